#include <gtest/gtest.h>

#include <QBuffer>
#include <QImage>

#include "core/model/edit.h"
#include "core/model/picture_verbs.h"
#include "editor/render/counters/counter_face.h"
#include "editor/render/counters/counter_painter.h"
#include "editor/render/output/map_image.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

std::string pngOf(int width, int height, const QColor& colour) {
  QImage image(width, height, QImage::Format_RGB32);
  image.fill(colour);
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  image.save(&out, "PNG");
  return bytes.toStdString();
}

constexpr double kPixelsOfHex = 40;

class MapPicturesTest : public ::testing::Test {
 protected:
  // A picture of 2 by 2 hex widths, its middle right of the middle of hex 0303.
  model::MapPicture lay(model::PicturePlace place, double opacity = 1) {
    model::MapPicture row;
    row.id = {7};
    row.picture = battle_.pictures().add(pngOf(20, 20, QColor(255, 0, 0)));
    row.place = place;
    row.hex = hex::HexKey::at(3, 3);
    row.dx = 0.25;
    row.width = row.height = 2;
    row.opacity = opacity;
    battle_.all<model::MapPicture>().put(row);
    return row;
  }
  // The pixel of a point near the middle of hex 0303.
  QColor at(double dx, double dy) const {
    RenderOptions options;
    options.pixelsPerHex = kPixelsOfHex;
    options.style.grid = options.style.numbers = false;
    const MapDrawing drawing(battle_, options);
    const QImage image = renderMap(battle_, options);
    const hex::Point centre = model::layoutOf(battle_).centre(hex::HexKey::at(3, 3));
    return image.pixelColor(static_cast<int>((centre.x + dx - drawing.part().left) * kPixelsOfHex),
                            static_cast<int>((centre.y + dy - drawing.part().top) * kPixelsOfHex));
  }
  static bool isRed(const QColor& colour) { return colour.red() > 240 && colour.green() < 20 && colour.blue() < 20; }

  model::Battle battle_ = sample::bareMap(hex::Orientation::Pointy);
};

TEST_F(MapPicturesTest, LieWhereTheRowSays) {
  lay(model::PicturePlace::Over);
  EXPECT_TRUE(isRed(at(0.25, 0)));
  EXPECT_TRUE(isRed(at(1.2, 0.9)));
  EXPECT_TRUE(isRed(at(-0.7, -0.9)));
  EXPECT_FALSE(isRed(at(1.35, 0)));
  EXPECT_FALSE(isRed(at(-0.85, 0)));
  EXPECT_FALSE(isRed(at(0.25, 1.1)));
}

TEST_F(MapPicturesTest, AreTurnedAboutTheirMiddle) {
  model::MapPicture row = lay(model::PicturePlace::Over);
  row.height = 0.5;
  row.angle = 90;
  battle_.all<model::MapPicture>().put(row);
  EXPECT_TRUE(isRed(at(0.25, 0.9)));
  EXPECT_FALSE(isRed(at(0.9, 0)));
}

TEST_F(MapPicturesTest, FadeWithTheirOpacityAndTheLayer) {
  lay(model::PicturePlace::Over, 0.5);
  const QColor half = at(0.25, 0);
  EXPECT_FALSE(isRed(half));
  EXPECT_GT(half.red() - half.green(), 60);
  battle_.all<model::MapPicture>() = {};
  const QColor bare = at(0.25, 0);
  lay(model::PicturePlace::Over, 0);
  EXPECT_EQ(at(0.25, 0), bare);
}

TEST_F(MapPicturesTest, UnderTheTerrainShowOnBareGroundAndNotThroughWoods) {
  lay(model::PicturePlace::Under);
  EXPECT_TRUE(isRed(at(0.25, 0)));
  for (const hex::HexKey hex : model::layoutOf(battle_).disc(hex::HexKey::at(3, 3), 2)) {
    battle_.all<model::HexRow>().put({hex, "woods", 0});
  }
  EXPECT_FALSE(isRed(at(0.1, 0.1)));
}

TEST_F(MapPicturesTest, BesideTheMapAreNotOnIt) {
  const QColor bare = at(0.25, 0);
  lay(model::PicturePlace::Beside);
  EXPECT_EQ(at(0.25, 0), bare);
}

TEST_F(MapPicturesTest, ThatAreNotInTheFileLeaveACrossedBox) {
  model::MapPicture row = lay(model::PicturePlace::Over);
  const QColor bare = [&] {
    battle_.all<model::MapPicture>() = {};
    return at(0.75, 0);
  }();
  row.picture = "lost";
  battle_.all<model::MapPicture>().put(row);
  EXPECT_EQ(at(0.75, 0), bare);
  EXPECT_NE(at(0.25, 0), bare) << "the cross";
}

TEST_F(MapPicturesTest, RepaintWhatAChangeReaches) {
  MapPainter painter(battle_, MapStyle());
  const model::Battle before = battle_;
  lay(model::PicturePlace::Under);
  const model::Changes changes = model::difference(before, battle_);
  painter.update(battle_, changes);
  const std::vector<hex::Bounds> regions = painter.affectedBy(changes);
  ASSERT_EQ(regions.size(), 1U);
  EXPECT_NEAR(regions.front().width(), 2.2, 1e-6);
}

TEST_F(MapPicturesTest, AreLaidAsWideAsTheHexes) {
  const model::Edit edit = model::layPicture(battle_, pngOf(300, 100, Qt::blue), "Scan", "Lay");
  const model::Battle after = model::applied(battle_, edit);
  const model::MapPicture row = *after.all<model::MapPicture>().begin();
  const hex::Layout layout = model::layoutOf(after);
  EXPECT_NEAR(row.width, layout.bounds().width(), 1e-9);
  EXPECT_NEAR(row.height, row.width / 3, 1e-9);
  const hex::Point middle = layout.centre(*row.hex);
  EXPECT_NEAR(middle.x + row.dx, (layout.bounds().left + layout.bounds().right) / 2, 1e-9);
  EXPECT_TRUE(after.pictures().contains(row.picture));
  EXPECT_TRUE(model::layPicture(battle_, "no picture", "", "").empty());
}

TEST(PicturedFaces, AreDrawnAsTheyArePrinted) {
  CounterFace face;
  face.army = Qt::blue;
  model::Pictures pictures;
  face.picture = pictures.add(pngOf(30, 30, QColor(255, 0, 0)));
  face.pictureBytes = pictures.find(face.picture);
  CounterFace plain = face;
  plain.picture.clear();
  EXPECT_NE(keyOf(face), keyOf(plain));
  QImage image(60, 60, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  paintCounter(painter, QRectF(0, 0, 60, 60), face);
  painter.end();
  EXPECT_EQ(image.pixelColor(30, 30), QColor(255, 0, 0));
  EXPECT_EQ(image.pixelColor(3, 3), QColor(255, 0, 0));
}

}  // namespace
}  // namespace redoubt::render
