#include "tests/core/rules/combat/reference/fire_tables.h"

#include <gtest/gtest.h>

#include "tests/core/rules/combat/odds_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

class FireTables : public ::testing::Test {
 protected:
  FireTables() { addFireTables(battle_); }

  auto found(const char* type, Figure strength, int distance) const {
    return tableFire(battle_, RuleBook(battle_), type, strength, {distance});
  }
  TableFire fireInto(const char* terrain, int strength) const {
    return std::get<TableFire>(tableFire(battle_, RuleBook(battle_), "musketeer", {strength, false}, {1, terrain}));
  }
  TableFire fire(const char* type, int strength, int distance) const {
    return std::get<TableFire>(found(type, {strength, false}, distance));
  }
  std::string missing(const char* type, int strength, int distance) const {
    return std::get<MissingRule>(found(type, {strength, false}, distance)).path;
  }

  Battle battle_ = empty();
};

Chance chanceOf(const TableFire& fire, const std::string& result) {
  for (const ResultChance& one : fire.chances) {
    if (one.result == result) return one.chance;
  }
  return {};
}

TEST_F(FireTables, OfRiflesGoByStrength) {
  const TableFire one = fire("musketeer", 1, 1);
  EXPECT_EQ(one.table, "muskets");
  EXPECT_EQ(one.column, 1);
  EXPECT_EQ(chanceOf(one, "-"), Chance(33, 36));
  EXPECT_EQ(chanceOf(one, "-1"), Chance(3, 36)) << "11 and 12";
  const TableFire four = fire("musketeer", 4, 1);
  EXPECT_EQ(chanceOf(four, "-1"), Chance(15, 36)) << "7, 8 and 9";
  EXPECT_EQ(chanceOf(four, "D"), Chance(3, 36));
  EXPECT_EQ(chanceOf(four, "D-1"), Chance(3, 36));
  EXPECT_EQ(fire("musketeer", 7, 1).column, 4) << "the last column is for all above";
}

TEST_F(FireTables, OfGunsGoByDistance) {
  EXPECT_EQ(fire("light-gun", 1, 2).column, 2);
  EXPECT_EQ(chanceOf(fire("light-gun", 1, 1), "D-1"), Chance(3, 36));
  EXPECT_EQ(chanceOf(fire("light-gun", 1, 3), "D-1"), Chance());
  EXPECT_EQ(missing("light-gun", 2, 1), "fire-table") << "it is for one point of strength";
}

TEST_F(FireTables, AddUpToCertainty) {
  for (const auto& [type, strength, distance] : {std::tuple{"musketeer", 3, 1}, std::tuple{"light-gun", 1, 3}}) {
    Chance sum;
    for (const ResultChance& one : fire(type, strength, distance).chances) sum = sum + one.chance;
    EXPECT_EQ(sum, Chance(1, 1));
  }
}

// K12.31, K13.22.
TEST_F(FireTables, AddTheModifierOfTheTargetsTerrainToTheRoll) {
  addRule(battle_, "terrain/wood/combat-shift", "-2");
  EXPECT_EQ(fireInto("wood", 4), fireInto("", 4)) << "no rule says that terrain counts";
  addRule(battle_, "fire/terrain-modifier", "true");
  addRule(battle_, "fire-table/muskets/rows/1/range", "[0, 6]");
  const TableFire wood = fireInto("wood", 4);
  ASSERT_TRUE(wood.modifier);
  EXPECT_EQ(*wood.modifier, (Modifier{"terrain/wood/combat-shift", {}, -2, false}));
  EXPECT_EQ(chanceOf(wood, "-"), Chance(26, 36)) << "8 and less come to 6 and less";
  EXPECT_EQ(chanceOf(wood, "-1"), Chance(9, 36)) << "9 to 11 come to 7 to 9";
  EXPECT_EQ(chanceOf(wood, "D"), Chance(1, 36));
  EXPECT_EQ(fireInto("clear", 4).modifier, std::nullopt);
  estimateRule(battle_, "fire/terrain-modifier");
  EXPECT_EQ(fireInto("wood", 4).certainty, Certainty::Estimated);
  EXPECT_EQ(fireInto("clear", 4).certainty, Certainty::Known);
}

TEST_F(FireTables, TellWhatIsUnknownAndWhatIsEstimated) {
  addRule(battle_, "fire-table/muskets/rows/1/range", "[3, 6]");
  const TableFire gap = fire("musketeer", 1, 1);
  ASSERT_EQ(gap.chances.front().result, "");
  EXPECT_EQ(gap.chances.front().chance, Chance(1, 36)) << "the roll of 2 has no row";
  EXPECT_EQ(gap.chances.front().certainty, Certainty::Unknown);
  estimateRule(battle_, "fire-table/muskets/rows/7/1");
  for (const ResultChance& one : fire("musketeer", 1, 1).chances) {
    const Certainty expected = one.result == "-1" ? Certainty::Estimated : Certainty::Known;
    if (one.result.empty()) continue;
    EXPECT_EQ(one.certainty, expected) << one.result;
  }
  EXPECT_EQ(fire("musketeer", 1, 1).certainty, Certainty::Known);
  EXPECT_EQ(std::get<TableFire>(found("musketeer", {1, true}, 1)).certainty, Certainty::Estimated);
  EXPECT_EQ(missing("pikeman", 1, 1), "fire-table");
  addRule(battle_, "fire-table/muskets/dice", "null");
  EXPECT_EQ(missing("musketeer", 1, 1), "fire-table/muskets/dice");
  addRule(battle_, "fire-table/light-guns/by", "null");
  EXPECT_EQ(missing("light-gun", 1, 1), "fire-table/light-guns/by");
}

TEST_F(FireTables, BeginWithTheirFirstColumn) {
  const auto tables = fireTables(battle_, RuleBook(battle_));
  ASSERT_EQ(tables.size(), 2u);
  EXPECT_EQ(tables[0].columns, (std::vector<int>{1, 2, 3}));
  EXPECT_EQ(tables[0].columnFor(0), std::nullopt);
  EXPECT_TRUE(firesByTable(tables, "musketeer"));
  EXPECT_FALSE(firesByTable(tables, "pikeman"));
}

TEST_F(FireTables, ReachAsFarAsTheTypeOrTheLastColumn) {
  const auto range = [&](const char* type) { return tableRange(battle_, RuleBook(battle_), type); };
  EXPECT_EQ(range("musketeer"), 1);
  EXPECT_EQ(range("light-gun"), 3);
  addRule(battle_, "unit-type/light-gun/fire-range", "2");
  EXPECT_EQ(range("light-gun"), 2);
  EXPECT_EQ(range("pikeman"), std::nullopt);
}

// K12.11.
TEST_F(FireTables, SumUpStrengthsToTheMost) {
  EXPECT_EQ(combinedStrength(RuleBook(battle_), {2, 2, 1}), 5);
  addRule(battle_, "fire/strength-most", "4");
  EXPECT_EQ(combinedStrength(RuleBook(battle_), {2, 2, 1}), 4);
  EXPECT_EQ(combinedStrength(RuleBook(battle_), {1, 2}), 3);
}

// K12.2.
TEST_F(FireTables, CountShotsByStars) {
  EXPECT_EQ(shotsByStars(RuleBook(battle_), 2), std::nullopt);
  addRule(battle_, "fire/star-shots", "true");
  EXPECT_EQ(shotsByStars(RuleBook(battle_), 2), 2);
  EXPECT_EQ(shotsByStars(RuleBook(battle_), 0), 0);
}

}  // namespace
}  // namespace redoubt::rules
