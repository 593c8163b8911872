#include "editor/render/output/png_picture.h"

#include <gtest/gtest.h>

#include <QBuffer>
#include <QImageReader>
#include <cmath>

#include "core/base/error.h"
#include "editor/render/output/map_image.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

QByteArray png(const model::Battle& battle, const RenderOptions& options) {
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  const MapDrawing drawing(battle, options);
  EXPECT_TRUE(writePng(out, drawing, pictureSize(drawing, options)));
  return bytes;
}

TEST(PngPicture, IsWhatIsPaintedInOnePiece) {
  const model::Battle battle = sample::richMap(hex::Orientation::Pointy);
  RenderOptions options;
  options.pixelsPerHex = 140;  // several bands and tiles
  const QImage written = QImage::fromData(png(battle, options), "PNG");
  const QImage painted = renderMap(battle, options);
  ASSERT_EQ(written.size(), painted.size());
  ASSERT_GT(written.height(), 1024);
  // Shading is scaled, which rounds anew in every piece.
  EXPECT_LE(greatestDifference(written.convertToFormat(QImage::Format_RGB32), painted), 2);
}

TEST(PngPicture, TellsHowLargeItIsOnPaper) {
  const model::Battle battle = sample::bareMap(hex::Orientation::Flat);
  RenderOptions options;
  options.pixelsPerHex = 190;  // of 19 mm
  EXPECT_EQ(QImage::fromData(png(battle, options), "PNG").dotsPerMeterX(), 10000);
}

TEST(PngPicture, IsTheSameEachTime) {
  const model::Battle battle = sample::richMap(hex::Orientation::Flat);
  RenderOptions options;
  options.pixelsPerHex = 130;
  EXPECT_EQ(png(battle, options), png(battle, options));
}

TEST(PngPicture, MayBeLargerThanWhatIsHeldInMemory) {
  const model::Battle battle = sample::bareMap(hex::Orientation::Pointy, 1, 1);
  RenderOptions options;
  options.style.numbers = false;
  const MapDrawing drawing(battle, options);
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  // A sliver: the sheet is painted into its upper left corner.
  ASSERT_TRUE(writePng(out, drawing, {kMaxImageSide + 1, 3, 20}));
  QBuffer in(&bytes);
  QImageReader reader(&in, "PNG");
  EXPECT_EQ(reader.size(), QSize(kMaxImageSide + 1, 3));
  EXPECT_FALSE(reader.read().isNull());
}

TEST(PngPicture, EndsEarlyWhenStopped) {
  const model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  RenderOptions options;
  options.pixelsPerHex = 400;
  const MapDrawing drawing(battle, options);
  std::stop_source source;
  double told = 0;
  const auto stopAtOnce = [&](double share) {
    told = share;
    source.request_stop();
  };
  const PictureSize size = pictureSize(drawing, options);
  ASSERT_GT(size.height, 1024);  // several bands
  for (const int hands : {1, 2, 4, 8}) {
    source = {};
    told = 0;
    QThreadPool pool;
    pool.setMaxThreadCount(hands);
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    EXPECT_FALSE(writePng(out, drawing, size, {source.get_token(), stopAtOnce}, &pool));
    EXPECT_GT(told, 0) << hands;
    EXPECT_LT(told, 1) << hands;
  }
}

// Takes some bytes and no more, as a full disk does.
class FullDevice : public QBuffer {
 protected:
  qint64 writeData(const char* data, qint64 length) override {
    return pos() + length > 1000 ? -1 : QBuffer::writeData(data, length);
  }
};

TEST(PngPicture, SaysThatADiskIsFull) {
  const model::Battle battle = sample::richMap(hex::Orientation::Pointy);
  RenderOptions options;
  const MapDrawing drawing(battle, options);
  FullDevice out;
  out.open(QIODevice::WriteOnly);
  try {
    writePng(out, drawing, pictureSize(drawing, options));
    FAIL() << "nothing was said";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::DiskFull);
  }
}

TEST(PictureSize, HasLimits) {
  const model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  RenderOptions options;
  const MapDrawing drawing(battle, options);
  options.pixelsPerHex = kMaxPictureSide / drawing.part().width() * 1.01;
  EXPECT_THROW(pictureSize(drawing, options), Error);
  options.pixelsPerHex = std::sqrt(kMaxPicturePixels / (drawing.part().width() * drawing.part().height())) * 1.01;
  EXPECT_THROW(pictureSize(drawing, options), Error);
  options.pixelsPerHex *= 0.98;
  EXPECT_NO_THROW(pictureSize(drawing, options));
}

}  // namespace
}  // namespace redoubt::render
