#include "core/hex/vertex.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <cstdlib>

namespace redoubt::hex {
namespace {

// Where a vertex lies, seen from one of its hexes: after which side.
struct Place {
  Hex hex;
  int side = 0;
};

// Vertices come in two kinds, with their hexsides pointing one way or the other; each hex has three of either,
// in turn. The remainder of q (and of r) by 3 distinguishes them.
std::array<Place, 3> placesOf(Vertex vertex) {
  const int first = ((vertex.q % 3) + 3) % 3 == 1 ? 0 : 1;
  std::array<Place, 3> places;
  for (int i = 0; i < 3; ++i) {
    const int side = first + 2 * i;
    const Vertex origin = vertexAfter(Hex{}, side);
    assert((vertex.q - origin.q) % 3 == 0 && (vertex.r - origin.r) % 3 == 0);
    places[static_cast<std::size_t>(i)] = {{(vertex.q - origin.q) / 3, (vertex.r - origin.r) / 3}, side};
  }
  return places;
}

int ceilingOfThird(int value) {
  return value > 0 ? (value + 2) / 3 : value / 3;
}

std::int64_t cross(Vertex origin, Vertex a, Vertex b) {
  return std::int64_t{a.q - origin.q} * (b.r - origin.r) - std::int64_t{a.r - origin.r} * (b.q - origin.q);
}

}  // namespace

Vertex vertexAfter(Hex hex, int side) {
  const Hex step = kSteps[static_cast<std::size_t>(side)] + kSteps[static_cast<std::size_t>(wrapped(side + 1))];
  return {3 * hex.q + step.q, 3 * hex.r + step.r};
}

std::array<Vertex, kSides> verticesOf(Hex hex) {
  std::array<Vertex, kSides> vertices;
  for (int side = 0; side < kSides; ++side) vertices[static_cast<std::size_t>(side)] = vertexAfter(hex, side);
  return vertices;
}

std::array<Hex, 3> hexesOf(Vertex vertex) {
  const auto places = placesOf(vertex);
  std::array<Hex, 3> hexes = {places[0].hex, places[1].hex, places[2].hex};
  std::sort(hexes.begin(), hexes.end());
  return hexes;
}

std::array<Hexside, 3> sidesOf(Vertex vertex) {
  std::array<Hexside, 3> sides;
  std::size_t i = 0;
  for (const Place& place : placesOf(vertex)) sides[i++] = hexside(place.hex, place.side);
  return sides;
}

std::array<Vertex, 2> verticesOf(Hexside side) {
  return {vertexAfter(side.hex, wrapped(side.side - 1)), vertexAfter(side.hex, side.side)};
}

std::array<Vertex, 3> neighboursOf(Vertex vertex) {
  std::array<Vertex, 3> neighbours;
  std::size_t i = 0;
  for (const Place& place : placesOf(vertex)) neighbours[i++] = vertexAfter(place.hex, wrapped(place.side - 1));
  return neighbours;
}

std::optional<Hexside> sideBetween(Vertex a, Vertex b) {
  for (const Place& place : placesOf(a)) {
    if (vertexAfter(place.hex, wrapped(place.side - 1)) == b) return hexside(place.hex, place.side);
  }
  return std::nullopt;
}

// The vertices of a hex grid are those points of a cubic grid whose coordinates add up to one of two successive
// numbers, and a hexside is a step along one of the three axes. The thirds of q, r and -q-r, rounded up, are such
// coordinates.
int distance(Vertex a, Vertex b) {
  return std::abs(ceilingOfThird(a.q) - ceilingOfThird(b.q)) + std::abs(ceilingOfThird(a.r) - ceilingOfThird(b.r)) +
         std::abs(ceilingOfThird(-a.q - a.r) - ceilingOfThird(-b.q - b.r));
}

std::vector<Vertex> vertexPath(Vertex a, Vertex b) {
  if (b < a) {
    std::vector<Vertex> path = vertexPath(b, a);
    std::reverse(path.begin(), path.end());
    return path;
  }
  std::vector<Vertex> path = {a};
  for (int left = distance(a, b); left > 0; --left) {
    std::optional<Vertex> best;
    for (const Vertex next : neighboursOf(path.back())) {
      if (distance(next, b) != left - 1) continue;
      if (!best || std::abs(cross(a, next, b)) < std::abs(cross(a, *best, b))) best = next;
    }
    assert(best);
    path.push_back(*best);
  }
  return path;
}

}  // namespace redoubt::hex

std::size_t std::hash<redoubt::hex::Vertex>::operator()(redoubt::hex::Vertex vertex) const noexcept {
  return std::hash<redoubt::hex::Hex>{}({vertex.q, vertex.r});
}
