#include "core/store/salvage/table_shape.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>

#include "core/model/any_row.h"
#include "core/store/plain_rows.h"
#include "core/store/schema.h"

namespace redoubt::store {
namespace {

ColumnType typeOf(const std::string& declared) {
  if (declared == "INTEGER") return ColumnType::Integer;
  if (declared == "REAL") return ColumnType::Real;
  return declared == "BLOB" ? ColumnType::Blob : ColumnType::Text;
}

bool isOfType(const Value& value, const ColumnShape& column) {
  if (std::holds_alternative<std::monostate>(value)) return !column.isNeeded;
  switch (column.type) {
    case ColumnType::Integer: return std::holds_alternative<std::int64_t>(value);
    case ColumnType::Real: return std::holds_alternative<double>(value) || std::holds_alternative<std::int64_t>(value);
    case ColumnType::Text: return std::holds_alternative<std::string>(value);
    case ColumnType::Blob: return std::holds_alternative<Blob>(value);
  }
  return false;
}

TableShape shapeOf(SQLite::Database& fresh, const std::string& table) {
  TableShape shape;
  shape.name = table;
  SQLite::Statement kind(fresh, "SELECT NOT wr FROM pragma_table_list WHERE name = ?");
  kind.bind(1, table);
  shape.hasRowid = kind.executeStep() && kind.getColumn(0).getInt() != 0;
  shape.keyColumns = 0;
  SQLite::Statement info(fresh, "SELECT name, type, \"notnull\" OR pk, pk FROM pragma_table_info(?) ORDER BY cid");
  info.bind(1, table);
  while (info.executeStep()) {
    shape.columns.push_back(
        {info.getColumn(0).getString(), typeOf(info.getColumn(1).getString()), info.getColumn(2).getInt() != 0, ""});
    if (info.getColumn(3).getInt() != 0) ++shape.keyColumns;
  }
  SQLite::Statement references(fresh, "SELECT \"from\", \"table\" FROM pragma_foreign_key_list(?)");
  references.bind(1, table);
  while (references.executeStep()) {
    for (ColumnShape& column : shape.columns) {
      if (column.name == references.getColumn(0).getString()) column.refersTo = references.getColumn(1).getString();
    }
  }
  SQLite::Statement sql(fresh, "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?");
  sql.bind(1, table);
  if (sql.executeStep()) shape.sql = sql.getColumn(0).getString();
  return shape;
}

}  // namespace

Fit TableShape::fitOf(const Values& row) const {
  if (row.size() != columns.size()) return Fit::None;
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (!isOfType(row[i], columns[i])) return Fit::None;
  }
  return !takes || takes(row) ? Fit::Whole : Fit::Broken;
}

std::optional<RowKey> TableShape::keyOf(const Values& row, std::int64_t rowid) const {
  if (hasRowid) return RowKey{rowid};
  RowKey key;
  for (std::size_t i = 0; i < keyColumns; ++i) {
    if (i >= row.size()) return std::nullopt;
    if (const auto* number = std::get_if<std::int64_t>(&row[i])) {
      key.emplace_back(*number);
    } else if (const auto* text = std::get_if<std::string>(&row[i])) {
      key.emplace_back(*text);
    } else {
      return std::nullopt;
    }
  }
  return key;
}

std::optional<Values> TableShape::rowOf(const Values& record, std::int64_t rowid) const {
  Values row = record;
  if (!hasRowid || !rowidIsColumn) return row;
  if (row.empty() || !std::holds_alternative<std::monostate>(row[0])) return std::nullopt;
  row[0] = rowid;
  return row;
}

TableShape schemaShape() {
  TableShape shape;
  shape.name = "sqlite_schema";
  shape.hasRowid = true;
  shape.rowidIsColumn = false;
  shape.columns = {{"type", ColumnType::Text, true, ""},
                   {"name", ColumnType::Text, true, ""},
                   {"tbl_name", ColumnType::Text, true, ""},
                   {"rootpage", ColumnType::Integer, true, ""},
                   {"sql", ColumnType::Text, false, ""}};
  return shape;
}

std::vector<TableShape> tableShapes(SQLite::Database& fresh) {
  std::vector<TableShape> shapes;
  // In the order of the model, where what a row refers to comes before it; then what only an earlier schema has.
  for (const std::string& table : contentTables()) {
    if (!fresh.tableExists(table)) continue;
    TableShape& shape = shapes.emplace_back(shapeOf(fresh, table));
    shape.isContent = true;
    if (shape.columns.size() == model::tableNamed(table)->fields().size()) shape.takes = takerOf(table);
  }
  SQLite::Statement others(fresh, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid");
  while (others.executeStep()) {
    const std::string name = others.getColumn(0).getString();
    const bool isKnown =
        std::any_of(shapes.begin(), shapes.end(), [&](const TableShape& shape) { return shape.name == name; });
    if (!isKnown) shapes.push_back(shapeOf(fresh, name));
  }
  addUsualRoots(shapes, fresh);
  return shapes;
}

void addUsualRoots(std::vector<TableShape>& shapes, SQLite::Database& fresh) {
  SQLite::Statement root(fresh, "SELECT rootpage FROM sqlite_schema WHERE type = 'table' AND name = ?");
  for (TableShape& shape : shapes) {
    root.reset();
    root.bind(1, shape.name);
    shape.usualRoots.push_back(root.executeStep() ? root.getColumn(0).getUInt() : 0);
  }
}

}  // namespace redoubt::store
