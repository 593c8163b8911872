#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numbers>

#include "core/hex/facing.h"
#include "tests/core/hex/layouts.h"

namespace redoubt::hex {
namespace {

constexpr double kHair = 1e-9;
const double kLine = std::sqrt(3.0) / 2;

double length(Point from, Point to) {
  return std::hypot(to.x - from.x, to.y - from.y);
}

// Degrees clockwise from north.
double bearing(Point from, Point to) {
  const double degrees = std::atan2(to.x - from.x, from.y - to.y) * 180 / std::numbers::pi;
  return degrees < -kHair ? degrees + 360 : degrees;
}

// Where a hex lies, said as on paper: straight lines of hexes, every second shifted by half a hex.
Point onPaper(const LayoutSpec& spec, HexKey key) {
  const int parity = spec.shifted == Shifted::Odd ? 1 : 0;
  const auto shift = [&](int line) { return std::abs(line) % 2 == parity ? 0.5 : 0.0; };
  if (spec.orientation == Orientation::Flat) return {key.column() * kLine, key.row() + shift(key.column())};
  return {key.column() + shift(key.row()), key.row() * kLine};
}

TEST(LayoutGeometry, HexesLieInLinesWithEverySecondShifted) {
  for (const LayoutSpec& spec : grids()) {
    SCOPED_TRACE(described(spec));
    const Layout layout = laidOut(spec);
    const Point origin = onPaper(spec, HexKey::at(0, 0));
    for (const HexKey key : layout.allHexes()) {
      const Point paper = onPaper(spec, key);
      EXPECT_NEAR(layout.centre(key).x, paper.x - origin.x, kHair);
      EXPECT_NEAR(layout.centre(key).y, paper.y - origin.y, kHair);
    }
  }
}

TEST(LayoutGeometry, NeighboursLieAHexWidthAwayInTheDirectionOfTheirSide) {
  for (const LayoutSpec& spec : grids()) {
    SCOPED_TRACE(described(spec));
    const Layout layout = laidOut(spec);
    for (const HexKey key : layout.allHexes()) {
      for (int side = 0; side < kSides; ++side) {
        const Point there = layout.centre(*layout.neighbourAnywhere(key, side));
        EXPECT_NEAR(length(layout.centre(key), there), 1, kHair);
        EXPECT_NEAR(bearing(layout.centre(key), there), angle({FacingKind::Hexside, side}, spec.orientation), 1e-6);
        const Point middle = layout.middle(layout.side(key, side));
        EXPECT_NEAR(length(layout.centre(key), middle), 0.5, kHair);
        EXPECT_NEAR(length(there, middle), 0.5, kHair);
      }
    }
  }
}

TEST(LayoutGeometry, CornersLieARadiusAwayInTheDirectionOfTheirVertex) {
  for (const LayoutSpec& spec : grids()) {
    SCOPED_TRACE(described(spec));
    const Layout layout = laidOut(spec);
    for (const HexKey key : layout.allHexes()) {
      for (int index = 0; index < kSides; ++index) {
        const Point corner = layout.corner(key, index);
        EXPECT_NEAR(length(layout.centre(key), corner), kHexRadius, kHair);
        EXPECT_NEAR(bearing(layout.centre(key), corner), angle({FacingKind::Vertex, index}, spec.orientation), 1e-6);
        EXPECT_EQ(layout.point(layout.vertex(key, index)), corner);
      }
    }
  }
}

TEST(LayoutGeometry, APointIsInTheHexItIsNearestTo) {
  for (const LayoutSpec& spec : grids()) {
    SCOPED_TRACE(described(spec));
    const Layout layout = laidOut(spec);
    for (const HexKey key : layout.allHexes()) {
      const Point centre = layout.centre(key);
      EXPECT_EQ(layout.at(centre), key);
      EXPECT_EQ(layout.hexAt(centre), key);
      for (int index = 0; index < kSides; ++index) {
        const Point corner = layout.corner(key, index);
        const auto towards = [&](Point end, double part) {
          return Point{centre.x + (end.x - centre.x) * part, centre.y + (end.y - centre.y) * part};
        };
        EXPECT_EQ(layout.at(towards(corner, 0.999)), key);
        EXPECT_EQ(layout.nearestVertex(towards(corner, 0.6)), layout.vertex(key, index));
        const Point middle = layout.middle(layout.side(key, index));
        EXPECT_EQ(layout.at(towards(middle, 0.999)), key);
        EXPECT_EQ(layout.at(towards(middle, 1.001)), layout.neighbourAnywhere(key, index));
        EXPECT_EQ(layout.nearestSide(towards(middle, 0.7)), std::pair(key, index));
      }
    }
  }
}

TEST(LayoutGeometry, PointsOffTheMapHaveNoHexOfIt) {
  const Layout layout;
  EXPECT_FALSE(layout.hexAt({-30, -30}));
  EXPECT_EQ(layout.at(layout.centre(HexKey::at(-5, 40))), HexKey::at(-5, 40));
}

TEST(LayoutGeometry, PointsBeyondAllKeysGiveTheNearestEnd) {
  const Layout layout;
  EXPECT_EQ(layout.at({1e300, 0}).column(), kLastCoordinate);
  EXPECT_EQ(layout.at({-1e300, 1e300}), HexKey::at(kFirstCoordinate, kLastCoordinate));
  EXPECT_EQ(layout.at({0, -std::numeric_limits<double>::infinity()}).row(), kFirstCoordinate);
  EXPECT_EQ(layout.at({std::nan(""), std::nan("")}), HexKey::at(0, 0));
}

TEST(LayoutGeometry, BoundsHoldEveryWholeHexTightly) {
  for (const LayoutSpec& spec : grids()) {
    SCOPED_TRACE(described(spec));
    const Layout layout = laidOut(spec);
    Bounds expected{1e9, 1e9, -1e9, -1e9};
    for (const HexKey key : layout.allHexes()) {
      for (int index = 0; index < kSides; ++index) {
        const Point corner = layout.corner(key, index);
        expected.left = std::min(expected.left, corner.x);
        expected.right = std::max(expected.right, corner.x);
        expected.top = std::min(expected.top, corner.y);
        expected.bottom = std::max(expected.bottom, corner.y);
      }
    }
    const Bounds bounds = layout.bounds();
    EXPECT_NEAR(bounds.left, expected.left, kHair);
    EXPECT_NEAR(bounds.right, expected.right, kHair);
    EXPECT_NEAR(bounds.top, expected.top, kHair);
    EXPECT_NEAR(bounds.bottom, expected.bottom, kHair);
  }
}

TEST(LayoutGeometry, HalfEdgesCutTheSheetThroughTheCentres) {
  LayoutSpec spec;
  spec.orientation = Orientation::Flat;
  spec.shifted = Shifted::Even;
  spec.edgeLeft = EdgeKind::Half;
  spec.edgeTop = EdgeKind::Half;
  spec.edgeBottom = EdgeKind::HalfUnnumbered;
  const Layout layout = laidOut(spec);
  const Bounds bounds = layout.bounds();
  EXPECT_NEAR(bounds.left, layout.centre(HexKey::at(1, 1)).x, kHair);
  EXPECT_NEAR(bounds.top, layout.centre(HexKey::at(1, 1)).y, kHair);
  EXPECT_NEAR(bounds.bottom, layout.centre(HexKey::at(1, 20)).y, kHair);
  EXPECT_NEAR(bounds.right, layout.centre(HexKey::at(20, 1)).x + kHexRadius, kHair);
}

// 39 by 49 hexes of flat-top 20 mm fill a sheet of 68 by 98 cm (Maciejowice), give or take the stagger.
TEST(LayoutGeometry, TheSheetOfMaciejowiceIsAsWideAndHighAsPrinted) {
  LayoutSpec spec;
  spec.orientation = Orientation::Flat;
  spec.columns = 39;
  spec.rows = 49;
  const Bounds bounds = laidOut(spec).bounds();
  EXPECT_NEAR(bounds.width() * 20, 680, 10);
  EXPECT_NEAR(bounds.height() * 20, 980, 11);
}

}  // namespace
}  // namespace redoubt::hex
