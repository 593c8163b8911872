#include "core/rules/movement/countercharge.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/core/rules/movement/moving_battle.h"

namespace redoubt::rules {
namespace {

using namespace moving;
using hex::HexKey;

const HexKey kChargersHome = HexKey::at(6, 6);

// Horse that faces side 0.
class Countercharges : public ::testing::TestWithParam<hex::Orientation> {
 protected:
  Countercharges() { addControlRules(battle); }

  HexKey next(int side, HexKey from = kChargersHome) const { return *layout.neighbour(from, side); }
  Countercharge on(HexKey target, const Mover& mover = horse()) const {
    const MovementRules rules = rulesOf(battle);
    return counterchargeOn(rules, MovementMap(battle, layout, rules, mover), kChargersHome, hexside(0), target,
                           &occupancy);
  }
  std::set<HexKey> into() const {
    const MovementRules rules = rulesOf(battle);
    std::set<HexKey> hexes;
    const MovementMap map(battle, layout, rules, horse());
    for (const auto& way : counterchargeWays(rules, map, kChargersHome, hexside(0), &occupancy)) hexes.insert(way.into);
    return hexes;
  }

  model::Battle battle = battleOf(GetParam());
  const hex::Layout layout = model::layoutOf(battle);
  Occupancy occupancy{layout};
};

// K6.63: into its own zone of control, which a turn of 60° widens to either side.
TEST_P(Countercharges, GoIntoTheZoneOfControlAfterATurn) {
  EXPECT_EQ(into(), (std::set<HexKey>{next(4), next(5), next(0), next(1), next(2)}));
  small::addRule(battle, "countercharge/turn", "0");
  EXPECT_EQ(into(), (std::set<HexKey>{next(5), next(0), next(1)}));
}

TEST_P(Countercharges, NeedAnEmptyHexThatMayBeEntered) {
  occupancy.put(next(0), {true, false, false, std::nullopt});
  occupancy.put(next(1), {false, false, true, std::nullopt});
  putSide(battle, kChargersHome, next(5), "wall");
  EXPECT_EQ(into(), (std::set<HexKey>{next(4), next(2)}));
}

// K6.62.
TEST_P(Countercharges, MeetAMoverWhoComesWithinTwoHexes) {
  const HexKey near = next(0, next(0));
  const Countercharge charge = on(near);
  ASSERT_TRUE(charge.isPossible());
  EXPECT_EQ(charge.ways.front(), (CounterchargeWay{next(0), hexside(0), 0}));
  EXPECT_EQ(on(next(0, near)).fault, CounterchargeFault::TooFar);
}

TEST_P(Countercharges, DoNotMeetOneBehind) {
  EXPECT_EQ(on(next(3, next(3))).fault, CounterchargeFault::NotAhead);
  EXPECT_TRUE(on(next(2, next(2))).isPossible()) << "a turn of 60° is enough";
  EXPECT_EQ(on(next(2, next(2))).ways.front().turn, 60);
}

// K6.61, K6.63.
TEST_P(Countercharges, AreOfOneArmOutsideControl) {
  EXPECT_EQ(on(next(0, next(0)), foot()).fault, CounterchargeFault::WrongArm);
  occupancy.put(kChargersHome, {false, false, false, std::nullopt, true});
  EXPECT_EQ(on(next(0, next(0))).fault, CounterchargeFault::Controlled);
  small::addRule(battle, "countercharge/from-control", "true");
  EXPECT_TRUE(on(next(0, next(0))).isPossible());
  small::addRule(battle, "countercharge/arm", "null");
  EXPECT_EQ(on(next(0, next(0))).fault, CounterchargeFault::NoRule);
}

INSTANTIATE_TEST_SUITE_P(Maps, Countercharges, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat));

}  // namespace
}  // namespace redoubt::rules
