#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/check/context.h"
#include "core/check/finding_collector.h"
#include "core/rules/turns/schedule.h"
#include "core/rules/vocabulary/shape.h"

/// Common tools of the schedule checks; only the files of this folder include this.
namespace redoubt::check {

/// Turns of a scenario, and which of them come from which pool line.
struct LineTurns {
  std::set<int> turns;
  std::map<Id<model::PoolLine>, std::set<int>> byLine;

  void add(const rules::ScheduleLine& line);
};

/// "1-3, 7".
Phrase rangesText(const std::set<int>& turns);
/// The turns of a line as text: "4", "4-6".
std::string turnsText(const model::PoolLine& line);

/// The name of a line: its leader, or army and kind.
Phrase lineName(const model::Battle& battle, const model::PoolLine& line);

/// Removes the turns from their lines, and lines without remaining turns from the file. Nothing if that would cut a
/// line in two.
std::optional<model::Edit> withoutTurns(const model::Battle& battle, const LineTurns& lines);

/// The rows of a scenario itself, without inherited ones, unlike rules::rowsIn.
template <class Row>
std::vector<const Row*> rowsOf(const model::Battle& battle, Id<model::Scenario> scenario) {
  std::vector<const Row*> rows;
  for (const Row& row : battle.all<Row>()) {
    if (row.scenario == scenario) rows.push_back(&row);
  }
  return rows;
}

/// The turns of a game; empty if they are unknown, or too many to be played.
std::vector<int> turnsOf(const CheckContext& context, Id<model::Scenario> scenario);

}  // namespace redoubt::check
