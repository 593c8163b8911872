#include "core/hex/hex.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace redoubt::hex {
namespace {

constexpr std::array kBothWays = {Orientation::Flat, Orientation::Pointy};

TEST(Hex, OppositeOfOppositeIsTheSide) {
  for (int side = 0; side < kSides; ++side) {
    EXPECT_NE(opposite(side), side);
    EXPECT_EQ(opposite(opposite(side)), side);
  }
}

TEST(Hex, NeighbourOfNeighbourAcrossTheSameSideIsTheHex) {
  for (const Hex hex : disc({5, -9}, 3)) {
    for (int side = 0; side < kSides; ++side) {
      EXPECT_EQ(neighbour(neighbour(hex, side), opposite(side)), hex);
      EXPECT_EQ(sideTowards(hex, neighbour(hex, side)), side);
    }
  }
}

TEST(Hex, SixNeighboursClockwiseShareASideWithTheNext) {
  for (int side = 0; side < kSides; ++side) {
    EXPECT_EQ(distance(neighbour({}, side), neighbour({}, wrapped(side + 1))), 1);
  }
}

TEST(Hex, OnlyNeighboursHaveASideTowardsEachOther) {
  for (const Hex hex : disc({}, 3)) EXPECT_EQ(sideTowards({}, hex).has_value(), distance({}, hex) == 1);
}

TEST(Hex, DistanceIsSymmetricAndObeysTheTriangle) {
  const auto hexes = disc({-2, 3}, 3);
  for (const Hex a : hexes) {
    for (const Hex b : hexes) {
      EXPECT_EQ(distance(a, b), distance(b, a));
      EXPECT_EQ(distance(a, b) == 0, a == b);
      for (const Hex c : hexes) EXPECT_LE(distance(a, c), distance(a, b) + distance(b, c));
    }
  }
}

TEST(Hex, DistanceIsTheNumberOfStepsOfASearch) {
  std::set<Hex> reached = {Hex{}};
  std::set<Hex> front = reached;
  for (int steps = 1; steps <= 7; ++steps) {
    std::set<Hex> next;
    for (const Hex hex : front) {
      for (int side = 0; side < kSides; ++side) {
        if (reached.insert(neighbour(hex, side)).second) next.insert(neighbour(hex, side));
      }
    }
    for (const Hex hex : next) EXPECT_EQ(distance({}, hex), steps);
    front = next;
  }
}

TEST(Hex, RingsHaveSixHexesAStepAndGoRoundClockwise) {
  const Hex centre{4, -1};
  EXPECT_EQ(ring(centre, 0), std::vector{centre});
  for (int radius = 1; radius <= 9; ++radius) {
    const auto hexes = ring(centre, radius);
    EXPECT_EQ(std::set<Hex>(hexes.begin(), hexes.end()).size(), static_cast<std::size_t>(6 * radius));
    EXPECT_EQ(hexes.size(), static_cast<std::size_t>(6 * radius));
    for (std::size_t i = 0; i < hexes.size(); ++i) {
      EXPECT_EQ(distance(centre, hexes[i]), radius);
      EXPECT_EQ(distance(hexes[i], hexes[(i + 1) % hexes.size()]), 1);
    }
    for (int side = 0; side < kSides; ++side) {
      const Hex step = kSteps[static_cast<std::size_t>(side)];
      EXPECT_EQ(hexes[static_cast<std::size_t>(side * radius)], (centre + Hex{step.q * radius, step.r * radius}));
    }
  }
}

TEST(Hex, DiscsHoldEveryHexWithinTheirRadiusOnce) {
  for (int radius = 0; radius <= 6; ++radius) {
    const auto hexes = disc({1, 1}, radius);
    const std::set<Hex> unique(hexes.begin(), hexes.end());
    EXPECT_EQ(hexes.size(), static_cast<std::size_t>(1 + 3 * radius * (radius + 1)));
    EXPECT_EQ(unique.size(), hexes.size());
    for (const Hex hex : hexes) EXPECT_LE(distance({1, 1}, hex), radius);
  }
}

TEST(Hex, LinesAreGaplessAndAsShortAsTheDistance) {
  for (const Hex a : disc({-3, 8}, 2)) {
    for (const Hex b : disc({-3, 8}, 9)) {
      const auto hexes = line(a, b);
      ASSERT_EQ(hexes.size(), static_cast<std::size_t>(distance(a, b)) + 1);
      EXPECT_EQ(hexes.front(), a);
      EXPECT_EQ(hexes.back(), b);
      for (std::size_t i = 1; i < hexes.size(); ++i) EXPECT_EQ(distance(hexes[i - 1], hexes[i]), 1);
    }
  }
}

TEST(Hex, LinesBackAreLinesThereReversed) {
  for (const Hex a : disc({}, 7)) {
    for (const Hex b : disc({2, 2}, 5)) {
      auto back = line(b, a);
      std::reverse(back.begin(), back.end());
      EXPECT_EQ(line(a, b), back);
    }
  }
}

TEST(Hex, LinesAcrossAWholeSheetAreGapless) {
  const auto hexes = line({-9000, 8000}, {7000, 8999});
  ASSERT_EQ(hexes.size(), 16'999u + 1);
  for (std::size_t i = 1; i < hexes.size(); ++i) ASSERT_EQ(distance(hexes[i - 1], hexes[i]), 1);
}

TEST(Hex, ATurnMovesEachSideOnByOneAndSixTurnsAreNone) {
  for (const Hex hex : disc({}, 4)) {
    EXPECT_EQ(turned(hex, 6), hex);
    EXPECT_EQ(turned(turned(hex, 2), -2), hex);
    EXPECT_EQ(turned(hex, -1), turned(hex, 5));
    EXPECT_EQ(distance({}, turned(hex, 1)), distance({}, hex));
    for (int side = 0; side < kSides; ++side) {
      EXPECT_EQ(turned(neighbour(hex, side), 1), neighbour(turned(hex, 1), wrapped(side + 1)));
    }
  }
}

TEST(Hex, MirrorsTwiceAreNoneAndTakeSidesAlong) {
  for (const Orientation orientation : kBothWays) {
    for (const Hex hex : disc({}, 4)) {
      const Hex across = mirroredLeftRight(hex, orientation);
      const Hex down = mirroredTopBottom(hex, orientation);
      EXPECT_EQ(mirroredLeftRight(across, orientation), hex);
      EXPECT_EQ(mirroredTopBottom(down, orientation), hex);
      EXPECT_EQ(mirroredTopBottom(across, orientation), turned(hex, 3));
      for (int side = 0; side < kSides; ++side) {
        EXPECT_EQ(mirroredLeftRight(neighbour(hex, side), orientation),
                  neighbour(across, mirroredLeftRight(side, orientation)));
        EXPECT_EQ(mirroredTopBottom(neighbour(hex, side), orientation),
                  neighbour(down, mirroredTopBottom(side, orientation)));
      }
    }
  }
}

TEST(Hex, MirrorsKeepTheNorthSideOfFlatTopsAndSwapTheNorthernSidesOfPointyTops) {
  EXPECT_EQ(mirroredLeftRight(0, Orientation::Flat), 0);
  EXPECT_EQ(mirroredTopBottom(0, Orientation::Flat), 3);
  EXPECT_EQ(mirroredLeftRight(0, Orientation::Pointy), 5);
  EXPECT_EQ(mirroredTopBottom(0, Orientation::Pointy), 2);
  EXPECT_EQ(mirroredTopBottom(1, Orientation::Pointy), 1);
}

TEST(Hex, AHexsideIsTheSameFromBothItsHexes) {
  std::set<Hexside> sides;
  const auto hexes = disc({}, 4);
  for (const Hex hex : hexes) {
    for (int side = 0; side < kSides; ++side) {
      EXPECT_EQ(hexside(hex, side), hexside(neighbour(hex, side), opposite(side)));
      EXPECT_LT(hexside(hex, side).side, 3);
      sides.insert(hexside(hex, side));
    }
  }
  // Each hex has six; those inside are counted twice. A disc of radius n has 6(2n+1) on its outline.
  EXPECT_EQ(sides.size(), (hexes.size() * 6 + 6 * 9) / 2);
}

}  // namespace
}  // namespace redoubt::hex
