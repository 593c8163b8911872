#include "editor/render/grounds/grounds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "editor/render/grounds/point_plane.h"
#include "editor/render/map_geometry.h"
#include "editor/render/noise.h"
#include "editor/render/theme/map_theme.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

constexpr hex::Orientation kBothGrounds[] = {hex::Orientation::Pointy, hex::Orientation::Flat};
constexpr std::string_view kEdged[] = {"woods", "marsh", "water", "hill", "park", "meadow", "orchard"};

// A map on which every hex is woods or open by the toss of a coin.
model::Battle tossedMap(hex::Orientation orientation, std::uint32_t salt, double share) {
  model::Battle battle = sample::bareMap(orientation, 14, 12);
  for (int column = 1; column <= 14; ++column) {
    for (int row = 1; row <= 12; ++row) {
      if (unitAt(column, row, salt) < share) sample::setTerrain(battle, sample::at(column, row), "woods");
    }
  }
  return battle;
}

InArea isWoods(const MapCells& cells) {
  return [&cells](const Cell& cell) { return cells.kind(cell.terrain).pattern == Pattern::Woods; };
}

std::vector<Corner> cornersOf(const MapCells& cells) {
  std::vector<Corner> corners;
  cells.forEachCorner(cells.sheet(), [&](const Corner& corner) { corners.push_back(corner); });
  return corners;
}

TEST(AreaShape, EveryHexHasItsCentreInItsOwnRegion) {
  for (const hex::Orientation orientation : kBothGrounds) {
    for (std::uint32_t salt = 1; salt <= 12; ++salt) {
      const MapCells cells(tossedMap(orientation, salt, 0.2 + 0.05 * salt));
      for (const std::string_view pattern : kEdged) {
        const AreaDepth depth(cells, cells.sheet(), edgeOf(pattern), isWoods(cells));
        cells.layout().forEachHex([&](hex::HexKey key) {
          const double within = depth.at(cells.layout().centre(key));
          const bool isIn = cells.kind(cells.cell(key).terrain).pattern == Pattern::Woods;
          EXPECT_GT(isIn ? within : -within, 0.06) << cells.layout().number(key) << " salt " << salt;
        });
      }
    }
  }
}

TEST(AreaShape, RimsOfNeighbouringTrianglesShareTheirEndPoints) {
  for (const hex::Orientation orientation : kBothGrounds) {
    const MapCells cells(tossedMap(orientation, 5, 0.5));
    const std::vector<Corner> corners = cornersOf(cells);
    for (const std::string_view pattern : kEdged) {
      const AreaShape shape = areaShape(cells, corners, cells.sheet(), edgeOf(pattern), isWoods(cells));
      std::multiset<std::pair<double, double>> starts;
      for (const Rim& rim : shape.rims) starts.emplace(rim.front().x(), rim.front().y());
      int open = 0;
      for (const Rim& rim : shape.rims) {
        const hex::Point end = toMap(rim.back());
        const bool isInner = toQt(grown(cells.layout().bounds(), -0.9)).contains(toQt(end));
        if (isInner && starts.count({end.x, end.y}) != 1) ++open;
      }
      EXPECT_EQ(open, 0) << "of " << shape.rims.size();
      EXPECT_GT(shape.rims.size(), 50u);
    }
  }
}

// Where nothing is drawn beyond the map an area runs on to the map's outline, whatever lies beside it there.
TEST(AreaShape, RunsOutToTheEdgeOfAMapWithoutAFrame) {
  for (const hex::Orientation orientation : kBothGrounds) {
    for (std::uint32_t salt = 1; salt <= 12; ++salt) {
      MapCells cells(tossedMap(orientation, salt, 0.5));
      cells.endAtEdge();
      for (const std::string_view pattern : kEdged) {
        const AreaDepth depth(cells, cells.sheet(), edgeOf(pattern), isWoods(cells));
        cells.layout().forEachHex([&](hex::HexKey key) {
          const bool isIn = cells.kind(cells.cell(key).terrain).pattern == Pattern::Woods;
          for (int side = 0; side < hex::kSides; ++side) {
            if (cells.layout().neighbour(key, side)) continue;
            const double within = depth.at(cells.layout().middle(cells.layout().side(key, side)));
            EXPECT_GT(isIn ? within : -within, 0.03) << cells.layout().number(key) << " salt " << salt;
          }
        });
      }
    }
  }
}

TEST(AreaShape, RunsOutOfAMapWithoutAFrameInOneCurve) {
  for (const hex::Orientation orientation : kBothGrounds) {
    MapCells cells(tossedMap(orientation, 5, 0.5));
    cells.endAtEdge();
    const AreaShape shape = areaShape(cells, cornersOf(cells), cells.sheet(), edgeOf("woods"), isWoods(cells));
    const QRectF inside = toQt(grown(cells.layout().bounds(), -1.0));
    int joints = 0;
    for (const Rim& rim : shape.rims) {
      if (inside.contains(rim.back())) continue;
      const hex::Hex hex = cells.layout().toHex(cells.layout().at(toMap(rim.back())));
      if (!cells.cell(hex).isOnMap) continue;
      EXPECT_TRUE(std::any_of(shape.rims.begin(), shape.rims.end(),
                              [&](const Rim& next) { return next.front() == rim.back(); }));
      ++joints;
    }
    EXPECT_GT(joints, 20);
  }
}

TEST(AreaShape, AStraightRowOfHexsidesIsNoZigzag) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy, 14, 12);
  for (int column = 1; column <= 14; ++column) {
    for (int row = 7; row <= 12; ++row) sample::setTerrain(battle, sample::at(column, row), "woods");
  }
  const MapCells cells(battle);
  const AreaShape shape = areaShape(cells, cornersOf(cells), cells.sheet(), {0, 0.4, 11, 0.60, 0}, isWoods(cells));
  double top = 1e9;
  double bottom = -1e9;
  for (const Rim& rim : shape.rims) {
    for (const QPointF& point : rim) {
      if (point.x() < 2 || point.x() > 12) continue;
      top = std::min(top, point.y());
      bottom = std::max(bottom, point.y());
    }
  }
  EXPECT_LT(bottom - top, 0.10);  // the hexsides themselves go up and down by 0.29
}

// How far the edge of the only hex of an area is from its middle, all round.
std::vector<double> reachesOf(const MapCells& cells, hex::HexKey key, std::string_view pattern) {
  const AreaDepth depth(cells, cells.sheet(), edgeOf(pattern), isWoods(cells));
  const hex::Point middle = cells.layout().centre(key);
  std::vector<double> reaches;
  for (int i = 0; i < 48; ++i) {
    const hex::Point way{std::cos(i * M_PI / 24), std::sin(i * M_PI / 24)};
    double far = 0;
    while (far < 1 && depth.at({middle.x + way.x * far, middle.y + way.y * far}) > 0) far += 0.01;
    reaches.push_back(far);
  }
  return reaches;
}

// A single marsh is ragged, unlike its hex, no two are the same, and none leaves its hex by far.
TEST(AreaShape, ASingleMarshIsARaggedLobeInItsHex) {
  for (const hex::Orientation orientation : kBothGrounds) {
    std::set<int> shapes;
    for (int column = 2; column <= 13; column += 2) {
      model::Battle battle = sample::bareMap(orientation, 14, 12);
      const hex::HexKey key = sample::at(column, 3 + column / 3);
      sample::setTerrain(battle, key, "woods");
      const std::vector<double> reaches = reachesOf(MapCells(battle), key, "marsh");
      const auto [least, most] = std::minmax_element(reaches.begin(), reaches.end());
      EXPECT_GT(*most / *least, 1.25) << column;
      EXPECT_LT(*most, 0.75) << column;
      EXPECT_GT(*least, 0.2) << column;
      shapes.insert(static_cast<int>(std::lround(1000 * (reaches[0] + 2 * reaches[12] + 3 * reaches[24]))));
    }
    EXPECT_GT(shapes.size(), 4U);
  }
}

TEST(AreaDepth, IsTheSameFromWhateverRegion) {
  const MapCells cells(tossedMap(hex::Orientation::Flat, 9, 0.45));
  const AreaDepth whole(cells, cells.sheet(), edgeOf("woods"), isWoods(cells));
  const AreaDepth part(cells, {4.1, 3.3, 6.2, 5.7}, edgeOf("woods"), isWoods(cells));
  for (double x = 4.15; x < 6.2; x += 0.031) {
    for (double y = 3.35; y < 5.7; y += 0.037) EXPECT_EQ(whole.at({x, y}), part.at({x, y})) << x << " " << y;
  }
}

TEST(PointPlane, PointsKeepTheirDistanceAndLeaveNoGap) {
  const hex::Bounds bounds{-3, 4, 9, 9};  // across the joints of its squares
  const std::vector<PlanePoint> points = PointPlane::of(0.07).in(bounds);
  EXPECT_TRUE(std::is_sorted(points.begin(), points.end(),
                             [](const PlanePoint& a, const PlanePoint& b) { return a.at.y < b.at.y; }));
  std::vector<std::vector<hex::Point>> squares(240 * 100);  // 0.05 wide
  const auto square = [&](hex::Point at) {
    return static_cast<std::size_t>(std::min(99.0, (at.y - 4) / 0.05)) * 240 +
           static_cast<std::size_t>(std::min(239.0, (at.x + 3) / 0.05));
  };
  for (const PlanePoint& point : points) squares[square(point.at)].push_back(point.at);
  int gaps = 0;
  for (double x = -2.5; x < 8.5; x += 0.11) {
    for (double y = 4.5; y < 8.5; y += 0.11) {
      double nearest = 9;
      for (int j = -2; j <= 2; ++j) {
        for (int i = -2; i <= 2; ++i) {
          for (const hex::Point& each : squares[square({x + 0.05 * i, y + 0.05 * j})]) {
            nearest = std::min(nearest, std::hypot(each.x - x, each.y - y));
          }
        }
      }
      if (nearest > 0.07) ++gaps;
    }
  }
  EXPECT_LT(gaps, 40);  // of 3,700 places
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t k = i + 1; k < points.size() && points[k].at.y - points[i].at.y < 0.07; ++k) {
      ASSERT_GE(std::hypot(points[k].at.x - points[i].at.x, points[k].at.y - points[i].at.y), 0.07 - 1e-9);
    }
  }
}

// All hexes but a border of one terrain.
model::Battle fullOf(hex::Orientation orientation, std::string_view terrain) {
  model::Battle battle = sample::bareMap(orientation, 7, 7);
  for (int column = 2; column <= 6; ++column) {
    for (int row = 2; row <= 6; ++row) sample::setTerrain(battle, sample::at(column, row), terrain);
  }
  return battle;
}

TEST(Grounds, LeaveTheRoomOfTheNumbersFree) {
  MapTheme theme = *loadTheme("engraved").theme;
  theme.number = theme.numberOnWoods = theme.grid = theme.paper;  // only what should not be there is seen
  MapStyle style;
  style.theme = std::make_shared<const MapTheme>(theme);
  for (const hex::Orientation orientation : kBothGrounds) {
    for (const std::string_view terrain : {"woods", "marsh", "fields", "orchard", "vineyard", "meadow", "heath", "sand",
                                           "rocks", "scrub", "park", "slopes"}) {
      const MapPainter map(fullOf(orientation, terrain), style);
      const QImage image = sample::painted(map, map.sheet(), 100);
      int marked = 0;
      map.layout().forEachHex([&](hex::HexKey key) {
        const hex::Point centre = map.layout().centre(key);
        for (double x = -kNumberRoom.x + 0.02; x < kNumberRoom.x - 0.02; x += 0.01) {
          for (double y = -kNumberRoom.y + 0.02; y < kNumberRoom.y - 0.02; y += 0.01) {
            const hex::Point at{centre.x + kNumberPlace.x + x, centre.y + kNumberPlace.y + y};
            if (std::abs(sample::colourAt(image, map.sheet(), at).green() - theme.paper.green()) > 8) ++marked;
          }
        }
      });
      EXPECT_EQ(marked, 0) << terrain;
      EXPECT_GT(
          greatestDifference(image, sample::painted(MapPainter(fullOf(orientation, ""), style), map.sheet(), 100)), 80);
    }
  }
}

TEST(Grounds, EachThemeDrawsEachPattern) {
  for (const QString& name : themeNames()) {
    MapStyle style;
    style.theme = loadTheme(name).theme;
    const MapPainter bare(fullOf(hex::Orientation::Pointy, ""), style);
    const QImage paper = sample::painted(bare, bare.sheet(), 40);
    for (const std::string_view word : patternsOf(Place::Hex)) {
      if (word == "clear") continue;
      const MapPainter map(fullOf(hex::Orientation::Pointy, word), style);
      EXPECT_GT(greatestDifference(sample::painted(map, map.sheet(), 40), paper), 40)
          << word << " " << name.toStdString();
    }
  }
}

// A hill in a wood: between its hachures the wood's ground is seen, not the paper.
TEST(Grounds, AWoodGoesOnUnderItsSlopes) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  for (int column = 2; column <= 7; ++column) {
    for (int row = 2; row <= 7; ++row) sample::setTerrain(battle, sample::at(column, row), "woods", row > 4 ? 1 : 0);
  }
  for (int column = 3; column <= 6; ++column) {
    for (const int side : {0, 5}) sample::addHexside(battle, sample::at(column, 5), side, "slope");
  }
  MapStyle style;
  style.grid = style.numbers = style.levels = false;
  const MapPainter map(battle, style);
  const QImage image = sample::painted(map, map.sheet(), 150);
  const hex::Layout& layout = map.layout();
  for (int column = 3; column <= 6; ++column) {
    const hex::Point at = layout.middle(layout.side(sample::at(column, 5), 0));
    EXPECT_GT(sample::pixelsLike(image, map.sheet(), at, 0.1, map.theme()->woodsGround, 16), 60);
    EXPECT_EQ(sample::pixelsLike(image, map.sheet(), at, 0.1, map.theme()->paper, 10), 0);
  }
}

// The share of a part of a map that is black, grey counted as what it is made of.
double blackShare(const MapPainter& map, const hex::Bounds& part, double scale) {
  const QImage image = sample::painted(map, part, scale);
  double sum = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) sum += 1 - qGray(image.pixel(x, y)) / 250.0;
  }
  return sum / image.width() / image.height();
}

MapStyle engravedGround() {
  MapStyle style;
  style.grid = style.numbers = false;
  style.theme = loadTheme("engraved").theme;
  return style;
}

TEST(Grounds, EngravedWoodsAreNeitherBlackNorWhite) {
  const MapPainter map(fullOf(hex::Orientation::Pointy, "woods"), engravedGround());
  const hex::Point middle = map.layout().centre(sample::at(4, 4));
  const hex::Bounds inside = grown({middle.x, middle.y, middle.x, middle.y}, 1);
  for (const double scale : {30.0, 50.0, 75.0, 150.0}) {
    EXPECT_LT(blackShare(map, inside, scale), 0.31) << scale;
    EXPECT_GT(blackShare(map, inside, scale), 0.15) << scale;
  }
}

// A hill in an engraved wood: the strip of its hachures has trees in it.
TEST(Grounds, AnEngravedWoodGoesOnThroughItsSlopes) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  for (int column = 2; column <= 7; ++column) {
    for (int row = 2; row <= 7; ++row) sample::setTerrain(battle, sample::at(column, row), "woods", row > 4 ? 1 : 0);
  }
  const auto strip = [&](const MapStyle& style) {
    const MapPainter map(battle, style);
    const hex::Point at = map.layout().centre(sample::at(4, 5));
    return blackShare(map, {at.x - 0.8, at.y - 0.62, at.x + 0.8, at.y - 0.36}, 150);
  };
  for (int column = 3; column <= 6; ++column) {
    for (const int side : {0, 5}) sample::addHexside(battle, sample::at(column, 5), side, "slope");
  }
  MapStyle bare = engravedGround();
  bare.terrain = false;
  EXPECT_GT(strip(engravedGround()), strip(bare) + 0.06);
}

TEST(Grounds, EngravedLevelsAreDottedTheDenserTheHigher) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy, 12, 8);
  for (int column = 1; column <= 12; ++column) {
    for (int row = 1; row <= 8; ++row) sample::setTerrain(battle, sample::at(column, row), "", (column - 1) / 4);
  }
  MapStyle style = engravedGround();
  style.terrain = false;
  const MapPainter map(battle, style);
  double before = -0.01;
  for (const int column : {2, 6, 10}) {
    const hex::Point at = map.layout().centre(sample::at(column, 4));
    const double share = blackShare(map, grown({at.x, at.y, at.x + 0.5, at.y}, 0.4), 100);
    EXPECT_GT(share, before + 0.001) << column;
    EXPECT_LT(share, 0.12) << column;
    before = share;
  }
}

// The plain of a map is its emptiest ground, yet no bare paper.
TEST(Grounds, PlainsHaveAFewPaleMarks) {
  for (const char* name : {"staff", "engraved"}) {
    MapStyle style;
    style.grid = style.numbers = false;
    style.theme = loadTheme(name).theme;
    const MapPainter map(sample::bareMap(hex::Orientation::Pointy, 12, 12), style);
    const hex::Bounds inside = grown(map.layout().bounds(), -1);
    const QImage image = sample::painted(map, inside, 90);
    const int paper = qGray(style.theme->paper.rgb());
    int marked = 0;
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) marked += qGray(image.pixel(x, y)) < paper - 12;
    }
    const double share = static_cast<double>(marked) / image.width() / image.height();
    EXPECT_GT(share, 0.0008) << name;
    EXPECT_LT(share, 0.02) << name;
  }
}

TEST(Grounds, ArePaintedTheSameTwice) {
  const MapPainter map(sample::richMap(hex::Orientation::Flat));
  EXPECT_EQ(greatestDifference(sample::painted(map, map.sheet(), 64), sample::painted(map, map.sheet(), 64)), 0);
}

// What a wood looks like from afar does not change with the zoom.
TEST(Grounds, WoodsKeepTheirColourFromZoomToZoom) {
  const MapPainter map(fullOf(hex::Orientation::Pointy, "woods"), [] {
    MapStyle style;
    style.grid = style.numbers = false;
    return style;
  }());
  const hex::Point middle = map.layout().centre(sample::at(4, 4));
  const auto mean = [&](double scale) {
    const hex::Bounds region{middle.x - 1, middle.y - 1, middle.x + 1, middle.y + 1};
    const QImage image =
        sample::painted(map, region, scale).scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    return image.pixelColor(0, 0);
  };
  const QColor near = mean(100);
  for (const double scale : {10.0, 16.0, 24.0, 48.0}) {
    const QColor far = mean(scale);
    EXPECT_NEAR(far.red(), near.red(), 14) << scale;
    EXPECT_NEAR(far.green(), near.green(), 14) << scale;
    EXPECT_NEAR(far.blue(), near.blue(), 14) << scale;
  }
}

TEST(Grounds, AnAuthorsColourTintsHisTrees) {
  model::Battle battle = fullOf(hex::Orientation::Pointy, "larches");
  sample::addRule(battle, "terrain/larches/pattern", "\"woods\"");
  sample::addRule(battle, "terrain/larches/colour", "\"#D8A53C\"");
  const MapPainter map(battle);
  const QImage image = sample::painted(map, map.sheet(), 60);
  const hex::Point middle = map.layout().centre(sample::at(4, 4));
  EXPECT_GT(sample::pixelsLike(image, map.sheet(), middle, 0.35, QColor(0xD8, 0xA5, 0x3C), 40), 200);
}

}  // namespace
}  // namespace redoubt::render
