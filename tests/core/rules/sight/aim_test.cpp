#include "core/rules/sight/aim.h"

#include <gtest/gtest.h>

#include "core/hex/line_hexes.h"
#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using hex::FacingZone;
using hex::HexKey;

/// A counter in the middle of a sheet that faces a vertex: sides 0 and 1 are its front, 2 and 5 its flanks, 3 and 4 its
/// rear.
class Aim : public ::testing::TestWithParam<hex::Orientation> {
 protected:
  Aim() {
    sheet.id = Id<model::MapSheet>{1};
    sheet.orientation = GetParam();
    sheet.columns = sheet.rows = 16;
    battle.all<model::MapSheet>().put(sheet);
    layout = model::layoutOf(battle);
    small::addRule(battle, "sight/zones", R"(["front"])");
    small::addRule(battle, "formation/loose/sight", R"(["front", "flank"])");
    small::addRule(battle, "formation/ring/zones", R"({"front": 6})");
    facing = *hex::directionFacing(layout, here, std::vector{at(0, -1), at(1, -1)});
  }

  HexKey at(int q, int r) const { return layout.toKey(layout.toHex(here) + hex::Hex{q, r}); }
  SideZones zonesIn(const Formation* formation) const {
    return *zonesOf(facingRules(RuleBook(battle)), layout.orientation(), facing, formation, "infantry");
  }
  bool aimsAt(HexKey target, const char* slug = "") const {
    const RuleBook book(battle);
    const auto taken = formation(book, slug);
    const Formation* pointer = taken ? &*taken : nullptr;
    return canAim(layout, here, zonesIn(pointer), aimZones(book, pointer), target);
  }

  model::MapSheet sheet;
  model::Battle battle = small::empty();
  hex::Layout layout;
  HexKey here = small::at(8, 8);
  hex::Direction facing;
};
INSTANTIATE_TEST_SUITE_P(BothWays, Aim, ::testing::Values(hex::Orientation::Flat, hex::Orientation::Pointy));

TEST_P(Aim, IsTakenThroughTheFront) {
  EXPECT_TRUE(aimsAt(at(0, -1)));
  EXPECT_TRUE(aimsAt(at(0, -4)));
  EXPECT_TRUE(aimsAt(at(2, -3)));
  EXPECT_TRUE(aimsAt(at(1, -2)));  // between the two front hexes
  EXPECT_FALSE(aimsAt(at(4, 0)));
  EXPECT_FALSE(aimsAt(at(0, 4)));
  EXPECT_FALSE(aimsAt(at(-4, 1)));
}

TEST_P(Aim, BetweenTwoZonesEitherWillDo) {
  EXPECT_TRUE(aimsAt(at(2, -1)));  // front and flank
  EXPECT_FALSE(aimsAt(at(1, 1)));  // flank and rear
  EXPECT_TRUE(aimsAt(at(1, 1), "loose"));
  EXPECT_FALSE(aimsAt(at(-1, 2), "loose"));  // between the two rear hexes
}

TEST_P(Aim, FormationsHaveTheirOwnZones) {
  EXPECT_TRUE(aimsAt(at(4, 0), "loose"));
  EXPECT_FALSE(aimsAt(at(0, 4), "loose"));
  EXPECT_TRUE(aimsAt(at(0, 4), "ring"));
  EXPECT_FALSE(aimsAt(at(0, 4), "unheard-of"));
}

TEST_P(Aim, AtOnesOwnHexIsNone) {
  EXPECT_FALSE(aimsAt(here, "ring"));
}

TEST_P(Aim, IsAllRoundWhereTheRulesDontSay) {
  battle.all<model::Rule>().erase({Id<model::System>{1}, "sight/zones"});
  EXPECT_TRUE(aimsAt(at(0, 4)));
}

TEST_P(Aim, ATargetIsMetInTheZoneTheLineComesThrough) {
  const auto met = [&](HexKey shooter) { return targetZone(layout, here, zonesIn(nullptr), shooter); };
  EXPECT_EQ(met(at(0, -5)), FacingZone::Front);
  EXPECT_EQ(met(at(3, 0)), FacingZone::Flank);
  EXPECT_EQ(met(at(-1, 0)), FacingZone::Flank);
  EXPECT_EQ(met(at(-2, 5)), FacingZone::Rear);
  EXPECT_EQ(met(at(2, -1)), FacingZone::Front);  // between front and flank (M10.3.2)
  EXPECT_EQ(met(at(1, 1)), FacingZone::Flank);
  EXPECT_EQ(met(at(-1, 2)), FacingZone::Rear);
  EXPECT_EQ(met(here), std::nullopt);
}

// The zone is that of the neighbours which the line meets first.
TEST_P(Aim, TheZoneIsThatOfTheFirstHexesOfTheLine) {
  const SideZones zones = zonesIn(nullptr);
  for (const HexKey other : layout.disc(here, 6)) {
    if (other == here) continue;
    const auto line = hex::lineHexes(layout.toHex(here), layout.toHex(other));
    FacingZones expected;
    for (std::size_t i = 1; i < line.size() && (i == 1 || (i == 2 && line[1].onlyAlongSide)); ++i) {
      expected.insert(zones[static_cast<std::size_t>(*hex::sideTowards(layout.toHex(here), line[i].hex))]);
    }
    EXPECT_EQ(zonesTowards(layout, here, zones, other), expected) << layout.number(other);
  }
}

}  // namespace
}  // namespace redoubt::rules
