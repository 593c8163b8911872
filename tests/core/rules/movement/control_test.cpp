#include "core/rules/movement/control.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/rules/movement/reach.h"
#include "tests/core/rules/grids.h"
#include "tests/core/rules/movement/moving_battle.h"

namespace redoubt::rules {
namespace {

using namespace moving;
using hex::Direction;
using hex::HexKey;
using Hexes = std::set<HexKey>;

const HexKey kHome = HexKey::at(6, 6);

// --- laws over whole grids

template <class Visit>
void forEachUnit(Visit&& visit) {
  small::forEachGrid(5, 6, [&](model::Battle battle, const hex::Layout& layout) {
    addControlRules(battle);
    const MovementRules rules = rulesOf(battle);
    layout.forEachHex([&](HexKey hex) {
      for (int facing = 0; facing < hex::kSides; ++facing) visit(rules, layout, hex, hexside(facing));
    });
  });
}

// K5.11.
TEST(ZoneOfControl, IsTheThreeHexesBeforeAUnit) {
  forEachUnit([](const MovementRules& rules, const hex::Layout& layout, HexKey hex, Direction facing) {
    Hexes front;
    for (const HexKey ahead : hex::frontHexes(layout, hex, facing)) {
      if (layout.contains(ahead)) front.insert(ahead);
    }
    const ControlledHexes zone = zoneOfControl(rules, layout, {hex, facing, "horse", ""});
    EXPECT_EQ(zone.sure, front);
    EXPECT_TRUE(zone.possible.empty());
  });
}

TEST(ZoneOfControl, AndThatOfTheOppositeFacingAreAllNeighbours) {
  forEachUnit([](const MovementRules& rules, const hex::Layout& layout, HexKey hex, Direction facing) {
    Hexes both = zoneOfControl(rules, layout, {hex, facing, "foot", ""}).sure;
    const Hexes back = zoneOfControl(rules, layout, {hex, hex::turned(facing, 3), "foot", ""}).sure;
    for (const HexKey behind : back) EXPECT_TRUE(both.insert(behind).second);
    Hexes neighbours;
    for (int side = 0; side < hex::kSides; ++side) {
      if (const auto next = layout.neighbour(hex, side)) neighbours.insert(*next);
    }
    EXPECT_EQ(both, neighbours);
  });
}

TEST(ZoneOfControl, OfAnUnknownFacingIsPossibleAllRound) {
  forEachUnit([](const MovementRules& rules, const hex::Layout& layout, HexKey hex, Direction facing) {
    const ControlledHexes zone = zoneOfControl(rules, layout, {hex, std::nullopt, "horse", ""});
    EXPECT_TRUE(zone.sure.empty());
    const Hexes known = zoneOfControl(rules, layout, {hex, facing, "horse", ""}).sure;
    EXPECT_TRUE(std::includes(zone.possible.begin(), zone.possible.end(), known.begin(), known.end()));
  });
}

// --- by arm and formation

class Control : public ::testing::Test {
 protected:
  Control() { addControlRules(battle); }

  void rule(const std::string& path, const std::string& json) { small::addRule(battle, path, json); }
  ControlledHexes zone(const ControllingUnit& unit) const { return zoneOfControl(rulesOf(battle), layout, unit); }
  HexKey next(int side, HexKey from = kHome) const { return *layout.neighbour(from, side); }
  // All hexes round the unit at home are under the control of enemies.
  void controlAround() {
    for (int side = 0; side < 6; ++side) occupancy.put(next(side), {false, false, false, std::nullopt, true});
  }
  void controlHome() { occupancy.put(kHome, {false, false, false, std::nullopt, true}); }

  model::Battle battle = battleOf();
  const hex::Layout layout = model::layoutOf(battle);
  Occupancy occupancy{layout};
};

// K9.12, K11.11.
TEST_F(Control, IsNotOfArmsWithoutAZone) {
  EXPECT_TRUE(zone({kHome, hexside(0), "cart", ""}).sure.empty());
  EXPECT_TRUE(zone({kHome, hexside(0), "leader", ""}).sure.empty());
  rule("control/none", "null");
  EXPECT_EQ(zone({kHome, hexside(0), "cart", ""}).sure.size(), 3u);
}

// Where counters have no front, they have no back either.
TEST_F(Control, IsAllRoundOfArmsThatFaceNowhere) {
  rule("facing/none", R"(["foot"])");
  const auto round = layout.neighbours(kHome);
  EXPECT_EQ(zone({kHome, std::nullopt, "foot", ""}).sure, Hexes(round.begin(), round.end()));
  EXPECT_EQ(zone({HexKey::at(1, 1), std::nullopt, "foot", ""}).sure.size(), layout.neighbours(HexKey::at(1, 1)).size());
  rule("control/none", R"(["foot"])");
  EXPECT_TRUE(zone({kHome, std::nullopt, "foot", ""}).sure.empty());
  rule("control/none", "null");
  rule("control/zones", "null");
  EXPECT_TRUE(zone({kHome, std::nullopt, "foot", ""}).sure.empty());
}

TEST_F(Control, IsOnlyPossibleOfAnUnknownArm) {
  const ControlledHexes unknown = zone({kHome, hexside(0), "", ""});
  EXPECT_TRUE(unknown.sure.empty());
  EXPECT_EQ(unknown.possible.size(), 3u);
}

TEST_F(Control, GoesByTheZonesOfAFormation) {
  EXPECT_EQ(zone({kHome, std::nullopt, "foot", "square"}).sure.size(), 6u);
  rule("control/zones", R"(["front", "rear"])");
  EXPECT_EQ(zone({kHome, hexside(2), "foot", ""}).sure.size(), 6u);
  rule("control/zones", "null");
  EXPECT_TRUE(zone({kHome, hexside(2), "foot", ""}).sure.empty());
}

// K5.12.
TEST_F(Control, OfASideIsThatOfAllItsUnits) {
  const ControllingUnit units[] = {
      {kHome, hexside(0), "foot", ""}, {next(0), hexside(3), "horse", ""}, {next(3), std::nullopt, "foot", ""}};
  const ControlledHexes all = controlledBy(rulesOf(battle), layout, units);
  EXPECT_TRUE(all.sure.contains(kHome));
  EXPECT_TRUE(all.sure.contains(next(0)));
  EXPECT_EQ(all.sure.size(), 4u) << "three before each, of which they share two";
  EXPECT_FALSE(all.possible.contains(kHome)) << "what is sure is not only possible";
  EXPECT_EQ(all.possible.size(), 5u);
}

// K9.15, K11.16.
TEST_F(Control, IsIgnoredByThoseTheRulesName) {
  const ControlRules rules = rulesOf(battle).control;
  const std::string cart[] = {"cart"};
  EXPECT_TRUE(isAffectedByControl(rules, "foot"));
  EXPECT_FALSE(isAffectedByControl(rules, "leader"));
  EXPECT_FALSE(isAffectedByControl(rules, "cart"));
  EXPECT_FALSE(isAffectedByControl(rules, "foot", cart));
  EXPECT_FALSE(isAffectedByControl(ControlRules{}, "foot"));
}

// --- movement under it

struct Flood {
  Flood(const model::Battle& battle, const Mover& mover, hex::Direction facing, const Occupancy& occupancy)
      : map(battle, model::layoutOf(battle), rulesOf(battle), mover), reach(map) {
    reach.flood(kHome, facing, &occupancy);
  }
  std::optional<Rational> left(HexKey hex, int facing) const {
    for (const MoveEnd& end : reach.arrivals(hex)) {
      if (end.facing.index == facing) return end.remaining;
    }
    return std::nullopt;
  }
  int turnsIn(HexKey hex) const { return static_cast<int>(reach.arrivals(hex).size()); }

  MovementMap map;
  Reach reach;
};

// K5.21, K5.22, K4.35.
TEST_F(Control, StopsWhoeverComesIntoIt) {
  controlAround();
  const Flood flood(battle, horse(), hexside(0), occupancy);
  EXPECT_EQ(flood.left(next(0), 0), Rational(7)) << "for the terrain alone";
  EXPECT_EQ(flood.left(next(0), 1), Rational(6)) << "turned before";
  EXPECT_EQ(flood.left(next(0), 2), std::nullopt) << "no turn there";
  EXPECT_FALSE(flood.reach.contains(next(0, next(0)))) << "and no way on";
  rule("control/stops", "false");
  EXPECT_TRUE(Flood(battle, horse(), hexside(0), occupancy).reach.contains(next(0, next(0))));
}

TEST_F(Control, CostsToEnterWhatTheRulesSay) {
  controlAround();
  rule("control/entry-cost", "2");
  EXPECT_EQ(Flood(battle, horse(), hexside(0), occupancy).left(next(0), 0), Rational(5));
  rule("control/entry-cost", "null");
  const Flood unknown(battle, horse(), hexside(0), occupancy);
  EXPECT_FALSE(unknown.reach.contains(next(0)));
  EXPECT_EQ(unknown.reach.unknownSteps().size(), 6u);
}

// K5.23.
TEST_F(Control, LetsHorseTurnBeforeItMoves) {
  controlHome();
  const Flood flood(battle, horse(), hexside(0), occupancy);
  EXPECT_EQ(flood.left(kHome, 1), Rational(6));
  EXPECT_EQ(flood.left(kHome, 2), Rational(5));
  EXPECT_EQ(flood.left(kHome, 3), Rational(4));
  EXPECT_EQ(flood.left(next(3), 3), Rational(3)) << "then it moves";
  EXPECT_EQ(flood.left(next(0), 1), Rational(6)) << "beyond it turns as anywhere";
}

TEST_F(Control, LetsFootOnlyGoOnOrBackAway) {
  controlHome();
  controlAround();
  rule("movement/minimum-turn", "false");
  const Flood flood(battle, foot(), hexside(0), occupancy);
  EXPECT_EQ(flood.turnsIn(kHome), 1);
  EXPECT_EQ(flood.left(next(0), 0), Rational(3));
  EXPECT_FALSE(flood.reach.contains(next(3)));
}

// K4.53 doesn't open what K4.35 forbids.
TEST_F(Control, IsNoPlaceForAForbiddenTurnWithAllPoints) {
  controlHome();
  controlAround();
  EXPECT_EQ(Flood(battle, foot(), hexside(0), occupancy).turnsIn(kHome), 1);
}

// Who comes back into it has moved.
TEST_F(Control, IsEnteredAgainByComingBack) {
  controlHome();
  for (int side = 0; side < 6; ++side) putLink(battle, kHome, next(side), "road");
  rule("terrain/road/turning", R"("free")");
  const Flood flood(battle, horse(), hexside(0), occupancy);
  EXPECT_EQ(flood.left(kHome, 3), Rational(7)) << "out and back by road, with free turns there";
  const auto way = flood.reach.wayTo(kHome, hexside(3));
  ASSERT_GE(way.size(), 3u);
  EXPECT_EQ(way[1].hex, next(0)) << "not turned at home";
  EXPECT_EQ(flood.left(next(3), 3), Rational(11, 2)) << "from there it goes no further, so it went round";
}

// K5.24: for all points, into a rear hex that enemies don't control, facing as one likes.
TEST_F(Control, IsLeftBackwardsForAllPoints) {
  controlHome();
  controlAround();
  occupancy.put(next(3), {});
  occupancy.put(next(4), {true, false, false, std::nullopt});
  const Flood flood(battle, foot(), hexside(0), occupancy);
  for (int facing = 0; facing < 6; ++facing) EXPECT_EQ(flood.left(next(3), facing), Rational(0));
  EXPECT_FALSE(flood.reach.contains(next(2)));
  EXPECT_FALSE(flood.reach.contains(next(4)));
  const auto way = flood.reach.wayTo(next(3), hexside(2));
  const auto costs = costsAlong(battle, layout, rulesOf(battle), foot(), way, &occupancy);
  ASSERT_EQ(costs.size(), 1u);
  EXPECT_EQ(costs[0].parts, (std::vector<MoveCostPart>{{MoveCostReason::BackAway, "", 4, "control/back-away"}}));
}

TEST_F(Control, IsLeftBackwardsWithAllPointsOnly) {
  controlHome();
  const MovementMap map(battle, layout, rulesOf(battle), foot());
  Reach reach(map);
  reach.flood(kHome, hexside(0), &occupancy, 3);
  EXPECT_FALSE(reach.contains(next(3)));
  occupancy.put(kHome, {});
  reach.flood(kHome, hexside(0), &occupancy);
  EXPECT_TRUE(reach.contains(next(3)));
  EXPECT_EQ(reach.arrivals(next(3)).size(), 6u) << "one turn and a step";
}

TEST_F(Control, DoesNotHoldThoseWhoIgnoreIt) {
  controlAround();
  Mover withCart = foot();
  withCart.company = {"cart"};
  EXPECT_TRUE(Flood(battle, withCart, hexside(0), occupancy).reach.contains(next(0, next(0))));
  EXPECT_TRUE(Flood(battle, leader(), hexside(0), occupancy).reach.contains(next(0, next(0))));
}

TEST_F(Control, IsLiftedByFriendsWhereTheRulesSaySo) {
  controlAround();
  occupancy.put(next(0), {true, false, false, std::nullopt, true});
  EXPECT_FALSE(Flood(battle, foot(), hexside(0), occupancy).reach.contains(next(0, next(0))));
  rule("control/negated-by-friends", "true");
  EXPECT_TRUE(Flood(battle, foot(), hexside(0), occupancy).reach.contains(next(0, next(0))));
}

}  // namespace
}  // namespace redoubt::rules
