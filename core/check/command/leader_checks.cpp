#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/check/command/command_checks.h"
#include "core/check/finding_collector.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::check {
namespace {

constexpr std::string_view kOverallCommander = "overall-commander/";
constexpr std::string_view kCommandOf = "command-of/";

// The leader's slug that a setting names; empty if it names none.
std::string namedIn(const model::Setting& setting) {
  const auto value = nlohmann::json::parse(setting.value.text, nullptr, false);
  return value.is_string() ? value.get<std::string>() : std::string();
}

bool isAbout(const model::Setting& setting, std::string_view start) {
  return setting.path.starts_with(start);
}

// The leaders that settings of scenarios give an army or units.
std::set<std::string> leadersInSettings(const model::Battle& battle) {
  std::set<std::string> slugs;
  for (const model::Setting& row : battle.all<model::Setting>()) {
    if (isAbout(row, kOverallCommander) || isAbout(row, kCommandOf)) slugs.insert(namedIn(row));
  }
  return slugs;
}

void lookForIdleLeaders(FindingCollector& collector) {
  const model::Battle& battle = collector.battle();
  if (collector.book().under("command").empty()) return;
  std::set<Id<model::Army>> withCommands;
  std::set<Id<model::Leader>> leading;
  for (const model::Command& command : battle.all<model::Command>()) {
    withCommands.insert(command.army);
    if (command.leader) leading.insert(*command.leader);
  }
  const auto inSettings = leadersInSettings(battle);
  for (const model::Leader& leader : battle.all<model::Leader>()) {
    const bool isNeeded = leader.overall || leading.contains(leader.id) || inSettings.contains(leader.slug) ||
                          collector.book().row("activation/power/" + leader.slug);
    if (isNeeded || !withCommands.contains(leader.army)) continue;
    collector.add("leader-without-command", check::subjectOf(leader),
                  {{"leader", leader.name}, {"army", armyName(battle, leader.army)}});
    collector.cite(leader);
  }
}

// The armies that have counters to set up in some variant of each scenario.
std::map<Id<model::Scenario>, std::set<Id<model::Army>>> armiesByScenario(const model::Battle& battle) {
  std::map<Id<model::Scenario>, std::set<Id<model::Army>>> armies;
  for (const model::VariantBlock& row : battle.all<model::VariantBlock>()) {
    const model::Variant* variant = battle.find<model::Variant>(row.variant);
    const model::SetUpBlock* block = battle.find<model::SetUpBlock>(row.block);
    if (variant && block) armies[variant->scenario].insert(block->army);
  }
  return armies;
}

bool knowsOverallCommanders(const rules::RuleBook& book) {
  return book.row("activation/overall") || !book.under("activation/power").empty();
}

void addNoOverall(FindingCollector& collector, const model::Scenario& scenario, const model::Army& army) {
  collector.add("no-overall-commander", check::subjectOf(army), {{"army", army.name}, {"scenario", scenario.title}})
      .scenario = scenario.slug;
  collector.citeRule("activation/overall");
}

void lookAtSetting(FindingCollector& collector, const model::Setting& row) {
  const model::Battle& battle = collector.battle();
  const auto* army = battle.bySlug<model::Army>(std::string_view(row.path).substr(kOverallCommander.size()));
  const auto* leader = battle.bySlug<model::Leader>(namedIn(row));
  const model::Scenario* scenario = battle.find<model::Scenario>(row.scenario);
  if (!army || !leader || !scenario || leader->army == army->id) return;
  collector
      .add("overall-of-other-army", check::subjectOf(*leader),
           {{"leader", leader->name},
            {"other", armyName(battle, leader->army)},
            {"army", army->name},
            {"scenario", scenario->title}})
      .scenario = scenario->slug;
  collector.cite(row);
}

bool choosesOverall(const model::Battle& battle, const model::Scenario& scenario, const model::Army& army) {
  return rules::setting(battle, scenario.id, std::string(kOverallCommander) + army.slug).has_value();
}

// Several leaders marked as overall commander, of which a scenario uses the first.
void lookForRivals(FindingCollector& collector, const model::Scenario& scenario, const model::Army& army) {
  const model::Battle& battle = collector.battle();
  const model::Leader* first = rules::overallCommander(battle, scenario.id, army);
  if (!first || choosesOverall(battle, scenario, army)) return;
  std::vector<std::string> names;
  for (const model::Leader& leader : battle.where<&model::Leader::army>(army.id)) {
    if (leader.overall) names.push_back(leader.name);
  }
  if (names.size() < 2) return;
  collector
      .add("two-overall-commanders", check::subjectOf(army),
           {{"army", army.name}, {"leaders", joined(names)}, {"first", first->name}, {"scenario", scenario.title}})
      .scenario = scenario.slug;
}

}  // namespace

std::vector<Finding> checkLeaders(const CheckContext& context) {
  FindingCollector collector(context);
  lookForIdleLeaders(collector);
  return collector.take();
}

std::vector<Finding> checkOverallCommanders(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  const bool isNeeded = knowsOverallCommanders(context.book());
  for (const auto& [id, armies] : armiesByScenario(battle)) {
    const model::Scenario* scenario = battle.find<model::Scenario>(id);
    for (const Id<model::Army> each : armies) {
      const model::Army* army = battle.find<model::Army>(each);
      if (!scenario || !army) continue;
      if (isNeeded && !rules::overallCommander(battle, id, *army)) addNoOverall(collector, *scenario, *army);
      lookForRivals(collector, *scenario, *army);
    }
  }
  for (const model::Setting& row : battle.all<model::Setting>()) {
    if (isAbout(row, kOverallCommander)) lookAtSetting(collector, row);
  }
  return collector.take();
}

}  // namespace redoubt::check
