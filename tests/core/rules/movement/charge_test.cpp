#include "core/rules/movement/charge.h"

#include <gtest/gtest.h>

#include "tests/core/rules/movement/moving_battle.h"

namespace redoubt::rules {
namespace {

using namespace moving;
using hex::HexKey;

const HexKey kStart = HexKey::at(3, 9);

// A charge of horse that faces v1 (to the right), on pointy-top ground.
class Charges : public ::testing::Test {
 protected:
  Charge charge(HexKey target, std::optional<Rational> points = std::nullopt, const Mover& mover = horse()) const {
    const MovementRules rules = rulesOf(battle);
    const MovementMap map(battle, layout, rules, mover);
    return chargeFrom(battle, rules, map, kStart, vertex(1), target, &occupancy, points);
  }
  std::vector<ChargeFault> faults(HexKey target, std::optional<Rational> points = std::nullopt,
                                  const Mover& mover = horse()) const {
    std::vector<ChargeFault> all;
    for (const ChargeRefusal& refusal : charge(target, points, mover).refusals) all.push_back(refusal.fault);
    return all;
  }
  // So many steps to the left front, then so many to the right one.
  HexKey there(int left, int right = 0) const {
    HexKey hex = kStart;
    for (int i = 0; i < left; ++i) hex = ahead(layout, hex, vertex(1), 0);
    for (int i = 0; i < right; ++i) hex = ahead(layout, hex, vertex(1), 1);
    return hex;
  }
  void rule(const std::string& path, const std::string& json) { small::addRule(battle, path, json); }

  using Faults = std::vector<ChargeFault>;
  model::Battle battle = battleOf();
  const hex::Layout layout = model::layoutOf(battle);
  Occupancy occupancy{layout};
};

// R8.13.1, M8.14.1, S8.14.1.
TEST_F(Charges, ComeThreeHexesStraight) {
  occupancy.put(there(3), {false, false, true, std::nullopt});
  const Charge three = charge(there(3));
  EXPECT_TRUE(three.isPossible());
  EXPECT_EQ(three.way, (std::vector{kStart, there(1), there(2), there(3)}));
  EXPECT_EQ(three.points, 4);  // the enemy's hex costs one more
  EXPECT_TRUE(charge(there(2, 2)).isPossible());
  EXPECT_EQ(charge(there(2)).refusals,
            (std::vector<ChargeRefusal>{{ChargeFault::TooNear, std::nullopt, "", "charge/hexes"}}));
}

TEST_F(Charges, DoNotTurnOrStepBack) {
  EXPECT_EQ(faults(HexKey::at(3, 5)), Faults{ChargeFault::NotAhead});
  EXPECT_EQ(faults(*layout.neighbour(kStart, 4)), Faults{ChargeFault::NotAhead});
  EXPECT_EQ(faults(kStart), Faults{ChargeFault::NotAhead});
  EXPECT_EQ(faults(HexKey::at(0, 0)), Faults{ChargeFault::NotAhead});
}

TEST_F(Charges, AreSpoiltByTerrainUnlessItCanBeAvoided) {
  paint(battle, there(1), "woods");
  EXPECT_EQ(charge(there(3)).refusals,
            (std::vector<ChargeRefusal>{{ChargeFault::Terrain, there(1), "woods", "charge/forbidden-terrain"}}));
  const Charge round = charge(there(2, 1));
  EXPECT_TRUE(round.isPossible());
  EXPECT_EQ(round.way[1], there(0, 1));
  paint(battle, there(2, 1), "woods");
  EXPECT_EQ(faults(there(2, 1)), Faults{ChargeFault::Terrain});
}

TEST_F(Charges, AreSpoiltByWhatTheyCrossUnlessByABridge) {
  putSide(battle, there(1), there(2), "brook");
  EXPECT_EQ(charge(there(3)).refusals,
            (std::vector<ChargeRefusal>{{ChargeFault::Hexside, there(2), "brook", "charge/forbidden-terrain"}}));
  putLink(battle, there(1), there(2), "bridge");
  EXPECT_TRUE(charge(there(3)).isPossible());
}

TEST_F(Charges, DoNotPassFriendsOrEnemies) {
  occupancy.put(there(3), {true, false, true, std::nullopt});
  EXPECT_TRUE(charge(there(3)).isPossible());
  occupancy.put(there(1), {true, false, false, std::nullopt});
  occupancy.put(there(2), {false, false, true, std::nullopt});
  EXPECT_EQ(charge(there(3)).refusals,
            (std::vector<ChargeRefusal>{{ChargeFault::Friends, there(1), "", "charge/forbids"},
                                        {ChargeFault::Enemy, there(2), "", ""}}));
}

TEST_F(Charges, NeedThePointsForTheWay) {
  paint(battle, there(1), "bog");
  EXPECT_TRUE(charge(there(3)).isPossible());
  EXPECT_EQ(charge(there(4)).refusals,
            (std::vector<ChargeRefusal>{{ChargeFault::TooFar, std::nullopt, "", "arm/horse/movement"}}));
  EXPECT_EQ(faults(there(3), 7), Faults{ChargeFault::TooFar});
}

TEST_F(Charges, SayWhichStepIsForbiddenOrUnknown) {
  putSide(battle, kStart, there(1), "wall");
  paint(battle, there(2), "ice");
  EXPECT_EQ(charge(there(3)).refusals,
            (std::vector<ChargeRefusal>{{ChargeFault::Forbidden, there(1), "wall", "terrain/wall/forbidden"},
                                        {ChargeFault::Unknown, there(2), "ice", "terrain/ice/enter"}}));
}

TEST_F(Charges, AreForTheArmAndTheRulesThatHaveThem) {
  EXPECT_EQ(faults(there(3), std::nullopt, foot()), Faults{ChargeFault::WrongArm});
  rule("charge/hexes", "null");
  EXPECT_EQ(faults(there(3)), Faults{ChargeFault::NoRule});
}

TEST_F(Charges, DoNotLeaveAMelee) {
  occupancy.put(kStart, {false, false, true, std::nullopt});
  EXPECT_EQ(charge(there(3)).refusals,
            (std::vector<ChargeRefusal>{{ChargeFault::Enemy, std::nullopt, "", "melee-hex/leave"}}));
}

// With three front hexes ways of different lengths lead to one hex: the long one is long enough.
TEST_F(Charges, TakeTheLongerWayWhereFacingAHexsideAllowsIt) {
  rule("facing/kind", R"("hexside")");
  rule("facing/zones", R"({"front": 3, "rear": 3})");
  const MovementRules rules = rulesOf(battle);
  const MovementMap map(battle, layout, rules, horse());
  const HexKey target = HexKey::at(kStart.column() + 2, kStart.row());
  const Charge found = chargeFrom(battle, rules, map, kStart, {hex::FacingKind::Hexside, 1}, target);
  EXPECT_TRUE(found.isPossible());
  EXPECT_EQ(found.way.size(), 4u);
}

}  // namespace
}  // namespace redoubt::rules
