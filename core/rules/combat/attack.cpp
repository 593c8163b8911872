#include "core/rules/combat/attack.h"

#include <algorithm>

#include "core/rules/book/json_values.h"
#include "core/rules/book/rule_values.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/markers.h"
#include "core/rules/movement/control.h"
#include "core/rules/movement/movement_rules.h"
#include "core/rules/position/ground.h"

namespace redoubt::rules {
namespace {

bool isOfUnits(const model::Placement& counter) {
  return counter.subject == model::PlacementSubject::Unit || counter.subject == model::PlacementSubject::Group;
}

// Whether one more of a waiting marker may be laid in the hex.
bool mayBeLaidIn(const Board& ground, const model::Placement& waiting, hex::HexKey hex) {
  const auto hexes = startHexes(ground.battle, ground.layout, waiting);
  return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
}

// Whether the hexside has the terrain that the marker needs, and no other marker of that kind.
bool isFreeFor(const Board& ground, const std::string& marker, hex::HexKey from, hex::HexKey to) {
  const auto kind = hexsideOf(ground.book, marker);
  const auto side = ground.layout.sideBetween(from, to);
  if (!kind || !side || !ground.battle.find<model::Hexside>(std::pair(*side, *kind))) return false;
  return std::none_of(ground.setUp.begin(), ground.setUp.end(), [&](const model::Placement* row) {
    const auto lying = lyingOnSide(ground.book, *row);
    return lying && markerOf(ground.book, *row) == marker && ground.layout.side(*row->hex, *lying) == *side;
  });
}

std::optional<Id<model::Player>> holderOf(const Board& ground, hex::HexKey hex) {
  const PlacementList there = defendersIn(ground, hex);
  return there.empty() ? std::nullopt : playerOf(ground.battle, *there.front());
}

// Whether a marker in its own hex frees a unit there from the duty to attack a neighbour.
bool isFreedBy(const Board& ground, hex::HexKey from, hex::HexKey to) {
  return std::any_of(ground.setUp.begin(), ground.setUp.end(), [&](const model::Placement* row) {
    const auto side = standsIn(*row, from) ? sideOf(*row) : std::nullopt;
    const auto marker = side ? markerOf(ground.book, *row) : std::nullopt;
    return marker && ground.layout.neighbour(from, *side) == to &&
           ruleTruth(ground.book, "marker/" + *marker + "/need-not-attack-across").value_or(false);
  });
}

void sortByPlace(PlacementList& counters) {
  std::stable_sort(counters.begin(), counters.end(), [](const auto* a, const auto* b) {
    return std::tie(*a->hex, a->stack) < std::tie(*b->hex, b->stack);
  });
}

}  // namespace

PlacementList defendersIn(const Board& ground, hex::HexKey target) {
  PlacementList defenders;
  for (const model::Placement* row : ground.setUp) {
    if (isOfUnits(*row) && standsIn(*row, target)) defenders.push_back(row);
  }
  sortByPlace(defenders);
  return defenders;
}

std::set<hex::HexKey> stillToAttack(const Board& ground, const PlacementList& attackers,
                                    const std::vector<hex::HexKey>& targets) {
  std::set<hex::HexKey> found;
  if (!ruleTruth(ground.book, "combat/must-be-attacked").value_or(false)) return found;
  const MovementRules rules = movementRules(ground.book);
  for (const model::Placement* attacker : attackers) {
    const auto facing = attacker->direction ? attacker->direction->direction : std::nullopt;
    const std::string arm = armOf(ground.battle, ground.book, *attacker).slug.value_or("");
    for (const hex::HexKey from : model::standingHexes(*attacker)) {
      for (const hex::HexKey hex : zoneOfControl(rules, ground.layout, {from, facing, arm, attacker->formation}).sure) {
        const auto holder = holderOf(ground, hex);
        const bool isEnemy = holder && holder != playerOf(ground.battle, *attacker);
        if (isEnemy && !isFreedBy(ground, from, hex)) found.insert(hex);
      }
    }
  }
  for (const hex::HexKey target : targets) found.erase(target);
  return found;
}

bool oneDefends(const Board& ground, hex::HexKey target) {
  const PlacementList there = defendersIn(ground, target);
  const auto places = parsedJson(ground.book.json("combat/one-defends"));
  if (there.size() < 2 || !places.is_array()) return false;
  const auto zones = zonesAt(ground.battle, target);
  return std::any_of(places.begin(), places.end(), [&](const nlohmann::json& place) {
    const auto army = textOf(member(place, "army"));
    const bool isZone = std::find(zones.begin(), zones.end(), textOf(member(place, "zone"))) != zones.end();
    return isZone && std::all_of(there.begin(), there.end(), [&](const model::Placement* unit) {
             const model::Army* own = ground.battle.find(armyOf(ground.battle, *unit));
             return !army || (own && own->slug == *army);
           });
  });
}

std::vector<std::string> markersThatMayStand(const Board& ground, hex::HexKey from, hex::HexKey to) {
  std::set<std::string> found;
  for (const model::Placement* row : ground.setUp) {
    const bool isWaiting = row->rule == model::PlacementRule::Zone || row->rule == model::PlacementRule::Within;
    const auto marker = isWaiting && row->count > 0 ? markerOf(ground.book, *row) : std::nullopt;
    if (!marker || !isFreeFor(ground, *marker, from, to)) continue;
    const bool onlyItsHex = protectsOnlyItsHex(ground.book, *marker);
    if (mayBeLaidIn(ground, *row, to) || (!onlyItsHex && mayBeLaidIn(ground, *row, from))) found.insert(*marker);
  }
  return {found.begin(), found.end()};
}

}  // namespace redoubt::rules
