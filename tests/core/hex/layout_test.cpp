#include "core/hex/layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/core/hex/layouts.h"

namespace redoubt::hex {
namespace {

// The hexes of a grid and those round it.
std::vector<HexKey> withSurroundings(const Layout& layout) {
  std::vector<HexKey> keys;
  for (int column = layout.firstColumn() - 2; column <= layout.lastColumn() + 2; ++column) {
    for (int row = layout.firstRow() - 2; row <= layout.lastRow() + 2; ++row) keys.push_back(HexKey::at(column, row));
  }
  return keys;
}

TEST(Layout, KeysBecomeHexesAndBack) {
  for (const LayoutSpec& spec : grids()) {
    SCOPED_TRACE(described(spec));
    const Layout layout = laidOut(spec);
    std::set<Hex> hexes;
    const auto keys = withSurroundings(layout);
    for (const HexKey key : keys) {
      EXPECT_EQ(layout.toKey(layout.toHex(key)), key);
      hexes.insert(layout.toHex(key));
    }
    EXPECT_EQ(hexes.size(), keys.size());
  }
}

TEST(Layout, ColumnZeroRowZeroIsTheOrigin) {
  for (const LayoutSpec& spec : grids()) EXPECT_EQ(laidOut(spec).toHex(HexKey::at(0, 0)), Hex{});
}

TEST(Layout, ContainsItsColumnsAndRowsAndNoOthers) {
  for (const LayoutSpec& spec : grids()) {
    SCOPED_TRACE(described(spec));
    const Layout layout = laidOut(spec);
    const auto all = layout.allHexes();
    EXPECT_EQ(all.size(), static_cast<std::size_t>(spec.columns * spec.rows));
    EXPECT_TRUE(std::is_sorted(all.begin(), all.end()));
    for (const HexKey key : withSurroundings(layout)) {
      EXPECT_EQ(layout.contains(key), std::binary_search(all.begin(), all.end(), key));
      EXPECT_EQ(layout.contains(layout.toHex(key)), layout.contains(key));
    }
  }
}

TEST(Layout, NeighboursAreMutualAndCountedFromNorth) {
  for (const LayoutSpec& spec : grids()) {
    SCOPED_TRACE(described(spec));
    const Layout layout = laidOut(spec);
    for (const HexKey key : layout.allHexes()) {
      std::set<HexKey> all;
      for (int side = 0; side < kSides; ++side) {
        const HexKey other = layout.neighbourAnywhere(key, side).value();
        all.insert(other);
        EXPECT_EQ(layout.neighbourAnywhere(other, opposite(side)), key);
        EXPECT_EQ(layout.sideTowards(key, other), side);
        EXPECT_EQ(layout.distance(key, other), 1);
        EXPECT_EQ(layout.neighbour(key, side), layout.contains(other) ? std::optional(other) : std::nullopt);
      }
      EXPECT_EQ(all.size(), 6u);
      EXPECT_EQ(layout.isOnEdge(key), layout.neighbours(key).size() < 6);
    }
  }
}

// The offsets of columns and rows written out by hand, once for each parity.
TEST(Layout, NeighboursOfPointyTopsAreShiftedByRows) {
  LayoutSpec spec;
  spec.shifted = Shifted::Odd;
  const Layout odd = laidOut(spec);
  spec.shifted = Shifted::Even;
  const Layout even = laidOut(spec);
  const std::vector<HexKey> ofShifted = {HexKey::at(9, 6), HexKey::at(9, 7), HexKey::at(9, 8),
                                         HexKey::at(8, 8), HexKey::at(7, 7), HexKey::at(8, 6)};
  const std::vector<HexKey> ofUnshifted = {HexKey::at(8, 6), HexKey::at(9, 7), HexKey::at(8, 8),
                                           HexKey::at(7, 8), HexKey::at(7, 7), HexKey::at(7, 6)};
  EXPECT_EQ(odd.neighbours(HexKey::at(8, 7)), ofShifted);
  EXPECT_EQ(even.neighbours(HexKey::at(8, 7)), ofUnshifted);
}

TEST(Layout, NeighboursOfFlatTopsAreShiftedByColumns) {
  LayoutSpec spec;
  spec.orientation = Orientation::Flat;
  spec.shifted = Shifted::Odd;
  const Layout odd = laidOut(spec);
  spec.shifted = Shifted::Even;
  const Layout even = laidOut(spec);
  const std::vector<HexKey> ofShifted = {HexKey::at(7, 7), HexKey::at(8, 8), HexKey::at(8, 9),
                                         HexKey::at(7, 9), HexKey::at(6, 9), HexKey::at(6, 8)};
  const std::vector<HexKey> ofUnshifted = {HexKey::at(7, 7), HexKey::at(8, 7), HexKey::at(8, 8),
                                           HexKey::at(7, 9), HexKey::at(6, 8), HexKey::at(6, 7)};
  EXPECT_EQ(odd.neighbours(HexKey::at(7, 8)), ofShifted);
  EXPECT_EQ(even.neighbours(HexKey::at(7, 8)), ofUnshifted);
}

TEST(Layout, NeighboursEndWithTheRangeOfKeys) {
  const Layout layout;
  EXPECT_FALSE(layout.neighbourAnywhere(HexKey::at(8999, 3), 1));
  EXPECT_TRUE(layout.neighbourAnywhere(HexKey::at(8999, 3), 4));
  EXPECT_FALSE(layout.keyIfAny({100'000, -100'000}));
}

TEST(Layout, DistanceIsSymmetricAndObeysTheTriangle) {
  for (const LayoutSpec& spec : grids()) {
    if (spec.columns > 10) continue;
    SCOPED_TRACE(described(spec));
    const Layout layout = laidOut(spec);
    const auto all = layout.allHexes();
    for (const HexKey a : all) {
      for (const HexKey b : all) {
        EXPECT_EQ(layout.distance(a, b), layout.distance(b, a));
        for (const HexKey c : all) EXPECT_LE(layout.distance(a, c), layout.distance(a, b) + layout.distance(b, c));
      }
    }
  }
}

TEST(Layout, LinesBetweenHexesOfTheMapAreReversible) {
  for (const LayoutSpec& spec : grids()) {
    SCOPED_TRACE(described(spec));
    const Layout layout = laidOut(spec);
    const auto all = layout.allHexes();
    for (const HexKey b : all) {
      const auto there = layout.line(all.front(), b);
      auto back = layout.line(b, all.front());
      std::reverse(back.begin(), back.end());
      EXPECT_EQ(there, back);
      EXPECT_LE(there.size(), static_cast<std::size_t>(layout.distance(all.front(), b)) + 1);
      EXPECT_EQ(there.front(), all.front());
      EXPECT_EQ(there.back(), b);
      for (const HexKey key : there) EXPECT_TRUE(layout.contains(key));
    }
  }
}

TEST(Layout, RingsAndDiscsAreTheMapsHexesByDistance) {
  for (const LayoutSpec& spec : grids()) {
    SCOPED_TRACE(described(spec));
    const Layout layout = laidOut(spec);
    const auto all = layout.allHexes();
    for (const HexKey centre :
         {all.front(), all[all.size() / 2], HexKey::at(spec.firstColumn - 1, spec.firstRow - 2)}) {
      for (const int radius : {0, 1, 2, 5, 1'000'000'000}) {
        std::vector<HexKey> ring;
        std::vector<HexKey> disc;
        for (const HexKey key : all) {
          if (layout.distance(centre, key) == radius) ring.push_back(key);
          if (layout.distance(centre, key) <= radius) disc.push_back(key);
        }
        EXPECT_EQ(layout.ring(centre, radius), ring);
        EXPECT_EQ(layout.disc(centre, radius), disc);
      }
    }
  }
}

TEST(Layout, AHexsideHasOneKeyFromBothItsHexes) {
  for (const LayoutSpec& spec : grids()) {
    SCOPED_TRACE(described(spec));
    const Layout layout = laidOut(spec);
    for (const HexKey key : layout.allHexes()) {
      std::set<HexsideKey> sides;
      for (int number = 0; number < kSides; ++number) {
        const HexKey other = layout.neighbourAnywhere(key, number).value();
        const HexsideKey side = layout.side(key, number);
        sides.insert(side);
        EXPECT_EQ(side, layout.side(other, opposite(number)));
        EXPECT_EQ(side, layout.sideBetween(key, other));
        EXPECT_TRUE(HexsideKey::isValid(side.value));
        EXPECT_EQ(layout.toKey(layout.toHexside(side)), side);
        const auto [near, far] = layout.hexesOf(side);
        EXPECT_EQ(std::minmax(near, far), std::minmax(key, other));
        EXPECT_EQ(layout.sideTowards(near, far), side.side());
        EXPECT_TRUE(layout.contains(side));
        EXPECT_EQ(layout.isInner(side), layout.contains(other));
      }
      EXPECT_EQ(sides.size(), 6u);
      EXPECT_FALSE(layout.sideBetween(key, key));
    }
  }
}

TEST(Layout, SidesOffTheMapAreNotOnIt) {
  const Layout layout;
  EXPECT_FALSE(layout.contains(HexsideKey::at(HexKey::at(-5, -5), 0)));
  EXPECT_FALSE(layout.contains(HexsideKey::at(HexKey::at(-999, -999), 0)));
}

TEST(Layout, GrowthAtAnyEdgeKeepsKeysNumbersAndPlaces) {
  LayoutSpec plain;
  plain.columns = 6;
  plain.rows = 5;
  plain.firstColumn = 3;
  plain.firstRow = 4;
  for (const LayoutSpec& numbered : numberings(plain)) {
    LayoutSpec spec = numbered;
    spec.columnBase += 10;  // room to grow below
    spec.rowBase += spec.rowStyle == NumberStyle::Letters ? 3 : 10;
    SCOPED_TRACE(described(spec));
    const Layout layout = laidOut(spec);
    for (const Edge edge : {Edge::Left, Edge::Right, Edge::Top, Edge::Bottom}) {
      for (const int count : {1, 2, 3}) {
        const Layout grown = laidOut(layout.grown(edge, count));
        const bool wider = edge == Edge::Left || edge == Edge::Right;
        EXPECT_EQ(grown.allHexes().size(),
                  wider ? (6u + static_cast<std::size_t>(count)) * 5 : 6u * (5 + static_cast<std::size_t>(count)));
        for (const HexKey key : layout.allHexes()) {
          EXPECT_TRUE(grown.contains(key));
          EXPECT_EQ(grown.number(key), layout.number(key));
          EXPECT_EQ(grown.centre(key), layout.centre(key));
          EXPECT_EQ(grown.neighbourAnywhere(key, 1), layout.neighbourAnywhere(key, 1));
        }
        EXPECT_EQ(grown.grown(edge, -count), spec);
      }
    }
  }
}

TEST(Layout, GrowthAddsTheHexesAtTheEdgeAsked) {
  const Layout layout;
  EXPECT_TRUE(laidOut(layout.grown(Edge::Left, 1)).contains(HexKey::at(0, 5)));
  EXPECT_TRUE(laidOut(layout.grown(Edge::Right, 1)).contains(HexKey::at(21, 5)));
  EXPECT_TRUE(laidOut(layout.grown(Edge::Top, 1)).contains(HexKey::at(5, 0)));
  EXPECT_TRUE(laidOut(layout.grown(Edge::Bottom, 1)).contains(HexKey::at(5, 21)));
}

}  // namespace
}  // namespace redoubt::hex
