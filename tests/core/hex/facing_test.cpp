#include "core/hex/facing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/core/hex/layouts.h"

namespace redoubt::hex {
namespace {

constexpr std::array kOrientations = {Orientation::Flat, Orientation::Pointy};

std::vector<Direction> allDirections() {
  std::vector<Direction> directions;
  for (const FacingKind kind : {FacingKind::Hexside, FacingKind::Vertex}) {
    for (int index = 0; index < kSides; ++index) directions.push_back({kind, index});
  }
  return directions;
}

TEST(Direction, SurvivesTheWayToTextAndBack) {
  std::set<std::string> texts;
  for (const Direction direction : allDirections()) {
    EXPECT_EQ(directionFromText(toText(direction)), direction);
    texts.insert(toText(direction));
  }
  EXPECT_EQ(texts, (std::set<std::string>{"s0", "s1", "s2", "s3", "s4", "s5", "v0", "v1", "v2", "v3", "v4", "v5"}));
}

TEST(Direction, IsReadStrictly) {
  for (const std::string_view text : {"", "s", "s6", "v-1", "S0", "x0", "s00", " s0", "0"}) {
    EXPECT_FALSE(directionFromText(text)) << text;
  }
}

TEST(Direction, TurnsRoundInSixSteps) {
  for (const Direction direction : allDirections()) {
    EXPECT_EQ(turned(direction, 6), direction);
    EXPECT_EQ(turned(turned(direction, 4), -4), direction);
    EXPECT_EQ(turned(direction, 1).index, (direction.index + 1) % 6);
    EXPECT_EQ(turned(direction, -7), turned(direction, 5));
  }
}

TEST(Direction, AnglesAreClockwiseFromNorth) {
  EXPECT_EQ(angle({FacingKind::Hexside, 0}, Orientation::Flat), 0);
  EXPECT_EQ(angle({FacingKind::Vertex, 0}, Orientation::Flat), 30);
  EXPECT_EQ(angle({FacingKind::Hexside, 0}, Orientation::Pointy), 30);
  EXPECT_EQ(angle({FacingKind::Vertex, 0}, Orientation::Pointy), 0);
  EXPECT_EQ(angle({FacingKind::Vertex, 5}, Orientation::Flat), 330);
}

TEST(Direction, MirrorsReflectTheAngle) {
  for (const Orientation orientation : kOrientations) {
    for (const Direction direction : allDirections()) {
      const int degrees = angle(direction, orientation);
      EXPECT_EQ(angle(mirroredLeftRight(direction, orientation), orientation), (360 - degrees) % 360);
      EXPECT_EQ(angle(mirroredTopBottom(direction, orientation), orientation), (540 - degrees) % 360);
    }
  }
}

TEST(Zones, PartTheSixSidesOnEveryFacing) {
  for (const Orientation orientation : kOrientations) {
    for (const Direction direction : allDirections()) {
      const auto zoneOf = zones(direction, orientation);
      const bool vertex = direction.kind == FacingKind::Vertex;
      EXPECT_EQ(std::count(zoneOf.begin(), zoneOf.end(), FacingZone::Front), vertex ? 2 : 3);
      EXPECT_EQ(std::count(zoneOf.begin(), zoneOf.end(), FacingZone::Flank), vertex ? 2 : 0);
      EXPECT_EQ(std::count(zoneOf.begin(), zoneOf.end(), FacingZone::Rear), vertex ? 2 : 3);
      std::set<int> sides;
      for (const FacingZone zone : {FacingZone::Front, FacingZone::Flank, FacingZone::Rear}) {
        for (const int side : sidesOf(zone, direction, orientation)) {
          EXPECT_EQ(zoneOf[static_cast<std::size_t>(side)], zone);
          sides.insert(side);
        }
      }
      EXPECT_EQ(sides.size(), 6u);
    }
  }
}

TEST(Zones, AreTheSectorsOfTheAngleToEachSide) {
  for (const Orientation orientation : kOrientations) {
    for (const Direction direction : allDirections()) {
      for (int side = 0; side < kSides; ++side) {
        const int ahead = angle(direction, orientation);
        const int there = angle({FacingKind::Hexside, side}, orientation);
        const int off = std::min((there - ahead + 360) % 360, (ahead - there + 360) % 360);
        const FacingZone expected = direction.kind == FacingKind::Hexside
                                        ? (off <= 60 ? FacingZone::Front : FacingZone::Rear)
                                        : (off == 30   ? FacingZone::Front
                                           : off == 90 ? FacingZone::Flank
                                                       : FacingZone::Rear);
        EXPECT_EQ(zones(direction, orientation)[static_cast<std::size_t>(side)], expected);
      }
    }
  }
}

TEST(Zones, TurnWithTheCounter) {
  for (const Orientation orientation : kOrientations) {
    for (const Direction direction : allDirections()) {
      for (int side = 0; side < kSides; ++side) {
        EXPECT_EQ(zones(direction, orientation)[static_cast<std::size_t>(side)],
                  zones(turned(direction, 1), orientation)[static_cast<std::size_t>(wrapped(side + 1))]);
      }
    }
  }
}

TEST(Zones, FrontSidesAreNamedFromTheLeft) {
  EXPECT_EQ(frontSides({FacingKind::Hexside, 0}, Orientation::Flat), (std::vector{5, 0, 1}));
  EXPECT_EQ(frontSides({FacingKind::Vertex, 0}, Orientation::Pointy), (std::vector{5, 0}));
  EXPECT_EQ(frontSides({FacingKind::Vertex, 0}, Orientation::Flat), (std::vector{0, 1}));
  EXPECT_EQ(sidesOf(FacingZone::Flank, {FacingKind::Vertex, 0}, Orientation::Flat), (std::vector{2, 5}));
}

TEST(DirectionFacing, IsTheOneWhoseFrontHexesTheseAre) {
  for (const LayoutSpec& spec : grids()) {
    SCOPED_TRACE(described(spec));
    const Layout layout = laidOut(spec);
    for (const HexKey key : layout.allHexes()) {
      for (const Direction direction : allDirections()) {
        auto front = frontHexes(layout, key, direction);
        EXPECT_EQ(directionFacing(layout, key, front), direction);
        std::reverse(front.begin(), front.end());
        EXPECT_EQ(directionFacing(layout, key, front), direction);
      }
    }
  }
}

// R, the set-up of the first scenario.
TEST(DirectionFacing, OfRaclawicesThreePrintedFacings) {
  const Layout layout = raclawice();
  const auto facing = [&](std::string_view hex, std::string_view one, std::string_view other) {
    const std::array front = {layout.parse(one).value(), layout.parse(other).value()};
    return directionFacing(layout, layout.parse(hex).value(), front);
  };
  EXPECT_EQ(facing("1809", "1909", "1810"), (Direction{FacingKind::Vertex, 2}));
  EXPECT_EQ(facing("1808", "1908", "1909"), (Direction{FacingKind::Vertex, 2}));
  EXPECT_EQ(facing("1710", "1810", "1809"), (Direction{FacingKind::Vertex, 1}));
}

TEST(DirectionFacing, OfASingleHexIsTheSharedSide) {
  const Layout layout = raclawice();
  const std::array front = {HexKey::at(19, 9)};
  EXPECT_EQ(directionFacing(layout, HexKey::at(18, 9), front), (Direction{FacingKind::Hexside, 1}));
}

TEST(DirectionFacing, IsNoneForHexesThatAreNotSideBySideInFront) {
  const Layout layout = raclawice();
  const HexKey hex = HexKey::at(18, 9);
  const auto at = [&](int side) { return layout.neighbourAnywhere(hex, side).value(); };
  using Front = std::vector<HexKey>;
  EXPECT_FALSE(directionFacing(layout, hex, Front{}));
  EXPECT_FALSE(directionFacing(layout, hex, Front{at(0), at(2)}));
  EXPECT_FALSE(directionFacing(layout, hex, Front{at(0), at(1), at(3)}));
  EXPECT_FALSE(directionFacing(layout, hex, Front{at(0), at(1), at(2), at(3)}));
  EXPECT_FALSE(directionFacing(layout, hex, Front{at(0), at(0)}));
  EXPECT_FALSE(directionFacing(layout, hex, Front{at(0), at(1), at(1)}));
  EXPECT_FALSE(directionFacing(layout, hex, Front{at(0), HexKey::at(30, 9)}));
  EXPECT_FALSE(directionFacing(layout, hex, Front{hex}));
}

}  // namespace
}  // namespace redoubt::hex
