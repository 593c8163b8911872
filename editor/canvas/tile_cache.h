#pragma once

#include <QPixmap>
#include <QRect>
#include <QRegion>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "editor/canvas/tile_painters.h"
#include "editor/render/map_geometry.h"
#include "editor/render/map_painter.h"

namespace redoubt::editor {

/// The map as square pictures of one zoom, painted in other threads when first needed and again only where a change
/// reached: the part of a tile that a change left as it was is not painted anew. Until the new pictures are there the
/// old ones serve: of a changed tile its former picture, after a change of zoom those of the former zoom, scaled.
class TileCache {
 public:
  /// The side of a tile in device pixels.
  static constexpr int kTileSize = 256;

  /// `ready` is called in another thread when newly painted tiles can be drawn.
  explicit TileCache(std::function<void()> ready);

  /// Which zoom to paint at. `pixelsPerHex` in device independent pixels.
  void setScale(double pixelsPerHex, double pixelRatio);
  /// Forgets everything.
  void clear();
  /// Takes over what has been painted. Before a change of the map this spares a copy of it.
  void collect();
  /// Whether anything has been painted that was not there at the last refresh().
  bool hasNews() { return hasNews_ || painters_.isAnyDone(); }
  /// Why a part could not be painted: of all failures since clear() the first, and that once; else null.
  std::exception_ptr takeFailure();
  /// Has what lies in `region`, in hex widths, painted anew; until then the old picture serves.
  void invalidate(const hex::Bounds& region);

  /// Has painted what is invalid or missing in `viewport` (device independent pixels), changed parts first, then the
  /// tiles nearest the middle and those just outside. Waits for changed parts at most `milliseconds`.
  void refresh(const render::MapPainter& map, const render::MapView& view, const QRect& viewport, int milliseconds);
  /// Waits until nothing of `viewport` is invalid or missing.
  void complete(const render::MapPainter& map, const render::MapView& view, const QRect& viewport);
  /// Whether nothing of `viewport` is invalid or missing.
  bool isComplete(const render::MapView& view, const QRect& viewport) const;
  /// Draws what there is for `viewport`; where there is nothing of the sheet, or it could not be painted, `blank`.
  void draw(QPainter& painter, const render::MapView& view, const QRect& viewport, const hex::Bounds& sheet,
            const QColor& blank) const;

  /// How many parts have been painted since the start, and how many device pixels that had been painted before; for
  /// tests and benchmarks.
  std::int64_t painted() const { return painted_; }
  std::int64_t repaintedPixels() const { return repaintedPixels_; }
  /// The pictures there are at the present zoom; for tests.
  std::vector<QPixmap> pictures() const;

 private:
  using Key = std::pair<int, int>;
  struct Tile {
    QPixmap picture;           // null before it is first painted
    bool isBare = false;       // without a picture, for it can't be painted as it looks now
    QRegion stale;             // in device pixels of the tile
    std::int64_t edition = 0;  // of the map it shows
    std::int64_t changed = 0;  // edition from which the stale part has looked different
  };
  struct Level {
    double pixelsPerHex = 0;
    std::map<Key, Tile> tiles;
  };
  struct Wanted {
    std::vector<Key> stale;
    std::vector<Key> missing;  // the nearest to the middle first
    std::vector<Key> beside;   // missing, outside the viewport
  };
  double deviceScale() const { return current_.pixelsPerHex * pixelRatio_; }
  std::pair<Key, Key> tilesIn(const render::MapView& view, const QRect& viewport) const;
  /// Those that a part, in device pixels of the map, lies on.
  static std::vector<Key> tilesUnder(const QRect& part);
  Wanted wantedIn(const render::MapView& view, const QRect& viewport) const;
  void ask(const render::MapPainter& map, const Wanted& wanted);
  std::vector<TileOrder> staleParts(const std::vector<Key>& keys) const;
  std::vector<TileOrder> missingBlocks(const std::vector<Key>& keys);
  void take(const PaintedPart& part);
  void take(const PaintedPart& part, const Key& key);
  void drawFormer(QPainter& painter, const render::MapView& view, const hex::Bounds& shown) const;
  void evict(const std::pair<Key, Key>& keep);

  Level current_;
  Level former_;
  double pixelRatio_ = 1;
  std::int64_t edition_ = 1;  // of the map, counted by its changes
  bool hasNews_ = false;
  bool hasFailed_ = false;  // since all was forgotten
  std::exception_ptr failure_;
  std::int64_t oldest_ = 1;   // edition before which nothing painted is of use
  std::int64_t painted_ = 0;
  std::int64_t repaintedPixels_ = 0;
  TilePainters painters_;
};

}  // namespace redoubt::editor
