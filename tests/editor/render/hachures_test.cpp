#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "editor/render/hexsides/slopes.h"
#include "tests/editor/render/sample_map.h"

// The strokes of slopes that nothing stands in the way of.
namespace redoubt::render {
namespace {

double lengthOf(QPointF vector) {
  return std::hypot(vector.x(), vector.y());
}

double distanceToSegment(QPointF point, QPointF a, QPointF b) {
  const QPointF along = b - a;
  const double t = std::clamp(QPointF::dotProduct(point - a, along) / QPointF::dotProduct(along, along), 0.0, 1.0);
  return lengthOf(point - a - along * t);
}

// Those on one side of a hex of that level amid level ground.
std::vector<Hachure> freeStrokes(int side, int level) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  sample::setTerrain(battle, sample::at(4, 4), "clear", level);
  sample::addHexside(battle, sample::at(4, 4), side, "slope");
  const MapCells cells(battle);
  const auto piece = slopePiece(cells, cells.layout().toHexside(cells.layout().side(sample::at(4, 4), side)));
  return hachuresOf(*piece, {});
}

double lengthOf(const Hachure& stroke) {
  return lengthOf(stroke.foot - stroke.crest);
}

TEST(Slopes, StrokesAreLongAndTaperFromACleanCrest) {
  for (const int side : {0, 1, 2, 3, 4, 5}) {
    const std::vector<Hachure> strokes = freeStrokes(side, 1);
    ASSERT_GE(strokes.size(), 8U);
    std::vector<double> lengths;
    for (const Hachure& stroke : strokes) {
      lengths.push_back(lengthOf(stroke));
      EXPECT_GT(stroke.width, 3.5 * stroke.hair);
    }
    std::sort(lengths.begin(), lengths.end());
    EXPECT_GT(lengths.back(), 0.20);
    EXPECT_LE(lengths.back(), 0.36);
    EXPECT_GT(lengths[lengths.size() / 2], 0.15) << "half of them are no stubs";
    EXPECT_GT(lengths.back(), 1.3 * lengths.front()) << "they differ";
    // Where they begin is one line: each begins near the line through its neighbours' beginnings.
    for (std::size_t i = 1; i + 1 < strokes.size(); ++i) {
      EXPECT_LT(distanceToSegment(strokes[i].crest, strokes[i - 1].crest, strokes[i + 1].crest), 0.012) << side;
    }
  }
}

TEST(Slopes, AreDenserAndBroaderAwayFromTheLight) {
  const auto inkOf = [](const std::vector<Hachure>& strokes) {
    double sum = 0;
    for (const Hachure& stroke : strokes) sum += lengthOf(stroke) * (stroke.width + stroke.hair) / 2;
    return sum;
  };
  // A hexside to the south-east against one to the north-west.
  const std::vector<Hachure> dark = freeStrokes(2, 1);
  const std::vector<Hachure> light = freeStrokes(5, 1);
  EXPECT_GT(dark.size(), 1.25 * static_cast<double>(light.size()));
  EXPECT_GT(inkOf(dark), 1.6 * inkOf(light));
}

// However dense, a slope is no band of ink: at the crest some ground is seen between one stroke and the next.
TEST(Slopes, StrokesOfSteepSlopesDoNotRunTogether) {
  for (const int level : {1, 2}) {
    for (const int side : {0, 1, 2, 3, 4, 5}) {
      const std::vector<Hachure> strokes = freeStrokes(side, level);
      double breadth = 0;
      double crest = 0;
      const Hachure* before = nullptr;
      for (const Hachure& stroke : strokes) {
        if (stroke.width < 0.0125) continue;  // the fine ones at the foot
        if (before) crest += lengthOf(stroke.crest - before->crest);
        if (before) breadth += (stroke.width + before->width) / 2;
        before = &stroke;
      }
      EXPECT_LT(breadth, 0.85 * crest) << level << " " << side;
    }
  }
}

TEST(Slopes, SteeperOnesAreDarker) {
  double before = 0;
  for (const int level : {1, 2, 3}) {
    double sum = 0;
    for (const Hachure& stroke : freeStrokes(1, level)) sum += lengthOf(stroke) * (stroke.width + stroke.hair) / 2;
    EXPECT_GT(sum, 1.15 * before) << level;
    before = sum;
  }
}

}  // namespace
}  // namespace redoubt::render
