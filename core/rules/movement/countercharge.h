#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/movement/movement_map.h"

/// Countercharges: charges in the enemy's movement (K6.6, topic control).
namespace redoubt::rules {

enum class CounterchargeFault {
  None,
  NoRule,  ///< the rules have none
  WrongArm,
  Controlled,  ///< it is in an enemy's zone of control (K6.63)
  TooFar,      ///< the mover isn't near enough (K6.62)
  NotAhead,    ///< from no hex that it may enter is the mover in its zone of control
};

/// One way to countercharge a mover.
struct CounterchargeWay {
  hex::HexKey into;       ///< a neighbour in its zone of control after the facing change
  hex::Direction facing;  ///< after the facing change
  int turn = 0;           ///< degrees, 0 to 180

  friend bool operator==(const CounterchargeWay&, const CounterchargeWay&) = default;
};

/// The charge on one mover.
struct Countercharge {
  CounterchargeFault fault = CounterchargeFault::None;
  std::string path;                    ///< the rule against it; empty where there is none
  std::vector<CounterchargeWay> ways;  ///< those with the smallest facing change first

  bool isPossible() const { return fault == CounterchargeFault::None; }
};

/// The hexes into which a unit may charge out of `from`: empty hexes that it may enter, in its zone of control after a
/// facing change that the rules allow, at any cost (K6.63).
/// `map` must be of the same rules and of that unit.
std::vector<CounterchargeWay> counterchargeWays(const MovementRules& rules, const MovementMap& map, hex::HexKey from,
                                                hex::Direction facing, const Occupancy* occupancy = nullptr);

/// Whether the unit may countercharge a mover that comes to `target`: it must be near enough, and in the unit's zone of
/// control after one of those ways, which is then listed.
Countercharge counterchargeOn(const MovementRules& rules, const MovementMap& map, hex::HexKey from,
                              hex::Direction facing, hex::HexKey target, const Occupancy* occupancy = nullptr);

}  // namespace redoubt::rules
