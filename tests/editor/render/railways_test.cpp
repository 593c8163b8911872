#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "editor/render/links/crossings.h"
#include "editor/render/links/way_curves.h"
#include "editor/render/links/way_widths.h"
#include "editor/render/paint_context.h"
#include "editor/render/region_plan.h"
#include "tests/editor/render/sample_map.h"
#include "tests/editor/render/shipped_battles.h"

// Railways: a net of their own beside that of roads, lanes and tracks.
namespace redoubt::render {
namespace {

constexpr hex::Orientation kBothGrids[] = {hex::Orientation::Pointy, hex::Orientation::Flat};

// Links by chance over a whole map, of the kinds that `kindOf` gives for a number.
template <class KindOf>
model::Battle tangle(hex::Orientation orientation, int count, KindOf&& kindOf) {
  model::Battle battle = sample::bareMap(orientation, 12, 12);
  const hex::Layout layout = model::layoutOf(battle);
  unsigned state = 11;
  for (int i = 0; i < count; ++i) {
    state = state * 1664525U + 1013904223U;
    const hex::HexKey from = sample::at(1 + static_cast<int>(state >> 8) % 12, 1 + static_cast<int>(state >> 16) % 12);
    const auto to = layout.neighbour(from, static_cast<int>(state >> 24) % 6);
    if (!to || !layout.contains(*to)) continue;
    for (const char* kind : kindOf(state >> 12)) sample::addLink(battle, from, *to, kind);
  }
  return battle;
}

std::vector<WayPiece> piecesOf(const MapCells& cells, WayNet net) {
  std::vector<WayPiece> pieces;
  WayCrossings crossings(cells, net);
  cells.forEachHex(cells.sheet(), [&](hex::Hex hex, hex::Point) {
    if (!cells.cell(hex).isOnMap) return;
    for (WayPiece& piece : waysOf(crossings, hex)) pieces.push_back(std::move(piece));
  });
  return pieces;
}

double distance(QPointF a, QPointF b) {
  return std::hypot(a.x() - b.x(), a.y() - b.y());
}

TEST(Railways, LeaveRoadsAsTheyWere) {
  for (const hex::Orientation orientation : kBothGrids) {
    using Kinds = std::vector<const char*>;
    const auto roads = [](unsigned n) { return n % 3 == 0 ? Kinds{} : Kinds{n % 3 == 1 ? "road" : "track"}; };
    const auto all = [&](unsigned n) {
      Kinds kinds = roads(n);
      if (n % 4 != 1) kinds.push_back("railway");
      return kinds;
    };
    const MapCells without(tangle(orientation, 150, roads));
    const MapCells with(tangle(orientation, 150, all));
    const auto before = piecesOf(without, WayNet::Roads);
    const auto after = piecesOf(with, WayNet::Roads);
    ASSERT_EQ(before.size(), after.size());
    for (std::size_t i = 0; i < before.size(); ++i) EXPECT_EQ(before[i].line, after[i].line);
    EXPECT_TRUE(piecesOf(without, WayNet::Railways).empty());
    EXPECT_FALSE(piecesOf(with, WayNet::Railways).empty());
    EXPECT_TRUE(std::all_of(after.begin(), after.end(), [](const WayPiece& piece) { return !piece.isRailway; }));
  }
}

// Both lines of a side are seen: between their edges there is ground.
TEST(Railways, CrossAHexsideClearOfTheRoadOverIt) {
  for (const hex::Orientation orientation : kBothGrids) {
    const MapCells cells(tangle(orientation, 170, [](unsigned) { return std::vector{"road", "railway"}; }));
    WayCrossings roads(cells);
    WayCrossings railways(cells, WayNet::Railways);
    int sides = 0;
    cells.forEachHex(cells.sheet(), [&](hex::Hex hex, hex::Point) {
      for (int i = 0; i < 3; ++i) {
        const hex::Hexside side = hex::hexside(hex, i);
        if (!cells.cell(hex).isOnMap || !railways.across(side)) continue;
        ++sides;
        EXPECT_GT(distance(roads.at(side).at, railways.at(side).at), (kRoadWidth + kRailwayWidth) / 2 + 0.02)
            << cells.layout().number(cells.layout().toKey(hex)) << " " << i;
      }
    });
    EXPECT_GT(sides, 60);
  }
}

// A road and a railway that run straight on side by side don't cross each other.
TEST(Railways, RunBesideARoadWithoutCrossingIt) {
  for (const hex::Orientation orientation : kBothGrids) {
    for (int direction = 0; direction < 3; ++direction) {
      model::Battle battle = sample::bareMap(orientation, 9, 9);
      const hex::Layout layout = model::layoutOf(battle);
      const hex::HexKey middle = sample::at(5, 5);
      for (const char* kind : {"road", "railway"}) {
        for (const int side : {direction, direction + 3}) {
          const hex::HexKey next = *layout.neighbour(middle, side);
          sample::addLink(battle, middle, next, kind);
          sample::addLink(battle, next, *layout.neighbour(next, side), kind);
        }
      }
      const MapCells cells(battle);
      const hex::Hex hex = layout.toHex(middle);
      const WayPiece road = waysOf(cells, hex).at(0);
      const WayPiece railway = waysOf(cells, hex, WayNet::Railways).at(0);
      for (const QPointF& point : railway.line) {
        for (const QPointF& other : road.line) EXPECT_GT(distance(point, other), 0.06) << direction;
      }
    }
  }
}

TEST(Railways, RunClearOfTheNumbers) {
  for (const hex::Orientation orientation : kBothGrids) {
    const auto kinds = [](unsigned n) { return n % 2 ? std::vector{"railway"} : std::vector{"railway", "lane"}; };
    const MapCells cells(tangle(orientation, 150, kinds));
    for (const WayPiece& piece : piecesOf(cells, WayNet::Railways)) {
      const QPointF number = toQt(cells.layout().centre(piece.hex)) + toQt(kNumberPlace);
      for (const QPointF& point : piece.line) {
        const double x = std::max(0.0, std::abs(point.x() - number.x()) - 0.125);
        const double y = std::max(0.0, std::abs(point.y() - number.y()) - 0.045);
        EXPECT_GT(std::hypot(x, y), kRailwayWidth / 2) << cells.layout().number(cells.layout().toKey(piece.hex));
      }
    }
  }
}

// Over the same water each has a bridge of its own, where its own line crosses.
TEST(Railways, HaveABridgeBesideThatOfTheRoad) {
  for (const hex::Orientation orientation : kBothGrids) {
    model::Battle battle = sample::bareMap(orientation, 7, 7);
    const hex::Layout layout = model::layoutOf(battle);
    const hex::HexKey near = sample::at(4, 4);
    for (const int side : {0, 1, 2}) sample::addHexside(battle, near, side, "river");
    const auto crossingsWith = [&](std::vector<const char*> links) {
      model::Battle linked = battle;
      for (const char* kind : links) sample::addLink(linked, near, *layout.neighbour(near, 1), kind);
      const MapCells cells(linked);
      return regionPlan(cells, cells.sheet(), {}).crossings;
    };
    const auto both = crossingsWith({"road", "railway", "bridge"});
    ASSERT_EQ(both.size(), 2u);
    EXPECT_EQ(both[0].way, Pattern::Road);
    EXPECT_EQ(both[1].way, Pattern::Railway);
    EXPECT_GT(distance(both[0].at, both[1].at), 0.08);
    const auto alone = crossingsWith({"railway", "bridge"});
    ASSERT_EQ(alone.size(), 1u);
    EXPECT_EQ(alone[0].way, Pattern::Railway);
    const auto ford = crossingsWith({"road", "railway", "ford"});
    ASSERT_EQ(ford.size(), 1u) << "no train goes through a ford";
    EXPECT_EQ(ford[0].way, Pattern::Road);
  }
}

TEST(Railways, StopAtWaterWithoutABridge) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy, 7, 7);
  for (const int side : {0, 1, 2}) sample::addHexside(battle, sample::at(4, 4), side, "river");
  sample::addLink(battle, sample::at(3, 4), sample::at(4, 4), "railway");
  sample::addLink(battle, sample::at(4, 4), sample::at(5, 4), "railway");
  const auto stops = [](const model::Battle& shown) {
    const MapCells cells(shown);
    const RegionPlan plan = regionPlan(cells, cells.sheet(), {});
    return std::count_if(plan.ways.begin(), plan.ways.end(), [&](const WayPiece& piece) {
      return piece.isRailway && cells.layout().toKey(piece.hex) == sample::at(4, 4) &&
             (piece.stops[0] || piece.stops[1]);
    });
  };
  EXPECT_EQ(stops(battle), 1);
  sample::addLink(battle, sample::at(4, 4), sample::at(5, 4), "bridge");
  EXPECT_EQ(stops(battle), 0);
}

// Houses stand along streets.
TEST(Railways, AreNoStreetsOfVillages) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy, 5, 5);
  sample::setTerrain(battle, sample::at(3, 3), "village");
  sample::addLink(battle, sample::at(2, 3), sample::at(3, 3), "road");
  sample::addLink(battle, sample::at(3, 3), sample::at(4, 3), "road");
  const auto planOf = [](const model::Battle& shown) {
    const MapCells cells(shown);
    return regionPlan(cells, cells.sheet(), {});
  };
  sample::addLink(battle, sample::at(3, 3), *model::layoutOf(battle).neighbour(sample::at(3, 3), 2), "railway");
  const RegionPlan plan = planOf(battle);
  ASSERT_FALSE(plan.settlements.houses.empty());
  for (const House& house : plan.settlements.houses) {
    const QPointF front = (house.shape[2] + house.shape[3]) / 2;
    double road = 9;
    for (const WayPiece& way : plan.ways) {
      for (const QPointF& point : way.line) {
        if (!way.isRailway) {
          road = std::min(road, distance(point, front));
        } else {
          EXPECT_FALSE(house.shape.containsPoint(point, Qt::OddEvenFill));
        }
      }
    }
    EXPECT_LT(road, 0.15) << "its front is on a street";
  }
}

// By shape alone, down to the smallest map: neither light and dark dashes nor ticks are on any road.
TEST(Railways, AreToldFromWaysInEveryTheme) {
  for (const QString& theme : themeNames()) {
    for (const double scale : {20.0, 40.0, 96.0}) {
      const auto drawn = [&](const char* kind) {
        model::Battle battle = sample::bareMap(hex::Orientation::Pointy, 9, 3);
        for (int column = 2; column < 8; ++column) {
          sample::addLink(battle, sample::at(column, 2), sample::at(column + 1, 2), kind);
        }
        MapStyle style;
        style.grid = style.numbers = false;
        style.theme = loadTheme(theme).theme;
        const MapPainter map(battle, style);
        return sample::painted(map, {3, 0.3, 7, 2.2}, scale).convertToFormat(QImage::Format_Grayscale8);
      };
      // How much the darkness along a line changes from pixel to pixel.
      const auto restlessness = [](const QImage& image) {
        double sum = 0;
        for (int x = 1; x < image.width(); ++x) {
          int before = 0;
          int now = 0;
          for (int y = 0; y < image.height(); ++y) {
            before += 255 - qGray(image.pixel(x - 1, y));
            now += 255 - qGray(image.pixel(x, y));
          }
          sum += std::abs(now - before);
        }
        return sum / image.width();
      };
      const double railway = restlessness(drawn("railway"));
      for (const char* way : {"road", "lane"}) {
        EXPECT_GT(railway, 1.8 * restlessness(drawn(way))) << theme.toStdString() << " " << scale << " " << way;
      }
    }
  }
}

}  // namespace
}  // namespace redoubt::render
