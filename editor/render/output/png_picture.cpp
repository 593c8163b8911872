#include "editor/render/output/png_picture.h"

#include <QImage>
#include <QPainter>
#include <algorithm>
#include <vector>

#include "core/base/error.h"
#include "editor/render/map_geometry.h"
#include "editor/render/output/checked_device.h"
#include "editor/render/output/crew.h"
#include "editor/render/output/png_stream.h"

namespace redoubt::render {
namespace {

constexpr int kTile = 512;                // pixels: what is painted at a time
constexpr qint64 kBandBytes = 7'000'000;  // at most, but for pictures so wide that a few rows are more
constexpr int kFewestRows = 32;
constexpr int kRowsPacked = 32;  // deflated at a time

// Some rows of a picture over its whole width, three bytes a pixel.
struct Band {
  int top = 0;
  int rows = 0;
  std::vector<uchar> pixels;
};

int rowsOfBand(const PictureSize& size) {
  return static_cast<int>(std::clamp<qint64>(kBandBytes / (3LL * size.width), kFewestRows, kTile));
}

void paintTile(Band& band, int left, const MapDrawing& drawing, const PictureSize& size) {
  QImage tile(std::min(kTile, size.width - left), band.rows, QImage::Format_RGB32);
  tile.fill(drawing.map().theme()->sheet);
  QPainter painter(&tile);
  const hex::Bounds& part = drawing.part();
  const MapView view{size.pixelsPerHex, {part.left, part.top}};
  painter.setTransform(view.transform() * QTransform::fromTranslate(-left, -band.top));
  const hex::Bounds region = view.toMap(QRectF(left, band.top, tile.width(), tile.height()));
  drawing.paint(painter,
                {region.left, region.top, std::min(region.right, part.right), std::min(region.bottom, part.bottom)});
  painter.end();
  for (int y = 0; y < tile.height(); ++y) {
    const auto* from = reinterpret_cast<const QRgb*>(tile.constScanLine(y));
    uchar* to =
        band.pixels.data() +
        (static_cast<std::size_t>(y) * static_cast<std::size_t>(size.width) + static_cast<std::size_t>(left)) * 3;
    for (int x = 0; x < tile.width(); ++x) {
      *to++ = static_cast<uchar>(qRed(from[x]));
      *to++ = static_cast<uchar>(qGreen(from[x]));
      *to++ = static_cast<uchar>(qBlue(from[x]));
    }
  }
}

std::vector<PngRows> packed(const Band& band, const PictureSize& size, Crew& crew) {
  std::vector<PngRows> pieces((static_cast<std::size_t>(band.rows) + kRowsPacked - 1) / kRowsPacked);
  crew.run(static_cast<int>(pieces.size()), [&](int i) {
    const int from = i * kRowsPacked;
    const int rows = std::min(kRowsPacked, band.rows - from);
    const uchar* pixels =
        band.pixels.data() + static_cast<std::size_t>(from) * static_cast<std::size_t>(size.width) * 3;
    pieces[static_cast<std::size_t>(i)] = pngRows(pixels, size.width, rows, band.top + from + rows == size.height);
  });
  return pieces;
}

}  // namespace

bool writePng(QIODevice& out, const MapDrawing& drawing, const PictureSize& size, const Watch& watch,
              QThreadPool* pool) {
  Crew crew(pool);
  PngStream stream;
  CheckedDevice checked(out);
  checked.write(stream.begin(size.width, size.height, size.pixelsPerHex * 1000 / drawing.hexWidthMm()));
  const int bandRows = rowsOfBand(size);
  Band band;
  band.pixels.resize(static_cast<std::size_t>(size.width) * static_cast<std::size_t>(std::min(bandRows, size.height)) *
                     3);
  for (band.top = 0; band.top < size.height; band.top += bandRows) {
    band.rows = std::min(bandRows, size.height - band.top);
    crew.run((size.width + kTile - 1) / kTile, [&](int i) {
      if (!watch.stop.stop_requested()) paintTile(band, i * kTile, drawing, size);
    });
    if (watch.stop.stop_requested()) return false;
    for (const PngRows& rows : packed(band, size, crew)) checked.write(stream.add(rows));
    checked.throwIfFailed();
    watch.progress(static_cast<double>(band.top + band.rows) / size.height);
  }
  checked.write(stream.end());
  checked.throwIfFailed();
  return true;
}

}  // namespace redoubt::render
