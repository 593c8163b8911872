#include "core/model/map_verbs.h"

#include <set>

#include "core/model/origins.h"

namespace redoubt::model {
namespace {

// Whether any row of a table has an origin. Usually none has, and a fill would search for those of many rows.
template <class Row>
bool hasOrigins(const Battle& battle) {
  const auto first = battle.all<Provenance>().lowerBound({std::string(Row::kTable), std::string(), std::string()});
  return first != battle.all<Provenance>().end() && first->subjectTable == Row::kTable;
}

template <class Row>
Edit eraseKinds(const Battle& battle, std::span<const hex::HexsideKey> sides, std::optional<std::string_view> kind,
                std::string title) {
  Edit edit(std::move(title));
  const bool origins = hasOrigins<Row>(battle);
  for (const hex::HexsideKey side : std::set<hex::HexsideKey>(sides.begin(), sides.end())) {
    forEachOn<Row>(battle, side, [&](const Row& row) {
      if (kind && row.kind != *kind) return;
      edit.erase<Row>(row.key());
      if (origins) eraseOrigins(edit, battle, Row::kTable, keyText<Row>(row.key()));
    });
  }
  return edit;
}

}  // namespace

Edit paintTerrain(const Battle& battle, std::span<const hex::HexKey> hexes, std::string_view terrain,
                  std::string title) {
  Edit edit(std::move(title));
  const bool origins = hasOrigins<HexRow>(battle);
  for (const hex::HexKey hex : std::set<hex::HexKey>(hexes.begin(), hexes.end())) {
    const HexRow* old = battle.find<HexRow>(hex);
    if (old && old->terrain == terrain) continue;
    edit.put(HexRow{hex, std::string(terrain), old ? old->level : 0});
    if (origins) markSetByHand(edit, battle, HexRow::kTable, keyText<HexRow>(hex), "terrain");
  }
  return edit;
}

Edit setLevel(const Battle& battle, std::span<const hex::HexKey> hexes, int level, std::string title) {
  Edit edit(std::move(title));
  const bool origins = hasOrigins<HexRow>(battle);
  for (const hex::HexKey hex : std::set<hex::HexKey>(hexes.begin(), hexes.end())) {
    const HexRow* old = battle.find<HexRow>(hex);
    if (!old || old->level == level) continue;
    edit.put(HexRow{hex, old->terrain, level});
    if (origins) markSetByHand(edit, battle, HexRow::kTable, keyText<HexRow>(hex), "level");
  }
  return edit;
}

Edit paintHexsides(const Battle& battle, std::span<const hex::HexsideKey> sides, std::string_view kind,
                   std::optional<HighSide> high, std::string title) {
  Edit edit(std::move(title));
  for (const hex::HexsideKey side : std::set<hex::HexsideKey>(sides.begin(), sides.end())) {
    const Hexside* old = battle.find<Hexside>({side, std::string(kind)});
    Hexside row = old ? *old : Hexside{side, std::string(kind), std::nullopt, std::nullopt};
    row.high = high;
    if (!old || !(*old == row)) edit.put(std::move(row));
  }
  return edit;
}

Edit eraseHexsides(const Battle& battle, std::span<const hex::HexsideKey> sides, std::optional<std::string_view> kind,
                   std::string title) {
  return eraseKinds<Hexside>(battle, sides, kind, std::move(title));
}

Edit paintLinks(const Battle& battle, std::span<const hex::HexsideKey> sides, std::string_view kind,
                std::string title) {
  Edit edit(std::move(title));
  for (const hex::HexsideKey side : std::set<hex::HexsideKey>(sides.begin(), sides.end())) {
    Link row{side, std::string(kind)};
    if (!battle.find<Link>(row.key())) edit.put(std::move(row));
  }
  return edit;
}

Edit eraseLinks(const Battle& battle, std::span<const hex::HexsideKey> sides, std::optional<std::string_view> kind,
                std::string title) {
  return eraseKinds<Link>(battle, sides, kind, std::move(title));
}

Edit eraseHexes(const Battle& battle, const hex::Layout& layout, std::span<const hex::HexKey> hexes,
                std::string_view ground, std::string title) {
  Edit edit = paintTerrain(battle, hexes, ground, std::move(title));
  std::set<hex::HexsideKey> sides;
  for (const hex::HexKey hex : std::set<hex::HexKey>(hexes.begin(), hexes.end())) {
    for (int side = 0; side < hex::kSides; ++side) sides.insert(layout.side(hex, side));
    if (const HexRow* old = battle.find<HexRow>(hex); old && old->level != 0) {
      edit.put(HexRow{hex, std::string(ground), 0});
    }
  }
  const std::vector<hex::HexsideKey> around(sides.begin(), sides.end());
  edit.append(eraseHexsides(battle, around, std::nullopt, {}));
  edit.append(eraseLinks(battle, around, std::nullopt, {}));
  return edit;
}

}  // namespace redoubt::model
