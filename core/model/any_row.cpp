#include "core/model/any_row.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/text.h"

namespace redoubt::model {
namespace {

template <class Row>
const Row& typed(const void* row) {
  return *static_cast<const Row*>(row);
}

template <class Row>
const void* byKey(const Battle& battle, std::string_view key) {
  if constexpr (requires { KeyOf<Row>::value; }) {
    const auto number = toInteger(key);
    if (!number) return nullptr;
    const auto known = Codec<KeyOf<Row>>::load(*number);
    return known ? battle.find<Row>(*known) : nullptr;
  } else {
    for (const Row& row : battle.all<Row>()) {
      if (keyText<Row>(row.key()) == key) return &row;
    }
    return nullptr;
  }
}

template <class Row>
TableInfo infoOf() {
  return {rowInfo<Row>(),
          [](const Battle& battle) { return battle.all<Row>().size(); },
          [](const Battle& battle, const RowVisitor& visit) {
            for (const Row& row : battle.all<Row>()) visit(&row);
          },
          [](const Changes& changes, const ChangeVisitor& visit) {
            for (const RowChange<Row>& change : changes.of<Row>()) {
              visit(change.before ? &*change.before : nullptr, change.after ? &*change.after : nullptr);
            }
          },
          [](const Battle& battle, const void* row) -> const void* {
            return battle.all<Row>().find(typed<Row>(row).key());
          },
          [](const Battle& battle, std::string_view key) -> const void* { return byKey<Row>(battle, key); },
          []() -> std::shared_ptr<void> { return std::make_shared<Row>(); },
          [](const void* row) -> std::shared_ptr<void> { return std::make_shared<Row>(typed<Row>(row)); },
          [](const void* row) { return keyText<Row>(typed<Row>(row).key()); },
          [](const void* a, const void* b) { return typed<Row>(a) == typed<Row>(b); },
          [](Edit& edit, const void* row) { edit.put(typed<Row>(row)); },
          [](Edit& edit, const void* row) { edit.erase<Row>(typed<Row>(row).key()); }};
}

template <class... Rows>
const auto& infosOf(RowList<Rows...>) {
  static const std::array<TableInfo, sizeof...(Rows)> infos{infoOf<Rows>()...};
  return infos;
}

class ToValue : public ValueSink {
 public:
  void null() override { value = std::monostate(); }
  void integer(std::int64_t number) override { value = number; }
  void real(double number) override { value = number; }
  void text(const std::string& words) override { value = words; }
  void word(std::string_view words) override { value = std::string(words); }

  Value value;
};

class FromValue : public ValueSource {
 public:
  explicit FromValue(const Value& value) : value_(value) {}

  Type type() const override {
    static constexpr std::array kTypes{Type::Null, Type::Integer, Type::Real, Type::Text};
    return kTypes[value_.index()];
  }
  std::int64_t integer() const override { return std::get<std::int64_t>(value_); }
  double real() const override {
    const auto* whole = std::get_if<std::int64_t>(&value_);
    return whole ? static_cast<double>(*whole) : std::get<double>(value_);
  }
  std::string text() const override { return std::get<std::string>(value_); }

 private:
  const Value& value_;
};

}  // namespace

std::optional<std::size_t> TableInfo::column(std::string_view name) const {
  const auto found =
      std::find_if(fields().begin(), fields().end(), [&](const auto& each) { return each.name == name; });
  if (found == fields().end()) return std::nullopt;
  return static_cast<std::size_t>(found - fields().begin());
}

std::span<const TableInfo> allTables() {
  return infosOf(ContentRows{});
}

const TableInfo* tableNamed(std::string_view name) {
  const auto tables = allTables();
  const auto found = std::find_if(tables.begin(), tables.end(), [&](const auto& each) { return each.name() == name; });
  return found == tables.end() ? nullptr : &*found;
}

Value valueOf(const void* row, const FieldInfo& field) {
  ToValue sink;
  field.store(row, sink);
  return std::move(sink.value);
}

std::string toText(const Value& value) {
  if (const auto* whole = std::get_if<std::int64_t>(&value)) return std::to_string(*whole);
  if (const auto* number = std::get_if<double>(&value)) return numberText(*number);
  const auto* text = std::get_if<std::string>(&value);
  return text ? *text : std::string();
}

AnyRow::AnyRow(const TableInfo& table) : table_(&table), row_(table.make()) {
  if (table.hasIds()) set(std::size_t{0}, randomId());
}

AnyRow::AnyRow(const TableInfo& table, const void* row) : table_(&table), row_(table.copy(row)) {}

AnyRow::AnyRow(const AnyRow& other) : table_(other.table_), row_(other.table_->copy(other.row_.get())) {}

AnyRow& AnyRow::operator=(const AnyRow& other) {
  if (this != &other) *this = AnyRow(other);
  return *this;
}

Value AnyRow::value(std::size_t column) const {
  return valueOf(row_.get(), table_->fields()[column]);
}

Value AnyRow::value(std::string_view column) const {
  const auto at = table_->column(column);
  return at ? value(*at) : Value();
}

bool AnyRow::set(std::size_t column, const Value& value) {
  return table_->fields()[column].load(row_.get(), FromValue(value));
}

bool AnyRow::set(std::string_view column, const Value& value) {
  const auto at = table_->column(column);
  return at && set(*at, value);
}

std::optional<AnyRow> rowOf(const Battle& battle, const TableInfo& table, std::string_view key) {
  const void* row = table.findByKey(battle, key);
  return row ? std::optional<AnyRow>(std::in_place, table, row) : std::nullopt;
}

}  // namespace redoubt::model
