#include "core/rules/movement/movement.h"

#include <gtest/gtest.h>

#include "core/rules/book/rule_values.h"
#include "tests/core/rules/movement/moving_battle.h"

namespace redoubt::rules {
namespace {

using namespace moving;
using hex::HexKey;

const HexKey kHere = HexKey::at(5, 5);
const HexKey kThere = HexKey::at(6, 5);  // across side 1, on pointy-top grids

class Movement : public ::testing::Test {
 protected:
  MoveCost cost(const Mover& mover, HexKey from = kHere, HexKey to = kThere, const MoveConditions& meets = {}) const {
    return costToEnter(battle, model::layoutOf(battle), rulesOf(battle), mover, from, to, meets);
  }
  MoveCost meeting(const Mover& mover, const MoveConditions& meets) const { return cost(mover, kHere, kThere, meets); }
  void rule(const std::string& path, const std::string& json) { small::addRule(battle, path, json); }
  void expectRefusal(const MoveCost& cost, Outcome outcome, MoveCostReason reason, const std::string& path) {
    EXPECT_EQ(cost.outcome, outcome);
    EXPECT_EQ(cost.points, 0);
    ASSERT_TRUE(cost.obstacle);
    EXPECT_EQ(cost.obstacle->reason, reason);
    EXPECT_EQ(cost.obstacle->path, path);
    EXPECT_EQ(pathsOf(cost), path.empty() ? std::vector<std::string>{} : std::vector{path});
  }

  model::Battle battle = battleOf();
};

TEST_F(Movement, CostsWhatTheTerrainOfTheHexDoes) {
  EXPECT_EQ(cost(foot()).points, 1);
  paint(battle, kThere, "woods");
  EXPECT_EQ(cost(foot()).points, 2);
  EXPECT_EQ(cost(horse()).points, 4);
  EXPECT_EQ(cost(horse()).parts, (std::vector<MoveCostPart>{{MoveCostReason::Hex, "woods", 4, "terrain/woods/enter"}}));
  EXPECT_EQ(cost(horse(), kThere, kHere).points, 1);
}

TEST_F(Movement, AddsWhatIsCrossed) {
  paint(battle, kThere, "woods");
  putSide(battle, kHere, kThere, "brook");
  EXPECT_EQ(cost(horse()).points, 6);
  EXPECT_EQ(pathsOf(cost(horse())), (std::vector<std::string>{"terrain/woods/enter", "terrain/brook/enter"}));
  EXPECT_EQ(cost(horse(), kThere, kHere).points, 3);
}

TEST_F(Movement, CostsMoreUphillOnly) {
  for (const auto& [low, high] : {std::pair(kHere, kThere), std::pair(kThere, kHere)}) {
    battle = battleOf();
    putSlope(battle, low, high);
    EXPECT_EQ(cost(foot(), low, high).points, 2);
    EXPECT_EQ(cost(foot(), high, low).points, 1);
  }
}

TEST_F(Movement, IsUnknownOverASlopeOfWhichNobodyKnowsTheUpperSide) {
  putSide(battle, kHere, kThere, "slope");
  expectRefusal(cost(foot()), Outcome::Unknown, MoveCostReason::HighSide, "");
}

TEST_F(Movement, TakesTheRoadForTheHexWhereThatIsCheaper) {
  paint(battle, kThere, "woods");
  putLink(battle, kHere, kThere, "road");
  EXPECT_EQ(cost(horse()).points, Rational(1, 2));
  EXPECT_EQ(cost(horse()).parts,
            (std::vector<MoveCostPart>{{MoveCostReason::Link, "road", Rational(1, 2), "terrain/road/enter"}}));
  rule("terrain/road/enter", R"({"horse": 5})");
  EXPECT_EQ(cost(horse()).points, 4);
}

TEST_F(Movement, PaysForTheBrookBesideTheRoadUnlessThereIsABridge) {
  paint(battle, kThere, "woods");
  putLink(battle, kHere, kThere, "road");
  putSide(battle, kHere, kThere, "brook");
  EXPECT_EQ(cost(horse()).points, Rational(5, 2));
  putLink(battle, kHere, kThere, "bridge");
  EXPECT_EQ(cost(horse()).points, Rational(1, 2));
}

TEST_F(Movement, IsForbiddenByTerrainUnlessAWayReplacesIt) {
  paint(battle, kThere, "bog");
  expectRefusal(cost(inFormation(gun(), "wheels")), Outcome::Forbidden, MoveCostReason::Hex, "terrain/bog/forbidden");
  putLink(battle, kHere, kThere, "road");
  EXPECT_TRUE(cost(gun()).isKnown());
  putSide(battle, kHere, kThere, "wall");
  expectRefusal(cost(horse()), Outcome::Forbidden, MoveCostReason::Hexside, "terrain/wall/forbidden");
  expectRefusal(cost(leader()), Outcome::Forbidden, MoveCostReason::Hexside, "terrain/wall/forbidden");
  EXPECT_EQ(cost(foot()).points, Rational(5, 2));
}

TEST_F(Movement, MayNotUseAWayThatIsForbidden) {
  paint(battle, kThere, "woods");
  putLink(battle, kHere, kThere, "road");
  rule("terrain/road/forbidden", R"(["horse"])");
  EXPECT_EQ(cost(horse()).points, 4);
}

TEST_F(Movement, IsUnknownWhereTheRulesLackACost) {
  paint(battle, kThere, "ice");
  expectRefusal(cost(foot()), Outcome::Unknown, MoveCostReason::Hex, "terrain/ice/enter");
  paint(battle, kThere, "bog");
  rule("terrain/bog/enter", R"({"horse": 6})");
  expectRefusal(cost(foot()), Outcome::Unknown, MoveCostReason::Hex, "terrain/bog/enter");
  rule("terrain/bog/enter", R"({"foot": "a lot", "horse": 6})");
  expectRefusal(cost(foot()), Outcome::Unknown, MoveCostReason::Hex, "terrain/bog/enter");
  rule("terrain/bog/enter", R"({"foot": -1, "horse": 6})");
  expectRefusal(cost(foot()), Outcome::Unknown, MoveCostReason::Hex, "terrain/bog/enter");
}

TEST_F(Movement, KnowsTheWayThroughUnknownGroundButNotAWayWithoutCost) {
  paint(battle, kThere, "ice");
  putLink(battle, kHere, kThere, "road");
  EXPECT_EQ(cost(foot()).points, Rational(1, 2));
  paint(battle, kThere, "woods");
  rule("terrain/road/enter", R"({"horse": 1})");
  expectRefusal(cost(foot()), Outcome::Unknown, MoveCostReason::Link, "terrain/road/enter");
  rule("terrain/track/enter", R"({"foot": 0})");
  rule("terrain/track/replaces", R"(["hex"])");
  putLink(battle, kHere, kThere, "track");
  EXPECT_TRUE(cost(foot()).isKnown());  // nothing can be cheaper
  EXPECT_EQ(cost(foot()).points, 0);
}

// [8.2]: a leader pays 1 whatever there is; but where nobody may go he may not either.
TEST_F(Movement, CostsALeaderTheSameEverywhere) {
  paint(battle, kThere, "ice");
  putSide(battle, kHere, kThere, "brook");
  EXPECT_EQ(cost(leader()).points, 1);
  EXPECT_EQ(cost(leader()).parts, (std::vector<MoveCostPart>{{MoveCostReason::AnyHex, "", 1, "arm/leader/any-cost"}}));
}

// M7.2, S7.2: one point whatever the terrain, one more where an enemy stands.
TEST_F(Movement, CostsSkirmishersTheSameEverywhere) {
  paint(battle, kThere, "bog");
  putSide(battle, kHere, kThere, "brook");
  EXPECT_EQ(cost(inFormation(foot(), "loose")).points, 1);
  EXPECT_EQ(meeting(inFormation(foot(), "loose"), {false, false, false, true}).points, 2);
}

// [8.11]: a gun moves one hex, whatever that costs.
TEST_F(Movement, CountsHexesForGuns) {
  paint(battle, kThere, "woods");
  EXPECT_EQ(cost(gun()).points, 1);
  EXPECT_EQ(meeting(gun(), {false, false, false, true}).points, 1);
  EXPECT_EQ(cost(gun()).parts, (std::vector<MoveCostPart>{{MoveCostReason::HexCount, "", 1, "arm/gun/hexes"}}));
  rule("arm/gun/hexes", "0");
  expectRefusal(cost(gun()), Outcome::Forbidden, MoveCostReason::HexCount, "arm/gun/hexes");
}

// M8.12: limbered guns pay as cavalry and may not enter hexes with enemies.
TEST_F(Movement, CostsLimberedGunsWhatItCostsCavalry) {
  const Mover limbered = inFormation(gun(), "limbered");
  paint(battle, kThere, "bog");
  EXPECT_EQ(cost(limbered).points, 6);
  expectRefusal(meeting(limbered, {false, false, false, true}), Outcome::Forbidden, MoveCostReason::Enemy,
                "formation/limbered/enemy-hex");
}

// [7.3.2]: a square moves one hex on clear ground with all its points.
TEST_F(Movement, CostsASquareAllItsPoints) {
  const Mover square = inFormation(foot(), "square");
  EXPECT_EQ(cost(square).points, 4);
  paint(battle, kThere, "woods");
  expectRefusal(cost(square), Outcome::Forbidden, MoveCostReason::Formation, "formation/square/terrain");
}

// [8.6], M8.6.
TEST_F(Movement, CostsMoreBackward) {
  EXPECT_EQ(meeting(foot(), {true, false, false, false}).points, 2);
  EXPECT_EQ(meeting(foot(), {true, false, false, true}).points, 3);
  rule("movement/backward", R"({"zone": "rear", "cost": 1, "into-enemy": false})");
  EXPECT_EQ(meeting(foot(), {true, false, false, false}).points, 2);
  expectRefusal(meeting(foot(), {true, false, false, true}), Outcome::Forbidden, MoveCostReason::Enemy,
                "movement/backward");
  rule("movement/backward", "null");
  expectRefusal(meeting(foot(), {true, false, false, false}), Outcome::Forbidden, MoveCostReason::Backward,
                "movement/backward");
}

// [6.1], [6.9].
TEST_F(Movement, CostsMoreThroughFriendsAndIntoEnemies) {
  const MoveCost both = meeting(foot(), {false, true, false, true});
  EXPECT_EQ(both.points, 3);
  EXPECT_EQ(pathsOf(both),
            (std::vector<std::string>{"terrain/clear/enter", "stacking/pass-through-cost", "stacking/enemy-hex-cost"}));
  rule("stacking/enemy-hex-cost", "null");
  expectRefusal(meeting(foot(), {false, false, false, true}), Outcome::Unknown, MoveCostReason::Enemy,
                "stacking/enemy-hex-cost");
  rule("stacking/pass-through-cost", "null");
  expectRefusal(meeting(foot(), {false, true, false, false}), Outcome::Unknown, MoveCostReason::Friends,
                "stacking/pass-through-cost");
}

// R6.1 lets units pass over the limit, M6.4 and S6.4 don't; [6.3]: leaders don't count.
TEST_F(Movement, MayBeBarredByFriendsAtTheirLimit) {
  const MoveConditions crowd{false, true, true, false};
  expectRefusal(meeting(foot(), crowd), Outcome::Forbidden, MoveCostReason::Friends,
                "stacking/pass-through-over-limit");
  EXPECT_EQ(meeting(leader(), crowd).points, 1);
  rule("stacking/pass-through-over-limit", "true");
  EXPECT_EQ(meeting(foot(), crowd).points, 2);
  rule("stacking/pass-through-over-limit", "null");
  expectRefusal(meeting(foot(), crowd), Outcome::Unknown, MoveCostReason::Friends, "stacking/pass-through-over-limit");
}

// [8.9], M8.9.
TEST_F(Movement, AtDoubleTimeKeepsOffFriendsAndSomeTerrain) {
  EXPECT_EQ(cost(atDoubleTime()).points, 1);
  expectRefusal(meeting(atDoubleTime(), {false, true, false, false}), Outcome::Forbidden, MoveCostReason::Friends,
                "double-time/forbids");
  paint(battle, kThere, "woods");
  putLink(battle, kHere, kThere, "road");
  expectRefusal(cost(atDoubleTime()), Outcome::Forbidden, MoveCostReason::DoubleTime, "double-time/forbidden-terrain");
  paint(battle, kThere, "clear");
  putSide(battle, kHere, kThere, "brook");
  expectRefusal(cost(atDoubleTime()), Outcome::Forbidden, MoveCostReason::DoubleTime, "double-time/forbidden-terrain");
  putLink(battle, kHere, kThere, "bridge");
  EXPECT_EQ(cost(atDoubleTime()).points, Rational(1, 2));
}

TEST_F(Movement, IsForNeighboursOfTheMap) {
  expectRefusal(cost(foot(), kHere, HexKey::at(8, 5)), Outcome::Forbidden, MoveCostReason::NotNeighbours, "");
  expectRefusal(cost(foot(), kHere, kHere), Outcome::Forbidden, MoveCostReason::NotNeighbours, "");
  expectRefusal(cost(foot(), HexKey::at(1, 5), HexKey::at(0, 5)), Outcome::Forbidden, MoveCostReason::NotNeighbours,
                "");
}

// [8.8], [8.9], M8.12.
TEST_F(Movement, HasTheAllowanceOfItsArmTypeOrFormation) {
  const auto points = [&](const Mover& mover) { return allowance(rulesOf(battle), mover).points; };
  EXPECT_EQ(points(foot()), 4);
  EXPECT_EQ(points(horse()), 8);
  EXPECT_EQ(points({"horse", "scout", "", false}), 9);
  EXPECT_EQ(points(inFormation(gun(), "limbered")), 3);
  EXPECT_EQ(points(atDoubleTime()), 6);
  EXPECT_EQ(allowance(rulesOf(battle), atDoubleTime()).paths,
            (std::vector<std::string>{"arm/foot/movement", "double-time/bonus"}));
  EXPECT_EQ(allowance(rulesOf(battle), {"horse", "", "", true}).outcome, Outcome::Forbidden);
  const Points missing = allowance(rulesOf(battle), {"boat", "", "", false});
  EXPECT_EQ(missing.outcome, Outcome::Unknown);
  EXPECT_EQ(missing.paths, std::vector<std::string>{"arm/boat/movement"});
  rule("arm/gun/movement", "null");
  EXPECT_EQ(points(gun()), 1);
}

// R8.7, M8.7 print 60° and 120°, S8.7 60° and 180°.
TEST_F(Movement, MakesTurnsOfThoseTheRulesPrint) {
  const auto turns = [&](const Mover& mover) {
    std::vector<Rational> costs;
    for (int steps = -3; steps <= 3; ++steps) costs.push_back(turnCost(rulesOf(battle), mover, steps).points);
    return costs;
  };
  using Costs = std::vector<Rational>;
  EXPECT_EQ(turns(foot()), (Costs{3, 2, 1, 0, 1, 2, 3}));
  rule("movement/turning-cost", R"({"60": 1, "180": 2})");
  EXPECT_EQ(turns(foot()), (Costs{2, 2, 1, 0, 1, 2, 2}));
  rule("movement/turning-cost", R"({"60": 3, "180": 1})");
  EXPECT_EQ(turns(foot()), (Costs{1, 4, 3, 0, 3, 4, 1}));
  EXPECT_EQ(turns(gun()), Costs(7, 0));
  EXPECT_EQ(turns(inFormation(foot(), "loose")), Costs(7, 0));
  rule("formation/loose/turning-cost", "2");
  EXPECT_EQ(turns(inFormation(foot(), "loose")), (Costs{2, 2, 2, 0, 2, 2, 2}));
  EXPECT_EQ(turnCost(rulesOf(battle), atDoubleTime(), 1).outcome, Outcome::Forbidden);
  rule("movement/turning-cost", R"({"120": 1})");
  EXPECT_EQ(turnCost(rulesOf(battle), foot(), 2).points, 1);
  EXPECT_EQ(turnCost(rulesOf(battle), foot(), 1).outcome, Outcome::Unknown);
}

// K4.22.
TEST_F(Movement, HasTheAllowanceOnItsCounterWhereTheRulesSaySo) {
  Mover marked = foot();
  marked.figure = 11;
  EXPECT_EQ(allowance(rulesOf(battle), marked).points, 4);
  rule("movement/figure", R"("pace")");
  EXPECT_EQ(allowance(rulesOf(battle), marked).points, 11);
  EXPECT_EQ(allowance(rulesOf(battle), marked).paths, std::vector<std::string>{"movement/figure"});
  EXPECT_EQ(allowance(rulesOf(battle), foot()).points, 4) << "the arm's, where the counter says nothing";
  rule("arm/foot/movement", "null");
  const Points missing = allowance(rulesOf(battle), foot());
  EXPECT_EQ(missing.outcome, Outcome::Unknown);
  EXPECT_EQ(missing.paths, std::vector<std::string>{"movement/figure"});
  EXPECT_EQ(allowance(rulesOf(battle), leader()).points, 9) << "no figure of leaders";
}

// K9.13, K9.15.
TEST_F(Movement, OfLeadersCountsHexesAndIsBarredAsAnArm) {
  rule("leader/hexes", "10");
  rule("leader/barred-as", R"("gun")");
  rule("arm/leader/any-cost", "null");
  EXPECT_EQ(allowance(rulesOf(battle), leader()).points, 10);
  paint(battle, kThere, "ice");
  EXPECT_EQ(cost(leader()).points, 1) << "of a terrain that says nothing of leaders";
  paint(battle, kThere, "bog");
  expectRefusal(cost(leader()), Outcome::Forbidden, MoveCostReason::Hex, "leader/barred-as");
  rule("leader/terrain-counts", "true");
  EXPECT_EQ(allowance(rulesOf(battle), leader()).points, 10);
  paint(battle, kThere, "ice");
  EXPECT_EQ(cost(leader()).outcome, Outcome::Unknown);
}

// K4.36: lost in the swamp, but for the road across.
TEST_F(Movement, LeadsNobodyWhereHeIsLostButAlongAWay) {
  rule("terrain/bog/eliminates", R"(["horse"])");
  paint(battle, kThere, "bog");
  expectRefusal(cost(horse()), Outcome::Forbidden, MoveCostReason::Hex, "terrain/bog/eliminates");
  EXPECT_EQ(cost(foot()).points, 3);
  putLink(battle, kHere, kThere, "road");
  EXPECT_EQ(cost(horse()).points, Rational(1, 2));
}

// K4.52.
TEST_F(Movement, CrossesARiverByBridgeOrFordOnly) {
  rule("terrain/brook/forbidden", R"(["horse"])");
  rule("terrain/ford/enter", R"({"horse": 2})");
  rule("terrain/ford/replaces", R"(["brook"])");
  putSide(battle, kHere, kThere, "brook");
  EXPECT_EQ(cost(horse()).outcome, Outcome::Forbidden);
  putLink(battle, kHere, kThere, "ford");
  EXPECT_EQ(cost(horse()).points, 3);
  putLink(battle, kHere, kThere, "bridge");
  EXPECT_EQ(cost(horse()).points, 1);
}

// K4.28, K9.15.
TEST_F(Movement, IntoEnemiesIsForbiddenWhereTheRulesSaySo) {
  const auto into = [&](const Mover& mover) { return meeting(mover, {false, false, false, true}); };
  EXPECT_TRUE(into(foot()).isKnown());
  rule("leader/into-forbidden", R"("eliminated")");
  expectRefusal(into(leader()), Outcome::Forbidden, MoveCostReason::Enemy, "leader/into-forbidden");
  EXPECT_TRUE(into(foot()).isKnown());
  rule("stacking/enemy-hex", "false");
  expectRefusal(into(foot()), Outcome::Forbidden, MoveCostReason::Enemy, "stacking/enemy-hex");
}

// K4.28, K11.17.
TEST_F(Movement, IsBarredByFriendsOfASizeOrArm) {
  const Stacked one{"foot", 1};
  const Stacked two{"foot", 2};
  EXPECT_FALSE(isBarredBy(rulesOf(battle), two, two));
  rule("stacking/pass-through-size", "1");
  EXPECT_FALSE(isBarredBy(rulesOf(battle), one, one));
  EXPECT_TRUE(isBarredBy(rulesOf(battle), two, one));
  EXPECT_TRUE(isBarredBy(rulesOf(battle), one, two));
  EXPECT_TRUE(isBarredBy(rulesOf(battle), one, {"foot", std::nullopt})) << "who knows";
  EXPECT_FALSE(isBarredBy(rulesOf(battle), two, {"leader", std::nullopt})) << "counts for nothing";
  rule("stacking/pass-through-forbidden", R"({"horse": ["foot"]})");
  EXPECT_TRUE(isBarredBy(rulesOf(battle), {"horse", 1}, one));
  EXPECT_FALSE(isBarredBy(rulesOf(battle), one, {"horse", 1}));
  const MoveConditions bars{false, true, false, false, false, true};
  expectRefusal(meeting(foot(), bars), Outcome::Forbidden, MoveCostReason::Friends, "stacking/pass-through-size");
}

TEST(RulePoints, AreNumbersAndFractions) {
  model::Battle battle = small::empty();
  const auto points = [&](const char* json) {
    small::addRule(battle, "x", json);
    return rulePoints(RuleBook(battle), "x");
  };
  EXPECT_EQ(points("3"), Rational(3));
  EXPECT_EQ(points("0.5"), Rational(1, 2));
  EXPECT_EQ(points(R"("1/3")"), Rational(1, 3));
  for (const char* json : {"-1", "1001", R"("1/7")", "0.001", "null", "[1]", R"("any")", "1e-9", "nonsense"}) {
    EXPECT_EQ(points(json), std::nullopt) << json;
  }
  EXPECT_EQ(rulePoints(RuleBook(battle), "y"), std::nullopt);
}

}  // namespace
}  // namespace redoubt::rules
