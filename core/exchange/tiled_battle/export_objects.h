#pragma once

#include <optional>
#include <set>
#include <vector>

#include "core/exchange/tiled_battle/export_tiles.h"
#include "core/exchange/tiled_battle/row_properties.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::exchange::tiled {

/// Private to core/exchange/tiled_battle: rows as objects, each with all its columns as properties.
class ObjectMaker {
 public:
  struct Ground {
    const model::Battle& battle;  ///< what is carried
    const MapGrid& grid;
    RowWords words;
    const TileMaker& maker;
    const TileCollection& counters;
    const TileCollection& pictures;
    std::optional<Id<model::Variant>> shown;  ///< whose counters are visible
  };
  explicit ObjectMaker(Ground ground);

  /// A layer for each picture of that place.
  void addPictures(std::vector<Layer>& layers, model::PicturePlace place);
  /// All that is above terrain, and the list of what has no place.
  void addRows(std::vector<Layer>& layers);

  /// Whether a hex is told by a cell of the terrain: one on the map that has terrain.
  static bool hasCell(const hex::Layout& layout, const model::HexRow& row);

 private:
  template <class Row>
  Object objectOf(const Row& row, Point place);
  template <class Row, class Made>
  void addLayer(std::vector<Layer>& layers, const char* name, Made&& made);
  template <class Row, class StrokeOf>
  void addKinds(std::vector<Layer>& layers, const char* name, StrokeOf&& strokeOf);
  void addZones(std::vector<Layer>& layers);
  void addCounters(std::vector<Layer>& layers);
  using Shown = std::set<const model::Placement*>;
  Layer blockLayer(const model::SetUpBlock& block, const Shown& shown);
  std::optional<Object> counterObject(const model::Placement& row);
  Object pictureObject(const model::MapPicture& row);
  Object labelObject(const model::Label& row);
  template <class Row, class Wanted>
  void list(ObjectLayer& into, Wanted&& isListed);
  void addList(std::vector<Layer>& layers);

  Ground ground_;
};

}  // namespace redoubt::exchange::tiled
