#include "core/ask/map_answers.h"
#include "core/ask/move_answers.h"
#include "tests/core/mechanisms/game.h"

// Movement and retreat by a battle's own rules. The numbers are those of docs/mechanisms.md.
namespace redoubt::mechanisms {
namespace {

class Moving : public ::testing::Test {
 protected:
  // Three points of movement on clear ground at one point each; a enemy far off.
  Moving() {
    game_.rule("rating/movement", R"({"figure":"movement"})");
    game_.rule("figure/movement/title", "\"movement\"");
    game_.rule("terrain/ground", "\"clear\"");
    for (const char* terrain : {"clear", "woods", "town"}) {
      game_.rule("terrain/" + std::string(terrain) + "/enter", terrain == std::string("woods") ? "2" : "1");
    }
    game_.rule("terrain/road/enter", "\"1/2\"");
    game_.rule("terrain/road/replaces", R"(["hex"])");
    game_.rule("stacking/pass-through-cost", "0");
    game_.rule("stacking/enemy-hex", "false");
    game_.unit("a", "red", "foot", "1010", {{"movement", 3}});
    game_.unit("d", "blue", "foot", "1410", {{"movement", 3}});
  }

  void leader(int id, const std::string& name, const std::string& hex, bool isOverall) {
    model::Leader row;
    row.id = Id<model::Leader>{id};
    row.slug = row.name = name;
    row.army = Id<model::Army>{1};
    row.overall = isOverall;
    game_.battle().all<model::Leader>().put(row);
    placeLeader(game_.battle(), 100 + id, 1, id, model::PlacementRule::At, *hex::Layout().parse(hex));
  }

  ask::ReachAnswer reach(const std::string& unit, const std::vector<std::string>& with = {}) const {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, with);
    return askReach(world, world.piece(unit));
  }
  // What it costs to get to a hex: "1 1/2"; "-" if it can't.
  std::string cost(const std::string& hex, const std::string& unit = "a",
                   const std::vector<std::string>& with = {}) const {
    const ask::ReachAnswer answer = reach(unit, with);
    for (const ask::ReachAnswer::End& end : answer.ends) {
      if (end.hex == *hex::Layout().parse(hex)) return toText(end.cost);
    }
    return "-";
  }
  std::string retreats(const std::string& unit, int hexes) const {
    const ask::World world(game_.battle(), Id<model::Variant>{1});
    std::string numbers;
    for (const auto& end : askRetreat(world, world.piece(unit), hexes).ends) {
      if (end.cost == Rational(hexes)) numbers += world.numberOf(end.hex) + " ";
    }
    return numbers;
  }

  mutable Game game_;
};

TEST_F(Moving, M8_TheMovementAllowanceIsAFigureOfItsOwn) {
  EXPECT_EQ(cost("1013"), "3");
  EXPECT_EQ(cost("1014"), "-");
  game_.rule("rating/movement/adjust/night", R"({"times":"1/2","rounding":"up","when":{"turn":[4]}})");
  EXPECT_EQ(cost("1013", "a", {"turn=3"}), "3");
  EXPECT_EQ(cost("1013", "a", {"turn=4"}), "-");
  EXPECT_EQ(cost("1012", "a", {"turn=4"}), "2");
}

TEST_F(Moving, M8_AnAllowanceThatIsNotKnownIsNotGuessed) {
  game_.rule("arm/foot/movement", "5");
  game_.rule("rating/movement", R"({"figure":"pace"})");
  game_.rule("figure/pace/title", "\"pace\"");
  const ask::ReachAnswer answer = reach("a");
  EXPECT_FALSE(answer.allowance);
  EXPECT_TRUE(answer.ends.empty());
  EXPECT_EQ(answer.missing, std::vector<std::string>{"rating/movement"});
  EXPECT_EQ(answer.certainty, rules::Certainty::Unknown);
}

TEST_F(Moving, M27_EnteringAZoneOfControlStopsAMovement) {
  game_.rule("rating/movement/adjust/slow", R"({"most":2})");
  EXPECT_EQ(cost("1112"), "2");
  game_.rule("zone/control", "{}");
  game_.rule("zone/control/effect/stop", R"({"on":"enter","do":"stop"})");
  game_.unit("e", "blue", "foot", "1012", {{"movement", 3}});
  EXPECT_EQ(cost("1011"), "1");  // into the zone it may
  EXPECT_EQ(cost("1112"), "-");  // but not on through it
  const ask::ReachAnswer answer = reach("a");
  const bool isTold = std::any_of(answer.because.begin(), answer.because.end(), [](const ask::Reason& each) {
    return each.rule == "zone/control/effect/stop";
  });
  EXPECT_TRUE(isTold);
}

TEST_F(Moving, M27_EnteringAZoneOfControlCostsMore) {
  game_.rule("zone/control", "{}");
  game_.unit("e", "blue", "foot", "1012", {{"movement", 3}});
  EXPECT_EQ(cost("1011"), "1");
  game_.rule("zone/control/effect/pay", R"({"on":"enter","add":1})");
  EXPECT_EQ(cost("1011"), "2");
  game_.rule("zone/control/effect/pay", R"({"on":"enter","add":1,"when":{"arm":"horse"}})");
  EXPECT_EQ(cost("1011"), "1");
}

TEST_F(Moving, M28_LeavingAZoneOrGoingFromZoneToZoneCanBeBarred) {
  game_.rule("zone/control", "{}");
  game_.unit("e", "blue", "foot", "1012", {{"movement", 3}});
  const std::vector<std::string> inZone{"a@1011"};
  EXPECT_EQ(cost("1010", "a", inZone), "1");
  EXPECT_NE(cost("0911", "a", inZone), "-");
  game_.rule("zone/control/effect/locked", R"({"on":"through","do":"bar"})");
  EXPECT_EQ(cost("1010", "a", inZone), "1");
  const std::string aside = cost("1111", "a", inZone);
  EXPECT_NE(aside, "1");  // no longer straight from zone to zone
  game_.rule("zone/control/effect/locked", R"({"on":"leave","do":"bar"})");
  EXPECT_EQ(cost("1010", "a", inZone), "-");
  game_.rule("zone/control/effect/locked", R"({"on":"begin","add":2})");
  EXPECT_EQ(cost("1010", "a", inZone), "3");
}

TEST_F(Moving, M28_AfterLeavingAZoneAMovementStopsAgain) {
  game_.rule("zone/control", "{}");
  game_.unit("e", "blue", "foot", "1012", {{"movement", 3}});
  const std::vector<std::string> inZone{"a@1011"};
  EXPECT_EQ(cost("1009", "a", inZone), "2");
  game_.rule("zone/control/effect/once", R"({"on":"leave","do":"stop"})");
  EXPECT_EQ(cost("1010", "a", inZone), "1");
  EXPECT_EQ(cost("1009", "a", inZone), "-");
}

TEST_F(Moving, M29_AZoneIsLiftedByFriendsForTracing) {
  game_.rule("zone/control", "{}");
  game_.rule("flood/supply", R"({"asked":"supply","from":{"of":"leaders"},"budget":0})");
  game_.rule("flood/supply", R"({"asked":"supply","from":{"of":"units","where":{"arm":"guns","side":"same"}},"budget":6})");
  game_.unit("depot", "red", "guns", "1015", {{"movement", 1}});
  const auto in = [&] {
    const ask::World world(game_.battle(), Id<model::Variant>{1});
    return askTrace(world, "supply", world.piece("a")).in;
  };
  // A wall of enemies but for one hex, which is in their zones.
  int hex = 1;
  for (const char* number : {"0712", "0812", "0912", "1112", "1212", "1312"}) {
    game_.unit("w" + std::to_string(hex++), "blue", "foot", number, {{"movement", 1}});
  }
  game_.rule("flood/supply",
             R"({"asked":"supply","from":{"of":"units","where":{"arm":"guns","side":"same"}},"budget":6,)"
             R"("block":{"some":{"group":"there","side":"other"}}})");
  EXPECT_EQ(in(), rules::Verdict::Yes);
  game_.rule("zone/control/effect/trace",
             R"({"on":"trace","do":"bar","when":{"not":{"some":{"group":"there","side":"same"}}}})");
  EXPECT_EQ(in(), rules::Verdict::No);
  for (const char* number : {"1011", "1012", "1013"}) {
    game_.unit("f" + std::string(number), "red", "foot", number, {{"movement", 1}});
  }
  EXPECT_EQ(in(), rules::Verdict::Yes);
}

TEST_F(Moving, M21_AMarchByRoadIsAWayOfMovingOfItsOwn) {
  for (int row = 10; row < 18; ++row) {
    game_.link("10" + std::to_string(row), "10" + std::to_string(row + 1), "road");
  }
  EXPECT_EQ(cost("1016"), "3");
  EXPECT_EQ(cost("1018"), "-");
  game_.rule("flood/march", R"({"asked":"move","budget":8,"block":{"not":{"link":"road"}}})");
  game_.rule("flood/usual", R"({"asked":"move","count":"points"})");
  EXPECT_EQ(cost("1018"), "8");
  EXPECT_EQ(cost("1016"), "3");
  EXPECT_EQ(cost("0910"), "1");
}

TEST_F(Moving, M20_CostsDependOnTheStateOfTheUnitAndTheGround) {
  game_.rule("flood/usual", R"({"asked":"move","count":"points"})");
  game_.rule("flood/usual/cost/mud", R"({"add":1,"when":{"hex":"clear","from":"clear","turn":[4],"not":{"link":"road"}}})");
  EXPECT_EQ(cost("1011", "a", {"turn=3"}), "1");
  EXPECT_EQ(cost("1011", "a", {"turn=4"}), "2");
  game_.link("1010", "1011", "road");
  EXPECT_EQ(cost("1011", "a", {"turn=4"}), "1/2");
}

TEST_F(Moving, M22_SidesAndHexesCanBeClosedToSome) {
  game_.side("1010", "1011", "river");
  game_.rule("terrain/river/enter", "0");
  EXPECT_EQ(cost("1011"), "1");
  game_.rule("flood/usual", R"({"asked":"move","count":"points","block":{"across":"river","arm":"foot","not":{"link":"road"}}})");
  EXPECT_EQ(cost("1011"), "2");
  game_.link("1010", "1011", "road");
  EXPECT_EQ(cost("1011"), "1/2");
}

TEST_F(Moving, M50_ARetreatKeepsOutOfTheEnemysZones) {
  game_.rule("zone/control", "{}");
  game_.rule("flood/back", R"({"asked":"retreat"})");
  game_.unit("e", "blue", "foot", "1012", {{"movement", 3}});
  EXPECT_NE(retreats("a", 1).find("1011"), std::string::npos);
  game_.rule("zone/control/effect/back", R"({"on":"retreat","do":"bar"})");
  EXPECT_EQ(retreats("a", 1).find("1011"), std::string::npos);
  EXPECT_NE(retreats("a", 1).find("1009"), std::string::npos);
}

TEST_F(Moving, M47_ARetreatDoesNotEndWhereItsWayForbids) {
  game_.rule("flood/back", R"({"asked":"retreat"})");
  EXPECT_NE(retreats("a", 1).find("1009"), std::string::npos);
  game_.rule("flood/back", R"({"asked":"retreat","end-not":{"distance":{"to":1}}})");
  EXPECT_EQ(retreats("a", 1).find("1009"), std::string::npos) << "it goes two hexes away";
  EXPECT_NE(retreats("a", 2).find("1008"), std::string::npos);
}

TEST_F(Moving, M21_WhetherAWayIsForAUnitCanBeUnknown) {
  game_.rule("flood/mud", R"({"asked":"move","of":{"turn":[3,4]},"count":"hexes","budget":1})");
  const ask::ReachAnswer answer = reach("a");
  EXPECT_EQ(answer.certainty, rules::Certainty::Unknown);
  EXPECT_EQ(answer.missing, std::vector<std::string>{"flood/mud"});
  EXPECT_EQ(reach("a", {"turn=3"}).ends.size(), 6u);
  EXPECT_EQ(reach("a", {"turn=2"}).certainty, rules::Certainty::Known);
}

// "a" stands in 1010, the enemy beside it; what is one hex from both is no farther away.
TEST_F(Moving, M50_ARetreatLeadsAwayFromTheEnemy) {
  game_.unit("e", "blue", "foot", "1011", {{"movement", 3}});
  game_.rule("flood/back", R"({"asked":"retreat"})");
  EXPECT_NE(retreats("a", 1).find("0910"), std::string::npos) << retreats("a", 1);
  game_.rule("flood/back", R"({"asked":"retreat","block":{"some":{"group":{"of":"units","where":{"side":"other"}},)"
                           R"("distance":{"to":3},"distance-change":{"to":0}}}})");
  EXPECT_EQ(retreats("a", 1).find("0910"), std::string::npos) << retreats("a", 1);
  EXPECT_NE(retreats("a", 1).find("1009"), std::string::npos);
  game_.rule("flood/back", R"({"asked":"retreat","block":{"distance-change.units":{"to":0}}})");
  EXPECT_NE(retreats("a", 1).find("1009"), std::string::npos) << "its own hex is left too";
}

TEST_F(Moving, M50_ARetreatKeepsOutOfTheEnemysSight) {
  game_.unit("e", "blue", "foot", "1210", {{"movement", 3}});
  game_.rule("terrain/woods/blocks-sight", "true");
  game_.terrain("1110", "woods");
  const std::string seen = R"({"some":{"group":{"of":"units","where":{"side":"other"}},"sight":true}})";
  game_.rule("flood/back", R"({"asked":"retreat","block":)" + seen + "}");
  EXPECT_NE(retreats("a", 1).find("0910"), std::string::npos) << "behind the woods";
  EXPECT_EQ(retreats("a", 1).find("1109"), std::string::npos);
}

TEST_F(Moving, M14_WhereTheRulesSayNothingOfFacingsNobodyHasOne) {
  game_.rule("facing/none", "[]");
  EXPECT_EQ(cost("1013"), "3");
  EXPECT_EQ(cost("1007"), "3");
}

TEST_F(Moving, M24_AMarchIsAsLongAsItsDiceSay) {
  game_.rule("flood/march", R"({"asked":"move","count":"points","budget":{"dice":"1d6"}})");
  const auto chance = [&](const std::string& hex) {
    for (const ask::ReachAnswer::End& end : reach("a").ends) {
      if (end.hex == *hex::Layout().parse(hex)) return end.chance.value_or(rules::Chance());
    }
    return rules::Chance();
  };
  EXPECT_EQ(chance("1011"), rules::Chance(6, 6));
  EXPECT_EQ(chance("1015"), rules::Chance(2, 6));
  EXPECT_EQ(chance("1017"), rules::Chance());
}

TEST_F(Moving, M55_CommandGoesThroughAChainOfSeveralLevels) {
  leader(1, "chief", "1010", true);
  leader(2, "colonel", "1014", false);
  game_.unit("far", "red", "foot", "1017", {{"movement", 3}});
  game_.rule("flood/staff", R"({"of":{"arm":"leader"},"from":{"of":"leaders","where":{"overall":true}},"budget":4})");
  game_.rule("flood/orders",
             R"({"asked":"command","from":{"of":"leaders","where":{"not":{"overall":true},"in.staff":true}},"budget":3})");
  const auto in = [&](const std::vector<std::string>& with) {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, with);
    return askTrace(world, "command", world.piece("far")).in;
  };
  EXPECT_EQ(in({}), rules::Verdict::Yes);
  EXPECT_EQ(in({"chief@1001"}), rules::Verdict::No);  // the colonel is out of his chief's reach
}

}  // namespace
}  // namespace redoubt::mechanisms
