#include "core/model/any_row.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/core/model/sample_battle.h"

namespace redoubt::model {
namespace {

using testing::everyTable;

TEST(AnyRow, EveryRowOfEveryTableIsFoundByItsKeyAndComesBackColumnByColumn) {
  const Battle battle = everyTable();
  for (const TableInfo& table : allTables()) {
    SCOPED_TRACE(std::string(table.name()));
    EXPECT_EQ(table.count(battle), 2u);
    table.forEach(battle, [&](const void* row) {
      const AnyRow any(table, row);
      const auto found = rowOf(battle, table, any.key());
      ASSERT_TRUE(found);
      EXPECT_EQ(*found, any);
      AnyRow rebuilt(table);
      for (std::size_t i = 0; i < table.fields().size(); ++i) EXPECT_TRUE(rebuilt.set(i, any.value(i)));
      EXPECT_EQ(rebuilt, any);
    });
    EXPECT_FALSE(rowOf(battle, table, "no such key"));
  }
}

TEST(AnyRow, ARowTakesNoValueThatItsColumnCantHold) {
  AnyRow army(tableInfo<Army>());
  const AnyRow before = army;
  EXPECT_FALSE(army.set("ordinal", std::string("first")));
  EXPECT_FALSE(army.set("ordinal", std::int64_t{2'000'000}));
  EXPECT_FALSE(army.set("player", Value()));
  EXPECT_FALSE(army.set("nation", std::string("Saxon")));
  EXPECT_EQ(army, before);
  EXPECT_TRUE(army.set("name", std::string("Saxons")));
  EXPECT_EQ(army.as<Army>().name, "Saxons");
}

TEST(AnyRow, FreshRowsHaveIdsOfTheirOwn) {
  std::set<std::string> keys;
  for (int i = 0; i < 50; ++i) keys.insert(AnyRow(tableInfo<Note>()).key());
  EXPECT_EQ(keys.size(), 50u);
  EXPECT_FALSE(keys.contains("0"));
}

TEST(AnyRow, ReferencesSayWhereTheyLead) {
  const Battle battle = everyTable();
  for (const TableInfo& table : allTables()) {
    for (std::size_t i = 0; i < table.fields().size(); ++i) {
      const FieldInfo& field = table.fields()[i];
      const bool isReference = field.kind == ColumnKind::Id && !(field.isKey && table.hasIds());
      EXPECT_EQ(!field.refersTo.empty(), isReference) << table.name() << "." << field.name;
      const TableInfo* other = tableNamed(field.refersTo);
      bool leads = false;
      table.forEach(battle, [&](const void* row) {
        leads = leads || (other && rowOf(battle, *other, toText(AnyRow(table, row).value(i))));
      });
      EXPECT_EQ(leads, isReference) << table.name() << "." << field.name;
    }
  }
}

TEST(AnyRow, ATextTellsValuesApart) {
  EXPECT_EQ(toText(Value()), "");
  EXPECT_EQ(toText(Value(std::int64_t{-7})), "-7");
  EXPECT_EQ(toText(Value(0.25)), "0.25");
  EXPECT_EQ(toText(Value(12.0)), "12");
  EXPECT_EQ(toText(Value(std::string("woods"))), "woods");
}

}  // namespace
}  // namespace redoubt::model
