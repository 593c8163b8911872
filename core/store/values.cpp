#include "core/store/values.h"

#include <sqlite3.h>

namespace redoubt::store {

void bindValue(SQLite::Statement& to, int place, const Value& value) {
  struct {
    SQLite::Statement& to;
    int place;
    void operator()(std::monostate) const { to.bind(place); }
    void operator()(std::int64_t number) const { to.bind(place, number); }
    void operator()(double number) const { to.bind(place, number); }
    void operator()(const std::string& text) const { to.bind(place, text); }
    void operator()(const Blob& blob) const { to.bind(place, blob.bytes.data(), static_cast<int>(blob.bytes.size())); }
  } binder{to, place};
  std::visit(binder, value);
}

Value valueOf(const SQLite::Column& column) {
  if (column.isNull()) return {};
  if (column.isInteger()) return column.getInt64();
  if (column.isFloat()) return column.getDouble();
  if (column.isText()) return column.getString();
  return Blob{std::string(static_cast<const char*>(column.getBlob()), static_cast<std::size_t>(column.getBytes()))};
}

Value valueOf(sqlite3_value* value) {
  if (!value) return {};
  const auto bytes = [&](const void* first) {
    return std::string(static_cast<const char*>(first), static_cast<std::size_t>(sqlite3_value_bytes(value)));
  };
  switch (sqlite3_value_type(value)) {
    case SQLITE_INTEGER: return std::int64_t{sqlite3_value_int64(value)};
    case SQLITE_FLOAT: return sqlite3_value_double(value);
    case SQLITE_TEXT: return bytes(sqlite3_value_text(value));
    case SQLITE_BLOB: return Blob{bytes(sqlite3_value_blob(value))};
    default: return {};
  }
}

}  // namespace redoubt::store
