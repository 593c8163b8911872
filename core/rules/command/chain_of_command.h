#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "core/model/battle.h"

/// The leaders of units (Racławice [4.1]).
namespace redoubt::rules {

/// The commands a unit belongs to.
std::vector<const model::Command*> commandsOf(const model::Battle& battle, Id<model::Unit> unit);

/// The leaders of all units. In a scenario, its settings `command-of/<unit>` override the commands (Szczekociny
/// [13.1]); a setting that names no leader of the unit's army is ignored.
class ChainOfCommand {
 public:
  /// By the commands alone.
  explicit ChainOfCommand(const model::Battle& battle);
  ChainOfCommand(const model::Battle& battle, Id<model::Scenario> scenario);

  /// The units that a leader leads, by ordinal.
  const std::vector<Id<model::Unit>>& unitsOf(Id<model::Leader> leader) const;
  /// The leaders that can lead a unit, in no particular order.
  std::vector<Id<model::Leader>> leadersOf(Id<model::Unit> unit) const;
  /// True if only this leader can lead the unit; the units of a common reserve have several.
  bool isLedByAlone(Id<model::Unit> unit, Id<model::Leader> leader) const;

 private:
  // An empty element means that the command has no leader yet; a player still has to choose one.
  using Leaders = std::set<std::optional<Id<model::Leader>>>;

  void addCommands(const model::Battle& battle);
  void addSettings(const model::Battle& battle, Id<model::Scenario> scenario);
  void sortUnits(const model::Battle& battle);

  std::map<Id<model::Unit>, Leaders> leaders_;
  std::map<Id<model::Leader>, std::vector<Id<model::Unit>>> units_;
};

}  // namespace redoubt::rules
