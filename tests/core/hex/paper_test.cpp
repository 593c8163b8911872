#include "core/hex/paper.h"

#include <gtest/gtest.h>

#include <limits>

#include "core/hex/layout.h"

namespace redoubt::hex {
namespace {

constexpr Orientation kOrientations[] = {Orientation::Flat, Orientation::Pointy};

Layout layoutOf(Orientation orientation, Shifted shifted, GridSize grid) {
  LayoutSpec spec;
  spec.orientation = orientation;
  spec.shifted = shifted;
  spec.columns = grid.columns;
  spec.rows = grid.rows;
  return std::get<Layout>(Layout::make(spec));
}

bool isWithin(PaperSize size, PaperSize room) {
  return size.width <= room.width + 1e-5 && size.height <= room.height + 1e-5;
}

TEST(Paper, AGridTakesUpTheBoundsOfItsLayout) {
  for (const Orientation orientation : kOrientations) {
    for (const Shifted shifted : {Shifted::Odd, Shifted::Even}) {
      for (int columns = 1; columns < 7; ++columns) {
        for (int rows = 1; rows < 7; ++rows) {
          const Bounds bounds = layoutOf(orientation, shifted, {columns, rows}).bounds();
          const PaperSize size = sizeOfGrid(orientation, 19, {columns, rows});
          EXPECT_NEAR(size.width, bounds.width() * 19, 1e-9) << columns << " x " << rows;
          EXPECT_NEAR(size.height, bounds.height() * 19, 1e-9) << columns << " x " << rows;
        }
      }
    }
  }
}

TEST(Paper, WhatFitsLiesWithinTheRoomAndOneMoreWouldNot) {
  for (const Paper& paper : papers()) {
    for (const Orientation orientation : kOrientations) {
      for (const double hexWidth : {7.0, 15.0, 19.05, 25.4, 63.5}) {
        for (const PaperSize sheet : {paper.upright, paper.upright.turned()}) {
          const PaperSize room = sheet.within(8);
          const GridSize grid = gridThatFits(orientation, hexWidth, room);
          ASSERT_GT(grid.columns, 0);
          ASSERT_GT(grid.rows, 0);
          const auto size = [&](int columns, int rows) { return sizeOfGrid(orientation, hexWidth, {columns, rows}); };
          EXPECT_TRUE(isWithin(size(grid.columns, grid.rows), room)) << paper.slug;
          EXPECT_FALSE(isWithin(size(grid.columns + 1, grid.rows), room)) << paper.slug;
          EXPECT_FALSE(isWithin(size(grid.columns, grid.rows + 1), room)) << paper.slug;
        }
      }
    }
  }
}

TEST(Paper, ASheetMadeForAGridHoldsThatGrid) {
  for (const Orientation orientation : kOrientations) {
    for (const double hexWidth : {16.7, 19.0, 22.225}) {
      for (int columns = 2; columns < 120; columns += 3) {
        for (int rows = 2; rows < 120; rows += 7) {
          const GridSize grid{columns, rows};
          EXPECT_EQ(gridThatFits(orientation, hexWidth, sizeOfGrid(orientation, hexWidth, grid)), grid);
        }
      }
    }
  }
}

TEST(Paper, AStripTooNarrowForShiftedHexesHoldsOneLine) {
  EXPECT_EQ(gridThatFits(Orientation::Pointy, 20, {25, 200}), (GridSize{1, 1}));
  EXPECT_EQ(gridThatFits(Orientation::Flat, 20, {200, 25}), (GridSize{1, 1}));
  EXPECT_EQ(gridThatFits(Orientation::Pointy, 20, {205, 30}), (GridSize{10, 1}));
  EXPECT_EQ(gridThatFits(Orientation::Flat, 20, {30, 205}), (GridSize{1, 10}));
}

TEST(Paper, NothingFitsOnNothing) {
  for (const Orientation orientation : kOrientations) {
    EXPECT_EQ(gridThatFits(orientation, 19, {18, 200}), GridSize{});
    EXPECT_EQ(gridThatFits(orientation, 19, PaperSize{210, 297}.within(150)), GridSize{});
    EXPECT_EQ(gridThatFits(orientation, 0, {210, 297}), GridSize{});
    EXPECT_EQ(gridThatFits(orientation, std::numeric_limits<double>::quiet_NaN(), {210, 297}), GridSize{});
    EXPECT_EQ(sizeOfGrid(orientation, 19, {0, 5}), PaperSize{});
  }
  EXPECT_EQ(gridThatFits(Orientation::Flat, 1e-9, {1e9, 1e9}), (GridSize{kMostThatFit, kMostThatFit}));
}

TEST(Paper, IsKnownByNameOrByItsSides) {
  ASSERT_TRUE(paperCalled("a3"));
  EXPECT_EQ(paperCalled("a3")->upright, (PaperSize{297, 420}));
  EXPECT_EQ(paperCalled("A3"), paperCalled("a3"));
  EXPECT_EQ(paperFromText("68x98cm"), (PaperSize{680, 980}));
  EXPECT_EQ(paperFromText("420x297"), (PaperSize{420, 297}));
  for (const char* text : {"", "a9", "420", "420x", "x297", "4x297", "420x99999", "420x297mm", "-420x297"}) {
    EXPECT_FALSE(paperFromText(text)) << text;
  }
  for (const Paper& paper : papers()) EXPECT_LT(paper.upright.width, paper.upright.height) << paper.slug;
}

}  // namespace
}  // namespace redoubt::hex
