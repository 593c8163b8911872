#include "core/store/copy_rows.h"

#include <SQLiteCpp/Statement.h>

#include <set>

#include "core/store/values.h"

namespace redoubt::store {
namespace {

struct Shared {
  std::string from;  // what to select
  std::string to;    // the columns it goes to
};

// A column that only the newer has is NULL, or empty where it can't be that.
std::string emptyFor(const std::string& type, bool isNeeded) {
  if (!isNeeded) return "NULL";
  return type == "TEXT" ? "''" : "0";
}

Shared sharedColumns(SQLite::Database& from, SQLite::Database& to, const std::string& table) {
  std::set<std::string> old;
  SQLite::Statement known(from, "PRAGMA table_info(" + table + ")");
  while (known.executeStep()) old.insert(known.getColumn(1).getString());
  Shared shared;
  SQLite::Statement wanted(to, "PRAGMA table_info(" + table + ")");
  while (wanted.executeStep()) {
    const std::string name = wanted.getColumn(1).getString();
    const std::string separator = shared.to.empty() ? "" : ", ";
    shared.to += separator + name;
    shared.from +=
        separator +
        (old.contains(name) ? name : emptyFor(wanted.getColumn(2).getString(), wanted.getColumn(3).getInt() != 0));
  }
  return shared;
}

}  // namespace

void copyRows(SQLite::Database& from, SQLite::Database& to, const std::string& table, const std::string& clause) {
  const Shared columns = sharedColumns(from, to, table);
  SQLite::Statement rows(from, "SELECT " + columns.from + " FROM " + table + (clause.empty() ? "" : " " + clause));
  std::string places = "?";
  for (int i = 1; i < rows.getColumnCount(); ++i) places += ", ?";
  SQLite::Statement insert(to, "INSERT INTO " + table + "(" + columns.to + ") VALUES(" + places + ")");
  while (rows.executeStep()) {
    for (int i = 0; i < rows.getColumnCount(); ++i) bindValue(insert, i + 1, valueOf(rows.getColumn(i)));
    insert.exec();
    insert.reset();
  }
}

}  // namespace redoubt::store
