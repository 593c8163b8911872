#include <gtest/gtest.h>

#include <filesystem>

#include "core/exchange/json/json_battle.h"
#include "core/rules/combat/dispersal.h"
#include "core/rules/combat/fire.h"
#include "core/rules/combat/fire_tables.h"
#include "core/rules/combat/odds.h"
#include "core/rules/combat/results.h"

// The worked examples of Kłuszyn, by the tables as they are shipped.
namespace redoubt {
namespace {

class CombatOfKluszyn : public ::testing::Test {
 protected:
  static model::Battle read() {
    const auto folder = std::filesystem::path(REDOUBT_BATTLES) / "kluszyn-1610";
    exchange::JsonRead read = exchange::readJson(folder, {REDOUBT_SYSTEMS, true});
    if (auto* battle = std::get_if<0>(&read)) return std::move(*battle);
    for (const exchange::Problem& problem : std::get<1>(read)) ADD_FAILURE() << exchange::toText(problem);
    return {};
  }

  rules::Attack duel(int attackersMorale, int defendersMorale) const {
    const auto unit = [](int column, int morale) {
      return rules::Fighter{"infantry", "infantry", {2, false}, {morale, false}, hex::HexKey::at(column, 5)};
    };
    rules::Attack attack;
    attack.attackers = {{unit(6, attackersMorale)}};
    attack.defenders = {{unit(5, defendersMorale)}};
    attack.player = "poles";
    attack.trackLabel = "0";
    return attack;
  }
  std::string column(const rules::Attack& attack) const {
    const rules::Odds odds = rules::oddsOf(battle_, book_, attack);
    return odds.column ? odds.columns[*odds.column] : std::string();
  }

  const model::Battle battle_ = read();
  const rules::RuleBook book_{battle_};
};

TEST_F(CombatOfKluszyn, AtOneToOneWithTwoPointsMoreOfMoraleIsInTheColumnThreeToOneK6_21) {
  EXPECT_EQ(column(duel(8, 6)), "3-1");
  EXPECT_EQ(column(duel(8, 8)), "1-1");
}

// K8.14.
TEST_F(CombatOfKluszyn, IsOneColumnBetterForThePolesInTheirZone) {
  rules::Attack attack = duel(7, 7);
  attack.trackLabel = "Poles +1";
  EXPECT_EQ(column(attack), "2-1");
  attack.player = "allies";
  EXPECT_EQ(column(attack), "1-1");
}

TEST_F(CombatOfKluszyn, HasAResultForEveryRollInEveryColumnThatItsCodesExplain) {
  const rules::ResultCodes codes(battle_, book_);
  rules::Attack attack = duel(7, 7);
  for (int strength = 1; strength <= 18; ++strength) {
    attack.attackers[0].unit.strength.value = strength;
    rules::Chance sum;
    for (const rules::ResultChance& one : rules::oddsOf(battle_, book_, attack).chances) {
      sum = sum + one.chance;
      EXPECT_TRUE(codes.ofBattle(one.result).unexplained.empty()) << one.result;
    }
    EXPECT_EQ(sum, rules::Chance(1, 1)) << strength;
  }
}

// K6.21: Cossacks that retreat three hexes are dispersed by a roll of 2; the example leaves their morale out.
TEST_F(CombatOfKluszyn, DispersesCossacksOfMoraleSixAfterThreeHexesByARollOfTwoK6_21) {
  const auto found = rules::dispersalChance(battle_, book_, {"cossack", "cavalry", {6, false}}, 3);
  ASSERT_TRUE(std::holds_alternative<rules::DispersalChance>(found));
  EXPECT_TRUE(std::get<rules::DispersalChance>(found).disperses(2));
}

// K9.22, K9.23: 12 kills either way; else he goes to another unit, or along with his own.
TEST_F(CombatOfKluszyn, LeavesALeaderWithAUnitThatRetreats) {
  const auto eliminated = rules::casualtyOdds(book_, rules::UnitFate::Eliminated);
  EXPECT_EQ(eliminated.at("dead"), rules::Chance(1, 36));
  EXPECT_EQ(eliminated.at("to-other-unit"), rules::Chance(35, 36));
  const auto retreats = rules::casualtyOdds(book_, rules::UnitFate::Retreats);
  EXPECT_EQ(retreats.at("dead"), rules::Chance(1, 36));
  EXPECT_EQ(retreats.at("none"), rules::Chance(35, 36));
}

// K12.4, and the legend of the fire tables.
TEST_F(CombatOfKluszyn, HasTheTargetsOfFireCheckMoraleForAPointLost) {
  const rules::ResultCodes codes(battle_, book_);
  EXPECT_EQ(codes.ofFire("-1").defender, (rules::ResultEffect{0, 1, false, true}));
  EXPECT_EQ(codes.ofFire("-1").certainty, rules::Certainty::Estimated);
  EXPECT_EQ(codes.ofBattle("-1/B1").attacker, (rules::ResultEffect{0, 1}));
}

// K12.31: two dice come to 7 and more in 21 of 36 rolls, and to 9 and more in 10.
TEST_F(CombatOfKluszyn, LowersRollsOfFireIntoForestsByTwo) {
  const auto nothing = [&](const std::string& terrain) {
    const auto fire = rules::tableFire(battle_, book_, "infantry", {4, false}, {1, terrain});
    return std::get<rules::TableFire>(fire).chances.front().chance;
  };
  EXPECT_EQ(nothing("clear"), rules::Chance(15, 36));
  EXPECT_EQ(nothing("forest"), rules::Chance(26, 36));
}

}  // namespace
}  // namespace redoubt
