#include "core/model/fill_verbs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/core/model/small_map.h"

namespace redoubt::model {
namespace {

using hex::HexKey;
using testing::Keys;
constexpr std::size_t kNoLimit = 1'000'000;

std::string terrainAt(const Battle& battle, HexKey hex) {
  const HexRow* row = battle.find<HexRow>(hex);
  return row ? row->terrain : std::string("none");
}

// Grown step by step until nothing changes, the slow way.
template <class MayCross>
Keys grown(const hex::Layout& layout, HexKey from, MayCross&& mayCross) {
  std::set<HexKey> area = {from};
  for (std::size_t before = 0; before != area.size();) {
    before = area.size();
    layout.forEachHex([&](HexKey hex) {
      for (const HexKey next : layout.neighbours(hex)) {
        if (area.contains(next) && mayCross(next, hex)) area.insert(hex);
      }
    });
  }
  return {area.begin(), area.end()};
}

TEST(FillVerbs, SameTerrainIsWhatIsConnectedByIt) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    const Battle battle = testing::paintedMap(orientation, shifted, 9, 8, 3);
    const hex::Layout layout = layoutOf(battle);
    for (const HexKey from : layout.allHexes()) {
      const Keys area = sameTerrain(battle, layout, from, kNoLimit);
      EXPECT_EQ(area,
                grown(layout, from, [&](HexKey a, HexKey b) { return terrainAt(battle, a) == terrainAt(battle, b); }));
    }
  });
}

TEST(FillVerbs, AllOfTerrainIsEveryHexOfIt) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    const Battle battle = testing::paintedMap(orientation, shifted, 9, 8, 4);
    const hex::Layout layout = layoutOf(battle);
    std::set<std::string> seen;
    for (const HexKey from : layout.allHexes()) {
      Keys expected;
      layout.forEachHex([&](HexKey hex) {
        if (terrainAt(battle, hex) == terrainAt(battle, from)) expected.push_back(hex);
      });
      EXPECT_EQ(allOfTerrain(battle, layout, from, kNoLimit), expected);
      seen.insert(terrainAt(battle, from));
    }
    EXPECT_EQ(seen.size(), 4U);  // three terrains and none
  });
}

TEST(FillVerbs, WithinHexsidesStopsAtPaintedOnes) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    for (unsigned seed = 1; seed < 5; ++seed) {
      const Battle battle = testing::paintedMap(orientation, shifted, 9, 8, seed);
      const hex::Layout layout = layoutOf(battle);
      const auto isOpen = [&](HexKey a, HexKey b) {
        const hex::HexsideKey side = *layout.sideBetween(a, b);
        const auto row = battle.all<Hexside>().lowerBound({side, std::string()});
        return row == battle.all<Hexside>().end() || row->side != side;
      };
      for (const HexKey from : {HexKey::at(2, 5), HexKey::at(6, 9), HexKey::at(10, 12)}) {
        EXPECT_EQ(withinHexsides(battle, layout, from, kNoLimit), grown(layout, from, isOpen));
      }
    }
  });
}

TEST(FillVerbs, WithinHexsidesFillsAnEnclosureOfMixedTerrain) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    Battle battle = testing::groundMap(orientation, shifted, 11, 11);
    const hex::Layout layout = layoutOf(battle);
    const HexKey centre = HexKey::at(7, 10);
    const Keys disc = layout.disc(centre, 2);
    for (const HexKey hex : disc) {
      for (int side = 0; side < hex::kSides; ++side) {
        if (layout.distance(centre, *layout.neighbour(hex, side)) > 2) {
          battle.all<Hexside>().put({layout.side(hex, side), "wall", {}, {}});
        }
      }
    }
    battle.all<HexRow>().put({*layout.neighbour(centre, 3), "woods", 4});
    battle.all<HexRow>().erase(*layout.neighbour(centre, 1));
    EXPECT_EQ(withinHexsides(battle, layout, centre, kNoLimit), disc);
    EXPECT_EQ(withinHexsides(battle, layout, HexKey::at(2, 5), kNoLimit).size(), 121U - 19U);
  });
}

TEST(FillVerbs, SearchesStopOneBeyondTheirLimit) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    const Battle battle = testing::groundMap(orientation, shifted, 11, 11);
    const hex::Layout layout = layoutOf(battle);
    const HexKey centre = HexKey::at(7, 10);
    for (const auto search : {sameTerrain, withinHexsides}) {
      EXPECT_EQ(search(battle, layout, centre, 121).size(), 121U);
      EXPECT_EQ(search(battle, layout, centre, 120).size(), 121U);
      EXPECT_EQ(search(battle, layout, centre, 119).size(), 120U);
      EXPECT_EQ(search(battle, layout, centre, 0), Keys{centre});
      EXPECT_EQ(search(battle, layout, centre, 18), layout.disc(centre, 2));  // the nearest first
    }
    EXPECT_EQ(allOfTerrain(battle, layout, centre, 121).size(), 121U);
    EXPECT_EQ(allOfTerrain(battle, layout, centre, 7).size(), 8U);
  });
}

TEST(FillVerbs, NothingIsConnectedWithAHexOffTheMap) {
  const Battle battle = testing::groundMap(hex::Orientation::Flat, hex::Shifted::Odd, 4, 4);
  for (const auto search : {sameTerrain, allOfTerrain, withinHexsides}) {
    EXPECT_TRUE(search(battle, layoutOf(battle), HexKey::at(1, 1), 9).empty());
  }
}

TEST(FillVerbs, ReplacingTerrainKeepsLevelsAndOtherTerrain) {
  const Battle battle = testing::paintedMap(hex::Orientation::Pointy, hex::Shifted::Odd, 9, 8);
  const hex::Layout layout = layoutOf(battle);
  const Keys some = layout.disc(HexKey::at(6, 9), 2);
  for (const Within within : {Within(), Within(some)}) {
    const Edit edit = replaceTerrain(battle, within, "woods", "orchard", "Replace");
    const Battle after = applied(battle, edit);
    std::size_t changed = 0;
    for (const HexRow& row : battle.all<HexRow>()) {
      const bool isMeant = row.terrain == "woods" && (!within || std::binary_search(some.begin(), some.end(), row.hex));
      changed += isMeant ? 1 : 0;
      EXPECT_EQ(*after.find<HexRow>(row.hex), (HexRow{row.hex, isMeant ? "orchard" : row.terrain, row.level}));
    }
    EXPECT_GT(changed, 0U);
    EXPECT_EQ(edit.count(), changed);
    EXPECT_TRUE(replaceTerrain(after, within, "woods", "orchard", "Replace").empty());
  }
  EXPECT_TRUE(replaceTerrain(battle, std::nullopt, "woods", "woods", "").empty());
  EXPECT_TRUE(replaceTerrain(battle, Within(Keys{}), "woods", "orchard", "").empty());
}

TEST(FillVerbs, ReplacingAHexsideKindKeepsUpperSideAndOwner) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    const Battle battle = testing::paintedMap(orientation, shifted, 9, 8);
    const hex::Layout layout = layoutOf(battle);
    const Keys some = layout.disc(HexKey::at(6, 9), 1);
    const auto isMeant = [&](hex::HexsideKey side) {
      const auto [near, far] = layout.hexesOf(side);
      return std::binary_search(some.begin(), some.end(), near) || std::binary_search(some.begin(), some.end(), far);
    };
    const Battle after = applied(battle, replaceHexsideKind(battle, layout, Within(some), "slope", "bank", "Replace"));
    EXPECT_EQ(after.all<Hexside>().size(), battle.all<Hexside>().size());
    std::size_t changed = 0;
    for (const Hexside& row : battle.all<Hexside>()) {
      Hexside expected = row;
      if (row.kind == "slope" && isMeant(row.side)) {
        expected.kind = "bank";
        ++changed;
      }
      const Hexside* now = after.find<Hexside>(expected.key());
      ASSERT_NE(now, nullptr);
      EXPECT_EQ(*now, expected);
    }
    EXPECT_GT(changed, 0U);
  });
}

TEST(FillVerbs, ReplacingAHexsideKindMergesWithWhatIsThere) {
  Battle battle = testing::groundMap(hex::Orientation::Flat, hex::Shifted::Even, 5, 5);
  const hex::Layout layout = layoutOf(battle);
  const hex::HexsideKey a = layout.side(HexKey::at(4, 7), 1);
  const hex::HexsideKey b = layout.side(HexKey::at(4, 7), 4);
  battle.all<Hexside>().put({a, "slope", HighSide::Far, Id<Army>{1}});
  battle.all<Hexside>().put({a, "bank", HighSide::Near, std::nullopt});
  battle.all<Hexside>().put({b, "slope", HighSide::Far, std::nullopt});
  battle.all<Hexside>().put({b, "bank", HighSide::Far, Id<Army>{2}});
  const Battle after = applied(battle, replaceHexsideKind(battle, layout, std::nullopt, "slope", "bank", "Replace"));
  EXPECT_EQ(after.all<Hexside>().size(), 2U);
  EXPECT_EQ(*after.find<Hexside>({a, "bank"}), (Hexside{a, "bank", HighSide::Near, Id<Army>{1}}));
  EXPECT_EQ(*after.find<Hexside>({b, "bank"}), (Hexside{b, "bank", HighSide::Far, Id<Army>{2}}));
  EXPECT_TRUE(replaceHexsideKind(after, layout, std::nullopt, "slope", "bank", "").empty());
  EXPECT_TRUE(replaceHexsideKind(battle, layout, std::nullopt, "bank", "bank", "").empty());
}

TEST(FillVerbs, ReplacingALinkKindChangesLinksBetweenHexesOfTheArea) {
  testing::forEachGrid([](auto orientation, auto shifted) {
    const Battle battle = testing::paintedMap(orientation, shifted, 9, 8);
    const hex::Layout layout = layoutOf(battle);
    const Keys some = layout.disc(HexKey::at(6, 9), 2);
    for (const Within within : {Within(), Within(some)}) {
      const Battle after = applied(battle, replaceLinkKind(battle, layout, within, "track", "road", "Replace"));
      std::set<std::tuple<hex::HexsideKey, std::string>> expected;
      for (const Link& row : battle.all<Link>()) {
        const auto [near, far] = layout.hexesOf(row.side);
        const bool isMeant = row.kind == "track" && (!within || (std::binary_search(some.begin(), some.end(), near) &&
                                                                 std::binary_search(some.begin(), some.end(), far)));
        expected.emplace(row.side, isMeant ? "road" : row.kind);
      }
      std::set<std::tuple<hex::HexsideKey, std::string>> found;
      for (const Link& row : after.all<Link>()) found.insert(row.key());
      EXPECT_EQ(found, expected);
      EXPECT_TRUE(replaceLinkKind(after, layout, within, "track", "road", "").empty());
    }
    EXPECT_TRUE(replaceLinkKind(battle, layout, std::nullopt, "road", "road", "").empty());
  });
}

}  // namespace
}  // namespace redoubt::model
