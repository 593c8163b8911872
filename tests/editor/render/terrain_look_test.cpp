#include <gtest/gtest.h>

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QPainter>
#include <map>

#include "editor/render/fonts.h"
#include "editor/render/links/way_curves.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

constexpr hex::Orientation kBoth[] = {hex::Orientation::Pointy, hex::Orientation::Flat};
const QColor kPaper(0xF2, 0xE7, 0xCD);
const QColor kWater(0xAC, 0xD0, 0xE2);
const QColor kSlope(0x87, 0x54, 0x2B);
const QColor kRoad(0xE8, 0xBD, 0x78);
const QColor kUnknown(0xB0, 0x46, 0x9A);

MapStyle bareStyle() {
  MapStyle style;
  style.grid = style.numbers = false;
  return style;
}

QImage swatch(const model::Battle& battle, std::string_view slug) {
  QImage image(64, 64, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  paintSwatch(painter, QRectF(2, 2, 60, 60), battle, slug);
  return image;
}

TEST(TerrainLook, EveryKindLooksDifferentFromEveryOther) {
  for (const hex::Orientation orientation : kBoth) {
    model::Battle battle = sample::bareMap(orientation);
    sample::addRule(battle, "terrain/moat/place", "\"hexside\"");
    sample::addRule(battle, "terrain/canal/place", "\"link\"");
    std::map<std::string, QImage> swatches;
    for (const char* slug :
         {"clear",    "woods",  "marsh",      "village", "hill",       "fields",        "orchard", "castle",
          "water",    "slopes", "lava",       "meadow",  "heath",      "sand",          "rocks",   "scrub",
          "vineyard", "park",   "stream",     "river",   "slope",      "wall",          "fence",   "palisade",
          "hedge",    "ditch",  "embankment", "abatis",  "escarpment", "moat",          "road",    "track",
          "bridge",   "ford",   "canal",      "city",    "railway",    "fortified-line"}) {
      const QImage image = swatch(battle, slug);
      for (const auto& [other, seen] : swatches) EXPECT_GT(greatestDifference(image, seen), 25) << slug << " " << other;
      swatches[slug] = image;
    }
  }
}

TEST(TerrainLook, KindsAreToldApartWithoutColour) {
  const model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  std::map<std::string, QImage> swatches;
  for (const char* slug : {"woods",  "marsh",  "village", "hill",     "fields", "orchard", "castle",        "water",
                           "stream", "meadow", "heath",   "sand",     "rocks",  "scrub",   "vineyard",      "park",
                           "slope",  "wall",   "fence",   "palisade", "hedge",  "ditch",   "embankment",    "abatis",
                           "road",   "track",  "bridge",  "ford",     "city",   "railway", "fortified-line"}) {
    const QImage image =
        swatch(battle, slug).convertToFormat(QImage::Format_Grayscale8).convertToFormat(QImage::Format_RGB32);
    for (const auto& [other, seen] : swatches) EXPECT_GT(greatestDifference(image, seen), 25) << slug << " " << other;
    swatches[slug] = image;
  }
}

TEST(TerrainLook, ThePatternComesFromTheRules) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  sample::addRule(battle, "terrain/bor/pattern", "\"woods\"");
  sample::addRule(battle, "terrain/bor/colour", "\"#B1BA90\"");
  EXPECT_EQ(greatestDifference(swatch(battle, "bor"), swatch(battle, "woods")), 0);
  sample::addRule(battle, "terrain/bor/colour", "\"#FF0000\"");
  EXPECT_GT(greatestDifference(swatch(battle, "bor"), swatch(battle, "woods")), 60);
  // A pattern for hexsides is none for hexes.
  sample::addRule(battle, "terrain/stroga/pattern", "\"river\"");
  EXPECT_EQ(greatestDifference(swatch(battle, "stroga"), swatch(battle, "nothing-known")), 0);
}

TEST(TerrainLook, WoodsAreGreenInTheirMiddleAndPaperTwoHexesOff) {
  for (const hex::Orientation orientation : kBoth) {
    model::Battle battle = sample::bareMap(orientation);
    sample::setTerrain(battle, sample::at(4, 4), "woods");
    const MapPainter map(battle, bareStyle());
    const QImage image = sample::painted(map, map.sheet(), 60);
    const hex::Point middle = map.layout().centre(sample::at(4, 4));
    EXPECT_GT(sample::pixelsLike(image, map.sheet(), middle, 0.3, QColor(0xB1, 0xBA, 0x90), 40), 300);
    EXPECT_EQ(sample::pixelsLike(image, map.sheet(), middle, 0.3, kPaper, 8), 0);
    const hex::Point away = map.layout().centre(sample::at(6, 4));
    // But for the thin marks of a plain.
    EXPECT_GT(sample::pixelsLike(image, map.sheet(), away, 0.2, kPaper, 12),
              0.9 * sample::pixelsLike(image, map.sheet(), away, 0.2, kPaper, 256));
  }
}

TEST(TerrainLook, NeighbouringWoodsMergeWithoutABorder) {
  for (const hex::Orientation orientation : kBoth) {
    model::Battle battle = sample::bareMap(orientation);
    const hex::HexKey hex = sample::at(4, 4);
    sample::setTerrain(battle, hex, "woods");
    const hex::Layout layout = model::layoutOf(battle);
    for (const hex::HexKey next : layout.neighbours(hex)) sample::setTerrain(battle, next, "woods");
    const MapPainter map(battle, bareStyle());
    const QImage image = sample::painted(map, map.sheet(), 60);
    for (int side = 0; side < hex::kSides; ++side) {
      EXPECT_EQ(sample::pixelsLike(image, map.sheet(), layout.middle(layout.side(hex, side)), 0.15, kPaper, 8), 0);
    }
  }
}

TEST(TerrainLook, AStreamIsBlueAtTheMiddleOfItsHexsideAndRunsThroughTheVertex) {
  for (const hex::Orientation orientation : kBoth) {
    model::Battle battle = sample::bareMap(orientation);
    for (const int side : {0, 1, 2}) sample::addHexside(battle, sample::at(4, 4), side, "stream");
    const MapPainter map(battle, bareStyle());
    const QImage image = sample::painted(map, map.sheet(), 120);
    const hex::Layout& layout = map.layout();
    for (const int side : {0, 1, 2}) {
      const hex::Point middle = layout.middle(layout.side(sample::at(4, 4), side));
      EXPECT_GT(sample::pixelsLike(image, map.sheet(), middle, 0.05, kWater), 5) << side;
    }
    // The bend passes the vertex within an eighth of a side.
    for (const int index : {1, 2}) {
      const hex::Point corner =
          layout.corner(sample::at(4, 4), orientation == hex::Orientation::Pointy ? index : index - 1);
      EXPECT_GT(sample::pixelsLike(image, map.sheet(), corner, 0.14, kWater), 5) << index;
    }
    EXPECT_EQ(sample::pixelsLike(image, map.sheet(), layout.middle(layout.side(sample::at(4, 4), 4)), 0.2, kWater), 0);
  }
}

TEST(TerrainLook, SlopesAreHachuredOnTheLowerSide) {
  for (const hex::Orientation orientation : kBoth) {
    for (const bool isHigh : {true, false}) {
      model::Battle battle = sample::bareMap(orientation);
      sample::addHexside(battle, sample::at(4, 4), 1, "slope", isHigh);
      const MapPainter map(battle, bareStyle());
      const QImage image = sample::painted(map, map.sheet(), 160);
      const hex::Layout& layout = map.layout();
      const hex::Point middle = layout.middle(layout.side(sample::at(4, 4), 1));
      const auto towards = [&](hex::HexKey hex) {
        const hex::Point centre = layout.centre(hex);
        return hex::Point{middle.x + (centre.x - middle.x) * 0.32, middle.y + (centre.y - middle.y) * 0.32};
      };
      const int own = sample::pixelsLike(image, map.sheet(), towards(sample::at(4, 4)), 0.06, kSlope, 60);
      const int next =
          sample::pixelsLike(image, map.sheet(), towards(*layout.neighbour(sample::at(4, 4), 1)), 0.06, kSlope, 60);
      EXPECT_GT(isHigh ? next : own, 4);
      EXPECT_EQ(isHigh ? own : next, 0);
    }
  }
}

TEST(TerrainLook, ARoadRunsFromHexToHexThroughTheSharedSide) {
  for (const hex::Orientation orientation : kBoth) {
    model::Battle battle = sample::bareMap(orientation);
    const hex::Layout layout = model::layoutOf(battle);
    const hex::HexKey from = sample::at(3, 4);
    const hex::HexKey over = *layout.neighbour(from, 1);
    const hex::HexKey to = *layout.neighbour(over, 2);
    sample::addLink(battle, from, over, "road");
    sample::addLink(battle, over, to, "road");
    const MapPainter map(battle, bareStyle());
    const QImage image = sample::painted(map, map.sheet(), 60);
    const MapCells cells(battle);
    for (const hex::HexKey next : {from, to}) {
      const WayCrossing crossing = crossingAt(cells, layout.toHexside(*layout.sideBetween(over, next)));
      EXPECT_GT(sample::pixelsLike(image, map.sheet(), toMap(crossing.at), 0.09, kRoad), 15);
    }
    EXPECT_GT(sample::pixelsLike(image, map.sheet(), layout.centre(from), 0.08, kRoad), 5);
    EXPECT_EQ(sample::pixelsLike(image, map.sheet(), layout.middle(layout.side(from, 4)), 0.2, kRoad), 0);
  }
}

TEST(TerrainLook, AWayThatEndsAtTheMapEdgeRunsOffIt) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  sample::addLink(battle, sample::at(1, 5), sample::at(2, 5), "road");
  const MapPainter map(battle, bareStyle());
  const QImage image = sample::painted(map, map.sheet(), 60);
  const hex::Point edge = map.layout().middle(map.layout().side(sample::at(1, 5), 4));
  EXPECT_GT(sample::pixelsLike(image, map.sheet(), {edge.x + 0.06, edge.y}, 0.07, kRoad), 5);
  // In a village it ends.
  sample::setTerrain(battle, sample::at(1, 5), "village");
  const MapPainter village(battle, bareStyle());
  EXPECT_EQ(sample::pixelsLike(sample::painted(village, village.sheet(), 60), village.sheet(), {edge.x + 0.06, edge.y},
                               0.07, kRoad, 10),
            0);
}

TEST(TerrainLook, UnknownKindsAreSeenAtOnce) {
  for (const hex::Orientation orientation : kBoth) {
    const model::Battle battle = sample::richMap(orientation);
    const MapPainter map(battle, bareStyle());
    const QImage image = sample::painted(map, map.sheet(), 40);
    const hex::Layout& layout = map.layout();
    EXPECT_GT(sample::pixelsLike(image, map.sheet(), layout.centre(sample::at(10, 2)), 0.4, kUnknown, 60), 20);
    EXPECT_GT(
        sample::pixelsLike(image, map.sheet(), layout.middle(layout.side(sample::at(8, 7), 1)), 0.2, kUnknown, 60), 5);
    const auto canal = layout.sideBetween(sample::at(11, 8), sample::at(11, 9));
    ASSERT_TRUE(canal);
    EXPECT_GT(sample::pixelsLike(image, map.sheet(), layout.middle(*canal), 0.3, kUnknown, 60), 5);
  }
}

TEST(TerrainLook, BundledFontsHaveEveryPolishLetter) {
  const QString letters = QString::fromUtf8("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ");
  for (const char* family : {kWindowFont, kNumberFont, kCounterFont, kMapFont}) {
    ASSERT_TRUE(QFontDatabase::families().contains(family)) << family;
    for (const bool bold : {false, true}) {
      QFont font(family);
      font.setBold(bold);
      for (const QChar letter : letters) EXPECT_TRUE(QFontMetricsF(font).inFont(letter)) << family;
    }
  }
}

TEST(TerrainLook, NumbersStandUnderTheUpperEdgeAndOnlyWhereTheyCanBeRead) {
  const model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  MapStyle style;
  style.grid = false;
  const MapPainter map(battle, style);
  const hex::Point centre = map.layout().centre(sample::at(4, 4));
  const QColor grey = usualTheme()->number;
  const QImage large = sample::painted(map, map.sheet(), 60);
  EXPECT_GT(sample::pixelsLike(large, map.sheet(), {centre.x, centre.y - 0.385}, 0.18, grey, 50), 5);
  const QImage small = sample::painted(map, map.sheet(), 20);
  EXPECT_EQ(sample::pixelsLike(small, map.sheet(), {centre.x, centre.y - 0.385}, 0.18, grey, 50), 0);
}

}  // namespace
}  // namespace redoubt::render
