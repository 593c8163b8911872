#include "editor/render/obstacles.h"

#include <gtest/gtest.h>

#include <QLineF>
#include <algorithm>
#include <cmath>
#include <random>

// What stands in a region, asked point by point and compared with every piece measured by itself.
namespace redoubt::render {
namespace {

struct Line {
  QPointF from;
  QPointF to;
  double width = 0;
  ObstacleKind what = ObstacleKind::Way;
};

double distanceTo(const Line& line, QPointF point) {
  const QPointF along = line.to - line.from;
  const double t =
      std::clamp(QPointF::dotProduct(point - line.from, along) / QPointF::dotProduct(along, along), 0.0, 1.0);
  return QLineF(point, line.from + along * t).length() - line.width / 2;
}

class ObstaclesTest : public ::testing::Test {
 protected:
  double random(double from, double to) { return std::uniform_real_distribution<>(from, to)(random_); }
  // Here and there, and far apart, so that what is covered grows on all sides.
  std::vector<Line> lines(int count) {
    std::vector<Line> made;
    for (int i = 0; i < count; ++i) {
      const double reach = 1.0 + 0.3 * i;
      const QPointF from(random(-reach, reach), random(-reach, reach));
      made.push_back({from, from + QPointF(random(0.01, 0.8), random(-0.8, 0.8)), random(0, 0.3),
                      i % 2 == 0 ? ObstacleKind::Way : ObstacleKind::Water});
    }
    return made;
  }

  std::mt19937 random_{1794};
};

TEST_F(ObstaclesTest, ADiscIsFreeWhereNoPieceIsNearer) {
  const std::vector<Line> all = lines(60);
  Obstacles obstacles;
  for (const Line& line : all) obstacles.addLine(line.from, line.to, line.width, line.what);
  for (int i = 0; i < 20'000; ++i) {
    const QPointF at(random(-20, 20), random(-20, 20));
    double nearest = 1e9;
    double nearestWater = 1e9;
    for (const Line& line : all) {
      nearest = std::min(nearest, distanceTo(line, at));
      if (line.what == ObstacleKind::Water) nearestWater = std::min(nearestWater, distanceTo(line, at));
    }
    const double radius = random(0.05, 1.5);
    EXPECT_EQ(obstacles.isFree(at, radius), nearest >= radius);
    EXPECT_EQ(obstacles.isFree(at, radius, static_cast<ObstacleKinds>(ObstacleKind::Water)), nearestWater >= radius);
    EXPECT_NEAR(obstacles.distance(at, 0.7), std::min(nearest, 0.7), 1e-9);
  }
}

TEST_F(ObstaclesTest, NothingStandsInAnEmptyRegion) {
  const Obstacles obstacles;
  EXPECT_TRUE(obstacles.isFree({1, 2}, 100));
  EXPECT_TRUE(obstacles.isFree({1, 2}, {5, 5}, 3));
  EXPECT_EQ(obstacles.distance({0, 0}, 2), 2);
}

TEST_F(ObstaclesTest, ShapesKeepTheirInsides) {
  Obstacles obstacles;
  obstacles.addBox({10, -7, 3, 2}, ObstacleKind::House);
  EXPECT_FALSE(obstacles.isFree({11.5, -6}, 0.01));
  EXPECT_LT(obstacles.distance({11.5, -6}, 1), -0.9);
  EXPECT_TRUE(obstacles.isFree({9.8, -6}, 0.19));
  EXPECT_FALSE(obstacles.isFree({9, -6}, {14, -6}, 0.01));
  EXPECT_FALSE(obstacles.isFree(QPolygonF{{11, -6.5}, {11.2, -6.5}, {11.1, -6.2}}));
  EXPECT_TRUE(obstacles.isFree(QPolygonF{{14, -6.5}, {14.2, -6.5}, {14.1, -6.2}}));
}

// Of a name twenty hexes high, or of symbols a thousand hexes off the map.
TEST_F(ObstaclesTest, PiecesOfAnySizeAndAnywhereAreKeptWithinBounds) {
  Obstacles obstacles;
  obstacles.addLine({-1e7, -1e7}, {1e7, 1e7}, 2, ObstacleKind::Name);
  obstacles.addBox({-2e10, 50, 4e10, 1e10}, ObstacleKind::Name);
  for (const double x : {-1e6, 1e6}) obstacles.addLine({x, -x}, {x, -x}, 0.3, ObstacleKind::House);
  obstacles.addLine({1e300, 1e300}, {1e300, 1e300}, 0.3, ObstacleKind::House);
  EXPECT_FALSE(obstacles.isFree({1000.5, 1000}, 0.01));
  EXPECT_TRUE(obstacles.isFree({1000, 10}, 0.01));
  EXPECT_FALSE(obstacles.isFree({-1000, 51}, 0.01));
  EXPECT_FALSE(obstacles.isFree({1e6 + 0.1, -1e6}, 0.01));
  EXPECT_TRUE(obstacles.isFree({1e6 + 0.2, -1e6}, 0.01));
}

TEST_F(ObstaclesTest, OfWhatIsWantedNothingIsMissing) {
  const std::vector<Line> all = lines(60);
  Obstacles whole;
  Obstacles part(hex::Bounds{-4, -3, 5, 6});
  for (const Line& line : all) {
    whole.addLine(line.from, line.to, line.width, line.what);
    part.addLine(line.from, line.to, line.width, line.what);
  }
  for (int i = 0; i < 5'000; ++i) {
    const QPointF at(random(-3, 4), random(-2, 5));
    EXPECT_EQ(part.distance(at, 1), whole.distance(at, 1));
  }
  EXPECT_EQ(part.distance({-15, -15}, 10), 10);
}

}  // namespace
}  // namespace redoubt::render
