#include "editor/canvas/tile_cache.h"

#include <QPainter>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace redoubt::editor {
namespace {

constexpr std::size_t kMaxTiles = 600;       // about 150 MB at a device pixel ratio of 1
constexpr int kBeside = 1;                   // tiles round the window that are painted in advance
constexpr double kWorthSharing = 160 * 160;  // from this number of pixels two threads are faster than one
constexpr double kMostJoined = 512 * 512;    // pixels painted in one go

using Clock = std::chrono::steady_clock;

QRect wholeOf(const std::pair<int, int>& key) {
  constexpr int kSize = TileCache::kTileSize;
  return {key.first * kSize, key.second * kSize, kSize, kSize};
}

std::vector<TileOrder> halves(const TileOrder& order) {
  TileOrder first = order;
  TileOrder second = order;
  if (order.part.width() > order.part.height()) {
    first.part.setWidth(order.part.width() / 2);
    second.part.setLeft(first.part.right() + 1);
  } else {
    first.part.setHeight(order.part.height() / 2);
    second.part.setTop(first.part.bottom() + 1);
  }
  return {first, second};
}

}  // namespace

TileCache::TileCache(std::function<void()> ready) : painters_(std::move(ready)) {}

void TileCache::setScale(double pixelsPerHex, double pixelRatio) {
  if (pixelsPerHex == current_.pixelsPerHex && pixelRatio == pixelRatio_) return;
  collect();
  std::erase_if(current_.tiles, [](const auto& tile) { return tile.second.picture.isNull(); });
  if (pixelRatio != pixelRatio_) former_.tiles.clear();
  // A half-painted level is a poor substitute; keep the better one.
  if (pixelRatio == pixelRatio_ && current_.tiles.size() * 2 >= former_.tiles.size()) former_ = std::move(current_);
  pixelRatio_ = pixelRatio;
  current_ = {pixelsPerHex, {}};
}

void TileCache::clear() {
  current_.tiles.clear();
  former_.tiles.clear();
  oldest_ = ++edition_;
  hasFailed_ = false;
  failure_ = nullptr;
}

std::exception_ptr TileCache::takeFailure() {
  return std::exchange(failure_, nullptr);
}

void TileCache::collect() {
  for (const PaintedPart& part : painters_.take()) take(part);
}

void TileCache::take(const PaintedPart& part) {
  ++painted_;
  hasNews_ = true;
  if (part.edition < oldest_ || part.order.scale != deviceScale()) return;
  if (part.failure && !std::exchange(hasFailed_, true)) failure_ = part.failure;
  for (const Key& key : tilesUnder(part.order.part)) take(part, key);
}

void TileCache::take(const PaintedPart& part, const Key& key) {
  const auto found = current_.tiles.find(key);
  if (found == current_.tiles.end() || part.edition < found->second.edition) return;
  Tile& tile = found->second;
  const QRect whole = wholeOf(key);
  if (tile.picture.isNull()) {
    if (!part.order.part.contains(whole)) return;
    if (!part.failure) tile.picture = QPixmap(kTileSize, kTileSize);
    tile.isBare = tile.picture.isNull() && tile.changed <= part.edition;
    if (tile.picture.isNull()) return;
    tile.picture.fill(Qt::transparent);
  } else {
    const QRect anew = part.order.part.intersected(whole);
    repaintedPixels_ += std::int64_t{anew.width()} * anew.height();
  }
  tile.picture.setDevicePixelRatio(1);
  {
    QPainter painter(&tile.picture);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    if (part.failure) {
      painter.fillRect(part.order.part.translated(-whole.topLeft()), Qt::transparent);
    } else {
      painter.drawImage(part.order.part.topLeft() - whole.topLeft(), part.picture);
    }
  }
  tile.picture.setDevicePixelRatio(pixelRatio_);
  tile.edition = part.edition;
  if (tile.changed <= part.edition) tile.stale -= part.order.part.translated(-whole.topLeft());
}

void TileCache::invalidate(const hex::Bounds& region) {
  former_.tiles.clear();
  ++edition_;
  const double scale = deviceScale();
  const auto floored = [&](double hexes) { return static_cast<int>(std::floor(hexes * scale)); };
  // A pixel more, for antialiasing.
  const QRect reached(QPoint(floored(region.left) - 1, floored(region.top) - 1),
                      QPoint(floored(region.right) + 1, floored(region.bottom) + 1));
  for (auto& [key, tile] : current_.tiles) {
    const QRect whole = wholeOf(key);
    const QRect part = reached.intersected(whole);
    if (part.isEmpty()) continue;
    tile.isBare = false;
    tile.stale += part.translated(-whole.topLeft());
    tile.changed = edition_;
  }
}

std::pair<TileCache::Key, TileCache::Key> TileCache::tilesIn(const render::MapView& view, const QRect& viewport) const {
  const hex::Bounds map = view.toMap(QRectF(viewport));
  const double scale = deviceScale() / kTileSize;
  return {{static_cast<int>(std::floor(map.left * scale)), static_cast<int>(std::floor(map.top * scale))},
          {static_cast<int>(std::floor(map.right * scale)), static_cast<int>(std::floor(map.bottom * scale))}};
}

TileCache::Wanted TileCache::wantedIn(const render::MapView& view, const QRect& viewport) const {
  const auto [first, last] = tilesIn(view, viewport);
  Wanted wanted;
  for (int y = first.second - kBeside; y <= last.second + kBeside; ++y) {
    for (int x = first.first - kBeside; x <= last.first + kBeside; ++x) {
      const bool isInside = x >= first.first && x <= last.first && y >= first.second && y <= last.second;
      const auto tile = current_.tiles.find({x, y});
      if (tile == current_.tiles.end() || (tile->second.picture.isNull() && !tile->second.isBare)) {
        (isInside ? wanted.missing : wanted.beside).emplace_back(x, y);
      } else if (isInside && !tile->second.stale.isEmpty()) {
        wanted.stale.emplace_back(x, y);
      }
    }
  }
  const double middleX = (first.first + last.first) / 2.0;
  const double middleY = (first.second + last.second) / 2.0;
  std::sort(wanted.missing.begin(), wanted.missing.end(), [&](const Key& a, const Key& b) {
    return std::hypot(a.first - middleX, a.second - middleY) < std::hypot(b.first - middleX, b.second - middleY);
  });
  return wanted;
}

std::vector<TileCache::Key> TileCache::tilesUnder(const QRect& part) {
  const auto tileOf = [](int pixel) { return static_cast<int>(std::floor(static_cast<double>(pixel) / kTileSize)); };
  std::vector<Key> keys;
  for (int y = tileOf(part.top()); y <= tileOf(part.bottom()); ++y) {
    for (int x = tileOf(part.left()); x <= tileOf(part.right()); ++x) keys.emplace_back(x, y);
  }
  return keys;
}

// Painting a part also needs its surroundings to be computed, so one large part takes much less time than several small
// ones: parts of neighbouring tiles are joined if that adds little else.
std::vector<TileOrder> TileCache::staleParts(const std::vector<Key>& keys) const {
  constexpr double kMostMore = 1.25;
  const auto areaOf = [](const QRect& rect) { return 1.0 * rect.width() * rect.height(); };
  std::vector<TileOrder> orders;
  std::vector<double> areas;
  for (const Key& key : keys) {
    const Tile& tile = current_.tiles.at(key);
    TileOrder order{tile.stale.boundingRect().translated(wholeOf(key).topLeft()), deviceScale(), tile.changed};
    double area = areaOf(order.part);
    for (std::size_t i = 0; i < orders.size();) {
      const QRect both = order.part.united(orders[i].part);
      if (areaOf(both) > kMostMore * (area + areas[i]) || areaOf(both) > kMostJoined) {
        ++i;
        continue;
      }
      order = {both, order.scale, std::max(order.since, orders[i].since)};
      area += areas[i];
      orders.erase(orders.begin() + static_cast<std::ptrdiff_t>(i));
      areas.erase(areas.begin() + static_cast<std::ptrdiff_t>(i));
      i = 0;
    }
    orders.push_back(order);
    areas.push_back(area);
  }
  if (orders.size() == 1 && areaOf(orders[0].part) > kWorthSharing) return halves(orders[0]);
  return orders;
}

// In blocks of two by two, for the same reason.
std::vector<TileOrder> TileCache::missingBlocks(const std::vector<Key>& keys) {
  std::vector<std::pair<Key, TileOrder>> blocks;
  for (const Key& key : keys) {
    const Tile& tile = current_.tiles[key];
    const Key blockKey{key.first >> 1, key.second >> 1};
    const auto block =
        std::find_if(blocks.begin(), blocks.end(), [&](const auto& each) { return each.first == blockKey; });
    if (block == blocks.end()) {
      blocks.push_back({blockKey, {wholeOf(key), deviceScale(), std::max(tile.changed, oldest_)}});
    } else {
      TileOrder& order = block->second;
      order.part = order.part.united(wholeOf(key));
      order.since = std::max(order.since, tile.changed);
    }
  }
  std::vector<TileOrder> orders;
  for (const auto& [key, order] : blocks) orders.push_back(order);
  return orders;
}

void TileCache::ask(const render::MapPainter& map, const Wanted& wanted) {
  std::vector<TileOrder> orders = staleParts(wanted.stale);
  for (const std::vector<Key>* keys : {&wanted.missing, &wanted.beside}) {
    const std::vector<TileOrder> blocks = missingBlocks(*keys);
    orders.insert(orders.end(), blocks.begin(), blocks.end());
  }
  painters_.ask(map, edition_, std::move(orders));
}

void TileCache::refresh(const render::MapPainter& map, const render::MapView& view, const QRect& viewport,
                        int milliseconds) {
  collect();
  const Wanted wanted = wantedIn(view, viewport);
  ask(map, wanted);
  const auto end = Clock::now() + std::chrono::milliseconds(milliseconds);
  const auto isStale = [&](const Key& key) { return !current_.tiles[key].stale.isEmpty(); };
  while (std::any_of(wanted.stale.begin(), wanted.stale.end(), isStale) && painters_.wait(end)) collect();
  hasNews_ = false;
  evict(tilesIn(view, viewport));
  if (wanted.missing.empty()) former_.tiles.clear();
}

void TileCache::complete(const render::MapPainter& map, const render::MapView& view, const QRect& viewport) {
  collect();
  for (Wanted wanted = wantedIn(view, viewport); !wanted.stale.empty() || !wanted.missing.empty();
       wanted = wantedIn(view, viewport)) {
    wanted.beside.clear();
    ask(map, wanted);
    painters_.wait(Clock::now() + std::chrono::seconds(1));
    collect();
  }
  former_.tiles.clear();
}

bool TileCache::isComplete(const render::MapView& view, const QRect& viewport) const {
  const Wanted wanted = wantedIn(view, viewport);
  return wanted.stale.empty() && wanted.missing.empty();
}

void TileCache::drawFormer(QPainter& painter, const render::MapView& view, const hex::Bounds& shown) const {
  painter.save();
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  const double formerInHexes = kTileSize / (former_.pixelsPerHex * pixelRatio_);
  for (const auto& [key, tile] : former_.tiles) {
    const hex::Bounds bounds{key.first * formerInHexes, key.second * formerInHexes, (key.first + 1) * formerInHexes,
                             (key.second + 1) * formerInHexes};
    if (!render::intersects(bounds, shown)) continue;
    painter.drawPixmap(view.toPixels(bounds), tile.picture, tile.picture.rect());
  }
  painter.restore();
}

void TileCache::draw(QPainter& painter, const render::MapView& view, const QRect& viewport, const hex::Bounds& sheet,
                     const QColor& blank) const {
  const auto [first, last] = tilesIn(view, viewport);
  const double tileInHexes = kTileSize / deviceScale();
  const bool isAnyMissing = !wantedIn(view, viewport).missing.empty();
  if (isAnyMissing || hasFailed_) {
    painter.fillRect(view.toPixels(sheet), blank);
    if (isAnyMissing) drawFormer(painter, view, view.toMap(QRectF(viewport)));
  }
  for (int y = first.second; y <= last.second; ++y) {
    for (int x = first.first; x <= last.first; ++x) {
      const auto tile = current_.tiles.find({x, y});
      if (tile == current_.tiles.end() || tile->second.picture.isNull()) continue;
      painter.drawPixmap(view.toPixels(hex::Point{x * tileInHexes, y * tileInHexes}), tile->second.picture);
    }
  }
}

std::vector<QPixmap> TileCache::pictures() const {
  std::vector<QPixmap> pictures;
  for (const auto& [key, tile] : current_.tiles) {
    if (!tile.picture.isNull()) pictures.push_back(tile.picture);
  }
  return pictures;
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
