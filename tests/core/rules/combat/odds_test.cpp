#include "core/rules/combat/results.h"

#include <gtest/gtest.h>

#include "tests/core/rules/combat/odds_battle.h"
#include "tests/core/rules/combat/reference/odds.h"

namespace redoubt::rules {
namespace {

using namespace small;

const hex::HexKey kHere = at(5, 5);
const hex::HexKey kThere = at(6, 5);

Fighter fighter(const char* type, const char* arm, int strength, int morale, hex::HexKey hex = kHere) {
  return {type, arm, {strength, false}, {morale, false}, hex};
}

class OddsOfCombat : public ::testing::Test {
 protected:
  OddsOfCombat() { addCombatTable(battle_); }

  Odds odds(const Attack& attack) const { return oddsOf(battle_, RuleBook(battle_), attack); }
  // The name of the column that counts in the end; empty if there is none.
  std::string column(const Attack& attack) const {
    const Odds found = odds(attack);
    return found.column ? found.columns[*found.column] : std::string();
  }
  // The column of the odds alone.
  std::string base(const Attack& attack) const {
    const Odds found = odds(attack);
    return found.base ? found.columns[*found.base] : std::string();
  }

  Battle battle_ = empty();
};

Attack duel(Fighter attacker, Fighter defender) {
  attacker.hex = kThere;
  return {{{std::move(attacker)}}, {{std::move(defender)}}};
}

// So many points against so many, of equal morale.
Attack ofStrengths(int attackers, int defenders) {
  return duel(fighter("foot", "foot", attackers, 7), fighter("foot", "foot", defenders, 7));
}

Chance chanceOf(const Odds& odds, const std::string& result) {
  for (const ResultChance& one : odds.chances) {
    if (one.result == result) return one.chance;
  }
  return {};
}

// K6.21: infantry of morale 8 on infantry of morale 6 at 1:1 comes to the column 3:1.
TEST_F(OddsOfCombat, OfEqualStrengthAreShiftedByTwoColumnsForTwoPointsOfMoraleK6_21) {
  addRule(battle_, "combat/shift/morale", quoted("difference"));
  const Attack attack = duel(fighter("foot", "foot", 2, 8), fighter("foot", "foot", 2, 6));
  const Odds found = odds(attack);
  EXPECT_EQ(found.ratio(), Rational(1));
  EXPECT_EQ(base(attack), "1-1");
  EXPECT_EQ(found.shifts, (std::vector<Shift>{{"combat/shift/morale", 2, Certainty::Known}}));
  EXPECT_EQ(column(attack), "3-1");
  EXPECT_EQ(found.certainty, Certainty::Known);
  EXPECT_TRUE(found.missing.empty());
  EXPECT_EQ(chanceOf(found, "B2"), Chance(5, 36)) << "3 and 4";
  EXPECT_EQ(chanceOf(found, "A1"), Chance(1, 36)) << "12";
}

TEST_F(OddsOfCombat, HaveChancesThatAddUpToOneInEveryColumn) {
  for (const int attackers : {1, 2, 3, 4, 6, 9, 20}) {
    Chance sum;
    for (const ResultChance& one : odds(ofStrengths(attackers, 3)).chances) sum = sum + one.chance;
    EXPECT_EQ(sum, Chance(1, 1)) << attackers;
  }
}

TEST_F(OddsOfCombat, BetweenTwoColumnsAreRoundedAsTheRulesSay) {
  EXPECT_EQ(base(ofStrengths(3, 2)), "1-1");
  EXPECT_EQ(base(ofStrengths(2, 5)), "1-3");
  addRule(battle_, "combat/odds-rounding", quoted("for-attacker"));
  EXPECT_EQ(base(ofStrengths(3, 2)), "2-1");
  EXPECT_EQ(base(ofStrengths(2, 5)), "1-2");
  EXPECT_EQ(base(ofStrengths(4, 2)), "2-1") << "nothing to round";
  addRule(battle_, "combat/odds-rounding", "null");
  EXPECT_EQ(base(ofStrengths(3, 2)), "");
  EXPECT_EQ(odds(ofStrengths(3, 2)).missing, std::vector<std::string>{"combat/odds-rounding"});
  EXPECT_EQ(odds(ofStrengths(3, 2)).certainty, Certainty::Unknown);
  EXPECT_EQ(base(ofStrengths(4, 2)), "2-1");
}

TEST_F(OddsOfCombat, BeyondTheTableCountAsItsEndOrAreForbidden) {
  EXPECT_EQ(base(ofStrengths(20, 2)), "9-1");
  EXPECT_EQ(base(ofStrengths(1, 5)), "1-4");
  EXPECT_EQ(base(ofStrengths(1, 4)), "1-4");
  addRule(battle_, "combat/odds-beyond", quoted("not-allowed"));
  EXPECT_TRUE(odds(ofStrengths(20, 2)).isForbidden);
  EXPECT_EQ(base(ofStrengths(20, 2)), "");
  EXPECT_FALSE(odds(ofStrengths(9, 1)).isForbidden);
  EXPECT_EQ(base(ofStrengths(9, 1)), "9-1");
}

TEST_F(OddsOfCombat, AreShiftedNoFartherThanTheTableGoes) {
  addRule(battle_, "combat/shift/morale", quoted("difference"));
  EXPECT_EQ(column(duel(fighter("foot", "foot", 8, 9), fighter("foot", "foot", 1, 2))), "9-1");
  EXPECT_EQ(column(duel(fighter("foot", "foot", 1, 2), fighter("foot", "foot", 2, 9))), "1-4");
}

TEST_F(OddsOfCombat, OfUnknownStrengthsAreUnknownAndOfEstimatesEstimated) {
  Attack attack = ofStrengths(2, 2);
  attack.attackers[0].unit.strength.isEstimate = true;
  EXPECT_EQ(odds(attack).certainty, Certainty::Estimated);
  EXPECT_EQ(column(attack), "1-1");
  attack.attackers[0].unit.strength = {};
  EXPECT_EQ(odds(attack).certainty, Certainty::Unknown);
  EXPECT_EQ(odds(attack).attackStrength, std::nullopt);
  EXPECT_EQ(odds(attack).defenceStrength, Rational(2));
  EXPECT_EQ(column(attack), "");
  EXPECT_TRUE(odds(attack).chances.empty());
}

TEST_F(OddsOfCombat, OfUnknownMoraleKeepTheirBase) {
  addRule(battle_, "combat/shift/morale", quoted("difference"));
  Attack attack = ofStrengths(2, 2);
  attack.defenders[0].unit.morale = {};
  EXPECT_EQ(base(attack), "1-1");
  EXPECT_EQ(column(attack), "");
  EXPECT_EQ(odds(attack).shifts, (std::vector<Shift>{{"combat/shift/morale", std::nullopt, Certainty::Unknown}}));
}

TEST_F(OddsOfCombat, LeaveArmsThatNeverCheckMoraleOutOfTheDifference) {
  addRule(battle_, "combat/shift/morale", quoted("difference"));
  addRule(battle_, "morale/exempt", R"(["gun"])");
  Attack attack = ofStrengths(2, 2);
  attack.defenders.push_back({fighter("gun", "gun", 1, 0, at(5, 5))});
  attack.defenders.back().unit.morale = {};
  EXPECT_NE(column(attack), "");
  attack.defenders.erase(attack.defenders.begin());
  EXPECT_TRUE(odds(attack).shifts.empty()) << "guns alone have no morale to be beaten by";
  EXPECT_NE(column(attack), "");
}

TEST_F(OddsOfCombat, RestOnTheEstimatesOfTheRulesTheyUse) {
  estimateRule(battle_, "combat/odds-rounding");
  EXPECT_EQ(odds(ofStrengths(4, 2)).certainty, Certainty::Known);
  EXPECT_EQ(odds(ofStrengths(3, 2)).certainty, Certainty::Estimated);
  estimateRule(battle_, "combat/rows/1/2-1");
  for (const ResultChance& one : odds(ofStrengths(4, 2)).chances) {
    EXPECT_EQ(one.certainty, one.result == "B2" ? Certainty::Estimated : Certainty::Known) << one.result;
  }
}

TEST_F(OddsOfCombat, OfSeveralMoralesCountTheHighestAsAWorkingValue) {
  addRule(battle_, "combat/shift/morale", quoted("difference"));
  Attack attack = ofStrengths(2, 2);
  attack.attackers.push_back({fighter("foot", "foot", 2, 9, at(5, 6))});
  EXPECT_EQ(odds(attack).shifts, (std::vector<Shift>{{"combat/shift/morale", 2, Certainty::Estimated}}));
  addRule(battle_, "combat/shift/morale-of", quoted("lowest"));
  EXPECT_TRUE(odds(attack).shifts.empty());
  addRule(battle_, "combat/shift/morale-of", quoted("highest"));
  EXPECT_EQ(odds(attack).shifts, (std::vector<Shift>{{"combat/shift/morale", 2, Certainty::Known}}));
}

// K6.19, and fences.
TEST_F(OddsOfCombat, OfHorseOnFootAloneAreDoubledButNotAcrossAFence) {
  addRule(battle_, "combat/doubled/horse", R"({"against": "foot", "alone": true, "not-across": ["fence"]})");
  Attack attack = duel(fighter("lancer", "horse", 2, 7), fighter("foot", "foot", 2, 7));
  EXPECT_EQ(column(attack), "2-1");
  EXPECT_EQ(odds(attack).attack[0].paths, std::vector<std::string>{"combat/doubled/horse"});
  attack.defenders.push_back({fighter("gun", "gun", 2, 7)});
  EXPECT_EQ(odds(attack).attackStrength, Rational(2)) << "the foot is not alone";
  attack.defenders.pop_back();
  attack.attackers[0].markers = {"fence"};
  EXPECT_EQ(odds(attack).attackStrength, Rational(2));
  attack.attackers[0].markers.clear();
  attack.defenders[0].unit.arm = "horse";
  EXPECT_EQ(odds(attack).attackStrength, Rational(2));
}

// K14.11.
TEST_F(OddsOfCombat, AcrossAFenceAreFoughtWithOnePoint) {
  addRule(battle_, "combat/strength-across/fence", "1");
  Attack attack = ofStrengths(2, 1);
  attack.attackers[0].markers = {"fence"};
  EXPECT_EQ(odds(attack).attackStrength, Rational(1));
  attack.attackers[0].unit.strength = {};
  EXPECT_EQ(odds(attack).attackStrength, Rational(1)) << "whatever it has";
  EXPECT_EQ(odds(attack).certainty, Certainty::Known);
}

// K6.31.
TEST_F(OddsOfCombat, OutOfASwampAreFoughtWithHalf) {
  addRule(battle_, "terrain/swamp/attacks-with", quoted("1/2"));
  Attack attack = ofStrengths(3, 1);
  attack.attackers[0].terrain = "swamp";
  EXPECT_EQ(odds(attack).attackStrength, Rational(3, 2));
  EXPECT_EQ(column(attack), "1-1");
  EXPECT_EQ(odds(attack).attack[0].paths, std::vector<std::string>{"terrain/swamp/attacks-with"});
}

// K6.43.
TEST_F(OddsOfCombat, OnAUnitHitFromItsRearAreAgainstOnePoint) {
  addRule(battle_, "combat/strength-from-rear", "1");
  Attack attack = ofStrengths(2, 2);
  EXPECT_EQ(column(attack), "1-1");
  attack.defenders[0].isHitFromRear = true;
  EXPECT_EQ(column(attack), "2-1");
  attack.defenders[0].isHitFromRear.reset();
  EXPECT_EQ(column(attack), "1-1");
  EXPECT_EQ(odds(attack).defence[0].ifFromRear, 1);
  EXPECT_TRUE(odds(attack).defence[0].paths.empty()) << "it isn't counted";
  EXPECT_EQ(odds(attack).certainty, Certainty::Estimated);
  attack.defenders[0].unit.strength = {1, false};
  EXPECT_EQ(odds(attack).certainty, Certainty::Known) << "one point either way";
}

// K13.31: all guns of a stack have one point, in every hex anew.
TEST_F(OddsOfCombat, OfGunsCountAStackOnce) {
  addRule(battle_, "combat/strength/gun", "1");
  Attack attack = ofStrengths(4, 1);
  attack.defenders = {{fighter("gun", "gun", 3, 7)}, {fighter("gun", "gun", 2, 7)}, {fighter("foot", "foot", 1, 7)}};
  EXPECT_EQ(odds(attack).defenceStrength, Rational(2));
  attack.attackers = {{fighter("gun", "gun", 3, 7, at(4, 4))}, {fighter("gun", "gun", 3, 7, at(4, 5))}};
  EXPECT_EQ(odds(attack).attackStrength, Rational(2));
}

// K11.12.
TEST_F(OddsOfCombat, AgainstAWagonAreAgainstOnePointMore) {
  addRule(battle_, "combat/defence-bonus/wagon", "1");
  Attack attack = ofStrengths(2, 1);
  attack.defenders.push_back({{"wagon", "wagon", {}, {}, kHere}});
  EXPECT_EQ(odds(attack).defenceStrength, Rational(2));
  attack.defenders.push_back({{"wagon", "wagon", {}, {}, kHere}});
  EXPECT_EQ(odds(attack).defenceStrength, Rational(2)) << "a second one adds nothing";
  addRule(battle_, "combat/shift/morale", quoted("difference"));
  EXPECT_EQ(column(attack), "1-1") << "wagons have no morale to wait for";
}

// K11.15.
TEST_F(OddsOfCombat, LetDefendersWithAWagonHold) {
  addRule(battle_, "transport/arm", quoted("wagon"));
  addRule(battle_, "transport/holds", R"({"retreat": 1, "losses": 2})");
  std::vector<DefenderOfHex> defenders{{"foot", kHere}};
  EXPECT_EQ(transportEffect(RuleBook(battle_), defenders), std::nullopt);
  defenders.push_back({"wagon", kThere});
  EXPECT_EQ(transportEffect(RuleBook(battle_), defenders), std::nullopt) << "it stands in another hex";
  defenders.back().hex = kHere;
  EXPECT_EQ(transportEffect(RuleBook(battle_), defenders), (TransportEffect{1, 2}));
  defenders.erase(defenders.begin());
  EXPECT_EQ(transportEffect(RuleBook(battle_), defenders), std::nullopt) << "a wagon alone";
}

// K6.32: where several hexes are attacked, the terrain of each is looked at.
TEST_F(OddsOfCombat, OnSeveralHexesAreShiftedByTheirTerrain) {
  addRule(battle_, "terrain/wood/combat-shift", "-2");
  addRule(battle_, "terrain/hill/combat-shift", "-1");
  addRule(battle_, "combat/shift/terrain", quoted("best-for-defender"));
  Attack attack = ofStrengths(4, 1);
  attack.terrains = {"hill", "wood"};
  EXPECT_EQ(odds(attack).shifts, (std::vector<Shift>{{"terrain/wood/combat-shift", -2, Certainty::Known}}));
}

// K6.16.
TEST_F(OddsOfCombat, FromOppositeSidesAreOneColumnBetter) {
  addRule(battle_, "combat/shift/opposite-sides", "1");
  Attack attack = ofStrengths(1, 2);
  attack.attackers[0].side = 1;
  attack.attackers.push_back({fighter("foot", "foot", 1, 7, at(4, 4))});
  attack.attackers[1].side = 3;
  EXPECT_EQ(column(attack), "1-1");
  attack.attackers[1].side = 4;
  EXPECT_EQ(column(attack), "2-1");
}

TEST_F(OddsOfCombat, AcrossAStreamThatNotAllComeOverGoByTheRule) {
  addRule(battle_, "terrain/stream/combat-shift", "-1");
  Attack attack = ofStrengths(2, 2);
  attack.attackers.push_back({fighter("foot", "foot", 2, 7, at(4, 4))});
  attack.attackers[0].across = {"stream"};
  const std::vector<Shift> across{{"terrain/stream/combat-shift", -1, Certainty::Known}};
  EXPECT_EQ(odds(attack).shifts, across) << "one is enough where no rule says otherwise";
  addRule(battle_, "combat/shift/terrain-across", quoted("any-attacker"));
  EXPECT_EQ(odds(attack).shifts, across);
  addRule(battle_, "combat/shift/terrain-across", quoted("all-attackers"));
  EXPECT_TRUE(odds(attack).shifts.empty());
  attack.attackers[1].across = {"stream", "road"};
  EXPECT_EQ(odds(attack).shifts, across);
}

// K6.31, K6.32.
TEST_F(OddsOfCombat, AcrossSeveralTerrainsTakeTheOneBestForTheDefender) {
  addRule(battle_, "terrain/wood/combat-shift", "-2");
  addRule(battle_, "terrain/stream/combat-shift", "-1");
  addRule(battle_, "combat/shift/terrain", quoted("best-for-defender"));
  Attack attack = ofStrengths(4, 1);
  attack.terrains = {"wood"};
  attack.attackers[0].across = {"stream"};
  EXPECT_EQ(odds(attack).shifts, (std::vector<Shift>{{"terrain/wood/combat-shift", -2, Certainty::Known}}));
  EXPECT_EQ(column(attack), "2-1");
  addRule(battle_, "combat/shift/terrain", quoted("sum"));
  EXPECT_EQ(column(attack), "1-1");
  addRule(battle_, "combat/shift/terrain", "null");
  EXPECT_EQ(odds(attack).missing, std::vector<std::string>{"combat/shift/terrain"});
  EXPECT_EQ(odds(attack).certainty, Certainty::Estimated);
  attack.attackers[0].across.clear();
  EXPECT_TRUE(odds(attack).missing.empty()) << "a single one needs no choice";
}

// K9.21.
TEST_F(OddsOfCombat, WithLeadersAreShiftedByTheBestOfEachSide) {
  addRule(battle_, "combat/shift/leader", quoted("modifier"));
  Attack attack = ofStrengths(1, 1);
  attack.attackersLeaders = {{1, false}, {2, false}};
  attack.defendersLeaders = {{1, false}};
  EXPECT_EQ(odds(attack).shifts, (std::vector<Shift>{{"combat/shift/leader", 1, Certainty::Known}}));
  attack.defendersLeaders.push_back({std::nullopt, false});
  EXPECT_EQ(odds(attack).shifts, (std::vector<Shift>{{"combat/shift/leader", std::nullopt, Certainty::Unknown}}));
}

class MoraleTrack : public OddsOfCombat {
 protected:
  MoraleTrack() {
    addRule(battle_, "combat/shift/track", quoted("morale"));
    addRule(battle_, "morale-track/zones",
            R"([{"label": "0", "columns": 0}, {"label": "+1 Poles", "player": "poles", "columns": 1},
                {"label": "+2 Poles", "player": "poles", "columns": 2},
                {"label": "+1 Allies", "player": "allies", "columns": 1}])");
  }
  std::string columnOf(const char* player, std::optional<std::string> label) const {
    Attack attack = ofStrengths(1, 1);
    attack.player = player;
    attack.trackLabel = std::move(label);
    return column(attack);
  }
};

// K8.14: in the zone +1 of the Poles their attacks, and theirs alone, are one column better.
TEST_F(MoraleTrack, HelpsTheAttacksOfItsSideK8_14) {
  EXPECT_EQ(columnOf("poles", "+1 Poles"), "2-1");
  EXPECT_EQ(columnOf("poles", "+2 Poles"), "3-1");
  EXPECT_EQ(columnOf("allies", "+1 Poles"), "1-1");
  EXPECT_EQ(columnOf("allies", "+1 Allies"), "2-1");
  EXPECT_EQ(columnOf("poles", "0"), "1-1");
  EXPECT_EQ(columnOf("poles", std::nullopt), "") << "where the marker lies is unknown";
}

class Lances : public OddsOfCombat {
 protected:
  Lances() { rule(""); }
  void rule(const std::string& more) {
    addRule(battle_, "combat/shift/stock/lances",
            R"({"types": ["lancer"], "by-size": {"2": 3, "1": 2}, "not-into": ["wood"], "not-across": ["fence"],
                "not-against": ["wagon"])" +
                more + "}");
  }
  Attack charge(int strength) const {
    Attack attack = duel(fighter("lancer", "horse", strength, 7), fighter("foot", "foot", strength, 7));
    attack.attackers[0].spends = "lances";
    return attack;
  }
};

// K6.72.
TEST_F(Lances, ShiftByStrength) {
  EXPECT_EQ(column(charge(2)), "4-1");
  EXPECT_EQ(column(charge(1)), "3-1");
  Attack attack = charge(2);
  attack.attackers[0].spends.clear();
  EXPECT_EQ(column(attack), "1-1");
  attack = charge(2);
  attack.attackers[0].unit.type = "reiter";
  EXPECT_EQ(column(attack), "1-1");
}

// K6.33, K11.12, K14.14.
TEST_F(Lances, AreOfNoUseIntoWoodsAcrossFencesAndAgainstWagons) {
  Attack attack = charge(2);
  attack.terrains = {"wood"};
  EXPECT_EQ(column(attack), "1-1");
  attack = charge(2);
  attack.attackers[0].markers = {"fence"};
  EXPECT_EQ(column(attack), "1-1");
  attack = charge(2);
  addRule(battle_, "combat/strength/wagon", "0");
  attack.defenders.push_back({fighter("wagon", "wagon", 1, 7)});
  EXPECT_EQ(column(attack), "1-1");
}

TEST_F(Lances, OfSeveralUnitsCountOnceAsAWorkingValue) {
  Attack attack = charge(2);
  attack.attackers.push_back(attack.attackers[0]);
  attack.attackers[1].unit.hex = at(4, 4);
  EXPECT_EQ(odds(attack).shifts, (std::vector<Shift>{{"combat/shift/stock/lances", 3, Certainty::Estimated}}));
  rule(R"(, "several": "sum")");
  EXPECT_EQ(odds(attack).shifts, (std::vector<Shift>{{"combat/shift/stock/lances", 6, Certainty::Known}}));
  rule(R"(, "several": "best")");
  EXPECT_EQ(odds(attack).shifts, (std::vector<Shift>{{"combat/shift/stock/lances", 3, Certainty::Known}}));
}

TEST_F(Lances, OfAStockWithoutARuleAreMissed) {
  Attack attack = charge(2);
  attack.attackers[0].spends = "powder";
  EXPECT_EQ(odds(attack).missing, std::vector<std::string>{"combat/shift/stock/powder"});
}

TEST_F(OddsOfCombat, WithoutATableSayWhatIsMissing) {
  Battle bare = empty();
  EXPECT_FALSE(hasOdds(RuleBook(bare)));
  const Odds none = oddsOf(bare, RuleBook(bare), ofStrengths(1, 1));
  EXPECT_EQ(none.missing, (std::vector<std::string>{"combat/columns", "combat/dice"}));
  EXPECT_EQ(none.certainty, Certainty::Unknown);
  EXPECT_TRUE(hasOdds(RuleBook(battle_)));
}

TEST(OddsText, IsTwoNumbersAndADash) {
  EXPECT_EQ(oddsFromText("3-1"), Rational(3));
  EXPECT_EQ(oddsFromText("1-4"), Rational(1, 4));
  EXPECT_EQ(oddsFromText("3-2"), Rational(3, 2));
  for (const char* text : {"3:1", "3", "", "-", "0-1", "1-0", "3-1-1", "a-b"}) {
    EXPECT_EQ(oddsFromText(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace redoubt::rules
