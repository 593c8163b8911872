#pragma once

#include <SQLiteCpp/Database.h>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/store/values.h"

/// Private to core/store: the rows of a database of any schema, which the structs of the model need not describe.
namespace redoubt::store {

/// A row of a table, by the values of its key columns.
struct RowName {
  std::string table;
  Values key;

  friend auto operator<=>(const RowName&, const RowName&) = default;
};

struct PlainColumn {
  std::string name;
  bool isKey = false;
  Value empty;  ///< what a row that knows nothing of the column has: NULL, or where that is not taken "" or 0
};

/// Reads and writes the content of a database row by row. Key columns come first in every table.
class PlainRows {
 public:
  explicit PlainRows(SQLite::Database& database);

  SQLite::Database& database() { return database_; }
  /// The tables that history records: all but history, version, picture and digest.
  const std::vector<std::string>& tables() const { return names_; }
  /// Null if there is no such table of content.
  const std::vector<PlainColumn>* columns(std::string_view table) const;

  /// All columns of a row; nothing if it is not there.
  std::optional<Values> row(const RowName& name);
  /// One column of a row; NULL where there is no such row.
  Value value(const RowName& name, std::string_view column);
  /// The names of all rows of a table.
  std::vector<RowName> names(const std::string& table);

  /// Makes the row of that name what `row` is; nothing: there is to be none. What is so already is left alone. Throws
  /// SQLite's exceptions.
  void set(const RowName& name, const std::optional<Values>& row);

 private:
  struct Table {
    std::vector<PlainColumn> columns;
    std::string where;  // "a = ? AND b = ?"
    std::size_t keys = 0;
  };
  const Table* table(std::string_view name) const;
  SQLite::Statement& prepared(const std::string& sql);

  SQLite::Database& database_;
  std::vector<std::string> names_;
  std::map<std::string, Table, std::less<>> tables_;
  std::map<std::string, std::unique_ptr<SQLite::Statement>> statements_;
};

/// Whether the model can be made of a row.
using RowTaker = bool (*)(const Values& row);
/// That of a table of the present schema; null for one that is none of content.
RowTaker takerOf(std::string_view table);

}  // namespace redoubt::store
