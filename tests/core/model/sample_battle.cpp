#include "tests/core/model/sample_battle.h"

#include <algorithm>

namespace redoubt::testing {
namespace {

struct Sample {
  int number;  // 1 or 2
  std::string table;
  std::string column;
  model::Bounds bounds;
};

template <class T>
struct Maker;

template <class T>
requires std::is_integral_v<T>
struct Maker<T> {
  static T make(const Sample& sample) { return static_cast<T>(sample.number == 1 ? 1 : 0); }
};
template <>
struct Maker<int> {
  static int make(const Sample& sample) {
    // The map's numbers must make a layout.
    if (sample.column == "column_step" || sample.column == "row_step") return sample.number == 1 ? 1 : -1;
    if (sample.column == "columns" || sample.column == "rows") return 19 + sample.number;
    if (sample.column == "column_digits" || sample.column == "row_digits") return 1 + sample.number;
    if (sample.column == "column_base" || sample.column == "row_base") return sample.number == 1 ? 0 : 60;
    const int least = static_cast<int>(sample.bounds.least);
    return sample.number == 1 ? 1 : least == 1 ? 2 : least;
  }
};
template <>
struct Maker<double> {
  static double make(const Sample& sample) { return sample.bounds.least + (sample.number == 1 ? 0.1 : 0); }
};
template <>
struct Maker<std::string> {
  static std::string make(const Sample& sample) {
    if (sample.column == "number_separator") return sample.number == 1 ? "" : ".";
    return sample.number == 1 ? "Zażółć 'gęślą' \"jaźń\" " + sample.table + "|" + sample.column : "";
  }
};
template <>
struct Maker<model::JsonText> {
  static model::JsonText make(const Sample& sample) { return {sample.number == 1 ? R"({"a": [1, "ż", null]})" : "[]"}; }
};
template <>
struct Maker<model::Facing> {
  static model::Facing make(const Sample&) { return *model::facingFromText("v2"); }
};
template <class Row>
struct Maker<Id<Row>> {
  static Id<Row> make(const Sample& sample) { return Id<Row>{sample.number == 1 ? 1 : (std::int64_t{1} << 53) - 1}; }
};
template <>
struct Maker<hex::HexKey> {
  static hex::HexKey make(const Sample& sample) { return sample.number == 1 ? hexAt(18, 9) : hexAt(-1000, 8999); }
};
template <>
struct Maker<hex::HexsideKey> {
  static hex::HexsideKey make(const Sample& sample) {
    return hex::HexsideKey::at(sample.number == 1 ? hexAt(18, 9) : hexAt(-999, 8998), sample.number);
  }
};
template <model::NamedEnum E>
struct Maker<E> {
  static E make(const Sample& sample) {
    return static_cast<E>(sample.number == 1 ? 0 : model::EnumText<E>::kWords.size() - 1);
  }
};
template <class E>
struct Maker<model::OpenWord<E>> {
  static model::OpenWord<E> make(const Sample& sample) {
    return sample.number == 1 ? model::OpenWord<E>(Maker<E>::make(sample)) : model::OpenWord<E>("słowo 'własne'");
  }
};
template <class T>
struct Maker<std::optional<T>> {
  static std::optional<T> make(const Sample& sample) {
    return sample.number == 1 ? std::optional<T>(Maker<T>::make(sample)) : std::nullopt;
  }
};

}  // namespace

model::Battle everyTable() {
  model::Battle battle;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    for (int number : {1, 2}) {
      Row row{};
      model::forEachField<Row>([&]<class T>(const model::Field<Row, T>& field) {
        row.*(field.member) = Maker<T>::make({number, std::string(Row::kTable), std::string(field.name), field.bounds});
      });
      battle.all<Row>().put(std::move(row));
    }
  });
  return battle;
}

model::Battle plainMap(int columns, int rows) {
  model::Battle battle;
  model::MapSheet sheet;
  sheet.id = Id<model::MapSheet>{1};
  sheet.title = "Plain";
  sheet.columns = columns;
  sheet.rows = rows;
  sheet.columnDigits = columns > 99 ? 3 : 2;
  sheet.rowDigits = rows > 99 ? 3 : 2;
  battle.all<model::MapSheet>().put(sheet);
  for (int column = 1; column <= columns; ++column) {
    for (int row = 1; row <= rows; ++row) {
      battle.all<model::HexRow>().put({.hex = hexAt(column, row), .terrain = "clear", .level = 0});
    }
  }
  return battle;
}

hex::HexKey hexAt(int column, int row) {
  return hex::HexKey::at(column, row);
}

}  // namespace redoubt::testing
