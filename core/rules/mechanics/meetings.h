#pragma once

#include <optional>
#include <set>
#include <vector>

#include "core/rules/movement/movement_map.h"
#include "core/rules/position/board.h"

/// Which counters a mover meets on its way.
namespace redoubt::rules {

/// The counters that a mover meets on its way.
struct Meetings {
  Occupancy occupancy;
  std::set<hex::HexKey> noRoom = {};  ///< hexes that it may pass, but where it would be too many with its friends
  ControlledHexes controlled = {};    ///< by units of other players
};

/// The arm, type and formation of a counter in a set-up; nullopt if the rules know no arm for it.
std::optional<Mover> moverOf(const Board& board, const model::Placement& counter);

/// The facings with which a counter can begin a move: its own, all where that matters and is unknown, otherwise one.
std::vector<hex::Direction> facingsAtStart(const MovementRules& rules, const MovementMap& map,
                                           const model::Placement& counter);

/// Units of the mover's player and of the others, for counters of one player that move together; at least one. They
/// don't meet each other. Estimated sizes are used as they are. A single counter across two hexes meets what is in
/// either; its meetings are told by its first hex.
Meetings meetingsOf(const Board& board, const MovementRules& rules,
                    const std::vector<const model::Placement*>& together);
/// Whether counters that move together are too many for one stack in a hex.
bool areTooMany(const Board& board, const MovementRules& rules, const std::vector<const model::Placement*>& together,
                hex::HexKey hex);

}  // namespace redoubt::rules
