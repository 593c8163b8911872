#include "core/rules/movement/countercharge.h"

#include <algorithm>

namespace redoubt::rules {
namespace {

using hex::HexKey;

std::set<HexKey> zoneAt(const MovementRules& rules, const MovementMap& map, HexKey hex, hex::Direction facing) {
  const Mover& mover = map.mover();
  return zoneOfControl(rules, map.layout(), {hex, facing, mover.arm, mover.formation}).sure;
}

// Whether the unit can move there from a neighbour, with no counters in its way.
bool isOpen(const MovementMap& map, HexKey from, HexKey to, const Occupancy* occupancy) {
  const auto side = map.layout().sideTowards(from, to);
  if (!side || map.step(map.index().of(from), *side).cost == MovementMap::kForbidden) return false;
  const Occupants there = occupancy ? occupancy->at(to) : Occupants{};
  return !there.friends && !there.enemies;
}

}  // namespace

std::vector<CounterchargeWay> counterchargeWays(const MovementRules& rules, const MovementMap& map, HexKey from,
                                                hex::Direction facing, const Occupancy* occupancy) {
  std::vector<CounterchargeWay> ways;
  if (!rules.countercharge) return ways;
  for (const int steps : {0, 1, -1, 2, -2, 3}) {
    const int degrees = 60 * std::abs(steps);
    if (degrees > rules.countercharge->turn) continue;
    const hex::Direction turned = hex::turned(facing, steps);
    for (const HexKey into : zoneAt(rules, map, from, turned)) {
      if (isOpen(map, from, into, occupancy)) ways.push_back({into, turned, degrees});
    }
  }
  return ways;
}

Countercharge counterchargeOn(const MovementRules& rules, const MovementMap& map, HexKey from, hex::Direction facing,
                              HexKey target, const Occupancy* occupancy) {
  const auto refused = [](CounterchargeFault fault, std::string path) {
    return Countercharge{fault, std::move(path), {}};
  };
  if (!rules.countercharge) return refused(CounterchargeFault::NoRule, keys::kCounterchargeArm.path());
  if (rules.countercharge->arm != map.mover().arm)
    return refused(CounterchargeFault::WrongArm, keys::kCounterchargeArm.path());
  const bool isControlled = occupancy && map.isControlled(occupancy->cell(map.index().of(from)));
  if (isControlled && !rules.countercharge->isFromControl) {
    return refused(CounterchargeFault::Controlled, keys::kCounterchargeFromControl.path());
  }
  if (map.layout().distance(from, target) > rules.countercharge->within) {
    return refused(CounterchargeFault::TooFar, keys::kCounterchargeWithin.path());
  }
  Countercharge charge;
  charge.ways = counterchargeWays(rules, map, from, facing, occupancy);
  std::erase_if(charge.ways, [&](const CounterchargeWay& way) {
    return way.into == target || !zoneAt(rules, map, way.into, way.facing).contains(target);
  });
  if (charge.ways.empty()) return refused(CounterchargeFault::NotAhead, keys::kCounterchargeTurn.path());
  return charge;
}

}  // namespace redoubt::rules
