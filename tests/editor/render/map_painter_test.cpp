#include "editor/render/map_painter.h"

#include <gtest/gtest.h>

#include <QPainter>
#include <cmath>

#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

constexpr hex::Orientation kBoth[] = {hex::Orientation::Pointy, hex::Orientation::Flat};
constexpr int kScale = 48;

// Regions cut at whole pixels, so that parts can be laid side by side.
hex::Bounds wholePixels(const hex::Bounds& bounds) {
  return {std::floor(bounds.left * kScale) / kScale, std::floor(bounds.top * kScale) / kScale,
          std::ceil(bounds.right * kScale) / kScale, std::ceil(bounds.bottom * kScale) / kScale};
}

TEST(MapPainter, RegionsPaintedApartJoinWithoutASeam) {
  for (const hex::Orientation orientation : kBoth) {
    const MapPainter map(sample::richMap(orientation));
    const hex::Bounds all = wholePixels(map.sheet());
    const QImage whole = sample::painted(map, all, kScale);
    QImage parts(whole.size(), QImage::Format_RGB32);
    constexpr int kPart = 131;  // no multiple of a hex, nor of the blocks the painter cuts for itself
    for (int y = 0; y < whole.height(); y += kPart) {
      for (int x = 0; x < whole.width(); x += kPart) {
        const hex::Point from{all.left + static_cast<double>(x) / kScale, all.top + static_cast<double>(y) / kScale};
        const double side = static_cast<double>(kPart) / kScale;
        const QImage part = sample::painted(map, {from.x, from.y, from.x + side, from.y + side}, kScale);
        QPainter(&parts).drawImage(x, y, part);
      }
    }
    // A step or two of 255 is rounding in Qt's fills.
    EXPECT_LE(greatestDifference(whole, parts), 4);
  }
}

TEST(MapPainter, PaintsNothingOutsideTheRegion) {
  const MapPainter map(sample::richMap(hex::Orientation::Pointy));
  QImage image(400, 400, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setTransform(MapView{50, {0, 0}}.transform());
  map.paint(painter, {2, 2, 4, 4});
  painter.end();
  EXPECT_EQ(image.pixelColor(99, 150), QColor(Qt::white));
  EXPECT_EQ(image.pixelColor(150, 200), QColor(Qt::white));
  EXPECT_NE(image.pixelColor(101, 101), QColor(Qt::white));
}

template <class Row>
model::Changes replaced(model::Battle& battle, Row row) {
  model::Changes changes;
  const Row* before = battle.find<Row>(row.key());
  changes.of<Row>().push_back({before ? std::optional(*before) : std::nullopt, row});
  model::patch(battle, changes);
  return changes;
}

template <class Row>
model::Changes removed(model::Battle& battle, const model::KeyOf<Row>& key) {
  model::Changes changes;
  changes.of<Row>().push_back({*battle.find<Row>(key), std::nullopt});
  model::patch(battle, changes);
  return changes;
}

// Repaints only what a change affects, and expects what a painter made afresh paints.
void expectLocalRepaintIsEnough(MapPainter& map, const model::Battle& after, const model::Changes& changes,
                                double largest) {
  const hex::Bounds all = wholePixels(map.sheet());
  QImage image = sample::painted(map, all, kScale);
  map.update(after, changes);
  const std::vector<hex::Bounds> regions = map.affectedBy(changes);
  ASSERT_FALSE(regions.empty());
  QPainter painter(&image);
  painter.setTransform(MapView{kScale, {all.left, all.top}}.transform());
  for (const hex::Bounds& region : regions) {
    EXPECT_LE(region.width(), largest + 1e-9);
    EXPECT_LE(region.height(), largest + 1e-9);
    map.paint(painter, wholePixels(region));
  }
  painter.end();
  EXPECT_LE(greatestDifference(image, sample::painted(MapPainter(after), all, kScale)), 4);
}

TEST(MapPainter, AChangedHexNeedsOnlyItsSurroundings) {
  for (const hex::Orientation orientation : kBoth) {
    for (const char* terrain : {"woods", "marsh", "village", "hill", "fields", "orchard", "castle", "water", "rocks",
                                "sand", "park", "", "new"}) {
      for (const hex::HexKey hex : {sample::at(5, 5), sample::at(2, 3), sample::at(1, 1), sample::at(12, 6)}) {
        model::Battle battle = sample::richMap(orientation);
        MapPainter map(battle);
        const model::Changes changes = replaced(battle, model::HexRow{hex, terrain, 2});
        // A pond ends a water's taper, which goes on along its course.
        expectLocalRepaintIsEnough(map, battle, changes, terrain == std::string_view("water") ? 7.0 : 4.0);
      }
    }
  }
}

TEST(MapPainter, AChangedHexsideOrLinkNeedsOnlyItsSurroundings) {
  for (const hex::Orientation orientation : kBoth) {
    for (const char* kind : {"stream", "river", "slope", "wall", "fence", "new"}) {
      model::Battle battle = sample::richMap(orientation);
      MapPainter map(battle);
      const hex::HexsideKey side = map.layout().side(sample::at(6, 5), 1);
      const bool isWater = std::string_view(kind) == "stream" || std::string_view(kind) == "river";
      expectLocalRepaintIsEnough(map, battle, replaced(battle, model::Hexside{side, kind, model::HighSide::Near, {}}),
                                 isWater ? 7.0 : 3.0);
    }
    for (const char* kind : {"road", "lane", "track", "bridge", "ford", "ferry", "new"}) {
      model::Battle battle = sample::richMap(orientation);
      MapPainter map(battle);
      const hex::HexsideKey side = map.layout().side(sample::at(3, 3), 1);
      expectLocalRepaintIsEnough(map, battle, replaced(battle, model::Link{side, kind}), 6.5);
    }
  }
}

TEST(MapPainter, ErasedRowsLeaveNothingBehind) {
  model::Battle battle = sample::richMap(hex::Orientation::Pointy);
  MapPainter map(battle);
  const auto hexside = battle.all<model::Hexside>().begin()->key();
  expectLocalRepaintIsEnough(map, battle, removed<model::Hexside>(battle, hexside), 7.0);
  const auto link = battle.all<model::Link>().begin()->key();
  expectLocalRepaintIsEnough(map, battle, removed<model::Link>(battle, link), 6.5);
  expectLocalRepaintIsEnough(map, battle, removed<model::HexRow>(battle, sample::at(3, 2)), 4.0);
  expectLocalRepaintIsEnough(map, battle, removed<model::Symbol>(battle, {1}), 2.8);
  expectLocalRepaintIsEnough(map, battle, removed<model::Label>(battle, {1}), 4.0);
}

TEST(MapPainter, AMovedLabelAndSymbolAreRepaintedWhereTheyWereAndAre) {
  model::Battle battle = sample::richMap(hex::Orientation::Flat);
  MapPainter map(battle);
  model::Label label = *battle.find<model::Label>({2});
  label.hex = sample::at(7, 3);
  label.angle = 30;
  label.text = "Wzgórza Kościejowskie";
  expectLocalRepaintIsEnough(map, battle, replaced(battle, label), 5.0);
  model::Symbol symbol = *battle.find<model::Symbol>({3});
  symbol.hex = sample::at(7, 4);
  expectLocalRepaintIsEnough(map, battle, replaced(battle, symbol), 2.8);
}

TEST(MapPainter, ALabelTakenAlongAnotherWayIsRepaintedWhereItWasAndIs) {
  model::Battle battle = sample::richMap(hex::Orientation::Pointy);
  MapPainter map(battle);
  model::Label label = *battle.find<model::Label>({2});
  for (const char* path : {"-1.5,0.4 0,-0.6 1.5,0.3", "0,1.5 0.4,0 0,-1.5", ""}) {
    label.path = path;
    expectLocalRepaintIsEnough(map, battle, replaced(battle, label), 4.0);
  }
}

TEST(MapPainter, AChangedSheetIsRepaintedWhole) {
  model::Battle battle = sample::richMap(hex::Orientation::Pointy);
  MapPainter map(battle);
  const hex::Bounds before = map.sheet();
  model::MapSheet sheet = *model::mapSheet(battle);
  sheet.columns = 5;
  const model::Changes changes = replaced(battle, sheet);
  map.update(battle, changes);
  EXPECT_LT(map.sheet().width(), before.width());
  ASSERT_EQ(map.affectedBy(changes).size(), 1u);
  EXPECT_EQ(map.affectedBy(changes).front(), united(before, map.sheet()));
}

TEST(MapPainter, CopiesKeepWhatTheyWere) {
  model::Battle battle = sample::richMap(hex::Orientation::Pointy);
  MapPainter map(battle);
  const MapPainter copy = map;
  const QImage before = sample::painted(copy, copy.sheet(), 24);
  map.update(battle, replaced(battle, model::HexRow{sample::at(6, 9), "water", 0}));
  EXPECT_EQ(greatestDifference(before, sample::painted(copy, copy.sheet(), 24)), 0);
  EXPECT_GT(greatestDifference(before, sample::painted(map, map.sheet(), 24)), 20);
}

TEST(MapPainter, DarkStyleIsAFifthDarker) {
  const model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  MapStyle style;
  style.grid = style.numbers = false;
  const MapPainter light(battle, style);
  style.dark = true;
  const MapPainter dark(battle, style);
  const hex::Point middle = light.layout().centre(sample::at(4, 4));
  const QColor day = sample::colourAt(sample::painted(light, light.sheet(), 20), light.sheet(), middle);
  const QColor night = sample::colourAt(sample::painted(dark, dark.sheet(), 20), dark.sheet(), middle);
  EXPECT_NEAR(night.red(), day.red() * 0.8, 2);
  EXPECT_NEAR(night.blue(), day.blue() * 0.8, 2);
}

TEST(MapPainter, EveryEdgeKindAndAnEmptyBattleArePainted) {
  const MapPainter none{model::Battle{}};
  EXPECT_FALSE(sample::painted(none, none.sheet(), 10).isNull());
  for (const hex::Orientation orientation : kBoth) {
    for (const auto edge : {hex::EdgeKind::Half, hex::EdgeKind::Unnumbered, hex::EdgeKind::HalfUnnumbered}) {
      model::Battle battle = sample::richMap(orientation);
      model::MapSheet sheet = *model::mapSheet(battle);
      sheet.edgeLeft = sheet.edgeRight = sheet.edgeTop = sheet.edgeBottom = edge;
      battle.all<model::MapSheet>().put(sheet);
      const MapPainter map(battle);
      const QImage image = sample::painted(map, map.sheet(), 20);
      // The margin is bare.
      EXPECT_EQ(image.pixelColor(1, image.height() / 2), usualTheme()->sheet);
      EXPECT_EQ(image.pixelColor(image.width() / 2, 1), usualTheme()->sheet);
    }
  }
}

}  // namespace
}  // namespace redoubt::render
