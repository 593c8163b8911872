#include "core/exchange/vassal/reading/grid.h"

#include <gtest/gtest.h>

namespace redoubt::exchange::vassal::reading {
namespace {

constexpr Extent kBoard{1'000, 800};

Grid hexGrid(bool sideways, bool stagger, char first = 'H') {
  Grid grid;
  grid.kind = GridKind::Hex;
  grid.dx = 52;
  grid.dy = 60;
  grid.x0 = 40;
  grid.y0 = 50;
  grid.sideways = sideways;
  grid.numbering.emplace();
  grid.numbering->first = first;
  grid.numbering->stagger = stagger;
  return grid;
}

std::string nameAt(const Grid& grid, int x, int y) {
  return locationName(grid, kBoard, {x, y});
}

// The four plain layouts as they are written for the engine, by where the neighbours of 0101 lie.
TEST(HexNames, AreColumnAndRowOnTheFourPlainLayouts) {
  const Grid flatEven = hexGrid(false, false);
  EXPECT_EQ(nameAt(flatEven, 40, 50), "0101");
  EXPECT_EQ(nameAt(flatEven, 92, 80), "0201") << "even columns are down";
  EXPECT_EQ(nameAt(flatEven, 92, 20), "0200");
  const Grid flatOdd = hexGrid(false, true);
  EXPECT_EQ(nameAt(flatOdd, 40, 50), "0101");
  EXPECT_EQ(nameAt(flatOdd, 92, 80), "0202") << "odd columns are down";
  EXPECT_EQ(nameAt(flatOdd, 92, 20), "0201");
  // On a grid that lies sideways x0 counts down.
  const Grid pointyEven = hexGrid(true, false, 'V');
  EXPECT_EQ(nameAt(pointyEven, 50, 40), "0101");
  EXPECT_EQ(nameAt(pointyEven, 80, 92), "0102") << "even rows are to the right";
  EXPECT_EQ(nameAt(pointyEven, 110, 40), "0201");
  const Grid pointyOdd = hexGrid(true, true, 'V');
  EXPECT_EQ(nameAt(pointyOdd, 80, 92), "0202");
  EXPECT_EQ(nameAt(pointyOdd, 20, 92), "0102");
}

TEST(HexNames, HoldLettersZerosSeparatorsAndOffsets) {
  Grid grid = hexGrid(false, false);
  grid.numbering->hLetters = true;
  grid.numbering->hOffset = 0;
  grid.numbering->separator = "-";
  grid.numbering->vLeading = 2;
  grid.numbering->vOffset = 10;
  EXPECT_EQ(nameAt(grid, 40, 50), "A-010");
  EXPECT_EQ(nameAt(grid, 40 + 25 * 52, 80), "Z-010");
  EXPECT_EQ(nameAt(grid, 40 + 26 * 52, 50), "AA-010");
  EXPECT_EQ(nameAt(grid, 40 + 27 * 52, 80), "BB-010");
  EXPECT_EQ(nameAt(grid, 40 - 52, 20), "-B-009") << "below zero";
  grid.numbering->locationFormat = "Hex $column$ of $row$ ($gridLocation$)";
  EXPECT_EQ(nameAt(grid, 40, 50), "Hex A of 010 (A-010)");
  EXPECT_EQ(printed(5, false, 0), "5");
  EXPECT_EQ(printed(100, false, 1), "100");
  EXPECT_EQ(printed(-5, false, 1), "-05");
}

// The engine counts backwards from the size of the board: here 1000 / 60 and 800 / 52 places.
TEST(HexNames, ThatDescendAreCountedFromTheBoardsSize) {
  Grid grid = hexGrid(false, false);
  grid.numbering->hDescends = true;
  EXPECT_EQ(nameAt(grid, 40, 50), "1801");
  EXPECT_EQ(nameAt(grid, 92, 80), "1701");
  grid.numbering->vDescends = true;
  EXPECT_EQ(nameAt(grid, 40, 50), "1816");
  grid.numbering->stagger = true;
  EXPECT_EQ(nameAt(grid, 92, 80), "1715");
}

TEST(SquareNames, AreCountedFromTheOriginToo) {
  Grid grid;
  grid.kind = GridKind::Square;
  grid.dx = grid.dy = 50;
  grid.x0 = grid.y0 = 36;
  grid.numbering.emplace();
  grid.numbering->hLetters = true;
  EXPECT_EQ(nameAt(grid, 36, 36), "B01");
  EXPECT_EQ(nameAt(grid, 136, 86), "D02");
  EXPECT_EQ(placeCalled(grid, kBoard, "D02"), (Pixel{136, 86}));
  EXPECT_FALSE(placeCalled(grid, kBoard, "D2"));
}

TEST(PlaceCalled, FindsEveryPlaceByItsName) {
  for (const bool sideways : {false, true}) {
    for (const bool stagger : {false, true}) {
      for (const char first : {'H', 'V'}) {
        for (const bool letters : {false, true}) {
          Grid grid = hexGrid(sideways, stagger, first);
          grid.numbering->vLetters = letters;
          grid.numbering->separator = letters ? "." : "";
          for (int line = 0; line < 12; ++line) {
            for (int place = 0; place < 10; ++place) {
              const Pixel centre = centreOf(grid, {line, place});
              const std::string name = locationName(grid, kBoard, centre);
              EXPECT_EQ(placeCalled(grid, kBoard, name), centre) << name << sideways << stagger << first << letters;
            }
          }
        }
      }
    }
  }
}

TEST(PlaceCalled, KnowsNoOtherNames) {
  const Grid grid = hexGrid(false, false);
  for (const std::string name : {"", "01", "abc", "0x01", " 0101", "0101 ", "99999999999999999999"}) {
    EXPECT_FALSE(placeCalled(grid, kBoard, name)) << name;
  }
}

Grid zoned() {
  Grid grid;
  grid.kind = GridKind::Zones;
  grid.background.push_back(hexGrid(false, false));
  Zone box;
  box.name = "Dead pool";
  box.outline = {{700, 600}, {1'000, 600}, {1'000, 800}, {700, 800}};
  Zone wood;
  wood.name = "Wood";
  wood.locationFormat = "$name$ $gridLocation$";
  wood.usesBackground = true;
  wood.outline = {{300, 300}, {500, 300}, {500, 500}, {300, 500}};
  Zone track;
  track.name = "Turns";
  track.locationFormat = "Turn $gridLocation$";
  track.outline = {{0, 700}, {500, 700}, {500, 800}, {0, 800}};
  Grid turns;
  turns.kind = GridKind::Regions;
  turns.regions = {{"1", {50, 750}}, {"2", {150, 750}}};
  track.own = {turns};
  grid.zones = {box, wood, track};
  return grid;
}

TEST(Zones, NameTheirPlacesInTheirOwnWay) {
  const Grid grid = zoned();
  EXPECT_EQ(nameAt(grid, 800, 700), "Dead pool");
  EXPECT_EQ(nameAt(grid, 352, 350), "Wood 0706");
  EXPECT_EQ(nameAt(grid, 140, 720), "Turn 2");
  EXPECT_EQ(nameAt(grid, 40, 50), "0101");
  EXPECT_EQ(placeCalled(grid, kBoard, "Dead pool"), (Pixel{850, 700}));
  EXPECT_EQ(placeCalled(grid, kBoard, "Turn 2"), (Pixel{150, 750}));
  EXPECT_EQ(placeCalled(grid, kBoard, "0101"), (Pixel{40, 50}));
  EXPECT_EQ(placeCalled(grid, kBoard, "Wood 0706"), (Pixel{352, 350}));
  EXPECT_FALSE(placeCalled(grid, kBoard, "Wood 0101")) << "not in the wood";
}

TEST(Zones, AreInsideTheirOutlinesHoweverBent) {
  const std::vector<Pixel> bent{{0, 0}, {100, 0}, {100, 100}, {50, 20}, {0, 100}};
  EXPECT_TRUE(isInside(bent, {10, 10}));
  EXPECT_FALSE(isInside(bent, {50, 60}));
  EXPECT_FALSE(isInside({}, {0, 0}));
  EXPECT_EQ(extentOf(bent), (Extent{100, 100}));
}

}  // namespace
}  // namespace redoubt::exchange::vassal::reading
