#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/model/any_row.h"

/// Private to core/compare: which rows need which others.
namespace redoubt::compare {

/// A row by its table and its key as text.
struct RowName {
  const model::TableInfo* table = nullptr;
  std::string key;

  friend bool operator==(const RowName&, const RowName&) = default;
  friend auto operator<=>(const RowName& a, const RowName& b) {
    return std::pair(a.table, std::string_view(a.key)) <=> std::pair(b.table, std::string_view(b.key));
  }
};

struct RowNameHash {
  std::size_t operator()(const RowName& name) const {
    return std::hash<std::string>()(name.key) ^ (std::hash<const void*>()(name.table) << 1);
  }
};

RowName nameOf(const model::TableInfo& table, const void* row);

/// The value of a row in a column, as text; empty where the table has no such column.
std::string textIn(const model::TableInfo& table, const void* row, std::string_view column);

/// The rows that a row can't be without: those whose ids it holds, and of what is said of an origin the row that it is
/// said of. They need not exist.
std::vector<RowName> referencesOf(const model::TableInfo& table, const void* row);

}  // namespace redoubt::compare
