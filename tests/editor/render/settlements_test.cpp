#include "editor/render/settlements/settlements.h"

#include <gtest/gtest.h>

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <set>

#include "editor/render/map_geometry.h"
#include "editor/render/region_plan.h"
#include "tests/editor/render/sample_map.h"
#include "tests/editor/render/shipped_battles.h"

namespace redoubt::render {
namespace {

constexpr hex::Orientation kBoth[] = {hex::Orientation::Pointy, hex::Orientation::Flat};

// The shipped maps, and villages of all kinds: without a way, at a junction, of many hexes.
std::vector<model::Battle> maps() {
  std::vector<model::Battle> all = sample::shippedBattles();
  for (const hex::Orientation orientation : kBoth) {
    model::Battle battle = sample::bareMap(orientation, 14, 10);
    const hex::Layout layout = model::layoutOf(battle);
    for (const hex::HexKey hex : {sample::at(2, 2), sample::at(5, 2), sample::at(6, 2), sample::at(10, 3)}) {
      sample::setTerrain(battle, hex, "village");
    }
    for (int side = 0; side < 6; ++side)
      sample::setTerrain(battle, *layout.neighbour(sample::at(10, 3), side), "village");
    for (int column = 3; column < 9; ++column) {
      sample::addLink(battle, sample::at(column, 2), sample::at(column + 1, 2), column < 6 ? "road" : "track");
      sample::setTerrain(battle, sample::at(column, 7), "village");
      sample::addLink(battle, sample::at(column, 7), sample::at(column + 1, 7), "lane");
      sample::addHexside(battle, sample::at(column, 7), 2, "wall");
      sample::addHexside(battle, sample::at(column, 7), 3, "river");
    }
    for (int side = 0; side < 6; ++side)
      sample::addLink(battle, sample::at(5, 7), *layout.neighbour(sample::at(5, 7), side), "track");
    all.push_back(std::move(battle));
  }
  return all;
}

RegionPlan wholePlan(const MapCells& cells) {
  return regionPlan(cells, cells.sheet(), {});
}

QPointF middleOf(const QPolygonF& shape) {
  return (shape[0] + shape[2]) / 2;
}

TEST(Settlements, NoHouseStandsOnAWayWaterWorkNumberOrOtherHouse) {
  std::size_t count = 0;
  for (const model::Battle& battle : maps()) {
    const MapCells cells(battle);
    const RegionPlan plan = wholePlan(cells);
    Obstacles ways;
    for (const WayPiece& way : plan.ways) ways.addPath(way.line, 0.026, ObstacleKind::Way);
    Obstacles built;
    for (const House& house : plan.settlements.houses) {
      EXPECT_TRUE(ways.isFree(house.shape));
      EXPECT_TRUE(plan.obstacles.isFree(house.shape, ObstacleKind::Number | ObstacleKind::Water | ObstacleKind::Work));
      EXPECT_TRUE(built.isFree(house.shape));
      built.addShape(house.shape, ObstacleKind::House);
    }
    for (const QPolygonF& garden : plan.settlements.gardens) {
      EXPECT_TRUE(ways.isFree(garden) && built.isFree(garden));
      EXPECT_TRUE(plan.obstacles.isFree(garden, ObstacleKind::Number | ObstacleKind::Water | ObstacleKind::Work));
      built.addShape(garden, ObstacleKind::Garden);
    }
    count += plan.settlements.houses.size();
  }
  EXPECT_GT(count, 400u);
}

TEST(Settlements, HousesAndGardensStandOnTheGroundOfTheirVillage) {
  for (const model::Battle& battle : maps()) {
    const MapCells cells(battle);
    const RegionPlan plan = wholePlan(cells);
    const auto isOnGround = [&](const QPolygonF& shape) {
      const hex::Hex hex = cells.layout().toHex(cells.layout().at(toMap(middleOf(shape))));
      return cells.pattern(hex) == Pattern::Village && std::all_of(shape.begin(), shape.end(), [&](QPointF corner) {
               return VillageGround(cells, hex).contains(corner);
             });
    };
    for (const House& house : plan.settlements.houses) EXPECT_TRUE(isOnGround(house.shape));
    for (const QPolygonF& garden : plan.settlements.gardens) EXPECT_TRUE(isOnGround(garden));
  }
}

TEST(Settlements, EveryVillageHexIsBuiltUp) {
  for (const model::Battle& battle : maps()) {
    const MapCells cells(battle);
    const RegionPlan plan = wholePlan(cells);
    cells.forEachHex(cells.sheet(), [&](hex::Hex hex, hex::Point) {
      if (!cells.cell(hex).isOnMap || cells.pattern(hex) != Pattern::Village) return;
      const hex::HexKey key = cells.layout().toKey(hex);
      const auto houses =
          std::count_if(plan.settlements.houses.begin(), plan.settlements.houses.end(),
                        [&](const House& house) { return cells.layout().at(toMap(middleOf(house.shape))) == key; });
      EXPECT_GE(houses, 4) << cells.layout().number(key);
    });
  }
}

TEST(Settlements, AreTheSameWhateverTheRegion) {
  for (const model::Battle& battle : maps()) {
    const MapCells cells(battle);
    const RegionPlan whole = wholePlan(cells);
    const hex::Bounds sheet = cells.sheet();
    for (double y = sheet.top; y < sheet.bottom; y += 3.7) {
      for (double x = sheet.left; x < sheet.right; x += 3.1) {
        const hex::Bounds region{x, y, x + 3.1, y + 3.7};
        const auto in = [&](const RegionPlan& plan) {
          std::vector<QPolygonF> shapes;
          for (const House& house : plan.settlements.houses) {
            if (toQt(grown(region, 1.0)).contains(middleOf(house.shape))) shapes.push_back(house.shape);
          }
          for (const QPolygonF& garden : plan.settlements.gardens) {
            if (toQt(grown(region, 1.0)).contains(middleOf(garden))) shapes.push_back(garden);
          }
          std::sort(shapes.begin(), shapes.end(), [](const QPolygonF& a, const QPolygonF& b) {
            return std::pair(a[0].x(), a[0].y()) < std::pair(b[0].x(), b[0].y());
          });
          return shapes;
        };
        EXPECT_EQ(in(regionPlan(cells, region, {})), in(whole));
      }
    }
  }
}

TEST(Settlements, HousesStayWhenOtherLayersAreHidden) {
  for (const model::Battle& battle : maps()) {
    const MapCells cells(battle);
    const RegionPlan whole = wholePlan(cells);
    MapStyle bare;
    bare.links = bare.hexsides = bare.numbers = bare.symbols = bare.labels = false;
    const RegionPlan alone = regionPlan(cells, cells.sheet(), bare);
    ASSERT_EQ(alone.settlements.houses.size(), whole.settlements.houses.size());
    for (std::size_t i = 0; i < whole.settlements.houses.size(); ++i) {
      EXPECT_EQ(alone.settlements.houses[i].shape, whole.settlements.houses[i].shape);
    }
  }
}

TEST(Settlements, ASymbolInAVillageHasRoom) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  sample::setTerrain(battle, sample::at(4, 4), "village");
  battle.all<model::Symbol>().put({{1}, sample::at(4, 4), "church", 0.0, 0.2, 0});
  const MapCells cells(battle);
  const QPointF church = toQt(cells.layout().centre(sample::at(4, 4))) + QPointF(0, 0.2);
  const RegionPlan plan = wholePlan(cells);
  EXPECT_GE(plan.settlements.houses.size(), 4u);
  Obstacles built;
  for (const House& house : plan.settlements.houses) built.addShape(house.shape, ObstacleKind::House);
  EXPECT_TRUE(built.isFree(church, 0.12));
}

// A chapel in the middle of its hex, where ways lead as well.
model::Battle chapelOnAWay(hex::Orientation orientation, std::initializer_list<int> sides) {
  model::Battle battle = sample::bareMap(orientation);
  sample::setTerrain(battle, sample::at(4, 4), "village");
  const hex::Layout layout = model::layoutOf(battle);
  for (const int side : sides) {
    sample::addLink(battle, sample::at(4, 4), *layout.neighbour(sample::at(4, 4), side), "road");
  }
  battle.all<model::Symbol>().put({{1}, sample::at(4, 4), "chapel", 0, 0, 0});
  return battle;
}

TEST(Yards, AChapelPutOnAWayStandsBesideItInAYardOfItsHex) {
  for (const hex::Orientation orientation : kBoth) {
    for (const auto& sides : {std::initializer_list<int>{1, 4}, {0, 3}, {0, 2, 4}, {1, 2, 4, 5}}) {
      const MapCells cells(chapelOnAWay(orientation, sides));
      const RegionPlan plan = wholePlan(cells);
      ASSERT_EQ(plan.settlements.symbols.size(), 1U);
      const SymbolPlace& place = plan.settlements.symbols[0];
      ASSERT_TRUE(place.yard);
      Obstacles ways;
      for (const WayPiece& way : plan.ways) ways.addPath(way.line, 2 * wayHalfWidth(cells, way), ObstacleKind::Way);
      EXPECT_TRUE(ways.isFree(place.yard->wall));
      EXPECT_TRUE(
          plan.obstacles.isFree(place.yard->wall, ObstacleKind::Number | ObstacleKind::Water | ObstacleKind::Work));
      for (const QPointF& corner : place.yard->wall) EXPECT_EQ(cells.layout().at(toMap(corner)), sample::at(4, 4));
      const QPointF off = place.at - toQt(cells.layout().centre(sample::at(4, 4)));
      EXPECT_LT(std::hypot(off.x(), off.y()), 0.28);
      Obstacles yard;
      yard.addShape(place.yard->wall, ObstacleKind::House);
      for (const House& house : plan.settlements.houses) EXPECT_TRUE(yard.isFree(house.shape));
    }
  }
}

TEST(Yards, ASymbolWithRoomStaysWhereItIs) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  battle.all<model::Symbol>().put({{1}, sample::at(4, 4), "church", 0.05, 0.1, 0});
  battle.all<model::Symbol>().put({{2}, sample::at(2, 2), "mound", 0.0, 0.0, 0});
  sample::addLink(battle, sample::at(2, 2), sample::at(3, 2), "road");
  const MapCells cells(battle);
  const RegionPlan plan = wholePlan(cells);
  ASSERT_EQ(plan.settlements.symbols.size(), 2U);
  for (const SymbolPlace& place : plan.settlements.symbols) {
    EXPECT_EQ(place.at, toQt(cells.symbols().at(place.id).at)) << place.id;
    EXPECT_EQ(place.yard.has_value(), place.id == 1);
  }
}

TEST(Yards, AMillStandsOnTheBankWithItsWheelOverTheWater) {
  for (const hex::Orientation orientation : kBoth) {
    model::Battle battle = sample::bareMap(orientation);
    for (const int side : {0, 1, 2, 3}) sample::addHexside(battle, sample::at(4, 4), side, "river");
    const hex::Layout layout = model::layoutOf(battle);
    sample::addLink(battle, sample::at(4, 4), *layout.neighbour(sample::at(4, 4), 4), "lane");
    battle.all<model::Symbol>().put({{1}, sample::at(4, 4), "mill", 0.1, 0.1, 0});
    const MapCells cells(battle);
    const RegionPlan plan = wholePlan(cells);
    ASSERT_EQ(plan.settlements.symbols.size(), 1U);
    const SymbolPlace& place = plan.settlements.symbols[0];
    EXPECT_EQ(cells.layout().at(toMap(place.at)), sample::at(4, 4));
    constexpr double kWheel = 0.057;  // from the middle of its drawing
    const double turn = place.angle * M_PI / 180;
    const QPointF towardsWheel(std::cos(turn), std::sin(turn));
    constexpr auto kWater = static_cast<ObstacleKinds>(ObstacleKind::Water);
    EXPECT_FALSE(plan.obstacles.isFree(place.at + towardsWheel * (kWheel + 0.02), 0.005, kWater));
    EXPECT_TRUE(
        plan.obstacles.isFree(place.at - towardsWheel * 0.05, 0.05, kWater | ObstacleKind::Way | ObstacleKind::Number));
  }
}

TEST(Yards, AnInnTurnsItsLongSideToTheRoad) {
  for (const hex::Orientation orientation : kBoth) {
    model::Battle battle = sample::bareMap(orientation);
    const hex::Layout layout = model::layoutOf(battle);
    for (const int side : {2, 5}) {
      sample::addLink(battle, sample::at(4, 4), *layout.neighbour(sample::at(4, 4), side), "road");
    }
    battle.all<model::Symbol>().put({{1}, sample::at(4, 4), "inn", -0.2, 0.15, 0});
    battle.all<model::Symbol>().put({{2}, sample::at(4, 4), "inn", 0.2, -0.1, 30});
    const MapCells cells(battle);
    const RegionPlan plan = wholePlan(cells);
    ASSERT_EQ(plan.settlements.symbols.size(), 2U);
    EXPECT_EQ(plan.settlements.symbols[1].angle, 30);  // its author's
    const SymbolPlace& inn = plan.settlements.symbols[0];
    const double turn = inn.angle * M_PI / 180;
    const QPointF front(std::sin(turn), -std::cos(turn));
    constexpr auto kWay = static_cast<ObstacleKinds>(ObstacleKind::Way);
    EXPECT_FALSE(plan.obstacles.isFree(inn.at + front * 0.16, 0.01, kWay));
    EXPECT_TRUE(plan.obstacles.isFree(inn.at, 0.08, kWay | ObstacleKind::Number));
    EXPECT_EQ(cells.layout().at(toMap(inn.at)), sample::at(4, 4));
  }
}

TEST(Yards, ACrossPutOnATrackStandsBesideIt) {
  for (const hex::Orientation orientation : kBoth) {
    model::Battle battle = sample::bareMap(orientation);
    const hex::Layout layout = model::layoutOf(battle);
    for (const int side : {1, 4}) {
      sample::addLink(battle, sample::at(4, 4), *layout.neighbour(sample::at(4, 4), side), "track");
    }
    battle.all<model::Symbol>().put({{1}, sample::at(4, 4), "cross", 0, 0, 0});
    const MapCells cells(battle);
    const RegionPlan plan = wholePlan(cells);
    Obstacles ways;
    for (const WayPiece& way : plan.ways) ways.addPath(way.line, 2 * wayHalfWidth(cells, way), ObstacleKind::Way);
    ASSERT_EQ(plan.settlements.symbols.size(), 1U);
    EXPECT_TRUE(ways.isFree(plan.settlements.symbols[0].at, 0.04));
  }
}

TEST(Yards, AreTheSameWhateverTheRegionAndTheLayersShown) {
  std::vector<model::Battle> battles = maps();
  for (const hex::Orientation orientation : kBoth) battles.push_back(chapelOnAWay(orientation, {0, 2, 4}));
  for (const model::Battle& battle : battles) {
    const MapCells cells(battle);
    const RegionPlan whole = wholePlan(cells);
    MapStyle bare;
    bare.links = bare.hexsides = bare.numbers = bare.labels = false;
    for (const SymbolPlace& place : whole.settlements.symbols) {
      const hex::Point at = toMap(place.at);
      for (const MapStyle& style : {MapStyle(), bare}) {
        const RegionPlan plan = regionPlan(cells, grown({at.x, at.y, at.x, at.y}, 0.3), style);
        const auto same = std::find_if(plan.settlements.symbols.begin(), plan.settlements.symbols.end(),
                                       [&](const SymbolPlace& each) { return each.id == place.id; });
        ASSERT_NE(same, plan.settlements.symbols.end());
        EXPECT_EQ(same->at, place.at);
        EXPECT_EQ(same->angle, place.angle);
        EXPECT_EQ(same->yard.has_value(), place.yard.has_value());
      }
    }
  }
}

// A castle is where its hex is, and beside a way that runs through.
TEST(Settlements, ACastleStandsInItsHexBesideTheWay) {
  for (const hex::Orientation orientation : kBoth) {
    model::Battle battle = sample::bareMap(orientation);
    sample::setTerrain(battle, sample::at(4, 4), "castle");
    const hex::Layout layout = model::layoutOf(battle);
    const auto castle = [&] {
      const MapCells cells(battle);
      const RegionPlan plan = wholePlan(cells);
      EXPECT_EQ(plan.settlements.castles.size(), 1u);
      return plan.settlements.castles.at(0);
    };
    const Castle alone = castle();
    EXPECT_LT(
        std::hypot(alone.at.x() - layout.centre(sample::at(4, 4)).x, alone.at.y() - layout.centre(sample::at(4, 4)).y),
        0.1);
    for (const int side : {1, 4})
      sample::addLink(battle, sample::at(4, 4), *layout.neighbour(sample::at(4, 4), side), "road");
    const Castle beside = castle();
    EXPECT_LT(beside.side, alone.side);
    const MapCells cells(battle);
    Obstacles ways;
    for (const WayPiece& way : wholePlan(cells).ways) ways.addPath(way.line, 0.08, ObstacleKind::Way);
    EXPECT_TRUE(ways.isFree(beside.at, beside.side / 2 - 0.02));
  }
}

TEST(Settlements, ACastleStandsInNoneOfTheWaysThatMeetBesideIt) {
  for (const hex::Orientation orientation : kBoth) {
    for (int third = 0; third < hex::kSides; ++third) {
      model::Battle battle = sample::bareMap(orientation);
      sample::setTerrain(battle, sample::at(4, 4), "castle");
      const hex::Layout layout = model::layoutOf(battle);
      for (const int side : std::set{1, 4, third}) {
        sample::addLink(battle, sample::at(4, 4), *layout.neighbour(sample::at(4, 4), side), "road");
      }
      const MapCells cells(battle);
      const RegionPlan plan = wholePlan(cells);
      ASSERT_EQ(plan.settlements.castles.size(), 1u);
      Obstacles ways;
      for (const WayPiece& way : plan.ways) ways.addPath(way.line, 0.08, ObstacleKind::Way);
      EXPECT_TRUE(ways.isFree(plan.settlements.castles[0].at, plan.settlements.castles[0].side / 2 - 0.02)) << third;
    }
  }
}

TEST(Settlements, ACastleOpensItsGateToTheWayThatEndsThere) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  sample::setTerrain(battle, sample::at(4, 4), "castle");
  const hex::Layout layout = model::layoutOf(battle);
  sample::addLink(battle, sample::at(4, 4), *layout.neighbour(sample::at(4, 4), 4), "track");  // from the west
  const MapCells cells(battle);
  const RegionPlan plan = wholePlan(cells);
  ASSERT_EQ(plan.settlements.castles.size(), 1u);
  const Castle& castle = plan.settlements.castles[0];
  EXPECT_NEAR(std::remainder(castle.angle - 90, 360), 0, 20);
  Obstacles ways;
  for (const WayPiece& way : plan.ways) ways.addPath(way.line, 0.016, ObstacleKind::Way);
  EXPECT_TRUE(ways.isFree(castle.at, castle.side / 2 * 0.78));
}

TEST(Settlements, ShowInTheInksOfEveryTheme) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  sample::setTerrain(battle, sample::at(3, 4), "village");
  sample::setTerrain(battle, sample::at(6, 4), "castle");
  const MapCells cells(battle);
  MapStyle style;
  for (const QString& name : themeNames()) {
    style.theme = loadTheme(name).theme;
    const MapPainter map(battle, style);
    const QImage image = sample::painted(map, map.sheet(), 120);
    const auto like = [&](hex::HexKey hex, const QColor& colour) {
      return sample::pixelsLike(image, map.sheet(), cells.layout().centre(hex), 0.45, colour, 12);
    };
    EXPECT_GT(like(sample::at(3, 4), style.theme->roof), 60) << name.toStdString();
    EXPECT_GT(like(sample::at(6, 4), style.theme->roof), 40) << name.toStdString();
    EXPECT_GT(like(sample::at(6, 4), style.theme->castle), 60) << name.toStdString();
  }
}

}  // namespace
}  // namespace redoubt::render
