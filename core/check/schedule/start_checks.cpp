#include <nlohmann/json.hpp>

#include "core/check/schedule/schedule_checks.h"
#include "core/check/schedule/schedule_tools.h"
#include "core/rules/book/json_values.h"

namespace redoubt::check {
namespace {

// The turn of a setting `moves-from/<army>`; 0 if it has none.
int startTurn(const model::Setting& row) {
  return rules::wholeNumber(rules::member(rules::parsedJson(row.value.text), "turn")).value_or(0);
}

void add(FindingCollector& collector, std::string_view code, const model::Setting& row, const model::Scenario& scenario,
         const model::Army& army, int end) {
  collector
      .add(code, SettingSubject{scenario.slug, row.path},
           {{"army", army.name},
            {"turn", std::to_string(startTurn(row))},
            {"scenario", scenario.title},
            {"end", std::to_string(end)}})
      .scenario = scenario.slug;
  collector.cite(row);
}

// The setting can be the scenario's own or inherited.
void lookAtStart(FindingCollector& collector, const model::Scenario& scenario, const model::Army& army) {
  const model::Battle& battle = collector.battle();
  const model::Setting* row = rules::settingRow(battle, scenario.id, "moves-from/" + army.slug);
  const int turn = row ? startTurn(*row) : 0;
  if (turn == 0) return;
  const int first = rules::integerSetting(battle, scenario.id, "turn/first").value_or(1);
  const auto last = rules::integerSetting(battle, scenario.id, "turn/last");
  if (first > 1 && turn <= first) add(collector, "start-over", *row, scenario, army, first);
  if (last && turn > *last) add(collector, "start-never", *row, scenario, army, *last);
}

void lookForInitiative(FindingCollector& collector, const model::Scenario& scenario) {
  if (collector.book().text("turns/initiative") != "in-scenario") return;
  if (rules::textSetting(collector.battle(), scenario.id, "initiative")) return;
  collector.add("initiative-missing", check::subjectOf(scenario), {{"scenario", scenario.title}}).scenario =
      scenario.slug;
  collector.citeRule("turns/initiative");
}

}  // namespace

std::vector<Finding> checkStarts(const CheckContext& context) {
  FindingCollector collector(context);
  for (const model::Scenario* scenario : rules::scenarios(context.battle())) {
    lookForInitiative(collector, *scenario);
    for (const model::Army& army : context.battle().all<model::Army>()) lookAtStart(collector, *scenario, army);
  }
  return collector.take();
}

}  // namespace redoubt::check
