#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/exchange/tiled_battle/import_notes.h"
#include "core/exchange/tiled_battle/map_grid.h"
#include "core/model/battle.h"
#include "core/rules/book/rule_book.h"

namespace redoubt::exchange::tiled {

/// Private to core/exchange/tiled_battle: rows from objects that others drew. Lines whose class, name or layer is a
/// kind of hexside or link become those, points with names and texts labels, tiles placements with words, areas with
/// names zones. What is not understood is told.
class ObjectReader {
 public:
  struct Ground {
    const TiledMap& map;
    const MapGrid& grid;
    const rules::RuleBook& book;
    ImportNotes& notes;
  };
  explicit ObjectReader(Ground ground) : ground_(ground) {}

  /// `place` is told without the offsets of its layers; `block` is that of a layer of placements.
  void read(const Layer& layer, const Object& object, Point place, std::optional<Id<model::SetUpBlock>> block);
  /// Puts them into the battle, beside what it has.
  void addTo(model::Battle& battle);

 private:
  std::string kindOf(const Layer& layer, const Object& object) const;
  void loseProperties(const Object& object);
  void readLine(const Object& object, const std::string& kind, const std::vector<Point>& points);
  void addSides(const std::string& kind, const std::vector<hex::Point>& points);
  void addLinks(const std::string& kind, const std::vector<hex::Point>& points);
  void readLabel(const Object& object, const std::string& text, Point place);
  void readTile(const Layer& layer, const Object& object, Point place, std::optional<Id<model::SetUpBlock>> block);
  std::string freeZoneSlug(const std::string& name);
  bool readZone(const Object& object, Point place);
  std::string wordsOf(const Object& object) const;
  Id<model::SetUpBlock> blockFor(const Layer& layer);
  bool spend(std::size_t steps);
  std::string ownKey(const Object& object) const;

  Ground ground_;
  model::Battle rows_;
  std::size_t spent_ = 0;
  std::size_t objects_ = 0;
  std::map<std::string, int> zones_;
};

}  // namespace redoubt::exchange::tiled
