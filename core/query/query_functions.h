#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/base/phrase.h"

namespace redoubt::query {

/// A function that queries may use.
struct QueryFunction {
  enum class Kind {
    Value,  ///< hx_distance(a, b)
    Rows,   ///< FROM hx_neighbours(hex)
    Plain,  ///< one of SQLite's own
  };
  Kind kind = Kind::Value;
  std::string_view name;
  std::string_view arguments;  ///< "a, b"; "…" for those of SQLite
  std::string_view columns;    ///< "hex, side"; only for Rows

  /// What it returns, in one sentence; empty for those of SQLite.
  Phrase summary() const;
};

/// All functions: first the program's own, then those of SQLite by name.
std::span<const QueryFunction> queryFunctions();

/// A table that queries may read, and its columns in their order.
struct QueryTable {
  std::string_view name;
  std::vector<std::string_view> columns;
};

/// The tables of content, as the schema has them.
std::span<const QueryTable> queryTables();

}  // namespace redoubt::query
