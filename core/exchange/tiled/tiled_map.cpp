#include "core/exchange/tiled/tiled_map.h"

#include <algorithm>

namespace redoubt::exchange::tiled {

// Not by default, which Clang 16 takes for endless.
bool operator==(const ClassValue& a, const ClassValue& b) {
  return a.members == b.members;
}
bool operator==(const GroupLayer& a, const GroupLayer& b) {
  return a.layers == b.layers;
}

const Property* find(const Properties& properties, std::string_view name) {
  const auto found =
      std::find_if(properties.begin(), properties.end(), [&](const Property& p) { return p.name == name; });
  return found == properties.end() ? nullptr : &*found;
}

const Tile* Tileset::tile(int id) const {
  const auto found =
      std::lower_bound(tiles.begin(), tiles.end(), id, [](const Tile& t, int key) { return t.id < key; });
  return found == tiles.end() || found->id != id ? nullptr : &*found;
}

Cell TileLayer::at(int x, int y) const {
  for (const Chunk& chunk : chunks) {
    const std::int64_t column = std::int64_t{x} - chunk.x;
    const std::int64_t row = std::int64_t{y} - chunk.y;
    if (column < 0 || row < 0 || column >= chunk.width || row >= chunk.height) continue;
    return chunk.cells[static_cast<std::size_t>(row * chunk.width + column)];
  }
  return {};
}

const Tileset* TiledMap::tilesetOf(std::uint32_t gid) const {
  const auto after = std::upper_bound(tilesets.begin(), tilesets.end(), gid,
                                      [](std::uint32_t key, const Tileset& t) { return key < t.firstGid; });
  return after == tilesets.begin() ? nullptr : &*std::prev(after);
}

// Tiled mirrors first and then turns; both mirrorings together are half a turn.
HexTurn hexTurn(Cell cell) {
  const bool isUpsideDown = cell.has(Cell::kVertical);
  const int degrees =
      (cell.has(Cell::kDiagonal) ? 60 : 0) + (cell.has(Cell::kHexagonal120) ? 120 : 0) + (isUpsideDown ? 180 : 0);
  return {degrees % 360, cell.has(Cell::kHorizontal) != isUpsideDown};
}

Cell turned(std::uint32_t gid, HexTurn turn) {
  const int sixths = ((turn.degrees / 60) % 6 + 6) % 6;
  const bool isUpsideDown = sixths > 3;
  const int rest = isUpsideDown ? sixths - 3 : sixths;
  std::uint32_t value = gid;
  if (isUpsideDown) value |= Cell::kVertical;
  if (turn.isMirrored != isUpsideDown) value |= Cell::kHorizontal;
  if (rest & 1) value |= Cell::kDiagonal;
  if (rest & 2) value |= Cell::kHexagonal120;
  return {value};
}

}  // namespace redoubt::exchange::tiled
