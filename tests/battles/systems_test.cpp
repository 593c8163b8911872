#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/ask/answer.h"
#include "core/ask/check_answer.h"
#include "core/ask/map_answers.h"
#include "core/ask/move_answers.h"
#include "core/ask/stack_answer.h"
#include "core/ask/turn_answers.h"
#include "core/ask/victory_answer.h"
#include "core/check/check.h"
#include "core/check/messages.h"
#include "core/exchange/json/json_battle.h"
#include "core/exchange/new_battle.h"
#include "core/rules/mechanics/outcome.h"
#include "core/rules/set_up/set_up.h"

// The systems to begin from, each by its small battle: what the rules answer is what their tables and figures come to on
// paper. That the battles are free of findings is told by Battles.HasExactlyItsExpectedFindings.
namespace redoubt {
namespace {

using rules::Chance;
using rules::Verdict;
using Texts = std::vector<std::string>;

std::string columnOf(const ask::ActionAnswer& answer) {
  return answer.lookup.column ? answer.lookup.columns[*answer.lookup.column] : std::string();
}
// Before shifts.
std::string baseOf(const ask::ActionAnswer& answer) {
  return answer.lookup.base ? answer.lookup.columns[*answer.lookup.base] : std::string();
}

class StartingSystem : public ::testing::Test {
 protected:
  explicit StartingSystem(const std::string& name) {
    exchange::JsonRead read = exchange::readJson(std::filesystem::path(REDOUBT_BATTLES) / name, {REDOUBT_SYSTEMS, true});
    if (auto* problems = std::get_if<1>(&read)) {
      for (const exchange::Problem& problem : *problems) ADD_FAILURE() << exchange::toText(problem);
      return;
    }
    battle_ = std::get<0>(std::move(read));
    variant_ = rules::variants(battle_, rules::scenarios(battle_).front()->id).front()->id;
  }

  /// What is supposed holds for the questions that follow.
  const ask::World& suppose(const Texts& suppositions) { return world_.emplace(battle_, variant_, suppositions); }
  rules::Member piece(const std::string& name) const { return world_->piece(name); }

  ask::ActionAnswer act(std::string_view question, const Texts& by, const std::string& on) const {
    std::vector<rules::Member> members;
    for (const std::string& name : by) members.push_back(piece(name));
    return askAction(*world_, question, members, {world_->hex(on)});
  }
  ask::ActionAnswer attack(const Texts& by, const std::string& on) const { return act("attack", by, on); }
  static Chance chanceOf(const ask::ActionAnswer& answer, std::string_view result) {
    for (const rules::TableResult& each : answer.lookup.results) {
      if (each.text == result) return each.chance;
    }
    return {};
  }
  std::optional<Rational> costTo(const std::string& unit, const std::string& hex) const {
    return costIn(askReach(*world_, piece(unit)), hex);
  }
  std::optional<Rational> retreatTo(const std::string& unit, const std::string& hex, int most) const {
    return costIn(askRetreat(*world_, piece(unit), most), hex);
  }
  std::optional<Rational> costIn(const ask::ReachAnswer& answer, const std::string& hex) const {
    for (const ask::ReachAnswer::End& end : answer.ends) {
      if (end.hex == world_->hex(hex)) return end.cost;
    }
    return std::nullopt;
  }
  Rational pointsOf(const std::string& player) const {
    for (const rules::PlayerPoints& each : askVictory(*world_).totals) {
      if (each.player == player) return each.points;
    }
    return Rational(-1);
  }
  bool has(const std::string& path) const { return rules::RuleBook(battle_).json(path).has_value(); }

  model::Battle battle_;
  Id<model::Variant> variant_;
  std::optional<ask::World> world_;
};

class BegunFrom : public ::testing::TestWithParam<const char*> {};

INSTANTIATE_TEST_SUITE_P(Systems, BegunFrom, ::testing::Values("olszanka", "sarnowa", "wilkowa"),
                         [](const auto& each) { return std::string(each.param); });

TEST_P(BegunFrom, ANewBattleTakesItsRulesAndHasNoFaults) {
  exchange::JsonRead read = exchange::readJson(std::filesystem::path(REDOUBT_BATTLES) / GetParam(), {REDOUBT_SYSTEMS, true});
  ASSERT_TRUE(std::holds_alternative<model::Battle>(read));
  exchange::NewBattleOptions options;
  options.title = "Mine";
  options.rulesOf = std::get<0>(std::move(read));
  for (exchange::NewArmy& army : options.armies) army.units = {{"infantry", 3}};
  for (const check::Finding& finding : check::runChecks(exchange::newBattle(options))) {
    EXPECT_NE(finding.severity, model::Severity::Error) << check::message(finding);
  }
}

class Classic : public StartingSystem {
 protected:
  Classic() : StartingSystem("olszanka") {}
};

TEST_F(Classic, AnAttackOnATownIsAtEvenOdds) {
  suppose({"11-infantry@0708", "12-infantry@0708"});
  const auto answer = attack({"11-infantry", "12-infantry"}, "0808");
  EXPECT_TRUE(answer.refusals.empty());
  EXPECT_EQ(answer.indexText(), "1:1");  // 4 + 4, and 4 doubled by the town
  EXPECT_EQ(columnOf(answer), "1-1");
  for (const char* result : {"AE", "A1", "AR", "EX"}) EXPECT_EQ(chanceOf(answer, result), Chance(1, 6)) << result;
  EXPECT_EQ(chanceOf(answer, "DR"), Chance(1, 3));
  EXPECT_EQ(answer.certainty, rules::Certainty::Known);
}

TEST_F(Classic, GunsWithInfantryShiftAColumnAndRiversHalve) {
  suppose({"11-infantry@0708", "12-infantry@0708", "1-artillery@0807", "1-uhlans@1103"});
  const auto guns = attack({"11-infantry", "12-infantry", "1-artillery"}, "0808");
  EXPECT_EQ(baseOf(guns), "1-1");  // 13 : 8
  EXPECT_EQ(columnOf(guns), "2-1");
  EXPECT_EQ(columnOf(attack({"1-artillery"}, "0808")), "1-2");  // 5 : 8, and no infantry with it
  EXPECT_EQ(columnOf(attack({"1-uhlans"}, "1203")), "1-3");     // 3 halved : 4
}

TEST_F(Classic, AnExchangeCostsTheAttackersWhatTheDefendersLose) {
  suppose({"11-infantry@0708", "12-infantry@0708"});
  const auto answer = attack({"11-infantry", "12-infantry"}, "0808");
  const auto exchange = std::find_if(answer.effects.begin(), answer.effects.end(),
                                     [](const rules::ExplainedResult& each) { return each.result.text == "EX"; });
  ASSERT_NE(exchange, answer.effects.end());
  ASSERT_EQ(exchange->parts.size(), 2u);
  const rules::Consequence& cost = exchange->parts[1].ways.front().front();
  EXPECT_EQ(cost.verb, rules::EffectVerb::Exchange);
  EXPECT_EQ(cost.amount.value, Rational(2));  // the back defends with 2 less
}

TEST_F(Classic, ZonesOfControlStopAndBarTheWayBack) {
  suppose({"1-guards@0708"});
  EXPECT_EQ(costTo("14-infantry", "0806"), Rational(2));  // two hexes of road, one of clear ground
  EXPECT_EQ(costTo("11-infantry", "0608"), Rational(1, 2));
  EXPECT_EQ(costTo("11-infantry", "0607"), std::nullopt);  // two are there
  EXPECT_EQ(costTo("2-uhlans", "0809"), Rational(4));
  EXPECT_EQ(costTo("2-uhlans", "0908"), std::nullopt);
  EXPECT_EQ(retreatTo("21-infantry", "0908", 2), Rational(1));  // over the bridge
  EXPECT_EQ(retreatTo("21-infantry", "0807", 2), std::nullopt);
}

TEST_F(Classic, TownsAndTheBridgeAreWorthPoints) {
  suppose({});
  EXPECT_EQ(pointsOf("north"), Rational(32));  // five towns at 4, two hexes of the bridge at 6
  EXPECT_EQ(pointsOf("south"), Rational(8));
  suppose({"21-infantry.fate=lost", "11-infantry@0808"});
  EXPECT_EQ(pointsOf("north"), Rational(22));
  EXPECT_EQ(pointsOf("south"), Rational(22));
  EXPECT_EQ(askStack(*world_, world_->hex("0808")).limits.at(0).most, Rational(3));
}

TEST_F(Classic, HasNoFacingsNoMoraleAndNoCommands) {
  EXPECT_FALSE(has("facing/kind"));
  EXPECT_FALSE(has("rating/morale"));
  EXPECT_EQ(battle_.all<model::Command>().size(), 0u);
  EXPECT_EQ(battle_.all<model::Leader>().size(), 0u);
}

class Differential : public StartingSystem {
 protected:
  Differential() : StartingSystem("sarnowa") {}
  Verdict isSupplied(const std::string& unit) const { return askTrace(*world_, "supply", piece(unit)).in; }
};

TEST_F(Differential, TheDifferenceFindsTheColumn) {
  suppose({"turn=1", "13-division@0906"});
  const auto answer = attack({"13-division"}, "1006");
  EXPECT_EQ(answer.indexText(), "-1");
  EXPECT_EQ(columnOf(answer), "-3");
  EXPECT_EQ(chanceOf(answer, "A1"), Chance(1, 3));
  EXPECT_EQ(answer.certainty, rules::Certainty::Known);
  EXPECT_FALSE(attack({"western-depot-1"}, "1006").refusals.empty());
}

TEST_F(Differential, ArmourIsHinderedByMudAndCities) {
  const Texts near{"13-division@0906", "1-armoured@0906"};
  suppose({"turn=1", near[0], near[1]});
  const auto dry = attack({"13-division", "1-armoured"}, "1006");
  EXPECT_EQ(dry.indexText(), "+7");
  EXPECT_EQ(columnOf(dry), "9");  // +5 and one for armour on clear ground
  suppose({"turn=5", near[0], near[1]});
  const auto mud = attack({"13-division", "1-armoured"}, "1006");
  EXPECT_EQ(mud.indexText(), "+3");  // 8 halved
  EXPECT_EQ(columnOf(mud), "2");
  suppose({"turn=1", "1-armoured@1007", "32-division@off", "31-division@off", "37-regiment@off"});
  EXPECT_EQ(baseOf(attack({"1-armoured"}, "1107")), "2");  // 8 - 6
  EXPECT_EQ(columnOf(attack({"1-armoured"}, "1107")), "-3");
}

TEST_F(Differential, SupplyComesByRailToADepotAndFromThereOverLand) {
  suppose({"turn=1"});
  for (const char* unit : {"13-division", "16-division", "33-division", "34-division", "36-regiment"}) {
    EXPECT_EQ(isSupplied(unit), Verdict::Yes) << unit;
  }
  suppose({"turn=1", "13-division@1907", "14-division@1906"});  // across the railway
  EXPECT_EQ(isSupplied("33-division"), Verdict::No);
  EXPECT_EQ(attack({"33-division"}, "0906").lookup.amounts.at(0).value, Rational(3));  // 5 halved, rounded up
}

TEST_F(Differential, RoadsRailwaysAndMudChangeHowFarAUnitGoes) {
  suppose({"turn=1"});
  EXPECT_EQ(costTo("1-armoured", "0509"), Rational(3));
  EXPECT_EQ(costTo("16-division", "0510"), Rational(2));
  suppose({"turn=5"});
  EXPECT_EQ(costTo("16-division", "0510"), Rational(4));
  suppose({"turn=1", "34-division@2007"});
  EXPECT_EQ(costTo("34-division", "1107"), Rational(10));  // ten hexes by rail
}

TEST_F(Differential, ReplacementsComeWhereTheirSideHolds) {
  suppose({"turn=3", "33-division.fate=lost", "western-depot-1.fate=lost"});
  Texts places;
  for (const hex::HexKey hex : askBuild(*world_, piece("33-division")).hexes.sure) places.push_back(world_->numberOf(hex));
  EXPECT_EQ(places, (Texts{"1107", "1207", "2007"}));
  EXPECT_TRUE(askBuild(*world_, piece("western-depot-1")).hexes.sure.empty());
}

TEST_F(Differential, MudComesInTheFourthTurn) {
  suppose({"turn=4"});
  const auto turn = askTurn(*world_, 4);
  ASSERT_EQ(turn.states.size(), 1u);
  EXPECT_EQ(turn.states[0].level(), rules::Symbol("mud"));
  EXPECT_EQ(turn.segments.size(), 4u);
  EXPECT_TRUE(turn.segments.back().units.empty());  // nobody exploits in mud
}

TEST_F(Differential, TwoDivisionsMayShareAHex) {
  suppose({"13-division@1207"});
  EXPECT_EQ(askStack(*world_, world_->hex("0804")).fits, Verdict::Yes);
  suppose({"13-division@0804"});
  EXPECT_EQ(askStack(*world_, world_->hex("0804")).fits, Verdict::No);
}

class Brigade : public StartingSystem {
 protected:
  Brigade() : StartingSystem("wilkowa") {}
};

TEST_F(Brigade, FireIsByPointsAndDistance) {
  suppose({"turn=1", "state.weather=fair", "1-crown@0807"});
  const auto canister = act("fire", {"battery-1"}, "1106");
  EXPECT_EQ(canister.action, "cannonade");
  EXPECT_EQ(canister.indexText(), "10");  // 5 doubled at two hexes
  EXPECT_EQ(columnOf(canister), "8");
  EXPECT_EQ(chanceOf(canister, "M"), Chance(13, 18));
  const auto far = act("fire", {"1-crown"}, "0906");
  EXPECT_EQ(far.action, "volley");
  EXPECT_EQ(far.indexText(), "1");  // 3 halved, rounded down from a half
  suppose({"turn=1", "state.weather=rain"});
  EXPECT_EQ(act("fire", {"battery-1"}, "1106").lookup.rollChange, Rational(-1));
  suppose({"turn=1", "state.weather=fair", "1-crown@0907"});
  EXPECT_FALSE(act("fire", {"1-crown"}, "1203").refusals.empty());  // too far, and behind the hilltop
}

TEST_F(Brigade, AChargeIsARollOfBothWithOddsFlankAndGround) {
  suppose({"turn=1", "1-crown@0907"});
  EXPECT_EQ(attack({"1-crown"}, "0906").lookup.rollChange, Rational(-1));  // over the stream
  suppose({"turn=1", "1-crown@0907", "2-crown@0907", "2-varga.state.morale=shaken"});
  const auto strong = attack({"1-crown", "2-crown"}, "0906");
  EXPECT_EQ(strong.lookup.rollChange, Rational(2));  // 2 to 1, shaken, stream
  EXPECT_EQ(chanceOf(strong, "DX"), Chance(10, 36));
  EXPECT_EQ(chanceOf(strong, "DB"), Chance(16, 36));
  suppose({"turn=1", "1-crown@0905", "1-crown.facing=s3", "royal-battery-2@off"});
  EXPECT_EQ(attack({"1-crown"}, "0906").lookup.rollChange, Rational(2));  // from the rear
  suppose({"turn=1", "1-crown@0907", "1-crown.state.morale=shaken"});
  EXPECT_FALSE(attack({"1-crown"}, "0906").refusals.empty());
  suppose({"turn=1", "1-crown@0907", "1-crown.facing=s3"});
  EXPECT_FALSE(attack({"1-crown"}, "0906").refusals.empty());
}

TEST_F(Brigade, AUnitRalliesByItsMoraleAndWithALeaderSooner) {
  suppose({"turn=1", "1-crown.state.morale=shaken", "1-mohr.state.morale=routed", "1-mohr@1504"});
  const auto chance = [&](const std::string& unit, std::size_t level) {
    return askCheck(*world_, piece(unit), "rally").changes.at(0).becomes.levels.at(level);
  };
  EXPECT_EQ(chance("1-crown", 0), Chance(4, 6));
  EXPECT_EQ(chance("1-mohr", 1), Chance(5, 6));
}

TEST_F(Brigade, ChitsOfBrigadesRollForTheirOrders) {
  suppose({"turn=2", "state.weather=fair"});
  const auto pool = askPool(*world_, 2);
  EXPECT_EQ(pool.chits.size(), 10u);  // eight brigades, fortune and the end
  EXPECT_EQ(std::count_if(pool.chits.begin(), pool.chits.end(), [](const auto& each) { return each.kind == "end"; }), 1);
  const auto levels = askActivate(*world_, "first-brigade").effect.levels;
  ASSERT_EQ(levels.size(), 3u);
  for (const auto& level : levels) EXPECT_EQ(level.chance, Chance(1, 3)) << level.name;
  suppose({"turn=1", "state.weather=fair"});
  EXPECT_EQ(askPool(*world_, 1).chits.size(), 9u);  // the first turn is played out
}

TEST_F(Brigade, ALeaderCommandsTheUnitsOfHisBrigade) {
  suppose({"turn=1"});
  EXPECT_EQ(askTrace(*world_, "command", piece("1-crown")).in, Verdict::Yes);
  suppose({"turn=1", "korsak@0813"});
  EXPECT_EQ(askTrace(*world_, "command", piece("1-crown")).in, Verdict::No);  // though Bielak is near
}

TEST_F(Brigade, RainShortensMarchesAndCavalryKeepsToItself) {
  suppose({"turn=1", "state.weather=fair"});
  EXPECT_EQ(costTo("1-crown", "0508"), Rational(4));
  suppose({"turn=1", "state.weather=rain"});
  EXPECT_EQ(costTo("1-crown", "0508"), std::nullopt);
  EXPECT_EQ(askStack(*world_, world_->hex("1008")).fits, Verdict::Yes);
  suppose({"dragoons-a@1008"});
  EXPECT_EQ(askStack(*world_, world_->hex("1008")).fits, Verdict::No);
}

TEST_F(Brigade, AnArmyBreaksWithAThirdOfItsUnits) {
  Texts lost{"turn=5", "1-mohr.fate=lost", "2-mohr.fate=lost", "1-queen.fate=lost", "royal-jagers.fate=lost"};
  const auto army = [&] {
    suppose(lost);
    for (const auto& state : askCheck(*world_, piece("1-varga")).states) {
      if (state.name == "army") return state.level;
    }
    return std::string("none");
  };
  EXPECT_EQ(army(), "steady");  // four of fourteen
  lost.push_back("2-varga.fate=lost");
  EXPECT_EQ(army(), "broken");
}

}  // namespace
}  // namespace redoubt
