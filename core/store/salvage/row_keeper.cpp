#include "core/store/salvage/row_keeper.h"

#include <sqlite3.h>

namespace redoubt::store {
namespace {

std::string joined(const TableShape& shape, const std::string& separator, const std::string& after) {
  std::string text;
  for (const ColumnShape& column : shape.columns) text += (text.empty() ? "" : separator) + column.name + after;
  return text;
}

std::string insertSql(const TableShape& shape) {
  std::string places = "?";
  for (std::size_t i = 1; i < shape.columns.size(); ++i) places += ", ?";
  return "INSERT INTO " + shape.name + "(" + joined(shape, ", ", "") + ") VALUES(" + places + ")";
}

void bindAll(SQLite::Statement& to, const Values& row) {
  to.tryReset();  // a refused row before this one is told of already
  int place = 0;
  for (const Value& value : row) bindValue(to, ++place, value);
}

}  // namespace

RowKeeper::RowKeeper(SQLite::Database& to, const TableShape& shape)
    : insert_(to, insertSql(shape)),
      same_(to, "SELECT 1 FROM " + shape.name + " WHERE " + joined(shape, " AND ", " IS ?")) {
  result.table = shape.name;
}

void RowKeeper::keep(const Values& row, Origin origin) {
  bindAll(insert_, row);
  try {
    insert_.exec();
    if (origin == Origin::Stray) ++result.doubtful;
  } catch (const SQLite::Exception& failure) {
    const int code = failure.getExtendedErrorCode();
    if ((code & 0xFF) != SQLITE_CONSTRAINT) throw;
    if (code != SQLITE_CONSTRAINT_PRIMARYKEY && code != SQLITE_CONSTRAINT_ROWID) {
      ++result.broken;
    } else if (!isThere(row)) {
      ++result.doubtful;
    }
  }
}

bool RowKeeper::isThere(const Values& row) {
  bindAll(same_, row);
  const bool isFound = same_.executeStep();
  same_.reset();
  return isFound;
}

}  // namespace redoubt::store
