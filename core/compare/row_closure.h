#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "core/compare/row_refs.h"
#include "core/model/edit.h"

/// Private to core/compare: some of the rows in which two battles differ, with all that they can't be without.
namespace redoubt::compare {

class RowClosure {
 public:
  /// Both battles must outlive it.
  RowClosure(const model::Battle& from, const model::Battle& to);

  /// The row with the key of `row` is to be as `to` has it; what is said of its origin comes along.
  void take(const model::TableInfo& table, const void* row);
  /// The edit of `from`: what was taken, the rows that it needs and `from` lacks, and without the rows that need one
  /// that goes.
  model::Edit edit(std::string title);

 private:
  struct Change {
    const model::TableInfo* table;
    const void* from;
    const void* to;
    bool isTaken = false;
  };
  void take(std::size_t at);

  const model::Pictures& pictures_;  ///< of `to`
  std::vector<Change> changes_;
  std::unordered_map<RowName, std::size_t, RowNameHash> byName_;
  std::unordered_map<RowName, std::vector<std::size_t>, RowNameHash> neededBy_;  // rows of `from` that change
  std::unordered_map<RowName, std::vector<std::size_t>, RowNameHash> origins_;   // what is said of those of a row
  std::vector<std::size_t> open_;
};

}  // namespace redoubt::compare
