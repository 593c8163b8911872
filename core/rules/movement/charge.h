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
  NotAhead,   ///< it would have to turn, step back, or leave the map
  TooNear,    ///< fewer hexes than a charge must come
  TooFar,     ///< more points than there are
  Terrain,    ///< of a hex entered spoils it
  Hexside,    ///< crossed spoils it
  Friends,    ///< passed
  Enemy,      ///< on the way, where the movement would end, or in its own hex, where it is held ([6.11])
  Forbidden,  ///< the step itself
  Unknown,    ///< the rules don't say what the step costs
};

/// One reason against a charge.
struct ChargeRefusal {
  ChargeFault fault = ChargeFault::NoRule;
  std::optional<hex::HexKey> hex;  ///< the hex entered; nothing where it is about the charge as a whole
  std::string terrain;             ///< of Terrain and Hexside, and of a step forbidden or unknown for its terrain
  std::string path;                ///< the rule; empty where there is none

  friend bool operator==(const ChargeRefusal&, const ChargeRefusal&) = default;
};

struct Charge {
  std::vector<hex::HexKey> way;  ///< from the start to the target, both included; empty if no way leads there
  Rational points;               ///< what it costs, as far as that is known
  std::vector<ChargeRefusal> refusals;

  bool isPossible() const { return refusals.empty(); }
};

/// The charge of a counter on a target, by the way with the fewest faults, of those the cheapest. A charge only steps
/// forward and never turns, but may go by either of its front hexes each time. The target counts among the hexes it
/// must come, and its terrain and the side crossed into it can spoil the charge as those on the way do; friends in the
/// target aren't passed. What a link replaces (a stream under a bridge) isn't crossed.
/// `map` must be of the same battle, rules and mover. With only `points` left of the allowance, if given.
Charge chargeFrom(const model::Battle& battle, const MovementRules& rules, const MovementMap& map, hex::HexKey from,
                  hex::Direction facing, hex::HexKey target, const Occupancy* occupancy = nullptr,
                  std::optional<Rational> points = std::nullopt);

}  // namespace redoubt::rules
