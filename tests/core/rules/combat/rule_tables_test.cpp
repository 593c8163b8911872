#include "core/rules/combat/rule_tables.h"

#include <gtest/gtest.h>

#include "core/rules/mechanics/mechanics.h"
#include "tests/core/rules/rule_rows.h"

namespace redoubt::rules {
namespace {

using namespace small;
using Kind = TableProblem::Kind;

class RuleTables : public ::testing::Test {
 protected:
  // The fire table of M and S.
  void addFireTable() {
    addRow(battle_, "fire/rows/1", "[0, 1]", "result", "\"-\"");
    addRow(battle_, "fire/rows/2", "[2, 3]", "result", "\"M\"");
    addRow(battle_, "fire/rows/3", "[4, 5]", "result", "\"1M\"");
    addRow(battle_, "fire/rows/4", "[6, null]", "result", "\"2M\"");
  }

  RuleTable table(const std::string& path = "fire/rows") const { return ruleTable(battle_, RuleBook(battle_), path); }
  std::vector<TableProblem> problems() const { return tableProblems(battle_, RuleBook(battle_), mechanicsOf(battle_, RuleBook(battle_))); }

  // The only problem there is; fails for more or fewer.
  TableProblem problem() const {
    const auto all = problems();
    EXPECT_EQ(all.size(), 1u);
    return all.empty() ? TableProblem{} : all.front();
  }

  Battle battle_ = empty();
};

TEST_F(RuleTables, AreReadInTheOrderOfTheirNumbers) {
  addFireTable();
  addRow(battle_, "fire/rows/10", "[20, null]", "result", "\"3M\"");
  const RuleTable read = table();
  ASSERT_EQ(read.rows.size(), 5u);
  EXPECT_EQ(read.rows[1].path, "fire/rows/2");
  EXPECT_EQ(read.rows[1].range, (NumberRange{2, 3}));
  EXPECT_EQ(read.rows[1].text("result"), "M");
  EXPECT_EQ(read.rows[1].integer("result"), std::nullopt);
  EXPECT_EQ(read.rows[4].number, 10);
  EXPECT_EQ(read.rows[4].range, (NumberRange{20, std::nullopt}));
}

TEST_F(RuleTables, GiveTheRowForANumberAndThoseBelowItDownToTheLast) {
  addFireTable();
  const RuleTable read = table();
  EXPECT_EQ(read.rowFor(0)->number, 1);
  EXPECT_EQ(read.rowFor(3)->number, 2);
  EXPECT_EQ(read.rowFor(4)->number, 3);
  EXPECT_EQ(read.rowFor(1000)->number, 4);
  EXPECT_EQ(read.rowFor(-1), nullptr);
  EXPECT_EQ(read.rowBelow(*read.rowFor(3), 0)->number, 2);
  EXPECT_EQ(read.rowBelow(*read.rowFor(3), 1)->number, 3);
  EXPECT_EQ(read.rowBelow(*read.rowFor(3), 5)->number, 4);
}

TEST_F(RuleTables, SayOfEachCellWhetherItIsPrintedEstimatedOrUnknown) {
  addFireTable();
  estimateRule(battle_, "fire/rows/2/result");
  addRule(battle_, "fire/rows/3/result", "null");
  const RuleTable read = table();
  EXPECT_EQ(read.rows[0].certainty("result"), Certainty::Known);
  EXPECT_EQ(read.rows[1].certainty("result"), Certainty::Estimated);
  EXPECT_EQ(read.rows[1].rangeCertainty, Certainty::Known);
  EXPECT_EQ(read.rows[2].certainty("result"), Certainty::Unknown);
  EXPECT_EQ(read.rows[2].text("result"), std::nullopt);
  EXPECT_EQ(read.rows[2].certainty("modifier"), Certainty::Unknown);
  estimateRule(battle_, "fire/rows/1/range");
  EXPECT_EQ(table().rows[0].certainty("result"), Certainty::Estimated);
}

TEST_F(RuleTables, LeaveOutRowsThatADialectHides) {
  addRow(battle_, "withdrawal/return/1", "null", "turns", "null");
  EXPECT_TRUE(table("withdrawal/return").rows.empty());
  EXPECT_TRUE(problems().empty());
}

TEST_F(RuleTables, WithoutGapHaveNoProblem) {
  EXPECT_TRUE(problems().empty());
  addFireTable();
  EXPECT_TRUE(problems().empty());
}

TEST_F(RuleTables, WithAGapAreNamed) {
  addFireTable();
  addRule(battle_, "fire/rows/3/range", "[5, 5]");
  EXPECT_EQ(problem(), (TableProblem{Kind::Gap, "fire/rows/3/range", "", 4, 4}));
  EXPECT_EQ(said(wordsFor(problem())), "no row is for 4");
  addRule(battle_, "fire/rows/3/range", "[4, 5]");
  addRule(battle_, "fire/rows/1/range", "[1, 1]");
  EXPECT_EQ(problem(), (TableProblem{Kind::Gap, "fire/rows/1/range", "", 0, 0}));
}

TEST_F(RuleTables, WithTwoRowsForANumberAreNamed) {
  addFireTable();
  addRule(battle_, "fire/rows/2/range", "[2, 5]");
  EXPECT_EQ(problem(), (TableProblem{Kind::Overlap, "fire/rows/3/range", "", 4, 5}));
  EXPECT_EQ(said(wordsFor(problem())), "two rows are for 4 to 5");
  EXPECT_EQ(said(wordsFor(problem()), "pl"), "dwa wiersze dla: od 4 do 5");
  addRule(battle_, "fire/rows/2/range", "[2, 3]");
  addRule(battle_, "fire/rows/3/range", "[4, null]");
  EXPECT_EQ(problem(), (TableProblem{Kind::Overlap, "fire/rows/4/range", "", 6, std::nullopt}));
  EXPECT_EQ(said(wordsFor(problem())), "two rows are for 6 and more");
}

TEST_F(RuleTables, WithARowInsideAnotherHaveNoGapBehindIt) {
  addRow(battle_, "fire/rows/1", "[0, 9]", "result", "\"-\"");
  addRow(battle_, "fire/rows/2", "[2, 3]", "result", "\"M\"");
  addRow(battle_, "fire/rows/3", "[10, null]", "result", "\"1M\"");
  EXPECT_EQ(problem(), (TableProblem{Kind::Overlap, "fire/rows/2/range", "", 2, 3}));
}

TEST_F(RuleTables, ThatEndAreNamed) {
  addFireTable();
  addRule(battle_, "fire/rows/4/range", "[6, 9]");
  EXPECT_EQ(problem(), (TableProblem{Kind::NoEnd, "fire/rows/4/range", "", 10}));
  EXPECT_EQ(said(wordsFor(problem())), "no row is for 10 and more");
}

TEST_F(RuleTables, OutOfOrderAreNamed) {
  addFireTable();
  addRule(battle_, "fire/rows/2/range", "[4, 5]");
  addRule(battle_, "fire/rows/3/range", "[2, 3]");
  EXPECT_EQ(problem(), (TableProblem{Kind::Order, "fire/rows/3/range", ""}));
}

TEST_F(RuleTables, WithRowsThatTellNothingAreNamed) {
  addFireTable();
  addRule(battle_, "fire/rows/3/result", "null");
  EXPECT_EQ(problem(), (TableProblem{Kind::NoCell, "fire/rows/3/result", "", {}, {}, "result"}));
  EXPECT_EQ(said(wordsFor(problem())), "the row has no value \"result\"");
  addRule(battle_, "fire/rows/3/result", "\"1M\"");
  addRule(battle_, "fire/rows/4/range", "\"6 and more\"");
  const auto two = problems();
  ASSERT_EQ(two.size(), 2u);
  EXPECT_EQ(two[0], (TableProblem{Kind::NoRange, "fire/rows/4/range", ""}));
  EXPECT_EQ(two[1], (TableProblem{Kind::NoEnd, "fire/rows/3/range", "", 6}));
}

TEST_F(RuleTables, WithARangeThatRunsBackwardsOrARowWithoutNumberAreNamed) {
  addFireTable();
  addRow(battle_, "fire/rows/last", "[3, 2]", "result", "\"M\"");
  const auto all = problems();
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0], (TableProblem{Kind::NoNumber, "fire/rows/last", ""}));
  EXPECT_EQ(all[1], (TableProblem{Kind::Backwards, "fire/rows/last/range", ""}));
}

TEST_F(RuleTables, OfDistancesEndWhereTheFarthestFireDoes) {
  addRule(battle_, "arm/foot/fire-range", "3");
  addRule(battle_, "unit-type/gun/fire-range", "10");
  addRow(battle_, "artillery/range-rows/1", "[1, 3]", "modifier", "2");
  addRow(battle_, "artillery/range-rows/2", "[4, 6]", "modifier", "1");
  EXPECT_EQ(problem(), (TableProblem{Kind::Gap, "artillery/range-rows/2/range", "", 7, 10}));
  addRow(battle_, "artillery/range-rows/3", "[7, 10]", "modifier", "0");
  EXPECT_TRUE(problems().empty());
}

TEST_F(RuleTables, MayBeForMoreThanIsNeeded) {
  addRow(battle_, "withdrawal/return/1", "[0, 0]", "turns", "0");
  addRow(battle_, "withdrawal/return/2", "[1, null]", "turns", "2");
  EXPECT_TRUE(problems().empty());
  addRule(battle_, "withdrawal/return/2/range", "[2, null]");
  EXPECT_EQ(problem(), (TableProblem{Kind::Gap, "withdrawal/return/2/range", "", 1, 1}));
}

// R4.5.1, M4.6.1, S4.6.1: the book lists 0, then 9, then 1 to 8.
class CasualtyRoll : public RuleTables {
 protected:
  CasualtyRoll() { addTenSidedDie(battle_); }
  void list(const std::string& json) { addRule(battle_, "leader/casualty-roll", json); }
};

constexpr auto kFamilyRoll = R"([{"from": 0, "to": 0, "result": "dead"}, {"from": 9, "to": 9, "result": "out-of-pool"},
                                 {"from": 1, "to": 8, "result": "none"}])";

TEST_F(CasualtyRoll, HasAResultForEveryFaceInAnyOrder) {
  list(kFamilyRoll);
  EXPECT_TRUE(problems().empty());
  const RuleBook book(battle_);
  EXPECT_EQ(casualtyResult(book, 0), "dead");
  EXPECT_EQ(casualtyResult(book, 8), "none");
  EXPECT_EQ(casualtyResult(book, 9), "out-of-pool");
  EXPECT_EQ(casualtyResult(book, 10), std::nullopt);
}

TEST_F(CasualtyRoll, KillsOneInTen) {
  list(kFamilyRoll);
  const auto odds = casualtyOdds(RuleBook(battle_));
  EXPECT_EQ(odds.at("dead"), Chance(1, 10));
  EXPECT_EQ(odds.at("none"), Chance(4, 5));
  EXPECT_EQ(odds.at("out-of-pool"), Chance(1, 10));
}

// K9.22, K9.23.
TEST_F(CasualtyRoll, IsAnotherByTheFateOfHisUnit) {
  list(kFamilyRoll);
  addRule(battle_, "leader/casualty-roll/retreats",
          R"([{"from": 0, "to": 0, "result": "dead"}, {"from": 1, "to": 9, "result": "none"}])");
  const RuleBook book(battle_);
  EXPECT_EQ(casualtyRollPath(book), "leader/casualty-roll");
  EXPECT_EQ(casualtyRollPath(book, UnitFate::Eliminated), "leader/casualty-roll") << "it has none of its own";
  EXPECT_EQ(casualtyRollPath(book, UnitFate::Retreats), "leader/casualty-roll/retreats");
  EXPECT_EQ(casualtyResult(book, 9, UnitFate::Retreats), "none");
  EXPECT_EQ(casualtyResult(book, 9, UnitFate::Eliminated), "out-of-pool");
  EXPECT_EQ(casualtyOdds(book, UnitFate::Retreats).at("none"), Chance(9, 10));
  EXPECT_TRUE(problems().empty());
  addRule(battle_, "leader/casualty-roll/retreats", R"([{"from": 0, "to": 8, "result": "none"}])");
  EXPECT_EQ(problem(), (TableProblem{Kind::Gap, "leader/casualty-roll/retreats", "/0", 9, 9}));
}

TEST_F(CasualtyRoll, ThatLeavesAFaceOutIsNamed) {
  list(R"([{"from": 0, "to": 0, "result": "dead"}, {"from": 2, "to": 9, "result": "none"}])");
  EXPECT_EQ(problem(), (TableProblem{Kind::Gap, "leader/casualty-roll", "/1", 1, 1}));
  list(R"([{"from": 0, "to": 0, "result": "dead"}, {"from": 1, "to": 8, "result": "none"}])");
  EXPECT_EQ(problem(), (TableProblem{Kind::Gap, "leader/casualty-roll", "/1", 9, 9}));
}

TEST_F(CasualtyRoll, ThatHasAFaceTwiceIsNamed) {
  list(R"([{"from": 0, "to": 1, "result": "dead"}, {"from": 1, "to": 9, "result": "none"}])");
  EXPECT_EQ(problem(), (TableProblem{Kind::Overlap, "leader/casualty-roll", "/1", 1, 1}));
}

TEST_F(CasualtyRoll, ForAFaceThatTheDieLacksIsNamed) {
  list(R"([{"from": 0, "to": 10, "result": "none"}])");
  EXPECT_EQ(problem(), (TableProblem{Kind::Impossible, "leader/casualty-roll", "/0", 10, 10}));
  EXPECT_EQ(said(wordsFor(problem())), "10 can't come up");
}

TEST_F(CasualtyRoll, WhereZeroCountsTenLacksTheTen) {
  addRule(battle_, "dice/zero", "10");
  list(kFamilyRoll);
  const auto all = problems();
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0], (TableProblem{Kind::Impossible, "leader/casualty-roll", "/0", 0, 0}));
  EXPECT_EQ(all[1].kind, Kind::Gap);
  EXPECT_EQ(all[1].from, 10);
}

// R12.2.
TEST_F(RuleTables, OfVictoryLevelsBeginWithOneAndNeverEnd) {
  addRule(battle_, "victory/levels",
          R"([{"from": 1, "to": 8, "level": "minor"}, {"from": 9, "to": 16, "level": "decisive"},
              {"from": 17, "level": "total"}])");
  EXPECT_TRUE(problems().empty());
  addRule(battle_, "victory/levels", R"([{"from": 1, "to": 8, "level": "minor"}, {"from": 10, "level": "total"}])");
  EXPECT_EQ(problem(), (TableProblem{Kind::Gap, "victory/levels", "/1", 9, 9}));
  addRule(battle_, "victory/levels", R"([{"from": 0, "to": 8, "level": "minor"}, {"from": 9, "level": "total"}])");
  EXPECT_EQ(problem(), (TableProblem{Kind::Impossible, "victory/levels", "/0", 0, 0}));
  addRule(battle_, "victory/levels", R"([{"from": 1, "to": 8, "level": "minor"}])");
  EXPECT_EQ(problem(), (TableProblem{Kind::NoEnd, "victory/levels", "/0", 9}));
}

TEST_F(RuleTables, ThatAreNoTablesAreNotRead) {
  addTenSidedDie(battle_);
  addRule(battle_, "leader/casualty-roll", "{\"from\": [");
  addRule(battle_, "victory/levels", "[1, {\"from\": \"one\"}, {\"from\": 99999999999}]");
  addRow(battle_, "fire/rows/1", "[0, 99999999999]", "result", "7");
  EXPECT_EQ(problem().kind, Kind::NoRange);
  EXPECT_EQ(table().rowFor(0), nullptr);
  EXPECT_EQ(casualtyResult(RuleBook(battle_), 0), std::nullopt);
}

}  // namespace
}  // namespace redoubt::rules
