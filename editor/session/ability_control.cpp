#include <algorithm>

#include "core/rules/forces/arms.h"
#include "editor/session/abilities.h"
#include "editor/session/ability_stance.h"

// What zones of control do to a counter, what turning costs under rules that have them, and countercharges.
namespace redoubt::editor {

// --- control

void Abilities::addControl(ReachFacts& facts, const rules::Mover& mover) {
  const rules::ControlRules& control = maps_.movementRules().control;
  facts.heedsControl = rules::heedsControl(control, mover.arm, mover.company);
  const rules::ControlledHexes& all = meetings_->controlled;
  facts.controlled.assign(all.sure.begin(), all.sure.end());
  facts.perhaps.assign(all.possible.begin(), all.possible.end());
  if (!facts.heedsControl) return;
  for (const Id<model::Placement> id : session_.stackAt(*place())) {
    const rules::Arm arm = rules::armOf(session_.battle(), session_.rules(), *session_.placement(id));
    if (arm.slug && control.ignoredWith.contains(*arm.slug)) facts.ignoresWith = *arm.slug;
  }
}

void Abilities::addTurns(ReachFacts& facts, const rules::Mover& mover) {
  const rules::MovementRules& rules = maps_.movementRules();
  const bool isByArm = rules.turningTerrain || !rules::armMovement(rules, mover).turningCosts.empty();
  if ((!isByArm && rules.control.zones.empty()) || rules::facesNowhere(rules.facing, mover.arm)) return;
  rules::TurnGround ground = rules::turnGround(session_.battle(), session_.layout(), rules, *place());
  ground.isControlled = facts.heedsControl && meetings_->controlled.sure.contains(*place());
  for (const int steps : {1, 2, 3}) {
    const rules::StepCost cost = rules::costToTurn(rules, mover, steps, ground);
    facts.turns.push_back({60 * steps, cost.isKnown() ? std::optional(cost.points) : std::nullopt});
  }
}

// --- countercharge

AbilityTrouble Abilities::troubleOfCountercharge(const rules::MovementMap& map) {
  for (const hex::Direction facing : facings(map)) {
    const auto charge =
        rules::counterchargeOn(maps_.movementRules(), map, *place(), facing, *place(), &meetings_->occupancy);
    if (charge.fault == rules::CounterchargeFault::WrongArm || charge.fault == rules::CounterchargeFault::Controlled) {
      return {AbilityFault::Forbidden, charge.path};
    }
  }
  return {};
}

rules::Countercharge Abilities::counterchargeOn(hex::HexKey hex, const rules::MovementMap& map) {
  std::optional<rules::Countercharge> best;
  for (const hex::Direction facing : facings(map)) {
    auto charge = rules::counterchargeOn(maps_.movementRules(), map, *place(), facing, hex, &meetings_->occupancy);
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
}

WayFacts Abilities::counterchargeTo(hex::HexKey hex) {
  WayFacts facts;
  const rules::MovementMap& map = maps_.movement(*mover());
  facts.countercharge = counterchargeOn(hex, map);
  facts.kind = facts.countercharge->isPossible() ? WayFacts::Kind::Reachable : WayFacts::Kind::Refused;
  if (!facts.countercharge->isPossible()) return facts;
  const rules::CounterchargeWay& way = facts.countercharge->ways.front();
  facts.way = {{*place(), way.facing, Rational()}, {way.into, way.facing, Rational()}};
  return facts;
}

}  // namespace redoubt::editor
