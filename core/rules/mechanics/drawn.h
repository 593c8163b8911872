#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/mechanics/engagement.h"

/// Units whose ratings nobody knows before they fight: untried units, dummies.
namespace redoubt::rules {

/// What a table brings over all that such units can turn out to have.
struct DrawnLookup {
  struct Column {
    std::string name;  ///< empty: beyond the table
    Chance chance;
  };
  std::vector<Column> columns;  ///< in the order of the table
  std::vector<TableResult> results;
  Certainty certainty = Certainty::Known;  ///< Estimated for several units, as none is drawn twice
};
/// Nothing if the ratings in the index of the undertaking's table are all known, or unknown for other reasons, or can
/// turn out in too many ways.
std::optional<DrawnLookup> lookUpDrawn(const Mechanics& mechanics, const Position& position, Fields* fields,
                                       const Undertaking& undertaking);

}  // namespace redoubt::rules
