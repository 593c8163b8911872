#include <algorithm>

#include "core/ask/move_answers.h"
#include "core/model/standing.h"
#include "core/rules/combat/results.h"
#include "core/rules/forces/arms.h"
#include "editor/abilities/abilities.h"
#include "editor/abilities/ability_stance.h"

// Effects of zones of control on a counter, costs of turns under rules with such zones, countercharges and retreats.
namespace redoubt::editor {
namespace {

bool isUnitOnMap(const hex::Layout& layout, const model::Placement& counter) {
  return counter.unit && counter.rule == model::PlacementRule::At && counter.hex && layout.contains(*counter.hex);
}

}  // namespace

// --- control

void Abilities::addControl(ReachFacts& facts, const rules::Mover& mover) {
  const rules::ControlRules& control = maps_.movementRules().control;
  facts.isAffectedByControl = rules::isAffectedByControl(control, mover.arm, mover.company);
  const rules::ControlledHexes& all = meetings_->controlled;
  facts.controlled.assign(all.sure.begin(), all.sure.end());
  facts.perhaps.assign(all.possible.begin(), all.possible.end());
}

// The arm that the counter would have to move with to ignore zones of control.
void Abilities::addCompany(ReachFacts& facts) {
  const rules::ControlRules& control = maps_.movementRules().control;
  if (!facts.isAffectedByControl) return;
  for (const Id<model::Placement> id : session_.setUp().stackAt(*place())) {
    const rules::Arm arm = rules::armOf(session_.battle(), session_.rules(), *session_.setUp().placement(id));
    if (arm.slug && control.ignoredWith.contains(*arm.slug)) facts.ignoresWith = *arm.slug;
  }
}

void Abilities::addTurns(ReachFacts& facts, const rules::Mover& mover) {
  const rules::MovementRules& rules = maps_.movementRules();
  const bool isByArm = rules.turningTerrain || !rules::armMovement(rules, mover).turningCosts.empty();
  if ((!isByArm && rules.control.zones.empty()) || rules::facesNowhere(rules.facing, mover.arm)) return;
  rules::TurnGround ground = rules::turnGround(session_.battle(), session_.layout(), rules, *place());
  ground.isControlled = facts.isAffectedByControl && meetings_->controlled.sure.contains(*place());
  for (const int steps : {1, 2, 3}) {
    const rules::MoveCost cost = rules::costToTurn(rules, mover, steps, ground);
    facts.turns.push_back({60 * steps, cost.isKnown() ? std::optional(cost.points) : std::nullopt});
  }
}

// --- the edge of the map

void Abilities::addEdge(ReachFacts& facts) {
  if (pace_ == Pace::Charge || pace_ == Pace::Countercharge) return;
  const auto isAtEdge = [&](hex::HexKey hex) {
    for (int side = 0; side < hex::kSides; ++side) {
      if (!session_.layout().neighbour(hex, side)) return true;
    }
    return false;
  };
  const bool comesThere = std::any_of(facts.places.begin(), facts.places.end(),
                                      [&](const ReachFacts::Place& place) { return isAtEdge(place.hex); });
  if (comesThere || isAtEdge(*place())) facts.offMap = maps_.movementRules().offMap;
}

// --- countercharge

AbilityTrouble Abilities::troubleOfCountercharge(const rules::MovementMap& map) {
  if (!maps_.movementRules().countercharge) return {AbilityFault::NoRule, rules::keys::kCounterchargeArm.path()};
  for (const hex::Direction facing : facings(map)) {
    const auto charge =
        rules::counterchargeOn(maps_.movementRules(), map, *place(), facing, *place(), &meetings_->occupancy);
    if (charge.fault == rules::CounterchargeFault::WrongArm || charge.fault == rules::CounterchargeFault::Controlled) {
      return {AbilityFault::Forbidden, charge.path};
    }
  }
  return {};
}

// With the best facing.
rules::Countercharge Abilities::counterchargeOn(hex::HexKey hex, const rules::MovementMap& map,
                                                const model::Placement& unit, hex::HexKey from,
                                                const rules::Occupancy& occupancy) {
  std::optional<rules::Countercharge> best;
  for (const hex::Direction facing : facings(map, unit)) {
    auto charge = rules::counterchargeOn(maps_.movementRules(), map, from, facing, hex, &occupancy);
    if (!best || (!best->isPossible() && charge.isPossible())) best = std::move(charge);
  }
  return *best;
}

void Abilities::addCountercharges(ReachFacts& facts, const rules::MovementMap& map) {
  const rules::MovementRules& rules = maps_.movementRules();
  for (const hex::HexKey hex : session_.layout().disc(*place(), rules.countercharge->within)) {
    if (hex == *place() || !counterchargeOn(hex, map).isPossible()) continue;
    facts.places.push_back({hex, Rational(), meetings_->occupancy.at(hex).enemies});
  }
  std::set<hex::HexKey> into;
  for (const hex::Direction facing : facings(map)) {
    const auto ways = rules::counterchargeWays(rules, map, *place(), facing, &meetings_->occupancy);
    for (const rules::CounterchargeWay& way : ways) into.insert(way.into);
  }
  facts.into.assign(into.begin(), into.end());
  facts.counterchargeRules = rules.countercharge;
}

// Other units of the same player that could meet an enemy who enters the hex.
std::vector<Id<model::Placement>> Abilities::othersOn(hex::HexKey hex) {
  std::vector<Id<model::Placement>> others;
  const rules::CounterchargeRules& rules = *maps_.movementRules().countercharge;
  const model::Army* own = armyOf(session_.battle(), *counter());
  if (!rules.maySeveral.value_or(false) || !own) return others;
  for (const model::Placement& row : session_.setUp().placements()) {
    const model::Army* army = armyOf(session_.battle(), row);
    const bool isOwn = army && army->player == own->player && row.id != counter()->id;
    if (!isOwn || !isUnitOnMap(session_.layout(), row)) continue;
    const auto mover = moverOf(session_, row);
    const bool isNear = session_.layout().distance(*row.hex, hex) <= rules.within;
    if (!mover || mover->arm != rules.arm || !isNear) continue;
    const rules::Meetings meetings = maps_.meetingsOf(row);
    if (counterchargeOn(hex, maps_.movement(*mover), row, *row.hex, meetings.occupancy).isPossible()) {
      others.push_back(row.id);
    }
  }
  return others;
}

// With all counters where they stand before the move. The map of the mover is requested again after the map of each
// enemy, because the flood of the mover needs it.
void Abilities::addMeetings(ReachFacts& facts) {
  const auto& rules = maps_.movementRules().countercharge;
  const model::Army* own = armyOf(session_.battle(), *counter());
  const bool isTarget = counter()->unit.has_value() || facts.together.size() > 1;
  if (!rules || !own || !isTarget) return;
  std::set<hex::HexKey> met;
  for (const model::Placement& row : session_.setUp().placements()) {
    const model::Army* army = armyOf(session_.battle(), row);
    const bool isEnemy = army && army->player != own->player;
    if (!isEnemy || !isUnitOnMap(session_.layout(), row)) continue;
    const auto charger = moverOf(session_, row);
    const auto isNear = [&](const ReachFacts::Place& place) {
      return session_.layout().distance(*row.hex, place.hex) <= rules->within && !met.contains(place.hex);
    };
    if (!charger || charger->arm != rules->arm) continue;
    if (std::none_of(facts.places.begin(), facts.places.end(), isNear)) continue;
    const rules::Meetings meetings = maps_.meetingsOf(row);
    const rules::MovementMap& map = maps_.movement(*charger);
    for (const ReachFacts::Place& place : facts.places) {
      if (!isNear(place)) continue;
      if (counterchargeOn(place.hex, map, row, *row.hex, meetings.occupancy).isPossible()) met.insert(place.hex);
    }
    if (!joint_) maps_.movement(*mover());
  }
  facts.canBeMet.assign(met.begin(), met.end());
  facts.counterchargeRules = rules;
}

WayFacts Abilities::counterchargeTo(hex::HexKey hex) {
  WayFacts facts;
  const rules::MovementMap& map = maps_.movement(*mover());
  facts.countercharge = counterchargeOn(hex, map);
  facts.kind = facts.countercharge->isPossible() ? WayFacts::Kind::Reachable : WayFacts::Kind::Refused;
  if (!facts.countercharge->isPossible()) return facts;
  const rules::CounterchargeWay& way = facts.countercharge->ways.front();
  facts.way = {{*place(), way.facing, Rational()}, {way.into, way.facing, Rational()}};
  facts.alsoMeet = othersOn(hex);
  return facts;
}

// --- retreat

int Abilities::longestRetreat() {
  if (const ask::World* world = maps_.world()) return ask::longestRetreat(*world);
  return rules::ResultCodes(session_.battle(), session_.rules()).longestRetreat();
}

void Abilities::addRetreats(ReachFacts& facts, const rules::MovementMap& map) {
  facts.retreatRules = rules::retreatRules(maps_.mechanics(), session_.rules());
  const int most = longestRetreat();
  if (!facts.retreatRules || most == 0) {
    facts.trouble = {AbilityFault::NoRule, "withdrawal/kind"};
    return;
  }
  facts.allowance = most;
  facts.isAllowanceEstimate = false;
  facts.anyFacing = false;
  const bool isChanged = rules::changesRetreats(maps_.mechanics()) || model::isLong(*counter());
  const rules::MovementMap own = isChanged ? maps_.retreat(*counter(), map.mover()) : map;
  auto ends = rules::retreatsFrom(*facts.retreatRules, own, *place(), most, &meetings_->occupancy);
  std::erase_if(ends, [&](const auto& end) { return meetings_->noRoom.contains(end.first); });
  const auto lengths = rules::ResultCodes(session_.battle(), session_.rules()).retreats();
  for (const auto& [hex, hexes] : rules::retreatStops(ends, lengths)) facts.places.push_back({hex, hexes, false});
}

WayFacts Abilities::retreatTo(hex::HexKey hex) {
  WayFacts facts;
  const auto& places = reach().places;
  const auto found =
      std::find_if(places.begin(), places.end(), [&](const ReachFacts::Place& place) { return place.hex == hex; });
  if (found == places.end()) return facts;
  facts.kind = WayFacts::Kind::Reachable;
  facts.spent = found->remaining;
  return facts;
}

}  // namespace redoubt::editor
