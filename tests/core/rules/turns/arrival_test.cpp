#include "core/rules/turns/arrival.h"

#include <gtest/gtest.h>

#include "tests/core/rules/rule_rows.h"

namespace redoubt::rules {
namespace {

using namespace small;

// M13.0 a to c.
constexpr auto kPoninski = R"({"stages": [{"turn": 1, "roll": "1d10", "plus": 3},
                                          {"roll": "1d10", "plus-turn": true, "fails-below": 12}], "may-wait": true})";

class Arrivals : public ::testing::Test {
 protected:
  Arrivals() { addTenSidedDie(battle_); }

  Arrival arrival(const ArrivalPlan& plan) const { return arrivalOf(RuleBook(battle_), plan); }
  static ArrivalPlan plan(const char* json) { return std::get<ArrivalPlan>(arrivalPlan(json)); }
  static ShapeFault fault(const std::string& json) {
    const auto read = arrivalPlan(json);
    return std::holds_alternative<ShapeFault>(read) ? std::get<ShapeFault>(read) : ShapeFault{"it is right", {}};
  }

  Battle battle_ = empty();
};

TEST_F(Arrivals, OfPoninskiAreReadFromHisEntryM13_0) {
  const ArrivalPlan read = plan(kPoninski);
  ASSERT_EQ(read.stages.size(), 2u);
  EXPECT_EQ(read.stages[0], (ArrivalStage{1, Roll{1, 10, 0}, 3, false, std::nullopt}));
  EXPECT_EQ(read.stages[1], (ArrivalStage{std::nullopt, Roll{1, 10, 0}, 0, true, 12}));
  EXPECT_TRUE(read.mayWait);
}

// The chit lies on a turn from 3 to 12, each as likely; in turn t the roll must be 12 - t or more: of 100 cases
// 1 + 2 + … + 10 succeed, and turn 12 is reached from every one of the ten.
TEST_F(Arrivals, OfPoninskiAreFromTurn12To21AndFailIn45Of100CasesM13_0) {
  const Arrival odds = arrival(plan(kPoninski));
  EXPECT_EQ(odds.earliest(), 12);
  EXPECT_EQ(odds.latest(), 21);
  EXPECT_EQ(odds.never(), Chance(45, 100));
  for (int turn = 12; turn <= 21; ++turn) EXPECT_EQ(odds.in(turn), Chance(22 - turn, 100)) << turn;
  EXPECT_EQ(odds.in(11), Chance());
  EXPECT_EQ(odds.until(11), Chance());
  EXPECT_EQ(odds.until(13), Chance(19, 100));
  EXPECT_EQ(odds.until(24) + odds.never(), Chance(1, 1));
}

// S4.5: he is drawn in turn 3 and 5 is rolled. The text adds 3 and gives turn 8, from 3 to 12; the example adds the
// turn too and gives 11.
TEST_F(Arrivals, OfPistorAreInTheTurnRolledByTheTextS4_5) {
  const Arrival odds = arrival(std::get<ArrivalPlan>(returnPlan(R"({"roll": "1d10", "plus": 3})", 3)));
  EXPECT_EQ(odds.earliest(), 3);
  EXPECT_EQ(odds.latest(), 12);
  EXPECT_EQ(odds.in(5 + 3), Chance(1, 10));
  EXPECT_EQ(odds.never(), Chance());
}

TEST_F(Arrivals, OfPistorAreSoManyTurnsLaterByTheExampleThatContradictsTheTextS4_5) {
  const auto plan = returnPlan(R"({"roll": "1d10", "plus": 3, "plus-turn": true})", 3);
  const Arrival odds = arrival(std::get<ArrivalPlan>(plan));
  EXPECT_EQ(odds.earliest(), 6);
  EXPECT_EQ(odds.latest(), 15);
  EXPECT_EQ(odds.in(3 + 5 + 3), Chance(1, 10));
}

TEST_F(Arrivals, ThatAlwaysFailHaveNoTurn) {
  const Arrival odds = arrival(plan(R"({"stages": [{"turn": 1, "roll": "1d10", "fails-below": 10}]})"));
  EXPECT_EQ(odds.never(), Chance(1, 1));
  EXPECT_EQ(odds.earliest(), std::nullopt);
  EXPECT_EQ(odds.latest(), std::nullopt);
  EXPECT_FALSE(plan(R"({"stages": [{"turn": 1, "roll": "1d10"}]})").mayWait);
}

TEST_F(Arrivals, CountTheDieAsTheRulesDo) {
  addRule(battle_, "dice/zero", "10");
  EXPECT_EQ(arrival(plan(R"({"stages": [{"turn": 1, "roll": "1d10", "plus": 3}]})")).earliest(), 4);
}

TEST_F(Arrivals, ThatCantBeReadSayWhereAndWhatWasExpected) {
  EXPECT_EQ(fault("{\"stages\": ["), (ShapeFault{"", "JSON"}));
  EXPECT_EQ(said(fault("").expected), "JSON");
  EXPECT_EQ(fault("[]").pointer, "");
  EXPECT_EQ(fault("{}").pointer, "");
  EXPECT_EQ(fault(R"({"stages": []})"), (ShapeFault{"/stages", Phrase::of("shapes.some-stage")}));
  EXPECT_EQ(fault(R"({"stages": [{"roll": "1d10"}]})").pointer, "/stages/0");
  EXPECT_EQ(fault(R"({"stages": [{"turn": 0, "roll": "1d10"}]})").pointer, "/stages/0/turn");
  EXPECT_EQ(fault(R"({"stages": [{"turn": 1, "roll": "d"}]})").pointer, "/stages/0/roll");
  EXPECT_EQ(fault(R"({"stages": [{"turn": 1, "roll": "1d10"}, {"roll": 5}]})").pointer, "/stages/1/roll");
  EXPECT_EQ(fault(R"({"stages": [{"turn": 1, "roll": "1d10", "plus": "three"}]})").pointer, "/stages/0/plus");
  EXPECT_EQ(said(fault(R"({"stages": [{"turn": 1, "roll": "4d100"}, {"roll": "3d100"}]})").expected),
            "at most 6 dice altogether");
}

TEST_F(Arrivals, OfAReturnThatCantBeReadSayTheSame) {
  EXPECT_EQ(said(std::get<ShapeFault>(returnPlan("{", 3)).expected), "JSON");
  EXPECT_EQ(std::get<ShapeFault>(returnPlan(R"({"roll": "10"})", 3)).pointer, "/roll");
}

}  // namespace
}  // namespace redoubt::rules
