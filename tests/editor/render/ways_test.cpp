#include <gtest/gtest.h>

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <map>

#include "editor/render/links/crossings.h"
#include "editor/render/links/way_curves.h"
#include "editor/render/links/way_widths.h"
#include "editor/render/map_geometry.h"
#include "editor/render/paint_context.h"
#include "editor/render/region_plan.h"
#include "editor/render/ribbon.h"
#include "tests/editor/render/sample_map.h"
#include "tests/editor/render/shipped_battles.h"

namespace redoubt::render {
namespace {

constexpr hex::Orientation kBothWays[] = {hex::Orientation::Pointy, hex::Orientation::Flat};

// The shipped maps, and a tangle of ways by chance on either kind of grid.
std::vector<model::Battle> maps() {
  std::vector<model::Battle> all = sample::shippedBattles();
  for (const hex::Orientation orientation : kBothWays) {
    model::Battle battle = sample::bareMap(orientation, 14, 14);
    const hex::Layout layout = model::layoutOf(battle);
    unsigned state = 7;
    const char* kinds[] = {"road", "lane", "track", "track"};
    for (int i = 0; i < 230; ++i) {
      state = state * 1664525U + 1013904223U;
      const hex::HexKey from =
          sample::at(1 + static_cast<int>(state >> 8) % 14, 1 + static_cast<int>(state >> 16) % 14);
      const auto to = layout.neighbour(from, static_cast<int>(state >> 24) % 6);
      if (to && layout.contains(*to)) sample::addLink(battle, from, *to, kinds[(state >> 12) % 4]);
    }
    all.push_back(std::move(battle));
  }
  return all;
}

template <class Visit>
void forEachPiece(const MapCells& cells, Visit&& visit) {
  cells.forEachHex(cells.sheet(), [&](hex::Hex hex, hex::Point) {
    if (!cells.cell(hex).isOnMap) return;
    for (const WayPiece& piece : waysOf(cells, hex)) visit(piece);
  });
}

double farthestOut(const MapCells& cells, hex::Hex hex, QPointF point) {
  const QPointF centre = toQt(cells.layout().centre(hex));
  double most = 0;
  for (int side = 0; side < hex::kSides; ++side) {
    const QPointF normal = toQt(cells.layout().centre(hex::neighbour(hex, side))) - centre;
    most = std::max(most, QPointF::dotProduct(point - centre, normal) - 0.5);
  }
  return most;
}

TEST(Ways, StayInTheHexesOfTheirChain) {
  for (const model::Battle& battle : maps()) {
    const MapCells cells(battle);
    forEachPiece(cells, [&](const WayPiece& piece) {
      for (const QPointF& point : piece.line) {
        EXPECT_LT(farthestOut(cells, piece.hex, point), 0.025)
            << cells.layout().number(cells.layout().toKey(piece.hex));
      }
    });
  }
}

TEST(Ways, AreTheSameWhereTheirCrossingsAreKnownAlready) {
  for (const model::Battle& battle : maps()) {
    const MapCells cells(battle);
    WayCrossings crossings(cells);
    cells.forEachHex(cells.sheet(), [&](hex::Hex hex, hex::Point) {
      const std::vector<WayPiece> alone = waysOf(cells, hex);
      const std::vector<WayPiece> together = waysOf(crossings, hex);
      ASSERT_EQ(alone.size(), together.size());
      for (std::size_t i = 0; i < alone.size(); ++i) EXPECT_EQ(alone[i].line, together[i].line);
    });
  }
}

TEST(Ribbon, KeepsItsEndsAndWhatIsFartherApartThanItsGrain) {
  const std::vector<QPointF> points = straight({0, 0}, {1, 0}, 101);
  const QPointF along(1, 0);
  const auto corners = [&](double grain) {
    QPainterPath path;
    addRibbon(path, points, 0.1, 0.1, along, along, grain);
    return path;
  };
  EXPECT_EQ(corners(0).boundingRect(), QRectF(0, -0.05, 1, 0.1));
  EXPECT_EQ(corners(0.0999).boundingRect(), corners(0).boundingRect());
  EXPECT_EQ(corners(0).elementCount(), 2 * 101 + 1);
  EXPECT_EQ(corners(0.0999).elementCount(), 2 * 11 + 1);
}

TEST(Ways, MeetOverAHexsideWithOneTangent) {
  struct End {
    QPointF at, out;
  };
  int meetings = 0;
  for (const model::Battle& battle : maps()) {
    const MapCells cells(battle);
    std::map<hex::Hexside, std::vector<End>> ends;
    forEachPiece(cells, [&](const WayPiece& piece) {
      if (piece.sides[0]) ends[hex::hexside(piece.hex, *piece.sides[0])].push_back({piece.line.front(), -piece.ahead});
      if (piece.sides[1]) ends[hex::hexside(piece.hex, *piece.sides[1])].push_back({piece.line.back(), piece.behind});
    });
    for (const auto& [side, both] : ends) {
      if (!cells.cell(side.hex).isOnMap || !cells.cell(hex::neighbour(side.hex, side.side)).isOnMap) continue;
      ASSERT_EQ(both.size(), 2u);
      EXPECT_LT(std::hypot(both[0].at.x() - both[1].at.x(), both[0].at.y() - both[1].at.y()), 1e-9);
      EXPECT_LT(QPointF::dotProduct(both[0].out, both[1].out), -0.999);
      ++meetings;
    }
  }
  EXPECT_GT(meetings, 600);
}

// The room that four digits take.
TEST(Ways, RunClearOfTheNumbers) {
  constexpr QPointF kDigits(0.125, 0.045);
  for (const model::Battle& battle : maps()) {
    const MapCells cells(battle);
    forEachPiece(cells, [&](const WayPiece& piece) {
      const QPointF number = toQt(cells.layout().centre(piece.hex)) + toQt(kNumberPlace);
      const double half = piece.isVillageLane ? kVillageLaneWidth / 2 : wayWidth(cells.kind(piece.kind).pattern) / 2;
      for (const QPointF& point : piece.line) {
        const double x = std::max(0.0, std::abs(point.x() - number.x()) - kDigits.x());
        const double y = std::max(0.0, std::abs(point.y() - number.y()) - kDigits.y());
        EXPECT_GT(std::hypot(x, y), half) << cells.layout().number(cells.layout().toKey(piece.hex));
      }
    });
  }
}

// In half a hexside's length no way turns by more than 80 degrees, however it has to go round a number.
TEST(Ways, HaveNoElbows) {
  for (const model::Battle& battle : sample::shippedBattles()) {
    const MapCells cells(battle);
    forEachPiece(cells, [&](const WayPiece& piece) {
      constexpr std::size_t kSpan = 5;
      for (std::size_t i = 1; i + kSpan < piece.line.size(); ++i) {
        const QPointF before = unit(piece.line[i] - piece.line[i - 1]);
        const QPointF after = unit(piece.line[i + kSpan] - piece.line[i + kSpan - 1]);
        EXPECT_GT(QPointF::dotProduct(before, after), 0.17) << cells.layout().number(cells.layout().toKey(piece.hex));
      }
    });
  }
}

std::vector<WayPiece> waysAround(const model::Battle& battle, hex::HexKey hex) {
  const MapCells cells(battle);
  return waysOf(cells, cells.layout().toHex(hex));
}

TEST(Ways, ABranchLeavesItsTrunkOnATangent) {
  for (const hex::Orientation orientation : kBothWays) {
    model::Battle battle = sample::bareMap(orientation);
    const hex::Layout layout = model::layoutOf(battle);
    const hex::HexKey middle = sample::at(4, 4);
    for (const int side : {1, 4}) sample::addLink(battle, middle, *layout.neighbour(middle, side), "road");
    sample::addLink(battle, middle, *layout.neighbour(middle, 2), "lane");
    const auto pieces = waysAround(battle, middle);
    ASSERT_EQ(pieces.size(), 2u);
    const QPointF foot = pieces[1].line.back();
    double nearest = 1;
    QPointF along;
    for (double t = 0; t <= 1; t += 0.01) {
      const QPointF off = pieces[0].at(t) - foot;
      if (std::hypot(off.x(), off.y()) >= nearest) continue;
      nearest = std::hypot(off.x(), off.y());
      along = pieces[0].tangent(t);
    }
    EXPECT_LT(nearest, 0.01);
    EXPECT_GT(std::abs(QPointF::dotProduct(along, pieces[1].behind)), 0.75);
  }
}

// They kiss it like one curve: none crosses the other, and where they end they run along it.
TEST(Ways, TwoBranchesOnOneSideOfATrunkMergeOnTangents) {
  for (const hex::Orientation orientation : kBothWays) {
    for (const auto& [first, second] : {std::pair{2, 3}, std::pair{5, 0}}) {
      for (const char* kind : {"lane", "track"}) {
        model::Battle battle = sample::bareMap(orientation);
        const hex::Layout layout = model::layoutOf(battle);
        const hex::HexKey middle = sample::at(4, 4);
        for (const int side : {1, 4}) sample::addLink(battle, middle, *layout.neighbour(middle, side), "road");
        for (const int side : {first, second}) sample::addLink(battle, middle, *layout.neighbour(middle, side), kind);
        const auto pieces = waysAround(battle, middle);
        ASSERT_EQ(pieces.size(), 3u);
        for (const std::size_t i : {1U, 2U}) {
          double least = 1;
          double along = 0;
          for (double t = 0; t <= 1; t += 0.005) {
            const QPointF off = pieces[0].at(t) - pieces[i].line.back();
            if (std::hypot(off.x(), off.y()) >= least) continue;
            least = std::hypot(off.x(), off.y());
            along = std::abs(QPointF::dotProduct(pieces[0].tangent(t), pieces[i].behind));
          }
          EXPECT_GT(along, 0.94);
        }
        const auto crosses = [](QPointF a, QPointF b, QPointF c, QPointF d) {
          const auto turn = [](QPointF p, QPointF q, QPointF r) {
            return (q.x() - p.x()) * (r.y() - p.y()) - (q.y() - p.y()) * (r.x() - p.x());
          };
          return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
        };
        const std::vector<QPointF>& one = pieces[1].line;
        const std::vector<QPointF>& other = pieces[2].line;
        for (std::size_t i = 1; i < one.size(); ++i) {
          for (std::size_t j = 1; j < other.size(); ++j) {
            EXPECT_FALSE(crosses(one[i - 1], one[i], other[j - 1], other[j]));
          }
        }
      }
    }
  }
}

TEST(Ways, TheStrongerRunsThroughAndTwoMayCross) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  const hex::Layout layout = model::layoutOf(battle);
  const hex::HexKey middle = sample::at(4, 4);
  const auto link = [&](int side, const char* kind) {
    sample::addLink(battle, middle, *layout.neighbour(middle, side), kind);
  };
  link(1, "track");
  link(4, "track");
  link(0, "road");
  link(2, "road");
  auto pieces = waysAround(battle, middle);
  ASSERT_EQ(pieces.size(), 2u);  // the road bends through, the track runs straight across
  EXPECT_TRUE(pieces[0].sides[0] == 0 && pieces[0].sides[1] == 2);
  EXPECT_TRUE(pieces[1].sides[0] == 1 && pieces[1].sides[1] == 4);
}

// Where a road that crosses another goes on as a track, neither runs out into the crossing.
TEST(Ways, OneThatChangesItsKindInACrossingMeetsTheOtherOnATangent) {
  for (const hex::Orientation orientation : kBothWays) {
    model::Battle battle = sample::bareMap(orientation);
    const hex::Layout layout = model::layoutOf(battle);
    const hex::HexKey middle = sample::at(4, 4);
    for (const auto& [side, kind] : {std::pair(1, "road"), {4, "road"}, {0, "road"}, {3, "track"}}) {
      sample::addLink(battle, middle, *layout.neighbour(middle, side), kind);
    }
    const auto pieces = waysAround(battle, middle);
    ASSERT_EQ(pieces.size(), 3U);
    for (const WayPiece& piece : pieces) {
      EXPECT_FALSE(piece.stops[0] || piece.stops[1]);
      if (piece.sides[1]) continue;  // the one that runs through
      double nearest = 1;
      for (const QPointF& point : pieces[0].line) {
        nearest = std::min(nearest, std::hypot(point.x() - piece.line.back().x(), point.y() - piece.line.back().y()));
      }
      EXPECT_LT(nearest, 0.03);
    }
  }
}

TEST(Ways, EndInTheirHexOrRunOffTheMap) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  sample::addLink(battle, sample::at(1, 4), sample::at(2, 4), "road");
  const auto inside = waysAround(battle, sample::at(2, 4));
  ASSERT_EQ(inside.size(), 1u);
  EXPECT_TRUE(inside[0].stops[1]);
  const auto edge = waysAround(battle, sample::at(1, 4));
  ASSERT_EQ(edge.size(), 1u);
  EXPECT_TRUE(edge[0].sides[0] && edge[0].sides[1]);
  EXPECT_FALSE(edge[0].stops[0] || edge[0].stops[1]);
  // Not out of a castle, and not into it.
  sample::setTerrain(battle, sample::at(1, 4), "castle");
  const auto castle = waysAround(battle, sample::at(1, 4));
  ASSERT_EQ(castle.size(), 1u);
  EXPECT_TRUE(castle[0].stops[1]);
  const QPointF off = castle[0].line.back() - toQt(model::layoutOf(battle).centre(sample::at(1, 4)));
  EXPECT_GT(std::hypot(off.x(), off.y()), 0.2);
}

double lineDistance(const std::vector<QPointF>& line, QPointF point) {
  Obstacles obstacles;
  obstacles.addPath(line, 0, ObstacleKind::Way);
  return obstacles.distance(point, 1, static_cast<ObstacleKinds>(ObstacleKind::Way));
}

TEST(Crossings, StandWhereWayAndWaterCross) {
  int count = 0;
  for (const model::Battle& battle : sample::shippedBattles()) {
    const MapCells cells(battle);
    const RegionPlan plan = regionPlan(cells, cells.sheet(), {});
    for (const WaterCrossing& crossing : plan.crossings) {
      if (crossing.way == Pattern::Unknown) continue;
      double toWay = 1;
      double toWater = 1;
      for (const WayPiece& way : plan.ways) toWay = std::min(toWay, lineDistance(way.line, crossing.at));
      for (const WaterPiece& water : plan.waters) toWater = std::min(toWater, lineDistance(water.points, crossing.at));
      EXPECT_LT(toWay, 1e-6);
      EXPECT_LT(toWater, 1e-6);
      EXPECT_GE(crossing.span, crossing.width - 1e-9);
      ++count;
    }
  }
  EXPECT_GT(count, 12);
}

TEST(Crossings, AWayThatNothingCarriesOverStopsAtTheBank) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  for (int row = 2; row <= 6; ++row) {
    for (const int side : {1, row % 2 ? 2 : 0}) sample::addHexside(battle, sample::at(4, row), side, "river");
  }
  sample::addLink(battle, sample::at(4, 4), sample::at(5, 4), "road");
  const auto plan = [&] {
    const MapCells cells(battle);
    return regionPlan(cells, cells.sheet(), {});
  };
  const RegionPlan dry = plan();
  for (const WayPiece& way : dry.ways) {
    for (const QPointF& point : way.line)
      EXPECT_TRUE(dry.obstacles.isFree(point, 0.02, static_cast<ObstacleKinds>(ObstacleKind::Water)));
  }
  sample::addLink(battle, sample::at(4, 4), sample::at(5, 4), "bridge");
  const RegionPlan bridged = plan();
  ASSERT_EQ(bridged.crossings.size(), 1u);
  EXPECT_EQ(bridged.crossings[0].way, Pattern::Road);
  EXPECT_LT(bridged.obstacles.distance(bridged.crossings[0].at, 0.2, static_cast<ObstacleKinds>(ObstacleKind::Water)),
            0.0);
  EXPECT_LT(bridged.obstacles.distance(bridged.crossings[0].at, 0.2, static_cast<ObstacleKinds>(ObstacleKind::Way)),
            0.0);
}

TEST(Crossings, ABridgeWithoutAWayIsDrawnSquareToTheSide) {
  model::Battle battle = sample::bareMap(hex::Orientation::Flat);
  sample::addHexside(battle, sample::at(4, 4), 0, "stream");
  const hex::Layout layout = model::layoutOf(battle);
  sample::addLink(battle, sample::at(4, 4), *layout.neighbour(sample::at(4, 4), 0), "bridge");
  const MapCells cells(battle);
  const RegionPlan plan = regionPlan(cells, cells.sheet(), {});
  ASSERT_EQ(plan.crossings.size(), 1u);
  EXPECT_EQ(plan.crossings[0].way, Pattern::Unknown);
  EXPECT_NEAR(std::abs(plan.crossings[0].along.y()), 1, 1e-9);
}

// A road over a stream, carried by `kind`, and what is seen of it at a scale. Grid and numbers are hidden.
struct Carried {
  Carried(const char* kind, double scale, const QString& themeName) {
    model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
    for (const int row : {3, 4, 5}) sample::addHexside(battle, sample::at(4, row), 1, "stream");
    sample::addHexside(battle, sample::at(4, 4), 0, "stream");
    sample::addHexside(battle, sample::at(4, 4), 2, "stream");
    for (int column = 3; column < 6; ++column) {
      sample::addLink(battle, sample::at(column, 4), sample::at(column + 1, 4), "road");
    }
    sample::addLink(battle, sample::at(4, 4), sample::at(5, 4), kind);
    MapStyle style;
    style.grid = style.numbers = false;
    style.theme = loadTheme(themeName).theme;
    const MapPainter map(battle, style);
    sheet = map.sheet();
    theme = style.theme;
    image = sample::painted(map, sheet, scale);
    const MapCells cells(battle);
    crossing = regionPlan(cells, sheet, style).crossings.at(0);
  }
  // The share of dark pixels on lines beside the way, from bank to bank.
  double darkBeside() const {
    const QPointF across(-crossing.along.y(), crossing.along.x());
    int dark = 0;
    int count = 0;
    for (double t = -0.5; t <= 0.5; t += 0.05) {
      for (const double sign : {-1.0, 1.0}) {
        double least = 255;
        for (double off = 0.034; off < 0.062; off += 0.004) {
          const QPointF at = crossing.at + crossing.along * (t * crossing.span) + across * (sign * off);
          least = std::min<double>(least, sample::colourAt(image, sheet, toMap(at)).lightness());
        }
        dark += least < 110;
        ++count;
      }
    }
    return static_cast<double>(dark) / count;
  }
  int pixelsOf(const QColor& colour, double radius) const {
    return sample::pixelsLike(image, sheet, toMap(crossing.at), radius, colour, 30);
  }

  hex::Bounds sheet;
  std::shared_ptr<const MapTheme> theme;
  QImage image;
  WaterCrossing crossing;
};

TEST(Crossings, AFordWithoutWaterIsAPuddle) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  sample::addLink(battle, sample::at(4, 4), sample::at(5, 4), "ford");
  const MapPainter map(battle);
  const hex::Point at = map.layout().middle(map.layout().side(sample::at(4, 4), 1));
  EXPECT_GT(sample::pixelsLike(sample::painted(map, map.sheet(), 100), map.sheet(), at, 0.06, map.theme()->water), 40);
}

// Also near a vertex, where the stream goes on along another side: the water is as broad above the ford as below.
TEST(Crossings, AFordsShallowsLieOnTheStreamOnBothSidesOfIt) {
  for (const hex::Orientation orientation : kBothWays) {
    for (int turning = 0; turning < hex::kSides; ++turning) {
      model::Battle battle = sample::bareMap(orientation);
      const hex::Layout layout = model::layoutOf(battle);
      const hex::HexKey middle = sample::at(4, 4);
      const hex::HexKey beyond = *layout.neighbour(middle, turning);
      for (const int side : {0, 1, 2, 3, 4, 5}) {
        if (side != hex::opposite(turning)) sample::addHexside(battle, middle, side, "stream");
      }
      sample::addLink(battle, middle, beyond, "road");
      sample::addLink(battle, middle, beyond, "ford");
      MapStyle style;
      style.grid = style.numbers = false;
      const MapPainter map(battle, style);
      const QImage image = sample::painted(map, map.sheet(), 200);
      const MapCells cells(battle);
      const RegionPlan plan = regionPlan(cells, map.sheet(), style);
      const WaterCrossing& ford = plan.crossings.at(0);
      constexpr double kReach = 0.15;
      const WaterStretch water = stretchWithin(waterAlong(plan, ford.side), ford.at, kReach);
      ASSERT_GT(water.points.size(), 5u);
      for (const QPointF end : {water.points.front(), water.points.back()}) {
        EXPECT_GT(std::hypot(end.x() - ford.at.x(), end.y() - ford.at.y()), kReach - 0.02);
      }
      int shallow = 0;
      for (const std::size_t i : {water.points.size() / 4, water.points.size() - 1 - water.points.size() / 4}) {
        const QPointF along = unit(water.points[i + 1] - water.points[i - 1]);
        for (const double off : {-0.036, 0.036}) {
          const QPointF at = water.points[i] + QPointF(-along.y(), along.x()) * off;
          shallow += sample::pixelsLike(image, map.sheet(), toMap(at), 0.012, map.theme()->water) > 4;
        }
      }
      EXPECT_EQ(shallow, 4) << "side " << turning;
    }
  }
}

TEST(Crossings, ABridgeHasParapetsAndAFordWaterInEveryThemeAndAtHalfSize) {
  for (const char* theme : {"staff", "engraved", "schematic"}) {
    for (const double scale : {37.0, 75.0, 150.0}) {
      const Carried bridge("bridge", scale, theme);
      const Carried ford("ford", scale, theme);
      EXPECT_GT(bridge.darkBeside(), 0.9) << theme << " " << scale;
      EXPECT_LT(ford.darkBeside(), 0.6) << theme << " " << scale;
      const double area = 0.05 * 0.05 * M_PI * scale * scale;
      EXPECT_GT(ford.pixelsOf(ford.theme->water, 0.05), 0.3 * area) << theme << " " << scale;
    }
  }
}

// The dark runs along a track, over several hexes.
TEST(Ways, TracksAreDashedEvenlyOverHexsides) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  for (int column = 2; column < 7; ++column)
    sample::addLink(battle, sample::at(column, 4), sample::at(column + 1, 4), "track");
  MapStyle style;
  style.grid = style.numbers = false;
  const MapPainter map(battle, style);
  const MapCells cells(battle);
  const hex::Bounds sheet = map.sheet();
  const QImage image = sample::painted(map, sheet, 120);
  std::vector<double> gaps;
  double run = 0;
  bool isDark = false;
  for (int column = 3; column <= 6; ++column) {
    for (const WayPiece& piece : waysAround(battle, sample::at(column, 4))) {
      for (int i = 0; i < 400; ++i) {
        const bool dark = sample::colourAt(image, sheet, toMap(piece.at(i / 400.0))).lightness() < 150;
        run += piece.length() / 400;
        if (dark == isDark) continue;
        gaps.push_back(run);
        run = 0;
        isDark = dark;
      }
    }
  }
  ASSERT_GT(gaps.size(), 70u);
  for (std::size_t i = 2; i < gaps.size(); ++i) {
    EXPECT_GT(gaps[i], 0.022);
    EXPECT_LT(gaps[i], 0.078);
  }
}

TEST(Ways, AreDrawnInTheInksOfEveryTheme) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  for (int column = 2; column < 7; ++column) {
    sample::addLink(battle, sample::at(column, 3), sample::at(column + 1, 3), "road");
    sample::addLink(battle, sample::at(column, 5), sample::at(column + 1, 5), "lane");
  }
  MapStyle style;
  style.grid = style.numbers = false;
  for (const QString& name : themeNames()) {
    style.theme = loadTheme(name).theme;
    const MapPainter map(battle, style);
    const QImage image = sample::painted(map, map.sheet(), 320);
    const auto shows = [&](int row, const QColor& colour) {
      const QPointF middle = waysAround(battle, sample::at(4, row))[0].at(0.5);
      return sample::pixelsLike(image, map.sheet(), toMap(middle), 0.06, colour, 16) > 10;
    };
    EXPECT_TRUE(shows(3, style.theme->road) && shows(3, style.theme->roadCase)) << name.toStdString();
    EXPECT_TRUE(shows(5, style.theme->lane) && shows(5, style.theme->laneCase)) << name.toStdString();
    const QPointF middle = waysAround(battle, sample::at(4, 3))[0].at(0.5);
    const QColor inside = sample::colourAt(image, map.sheet(), toMap(middle));
    EXPECT_EQ(inside.lightness() < 140, style.theme->hasRoadLine) << name.toStdString();
  }
}

}  // namespace
}  // namespace redoubt::render
