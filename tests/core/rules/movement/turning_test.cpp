#include "core/rules/movement/turning.h"

#include <gtest/gtest.h>

#include "core/rules/movement/reach.h"
#include "tests/core/rules/movement/moving_battle.h"

namespace redoubt::rules {
namespace {

using namespace moving;
using hex::HexKey;

const HexKey kTurningHome = HexKey::at(6, 6);

class Turning : public ::testing::Test {
 protected:
  Turning() { addControlRules(battle); }

  void rule(const std::string& path, const std::string& json) { small::addRule(battle, path, json); }
  TurnGround ground() const { return turnGround(battle, layout, rulesOf(battle), kTurningHome); }
  TurnGround controlled() const {
    TurnGround ground = this->ground();
    ground.isControlled = true;
    return ground;
  }
  Rational points(int steps, const Mover& mover = horse()) const {
    return costToTurn(rulesOf(battle), mover, steps, ground()).points;
  }
  Rational pointsInControl(int steps) const { return costToTurn(rulesOf(battle), horse(), steps, controlled()).points; }

  model::Battle battle = battleOf();
  const hex::Layout layout = model::layoutOf(battle);
};

// K4.43.
TEST_F(Turning, CostsHorseByTheAngle) {
  EXPECT_EQ(points(1), 1);
  EXPECT_EQ(points(2), 2);
  EXPECT_EQ(points(3), 3);
  EXPECT_EQ(points(4), 2);
  EXPECT_EQ(points(5), 1);
  EXPECT_EQ(points(0), 0);
}

// The example of K4.44 with the cost of forest from the table of terrain: 2 and 3.
TEST_F(Turning, AddsTheTerrainOfItsHex) {
  paint(battle, kTurningHome, "woods");
  const MoveCost cost = costToTurn(rulesOf(battle), horse(), 2, ground());
  EXPECT_EQ(cost.points, 5);
  EXPECT_EQ(cost.parts, (std::vector<MoveCostPart>{{MoveCostReason::Turn, "", 2, "arm/horse/turning-costs"},
                                                   {MoveCostReason::Hex, "woods", 3, "terrain/woods/enter"}}));
}

// The same example with its own cost of forest, which the table contradicts: 2 and 4.
TEST_F(Turning, AddsWhatTheExampleTakesForestToCost) {
  rule("terrain/woods/enter", R"({"foot": 2, "horse": 4})");
  paint(battle, kTurningHome, "woods");
  EXPECT_EQ(points(2), 6);
}

// Two turns of 60° would pay the woods twice.
TEST_F(Turning, IsMadeInOneWhereTerrainCosts) {
  paint(battle, kTurningHome, "woods");
  EXPECT_EQ(points(3), 6);
  rule("arm/horse/turning-costs", R"({"60": 1})");
  EXPECT_EQ(points(3), 12);
  EXPECT_EQ(costOfOneTurn(rulesOf(battle), horse(), 3, ground()).outcome, Outcome::Unknown);
}

// K4.37.
TEST_F(Turning, CostsFootTheSameEverywhere) {
  paint(battle, kTurningHome, "bog");
  for (int steps = 1; steps < 6; ++steps) EXPECT_EQ(points(steps, foot()), 1);
}

// K4.54.
TEST_F(Turning, OnARoadPaysNoTerrain) {
  paint(battle, kTurningHome, "woods");
  putLink(battle, kTurningHome, *layout.neighbour(kTurningHome, 4), "road");
  EXPECT_EQ(points(2), 2);
  rule("terrain/road/turning", R"("free")");
  EXPECT_EQ(points(2), 0);
  EXPECT_EQ(pathsOf(costToTurn(rulesOf(battle), horse(), 2, ground())),
            std::vector<std::string>{"terrain/road/turning"});
  rule("terrain/road/turning", "null");
  EXPECT_EQ(points(2), 5);
}

// K5.23: terrain changes nothing there.
TEST_F(Turning, InAnEnemysZoneOfControlHasCostsOfItsOwn) {
  EXPECT_EQ(pointsInControl(1), 2);
  EXPECT_EQ(pointsInControl(2), 3);
  EXPECT_EQ(pointsInControl(3), 4);
  paint(battle, kTurningHome, "woods");
  EXPECT_EQ(pointsInControl(2), 3);
  rule("terrain/road/turning", R"("free")");
  putLink(battle, kTurningHome, *layout.neighbour(kTurningHome, 4), "road");
  EXPECT_EQ(pointsInControl(2), 3);
}

// K4.35.
TEST_F(Turning, InAnEnemysZoneOfControlIsForOneArmOnly) {
  const MoveCost cost = costToTurn(rulesOf(battle), foot(), 1, controlled());
  EXPECT_EQ(cost.outcome, Outcome::Forbidden);
  EXPECT_EQ(cost.obstacle->path, "control/turning");
}

TEST_F(Turning, OnTerrainOfUnknownCostIsUnknown) {
  paint(battle, kTurningHome, "ice");
  EXPECT_EQ(costToTurn(rulesOf(battle), horse(), 1, ground()).outcome, Outcome::Unknown);
  EXPECT_EQ(costToTurn(rulesOf(battle), foot(), 1, ground()).points, 1);
}

// K4.53.
TEST_F(Turning, IsPossibleOnceForAllPoints) {
  paint(battle, kTurningHome, "bog");
  rule("arm/horse/movement", "2");
  const MovementMap poor(battle, layout, rulesOf(battle), horse());
  Reach few(poor);
  few.flood(kTurningHome, hexside(0));
  EXPECT_EQ(few.arrivals(kTurningHome).size(), 6u);
  const auto way = few.wayTo(kTurningHome, hexside(3));
  ASSERT_EQ(way.size(), 2u);
  EXPECT_EQ(way.back().spent, 2) << "all it has, of the 9 that it costs";
  EXPECT_EQ(costsAlong(battle, layout, rulesOf(battle), horse(), way).front().points, 9);
  EXPECT_FALSE(few.contains(*layout.neighbour(kTurningHome, 3))) << "and nothing is left";
  few.flood(kTurningHome, hexside(0), nullptr, 1);
  EXPECT_EQ(few.arrivals(kTurningHome).size(), 1u) << "only before anything is spent";
  rule("movement/minimum-turn", "false");
  const MovementMap without(battle, layout, rulesOf(battle), horse());
  Reach none(without);
  none.flood(kTurningHome, hexside(0));
  EXPECT_EQ(none.wayTo(kTurningHome, hexside(3)).size(), 0u);
}

// A map that is read again after an edit turns as one made anew.
TEST_F(Turning, FollowsEditsOfTheMap) {
  const MovementRules rules = rulesOf(battle);
  MovementMap map(battle, layout, rules, horse());
  const auto costs = [&](const MovementMap& of) {
    std::map<int, Rational> all;
    for (const auto& turn : of.turns(of.index().of(kTurningHome)).single) all[turn.steps] = of.points(turn.cost);
    return all;
  };
  EXPECT_EQ(costs(map), (std::map<int, Rational>{{1, 1}, {2, 2}, {3, 3}, {4, 2}, {5, 1}}));
  paint(battle, kTurningHome, "woods");
  map.read(battle, rules, kTurningHome);
  EXPECT_EQ(costs(map), (std::map<int, Rational>{{1, 4}, {2, 5}, {3, 6}, {4, 5}, {5, 4}}));
  putLink(battle, kTurningHome, *layout.neighbour(kTurningHome, 0), "road");
  map.read(battle, rules, kTurningHome);
  map.read(battle, rules, *layout.neighbour(kTurningHome, 0));
  EXPECT_EQ(costs(map), costs(MovementMap(battle, layout, rules, horse())));
}

}  // namespace
}  // namespace redoubt::rules
