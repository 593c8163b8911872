#include <gtest/gtest.h>

#include <QBuffer>
#include <QImage>

#include "core/model/edit.h"
#include "core/scan/battle_points.h"
#include "editor/render/output/map_image.h"
#include "editor/render/pictures/registered_picture.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

constexpr double kPictureScale = 40;
constexpr int kWidth = 420, kHeight = 400;

// A picture in which colours say where a pixel is: red across, green down.
QImage tellingImage() {
  QImage image(kWidth, kHeight, QImage::Format_RGB32);
  for (int y = 0; y < kHeight; ++y) {
    for (int x = 0; x < kWidth; ++x) image.setPixel(x, y, qRgb(x * 255 / kWidth, y * 255 / kHeight, 40));
  }
  return image;
}

std::string pngBytes(const QImage& image) {
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  image.save(&out, "PNG");
  return bytes.toStdString();
}

// Where a scan that is turned, slanted or bent has a place of the map.
scan::Pixel seenAt(model::PictureFit fit, hex::Point place) {
  const double slant = fit == model::PictureFit::Affine ? 0 : 0.02;
  const double bend = fit == model::PictureFit::Warp ? 4 * std::sin(place.x * 0.8) : 0;
  const double depth = 1 + slant * place.x + slant / 2 * place.y;
  return {(50 + 44 * place.x - 4 * place.y) / depth, (40 + 5 * place.x + 43 * place.y) / depth + bend};
}

class RegisteredPictures : public ::testing::TestWithParam<model::PictureFit> {
 protected:
  model::Battle registered(const model::Battle& bare) const {
    model::Battle battle = bare;
    model::MapPicture row;
    row.id = {7};
    row.picture = battle.pictures().add(pngBytes(tellingImage()));
    row.place = model::PicturePlace::Over;
    row.hex = hex::HexKey::at(3, 3);
    row.width = row.height = 2;
    row.fit = GetParam();
    battle.all<model::MapPicture>().put(row);
    const hex::Layout layout = model::layoutOf(battle);
    std::int64_t id = 1;
    for (const hex::HexKey hex : layout.allHexes()) {
      const scan::Pixel pixel = seenAt(row.fit, layout.centre(hex));
      battle.all<model::ScanPoint>().put({{id++}, row.id, hex, 0, 0, pixel.x, pixel.y, false});
    }
    return battle;
  }
  RenderOptions options() const {
    RenderOptions options;
    options.pixelsPerHex = kPictureScale;
    options.style.grid = options.style.numbers = false;
    return options;
  }
  static hex::Point placeIn(const QImage& colours, int x, int y) {
    const QColor colour = colours.pixelColor(x, y);
    return {colour.red() * kWidth / 255.0, colour.green() * kHeight / 255.0};
  }

  model::Battle bare_ = sample::bareMap(hex::Orientation::Pointy);
};

TEST_P(RegisteredPictures, LieWhereTheirPointsSay) {
  const model::Battle battle = registered(bare_);
  const MapDrawing drawing(battle, options());
  const QImage image = renderMap(battle, options());
  const hex::Layout layout = model::layoutOf(battle);
  for (const hex::HexKey hex : layout.allHexes()) {
    const hex::Point centre = layout.centre(hex);
    const scan::Pixel expected = seenAt(GetParam(), centre);
    const hex::Point found = placeIn(image, static_cast<int>((centre.x - drawing.part().left) * kPictureScale),
                                     static_cast<int>((centre.y - drawing.part().top) * kPictureScale));
    EXPECT_NEAR(found.x, expected.x, 4) << layout.number(hex);
    EXPECT_NEAR(found.y, expected.y, 4) << layout.number(hex);
  }
}

TEST_P(RegisteredPictures, AreTheSameInEveryPart) {
  const model::Battle battle = registered(bare_);
  const MapPainter painter(battle, options().style);
  const auto part = [&](int left, int top, QSize size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter into(&image);
    into.setTransform({kPictureScale, 0, 0, kPictureScale, -1.0 * left, -1.0 * top});
    painter.paint(into, {left / kPictureScale, top / kPictureScale, (left + size.width()) / kPictureScale, (top + size.height()) / kPictureScale});
    return image;
  };
  const QImage whole = part(0, 0, {160, 120});
  const QImage piece = part(33, 47, {60, 50});
  for (int y = 3; y < 47; ++y) {
    for (int x = 3; x < 57; ++x) {
      const QColor a = whole.pixelColor(x + 33, y + 47), b = piece.pixelColor(x, y);
      ASSERT_LE(std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()), 2) << x << "," << y;
    }
  }
}

TEST_P(RegisteredPictures, RepaintTheMapWhenAPointMoves) {
  const model::Battle before = registered(bare_);
  model::Battle after = before;
  MapPainter painter(before, options().style);
  model::ScanPoint point = *after.all<model::ScanPoint>().begin();
  point.x += 3;
  after.all<model::ScanPoint>().put(point);
  const model::Changes changes = model::difference(before, after);
  painter.update(after, changes);
  ASSERT_FALSE(painter.affectedBy(changes).empty());
  EXPECT_GE(painter.affectedBy(changes).front().width(), model::layoutOf(after).bounds().width());
}

TEST_P(RegisteredPictures, WithTooFewPointsLieAsTheirRectangle) {
  model::Battle battle = registered(bare_);
  battle.all<model::ScanPoint>() = {};
  EXPECT_FALSE(scan::registrationOf(battle, *battle.all<model::MapPicture>().begin()));
  const MapDrawing drawing(battle, options());
  const QImage image = renderMap(battle, options());
  const hex::Point centre = model::layoutOf(battle).centre(hex::HexKey::at(3, 3));
  const hex::Point found = placeIn(image, static_cast<int>((centre.x - drawing.part().left) * kPictureScale),
                                   static_cast<int>((centre.y - drawing.part().top) * kPictureScale));
  EXPECT_NEAR(found.x, kWidth / 2.0, 8);
}

INSTANTIATE_TEST_SUITE_P(AllFits, RegisteredPictures,
                         ::testing::Values(model::PictureFit::Affine, model::PictureFit::Perspective,
                                           model::PictureFit::Warp),
                         [](const auto& each) { return std::string(model::toText(each.param)); });

TEST(RegisteredPicture, EndsAtItsEdgesAndAtTheHorizon) {
  RegisteredPicture picture{"x", nullptr, {}, {10, 10}, 1};
  picture.registration = scan::Registration(scan::Fit::Perspective, {1, 0, 0, 0, 1, 0, -0.1, 0, 1});
  QImage white(10, 10, QImage::Format_RGB32);
  white.fill(Qt::white);
  const QImage image = resampled(white, picture, {4, {-5, -5}, {100, 100}});
  EXPECT_EQ(image.pixel(22, 22), qRgba(255, 255, 255, 255));
  EXPECT_EQ(qAlpha(image.pixel(18, 22)), 0);
  EXPECT_EQ(qAlpha(image.pixel(90, 22)), 0) << "behind the camera";
}

}  // namespace
}  // namespace redoubt::render
