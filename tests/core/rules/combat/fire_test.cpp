#include "tests/core/rules/combat/reference/fire.h"

#include <gtest/gtest.h>

#include "core/rules/combat/leader_danger.h"
#include "tests/core/rules/rule_rows.h"

namespace redoubt::rules {
namespace {

using namespace small;
using hex::FacingZone;

// The types and arms that the three books share, and what they say alike.
class Fire : public ::testing::Test {
 protected:
  Fire() {
    addRule(battle_, "rounding", "\"half-up\"");
    addRule(battle_, "artillery/arm", "\"artillery\"");
    addRule(battle_, "fire/together", R"({"neighbours": "", "firepower": "greatest", "rows-down-per-hex": 1})");
    addRule(battle_, "fire/per-turn", "4");
    addType("infantry", "infantry", "3");
    addType("shooter", "infantry", "3");
    addType("jager", "infantry", "3");
    addType("hussar", "cavalry", "2");
    addType("gun", "artillery", "10");
  }

  void addType(const std::string& type, const std::string& arm, const std::string& range) {
    addRule(battle_, "unit-type/" + type + "/arm", "\"" + arm + "\"");
    addRule(battle_, "unit-type/" + type + "/fires", "true");
    addRule(battle_, "arm/" + arm + "/fire-range", range);
  }

  // R10.9.6 tells the rows 3-5 and 6-9 and the latter's 1M, R4.5.1 the row 10 and more; the rest is estimated.
  void addRaclawiceTable() {
    addRow(battle_, "fire/rows/1", "[0, 2]", "result", "\"-\"");
    addRow(battle_, "fire/rows/2", "[3, 5]", "result", "\"M\"");
    addRow(battle_, "fire/rows/3", "[6, 9]", "result", "\"1M\"");
    addRow(battle_, "fire/rows/4", "[10, null]", "result", "\"2M\"");
    for (const char* path : {"1/range", "1/result", "2/result", "4/result"}) {
      estimateRule(battle_, std::string("fire/rows/") + path);
    }
  }

  // M10.9.6 and S10.9.6 tell the rows 2-3 and 4-5 and the latter's 1M, [4.6.1] the row 6 and more.
  void addLaterTable() {
    addRow(battle_, "fire/rows/1", "[0, 1]", "result", "\"-\"");
    addRow(battle_, "fire/rows/2", "[2, 3]", "result", "\"M\"");
    addRow(battle_, "fire/rows/3", "[4, 5]", "result", "\"1M\"");
    addRow(battle_, "fire/rows/4", "[6, null]", "result", "\"2M\"");
  }

  // M10.9.7 to M10.9.9.
  void addShotModifiers() {
    addRule(battle_, "fire/shot-modifier/1", "1");
    addRule(battle_, "fire/shot-modifier/2", "0");
    addRule(battle_, "fire/shot-modifier/3", "-1");
    addRule(battle_, "fire/shot-modifier/4", "-1");
  }

  void letShotCount(const std::string& which) {
    addRule(
        battle_, "fire/together",
        R"({"neighbours": "", "firepower": "greatest", "rows-down-per-hex": 1, "shot-modifier": ")" + which + "\"}");
  }

  void addDistances() {
    addRow(battle_, "artillery/range-rows/1", "[1, 3]", "modifier", "2");
    addRow(battle_, "artillery/range-rows/2", "[4, 6]", "modifier", "1");
    addRow(battle_, "artillery/range-rows/3", "[7, 10]", "modifier", "0");
    addRule(battle_, "artillery/star-modifier", "1");
  }

  FireRow row(int firepower, int distance, int hexes) const {
    return std::get<FireRow>(fireRow(battle_, RuleBook(battle_), firepower, distance, hexes));
  }
  std::string missing(int firepower, int distance, int hexes) const {
    return std::get<MissingRule>(fireRow(battle_, RuleBook(battle_), firepower, distance, hexes)).path;
  }
  std::vector<Modifier> rifle(const FireRow& row, const std::vector<Firer>& firers, const FireTarget& target) const {
    return rifleModifiers(battle_, RuleBook(battle_), row, firers, target);
  }
  std::vector<Modifier> guns(int distance, int stars, const FireTarget& target) const {
    return std::get<std::vector<Modifier>>(gunModifiers(battle_, RuleBook(battle_), "gun", distance, stars, target));
  }
  FireAbility ability(const char* type) const { return fireAbility(battle_, RuleBook(battle_), type); }

  Battle battle_ = empty();
};

const FireTarget kInTheOpen{"clear", "", std::nullopt};

// R10.9.6: 1/I/1 pp and 2/II/3 pp of firepower 6, base row 3-5. The distance is not told: only two hexes give that row.
TEST_F(Fire, OfTwoCompaniesOfSixIsInTheRow6To9R10_9_6) {
  addRaclawiceTable();
  EXPECT_EQ(row(6, 1, 1).range, (NumberRange{6, 9}));
  EXPECT_EQ(row(6, 3, 1).range, (NumberRange{0, 2}));
  const FireRow together = row(*combinedFirepower(RuleBook(battle_), {6, 6}), 2, 2);
  EXPECT_EQ(together.quotient, 3);
  EXPECT_EQ(together.base, (NumberRange{3, 5}));
  EXPECT_EQ(together.range, (NumberRange{6, 9}));
  EXPECT_EQ(together.number, 3);
  EXPECT_EQ(together.result, "1M");
  EXPECT_FALSE(together.isEstimate) << "both rows and the result are in the example";
  EXPECT_EQ(sumOf(rifle(together, {{"infantry"}, {"infantry"}}, kInTheOpen)), 1);
}

// M10.9.6, S10.9.6: 1/I/1 pp and 1/I/3 pp, base row 2-3, one row down.
TEST_F(Fire, OfTwoCompaniesIsOneRowDownM10_9_6S10_9_6) {
  addLaterTable();
  const FireRow together = row(5, 2, 2);
  EXPECT_EQ(together.base, (NumberRange{2, 3}));
  EXPECT_EQ(together.range, (NumberRange{4, 5}));
  EXPECT_EQ(together.modifier, 1);
  EXPECT_EQ(sumOf(rifle(together, {{"infantry"}, {"infantry"}}, kInTheOpen)), 1);
}

// M10.9.6 adds one and no more. Were it the first fire of both, M10.9.7 would add another: the example leaves that out
// until it is continued after M10.9.9.
TEST_F(Fire, OfTwoCompaniesThatHaventFiredGetsOneMoreThanTheExampleSaysM10_9_6AgainstM10_9_7) {
  addLaterTable();
  addShotModifiers();
  EXPECT_EQ(sumOf(rifle(row(5, 2, 2), {{"infantry", 1}, {"infantry", 1}}, kInTheOpen)), 2);
}

// M10.9.9, the example continued: a Fire 3 and a Fire 1 marker, "the most beneficial modifier", 1 - 1 = 0. A marker
// tells how often a unit has fired, so that these are a fourth and a second fire, of -1 and 0. The example's own sum
// takes the one that is best for the target; best for those who fire is 1 + 0. No paragraph tells which one counts.
TEST_F(Fire, OfUnitsWithDifferentMarkersIsOneByTheWordsAndNoughtByTheSumOfTheExampleM10_9_9ContradictsItself) {
  addLaterTable();
  addShotModifiers();
  const std::vector<Firer> firers{{"infantry", 4}, {"infantry", 2}};
  const auto untold = rifle(row(5, 2, 2), firers, kInTheOpen);
  EXPECT_EQ(sumOf(untold), 1);
  EXPECT_TRUE(isEstimate(untold)) << "nothing tells which one counts";
  letShotCount("greatest");
  EXPECT_EQ(sumOf(rifle(row(5, 2, 2), firers, kInTheOpen)), 1);
  EXPECT_FALSE(isEstimate(rifle(row(5, 2, 2), firers, kInTheOpen)));
  letShotCount("least");
  const auto example = rifle(row(5, 2, 2), firers, kInTheOpen);
  EXPECT_EQ(sumOf(example), 0);
  EXPECT_FALSE(isEstimate(example));
  ASSERT_EQ(example.size(), 2u);
  EXPECT_EQ(example[1].path, "fire/shot-modifier/4");
}

// The same if the markers were to show the fire under way: a third and a first, of -1 and +1.
TEST_F(Fire, OfUnitsWhoseMarkersShowTheFireUnderWayContradictsItselfTooM10_9_9) {
  addLaterTable();
  addShotModifiers();
  const std::vector<Firer> firers{{"infantry", 3}, {"infantry", 1}};
  EXPECT_EQ(sumOf(rifle(row(5, 2, 2), firers, kInTheOpen)), 2);
  letShotCount("least");
  EXPECT_EQ(sumOf(rifle(row(5, 2, 2), firers, kInTheOpen)), 0);
}

// M10.9.7 to M10.9.9.
TEST_F(Fire, OfOneUnitGetsWorseWithEveryShotM10_9_7) {
  addLaterTable();
  addShotModifiers();
  for (const auto& [shot, modifier] : {std::pair{1, 1}, std::pair{2, 0}, std::pair{3, -1}, std::pair{4, -1}}) {
    EXPECT_EQ(sumOf(rifle(row(2, 1, 1), {{"infantry", shot}}, kInTheOpen)), modifier) << shot;
  }
  EXPECT_EQ(rifle(row(2, 1, 1), {{"infantry", 1}}, kInTheOpen).size(), 1u) << "M itself adds nothing";
}

// [3.4], [10.9.4].
TEST_F(Fire, RoundsHalvesUpR10_9_4) {
  addRaclawiceTable();
  EXPECT_EQ(row(5, 2, 1).quotient, 3);
  EXPECT_EQ(row(5, 2, 1).range, (NumberRange{3, 5}));
  EXPECT_EQ(row(7, 3, 1).quotient, 2);
}

TEST_F(Fire, GoesNoFurtherDownThanTheLastRow) {
  addRaclawiceTable();
  EXPECT_EQ(row(6, 1, 3).number, 4);
  EXPECT_EQ(row(6, 1, 2).number, 4);
}

TEST_F(Fire, SaysWhatRestsOnAnEstimate) {
  addRaclawiceTable();
  EXPECT_TRUE(row(6, 2, 1).isEstimate) << "the result of the row 3-5 is a working value";
  EXPECT_FALSE(row(6, 1, 1).isEstimate);
  EXPECT_TRUE(row(2, 1, 3).isEstimate) << "counted from a row whose range is one";
  estimateRule(battle_, "fire/together");
  EXPECT_TRUE(row(6, 2, 2).isEstimate);
  EXPECT_FALSE(row(6, 1, 1).isEstimate);
}

TEST_F(Fire, WithoutEffectHasNoCheckAndNoModifiers) {
  addLaterTable();
  addShotModifiers();
  EXPECT_EQ(row(1, 1, 1).modifier, std::nullopt);
  EXPECT_TRUE(rifle(row(1, 1, 1), {{"infantry", 1}}, kInTheOpen).empty());
}

TEST_F(Fire, NamesTheRuleThatIsMissing) {
  EXPECT_EQ(missing(6, 1, 1), "fire/rows");
  addLaterTable();
  addRule(battle_, "fire/rows/2/result", "null");
  EXPECT_EQ(missing(2, 1, 1), "fire/rows/2/result");
  addRule(battle_, "fire/together", "null");
  EXPECT_EQ(missing(2, 1, 2), "fire/together");
  EXPECT_EQ(row(4, 1, 1).number, 3) << "one unit needs no such rule";
  addRule(battle_, "rounding", "null");
  EXPECT_EQ(missing(4, 1, 1), "rounding");
}

TEST_F(Fire, OfSeveralHasTheGreatestFirepowerOrTheirSum) {
  EXPECT_EQ(combinedFirepower(RuleBook(battle_), {3, 6, 5}), 6);
  addRule(battle_, "fire/together", R"({"firepower": "sum"})");
  EXPECT_EQ(combinedFirepower(RuleBook(battle_), {3, 6, 5}), 14);
  addRule(battle_, "fire/together", "null");
  EXPECT_EQ(combinedFirepower(RuleBook(battle_), {3, 6}), std::nullopt);
  EXPECT_EQ(combinedFirepower(RuleBook(battle_), {3}), 3);
  EXPECT_EQ(combinedFirepower(RuleBook(battle_), {}), std::nullopt);
}

// R10.9.7.
class FireModifiers : public Fire {
 protected:
  FireModifiers() {
    addRaclawiceTable();
    addRule(battle_, "fire/morale-modifiers",
            R"([{"in": ["woods"], "modifier": -1}, {"in": ["village"], "modifier": -1},
                {"by": ["cavalry"], "modifier": -1}, {"target": "skirmish", "modifier": -1},
                {"by": ["shooter", "jager"], "alone": true, "modifier": 1}, {"target": "square", "modifier": 1}])");
  }
  // On top of the row's own +1.
  int more(const std::vector<Firer>& firers, const FireTarget& target) const {
    return sumOf(rifle(row(6, 1, 1), firers, target)) - 1;
  }
};

TEST_F(FireModifiers, OfTerrainAndFormationR10_9_7) {
  EXPECT_EQ(more({{"infantry"}}, kInTheOpen), 0);
  EXPECT_EQ(more({{"infantry"}}, {"woods", "", {}}), -1);
  EXPECT_EQ(more({{"infantry"}}, {"village", "skirmish", {}}), -2);
  EXPECT_EQ(more({{"infantry"}}, {"clear", "square", {}}), 1);
}

TEST_F(FireModifiers, OfFirersR10_9_7) {
  EXPECT_EQ(more({{"hussar"}}, kInTheOpen), -1);
  EXPECT_EQ(more({{"shooter"}}, kInTheOpen), 1);
  EXPECT_EQ(more({{"shooter"}, {"jager"}}, kInTheOpen), 1);
  EXPECT_EQ(more({{"shooter"}, {"infantry"}}, kInTheOpen), 0) << "with others taking part";
}

TEST_F(FireModifiers, NameTheirReasons) {
  const auto modifiers = rifle(row(6, 1, 1), {{"hussar"}}, {"woods", "", {}});
  ASSERT_EQ(modifiers.size(), 3u);
  EXPECT_EQ(modifiers[0], (Modifier{"fire/rows/3/result", "", 1, false}));
  EXPECT_EQ(modifiers[1], (Modifier{"fire/morale-modifiers", "/0", -1, false}));
  EXPECT_EQ(modifiers[2], (Modifier{"fire/morale-modifiers", "/2", -1, false}));
  EXPECT_FALSE(isEstimate(modifiers));
  estimateRule(battle_, "fire/morale-modifiers");
  EXPECT_TRUE(isEstimate(rifle(row(6, 1, 1), {{"hussar"}}, {"woods", "", {}})));
}

// M10.3.1, M10.3.2.
TEST_F(FireModifiers, OfTheZoneTheFireComesInByM10_3_1) {
  addRule(battle_, "fire/morale-modifiers", R"([{"through": ["flank", "rear"], "modifier": 1}])");
  EXPECT_EQ(more({{"infantry"}}, {"clear", "", FacingZone::Front}), 0);
  EXPECT_EQ(more({{"infantry"}}, {"clear", "", FacingZone::Flank}), 1);
  EXPECT_EQ(more({{"infantry"}}, {"clear", "", FacingZone::Rear}), 1);
  EXPECT_EQ(more({{"infantry"}}, {"clear", "", std::nullopt}), 0) << "along the line between two";
}

// M10.10.6 and S10.10.4: two stars, a village, six hexes: +1 for the distance, +2 for the stars, -1 for the village.
TEST_F(Fire, OfATwoStarBatteryAtAVillageSixHexesAwayIsPlusTwoM10_10_6S10_10_4) {
  addDistances();
  addRule(battle_, "fire/morale-modifiers", R"([{"in": ["village"], "modifier": -1}])");
  const auto modifiers = guns(6, 2, {"village", "", std::nullopt});
  ASSERT_EQ(modifiers.size(), 3u);
  EXPECT_EQ(modifiers[0], (Modifier{"artillery/range-rows/2/modifier", "", 1, false}));
  EXPECT_EQ(modifiers[1], (Modifier{"artillery/star-modifier", "", 2, false}));
  EXPECT_EQ(modifiers[2], (Modifier{"fire/morale-modifiers", "/0", -1, false}));
  EXPECT_EQ(sumOf(modifiers), 2);
}

TEST_F(Fire, OfOneGunWithoutStarsHasTheModifierOfItsDistance) {
  addDistances();
  EXPECT_EQ(sumOf(guns(3, 0, kInTheOpen)), 2);
  EXPECT_TRUE(guns(10, 0, kInTheOpen).empty());
  EXPECT_EQ(std::get<MissingRule>(gunModifiers(battle_, RuleBook(battle_), "gun", 11, 0, kInTheOpen)).path,
            "artillery/range-rows");
  addRule(battle_, "artillery/range-rows/3/modifier", "null");
  EXPECT_EQ(std::get<MissingRule>(gunModifiers(battle_, RuleBook(battle_), "gun", 10, 0, kInTheOpen)).path,
            "artillery/range-rows/3/modifier");
}

// R4.5.1 against M4.6.1 and S4.6.1: 10 and more, or 4-5 and 6 and more; S4.6.1 asks not who fires.
TEST_F(Fire, EndangersLeadersFromARowOnR4_5_1M4_6_1) {
  addRaclawiceTable();
  EXPECT_EQ(endangersLeaders(RuleBook(battle_), {false, "infantry", row(12, 1, 1).range.first, 1}), std::nullopt);
  addRule(battle_, "leader/casualty-causes",
          R"([{"fire": "rifle", "row-from": 10}, {"fire": "artillery", "range": 3}, {"melee-roll": 9}])");
  const RuleBook book(battle_);
  EXPECT_EQ(endangersLeaders(book, {false, "infantry", row(12, 1, 1).range.first, 1}), true);
  EXPECT_EQ(endangersLeaders(book, {false, "infantry", row(6, 1, 1).range.first, 1}), false);
  EXPECT_EQ(endangersLeaders(book, {false, "infantry", row(6, 1, 2).range.first, 1}), true) << "the row that counts";
  EXPECT_EQ(endangersLeaders(book, {true, "artillery", std::nullopt, 3}), true);
  EXPECT_EQ(endangersLeaders(book, {true, "artillery", std::nullopt, 4}), false);
  addLaterTable();
  addRule(battle_, "leader/casualty-causes", R"([{"fire": "rifle", "row-from": 4}])");
  EXPECT_EQ(endangersLeaders(RuleBook(battle_), {false, "infantry", row(4, 1, 1).range.first, 1}), true);
  EXPECT_EQ(endangersLeaders(RuleBook(battle_), {false, "infantry", row(3, 1, 1).range.first, 1}), false);
  EXPECT_EQ(endangersLeaders(RuleBook(battle_), {false, "cavalry", row(4, 1, 1).range.first, 1}), true);
  addRule(battle_, "leader/casualty-causes", R"([{"fire": "rifle", "by": ["infantry"], "row-from": 4}])");
  EXPECT_EQ(endangersLeaders(RuleBook(battle_), {false, "infantry", row(4, 1, 1).range.first, 1}), true);
  EXPECT_EQ(endangersLeaders(RuleBook(battle_), {false, "cavalry", row(4, 1, 1).range.first, 1}), false);
}

// K9.22, K9.23.
TEST_F(Fire, IsNotAllThatEndangersLeaders) {
  EXPECT_EQ(fateEndangersLeaders(RuleBook(battle_), UnitFate::Retreats), std::nullopt);
  addRule(battle_, "leader/casualty-causes", R"([{"melee-roll": 9}, {"unit": "retreats"}])");
  EXPECT_EQ(fateEndangersLeaders(RuleBook(battle_), UnitFate::Retreats), true);
  EXPECT_EQ(fateEndangersLeaders(RuleBook(battle_), UnitFate::Eliminated), false);
}

// [10.8], [10.9.1], [10.9.3].
TEST_F(Fire, AbilityIsThatOfTheTypeElseOfItsArmR10_8) {
  EXPECT_EQ(ability("infantry").canFire, true);
  EXPECT_EQ(ability("infantry").range, 3);
  EXPECT_EQ(ability("hussar").range, 2);
  EXPECT_EQ(ability("hussar").shotsPerTurn, 4);
  addRule(battle_, "unit-type/shooter/fire-range", "4");
  addRule(battle_, "unit-type/shooter/shots", "2");
  EXPECT_EQ(ability("shooter").range, 4);
  EXPECT_EQ(ability("shooter").shotsPerTurn, 2);
  EXPECT_FALSE(ability("shooter").isEstimate);
  estimateRule(battle_, "unit-type/shooter/fire-range");
  EXPECT_TRUE(ability("shooter").isEstimate);
  EXPECT_FALSE(ability("infantry").isEstimate);
}

TEST_F(Fire, AbilityIsUnknownWhereNoRuleTellsR10_9_3) {
  addRule(battle_, "unit-type/scythe/arm", "\"infantry\"");
  EXPECT_EQ(ability("scythe").canFire, std::nullopt);
  addRule(battle_, "unit-type/scythe/fires", "false");
  EXPECT_EQ(ability("scythe").canFire, false);
  EXPECT_EQ(ability("nothing").range, std::nullopt);
}

// R10.10.3: one shot after any activation. M10.10.3, S10.10.3: one after its own leader's and one after each enemy's.
TEST_F(Fire, OfGunsFollowsTheActivationsOfATurnR10_10_3M10_10_3) {
  addRule(battle_, "artillery/shots", R"({"any-activation": 1})");
  EXPECT_EQ(ability("gun").gunShots, (GunShots{1, 1, 1}));
  addRule(battle_, "artillery/shots", R"({"own-activation": 1, "enemy-activation": 1})");
  EXPECT_EQ(ability("gun").gunShots, (GunShots{1, 0, 1}));
  EXPECT_EQ(ability("gun").shotsPerTurn, std::nullopt);
  EXPECT_EQ(ability("infantry").gunShots, std::nullopt);
}

TEST_F(Fire, KnowsGunsByTheArmThatTheRulesName) {
  EXPECT_TRUE(isGun(RuleBook(battle_), "gun"));
  EXPECT_FALSE(isGun(RuleBook(battle_), "hussar"));
  addRule(battle_, "artillery/arm", "null");
  EXPECT_FALSE(isGun(RuleBook(battle_), "gun"));
  EXPECT_FALSE(isGun(RuleBook(battle_), "nothing"));
}

}  // namespace
}  // namespace redoubt::rules
