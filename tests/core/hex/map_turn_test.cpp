#include "core/hex/map_turn.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <set>
#include <stdexcept>

#include "core/hex/start_numbers.h"
#include "tests/core/hex/layouts.h"

namespace redoubt::hex {
namespace {

constexpr std::array kTurns = {MapTurn::MirrorLeftRight, MapTurn::MirrorTopBottom, MapTurn::QuarterClockwise,
                               MapTurn::Half, MapTurn::QuarterCounterclockwise};

HexKey turnedKey(HexKey key, const LayoutSpec& spec, MapTurn turn) {
  const auto after = turned(key, spec, turn);
  if (!after) throw std::out_of_range("no such key");
  return *after;
}

bool isNear(Point a, Point b) { return std::abs(a.x - b.x) < 1e-6 && std::abs(a.y - b.y) < 1e-6; }

// That the turned layout has the turned hexes, at turned places, with turned sides and corners.
void expectRigid(const LayoutSpec& spec, MapTurn turn) {
  SCOPED_TRACE(described(spec) + ", turn " + std::to_string(static_cast<int>(turn)));
  const Layout before = laidOut(spec);
  const Layout after = laidOut(turned(spec, turn));
  const std::vector<HexKey> hexes = before.allHexes();
  EXPECT_EQ(after.allHexes().size(), hexes.size());
  if (hexes.empty()) return;
  const HexKey anchor = hexes.front();
  const HexKey turnedAnchor = turnedKey(anchor, spec, turn);
  std::set<std::string> numbers, turnedNumbers;
  for (const HexKey hex : hexes) {
    const HexKey there = turnedKey(hex, spec, turn);
    ASSERT_TRUE(after.contains(there));
    EXPECT_EQ(after.isHalf(there), before.isHalf(hex));
    EXPECT_EQ(after.number(there).empty(), before.number(hex).empty());
    const Point was = before.centre(hex), from = before.centre(anchor);
    const Point now = after.centre(there), to = after.centre(turnedAnchor);
    ASSERT_TRUE(isNear({now.x - to.x, now.y - to.y}, turnedStep({was.x - from.x, was.y - from.y}, turn)));
    for (int side = 0; side < kSides; ++side) {
      const auto next = before.neighbourAnywhere(hex, side);
      const auto nextThere = after.neighbourAnywhere(there, turnedSide(side, before.orientation(), turn));
      ASSERT_TRUE(next && nextThere);
      EXPECT_EQ(*nextThere, turnedKey(*next, spec, turn));
    }
    numbers.insert(before.number(hex));
    turnedNumbers.insert(after.number(there));
  }
  // What was printed on the sheet still is, unless columns and rows swap; then it is as much.
  EXPECT_EQ(turnedNumbers.size(), numbers.size());
  if (!swapsAxes(turn)) {
    EXPECT_EQ(turnedNumbers, numbers);
  }
}

TEST(MapTurn, MovesHexesSidesAndCornersAsOneSheetOfPaper) {
  for (const LayoutSpec& grid : grids()) {
    for (const MapTurn turn : kTurns) expectRigid(grid, turn);
  }
}

TEST(MapTurn, TakesEveryKindOfEdgeAlong) {
  for (const Orientation orientation : {Orientation::Flat, Orientation::Pointy}) {
    for (const auto& [columns, rows] : {std::pair(5, 4), std::pair(4, 5)}) {
      LayoutSpec grid;
      grid.orientation = orientation;
      grid.columns = columns;
      grid.rows = rows;
      for (const LayoutSpec& spec : edgings(grid)) {
        for (const MapTurn turn : kTurns) expectRigid(spec, turn);
      }
    }
  }
}

TEST(MapTurn, LeavesALayoutForEveryNumbering) {
  LayoutSpec grid;
  grid.columns = 12;
  grid.rows = 7;
  grid.firstColumn = -3;
  grid.edgeLeft = EdgeKind::Unnumbered;
  for (const LayoutSpec& spec : numberings(grid)) {
    for (const MapTurn turn : kTurns) expectRigid(spec, turn);
  }
}

TEST(StartNumbers, AreWhatIsPrintedWhereCountingBegins) {
  LayoutSpec spec;
  spec.columns = 9;
  spec.rows = 5;
  spec.columnStep = -1;
  spec.columnBase = 9;
  spec.edgeRight = EdgeKind::HalfUnnumbered;
  spec.edgeTop = EdgeKind::Unnumbered;
  EXPECT_EQ(startNumbers(spec), (StartNumbers{1, 2}));
  const Layout layout = laidOut(startingWith(spec, {11, 21}));
  EXPECT_EQ(layout.number(HexKey::at(8, 2)), "1121");
  EXPECT_EQ(layout.number(HexKey::at(7, 3)), "1222");
  EXPECT_EQ(startNumbers(layout.spec()), (StartNumbers{11, 21}));
}

TEST(MapTurn, LettersStayWhereTheyStoodInTheNumber) {
  LayoutSpec spec;
  spec.columns = 9;
  spec.rows = 5;
  spec.columnStyle = NumberStyle::Letters;
  const Layout after = laidOut(turned(spec, MapTurn::QuarterClockwise));
  // The lower left corner comes to lie top left.
  EXPECT_EQ(turnedKey(HexKey::at(1, 5), spec, MapTurn::QuarterClockwise), HexKey::at(1, 1));
  EXPECT_EQ(after.number(HexKey::at(1, 1)), "A01");
  EXPECT_EQ(after.number(HexKey::at(5, 9)), "I05");
}

TEST(MapTurn, IsUndoneByItsInverse) {
  for (const LayoutSpec& grid : grids()) {
    for (const MapTurn turn : kTurns) {
      const LayoutSpec there = turned(grid, turn);
      EXPECT_EQ(turned(there, inverse(turn)), grid) << described(grid);
      const HexKey hex = HexKey::at(grid.firstColumn + 1, grid.firstRow - 2);
      EXPECT_EQ(turnedKey(turnedKey(hex, grid, turn), there, inverse(turn)), hex);
    }
  }
}

TEST(MapTurn, DirectionsTurnOnPaperAsSidesDo) {
  for (const Orientation from : {Orientation::Flat, Orientation::Pointy}) {
    for (const FacingKind kind : {FacingKind::Hexside, FacingKind::Vertex}) {
      for (int index = 0; index < kSides; ++index) {
        for (const MapTurn turn : kTurns) {
          const Direction after = turned(Direction{kind, index}, from, turn);
          EXPECT_EQ(after.kind, kind);
          EXPECT_EQ(angle(after, turned(from, turn)), turnedDegrees(angle({kind, index}, from), turn));
        }
        EXPECT_EQ(turned(Direction{kind, index}, from, MapTurn::MirrorLeftRight),
                  mirroredLeftRight({kind, index}, from));
        EXPECT_EQ(turned(Direction{kind, index}, from, MapTurn::MirrorTopBottom),
                  mirroredTopBottom({kind, index}, from));
        EXPECT_EQ(turned(Direction{kind, index}, from, MapTurn::Half), turned(Direction{kind, index}, 3));
      }
    }
  }
}

TEST(MapTurn, AnglesStayInTheirCircleAndComeBackToTheLastDecimal) {
  for (const double degrees : {0.0, 0.1, 33.3, 90.0, 180.0, 270.0, 359.9, -7.5, -90.0, -360.0, 725.25}) {
    for (const MapTurn turn : kTurns) {
      EXPECT_EQ(turnedDegrees(turnedDegrees(degrees, turn), inverse(turn)), degrees);
    }
    double round = degrees;
    for (int i = 0; i < 4; ++i) round = turnedDegrees(round, MapTurn::QuarterClockwise);
    EXPECT_EQ(round, degrees);
  }
  EXPECT_EQ(turnedDegrees(45, MapTurn::MirrorLeftRight), 315);
  EXPECT_EQ(turnedDegrees(300, MapTurn::QuarterClockwise), 30);
  EXPECT_EQ(turnedDegrees(0, MapTurn::MirrorTopBottom), 180);
  EXPECT_FALSE(std::signbit(turnedDegrees(0, MapTurn::MirrorLeftRight)));
  EXPECT_FALSE(std::signbit(turnedStep({0, 0}, MapTurn::Half).x));
}

}  // namespace
}  // namespace redoubt::hex
