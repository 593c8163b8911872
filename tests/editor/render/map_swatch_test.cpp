#include <gtest/gtest.h>

#include <QPainter>

#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

constexpr int kSide = 120;

QImage swatch(const model::Battle& battle, std::string_view slug) {
  QImage image(kSide, kSide, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  paintSwatch(painter, QRectF(0, 0, kSide, kSide), battle, slug);
  return image;
}

int pixelsOf(const QImage& image, const QRect& part, const QColor& colour) {
  int count = 0;
  for (int y = part.top(); y <= part.bottom(); ++y) {
    for (int x = part.left(); x <= part.right(); ++x) {
      const QColor at = image.pixelColor(x, y);
      count += std::abs(at.red() - colour.red()) < 20 && std::abs(at.green() - colour.green()) < 20 &&
               std::abs(at.blue() - colour.blue()) < 20;
    }
  }
  return count;
}

// Whether a colour is seen along all of one edge or the other of two that lie opposite each other.
bool isOnBothEnds(const QImage& image, const QColor& colour) {
  constexpr int kEnd = kSide / 8;
  const int last = kSide - kEnd;
  const auto has = [&](const QRect& part) { return pixelsOf(image, part, colour) > 12; };
  return (has({2, 2, kEnd, kSide - 4}) && has({last, 2, kEnd - 2, kSide - 4})) ||
         (has({2, 2, kSide - 4, kEnd}) && has({2, last, kSide - 4, kEnd - 2}));
}

TEST(MapSwatch, ACrossingCarriesARoadOverWater) {
  for (const hex::Orientation orientation : {hex::Orientation::Pointy, hex::Orientation::Flat}) {
    const model::Battle battle = sample::bareMap(orientation);
    const std::shared_ptr<const MapTheme> theme = usualTheme();
    for (const char* kind : {"bridge", "ford", "ferry"}) {
      const QImage image = swatch(battle, kind);
      EXPECT_TRUE(isOnBothEnds(image, theme->road)) << kind;
      EXPECT_TRUE(isOnBothEnds(image, theme->water)) << kind;
    }
  }
}

TEST(MapSwatch, ACrossingCarriesTheRoadOfTheBattlesOwnRules) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  sample::addRule(battle, "terrain/gosciniec/place", "\"link\"");
  sample::addRule(battle, "terrain/gosciniec/pattern", "\"road\"");
  sample::addRule(battle, "terrain/gosciniec/colour", "\"#20C040\"");
  EXPECT_TRUE(isOnBothEnds(swatch(battle, "bridge"), QColor(0x20, 0xC0, 0x40)));
}

}  // namespace
}  // namespace redoubt::render
