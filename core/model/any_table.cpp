#include "core/model/any_table.h"

#include <array>

namespace redoubt::model {
namespace {

struct TableWork {
  void (*compare)(const Battle& a, const Battle& b, const ChangeVisitor& visit);
  void (*put)(Battle& battle, const void* row);
  bool (*erase)(Battle& battle, const void* row);
};

template <class Row>
TableWork workOf() {
  return {[](const Battle& a, const Battle& b, const ChangeVisitor& visit) {
            Table<Row>::compare(a.all<Row>(), b.all<Row>(),
                                [&](const Row* before, const Row* after) { visit(before, after); });
          },
          [](Battle& battle, const void* row) { battle.all<Row>().put(*static_cast<const Row*>(row)); },
          [](Battle& battle, const void* row) { return battle.all<Row>().erase(static_cast<const Row*>(row)->key()); }};
}

template <class... Rows>
const auto& worksOf(RowList<Rows...>) {
  static const std::array<TableWork, sizeof...(Rows)> works{workOf<Rows>()...};
  return works;
}

const TableWork& workOn(const TableInfo& table) {
  return worksOf(ContentRows{})[static_cast<std::size_t>(&table - allTables().data())];
}

}  // namespace

void forEachDifference(const TableInfo& table, const Battle& a, const Battle& b, const ChangeVisitor& visit) {
  workOn(table).compare(a, b, visit);
}

void putRow(Battle& battle, const TableInfo& table, const void* row) {
  workOn(table).put(battle, row);
}

bool eraseRow(Battle& battle, const TableInfo& table, const void* row) {
  return workOn(table).erase(battle, row);
}

void putOrErase(Edit& edit, const TableInfo& table, const void* row, const void* after) {
  if (after) {
    table.put(edit, after);
  } else {
    table.erase(edit, row);
  }
}

}  // namespace redoubt::model
