#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/model/any_row.h"

/// Copying rows together with their child rows.
namespace redoubt::model {

/// The column that names the parent of a row: the first reference that is required, or that the row depends on
/// (Field::isOwned). Nothing for tables whose rows have no parent.
std::optional<std::size_t> parentColumn(const TableInfo& table);

/// Rows that are copied, as an edit.
class RowCopies {
 public:
  explicit RowCopies(const Battle& battle) : battle_(battle) {}

  /// Copies a row, its child rows and theirs: the variants and settings of a scenario, the placements of a set-up
  /// block. Rows with an id get a new one; their origins are copied.
  void add(const AnyRow& row);
  /// The id of the copy of a row that was added or is below one that was; nothing for others.
  std::optional<std::int64_t> copyOf(const TableInfo& table, std::int64_t id) const;
  /// Sets a column of the copy of `id` to another value than the original has.
  void set(const TableInfo& table, std::int64_t id, std::string_view column, Value value);
  /// Makes the copies: references among the rows refer to the copies, all others stay. The rows that were added get
  /// free slugs; their child rows keep theirs, which need to be unique only under their parent.
  Edit take(std::string title);

 private:
  void follow(const TableInfo& below, const TableInfo& table, const std::string& id);

  const Battle& battle_;
  std::vector<std::pair<AnyRow, bool>> rows_;                              // whether it was added by the caller
  std::map<std::pair<std::string_view, std::string>, std::size_t> known_;  // by table and key: where in rows_
  std::map<std::pair<std::string_view, std::int64_t>, std::int64_t> ids_;
  std::map<std::pair<std::size_t, std::size_t>, Value> set_;  // by row and column
};

/// `wanted` as a slug that no row of the table has; the name of the table for a text without letters.
std::string freeSlug(const Battle& battle, const TableInfo& table, std::string_view wanted);

}  // namespace redoubt::model
