#include "core/rules/combat/combat_tables.h"

#include <gtest/gtest.h>

#include "tests/core/rules/combat/odds_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;
using Kind = TableProblem::Kind;

class CombatTables : public ::testing::Test {
 protected:
  CombatTables() {
    addCombatTable(battle_);
    addDispersalTable(battle_);
    addFireTables(battle_);
  }

  std::vector<TableProblem> problems() const { return tableProblems(battle_, RuleBook(battle_), mechanicsOf(battle_, RuleBook(battle_))); }
  // The only problem there is; fails for more or fewer.
  TableProblem problem() const {
    const auto all = problems();
    EXPECT_EQ(all.size(), 1u);
    return all.empty() ? TableProblem{} : all.front();
  }

  Battle battle_ = empty();
};

TEST_F(CombatTables, AsTheyShouldBeHaveNoProblem) {
  EXPECT_EQ(problems(), std::vector<TableProblem>());
  EXPECT_TRUE(combatTableProblems(empty(), RuleBook(empty())).empty());
}

TEST_F(CombatTables, ThatLackARowForARollAreNamed) {
  addRule(battle_, "combat/rows/6/range", "[8, 8]");
  const auto all = problems();
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0], (TableProblem{Kind::Gap, "combat/rows/6/range", "", 7, 7}));
  EXPECT_EQ(all[1].kind, Kind::Order);
}

TEST_F(CombatTables, ThatEndBeforeTheDiceDoAreNamed) {
  addRule(battle_, "combat/dice", quoted("2d6+1"));
  const auto all = problems();
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0], (TableProblem{Kind::Gap, "combat/rows/11/range", "", 13, 13}));
  EXPECT_EQ(all[1], (TableProblem{Kind::Impossible, "combat/rows/1/range", "", 2, 2}));
}

TEST_F(CombatTables, WithoutACellAreNamed) {
  addRule(battle_, "combat/rows/3/4-1", "null");
  EXPECT_EQ(problem(), (TableProblem{Kind::NoCell, "combat/rows/3/4-1", "", {}, {}, "4-1"}));
}

TEST_F(CombatTables, WithColumnsThatNoRowHasAreNamedRowByRow) {
  std::string columns = battle_.find<Rule>({Id<System>{1}, "combat/columns"})->value.text;
  columns.insert(columns.size() - 1, R"(, "10-1")");
  addRule(battle_, "combat/columns", columns);
  const auto all = problems();
  ASSERT_EQ(all.size(), 11u);
  EXPECT_EQ(all[0], (TableProblem{Kind::NoCell, "combat/rows/1/10-1", "", {}, {}, "10-1"}));
}

TEST_F(CombatTables, WithCellsOfNoColumnAreNamed) {
  addRule(battle_, "combat/rows/3/10-1", quoted("B5"));
  const auto all = problems();
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all.back(), (TableProblem{Kind::NoColumn, "combat/rows/3/10-1", "", {}, {}, "10-1"}));
  EXPECT_EQ(said(wordsFor(all.back())), "the table has no column \"10-1\"");
}

TEST_F(CombatTables, WhoseColumnsDontAscendAreNamed) {
  Battle battle = empty();
  addRule(battle, "combat/columns", R"(["1-1", "2-1", "4-2", "3-1", "3:1"])");
  const auto all = tableProblems(battle, RuleBook(battle), mechanicsOf(battle, RuleBook(battle)));
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0], (TableProblem{Kind::ColumnOrder, "combat/columns", "/2", {}, {}, "4-2"}));
  EXPECT_EQ(all[1], (TableProblem{Kind::NoOdds, "combat/columns", "/4", {}, {}, "3:1"}));
  EXPECT_EQ(said(wordsFor(all[0])), "the column \"4-2\" is no better than the one before it");
  EXPECT_EQ(said(wordsFor(all[1])), "the column \"3:1\" is no odds such as \"3-1\"");
}

TEST_F(CombatTables, WhoseIndexHasTooFewAmountsAreNamed) {
  Battle battle = empty();
  addRule(battle, "rating/attack", R"({"number": 3})");
  addRule(battle, "table/crt/index", R"({"kind": "odds", "of": [{"rating": "attack"}], "columns": ["1-1", "2-1"]})");
  const auto all = tableProblems(battle, RuleBook(battle), mechanicsOf(battle, RuleBook(battle)));
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0], (TableProblem{Kind::Amounts, "table/crt/index", "/of", 2}));
  EXPECT_EQ(said(wordsFor(all[0])), "its index is made of another number of amounts than 2, which its kind needs");
}

TEST_F(CombatTables, OfDispersalNeedEveryColumn) {
  addRule(battle_, "dispersal/columns/foot", R"({"arm": "foot"})");
  const auto all = problems();
  ASSERT_EQ(all.size(), 5u);
  EXPECT_EQ(all[0], (TableProblem{Kind::NoCell, "dispersal/rows/1/foot", "", {}, {}, "foot"}));
}

TEST_F(CombatTables, OfDispersalBeginWithOneHex) {
  addRule(battle_, "dispersal/rows/1/range", "[2, 2]");
  EXPECT_EQ(problems().front().kind, Kind::Gap);
}

TEST_F(CombatTables, OfDispersalGoAsFarAsRetreatsDo) {
  addResultCodes(battle_);
  addRule(battle_, "dispersal/rows/5/range", "[5, 5]");
  EXPECT_TRUE(problems().empty());
  addRule(battle_, "result-code/b6", R"({"text": "B6", "side": "defender", "retreat": 6})");
  EXPECT_EQ(problem(), (TableProblem{Kind::Gap, "dispersal/rows/5/range", "", 6, 6}));
}

// The book's own table for cavalry begins with a roll of 8.
TEST_F(CombatTables, OfFireThatBeginLateAreNamed) {
  addRule(battle_, "fire-table/muskets/rows/1/range", "[6, 6]");
  EXPECT_EQ(problem(), (TableProblem{Kind::Gap, "fire-table/muskets/rows/1/range", "", 2, 5}));
}

TEST_F(CombatTables, OfFireWithAColumnThatIsNoNumberAreNamed) {
  addRule(battle_, "fire-table/muskets/rows/1/far", quoted("-"));
  const auto all = problems();
  EXPECT_EQ(all.back(), (TableProblem{Kind::NoColumn, "fire-table/muskets/rows/1/far", "", {}, {}, "far"}));
}

TEST_F(CombatTables, NameTheCodesThatNothingExplainsOnceWithTheirCells) {
  addResultCodes(battle_);
  addRule(battle_, "fire-table/muskets/rows/6/2", quoted("R-1"));
  const auto codes = unexplainedCodes(battle_, RuleBook(battle_), mechanicsOf(battle_, RuleBook(battle_)));
  ASSERT_EQ(codes.size(), 2u);
  EXPECT_EQ(codes[0].table, "combat/rows");
  EXPECT_EQ(codes[0].code, "R");
  EXPECT_EQ(codes[0].cells.size(), 13u);
  EXPECT_EQ(codes[0].cells.front(), "combat/rows/1/4-1");
  EXPECT_EQ(codes[1], (UnexplainedCode{"fire-table/muskets/rows", "R", {"fire-table/muskets/rows/6/2"}}));
  addRule(battle_, "result-code/r", R"({"text": "R", "dispersed": true})");
  EXPECT_TRUE(unexplainedCodes(battle_, RuleBook(battle_), mechanicsOf(battle_, RuleBook(battle_))).empty());
}

TEST_F(CombatTables, WithRowsThatNoRollReachesAreNamed) {
  addRule(battle_, "combat/rows/12/range", "[13, 14]");
  for (const char* column : kOddsColumns) addRule(battle_, std::string("combat/rows/12/") + column, quoted("-"));
  EXPECT_EQ(problem(), (TableProblem{Kind::Impossible, "combat/rows/12/range", "", 13, 14}));
}

TEST_F(CombatTables, OfFireAreReachedByWhatTerrainAdds) {
  addRule(battle_, "fire-table/muskets/rows/8/range", "[13, 13]");
  const auto cells = ruleTable(battle_, RuleBook(battle_), "fire-table/muskets/rows").rows.front().cells;
  for (const auto& [cell, value] : cells) addRule(battle_, "fire-table/muskets/rows/8/" + cell, quoted("-"));
  EXPECT_EQ(problem(), (TableProblem{Kind::Impossible, "fire-table/muskets/rows/8/range", "", 13, 13}));
  addRule(battle_, "fire/terrain-modifier", "true");
  addRule(battle_, "terrain/stream/combat-shift", "1");
  addRule(battle_, "terrain/stream/place", quoted("hexside"));
  EXPECT_EQ(problem().kind, Kind::Impossible) << "only the target's hex counts";
  addRule(battle_, "terrain/hill/combat-shift", "1");
  EXPECT_TRUE(problems().empty()) << "what is beyond the other table counts as its last row";
}

TEST_F(CombatTables, TellWhatUnexplainedCodesLack) {
  addResultCodes(battle_);
  addRule(battle_, "result-code/r", R"({"text": "R", "dispersed": true})");
  addRule(battle_, "result-code/out", R"({"text": "EX", "losses": 9})");
  addRule(battle_, "combat/rows/1/1-1", quoted("EX"));
  addRule(battle_, "combat/rows/2/1-1", quoted("B1/-"));
  addRule(battle_, "combat/rows/3/1-1", quoted("?"));
  const auto codes = unexplainedCodes(battle_, RuleBook(battle_), mechanicsOf(battle_, RuleBook(battle_)));
  ASSERT_EQ(codes.size(), 3u);
  EXPECT_EQ(codes[0].fault, CodeFault::NoMeaning);
  EXPECT_EQ(codes[1].code, "B1");
  EXPECT_EQ(codes[1].fault, CodeFault::OtherSide);
  EXPECT_EQ(codes[2].code, "EX");
  EXPECT_EQ(codes[2].fault, CodeFault::NoSide);
  addRule(battle_, "combat/rows/1/1-1", quoted("EX/EX"));
  EXPECT_EQ(unexplainedCodes(battle_, RuleBook(battle_), mechanicsOf(battle_, RuleBook(battle_))).size(), 2u);
}

TEST_F(CombatTables, LackTheCodesThatAreMeantForTheOtherKindOfTable) {
  addResultCodes(battle_);
  addRule(battle_, "result-code/r", R"({"text": "R", "of": "fire", "dispersed": true})");
  addRule(battle_, "fire-table/muskets/rows/6/2", quoted("R-1"));
  const auto codes = unexplainedCodes(battle_, RuleBook(battle_), mechanicsOf(battle_, RuleBook(battle_)));
  ASSERT_EQ(codes.size(), 1u);
  EXPECT_EQ(codes[0].table, "combat/rows");
  EXPECT_EQ(codes[0].fault, CodeFault::NoMeaning);
}

}  // namespace
}  // namespace redoubt::rules
