#include "core/rules/sight/sight.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "tests/core/rules/grids.h"
#include "tests/core/rules/sight/plain_sight.h"

namespace redoubt::rules {
namespace {

using hex::HexKey;
using hex::HexsideKey;
using small::Keys;

/// As the three rulebooks have it, with a wall that blocks beside.
SightRules usual() {
  SightRules rules;
  rules.ground = "clear";
  rules.blockingTerrain = {"woods", "hill"};
  rules.blockingSides = {"wall"};
  rules.highGround = {"hill"};
  rules.alongHexside = AlongHexside::Either;
  rules.unitsBlock = true;
  return rules;
}

void put(model::Battle& battle, HexKey hex, const char* terrain) {
  battle.all<model::HexRow>().put({hex, terrain, 0});
}
void wall(model::Battle& battle, HexsideKey side) {
  battle.all<model::Hexside>().put({side, "wall", {}, {}});
}

// Terrain and walls over the map; answers the hexes where units stand.
Keys scatter(model::Battle& battle, const hex::Layout& layout, unsigned seed) {
  std::mt19937 random(seed);
  Keys occupied;
  layout.forEachHex([&](HexKey key) {
    const char* terrains[] = {"clear", "clear", "clear", "clear", "woods", "hill"};
    if (random() % 8 != 0) put(battle, key, terrains[random() % 6]);
    if (random() % 12 == 0) occupied.push_back(key);
    for (int side = 0; side < hex::kSides; ++side) {
      if (random() % 20 == 0) wall(battle, layout.side(key, side));
      if (random() % 20 == 0) battle.all<model::Hexside>().put({layout.side(key, side), "stream", {}, {}});
    }
  });
  return occupied;
}

std::vector<SightRules> everyRules() {
  std::vector<SightRules> all;
  for (const AlongHexside along : {AlongHexside::Either, AlongHexside::Both, AlongHexside::None}) {
    for (const bool endsBlock : {false, true}) {
      SightRules rules = usual();
      rules.alongHexside = along;
      rules.endsBlock = endsBlock;
      all.push_back(rules);
    }
  }
  return all;
}

// The hex at an axial step from another.
HexKey stepped(const hex::Layout& layout, HexKey from, hex::Hex step) {
  return layout.toKey(layout.toHex(from) + step);
}

// the laws, on random maps

TEST(Sight, IsThatOfThePlainReferenceOnEveryLayout) {
  small::forEachGrid(8, 7, [](const model::Battle& bare, const hex::Layout& layout) {
    unsigned seed = 1;
    for (const SightRules& rules : everyRules()) {
      model::Battle battle = bare;
      const Keys occupied = scatter(battle, layout, seed++);
      const SightMap map(battle, layout, rules, occupied);
      const PlainSight plain(battle, layout, rules, occupied);
      for (const HexKey a : layout.allHexes()) {
        for (const HexKey b : layout.allHexes()) {
          const SightVerdict verdict = sight(map, a, b);
          ASSERT_EQ(verdict.isVisible, plain.sees(a, b)) << layout.number(a) << " " << layout.number(b);
          const auto blockers = plain.firstBlockers(a, b);
          ASSERT_EQ(blockers.empty(), verdict.isVisible);
          ASSERT_TRUE(verdict.isVisible || std::count(blockers.begin(), blockers.end(), verdict) == 1)
              << layout.number(a) << " " << layout.number(b);
        }
      }
    }
  });
}

TEST(Sight, IsMutual) {
  small::forEachGrid(8, 7, [](model::Battle battle, const hex::Layout& layout) {
    const Keys occupied = scatter(battle, layout, 5);
    for (const SightRules& rules : everyRules()) {
      const SightMap map(battle, layout, rules, occupied);
      for (const HexKey a : layout.allHexes()) {
        for (const HexKey b : layout.allHexes()) {
          ASSERT_EQ(sight(map, a, b).isVisible, sight(map, b, a).isVisible);
        }
      }
    }
  });
}

TEST(Sight, NeighboursAlwaysSeeEachOtherUnlessTheirHexsideBlocks) {
  small::forEachGrid(11, 9, [](model::Battle battle, const hex::Layout& layout) {
    const Keys occupied = scatter(battle, layout, 7);
    const SightMap map(battle, layout, usual(), occupied);
    for (const HexKey a : layout.allHexes()) {
      for (const HexKey b : layout.neighbours(a)) {
        const HexsideKey side = *layout.sideBetween(a, b);
        const bool isWalled = battle.find<model::Hexside>({side, "wall"}) != nullptr;
        const bool areHigh = map.isHighGround(layout.toHex(a)) && map.isHighGround(layout.toHex(b));
        const SightVerdict expected =
            isWalled && !areHigh ? SightVerdict{false, std::nullopt, side, SightBlock::Hexside} : SightVerdict{};
        ASSERT_EQ(sight(map, a, b), expected);
      }
    }
  });
}

TEST(SightScanner, AFieldIsTheSightOfEveryHexInRange) {
  for (const int range : {0, 1, 5, SightScanner::kMaxRange}) {
    const SightScanner scanner(range);
    small::forEachGrid(10, 9, [&](model::Battle battle, const hex::Layout& layout) {
      const Keys occupied = scatter(battle, layout, 3);
      for (const SightRules& rules : everyRules()) {
        const SightMap map(battle, layout, rules, occupied);
        for (const HexKey from : layout.allHexes()) {
          const SightField field = scanner.field(map, from);
          for (const HexKey to : layout.allHexes()) {
            const bool isNear = layout.distance(from, to) <= range;
            const auto expected = isNear ? std::optional(sight(map, from, to)) : std::nullopt;
            ASSERT_EQ(field.verdict(to), expected);
            ASSERT_EQ(field.sees(to), expected && expected->isVisible);
          }
        }
      }
    });
  }
}

TEST(SightScanner, TheFieldsOfAWholeSheetAreThoseOfThePlainReference) {
  const SightScanner scanner(10);
  small::forEachGrid(39, 49, [&](model::Battle battle, const hex::Layout& layout) {
    const Keys occupied = scatter(battle, layout, 11);
    const SightMap map(battle, layout, usual(), occupied);
    const PlainSight plain(battle, layout, usual(), occupied);
    const Keys all = layout.allHexes();
    for (std::size_t i = 0; i < all.size(); i += 7) {
      const SightField field = scanner.field(map, all[i]);
      for (const HexKey to : layout.disc(all[i], 10)) ASSERT_EQ(field.sees(to), plain.sees(all[i], to));
    }
  });
}

TEST(SightScanner, SeesNothingFromOffTheMap) {
  const model::Battle battle = small::mapOf(hex::Orientation::Flat, hex::Shifted::Odd, 6, 6);
  const hex::Layout layout = model::layoutOf(battle);
  const SightMap map(battle, layout, usual());
  const SightScanner scanner(4);
  EXPECT_TRUE(scanner.field(map, small::at(0, 3)).seen().empty());
  EXPECT_FALSE(scanner.field(map, small::at(1, 3)).sees(small::at(0, 3)));
  EXPECT_EQ(scanner.field(map, small::at(3, 3)).seen(), layout.disc(small::at(3, 3), 4));
}

TEST(SightMap, ReadingTheHexesOfAnEditIsBuildingItAnew) {
  small::forEachGrid(10, 9, [](model::Battle battle, const hex::Layout& layout) {
    Keys occupied = scatter(battle, layout, 21);
    SightMap map(battle, layout, usual(), occupied);
    std::mt19937 random(2);
    const char* terrains[] = {"clear", "woods", "hill", "unheard-of"};
    for (const HexKey key : layout.allHexes()) {
      const HexsideKey side = layout.side(key, static_cast<int>(random() % 6));
      if (random() % 3 == 0) battle.all<model::HexRow>().erase(key);
      if (random() % 3 == 0) put(battle, key, terrains[random() % 4]);
      if (random() % 2 == 0) wall(battle, side);
      if (random() % 2 == 0) battle.all<model::Hexside>().erase({layout.side(key, 4), "wall"});
      map.read(battle, key);
      std::erase(occupied, key);
      const bool isOccupied = random() % 4 == 0;
      if (isOccupied) occupied.push_back(key);
      map.setOccupied(key, isOccupied);
      ASSERT_EQ(map, SightMap(battle, layout, usual(), occupied));
    }
    const SightMap before = map;
    battle.all<model::HexRow>().put({small::at(0, 4), "woods", 0});
    map.read(battle, small::at(0, 4));
    map.setOccupied(small::at(0, 4), true);
    EXPECT_EQ(map, before);
  });
}

TEST(SightMap, KnowsTheHexsidesOfItsRim) {
  small::forEachGrid(5, 4, [](model::Battle battle, const hex::Layout& layout) {
    for (const HexKey key : layout.allHexes()) {
      for (int side = 0; side < hex::kSides; ++side) {
        const HexsideKey there = layout.side(key, side);
        SightMap map(battle, layout, usual());
        ASSERT_FALSE(map.sideBlocks(layout.toHexside(there)));
        map.setSide(there, true);
        ASSERT_TRUE(map.sideBlocks(layout.toHexside(there)));
      }
    }
  });
}

// the rules, one by one

/// A sheet with nothing on it, a hex in its middle, and the hexes at axial steps from there.
class SightRule : public ::testing::TestWithParam<hex::Orientation> {
 protected:
  HexKey at(int q, int r) const { return stepped(layout, small::at(8, 8), {q, r}); }
  HexsideKey between(HexKey a, HexKey b) const { return *layout.sideBetween(a, b); }
  SightVerdict seen(HexKey a, HexKey b) const { return sight(SightMap(battle, layout, rules, occupied), a, b); }

  model::Battle battle = small::mapOf(GetParam(), hex::Shifted::Even, 16, 16);
  hex::Layout layout = model::layoutOf(battle);
  SightRules rules = usual();
  Keys occupied;
};
INSTANTIATE_TEST_SUITE_P(BothWays, SightRule, ::testing::Values(hex::Orientation::Flat, hex::Orientation::Pointy));

TEST_P(SightRule, TerrainOnTheLineBlocksAndTheFirstIsNamed) {
  EXPECT_EQ(seen(at(0, 0), at(4, 0)), SightVerdict{});
  put(battle, at(1, 0), "woods");
  put(battle, at(3, 0), "woods");
  EXPECT_EQ(seen(at(0, 0), at(4, 0)), (SightVerdict{false, at(1, 0), std::nullopt, SightBlock::Terrain}));
  EXPECT_EQ(seen(at(4, 0), at(0, 0)), (SightVerdict{false, at(3, 0), std::nullopt, SightBlock::Terrain}));
  EXPECT_TRUE(seen(at(0, 0), at(1, 0)).isVisible);
  EXPECT_TRUE(seen(at(0, 0), at(0, 4)).isVisible);
}

TEST_P(SightRule, TheTerrainOfTheEndsBlocksOnlyIfTheRulesSaySo) {
  put(battle, at(0, 0), "woods");
  EXPECT_TRUE(seen(at(0, 0), at(2, 1)).isVisible);
  rules.endsBlock = true;
  EXPECT_EQ(seen(at(0, 0), at(2, 1)), (SightVerdict{false, at(0, 0), std::nullopt, SightBlock::Terrain}));
  EXPECT_EQ(seen(at(2, 1), at(0, 0)), (SightVerdict{false, at(0, 0), std::nullopt, SightBlock::Terrain}));
  EXPECT_TRUE(seen(at(0, 0), at(0, 0)).isVisible);
}

TEST_P(SightRule, UnitsBlockBetweenTheEndsAndNotThere) {
  occupied = {at(0, 0), at(3, 0)};
  EXPECT_TRUE(seen(at(0, 0), at(3, 0)).isVisible);
  rules.endsBlock = true;
  EXPECT_TRUE(seen(at(0, 0), at(3, 0)).isVisible);
  occupied.push_back(at(2, 0));
  EXPECT_EQ(seen(at(0, 0), at(3, 0)), (SightVerdict{false, at(2, 0), std::nullopt, SightBlock::Unit}));
}

TEST_P(SightRule, WhereTerrainAndUnitsBlockTheTerrainIsNamed) {
  put(battle, at(1, 0), "woods");
  occupied = {at(1, 0)};
  EXPECT_EQ(seen(at(0, 0), at(2, 0)).reason, SightBlock::Terrain);
}

TEST_P(SightRule, BetweenHighGroundNothingBlocks) {
  put(battle, at(0, 0), "hill");
  put(battle, at(2, 0), "hill");
  put(battle, at(1, 0), "woods");
  occupied = {at(1, 0)};
  wall(battle, between(at(0, 0), at(1, 0)));
  EXPECT_TRUE(seen(at(0, 0), at(2, 0)).isVisible);
  EXPECT_FALSE(seen(at(0, 0), at(3, 0)).isVisible);  // from high ground down
  rules.endsBlock = true;
  EXPECT_TRUE(seen(at(0, 0), at(2, 0)).isVisible);
  put(battle, at(2, 0), "clear");
  EXPECT_FALSE(seen(at(0, 0), at(2, 0)).isVisible);
}

TEST_P(SightRule, HighGroundInBetweenBlocksLikeAnyTerrain) {
  put(battle, at(1, 0), "hill");
  EXPECT_EQ(seen(at(0, 0), at(2, 0)).blockedAt, at(1, 0));
  rules.blockingTerrain = {"woods"};
  EXPECT_TRUE(seen(at(0, 0), at(2, 0)).isVisible);
}

TEST_P(SightRule, AlongAHexsideEitherHexBlocksOrBothOrNone) {
  const HexKey from = at(0, 0);
  const HexKey to = at(1, 1);
  const HexsideKey side = between(at(1, 0), at(0, 1));
  const auto seenBy = [&](AlongHexside rule) {
    rules.alongHexside = rule;
    return seen(from, to).isVisible;
  };
  const std::array<SightVerdict, 2> named = {
      {{false, at(0, 1), side, SightBlock::Terrain}, {false, at(1, 0), side, SightBlock::Terrain}}};
  put(battle, at(1, 0), "woods");
  EXPECT_FALSE(seenBy(AlongHexside::Either));
  rules.alongHexside = AlongHexside::Either;
  EXPECT_EQ(seen(from, to), named[1]);
  EXPECT_TRUE(seenBy(AlongHexside::Both));
  EXPECT_TRUE(seenBy(AlongHexside::None));
  put(battle, at(0, 1), "woods");
  EXPECT_TRUE(seenBy(AlongHexside::None));
  EXPECT_FALSE(seenBy(AlongHexside::Both));
  rules.alongHexside = AlongHexside::Both;
  EXPECT_TRUE(seen(from, to) == named[0] || seen(from, to) == named[1]);
}

TEST_P(SightRule, OneHexsideAfterTheOtherIsLookedAtByItself) {
  rules.alongHexside = AlongHexside::Both;
  put(battle, at(1, 0), "woods");  // on one side of the first
  put(battle, at(1, 2), "woods");  // on the other side of the second
  EXPECT_TRUE(seen(at(0, 0), at(2, 2)).isVisible);
  occupied = {at(2, 1)};
  EXPECT_FALSE(seen(at(0, 0), at(2, 2)).isVisible);
}

TEST_P(SightRule, OnlyKindsThatBlockDoSoWhereTheLineCrossesThem) {
  const HexsideKey side = between(at(1, 0), at(2, 0));
  battle.all<model::Hexside>().put({side, "slope", {}, {}});
  EXPECT_TRUE(seen(at(0, 0), at(3, 0)).isVisible);
  wall(battle, side);
  EXPECT_EQ(seen(at(0, 0), at(3, 0)), (SightVerdict{false, std::nullopt, side, SightBlock::Hexside}));
  EXPECT_TRUE(seen(at(0, 0), at(1, 0)).isVisible);
  EXPECT_TRUE(seen(at(1, -1), at(1, 3)).isVisible);  // beside it
}

TEST_P(SightRule, AHexsideBlocksTheLineAlongItFromBothSides) {
  const HexsideKey side = between(at(1, 0), at(0, 1));
  wall(battle, side);
  for (const AlongHexside rule : {AlongHexside::Either, AlongHexside::Both}) {
    rules.alongHexside = rule;
    EXPECT_EQ(seen(at(0, 0), at(1, 1)), (SightVerdict{false, std::nullopt, side, SightBlock::Hexside}));
  }
  rules.alongHexside = AlongHexside::None;
  EXPECT_TRUE(seen(at(0, 0), at(1, 1)).isVisible);
}

TEST_P(SightRule, AWalledCornerIsClosedToALineAlongTheHexsideBeyond) {
  wall(battle, between(at(0, 0), at(1, 0)));
  rules.alongHexside = AlongHexside::Either;
  EXPECT_FALSE(seen(at(0, 0), at(1, 1)).isVisible);
  rules.alongHexside = AlongHexside::Both;
  EXPECT_TRUE(seen(at(0, 0), at(1, 1)).isVisible);
  wall(battle, between(at(0, 0), at(0, 1)));
  EXPECT_FALSE(seen(at(0, 0), at(1, 1)).isVisible);
}

// From (0, 0) to (4, 1) the line passes from (1, 0) to (2, 0) through the vertex that these share with (1, 1).
TEST_P(SightRule, WhatTheLineTouchesInAVertexAloneDoesNotBlock) {
  put(battle, at(1, 1), "woods");
  occupied = {at(1, 1)};
  wall(battle, between(at(1, 0), at(1, 1)));
  wall(battle, between(at(2, 0), at(1, 1)));
  EXPECT_TRUE(seen(at(0, 0), at(4, 1)).isVisible);
  const HexsideKey crossed = between(at(1, 0), at(2, 0));
  wall(battle, crossed);
  EXPECT_EQ(seen(at(0, 0), at(4, 1)), (SightVerdict{false, std::nullopt, crossed, SightBlock::Hexside}));
}

TEST_P(SightRule, GroundWithoutARowIsTheGroundOfTheRules) {
  rules.ground = "woods";
  EXPECT_FALSE(seen(at(0, 0), at(2, 0)).isVisible);
  put(battle, at(1, 0), "clear");
  EXPECT_TRUE(seen(at(0, 0), at(2, 0)).isVisible);
}

}  // namespace
}  // namespace redoubt::rules
