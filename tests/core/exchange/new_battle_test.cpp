#include "core/exchange/new_battle.h"

#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/rules/terrain.h"
#include "core/store/dump.h"
#include "tests/core/exchange/battles.h"

namespace redoubt::exchange {
namespace {

TEST(NewBattle, HasTheMapThatWasAskedFor) {
  NewBattleOptions options;
  options.title = "Bitwa pod Łąką";
  options.orientation = hex::Orientation::Flat;
  options.shifted = hex::Shifted::Odd;
  options.columns = 12;
  options.rows = 7;
  const model::Battle battle = newBattle(options);
  const hex::Layout layout = model::layoutOf(battle);
  EXPECT_EQ(layout.orientation(), hex::Orientation::Flat);
  EXPECT_EQ(layout.spec().shifted, hex::Shifted::Odd);
  EXPECT_EQ(layout.allHexes().size(), 84u);
  EXPECT_EQ(battle.all<model::HexRow>().size(), 84u);
  EXPECT_EQ(layout.number(hex::HexKey::at(12, 7)), "1207");
  EXPECT_EQ(model::info(battle)->title, "Bitwa pod Łąką");
  EXPECT_EQ(model::info(battle)->slug, "bitwa-pod-laka");
}

TEST(NewBattle, CanBePaintedAtOnce) {
  const rules::RuleBook book(newBattle({}));
  std::set<rules::TerrainPlace> places;
  for (const rules::TerrainKind& kind : rules::terrainKinds(book)) places.insert(kind.place);
  EXPECT_EQ(places.size(), 3u);
  EXPECT_EQ(rules::groundTerrain(book), "clear");
}

TEST(NewBattle, HasNumbersForLargeMaps) {
  NewBattleOptions options;
  options.columns = 250;
  const hex::Layout layout = model::layoutOf(newBattle(options));
  EXPECT_EQ(layout.number(hex::HexKey::at(9, 7)), "009007");
}

TEST(NewBattle, RefusesAMapOfNoSize) {
  NewBattleOptions options;
  options.rows = 0;
  EXPECT_THROW(newBattle(options), Error);
  options.rows = 100000;
  EXPECT_THROW(newBattle(options), Error);
}

TEST(NewBattle, IsTheSameEachTimeAndSurvivesExchange) {
  const model::Battle battle = newBattle({});
  EXPECT_EQ(store::dump(battle), store::dump(newBattle({})));
  EXPECT_EQ(battle, test::readWhole(writeJson(battle)));
}

}  // namespace
}  // namespace redoubt::exchange
