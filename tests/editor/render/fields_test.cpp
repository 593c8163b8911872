#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "editor/render/area_shape.h"
#include "editor/render/grounds/furlong.h"
#include "editor/render/grounds/grounds.h"
#include "editor/render/map_geometry.h"
#include "editor/render/theme/map_theme.h"
#include "tests/editor/render/sample_map.h"
#include "tests/editor/render/shipped_battles.h"

namespace redoubt::render {
namespace {

// All hexes but a border are fields.
model::Battle fieldsOnly() {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy, 7, 7);
  for (int column = 2; column <= 6; ++column) {
    for (int row = 2; row <= 6; ++row) sample::setTerrain(battle, sample::at(column, row), "fields");
  }
  return battle;
}

// A strip goes on behind the number instead of leaving a notch.
TEST(Fields, GoOnPaleBehindTheNumbers) {
  MapTheme theme = *usualTheme();
  theme.number = theme.paper;
  MapStyle style;
  style.grid = false;
  style.theme = std::make_shared<const MapTheme>(theme);
  const MapPainter map(fieldsOnly(), style);
  const QImage image = sample::painted(map, map.sheet(), 120);
  int tinted = 0;
  int count = 0;
  for (int column = 3; column <= 5; ++column) {
    for (int row = 3; row <= 5; ++row) {
      const hex::Point centre = map.layout().centre(sample::at(column, row));
      for (const double x : {-0.16, 0.16}) {
        const hex::Point beside{centre.x + kNumberPlace.x + x, centre.y + kNumberPlace.y};
        const QColor colour = sample::colourAt(image, map.sheet(), beside);
        ++count;
        tinted += theme.paper.blue() - colour.blue() > 3;
      }
    }
  }
  EXPECT_GT(tinted, count * 3 / 4);
}

// The direction of the lines in a picture, or square to it: an angle below a right one, in degrees.
double directionOfLines(const QImage& image, const QRectF& where) {
  double x = 0;
  double y = 0;
  const auto grey = [&](int column, int row) { return qGray(image.pixel(column, row)); };
  for (int row = static_cast<int>(where.top()); row < where.bottom(); ++row) {
    for (int column = static_cast<int>(where.left()); column < where.right(); ++column) {
      const double across = grey(column + 1, row) - grey(column - 1, row);
      const double down = grey(column, row + 1) - grey(column, row - 1);
      const double angle = 4 * std::atan2(down, across);
      const double strength = across * across + down * down;
      x += strength * std::cos(angle);
      y += strength * std::sin(angle);
    }
  }
  const double degrees = std::atan2(y, x) / 4 * 180 / M_PI;
  return degrees < 0 ? degrees + 90 : degrees;
}

double directionOfField(const MapPainter& map, hex::HexKey hex) {
  constexpr double kScale = 200;
  const hex::Point centre = map.layout().centre(hex);
  const hex::Bounds region = grown({centre.x, centre.y, centre.x, centre.y}, 0.5);
  return directionOfLines(sample::painted(map, region, kScale), QRectF(50, 60, 100, 100));
}

// Of angles that are the same a right angle on.
double apart(double a, double b) {
  const double off = std::fmod(std::abs(a - b), 90.0);
  return std::min(off, 90 - off);
}

MapStyle groundOnly() {
  MapStyle style;
  style.grid = style.numbers = false;
  return style;
}

TEST(Fields, OneBesideAWayIsTurnedAlongIt) {
  // A way comes in from the west and leaves to the south-east: 15 degrees down on the whole, 30 in the middle hex.
  for (const int column : {3, 4, 5, 6, 7, 8}) {
    model::Battle battle = sample::bareMap(hex::Orientation::Pointy, 10, 10);
    const hex::Layout layout = model::layoutOf(battle);
    const hex::HexKey bend = sample::at(column, 5);
    sample::addLink(battle, bend, *layout.neighbour(bend, 4), "road");
    sample::addLink(battle, bend, *layout.neighbour(bend, 2), "road");
    const hex::HexKey field = *layout.neighbour(bend, 0);
    sample::setTerrain(battle, field, "fields");
    EXPECT_LT(apart(directionOfField(MapPainter(battle, groundOnly()), field), 30), 15) << column;
  }
}

TEST(Fields, ThoseOfABlockBesideAWayLieAlike) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy, 12, 8);
  for (int column = 2; column <= 10; ++column) {
    sample::addLink(battle, sample::at(column, 4), sample::at(column + 1, 4), "road");
    for (const int row : {3, 5}) sample::setTerrain(battle, sample::at(column, row), "fields");
  }
  const MapPainter map(battle, groundOnly());
  for (int column = 3; column <= 9; ++column) {
    for (const int row : {3, 5}) EXPECT_LT(apart(directionOfField(map, sample::at(column, row)), 0), 6) << column;
  }
}

// Strips that ended square would leave bare steps beside it.
TEST(Fields, GoUpToAWayThatComesAslant) {
  MapTheme theme = *usualTheme();
  theme.relief = ReliefManner::Plain;
  MapStyle style = groundOnly();
  style.theme = std::make_shared<const MapTheme>(theme);
  style.links = style.frame = false;  // what stands in the way is known all the same
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy, 14, 12);
  const hex::Layout layout = model::layoutOf(battle);
  for (int column = 2; column <= 13; ++column) {
    for (int row = 2; row <= 11; ++row) sample::setTerrain(battle, sample::at(column, row), "fields");
  }
  const auto bare = [&] {
    const MapPainter map(battle, style);
    const hex::Point first = layout.centre(sample::at(4, 4));
    const hex::Point last = layout.centre(sample::at(11, 9));
    const QImage image = sample::painted(map, {first.x, first.y, last.x, last.y}, 60);
    int pixels = 0;
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) pixels += theme.paper.blue() - image.pixelColor(x, y).blue() < 4;
    }
    return pixels / 3600.0;  // in square hex widths
  };
  const double without = bare();
  hex::HexKey at = sample::at(2, 4);
  double length = 0;
  for (int i = 0; i < 9; ++i) {  // east and south-east by turns
    const hex::HexKey next = *layout.neighbour(at, i % 2 ? 2 : 1);
    sample::addLink(battle, at, next, "road");
    at = next;
    length += 1;
  }
  EXPECT_LT((bare() - without) / length, 0.13) << "how broad a strip lies bare along it";
}

// The sizes, in pixels, of the areas of a picture that are not of a colour.
std::vector<int> patchesApartFrom(const QImage& image, const QColor& ground) {
  constexpr int kAlike = 5;
  const auto isPatch = [&](int x, int y) {
    const QColor colour = image.pixelColor(x, y);
    return std::abs(colour.red() - ground.red()) + std::abs(colour.green() - ground.green()) +
               std::abs(colour.blue() - ground.blue()) > kAlike;
  };
  std::vector<int> sizes;
  std::vector<bool> isSeen(static_cast<std::size_t>(image.width()) * static_cast<std::size_t>(image.height()));
  std::vector<QPoint> open;
  const auto visit = [&](QPoint at) {
    if (!image.rect().contains(at) || !isPatch(at.x(), at.y())) return;
    const auto index = static_cast<std::size_t>(at.y()) * static_cast<std::size_t>(image.width()) +
                       static_cast<std::size_t>(at.x());
    if (isSeen[index]) return;
    isSeen[index] = true;
    open.push_back(at);
  };
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      visit({x, y});
      int size = 0;
      for (; !open.empty(); ++size) {
        const QPoint at = open.back();
        open.pop_back();
        for (const QPoint step : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)}) visit(at + step);
      }
      if (size > 0) sizes.push_back(size);
    }
  }
  return sizes;
}

// Fields alone, on plain paper, with air where numbers are.
MapStyle fieldsAlone() {
  MapTheme theme = *usualTheme();
  theme.relief = ReliefManner::Plain;  // without the paper's grain
  theme.number = theme.paper;
  MapStyle style = groundOnly();
  style.theme = std::make_shared<const MapTheme>(theme);
  style.links = style.hexsides = style.labels = style.symbols = style.levels = style.frame = false;
  style.numbers = true;
  return style;
}

void expectNoScraps(const model::Battle& battle) {
  constexpr double kScale = 80;
  constexpr double kLeast = 0.03;  // square hex widths
  constexpr int kDust = 20;        // pixels that smoothing leaves of rims
  const MapStyle style = fieldsAlone();
  const MapPainter map(battle, style);
  const QImage image = sample::painted(map, map.layout().bounds(), kScale);
  for (const int size : patchesApartFrom(image, style.theme->paper)) {
    EXPECT_TRUE(size <= kDust || size > kLeast * kScale * kScale) << size << " pixels";
  }
}

// Between a way and a number, or two ways, there may be room for a strip that would look like nothing.
TEST(Fields, NoScrapsLieAboutTheirWays) {
  int fields = 0;
  for (model::Battle battle : sample::shippedBattles()) {
    std::vector<model::HexRow> others;
    for (const auto& row : battle.all<model::HexRow>()) {
      if (row.terrain == "fields") ++fields;
      if (row.terrain != "fields") others.push_back(row);
    }
    for (model::HexRow row : others) {
      row.terrain.clear();
      battle.all<model::HexRow>().put(row);
    }
    expectNoScraps(battle);
  }
  EXPECT_GT(fields, 100);
}

// Fields go on beyond the map; their corners must not come back onto it where there are none.
TEST(Fields, ThoseBeyondTheMapKeepOutOfItsOtherHexes) {
  int strips = 0;
  for (const hex::Orientation orientation : {hex::Orientation::Pointy, hex::Orientation::Flat}) {
    for (int size = 4; size <= 16; ++size) {
      model::Battle battle = sample::bareMap(orientation, size, size);
      for (const auto& [column, row] : {std::pair(1, 1), {1, size}, {size, 1}, {size, size}}) {
        sample::setTerrain(battle, sample::at(column, row), "fields");
      }
      const MapCells cells(battle);
      cells.forEachHex(grown(cells.layout().bounds(), 0.9), [&](hex::Hex hex, hex::Point centre) {
        if (cells.cell(hex).isOnMap || cells.kind(groundAt(cells, hex).terrain).pattern != Pattern::Fields) return;
        for (const Strip& strip : stripsOf(Furlong(cells, hex, centre))) {
          ++strips;
          for (const QPointF corner : strip.part({})) {
            const std::optional<hex::HexKey> in = cells.layout().hexAt(toMap(corner));
            const model::HexRow* row = in ? battle.find<model::HexRow>(*in) : nullptr;
            EXPECT_TRUE(!in || (row && row->terrain == "fields")) << "size " << size;
          }
        }
      });
    }
  }
  EXPECT_GT(strips, 300);
}

}  // namespace
}  // namespace redoubt::render
