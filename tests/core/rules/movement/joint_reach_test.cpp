#include "core/rules/movement/joint_reach.h"

#include <gtest/gtest.h>

#include <deque>
#include <random>

#include "tests/core/rules/movement/moving_battle.h"

namespace redoubt::rules {
namespace {

using namespace moving;
using hex::HexKey;

const HexKey kJointHome = HexKey::at(6, 6);

Mover cart() {
  return {"cart", "", "", false};
}
Mover with(Mover mover, const char* company) {
  mover.company = {company};
  return mover;
}

// Counters at home, of which each faces side or vertex 0 unless it is said otherwise.
class JointReaches : public ::testing::TestWithParam<hex::Orientation> {
 protected:
  void addCart() {
    small::addRule(battle, "arm/cart/movement", "3");
    small::addRule(battle, "arm/cart/any-direction", "true");
    small::addRule(battle, "facing/none", R"(["leader", "cart"])");
    small::addRule(battle, "terrain/clear/enter", R"({"foot": 1, "horse": 1, "gun": 1, "leader": 1, "cart": 1})");
    small::addRule(battle, "terrain/woods/enter", R"({"foot": 2, "horse": 3, "gun": 3, "leader": 1, "cart": 3})");
  }
  HexKey ahead(int hexes) const {
    HexKey hex = kJointHome;
    for (int i = 0; i < hexes; ++i) hex = *layout.neighbour(hex, 0);
    return hex;
  }
  const MovementMap& mapOf(const Mover& mover) { return maps.emplace_back(battle, layout, rulesOf(battle), mover); }
  JointMover facing(const Mover& mover, int index) {
    const MovementMap& map = mapOf(mover);
    return {&map, {{map.facingKind(), index}}};
  }
  JointReach of(const std::vector<JointMover>& movers, bool facesAsOne = true) {
    return jointReach(movers, facesAsOne, kJointHome, occupancy);
  }
  // A map with something of everything.
  void paintAtRandom(unsigned seed) {
    std::mt19937 random(seed);
    layout.forEachHex([&](HexKey hex) {
      const char* terrain[] = {"clear", "clear", "woods", "bog"};
      paint(battle, hex, terrain[random() % 4]);
      for (int side = 0; side < 3; ++side) {
        const auto next = layout.neighbour(hex, side);
        if (!next) continue;
        if (random() % 6 == 0) putSide(battle, hex, *next, random() % 2 == 0 ? "brook" : "wall");
        if (random() % 6 == 0) putLink(battle, hex, *next, "road");
      }
      if (hex != kJointHome && random() % 5 == 0) {
        occupancy.put(hex, {random() % 2 == 0, random() % 3 == 0, random() % 3 == 0, std::nullopt, random() % 2 == 0});
      }
    });
  }

  model::Battle battle = battleOf(GetParam());
  const hex::Layout layout = model::layoutOf(battle);
  Occupancy occupancy{layout};
  std::deque<MovementMap> maps;
};

void expectAsAlone(const JointReach& joint, const Reach& alone, HexKey home) {
  std::map<HexKey, Rational> expected;
  for (const HexKey hex : alone.hexes()) {
    if (hex != home) expected[hex] = *alone.remaining(hex);
  }
  std::map<HexKey, Rational> found;
  for (const auto& [hex, end] : joint.ends) found[hex] = end.remaining.front();
  EXPECT_EQ(found, expected);
}

TEST_P(JointReaches, OfOneIsItsOwn) {
  for (const bool hasControl : {false, true}) {
    if (hasControl) addControlRules(battle);
    for (unsigned seed = 1; seed <= 6; ++seed) {
      paintAtRandom(seed);
      for (const Mover& mover : {foot(), horse(), gun(), leader()}) {
        const MovementMap& map = mapOf(mover);
        for (int index = 0; index < hex::kSides; index += 2) {
          const hex::Direction facing{map.facingKind(), index};
          Reach alone(map);
          alone.flood(kJointHome, facing, &occupancy);
          expectAsAlone(of({{&map, {facing}}}, hasControl), alone, kJointHome);
          expectAsAlone(of({{&map, {facing}}, {&map, {facing}}}, hasControl), alone, kJointHome);
        }
      }
    }
  }
}

// Each pays its own price from its own points, and all take the same hexes.
TEST_P(JointReaches, IsWhereAllCanGoByTheSameHexes) {
  addControlRules(battle);
  paintAtRandom(7);
  const JointReach joint = of({facing(foot(), 0), facing(horse(), 2)}, false);
  ASSERT_GT(joint.ends.size(), 6u);
  for (const auto& [hex, end] : joint.ends) {
    ASSERT_EQ(end.ways.size(), 2u);
    std::array<std::vector<HexKey>, 2> hexes;
    for (std::size_t i = 0; i < 2; ++i) {
      for (const Pose& pose : end.ways[i]) {
        if (hexes[i].empty() || hexes[i].back() != pose.hex) hexes[i].push_back(pose.hex);
      }
    }
    EXPECT_EQ(hexes[0], hexes[1]);
    EXPECT_EQ(hexes[0].back(), hex);
    EXPECT_EQ(end.ways[0].back().spent + end.remaining[0], Rational(4));
    EXPECT_EQ(end.ways[1].back().spent + end.remaining[1], Rational(8));
  }
}

TEST_P(JointReaches, EndsWithTheSlowest) {
  addControlRules(battle);
  addCart();
  const JointReach joint = of({facing(foot(), 0), facing(cart(), 0)});
  EXPECT_EQ(joint.ends.at(ahead(3)).remaining, (std::vector<Rational>{1, 0}));
  EXPECT_FALSE(joint.ends.contains(ahead(4)));
}

// K11.16.
TEST_P(JointReaches, CompanyTakesUnitsThroughControl) {
  addControlRules(battle);
  addCart();
  occupancy.put(ahead(1), {false, false, false, std::nullopt, true});
  const Mover accompanied = with(foot(), "cart");
  EXPECT_TRUE(of({facing(accompanied, 0), facing(with(cart(), "foot"), 0)}).ends.contains(ahead(3)));
  const JointReach alone = of({facing(foot(), 0), facing(horse(), 0)});
  EXPECT_TRUE(alone.ends.contains(ahead(1)));
  for (const auto& [hex, end] : alone.ends) {
    for (const Pose& pose : end.ways.front()) EXPECT_TRUE(pose.hex != ahead(1) || hex == ahead(1));
  }
}

TEST_P(JointReaches, OneWhoMustStopStopsAll) {
  addControlRules(battle);
  occupancy.put(ahead(1), {false, false, false, std::nullopt, true});
  const JointReach joint = of({facing(leader(), 0), facing(foot(), 0)});
  EXPECT_EQ(joint.ends.at(ahead(1)).ways.size(), 2u);
  for (const auto& [hex, end] : joint.ends) {
    for (const Pose& pose : end.ways.front()) EXPECT_TRUE(pose.hex != ahead(1) || hex == ahead(1));
  }
}

TEST_P(JointReaches, FaceAsOneOrEachForItself) {
  addControlRules(battle);
  const std::vector<JointMover> apart = {facing(foot(), 0), facing(horse(), 3)};
  EXPECT_TRUE(of(apart, true).ends.empty());
  const JointReach joint = of(apart, false);
  EXPECT_EQ(joint.ends.at(ahead(1)).remaining, (std::vector<Rational>{3, 5})) << "the horse turns by 120 degrees";
}

// K4.53: a first hex for all points, where nobody has enough.
TEST_P(JointReaches, OneHexIsAlwaysPossible) {
  addControlRules(battle);
  small::addRule(battle, "arm/foot/movement", "1");
  small::addRule(battle, "arm/horse/movement", "2");
  paint(battle, ahead(1), "woods");
  const JointReach joint = of({facing(foot(), 0), facing(horse(), 0)});
  EXPECT_EQ(joint.ends.at(ahead(1)).remaining, (std::vector<Rational>{0, 0}));
  EXPECT_FALSE(joint.ends.contains(ahead(2)));
}

TEST_P(JointReaches, WhatOneCostLacksIsUnknown) {
  addControlRules(battle);
  paint(battle, ahead(1), "marsh");
  small::addRule(battle, "terrain/marsh/enter", R"({"horse": 1})");
  const JointReach joint = of({facing(horse(), 0), facing(foot(), 0)});
  EXPECT_TRUE(joint.unknown.contains(ahead(1)));
  EXPECT_FALSE(joint.ends.contains(ahead(1)));
}

TEST_P(JointReaches, OfTooManyKindsIsNotTold) {
  std::vector<JointMover> movers;
  for (int index = 0; index < 5; ++index) movers.push_back(facing(foot(), index));
  EXPECT_FALSE(of(movers).isComplete);
}

INSTANTIATE_TEST_SUITE_P(Maps, JointReaches, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat));

}  // namespace
}  // namespace redoubt::rules
