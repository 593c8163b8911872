#include "core/rules/position/ground.h"

#include "core/model/map_verbs.h"
#include "core/rules/book/rule_values.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/markers.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::rules {
namespace {

// False for a slope that only counts uphill when it is crossed downhill.
bool counts(const RuleBook& book, const model::Hexside& side, hex::HexKey to) {
  if (!side.high || !ruleTruth(book, "terrain/" + side.kind + "/uphill-only").value_or(false)) return true;
  return (*side.high == model::HighSide::Near) == (side.side.hex() == to);
}

}  // namespace

std::string terrainAt(const model::Battle& battle, const RuleBook& book, hex::HexKey hex) {
  const model::HexRow* row = battle.find<model::HexRow>(hex);
  return row ? row->terrain : groundTerrain(book);
}

std::vector<std::string> sidesAcross(const model::Battle& battle, const RuleBook& book, const hex::Layout& layout,
                                     hex::HexKey from, hex::HexKey to) {
  std::vector<std::string> kinds;
  const auto side = layout.sideBetween(from, to);
  if (!side) return kinds;
  model::forEachOn<model::Hexside>(battle, *side, [&](const model::Hexside& row) {
    if (counts(book, row, to)) kinds.push_back(row.kind);
  });
  return kinds;
}

std::vector<std::string> linksBetween(const model::Battle& battle, const hex::Layout& layout, hex::HexKey from,
                                      hex::HexKey to) {
  std::vector<std::string> kinds;
  const auto side = layout.sideBetween(from, to);
  if (!side) return kinds;
  model::forEachOn<model::Link>(battle, *side, [&](const model::Link& row) { kinds.push_back(row.kind); });
  return kinds;
}

bool protectsOnlyItsHex(const RuleBook& book, const std::string& marker) {
  return book.text("marker/" + marker + "/protects") == "its-hex";
}

std::set<std::string> markersAcross(const RuleBook& book, const hex::Layout& layout, const PlacementList& setUp,
                                    hex::HexKey from, hex::HexKey to) {
  std::set<std::string> markers;
  for (const model::Placement* row : setUp) {
    const bool isNear = standsIn(*row, from) || standsIn(*row, to);
    const auto side = isNear ? sideOf(*row) : std::nullopt;
    const auto marker = side ? markerOf(book, *row) : std::nullopt;
    if (!marker || (protectsOnlyItsHex(book, *marker) && !standsIn(*row, to))) continue;
    const auto other = layout.neighbour(*row->hex, *side);
    if (other == from || other == to) markers.insert(*marker);
  }
  return markers;
}

std::optional<SideZones> zonesOf(const model::Battle& battle, const RuleBook& book, const hex::Layout& layout,
                                 const FacingRules& facing, const model::Placement& counter) {
  const auto direction = counter.direction ? counter.direction->direction : std::nullopt;
  if (!direction) return std::nullopt;
  const std::string arm = armOf(battle, book, counter).slug.value_or("");
  const auto taken = formation(book, counter.formation);
  return zonesOf(facing, layout.orientation(), *direction, taken ? &*taken : nullptr, arm);
}

std::optional<Id<model::Player>> playerOf(const model::Battle& battle, const model::Placement& counter) {
  const model::Army* army = battle.find(armyOf(battle, counter));
  return army ? std::optional(army->player) : std::nullopt;
}

}  // namespace redoubt::rules
