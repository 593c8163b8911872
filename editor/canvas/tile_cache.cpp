#include "editor/canvas/tile_cache.h"

#include <QElapsedTimer>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <vector>

namespace redoubt::editor {
namespace {

constexpr std::size_t kMaxTiles = 600;  // about 150 MB at a device pixel ratio of 1

}  // namespace

void TileCache::setScale(double pixelsPerHex, double pixelRatio) {
  if (pixelsPerHex == current_.pixelsPerHex && pixelRatio == pixelRatio_) return;
  if (pixelRatio != pixelRatio_) former_.tiles.clear();
  // Half-painted levels are poor stand-ins; keep the better one.
  if (pixelRatio == pixelRatio_ && current_.tiles.size() * 2 >= former_.tiles.size()) former_ = std::move(current_);
  pixelRatio_ = pixelRatio;
  current_ = {pixelsPerHex, {}};
}

void TileCache::clear() {
  current_.tiles.clear();
  former_.tiles.clear();
}

void TileCache::invalidate(const hex::Bounds& region) {
  former_.tiles.clear();
  const double scale = deviceScale();
  const auto floored = [&](double hexes) { return static_cast<int>(std::floor(hexes * scale)); };
  // A pixel more, for antialiasing.
  const QRect reached(QPoint(floored(region.left) - 1, floored(region.top) - 1),
                      QPoint(floored(region.right) + 1, floored(region.bottom) + 1));
  for (auto& [key, tile] : current_.tiles) {
    const QRect whole(key.first * kTileSize, key.second * kTileSize, kTileSize, kTileSize);
    const QRect part = reached.intersected(whole);
    if (!part.isEmpty()) tile.stale = tile.stale.united(part.translated(-whole.topLeft()));
  }
}

std::pair<TileCache::Key, TileCache::Key> TileCache::tilesIn(const render::MapView& view, const QRect& viewport) const {
  const hex::Bounds map = view.toMap(QRectF(viewport));
  const double scale = deviceScale() / kTileSize;
  return {{static_cast<int>(std::floor(map.left * scale)), static_cast<int>(std::floor(map.top * scale))},
          {static_cast<int>(std::floor(map.right * scale)), static_cast<int>(std::floor(map.bottom * scale))}};
}

int TileCache::draw(QPainter& painter, const render::MapView& view, const QRect& viewport) const {
  const auto [first, last] = tilesIn(view, viewport);
  const double tileInHexes = kTileSize / deviceScale();
  int missing = 0;
  for (int y = first.second; y <= last.second; ++y) {
    for (int x = first.first; x <= last.first; ++x) missing += current_.tiles.contains({x, y}) ? 0 : 1;
  }
  if (missing > 0 && !former_.tiles.empty()) {
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const double formerInHexes = kTileSize / (former_.pixelsPerHex * pixelRatio_);
    const hex::Bounds shown = view.toMap(QRectF(viewport));
    for (const auto& [key, tile] : former_.tiles) {
      const QPixmap& pixmap = tile.picture;
      const hex::Bounds bounds{key.first * formerInHexes, key.second * formerInHexes, (key.first + 1) * formerInHexes,
                               (key.second + 1) * formerInHexes};
      if (render::intersects(bounds, shown)) painter.drawPixmap(view.toPixels(bounds), pixmap, pixmap.rect());
    }
    painter.restore();
  }
  for (int y = first.second; y <= last.second; ++y) {
    for (int x = first.first; x <= last.first; ++x) {
      const auto tile = current_.tiles.find({x, y});
      if (tile == current_.tiles.end()) continue;
      painter.drawPixmap(view.toPixels(hex::Point{x * tileInHexes, y * tileInHexes}), tile->second.picture);
    }
  }
  return missing;
}

void TileCache::paint(Tile& tile, const Key& key, const render::MapPainter& map) {
  const double scale = deviceScale();
  if (tile.picture.isNull()) {
    tile.picture = QPixmap(kTileSize, kTileSize);
    tile.picture.fill(Qt::transparent);
    tile.stale = tile.picture.rect();
  }
  tile.picture.setDevicePixelRatio(1);
  const render::MapView view{scale, {key.first * kTileSize / scale, key.second * kTileSize / scale}};
  {
    QPainter painter(&tile.picture);
    painter.setClipRect(tile.stale);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.fillRect(tile.stale, Qt::transparent);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(view.transform());
    map.paint(painter, view.toMap(QRectF(tile.stale)));
  }
  tile.picture.setDevicePixelRatio(pixelRatio_);
  ++painted_;
  paintedPixels_ += std::int64_t{tile.stale.width()} * tile.stale.height();
  tile.stale = {};
}

bool TileCache::paintMissing(const render::MapPainter& map, const render::MapView& view, const QRect& viewport,
                             int milliseconds) {
  const auto [first, last] = tilesIn(view, viewport);
  std::vector<Key> stale;
  std::vector<Key> missing;
  for (int y = first.second; y <= last.second; ++y) {
    for (int x = first.first; x <= last.first; ++x) {
      const auto tile = current_.tiles.find({x, y});
      if (tile == current_.tiles.end()) {
        missing.emplace_back(x, y);
      } else if (!tile->second.stale.isEmpty()) {
        stale.emplace_back(x, y);
      }
    }
  }
  const double middleX = (first.first + last.first) / 2.0;
  const double middleY = (first.second + last.second) / 2.0;
  std::sort(missing.begin(), missing.end(), [&](const Key& a, const Key& b) {
    return std::hypot(a.first - middleX, a.second - middleY) < std::hypot(b.first - middleX, b.second - middleY);
  });
  std::vector<Key> wanted = std::move(stale);
  wanted.insert(wanted.end(), missing.begin(), missing.end());
  QElapsedTimer clock;
  clock.start();
  std::size_t done = 0;
  std::int64_t longest = 0;  // nanoseconds of the part that took longest: the next may take as long
  for (const Key& key : wanted) {
    const std::int64_t before = clock.nsecsElapsed();
    if (done > 0 && before + longest >= std::int64_t{milliseconds} * 1'000'000) break;
    paint(current_.tiles[key], key, map);
    longest = std::max<std::int64_t>(longest, clock.nsecsElapsed() - before);
    ++done;
  }
  evict({first, last});
  if (done == wanted.size()) former_.tiles.clear();
  return done < wanted.size();
}

void TileCache::evict(const std::pair<Key, Key>& keep) {
  if (current_.tiles.size() <= kMaxTiles) return;
  const auto [first, last] = keep;
  std::erase_if(current_.tiles, [&, f = first, l = last](const auto& tile) {
    const auto [x, y] = tile.first;
    return x < f.first - 2 || x > l.first + 2 || y < f.second - 2 || y > l.second + 2;
  });
}

}  // namespace redoubt::editor
