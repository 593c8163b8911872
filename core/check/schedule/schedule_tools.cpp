#include "core/check/schedule/schedule_tools.h"

#include <cstdint>

namespace redoubt::check {
namespace {

// A line without some of its turns; impossible if they lie in its middle.
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

}  // namespace

void LineTurns::add(const rules::ScheduleLine& line) {
  turns.insert(line.turn);
  byLine[line.line].insert(line.turn);
}

Phrase rangesText(const std::set<int>& turns) {
  std::vector<std::string> parts;
  for (auto at = turns.begin(); at != turns.end();) {
    const int first = *at;
    int last = first;
    while (++at != turns.end() && *at == last + 1) last = *at;
    parts.push_back(first == last ? std::to_string(first) : std::to_string(first) + "-" + std::to_string(last));
  }
  return joined(parts);
}

std::string turnsText(const model::PoolLine& line) {
  const std::string first = std::to_string(line.firstTurn);
  return line.firstTurn == line.lastTurn ? first : first + "-" + std::to_string(line.lastTurn);
}

Phrase lineName(const model::Battle& battle, const model::PoolLine& line) {
  if (const model::Leader* leader = battle.find(line.leader)) return leader->name;
  return Phrase::of("details.line", {{"army", armyName(battle, line.army)},
                                     {"kind", Phrase::of("details.pool." + std::string(model::toText(line.kind)))}});
}

std::optional<model::Edit> withoutTurns(const model::Battle& battle, const LineTurns& lines) {
  model::Edit edit;
  for (const auto& [id, turns] : lines.byLine) {
    const model::PoolLine* line = battle.find<model::PoolLine>(id);
    if (!line) return std::nullopt;
    const Trimmed rest = trimmed(*line, turns);
    if (!rest.isPossible) return std::nullopt;
    if (rest.isGone) {
      eraseRow(edit, battle, *line);
    } else {
      edit.put(rest.line);
    }
  }
  return edit;
}

std::vector<int> turnsOf(const CheckContext& context, Id<model::Scenario> scenario) {
  constexpr int kMostTurns = 1000;
  const auto game = rules::gameTurns(context.battle(), context.book(), scenario);
  if (!game || std::int64_t{game->last} - game->first >= kMostTurns) return {};
  std::vector<int> turns;
  for (int turn = game->first; turn <= game->last; ++turn) turns.push_back(turn);
  return turns;
}

}  // namespace redoubt::check
