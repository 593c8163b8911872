#include "core/ask/check_answer.h"
#include "core/ask/map_answers.h"
#include "core/ask/move_answers.h"
#include "core/rules/vocabulary/rule_circles.h"
#include "tests/core/mechanisms/game.h"

// States: morale, formations, fatigue, the weather. The numbers are those of docs/mechanisms.md.
namespace redoubt::mechanisms {
namespace {

using rules::Certainty;
using rules::Chance;
using rules::Verdict;

class States : public ::testing::Test {
 protected:
  States() {
    game_.oddsTable();
    game_.unit("a", "red", "foot", "1010", {{"attack", 4}, {"defence", 3}});
    game_.unit("b", "red", "foot", "1111", {{"attack", 5}, {"defence", 3}});
    game_.unit("d", "blue", "foot", "1110", {{"attack", 2}, {"defence", 3}});
  }
  void addCommand(const std::string& name, const std::vector<int>& units) {
    model::Command row;
    row.id = Id<model::Command>{1};
    row.slug = name;
    row.army = Id<model::Army>{1};
    game_.battle().all<model::Command>().put(row);
    for (const int unit : units) {
      model::UnitCommand link;
      link.unit = Id<model::Unit>{unit};
      link.command = row.id;
      game_.battle().all<model::UnitCommand>().put(link);
    }
  }
  ask::CheckAnswer check(const std::string& unit, const std::vector<std::string>& with = {},
                         std::string_view change = {}) const {
    world_.emplace(game_.battle(), Id<model::Variant>{1}, with);
    return askCheck(*world_, world_->piece(unit), change);
  }
  std::string levelOf(const std::string& unit, const std::string& state,
                      const std::vector<std::string>& with = {}) const {
    for (const auto& each : check(unit, with).states) {
      if (each.name == state) return each.level;
    }
    return "none";
  }
  // The chance that a change brings a level; zero where there is no such change.
  Chance chance(const ask::CheckAnswer& answer, const std::string& change, const std::string& level) const {
    for (const rules::PossibleChange& each : answer.changes) {
      const auto place = each.state->placeOf(level);
      if (each.change->name != change || !place) continue;
      const auto found = each.becomes.levels.find(*place);
      if (found != each.becomes.levels.end()) return found->second;
    }
    return {};
  }
  std::vector<rules::GameStateAt> gameAt(int turn, const std::vector<std::string>& with = {}) const {
    world_.emplace(game_.battle(), Id<model::Variant>{1}, with);
    return gameStatesAt(world_->mechanics(), world_->position(), &world_->fields(), turn);
  }
  std::optional<Rational> attackOf(const std::string& unit, const std::vector<std::string>& with = {}) const {
    return game_.attack({unit}, "1110", with).lookup.amounts[0].value;
  }
  std::string failure(const std::string& supposition) const {
    try {
      game_.attack({"a"}, "1110", {supposition});
    } catch (const Error& error) {
      return error.sentence();
    }
    return {};
  }
  void moraleLadder() {
    game_.rule("state/morale", R"({"levels":["good","shaken","routed"]})");
    game_.rule("state/morale/routed", R"({"may-not":["attack","move"]})");
    game_.rule("state/morale/change/rally", R"({"from":["shaken","routed"],"to":"-1","table":"rally"})");
    game_.rule("rating/morale", R"({"arms":{"foot":4}})");
    game_.rule("table/rally/roll", R"({"dice":"1d6","less":{"rating":"morale"}})");
    game_.rule("table/rally/rows/1/range", "[null,0]");
    game_.rule("table/rally/rows/1/result", R"("pass")");
    game_.rule("table/rally/rows/2/range", "[1,null]");
    game_.rule("table/rally/rows/2/result", R"("fail")");
  }
  mutable Game game_;
  mutable std::optional<ask::World> world_;
};

TEST_F(States, M49_AUnitBeginsAtTheFirstLevelAndWhatIsSupposedCounts) {
  moraleLadder();
  EXPECT_EQ(levelOf("a", "morale"), "good");
  EXPECT_EQ(levelOf("a", "morale", {"a.state.morale=shaken"}), "shaken");
  game_.rule("state/morale", R"({"levels":["good","shaken","routed"],"start":"shaken"})");
  EXPECT_EQ(levelOf("a", "morale"), "shaken");
}

TEST_F(States, M49_ARoutedUnitMayNotAttackNorMove) {
  moraleLadder();
  EXPECT_TRUE(game_.attack({"a"}, "1110", {"a.state.morale=shaken"}).refusals.empty());
  game_.rule("action/assault", R"({"asked":"attack","table":"crt"})");
  EXPECT_TRUE(game_.attack({"a"}, "1110", {"a.state.morale=shaken"}).refusals.empty());
  const auto refusals = game_.attack({"a"}, "1110", {"a.state.morale=routed"}).refusals;
  ASSERT_EQ(refusals.size(), 1u);
  EXPECT_EQ(refusals[0].kind, rules::Refusal::Kind::State);
  EXPECT_EQ(refusals[0].rule, "state/morale/routed");
  const ask::World world(game_.battle(), Id<model::Variant>{1}, {"a.state.morale=routed"});
  const rules::MapSituation situation(world.mechanics(), world.position(), &world.fields());
  EXPECT_FALSE(forbidden(situation, world.piece("a"), {"move"}).empty());
  EXPECT_TRUE(forbidden(situation, world.piece("b"), {"move"}).empty());
}

TEST_F(States, M49_ARallyRollsForABetterLevelByTheUnitsOwnMorale) {
  moraleLadder();
  EXPECT_TRUE(check("a").changes.empty());  // it is in good order
  const auto answer = check("a", {"a.state.morale=routed"});
  EXPECT_EQ(chance(answer, "rally", "shaken"), Chance(2, 3));
  EXPECT_EQ(chance(answer, "rally", "routed"), Chance(1, 3));
  EXPECT_EQ(answer.certainty, Certainty::Known);
  game_.rule("table/rally/adjust/enemy", R"({"of":"roll","add":1,"when":{"count":{"group":)"
                                         R"({"of":"neighbours","where":{"side":"other"}},"from":1}}})");
  const auto near = check("a", {"a.state.morale=routed"});
  EXPECT_EQ(chance(near, "rally", "shaken"), Chance(1, 2));
  ASSERT_EQ(near.changes.size(), 1u);
  EXPECT_EQ(near.changes[0].adjustments.at(0).rule, "table/rally/adjust/enemy");
  game_.rule("state/morale/routed", R"({"may-not":["rally"]})");
  EXPECT_EQ(check("a", {"a.state.morale=routed"}).changes.at(0).forbidden.size(), 1u);
  EXPECT_TRUE(check("a", {"a.state.morale=shaken"}).changes.at(0).forbidden.empty());
}

TEST_F(States, M49_ACheckCostsLevelsByHowMuchItFails) {
  moraleLadder();
  game_.rule("state/morale/change/hit", R"({"on":"assault","table":"nerve"})");
  game_.rule("table/nerve/roll", R"({"dice":"1d6","less":{"rating":"morale"}})");
  game_.rule("table/nerve/rows/1/range", "[null,0]");
  game_.rule("table/nerve/rows/1/result", R"("pass")");
  game_.rule("table/nerve/rows/2/range", "[1,1]");
  game_.rule("table/nerve/rows/2/result", R"("+1")");
  game_.rule("table/nerve/rows/3/range", "[2,null]");
  game_.rule("table/nerve/rows/3/result", R"("routed")");
  game_.rule("state/morale/change/hit", R"({"on":"assault","table":"nerve","to":"+1"})");
  const auto answer = check("a", {}, "hit");
  EXPECT_EQ(chance(answer, "hit", "good"), Chance(2, 3));
  EXPECT_EQ(chance(answer, "hit", "shaken"), Chance(1, 6));
  EXPECT_EQ(chance(answer, "hit", "routed"), Chance(1, 6));
}

TEST_F(States, M23_AUnitChecksOnEnteringAHex) {
  game_.rule("state/order", R"({"levels":["ordered","disordered"]})");
  game_.rule("state/order/change/woods",
             R"({"on":"enter","when":{"hex":"woods"},"from":"ordered","to":"disordered","table":"entry"})");
  game_.rule("table/entry/roll", R"({"dice":"1d6"})");
  game_.rule("table/entry/rows/1/range", "[1,4]");
  game_.rule("table/entry/rows/1/result", R"("pass")");
  game_.rule("table/entry/rows/2/range", "[5,6]");
  game_.rule("table/entry/rows/2/result", R"("fail")");
  game_.terrain("0505", "woods");
  EXPECT_TRUE(check("a").changes.empty());
  const auto answer = check("a", {"a@0505"});
  ASSERT_EQ(answer.changes.size(), 1u);
  EXPECT_EQ(answer.changes[0].change->change.on, "enter");
  EXPECT_EQ(chance(answer, "woods", "disordered"), Chance(1, 3));
  EXPECT_TRUE(check("a", {"a@0505", "a.state.order=disordered"}).changes.empty());
}

TEST_F(States, M16_TerrainAndContactForceAFormation) {
  game_.rule("state/shape", R"({"levels":["line","column","loose"]})");
  game_.rule("state/shape/change/woods", R"({"on":"always","when":{"hex":"woods"},"to":"loose"})");
  game_.rule("state/shape/change/contact", R"({"on":"always","from":"line","to":"column","when":{"count":{"group":)"
                                           R"({"of":"neighbours","where":{"side":"other","arm":"horse"}},"from":1}}})");
  game_.rule("rating/attack/adjust/loose", R"({"times":"1/2","when":{"state.shape":"loose"}})");
  EXPECT_EQ(levelOf("a", "shape"), "line");
  EXPECT_EQ(attackOf("a"), Rational(4));
  game_.terrain("1010", "woods");
  EXPECT_EQ(levelOf("a", "shape"), "loose");
  EXPECT_EQ(attackOf("a"), Rational(2));
  game_.unit("h", "blue", "horse", "1211", {});
  EXPECT_EQ(levelOf("b", "shape"), "column");
}

TEST_F(States, M16_AStateShowsTheOtherFaceOfTheCounter) {
  game_.back("a", {{"attack", 1}, {"defence", 2}});
  game_.rule("state/shape", R"({"levels":["line","road"]})");
  EXPECT_EQ(attackOf("a", {"a.state.shape=road"}), Rational(4));
  game_.rule("state/shape/road", R"({"face":"back"})");
  EXPECT_EQ(attackOf("a", {"a.state.shape=road"}), Rational(1));
  EXPECT_EQ(attackOf("a"), Rational(4));
  // It has lost nothing by that.
  game_.rule("rating/attack/adjust/weak", R"({"add":3,"when":{"losses":{"from":1}}})");
  EXPECT_EQ(attackOf("a", {"a.state.shape=road"}), Rational(1));
}

TEST_F(States, M60_FatigueGrowsByForcedMarchesAndWeakens) {
  game_.rule("state/fatigue", R"({"levels":["0","1","2","3"]})");
  game_.rule("state/fatigue/change/march", R"({"on":"choice","to":"+1","cost":2})");
  game_.rule("state/fatigue/change/rest", R"({"on":"turn","to":"-1","when":{"moved":false}})");
  game_.rule("rating/attack/adjust/tired", R"({"add":-1,"when":{"state.fatigue":["2","3"]}})");
  EXPECT_EQ(attackOf("a"), Rational(4));
  EXPECT_EQ(attackOf("a", {"a.state.fatigue=2"}), Rational(3));
  const auto answer = check("a", {"a.state.fatigue=1", "a.moved=no"});
  EXPECT_EQ(chance(answer, "march", "2"), Chance(1, 1));
  EXPECT_EQ(chance(answer, "rest", "0"), Chance(1, 1));
  EXPECT_EQ(answer.changes.at(0).cost->value, Rational(2));
  EXPECT_EQ(chance(check("a", {"a.state.fatigue=1", "a.moved=yes"}), "rest", "0"), Chance());
  // At the worst level it can't grow.
  EXPECT_EQ(chance(check("a", {"a.state.fatigue=3"}), "march", "3"), Chance(1, 1));
}

TEST_F(States, M59_AFormationBreaksWhenHalfOfItIsLost) {
  addCommand("brigade", {1, 2});
  game_.rule("state/resolve", R"({"of":"command","levels":["firm","broken"]})");
  game_.rule("state/resolve/change/breaks",
             R"({"on":"always","to":"broken","when":{"count":{"group":)"
             R"({"of":"forces","where":{"command":"same","fate":["removed","lost"]}},"from":)"
             R"({"times":["1/2",{"count":{"of":"forces","where":{"command":"same"}}}]}}}})");
  game_.rule("state/resolve/broken", R"({"may-not":["attack"]})");
  game_.rule("action/assault", R"({"asked":"attack","table":"crt"})");
  EXPECT_EQ(levelOf("a", "resolve"), "firm");
  EXPECT_TRUE(game_.attack({"a"}, "1110").refusals.empty());
  EXPECT_EQ(levelOf("a", "resolve", {"b@off"}), "broken");
  EXPECT_FALSE(game_.attack({"a"}, "1110", {"b@off"}).refusals.empty());
  EXPECT_EQ(levelOf("a", "resolve", {"brigade.state.resolve=broken"}), "broken");
  EXPECT_EQ(failure("brigad.state.resolve=broken"), "there is no command \"brigad\"; near ones: brigade.");
}

TEST_F(States, M59_AnArmyBreaksByTheStepsThatItHasLost) {
  game_.rule("state/army-morale", R"({"of":"army","levels":["steady","demoralised"]})");
  game_.rule("state/army-morale/change/breaks",
             R"({"on":"always","to":"demoralised","when":{"count":{"group":)"
             R"({"of":"forces","where":{"army":"same","losses":{"from":1}}},"from":1}}})");
  game_.rule("rating/attack/adjust/demoralised", R"({"times":"1/2","when":{"state.army-morale":"demoralised"}})");
  game_.back("b", {{"attack", 3}, {"defence", 2}});
  EXPECT_EQ(attackOf("a"), Rational(4));
  EXPECT_EQ(attackOf("a", {"b.step=2"}), Rational(2));
  EXPECT_EQ(attackOf("a", {"red.state.army-morale=demoralised"}), Rational(2));
  EXPECT_EQ(attackOf("a", {"blue.state.army-morale=demoralised"}), Rational(4));
}

TEST_F(States, M61_RainOfATurnShiftsColumnsAndMudStopsSupply) {
  game_.rule("state/weather", R"({"of":"game","levels":["clear","rain"]})");
  game_.rule("state/weather/change/rain", R"({"on":"turn","when":{"turn":[4]},"to":"rain"})");
  game_.rule("state/weather/change/dry", R"({"on":"turn","when":{"turn":[6]},"from":"rain","to":"clear"})");
  game_.rule("table/crt/adjust/rain", R"({"of":"column","add":-1,"when":{"state.weather":"rain"}})");
  game_.rule("flood/supply", R"({"asked":"supply","from":{"of":"hexes","where":{"hex":"town"}},"budget":5})");
  game_.rule("flood/supply/cost/rain", R"({"add":1,"when":{"state.weather":"rain"}})");
  game_.terrain("1310", "town");
  EXPECT_EQ(columnOf(game_.attack({"a"}, "1110", {"turn=3"})), "1-1");
  EXPECT_EQ(columnOf(game_.attack({"a"}, "1110", {"turn=4"})), "1-2");
  EXPECT_EQ(columnOf(game_.attack({"a"}, "1110", {"turn=5"})), "1-2");
  EXPECT_EQ(columnOf(game_.attack({"a"}, "1110", {"turn=6"})), "1-1");
  // What somebody supposes counts.
  EXPECT_EQ(columnOf(game_.attack({"a"}, "1110", {"turn=4", "state.weather=clear"})), "1-1");
  const auto supplied = [&](const std::string& turn) {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, {turn});
    return askTrace(world, "supply", world.piece("a")).in;
  };
  EXPECT_EQ(supplied("turn=3"), Verdict::Yes);
  EXPECT_EQ(supplied("turn=4"), Verdict::No);
}

TEST_F(States, M61_WeatherThatIsRolledForHasChancesAndIsUnknownInAnAttack) {
  game_.rule("state/weather", R"({"of":"game","levels":["clear","rain","mud"]})");
  game_.rule("state/weather/change/roll", R"({"on":"turn","table":"weather"})");
  game_.rule("table/weather/roll", R"({"dice":"1d6"})");
  game_.rule("table/weather/rows/1/range", "[1,3]");
  game_.rule("table/weather/rows/1/result", R"("clear")");
  game_.rule("table/weather/rows/2/range", "[4,5]");
  game_.rule("table/weather/rows/2/result", R"("rain")");
  game_.rule("table/weather/rows/3/range", "[6,6]");
  game_.rule("table/weather/rows/3/result", R"("mud")");
  game_.rule("table/crt/adjust/rain", R"({"of":"column","add":-1,"when":{"state.weather":"rain"}})");
  const auto states = gameAt(30);  // the dice of earlier turns don't matter
  ASSERT_EQ(states.size(), 1u);
  EXPECT_EQ(states[0].levels, (std::map<std::size_t, Chance>{{0, Chance(1, 2)}, {1, Chance(1, 3)}, {2, Chance(1, 6)}}));
  EXPECT_FALSE(states[0].level());
  const auto attack = game_.attack({"a"}, "1110", {"turn=2"});
  ASSERT_EQ(attack.adjustments.size(), 1u);
  EXPECT_TRUE(attack.adjustments[0].isOpen);
}

TEST_F(States, M61_NightFallsOnItsTurns) {
  game_.rule("state/light", R"({"of":"game","levels":["day","night"]})");
  game_.rule("state/light/change/night", R"({"on":"always","when":{"turn":[4,8]},"to":"night"})");
  game_.rule("rating/attack/adjust/night", R"({"times":"1/2","when":{"state.light":"night"}})");
  EXPECT_EQ(attackOf("a", {"turn=4"}), Rational(2));
  EXPECT_EQ(attackOf("a", {"turn=5"}), Rational(4));
  EXPECT_EQ(gameAt(8)[0].level(), rules::Symbol("night"));
}

TEST_F(States, M25_ABlownBridgeIsNoWayForSupply) {
  game_.rule("state/bridge", R"({"of":"hexside","levels":["whole","blown"]})");
  game_.rule("flood/supply",
             R"({"asked":"supply","from":{"of":"hexes","where":{"hex":"town"}},"budget":5,)"
             R"("block":{"across":"river","any":[{"not":{"link":"road"}},{"state-across.bridge":"blown"}]}})");
  game_.terrain("1310", "town");
  for (const auto& [from, to] : {std::pair("1010", "1009"),
                                 {"1010", "1110"},
                                 {"1010", "1111"},
                                 {"1010", "1011"},
                                 {"1010", "1109"},
                                 {"1010", "0910"}}) {
    game_.side(from, to, "river");
  }
  game_.link("1010", "1110", "road");
  const auto supplied = [&](const std::vector<std::string>& with) {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, with);
    return askTrace(world, "supply", world.piece("a")).in;
  };
  EXPECT_EQ(supplied({}), Verdict::Yes);
  EXPECT_EQ(supplied({"1010/1110.state.bridge=blown"}), Verdict::No);
  EXPECT_EQ(supplied({"1009/1010.state.bridge=blown"}), Verdict::Yes);
}

TEST_F(States, NamesOfStatesAndLevelsAreKnown) {
  moraleLadder();
  EXPECT_EQ(failure("a.state.morale=shakn"),
            "there is no level of a state \"morale/shakn\"; near ones: morale/shaken, morale/good, morale/routed.");
  EXPECT_NE(failure("a.state.moral=shaken"), "");
  EXPECT_NE(failure("state.weather=mud"), "");
  EXPECT_THROW(check("a", {}, "raly"), Error);
}

// A rally by a rating that the state itself changes is no circle; a state that always depends on itself is.
TEST_F(States, OnlyWhatAlwaysHoldsCanBeACircle) {
  moraleLadder();
  game_.rule("rating/morale/adjust/shaken", R"({"add":-1,"when":{"state.morale":["shaken","routed"]}})");
  EXPECT_TRUE(ruleCircles(rules::RuleBook(game_.battle())).empty());
  EXPECT_EQ(chance(check("a", {"a.state.morale=shaken"}), "rally", "good"), Chance(1, 2));
  game_.rule("state/morale/change/low", R"({"on":"always","when":{"rating.morale":{"to":3}},"to":"shaken"})");
  EXPECT_FALSE(ruleCircles(rules::RuleBook(game_.battle())).empty());
}

TEST_F(States, M56_AWingActsByTheOrdersThatItHas) {
  addCommand("left-wing", {1});
  game_.rule("state/orders", R"({"of":"command","levels":["attack","hold"]})");
  game_.rule("state/orders/hold", R"({"may-not":["move"]})");
  const auto refusal = [&](const std::string& unit, const std::string& orders) {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, {"left-wing.state.orders=" + orders});
    return askReach(world, world.piece(unit)).refusal;
  };
  EXPECT_EQ(refusal("a", "attack"), "");
  EXPECT_EQ(refusal("a", "hold"), "state/orders/hold");
  EXPECT_EQ(refusal("b", "hold"), "");
}

TEST_F(States, AStateIsOnlyOfTheUnitsThatHaveIt) {
  game_.rule("state/formation", R"({"levels":["line","square"],"units":{"arm":"foot"}})");
  game_.rule("state/formation/square", R"({"may-not":["attack"]})");
  game_.rule("action/assault", R"({"asked":"attack","table":"crt"})");
  game_.rule("action/assault/adjust/line", R"({"of":"column","add":1,"when":{"every":{"group":"attackers",)"
                                           R"("state.formation":"line"}}})");
  game_.unit("h", "red", "horse", "1010", {{"attack", 4}, {"defence", 3}});
  EXPECT_EQ(levelOf("a", "formation"), "line");
  EXPECT_EQ(levelOf("h", "formation"), "none");
  EXPECT_EQ(columnOf(game_.attack({"a"}, "1110")), "2-1");
  const ask::ActionAnswer horse = game_.attack({"h"}, "1110");
  EXPECT_EQ(columnOf(horse), "1-1");
  EXPECT_EQ(horse.certainty, Certainty::Known);
  EXPECT_TRUE(horse.refusals.empty());
  // Effects pass over those that don't have it.
  game_.rule("effect/any", R"({"text":"2-1:1","do":[{"state":{"formation":"+1"},"of":"attackers"}]})");
  const ask::ActionAnswer both = game_.attack({"a", "h"}, "1110");
  EXPECT_EQ(columnOf(both), "2-1");
  ASSERT_EQ(both.effects.at(0).parts.at(0).ways.at(0).size(), 1u);
}

TEST_F(States, M23_AReachTellsWhatChangesOnEnteringItsHexes) {
  game_.rule("rating/movement", R"({"number":3})");
  game_.rule("terrain/ground", "\"clear\"");
  for (const char* terrain : {"clear", "woods"}) game_.rule("terrain/" + std::string(terrain) + "/enter", "1");
  game_.rule("stacking/enemy-hex", "false");
  game_.rule("state/order", R"({"levels":["ordered","disordered"]})");
  game_.rule("state/order/change/woods",
             R"({"on":"enter","when":{"hex":"woods"},"from":"ordered","to":"disordered","table":"order"})");
  game_.rule("table/order/roll", R"({"dice":"1d6"})");
  game_.rule("table/order/rows/1/range", "[1,4]");
  game_.rule("table/order/rows/1/result", "\"pass\"");
  game_.rule("table/order/rows/2/range", "[5,6]");
  game_.rule("table/order/rows/2/result", "\"fail\"");
  for (const char* hex : {"0910", "0909", "1009", "0911", "1011"}) game_.terrain(hex, "woods");  // all round but one
  const ask::World world(game_.battle(), Id<model::Variant>{1}, {"b@off", "d@1110"});
  const ask::ReachAnswer reach = askReach(world, world.piece("a"));
  const auto end = [&](const std::string& hex) {
    for (const auto& each : reach.ends) {
      if (each.hex == *hex::Layout().parse(hex)) return each;
    }
    return ask::ReachAnswer::End{};
  };
  ASSERT_EQ(end("0910").enters.size(), 1u);
  EXPECT_EQ(end("0910").enters[0].becomes.levels.at(1), Chance(1, 3));
  EXPECT_TRUE(end("0910").changesOnWay.empty());
  EXPECT_TRUE(end("0810").enters.empty());
  EXPECT_EQ(end("0810").changesOnWay.size(), 1u);
}

TEST_F(States, ABridgeIsBlownByARollAndRepairedByEngineers) {
  game_.rule("state/bridge", R"({"of":"hexside","levels":["whole","blown"]})");
  game_.rule("state/bridge/change/blow", R"({"on":"choice","from":"whole","to":"blown","table":"powder"})");
  game_.rule("state/bridge/change/repair", R"({"on":"turn","from":"blown","to":"whole","when":{"arm":"guns"}})");
  game_.rule("table/powder/roll", R"({"dice":"1d6"})");
  game_.rule("table/powder/rows/1/range", "[1,2]");
  game_.rule("table/powder/rows/1/result", "\"blown\"");
  game_.rule("table/powder/rows/2/range", "[3,6]");
  game_.rule("table/powder/rows/2/result", "\"whole\"");
  const auto checked = [&](const std::vector<std::string>& with) {
    world_.emplace(game_.battle(), Id<model::Variant>{1}, with);
    return askCheckSide(*world_, "1010/0910");
  };
  const ask::CheckAnswer whole = checked({});
  ASSERT_EQ(whole.states.size(), 1u);
  EXPECT_EQ(whole.states[0].level, "whole");
  ASSERT_EQ(whole.changes.size(), 1u);
  EXPECT_EQ(chance(whole, "blow", "blown"), Chance(1, 3));
  EXPECT_TRUE(checked({"1010/0910.state.bridge=blown"}).changes.empty());
  game_.unit("engineers", "red", "guns", "0910", {});
  const ask::CheckAnswer blown = checked({"1010/0910.state.bridge=blown"});
  EXPECT_EQ(blown.states[0].level, "blown");
  EXPECT_EQ(chance(blown, "repair", "whole"), Chance(1, 1));
  EXPECT_THROW(askCheckSide(*world_, "1010/1210"), Error);
}

}  // namespace
}  // namespace redoubt::mechanisms
