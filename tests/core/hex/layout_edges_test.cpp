#include <gtest/gtest.h>

#include <algorithm>

#include "tests/core/hex/layouts.h"

namespace redoubt::hex {
namespace {

std::vector<LayoutSpec> edgedGrids() {
  std::vector<LayoutSpec> specs;
  for (const Orientation orientation : {Orientation::Flat, Orientation::Pointy}) {
    for (const Shifted shifted : {Shifted::Odd, Shifted::Even}) {
      for (const int first : {0, 1}) {
        LayoutSpec spec;
        spec.orientation = orientation;
        spec.shifted = shifted;
        spec.firstColumn = first;
        spec.firstRow = 1 - first;
        spec.columns = 5;
        spec.rows = 4;
        const auto edged = edgings(spec);
        specs.insert(specs.end(), edged.begin(), edged.end());
      }
    }
  }
  return specs;
}

TEST(LayoutEdges, EveryHexIsCutExactlyAsTheSheetsBoundsCutIt) {
  for (const LayoutSpec& spec : edgedGrids()) {
    SCOPED_TRACE(described(spec));
    const Layout layout = laidOut(spec);
    const Bounds bounds = layout.bounds();
    constexpr double kHair = 1e-9;
    for (const HexKey key : layout.allHexes()) {
      const Point centre = layout.centre(key);
      EXPECT_GE(centre.x, bounds.left - kHair);
      EXPECT_LE(centre.x, bounds.right + kHair);
      EXPECT_GE(centre.y, bounds.top - kHair);
      EXPECT_LE(centre.y, bounds.bottom + kHair);
      const double room =
          std::min({centre.x - bounds.left, bounds.right - centre.x, centre.y - bounds.top, bounds.bottom - centre.y});
      EXPECT_EQ(layout.isHalf(key), room < kHair) << key.column() << ", " << key.row();
    }
  }
}

TEST(LayoutEdges, WholeEdgesNeverCutAHex) {
  for (const LayoutSpec& spec : grids()) {
    const Layout layout = laidOut(spec);
    for (const HexKey key : layout.allHexes()) EXPECT_FALSE(layout.isHalf(key));
  }
}

TEST(LayoutEdges, UnnumberedHexesHaveNoNumberAndNoTextFindsThem) {
  LayoutSpec spec;
  spec.columns = 5;
  spec.rows = 4;
  spec.edgeTop = EdgeKind::Unnumbered;
  const Layout layout = laidOut(spec);
  EXPECT_TRUE(layout.contains(HexKey::at(3, 1)));
  EXPECT_EQ(layout.number(HexKey::at(3, 1)), "");
  EXPECT_FALSE(layout.parse("0301"));
  EXPECT_EQ(layout.number(HexKey::at(3, 2)), "0302");
}

TEST(LayoutEdges, NumbersSurviveTheWayThereAndBackOnEveryKindOfEdge) {
  for (const LayoutSpec& spec : edgedGrids()) {
    SCOPED_TRACE(described(spec));
    const Layout layout = laidOut(spec);
    const auto isUnnumbered = [](EdgeKind kind) {
      return kind == EdgeKind::Unnumbered || kind == EdgeKind::HalfUnnumbered;
    };
    for (const HexKey key : layout.allHexes()) {
      const std::string number = layout.number(key);
      EXPECT_EQ(number.empty(), (key.column() == layout.firstColumn() && isUnnumbered(spec.edgeLeft)) ||
                                    (key.column() == layout.lastColumn() && isUnnumbered(spec.edgeRight)) ||
                                    (key.row() == layout.firstRow() && isUnnumbered(spec.edgeTop)) ||
                                    (key.row() == layout.lastRow() && isUnnumbered(spec.edgeBottom)));
      EXPECT_EQ(layout.parse(number), number.empty() ? std::nullopt : std::optional(key));
    }
  }
}

TEST(LayoutEdges, AStraightHalfEdgeCutsAllItsHexes) {
  LayoutSpec spec;
  spec.orientation = Orientation::Flat;
  spec.edgeLeft = EdgeKind::Half;
  const Layout layout = laidOut(spec);
  for (int row = 1; row <= 20; ++row) EXPECT_TRUE(layout.isHalf(HexKey::at(1, row)));
  EXPECT_FALSE(layout.isHalf(HexKey::at(2, 5)));
  EXPECT_FALSE(layout.isHalf(HexKey::at(20, 5)));
}

TEST(LayoutEdges, AStaggeredHalfEdgeCutsTheHexesThatStickOut) {
  LayoutSpec spec;
  spec.orientation = Orientation::Flat;
  spec.shifted = Shifted::Even;
  spec.edgeTop = EdgeKind::Half;
  spec.edgeBottom = EdgeKind::Half;
  const Layout layout = laidOut(spec);
  EXPECT_TRUE(layout.isHalf(HexKey::at(3, 1)));
  EXPECT_FALSE(layout.isHalf(HexKey::at(4, 1)));
  EXPECT_FALSE(layout.isHalf(HexKey::at(3, 20)));
  EXPECT_TRUE(layout.isHalf(HexKey::at(4, 20)));
  EXPECT_EQ(layout.allHexes().size(), 400u);
}

TEST(LayoutEdges, UnnumberedHalfHexesOfAStaggeredEdgeFillTheNotches) {
  LayoutSpec spec;
  spec.orientation = Orientation::Flat;
  spec.shifted = Shifted::Even;
  spec.firstRow = 0;
  spec.edgeTop = EdgeKind::HalfUnnumbered;
  const Layout layout = laidOut(spec);
  EXPECT_TRUE(layout.contains(HexKey::at(2, 0)));
  EXPECT_TRUE(layout.isHalf(HexKey::at(2, 0)));
  EXPECT_FALSE(layout.contains(HexKey::at(3, 0)));
  EXPECT_FALSE(layout.isHalf(HexKey::at(3, 0)));
  EXPECT_FALSE(layout.isHalf(HexKey::at(3, 1)));
  EXPECT_EQ(layout.number(HexKey::at(2, 0)), "");
  EXPECT_EQ(layout.number(HexKey::at(2, 1)), "0201");
  EXPECT_EQ(layout.allHexes().size(), 390u);
  EXPECT_TRUE(layout.isOnEdge(HexKey::at(3, 1)));
}

TEST(LayoutEdges, GrowthMovesAnUnnumberedEdgeOutwards) {
  LayoutSpec spec;
  spec.edgeRight = EdgeKind::Unnumbered;
  const Layout layout = laidOut(spec);
  const Layout grown = laidOut(layout.grown(Edge::Right, 2));
  EXPECT_EQ(layout.number(HexKey::at(20, 3)), "");
  EXPECT_EQ(grown.number(HexKey::at(20, 3)), "2003");
  EXPECT_EQ(grown.number(HexKey::at(22, 3)), "");
}

}  // namespace
}  // namespace redoubt::hex
