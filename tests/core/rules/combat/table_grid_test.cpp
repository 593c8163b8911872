#include "core/rules/combat/table_grid.h"

#include <gtest/gtest.h>

#include "core/rules/mechanics/mechanics.h"
#include "core/rules/book/rule_edit.h"
#include "tests/core/rules/combat/reference/fire_tables.h"
#include "core/rules/combat/rule_tables.h"
#include "tests/core/rules/rule_rows.h"

namespace redoubt::rules {
namespace {

using namespace small;
using Names = std::vector<std::string>;
using Rows = std::vector<int>;

// System 1 inherits a combat table of two rows and two columns, and one of fire, from system 2.
Battle inheriting() {
  Battle battle = empty();
  battle.all<System>().put({Id<System>{1}, "s", Id<System>{2}, "S"});
  battle.all<System>().put({Id<System>{2}, "family", std::nullopt, "Family"});
  const std::pair<const char*, const char*> rules[] = {
      {"combat/columns", R"(["1-2","2-1"])"},    {"combat/rows/1/range", "[2,6]"},
      {"combat/rows/1/1-2", R"("A1")"},          {"combat/rows/1/2-1", R"("-")"},
      {"combat/rows/2/range", "[7,null]"},       {"combat/rows/2/1-2", R"("-")"},
      {"combat/rows/2/2-1", R"("B1")"},          {"fire-table/guns/types", R"(["gun"])"},
      {"fire-table/guns/rows/1/range", "[1,3]"}, {"fire-table/guns/rows/1/1", R"("-1")"},
      {"fire-table/guns/rows/1/10", R"("-")"},   {"fire-table/guns/rows/1/2", R"("-")"},
  };
  for (const auto& [path, json] : rules) addRule(battle, path, json, 2);
  return battle;
}

Grid gridOf(const Battle& battle, const std::string& path = "combat/rows") {
  return readGrid(RuleBook(battle), path);
}

std::string jsonOf(const Battle& battle, const std::string& path) {
  return std::string(RuleBook(battle).json(path).value_or("none"));
}

bool hasOwn(const Battle& battle, const std::string& path) {
  return battle.find<Rule>({Id<System>{1}, path}) != nullptr;
}

std::vector<Rule> rulesOf(const Battle& battle) {
  std::vector<Rule> rows;
  for (const Rule& row : battle.all<Rule>()) rows.push_back(row);
  return rows;
}

TEST(TableGrid, ARuleTellsItsTable) {
  EXPECT_EQ(gridPath("combat/rows/2/3-1"), "combat/rows");
  EXPECT_EQ(gridPath("combat/rows"), "combat/rows");
  EXPECT_EQ(gridPath("combat/columns"), "combat/rows");
  EXPECT_EQ(gridPath("dispersal/columns/foot"), "dispersal/rows");
  EXPECT_EQ(gridPath("fire-table/guns/rows/1/2"), "fire-table/guns/rows");
  EXPECT_EQ(gridPath("fire-table/guns/dice"), "fire-table/guns/rows");
  EXPECT_EQ(gridPath("fire-table/guns"), "fire-table/guns/rows");
  EXPECT_EQ(gridPath("fire/rows/1/result"), "fire/rows");
  EXPECT_EQ(gridPath("fire/order"), std::nullopt);
  EXPECT_EQ(gridPath("combat/dice"), std::nullopt);
}

TEST(TableGrid, ATableOfAnyGameHasTheColumnsOfItsIndex) {
  Battle battle = inheriting();
  const auto rule = [&](const std::string& path, const std::string& json) {
    battle.all<Rule>().put({Id<System>{1}, path, model::JsonText{json}});
  };
  rule("table/crt/index", R"({"kind": "odds", "of": [1, 2], "columns": ["1-2", {"column": "1-1"}]})");
  rule("table/crt/rows/1/range", "[1, 3]");
  rule("table/crt/rows/1/1-2", R"("AE")");
  EXPECT_EQ(gridPath("table/crt/index"), "table/crt/rows");
  const RuleBook book(battle);
  const Grid grid = readGrid(book, "table/crt/rows");
  EXPECT_EQ(grid.columns, (Names{"1-2", "1-1"}));
  const Names all = gridPaths(book);
  EXPECT_TRUE(std::find(all.begin(), all.end(), "table/crt/rows") != all.end());
  EXPECT_TRUE(std::find(all.begin(), all.end(), "table/battle/rows") == all.end()) << "it is the older table";
  const Battle wider = applied(battle, addColumn(battle, grid, "2-1", "Column"));
  EXPECT_EQ(readGrid(RuleBook(wider), "table/crt/rows").columns, (Names{"1-2", "1-1", "2-1"}));
}

TEST(TableGrid, IsReadWithRowsAndColumnsInOrder) {
  const Battle battle = inheriting();
  EXPECT_EQ(gridPaths(RuleBook(battle)), (Names{"combat/rows", "fire-table/guns/rows"}));
  EXPECT_EQ(gridOf(battle).rows, (Rows{1, 2}));
  EXPECT_EQ(gridOf(battle).columns, (Names{"1-2", "2-1"}));
  EXPECT_EQ(gridOf(battle, "fire-table/guns/rows").columns, (Names{"1", "2", "10"}));
  EXPECT_EQ(gridOf(battle).cell(std::size_t{1}, 0), "combat/rows/2/1-2");
}

TEST(TableGrid, SeveralCellsAreOneEditAndGoBackToWhatIsInherited) {
  const Battle before = inheriting();
  const Battle after =
      applied(before, setCells(before, {{"combat/rows/1/1-2", R"("A2")"}, {"combat/rows/2/2-1", {}}}, "t"));
  EXPECT_EQ(jsonOf(after, "combat/rows/1/1-2"), R"("A2")");
  EXPECT_EQ(jsonOf(after, "combat/rows/2/2-1"), "null");
  EXPECT_TRUE(setCells(after, {{"combat/rows/1/1-2", R"("A2")"}, {"combat/rows/2/2-1", {}}}, "t").empty());
  const Battle one = applied(after, inheritCells(after, {"combat/rows/2/2-1"}, "t"));
  EXPECT_EQ(jsonOf(one, "combat/rows/2/2-1"), R"("B1")");
  EXPECT_EQ(applied(after, inheritGrid(after, gridOf(after), "t")), before);
}

TEST(TableGrid, AnUnknownCellOfAnOwnRowStaysInTheRules) {
  Battle battle = empty();
  addRow(battle, "fire/rows/1", "[0, null]", "result", R"("M")");
  battle = applied(battle, setCells(battle, {{"fire/rows/1/result", {}}}, "t"));
  EXPECT_EQ(jsonOf(battle, "fire/rows/1/result"), "null");
  battle = applied(battle, removeRow(battle, gridOf(battle, "fire/rows"), 0, "t"));
  EXPECT_EQ(rulesOf(battle), std::vector<Rule>());
}

TEST(TableGrid, ARowAddedAtTheEndTakesTheOpenEndOver) {
  const Battle before = inheriting();
  const Battle after = applied(before, addRow(before, gridOf(before), 2, "t"));
  EXPECT_EQ(gridOf(after).rows, (Rows{1, 2, 3}));
  EXPECT_EQ(jsonOf(after, "combat/rows/2/range"), "[7,7]");
  EXPECT_EQ(jsonOf(after, "combat/rows/3/range"), "[8,null]");
}

TEST(TableGrid, ARowBetweenOthersMovesThoseBelowWithTheirOrigins) {
  Battle before = inheriting();
  addRule(before, "combat/rows/2/1-2", R"("A1")");
  before.all<Provenance>().put({"rule", "2/combat/rows/2/2-1", "*", Status::Unknown, std::nullopt, "torn"});
  const Battle after = applied(before, addRow(before, gridOf(before), 1, "t"));
  EXPECT_EQ(gridOf(after).rows, (Rows{1, 2, 3}));
  EXPECT_EQ(jsonOf(after, "combat/rows/2/range"), "[7,7]");
  EXPECT_EQ(jsonOf(after, "combat/rows/2/1-2"), "null") << "the new row says nothing yet";
  EXPECT_EQ(jsonOf(after, "combat/rows/3/range"), "[7,null]");
  EXPECT_EQ(jsonOf(after, "combat/rows/3/1-2"), R"("A1")");
  EXPECT_EQ(jsonOf(after, "combat/rows/3/2-1"), R"("B1")");
  const auto* origin = after.find<Provenance>({"rule", "1/combat/rows/3/2-1", "*"});
  ASSERT_NE(origin, nullptr);
  EXPECT_EQ(origin->note, "torn");
}

TEST(TableGrid, ARowTakesAFreeNumberWithoutMovingOthers) {
  Battle battle = empty();
  addRow(battle, "fire/rows/1", "[0,1]", "result", R"("-")");
  addRow(battle, "fire/rows/5", "[4,null]", "result", R"("M")");
  battle = applied(battle, addRow(battle, gridOf(battle, "fire/rows"), 1, "t"));
  EXPECT_EQ(gridOf(battle, "fire/rows").rows, (Rows{1, 2, 5}));
  EXPECT_EQ(jsonOf(battle, "fire/rows/2/range"), "[2,2]");
  battle = applied(battle, addRow(battle, gridOf(battle, "fire/rows"), 0, "t"));
  EXPECT_EQ(gridOf(battle, "fire/rows").rows, (Rows{1, 2, 3, 5}));
}

TEST(TableGrid, ATableBeginsWithItsFirstRow) {
  Battle battle = empty();
  battle = applied(battle, addRow(battle, gridOf(battle, "fire/rows"), 0, "t"));
  EXPECT_EQ(jsonOf(battle, "fire/rows/1/range"), "[0,0]");
}

TEST(TableGrid, ARowThatGoesLeavesNothingToBeMissed) {
  const Battle before = inheriting();
  const Battle after = applied(before, removeRow(before, gridOf(before), 0, "t"));
  EXPECT_EQ(gridOf(after).rows, (Rows{2}));
  EXPECT_EQ(ruleTable(after, RuleBook(after), "combat/rows").rows.size(), 1u);
}

TEST(TableGrid, ColumnsAreCalledAsTheirTableWants) {
  const Battle battle = inheriting();
  EXPECT_EQ(columnFault(gridOf(battle), "3-1"), std::nullopt);
  EXPECT_EQ(columnFault(gridOf(battle), "much"), ColumnFault::NoOdds);
  EXPECT_EQ(columnFault(gridOf(battle), "2-1"), ColumnFault::Taken);
  EXPECT_EQ(columnFault(gridOf(battle, "fire-table/guns/rows"), "3"), std::nullopt);
  EXPECT_EQ(columnFault(gridOf(battle, "fire-table/guns/rows"), "far"), ColumnFault::NoNumber);
  EXPECT_EQ(columnFault(gridOf(battle, "dispersal/rows"), "Foot"), ColumnFault::NoName);
  EXPECT_EQ(columnFault(gridOf(battle, "dispersal/rows"), "foot"), std::nullopt);
}

TEST(TableGrid, AColumnOfOddsStandsWhereItsOddsBelong) {
  const Battle before = inheriting();
  const Battle after = applied(before, addColumn(before, gridOf(before), "1-1", "t"));
  EXPECT_EQ(gridOf(after).columns, (Names{"1-2", "1-1", "2-1"}));
  EXPECT_EQ(applied(after, removeColumn(after, gridOf(after), 1, "t")), before);
}

TEST(TableGrid, AnInheritedColumnGoesWithAllItsCells) {
  Battle battle = inheriting();
  battle = applied(battle, removeColumn(battle, gridOf(battle), 0, "t"));
  EXPECT_EQ(gridOf(battle).columns, (Names{"2-1"}));
  EXPECT_EQ(tableProblems(battle, RuleBook(battle), mechanicsOf(battle, RuleBook(battle))), std::vector<TableProblem>());
  battle = applied(battle, removeColumn(battle, gridOf(battle, "fire-table/guns/rows"), 2, "t"));
  EXPECT_EQ(fireTables(battle, RuleBook(battle)).front().columns, (std::vector<int>{1, 2}));
}

TEST(TableGrid, AColumnWithARuleOfItsOwnComesAndGoesWithIt) {
  const Battle before = inheriting();
  const Battle after = applied(before, addColumn(before, gridOf(before, "dispersal/rows"), "foot", "t"));
  EXPECT_EQ(jsonOf(after, "dispersal/columns/foot"), "{}");
  EXPECT_EQ(gridOf(after, "dispersal/rows").columns, (Names{"foot"}));
  EXPECT_EQ(applied(after, removeColumn(after, gridOf(after, "dispersal/rows"), 0, "t")), before);
}

TEST(TableGrid, IsStruckAsAWholeByOneRowAndTakenBack) {
  const Battle before = inheriting();
  const Battle struck = applied(before, strikeGrid(before, gridOf(before), "t"));
  EXPECT_EQ(rulesOf(struck).size(), rulesOf(before).size() + 1);
  EXPECT_TRUE(gridOf(struck).rows.empty());
  EXPECT_TRUE(isStruck(struck, gridOf(struck)));
  EXPECT_FALSE(isStruck(before, gridOf(before)));
  EXPECT_EQ(applied(struck, inheritGrid(struck, gridOf(struck), "t")), before);
}

TEST(TableGrid, AStruckTableCanBeWrittenAnew) {
  Battle battle = inheriting();
  battle = applied(battle, strikeGrid(battle, gridOf(battle), "t"));
  // The very value that was struck.
  battle = applied(battle, setCells(battle, {{"combat/rows/1/1-2", R"("A1")"}}, "t"));
  EXPECT_TRUE(hasOwn(battle, "combat/rows/1/1-2"));
  EXPECT_EQ(gridOf(battle).rows, (Rows{1}));
  EXPECT_TRUE(isStruck(battle, gridOf(battle)));
}

TEST(TableGrid, AWholeTableOfFireIsStruckWithAllThatIsSaidOfIt) {
  Battle battle = inheriting();
  battle = applied(battle, strikeGrid(battle, gridOf(battle, "fire-table/guns/rows"), "t"));
  EXPECT_EQ(jsonOf(battle, "fire-table/guns"), "null");
  EXPECT_TRUE(fireTables(battle, RuleBook(battle)).empty());
}

}  // namespace
}  // namespace redoubt::rules
