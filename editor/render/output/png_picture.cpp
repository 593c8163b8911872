#include "editor/render/output/png_picture.h"

#include <QImage>
#include <QPainter>
#include <algorithm>
#include <map>
#include <mutex>
#include <vector>

#include "editor/render/map_geometry.h"
#include "editor/render/output/checked_device.h"
#include "editor/render/output/crew.h"
#include "editor/render/output/png_stream.h"

namespace redoubt::render {
namespace {

constexpr qint64 kBytes = 5'000'000;  // of all bands at a time, but for pictures so wide that a few rows are more
constexpr int kRowsPacked = 8;        // deflated at a time, whatever the bands, so that the file is always the same
constexpr int kMostRows = 64 * kRowsPacked;

int rowsOfBand(const PictureSize& size, int hands) {
  const auto fitting = static_cast<int>(std::min<qint64>(kBytes / (4LL * size.width * hands), kMostRows));
  return std::max(1, fitting / kRowsPacked) * kRowsPacked;
}

QImage painted(const MapDrawing& drawing, const PictureSize& size, int top, int rows) {
  QImage band(size.width, rows, QImage::Format_RGB32);
  band.fill(drawing.map().theme()->sheet);
  QPainter painter(&band);
  const hex::Bounds& part = drawing.part();
  const MapView view{size.pixelsPerHex, {part.left, part.top}};
  painter.setTransform(view.transform() * QTransform::fromTranslate(0, -top));
  const hex::Bounds region = view.toMap(QRectF(0, top, size.width, rows));
  drawing.paint(painter,
                {region.left, region.top, std::min(region.right, part.right), std::min(region.bottom, part.bottom)});
  return band;
}

std::vector<PngRows> packed(const QImage& band, bool isLast) {
  std::vector<PngRows> pieces;
  for (int from = 0; from < band.height(); from += kRowsPacked) {
    const int rows = std::min(kRowsPacked, band.height() - from);
    const QImage part(band.constScanLine(from), band.width(), rows, band.bytesPerLine(), band.format());
    pieces.push_back(pngRows(part.convertToFormat(QImage::Format_RGB888), isLast && from + rows == band.height()));
  }
  return pieces;
}

// Writes bands in their order, whatever the order they come in.
class BandWriter {
 public:
  BandWriter(CheckedDevice& out, PngStream& stream, int count, const Watch& watch)
      : out_(out), stream_(stream), count_(count), watch_(watch) {}

  void add(int band, std::vector<PngRows> pieces) {
    const std::lock_guard lock(mutex_);
    waiting_.emplace(band, std::move(pieces));
    for (auto first = waiting_.begin(); first != waiting_.end() && first->first == next_; first = waiting_.begin()) {
      for (const PngRows& rows : first->second) out_.write(stream_.add(rows));
      out_.throwIfFailed();
      waiting_.erase(first);
      watch_.progress(static_cast<double>(++next_) / count_);
    }
  }

 private:
  CheckedDevice& out_;
  PngStream& stream_;
  int count_;
  const Watch& watch_;
  std::mutex mutex_;
  std::map<int, std::vector<PngRows>> waiting_;
  int next_ = 0;
};

}  // namespace

bool writePng(QIODevice& out, const MapDrawing& drawing, const PictureSize& size, const Watch& watch,
              QThreadPool* pool) {
  Crew crew(pool);
  PngStream stream;
  CheckedDevice checked(out);
  checked.write(stream.begin(size.width, size.height, size.pixelsPerHex * 1000 / drawing.hexWidthMm()));
  const int bandRows = rowsOfBand(size, crew.size());
  const int count = (size.height + bandRows - 1) / bandRows;
  BandWriter writer(checked, stream, count, watch);
  crew.run(count, [&](int i) {
    if (watch.stop.stop_requested()) return;
    const int top = i * bandRows;
    const int rows = std::min(bandRows, size.height - top);
    writer.add(i, packed(painted(drawing, size, top, rows), i + 1 == count));
  });
  if (watch.stop.stop_requested()) return false;
  checked.write(stream.end());
  checked.throwIfFailed();
  return true;
}

}  // namespace redoubt::render
