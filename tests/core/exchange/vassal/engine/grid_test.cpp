#include "tests/core/exchange/vassal/engine/grid.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <limits>

namespace redoubt::exchange::vassal::engine {
namespace {

/// The number that is printed in the hex of a column and a row, both from 1.
std::string printed(int column, int row) {
  char text[24];
  std::snprintf(text, sizeof text, "%02d%02d", column, row);
  return text;
}

struct LayoutCase {
  bool pointy, oddShifted;
};

/// A grid for numbers of column and row, as facts have it: dy 104 flat to flat, dx 90 from line to line, 0101 at (70,
/// 60).
Grid gridFor(const LayoutCase& layout) {
  Grid grid;
  grid.sideways = layout.pointy;
  grid.origin = layout.pointy ? Place{60, 70} : Place{70, 60};
  grid.dx = 90, grid.dy = 104;
  grid.snaps = true;
  grid.numbering.emplace();
  grid.numbering->first = layout.pointy ? 'V' : 'H';
  grid.numbering->stagger = layout.oddShifted;
  return grid;
}

TEST(EngineGrid, NamesOfAFlatGridWhoseEvenColumnsAreLower) {
  const Grid grid = gridFor({false, false});
  EXPECT_EQ(grid.nameAt({70, 60}), "0101");
  EXPECT_EQ(grid.nameAt({70 + 90, 60 + 52}), "0201");
  EXPECT_EQ(grid.nameAt({70 + 180, 60}), "0301");
  EXPECT_EQ(grid.nameAt({70 + 90, 60 + 52 + 104}), "0202");
  EXPECT_EQ(grid.placeOf("0202"), (Place{160, 216}));
}

TEST(EngineGrid, StaggerCountsOneMoreInShiftedLines) {
  const Grid grid = gridFor({false, true});
  EXPECT_EQ(grid.nameAt({70, 60}), "0101");
  EXPECT_EQ(grid.nameAt({70 + 90, 60 + 52}), "0202");  // the raw place below is the second of its column
  EXPECT_EQ(grid.nameAt({70 + 90, 60 - 52}), "0201");
  EXPECT_EQ(grid.placeOf("0201"), (Place{160, 8}));
}

TEST(EngineGrid, CountersSnapToHexsidesWhereTheyMayLieThere) {
  Grid grid = gridFor({false, false});
  EXPECT_EQ(grid.snapped({70, 60 + 50}), (Place{70, 60}));
  grid.edges = true;
  EXPECT_EQ(grid.snapped({70, 60 + 50}), (Place{70, 60 + 52}));          // the side below
  EXPECT_EQ(grid.snapped({70 + 43, 60 + 28}), (Place{70 + 45, 60 + 26}));  // the side to the right and below
  EXPECT_EQ(grid.snapped({70 + 8, 60 - 9}), (Place{70, 60}));
  EXPECT_EQ(grid.nameAt({70 + 40, 60 + 24}), "0101");
}

TEST(EngineGrid, NamesOfAPointyGridCountRowsDown) {
  const Grid even = gridFor({true, false});
  EXPECT_EQ(even.nameAt({70, 60}), "0101");
  EXPECT_EQ(even.nameAt({70 + 104, 60}), "0201");
  EXPECT_EQ(even.nameAt({70 + 52, 60 + 90}), "0102");
  const Grid odd = gridFor({true, true});
  EXPECT_EQ(odd.nameAt({70 - 52, 60 + 90}), "0102");
  EXPECT_EQ(odd.nameAt({70 + 52, 60 + 90}), "0202");
}

TEST(EngineGrid, EveryHexComesBackByItsName) {
  for (const LayoutCase layout : {LayoutCase{false, false}, {false, true}, {true, false}, {true, true}}) {
    const Grid grid = gridFor(layout);
    for (int column = 1; column <= 99; column += 7) {
      for (int row = 1; row <= 99; row += 7) {
        const auto place = grid.placeOf(printed(column, row));
        ASSERT_TRUE(place);
        EXPECT_EQ(grid.nameAt(*place), printed(column, row));
        EXPECT_EQ(grid.snapped({place->x + 20, place->y - 20}), *place);
      }
    }
  }
}

TEST(EngineGrid, CentresAreCutOffToWholePixels) {
  Grid grid = gridFor({false, false});
  grid.dx = 90.9, grid.dy = 104.9;
  EXPECT_EQ(grid.placeOf("0102"), (Place{70, 164}));
  EXPECT_EQ(grid.placeOf("0201"), (Place{160, 112}));
  EXPECT_EQ(grid.nameAt({160, 112}), "0201");
}

TEST(EngineGrid, AThirdDigitNeedsASeparatorOrMoreZeros) {
  Grid grid = gridFor({false, false});
  const Place far{70, 60 + 104 * 99};
  EXPECT_EQ(grid.nameAt(far), "01100");
  EXPECT_NE(grid.placeOf("01100"), far);  // read as column 011, row 00
  grid.numbering->separator = ".";
  EXPECT_EQ(grid.placeOf("01.100"), far);
  grid.numbering->separator.clear();
  grid.numbering->horizontalLeading = grid.numbering->verticalLeading = 2;
  EXPECT_EQ(grid.nameAt(far), "001100");
  EXPECT_EQ(grid.placeOf("001100"), far);
}

TEST(EngineGrid, LettersGoOnTwice) {
  Grid grid = gridFor({false, false});
  grid.numbering->horizontalType = 'A';
  grid.numbering->horizontalFirst = 0;
  EXPECT_EQ(grid.nameAt({70, 60}), "A01");
  EXPECT_EQ(grid.nameAt({70 + 26 * 90, 60}), "AA01");
  EXPECT_EQ(grid.placeOf("AA01"), (Place{70 + 26 * 90, 60}));
}

TEST(EngineGrid, DescendingNumbersCountFromTheBoardsSize) {
  Grid grid = gridFor({false, false});
  grid.numbering->verticalDescends = true;
  grid.width = 1000, grid.height = 900;  // 900 / 90: the engine takes the width of a line for rows
  EXPECT_EQ(grid.nameAt({70, 60}), "0111");
  EXPECT_EQ(grid.placeOf("0111"), (Place{70, 60}));
}

Grid gridWithZones() {
  Grid grid;
  grid.shape = Grid::Shape::Zones;
  grid.background.push_back(gridFor({false, false}));
  grid.zones.push_back({"Box", "$name$", {{900, 0}, {1000, 0}, {1000, 100}, {900, 100}}, false, {}});
  grid.zones.push_back({"Wood", "$name$ $gridLocation$", {{0, 0}, {300, 0}, {300, 300}, {0, 300}}, true, {}});
  return grid;
}

TEST(EngineGrid, TheFirstZoneThatHoldsThePointNamesIt) {
  const Grid grid = gridWithZones();
  EXPECT_EQ(grid.nameAt({950, 50}), "Box");
  EXPECT_EQ(grid.nameAt({160, 112}), "Wood 0201");
  EXPECT_EQ(grid.nameAt({70 + 360, 60}), "0501");
  EXPECT_EQ(grid.placeOf("Box"), (Place{950, 50}));
  EXPECT_EQ(grid.placeOf("Wood 0201"), (Place{160, 112}));
  EXPECT_EQ(grid.placeOf("0501"), (Place{430, 60}));
  EXPECT_FALSE(grid.placeOf("Wood 0901"));  // not in the wood
  EXPECT_FALSE(grid.placeOf("Nowhere"));
}

TEST(EngineGrid, AHollowZoneIsFoundAtItsFirstCorner) {
  const Zone hollow{
      "U", "$name$", {{0, 0}, {10, 0}, {10, 90}, {90, 90}, {90, 0}, {100, 0}, {100, 100}, {0, 100}}, false, {}};
  Grid grid;
  grid.shape = Grid::Shape::Zones;
  grid.zones.push_back(hollow);
  EXPECT_FALSE(hollow.contains({50, 60}));
  EXPECT_EQ(grid.placeOf("U"), (Place{0, 0}));
}

TEST(EngineGrid, SquaresAreNamedByRowAndColumn) {
  Grid grid;
  grid.shape = Grid::Shape::Squares;
  grid.origin = {20, 30};
  grid.dx = 40, grid.dy = 50;
  grid.numbering.emplace();
  grid.numbering->format = "Row $row$, column $column$";
  EXPECT_EQ(grid.nameAt({20, 30}), "Row 01, column 01");
  EXPECT_EQ(grid.nameAt({20 + 59, 30 + 76}), "Row 03, column 02");
  EXPECT_EQ(grid.nameAt({20, 30 - 40}), "Row 01, column 01");  // cut off towards 0
  EXPECT_EQ(grid.nameAt({20 - 40, 30}), "Row 01, column 00");
  EXPECT_EQ(grid.placeOf("Row 03, column 02"), (Place{60, 130}));
  EXPECT_FALSE(grid.placeOf("Row 3, column 02"));
}

TEST(EngineGrid, RegionsNameWhatIsNearest) {
  Grid grid;
  grid.shape = Grid::Shape::Regions;
  EXPECT_FALSE(grid.nameAt({0, 0}));
  grid.regions = {{"A", {0, 0}}, {"B", {100, 0}}};
  EXPECT_EQ(grid.nameAt({49, 500}), "A");
  EXPECT_EQ(grid.nameAt({51, 500}), "B");
  EXPECT_EQ(grid.placeOf("B"), (Place{100, 0}));
}

TEST(EngineGrid, HugeNumbersAreNames) {
  Grid grid = gridWithZones();
  constexpr int far = std::numeric_limits<int>::max();
  for (const Place place : {Place{far, far}, Place{-far - 1, -far - 1}}) {
    EXPECT_TRUE(grid.nameAt(place));
    grid.snapped(place);
  }
  EXPECT_FALSE(grid.placeOf("9999999999"));
  EXPECT_FALSE(grid.placeOf(std::string(100000, '1')));
  grid.zones[0].name = std::string(100000, 'x');
  EXPECT_TRUE(grid.placeOf("0501"));
}

TEST(EngineGrid, FaultsOfTheBuildFileAreTold) {
  std::vector<std::string> problems;
  const auto root = parseXml(
      "<b><VASSAL.build.module.map.boardPicker.board.ZonedGrid><VASSAL.build.module.map.boardPicker.board.HexGrid "
      "dx=\"0.0\" dy=\"10\"/><VASSAL.build.module.map.boardPicker.board.mapgrid.Zone name=\"Z\" path=\"1,1;2,x\"/>"
      "</VASSAL.build.module.map.boardPicker.board.ZonedGrid></b>",
      "x", problems);
  ASSERT_TRUE(root && problems.empty());
  EXPECT_TRUE(gridOf(*root, 10, 10, "Board", problems));
  EXPECT_EQ(problems.size(), 3U);  // cells too small, a corner that is none, too few corners
}

}  // namespace
}  // namespace redoubt::exchange::vassal::engine
