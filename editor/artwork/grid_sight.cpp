// How much is seen of the grid under roads, waters and houses: the map is painted twice, with a black and with a white
// grid. Where the pictures differ it is seen; how much, the grid alone in the same two inks tells.
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <mutex>
#include <new>

#include "editor/artwork/drawn_artwork.h"
#include "editor/artwork/picture_choices.h"
#include "editor/render/map_blocks.h"
#include "editor/render/map_geometry.h"
#include "editor/render/output/crew.h"
#include "editor/render/output/memory_guard.h"

namespace redoubt::editor {
namespace {

constexpr int kStrip = 512;  // rows that are painted at once

class TwoInks {
 public:
  TwoInks(const model::Battle& battle, const exchange::MapWish& wish)
      : black_(inInk(battle, wish, Qt::black)), white_(inInk(battle, wish, Qt::white)) {}

  // How far the two differ, of some rows of the picture.
  std::vector<unsigned char> rows(const hex::Bounds& part, double scale, int width, int top, int count,
                                  const Watch& watch) const {
    const QImage dark = painted(black_, part, scale, width, top, count, watch);
    const QImage light = painted(white_, part, scale, width, top, count, watch);
    std::vector<unsigned char> differences;
    differences.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(count));
    for (int y = 0; y < count; ++y) {
      const auto* a = reinterpret_cast<const QRgb*>(dark.constScanLine(y));
      const auto* b = reinterpret_cast<const QRgb*>(light.constScanLine(y));
      for (int x = 0; x < width; ++x) {
        differences.push_back(static_cast<unsigned char>(std::max(0, qGreen(b[x]) - qGreen(a[x]))));
      }
    }
    return differences;
  }

  const hex::Bounds& part() const { return black_.part(); }

 private:
  static render::MapDrawing inInk(const model::Battle& battle, const exchange::MapWish& wish, const QColor& ink) {
    auto theme = std::make_shared<render::MapTheme>(*mapDrawing(battle, wish).map().theme());
    theme->grid = ink;
    return mapDrawing(battle, wish, std::move(theme));
  }

  static QImage painted(const render::MapDrawing& drawing, const hex::Bounds& part, double scale, int width, int top,
                        int count, const Watch& watch) {
    QImage strip(width, count, QImage::Format_RGB32);
    if (strip.isNull()) throw std::bad_alloc();
    strip.fill(drawing.map().theme()->sheet);
    QPainter painter(&strip);
    const QTransform transform = QTransform::fromTranslate(-part.left, -part.top) *
                                 QTransform::fromScale(scale, scale) * QTransform::fromTranslate(0, -top);
    painter.setTransform(transform);
    const hex::Bounds region =
        render::common(render::toBounds(transform.inverted().mapRect(QRectF(0, 0, width, count))), drawing.part());
    render::MapBlocks blocks(region);
    drawing.paint(painter, region, blocks, watch);
    return strip;
  }

  render::MapDrawing black_;
  render::MapDrawing white_;
};

class Sight {
 public:
  Sight(int width, int height) : width_(width), height_(height), whole_(count()), seen_(count()) {}

  void set(int top, const std::vector<unsigned char>& whole, const std::vector<unsigned char>& seen) {
    const auto at = static_cast<std::ptrdiff_t>(top) * width_;
    std::copy(whole.begin(), whole.end(), whole_.begin() + at);
    std::copy(seen.begin(), seen.end(), seen_.begin() + at);
  }

  // By the strongest pixel round each, as lines are thinner than a pixel here.
  std::string shares() const {
    constexpr int kLeast = 40;
    std::string shares(count(), '\xff');
    for (int y = 0; y < height_; ++y) {
      for (int x = 0; x < width_; ++x) {
        const int whole = strongest(whole_, x, y);
        if (whole < kLeast) continue;
        shares[index(x, y)] = static_cast<char>(std::min(255, strongest(seen_, x, y) * 255 / whole));
      }
    }
    return shares;
  }

 private:
  std::size_t count() const { return static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_); }
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
  }
  int strongest(const std::vector<unsigned char>& values, int x, int y) const {
    int most = 0;
    for (int v = std::max(0, y - 1); v <= std::min(height_ - 1, y + 1); ++v) {
      for (int u = std::max(0, x - 1); u <= std::min(width_ - 1, x + 1); ++u) {
        most = std::max<int>(most, values[index(u, v)]);
      }
    }
    return most;
  }

  int width_;
  int height_;
  std::vector<unsigned char> whole_;
  std::vector<unsigned char> seen_;
};

}  // namespace

exchange::LayerSight DrawnArtwork::gridSight(const exchange::MapWish& wish, const Watch& watch) {
  exchange::MapWish covered = wish;
  covered.layers.emplace_back("grid");
  exchange::MapWish bare = wish;
  bare.layers = {"grid"};
  const TwoInks over(battle_, covered);
  const TwoInks alone(battle_, bare);
  const hex::Bounds part = wish.part.value_or(over.part());
  constexpr double kMostPixels = 4e7;
  const double scale = std::min(wish.across, std::sqrt(kMostPixels / (part.width() * part.height())));
  const int width = std::max(1, static_cast<int>(std::ceil(part.width() * scale)));
  const int height = std::max(1, static_cast<int>(std::ceil(part.height() * scale)));
  Sight sight(width, height);
  const render::MemoryGuard guard;
  const Watch ofLayers{watch.stop, [&guard](double) { guard.look(); }};
  std::mutex mutex;
  int done = 0;
  const int strips = (height + kStrip - 1) / kStrip;
  render::Crew crew(pool_);
  crew.run(strips, [&](int strip) {
    if (watch.stop.stop_requested()) return;
    const int top = strip * kStrip;
    const int count = std::min(kStrip, height - top);
    const auto whole = alone.rows(part, scale, width, top, count, ofLayers);
    const auto seen = over.rows(part, scale, width, top, count, ofLayers);
    const std::lock_guard lock(mutex);
    sight.set(top, whole, seen);
    watch.progress(static_cast<double>(++done) / strips);
  });
  exchange::stopIfAsked(watch);
  return {scale, width, height, sight.shares()};
}

}  // namespace redoubt::editor
