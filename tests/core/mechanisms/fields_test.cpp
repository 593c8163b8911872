#include "core/ask/map_answers.h"
#include "tests/core/mechanisms/game.h"

// Zones, and what is traced from hex to hex. The numbers are those of docs/mechanisms.md.
namespace redoubt::mechanisms {
namespace {

using rules::Verdict;

class Reaching : public ::testing::Test {
 protected:
  Reaching() {
    game_.unit("a", "red", "foot", "1010", {});
    game_.unit("d", "blue", "foot", "1310", {});
  }
  void depot(const std::string& hex) {
    game_.battle().all<model::Zone>().put({Id<model::Zone>{1}, "depot", "Depot", {}});
    game_.battle().all<model::ZoneHex>().put({Id<model::Zone>{1}, *hex::Layout().parse(hex)});
  }
  // The numbers of the hexes of a zone, in their order.
  std::string zone(const std::string& unit, const std::string& name, bool isPossible = false) const {
    const ask::World world(game_.battle(), Id<model::Variant>{1});
    std::string text;
    for (const auto& each : askZones(world, {world.piece(unit)}).zones) {
      if (each.name != name) continue;
      for (const hex::HexKey hex : isPossible ? each.possible : each.sure) text += world.numberOf(hex) + " ";
    }
    return text;
  }
  Verdict in(const std::string& question, const std::string& unit, const std::vector<std::string>& with = {}) const {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, with);
    return askTrace(world, question, world.piece(unit)).in;
  }
  std::vector<std::string> path(const std::string& question, const std::string& unit) const {
    const ask::World world(game_.battle(), Id<model::Variant>{1});
    std::vector<std::string> numbers;
    for (const hex::HexKey hex : askTrace(world, question, world.piece(unit)).path)
      numbers.push_back(world.numberOf(hex));
    return numbers;
  }
  mutable Game game_;
};

TEST_F(Reaching, M27_AZoneOfControlLiesAllRoundAUnitWithoutFacing) {
  game_.rule("zone/control", R"({"by":{"not":{"arm":"guns"}}})");
  EXPECT_EQ(zone("a", "control"), "0910 1009 1011 1109 1110 1111 ");
  game_.unit("g", "red", "guns", "0505", {});
  EXPECT_EQ(zone("g", "control"), "");
}

TEST_F(Reaching, M29_AZoneDoesNotReachOverARiver) {
  game_.rule("zone/control", R"({"not":{"across":"river"}})");
  const std::string open = zone("a", "control");
  EXPECT_NE(open.find("1110"), std::string::npos);
  game_.side("1010", "1110", "river");
  const std::string closed = zone("a", "control");
  EXPECT_EQ(closed.find("1110"), std::string::npos);
  EXPECT_EQ(closed.size() + 5, open.size());
}

TEST_F(Reaching, M30_AZoneOfInfluenceIsSeveralHexesDeep) {
  game_.rule("zone/watch", R"({"reach":2})");
  const std::string hexes = zone("a", "watch");
  EXPECT_EQ(std::count(hexes.begin(), hexes.end(), ' '), 18);
}

TEST_F(Reaching, M14_AFacingZoneLiesInFrontOfAUnit) {
  game_.rule("facing/none", "[]");
  game_.rule("facing/kind", "\"hexside\"");
  game_.rule("zone/control", R"({"reach":["front"]})");
  EXPECT_EQ(zone("a", "control"), "");
  EXPECT_NE(zone("a", "control", true), "");
  model::Placement row = *game_.battle().find<model::Placement>(Id<model::Placement>{1});
  row.direction = model::Facing{hex::Direction{hex::FacingKind::Hexside, 0}};
  game_.battle().all<model::Placement>().put(row);
  const std::string front = zone("a", "control");
  EXPECT_EQ(std::count(front.begin(), front.end(), ' '), 3);
}

TEST_F(Reaching, M57_SupplyIsTracedToASourceRoundTheEnemysZones) {
  game_.rule("flood/supply", R"({"asked":"supply","from":{"of":"hexes","where":{"area":"depot"}},"budget":9,)"
                             R"("block":{"zone.control":"other","not":{"some":{"group":"there","side":"same"}}}})");
  game_.rule("zone/control", "{}");
  depot("1710");
  EXPECT_EQ(in("supply", "a"), Verdict::Yes);
  const auto way = path("supply", "a");
  ASSERT_EQ(way.size(), 10u);  // seven steps straight, and two more round the zone
  EXPECT_EQ(way.front(), "1710");
  EXPECT_EQ(way.back(), "1010");
  EXPECT_EQ(in("supply", "a", {"a@0810"}), Verdict::No);
  // Friends lift the zone for tracing.
  game_.unit("f", "red", "foot", "1410", {});
  game_.unit("g", "red", "foot", "1210", {});
  EXPECT_EQ(in("supply", "a", {"d@off"}), Verdict::Yes);
}

TEST_F(Reaching, M57_SupplyByRoadCostsNothingFurther) {
  game_.rule("flood/supply", R"({"asked":"supply","from":{"of":"hexes","where":{"area":"depot"}},"budget":1})");
  depot("0810");
  EXPECT_EQ(in("supply", "a"), Verdict::No);
  game_.rule("flood/supply/cost/road", R"({"set":0,"when":{"link":"road"}})");
  game_.link("0810", "0910", "road");
  EXPECT_EQ(in("supply", "a"), Verdict::Yes);
}

TEST_F(Reaching, M54_ALeaderCommandsUnitsWithinHisOwnRadius) {
  game_.rule("rating/radius", R"({"arms":{"leader":3}})");
  game_.rule("flood/command", R"({"asked":"command","from":{"of":"leaders","where":{"side":"same"}},)"
                              R"("budget":{"rating":"radius"},"block":{"some":{"group":"there","side":"other"}}})");
  addLeader(game_.battle(), 1, 1);
  placeLeader(game_.battle(), 100, 1, 1, model::PlacementRule::At, *hex::Layout().parse("0710"));
  EXPECT_EQ(in("command", "a"), Verdict::Yes);
  EXPECT_EQ(in("command", "a", {"a@1110"}), Verdict::No);
  EXPECT_EQ(in("command", "d"), Verdict::No);
  game_.rule("rating/radius", R"({"figure":"radius"})");  // which nobody has noted
  EXPECT_EQ(in("command", "a"), Verdict::Unknown);
}

TEST_F(Reaching, M54_AUnitIsCommandedByTheLeaderOfItsOwnCommand) {
  game_.rule("flood/command", R"({"asked":"command","from":{"of":"leaders","where":{"command":"same"}},"budget":3})");
  for (const int id : {1, 2}) {
    addLeader(game_.battle(), id, 1);
    addCommand(game_.battle(), id, Id<model::Leader>{id});
  }
  placeLeader(game_.battle(), 100, 1, 1, model::PlacementRule::At, *hex::Layout().parse("0910"));
  placeLeader(game_.battle(), 101, 1, 2, model::PlacementRule::At, *hex::Layout().parse("1810"));
  game_.battle().all<model::UnitCommand>().put({Id<model::Unit>{1}, Id<model::Command>{1}});
  EXPECT_EQ(in("command", "a"), Verdict::Yes);
  game_.battle().all<model::UnitCommand>().erase({Id<model::Unit>{1}, Id<model::Command>{1}});
  game_.battle().all<model::UnitCommand>().put({Id<model::Unit>{1}, Id<model::Command>{2}});
  EXPECT_EQ(in("command", "a"), Verdict::No);
}

TEST_F(Reaching, M64_AWayOffTheMapIsOpenOrBlocked) {
  game_.rule("flood/away", R"({"asked":"exit","from":{"of":"hexes","where":{"area":"edge"}},"budget":"any",)"
                           R"("block":{"any":[{"hex":"woods"},{"some":{"group":"there","side":"other"}}]}})");
  game_.battle().all<model::Zone>().put({Id<model::Zone>{1}, "edge", "Edge", {}});
  game_.battle().all<model::ZoneHex>().put({Id<model::Zone>{1}, *hex::Layout().parse("0101")});
  EXPECT_EQ(in("exit", "a"), Verdict::Yes);
  for (const hex::HexKey hex : hex::Layout().ring(*hex::Layout().parse("1010"), 2)) {
    game_.terrain(hex::Layout().number(hex), "woods");
  }
  EXPECT_EQ(in("exit", "a"), Verdict::No);
}

TEST_F(Reaching, SupplyIsTracedByTheFloodThatIsForTheUnit) {
  game_.rule("flood/air", R"({"asked":"supply","of":{"arm":"horse"},"from":"leaders","budget":1})");
  game_.rule("flood/ground", R"({"asked":"supply","of":{"arm":"foot"},"from":{"of":"hexes","where":{"area":"depot"}},)"
                             R"("budget":3})");
  depot("1310");
  const auto flood = [&](const std::string& unit, const std::vector<std::string>& with = {}) {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, with);
    const ask::TraceAnswer answer = askTrace(world, "supply", world.piece(unit));
    return answer.flood + (answer.in == Verdict::Yes ? "+" : "-");
  };
  EXPECT_EQ(flood("a"), "ground+");
  EXPECT_EQ(flood("a", {"a@0510"}), "ground-");
  // Two floods are for the unit: one that reaches it is enough.
  game_.rule("flood/air", R"({"asked":"supply","from":"leaders","budget":1})");
  EXPECT_EQ(flood("a"), "ground+");
}

TEST_F(Reaching, AHexInAGroupIsAskedForTheFloodOfTheUnitThatAsks) {
  // A line of roads to the depot of one's own side; from there two hexes over land.
  depot("1510");
  game_.rule("flood/line", R"({"from":{"of":"hexes","where":{"area":"depot","owner":"same"}},"budget":"any",)"
                           R"("block":{"not":{"link":"road"}}})");
  game_.rule("flood/supply", R"({"asked":"supply","from":{"of":"hexes","where":{"in.line":true}},"budget":2})");
  game_.link("1410", "1510", "road");
  game_.link("1310", "1410", "road");
  game_.link("1210", "1310", "road");
  EXPECT_EQ(in("supply", "a", {"1510.owner=red"}), Verdict::Yes);
  EXPECT_EQ(in("supply", "a", {"1510.owner=blue"}), Verdict::No);
}

TEST_F(Reaching, AFloodTellsFromWhomItComesWhoNeedsItAndWhatClosesItsWay) {
  game_.rule("flood/supply", R"({"asked":"supply","of":{"arm":"foot"},"from":{"of":"units","where":{"arm":"guns",)"
                             R"("side":"same"}},"budget":2,"block":{"across":"river"}})");
  game_.unit("g", "red", "guns", "0810", {});
  game_.side("0810", "0710", "river");
  const ask::World world(game_.battle(), Id<model::Variant>{1});
  const ask::TraceAnswer answer = askTrace(world, "supply", world.piece("a"));
  EXPECT_TRUE(answer.isNeeded);
  ASSERT_EQ(answer.sources.size(), 1u);
  EXPECT_EQ(world.nameOf(answer.sources.front()), "g");
  const ask::TraceAnswer ofSource = askTrace(world, "supply", world.piece("g"));
  EXPECT_FALSE(ofSource.isNeeded);
  EXPECT_TRUE(ofSource.path.empty());
  const auto& reach = world.fields().flood(*world.mechanics().floodsFor("supply").front(), world.piece("a"));
  const auto side = world.layout().sideBetween(world.hex("0810"), world.hex("0710"));
  EXPECT_EQ(reach.closed, std::set<hex::HexsideKey>{*side}) << "the end of the budget closes nothing";
}

TEST_F(Reaching, NothingIsKnownOfZonesAndFloodsThatAskForThemselves) {
  game_.rule("zone/control", R"({"by":{"in.supply":true}})");
  game_.rule("flood/supply", R"({"asked":"supply","from":{"of":"hexes","where":{"area":"depot"}},"budget":"any",)"
                             R"("block":{"zone.control":"other"}})");
  depot("1710");
  EXPECT_EQ(in("supply", "a"), Verdict::Unknown);
}

}  // namespace
}  // namespace redoubt::mechanisms
