#include "editor/render/output/png_picture.h"

#include <QImage>
#include <QPainter>
#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <vector>

#include "editor/render/map_blocks.h"
#include "editor/render/map_geometry.h"
#include "editor/render/output/checked_device.h"
#include "editor/render/output/crew.h"
#include "editor/render/output/memory_guard.h"
#include "editor/render/output/png_stream.h"

namespace redoubt::render {
namespace {

constexpr qint64 kBytes = 3'600'000;  // of all strips at a time, except for pictures so wide that a few rows need more
constexpr int kRowsPacked = 8;        // deflated at a time, for any strips, so that the file is always the same
constexpr int kRowsOfBand = MapBlocks::kHeight;
constexpr double kSmallHexes = 24;  // device pixels per hex, below which strips can be larger

// The rows of pixels in a row of blocks. If hexes are small a band is low, so that the plan is never large.
int rowsOfBand(const PictureSize& size) {
  return std::clamp(static_cast<int>(MapBlocks::kHexesDown * size.pixelsPerHex), kRowsPacked, kRowsOfBand);
}

// A strip lower than a few hexes would be inefficient, because things in two strips are painted twice.
int rowsOfStrip(const PictureSize& size, int hands) {
  constexpr double kHexes = 6;
  constexpr int kMostForHexes = 144;  // rows
  const int least = std::min(static_cast<int>(kHexes * size.pixelsPerHex), kMostForHexes);
  const auto fitting = static_cast<int>(std::min<qint64>(kBytes / (4LL * size.width * hands), rowsOfBand(size)));
  const int rows = size.pixelsPerHex < kSmallHexes ? std::max(fitting, least) : fitting;
  return std::max(1, rows / kRowsPacked) * kRowsPacked;
}

// Writes strips in their order, in whatever order they are finished, and nothing after it was stopped.
class StripWriter {
 public:
  StripWriter(CheckedDevice& out, PngStream& stream, int count, const Watch& watch)
      : out_(out), stream_(stream), count_(count), watch_(watch) {}

  void add(int strip, std::vector<PngRows> pieces) {
    const std::lock_guard lock(mutex_);
    waiting_.emplace(strip, std::move(pieces));
    for (auto first = waiting_.begin(); first != waiting_.end() && first->first == next_; first = waiting_.begin()) {
      if (watch_.stop.stop_requested()) return;
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

// Bands of a picture, each in strips that share the band's data.
class Bands {
 public:
  Bands(const MapDrawing& drawing, const PictureSize& size, int rowsOfStrip)
      : drawing_(drawing),
        size_(size),
        rowsOfStrip_(rowsOfStrip),
        stripsOfBand_(std::max(1, rowsOfBand(size) / rowsOfStrip)) {}

  int strips() const { return (size_.height + rowsOfStrip_ - 1) / rowsOfStrip_; }
  /// If stopped, it returns an incomplete strip, which is not written.
  std::vector<PngRows> packed(int strip, const Watch& watch) {
    const int top = strip * rowsOfStrip_;
    const int rows = std::min(rowsOfStrip_, size_.height - top);
    const QImage image = painted(top, rows, *blocksOf(strip / stripsOfBand_), watch);
    std::vector<PngRows> pieces;
    for (int from = 0; from < rows; from += kRowsPacked) {
      const int count = std::min(kRowsPacked, rows - from);
      const QImage part(image.constScanLine(from), image.width(), count, image.bytesPerLine(), image.format());
      pieces.push_back(pngRows(part, top + from + count == size_.height));
    }
    return pieces;
  }

 private:
  hex::Bounds regionOf(int top, int rows) const {
    const QTransform toMap = size_.transform(drawing_).inverted();
    return common(toBounds(toMap.mapRect(QRectF(0, top, size_.width, rows))), drawing_.part());
  }
  QImage painted(int top, int rows, MapBlocks& blocks, const Watch& watch) const {
    QImage strip(size_.width, rows, QImage::Format_RGB32);
    if (strip.isNull()) throw std::bad_alloc();
    strip.fill(drawing_.map().theme()->sheet);
    QPainter painter(&strip);
    painter.setTransform(size_.transform(drawing_) * QTransform::fromTranslate(0, -top));
    drawing_.paint(painter, regionOf(top, rows), blocks, watch);
    return strip;
  }
  // Strips are requested in their order, so at most two bands are in progress.
  std::shared_ptr<MapBlocks> blocksOf(int band) {
    const std::lock_guard lock(mutex_);
    std::shared_ptr<MapBlocks>& blocks = blocks_[band];
    if (!blocks) {
      const int rows = stripsOfBand_ * rowsOfStrip_;
      blocks = std::make_shared<MapBlocks>(regionOf(band * rows, rows));
      blocks_.erase(blocks_.begin(), blocks_.find(band));
    }
    return blocks;
  }

  const MapDrawing& drawing_;
  PictureSize size_;
  int rowsOfStrip_;
  int stripsOfBand_;
  std::mutex mutex_;
  std::map<int, std::shared_ptr<MapBlocks>> blocks_;
};

}  // namespace

bool writePng(QIODevice& out, const MapDrawing& drawing, const PictureSize& size, const Watch& watch,
              QThreadPool* pool) {
  Crew crew(pool);
  PngStream stream;
  CheckedDevice checked(out);
  checked.write(stream.begin(size.width, size.height, size.pixelsPerHex * 1000 / drawing.hexWidthMm()));
  Bands bands(drawing, size, rowsOfStrip(size, crew.size()));
  StripWriter writer(checked, stream, bands.strips(), watch);
  const MemoryGuard guard;
  const Watch ofLayers{watch.stop, [&guard](double) { guard.look(); }};
  crew.run(bands.strips(), [&](int strip) {
    if (!watch.stop.stop_requested()) writer.add(strip, bands.packed(strip, ofLayers));
  });
  if (watch.stop.stop_requested()) return false;
  checked.write(stream.end());
  checked.throwIfFailed();
  return true;
}

}  // namespace redoubt::render
