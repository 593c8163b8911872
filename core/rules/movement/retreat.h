#pragma once

#include <map>
#include <optional>
#include <set>

#include "core/rules/movement/movement_map.h"

/// Retreats: the hexes in which a retreating unit can end (K7.12, K7.2).
namespace redoubt::rules {

/// What happens to a unit that can't retreat the full number of hexes (`withdrawal/shortfall`).
enum class Shortfall { Losses, Eliminated };

struct RetreatRules {
  bool isThroughFriends = false;       ///< K7.21
  bool isBarredByControl = false;      ///< K7.22
  std::optional<Shortfall> shortfall;  ///< nothing: the rules don't say
  std::optional<OffMap> offMap;        ///< for a unit that leaves the map; nothing: the rules don't say (K4.31)
};

/// Nothing if units don't retreat by hexes in a direction of their choice: with another `withdrawal/kind` than "hexes",
/// or if the attackers' hexsides decide the way out (`withdrawal/by-melee`).
std::optional<RetreatRules> retreatRules(const RuleBook& book);

/// The hexes in which a retreat of at most `most` (0 or more) hexes can end, with the number of hexes. Every hex must
/// be farther away from `from`, with any facing of the unit and at any cost: never an enemy's hex or forbidden terrain,
/// nor a hex that those rules forbid, and the last hex must have room among friends. Moves for which the rules give no
/// cost are allowed.
std::map<hex::HexKey, int> retreatsFrom(const RetreatRules& rules, const MovementMap& map, hex::HexKey from, int most,
                                        const Occupancy* occupancy = nullptr);

/// The ends in which a retreat of one of these lengths stops: after that number of hexes, or after fewer if no end is
/// that far (K7.22, example).
std::map<hex::HexKey, int> retreatStops(const std::map<hex::HexKey, int>& ends, const std::set<int>& lengths);

}  // namespace redoubt::rules
