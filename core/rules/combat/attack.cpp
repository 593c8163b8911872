#include "core/rules/combat/attack.h"

#include <algorithm>
#include <set>

#include "core/rules/book/json_values.h"
#include "core/rules/book/rule_values.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/formation.h"
#include "core/rules/forces/markers.h"
#include "core/rules/movement/control.h"
#include "core/rules/movement/movement_rules.h"
#include "core/rules/position/ground.h"

namespace redoubt::rules {
namespace {

constexpr std::string_view kStockShifts = "combat/shift/stock";

bool isOfUnits(const model::Placement& counter) {
  return counter.subject == model::PlacementSubject::Unit || counter.subject == model::PlacementSubject::Group;
}

Fighter fighterOf(const CombatContext& ground, const model::Placement& counter) {
  Fighter fighter;
  fighter.arm = armOf(ground.battle, ground.book, counter).slug.value_or("");
  fighter.hex = counter.hex.value_or(hex::HexKey{});
  const model::Unit* unit = ground.battle.find(counter.unit);
  if (!unit) return fighter;
  const UnitFigures& figures = ground.figures.of(counter);
  fighter.type = unit->type;
  fighter.strength = figures.size;
  fighter.morale = figures.morale;
  return fighter;
}

std::string terrainAt(const CombatContext& ground, hex::HexKey hex) {
  return rules::terrainAt(ground.battle, ground.book, hex);
}

// On hexside and links.
std::vector<std::string> kindsAcross(const CombatContext& ground, hex::HexKey from, hex::HexKey to) {
  std::vector<std::string> kinds = sidesAcross(ground.battle, ground.book, ground.layout, from, to);
  const std::vector<std::string> links = linksBetween(ground.battle, ground.layout, from, to);
  kinds.insert(kinds.end(), links.begin(), links.end());
  return kinds;
}

std::set<std::string> markersAcross(const CombatContext& ground, hex::HexKey from, hex::HexKey to) {
  return rules::markersAcross(ground.book, ground.layout, ground.setUp, from, to);
}

bool areNeighbours(const CombatContext& ground, hex::HexKey one, hex::HexKey other) {
  return ground.layout.distance(one, other) == 1;
}

void append(std::vector<std::string>& words, const std::vector<std::string>& more) {
  words.insert(words.end(), more.begin(), more.end());
}

// Terrain between the attacker and any of its targets counts.
Attacker attackerOf(const CombatContext& ground, const model::Placement& counter, const AttackChoice& choice) {
  Attacker attacker{fighterOf(ground, counter)};
  const hex::HexKey from = attacker.unit.hex;
  attacker.terrain = terrainAt(ground, from);
  std::set<std::string> markers;
  for (const hex::HexKey target : choice.targets) {
    if (!areNeighbours(ground, from, target)) continue;
    append(attacker.across, kindsAcross(ground, from, target));
    markers.merge(markersAcross(ground, from, target));
    if (!attacker.side) attacker.side = ground.layout.sideTowards(target, from);
  }
  const auto standing = choice.standing.find(counter.id);
  if (standing != choice.standing.end()) markers.insert(standing->second.begin(), standing->second.end());
  attacker.markers = {markers.begin(), markers.end()};
  const auto spends = choice.spends.find(counter.id);
  if (spends != choice.spends.end()) attacker.spends = spends->second;
  return attacker;
}

std::optional<SideZones> zonesOf(const CombatContext& ground, const FacingRules& facing,
                                 const model::Placement& counter) {
  return rules::zonesOf(ground.battle, ground.book, ground.layout, facing, counter);
}

Defender defenderOf(const CombatContext& ground, const FacingRules& facing, const model::Placement& counter,
                    const std::vector<Attacker>& attackers) {
  Defender defender{fighterOf(ground, counter)};
  if (facesNowhere(facing, defender.unit.arm)) return defender;
  const auto zones = zonesOf(ground, facing, counter);
  if (!zones) {
    defender.isHitFromRear.reset();
    return defender;
  }
  defender.isHitFromRear = std::any_of(attackers.begin(), attackers.end(), [&](const Attacker& attacker) {
    if (!areNeighbours(ground, attacker.unit.hex, defender.unit.hex)) return false;
    const auto side = ground.layout.sideTowards(defender.unit.hex, attacker.unit.hex);
    return side && (*zones)[static_cast<std::size_t>(*side)] == hex::FacingZone::Rear;
  });
  return defender;
}

// The hexes in which a leader helps, by `leader/helps-in`; `isSure` is false where they depend on an unknown facing.
struct HelpedHexes {
  std::set<hex::HexKey> hexes;
  bool isSure = true;
};

HelpedHexes helpedBy(const CombatContext& ground, const FacingRules& facing, const model::Placement& leader) {
  HelpedHexes helped;
  for (const std::string& word : ground.book.texts("leader/helps-in")) {
    const auto zones = word == "front" ? zonesOf(ground, facing, leader) : std::nullopt;
    if (word == "hex") {
      helped.hexes.insert(*leader.hex);
    } else if (zones) {
      for (const hex::HexKey hex : hexesIn(ground.layout, *leader.hex, *zones, hex::FacingZone::Front)) {
        helped.hexes.insert(hex);
      }
    } else {
      const auto round = ground.layout.neighbours(*leader.hex);
      helped.hexes.insert(round.begin(), round.end());
      if (word == "front") helped.isSure = false;
    }
  }
  return helped;
}

// Whether one more of a waiting marker may be laid in the hex.
bool mayBeLaidIn(const CombatContext& ground, const model::Placement& waiting, hex::HexKey hex) {
  const auto hexes = startHexes(ground.battle, ground.layout, waiting);
  return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
}

// Whether the hexside has the terrain that the marker needs, and no other marker of that kind.
bool isFreeFor(const CombatContext& ground, const std::string& marker, hex::HexKey from, hex::HexKey to) {
  const auto kind = hexsideOf(ground.book, marker);
  const auto side = ground.layout.sideBetween(from, to);
  if (!kind || !side || !ground.battle.find<model::Hexside>(std::pair(*side, *kind))) return false;
  return std::none_of(ground.setUp.begin(), ground.setUp.end(), [&](const model::Placement* row) {
    const auto lying = lyingOnSide(ground.book, *row);
    return lying && markerOf(ground.book, *row) == marker && ground.layout.side(*row->hex, *lying) == *side;
  });
}

std::optional<Id<model::Player>> holderOf(const CombatContext& ground, hex::HexKey hex) {
  const PlacementList there = defendersIn(ground, hex);
  return there.empty() ? std::nullopt : playerOf(ground.battle, *there.front());
}

// Whether a marker in its own hex frees a unit there from the duty to attack a neighbour.
bool isFreedBy(const CombatContext& ground, hex::HexKey from, hex::HexKey to) {
  return std::any_of(ground.setUp.begin(), ground.setUp.end(), [&](const model::Placement* row) {
    const auto side = standsIn(*row, from) ? sideOf(*row) : std::nullopt;
    const auto marker = side ? markerOf(ground.book, *row) : std::nullopt;
    return marker && ground.layout.neighbour(from, *side) == to &&
           ruleTruth(ground.book, "marker/" + *marker + "/need-not-attack-across").value_or(false);
  });
}

std::set<hex::HexKey> hexesOf(const PlacementList& counters) {
  std::set<hex::HexKey> hexes;
  for (const model::Placement* counter : counters) hexes.insert(counter->hex.value_or(hex::HexKey{}));
  return hexes;
}

// Adjacency of attackers and targets: if one side is in a single hex, all hexes of the other must be next to it;
// otherwise each hex needs a neighbour of the other side.
bool areBeside(const CombatContext& ground, const std::set<hex::HexKey>& from, const std::set<hex::HexKey>& targets) {
  const auto isBeside = [&](hex::HexKey hex, const std::set<hex::HexKey>& others) {
    return std::any_of(others.begin(), others.end(),
                       [&](hex::HexKey other) { return areNeighbours(ground, hex, other); });
  };
  return std::all_of(from.begin(), from.end(), [&](hex::HexKey hex) { return isBeside(hex, targets); }) &&
         std::all_of(targets.begin(), targets.end(), [&](hex::HexKey hex) { return isBeside(hex, from); });
}

// The figures of the player's leaders that help a unit in one of these hexes.
std::vector<Figure> helpFor(const CombatContext& ground, const FacingRules& facing,
                            std::optional<Id<model::Player>> player, const std::set<hex::HexKey>& hexes) {
  std::vector<Figure> figures;
  const auto kind = ground.book.text("combat/shift/leader");
  if (!kind) return figures;
  for (const model::Placement* row : ground.setUp) {
    if (!row->leader || row->rule != model::PlacementRule::At || !row->hex) continue;
    if (playerOf(ground.battle, *row) != player) continue;
    const HelpedHexes helped = helpedBy(ground, facing, *row);
    const bool helps =
        std::any_of(hexes.begin(), hexes.end(), [&](hex::HexKey hex) { return helped.hexes.contains(hex); });
    if (!helps) continue;
    Figure figure = ground.figures.of(*row->leader, *kind);
    const bool isOnSpot = hexes.contains(*row->hex);
    figure.isEstimate = figure.isEstimate || (!helped.isSure && !isOnSpot);
    figures.push_back(figure);
  }
  return figures;
}

void sortByPlace(PlacementList& counters) {
  std::stable_sort(counters.begin(), counters.end(), [](const auto* a, const auto* b) {
    return std::tie(*a->hex, a->stack) < std::tie(*b->hex, b->stack);
  });
}

}  // namespace

PlacementList defendersIn(const CombatContext& ground, hex::HexKey target) {
  PlacementList defenders;
  for (const model::Placement* row : ground.setUp) {
    if (isOfUnits(*row) && standsIn(*row, target)) defenders.push_back(row);
  }
  sortByPlace(defenders);
  return defenders;
}

PlacementList attackersRound(const CombatContext& ground, hex::HexKey target) {
  std::set<std::optional<Id<model::Player>>> held;
  for (const model::Placement* row : defendersIn(ground, target)) held.insert(playerOf(ground.battle, *row));
  PlacementList attackers;
  if (held.size() != 1) return attackers;
  for (const model::Placement* row : ground.setUp) {
    const bool isNear = isOfUnits(*row) && row->rule == model::PlacementRule::At && row->hex &&
                        ground.layout.distance(*row->hex, target) == 1;
    if (isNear && !held.contains(playerOf(ground.battle, *row))) attackers.push_back(row);
  }
  sortByPlace(attackers);
  return attackers;
}

bool maySpend(const RuleBook& book, const std::string& stock, const std::string& type) {
  const auto value = parsedJson(book.json(std::string(kStockShifts) + "/" + stock));
  return hasText(member(value, "types"), type);
}

std::vector<std::string> stocksThatShift(const RuleBook& book) {
  std::vector<std::string> stocks = book.under(kStockShifts);
  std::erase_if(stocks, [&](const std::string& stock) {
    return !parsedJson(book.json(std::string(kStockShifts) + "/" + stock)).is_object();
  });
  return stocks;
}

std::set<hex::HexKey> stillToAttack(const CombatContext& ground, const AttackChoice& choice) {
  std::set<hex::HexKey> found;
  if (!ruleTruth(ground.book, "combat/must-be-attacked").value_or(false)) return found;
  const MovementRules rules = movementRules(ground.book);
  for (const model::Placement* attacker : choice.attackers) {
    const auto facing = attacker->direction ? attacker->direction->direction : std::nullopt;
    const std::string arm = armOf(ground.battle, ground.book, *attacker).slug.value_or("");
    const hex::HexKey from = *attacker->hex;
    for (const hex::HexKey hex : zoneOfControl(rules, ground.layout, {from, facing, arm, attacker->formation}).sure) {
      const auto holder = holderOf(ground, hex);
      const bool isEnemy = holder && holder != playerOf(ground.battle, *attacker);
      if (isEnemy && !isFreedBy(ground, from, hex)) found.insert(hex);
    }
  }
  for (const hex::HexKey target : choice.targets) found.erase(target);
  return found;
}

bool oneDefends(const CombatContext& ground, hex::HexKey target) {
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

PlacementList defendersOf(const CombatContext& ground, const AttackChoice& choice) {
  PlacementList defenders;
  for (const hex::HexKey target : choice.targets) {
    const PlacementList there = defendersIn(ground, target);
    if (!oneDefends(ground, target)) {
      defenders.insert(defenders.end(), there.begin(), there.end());
      continue;
    }
    const auto named = choice.defending.find(target);
    const auto found = std::find_if(there.begin(), there.end(), [&](const model::Placement* unit) {
      return named != choice.defending.end() && unit->id == named->second;
    });
    defenders.push_back(found == there.end() ? there.front() : *found);
  }
  return defenders;
}

std::vector<hex::HexKey> targetsBeside(const CombatContext& ground, hex::HexKey target) {
  const auto holder = holderOf(ground, target);
  std::set<hex::HexKey> targets;
  for (const hex::HexKey from : hexesOf(attackersRound(ground, target))) {
    for (const hex::HexKey hex : ground.layout.neighbours(from)) {
      if (hex == target || holderOf(ground, hex) != holder) continue;
      if (!attackersRound(ground, hex).empty()) targets.insert(hex);
    }
  }
  return {targets.begin(), targets.end()};
}

std::vector<std::string> markersThatMayStand(const CombatContext& ground, hex::HexKey from, hex::HexKey to) {
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

std::optional<AttackFault> faultOf(const CombatContext& ground, const AttackChoice& choice) {
  const auto onlyDefends = [&](const model::Placement* counter) {
    const auto arm = armOf(ground.battle, ground.book, *counter).slug;
    return arm && ground.book.json("combat/defence-bonus/" + *arm);
  };
  if (std::any_of(choice.attackers.begin(), choice.attackers.end(), onlyDefends)) return AttackFault::OnlyDefends;
  const std::set<hex::HexKey> from = hexesOf(choice.attackers);
  const std::set<hex::HexKey> targets(choice.targets.begin(), choice.targets.end());
  const auto several = ground.book.text("combat/several");
  if (targets.size() > 1) {
    if (!several) return AttackFault::Unspecified;
    if (several == "one-target-hex") return AttackFault::SeveralTargets;
    if (several == "one-side-in-one-hex" && from.size() > 1) return AttackFault::SeveralGroups;
  }
  return areBeside(ground, from, targets) ? std::nullopt : std::optional(AttackFault::NotBeside);
}

Attack attackFrom(const CombatContext& ground, const AttackChoice& choice) {
  const FacingRules facing = facingRules(ground.book);
  Attack attack;
  for (const model::Placement* counter : choice.attackers) {
    attack.attackers.push_back(attackerOf(ground, *counter, choice));
  }
  for (const hex::HexKey target : choice.targets) attack.terrains.insert(terrainAt(ground, target));
  const PlacementList defenders = defendersOf(ground, choice);
  for (const model::Placement* counter : defenders) {
    attack.defenders.push_back(defenderOf(ground, facing, *counter, attack.attackers));
  }
  attack.trackLabel = choice.trackLabel;
  if (choice.attackers.empty() || defenders.empty()) return attack;
  const auto attacking = playerOf(ground.battle, *choice.attackers.front());
  const auto defending = playerOf(ground.battle, *defenders.front());
  const model::Player* player = ground.battle.find<model::Player>(attacking);
  if (player) attack.player = player->slug;
  attack.attackersLeaders = helpFor(ground, facing, attacking, hexesOf(choice.attackers));
  attack.defendersLeaders = helpFor(ground, facing, defending, {choice.targets.begin(), choice.targets.end()});
  return attack;
}

}  // namespace redoubt::rules
