#pragma once

#include <string>
#include <vector>

#include "core/compare/battle_words.h"

namespace redoubt::compare {

/// The differences for other programs, as JSON: each with part, kind, subject, what it was and is, hexes, and the rows
/// with their keys and the columns that differ, with both values as the file stores them.
std::string toJson(const BattleComparison& comparison, const BattleWords& words);

/// The same as a table of texts, a line for each thing that differs: part, kind, subject, what, first, second, hexes.
/// The first row has these names.
std::vector<std::vector<std::string>> toTable(const BattleComparison& comparison, const BattleWords& words);

}  // namespace redoubt::compare
