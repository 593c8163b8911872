#include "core/rules/combat/dispersal.h"

#include <gtest/gtest.h>

#include "tests/core/rules/combat/odds_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

class Dispersal : public ::testing::Test {
 protected:
  Dispersal() { addDispersalTable(battle_); }

  auto found(const Retreater& unit, int retreat) const {
    return dispersalChance(battle_, RuleBook(battle_), unit, retreat);
  }
  DispersalChance chance(const Retreater& unit, int retreat) const {
    return std::get<DispersalChance>(found(unit, retreat));
  }

  Battle battle_ = empty();
};

const Retreater kCossack{"cossack", "horse", {6, false}};
const Retreater kLancer{"lancer", "horse", {8, false}};

// K6.21: Cossacks that retreat three hexes and roll a 2 are dispersed.
TEST_F(Dispersal, OfCossacksAfterThreeHexesByARollOfTwoK6_21) {
  const DispersalChance cossack = chance(kCossack, 3);
  EXPECT_TRUE(cossack.disperses(2));
  EXPECT_FALSE(cossack.disperses(6));
  EXPECT_EQ(cossack.chance, Chance(5, 6));
  EXPECT_EQ(cossack.column, "horse-low");
  EXPECT_EQ(cossack.row, 3);
  EXPECT_EQ(cossack.certainty, Certainty::Known);
}

TEST_F(Dispersal, GoesByTheColumnThatNamesTheTypeThenByMorale) {
  EXPECT_EQ(chance(kLancer, 1).column, "lancer");
  EXPECT_EQ(chance(kLancer, 1).chance, Chance()) << "none";
  EXPECT_FALSE(chance(kLancer, 1).rolls);
  EXPECT_EQ(chance({"reiter", "horse", {7, false}}, 1).column, "horse-high");
  EXPECT_EQ(chance(kLancer, 9).row, 5) << "the last row has no end";
}

TEST_F(Dispersal, LeavesOpenWhatMoraleAndRulesDontTell) {
  EXPECT_TRUE(std::holds_alternative<MoraleUnknown>(found({"cossack", "horse", {}}, 1)));
  EXPECT_TRUE(std::holds_alternative<DispersalChance>(found({"lancer", "horse", {}}, 1))) << "its type is enough";
  EXPECT_EQ(std::get<MissingRule>(found({"guard", "foot", {8, false}}, 1)).path, "dispersal/columns");
  EXPECT_EQ(std::get<MissingRule>(found({"cossack", "horse", {9, false}}, 1)).path, "dispersal/columns");
  addRule(battle_, "dispersal/rows/2/horse-low", "null");
  EXPECT_EQ(std::get<MissingRule>(found(kCossack, 2)).path, "dispersal/rows/2/horse-low");
  addRule(battle_, "dispersal/dice", "null");
  EXPECT_EQ(std::get<MissingRule>(found(kCossack, 3)).path, "dispersal/dice");
}

// The reading of Kłuszyn's table: other morale as the nearest.
TEST_F(Dispersal, TakesTheColumnOfTheNearestMoraleWhereTheRulesSayThat) {
  addRule(battle_, "dispersal/other-morale", "\"nearest\"");
  EXPECT_EQ(chance({"cossack", "horse", {5, false}}, 1).column, "horse-low");
  EXPECT_EQ(chance({"cossack", "horse", {9, false}}, 1).column, "horse-high");
  EXPECT_EQ(chance({"cossack", "horse", {7, false}}, 1).column, "horse-high") << "a column for it goes first";
  EXPECT_EQ(std::get<MissingRule>(found({"guard", "foot", {8, false}}, 1)).path, "dispersal/columns")
      << "it has none of its arm";
  addRule(battle_, "dispersal/columns/horse-low", R"({"arm": "horse", "morale": [3, 3]})");
  addRule(battle_, "dispersal/columns/horse-high", R"({"arm": "horse", "morale": [7, 7]})");
  EXPECT_EQ(chance({"cossack", "horse", {5, false}}, 1).column, "horse-low") << "of two as near the lower";
}

TEST_F(Dispersal, RestsOnEstimatesOfMoraleAndTable) {
  EXPECT_EQ(chance({"cossack", "horse", {6, true}}, 1).certainty, Certainty::Estimated);
  EXPECT_EQ(chance({"lancer", "horse", {8, true}}, 1).certainty, Certainty::Known) << "its morale decides nothing";
  estimateRule(battle_, "dispersal/rows/1/horse-low");
  EXPECT_EQ(chance(kCossack, 1).certainty, Certainty::Estimated);
  EXPECT_EQ(chance(kCossack, 2).certainty, Certainty::Known);
}

// K10.13.
TEST_F(Dispersal, SparesUnitsWithALeader) {
  EXPECT_EQ(isSpared(RuleBook(battle_), true), std::nullopt);
  addRule(battle_, "dispersal/exempt", R"(["with-leader"])");
  EXPECT_EQ(isSpared(RuleBook(battle_), true), true);
  EXPECT_EQ(isSpared(RuleBook(battle_), false), false);
}

}  // namespace
}  // namespace redoubt::rules
