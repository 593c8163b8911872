#pragma once

#include <map>
#include <optional>
#include <set>

#include "core/rules/movement/movement_map.h"

/// Where those who are driven back can go (K7.12, K7.2).
namespace redoubt::rules {

/// What becomes of one who can't go back all the hexes he must (`withdrawal/shortfall`).
enum class Shortfall { Losses, Eliminated };

struct RetreatRules {
  bool isThroughFriends = false;       ///< K7.21
  bool isBarredByControl = false;      ///< K7.22
  std::optional<Shortfall> shortfall;  ///< nothing: the rules don't say
  std::optional<OffMap> offMap;        ///< of one who leaves the map; nothing: the rules don't say (K4.31)
};

/// Nothing where beaten units don't step back by hexes in a direction of their choice: other rules than
/// `withdrawal/kind` "hexes", or such as tell the ways out by the attackers' sides (`withdrawal/by-melee`).
std::optional<RetreatRules> retreatRules(const RuleBook& book);

/// The hexes in which a retreat of at most `most` hexes, 0 or more, can end, with how many hexes that is. Every step
/// leads farther away from `from`, to whatever side the unit faces and whatever it costs: never into an enemy's hex or
/// forbidden terrain, nor where those rules bar it, nor to end where friends leave no room. Steps of which the rules
/// lack the cost are open.
std::map<hex::HexKey, int> retreatsFrom(const RetreatRules& rules, const MovementMap& map, hex::HexKey from, int most,
                                        const Occupancy* occupancy = nullptr);

/// Of such ends those in which a retreat of one of these lengths stops: after as many hexes, and after fewer only where
/// nobody gets that far (K7.22, example).
std::map<hex::HexKey, int> endsOf(const std::map<hex::HexKey, int>& ends, const std::set<int>& lengths);

}  // namespace redoubt::rules
