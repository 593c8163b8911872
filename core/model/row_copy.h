#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/model/any_row.h"

/// Making another of the same, with all that hangs below.
namespace redoubt::model {

/// The column that names the row which a row of the table hangs under: the first reference that must name something, or
/// of whose row it says something (Field::isOwned). Nothing for tables whose rows stand by themselves.
std::optional<std::size_t> parentColumn(const TableInfo& table);

/// Rows that are copied, as an edit.
class RowCopies {
 public:
  explicit RowCopies(const Battle& battle) : battle_(battle) {}

  /// Copies a row and every row that hangs under it, and under those: the variants and settings of a scenario, the
  /// placements of a set-up block. What the rows have an id for gets a new one; what sources say of them comes along.
  void add(const AnyRow& row);
  /// The copy of a row that was added or hangs under one; nothing for others.
  std::optional<std::int64_t> copyOf(const TableInfo& table, std::int64_t id) const;
  /// A column of the copy of `id` is to hold something else than the row does.
  void set(const TableInfo& table, std::int64_t id, std::string_view column, Value value);
  /// Makes the copies: references among the rows lead to the copies, all others where they led. The rows that were
  /// added get slugs that are free; those that hang under them keep theirs, by which only their parent tells them
  /// apart.
  Edit take(std::string title);

 private:
  void follow(const TableInfo& below, const TableInfo& table, const std::string& id);

  const Battle& battle_;
  std::vector<std::pair<AnyRow, bool>> rows_;                              // whether it was asked for
  std::map<std::pair<std::string_view, std::string>, std::size_t> known_;  // by table and key: where in rows_
  std::map<std::pair<std::string_view, std::int64_t>, std::int64_t> ids_;
  std::map<std::pair<std::size_t, std::size_t>, Value> set_;  // by row and column
};

/// `wanted` as a slug that no row of the table has; the name of the table for a text without letters.
std::string freeSlug(const Battle& battle, const TableInfo& table, std::string_view wanted);

}  // namespace redoubt::model
