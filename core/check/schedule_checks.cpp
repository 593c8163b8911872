#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

#include "core/check/checks.h"
#include "core/check/gathering.h"
#include "core/rules/schedule.h"
#include "core/rules/set_up.h"

namespace redoubt::check {
namespace {

using rules::Availability;

// What is wrong with a leader in the schedule of a variant, and in which turns of which lines.
struct LeaderTrouble {
  std::set<int> turns;
  std::map<Id<model::PoolLine>, std::set<int>> byLine;
  std::optional<int> from;
};

std::string_view codeOf(Availability::Kind kind) {
  switch (kind) {
    case Availability::Kind::NotPlaced: return "schedule-leader-unplaced";
    case Availability::Kind::Later: return "schedule-leader-late";
    case Availability::Kind::Restricted: return "schedule-leader-unavailable";
    default: return "schedule-undecidable";
  }
}

// "1-3, 7"
std::string rangesText(const std::set<int>& turns) {
  std::vector<std::string> parts;
  for (auto at = turns.begin(); at != turns.end();) {
    const int first = *at;
    int last = first;
    while (++at != turns.end() && *at == last + 1) last = *at;
    parts.push_back(first == last ? std::to_string(first) : std::to_string(first) + "-" + std::to_string(last));
  }
  return joined(parts);
}

// A line without the turns in which it is wrong; nothing if they lie in its middle, `gone` if none is left.
struct Trimmed {
  bool isPossible = false;
  bool isGone = false;
  model::PoolLine line;
};

Trimmed trimmed(const model::PoolLine& line, const std::set<int>& turns) {
  Trimmed result{false, false, line};
  while (result.line.firstTurn <= result.line.lastTurn && turns.contains(result.line.firstTurn)) {
    ++result.line.firstTurn;
  }
  while (result.line.firstTurn <= result.line.lastTurn && turns.contains(result.line.lastTurn)) --result.line.lastTurn;
  result.isGone = result.line.firstTurn > result.line.lastTurn;
  const auto left = turns.lower_bound(result.line.firstTurn);
  result.isPossible = result.isGone || left == turns.end() || *left > result.line.lastTurn;
  return result;
}

void fixSchedule(Gathering& gathering, const LeaderTrouble& trouble) {
  model::Edit edit;
  for (const auto& [id, turns] : trouble.byLine) {
    const model::PoolLine* line = gathering.battle().find<model::PoolLine>(id);
    if (!line) return;
    const Trimmed rest = trimmed(*line, turns);
    if (!rest.isPossible) return;
    if (rest.isGone) {
      eraseRow(edit, gathering.battle(), *line);
    } else {
      edit.put(rest.line);
    }
  }
  gathering.fix("trim-schedule", std::move(edit));
}

void addTrouble(Gathering& gathering, const VariantSetUp& where, const model::Leader& leader, Availability::Kind kind,
                const LeaderTrouble& trouble) {
  Arguments arguments{{"leader", leader.name}, {"turns", rangesText(trouble.turns)}};
  if (trouble.from) arguments["from"] = std::to_string(*trouble.from);
  gathering.add(codeOf(kind), where, subjectOf(leader), std::move(arguments)).place = Turn{*trouble.turns.begin()};
  const model::PoolLine* line = gathering.battle().find<model::PoolLine>(trouble.byLine.begin()->first);
  if (line) gathering.cite(*line);
  if (kind != Availability::Kind::Undecided) fixSchedule(gathering, trouble);
}

void lookAtSchedule(Gathering& gathering, const VariantSetUp& where, const std::vector<rules::ScheduleLine>& lines) {
  std::map<std::pair<Id<model::Leader>, Availability::Kind>, LeaderTrouble> troubles;
  std::map<std::pair<Id<model::Leader>, int>, Availability> known;
  for (const rules::ScheduleLine& line : lines) {
    if (!line.leader || line.kind == model::PoolKind::Unavailable) continue;
    const auto [at, isNew] = known.try_emplace({*line.leader, line.turn});
    if (isNew) {
      at->second =
          rules::availability(gathering.battle(), where.placements, where.scenario->id, *line.leader, line.turn);
    }
    if (at->second.kind == Availability::Kind::Available) continue;
    LeaderTrouble& trouble = troubles[{*line.leader, at->second.kind}];
    trouble.turns.insert(line.turn);
    trouble.byLine[line.line].insert(line.turn);
    trouble.from = at->second.from;
  }
  for (const auto& [about, trouble] : troubles) {
    const model::Leader* leader = gathering.battle().find<model::Leader>(about.first);
    if (leader) addTrouble(gathering, where, *leader, about.second, trouble);
  }
}

std::string lineName(const model::Battle& battle, const model::PoolLine& line) {
  const model::Leader* leader = battle.find(line.leader);
  if (leader) return leader->name;
  return armyName(battle, line.army) + " " + std::string(model::toText(line.kind));
}

void lookAtLine(Gathering& gathering, const model::PoolLine& line, const model::Scenario& scenario,
                rules::TurnRange game) {
  const bool isOrdered = line.firstTurn <= line.lastTurn;
  if (isOrdered && game.contains(line.firstTurn) && game.contains(line.lastTurn)) return;
  const bool isOneTurn = line.firstTurn == line.lastTurn;
  const std::string first = std::to_string(line.firstTurn);
  Finding& finding = gathering.add("turn-outside-game", subjectOf(line),
                                   {{"name", lineName(gathering.battle(), line)},
                                    {"turns", isOneTurn ? first : first + "-" + std::to_string(line.lastTurn)},
                                    {"first", std::to_string(game.first)},
                                    {"last", std::to_string(game.last)}});
  finding.scenario = scenario.slug;
  finding.place = Turn{game.contains(line.firstTurn) ? line.lastTurn : line.firstTurn};
  gathering.cite(line);
  gathering.citeRule("turns/count");
  model::PoolLine kept = line;
  kept.firstTurn = std::max(line.firstTurn, game.first);
  kept.lastTurn = std::min(line.lastTurn, game.last);
  model::Edit edit;
  if (kept.firstTurn <= kept.lastTurn) {
    edit.put(std::move(kept));
  } else {
    eraseRow(edit, gathering.battle(), line);
  }
  gathering.fix("trim-to-game", std::move(edit));
}

void lookAtEntry(Gathering& gathering, const model::Entry& entry, const model::Scenario& scenario,
                 rules::TurnRange game) {
  if (!entry.turn || game.contains(*entry.turn)) return;
  Finding& finding = gathering.add("turn-outside-game", subjectOf(entry),
                                   {{"name", entry.slug},
                                    {"turns", std::to_string(*entry.turn)},
                                    {"first", std::to_string(game.first)},
                                    {"last", std::to_string(game.last)}});
  finding.scenario = scenario.slug;
  finding.place = Turn{*entry.turn};
  gathering.cite(entry, "turn");
  gathering.citeRule("turns/count");
}

void lookForTurn(Gathering& gathering, const model::Entry& entry, const model::Scenario& scenario) {
  if (entry.trigger != model::EntryTrigger::Turn || entry.turn) return;
  gathering.add("entry-without-turn", subjectOf(entry), {{"entry", entry.slug}}).scenario = scenario.slug;
  gathering.cite(entry, "turn");
}

template <class Row>
std::vector<const Row*> rowsOf(const model::Battle& battle, Id<model::Scenario> scenario) {
  std::vector<const Row*> rows;
  for (const Row& row : battle.all<Row>()) {
    if (row.scenario == scenario) rows.push_back(&row);
  }
  return rows;
}

}  // namespace

std::vector<Finding> checkScheduleLeaders(const model::Battle& battle) {
  Gathering gathering(battle);
  std::map<Id<model::Scenario>, std::vector<rules::ScheduleLine>> schedules;
  for (const VariantSetUp& where : variantSetUps(battle)) {
    const auto [at, isNew] = schedules.try_emplace(where.scenario->id);
    if (isNew) at->second = rules::schedule(battle, gathering.book(), where.scenario->id);
    lookAtSchedule(gathering, where, at->second);
  }
  return gathering.take();
}

std::vector<Finding> checkTurns(const model::Battle& battle) {
  Gathering gathering(battle);
  for (const model::Scenario* scenario : rules::scenarios(battle)) {
    const auto lines = rowsOf<model::PoolLine>(battle, scenario->id);
    const auto entries = rowsOf<model::Entry>(battle, scenario->id);
    for (const model::Entry* entry : entries) lookForTurn(gathering, *entry, *scenario);
    if (lines.empty() && entries.empty()) continue;
    const auto game = rules::gameTurns(battle, gathering.book(), scenario->id);
    if (!game) {
      gathering.missesRule("turns/count");
      continue;
    }
    for (const model::PoolLine* line : lines) lookAtLine(gathering, *line, *scenario, *game);
    for (const model::Entry* entry : entries) lookAtEntry(gathering, *entry, *scenario, *game);
  }
  return gathering.take();
}

}  // namespace redoubt::check
