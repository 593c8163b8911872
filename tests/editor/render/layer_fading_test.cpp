#include <gtest/gtest.h>

#include <QPainter>
#include <cmath>
#include <cstdlib>

#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

constexpr hex::Orientation kBothFaded[] = {hex::Orientation::Pointy, hex::Orientation::Flat};
constexpr double kScale = 48;

struct Layer {
  const char* name;
  double LayerOpacity::*opacity;
  bool MapStyle::*isShown;
};
constexpr Layer kLayers[] = {
    {"terrain", &LayerOpacity::terrain, &MapStyle::terrain}, {"hexsides", &LayerOpacity::hexsides, &MapStyle::hexsides},
    {"links", &LayerOpacity::links, &MapStyle::links},       {"grid", &LayerOpacity::grid, &MapStyle::grid},
    {"numbers", &LayerOpacity::numbers, &MapStyle::numbers}, {"symbols", &LayerOpacity::symbols, &MapStyle::symbols},
    {"labels", &LayerOpacity::labels, &MapStyle::labels}};

MapStyle without(MapStyle style, const Layer& layer) {
  style.*layer.isShown = false;
  style.levels = style.terrain;
  return style;
}

MapStyle faded(MapStyle style, const Layer& layer, double opacity) {
  style.opacity.*layer.opacity = opacity;
  return style;
}

QImage painted(const model::Battle& battle, const MapStyle& style) {
  const MapPainter map(battle, style);
  return sample::painted(map, map.sheet(), kScale);
}

QRgb mixed(QRgb from, QRgb to, double part) {
  const auto blend = [&](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * part)); };
  return qRgb(blend(qRed(from), qRed(to)), blend(qGreen(from), qGreen(to)), blend(qBlue(from), qBlue(to)));
}

// `part` of the way from one picture to the other.
QImage mixed(const QImage& from, const QImage& to, double part) {
  QImage result(from.size(), QImage::Format_RGB32);
  for (int y = 0; y < from.height(); ++y) {
    for (int x = 0; x < from.width(); ++x) result.setPixel(x, y, mixed(from.pixel(x, y), to.pixel(x, y), part));
  }
  return result;
}

// Which part of the pixels differ by more than rounding does.
double partThatDiffers(const QImage& a, const QImage& b) {
  int count = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QRgb one = a.pixel(x, y);
      const QRgb other = b.pixel(x, y);
      count += std::abs(qRed(one) - qRed(other)) > 3 || std::abs(qGreen(one) - qGreen(other)) > 3 ||
               std::abs(qBlue(one) - qBlue(other)) > 3;
    }
  }
  return static_cast<double>(count) / (a.width() * a.height());
}

// Where soft edges and shadows of a layer cross, its parts can't be told apart exactly: a few pixels, off by a shade.
void expectSamePicture(const QImage& a, const QImage& b, const char* what) {
  EXPECT_LE(partThatDiffers(a, b), 0.004) << what;
  EXPECT_LE(greatestDifference(a, b), 72) << what;
}

TEST(LayerFading, LiesBetweenTheMapWithoutTheLayerAndWithIt) {
  for (const hex::Orientation orientation : kBothFaded) {
    const model::Battle battle = sample::richMap(orientation);
    for (const Layer& layer : kLayers) {
      // Trees leave room for numbers and names, and stand there once those are hidden.
      const bool isCleared = layer.isShown == &MapStyle::numbers || layer.isShown == &MapStyle::labels;
      const MapStyle all = isCleared ? without({}, kLayers[0]) : MapStyle{};
      const QImage full = painted(battle, all);
      const QImage bare = painted(battle, without(all, layer));
      ASSERT_GT(greatestDifference(full, bare), 20) << layer.name;
      for (const double opacity : {0.3, 0.7}) {
        expectSamePicture(painted(battle, faded(all, layer, opacity)), mixed(bare, full, opacity), layer.name);
      }
    }
  }
}

TEST(LayerFading, FadedLayersAreIndependentOfOneAnother) {
  const model::Battle battle = sample::richMap(hex::Orientation::Pointy);
  const Layer& terrain = kLayers[0];
  const Layer& hexsides = kLayers[1];
  const QImage dry =
      mixed(painted(battle, without(without({}, terrain), hexsides)), painted(battle, without({}, hexsides)), 0.5);
  const QImage wet = mixed(painted(battle, without({}, terrain)), painted(battle, {}), 0.5);
  expectSamePicture(painted(battle, faded(faded({}, terrain, 0.5), hexsides, 0.4)), mixed(dry, wet, 0.4), "both");
}

TEST(LayerFading, AtZeroALayerIsGone) {
  const model::Battle battle = sample::richMap(hex::Orientation::Flat);
  for (const Layer& layer : kLayers) {
    EXPECT_EQ(painted(battle, faded({}, layer, 0)), painted(battle, without({}, layer))) << layer.name;
  }
}

TEST(LayerFading, TerrainFadesToPaperAndLeavesNoHoleInTheSheet) {
  const model::Battle battle = sample::richMap(hex::Orientation::Pointy);
  MapStyle style = faded({}, kLayers[0], 0.1);
  style.grid = style.hexsides = style.links = style.numbers = style.labels = style.symbols = false;
  const MapPainter map(battle, style);
  QImage image(600, 420, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setTransform(MapView{kScale, {map.sheet().left, map.sheet().top}}.transform());
  const hex::Bounds& sheet = map.sheet();
  map.paint(painter, sheet);
  painter.end();
  int transparent = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) transparent += qAlpha(image.pixel(x, y)) < 255;
  }
  EXPECT_EQ(transparent, 0);
}

TEST(LayerFading, RegionsStillJoinWithoutASeam) {
  const model::Battle battle = sample::richMap(hex::Orientation::Flat);
  MapStyle style;
  for (const Layer& layer : kLayers) style.opacity.*layer.opacity = 0.6;
  const MapPainter map(battle, style);
  const hex::Bounds sheet = map.sheet();
  const hex::Bounds all{std::floor(sheet.left * kScale) / kScale, std::floor(sheet.top * kScale) / kScale,
                        std::ceil(sheet.right * kScale) / kScale, std::ceil(sheet.bottom * kScale) / kScale};
  const QImage whole = sample::painted(map, all, kScale);
  QImage parts(whole.size(), QImage::Format_RGB32);
  constexpr int kPart = 131;
  for (int y = 0; y < whole.height(); y += kPart) {
    for (int x = 0; x < whole.width(); x += kPart) {
      const hex::Point from{all.left + x / kScale, all.top + y / kScale};
      const QImage part =
          sample::painted(map, {from.x, from.y, from.x + kPart / kScale, from.y + kPart / kScale}, kScale);
      QPainter(&parts).drawImage(x, y, part);
    }
  }
  EXPECT_LE(greatestDifference(whole, parts), 4);
}

TEST(LayerFading, IsTheSameOnAScreenOfHighResolution) {
  const model::Battle battle = sample::richMap(hex::Orientation::Pointy);
  const MapPainter map(battle, faded({}, kLayers[0], 0.4));
  const hex::Bounds region{1, 1, 7, 6};
  const QImage plain = sample::painted(map, region, kScale);
  QImage fine(plain.size(), QImage::Format_RGB32);
  fine.setDevicePixelRatio(2);
  QPainter painter(&fine);
  painter.setTransform(MapView{kScale / 2, {region.left, region.top}}.transform());
  map.paint(painter, region);
  painter.end();
  fine.setDevicePixelRatio(1);
  EXPECT_LE(greatestDifference(plain, fine), 4);
}

TEST(LayerFading, StylesOfDifferentStrengthDiffer) {
  EXPECT_EQ(MapStyle{}, MapStyle{});
  for (const Layer& layer : kLayers) EXPECT_NE(faded({}, layer, 0.5), MapStyle{}) << layer.name;
}

}  // namespace
}  // namespace redoubt::render
