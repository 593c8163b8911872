#include "core/hex/area.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <set>

#include "core/hex/hex_mask.h"
#include "tests/core/hex/layouts.h"

namespace redoubt::hex {
namespace {

using Keys = std::vector<HexKey>;

// Small maps of every orientation, shift and kind of edge that leaves hexes out, away from the origin.
std::vector<Layout> maps() {
  std::vector<Layout> layouts;
  for (const Orientation orientation : {Orientation::Flat, Orientation::Pointy}) {
    for (const Shifted shifted : {Shifted::Odd, Shifted::Even}) {
      for (const EdgeKind edge : {EdgeKind::Whole, EdgeKind::HalfUnnumbered}) {
        LayoutSpec spec;
        spec.orientation = orientation;
        spec.shifted = shifted;
        spec.firstColumn = 3;
        spec.firstRow = 6;
        spec.columns = 17;
        spec.rows = 14;
        spec.edgeLeft = spec.edgeRight = spec.edgeTop = spec.edgeBottom = edge;
        layouts.push_back(laidOut(spec));
      }
    }
  }
  return layouts;
}

Layout wideMap(Orientation orientation, int columns = 60, int rows = 60) {
  LayoutSpec spec;
  spec.orientation = orientation;
  spec.columns = columns;
  spec.rows = rows;
  spec.columnDigits = spec.rowDigits = 4;
  return laidOut(spec);
}

void expectSound(const Layout& layout, const Keys& hexes) {
  EXPECT_TRUE(std::is_sorted(hexes.begin(), hexes.end()));
  EXPECT_EQ(std::adjacent_find(hexes.begin(), hexes.end()), hexes.end());
  EXPECT_TRUE(std::all_of(hexes.begin(), hexes.end(), [&](HexKey key) { return layout.contains(key); }));
}

Keys where(const Layout& layout, auto&& wanted) {
  Keys hexes;
  layout.forEachHex([&](HexKey key) {
    if (wanted(key)) hexes.push_back(key);
  });
  return hexes;
}

// Whether a point lies inside, the slow way: a ray to the right crosses the outline an odd number of times.
bool isInside(Point point, const std::vector<Point>& outline) {
  bool inside = false;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Point a = outline[i];
    const Point b = outline[(i + 1) % outline.size()];
    if ((a.y > point.y) == (b.y > point.y)) continue;
    if (point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)) inside = !inside;
  }
  return inside;
}

TEST(HexMask, HoldsTheHexesOfTheMapThatWerePutIn) {
  for (const Layout& layout : maps()) {
    HexMask mask(layout);
    EXPECT_TRUE(mask.hexes().empty());
    Keys in = where(layout, [](HexKey key) { return (key.column() * 5 + key.row() * 3) % 4 == 0; });
    for (auto key = in.rbegin(); key != in.rend(); ++key) EXPECT_TRUE(mask.insert(*key));
    EXPECT_FALSE(mask.insert(in.front()));
    EXPECT_FALSE(mask.insert(HexKey::at(layout.firstColumn() - 1, layout.firstRow())));
    EXPECT_FALSE(mask.insert(HexKey::at(layout.firstColumn(), layout.lastRow() + 1)));
    EXPECT_EQ(mask.hexes(), in);
    EXPECT_EQ(mask.size(), in.size());
    const Keys found = where(layout, [&](HexKey key) { return mask.contains(key); });
    EXPECT_EQ(found, in);
    EXPECT_FALSE(mask.contains(HexKey::at(layout.lastColumn() + 1, layout.firstRow())));
  }
}

TEST(Area, RectangleIsColumnsByRowsFromAnyTwoCorners) {
  for (const Layout& layout : maps()) {
    for (const auto& [a, b] :
         {std::pair(HexKey::at(4, 8), HexKey::at(9, 10)), std::pair(HexKey::at(2, 0), HexKey::at(5, 99)),
          std::pair(HexKey::at(7, 7), HexKey::at(7, 7))}) {
      const Keys expected = where(layout, [a = a, b = b](HexKey key) {
        return key.column() >= a.column() && key.column() <= b.column() && key.row() >= a.row() && key.row() <= b.row();
      });
      const HexKey c = HexKey::at(a.column(), b.row());
      const HexKey d = HexKey::at(b.column(), a.row());
      EXPECT_EQ(rectangle(layout, a, b), expected);
      EXPECT_EQ(rectangle(layout, b, a), expected);
      EXPECT_EQ(rectangle(layout, c, d), expected);
      EXPECT_EQ(rectangle(layout, d, c), expected);
    }
    EXPECT_TRUE(rectangle(layout, HexKey::at(30, 30), HexKey::at(40, 40)).empty());
  }
}

TEST(Area, PolygonTakesTheHexesWhoseCentresLieInside) {
  std::mt19937 random(1794);
  std::uniform_real_distribution<double> anywhere(-2, 22);
  for (const Layout& layout : maps()) {
    for (int count = 3; count < 40; ++count) {
      std::vector<Point> outline;
      for (int i = 0; i < count; ++i) outline.push_back({anywhere(random), anywhere(random)});
      const Keys inside = insidePolygon(layout, outline);
      EXPECT_EQ(inside, where(layout, [&](HexKey key) { return isInside(layout.centre(key), outline); }));
      expectSound(layout, inside);
      std::rotate(outline.begin(), outline.begin() + 1, outline.end());
      EXPECT_EQ(insidePolygon(layout, outline), inside);
      std::reverse(outline.begin(), outline.end());
      EXPECT_EQ(insidePolygon(layout, outline), inside);
    }
  }
}

TEST(Area, PolygonRoundABoundingBoxIsTheWholeMap) {
  for (const Layout& layout : maps()) {
    const Bounds all = layout.bounds();
    const double slack = 0.01;
    const std::vector<Point> outline = {{all.left - slack, all.top - slack},
                                        {all.right + slack, all.top - slack},
                                        {all.right + slack, all.bottom + slack},
                                        {all.left - slack, all.bottom + slack}};
    EXPECT_EQ(insidePolygon(layout, outline), layout.allHexes());
  }
}

// Every centre belongs to one of two polygons that share an edge through it, and to one only.
TEST(Area, PolygonsThatMeetShareNoHexAndLeaveNoneOut) {
  for (const Layout& layout : maps()) {
    const Bounds all = layout.bounds();
    for (const HexKey middle : layout.disc(HexKey::at(10, 12), 2)) {
      const Point at = layout.centre(middle);
      const Point corners[] = {{all.left - 1, all.top - 1},
                               {all.right + 1, all.top - 1},
                               {all.right + 1, all.bottom + 1},
                               {all.left - 1, all.bottom + 1}};
      std::multiset<HexKey> taken;
      for (int i = 0; i < 4; ++i) {
        const std::vector<Point> triangle = {corners[i], corners[(i + 1) % 4], at};
        const Keys inside = insidePolygon(layout, triangle);
        taken.insert(inside.begin(), inside.end());
      }
      const Keys hexes(taken.begin(), taken.end());
      EXPECT_EQ(hexes, layout.allHexes());
    }
  }
}

TEST(Area, PolygonWithAHoleLeavesItOut) {
  const Layout layout = wideMap(Orientation::Pointy);
  // Once round outside, then once round inside, by a bridge that is gone over twice.
  const std::vector<Point> outline = {{5, 5},   {40, 5},  {40, 40}, {5, 40},  {5, 5},
                                      {15, 15}, {30, 15}, {30, 30}, {15, 30}, {15, 15}};
  const HexMask inside(layout, insidePolygon(layout, outline));
  EXPECT_TRUE(inside.contains(layout.at({10, 20})));
  EXPECT_TRUE(inside.contains(layout.at({35, 20})));
  EXPECT_FALSE(inside.contains(layout.at({20, 20})));
  EXPECT_FALSE(inside.contains(layout.at({45, 20})));
}

TEST(Area, PolygonOfOneOrTwoPointsIsTheHexOrTheLine) {
  for (const Layout& layout : maps()) {
    const HexKey a = HexKey::at(5, 9);
    const HexKey b = HexKey::at(14, 17);
    Point near = layout.centre(a);
    near.x += 0.2;
    const std::vector<Point> outline = {near, layout.centre(b)};
    Keys line = layout.line(a, b);
    std::sort(line.begin(), line.end());
    EXPECT_EQ(insidePolygon(layout, std::span(outline).first(1)), Keys{a});
    EXPECT_EQ(insidePolygon(layout, outline), line);
    EXPECT_TRUE(insidePolygon(layout, {}).empty());
  }
}

TEST(Area, PolygonBearsNonsense) {
  const Layout layout = wideMap(Orientation::Flat);
  const double infinite = std::numeric_limits<double>::infinity();
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const double huge = std::numeric_limits<double>::max();
  EXPECT_TRUE(insidePolygon(layout, std::vector<Point>{{nan, 1}, {1, infinite}}).empty());
  const std::vector<Point> sound = {{3, 3}, {20, 3}, {20, 20}};
  const std::vector<Point> spoilt = {{3, 3}, {nan, 9}, {20, 3}, {20, 20}, {-infinite, 0}};
  EXPECT_EQ(insidePolygon(layout, spoilt), insidePolygon(layout, sound));
  EXPECT_EQ(insidePolygon(layout, std::vector<Point>{{-huge, -huge}, {huge, -huge}, {huge, huge}, {-huge, huge}}),
            layout.allHexes());
  EXPECT_TRUE(insidePolygon(layout, std::vector<Point>(5, Point{4, 4})).empty());
}

// Whoever walks about outside of the area never gets to a hex that it goes round.
bool hasGaps(const Layout& layout, const Keys& area) {
  HexMask seen(layout, area);
  Keys front;
  layout.forEachHex([&](HexKey key) {
    if (layout.isOnEdge(key) && seen.insert(key)) front.push_back(key);
  });
  while (!front.empty()) {
    const HexKey here = front.back();
    front.pop_back();
    for (const HexKey next : layout.neighbours(here)) {
      if (seen.insert(next)) front.push_back(next);
    }
  }
  return seen.size() != layout.allHexes().size();
}

TEST(Area, FilledPolygonHoldsItsEdgesAndHasNoGaps) {
  std::mt19937 random(42);
  std::uniform_int_distribution<int> anywhere(3, 28);
  for (const Orientation orientation : {Orientation::Flat, Orientation::Pointy}) {
    const Layout layout = wideMap(orientation, 30, 30);
    for (int i = 0; i < 400; ++i) {
      const Keys corners = {HexKey::at(anywhere(random), anywhere(random)),
                            HexKey::at(anywhere(random), anywhere(random)),
                            HexKey::at(anywhere(random), anywhere(random))};
      const Keys area = insideHexes(layout, corners);
      expectSound(layout, area);
      EXPECT_FALSE(hasGaps(layout, area));
      Keys closed = corners;
      closed.push_back(corners.front());
      for (const HexKey key : polyline(layout, closed)) {
        EXPECT_TRUE(std::binary_search(area.begin(), area.end(), key));
      }
      std::vector<Point> outline;
      for (const HexKey corner : corners) outline.push_back(layout.centre(corner));
      for (const HexKey key : insidePolygon(layout, outline)) {
        EXPECT_TRUE(std::binary_search(area.begin(), area.end(), key));
      }
      EXPECT_EQ(insideHexes(layout, Keys{corners[1], corners[2], corners[0]}), area);
      EXPECT_EQ(insideHexes(layout, Keys{corners[2], corners[1], corners[0]}), area);
    }
  }
}

TEST(Area, FilledPolygonOfAHexagonsCornersIsTheDisc) {
  for (const Orientation orientation : {Orientation::Flat, Orientation::Pointy}) {
    const Layout layout = wideMap(orientation);
    const HexKey centre = HexKey::at(30, 31);
    const std::vector<Hex> ring = hex::ring(layout.toHex(centre), 9);
    Keys corners;
    for (std::size_t i = 0; i < 6; ++i) corners.push_back(layout.toKey(ring[i * 9]));
    EXPECT_EQ(insideHexes(layout, corners), layout.disc(centre, 9));
  }
}

TEST(Area, FilledPolygonOfFewCornersIsTheLineOrTheHex) {
  for (const Layout& layout : maps()) {
    const HexKey a = HexKey::at(5, 9);
    const HexKey b = HexKey::at(14, 17);
    Keys line = layout.line(a, b);
    std::sort(line.begin(), line.end());
    EXPECT_EQ(insideHexes(layout, Keys{a, b}), line);
    EXPECT_EQ(insideHexes(layout, Keys{b}), Keys{b});
    EXPECT_TRUE(insideHexes(layout, {}).empty());
  }
}

TEST(Area, PolylineJoinsItsLegsInTheOrderOfTheWay) {
  for (const Layout& layout : maps()) {
    const HexKey a = HexKey::at(5, 9);
    const HexKey b = HexKey::at(14, 17);
    const HexKey c = HexKey::at(6, 18);
    const Keys way = polyline(layout, Keys{a, b, c});
    Keys expected = layout.line(a, b);
    const Keys second = layout.line(b, c);
    expected.insert(expected.end(), second.begin() + 1, second.end());
    EXPECT_EQ(way, expected);
    EXPECT_EQ(polyline(layout, Keys{a, b, a}), layout.line(a, b));
    EXPECT_EQ(polyline(layout, Keys{a, a}), Keys{a});
    EXPECT_EQ(polyline(layout, Keys{a}), Keys{a});
    EXPECT_TRUE(polyline(layout, {}).empty());
    EXPECT_TRUE(polyline(layout, Keys{HexKey::at(100, 100)}).empty());
  }
}

TEST(Area, BlockReachesEquallyFarInColumnsAndRows) {
  for (const Layout& layout : maps()) {
    for (const HexKey centre : {HexKey::at(10, 12), HexKey::at(3, 6), HexKey::at(0, 0)}) {
      for (int radius = 0; radius < 5; ++radius) {
        EXPECT_EQ(squareAround(layout, centre, radius), where(layout, [&](HexKey key) {
                    return std::abs(key.column() - centre.column()) <= radius &&
                           std::abs(key.row() - centre.row()) <= radius;
                  }));
      }
    }
    EXPECT_EQ(squareAround(layout, HexKey::at(10, 12), std::numeric_limits<int>::max()), layout.allHexes());
    EXPECT_TRUE(squareAround(layout, HexKey::at(10, 12), -1).empty());
  }
}

TEST(Area, RaggedDiscIsWholeWithinItsRim) {
  for (const Layout& layout : maps()) {
    const HexKey centre = HexKey::at(10, 12);
    EXPECT_EQ(ragged(layout, centre, 0), Keys{centre});
    EXPECT_TRUE(ragged(layout, centre, -1).empty());
    for (int radius = 1; radius < 8; ++radius) {
      const Keys hexes = ragged(layout, centre, radius);
      expectSound(layout, hexes);
      const Keys inner = layout.disc(centre, radius - 1);
      const Keys outer = layout.disc(centre, radius);
      EXPECT_TRUE(std::includes(hexes.begin(), hexes.end(), inner.begin(), inner.end()));
      EXPECT_TRUE(std::includes(outer.begin(), outer.end(), hexes.begin(), hexes.end()));
      EXPECT_EQ(ragged(layout, centre, radius), hexes);
    }
  }
}

// Whichever centre has a hex on its rim takes it or leaves it alike, and they take about half.
TEST(Area, RaggedRimIsTheHexesOwnChoice) {
  const Layout layout = wideMap(Orientation::Pointy);
  std::set<HexKey> taken;
  std::set<HexKey> left;
  for (const HexKey centre : layout.disc(HexKey::at(30, 30), 12)) {
    const Keys hexes = ragged(layout, centre, 5);
    for (const HexKey key : layout.ring(centre, 5)) {
      (std::binary_search(hexes.begin(), hexes.end(), key) ? taken : left).insert(key);
    }
  }
  for (const HexKey key : taken) EXPECT_FALSE(left.contains(key));
  const double share = static_cast<double>(taken.size()) / static_cast<double>(taken.size() + left.size());
  EXPECT_GT(share, 0.45);
  EXPECT_LT(share, 0.55);
  for (const HexKey centre : layout.disc(HexKey::at(30, 30), 12)) {
    const auto onRim = ragged(layout, centre, 5).size() - layout.disc(centre, 4).size();
    EXPECT_GE(onRim, 6U);
    EXPECT_LE(onRim, 24U);
  }
}

TEST(Area, RimIsTheSidesWithOneHexInTheArea) {
  std::mt19937 random(7);
  for (const Layout& layout : maps()) {
    Keys area = where(layout, [&](HexKey) { return random() % 3 != 0; });
    std::set<HexsideKey> expected;
    for (const HexKey key : area) {
      for (int side = 0; side < kSides; ++side) {
        const auto other = layout.neighbour(key, side);
        if (!other || !std::binary_search(area.begin(), area.end(), *other)) expected.insert(layout.side(key, side));
      }
    }
    std::shuffle(area.begin(), area.end(), random);
    area.push_back(area.front());
    area.push_back(HexKey::at(0, 0));
    EXPECT_EQ(rim(layout, area), std::vector<HexsideKey>(expected.begin(), expected.end()));
  }
}

TEST(Area, RimOfADiscGoesRoundIt) {
  const Layout layout = wideMap(Orientation::Flat);
  EXPECT_TRUE(rim(layout, {}).empty());
  for (int radius = 0; radius < 6; ++radius) {
    EXPECT_EQ(rim(layout, layout.disc(HexKey::at(30, 30), radius)).size(), static_cast<std::size_t>(12 * radius + 6));
  }
}

}  // namespace
}  // namespace redoubt::hex
