#include "core/store/copy_rows.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <vector>

#include "core/base/text.h"

namespace redoubt::store {
namespace {

std::vector<std::string> columnsOf(SQLite::Database& database, const std::string& table) {
  std::vector<std::string> names;
  SQLite::Statement info(database, "PRAGMA table_info(" + table + ")");
  while (info.executeStep()) names.push_back(info.getColumn(1).getString());
  return names;
}

std::string commonColumns(SQLite::Database& from, SQLite::Database& to, const std::string& table) {
  const std::vector<std::string> old = columnsOf(from, table);
  std::vector<std::string> common;
  for (const std::string& name : columnsOf(to, table)) {
    if (std::find(old.begin(), old.end(), name) != old.end()) common.push_back(name);
  }
  return join(common, ", ");
}

}  // namespace

void bindValue(SQLite::Statement& statement, int place, const SQLite::Column& value) {
  if (value.isNull()) return statement.bind(place);
  if (value.isInteger()) return statement.bind(place, value.getInt64());
  if (value.isFloat()) return statement.bind(place, value.getDouble());
  if (value.isText()) return statement.bind(place, value.getString());
  statement.bind(place, value.getBlob(), value.getBytes());
}

void copyRows(SQLite::Database& from, SQLite::Database& to, const std::string& table, const std::string& clause) {
  const std::string columns = commonColumns(from, to, table);
  SQLite::Statement rows(from, "SELECT " + columns + " FROM " + table + (clause.empty() ? "" : " " + clause));
  std::string places = "?";
  for (int i = 1; i < rows.getColumnCount(); ++i) places += ", ?";
  SQLite::Statement insert(to, "INSERT INTO " + table + "(" + columns + ") VALUES(" + places + ")");
  while (rows.executeStep()) {
    for (int i = 0; i < rows.getColumnCount(); ++i) bindValue(insert, i + 1, rows.getColumn(i));
    insert.exec();
    insert.reset();
  }
}

}  // namespace redoubt::store
