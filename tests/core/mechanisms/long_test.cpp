#include "core/ask/map_answers.h"
#include "core/ask/move_answers.h"
#include "core/ask/stack_answer.h"
#include "core/ask/victory_answer.h"
#include "core/model/standing.h"
#include "core/rules/mechanics/awards.h"
#include "tests/core/mechanisms/game.h"

// Units that lie across two hexes. The numbers are those of docs/mechanisms.md.
namespace redoubt::mechanisms {
namespace {

using rules::Verdict;

// A phalanx of red in 1010 and 1110, an enemy two hexes beyond.
class LongUnits : public ::testing::Test {
 protected:
  LongUnits() {
    game_.rule("long/phalanx", R"({"units":{"type":"foot"},"go":"straight"})");
    game_.rule("rating/movement", R"({"figure":"movement"})");
    game_.rule("figure/movement/title", "\"movement\"");
    game_.rule("terrain/ground", "\"clear\"");
    for (const char* terrain : {"clear", "woods", "town"}) {
      game_.rule("terrain/" + std::string(terrain) + "/enter", terrain == std::string("woods") ? "2" : "1");
    }
    game_.rule("stacking/pass-through-cost", "0");
    game_.rule("stacking/enemy-hex", "false");
    game_.unit("a", "red", "foot", "1010", {{"movement", 3}, {"attack", 2}, {"defence", 2}});
    game_.unit("d", "blue", "horse", "1310", {{"movement", 3}, {"attack", 4}, {"defence", 2}});
    layAcross("a", "1110");
  }

  void layAcross(const std::string& unit, const std::string& second) {
    model::Battle& battle = game_.battle();
    for (const model::Placement& each : battle.all<model::Placement>()) {
      if (battle.find(each.unit)->slug != unit) continue;
      model::Placement row = each;
      row.secondHex = hexAt(second);
      return battle.all<model::Placement>().put(row);
    }
  }
  static hex::HexKey hexAt(const std::string& number) { return *hex::Layout().parse(number); }

  ask::ReachAnswer reach(const std::vector<std::string>& with = {}) const {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, with);
    return askReach(world, world.piece("a"));
  }
  // What it costs to get there: "1 1/2", with the second hex; "-" if it can't.
  std::string cost(const std::string& hex, const std::vector<std::string>& with = {}) const {
    for (const ask::ReachAnswer::End& end : reach(with).ends) {
      if (end.hex == hexAt(hex)) return toText(end.cost) + " " + hex::Layout().number(end.second.value_or(end.hex));
    }
    return "-";
  }
  bool isInZone(const std::string& hex, const std::vector<std::string>& with = {}) const {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, with);
    const auto zones = askZones(world, {world.piece("a")}).zones;
    return !zones.empty() && zones.back().sure.contains(hexAt(hex));
  }
  bool isAllowed(const ask::ActionAnswer& answer) const { return answer.refusals.empty(); }

  mutable Game game_;
};

TEST_F(LongUnits, M18_AUnitAcrossTwoHexesHasItsZoneRoundBoth) {
  game_.rule("zone/control", R"({"reach":1})");
  EXPECT_TRUE(isInZone("0910"));
  EXPECT_TRUE(isInZone("1210"));
  EXPECT_FALSE(isInZone("1110")) << "its own hex";
  EXPECT_FALSE(isInZone("1310"));
  EXPECT_FALSE(isInZone("1210", {"a@1010"})) << "in one hex";
}

TEST_F(LongUnits, M18_ItCountsForStackingInBothHexes) {
  game_.rule("limit/counters", R"({"most":1})");
  game_.unit("b", "red", "foot", "1110", {});
  const ask::World world(game_.battle(), Id<model::Variant>{1});
  EXPECT_EQ(askStack(world, world.hex("1110")).fits, Verdict::No);
  EXPECT_EQ(askStack(world, world.hex("1010")).fits, Verdict::Yes);
  const ask::World apart(game_.battle(), Id<model::Variant>{1}, {"a@1010"});
  EXPECT_EQ(askStack(apart, apart.hex("1110")).fits, Verdict::Yes);
}

TEST_F(LongUnits, M18_ItAttacksFromEitherHexAndIsAttackedInEither) {
  game_.oddsTable();
  game_.rule("action/battle", R"({"asked":"attack","table":"crt","range":1})");
  EXPECT_TRUE(isAllowed(game_.attack({"a"}, "1210", {"d@1210"}))) << "beside its second hex";
  EXPECT_FALSE(isAllowed(game_.attack({"a"}, "1210", {"d@1210", "a@1010"})));
  EXPECT_TRUE(isAllowed(game_.attack({"d"}, "1110", {"d@1210"})));
  EXPECT_TRUE(isAllowed(game_.attack({"d"}, "1010", {"d@1210"}))) << "the nearer of its hexes is beside the attacker";
  EXPECT_FALSE(isAllowed(game_.attack({"d"}, "1010", {"d@1210", "a@1010"})));
}

TEST_F(LongUnits, M18_TheGroundOfATargetIsThatOfTheHexThatIsAttacked) {
  game_.oddsTable();
  game_.terrain("1110", "woods");
  game_.rule("action/battle", R"({"asked":"attack","table":"crt","range":1})");
  game_.rule("table/crt/adjust/woods", R"({"of":"column","add":-1,"when":{"hex":"woods"}})");
  game_.rule("rating/defence/adjust/woods", R"({"add":2,"when":{"hex":"woods"}})");
  EXPECT_EQ(columnOf(game_.attack({"d"}, "1010", {"d@0910"})), "2-1");
  EXPECT_EQ(columnOf(game_.attack({"d"}, "1110", {"d@1210"})), "1-2") << "a column less, and two more in defence";
}

TEST_F(LongUnits, M18_WhatLiesBetweenIsThatOfTheNearerHex) {
  game_.oddsTable();
  game_.side("1110", "1210", "river");
  game_.rule("action/battle", R"({"asked":"attack","table":"crt","range":1})");
  game_.rule("table/crt/adjust/river", R"({"of":"column","add":-1,"when":{"across":"river"}})");
  EXPECT_EQ(columnOf(game_.attack({"d"}, "1010", {"d@1210"})), "1-1") << "over the river to the hex that it is beside";
  EXPECT_EQ(columnOf(game_.attack({"d"}, "1010", {"d@0910"})), "2-1");
}

TEST_F(LongUnits, M18_BothHexesGoTheSameWayAtTheCostOfTheDearer) {
  EXPECT_EQ(cost("0910"), "1 1010");
  EXPECT_EQ(cost("1110"), "1 1210") << "straight ahead into its own second hex";
  const auto first = hex::Layout().neighbour(hexAt("1010"), 0);
  const auto second = hex::Layout().neighbour(hexAt("1110"), 0);
  ASSERT_TRUE(first && second);
  const std::string ahead = hex::Layout().number(*first);
  const std::string beside = hex::Layout().number(*second);
  EXPECT_EQ(cost(ahead), "1 " + beside);
  game_.terrain(beside, "woods");
  EXPECT_EQ(cost(ahead), "2 " + beside);
  game_.rule("terrain/woods/forbidden", R"(["foot"])");
  EXPECT_EQ(cost(ahead).substr(0, 1) == "2", false);
  EXPECT_NE(reach().certainty, rules::Certainty::Unknown);
  EXPECT_EQ(cost(ahead, {"d@" + beside}), "-") << "an enemy before its second hex";
}

TEST_F(LongUnits, M18_HowItTurnsIsUnknownUnlessTheRulesSayThatItDoesNot) {
  game_.rule("long/phalanx", R"({"units":{"type":"foot"}})");
  const ask::ReachAnswer answer = reach();
  EXPECT_EQ(answer.certainty, rules::Certainty::Unknown);
  EXPECT_EQ(answer.missing, std::vector<std::string>{"long/phalanx"});
  EXPECT_TRUE(reach({"a@1010"}).missing.empty());
}

TEST_F(LongUnits, M18_ItRetreatsWithBothHexes) {
  game_.rule("withdrawal/kind", "\"hexes\"");
  const auto canGoTo = [&](const std::string& hex, const std::vector<std::string>& with) {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, with);
    const ask::ReachAnswer answer = askRetreat(world, world.piece("a"), 1);
    return std::any_of(answer.ends.begin(), answer.ends.end(), [&](const auto& end) { return end.hex == hexAt(hex); });
  };
  EXPECT_TRUE(canGoTo("0910", {"d@1210"}));
  EXPECT_TRUE(canGoTo("1110", {"d@1310"}));
  EXPECT_FALSE(canGoTo("1110", {"d@1210"})) << "its second hex would come into the enemy's";
  EXPECT_TRUE(canGoTo("1110", {"d@1210", "a@1010"}));
}

TEST_F(LongUnits, M18_ItHoldsBothHexesAndStandsInBoth) {
  game_.rule("award/ground", R"({"for":"owner","count":{"of":"hexes","where":{"area":"ridge"}},"points":1})");
  game_.battle().all<model::Zone>().put({Id<model::Zone>{1}, "ridge", "Ridge", {}});
  for (const char* hex : {"1010", "1110"}) {
    game_.battle().all<model::ZoneHex>().put({Id<model::Zone>{1}, hexAt(hex)});
  }
  const auto points = [&](const std::vector<std::string>& with) {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, with);
    const auto sums = sumsOf(world.battle(), readAwards(world.mechanics(), world.position(), &world.fields()));
    return sums.front().points;
  };
  EXPECT_EQ(points({}), Rational(2));
  EXPECT_EQ(points({"a@1010", "1110.owner=blue"}), Rational(1));
}

TEST_F(LongUnits, M18_SupplyAndCommandReachItInOneOfItsHexes) {
  game_.unit("depot", "red", "guns", "1310", {});
  game_.rule("flood/supply", R"({"asked":"supply","from":{"of":"units","where":{"type":"guns"}},"budget":2})");
  const auto isIn = [&](const std::vector<std::string>& with) {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, with);
    return askTrace(world, "supply", world.piece("a")).in;
  };
  EXPECT_EQ(isIn({"d@0505"}), Verdict::Yes);
  EXPECT_EQ(isIn({"d@0505", "a@1010"}), Verdict::No);
}

TEST_F(LongUnits, M18_TheTwoHexesOfASuppositionAreNeighbours) {
  const ask::World world(game_.battle(), Id<model::Variant>{1}, {"a@0505+0605"});
  EXPECT_EQ(world.position().hexesOf(world.piece("a")), model::StandingHexes(hexAt("0505"), hexAt("0605")));
  EXPECT_THROW(ask::World(game_.battle(), Id<model::Variant>{1}, {"a@0505+0705"}), Error);
}

}  // namespace
}  // namespace redoubt::mechanisms
