#include "core/exchange/tiled_battle/import_cells.h"

#include <algorithm>
#include <limits>

#include "core/exchange/tiled_battle/marks.h"
#include "core/exchange/tiled_battle/row_properties.h"

namespace redoubt::exchange::tiled {
namespace {

struct Extent {
  int left = std::numeric_limits<int>::max();
  int top = std::numeric_limits<int>::max();
  int right = std::numeric_limits<int>::min();
  int bottom = std::numeric_limits<int>::min();

  void add(int x, int y) {
    left = std::min(left, x);
    top = std::min(top, y);
    right = std::max(right, x);
    bottom = std::max(bottom, y);
  }
};

template <class Visit>
void forEachTile(const TileLayer& layer, Visit&& visit) {
  for (const Chunk& chunk : layer.chunks) {
    for (std::size_t i = 0; i < chunk.cells.size(); ++i) {
      if (chunk.cells[i].gid() == 0) continue;
      const auto width = static_cast<std::size_t>(chunk.width);
      visit(chunk.x + static_cast<int>(i % width), chunk.y + static_cast<int>(i / width), chunk.cells[i]);
    }
  }
}

void addTo(Extent& extent, const std::vector<Layer>& layers) {
  for (const Layer& layer : layers) {
    if (!layer.isVisible) continue;
    if (const auto* group = std::get_if<GroupLayer>(&layer.content)) addTo(extent, group->layers);
    if (const auto* tiles = std::get_if<TileLayer>(&layer.content)) {
      forEachTile(*tiles, [&](int x, int y, Cell) { extent.add(x, y); });
    }
  }
}

// Whether all properties of a tile's kind that tell a level are whole numbers, is the meaning's business.
bool isLevels(const Layer& layer) {
  return plainText(layer.properties, kTableMark) == std::string(kLevelMark);
}

}  // namespace

CellRange usedCells(const TiledMap& map) {
  if (!map.isInfinite) return {{0, 0}, map.width, map.height};
  Extent extent;
  addTo(extent, map.layers);
  if (extent.right < extent.left) return {};
  const auto length = [](int from, int to) {
    return static_cast<int>(std::min<std::int64_t>(std::int64_t{to} - from + 1, std::numeric_limits<int>::max()));
  };
  return {{extent.left, extent.top}, length(extent.left, extent.right), length(extent.top, extent.bottom)};
}

CellReader::CellReader(const MapGrid& grid, CellRange range, TileMeanings& meanings, ImportNotes& notes)
    : grid_(grid),
      range_(range),
      meanings_(meanings),
      notes_(notes),
      covers_(static_cast<std::size_t>(range.columns) * static_cast<std::size_t>(range.rows)) {}

CellReader::Cover* CellReader::coverAt(int x, int y) {
  const std::int64_t column = std::int64_t{x} - range_.first.x;
  const std::int64_t row = std::int64_t{y} - range_.first.y;
  if (column < 0 || row < 0 || column >= range_.columns || row >= range_.rows) return nullptr;
  return &covers_[static_cast<std::size_t>(row * range_.columns + column)];
}

void CellReader::read(const Layer& layer) {
  const bool tellsLevels = isLevels(layer);
  std::size_t turned = 0;
  std::size_t outside = 0;
  forEachTile(std::get<TileLayer>(layer.content), [&](int x, int y, Cell cell) {
    Cover* cover = coverAt(x, y);
    const auto hex = grid_.hexOf({x, y});
    if (!cover || !hex || !grid_.layout().contains(*hex)) {
      ++outside;
      return;
    }
    if (cell.value != cell.gid()) ++turned;
    if (tellsLevels) {
      cover->level = meanings_.of(cell.gid()).level;
    } else {
      readTerrain(*cover, cell);
    }
  });
  if (turned > 0) notes_.warn("import.tiled-battle.turned", layer.name, turned);
  if (outside > 0) notes_.lose(layer.name, "import.tiled-battle.off-map", outside);
}

void CellReader::readTerrain(Cover& cover, Cell cell) {
  const TileMeaning& meaning = meanings_.of(cell.gid());
  ++tiles_[cell.gid()];
  if (meaning.isSkipped) return;
  if (meaning.level) cover.level = meaning.level;
  if (cover.gid == 0) {
    cover = {cell.gid(), meaning.isKnown, cover.level};
    return;
  }
  // Of two tiles that nobody understands the lower one is the ground.
  const bool isOver = meaning.isKnown;
  const std::uint32_t hidden = isOver ? cover.gid : cell.gid();
  const bool isHiddenKnown = isOver && cover.isKnown;
  if (!isHiddenKnown) notes_.lose(meanings_.of(hidden).name, "import.tiled-battle.tile-over");
  if (isOver) cover = {cell.gid(), true, cover.level};
}

std::vector<model::HexRow> CellReader::takeHexes(const std::string& ground) {
  std::vector<model::HexRow> hexes;
  std::size_t empty = 0;
  for (std::size_t i = 0; i < covers_.size(); ++i) {
    const auto columns = static_cast<std::size_t>(range_.columns);
    const CellPlace place{range_.first.x + static_cast<int>(i % columns),
                          range_.first.y + static_cast<int>(i / columns)};
    const auto hex = grid_.hexOf(place);
    if (!hex || !grid_.layout().contains(*hex)) continue;
    const Cover& cover = covers_[i];
    const int level = cover.level.value_or(0);
    if (cover.gid == 0) {
      if (!ground.empty()) hexes.push_back({*hex, ground, level});
      if (ground.empty() && level != 0) notes_.lose("level", "import.tiled-battle.no-terrain");
      ++empty;
      continue;
    }
    const TileMeaning& meaning = meanings_.of(cover.gid);
    if (!meaning.isKnown) notes_.warn("import.tiled-battle.tile", meaning.name);
    titles_.emplace(meaning.terrain, meaning.title);
    hexes.push_back({*hex, meaning.terrain, level});
  }
  if (empty > 0 && !ground.empty()) notes_.warn("import.tiled-battle.empty-cells", ground, empty);
  return hexes;
}

std::map<std::string, std::string> CellReader::titles() const {
  return titles_;
}

}  // namespace redoubt::exchange::tiled
