#include "core/rules/combat/fire_together.h"

#include <algorithm>
#include <utility>

#include "core/model/standing.h"
#include "core/rules/forces/arms.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/sight/aim.h"

namespace redoubt::rules {
namespace {

const model::Army* armyIn(const Board& ground, const model::Placement& counter) {
  return ground.battle.find(armyOf(ground.battle, counter));
}

bool areOfOnePlayer(const Board& ground, const PlacementList& counters) {
  const model::Army* first = armyIn(ground, *counters.front());
  return std::all_of(counters.begin(), counters.end(), [&](const model::Placement* counter) {
    const model::Army* army = armyIn(ground, *counter);
    return first && army && army->player == first->player;
  });
}

bool areInOneHex(const PlacementList& counters) {
  const model::StandingHexes hexes = model::standingHexes(*counters.front());
  return std::any_of(hexes.begin(), hexes.end(), [&](hex::HexKey hex) {
    return std::all_of(counters.begin(), counters.end(), [&](const auto* each) { return standsIn(*each, hex); });
  });
}

const FireTable* tableOf(const std::vector<FireTable>& tables, const std::string& type, int strength) {
  return strength < 1 ? nullptr : fireTableFor(tables, type, strength);
}

bool mayAimAt(const Board& ground, const FacingRules& facing, const model::Placement& counter, int side) {
  const std::string arm = armOf(ground.battle, ground.book, counter).slug.value_or("");
  const auto direction = counter.direction ? counter.direction->direction : std::nullopt;
  if (!direction || facesNowhere(facing, arm)) return true;
  const auto taken = formation(ground.book, counter.formation);
  const Formation* form = taken ? &*taken : nullptr;
  const auto zones = zonesOf(facing, ground.layout.orientation(), *direction, form, arm);
  return !zones || aimZones(ground.book, form).contains((*zones)[static_cast<std::size_t>(side)]);
}

}  // namespace

std::variant<FireTogether, TogetherFault> fireTogether(const Board& ground,
                                                       const std::vector<FireTable>& tables,
                                                       const PlacementList& counters) {
  FireTogether together;
  bool isEstimate = false;
  for (const model::Placement* counter : counters) {
    const model::Unit* unit = ground.battle.find(counter->unit);
    if (!unit || !firesByTable(tables, unit->type)) return TogetherFault::NoTable;
    const Figure strength = ground.figures.of(*counter).size;
    if (!strength.value) return TogetherFault::StrengthUnknown;
    if (together.type.empty()) together.type = unit->type;
    if (counters.size() > 1 && isGun(ground.book, unit->type) && !areInOneHex(counters))
      return TogetherFault::GunsApart;
    together.sum += *strength.value;
    isEstimate = isEstimate || strength.isEstimate;
  }
  if (counters.size() > 1 && !areOfOnePlayer(ground, counters)) return TogetherFault::OtherPlayers;
  const int counts = counters.size() > 1 ? combinedStrength(ground.book, {together.sum}) : together.sum;
  together.strength = {counts, isEstimate};
  together.table = tableOf(tables, together.type, counts);
  if (!together.table) return TogetherFault::NoTable;
  const bool isOne = std::all_of(counters.begin(), counters.end(), [&](const model::Placement* counter) {
    return tableOf(tables, ground.battle.find(counter->unit)->type, counts) == together.table;
  });
  if (!isOne) return TogetherFault::OtherTables;
  return together;
}

std::set<hex::HexKey> targetsInCommon(const Board& ground, const PlacementList& counters) {
  const FacingRules facing = facingRules(ground.book);
  std::set<hex::HexKey> common;
  bool isFirst = true;
  for (const model::Placement* counter : counters) {
    std::set<hex::HexKey> targets;
    const model::Army* own = armyIn(ground, *counter);
    for (const hex::HexKey from : model::standingHexes(*counter)) {
      for (int side = 0; own && side < hex::kSides; ++side) {
        const auto hex = ground.layout.neighbour(from, side);
        const PlacementList there = hex ? defendersIn(ground, *hex) : PlacementList();
        const model::Army* army = there.empty() ? nullptr : armyIn(ground, *there.front());
        if (!army || army->player == own->player || !mayAimAt(ground, facing, *counter, side)) continue;
        if (isFirst || common.contains(*hex)) targets.insert(*hex);
      }
    }
    common = std::move(targets);
    isFirst = false;
  }
  return common;
}

}  // namespace redoubt::rules
