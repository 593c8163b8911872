#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace redoubt::store {

/// What became of one table of a damaged file.
struct TableSalvage {
  std::string table;
  std::int64_t saved = 0;     ///< rows in the copy
  std::int64_t broken = 0;    ///< rows that could be read but hold values that none of their columns takes
  std::int64_t orphaned = 0;  ///< rows left out, or references emptied, because a row they refer to is lost
  bool hasGap = false;        ///< some of it could not be read; how many rows that were, nobody can tell

  bool isWhole() const { return broken == 0 && orphaned == 0 && !hasGap; }
};

/// Writes to `target` a sound battle file of everything that can still be read of `damaged`: content row by row, around
/// the pages that are spoilt or, where the file breaks off, missing; and the versions that are whole. Its history is
/// left out, for a step that lacks rows can't be undone. `damaged` is not changed. Answers a line for every content
/// table and for the versions, in the order of the schema.
///
/// Throws Error, with the path of `damaged` or `target`: what opening throws for a file that is no battle at all or
/// can't be reached; Damaged if not even its list of tables can be read.
std::vector<TableSalvage> salvage(const std::filesystem::path& damaged, const std::filesystem::path& target);

}  // namespace redoubt::store
