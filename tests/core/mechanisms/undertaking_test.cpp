#include "core/ask/move_answers.h"
#include "tests/core/mechanisms/game.h"

// Who may act against whom, from where, at what price, and with what nobody knows yet. The numbers are those of
// docs/mechanisms.md.
namespace redoubt::mechanisms {
namespace {

using Kind = rules::Refusal::Kind;
using rules::Certainty;

class Undertaking : public ::testing::Test {
 protected:
  Undertaking() {
    game_.oddsTable();
    game_.rule("action/assault", R"({"asked":"attack","joint":"any","table":"crt"})");
    game_.unit("a", "red", "foot", "1010", {{"attack", 4}, {"defence", 3}, {"movement", 6}});
    game_.unit("b", "red", "horse", "1010", {{"attack", 6}, {"defence", 3}, {"movement", 8}});
    game_.unit("d", "blue", "foot", "1110", {{"attack", 2}, {"defence", 2}, {"movement", 4}});
    game_.unit("g", "blue", "guns", "1110", {{"attack", 4}, {"defence", 1}, {"movement", 4}});
  }

  static std::string kinds(const std::vector<rules::Refusal>& refusals) {
    std::string text;
    for (const rules::Refusal& each : refusals) text += std::to_string(static_cast<int>(each.kind)) + " ";
    return text;
  }
  bool isRefused(const ask::ActionAnswer& answer, Kind kind) const {
    return std::any_of(answer.refusals.begin(), answer.refusals.end(),
                       [&](const rules::Refusal& each) { return each.kind == kind; });
  }
  // An attack on units by their names.
  ask::ActionAnswer attackOn(const std::vector<std::string>& by, const std::vector<std::string>& on) const {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, {});
    std::vector<rules::Member> members;
    for (const std::string& name : by) members.push_back(world.piece(name));
    return askAction(world, "attack", members, aimAt(world, on));
  }
  ask::ReachAnswer reach(const std::string& unit, const std::vector<std::string>& with = {}) const {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, with);
    return askReach(world, world.piece(unit));
  }
  // Each hex costs a point; units move by a figure of theirs.
  void movement() {
    game_.rule("rating/movement", R"({"figure":"movement"})");
    game_.rule("terrain/ground", "\"clear\"");
    game_.rule("terrain/clear/enter", "1");
    game_.rule("stacking/pass-through-cost", "0");
    game_.rule("stacking/enemy-hex", "false");
  }

  mutable Game game_;
};

TEST_F(Undertaking, M17_AUnitActsThroughTheZonesThatTheRulesName) {
  game_.rule("facing/kind", "\"hexside\"");
  game_.rule("facing/none", R"(["horse","guns","leader"])");
  game_.rule("facing/zones", R"({"front":3,"flank":2,"rear":1})");
  EXPECT_TRUE(game_.attack({"a"}, "1110", {"a.facing=s4"}).refusals.empty());
  game_.rule("action/assault", R"({"asked":"attack","joint":"any","table":"crt","through":["front"]})");
  EXPECT_TRUE(game_.attack({"a"}, "1110", {"a.facing=s1"}).refusals.empty());
  EXPECT_TRUE(game_.attack({"a"}, "1110", {"a.facing=s2"}).refusals.empty());
  const ask::ActionAnswer turned = game_.attack({"a"}, "1110", {"a.facing=s4"});
  ASSERT_EQ(turned.refusals.size(), 1u);
  EXPECT_EQ(turned.refusals[0].kind, Kind::Arc);
  EXPECT_FALSE(turned.refusals[0].isUnsure);
  const ask::ActionAnswer unknown = game_.attack({"a"}, "1110");
  ASSERT_EQ(unknown.refusals.size(), 1u);
  EXPECT_TRUE(unknown.refusals[0].isUnsure);
  EXPECT_TRUE(game_.attack({"b"}, "1110").refusals.empty());  // faces nowhere
}

TEST_F(Undertaking, WhoMustSeeItsTargetFacesItAsTheRulesOfSightSay) {
  game_.rule("facing/kind", "\"hexside\"");
  game_.rule("facing/none", R"(["horse","guns","leader"])");
  game_.rule("facing/zones", R"({"front":3,"flank":2,"rear":1})");
  game_.rule("sight/zones", R"(["front"])");
  game_.rule("action/volley", R"({"asked":"fire","range":3,"sight":true,"table":"crt"})");
  EXPECT_TRUE(game_.ask("fire", {"a"}, {"1110"}, {"a.facing=s1"}).refusals.empty());
  EXPECT_TRUE(isRefused(game_.ask("fire", {"a"}, {"1110"}, {"a.facing=s4"}), Kind::Arc));
}

TEST_F(Undertaking, UnitsToWhichItMayNotBeDoneAreNoTargets) {
  EXPECT_EQ(columnOf(game_.attack({"a"}, "1110")), "1-1");
  game_.rule("action/assault", R"({"asked":"attack","table":"crt","at":{"not":{"arm":"guns"}}})");
  const ask::ActionAnswer answer = game_.attack({"a"}, "1110");
  EXPECT_EQ(columnOf(answer), "2-1");
  EXPECT_TRUE(answer.refusals.empty());
  // Where there is nobody else it is refused.
  EXPECT_TRUE(isRefused(game_.attack({"a"}, "1110", {"d@off"}), Kind::NotAt));
}

TEST_F(Undertaking, OneUnitOrTheTopOneOfAHexIsTheTargetWhereTheRulesSaySo) {
  EXPECT_TRUE(isRefused(attackOn({"a"}, {"d"}), Kind::Targets));  // all of the hex must be attacked
  EXPECT_EQ(columnOf(attackOn({"a"}, {"d"})), "2-1");
  EXPECT_TRUE(attackOn({"a"}, {"d", "g"}).refusals.empty());
  game_.rule("action/assault", R"({"asked":"attack","table":"crt","targets":"one"})");
  EXPECT_TRUE(attackOn({"a"}, {"g"}).refusals.empty());
  EXPECT_EQ(columnOf(attackOn({"a"}, {"g"})), "4-1");
  EXPECT_TRUE(isRefused(attackOn({"a"}, {"1110"}), Kind::Targets));
  game_.rule("action/assault", R"({"asked":"attack","table":"crt","targets":"top"})");
  EXPECT_EQ(columnOf(attackOn({"a"}, {"1110"})), "2-1");
  EXPECT_TRUE(isRefused(attackOn({"a"}, {"g"}), Kind::Targets));
}

TEST_F(Undertaking, M13_AnUntriedUnitFightsWithWhatItTurnsOutToBe) {
  game_.unit("u", "blue", "foot", "1009", {});
  EXPECT_EQ(game_.attack({"a"}, "1009").certainty, Certainty::Unknown);
  game_.rule("rating/defence",
             R"({"figure":"defence","drawn":[{"number":4},{"number":2,"copies":2},{"number":0}]})");
  const ask::ActionAnswer answer = game_.attack({"a"}, "1009");
  EXPECT_EQ(answer.certainty, Certainty::Known);
  ASSERT_EQ(answer.drawn.size(), 3u);
  EXPECT_EQ(answer.drawn[0].name, "1-1");
  EXPECT_EQ(answer.drawn[0].chance, rules::Chance(1, 4));
  EXPECT_EQ(answer.drawn[1].name, "2-1");
  EXPECT_EQ(answer.drawn[1].chance, rules::Chance(1, 2));
  EXPECT_EQ(answer.drawn[2].name, "5-1");  // against nothing
  EXPECT_EQ(chanceOf(answer, "2-1:3"), Rational(1, 12));
  // The adjustments act on what is drawn; with two such units it is an estimate, as none is drawn twice.
  game_.rule("action/assault/adjust/town", R"({"of":"defence","times":2,"when":{"hex":"town"}})");
  game_.terrain("1009", "town");
  EXPECT_EQ(chanceOf(game_.attack({"a"}, "1009"), "1-2:1"), Rational(1, 24));
  game_.unit("v", "blue", "foot", "1009", {});
  EXPECT_EQ(game_.attack({"a"}, "1009").certainty, Certainty::Estimated);
}

TEST_F(Undertaking, M26_AnOverrunIsAnAttackThatCostsPointsOfMovement) {
  movement();
  game_.rule("action/overrun", R"({"asked":"attack","order":2,"by":{"arm":"horse"},"cost":3,"table":"crt"})");
  const auto overruns = [&](const std::string& unit, const std::vector<std::string>& with) {
    std::string text;
    for (const ask::ReachAnswer::Act& each : reach(unit, with).acts) {
      text += each.action + " " + hex::Layout().number(each.on) + " " + toText(each.cost) + " " + kinds(each.refusals);
    }
    return text;
  };
  EXPECT_EQ(overruns("b", {"b@0710"}), "overrun 1110 6 ");
  EXPECT_EQ(overruns("b", {"b@0510"}), "overrun 1110 8 ");
  EXPECT_EQ(overruns("b", {"b@0410"}), "");  // nine points
  EXPECT_EQ(overruns("b", {}), "overrun 1110 3 ");
  EXPECT_NE(overruns("a", {}), "overrun 1110 3 ");  // not by foot
  const ask::World world(game_.battle(), Id<model::Variant>{1}, {});
  const ask::ActionAnswer answer =
      askAction(world, "attack", {world.piece("b")}, {*hex::Layout().parse("1110")}, "overrun");
  ASSERT_EQ(answer.costs.size(), 1u);
  EXPECT_EQ(answer.costs[0].points.value, Rational(3));
  EXPECT_TRUE(answer.refusals.empty());
  game_.rule("rating/movement/adjust/mud", R"({"times":"1/4"})");
  const ask::World mud(game_.battle(), Id<model::Variant>{1}, {});
  EXPECT_TRUE(isRefused(askAction(mud, "attack", {mud.piece("b")}, {*hex::Layout().parse("1110")}, "overrun"),
                        Kind::Points));
}

TEST_F(Undertaking, M58_AnActionSpendsSupplyOfWhichThereMustBeEnough) {
  game_.rule("stock/powder/title", "\"Powder\"");
  game_.rule("action/assault/spend/powder", R"({"stock":"powder","amount":{"count":"attackers"}})");
  const ask::ActionAnswer unknown = game_.attack({"a", "b"}, "1110");
  ASSERT_EQ(unknown.spends.size(), 1u);
  EXPECT_EQ(unknown.spends[0].amount.value, Rational(2));
  EXPECT_FALSE(unknown.spends[0].has.value);
  EXPECT_TRUE(unknown.refusals.empty());
  EXPECT_EQ(unknown.certainty, rules::Certainty::Unknown) << "nothing says how much there is";
  EXPECT_EQ(unknown.lookup.missing, std::vector<std::string>{"stock/powder"});
  EXPECT_TRUE(game_.attack({"a", "b"}, "1110", {"stock.powder=2"}).refusals.empty());
  EXPECT_TRUE(isRefused(game_.attack({"a", "b"}, "1110", {"stock.powder=1"}), Kind::Stock));
  // What lies about on the map can be counted instead; what is of another army is nobody's here.
  game_.rule("action/assault/spend/powder",
             R"({"amount":2,"has":{"rating":"attack","of":{"of":"units","where":{"arm":"guns"}}}})");
  EXPECT_EQ(game_.attack({"a"}, "1110").spends[0].has.value, Rational(4));
  game_.rule("stock/powder/army", "\"blue\"");
  game_.rule("action/assault/spend/powder", R"({"stock":"powder","amount":1})");
  EXPECT_TRUE(game_.attack({"a"}, "1110").spends.empty());
}

TEST_F(Undertaking, M45_WhoMustFightIsToldBesideWhoDoes) {
  game_.rule("zone/control", "{}");
  game_.rule("action/assault", R"({"asked":"attack","table":"crt","must":{"zone.control":"other"},)"
                               R"("must-at":{"zone.control":"other"}})");
  game_.unit("far", "red", "foot", "0510", {{"attack", 4}});
  game_.unit("e", "blue", "foot", "1009", {{"defence", 2}});
  const auto names = [&](const std::vector<std::string>& by, bool isTargets) {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, {});
    std::vector<rules::Member> members;
    for (const std::string& name : by) members.push_back(world.piece(name));
    const ask::ActionAnswer answer = askAction(world, "attack", members, {*hex::Layout().parse("1110")});
    std::string text;
    for (const rules::Member each : isTargets ? answer.left.targets : answer.left.actors) {
      text += world.nameOf(each) + " ";
    }
    return text;
  };
  EXPECT_EQ(names({"a"}, false), "b ");
  EXPECT_EQ(names({"a", "b"}, false), "");
  EXPECT_EQ(names({"a"}, true), "e ");
}

TEST_F(Undertaking, M45_WhoPerhapsMustFightIsToldToo) {
  game_.rule("action/assault", R"({"asked":"attack","table":"crt","must":{"turn":{"from":2}}})");
  EXPECT_EQ(game_.attack({"a"}, "1110").left.unsure.size(), 1u);
  EXPECT_TRUE(game_.attack({"a"}, "1110").left.actors.empty());
  EXPECT_EQ(game_.attack({"a"}, "1110", {"turn=2"}).left.actors.size(), 1u);
  EXPECT_TRUE(game_.attack({"a"}, "1110", {"turn=1"}).left.unsure.empty());
}

TEST_F(Undertaking, M44_TheOtherSideSupportsItsTargetsFromAfar) {
  game_.unit("h", "blue", "guns", "1310", {{"attack", 3}});
  game_.rule("action/assault", R"({"asked":"attack","table":"crt",)"
                               R"("with":{"cover":{"side":"other","where":{"arm":"guns",)"
                               R"("distance.defenders":{"to":2}}}}})");
  game_.rule("table/crt/index", R"({"kind":"odds","of":[{"rating":"attack","of":"attackers"},)"
                                R"({"sum":[{"rating":"defence","of":"defenders"},{"rating":"attack","of":"cover"}]}],)"
                                R"("columns":["1-3","1-2","1-1","2-1","3-1","4-1","5-1"]})");
  const ask::ActionAnswer answer = game_.attack({"a", "b"}, "1110");
  EXPECT_EQ(columnOf(answer), "1-1");  // 10 to 3 + 3
  EXPECT_EQ(answer.defenders.size(), 3u);  // with what each adds
  EXPECT_EQ(columnOf(game_.attack({"a", "b"}, "1110", {"h@1510"})), "3-1");
}

TEST_F(Undertaking, AnAdjustmentCanLeaveALeast) {
  game_.rule("action/assault/adjust/few", R"({"of":"attack","times":"1/4"})");
  game_.rule("action/assault/adjust/least", R"({"of":"attack","least":3})");
  const ask::ActionAnswer answer = game_.attack({"a"}, "1110");
  EXPECT_EQ(answer.lookup.amounts.at(0).value, Rational(3));
}

TEST_F(Undertaking, M25_ACarriedUnitMovesAsItsCarrier) {
  movement();
  game_.rule("state/load", R"({"levels":["on foot","loaded"],"units":{"arm":"foot"}})");
  game_.rule("rating/movement/adjust/loaded",
             R"({"set":{"rating":"movement","of":{"of":"stack","where":{"arm":"horse"}},"take":"lowest"},)"
             R"("when":{"state.load":"loaded"}})");
  EXPECT_EQ(reach("a").allowance, Rational(6));
  EXPECT_EQ(reach("a", {"a.state.load=loaded"}).allowance, Rational(8));
}

TEST_F(Undertaking, DiceReadAsDigitsAreChangedAlongTheNumbersThatTheyShow) {
  game_.rule("table/crt/roll", R"({"digits":"2d6"})");
  game_.rule("table/crt/rows/1/range", "[11,16]");
  game_.rule("table/crt/rows/2/range", "[21,66]");
  for (const char* row : {"3", "4", "5", "6"}) game_.rule(std::string("table/crt/rows/") + row, "null");
  game_.rule("action/assault/adjust/worse", R"({"of":"roll","add":-1})");
  const ask::ActionAnswer answer = game_.attack({"a"}, "1110");
  EXPECT_TRUE(answer.lookup.missing.empty());
  EXPECT_EQ(chanceOf(answer, "1-1:1"), Rational(7, 36));  // 21 becomes 16
}

}  // namespace
}  // namespace redoubt::mechanisms
