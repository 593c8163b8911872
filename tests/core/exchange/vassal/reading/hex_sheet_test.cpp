#include "core/exchange/vassal/reading/hex_sheet.h"

#include <gtest/gtest.h>

#include <cmath>

namespace redoubt::exchange::vassal::reading {
namespace {

// A board with a grid of hexes and the map it lies on.
struct Table {
  Map map;
  std::vector<ChosenBoard> chosen;
};

Board boardWith(Grid grid, const std::string& name = "Board", Extent size = {1'000, 800}) {
  Board board;
  board.name = name;
  board.size = size;
  board.reversible = true;
  board.grid = std::move(grid);
  return board;
}

Grid hexes(bool sideways, bool stagger) {
  Grid grid;
  grid.kind = GridKind::Hex;
  grid.dx = 52;
  grid.dy = 60;
  grid.x0 = 36;
  grid.y0 = 31;
  grid.sideways = sideways;
  grid.numbering.emplace();
  grid.numbering->stagger = stagger;
  return grid;
}

Table tableOf(Grid grid, bool reversed = false) {
  Table table;
  table.map.name = "Main Map";
  table.map.padding = {20, 10};
  table.map.boards.push_back(boardWith(std::move(grid)));
  table.chosen = {{"Board", reversed}};
  return table;
}

// What is wrong with a sheet: hexes with other numbers than on the board, and neighbours that lie apart.
std::string faultsOf(const Table& table) {
  const BoardLayout boards(table.map, table.chosen);
  const auto made = hexSheetOf(boards);
  if (const auto* why = std::get_if<Phrase>(&made)) return said(*why);
  const HexSheet& sheet = std::get<HexSheet>(made);
  std::string faults;
  for (const Phrase& warning : sheet.warnings) faults += said(warning) + "\n";
  int seen = 0;
  for (const hex::HexKey key : sheet.layout.allHexes()) {
    const Pixel centre = sheet.centreOf(key);
    for (int side = 0; side < hex::kSides; ++side) {
      const auto next = sheet.layout.neighbour(key, side);
      if (!next) continue;
      const Pixel other = sheet.centreOf(*next);
      const double distance = std::hypot(other.x - centre.x, other.y - centre.y);
      if (std::abs(distance - 60) > 2) faults += sheet.layout.number(key) + " lies apart\n";
    }
    const PlacedBoard& placed = boards.boards().front();
    const Pixel at = placed.onBoard(centre);
    const bool isOn = at.x >= 0 && at.y >= 0 && at.x < placed.size.width && at.y < placed.size.height;
    if (!isOn) continue;
    ++seen;
    if (sheet.hexAt(centre) != key) faults += sheet.layout.number(key) + " is not found\n";
    const std::string number = sheet.layout.number(key);
    if (number.empty()) continue;
    const std::string name = locationName(placed.board->grid, placed.size, at);
    if (name != number) faults += name + " is called " + number + "\n";
    if (faults.size() > 300) break;
  }
  return seen > 200 ? faults : faults + "only " + std::to_string(seen) + " hexes";
}

TEST(HexSheet, HasTheNumbersOfTheBoardForEveryOrientationStaggerOrderAndDirection) {
  for (int choice = 0; choice < 64; ++choice) {
    Grid grid = hexes(choice & 1, choice & 2);
    grid.numbering->first = choice & 4 ? 'V' : 'H';
    grid.numbering->hDescends = choice & 8;
    grid.numbering->vDescends = choice & 16;
    EXPECT_EQ(faultsOf(tableOf(grid, choice & 32)), "") << choice;
  }
}

TEST(HexSheet, HasLettersZerosSeparatorsAndOffsets) {
  for (int choice = 0; choice < 16; ++choice) {
    Grid grid = hexes(choice & 1, choice & 2);
    grid.numbering->hLetters = choice & 4;
    grid.numbering->hOffset = 2;
    grid.numbering->vOffset = 17;
    grid.numbering->vLeading = choice & 8 ? 3 : 0;
    grid.numbering->hLeading = choice & 8 ? 1 : 0;
    grid.numbering->separator = ".";
    EXPECT_EQ(faultsOf(tableOf(grid)), "") << choice;
    grid.numbering->locationFormat = "$row$/$column$";
    EXPECT_EQ(faultsOf(tableOf(grid)), "") << choice;
  }
}

TEST(HexSheet, IsCutWhereTheEdgeRunsThroughCentres) {
  Grid grid = hexes(false, false);
  grid.x0 = 1;
  grid.y0 = 2;
  Table table = tableOf(grid);
  table.map.boards[0].size = {52 * 10, 60 * 7};
  const BoardLayout boards(table.map, table.chosen);
  const auto made = hexSheetOf(boards);
  ASSERT_TRUE(std::holds_alternative<HexSheet>(made));
  const hex::LayoutSpec spec = std::get<HexSheet>(made).layout.spec();
  EXPECT_EQ(spec.edgeLeft, hex::EdgeKind::Half);
  EXPECT_EQ(spec.edgeRight, hex::EdgeKind::Half);
  EXPECT_EQ(spec.edgeTop, hex::EdgeKind::Half);
  EXPECT_EQ(spec.columns, 11);
  EXPECT_EQ(spec.firstColumn, 1);
  EXPECT_EQ(spec.shifted, hex::Shifted::Even);
  EXPECT_EQ(spec.edgeBottom, hex::EdgeKind::HalfUnnumbered) << "the notches below odd columns";
  EXPECT_EQ(spec.rows, 8);
}

TEST(HexSheet, LeavesOutWhatHasNumbersBelowZero) {
  Grid grid = hexes(false, false);
  grid.numbering->hOffset = -3;
  Table table = tableOf(grid);
  EXPECT_EQ(faultsOf(table), "");
  const BoardLayout boards(table.map, table.chosen);
  EXPECT_EQ(std::get<HexSheet>(hexSheetOf(boards)).layout.firstColumn(), 0);
}

TEST(HexSheet, LeavesOutEdgesThatAreBoxes) {
  Grid zones;
  zones.kind = GridKind::Zones;
  zones.background = {hexes(false, false)};
  Zone margin;
  margin.name = "Charts";
  margin.outline = {{0, 0}, {300, 0}, {300, 800}, {0, 800}};
  zones.zones = {margin};
  Table table = tableOf(zones);
  const BoardLayout boards(table.map, table.chosen);
  const auto made = hexSheetOf(boards);
  ASSERT_TRUE(std::holds_alternative<HexSheet>(made));
  const HexSheet& sheet = std::get<HexSheet>(made);
  EXPECT_EQ(sheet.layout.firstColumn(), 7) << "the first with a centre beyond 300";
  EXPECT_FALSE(sheet.hexAt({120, 100}));
  EXPECT_TRUE(sheet.hexAt({20 + 36 + 6 * 52, 10 + 31}));
  table.map.boards[0].grid.zones[0].usesBackground = true;
  const BoardLayout all(table.map, table.chosen);
  EXPECT_EQ(std::get<HexSheet>(hexSheetOf(all)).layout.firstColumn(), 1) << "a zone of the grid is no box";
}

TEST(HexSheet, CanBeAZoneOfTheBoard) {
  Grid zones;
  zones.kind = GridKind::Zones;
  Zone field;
  field.name = "Field";
  field.outline = {{200, 100}, {900, 100}, {900, 700}, {200, 700}};
  Grid own = hexes(true, true);
  own.x0 = 140;
  own.y0 = 240;
  field.own = {own};
  zones.zones = {field};
  Table table = tableOf(zones);
  const BoardLayout boards(table.map, table.chosen);
  const auto made = hexSheetOf(boards);
  ASSERT_TRUE(std::holds_alternative<HexSheet>(made));
  const HexSheet& sheet = std::get<HexSheet>(made);
  EXPECT_EQ(sheet.layout.orientation(), hex::Orientation::Pointy);
  EXPECT_FALSE(sheet.hexAt({20 + 100, 10 + 50})) << "outside of the zone";
  EXPECT_TRUE(sheet.hexAt({20 + 240, 10 + 140}));
}

TEST(HexSheet, JoinsBoardsWhoseHexesGoOn) {
  Table table = tableOf(hexes(false, false));
  Board& first = table.map.boards[0];
  first.size = {52 * 12, 60 * 8};
  Board second = first;
  second.name = "East";
  Board third = first;
  third.name = "Askew";
  third.grid.y0 += 25;
  table.map.boards.push_back(second);
  table.map.boards.push_back(third);
  table.chosen = {{"Board", false, 0, 0}, {"East", false, 1, 0}, {"Askew", false, 0, 1}};
  const BoardLayout boards(table.map, table.chosen);
  const auto made = hexSheetOf(boards);
  ASSERT_TRUE(std::holds_alternative<HexSheet>(made));
  const HexSheet& sheet = std::get<HexSheet>(made);
  EXPECT_EQ(sheet.boards.size(), 2U);
  EXPECT_EQ(sheet.layout.spec().columns, 24);
  std::vector<std::string> keys;
  for (const Phrase& warning : sheet.warnings) keys.push_back(warning.key());
  EXPECT_EQ(keys, (std::vector<std::string>{"import.vassal.board-apart", "import.vassal.board-numbers"}));
  const Pixel onEast{20 + 52 * 12 + 36, 10 + 31};
  const auto hex = sheet.hexAt(onEast);
  ASSERT_TRUE(hex);
  EXPECT_EQ(sheet.layout.number(*hex), "1301");
}

std::string whyNot(Grid grid, Extent size = {1'000, 800}) {
  Table table = tableOf(std::move(grid));
  table.map.boards[0].size = size;
  const BoardLayout boards(table.map, table.chosen);
  const auto made = hexSheetOf(boards);
  const auto* why = std::get_if<Phrase>(&made);
  return why ? why->key() : std::string();
}

TEST(HexSheet, SaysWhyThereIsNone) {
  EXPECT_EQ(whyNot({}), "import.vassal.no-hex-grid");
  EXPECT_EQ(whyNot(hexes(false, false), {}), "import.vassal.no-board-size");
  Grid tiny = hexes(false, false);
  tiny.dx = tiny.dy = 0.1;
  EXPECT_EQ(whyNot(tiny), "import.vassal.too-many-hexes");
  Grid far = hexes(false, false);
  far.numbering->hOffset = -500'000;
  EXPECT_EQ(whyNot(far), "import.vassal.no-hexes");
  Grid huge = hexes(false, false);
  huge.dx = huge.dy = 1e6;
  huge.x0 = huge.y0 = 500'000;
  EXPECT_EQ(whyNot(huge), "import.vassal.no-hexes");
}

TEST(HexSheet, TellsWhichNumbersItCantHave) {
  const auto warningsOf = [](const Grid& grid) {
    Table table = tableOf(grid);
    const BoardLayout boards(table.map, table.chosen);
    const auto made = hexSheetOf(boards);
    std::vector<std::string> keys;
    if (const auto* sheet = std::get_if<HexSheet>(&made)) {
      for (const Phrase& warning : sheet->warnings) keys.push_back(warning.key());
    }
    return keys;
  };
  using Keys = std::vector<std::string>;
  EXPECT_EQ(warningsOf(hexes(false, false)), Keys{});
  Grid none = hexes(false, false);
  none.numbering.reset();
  EXPECT_EQ(warningsOf(none), Keys{"import.vassal.numbers.none"});
  Grid oblique = hexes(false, false);
  oblique.numbering->isKnown = false;
  EXPECT_EQ(warningsOf(oblique), Keys{"import.vassal.numbers.oblique"});
  Grid spaced = hexes(false, false);
  spaced.numbering->separator = ", ";
  EXPECT_EQ(warningsOf(spaced), Keys{"import.vassal.numbers.separator"});
  Grid letters = hexes(false, false);
  letters.numbering->hLetters = letters.numbering->vLetters = true;
  EXPECT_EQ(warningsOf(letters), Keys{"import.vassal.numbers.separator"});
  letters.numbering->hOffset = 15;
  letters.numbering->separator = "-";
  EXPECT_EQ(warningsOf(letters), Keys{"import.vassal.numbers.letters"});
  Grid uneven = hexes(false, false);
  uneven.numbering->hLeading = uneven.numbering->vLeading = 0;
  EXPECT_EQ(warningsOf(uneven), Keys{"import.vassal.numbers.digits"});
  Grid long_ = hexes(false, false);
  long_.numbering->hOffset = 500'000;
  EXPECT_EQ(warningsOf(long_), Keys{"import.vassal.numbers.other"});
  Grid own = hexes(false, false);
  own.numbering->locationFormat = "$row$ $row$";
  EXPECT_EQ(warningsOf(own), Keys{"import.vassal.numbers.format"});
}

}  // namespace
}  // namespace redoubt::exchange::vassal::reading
