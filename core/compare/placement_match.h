#pragma once

#include <vector>

#include "core/compare/set_ups.h"
#include "core/rules/set_up/set_up.h"

/// Private to core/compare: which placements of two set-ups are about the same counters.
namespace redoubt::compare {

struct MatchedPlacements {
  std::vector<PlacementDifference> differences;
  std::vector<SamePlacement> same;
};

/// Units and leaders are matched as rows, markers and groups by what they are called. What a set-up places several
/// times (fences, each on its hexside) is matched by equal places first, then each with the nearest that is left.
MatchedPlacements matchPlacements(const Correspondence& rows, const rules::PlacementList& first,
                                  const rules::PlacementList& second);

}  // namespace redoubt::compare
