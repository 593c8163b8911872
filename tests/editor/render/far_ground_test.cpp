#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

#include "editor/render/map_geometry.h"
#include "editor/render/map_painter.h"
#include "editor/render/noise.h"
#include "editor/render/theme/map_theme.h"
#include "tests/editor/render/shipped_battles.h"

// The grounds from afar, put together of patches, beside the same painted tree by tree.
namespace redoubt::render {
namespace {

QImage painted(const model::Battle& battle, const char* theme, double scale, double farGround) {
  MapStyle style;
  style.farGround = farGround;
  style.theme = loadTheme(theme).theme;
  const MapPainter map(battle, style);
  const hex::Bounds sheet = map.sheet();
  QImage image(static_cast<int>(sheet.width() * scale), static_cast<int>(sheet.height() * scale), QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setTransform(MapView{scale, {sheet.left, sheet.top}}.transform());
  map.paint(painter, sheet);
  return image;
}

using Colour = std::array<double, 3>;

// Of the pixels about a hex's middle.
Colour meanOf(const QImage& image, QPointF middle, double radius) {
  Colour sum{};
  int count = 0;
  for (int y = static_cast<int>(middle.y() - radius); y <= middle.y() + radius; ++y) {
    for (int x = static_cast<int>(middle.x() - radius); x <= middle.x() + radius; ++x) {
      if (!image.rect().contains(x, y)) continue;
      const QRgb pixel = image.pixel(x, y);
      sum = {sum[0] + qRed(pixel), sum[1] + qGreen(pixel), sum[2] + qBlue(pixel)};
      ++count;
    }
  }
  return {sum[0] / count, sum[1] / count, sum[2] / count};
}

struct Difference {
  double mean = 0;   // of all hexes, in steps of 255
  double worst = 0;  // of 99 in 100
};

Difference between(const model::Battle& battle, const char* theme, double scale) {
  const QImage nearby = painted(battle, theme, scale, 0);
  const QImage afar = painted(battle, theme, scale, 1000);
  const MapPainter map(battle);
  const hex::Bounds sheet = map.sheet();
  std::vector<double> differences;
  map.layout().forEachHex([&](hex::HexKey hex) {
    const hex::Point centre = map.layout().centre(hex);
    const QPointF middle((centre.x - sheet.left) * scale, (centre.y - sheet.top) * scale);
    const Colour a = meanOf(nearby, middle, 0.5 * scale);
    const Colour b = meanOf(afar, middle, 0.5 * scale);
    differences.push_back((std::abs(a[0] - b[0]) + std::abs(a[1] - b[1]) + std::abs(a[2] - b[2])) / 3);
  });
  std::sort(differences.begin(), differences.end());
  Difference difference;
  for (const double each : differences) difference.mean += each / static_cast<double>(differences.size());
  difference.worst = differences[differences.size() * 99 / 100];
  return difference;
}

TEST(FarGround, NoiseAlongARowIsTheNoiseAtItsPoints) {
  NoiseRow row(301);
  for (const double y : {-3.2, 0.0, 0.75, 41.3}) {
    row.beginRow(y);
    for (double x = -5.3; x < 20; x += 0.17) EXPECT_NEAR(row.at(x), noiseAt(x, y, 301), 1e-12) << x << " " << y;
    EXPECT_NEAR(row.at(-40.6), noiseAt(-40.6, y, 301), 1e-12) << "far back";
    EXPECT_NEAR(row.at(2.9), noiseAt(2.9, y, 301), 1e-12) << "and forth";
  }
}

TEST(FarGround, HexesHaveTheColoursThatTheyHaveNearBy) {
  for (std::size_t i = 0; i < 2; ++i) {
    const model::Battle& battle = sample::shippedBattles()[i];
    for (const char* theme : {"staff", "engraved", "schematic"}) {
      SCOPED_TRACE(model::info(battle)->title + " in " + theme);
      const Difference difference = between(battle, theme, 23);
      // Cut in wood, a crown more or less is black or white.
      const bool isBlackAndWhite = loadTheme(theme).theme->woods == WoodsManner::Cuts;
      EXPECT_LT(difference.mean, isBlackAndWhite ? 4 : 3);
      EXPECT_LT(difference.worst, isBlackAndWhite ? 32 : 14);
    }
  }
}

TEST(FarGround, RegionsPaintedApartAreTheSame) {
  const model::Battle& battle = sample::shippedBattles().front();
  constexpr double kScale = 20;
  const QImage whole = painted(battle, "staff", kScale, 24);
  MapStyle style;
  style.theme = loadTheme("staff").theme;
  const MapPainter map(battle, style);
  const hex::Bounds sheet = map.sheet();
  constexpr int kPart = 137;
  for (int y = 0; y + kPart < whole.height(); y += kPart) {
    for (int x = 0; x + kPart < whole.width(); x += kPart) {
      QImage part(kPart, kPart, QImage::Format_RGB32);
      QPainter painter(&part);
      painter.setTransform(MapView{kScale, {sheet.left, sheet.top}}.transform() * QTransform::fromTranslate(-x, -y));
      map.paint(painter, {sheet.left + x / kScale, sheet.top + y / kScale, sheet.left + (x + kPart) / kScale,
                          sheet.top + (y + kPart) / kScale});
      painter.end();
      int off = 0;
      for (int j = 0; j < kPart; ++j) {
        for (int i = 0; i < kPart; ++i) {
          const QRgb a = part.pixel(i, j);
          const QRgb b = whole.pixel(x + i, y + j);
          off += std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b)) > 12;
        }
      }
      EXPECT_EQ(off, 0) << x << " " << y;
    }
  }
}

}  // namespace
}  // namespace redoubt::render
