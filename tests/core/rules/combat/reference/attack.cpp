#include "tests/core/rules/combat/reference/attack.h"

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

bool isOfUnits(const model::Placement& counter) {
  return counter.subject == model::PlacementSubject::Unit || counter.subject == model::PlacementSubject::Group;
}

Fighter fighterOf(const Board& ground, const model::Placement& counter) {
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

std::string terrainAt(const Board& ground, hex::HexKey hex) {
  return rules::terrainAt(ground.battle, ground.book, hex);
}

// On hexside and links.
std::vector<std::string> kindsAcross(const Board& ground, hex::HexKey from, hex::HexKey to) {
  std::vector<std::string> kinds = sidesAcross(ground.battle, ground.book, ground.layout, from, to);
  const std::vector<std::string> links = linksBetween(ground.battle, ground.layout, from, to);
  kinds.insert(kinds.end(), links.begin(), links.end());
  return kinds;
}

std::set<std::string> markersAcross(const Board& ground, hex::HexKey from, hex::HexKey to) {
  return rules::markersAcross(ground.book, ground.layout, ground.setUp, from, to);
}

bool areNeighbours(const Board& ground, hex::HexKey one, hex::HexKey other) {
  return ground.layout.distance(one, other) == 1;
}

void append(std::vector<std::string>& words, const std::vector<std::string>& more) {
  words.insert(words.end(), more.begin(), more.end());
}

// Terrain between the attacker and any of its targets counts.
Attacker attackerOf(const Board& ground, const model::Placement& counter, const AttackChoice& choice) {
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

std::optional<SideZones> zonesOf(const Board& ground, const FacingRules& facing,
                                 const model::Placement& counter) {
  return rules::zonesOf(ground.battle, ground.book, ground.layout, facing, counter);
}

Defender defenderOf(const Board& ground, const FacingRules& facing, const model::Placement& counter,
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

HelpedHexes helpedBy(const Board& ground, const FacingRules& facing, const model::Placement& leader) {
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

std::optional<Id<model::Player>> holderOf(const Board& ground, hex::HexKey hex) {
  const PlacementList there = defendersIn(ground, hex);
  return there.empty() ? std::nullopt : playerOf(ground.battle, *there.front());
}

std::set<hex::HexKey> hexesOf(const PlacementList& counters) {
  std::set<hex::HexKey> hexes;
  for (const model::Placement* counter : counters) hexes.insert(counter->hex.value_or(hex::HexKey{}));
  return hexes;
}

// Adjacency of attackers and targets: if one side is in a single hex, all hexes of the other must be next to it;
// otherwise each hex needs a neighbour of the other side.
bool areBeside(const Board& ground, const std::set<hex::HexKey>& from, const std::set<hex::HexKey>& targets) {
  const auto isBeside = [&](hex::HexKey hex, const std::set<hex::HexKey>& others) {
    return std::any_of(others.begin(), others.end(),
                       [&](hex::HexKey other) { return areNeighbours(ground, hex, other); });
  };
  return std::all_of(from.begin(), from.end(), [&](hex::HexKey hex) { return isBeside(hex, targets); }) &&
         std::all_of(targets.begin(), targets.end(), [&](hex::HexKey hex) { return isBeside(hex, from); });
}

// The figures of the player's leaders that help a unit in one of these hexes.
std::vector<Figure> helpFor(const Board& ground, const FacingRules& facing,
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

PlacementList attackersRound(const Board& ground, hex::HexKey target) {
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

PlacementList defendersOf(const Board& ground, const AttackChoice& choice) {
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

std::vector<hex::HexKey> targetsBeside(const Board& ground, hex::HexKey target) {
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

std::optional<AttackFault> faultOf(const Board& ground, const AttackChoice& choice) {
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

Attack attackFrom(const Board& ground, const AttackChoice& choice) {
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
