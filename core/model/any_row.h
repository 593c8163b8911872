#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "core/model/edit.h"
#include "core/model/row_info.h"

/// Tables and rows that are known at run time only: used by windows, documents and verbs that work on every table.
namespace redoubt::model {

/// A value as the file stores it; std::monostate is NULL.
using Value = std::variant<std::monostate, std::int64_t, double, std::string>;

/// Rows are passed as pointers, valid as long as the battle or the changes are.
using RowVisitor = std::function<void(const void* row)>;
using ChangeVisitor = std::function<void(const void* before, const void* after)>;

/// A content table. The rows that its functions take must be of its own type.
struct TableInfo {
  const RowInfo& row;
  std::size_t (*count)(const Battle& battle);
  /// In the order of their keys.
  void (*forEach)(const Battle& battle, const RowVisitor& visit);
  void (*forEachChange)(const Changes& changes, const ChangeVisitor& visit);
  /// The row with the key of `row`, or null.
  const void* (*find)(const Battle& battle, const void* row);
  /// The row of a key as keyText() writes it, or null.
  const void* (*findByKey)(const Battle& battle, std::string_view key);
  std::shared_ptr<void> (*make)();
  std::shared_ptr<void> (*copy)(const void* row);
  std::string (*keyText)(const void* row);
  bool (*isEqual)(const void* a, const void* b);
  void (*put)(Edit& edit, const void* row);
  void (*erase)(Edit& edit, const void* row);

  std::string_view name() const { return row.table; }
  std::span<const FieldInfo> fields() const { return row.fields; }
  /// The index of a column; nothing if the table has no such column.
  std::optional<std::size_t> column(std::string_view name) const;
  /// Whether the key of its rows is an id; otherwise other key columns identify them.
  bool hasIds() const { return fields()[0].isKey && fields()[0].kind == ColumnKind::Id && fields()[0].name == "id"; }
};

/// All content tables, in the order of the schema.
std::span<const TableInfo> allTables();
/// Null if there is no such table, or if it is not content.
const TableInfo* tableNamed(std::string_view name);
template <class Row>
const TableInfo& tableInfo() {
  return *tableNamed(Row::kTable);
}

/// The value of a row in a column.
Value valueOf(const void* row, const FieldInfo& field);
/// The value as text, numbers in decimal; empty for NULL.
std::string toText(const Value& value);

/// A row of any table: a plain value.
class AnyRow {
 public:
  /// A new row: every member has the default of its type, and a new id where the table has ids.
  explicit AnyRow(const TableInfo& table);
  AnyRow(const TableInfo& table, const void* row);
  AnyRow(const AnyRow& other);
  AnyRow(AnyRow&&) noexcept = default;
  AnyRow& operator=(const AnyRow& other);
  AnyRow& operator=(AnyRow&&) noexcept = default;
  ~AnyRow() = default;

  const TableInfo& table() const { return *table_; }
  const void* data() const { return row_.get(); }
  std::string key() const { return table_->keyText(row_.get()); }
  Value value(std::size_t column) const;
  /// Null if the table has no such column.
  Value value(std::string_view column) const;
  /// Returns false, and leaves the row unchanged, if the column does not accept the value.
  bool set(std::size_t column, const Value& value);
  bool set(std::string_view column, const Value& value);

  void putInto(Edit& edit) const { table_->put(edit, row_.get()); }

  /// `Row` must be the row type of the table.
  template <class Row>
  const Row& as() const {
    return *static_cast<const Row*>(row_.get());
  }

  friend bool operator==(const AnyRow& a, const AnyRow& b) {
    return a.table_ == b.table_ && a.table_->isEqual(a.row_.get(), b.row_.get());
  }

 private:
  const TableInfo* table_;
  std::shared_ptr<void> row_;
};

/// The row of that key, or nothing.
std::optional<AnyRow> rowOf(const Battle& battle, const TableInfo& table, std::string_view key);

}  // namespace redoubt::model
