#include <algorithm>
#include <nlohmann/json.hpp>
#include <tuple>

#include "core/check/schedule/schedule_checks.h"
#include "core/check/schedule/schedule_tools.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/activation.h"
#include "core/rules/vocabulary/shape_json.h"

namespace redoubt::check {
namespace {

using model::PoolKind;
using rules::ScheduleLine;

// A finding about one line, in its first turn.
Finding& addOfLine(FindingCollector& collector, std::string_view code, const model::Scenario& scenario,
                   const model::PoolLine& line, Arguments arguments) {
  arguments.emplace("name", lineName(collector.battle(), line));
  arguments["turns"] = turnsText(line);
  Finding& finding = collector.add(code, check::subjectOf(line), std::move(arguments));
  finding.scenario = scenario.slug;
  finding.place = Turn{line.firstTurn};
  collector.cite(line);
  return finding;
}

void lookAtArmy(FindingCollector& collector, const model::Scenario& scenario, const model::PoolLine& line) {
  const model::Leader* leader = collector.battle().find(line.leader);
  if (!leader || leader->army == line.army) return;
  addOfLine(collector, "line-of-other-army", scenario, line,
            {{"army", armyName(collector.battle(), line.army)}, {"own", armyName(collector.battle(), leader->army)}});
  if (!collector.battle().find<model::Army>(leader->army)) return;
  model::PoolLine mended = line;
  mended.army = leader->army;
  model::Edit edit;
  edit.put(std::move(mended));
  collector.fix("line-to-own-army", std::move(edit));
}

void lookAtLeader(FindingCollector& collector, const model::Scenario& scenario, const model::PoolLine& line) {
  const bool mayBeMany = line.kind == PoolKind::Fixed || line.kind == PoolKind::FreeChoice;
  if (!mayBeMany && !line.leader) addOfLine(collector, "line-without-leader", scenario, line, {});
}

void lookAtCount(FindingCollector& collector, const model::Scenario& scenario, const model::PoolLine& line) {
  if (line.kind != PoolKind::FreeChoice) return;
  const int count = line.count.value_or(collector.book().integer("activation/free-choice").value_or(0));
  if (count < 1) addOfLine(collector, "free-choice-without-count", scenario, line, {});
}

rules::Shape choiceShape() {
  const rules::Shape leaders = rules::list(rules::name(rules::NameKind::Leader));
  return rules::either({leaders, rules::object({{"except", leaders}})});
}

// The names in a choice that no leader of the line's army has.
std::vector<std::string> strangersIn(const model::Battle& battle, const model::PoolLine& line,
                                     const nlohmann::json& choice) {
  std::vector<std::string> strangers;
  rules::forEachName(choiceShape(), choice, [&](const auto&, const std::string& name) {
    const auto& leaders = battle.all<model::Leader>();
    const bool isKnown = std::any_of(leaders.begin(), leaders.end(), [&](const model::Leader& leader) {
      return leader.slug == name && leader.army == line.army;
    });
    if (!isKnown) strangers.push_back(name);
  });
  return strangers;
}

void lookAtChoice(FindingCollector& collector, const model::Scenario& scenario, const model::PoolLine& line) {
  const bool isRead = line.kind == PoolKind::FreeChoice || (line.kind == PoolKind::Fixed && !line.leader);
  if (!isRead || !line.choice) return;
  const auto choice = nlohmann::json::parse(line.choice->text, nullptr, false);
  if (choice.is_null()) return;
  const auto fault = choice.is_discarded() ? rules::ShapeFault{"", "JSON"} : rules::shapeFault(choiceShape(), choice);
  if (fault) {
    addOfLine(collector, "choice-malformed", scenario, line,
              {{"at", fault->pointer.empty() ? "–" : fault->pointer}, {"expected", fault->expected}});
    return;
  }
  const auto strangers = strangersIn(collector.battle(), line, choice);
  if (strangers.empty()) return;
  addOfLine(collector, "choice-unknown-name", scenario, line,
            {{"army", armyName(collector.battle(), line.army)}, {"names", joined(strangers)}});
}

// The value in which two equal lines agree: a leader in the pool, or an army's choice among the same leaders.
using Sameness = std::tuple<Id<model::Army>, Id<model::Leader>, std::string>;

std::optional<Sameness> samenessOf(const model::Battle& battle, const ScheduleLine& line) {
  const bool isInPool = line.kind == PoolKind::Fixed || line.kind == PoolKind::Dice;
  if (isInPool && line.leader) return Sameness{line.army, *line.leader, ""};
  const auto* row = battle.find<model::PoolLine>(line.line);
  if (line.kind != PoolKind::FreeChoice || !row) return std::nullopt;
  return Sameness{line.army, Id<model::Leader>{}, row->choice ? row->choice->text : ""};
}

// Shortens one of two lines of the same kind: the later row, unless that would be cut in two.
std::optional<model::Edit> withoutRepetition(const model::Battle& battle, const LineTurns& twice) {
  if (twice.byLine.size() != 2) return std::nullopt;
  const auto& [firstId, firstTurns] = *twice.byLine.begin();
  const auto& [secondId, secondTurns] = *twice.byLine.rbegin();
  const auto* first = battle.find<model::PoolLine>(firstId);
  const auto* second = battle.find<model::PoolLine>(secondId);
  if (!first || !second || first->kind != second->kind || first->count != second->count) return std::nullopt;
  if (auto edit = withoutTurns(battle, {secondTurns, {{secondId, secondTurns}}})) return edit;
  return withoutTurns(battle, {firstTurns, {{firstId, firstTurns}}});
}

// Inherited lines are reported for the scenario that has them.
bool isOwn(const model::Battle& battle, const model::Scenario& scenario, const ScheduleLine& line) {
  const auto* row = battle.find<model::PoolLine>(line.line);
  return row && row->scenario == scenario.id;
}

void lookForRepetitions(FindingCollector& collector, const model::Scenario& scenario,
                        const std::vector<ScheduleLine>& schedule) {
  std::map<std::pair<Sameness, int>, std::vector<ScheduleLine>> byTurn;
  for (const ScheduleLine& line : schedule) {
    if (!isOwn(collector.battle(), scenario, line)) continue;
    if (const auto same = samenessOf(collector.battle(), line)) byTurn[{*same, line.turn}].push_back(line);
  }
  std::map<Sameness, LineTurns> twice;
  for (const auto& [about, lines] : byTurn) {
    if (lines.size() < 2) continue;
    for (const ScheduleLine& line : lines) twice[about.first].add(line);
  }
  for (const auto& [same, lines] : twice) {
    const auto* last = collector.battle().find<model::PoolLine>(lines.byLine.rbegin()->first);
    if (!last) continue;
    Finding& finding = addOfLine(collector, "schedule-twice", scenario, *last, {});
    finding.arguments["turns"] = rangesText(lines.turns);
    finding.place = Turn{*lines.turns.begin()};
    if (auto edit = withoutRepetition(collector.battle(), lines)) collector.fix("say-once", std::move(*edit));
  }
}

bool isInPool(const model::Battle& battle, const std::vector<ScheduleLine>& schedule, int turn,
              const model::Leader& leader) {
  return std::any_of(schedule.begin(), schedule.end(), [&](const ScheduleLine& line) {
    if (line.turn != turn) return false;
    if (line.kind == PoolKind::Dice) return line.leader == leader.id;
    if (line.kind != PoolKind::Fixed) return false;
    if (line.leader) return line.leader == leader.id;
    const auto* row = battle.find<model::PoolLine>(line.line);
    return row && line.army == leader.army && rules::allowsChoice(*row, leader);
  });
}

void addOutOfPool(FindingCollector& collector, const model::Scenario& scenario, const model::PoolLine& line,
                  const std::set<int>& turns) {
  Finding& finding = addOfLine(collector, "opens-not-in-pool", scenario, line, {});
  finding.arguments["turns"] = rangesText(turns);
  finding.place = Turn{*turns.begin()};
}

using LeaderIds = std::set<Id<model::Leader>>;

void addOpeners(FindingCollector& collector, const model::Scenario& scenario, const LeaderIds& leaders,
                const std::set<int>& turns) {
  std::vector<std::string> names;
  for (const Id<model::Leader> id : leaders) names.push_back(collector.battle().find<model::Leader>(id)->name);
  Finding& finding =
      collector.add("opens-twice", check::subjectOf(*collector.battle().find<model::Leader>(*leaders.begin())),
                    {{"names", joined(names)}, {"turns", rangesText(turns)}});
  finding.scenario = scenario.slug;
  finding.place = Turn{*turns.begin()};
}

void lookAtOpeners(FindingCollector& collector, const model::Scenario& scenario,
                   const std::vector<ScheduleLine>& schedule) {
  std::map<int, LeaderIds> openers;
  std::map<Id<model::PoolLine>, std::set<int>> outside;
  for (const ScheduleLine& line : schedule) {
    const model::Leader* leader = collector.battle().find(line.leader);
    if (line.kind != PoolKind::Opens || !leader) continue;
    openers[line.turn].insert(leader->id);
    if (!isOwn(collector.battle(), scenario, line)) continue;
    if (!isInPool(collector.battle(), schedule, line.turn, *leader)) outside[line.line].insert(line.turn);
  }
  for (const auto& [id, turns] : outside) {
    addOutOfPool(collector, scenario, *collector.battle().find<model::PoolLine>(id), turns);
  }
  std::map<LeaderIds, std::set<int>> rivals;
  for (const auto& [turn, leaders] : openers) {
    if (leaders.size() > 1) rivals[leaders].insert(turn);
  }
  for (const auto& [leaders, turns] : rivals) addOpeners(collector, scenario, leaders, turns);
}

}  // namespace

std::vector<Finding> checkPoolLines(const CheckContext& context) {
  FindingCollector collector(context);
  for (const model::Scenario* scenario : rules::scenarios(context.battle())) {
    const auto rows = rowsOf<model::PoolLine>(context.battle(), scenario->id);
    if (rows.empty()) continue;
    for (const model::PoolLine* line : rows) {
      lookAtArmy(collector, *scenario, *line);
      lookAtLeader(collector, *scenario, *line);
      lookAtCount(collector, *scenario, *line);
      lookAtChoice(collector, *scenario, *line);
    }
    const auto schedule = rules::schedule(context.battle(), context.book(), scenario->id);
    lookForRepetitions(collector, *scenario, schedule);
    lookAtOpeners(collector, *scenario, schedule);
  }
  return collector.take();
}

}  // namespace redoubt::check
