#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/mechanics/engagement.h"

/// What nobody knows before units fight: the ratings of untried units and dummies, and dice that shift a column or change a
/// roll or a rating.
namespace redoubt::rules {

/// What a table brings over all that these can turn out to be.
struct DrawnLookup {
  struct Column {
    std::string name;  ///< empty: beyond the table
    Chance chance;
  };
  std::vector<Column> columns;  ///< in the order of the table
  std::vector<TableResult> results;
  Certainty certainty = Certainty::Known;  ///< Estimated for several units, as none is drawn twice
};
/// Nothing if there is neither such a rating in the index of the undertaking's table nor such dice, or if they can turn out in
/// too many ways.
std::optional<DrawnLookup> lookUpDrawn(const Mechanics& mechanics, const Position& position, Fields* fields,
                                       const Undertaking& undertaking);

}  // namespace redoubt::rules
