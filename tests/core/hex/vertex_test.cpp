#include "core/hex/vertex.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace redoubt::hex {
namespace {

std::set<Vertex> verticesRound(Hex centre, int radius) {
  std::set<Vertex> vertices;
  for (const Hex hex : disc(centre, radius)) {
    for (const Vertex vertex : verticesOf(hex)) vertices.insert(vertex);
  }
  return vertices;
}

TEST(Vertex, IsTheSameFromAllThreeOfItsHexes) {
  for (const Hex hex : disc({-4, 2}, 3)) {
    for (int side = 0; side < kSides; ++side) {
      const Vertex vertex = vertexAfter(hex, side);
      EXPECT_EQ(vertex, vertexAfter(neighbour(hex, side), wrapped(side + 2)));
      EXPECT_EQ(vertex, vertexAfter(neighbour(hex, wrapped(side + 1)), wrapped(side + 4)));
    }
  }
}

TEST(Vertex, KnowsTheThreeHexesThatShareIt) {
  for (const Hex hex : disc({7, -7}, 3)) {
    for (int side = 0; side < kSides; ++side) {
      std::array<Hex, 3> expected = {hex, neighbour(hex, side), neighbour(hex, wrapped(side + 1))};
      std::sort(expected.begin(), expected.end());
      EXPECT_EQ(hexesOf(vertexAfter(hex, side)), expected);
    }
  }
}

TEST(Vertex, CountsOnADiscAreThoseOfAHoneycomb) {
  for (int radius = 0; radius <= 5; ++radius) {
    // A disc of n rings has 6(n+1)² vertices.
    EXPECT_EQ(verticesRound({}, radius).size(), static_cast<std::size_t>(6 * (radius + 1) * (radius + 1)));
  }
}

TEST(Vertex, ThreeSidesMeetInItAndEachEndsInIt) {
  for (const Vertex vertex : verticesRound({2, -1}, 3)) {
    const auto sides = sidesOf(vertex);
    EXPECT_EQ(std::set<Hexside>(sides.begin(), sides.end()).size(), 3u);
    for (const Hexside& side : sides) {
      const auto ends = verticesOf(side);
      EXPECT_NE(ends[0], ends[1]);
      EXPECT_EQ(std::count(ends.begin(), ends.end(), vertex), 1);
    }
  }
}

TEST(Vertex, AHexsideMeetsEachOfItsEndsOnce) {
  for (const Hex hex : disc({}, 2)) {
    for (int number = 0; number < kSides; ++number) {
      const Hexside side = hexside(hex, number);
      for (const Vertex end : verticesOf(side)) {
        const auto sides = sidesOf(end);
        EXPECT_EQ(std::count(sides.begin(), sides.end(), side), 1);
      }
      const auto ends = verticesOf(side);
      EXPECT_EQ(std::set<Vertex>(ends.begin(), ends.end()),
                (std::set<Vertex>{vertexAfter(hex, wrapped(number - 1)), vertexAfter(hex, number)}));
    }
  }
}

TEST(Vertex, NeighboursAreTheFarEndsOfItsSides) {
  for (const Vertex vertex : verticesRound({}, 2)) {
    for (const Vertex next : neighboursOf(vertex)) {
      const auto side = sideBetween(vertex, next);
      ASSERT_TRUE(side);
      EXPECT_EQ(side, sideBetween(next, vertex));
      const auto ends = verticesOf(*side);
      EXPECT_EQ(std::set<Vertex>(ends.begin(), ends.end()), (std::set<Vertex>{vertex, next}));
    }
    EXPECT_FALSE(sideBetween(vertex, vertex));
  }
}

TEST(Vertex, DistanceIsTheNumberOfHexsidesOfASearch) {
  for (const Vertex start : {vertexAfter({}, 0), vertexAfter({}, 1)}) {
    std::map<Vertex, int> found = {{start, 0}};
    std::vector<Vertex> front = {start};
    for (int steps = 1; steps <= 14; ++steps) {
      std::vector<Vertex> next;
      for (const Vertex vertex : front) {
        for (const Vertex other : neighboursOf(vertex)) {
          if (found.emplace(other, steps).second) next.push_back(other);
        }
      }
      front = next;
    }
    for (const auto& [vertex, steps] : found) EXPECT_EQ(distance(start, vertex), steps);
  }
}

TEST(Vertex, PathsAreGaplessShortestAndReversible) {
  const auto vertices = verticesRound({-1, 4}, 4);
  for (const Vertex a : verticesRound({-1, 4}, 1)) {
    for (const Vertex b : vertices) {
      const auto path = vertexPath(a, b);
      ASSERT_EQ(path.size(), static_cast<std::size_t>(distance(a, b)) + 1);
      EXPECT_EQ(path.front(), a);
      EXPECT_EQ(path.back(), b);
      for (std::size_t i = 1; i < path.size(); ++i) EXPECT_TRUE(sideBetween(path[i - 1], path[i]));
      auto back = vertexPath(b, a);
      std::reverse(back.begin(), back.end());
      EXPECT_EQ(path, back);
    }
  }
}

TEST(Vertex, PathsKeepWithinAHexOfTheStraightLine) {
  const Vertex a = vertexAfter({}, 0);
  for (const Vertex b : verticesRound({}, 8)) {
    const double q = b.q - a.q;
    const double r = b.r - a.r;
    const double length = std::sqrt(q * q + q * r + r * r);
    for (const Vertex vertex : vertexPath(a, b)) {
      if (length == 0) continue;
      // Both in thirds of a hex width, in coordinates at 60°, whose area unit is √3/2.
      const double off = std::abs(q * (vertex.r - a.r) - r * (vertex.q - a.q)) * std::sqrt(0.75) / length / 3;
      EXPECT_LT(off, 0.75);
    }
  }
}

}  // namespace
}  // namespace redoubt::hex
