#include "core/rules/combat/attack.h"

#include <algorithm>
#include <set>

#include "core/rules/book/json_values.h"
#include "core/rules/book/rule_values.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/formation.h"
#include "core/rules/forces/markers.h"
#include "core/rules/terrain/terrain.h"
#include "core/rules/turns/set_up.h"

namespace redoubt::rules {
namespace {

using Placements = std::vector<const model::Placement*>;

constexpr std::string_view kStockShifts = "combat/shift/stock";

bool standsIn(const model::Placement& counter, hex::HexKey hex) {
  return counter.rule == model::PlacementRule::At && counter.hex == hex;
}

bool isOfUnits(const model::Placement& counter) {
  return counter.subject == model::PlacementSubject::Unit || counter.subject == model::PlacementSubject::Group;
}

std::optional<Id<model::Player>> playerOf(const model::Battle& battle, const model::Placement& counter) {
  const model::Army* army = battle.find(armyOf(battle, counter));
  return army ? std::optional(army->player) : std::nullopt;
}

Fighter fighterOf(const BattleGround& ground, const model::Placement& counter) {
  Fighter fighter;
  fighter.arm = armOf(ground.battle, ground.book, counter).slug.value_or("");
  fighter.hex = counter.hex.value_or(hex::HexKey{});
  const model::Unit* unit = ground.battle.find(counter.unit);
  if (!unit) return fighter;
  const UnitFigures& figures = ground.figures.of(unit->id);
  fighter.type = unit->type;
  fighter.strength = figures.size;
  fighter.morale = figures.morale;
  return fighter;
}

std::string terrainAt(const BattleGround& ground, hex::HexKey hex) {
  const model::HexRow* row = ground.battle.find<model::HexRow>(hex);
  return row ? row->terrain : groundTerrain(ground.book);
}

template <class Row, class Visit>
void forEachOn(const model::Battle& battle, hex::HexsideKey side, Visit&& visit) {
  const auto& rows = battle.all<Row>();
  for (auto row = rows.lowerBound({side, std::string()}); row != rows.end() && row->side == side; ++row) visit(*row);
}

// False for the way down a slope that matters on the way up only.
bool counts(const RuleBook& book, const model::Hexside& side, hex::HexKey to) {
  if (!side.high || !ruleTruth(book, "terrain/" + side.kind + "/uphill-only").value_or(false)) return true;
  return (*side.high == model::HighSide::Near) == (side.side.hex() == to);
}

std::vector<std::string> kindsAcross(const BattleGround& ground, hex::HexKey from, hex::HexKey to) {
  std::vector<std::string> kinds;
  const auto side = ground.layout.sideBetween(from, to);
  if (!side) return kinds;
  forEachOn<model::Hexside>(ground.battle, *side, [&](const model::Hexside& row) {
    if (counts(ground.book, row, to)) kinds.push_back(row.kind);
  });
  forEachOn<model::Link>(ground.battle, *side, [&](const model::Link& row) { kinds.push_back(row.kind); });
  return kinds;
}

// The markers on the side between two neighbours, from whichever of its hexes they lie.
std::vector<std::string> markersAcross(const BattleGround& ground, hex::HexKey from, hex::HexKey to) {
  std::set<std::string> markers;
  for (const model::Placement* row : ground.setUp) {
    const bool isNear = standsIn(*row, from) || standsIn(*row, to);
    const auto side = isNear ? sideOf(*row) : std::nullopt;
    const auto marker = side ? markerOf(ground.book, *row) : std::nullopt;
    const auto other = marker ? ground.layout.neighbour(*row->hex, *side) : std::nullopt;
    if (other == from || other == to) markers.insert(*marker);
  }
  return {markers.begin(), markers.end()};
}

Attacker attackerOf(const BattleGround& ground, const model::Placement& counter, hex::HexKey target) {
  Attacker attacker{fighterOf(ground, counter)};
  const hex::HexKey from = attacker.unit.hex;
  attacker.terrain = terrainAt(ground, from);
  attacker.across = kindsAcross(ground, from, target);
  attacker.markers = markersAcross(ground, from, target);
  attacker.side = ground.layout.sideTowards(target, from);
  return attacker;
}

// The zones of a counter; nothing where it faces nowhere, or its facing is unknown.
std::optional<SideZones> zonesOf(const BattleGround& ground, const FacingRules& facing,
                                 const model::Placement& counter) {
  const std::string arm = armOf(ground.battle, ground.book, counter).slug.value_or("");
  const auto direction = counter.direction ? counter.direction->direction : std::nullopt;
  if (!direction) return std::nullopt;
  const auto taken = formation(ground.book, counter.formation);
  return rules::zonesOf(facing, ground.layout.orientation(), *direction, taken ? &*taken : nullptr, arm);
}

Defender defenderOf(const BattleGround& ground, const FacingRules& facing, const model::Placement& counter,
                    const std::vector<Attacker>& attackers) {
  Defender defender{fighterOf(ground, counter)};
  if (facesNowhere(facing, defender.unit.arm)) return defender;
  const auto zones = zonesOf(ground, facing, counter);
  if (!zones) {
    defender.isHitFromRear.reset();
    return defender;
  }
  defender.isHitFromRear = std::any_of(attackers.begin(), attackers.end(), [&](const Attacker& attacker) {
    return attacker.side && (*zones)[static_cast<std::size_t>(*attacker.side)] == hex::FacingZone::Rear;
  });
  return defender;
}

// The hexes in which a leader helps, by `leader/helps-in`; `isSure` is false where they depend on an unknown facing.
struct HelpedHexes {
  std::set<hex::HexKey> hexes;
  bool isSure = true;
};

HelpedHexes helpedBy(const BattleGround& ground, const FacingRules& facing, const model::Placement& leader) {
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

// The figures of a player's leaders who help a unit in one of these hexes.
std::vector<Figure> helpFor(const BattleGround& ground, const FacingRules& facing,
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

void sortByPlace(Placements& counters) {
  std::stable_sort(counters.begin(), counters.end(), [](const auto* a, const auto* b) {
    return std::tie(*a->hex, a->stack) < std::tie(*b->hex, b->stack);
  });
}

}  // namespace

Placements defendersIn(const BattleGround& ground, hex::HexKey target) {
  Placements defenders;
  for (const model::Placement* row : ground.setUp) {
    if (isOfUnits(*row) && standsIn(*row, target)) defenders.push_back(row);
  }
  sortByPlace(defenders);
  return defenders;
}

Placements attackersRound(const BattleGround& ground, hex::HexKey target) {
  std::set<std::optional<Id<model::Player>>> held;
  for (const model::Placement* row : defendersIn(ground, target)) held.insert(playerOf(ground.battle, *row));
  Placements attackers;
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

Attack attackFrom(const BattleGround& ground, const AttackChoice& choice) {
  const FacingRules facing = facingRules(ground.book);
  Attack attack;
  std::set<hex::HexKey> from;
  for (const model::Placement* counter : choice.attackers) {
    Attacker attacker = attackerOf(ground, *counter, choice.target);
    const auto spends = choice.spends.find(counter->id);
    if (spends != choice.spends.end()) attacker.spends = spends->second;
    from.insert(attacker.unit.hex);
    attack.attackers.push_back(std::move(attacker));
  }
  const Placements defenders = defendersIn(ground, choice.target);
  for (const model::Placement* counter : defenders) {
    attack.defenders.push_back(defenderOf(ground, facing, *counter, attack.attackers));
  }
  attack.terrain = terrainAt(ground, choice.target);
  attack.trackLabel = choice.trackLabel;
  if (choice.attackers.empty() || defenders.empty()) return attack;
  const auto attacking = playerOf(ground.battle, *choice.attackers.front());
  const auto defending = playerOf(ground.battle, *defenders.front());
  const model::Player* player = ground.battle.find<model::Player>(attacking);
  if (player) attack.player = player->slug;
  attack.attackersLeaders = helpFor(ground, facing, attacking, from);
  attack.defendersLeaders = helpFor(ground, facing, defending, {choice.target});
  return attack;
}

}  // namespace redoubt::rules
