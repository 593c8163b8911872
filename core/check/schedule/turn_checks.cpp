#include <algorithm>

#include "core/check/schedule/schedule_checks.h"
#include "core/check/schedule/schedule_tools.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/arrival.h"

namespace redoubt::check {
namespace {

void addOutside(FindingCollector& collector, const model::Scenario& scenario, Subject subject, Arguments arguments,
                rules::TurnRange game, int turn) {
  arguments["first"] = std::to_string(game.first);
  arguments["last"] = std::to_string(game.last);
  Finding& finding = collector.add("turn-outside-game", std::move(subject), std::move(arguments));
  finding.scenario = scenario.slug;
  finding.place = Turn{turn};
}

void lookAtLine(FindingCollector& collector, const model::PoolLine& line, const model::Scenario& scenario,
                rules::TurnRange game) {
  const bool isOrdered = line.firstTurn <= line.lastTurn;
  if (isOrdered && game.contains(line.firstTurn) && game.contains(line.lastTurn)) return;
  Arguments arguments{{"name", lineName(collector.battle(), line)}};
  arguments["turns"] = turnsText(line);
  addOutside(collector, scenario, check::subjectOf(line), std::move(arguments), game,
             game.contains(line.firstTurn) ? line.lastTurn : line.firstTurn);
  collector.cite(line);
  collector.citeRule("turns/count");
  model::PoolLine kept = line;
  kept.firstTurn = std::max(line.firstTurn, game.first);
  kept.lastTurn = std::min(line.lastTurn, game.last);
  model::Edit edit;
  if (kept.firstTurn <= kept.lastTurn) {
    edit.put(std::move(kept));
  } else {
    eraseRow(edit, collector.battle(), line);
  }
  collector.fix("trim-to-game", std::move(edit));
}

// Its own turn, and those in which its dice are rolled.
std::vector<int> namedTurns(const model::Entry& entry) {
  std::vector<int> turns;
  if (entry.turn) turns.push_back(*entry.turn);
  if (!entry.dice) return turns;
  const auto plan = rules::arrivalPlan(entry.dice->text);
  if (!std::holds_alternative<rules::ArrivalPlan>(plan)) return turns;
  for (const rules::ArrivalStage& stage : std::get<rules::ArrivalPlan>(plan).stages) {
    if (stage.turn) turns.push_back(*stage.turn);
  }
  return turns;
}

void lookAtEntry(FindingCollector& collector, const model::Entry& entry, const model::Scenario& scenario,
                 rules::TurnRange game) {
  for (const int turn : namedTurns(entry)) {
    if (game.contains(turn)) continue;
    addOutside(collector, scenario, check::subjectOf(entry), {{"name", entry.slug}, {"turns", std::to_string(turn)}},
               game, turn);
    collector.cite(entry, "turn");
    collector.citeRule("turns/count");
  }
}

void lookForTurn(FindingCollector& collector, const model::Entry& entry, const model::Scenario& scenario) {
  if (entry.trigger != model::EntryTrigger::Turn) return;
  if (!entry.turn && !entry.dice) {
    collector.add("entry-without-turn", check::subjectOf(entry), {{"entry", entry.slug}}).scenario = scenario.slug;
    collector.cite(entry, "turn");
  }
  if (!entry.turn || !entry.dice) return;
  collector
      .add("entry-turn-and-dice", check::subjectOf(entry),
           {{"entry", entry.slug}, {"turn", std::to_string(*entry.turn)}})
      .scenario = scenario.slug;
  collector.cite(entry, "turn");
  model::Entry diced = entry;
  diced.turn.reset();
  model::Edit edit;
  edit.put(std::move(diced));
  collector.fix("leave-to-dice", std::move(edit));
}

// Reports a leader that enters and is named for turns after the entry. checkScheduleLeaders reports turns before it.
void lookAtEnters(FindingCollector& collector, const model::PoolLine& line, const model::Scenario& scenario) {
  const model::Entry* entry = collector.battle().find(line.entry);
  if (line.kind != model::PoolKind::Enters || !entry || !entry->turn || line.lastTurn <= *entry->turn) return;
  if (entry->trigger != model::EntryTrigger::Turn || entry->dice) return;
  Arguments arguments{{"name", lineName(collector.battle(), line)}};
  arguments["turns"] = turnsText(line);
  arguments["entry"] = entry->slug;
  arguments["turn"] = std::to_string(*entry->turn);
  Finding& finding = collector.add("enters-after-entry", check::subjectOf(line), std::move(arguments));
  finding.scenario = scenario.slug;
  finding.place = Turn{line.lastTurn};
  collector.cite(line);
  model::PoolLine mended = line;
  mended.firstTurn = mended.lastTurn = *entry->turn;
  model::Edit edit;
  edit.put(std::move(mended));
  collector.fix("enter-in-turn", std::move(edit));
}

}  // namespace

std::vector<Finding> checkTurns(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  for (const model::Scenario* scenario : rules::scenarios(battle)) {
    const auto lines = rowsOf<model::PoolLine>(battle, scenario->id);
    const auto entries = rowsOf<model::Entry>(battle, scenario->id);
    for (const model::Entry* entry : entries) lookForTurn(collector, *entry, *scenario);
    for (const model::PoolLine* line : lines) lookAtEnters(collector, *line, *scenario);
    if (lines.empty() && entries.empty()) continue;
    const auto game = rules::gameTurns(battle, context.book(), scenario->id);
    if (!game) {
      collector.missesRule("turns/count");
      continue;
    }
    for (const model::PoolLine* line : lines) lookAtLine(collector, *line, *scenario, *game);
    for (const model::Entry* entry : entries) lookAtEntry(collector, *entry, *scenario, *game);
  }
  return collector.take();
}

}  // namespace redoubt::check
