#include "core/model/battle.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/core/model/sample_battle.h"

namespace redoubt::model {
namespace {

using testing::everyTable;
using testing::hexAt;
using testing::plainMap;

TEST(KeyText, NamesRowsAsProvenanceAndWaiversDo) {
  EXPECT_EQ(keyText<Unit>(Id<Unit>{4711}), "4711");
  EXPECT_EQ(keyText<HexRow>(hexAt(18, 9)), "10181009");
  EXPECT_EQ(keyText<Hexside>({hex::HexsideKey::at(hexAt(18, 9), 2), "stream"}), "101810092/stream");
  EXPECT_EQ(keyText<ZoneHex>({Id<Zone>{7}, hexAt(1, 2)}), "7/10011002");
  EXPECT_EQ(keyText<Provenance>({"unit", "4711", "name"}), "unit/4711/name");
}

TEST(Battle, FindsRowsByIdAndBySlug) {
  const Battle battle = everyTable();
  const Unit* unit = battle.find<Unit>(Id<Unit>{1});
  ASSERT_NE(unit, nullptr);
  EXPECT_EQ(battle.bySlug<Unit>(unit->slug), unit);
  EXPECT_EQ(battle.bySlug<Unit>("nobody"), nullptr);
  EXPECT_EQ(battle.find<Unit>(std::optional<Id<Unit>>()), nullptr);
  EXPECT_EQ(battle.find<Unit>(std::optional(Id<Unit>{1})), unit);
  EXPECT_EQ(info(Battle()), nullptr);
  EXPECT_EQ(mapSheet(Battle()), nullptr);
  EXPECT_NE(info(battle), nullptr);
}

TEST(Battle, EveryTableHasItsOwnNameAndKeyColumnsFirst) {
  std::set<std::string_view> names;
  forEachTable([&]<class Row>(RowType<Row>) {
    EXPECT_TRUE(names.insert(Row::kTable).second) << Row::kTable;
    bool plain = false;
    int keys = 0;
    forEachField<Row>([&](const auto& field) {
      if (!field.isKey) plain = true;
      if (field.isKey) {
        ++keys;
        EXPECT_FALSE(plain) << Row::kTable << "." << field.name << " is a key after a plain column";
      }
    });
    EXPECT_GE(keys, 1) << Row::kTable;
  });
}

TEST(Battle, EveryColumnIsPartOfEquality) {
  const Battle battle = everyTable();
  forEachTable([&]<class Row>(RowType<Row>) {
    const Row& first = *battle.all<Row>().begin();
    const Row& second = *std::next(battle.all<Row>().begin());
    forEachField<Row>([&](const auto& field) {
      Row changed = first;
      changed.*(field.member) = second.*(field.member);
      EXPECT_FALSE(changed == first) << Row::kTable << "." << field.name;
    });
  });
}

TEST(Layout, OfASheetComesBackFromIt) {
  const Battle battle = everyTable();
  for (const MapSheet& sheet : battle.all<MapSheet>()) {
    EXPECT_TRUE(withLayout(sheet, layoutSpec(sheet)) == sheet);
    EXPECT_TRUE(withLayout(MapSheet{}, layoutSpec(sheet)) ==
                withLayout(MapSheet{}, layoutSpec(withLayout({}, layoutSpec(sheet)))));
  }
  EXPECT_EQ(layoutOf(plainMap(30, 20)).spec().columns, 30);
}

TEST(Layout, OfAnImpossibleSheetIsThePlainOne) {
  Battle battle = plainMap(30, 20);
  MapSheet sheet = *mapSheet(battle);
  sheet.columns = -4;
  battle.all<MapSheet>().put(sheet);
  EXPECT_EQ(layoutOf(battle), hex::Layout());
  EXPECT_EQ(layoutOf(Battle()), hex::Layout());
}

}  // namespace
}  // namespace redoubt::model
