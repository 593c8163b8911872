#include "core/check/command/command_checks.h"

#include <algorithm>
#include <map>

#include "core/base/text.h"
#include "core/check/finding_collector.h"
#include "core/rules/command/chain_of_command.h"
#include "core/rules/command/command.h"
#include "core/rules/command/reserve.h"
#include "core/rules/forces/arms.h"

namespace redoubt::check {
namespace {

using CommandList = std::vector<const model::Command*>;

// The army's only command; nothing if there are several to choose from.
const model::Command* onlyCommandOf(const model::Battle& battle, Id<model::Army> army) {
  const model::Command* only = nullptr;
  for (const model::Command& command : battle.where<&model::Command::army>(army)) {
    if (only) return nullptr;
    only = &command;
  }
  return only;
}

void addNoCommand(FindingCollector& collector, const model::Unit& unit, const std::string& arm) {
  Finding& finding = collector.add("no-command", check::subjectOf(unit),
                                   {{"name", unit.name},
                                    {"arm", rules::armTitle(collector.book(), arm)},
                                    {"army", armyName(collector.battle(), unit.army)}});
  const model::Command* command = onlyCommandOf(collector.battle(), unit.army);
  if (command) finding.arguments["command"] = command->name;
  collector.citeRule("command/required");
  if (!command) return;
  model::Edit edit;
  edit.put(model::UnitCommand{unit.id, command->id});
  collector.fix("join-command", std::move(edit));
}

// False if the rules don't say which arms need a command, or don't define command.
bool lookForCommand(FindingCollector& collector, const model::Unit& unit) {
  if (!rules::haveCommand(collector.book())) return false;
  const auto arm = rules::armOfType(collector.book(), unit.type);
  if (!arm) return true;  // checkUnitTypes reports unknown arms
  if (!collector.needsRule("command/required")) return false;
  const auto required = collector.book().texts("command/required");
  if (std::find(required.begin(), required.end(), *arm) != required.end()) {
    addNoCommand(collector, unit, *arm);
  } else {
    collector.needsRule("unit-type/" + unit.type + "/arm");  // that it needs none can depend on an estimate
  }
  return true;
}

CommandList ownCommandsOf(const model::Battle& battle, const model::Unit& unit) {
  CommandList own = rules::commandsOf(battle, unit.id);
  std::erase_if(own, [&](const model::Command* command) { return command->army != unit.army; });
  return own;
}

bool mayHaveReserve(const std::optional<rules::Reserve>& reserve, const model::Army* army) {
  return reserve && army && rules::isOf(*reserve, *army);
}

void lookForSeveralCommands(FindingCollector& collector) {
  if (!rules::haveCommand(collector.book())) return;  // then units can be in two commands
  const model::Battle& battle = collector.battle();
  const auto reserve = rules::reserveOf(collector.book());
  std::map<Id<model::Army>, std::vector<std::string>> names;
  for (const model::Unit& unit : battle.all<model::Unit>()) {
    if (mayHaveReserve(reserve, battle.find<model::Army>(unit.army))) continue;
    if (ownCommandsOf(battle, unit).size() > 1) names[unit.army].push_back(unit.name);
  }
  for (const auto& [id, units] : names) {
    const model::Army* army = battle.find<model::Army>(id);
    if (!army) continue;
    collector.add("several-commands", check::subjectOf(*army), {{"army", army->name}, {"names", joinedShort(units)}});
    collector.citeRule("command/foreign-orders");
  }
}

bool isExcluded(const model::Battle& battle, const rules::Reserve& reserve, const model::Command& command) {
  const model::Leader* leader = battle.find(command.leader);
  return leader && std::find(reserve.excluded.begin(), reserve.excluded.end(), leader->slug) != reserve.excluded.end();
}

void addClosed(FindingCollector& collector, const model::Command& command,
               const std::vector<const model::Unit*>& units) {
  std::vector<std::string> names;
  model::Edit edit;
  for (const model::Unit* unit : units) {
    names.push_back(unit->name);
    eraseRow(edit, collector.battle(), model::UnitCommand{unit->id, command.id});
  }
  collector.add(
      "reserve-closed", check::subjectOf(command),
      {{"name", joinedShort(names)}, {"army", armyName(collector.battle(), command.army)}, {"command", command.name}});
  collector.citeRule("command/reserve");
  collector.fix("leave-command", std::move(edit));
}

// Units of the reserve under a leader that must not lead it by the rules.
void lookAtReserve(FindingCollector& collector) {
  const model::Battle& battle = collector.battle();
  const auto reserve = rules::reserveOf(collector.book());
  if (!reserve || reserve->excluded.empty()) return;
  std::map<Id<model::Command>, std::vector<const model::Unit*>> closed;
  for (const model::Unit& unit : battle.all<model::Unit>()) {
    const CommandList own = ownCommandsOf(battle, unit);
    if (own.size() < 2 || !mayHaveReserve(reserve, battle.find<model::Army>(unit.army))) continue;
    for (const model::Command* command : own) {
      if (isExcluded(battle, *reserve, *command)) closed[command->id].push_back(&unit);
    }
  }
  for (const auto& [id, units] : closed) addClosed(collector, *battle.find<model::Command>(id), units);
}

void lookAtArmies(FindingCollector& collector, const model::UnitCommand& row) {
  const model::Battle& battle = collector.battle();
  const model::Unit* unit = battle.find<model::Unit>(row.unit);
  const model::Command* command = battle.find<model::Command>(row.command);
  if (!unit || !command || unit->army == command->army) return;
  collector.add("command-of-other-army", check::subjectOf(*unit),
                {{"name", unit->name},
                 {"army", armyName(battle, unit->army)},
                 {"command", command->name},
                 {"other", armyName(battle, command->army)}});
  collector.cite(row);
  if (ownCommandsOf(battle, *unit).empty()) return;  // without this one it would have no command
  model::Edit edit;
  eraseRow(edit, battle, row);
  collector.fix("leave-command", std::move(edit));
}

// True if it has units and each of them is led through another command: a reserve that leaders share.
bool isShared(const model::Battle& battle, const model::Command& command, const std::vector<Id<model::Unit>>& units) {
  return !units.empty() && std::all_of(units.begin(), units.end(), [&](Id<model::Unit> unit) {
    const CommandList all = rules::commandsOf(battle, unit);
    return std::any_of(all.begin(), all.end(), [&](const model::Command* other) {
      return other->id != command.id && battle.find(other->leader);
    });
  });
}

void lookAtCommand(FindingCollector& collector, const model::Command& command,
                   const std::vector<Id<model::Unit>>& units) {
  const model::Battle& battle = collector.battle();
  const Arguments arguments{{"command", command.name}, {"army", armyName(battle, command.army)}};
  const model::Leader* leader = battle.find(command.leader);
  if (leader && leader->army != command.army) {
    Finding& finding = collector.add("leader-of-other-army", check::subjectOf(command), arguments);
    finding.arguments["leader"] = leader->name;
    finding.arguments["other"] = armyName(battle, leader->army);
    collector.cite(command, "leader");
  }
  if (units.empty()) {
    collector.add("command-without-units", check::subjectOf(command), arguments);
    collector.cite(command);
  }
}

// Whether the rules or other commands name leaders: in a game without leaders, commands don't need one.
bool knowsLeaders(const FindingCollector& collector, Id<model::Army> army) {
  const auto& leaders = collector.battle().all<model::Leader>();
  const rules::RuleBook& book = collector.book();
  return !book.texts("command/required").empty() || book.integer("command/range") ||
         std::any_of(leaders.begin(), leaders.end(), [&](const model::Leader& leader) { return leader.army == army; });
}

// One finding for each army, for all its commands without a leader.
void lookForLeaders(FindingCollector& collector,
                    const std::map<Id<model::Command>, std::vector<Id<model::Unit>>>& units) {
  const model::Battle& battle = collector.battle();
  std::map<Id<model::Army>, CommandList> unled;
  for (const model::Command& command : battle.all<model::Command>()) {
    const auto own = units.find(command.id);
    const bool isLed = battle.find(command.leader) ||
                       isShared(battle, command, own == units.end() ? std::vector<Id<model::Unit>>() : own->second);
    if (!isLed && knowsLeaders(collector, command.army)) unled[command.army].push_back(&command);
  }
  for (const auto& [id, commands] : unled) {
    if (commands.size() == 1) {
      collector.add("command-without-leader", check::subjectOf(*commands.front()),
                    {{"command", commands.front()->name}, {"army", armyName(battle, id)}});
      collector.cite(*commands.front());
      continue;
    }
    const model::Army* army = battle.find<model::Army>(id);
    std::vector<std::string> names;
    for (const model::Command* command : commands) names.push_back(command->name);
    collector.add(
        "commands-without-leader", army ? check::subjectOf(*army) : subjectOf(*commands.front()),
        {{"commands", joinedShort(names)}, {"army", armyName(battle, id)}, {"count", std::to_string(commands.size())}});
    collector.cite(*commands.front());
  }
}

using ByArmyAndText = std::map<std::pair<Id<model::Army>, std::string>, CommandList>;

void lookForSharedColours(FindingCollector& collector, const ByArmyAndText& byColour) {
  for (const auto& [key, commands] : byColour) {
    if (commands.size() < 2) continue;
    std::vector<std::string> names;
    for (const model::Command* command : commands) names.push_back(command->name);
    collector.add("command-colour-twice", check::subjectOf(*commands.back()),
                  {{"commands", joined(names)},
                   {"army", armyName(collector.battle(), key.first)},
                   {"colour", commands.front()->colour}});
    collector.cite(*commands.back(), "colour");
  }
}

void lookForSharedNames(FindingCollector& collector, const ByArmyAndText& byName) {
  for (const auto& [key, commands] : byName) {
    if (commands.size() < 2) continue;
    collector.add("command-name-twice", check::subjectOf(*commands.back()),
                  {{"name", key.second},
                   {"army", armyName(collector.battle(), key.first)},
                   {"count", std::to_string(commands.size())}});
    collector.cite(*commands.back(), "name");
  }
}

}  // namespace

std::vector<Finding> checkUnitCommands(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  for (const model::Unit& unit : battle.all<model::Unit>()) {
    if (rules::commandsOf(battle, unit.id).empty() && !lookForCommand(collector, unit)) break;
  }
  lookForSeveralCommands(collector);
  lookAtReserve(collector);
  for (const model::UnitCommand& row : battle.all<model::UnitCommand>()) lookAtArmies(collector, row);
  return collector.take();
}

std::vector<Finding> checkCommandRows(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  std::map<Id<model::Command>, std::vector<Id<model::Unit>>> units;
  for (const model::UnitCommand& row : battle.all<model::UnitCommand>()) units[row.command].push_back(row.unit);
  ByArmyAndText byColour;
  ByArmyAndText byName;
  for (const model::Command& command : battle.all<model::Command>()) {
    lookAtCommand(collector, command, units[command.id]);
    if (!command.colour.empty()) byColour[{command.army, folded(command.colour)}].push_back(&command);
    if (!command.name.empty()) byName[{command.army, command.name}].push_back(&command);
  }
  lookForLeaders(collector, units);
  lookForSharedColours(collector, byColour);
  lookForSharedNames(collector, byName);
  return collector.take();
}

}  // namespace redoubt::check
