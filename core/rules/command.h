#pragma once

#include <optional>
#include <vector>

#include "core/model/battle.h"
#include "core/rules/rule_book.h"

/// Who leads whom, and from where (Racławice [4.1], [4.2]).
namespace redoubt::rules {

/// The commands a unit belongs to.
std::vector<const model::Command*> commandsOf(const model::Battle& battle, Id<model::Unit> unit);

/// The units of the commands that a leader leads, by ordinal.
std::vector<const model::Unit*> unitsOf(const model::Battle& battle, Id<model::Leader> leader);

/// True if only this leader can lead the unit; the units of a common reserve have several.
bool isLedByAlone(const model::Battle& battle, Id<model::Unit> unit, Id<model::Leader> leader);

/// The farthest a unit in command may be from its leader, in hexes: the rule `command/range`.
std::optional<int> commandRange(const RuleBook& book);

/// Where a unit may begin: one hex, or a choice of several.
struct UnitPosition {
  Id<model::Unit> unit;
  std::vector<hex::HexKey> hexes;
};

/// The units of a leader that begin on the map in a set-up, and the hexes each may begin in.
std::vector<UnitPosition> positionsOf(const model::Battle& battle, const hex::Layout& layout,
                                      const std::vector<const model::Placement*>& setUp, Id<model::Leader> leader);

/// Where a leader may begin, and what that means for his units.
struct Hosts {
  std::vector<hex::HexKey> allowed;    ///< where his placement lets him begin, by key
  std::vector<hex::HexKey> inCommand;  ///< those of them from which all his units on the map are within range
  /// Where there is none: the allowed hex with the fewest units out of range, the farthest least far, and these units.
  std::optional<hex::HexKey> nearest;
  std::vector<Id<model::Unit>> outOfRange;
};

/// The hexes a leader may begin in: his own, those of a zone or within a distance, or those of his own units. A unit
/// that has a choice of hexes counts as in range if one of them is; a unit that another leader can lead too isn't
/// waited for.
Hosts hostsInCommand(const model::Battle& battle, const hex::Layout& layout,
                     const std::vector<const model::Placement*>& setUp, const model::Placement& leader, int range);

}  // namespace redoubt::rules
