#pragma once

#include <optional>
#include <vector>

#include "core/exchange/tiled_battle/import_notes.h"
#include "core/exchange/tiled_battle/map_grid.h"
#include "core/exchange/tiled_battle/tile_meaning.h"
#include "core/model/map_rows.h"

namespace redoubt::exchange::tiled {

/// Private to core/exchange/tiled_battle: which cells of a map are used.
struct CellRange {
  CellPlace first;
  int columns = 0;
  int rows = 0;
};
/// All cells of a finite map; of an infinite one the smallest range round those that have tiles, and none if none has.
CellRange usedCells(const TiledMap& map);

/// Terrain and levels from the tile layers of a map. Of several tiles in a cell the topmost that is understood counts.
class CellReader {
 public:
  CellReader(const MapGrid& grid, CellRange range, TileMeanings& meanings, ImportNotes& notes);

  void read(const Layer& layer);
  /// Of the cells that have terrain, and of the others with `ground` unless it is empty.
  std::vector<model::HexRow> takeHexes(const std::string& ground);
  /// How many cells each tile lies in that could tell a terrain, by its number in the map.
  const std::map<std::uint32_t, std::size_t>& tiles() const { return tiles_; }
  /// The titles of the terrains that they are of, by slug.
  std::map<std::string, std::string> titles() const;

 private:
  struct Cover {
    std::uint32_t gid = 0;  // the tile that tells the terrain; 0: none
    bool isKnown = false;
    std::optional<int> level;
  };
  void readTerrain(Cover& cover, Cell cell);
  Cover* coverAt(int x, int y);

  const MapGrid& grid_;
  CellRange range_;
  TileMeanings& meanings_;
  ImportNotes& notes_;
  std::vector<Cover> covers_;
  std::map<std::uint32_t, std::size_t> tiles_;
  std::map<std::string, std::string> titles_;
};

}  // namespace redoubt::exchange::tiled
