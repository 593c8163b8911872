#include "core/rules/book/dice.h"

#include <gtest/gtest.h>

#include "tests/core/rules/rule_rows.h"

namespace redoubt::rules {
namespace {

using namespace small;

TEST(Chance, IsInLowestTerms) {
  EXPECT_EQ(Chance(45, 100), Chance(9, 20));
  EXPECT_EQ(Chance(9, 20).cases(), 20);
  EXPECT_EQ(Chance(0, 7), Chance());
  EXPECT_EQ(Chance(1, 4) + Chance(1, 6), Chance(5, 12));
  EXPECT_EQ(Chance(2, 3) * Chance(3, 4), Chance(1, 2));
  EXPECT_DOUBLE_EQ(Chance(9, 20).value(), 0.45);
}

// [2.2] of all three books: 0 counts 0, not 10.
TEST(Dice, CountZeroAsTheRulesSay) {
  EXPECT_EQ(facesOf(10, 0), (Faces{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
  EXPECT_EQ(facesOf(10, 10), (Faces{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
  EXPECT_EQ(facesOf(6, std::nullopt), (Faces{1, 2, 3, 4, 5, 6}));
}

TEST(Dice, OfABattleAreThoseOfItsRules) {
  Battle battle = empty();
  EXPECT_EQ(faces(RuleBook(battle)), std::nullopt);
  addTenSidedDie(battle);
  EXPECT_EQ(faces(RuleBook(battle))->front(), 0);
  addRule(battle, "dice/zero", "10");
  EXPECT_EQ(faces(RuleBook(battle))->back(), 10);
  for (const char* sides : {"1", "101", "\"ten\""}) {
    addRule(battle, "dice/sides", sides);
    EXPECT_EQ(faces(RuleBook(battle)), std::nullopt) << sides;
  }
}

TEST(Roll, IsReadFromText) {
  EXPECT_EQ(parseRoll("1d10"), (Roll{1, 10, 0}));
  EXPECT_EQ(parseRoll("2d6+3"), (Roll{2, 6, 3}));
  EXPECT_EQ(parseRoll("1d10-2"), (Roll{1, 10, -2}));
  for (const char* text : {"", "d10", "1d", "1d1", "0d10", "7d10", "1d101", "1d10+", "1d10*2", "1d10+3 ", "1D10",
                           "1d99999999999", "-1d10", "1d10+-3", "1d10+99999999999"}) {
    EXPECT_EQ(parseRoll(text), std::nullopt) << text;
  }
}

TEST(Distribution, OfOneDieIsEven) {
  const Distribution die(facesOf(10, 0));
  EXPECT_EQ(die.total(), 10);
  EXPECT_EQ(die.least(), 0);
  EXPECT_EQ(die.greatest(), 9);
  EXPECT_EQ(die.chanceOf(9), Chance(1, 10));
  EXPECT_EQ(die.chanceOf(10), Chance());
  EXPECT_EQ(die.chanceBelow(3), Chance(3, 10));
}

TEST(Distribution, OfTwoDiceRisesToTheMiddle) {
  const Distribution die(facesOf(6, std::nullopt));
  const Distribution two = die.plus(die).plus(1);
  EXPECT_EQ(two.total(), 36);
  EXPECT_EQ(two.chanceOf(8), Chance(6, 36));
  EXPECT_EQ(two.chanceOf(3), Chance(1, 36));
  EXPECT_EQ(two.least(), 3);
  EXPECT_EQ(two.greatest(), 13);
}

TEST(Distribution, OfARollTakesTheFacesOfTheBattlesOwnDie) {
  Battle battle = empty();
  addTenSidedDie(battle);
  const RuleBook book(battle);
  EXPECT_EQ(distributionOf(book, {1, 10, 3}).least(), 3);
  EXPECT_EQ(distributionOf(book, {1, 10, 3}).greatest(), 12);
  EXPECT_EQ(distributionOf(book, {2, 6, 0}).least(), 2);
}

TEST(Distribution, OfTheMostDiceIsStillExact) {
  Battle battle = empty();
  const Distribution most = distributionOf(RuleBook(battle), {kMostDice, kMostSides, 0});
  EXPECT_EQ(most.total(), 1'000'000'000'000);
}

// [3.4] of all three books: .01 to .49 are rounded down, from .5 up.
TEST(Rounding, OfTheFamilyTurnsHalvesUp) {
  Battle battle = empty();
  EXPECT_EQ(rounding(RuleBook(battle)), std::nullopt);
  addRule(battle, "rounding", "\"half-up\"");
  const auto rule = rounding(RuleBook(battle));
  ASSERT_EQ(rule, Rounding::HalfUp);
  EXPECT_EQ(roundQuotient(5, 2, *rule), 3);
  EXPECT_EQ(roundQuotient(4, 3, *rule), 1);
  EXPECT_EQ(roundQuotient(5, 3, *rule), 2);
  EXPECT_EQ(roundQuotient(1, 3, *rule), 0);
  EXPECT_EQ(roundQuotient(0, 3, *rule), 0);
  EXPECT_EQ(roundQuotient(-5, 2, *rule), -2);
}

TEST(Rounding, HasFourWays) {
  Battle battle = empty();
  for (const auto& [word, way] : {std::pair{"\"half-down\"", Rounding::HalfDown}, std::pair{"\"up\"", Rounding::Up},
                                  std::pair{"\"down\"", Rounding::Down}}) {
    addRule(battle, "rounding", word);
    EXPECT_EQ(rounding(RuleBook(battle)), way);
  }
  EXPECT_EQ(roundQuotient(5, 2, Rounding::HalfDown), 2);
  EXPECT_EQ(roundQuotient(8, 3, Rounding::HalfDown), 3);
  EXPECT_EQ(roundQuotient(-5, 2, Rounding::HalfDown), -3);
  EXPECT_EQ(roundQuotient(7, 3, Rounding::Up), 3);
  EXPECT_EQ(roundQuotient(6, 3, Rounding::Up), 2);
  EXPECT_EQ(roundQuotient(-7, 3, Rounding::Up), -2);
  EXPECT_EQ(roundQuotient(8, 3, Rounding::Down), 2);
  EXPECT_EQ(roundQuotient(-8, 3, Rounding::Down), -3);
}

}  // namespace
}  // namespace redoubt::rules
