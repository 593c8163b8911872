#include "core/model/removal.h"

#include <gtest/gtest.h>

#include <array>

#include "core/model/row_copy.h"
#include "tests/core/model/sample_battle.h"

namespace redoubt::model {
namespace {

using testing::everyTable;

void expectNoDanglingReference(const Battle& battle) {
  for (const TableInfo& table : allTables()) {
    table.forEach(battle, [&](const void* each) {
      const AnyRow row(table, each);
      for (std::size_t i = 0; i < table.fields().size(); ++i) {
        const TableInfo* other = tableNamed(table.fields()[i].refersTo);
        const bool leadsSomewhere = other && row.value(i) != Value();
        if (!leadsSomewhere) continue;
        EXPECT_TRUE(rowOf(battle, *other, toText(row.value(i)))) << table.name() << "." << table.fields()[i].name;
      }
    });
  }
}

AnyRow firstOf(const Battle& battle, const TableInfo& table) {
  std::optional<AnyRow> first;
  table.forEach(battle, [&](const void* row) {
    if (!first) first.emplace(table, row);
  });
  return *first;
}

// Of a battle with two rows in every table, each leading to the row of its number.
TEST(Removal, WhateverGoesLeavesNoReferenceBehindAndCountsWhatGoes) {
  const Battle battle = everyTable();
  for (const TableInfo& table : allTables()) {
    SCOPED_TRACE(std::string(table.name()));
    const AnyRow row = firstOf(battle, table);
    const Removal removal = removalOf(battle, std::array{row}, "Delete");
    const Battle after = applied(battle, removal.edit);
    EXPECT_FALSE(rowOf(after, table, row.key()));
    EXPECT_GE(removal.count(table.name()), 1);
    expectNoDanglingReference(after);
    for (const TableInfo& other : allTables()) {
      if (&other == &tableInfo<Provenance>()) continue;
      EXPECT_EQ(static_cast<int>(other.count(battle) - other.count(after)), removal.count(other.name()))
          << other.name();
    }
  }
}

TEST(Removal, WhoBeganWhereThereIsNothingAnyMoreIsOffTheMap) {
  Battle battle = everyTable();
  const Zone& zone = *battle.all<Zone>().begin();
  Placement placement = *battle.all<Placement>().begin();
  placement.rule = PlacementRule::Zone;
  placement.zone = zone.id;
  placement.entry.reset();
  battle.all<Placement>().put(placement);
  battle.all<Provenance>().put({"placement", keyText<Placement>(placement.id), "*", Status::Printed, {}, ""});
  const Removal removal = removalOf(battle, std::array{AnyRow(tableInfo<Zone>(), &zone)}, "Delete");
  const Battle after = applied(battle, removal.edit);
  const Placement* left = after.find<Placement>(placement.id);
  ASSERT_TRUE(left);
  EXPECT_EQ(left->rule, PlacementRule::OffMap);
  EXPECT_FALSE(left->zone);
  EXPECT_EQ(after.find<Provenance>({"placement", keyText<Placement>(placement.id), "rule"})->status, Status::Estimated);
  ASSERT_FALSE(removal.clearedReferences.empty());
}

TEST(Removal, WhatIsNotThereTakesNothingAlong) {
  const Battle battle = everyTable();
  const AnyRow stranger(tableInfo<Army>());
  const Removal removal = removalOf(battle, std::array{stranger}, "Delete");
  EXPECT_TRUE(removal.edit.empty());
  EXPECT_TRUE(removal.gone.empty());
}

TEST(RowCopies, ASourceIsCopiedWithItsParagraphsUnderANameThatIsFree) {
  Battle battle = everyTable();
  const Source source = *battle.all<Source>().begin();
  battle.all<Provenance>().put({"source", keyText<Source>(source.id), "title", Status::Printed, {}, "cover"});
  RowCopies copies(battle);
  copies.add({tableInfo<Source>(), &source});
  const std::int64_t id = *copies.copyOf(tableInfo<Source>(), source.id.value);
  copies.set(tableInfo<Source>(), source.id.value, "title", std::string("Another"));
  const Battle after = applied(battle, copies.take("Copy"));
  const Source* copy = after.find<Source>({id});
  ASSERT_TRUE(copy);
  EXPECT_EQ(copy->title, "Another");
  EXPECT_NE(copy->slug, source.slug);
  int paragraphs = 0;
  for (const Paragraph& each : after.all<Paragraph>()) paragraphs += each.source == copy->id;
  EXPECT_EQ(paragraphs, 1);
  EXPECT_EQ(after.find<Provenance>({"source", keyText<Source>({id}), "title"})->note, "cover");
  expectNoDanglingReference(after);
}

}  // namespace
}  // namespace redoubt::model
