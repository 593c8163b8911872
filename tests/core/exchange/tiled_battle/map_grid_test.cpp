#include "core/exchange/tiled_battle/map_grid.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/exchange/tiled_battle/places.h"

namespace redoubt::exchange::tiled {
namespace {

std::vector<hex::Layout> layouts() {
  std::vector<hex::Layout> all;
  for (const auto orientation : {hex::Orientation::Flat, hex::Orientation::Pointy}) {
    for (const auto shifted : {hex::Shifted::Odd, hex::Shifted::Even}) {
      for (const int first : {-4, -1, 0, 1, 2, 7}) {
        hex::LayoutSpec spec;
        spec.orientation = orientation;
        spec.shifted = shifted;
        spec.firstColumn = first;
        spec.firstRow = first + 1;
        spec.columns = 6;
        spec.rows = 5;
        spec.columnBase = spec.rowBase = 10;
        const auto made = hex::Layout::make(spec);
        all.push_back(std::get<hex::Layout>(made));
      }
    }
  }
  return all;
}

TEST(MapGrid, PutsEachHexWhereTiledDrawsItsCell) {
  for (const hex::Layout& layout : layouts()) {
    for (const int pixels : {16, 52, 103, 104, 512}) {
      const TiledMap map = mapFor(layout, pixels);
      const MapGrid grid(map, layout);
      const HexGeometry geometry(map);
      layout.forEachHex([&](hex::HexKey hex) {
        const Point drawn = geometry.centre(grid.cellOf(hex));
        const Point ours = grid.pixel(layout.centre(hex));
        ASSERT_NEAR(ours.x, drawn.x, 1e-6);
        ASSERT_NEAR(ours.y, drawn.y, 1e-6);
        ASSERT_EQ(grid.hexOf(grid.cellOf(hex)), hex);
        ASSERT_EQ(layout.at(grid.point(drawn)), hex);
      });
    }
  }
}

TEST(MapGrid, HexesAreAsWideAsAskedAndNearlyRegular) {
  for (const hex::Layout& layout : layouts()) {
    const TiledMap map = mapFor(layout, 104);
    const MapGrid grid(map, layout);
    const bool isFlat = layout.orientation() == hex::Orientation::Flat;
    EXPECT_EQ(isFlat ? map.tileHeight : map.tileWidth, 104);
    EXPECT_NEAR(grid.across(), 104, 0.2);
    EXPECT_NEAR(grid.down(), 104, 0.2);
  }
}

TEST(MapGrid, KnowsTheShiftOfMapsAgain) {
  for (const hex::Layout& layout : layouts()) {
    const TiledMap map = mapFor(layout, 52);
    // Maps of others begin at 1, 1.
    const hex::LayoutSpec spec = specOf(map, {});
    EXPECT_EQ(spec.orientation, layout.orientation());
    const bool isFlat = layout.orientation() == hex::Orientation::Flat;
    const int first = isFlat ? layout.firstColumn() : layout.firstRow();
    const bool isFirstShifted = ((first & 1) != 0) == (layout.spec().shifted == hex::Shifted::Odd);
    EXPECT_EQ(spec.shifted, isFirstShifted ? hex::Shifted::Odd : hex::Shifted::Even);
  }
}

TEST(MapGrid, FarPointsAndCellsHaveNoHexOfTheMap) {
  const hex::Layout layout;
  const TiledMap map = mapFor(layout, 52);
  const MapGrid grid(map, layout);
  EXPECT_FALSE(grid.hexOf({2'000'000'000, -2'000'000'000}));
  for (const double far : {1e9, -1e9, 1e300}) EXPECT_FALSE(layout.hexAt(grid.point({far, far})));
}

TEST(Places, CornersOfTurnedBoxesLeadBackToTheirCentres) {
  for (const double degrees : {0.0, 30.0, -75.5, 200.0}) {
    const Point corner = cornerOf({100, 50}, 40, 10, degrees);
    const Point centre = centreOf(corner, 40, 10, degrees);
    EXPECT_NEAR(centre.x, 100, 0.01);
    EXPECT_NEAR(centre.y, 50, 0.01);
  }
  // Turned by a quarter to the right, what was to the right of the corner is below it.
  const Point corner = cornerOf({0, 0}, 40, 10, 90);
  EXPECT_NEAR(corner.x, 5, 0.01);
  EXPECT_NEAR(corner.y, -20, 0.01);
}

}  // namespace
}  // namespace redoubt::exchange::tiled
