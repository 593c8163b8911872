#include "core/model/level_verbs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "tests/core/model/small_map.h"

namespace redoubt::model {
namespace {

using hex::HexKey;
using testing::Keys;

const std::optional<std::string> kSlope = "slope";

int levelAt(const Battle& battle, HexKey hex) {
  const HexRow* row = battle.find<HexRow>(hex);
  return row ? row->level : 0;
}

// What changeLevel promises, read off the two battles side by side.
void expectSlopesFollowed(const Battle& before, const Battle& after) {
  const hex::Layout layout = layoutOf(before);
  layout.forEachHex([&](HexKey hex) {
    for (int side = 0; side < hex::kSides; ++side) {
      const hex::HexsideKey key = layout.side(hex, side);
      const Hexside* old = before.find<Hexside>({key, *kSlope});
      const Hexside* now = after.find<Hexside>({key, *kSlope});
      const auto [near, far] = layout.hexesOf(key);
      const int was = levelAt(before, near) - levelAt(before, far);
      const int is = levelAt(after, near) - levelAt(after, far);
      if (!layout.isInner(key) || was == is) {
        EXPECT_EQ(old != nullptr, now != nullptr);
        if (old && now) {
          EXPECT_EQ(*old, *now);
        }
      } else if (is == 0) {
        EXPECT_EQ(now, nullptr);
      } else {
        ASSERT_NE(now, nullptr);
        EXPECT_EQ(now->high, is > 0 ? HighSide::Near : HighSide::Far);
        EXPECT_EQ(now->owner, old ? old->owner : std::nullopt);
      }
    }
  });
}

void expectOnlyLevelsAndSlopes(const Edit& edit) {
  EXPECT_EQ(edit.count(), edit.puts<HexRow>().size() + edit.puts<Hexside>().size() + edit.erases<Hexside>().size());
}

TEST(LevelVerbs, RaisingAddsToEachLevelAndKeepsTerrain) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    const Battle battle = testing::paintedMap(orientation, shifted, 9, 8);
    const hex::Layout layout = layoutOf(battle);
    const Keys hexes = layout.disc(HexKey::at(6, 9), 2);
    const Battle raised = applied(battle, changeLevel(battle, layout, hexes, 3, std::nullopt, "clear", "Raise"));
    layout.forEachHex([&](HexKey hex) {
      const bool isRaised = std::binary_search(hexes.begin(), hexes.end(), hex);
      const HexRow* old = battle.find<HexRow>(hex);
      const HexRow* now = raised.find<HexRow>(hex);
      EXPECT_EQ(levelAt(raised, hex), levelAt(battle, hex) + (isRaised ? 3 : 0));
      if (old) {
        EXPECT_EQ(now->terrain, old->terrain);
      }
      if (!old && isRaised) {
        EXPECT_EQ(now->terrain, "clear");
      }
      if (!old && !isRaised) {
        EXPECT_EQ(now, nullptr);
      }
    });
    EXPECT_EQ(raised.all<Hexside>(), battle.all<Hexside>());
  });
}

TEST(LevelVerbs, SlopesFollowEveryChangedDifferenceAndNoOther) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    for (unsigned seed = 1; seed < 12; ++seed) {
      const Battle battle = testing::paintedMap(orientation, shifted, 9, 8, seed);
      const hex::Layout layout = layoutOf(battle);
      const Keys hexes = layout.disc(HexKey::at(2 + static_cast<int>(seed) % 8, 9), 2);
      for (const int by : {-2, -1, 1, 4}) {
        const Edit edit = changeLevel(battle, layout, hexes, by, kSlope, "clear", "Raise");
        expectSlopesFollowed(battle, applied(battle, edit));
        expectOnlyLevelsAndSlopes(edit);
      }
      for (const int level : {-1, 0, 2}) {
        const Edit edit = setLevels(battle, layout, hexes, level, kSlope, "clear", "Set");
        const Battle set = applied(battle, edit);
        expectSlopesFollowed(battle, set);
        expectOnlyLevelsAndSlopes(edit);
        for (const HexKey hex : hexes) EXPECT_EQ(levelAt(set, hex), level);
        EXPECT_TRUE(setLevels(set, layout, hexes, level, kSlope, "clear", "Set").empty());
      }
    }
  });
}

TEST(LevelVerbs, HillOnLevelGroundIsRingedBySlopesThatLookDownFromIt) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    const Battle battle = testing::groundMap(orientation, shifted, 9, 9);
    const hex::Layout layout = layoutOf(battle);
    const HexKey top = HexKey::at(6, 9);
    const Battle raised = applied(battle, changeLevel(battle, layout, Keys{top}, 1, kSlope, "clear", "Raise"));
    EXPECT_EQ(raised.all<Hexside>().size(), 6U);
    for (int side = 0; side < hex::kSides; ++side) {
      const Hexside* slope = raised.find<Hexside>({layout.side(top, side), *kSlope});
      ASSERT_NE(slope, nullptr);
      EXPECT_EQ(slope->high, slope->side.hex() == top ? HighSide::Near : HighSide::Far);
    }
    EXPECT_EQ(applied(raised, changeLevel(raised, layout, Keys{top}, -1, kSlope, "clear", "Lower")), battle);
  });
}

TEST(LevelVerbs, SlopesDrawnByHandOnLevelGroundStay) {
  Battle battle = testing::groundMap(hex::Orientation::Pointy, hex::Shifted::Even, 9, 9);
  const hex::Layout layout = layoutOf(battle);
  const Keys hexes = layout.disc(HexKey::at(6, 9), 1);
  const hex::HexsideKey within = layout.side(HexKey::at(6, 9), 1);
  battle.all<Hexside>().put({within, "slope", HighSide::Far, {}});
  battle.all<Hexside>().put({layout.side(HexKey::at(6, 9), 2), "stream", {}, {}});
  const Battle raised = applied(battle, changeLevel(battle, layout, hexes, 1, kSlope, "clear", "Raise"));
  EXPECT_EQ(*raised.find<Hexside>({within, "slope"}), *battle.find<Hexside>({within, "slope"}));
  EXPECT_EQ(raised.all<Hexside>().size(), 2U + 18U);
}

TEST(LevelVerbs, LevelsStayWithinTheirBoundsAndSlopesWithTheLevels) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    Battle battle = testing::groundMap(orientation, shifted, 6, 6);
    const hex::Layout layout = layoutOf(battle);
    const HexKey a = HexKey::at(4, 7);
    const HexKey b = *layout.neighbour(a, 1);
    battle.all<HexRow>().put({a, "clear", kHighestLevel});
    battle.all<HexRow>().put({b, "clear", kHighestLevel - 1});
    battle.all<Hexside>().put({*layout.sideBetween(a, b), *kSlope, HighSide::Near, {}});
    const Battle raised = applied(battle, changeLevel(battle, layout, Keys{a, b}, 5, kSlope, "clear", "Raise"));
    EXPECT_EQ(levelAt(raised, a), kHighestLevel);
    EXPECT_EQ(levelAt(raised, b), kHighestLevel);
    EXPECT_EQ(raised.find<Hexside>({*layout.sideBetween(a, b), *kSlope}), nullptr);
    constexpr int kMost = std::numeric_limits<int>::max();
    EXPECT_EQ(levelAt(applied(battle, changeLevel(battle, layout, Keys{b}, kMost, kSlope, "clear", "")), b), 99);
    EXPECT_EQ(levelAt(applied(battle, changeLevel(battle, layout, Keys{b}, -kMost, kSlope, "clear", "")), b), -99);
    EXPECT_EQ(levelAt(applied(battle, setLevels(battle, layout, Keys{b}, 1000, kSlope, "clear", "")), b), 99);
  });
}

TEST(LevelVerbs, NothingToChangeIsNoEdit) {
  const Battle battle = testing::paintedMap(hex::Orientation::Flat, hex::Shifted::Odd, 6, 6);
  const hex::Layout layout = layoutOf(battle);
  const Keys all = layout.allHexes();
  EXPECT_TRUE(changeLevel(battle, layout, all, 0, kSlope, "clear", "").empty());
  EXPECT_TRUE(changeLevel(battle, layout, {}, 3, kSlope, "clear", "").empty());
  EXPECT_TRUE(changeLevel(battle, layout, Keys{HexKey::at(100, 100)}, 3, kSlope, "clear", "").empty());
  const Battle bare = testing::bareMap(hex::Orientation::Flat, hex::Shifted::Odd, 6, 6);
  EXPECT_TRUE(setLevels(bare, layout, all, 0, kSlope, "clear", "").empty());
}

TEST(LevelVerbs, AHexNamedTwiceIsRaisedOnce) {
  const Battle battle = testing::groundMap(hex::Orientation::Flat, hex::Shifted::Odd, 6, 6);
  const HexKey hex = HexKey::at(4, 7);
  const Edit edit = changeLevel(battle, layoutOf(battle), Keys{hex, hex}, 1, std::nullopt, "clear", "Raise");
  EXPECT_EQ(edit.title(), "Raise");
  ASSERT_EQ(edit.count(), 1U);
  EXPECT_EQ(edit.puts<HexRow>().front(), (HexRow{hex, "clear", 1}));
}

}  // namespace
}  // namespace redoubt::model
