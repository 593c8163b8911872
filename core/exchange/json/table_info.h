#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/model/battle.h"

/// Private to core/exchange/json: what the format has to know about tables, made from the model's own description.
namespace redoubt::exchange {

enum class ColumnType { Id, Integer, Boolean, Real, Text, Word, Json, Facing, Hex, Side, Picture, Reference };

struct Column {
  std::string_view name;
  ColumnType type = ColumnType::Text;
  bool isOptional = false;
  bool isKey = false;
  std::size_t target = 0;               ///< of a Reference: the table it leads to
  std::vector<std::string_view> words;  ///< of a Word what is allowed, of a Text what is known
  model::Bounds bounds;                 ///< of a number or text

  /// Whether every row has to write it, since no default means anything.
  bool isRequired() const;
};

/// One part of a natural key: the first of these columns that is not empty.
using KeyPart = std::vector<std::size_t>;

struct Table {
  std::string_view name;
  std::vector<Column> columns;
  std::optional<std::size_t> slug;  ///< the column
  bool hasId = false;
  bool isBulk = false;             ///< hex, hexside and link are exchanged in groups of equal rows
  std::vector<KeyPart> natural;    ///< what a row without a written id is known by
  bool countsEquals = false;       ///< its place among rows with the same parts is one more part (marks)
  std::vector<std::size_t> homes;  ///< reference columns under whose target its rows nest, first choice first

  std::optional<std::size_t> column(std::string_view wanted) const;
};

/// Every content table, in the order of the schema. A natural key refers to earlier tables only.
const std::vector<Table>& tables();

std::optional<std::size_t> tableNamed(std::string_view name);

/// The place of Row's table in tables().
template <class Row>
std::size_t tableOf() {
  std::size_t place = 0;
  std::size_t i = 0;
  model::forEachTable([&]<class Other>(model::RowType<Other>) {
    if constexpr (std::is_same_v<Row, Other>) place = i;
    ++i;
  });
  return place;
}

/// A column's value as the file holds it; nothing is NULL.
using Cell = std::variant<std::monostate, std::int64_t, double, std::string>;

/// A row of any table.
struct Record {
  std::size_t table = 0;
  std::vector<Cell> cells;

  bool isNull(std::size_t column) const { return std::holds_alternative<std::monostate>(cells[column]); }
  /// Of a column that holds integers, ids or keys; 0 for NULL.
  std::int64_t integer(std::size_t column) const;
  /// Of a column that holds text; empty for NULL.
  const std::string& text(std::size_t column) const;
  /// Its id; 0 in a table without ids.
  std::int64_t id() const;
};

/// The key of a record as text, as model::keyText makes it of the row.
std::string keyText(const Record& record);

/// A record with the defaults of its table's row type.
const Record& defaultRecord(std::size_t table);

template <class T>
Cell toCell(const T& value) {
  if constexpr (model::IsOptional<T>::value) {
    return value ? toCell(*value) : Cell();
  } else {
    return Cell(typename model::Codec<T>::Stored(model::Codec<T>::store(value)));
  }
}

template <class T>
std::optional<T> fromCell(const Cell& cell) {
  if constexpr (model::IsOptional<T>::value) {
    if (std::holds_alternative<std::monostate>(cell)) return std::optional<T>(std::in_place);
    auto value = fromCell<typename T::value_type>(cell);
    return value ? std::optional<T>(std::move(value)) : std::nullopt;
  } else {
    const auto* stored = std::get_if<typename model::Codec<T>::Stored>(&cell);
    return stored ? model::Codec<T>::load(*stored) : std::nullopt;
  }
}

template <class Row>
Record toRecord(const Row& row) {
  Record record{tableOf<Row>(), {}};
  model::forEachField<Row>([&](const auto& field) { record.cells.push_back(toCell(row.*(field.member))); });
  return record;
}

/// Nothing if a cell holds no value of its column's type.
template <class Row>
std::optional<Row> fromRecord(const Record& record) {
  Row row{};
  bool isWhole = true;
  std::size_t i = 0;
  model::forEachField<Row>([&](const auto& field) {
    using T = typename std::remove_cvref_t<decltype(field)>::Type;
    auto value = fromCell<T>(record.cells[i++]);
    if (value && model::isWithin(*value, field.bounds)) {
      row.*(field.member) = std::move(*value);
    } else {
      isWhole = false;
    }
  });
  return isWhole ? std::optional(std::move(row)) : std::nullopt;
}

}  // namespace redoubt::exchange
