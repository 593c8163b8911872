#include <algorithm>

#include "core/check/schedule/schedule_checks.h"
#include "core/check/schedule/schedule_tools.h"
#include "core/rules/book/json_values.h"
#include "core/rules/book/rule_values.h"
#include "core/rules/forces/arms.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::check {
namespace {

Subject subjectOfSetting(const model::Scenario& scenario, const std::string& path) {
  return SettingSubject{scenario.slug, path};
}

// The scenario's own row: inherited rows are reported for the scenario that has them.
const model::Setting* ownRow(const model::Battle& battle, const model::Scenario& scenario, const std::string& path) {
  return battle.find<model::Setting>({scenario.id, path});
}

void lookAtLastTurn(FindingCollector& collector, const model::Scenario& scenario) {
  const std::string path = "turn/last";
  const model::Setting* row = ownRow(collector.battle(), scenario, path);
  if (!row) return;
  const int last = rules::wholeNumber(rules::parsedJson(row->value.text)).value_or(0);
  const int count = collector.book().integer("turns/count").value_or(0);
  if (count == 0 || last <= count) return;
  Finding& finding =
      collector.add("last-turn-beyond", subjectOfSetting(scenario, path),
                    {{"scenario", scenario.title}, {"last", std::to_string(last)}, {"count", std::to_string(count)}});
  finding.scenario = scenario.slug;
  finding.place = Turn{last};
  collector.citeRule("turns/count");
}

void lookAtMinutes(FindingCollector& collector, const model::Scenario& scenario) {
  const std::string path = "turn/minutes";
  constexpr std::string_view kScale = "scale/minutes-per-turn";
  const model::Setting* row = ownRow(collector.battle(), scenario, path);
  const auto minutes = row ? rules::pointsOf(rules::parsedJson(row->value.text)) : std::nullopt;
  const auto usual = rules::rulePoints(collector.book(), std::string(kScale));
  if (!minutes || !usual || *minutes == *usual) return;
  collector
      .add("turn-minutes-differ", subjectOfSetting(scenario, path),
           {{"scenario", scenario.title}, {"minutes", toText(*minutes)}, {"usual", toText(*usual)}})
      .scenario = scenario.slug;
  collector.citeRule(kScale);
}

bool takesPart(const CheckContext& context, const model::Scenario& scenario, const model::Leader& leader) {
  const auto variants = rules::variants(context.battle(), scenario.id);
  return variants.empty() || std::any_of(variants.begin(), variants.end(), [&](const model::Variant* variant) {
           const auto leaders = rules::declaredForces(context.battle(), *variant).leaders;
           return std::any_of(leaders.begin(), leaders.end(), [&](const auto* each) { return each->id == leader.id; });
         });
}

// A release needs a leader that the schedule restricts (R13.0).
void lookAtRelease(FindingCollector& collector, const model::Scenario& scenario, const model::Setting& row,
                   const std::string& slug) {
  const model::Battle& battle = collector.battle();
  const model::Leader* leader = battle.bySlug<model::Leader>(slug);
  if (!leader) return;  // reported as setting-unknown-name
  const auto lines = rules::rowsIn<model::PoolLine>(battle, scenario.id);
  const bool isHeld = std::any_of(lines.begin(), lines.end(), [&](const model::PoolLine* line) {
    return line->leader == leader->id && line->kind == model::PoolKind::Unavailable;
  });
  const bool isThere = takesPart(collector.context(), scenario, *leader);
  if (isThere && isHeld) return;
  collector
      .add(isThere ? "release-of-free" : "release-of-absent", subjectOfSetting(scenario, row.path),
           {{"scenario", scenario.title}, {"leader", leader->name}})
      .scenario = scenario.slug;
  collector.cite(row);
}

void lookAtReleases(FindingCollector& collector, const model::Scenario& scenario) {
  constexpr std::string_view kRelease = "release/";
  for (const model::Setting& row : collector.battle().where<&model::Setting::scenario>(scenario.id)) {
    if (!row.path.starts_with(kRelease) || row.value.text == "null") continue;
    lookAtRelease(collector, scenario, row, row.path.substr(kRelease.size()));
  }
}

// The arms of the units that take part, each with some of their names.
std::map<std::string, std::vector<std::string>> armsOf(const CheckContext& context, const model::Scenario& scenario) {
  std::map<std::string, std::vector<std::string>> arms;
  std::set<Id<model::Unit>> seen;
  for (const model::Variant* variant : rules::variants(context.battle(), scenario.id)) {
    for (const model::Unit* unit : rules::declaredForces(context.battle(), *variant).units) {
      const auto arm = rules::armOfType(context.book(), unit->type);
      if (arm && seen.insert(unit->id).second) arms[*arm].push_back(unit->name);
    }
  }
  return arms;
}

// Every arm that takes part must be in a list, and every arm of a list should take part (S13.1).
void lookAtTogether(FindingCollector& collector, const model::Scenario& scenario) {
  const std::string path = "activation/together";
  const model::Setting* row = ownRow(collector.battle(), scenario, path);
  const auto lists = row ? rules::parsedJson(row->value.text) : nlohmann::json();
  if (!lists.is_array()) return;
  std::set<std::string> named;
  for (const auto& list : lists) {
    for (const auto& arm : list) {
      if (arm.is_string()) named.insert(arm.get<std::string>());
    }
  }
  const auto arms = armsOf(collector.context(), scenario);
  const auto add = [&](std::string_view code, const std::string& arm, const std::vector<std::string>& names) {
    collector
        .add(code, subjectOfSetting(scenario, path),
             {{"scenario", scenario.title},
              {"arm", rules::armTitle(collector.book(), arm)},
              {"names", joinedShort(names)}})
        .scenario = scenario.slug;
    collector.cite(*row);
  };
  for (const auto& [arm, names] : arms) {
    if (!named.contains(arm)) add("arm-never-led", arm, names);
  }
  for (const std::string& arm : named) {
    if (!arms.empty() && !arms.contains(arm)) add("arm-of-nobody", arm, {});
  }
}

}  // namespace

std::vector<Finding> checkGames(const CheckContext& context) {
  FindingCollector collector(context);
  for (const model::Scenario* scenario : rules::scenarios(context.battle())) {
    lookAtLastTurn(collector, *scenario);
    lookAtMinutes(collector, *scenario);
    lookAtReleases(collector, *scenario);
    lookAtTogether(collector, *scenario);
  }
  return collector.take();
}

}  // namespace redoubt::check
