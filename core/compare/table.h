#pragma once

#include <string>
#include <vector>

#include "core/compare/words.h"

namespace redoubt::compare {

/// The differences as a table of texts, a line for each aspect of each difference: kind, army, command, subject,
/// aspect, first, second, first-estimated, second-estimated. The first row has these names. Lines of the scenarios have
/// their table as aspect.
std::vector<std::vector<std::string>> toTable(const SetUpComparison& comparison, const CompareWords& words);

/// The same for other programs, in JSON: both set-ups, differences with both values, hexes and whether they are
/// estimates, and how many there are. Hexes are those of the battle they belong to.
std::string toJson(const SetUpComparison& comparison, const CompareWords& words);

}  // namespace redoubt::compare
