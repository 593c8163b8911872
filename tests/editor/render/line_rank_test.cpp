#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>

#include "editor/render/links/way_curves.h"
#include "tests/editor/render/sample_map.h"

// Lines keep their rank from the smallest map to the largest, in every look.
namespace redoubt::render {
namespace {

constexpr double kScales[] = {20, 24, 25, 30, 37, 44, 50, 51.9, 52, 54, 60, 75, 100, 150, 240, 400};

// A long way or water from west to east, and the same map without it.
model::Battle mapWith(const std::string& kind) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy, 16, 5);
  const bool isWater = kind == "river" || kind == "stream";
  for (int column = 1; column < 16; ++column) {
    if (isWater) {
      for (const int side : {5, 0}) sample::addHexside(battle, sample::at(column, 3), side, kind);
    } else if (!kind.empty()) {
      sample::addLink(battle, sample::at(column, 3), sample::at(column + 1, 3), kind);
    }
  }
  return battle;
}

struct Ink {
  double breadth = 0;  // pixels of full black that it comes to, across the line
  double darkest = 0;  // of the darkest pixels, from 0 to 1
  double solid = 0;    // the share of the line's own breadth that is dark
};

// Where the line is as broad as it gets, far from both ends.
Ink inkOf(const std::string& kind, const QString& theme, double scale) {
  MapStyle style;
  style.grid = style.numbers = style.terrain = false;
  style.theme = loadTheme(theme).theme;
  const hex::Bounds part{7, 1.2, 9, 3};
  const QImage bare = sample::painted(MapPainter(mapWith(""), style), part, scale);
  const QImage lined = sample::painted(MapPainter(mapWith(kind), style), part, scale);
  Ink ink;
  std::vector<double> darks;
  for (int x = 0; x < lined.width(); ++x) {
    int first = lined.height();
    int last = -1;
    double sum = 0;
    for (int y = 0; y < lined.height(); ++y) {
      const int before = qGray(bare.pixel(x, y));
      const int after = qGray(lined.pixel(x, y));
      const double dark = std::max(0, before - after) / 255.0;
      sum += dark;
      darks.push_back(dark);
      if (dark < 0.08) continue;
      first = std::min(first, y);
      last = y;
    }
    ink.breadth += sum / lined.width();
    if (last >= first) ink.solid += sum / (last - first + 1) / lined.width();
  }
  const auto nth = darks.begin() + static_cast<std::ptrdiff_t>(darks.size()) - std::max(1, lined.width() / 2);
  std::nth_element(darks.begin(), nth, darks.end());
  ink.darkest = *nth;
  return ink;
}

TEST(LineRank, ARoadOutweighsALaneAndALaneATrackAtEverySize) {
  for (const QString& theme : themeNames()) {
    for (const double scale : kScales) {
      const Ink road = inkOf("road", theme, scale);
      const Ink lane = inkOf("lane", theme, scale);
      const Ink track = inkOf("track", theme, scale);
      EXPECT_GT(road.breadth, 1.15 * lane.breadth) << theme.toStdString() << " " << scale;
      EXPECT_GT(lane.breadth, 1.15 * track.breadth) << theme.toStdString() << " " << scale;
      EXPECT_GE(road.darkest, lane.darkest - 0.01) << theme.toStdString() << " " << scale;
    }
  }
}

TEST(LineRank, ARiverOutweighsAStreamAtEverySize) {
  for (const QString& theme : themeNames()) {
    for (const double scale : kScales) {
      EXPECT_GT(inkOf("river", theme, scale).breadth, 1.15 * inkOf("stream", theme, scale).breadth)
          << theme.toStdString() << " " << scale;
    }
  }
}

// In black and white nothing else tells a brook from a main road.
TEST(LineRank, AnEngravedStreamIsSolidAndWaysAreHollow) {
  for (const double scale : kScales) {
    if (scale < 30) continue;  // hollow or not, lines of two pixels are grey
    const double stream = inkOf("stream", "engraved", scale).solid;
    EXPECT_GT(stream, 1.15 * inkOf("road", "engraved", scale).solid) << scale;
    EXPECT_GT(stream, 1.15 * inkOf("lane", "engraved", scale).solid) << scale;
  }
}

TEST(LineRank, ALaneOnASmallMapIsOneLinePalerThanItsEdges) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  for (int column = 2; column < 7; ++column) {
    sample::addLink(battle, sample::at(column, 4), sample::at(column + 1, 4), "lane");
  }
  MapStyle style;
  style.grid = style.numbers = false;
  const MapPainter map(battle, style);
  const MapCells cells(battle);
  const WayPiece piece = waysOf(cells, cells.layout().toHex(sample::at(4, 4)))[0];
  const auto marked = [&](double scale, int least, int most) {
    const QImage image = sample::painted(map, map.sheet(), scale);
    int count = 0;
    for (int i = 0; i < 20; ++i) {
      const int lightness = sample::colourAt(image, map.sheet(), toMap(piece.at(i / 20.0))).lightness();
      count += lightness >= least && lightness < most;
    }
    return count;
  };
  EXPECT_EQ(marked(150, 0, 200), 0);
  EXPECT_GT(marked(44, 0, 200), 15);
  EXPECT_GT(marked(22, 0, 205), 12);
  EXPECT_EQ(marked(44, 0, map.theme()->laneCase.lightness() + 30), 0);
}

}  // namespace
}  // namespace redoubt::render
