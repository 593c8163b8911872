#pragma once

#include <string>
#include <vector>

#include "core/aids/ground.h"

/// Who begins where, command by command.
namespace redoubt::aids {

/// Counters of one command that begin at one place in the same way.
struct SetUpLine {
  std::string where;  ///< "1809", "Enters in turn 12, at: 0126."
  std::vector<std::string> counters;
  std::string how;     ///< facing, formation, strength; empty if there is nothing to say
  bool isHex = false;  ///< `where` is the number of a hex, not a sentence
};
struct SetUpCommand {
  const model::Command* command = nullptr;  ///< null: of no command
  std::vector<SetUpLine> lines;
};
struct SetUpArmy {
  const model::Army* army = nullptr;
  bool isOnCounters = false;  ///< the counters themselves say where they begin, and the file doesn't
  std::vector<SetUpCommand> commands;
};

/// The placements of the ground's variant, each once; of armies whose counters say where they begin, those counters.
std::vector<SetUpArmy> setUpByCommand(const Ground& ground);

/// The command that a unit is listed under, or a leader: the first that it belongs to or that he leads; null: none.
const model::Command* commandOf(const model::Battle& battle, const model::Unit& unit);
const model::Command* commandOf(const model::Battle& battle, const model::Leader& leader);
/// That of the unit or leader that is placed.
const model::Command* commandOf(const model::Battle& battle, const model::Placement& placement);

/// The rows of a table by their ordinals.
template <class Row>
std::vector<const Row*> byOrdinal(const model::Battle& battle) {
  std::vector<const Row*> rows;
  for (const Row& row : battle.all<Row>()) rows.push_back(&row);
  std::stable_sort(rows.begin(), rows.end(), [](const Row* a, const Row* b) { return a->ordinal < b->ordinal; });
  return rows;
}

}  // namespace redoubt::aids
