#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/movement/movement_map.h"

/// Whether cavalry can charge (R8.13.1, M8.14.1, S8.14.1).
namespace redoubt::rules {

enum class ChargeFault {
  NoRule,  ///< the rules have no charge
  WrongArm,
  NotAhead,   ///< it would have to change facing, move backward, or leave the map
  TooNear,    ///< fewer hexes than the minimum of a charge
  TooFar,     ///< more points than available
  Terrain,    ///< of a hex entered prevents it
  Hexside,    ///< crossed prevents it
  Friends,    ///< passed
  Enemy,      ///< on the way, where the movement would end, or in its own hex, where it is held ([6.11])
  Forbidden,  ///< moving into a hex is forbidden
  Unknown,    ///< the rules don't give the cost of moving into a hex
};

/// One reason against a charge.
struct ChargeRefusal {
  ChargeFault fault = ChargeFault::NoRule;
  std::optional<hex::HexKey> hex;  ///< the hex entered; nothing if it is about the charge as a whole
  std::string terrain;             ///< for Terrain and Hexside, and for Forbidden and Unknown because of terrain
  std::string path;                ///< the rule; empty where there is none

  friend bool operator==(const ChargeRefusal&, const ChargeRefusal&) = default;
};

struct Charge {
  std::vector<hex::HexKey> way;  ///< from the start to the target, both included; empty if no way leads there
  Rational points;               ///< the cost, as far as it is known
  std::vector<ChargeRefusal> refusals;

  bool isPossible() const { return refusals.empty(); }
};

/// The charge of a counter on a target, by the cheapest of the ways with the fewest faults. A charge only moves forward
/// without facing changes, but can use either front hex each time. The target counts towards the minimum number of
/// hexes, and its terrain and the hexside crossed into it can prevent the charge like those on the way; friends in the
/// target aren't passed. Terrain that a link replaces (a stream under a bridge) isn't crossed.
/// `map` must be of the same battle, rules and mover. With only `points` left of the allowance, if given.
Charge chargeFrom(const model::Battle& battle, const MovementRules& rules, const MovementMap& map, hex::HexKey from,
                  hex::Direction facing, hex::HexKey target, const Occupancy* occupancy = nullptr,
                  std::optional<Rational> points = std::nullopt);

}  // namespace redoubt::rules
