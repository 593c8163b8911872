#pragma once

#include <optional>
#include <vector>

#include "core/model/battle.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/command/chain_of_command.h"

/// From where a leader commands his units (Racławice [4.2], Maciejowice [4.2]).
namespace redoubt::rules {

/// Whether the rules speak of command at all: any rule `command/…`.
bool haveCommand(const RuleBook& book);

/// The farthest a unit in command may be from its leader, in hexes: the rule `command/range`.
std::optional<int> commandRange(const RuleBook& book);

/// That range, and through which hexes it may be counted (`command/trace`); the hexes of leader and unit don't matter.
struct CommandReach {
  int range = 0;
  bool throughEnemy = true;  ///< through hexes that enemies hold alone
  bool throughMelee = true;  ///< through hexes with units of both players
};

/// Nothing without a range. Where the rules don't speak of melee hexes, they are as those of the enemy.
std::optional<CommandReach> commandReach(const RuleBook& book);

/// The hexes within command range of a leader who stands in `from`, his own among them, by key: round the units of the
/// other player with a hex of their own in the set-up, where the count may not go through them.
std::vector<hex::HexKey> hexesInCommand(const model::Battle& battle, const hex::Layout& layout,
                                        const std::vector<const model::Placement*>& setUp,
                                        const model::Placement& leader, hex::HexKey from, const CommandReach& reach);

/// Where a unit may begin: one hex, or a choice of several.
struct UnitPosition {
  Id<model::Unit> unit;
  std::vector<hex::HexKey> hexes;
};

/// The units of a leader that begin on the map in a set-up, and the hexes each may begin in.
std::vector<UnitPosition> positionsOf(const model::Battle& battle, const hex::Layout& layout,
                                      const ChainOfCommand& chain, const std::vector<const model::Placement*>& setUp,
                                      Id<model::Leader> leader);

/// Where a leader may begin, and what that means for his units.
struct Hosts {
  std::vector<hex::HexKey> allowed;    ///< where his placement lets him begin, by key
  std::vector<hex::HexKey> inCommand;  ///< those of them from which all his units on the map are in command
  /// Where there is none: the allowed hex with the fewest units out of command, the farthest least far, and these
  /// units.
  std::optional<hex::HexKey> nearest;
  std::vector<Id<model::Unit>> outOfRange;

  /// Where he is best put: the first hex in command, else the nearest.
  std::optional<hex::HexKey> best() const { return inCommand.empty() ? nearest : std::optional(inCommand.front()); }
};

/// The hexes a leader may begin in: his own, those of a zone or within a distance, or those of his own units. A unit
/// that has a choice of hexes counts as in command if one of them is; a unit that another leader can lead too isn't
/// waited for. In the way of the count are units of the other player with a hex of their own in the set-up.
Hosts hostsInCommand(const model::Battle& battle, const hex::Layout& layout, const ChainOfCommand& chain,
                     const std::vector<const model::Placement*>& setUp, const model::Placement& leader,
                     const CommandReach& reach);
/// The same by a battle's own rules, in a scenario; without a command range as if it were 0.
Hosts hostsInCommand(const model::Battle& battle, const hex::Layout& layout, const RuleBook& book,
                     Id<model::Scenario> scenario, const std::vector<const model::Placement*>& setUp,
                     const model::Placement& leader);

}  // namespace redoubt::rules
