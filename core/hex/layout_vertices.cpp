#include "core/hex/layout.h"

namespace redoubt::hex {

Vertex Layout::vertex(HexKey key, int index) const {
  const int sideBefore = spec_.orientation == Orientation::Pointy ? wrapped(index - 1) : index;
  return vertexAfter(toHex(key), sideBefore);
}

std::optional<int> Layout::indexOf(HexKey key, Vertex vertex) const {
  for (int index = 0; index < kSides; ++index) {
    if (this->vertex(key, index) == vertex) return index;
  }
  return std::nullopt;
}

std::array<HexKey, 3> Layout::hexesOf(Vertex vertex) const {
  const auto hexes = hex::hexesOf(vertex);
  return {toKey(hexes[0]), toKey(hexes[1]), toKey(hexes[2])};
}

std::array<HexsideKey, 3> Layout::sidesOf(Vertex vertex) const {
  const auto sides = hex::sidesOf(vertex);
  return {toKey(sides[0]), toKey(sides[1]), toKey(sides[2])};
}

std::array<Vertex, 2> Layout::verticesOf(HexsideKey side) const {
  return hex::verticesOf(toHexside(side));
}

bool Layout::contains(Vertex vertex) const {
  for (const Hex hex : hex::hexesOf(vertex)) {
    if (contains(hex)) return true;
  }
  return false;
}

std::vector<HexsideKey> Layout::sidesAlong(Vertex from, Vertex to) const {
  const std::vector<Vertex> path = vertexPath(from, to);
  std::vector<HexsideKey> sides;
  for (std::size_t i = 1; i < path.size(); ++i) sides.push_back(toKey(*hex::sideBetween(path[i - 1], path[i])));
  return sides;
}

}  // namespace redoubt::hex
