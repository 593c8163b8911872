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
  /// Rows in the copy that may be of long ago, for the page that told of them is lost; and rows of which there were
  /// two.
  std::int64_t doubtful = 0;

  bool isWhole() const { return broken == 0 && orphaned == 0 && !hasGap && doubtful == 0; }
};

/// Writes to `target` a sound battle file of everything that can still be read of `damaged`, of whatever size: content
/// row by row, around the pages that are spoilt or, where the file breaks off, missing; and the versions that are
/// whole. What another program left in a write-ahead log beside it counts as written. Its history is left out, for a
/// step that lacks rows can't be undone. `damaged` is not changed. Neither its
/// header nor its list of tables has to be readable, and what they say of columns is not asked: rows are those of the
/// schema that this program writes. Answers a line for every content table and for the versions, in the order of the
/// schema.
///
/// Throws Error, with the path of `damaged` or `target`: NotABattle if nothing in it looks like one; Damaged if nothing
/// is left of it; NewerVersion; and what opening throws for a file that can't be reached.
std::vector<TableSalvage> salvage(const std::filesystem::path& damaged, const std::filesystem::path& target);

}  // namespace redoubt::store
