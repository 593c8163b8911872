#include <gtest/gtest.h>

#include <filesystem>

#include "core/store/dump.h"
#include "tests/core/exchange/battles.h"

namespace redoubt::exchange {
namespace {

using test::fullBattle;
using test::randomBattle;
using test::readWhole;

TEST(JsonRoundTrip, TheFullBattleHasRowsInEveryTable) {
  const model::Battle battle = fullBattle();
  model::forEachTable([&]<class Row>(model::RowType<Row>) { EXPECT_FALSE(battle.all<Row>().empty()) << Row::kTable; });
}

TEST(JsonRoundTrip, ImportOfAnExportGivesTheSameDump) {
  const model::Battle battle = fullBattle();
  const model::Battle again = readWhole(writeJson(battle));
  EXPECT_EQ(store::dump(battle), store::dump(again));
  EXPECT_EQ(battle, again);
}

TEST(JsonRoundTrip, ExportIsTheSameTextEachTime) {
  const std::string text = writeJson(fullBattle());
  EXPECT_EQ(text, writeJson(fullBattle()));
  EXPECT_EQ(text, writeJson(readWhole(text)));
}

TEST(JsonRoundTrip, HoldsForRandomBattles) {
  for (std::uint32_t seed = 1; seed <= 60; ++seed) {
    const model::Battle battle = randomBattle(seed);
    const std::string text = writeJson(battle);
    const model::Battle again = readWhole(text);
    ASSERT_EQ(battle, again) << "seed " << seed;
    ASSERT_EQ(text, writeJson(again)) << "seed " << seed;
  }
}

TEST(JsonRoundTrip, HoldsOnEveryKindOfNumbering) {
  for (const auto orientation : {hex::Orientation::Flat, hex::Orientation::Pointy}) {
    for (const auto shifted : {hex::Shifted::Odd, hex::Shifted::Even}) {
      for (const auto edge : {hex::EdgeKind::Whole, hex::EdgeKind::Half, hex::EdgeKind::HalfUnnumbered}) {
        for (const bool usesLetters : {false, true}) {
          model::Battle battle = randomBattle(7);
          model::MapSheet sheet = *model::mapSheet(battle);
          sheet.orientation = orientation;
          sheet.shifted = shifted;
          sheet.edgeTop = edge;
          sheet.edgeRight = edge;
          sheet.firstColumn = -1;
          sheet.columnBase = 5;
          sheet.rowBase = 9;
          sheet.rowStep = -1;
          sheet.numberOrder = hex::NumberOrder::RowColumn;
          sheet.numberSeparator = usesLetters ? "-" : "";
          if (usesLetters) sheet.columnStyle = hex::NumberStyle::Letters;
          ASSERT_TRUE(std::holds_alternative<hex::Layout>(hex::Layout::make(model::layoutSpec(sheet))));
          battle.all<model::MapSheet>().put(sheet);
          EXPECT_EQ(battle, readWhole(writeJson(battle)));
        }
      }
    }
  }
}

TEST(JsonRoundTrip, AnEmptyBattleIsJustTheFormat) {
  EXPECT_EQ(writeJson(model::Battle()), "{\n  \"format\": \"redoubt-battle\",\n  \"version\": 1\n}\n");
  EXPECT_EQ(readWhole(writeJson(model::Battle())), model::Battle());
}

TEST(JsonRoundTrip, HoldsForEveryShippedBattle) {
  const std::filesystem::path folder = std::filesystem::path(REDOUBT_SOURCE_DIR) / "data" / "battles";
  if (!std::filesystem::exists(folder)) GTEST_SKIP();
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (!entry.is_directory()) continue;
    const auto read = readJson(entry.path(), {std::filesystem::path(REDOUBT_SOURCE_DIR) / "data" / "systems", true});
    if (const auto* problems = std::get_if<std::vector<Problem>>(&read)) {
      for (const Problem& problem : *problems) ADD_FAILURE() << toText(problem);
      continue;
    }
    const auto& battle = std::get<model::Battle>(read);
    const model::Battle again = readWhole(writeJson(battle));
    EXPECT_EQ(store::dump(battle), store::dump(again)) << entry.path();
  }
}

}  // namespace
}  // namespace redoubt::exchange
