#include "core/exchange/tiled/hex_geometry.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace redoubt::exchange::tiled {
namespace {

TiledMap hexMap(int width, int height, int side, Axis axis, Stagger index) {
  TiledMap map;
  map.orientation = Orientation::Hexagonal;
  map.tileWidth = width;
  map.tileHeight = height;
  map.hexSideLength = side;
  map.staggerAxis = axis;
  map.staggerIndex = index;
  return map;
}

void forEachHexMap(const std::function<void(const TiledMap&)>& visit) {
  const int sizes[][3] = {{14, 12, 6}, {60, 60, 30}, {15, 13, 7}, {32, 28, 0}, {64, 55, 32}, {21, 33, 40}, {2, 2, 1}};
  for (const auto& [width, height, side] : sizes) {
    for (const Axis axis : {Axis::X, Axis::Y}) {
      for (const Stagger index : {Stagger::Odd, Stagger::Even}) visit(hexMap(width, height, side, axis, index));
    }
  }
}

TEST(HexGeometry, PlacesTheFirstCellsAsTheFormulaSays) {
  const HexGeometry columns(hexMap(14, 12, 6, Axis::X, Stagger::Odd));
  EXPECT_EQ(columns.corner({0, 0}), (Point{0, 0}));
  EXPECT_EQ(columns.corner({1, 0}), (Point{10, 6}));
  EXPECT_EQ(columns.corner({2, 3}), (Point{20, 36}));
  EXPECT_EQ(columns.centre({1, 0}), (Point{17, 12}));
  const HexGeometry rows(hexMap(14, 12, 6, Axis::Y, Stagger::Even));
  EXPECT_EQ(rows.corner({0, 0}), (Point{7, 0}));
  EXPECT_EQ(rows.corner({0, 1}), (Point{0, 9}));
  EXPECT_EQ(rows.corner({-1, -1}), (Point{-14, -9}));
  EXPECT_EQ(rows.corner({-1, -2}), (Point{-7, -18}));
}

TEST(HexGeometry, EveryCentreLiesInItsCell) {
  forEachHexMap([](const TiledMap& map) {
    const HexGeometry geometry(map);
    for (int y = -7; y <= 7; ++y) {
      for (int x = -7; x <= 7; ++x) {
        const CellPlace cell{x, y};
        EXPECT_EQ(geometry.cellAt(geometry.centre(cell)), cell)
            << map.tileWidth << "×" << map.tileHeight << " " << map.hexSideLength << ": " << x << "," << y;
      }
    }
  });
}

// For each pixel by the corners of the hexagon, independently of how cellAt looks for it.
TEST(HexGeometry, EveryPointWithinAHexagonIsOfItsCell) {
  for (const Axis axis : {Axis::X, Axis::Y}) {
    for (const Stagger index : {Stagger::Odd, Stagger::Even}) {
      const HexGeometry geometry(hexMap(28, 24, 12, axis, index));
      const double cutX = axis == Axis::X ? 8 : 14;
      const double cutY = axis == Axis::X ? 12 : 6;
      for (const CellPlace cell : {CellPlace{0, 0}, CellPlace{3, 2}, CellPlace{-2, -3}, CellPlace{1, 1}}) {
        const Point corner = geometry.corner(cell);
        for (double y = 0.5; y < 24; ++y) {
          for (double x = 0.5; x < 28; ++x) {
            const double fromSide = std::min(x, 28 - x) / cutX + std::min(y, 24 - y) / cutY;
            if (fromSide <= 1) continue;  // cut off
            EXPECT_EQ(geometry.cellAt({corner.x + x, corner.y + y}), cell) << x << "," << y;
          }
        }
      }
    }
  }
}

TEST(HexGeometry, NeighboursAreSixAndEquallyFarInARegularHex) {
  // 52 = 60 * sqrt(3) / 2, as near as whole numbers come.
  const HexGeometry geometry(hexMap(60, 52, 30, Axis::X, Stagger::Odd));
  const Point centre = geometry.centre({2, 2});
  int near = 0;
  for (int y = 0; y <= 4; ++y) {
    for (int x = 0; x <= 4; ++x) {
      const Point other = geometry.centre({x, y});
      const double away = std::hypot(other.x - centre.x, other.y - centre.y);
      if (away > 0 && away < 60) {
        ++near;
        EXPECT_NEAR(away, 52, 0.1);
      }
    }
  }
  EXPECT_EQ(near, 6);
}

TEST(HexGeometry, AStaggeredMapIsAHexagonalOneWithoutSide) {
  TiledMap map = hexMap(32, 16, 9, Axis::Y, Stagger::Odd);
  map.orientation = Orientation::Staggered;
  const HexGeometry staggered(map);
  const HexGeometry hexagonal(hexMap(32, 16, 0, Axis::Y, Stagger::Odd));
  EXPECT_EQ(staggered.corner({3, 5}), hexagonal.corner({3, 5}));
}

TEST(HexGeometry, NoNumberIsTooLargeOrTooSmall) {
  const double huge = std::numeric_limits<double>::max();
  for (const TiledMap& map : {hexMap(0, 0, 0, Axis::X, Stagger::Odd), hexMap(1, 1, 0, Axis::Y, Stagger::Even),
                              hexMap(1'000'000, 1'000'000, 1'000'000, Axis::X, Stagger::Odd)}) {
    const HexGeometry geometry(map);
    geometry.cellAt({std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()});
    geometry.cellAt({huge, -huge});
    geometry.centre({std::numeric_limits<int>::max(), std::numeric_limits<int>::min()});
  }
}

TEST(HexTurns, EveryTurnHasFlagsAndComesBack) {
  for (const bool isMirrored : {false, true}) {
    for (int degrees = 0; degrees < 360; degrees += 60) {
      const HexTurn turn{degrees, isMirrored};
      EXPECT_EQ(hexTurn(turned(5, turn)), turn);
      EXPECT_EQ(turned(5, turn).gid(), 5u);
    }
  }
  EXPECT_EQ(turned(5, {-60, false}), turned(5, {300, false}));
  EXPECT_EQ(hexTurn({5 | Cell::kDiagonal}), (HexTurn{60, false}));
  EXPECT_EQ(hexTurn({5 | Cell::kHexagonal120}), (HexTurn{120, false}));
  EXPECT_EQ(hexTurn({5 | Cell::kHorizontal | Cell::kVertical}), (HexTurn{180, false}));
}

}  // namespace
}  // namespace redoubt::exchange::tiled
