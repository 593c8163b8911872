#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "core/base/error.h"
#include "core/model/battle.h"

/// Private to core/store: rows of the model to and from SQL, written once for every table.
namespace redoubt::store {

/// The SQL of one table, made from its fields.
template <class Row>
struct RowSql {
  static std::string columns() {
    std::string text;
    model::forEachField<Row>([&](const auto& field) {
      if (!text.empty()) text += ", ";
      text += field.name;
    });
    return text;
  }
  /// "a = ?1 AND b = ?2" over the key columns, numbered as in the table.
  static std::string keyCondition() {
    std::string text;
    int i = 0;
    model::forEachField<Row>([&](const auto& field) {
      ++i;
      if (!field.isKey) return;
      if (!text.empty()) text += " AND ";
      text += std::string(field.name) + " = ?" + std::to_string(i);
    });
    return text;
  }
  static constexpr int columnCount() { return static_cast<int>(std::tuple_size_v<decltype(Row::fields())>); }
  static constexpr int keyCount() {
    int count = 0;
    model::forEachField<Row>([&](const auto& field) { count += field.isKey ? 1 : 0; });
    return count;
  }
  static constexpr bool hasPlainColumns() { return keyCount() < columnCount(); }

  static const std::string& selectAll() {
    static const std::string sql = "SELECT " + columns() + " FROM " + std::string(Row::kTable);
    return sql;
  }
  static const std::string& selectOne() {
    static const std::string sql = selectAll() + " WHERE " + keyCondition();
    return sql;
  }
  static const std::string& insert() {
    static const std::string sql = [] {
      std::string marks;
      model::forEachField<Row>([&](const auto&) { marks += marks.empty() ? "?" : ", ?"; });
      return "INSERT INTO " + std::string(Row::kTable) + "(" + columns() + ") VALUES(" + marks + ")";
    }();
    return sql;
  }
  /// Sets every column that is no key; only where hasPlainColumns().
  static const std::string& update() {
    static const std::string sql = [] {
      std::string text;
      int i = 0;
      model::forEachField<Row>([&](const auto& field) {
        ++i;
        if (field.isKey) return;
        text += (text.empty() ? "" : ", ") + std::string(field.name) + " = ?" + std::to_string(i);
      });
      return "UPDATE " + std::string(Row::kTable) + " SET " + text + " WHERE " + keyCondition();
    }();
    return sql;
  }
  static const std::string& erase() {
    static const std::string sql = "DELETE FROM " + std::string(Row::kTable) + " WHERE " + keyCondition();
    return sql;
  }
};

/// The Error for a value in the file that is none of its column's.
template <class Row>
Error badValue(std::string_view row, std::string_view column) {
  return Error(ErrorCode::Damaged, "table " + std::string(Row::kTable) + ", row " + std::string(row.substr(0, 40)) +
                                       ", column " + std::string(column) +
                                       " holds no such value as belongs there.");
}

template <class T>
void bindValue(SQLite::Statement& statement, int index, const T& value) {
  if constexpr (model::IsOptional<T>::value) {
    if (value) {
      bindValue(statement, index, *value);
    } else {
      statement.bind(index);
    }
  } else if constexpr (std::is_same_v<typename model::Codec<T>::Stored, std::string>) {
    if constexpr (std::is_reference_v<decltype(model::Codec<T>::store(value))>) {
      statement.bindNoCopy(index, model::Codec<T>::store(value));  // the row outlives the step
    } else {
      statement.bind(index, model::Codec<T>::store(value));
    }
  } else {
    statement.bind(index, model::Codec<T>::store(value));
  }
}

/// Binds every column of `row` to the parameter of its place.
template <class Row>
void bindRow(SQLite::Statement& statement, const Row& row) {
  int i = 0;
  model::forEachField<Row>([&](const auto& field) { bindValue(statement, ++i, row.*(field.member)); });
}

/// Binds a key to the parameters of its columns' places, for keyCondition().
template <class Row>
void bindKey(SQLite::Statement& statement, const model::KeyOf<Row>& key) {
  if constexpr (requires { key.value; }) {
    statement.bind(1, key.value);
  } else {
    int i = 0;
    std::apply([&](const auto&... parts) { (bindValue(statement, ++i, parts), ...); }, key);
  }
}

template <class T>
std::optional<T> columnValue(SQLite::Statement& statement, int index) {
  using Stored = typename model::Codec<T>::Stored;
  const SQLite::Column column = statement.getColumn(index);
  if (column.isNull()) return std::nullopt;
  if constexpr (std::is_same_v<Stored, std::int64_t>) {
    return model::Codec<T>::load(column.getInt64());
  } else if constexpr (std::is_same_v<Stored, double>) {
    return model::Codec<T>::load(column.getDouble());
  } else {
    return model::Codec<T>::load(column.getString());
  }
}

/// The row the statement (over columns()) stands on. Throws Error Damaged, naming table, row and column, when a value
/// is none of its type.
template <class Row>
Row readRow(SQLite::Statement& statement) {
  Row row{};
  int i = 0;
  model::forEachField<Row>([&](const auto& field) {
    using T = typename std::remove_cvref_t<decltype(field)>::Type;
    const int column = i++;
    if constexpr (model::IsOptional<T>::value) {
      if (statement.isColumnNull(column)) return;
      row.*(field.member) = columnValue<typename T::value_type>(statement, column);
      if (row.*(field.member)) return;
    } else if (auto value = columnValue<T>(statement, column)) {
      row.*(field.member) = std::move(*value);
      return;
    }
    throw badValue<Row>(statement.getColumn(0).getString(), field.name);
  });
  return row;
}

}  // namespace redoubt::store
