#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/compare/set_ups.h"
#include "core/model/edit.h"

namespace redoubt::compare {

/// Differences by their places in SetUpComparison::placements() and rows().
struct ChosenDifferences {
  std::vector<std::size_t> placements = {};
  std::vector<std::size_t> rows = {};

  bool empty() const { return placements.empty() && rows.empty(); }
};

/// Why a difference can't be taken over: the first has no such entry in its scenario, no such hex, zone or space, no
/// such unit or leader, no block for the army; or it is a line of the scenario that is no setting.
enum class Refusal { NoEntry, NoPlace, NoSubject, NoBlock, NoRow };

struct RefusedPlacement {
  std::size_t placement = 0;
  Refusal why = Refusal::NoEntry;
};

struct TakenOver {
  model::Edit edit;  ///< of the first battle, in the blocks of the first variant only; empty: nothing can be taken
  std::vector<RefusedPlacement> refused;
  std::vector<std::size_t> refusedRows;  ///< which are no settings
};

/// Makes the first set-up say what the second says, in the chosen differences: counters stand where they stand there,
/// with what is said of the origin of these values; where stacks would have two at one place, those that come lie
/// above. What only the first has is taken off.
TakenOver takeOver(const SetUpComparison& comparison, const ChosenDifferences& chosen, std::string title);

}  // namespace redoubt::compare
