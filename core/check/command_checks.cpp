#include <algorithm>

#include "core/check/checks.h"
#include "core/check/gathering.h"
#include "core/rules/arms.h"
#include "core/rules/command.h"
#include "core/rules/set_up.h"

namespace redoubt::check {
namespace {

using model::PlacementRule;

// The army's only command; nothing if there are several to choose from.
const model::Command* onlyCommandOf(const model::Battle& battle, Id<model::Army> army) {
  const model::Command* only = nullptr;
  for (const model::Command& command : battle.all<model::Command>()) {
    if (command.army != army) continue;
    if (only) return nullptr;
    only = &command;
  }
  return only;
}

void addNoCommand(Gathering& gathering, const model::Unit& unit, const std::string& arm) {
  Finding& finding = gathering.add("no-command", subjectOf(unit),
                                   {{"name", unit.name}, {"arm", rules::armTitle(gathering.book(), arm)}});
  const model::Command* command = onlyCommandOf(gathering.battle(), unit.army);
  if (command) finding.arguments["command"] = command->name;
  gathering.citeRule("command/required");
  if (!command) return;
  model::Edit edit;
  edit.put(model::UnitCommand{unit.id, command->id});
  gathering.fix("join-command", std::move(edit));
}

bool beginsOnMap(const model::Placement& placement) {
  return placement.rule == PlacementRule::At || placement.rule == PlacementRule::WithOwnUnits ||
         placement.rule == PlacementRule::Within || placement.rule == PlacementRule::Zone;
}

// An overall commander without units of his own stands where he likes.
bool isOverallWithoutUnits(const model::Battle& battle, const VariantSetUp& where, const model::Leader& leader) {
  const model::Army* army = battle.find<model::Army>(leader.army);
  return army && rules::overallCommander(battle, where.scenario->id, *army) == &leader &&
         rules::unitsOf(battle, leader.id).empty();
}

void addOutOfCommand(Gathering& gathering, const VariantSetUp& where, const model::Leader& leader,
                     const rules::Hosts& hosts, int range) {
  std::vector<std::string> names;
  for (const Id<model::Unit> id : hosts.outOfRange) {
    if (const model::Unit* unit = gathering.battle().find<model::Unit>(id)) names.push_back(unit->name);
  }
  gathering
      .add("no-place-in-command", where, subjectOf(leader),
           {{"leader", leader.name},
            {"range", std::to_string(range)},
            {"nearest", gathering.hexName(*hosts.nearest)},
            {"units", joined(names)}})
      .place = std::vector{*hosts.nearest};
  gathering.citeRule("command/range");
}

// Worth knowing where the source lets him choose but command does not.
void addHosts(Gathering& gathering, const VariantSetUp& where, const model::Leader& leader, const rules::Hosts& hosts,
              int range) {
  if (hosts.inCommand.size() == hosts.allowed.size()) return;
  gathering
      .add("leader-hosts", where, subjectOf(leader),
           {{"leader", leader.name}, {"range", std::to_string(range)}, {"hosts", gathering.hexNames(hosts.inCommand)}})
      .place = hosts.inCommand;
  gathering.citeRule("command/range");
}

void lookAtLeader(Gathering& gathering, const VariantSetUp& where, const model::Placement& placement) {
  const model::Battle& battle = gathering.battle();
  const model::Leader* leader = battle.find(placement.leader);
  if (!leader || !beginsOnMap(placement) || isOverallWithoutUnits(battle, where, *leader)) return;
  if (rules::unitsOf(battle, leader->id).empty() && placement.rule != PlacementRule::WithOwnUnits) return;
  if (!gathering.hasMap() || !gathering.needsRule("command/range")) return;
  const auto range = rules::commandRange(gathering.book());
  if (!range) return gathering.missesRule("command/range");
  const rules::Hosts hosts = rules::hostsInCommand(battle, gathering.layout(), where.placements, placement, *range);
  if (!hosts.inCommand.empty()) {
    if (placement.rule == PlacementRule::WithOwnUnits) addHosts(gathering, where, *leader, hosts, *range);
    return;
  }
  if (hosts.nearest) return addOutOfCommand(gathering, where, *leader, hosts, *range);
  gathering.add("leader-without-host", where, subjectOf(*leader),
                {{"leader", leader->name}, {"rule", std::string(model::toText(placement.rule))}});
  gathering.cite(placement);
}

}  // namespace

std::vector<Finding> checkCommands(const model::Battle& battle) {
  Gathering gathering(battle);
  for (const model::Unit& unit : battle.all<model::Unit>()) {
    const auto arm = rules::armOfType(gathering.book(), unit.type);
    if (!rules::commandsOf(battle, unit.id).empty() || !arm) continue;  // unknown arms: checkUnitTypes
    if (!gathering.needsRule("command/required")) break;
    const auto required = gathering.book().texts("command/required");
    if (std::find(required.begin(), required.end(), *arm) != required.end()) {
      addNoCommand(gathering, unit, *arm);
      continue;
    }
    gathering.needsRule("unit-type/" + unit.type + "/arm");  // that it needs none may rest on an estimate
  }
  return gathering.take();
}

std::vector<Finding> checkLeaderPlaces(const model::Battle& battle) {
  Gathering gathering(battle);
  for (const VariantSetUp& where : variantSetUps(battle)) {
    for (const model::Placement* placement : where.placements) lookAtLeader(gathering, where, *placement);
  }
  return gathering.take();
}

}  // namespace redoubt::check
