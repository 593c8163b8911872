#pragma once

#include <set>

#include "core/exchange/tiled_battle/import_notes.h"
#include "core/exchange/tiled_battle/map_grid.h"
#include "core/exchange/tiled_battle/row_properties.h"
#include "core/model/battle.h"

namespace redoubt::exchange::tiled {

/// Private to core/exchange/tiled_battle: rows from the objects of a map that was exported. What has been moved, turned
/// or written otherwise since counts as it stands now.
class RowReader {
 public:
  /// Learns the names of all rows of the map.
  RowReader(const TiledMap& map, const MapGrid& grid, ImportNotes& notes);

  /// The table whose rows a layer has; empty for layers of others.
  static std::string tableOf(const Layer& layer);
  /// Reads an object, whose place is told without the offsets of its layers; false if it isn't a row, or is one that
  /// somebody drew anew.
  bool read(const Layer& layer, const Object& object, Point place);
  /// The rows `battle` and, if it is still that of the map, `map`: the map's own properties.
  void readOwn(const Properties& properties, bool takesSheet);
  /// The block or zone that a layer's objects belong to.
  std::optional<std::int64_t> ownerOf(const Layer& layer) const;

  const Slugs& slugs() const { return slugs_; }
  model::Battle takeRows();

 private:
  void learn(const std::vector<Layer>& layers);
  bool put(model::AnyRow row, const Object& object, Point place);
  bool isPlaced(const model::AnyRow& row, const Object& object, Point place) const;
  void moveHex(model::AnyRow& row, Point place) const;
  void putLabel(model::Label row, const Object& object, Point place);
  void putSymbol(model::Symbol row, const Object& object, Point place);
  void putPicture(model::MapPicture row, const Object& object, Point place);
  void putPlacement(model::Placement row, const Object& object, Point place);
  hex::HexKey hexAt(Point place) const;
  template <class Row>
  void follow(Row& row, Point was, Point is) const;

  const MapGrid& grid_;
  ImportNotes& notes_;
  Slugs slugs_;
  std::set<std::pair<std::string, std::string>> seen_;  // table and key
  model::Battle battle_;
  model::Edit others_;
};

}  // namespace redoubt::exchange::tiled
