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

/// The map as square pictures of one zoom, painted in other threads when first needed, and again only where something
/// changed: unchanged parts of a tile are not painted anew. Until the new pictures are ready the old ones are shown:
/// the former picture of a changed tile, and after a change of zoom those of the former zoom, scaled.
class TileCache {
 public:
  /// The side of a tile in device pixels.
  static constexpr int kTileSize = 256;

  /// `ready` is called in another thread when newly painted tiles can be drawn.
  explicit TileCache(std::function<void()> ready);

  /// Sets the zoom. `pixelsPerHex` in device independent pixels.
  void setScale(double pixelsPerHex, double pixelRatio);
  /// Forgets everything.
  void clear();
  /// Collects painted parts. Calling it before a change of the map avoids a copy of the map.
  void collect();
  /// Whether anything has been painted since the last refresh().
  bool hasNews() { return hasNews_ || painters_.isAnyDone(); }
  /// Why a part could not be painted: the first failure since clear(), returned once; otherwise null.
  std::exception_ptr takeFailure();
  /// Marks `region`, in hex widths, to be painted anew; until then the old picture is shown.
  void invalidate(const hex::Bounds& region);

  /// Orders the painting of what is invalid or missing in `viewport` (device independent pixels): changed parts first,
  /// then the tiles nearest to the middle and those just outside. Waits at most `milliseconds` for changed parts.
  void refresh(const render::MapPainter& map, const render::MapView& view, const QRect& viewport, int milliseconds);
  /// Waits until nothing of `viewport` is invalid or missing.
  void complete(const render::MapPainter& map, const render::MapView& view, const QRect& viewport);
  /// Whether nothing of `viewport` is invalid or missing.
  bool isComplete(const render::MapView& view, const QRect& viewport) const;
  /// Draws the pictures for `viewport`; uses `blank` for parts of the sheet that are not painted yet or could not be
  /// painted.
  void draw(QPainter& painter, const render::MapView& view, const QRect& viewport, const hex::Bounds& sheet,
            const QColor& blank) const;

  /// The number of parts painted since the start, and the number of device pixels painted again; for tests and
  /// benchmarks.
  std::int64_t painted() const { return painted_; }
  std::int64_t repaintedPixels() const { return repaintedPixels_; }
  /// The existing pictures of the present zoom; for tests.
  std::vector<QPixmap> pictures() const;

 private:
  using Key = std::pair<int, int>;
  struct Tile {
    QPixmap picture;           // null before it is first painted
    bool isBare = false;       // it has no picture, because its present state can't be painted
    QRegion stale;             // in device pixels of the tile
    std::int64_t edition = 0;  // of the map it shows
    std::int64_t changed = 0;  // the edition in which the stale part changed
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
  /// The tiles that a part, in device pixels of the map, covers.
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
  bool hasFailed_ = false;  // since the last clear()
  std::exception_ptr failure_;
  std::int64_t oldest_ = 1;  // pictures of earlier editions are not usable
  std::int64_t painted_ = 0;
  std::int64_t repaintedPixels_ = 0;
  TilePainters painters_;
};

}  // namespace redoubt::editor
