#include <gtest/gtest.h>

#include <filesystem>

#include "core/ask/answer.h"
#include "core/exchange/json/json_battle.h"
#include "core/rules/combat/dispersal.h"
#include "core/rules/mechanics/mechanics.h"
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

  // The lookup of an attack by one unit on one, on clear ground, with these figures instead of their own; the track's
  // marker is where it helps nobody.
  rules::TableLookup duel(int attackersMorale, int defendersMorale, const std::string& track = "0",
                          bool arePolesActive = true, int strength = 2) const {
    model::Battle battle = battle_;
    const auto set = [&](const std::string& path, const std::string& json) {
      battle.all<model::Rule>().put({*model::info(battle)->system, path, model::JsonText{json}});
    };
    const int ofPoles = arePolesActive ? attackersMorale : defendersMorale;
    const int ofAllies = arePolesActive ? defendersMorale : attackersMorale;
    set("rating/attack", "{\"number\": " + std::to_string(strength) + "}");
    set("rating/defence", R"({"number": 2})");
    set("rating/morale", "{\"types\": {\"pikeman\": " + std::to_string(ofPoles) +
                             ", \"infantry\": " + std::to_string(ofAllies) + "}}");
    const std::string by = arePolesActive ? "polish-pikemen-1" : "infantry-1";
    const std::string on = arePolesActive ? "infantry-1" : "polish-pikemen-1";
    const ask::World world(battle, variant(), {by + "@0605", on + "@0505", on + ".facing=s0", "track.morale=" + track});
    return askAction(world, "attack", {world.piece(by)}, {world.hex("0505")}).lookup;
  }
  std::string column(const rules::TableLookup& lookup) const {
    return lookup.column ? lookup.columns[*lookup.column] : std::string();
  }
  Id<model::Variant> variant() const {
    return rules::variants(battle_, rules::scenarios(battle_).front()->id).front()->id;
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
  EXPECT_EQ(column(duel(7, 7, "Poles +1")), "2-1");
  EXPECT_EQ(column(duel(7, 7, "Poles +1", false)), "1-1");
}

TEST_F(CombatOfKluszyn, HasAResultForEveryRollInEveryColumnThatItsCodesExplain) {
  const rules::ResultCodes codes(battle_, book_);
  for (int strength = 1; strength <= 18; ++strength) {
    rules::Chance sum;
    for (const rules::TableResult& one : duel(7, 7, "0", true, strength).results) {
      sum = sum + one.chance;
      EXPECT_TRUE(codes.ofBattle(one.text).unexplained.empty()) << one.text;
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
  const rules::Mechanics mechanics = rules::mechanicsOf(battle_, book_);
  const rules::TableRules* table = mechanics.table("infantry-rifles");
  ASSERT_TRUE(table);
  const auto forest = std::find_if(table->adjusts.list.begin(), table->adjusts.list.end(),
                                   [](const rules::NamedAdjust& each) { return each.path.ends_with("forest"); });
  ASSERT_NE(forest, table->adjusts.list.end());
  EXPECT_EQ(forest->adjust.amount.number, Rational(-2));
  EXPECT_EQ(forest->adjust.of, "roll");
}

}  // namespace
}  // namespace redoubt
