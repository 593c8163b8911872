#include "core/rules/combat/results.h"

#include <gtest/gtest.h>

#include "tests/core/rules/combat/odds_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;
using Texts = std::vector<std::string>;

class Results : public ::testing::Test {
 protected:
  Results() { addResultCodes(battle_); }

  ResultCodes codes() const { return ResultCodes(battle_, RuleBook(battle_)); }
  CombatResult battle(const char* text) const { return codes().ofBattle(text); }

  Battle battle_ = empty();
};

// K7.12: the attacker loses a point, the defender retreats one hex.
TEST_F(Results, BesideASlashAreOfTheirSidesK7_12) {
  const CombatResult result = battle("-1/B1");
  EXPECT_EQ(result.attacker, (ResultEffect{0, 1}));
  EXPECT_EQ(result.defender, (ResultEffect{1, 0}));
  EXPECT_EQ(result.certainty, Certainty::Known);
}

// K7.12: the attacker retreats two hexes and loses a point.
TEST_F(Results, WithoutASlashFollowTheCodeThatTellsItsSideK7_12) {
  EXPECT_EQ(battle("A2-1").attacker, (ResultEffect{2, 1}));
  EXPECT_TRUE(battle("A2-1").defender.isNothing());
  EXPECT_EQ(battle("B3-1").defender, (ResultEffect{3, 1}));
  EXPECT_TRUE(battle("B3-1").attacker.isNothing());
}

TEST_F(Results, OfADashAreNothing) {
  for (const char* text : {"-", "-/-"}) {
    EXPECT_TRUE(battle(text).attacker.isNothing() && battle(text).defender.isNothing()) << text;
    EXPECT_EQ(battle(text).certainty, Certainty::Known) << text;
  }
  EXPECT_EQ(battle("-1/-").attacker, (ResultEffect{0, 1}));
  EXPECT_EQ(battle("-1/-1").defender, (ResultEffect{0, 1}));
}

TEST_F(Results, ThatNothingExplainsAreReportedAndNotGuessed) {
  const CombatResult result = battle("-1/B3R");
  EXPECT_EQ(result.defender, (ResultEffect{3, 0}));
  EXPECT_EQ(result.unexplained, Texts{"R"});
  EXPECT_EQ(result.certainty, Certainty::Unknown);
  EXPECT_EQ(battle("A4-1R").unexplained, Texts{"R"});
  EXPECT_EQ(battle("•").unexplained, Texts{"•"}) << "bytes of one letter stay together";
  EXPECT_EQ(battle("В3").unexplained, Texts{"В3"}) << "another alphabet's letter";
  EXPECT_EQ(battle("").certainty, Certainty::Unknown);
}

TEST_F(Results, OfNobodyAreReported) {
  EXPECT_EQ(battle("-1").unexplained, Texts{"-1"}) << "whose loss?";
  EXPECT_EQ(battle("B1/-").unexplained, Texts{"B1"}) << "the defender's code on the attacker's side";
}

TEST_F(Results, AreTheLongestCodeThatFits) {
  addRule(battle_, "result-code/b1r", R"({"text": "B1R", "side": "defender", "retreat": 1, "dispersed": true})");
  EXPECT_EQ(battle("B1R").defender, (ResultEffect{1, 0, true}));
  EXPECT_EQ(battle("B1").defender, (ResultEffect{1, 0, false}));
}

TEST_F(Results, RestOnTheWorkingValuesOfTheirCodes) {
  addRule(battle_, "result-code/r", R"({"text": "R", "dispersed": true})");
  estimateRule(battle_, "result-code/r");
  EXPECT_EQ(battle("-1/B3R").defender, (ResultEffect{3, 0, true}));
  EXPECT_EQ(battle("-1/B3R").certainty, Certainty::Estimated);
  EXPECT_EQ(battle("-1/B3").certainty, Certainty::Known);
  addRule(battle_, "result-code/r", "null");
  EXPECT_EQ(battle("-1/B3R").unexplained, Texts{"R"});
}

// K12.4.
TEST_F(Results, OfFireAreTheTargets) {
  EXPECT_EQ(codes().ofFire("-1").defender, (ResultEffect{0, 1}));
  EXPECT_EQ(codes().ofFire("D-1").defender, (ResultEffect{0, 1, true}));
  EXPECT_EQ(codes().ofFire("-1T").defender, (ResultEffect{0, 1, false, true}));
  EXPECT_TRUE(codes().ofFire("-").defender.isNothing());
  EXPECT_EQ(codes().ofFire("R-1").unexplained, Texts{"R"});
}

// K12.4 and the legend of the fire tables against K7.12.
TEST_F(Results, OfOneTextMeanAnotherThingInTablesOfFire) {
  addRule(battle_, "result-code/loss-by-fire", R"({"text": "-1", "of": "fire", "losses": 1, "morale-check": true})");
  estimateRule(battle_, "result-code/loss-by-fire");
  EXPECT_EQ(codes().ofFire("-1").defender, (ResultEffect{0, 1, false, true}));
  EXPECT_EQ(codes().ofFire("-1").certainty, Certainty::Estimated);
  EXPECT_EQ(battle("-1/B1").attacker, (ResultEffect{0, 1}));
  EXPECT_EQ(battle("-1/B1").certainty, Certainty::Known);
  addRule(battle_, "result-code/push", R"({"text": "P", "of": "battle", "retreat": 1})");
  EXPECT_EQ(codes().ofFire("P").unexplained, Texts{"P"});
  EXPECT_EQ(codes().faultOf("P", ResultTable::Fire), CodeFault::NoMeaning);
}

TEST_F(Results, OfTheWholeTableHaveNoUnexplainedCodeButR) {
  for (const auto& row : kCombatTable) {
    for (const char* cell : row) {
      for (const std::string& code : battle(cell).unexplained) EXPECT_EQ(code, "R") << cell;
    }
  }
}

}  // namespace
}  // namespace redoubt::rules
