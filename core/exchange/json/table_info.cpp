#include "core/exchange/json/table_info.h"

#include <array>
#include <cassert>

#include "core/base/text.h"

namespace redoubt::exchange {
namespace {

// What the columns don't say: how a row is known without its id, and where it nests. Parts are columns, `a|b` the
// first of them that is not empty, `#` the place among equals. A table with a slug and no entry is known by it.
struct Habit {
  std::string_view table;
  std::string_view natural;
  std::string_view homes;
};
constexpr std::array kHabits = {
    Habit{"paragraph", "source number occurrence", "source"},
    Habit{"source_text", "title", "source"},
    Habit{"reading", "kind words", "source"},
    Habit{"rule", "", "system"},
    Habit{"map", "", ""},
    Habit{"symbol", "kind hex", ""},
    Habit{"label", "text hex", ""},
    Habit{"map_picture", "title", ""},
    Habit{"scan_point", "map_picture hex #", "map_picture"},
    Habit{"zone_hex", "", "zone"},
    Habit{"unit_command", "", "unit"},
    Habit{"counter", "unit|leader role number", "unit leader"},
    Habit{"face", "counter side", "counter"},
    Habit{"face_figure", "", "face"},
    Habit{"step", "unit ordinal", "face"},
    Habit{"mark", "unit kind #", "unit"},
    Habit{"counter_sheet", "title", ""},
    Habit{"sheet_cell", "", "counter_sheet"},
    Habit{"variant", "scenario slug", "scenario"},
    Habit{"set_up_block", "army slug", ""},
    Habit{"variant_block", "", "variant"},
    Habit{"setting", "", "scenario"},
    Habit{"entry", "scenario slug", "scenario"},
    Habit{"placement", "block unit|leader|words", "block"},
    Habit{"set_up_order", "scenario army ordinal", "scenario"},
    Habit{"pool", "scenario army kind leader first_turn", "scenario"},
    Habit{"return_point", "scenario army zone", "scenario"},
    Habit{"event", "scenario slug", "scenario"},
    Habit{"victory", "scenario slug", "scenario"},
    Habit{"space", "track slug", "track"},
    Habit{"note", "hex text", ""},
};

template <class T>
struct Plain {
  using Type = T;
};
template <class T>
struct Plain<std::optional<T>> {
  using Type = T;
};

template <class T>
Column columnOf(std::string_view name, bool isKey, const model::Bounds& bounds, model::Nature nature) {
  using Value = typename Plain<T>::Type;
  Column column{name, ColumnType::Text, model::IsOptional<T>::value, isKey, 0, {}, bounds};
  using Target = typename model::Refers<T>::Row;
  if constexpr (!std::is_void_v<Target>) {
    column.type = isKey && name == "id" ? ColumnType::Id : ColumnType::Reference;
    column.target = tableOf<Target>();
  } else if constexpr (std::is_same_v<Value, bool>) {
    column.type = ColumnType::Boolean;
  } else if constexpr (std::is_integral_v<Value>) {
    column.type = ColumnType::Integer;
  } else if constexpr (std::is_same_v<Value, double>) {
    column.type = ColumnType::Real;
  } else if constexpr (std::is_same_v<Value, model::JsonText>) {
    column.type = ColumnType::Json;
  } else if constexpr (std::is_same_v<Value, model::Facing>) {
    column.type = ColumnType::Facing;
  } else if constexpr (std::is_same_v<Value, hex::HexKey>) {
    column.type = ColumnType::Hex;
  } else if constexpr (std::is_same_v<Value, hex::HexsideKey>) {
    column.type = ColumnType::Side;
  } else if constexpr (model::NamedEnum<Value>) {
    column.type = ColumnType::Word;
    column.words.assign(model::EnumText<Value>::kWords.begin(), model::EnumText<Value>::kWords.end());
  } else if constexpr (model::IsOpenWord<Value>::value) {
    using Known = typename model::IsOpenWord<Value>::Known;
    column.words.assign(model::EnumText<Known>::kWords.begin(), model::EnumText<Known>::kWords.end());
  } else {
    static_assert(std::is_same_v<Value, std::string>);
    if (nature == model::Nature::Picture) column.type = ColumnType::Picture;
  }
  return column;
}

void addHabits(Table& table) {
  const auto place = [&](std::string_view name) {
    const auto column = table.column(name);
    assert(column);
    return *column;
  };
  for (const Habit& habit : kHabits) {
    if (habit.table != table.name) continue;
    for (const std::string_view part : words(habit.natural)) {
      if (part == "#") {
        table.countsEquals = true;
        continue;
      }
      KeyPart& columns = table.natural.emplace_back();
      for (const std::string_view name : words(part, "|")) columns.push_back(place(name));
    }
    for (const std::string_view name : words(habit.homes)) table.homes.push_back(place(name));
    return;
  }
  if (table.slug) table.natural.push_back({*table.slug});
}

template <class Row>
Table describe() {
  Table table;
  table.name = Row::kTable;
  model::forEachField<Row>([&](const auto& field) {
    using T = typename std::remove_cvref_t<decltype(field)>::Type;
    table.columns.push_back(columnOf<T>(field.name, field.isKey, field.bounds, field.nature));
  });
  table.slug = table.column("slug");
  table.hasId = table.columns[0].type == ColumnType::Id;
  table.isBulk =
      std::is_same_v<Row, model::HexRow> || std::is_same_v<Row, model::Hexside> || std::is_same_v<Row, model::Link>;
  addHabits(table);
  return table;
}

}  // namespace

bool Column::isRequired() const {
  if (isOptional || type == ColumnType::Id) return false;
  return isKey || type == ColumnType::Reference || type == ColumnType::Json || type == ColumnType::Hex;
}

std::optional<std::size_t> Table::column(std::string_view wanted) const {
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].name == wanted) return i;
  }
  return std::nullopt;
}

const std::vector<Table>& tables() {
  static const std::vector<Table> all = [] {
    std::vector<Table> made;
    model::forEachTable([&]<class Row>(model::RowType<Row>) { made.push_back(describe<Row>()); });
    return made;
  }();
  return all;
}

std::optional<std::size_t> tableNamed(std::string_view name) {
  for (std::size_t i = 0; i < tables().size(); ++i) {
    if (tables()[i].name == name) return i;
  }
  return std::nullopt;
}

std::int64_t Record::integer(std::size_t column) const {
  const auto* value = std::get_if<std::int64_t>(&cells[column]);
  return value ? *value : 0;
}

const std::string& Record::text(std::size_t column) const {
  static const std::string none;
  const auto* value = std::get_if<std::string>(&cells[column]);
  return value ? *value : none;
}

std::int64_t Record::id() const {
  return tables()[table].hasId ? integer(0) : 0;
}

std::string keyText(const Record& record) {
  const Table& table = tables()[record.table];
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (!table.columns[i].isKey) continue;
    const auto* number = std::get_if<std::int64_t>(&record.cells[i]);
    parts.push_back(number ? std::to_string(*number) : record.text(i));
  }
  return join(parts, "/");
}

const Record& defaultRecord(std::size_t table) {
  static const std::vector<Record> all = [] {
    std::vector<Record> made;
    model::forEachTable([&]<class Row>(model::RowType<Row>) { made.push_back(toRecord(Row{})); });
    return made;
  }();
  return all[table];
}

}  // namespace redoubt::exchange
