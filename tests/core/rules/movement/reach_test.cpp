#include "core/rules/movement/reach.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/core/rules/movement/moving_battle.h"

namespace redoubt::rules {
namespace {

using namespace moving;
using hex::HexKey;
using hex::Orientation;

const HexKey kStart = HexKey::at(6, 6);

// A flood over a battle, and all it needs.
struct Flood {
  Flood(const model::Battle& battle, const Mover& mover, HexKey from = kStart, hex::Direction facing = vertex(1),
        const Occupancy* occupancy = nullptr, std::optional<Rational> points = std::nullopt)
      : layout(model::layoutOf(battle)), map(battle, layout, rulesOf(battle), mover), reach(map) {
    reach.flood(from, facing, occupancy, points);
  }
  Flood(const Flood&) = delete;
  Flood& operator=(const Flood&) = delete;

  std::vector<int> facings(HexKey hex) const {
    std::vector<int> indices;
    for (const MoveEnd& arrival : reach.arrivals(hex)) indices.push_back(arrival.facing.index);
    return indices;
  }

  hex::Layout layout;
  MovementMap map;
  Reach reach;
};

template <class Visit>
void forEachOrientation(Visit&& visit) {
  for (const Orientation orientation : {Orientation::Flat, Orientation::Pointy}) {
    SCOPED_TRACE(orientation == Orientation::Flat ? "flat" : "pointy");
    visit(battleOf(orientation));
  }
}

class ReachFromAHex : public ::testing::Test {
 protected:
  void rule(const std::string& path, const std::string& json) { small::addRule(battle, path, json); }
  HexKey front(HexKey hex = kStart, int which = 0) const { return ahead(layout, hex, vertex(1), which); }

  model::Battle battle = battleOf();
  const hex::Layout layout = model::layoutOf(battle);
};

TEST_F(ReachFromAHex, StartsWithAllItsPoints) {
  const Flood flood(battle, foot());
  EXPECT_EQ(flood.reach.hexes().front(), kStart);
  EXPECT_EQ(flood.reach.remaining(kStart), Rational(4));
  EXPECT_EQ(flood.reach.remaining(front()), Rational(3));
  EXPECT_EQ(flood.reach.remaining(HexKey::at(1, 1)), std::nullopt);
  EXPECT_EQ(flood.reach.wayTo(kStart, vertex(1)), (std::vector<Pose>{{kStart, vertex(1), 0}}));
}

// [8.1], [8.6], [8.7]: two hexes ahead for 1, two behind for 2, the flanks only after a turn.
TEST(Reach, GoesForwardBackAndRound) {
  forEachOrientation([](const model::Battle& battle) {
    const Flood flood(battle, foot(), kStart, vertex(4));
    const auto zones = hex::zones(vertex(4), flood.layout.orientation());
    for (int side = 0; side < hex::kSides; ++side) {
      const auto zone = zones[static_cast<std::size_t>(side)];
      const Rational remaining = zone == hex::FacingZone::Front ? 3 : 2;
      EXPECT_EQ(flood.reach.remaining(*flood.layout.neighbour(kStart, side)), remaining) << side;
    }
    const auto turned = flood.reach.arrivals(kStart);
    ASSERT_EQ(turned.size(), 6u);
    for (const MoveEnd& arrival : turned) {
      const int turn = hex::wrapped(arrival.facing.index - 4);
      EXPECT_EQ(arrival.remaining, 4 - std::min(turn, 6 - turn));
    }
  });
}

TEST_F(ReachFromAHex, TurnsByTheCheapestAngles) {
  rule("movement/turning-cost", R"({"60": 2, "120": 3})");
  const Flood flood(battle, foot());
  const auto turned = flood.reach.arrivals(kStart);
  EXPECT_EQ(turned,
            (std::vector<MoveEnd>{{vertex(0), 2}, {vertex(1), 4}, {vertex(2), 2}, {vertex(3), 1}, {vertex(5), 1}}));
}

TEST_F(ReachFromAHex, ShowsTheWayByStepsAndTurns) {
  const Flood flood(battle, foot());
  const HexKey left = front();
  const HexKey further = ahead(layout, left, vertex(0));
  const auto way = flood.reach.wayTo(further, vertex(0));
  EXPECT_EQ(way.size(), 4u);
  EXPECT_EQ(way.front(), (Pose{kStart, vertex(1), 0}));
  EXPECT_EQ(way.back(), (Pose{further, vertex(0), 3}));
  EXPECT_TRUE(flood.reach.wayTo(HexKey::at(1, 1), vertex(0)).empty());
}

TEST(Reach, OfALeaderIsADiscAndKeepsHisFacing) {
  forEachOrientation([](const model::Battle& battle) {
    const Flood flood(battle, leader());
    flood.layout.forEachHex([&](HexKey hex) {
      const int distance = flood.layout.distance(kStart, hex);
      EXPECT_EQ(flood.reach.remaining(hex), distance <= 9 ? std::optional<Rational>(9 - distance) : std::nullopt);
    });
    EXPECT_EQ(flood.facings(HexKey::at(5, 5)), std::vector<int>{1});
  });
}

TEST(Reach, WithoutTurnsAndStepsBackIsTheConeAhead) {
  forEachOrientation([](model::Battle battle) {
    small::addRule(battle, "movement/turning-cost", "{}");
    small::addRule(battle, "movement/backward", "null");
    const Flood flood(battle, foot());
    EXPECT_EQ(flood.map.missing(), std::vector<std::string>{"movement/turning-cost"});
    std::map<HexKey, int> cone = {{kStart, 0}};
    for (int left = 0; left <= 4; ++left) {
      HexKey hex = kStart;
      for (int i = 0; i < left; ++i) hex = ahead(flood.layout, hex, vertex(1), 0);
      for (int right = 0; left + right <= 4; ++right) {
        cone[hex] = left + right;
        hex = ahead(flood.layout, hex, vertex(1), 1);
      }
    }
    flood.layout.forEachHex([&](HexKey hex) {
      const auto found = cone.find(hex);
      const auto left = found == cone.end() ? std::nullopt : std::optional<Rational>(4 - found->second);
      EXPECT_EQ(flood.reach.remaining(hex), left);
    });
  });
}

TEST_F(ReachFromAHex, GrowsWithTheAllowance) {
  paint(battle, front(), "woods");
  putSide(battle, kStart, front(kStart, 1), "brook");
  std::vector<HexKey> before;
  for (int points = 0; points <= 8; ++points) {
    const Flood flood(battle, horse(), kStart, vertex(1), nullptr, points);
    for (const HexKey hex : before) EXPECT_TRUE(flood.reach.contains(hex)) << points;
    EXPECT_TRUE(points < 2 || flood.reach.hexes().size() > before.size()) << points;
    before = flood.reach.hexes();
  }
}

TEST_F(ReachFromAHex, ComesCheapestFirstAndEachHexOnce) {
  const Flood flood(battle, horse());
  const auto& hexes = flood.reach.hexes();
  for (std::size_t i = 1; i < hexes.size(); ++i) {
    EXPECT_GE(*flood.reach.remaining(hexes[i - 1]), *flood.reach.remaining(hexes[i]));
  }
  EXPECT_EQ(std::set<HexKey>(hexes.begin(), hexes.end()).size(), hexes.size());
}

// [8.11]: one hex any way, and any facing, whatever the ground.
TEST_F(ReachFromAHex, OfAGunIsOneHexAnyWay) {
  paint(battle, front(), "woods");
  paint(battle, front(kStart, 1), "bog");
  const Flood flood(battle, gun());
  EXPECT_EQ(flood.reach.hexes().size(), 6u);
  EXPECT_EQ(flood.facings(front()).size(), 6u);
  EXPECT_EQ(flood.reach.remaining(front()), Rational(0));
  EXPECT_EQ(flood.facings(kStart).size(), 6u);
  EXPECT_FALSE(flood.reach.contains(front(kStart, 1)));
}

// [7.3.2].
TEST_F(ReachFromAHex, OfASquareIsOneClearHexAnyWay) {
  paint(battle, front(), "woods");
  const Flood flood(battle, inFormation(foot(), "square"));
  EXPECT_EQ(flood.reach.hexes().size(), 6u);
  EXPECT_FALSE(flood.reach.contains(front()));
  EXPECT_EQ(flood.reach.remaining(front(kStart, 1)), Rational(0));
  EXPECT_EQ(flood.facings(front(kStart, 1)), std::vector<int>{1});
}

// M7.2: no points for turning, so a skirmisher of 4 gets to every hex within 4.
TEST_F(ReachFromAHex, OfSkirmishersIsADiscWithAllFacings) {
  paint(battle, front(), "bog");
  const Flood flood(battle, inFormation(foot(), "loose"));
  layout.forEachHex([&](HexKey hex) {
    const int distance = layout.distance(kStart, hex);
    EXPECT_EQ(flood.reach.remaining(hex), distance <= 4 ? std::optional<Rational>(4 - distance) : std::nullopt);
    EXPECT_EQ(flood.facings(hex).size(), distance <= 4 ? 6u : 0u);
  });
}

// [8.5].
TEST_F(ReachFromAHex, AlwaysHasOneHexAndEndsThere) {
  rule("terrain/bog/enter", R"({"foot": 5})");
  for (const HexKey hex : layout.allHexes()) paint(battle, hex, "bog");
  const Flood flood(battle, foot());
  EXPECT_EQ(flood.reach.hexes().size(), 5u);  // two ahead, two behind
  EXPECT_EQ(flood.reach.remaining(front()), Rational(0));
  EXPECT_EQ(flood.facings(front()), std::vector<int>{1});
  EXPECT_EQ(flood.reach.wayTo(front(), vertex(1)),
            (std::vector<Pose>{{kStart, vertex(1), 0}, {front(), vertex(1), 4}}));
  EXPECT_EQ(Flood(battle, foot(), kStart, vertex(1), nullptr, 3).reach.hexes().size(), 1u);
  rule("movement/minimum-hexes", "0");
  EXPECT_EQ(Flood(battle, foot()).reach.hexes().size(), 1u);
  rule("movement/minimum-hexes", "2");
  EXPECT_EQ(Flood(battle, foot()).reach.remaining(front(front())), Rational(0));
  EXPECT_EQ(Flood(battle, foot()).reach.wayTo(front(front()), vertex(1)).size(), 3u);
  EXPECT_FALSE(Flood(battle, foot()).reach.contains(front(front(front()))));
}

TEST_F(ReachFromAHex, HasNoMinimumThroughWhatIsForbidden) {
  for (const HexKey hex : layout.allHexes()) paint(battle, hex, "bog");
  rule("terrain/bog/forbidden", R"(["foot"])");
  EXPECT_EQ(Flood(battle, foot()).reach.hexes(), std::vector{kStart});
}

TEST_F(ReachFromAHex, ReportsUnknownCostsAndTakesThemForNothing) {
  paint(battle, front(), "ice");
  rule("movement/turning-cost", "{}");
  const Flood flood(battle, foot());
  EXPECT_FALSE(flood.reach.contains(front()));
  const auto unknown = flood.reach.unknownSteps();
  EXPECT_TRUE(std::find(unknown.begin(), unknown.end(), UnknownStep{kStart, front()}) != unknown.end());
  for (const UnknownStep& step : unknown) EXPECT_EQ(step.to, front());
}

TEST_F(ReachFromAHex, IsNothingWithoutAnAllowance) {
  const Flood boat(battle, {"boat", "", "", false});
  EXPECT_TRUE(boat.reach.hexes().empty());
  EXPECT_EQ(boat.map.missing().front(), "arm/boat/movement");
  EXPECT_TRUE(Flood(battle, {"horse", "", "", true}).reach.hexes().empty());
  EXPECT_TRUE(Flood(battle, foot(), HexKey::at(0, 0)).reach.hexes().empty());
  EXPECT_TRUE(Flood(battle, foot(), kStart, {hex::FacingKind::Hexside, 1}).reach.hexes().empty());
}

TEST_F(ReachFromAHex, SaysWhichRulesAreMissing) {
  rule("movement/forward", "null");
  rule("facing/kind", "null");
  EXPECT_EQ(Flood(battle, inFormation(foot(), "wedge")).map.missing(),
            (std::vector<std::string>{"formation/wedge", "movement/forward", "facing/kind"}));
  EXPECT_TRUE(Flood(battle, leader()).map.missing().empty());
}

// [6.9]: an enemy's hex costs 1 more and ends the movement; [6.11]: nobody leaves it.
TEST_F(ReachFromAHex, EndsWhereTheEnemyIs) {
  rule("movement/turning-cost", "{}");
  Occupancy occupancy(layout);
  occupancy.put(front(), {false, false, true, std::nullopt});
  const Flood flood(battle, foot(), kStart, vertex(1), &occupancy);
  EXPECT_EQ(flood.reach.remaining(front()), Rational(2));
  EXPECT_EQ(flood.facings(front()), std::vector<int>{1});
  EXPECT_EQ(flood.reach.remaining(front(front())), std::nullopt);
  EXPECT_EQ(flood.reach.remaining(front(front(), 1)), Rational(2));  // round by the right
  const Flood held(battle, foot(), front(), vertex(1), &occupancy);
  EXPECT_EQ(held.reach.hexes(), std::vector{front()});
  EXPECT_EQ(held.facings(front()), std::vector<int>{1});
  rule("melee-hex/leave", "null");
  EXPECT_GT(Flood(battle, foot(), front(), vertex(1), &occupancy).reach.hexes().size(), 1u);
}

// M8.6.
TEST_F(ReachFromAHex, DoesNotBackIntoEnemiesWhereThatIsRuledOut) {
  const HexKey behind = ahead(layout, kStart, vertex(4));
  Occupancy occupancy(layout);
  occupancy.put(behind, {false, false, true, std::nullopt});
  rule("movement/turning-cost", "{}");
  EXPECT_EQ(Flood(battle, foot(), kStart, vertex(1), &occupancy).reach.remaining(behind), Rational(1));
  rule("movement/backward", R"({"zone": "rear", "cost": 1, "into-enemy": false})");
  EXPECT_FALSE(Flood(battle, foot(), kStart, vertex(1), &occupancy).reach.contains(behind));
}

// [6.1]: passing costs 1, joining nothing.
TEST_F(ReachFromAHex, PaysForPassingFriendsOnLeavingThem) {
  rule("movement/turning-cost", "{}");
  Occupancy occupancy(layout);
  occupancy.put(kStart, {true, false, false, std::nullopt});
  for (const int which : {0, 1}) occupancy.put(front(kStart, which), {true, false, false, std::nullopt});
  const Flood flood(battle, foot(), kStart, vertex(1), &occupancy);
  EXPECT_EQ(flood.reach.remaining(front()), Rational(3));
  EXPECT_EQ(flood.reach.remaining(front(front())), Rational(1));
  const Flood general(battle, leader(), kStart, vertex(1), &occupancy);
  EXPECT_EQ(general.reach.remaining(front(front())), Rational(7));
}

// [6.2], R6.1, M6.4, [6.3].
TEST_F(ReachFromAHex, DoesNotEndWhereTheStackIsFull) {
  rule("movement/turning-cost", "{}");
  Occupancy occupancy(layout);
  for (const int which : {0, 1}) occupancy.put(front(kStart, which), {true, true, false, std::nullopt});
  const Flood flood(battle, foot(), kStart, vertex(1), &occupancy);
  EXPECT_FALSE(flood.reach.contains(front()));
  EXPECT_FALSE(flood.reach.contains(front(front())));
  EXPECT_TRUE(Flood(battle, leader(), kStart, vertex(1), &occupancy).reach.contains(front()));
  rule("stacking/pass-through-over-limit", "true");
  const Flood over(battle, foot(), kStart, vertex(1), &occupancy);
  EXPECT_FALSE(over.reach.contains(front()));
  EXPECT_EQ(over.reach.remaining(front(front())), Rational(1));
  EXPECT_EQ(over.reach.wayTo(front(front()), vertex(1)).size(), 3u);
}

// [6.0].
TEST_F(ReachFromAHex, JoinsAStackFacingAsItDoes) {
  Occupancy occupancy(layout);
  occupancy.put(front(), {true, false, false, vertex(0)});
  EXPECT_EQ(Flood(battle, foot(), kStart, vertex(1), &occupancy).facings(front()), std::vector<int>{0});
  EXPECT_EQ(Flood(battle, gun(), kStart, vertex(1), &occupancy).facings(front()).size(), 6u);
  EXPECT_EQ(Flood(battle, leader(), kStart, vertex(1), &occupancy).facings(front()), std::vector<int>{1});
  rule("facing/mixed-in-stack", "true");
  EXPECT_GT(Flood(battle, foot(), kStart, vertex(1), &occupancy).facings(front()).size(), 1u);
}

TEST_F(ReachFromAHex, KnowsWhoStandsWhere) {
  Occupancy occupancy(layout);
  occupancy.put(kStart, {true, false, true, vertex(5)});
  occupancy.put(HexKey::at(0, 0), {true, true, true, vertex(5)});
  const Occupants found = occupancy.at(kStart);
  EXPECT_TRUE(found.friends && found.enemies && !found.atLimit);
  EXPECT_EQ(found.facing, vertex(5));
  EXPECT_FALSE(occupancy.at(HexKey::at(0, 0)).friends);
  EXPECT_FALSE(occupancy.at(front()).facing);
}

// [8.9]: six points, all of them to be spent, straight ahead or back.
TEST_F(ReachFromAHex, AtDoubleTimeSpendsAllOfIt) {
  const Flood flood(battle, atDoubleTime(), HexKey::at(3, 9));
  EXPECT_EQ(flood.map.allowance().points, 6);
  EXPECT_FALSE(flood.reach.contains(ahead(layout, HexKey::at(3, 9), vertex(1))));
  for (const HexKey hex : flood.reach.hexes()) {
    EXPECT_EQ(flood.reach.remaining(hex), Rational(0));
    EXPECT_EQ(flood.facings(hex), std::vector<int>{1});
    EXPECT_EQ(flood.reach.wayTo(hex, vertex(1)).back().spent, 6);
  }
  HexKey far = HexKey::at(3, 9);
  for (int i = 0; i < 6; ++i) far = front(far);
  EXPECT_EQ(flood.reach.wayTo(far, vertex(1)).size(), 7u);
}

TEST_F(ReachFromAHex, AtDoubleTimeEndsWhereItCanGoNoFurther) {
  rule("movement/backward", "null");
  Occupancy occupancy(layout);
  occupancy.put(front(), {true, false, false, std::nullopt});
  occupancy.put(front(kStart, 1), {false, false, true, std::nullopt});
  const Flood flood(battle, atDoubleTime(), kStart, vertex(1), &occupancy);
  EXPECT_EQ(flood.reach.hexes().size(), 2u);
  EXPECT_EQ(flood.reach.remaining(front()), Rational(5));  // friends are not passed
  EXPECT_EQ(flood.reach.remaining(front(kStart, 1)), Rational(4));
  paint(battle, front(), "woods");
  paint(battle, front(kStart, 1), "woods");
  EXPECT_EQ(Flood(battle, atDoubleTime()).reach.hexes(), std::vector{kStart});
}

TEST_F(ReachFromAHex, AtDoubleTimeHasItsOneHexToo) {
  rule("terrain/bog/enter", R"({"foot": 9})");
  for (const HexKey hex : layout.allHexes()) paint(battle, hex, "bog");
  const Flood flood(battle, atDoubleTime());
  EXPECT_EQ(flood.reach.remaining(front()), Rational(0));
  EXPECT_EQ(flood.reach.wayTo(front(), vertex(1)).size(), 2u);
}

TEST(Reach, StaysOnTheMapAndCountsHalfHexes) {
  forEachOrientation([](model::Battle battle) {
    model::MapSheet sheet = *model::mapSheet(battle);
    sheet.edgeLeft = sheet.edgeRight = sheet.edgeTop = sheet.edgeBottom = hex::EdgeKind::HalfUnnumbered;
    battle.all<model::MapSheet>().put(sheet);
    const Flood flood(battle, leader());
    std::size_t near = 0;
    flood.layout.forEachHex([&](HexKey hex) { near += flood.layout.distance(kStart, hex) <= 9 ? 1 : 0; });
    EXPECT_EQ(flood.reach.hexes().size(), near);
    for (const HexKey hex : flood.reach.hexes()) EXPECT_TRUE(flood.layout.contains(hex));
  });
}

TEST_F(ReachFromAHex, TellsWithItsScaleWhatCostsFractions) {
  HexKey hex = kStart;
  for (int i = 0; i < 5; ++i) {
    putLink(battle, hex, front(hex), "road");
    hex = front(hex);
  }
  const Flood flood(battle, foot());
  EXPECT_EQ(flood.map.scale(), 2);
  EXPECT_EQ(flood.reach.remaining(hex), Rational(3, 2));
}

TEST_F(ReachFromAHex, GivesUpOnFractionsTooFineToCount) {
  rule("arm/gun/movement", "1000");
  rule("arm/gun/hexes", "997");
  const Flood flood(battle, gun());
  EXPECT_TRUE(flood.reach.hexes().empty());
  EXPECT_EQ(flood.map.missing(), std::vector<std::string>{"arm/gun/hexes"});
}

}  // namespace
}  // namespace redoubt::rules
