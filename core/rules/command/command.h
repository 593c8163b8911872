#pragma once

#include <optional>
#include <vector>

#include "core/model/battle.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/command/chain_of_command.h"

/// Command range of leaders (Racławice [4.2], Maciejowice [4.2]).
namespace redoubt::rules {

/// Whether the rules define command at all: any rule `command/…`.
bool haveCommand(const RuleBook& book);

/// The farthest a unit in command may be from its leader, in hexes: the rule `command/range`.
std::optional<int> commandRange(const RuleBook& book);

/// The command range, and the hexes through which it can be traced (`command/trace`); the hexes of leader and unit
/// don't matter.
struct CommandReach {
  int range = 0;
  bool throughEnemy = true;  ///< through hexes with units of the enemy only
  bool throughMelee = true;  ///< through hexes with units of both players
};

/// Nothing without a range. If the rules don't mention melee hexes, these are treated like enemy hexes.
std::optional<CommandReach> commandReach(const RuleBook& book);

/// The hexes within command range of a leader in `from`, including `from`, by key. Where the range can't be traced
/// through enemy units, it goes around those that have a hex of their own in the set-up.
std::vector<hex::HexKey> hexesInCommand(const model::Battle& battle, const hex::Layout& layout,
                                        const std::vector<const model::Placement*>& setUp,
                                        const model::Placement& leader, hex::HexKey from, const CommandReach& reach);

/// The hexes in which a unit can begin: one hex, or a choice of several.
struct UnitPosition {
  Id<model::Unit> unit;
  std::vector<hex::HexKey> hexes;
};

/// The units of a leader that begin on the map in a set-up, and the hexes in which each can begin.
std::vector<UnitPosition> positionsOf(const model::Battle& battle, const hex::Layout& layout,
                                      const ChainOfCommand& chain, const std::vector<const model::Placement*>& setUp,
                                      Id<model::Leader> leader);

/// The hexes in which a leader can begin, and how many units are in command there.
struct LeaderPositions {
  std::vector<hex::HexKey> allowed;    ///< the hexes that the leader's placement allows, by key
  std::vector<hex::HexKey> inCommand;  ///< those of them from which all units of the leader on the map are in command
  /// If there is none: the allowed hex with the fewest units out of command, then with the smallest distance to the
  /// farthest of them; and these units.
  std::optional<hex::HexKey> nearest;
  std::vector<Id<model::Unit>> outOfRange;

  /// The best hex for the leader: the first hex in command, otherwise the nearest.
  std::optional<hex::HexKey> best() const { return inCommand.empty() ? nearest : std::optional(inCommand.front()); }
};

/// The hexes in which a leader can begin: the leader's own, those of a zone or within a distance, or those of the
/// leader's units. A unit that has a choice of hexes counts as in command if one of them is; a unit that another leader
/// can also lead is ignored. Units of the other player with a hex of their own in the set-up can block the command
/// range.
LeaderPositions leaderPositionsInCommand(const model::Battle& battle, const hex::Layout& layout,
                                         const ChainOfCommand& chain, const std::vector<const model::Placement*>& setUp,
                                         const model::Placement& leader, const CommandReach& reach);
/// The same by a battle's own rules, in a scenario; without a command range as if it were 0.
LeaderPositions leaderPositionsInCommand(const model::Battle& battle, const hex::Layout& layout, const RuleBook& book,
                                         Id<model::Scenario> scenario,
                                         const std::vector<const model::Placement*>& setUp,
                                         const model::Placement& leader);

}  // namespace redoubt::rules
