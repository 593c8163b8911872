#include "core/rules/command/chain_of_command.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "core/rules/set_up/set_up.h"

namespace redoubt::rules {
namespace {

constexpr std::string_view kCommandOf = "command-of/";

// The units named by settings of a scenario or of those that it derives from.
std::set<const model::Unit*> unitsInSettings(const model::Battle& battle, Id<model::Scenario> scenario) {
  std::set<const model::Unit*> units;
  std::set<Id<model::Scenario>> seen;
  std::optional<Id<model::Scenario>> at = scenario;
  while (at && seen.insert(*at).second) {
    const auto& rows = battle.all<model::Setting>();
    for (auto row = rows.lowerBound({*at, std::string(kCommandOf)});
         row != rows.end() && row->scenario == *at && row->path.starts_with(kCommandOf); ++row) {
      if (const auto* unit = battle.bySlug<model::Unit>(row->path.substr(kCommandOf.size()))) units.insert(unit);
    }
    const model::Scenario* found = battle.find<model::Scenario>(*at);
    at = found ? found->parent : std::nullopt;
  }
  return units;
}

}  // namespace

std::vector<const model::Command*> commandsOf(const model::Battle& battle, Id<model::Unit> unit) {
  std::vector<const model::Command*> result;
  const auto& rows = battle.all<model::UnitCommand>();
  for (auto row = rows.lowerBound({unit, Id<model::Command>{}}); row != rows.end() && row->unit == unit; ++row) {
    if (const model::Command* command = battle.find<model::Command>(row->command)) result.push_back(command);
  }
  return result;
}

ChainOfCommand::ChainOfCommand(const model::Battle& battle) {
  addCommands(battle);
  sortUnits(battle);
}

ChainOfCommand::ChainOfCommand(const model::Battle& battle, Id<model::Scenario> scenario) {
  addCommands(battle);
  addSettings(battle, scenario);
  sortUnits(battle);
}

void ChainOfCommand::addCommands(const model::Battle& battle) {
  for (const model::UnitCommand& row : battle.all<model::UnitCommand>()) {
    const model::Command* command = battle.find<model::Command>(row.command);
    if (command && battle.find<model::Unit>(row.unit)) leaders_[row.unit].insert(command->leader);
  }
}

void ChainOfCommand::addSettings(const model::Battle& battle, Id<model::Scenario> scenario) {
  for (const model::Unit* unit : unitsInSettings(battle, scenario)) {
    const auto slug = textSetting(battle, scenario, std::string(kCommandOf) + unit->slug);
    const model::Leader* leader = slug ? battle.bySlug<model::Leader>(*slug) : nullptr;
    if (leader && leader->army == unit->army) leaders_[unit->id] = {leader->id};
  }
}

void ChainOfCommand::sortUnits(const model::Battle& battle) {
  for (const auto& [unit, leaders] : leaders_) {
    for (const auto& leader : leaders) {
      if (leader) units_[*leader].push_back(unit);
    }
  }
  for (auto& [leader, units] : units_) {
    std::stable_sort(units.begin(), units.end(), [&](Id<model::Unit> a, Id<model::Unit> b) {
      return battle.find<model::Unit>(a)->ordinal < battle.find<model::Unit>(b)->ordinal;
    });
  }
}

const std::vector<Id<model::Unit>>& ChainOfCommand::unitsOf(Id<model::Leader> leader) const {
  static const std::vector<Id<model::Unit>> kNone;
  const auto found = units_.find(leader);
  return found == units_.end() ? kNone : found->second;
}

std::vector<Id<model::Leader>> ChainOfCommand::leadersOf(Id<model::Unit> unit) const {
  std::vector<Id<model::Leader>> leaders;
  const auto found = leaders_.find(unit);
  if (found == leaders_.end()) return leaders;
  for (const auto& leader : found->second) {
    if (leader) leaders.push_back(*leader);
  }
  return leaders;
}

bool ChainOfCommand::isLedByAlone(Id<model::Unit> unit, Id<model::Leader> leader) const {
  const auto found = leaders_.find(unit);
  return found != leaders_.end() && found->second == Leaders{leader};
}

}  // namespace redoubt::rules
