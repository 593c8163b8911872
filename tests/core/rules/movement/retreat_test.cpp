#include "core/rules/movement/retreat.h"

#include <gtest/gtest.h>

#include "tests/core/rules/movement/moving_battle.h"

namespace redoubt::rules {
namespace {

using namespace moving;
using hex::HexKey;
using Ends = std::map<HexKey, int>;

const HexKey kHome = HexKey::at(6, 6);

class Retreats : public ::testing::TestWithParam<hex::Orientation> {
 protected:
  Retreats() {
    addControlRules(battle);
    rule("withdrawal/kind", R"("hexes")");
    rule("withdrawal/through-friends", "false");
    rule("control/bars-retreat", "true");
  }
  void rule(const char* path, const char* json) { small::addRule(battle, path, json); }
  HexKey next(int side, HexKey from = kHome) const { return *layout.neighbour(from, side); }
  RetreatRules rules() const { return *retreatRules(RuleBook(battle)); }
  Ends ends(int most, const Mover& mover = foot()) const {
    return retreatsFrom(rules(), MovementMap(battle, layout, rulesOf(battle), mover), kHome, most, &occupancy);
  }

  model::Battle battle = battleOf(GetParam());
  const hex::Layout layout = model::layoutOf(battle);
  Occupancy occupancy{layout};
};

TEST_P(Retreats, LeadAwayToEverySide) {
  for (int most = 0; most <= 4; ++most) {
    Ends expected;
    for (const HexKey hex : layout.disc(kHome, most)) {
      if (hex != kHome) expected[hex] = layout.distance(kHome, hex);
    }
    EXPECT_EQ(ends(most), expected);
  }
}

// K7.22.
TEST_P(Retreats, AreBarredByControlWhereTheRulesSaySo) {
  for (const int side : {0, 1, 5}) occupancy.put(next(side), {false, false, false, std::nullopt, true});
  EXPECT_FALSE(ends(2).contains(next(0)));
  EXPECT_FALSE(ends(2).contains(next(0, next(0))));
  EXPECT_TRUE(ends(2).contains(next(3, next(3))));
  rule("control/bars-retreat", "false");
  EXPECT_EQ(ends(2).at(next(0, next(0))), 2);
}

TEST_P(Retreats, NeverLeadToEnemiesOrClosedGround) {
  occupancy.put(next(0), {false, false, true, std::nullopt});
  putSide(battle, kHome, next(1), "wall");
  EXPECT_FALSE(ends(1).contains(next(0)));
  EXPECT_FALSE(ends(1, horse()).contains(next(1)));
  EXPECT_TRUE(ends(1, foot()).contains(next(1)));
}

// K7.21.
TEST_P(Retreats, LeadThroughFriendsOnlyWhereTheRulesLetThem) {
  occupancy.put(next(0), {true, true, false, std::nullopt});
  EXPECT_FALSE(ends(2).contains(next(0, next(0))));
  rule("withdrawal/through-friends", "true");
  EXPECT_TRUE(ends(2).contains(next(0, next(0))));
  EXPECT_FALSE(ends(2).contains(next(0))) << "there is no room";
}

// K7.22, example: fewer hexes only where more can't be.
TEST_P(Retreats, EndAfterAsManyHexesAsAResultBrings) {
  const Ends all = ends(3);
  const auto lengthsOf = [](const Ends& some) {
    std::set<int> lengths;
    for (const auto& [hex, hexes] : some) lengths.insert(hexes);
    return lengths;
  };
  EXPECT_EQ(retreatStops(all, {2}).size(), 12u);
  EXPECT_EQ(lengthsOf(retreatStops(all, {2})), (std::set{2}));
  EXPECT_EQ(lengthsOf(retreatStops(all, {1, 3})), (std::set{1, 3}));
  EXPECT_EQ(retreatStops(all, {1, 2, 3}), all);
  EXPECT_EQ(lengthsOf(retreatStops(ends(1), {2})), (std::set{1})) << "nobody gets farther";
  EXPECT_TRUE(retreatStops({}, {2}).empty());
  EXPECT_TRUE(retreatStops(all, {}).empty());
}

TEST_P(Retreats, AreReadFromTheRules) {
  EXPECT_EQ(rules().shortfall, std::nullopt);
  rule("withdrawal/shortfall", R"("losses")");
  rule("movement/off-map", R"("eliminated")");
  EXPECT_EQ(rules().shortfall, Shortfall::Losses);
  EXPECT_EQ(rules().offMap, OffMap::Eliminated);
  rule("withdrawal/by-melee", R"({"1": [4]})");
  EXPECT_FALSE(retreatRules(RuleBook(battle)));
  rule("withdrawal/by-melee", "null");
  rule("withdrawal/kind", R"("turn-track")");
  EXPECT_FALSE(retreatRules(RuleBook(battle)));
}

INSTANTIATE_TEST_SUITE_P(Maps, Retreats, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat));

}  // namespace
}  // namespace redoubt::rules
