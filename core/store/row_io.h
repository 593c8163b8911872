#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/model/battle.h"
#include "core/model/row_info.h"

/// Private to core/store: rows of the model to and from SQL, written once for every table.
namespace redoubt::store {

/// The SQL of one table, made from its fields; parameters are numbered as the columns.
namespace sql {
std::string columns(const model::RowInfo& info);
std::string selectAll(const model::RowInfo& info);
std::string selectOne(const model::RowInfo& info);
std::string insert(const model::RowInfo& info);
std::string update(const model::RowInfo& info);
std::string erase(const model::RowInfo& info);
}  // namespace sql

/// Binds every column of `row`, which is of the table `info` tells of, to the parameter of its place.
void bindRow(SQLite::Statement& statement, const model::RowInfo& info, const void* row);
/// Sets `row` to what the statement (over columns()) stands on. Throws Error Damaged, naming table, row and column,
/// when a value is none of its type.
void readRow(SQLite::Statement& statement, const model::RowInfo& info, void* row);

template <class Row>
void bindRow(SQLite::Statement& statement, const Row& row) {
  bindRow(statement, model::rowInfo<Row>(), &row);
}

template <class Row>
Row readRow(SQLite::Statement& statement) {
  Row row{};
  readRow(statement, model::rowInfo<Row>(), &row);
  return row;
}

inline void bindPart(SQLite::Statement& statement, int index, const std::string& part) {
  statement.bind(index, part);
}
template <class T>
void bindPart(SQLite::Statement& statement, int index, const T& part) {
  statement.bind(index, model::Codec<T>::store(part));
}

/// Binds a key to the parameters of its columns' places: key columns come first in every table.
template <class Key>
void bindKey(SQLite::Statement& statement, const Key& key) {
  if constexpr (requires { key.value; }) {
    statement.bind(1, key.value);
  } else {
    int i = 0;
    std::apply([&](const auto&... parts) { (bindPart(statement, ++i, parts), ...); }, key);
  }
}

/// What a column takes: "a whole number from 0 to 10000".
Phrase wanted(const model::FieldInfo& field);

/// What to say of a value in a file that a column can't take: where it is, what it is, and what belongs there.
Error badValue(const model::RowInfo& info, Phrase row, const model::FieldInfo& field, const model::ValueSource& found);

}  // namespace redoubt::store
