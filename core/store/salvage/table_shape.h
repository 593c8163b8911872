#pragma once

#include <SQLiteCpp/Database.h>

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/store/salvage/tree_page.h"

/// Private to core/store: what rows of our tables look like, by the built-in schema.
namespace redoubt::store {

using KeyValue = std::variant<std::int64_t, std::string>;
/// The values of a row's key columns, in the order of the key, and as the tree orders them.
using RowKey = std::vector<KeyValue>;

enum class ColumnType { Integer, Real, Text, Blob };

struct ColumnShape {
  std::string name;
  ColumnType type = ColumnType::Text;
  bool isNeeded = false;  ///< never NULL
  std::string refersTo;   ///< the table whose ids it holds, or nothing
};

/// How a row of a table can be told.
enum class Fit {
  None,    ///< it is of another table, or no row
  Broken,  ///< the table's columns, but a value that one of them can't take
  Whole,
};

struct TableShape {
  std::string name;
  bool hasRowid = false;
  bool rowidIsColumn = true;   ///< the first column is the rowid, where there is one
  std::size_t keyColumns = 1;  ///< the first columns of it
  std::vector<ColumnShape> columns;
  std::vector<PageNumber>
      usualRoots;  ///< where a fresh file has its root, by layout (see addUsualRoots); 0: it has none
  std::string sql;
  bool isContent = false;
  /// Whether the model can be made of a row; for content tables.
  std::function<bool(const Values&)> takes;

  Fit fitOf(const Values& row) const;
  /// What orders the rows of the table's tree; nothing for a row without a proper key.
  std::optional<RowKey> keyOf(const Values& row, std::int64_t rowid) const;
  /// The row of a cell: of a rowid table the rowid stands for the first column, which its record leaves empty.
  std::optional<Values> rowOf(const Values& record, std::int64_t rowid) const;
};

/// SQLite's list of tables, a table itself.
TableShape schemaShape();

/// Every table of `fresh`, a new database: the content in the order of the model, then the others.
std::vector<TableShape> tableShapes(SQLite::Database& fresh);

/// Adds to each shape where `fresh`, a new database of any schema, has its root.
void addUsualRoots(std::vector<TableShape>& shapes, SQLite::Database& fresh);

}  // namespace redoubt::store
