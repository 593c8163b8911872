#pragma once

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

struct sqlite3_value;

/// Private to core/store: values of rows whose columns no struct of the model describes.
namespace redoubt::store {

struct Blob {
  std::string bytes;
  friend auto operator<=>(const Blob&, const Blob&) = default;
};
/// Empty for NULL.
using Value = std::variant<std::monostate, std::int64_t, double, std::string, Blob>;
using Values = std::vector<Value>;

/// Binds a value as it is.
void bindValue(SQLite::Statement& to, int place, const Value& value);

Value valueOf(const SQLite::Column& column);
/// NULL for a null pointer.
Value valueOf(sqlite3_value* value);

}  // namespace redoubt::store
