#include "editor/scan/open_scan.h"

#include <gtest/gtest.h>

#include <QBuffer>
#include <QImageReader>
#include <QImageWriter>
#include <QPainter>
#include <QPdfWriter>
#include <QStandardPaths>
#include <fstream>

#include "core/base/error.h"
#include "core/model/pictures.h"
#include "core/store/files.h"

namespace redoubt::editor::scan::test {
namespace {

namespace fs = std::filesystem;

// Red at the left, blue at the right.
QImage twoHalves() {
  QImage image(200, 100, QImage::Format_RGB32);
  image.fill(Qt::red);
  QPainter painter(&image);
  painter.fillRect(100, 0, 100, 100, Qt::blue);
  return image;
}

class OpenScan : public ::testing::Test {
 protected:
  fs::path at(const std::string& name) const { return folder_.path() / name; }
  fs::path write(const std::string& name, const std::string& bytes) const {
    std::ofstream(at(name), std::ios::binary) << bytes;
    return at(name);
  }
  fs::path save(const std::string& name, const QImage& image, const char* format) const {
    QImageWriter writer(QString::fromStdString(at(name).string()), format);
    EXPECT_TRUE(writer.write(image)) << name;
    return at(name);
  }
  static std::string refusal(const fs::path& path, const ScanPage& page = {}) {
    try {
      scanHead(path, page);
      openScan(path, page);
    } catch (const Error& error) {
      EXPECT_EQ(error.context(), path.string());
      return error.phrase().key();
    }
    return "";
  }

 private:
  store::TemporaryFolder folder_;
};

std::string bytesOf(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

TEST_F(OpenScan, ReadsPngAndJpegWhateverTheirNames) {
  for (const char* format : {"png", "jpeg"}) {
    const fs::path path =
        save(std::string("scan.") + (format == std::string("png") ? "jpg" : "png"), twoHalves(), format);
    EXPECT_EQ(scanHead(path).size, QSize(200, 100));
    const QImage image = openScan(path);
    EXPECT_EQ(image.format(), QImage::Format_RGB32);
    EXPECT_GT(qRed(image.pixel(20, 50)), 200);
    EXPECT_GT(qBlue(image.pixel(180, 50)), 200);
    // The store takes the file as it is.
    EXPECT_EQ(storedScan(path, image), bytesOf(path));
  }
}

TEST_F(OpenScan, TurnsPicturesAsTheirCameraSays) {
  QByteArray jpeg;
  QBuffer buffer(&jpeg);
  buffer.open(QIODevice::WriteOnly);
  QImageWriter(&buffer, "jpeg").write(twoHalves());
  // An EXIF segment that says: turn by 90 degrees clockwise (orientation 6).
  const QByteArray exif =
      QByteArray::fromHex("ffe100224578696600004d4d002a00000008000101120003000000010006000000000000");
  const fs::path path = write("turned.jpg", (jpeg.left(2) + exif + jpeg.mid(2)).toStdString());
  EXPECT_EQ(scanHead(path).size, QSize(100, 200));
  const QImage image = openScan(path);
  ASSERT_EQ(image.size(), QSize(100, 200));
  EXPECT_GT(qRed(image.pixel(50, 20)), 200);
  EXPECT_GT(qBlue(image.pixel(50, 180)), 200);
  // What is stored is upright without that.
  const auto head = model::pictureHead(storedScan(path, image));
  ASSERT_TRUE(head);
  EXPECT_EQ(head->width, 100);
  EXPECT_EQ(head->height, 200);
}

TEST_F(OpenScan, TransparentPlacesAreWhitePaper) {
  QImage image(64, 64, QImage::Format_ARGB32);
  image.fill(Qt::transparent);
  image.setPixelColor(3, 3, Qt::black);
  const QImage read = openScan(save("drawn.png", image, "png"));
  EXPECT_EQ(read.pixel(40, 40), qRgb(255, 255, 255));
  EXPECT_EQ(read.pixel(3, 3), qRgb(0, 0, 0));
}

TEST_F(OpenScan, ReadsTiffAndStoresItAsPngOrJpeg) {
  if (!QImageReader::supportedImageFormats().contains("tiff")) GTEST_SKIP() << "Qt has no plugin for TIFF";
  const fs::path path = save("scan.tif", twoHalves(), "tiff");
  const QImage image = openScan(path);
  EXPECT_EQ(image.size(), QSize(200, 100));
  const auto head = model::pictureHead(storedScan(path, image));
  ASSERT_TRUE(head);
  EXPECT_EQ(head->type, model::PictureType::Png) << "two colours pack better so";
  QImage noise(256, 256, QImage::Format_RGB32);
  unsigned state = 1;
  for (int i = 0; i < 65536; ++i) {
    state = state * 1664525 + 1013904223;
    noise.setPixel(i % 256, i / 256, state | 0xff000000);
  }
  EXPECT_EQ(model::pictureHead(storedScan(path, noise))->type, model::PictureType::Jpeg);
  EXPECT_EQ(refusal(path, {2, 200}), "errors.scan.no-page");
}

TEST_F(OpenScan, ReadsAPageOfAPdf) {
  if (QStandardPaths::findExecutable("pdftoppm").isEmpty()) GTEST_SKIP() << "poppler-utils is missing";
  const fs::path path = at("-maps.pdf");  // a name that is like an option
  {
    QPdfWriter writer(QString::fromStdString(path.string()));
    writer.setPageSize(QPageSize(QSizeF(200, 100), QPageSize::Millimeter));
    writer.setPageMargins({});
    QPainter painter(&writer);
    writer.newPage();
    painter.fillRect(QRect(0, 0, writer.width() / 2, writer.height()), Qt::red);
  }
  const ScanPage second{2, 127};
  EXPECT_EQ(scanHead(path, second).pages, 2);
  const QSize size = scanHead(path, second).size;
  EXPECT_NEAR(size.width(), 1000, 3);
  EXPECT_NEAR(size.height(), 500, 3);
  const QImage image = openScan(path, second);
  EXPECT_NEAR(image.width(), size.width(), 1);
  EXPECT_EQ(image.pixel(100, 250), qRgb(255, 0, 0));
  EXPECT_EQ(image.pixel(900, 250), qRgb(255, 255, 255));
  EXPECT_EQ(refusal(path, {3, 127}), "errors.scan.no-page");
  EXPECT_EQ(refusal(path, {0, 127}), "errors.scan.no-page");
  EXPECT_EQ(refusal(path, {1, 5000}), "errors.scan.dpi");
  EXPECT_EQ(refusal(path, {1, std::numeric_limits<double>::quiet_NaN()}), "errors.scan.dpi");
  EXPECT_EQ(refusal(write("cut.pdf", bytesOf(path).substr(0, 300))), "errors.scan.bad-pdf");
}

TEST_F(OpenScan, RefusesTooLargePicturesByTheirHeadsAlone) {
  // The head of a PNG of 60,000 by 60,000 pixels, and nothing else.
  const QByteArray head = QByteArray::fromHex(
      "89504e470d0a1a0a0000000d494844520000ea600000ea6008020000000fb0e215"
      "0000001049444154");
  EXPECT_EQ(refusal(write("huge.png", head.toStdString())), "errors.scan.too-large");
  EXPECT_EQ(refusal(save("tiny.png", QImage(8, 8, QImage::Format_RGB32), "png")), "errors.scan.too-small");
}

TEST_F(OpenScan, SaysWhatIsWrongWithAFile) {
  EXPECT_EQ(refusal(at("missing.png")), "errors.source.missing");
  fs::create_directory(at("folder.png"));
  EXPECT_EQ(refusal(at("folder.png")), "errors.source.not-regular");
  EXPECT_EQ(refusal(write("text.png", "hello, this is no picture")), "errors.scan.no-picture");
  EXPECT_EQ(refusal(write("empty.png", "")), "errors.scan.no-picture");
  const std::string png = bytesOf(save("whole.png", twoHalves(), "png"));
  EXPECT_EQ(refusal(write("cut.png", png.substr(0, 20))), "errors.scan.broken");
  EXPECT_EQ(refusal(write("cut-later.png", png.substr(0, png.size() / 2))), "errors.scan.broken");
}

TEST_F(OpenScan, StopsWhenAsked) {
  const fs::path path = save("scan.png", twoHalves(), "png");
  std::stop_source stop;
  stop.request_stop();
  EXPECT_THROW(openScan(path, {}, {stop.get_token()}), Error);
}

}  // namespace
}  // namespace redoubt::editor::scan::test
