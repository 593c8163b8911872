#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/movement/movement_map.h"

/// Charges in the enemy's movement (K6.6, topic control).
namespace redoubt::rules {

enum class CounterchargeFault {
  None,
  NoRule,  ///< the rules have none
  WrongArm,
  Controlled,  ///< it stands in an enemy's zone of control (K6.63)
  TooFar,      ///< the mover isn't near enough (K6.62)
  NotAhead,    ///< no hex that it may enter has the mover in its zone of control
};

/// A way to meet a mover.
struct CounterchargeWay {
  hex::HexKey into;       ///< a neighbour in its zone of control, once it has turned
  hex::Direction facing;  ///< after its turn
  int turn = 0;           ///< degrees, 0 to 180

  friend bool operator==(const CounterchargeWay&, const CounterchargeWay&) = default;
};

/// The charge on one mover.
struct Countercharge {
  CounterchargeFault fault = CounterchargeFault::None;
  std::string path;                    ///< the rule against it; empty where there is none
  std::vector<CounterchargeWay> ways;  ///< those that turn least first

  bool isPossible() const { return fault == CounterchargeFault::None; }
};

/// The hexes into which a unit may charge out of `from`: empty ones of its zone of control, after it has turned by as
/// much as the rules let it, that it may enter at all; whatever that costs (K6.63).
/// `map` must be of the same rules and of that unit.
std::vector<CounterchargeWay> counterchargeWays(const MovementRules& rules, const MovementMap& map, hex::HexKey from,
                                                hex::Direction facing, const Occupancy* occupancy = nullptr);

/// Whether it may meet a mover who comes to `target`: near enough, and in the unit's zone of control as it stands after
/// one of those ways, which is then listed.
Countercharge counterchargeOn(const MovementRules& rules, const MovementMap& map, hex::HexKey from,
                              hex::Direction facing, hex::HexKey target, const Occupancy* occupancy = nullptr);

}  // namespace redoubt::rules
