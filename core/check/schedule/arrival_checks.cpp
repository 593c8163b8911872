#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/check/schedule/schedule_checks.h"
#include "core/check/schedule/schedule_tools.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/activation.h"
#include "core/rules/turns/arrival.h"

namespace redoubt::check {
namespace {

using rules::Chance;
using rules::ShapeFault;

// The names of leaders that use an entry, joined; without leaders its slug.
Phrase whoComesBy(const model::Battle& battle, const model::Entry& entry) {
  std::set<std::pair<int, std::string>> names;
  const auto add = [&](const std::optional<Id<model::Leader>>& id) {
    if (const model::Leader* leader = battle.find(id)) names.insert({leader->ordinal, leader->name});
  };
  for (const model::Placement& placement : battle.where<&model::Placement::entry>(entry.id)) add(placement.leader);
  for (const model::PoolLine& line : battle.where<&model::PoolLine::entry>(entry.id)) add(line.leader);
  if (names.empty()) return entry.slug;
  std::vector<std::string> texts;
  for (const auto& [ordinal, name] : names) texts.push_back(name);
  return joined(texts);
}

// "9/20 (45%)", "1/3 (33.3%)".
Phrase chanceWords(Chance chance) {
  const std::int64_t tenths = (chance.favourable() * 2000 / chance.cases() + 1) / 2;
  const std::string fraction = std::to_string(chance.favourable()) + "/" + std::to_string(chance.cases());
  const std::string whole = std::to_string(tenths / 10);
  if (tenths % 10 == 0) return Phrase::of("details.chance.whole", {{"fraction", fraction}, {"whole", whole}});
  return Phrase::of("details.chance.tenths",
                    {{"fraction", fraction}, {"whole", whole}, {"tenths", std::to_string(tenths % 10)}});
}

Finding& addMalformed(FindingCollector& collector, Subject subject, Phrase what, const ShapeFault& fault) {
  return collector.add(
      "arrival-malformed", std::move(subject),
      {{"what", std::move(what)}, {"at", fault.pointer.empty() ? "–" : fault.pointer}, {"expected", fault.expected}});
}

// The chance that a counter has not arrived when the game ends.
Chance neverWithin(const rules::Arrival& arrival, rules::TurnRange game) {
  Chance never = arrival.never();
  for (const auto& [turn, chance] : arrival.byTurn()) {
    if (turn > game.last) never = never + chance;
  }
  return never;
}

void lookAtOdds(FindingCollector& collector, const model::Entry& entry, const model::Scenario& scenario,
                const rules::ArrivalPlan& plan, rules::TurnRange game) {
  const rules::Arrival arrival = rules::arrivalOf(collector.book(), plan);
  const Phrase name = whoComesBy(collector.battle(), entry);
  if (arrival.until(game.last) == Chance()) {
    Finding& finding = collector.add("arrival-after-game", check::subjectOf(entry),
                                     {{"name", name}, {"entry", entry.slug}, {"last", std::to_string(game.last)}});
    finding.scenario = scenario.slug;
    finding.place = Turn{game.last};
    return collector.cite(entry, "dice");
  }
  const Chance never = neverWithin(arrival, game);
  if (never == Chance()) return;
  const int latest = plan.mayWait ? game.last : std::min(*arrival.latest(), game.last);
  Finding& finding = collector.add("arrival-odds", check::subjectOf(entry),
                                   {{"name", name},
                                    {"first", std::to_string(*arrival.earliest())},
                                    {"last", std::to_string(latest)},
                                    {"never", chanceWords(never)}});
  finding.scenario = scenario.slug;
  finding.place = Turn{*arrival.earliest()};
  collector.cite(entry, "dice");
}

void lookAtEntry(FindingCollector& collector, const model::Entry& entry, const model::Scenario& scenario) {
  if (!entry.dice) return;
  const auto plan = rules::arrivalPlan(entry.dice->text);
  if (const auto* fault = std::get_if<ShapeFault>(&plan)) {
    addMalformed(collector, check::subjectOf(entry), Phrase::of("details.entry", {{"name", entry.slug}}), *fault)
        .scenario = scenario.slug;
    return collector.cite(entry, "dice");
  }
  // Without a rule for its die a battle would get one marked from 1, which would be a guess.
  if (!collector.needsRule("dice/sides")) return;
  if (!rules::faces(collector.book())) return collector.missesRule("dice/sides");
  const auto game = rules::gameTurns(collector.battle(), collector.book(), scenario.id);  // checkTurns reports it
  if (game) lookAtOdds(collector, entry, scenario, std::get<rules::ArrivalPlan>(plan), *game);
}

// Reports a text that is not valid as dice; checkRuleValues reports other faults of a rule.
void lookAtPower(FindingCollector& collector, const model::Scenario& scenario, const model::Leader& leader,
                 const rules::Power& power) {
  const auto comes = rules::returnOf(collector.battle(), collector.book(), scenario.id, leader, 1);
  const auto* fault = comes ? std::get_if<ShapeFault>(&*comes) : nullptr;
  if (!fault || fault->pointer != "/returns/roll") return;
  const auto value = nlohmann::json::parse(collector.book().json(power.path).value_or(""), nullptr, false);
  const nlohmann::json::json_pointer roll(fault->pointer);
  if (!value.contains(roll) || !value.at(roll).is_string()) return;
  addMalformed(collector, Subject::ofRule(power.path), Phrase::of("details.rule", {{"path", power.path}}), *fault);
  collector.citeRule(power.path);
}

bool comesByDice(const model::Battle& battle, const model::PoolLine& line) {
  const auto hasDice = [&](const std::optional<Id<model::Entry>>& id) {
    const model::Entry* entry = battle.find(id);
    return entry && entry->dice;
  };
  if (hasDice(line.entry)) return true;
  if (!line.leader) return false;
  for (const model::Placement& placement : battle.where<&model::Placement::leader>(*line.leader)) {
    if (hasDice(placement.entry)) return true;
  }
  return false;
}

void lookAtDiceLine(FindingCollector& collector, const model::Scenario& scenario, const model::PoolLine& line) {
  const model::Leader* leader = collector.battle().find(line.leader);
  if (line.kind != model::PoolKind::Dice || !leader || comesByDice(collector.battle(), line)) return;
  const auto power = rules::powerOf(collector.battle(), collector.book(), scenario.id, *leader);
  if (power && power->returns) return;
  Finding& finding =
      collector.add("dice-untold", check::subjectOf(line), {{"leader", leader->name}, {"turns", turnsText(line)}});
  finding.scenario = scenario.slug;
  finding.place = Turn{line.firstTurn};
  collector.cite(line);
}

}  // namespace

std::vector<Finding> checkArrivals(const CheckContext& context) {
  FindingCollector collector(context);
  std::set<std::string> seen;
  for (const model::Scenario* scenario : rules::scenarios(context.battle())) {
    for (const auto* entry : rowsOf<model::Entry>(context.battle(), scenario->id)) {
      lookAtEntry(collector, *entry, *scenario);
    }
    for (const auto* line : rowsOf<model::PoolLine>(context.battle(), scenario->id)) {
      lookAtDiceLine(collector, *scenario, *line);
    }
    for (const model::Leader& leader : context.battle().all<model::Leader>()) {
      const auto power = rules::powerOf(context.battle(), context.book(), scenario->id, leader);
      if (power && seen.insert(power->path).second) lookAtPower(collector, *scenario, leader, *power);
    }
  }
  return collector.take();
}

}  // namespace redoubt::check
