#include "core/rules/movement/open_ground.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

hex::Layout twentyByTwenty() {
  return std::get<hex::Layout>(hex::Layout::make({}));
}

// Marsh, in column 6, is forbidden to guns.
Battle withMarsh() {
  Battle battle = empty();
  addRule(battle, "terrain/ground", R"("clear")");
  addRule(battle, "terrain/marsh/forbidden", R"(["gun"])");
  for (int row = 1; row < 18; ++row) battle.all<HexRow>().put({at(6, row), "marsh"});
  return battle;
}

TEST(OpenGround, GivesEachCounterTheNearestHexThatIsOpenToIt) {
  Battle battle = withMarsh();
  addArmy(battle, 1);
  addUnit(battle, 1, 1);
  addBlock(battle, 1, 1);
  placeUnit(battle, 1, 1, 1, at(6, 8));
  const RuleBook book(battle);
  const hex::Layout layout = twentyByTwenty();
  const OpenGround ground(battle, book, layout, placementsOfBlock(battle, Id<SetUpBlock>{1}));
  const std::vector<std::string> arms{"foot", "gun", "foot", "gun"};
  const auto hexes = ground.around(at(6, 7), arms);
  ASSERT_EQ(hexes.size(), 4u);
  EXPECT_EQ(hexes[0], at(6, 7));
  EXPECT_NE(hexes[1].column(), 6);
  EXPECT_NE(hexes[3].column(), 6);
  EXPECT_EQ(std::set(hexes.begin(), hexes.end()).size(), 4u) << "each has a hex of its own";
  for (const hex::HexKey hex : hexes) {
    EXPECT_NE(hex, at(6, 8)) << "somebody stands there";
    EXPECT_LE(layout.distance(hex, at(6, 7)), 2);
  }
}

TEST(OpenGround, AlongALineLeavesOutWhatIsClosedAndStacksWhatHasNoRoom) {
  const Battle battle = withMarsh();
  const RuleBook book(battle);
  const hex::Layout layout = twentyByTwenty();
  const OpenGround ground(battle, book, layout, {});
  const Keys line{at(4, 5), at(5, 5), at(6, 5), at(7, 5), at(8, 5)};
  const std::vector<std::string> feet(3, "foot");
  EXPECT_EQ(ground.along(line, feet), (Keys{at(4, 5), at(6, 5), at(8, 5)})) << "evenly, both ends included";
  const std::vector<std::string> guns(8, "gun");
  EXPECT_EQ(ground.along(line, guns),
            (Keys{at(4, 5), at(4, 5), at(5, 5), at(5, 5), at(7, 5), at(7, 5), at(8, 5), at(8, 5)}));
}

}  // namespace
}  // namespace redoubt::rules
