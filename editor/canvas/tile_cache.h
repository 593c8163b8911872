#pragma once

#include <QPixmap>
#include <QRect>
#include <cstdint>
#include <map>
#include <utility>

#include "editor/render/map_painter.h"
#include "editor/render/map_geometry.h"

namespace redoubt::editor {

/// The map as square pictures of one zoom, painted when first needed and again only where a change reached: the part of
/// a tile that a change left as it was is not painted anew.
/// After a change of zoom the old pictures serve, scaled, until the new ones are painted.
class TileCache {
 public:
  /// The side of a tile in device pixels.
  static constexpr int kTileSize = 256;

  /// Which zoom to paint at. `pixelsPerHex` in device independent pixels.
  void setScale(double pixelsPerHex, double pixelRatio);
  /// Forgets everything.
  void clear();
  /// Has what lies in `region`, in hex widths, painted anew; until then the old picture serves.
  void invalidate(const hex::Bounds& region);

  /// Draws what there is for `viewport` (device independent pixels) and answers how many tiles have no picture yet.
  int draw(QPainter& painter, const render::MapView& view, const QRect& viewport) const;
  /// Paints what is invalid or missing in `viewport`, changed parts first and then the tiles nearest the middle, for at
  /// most `milliseconds` (but at least one). Answers whether some are still to be painted.
  bool paintMissing(const render::MapPainter& map, const render::MapView& view, const QRect& viewport,
                    int milliseconds);

  /// How many tiles, or parts of one, and how many device pixels have been painted since the start; for tests and
  /// benchmarks.
  std::int64_t painted() const { return painted_; }
  std::int64_t paintedPixels() const { return paintedPixels_; }

 private:
  using Key = std::pair<int, int>;
  struct Tile {
    QPixmap picture;
    QRect stale;  ///< in device pixels of the tile
  };
  struct Level {
    double pixelsPerHex = 0;
    std::map<Key, Tile> tiles;
  };
  void paint(Tile& tile, const Key& key, const render::MapPainter& map);
  double deviceScale() const { return current_.pixelsPerHex * pixelRatio_; }
  std::pair<Key, Key> tilesIn(const render::MapView& view, const QRect& viewport) const;
  void evict(const std::pair<Key, Key>& keep);

  Level current_;
  Level former_;
  double pixelRatio_ = 1;
  std::int64_t painted_ = 0;
  std::int64_t paintedPixels_ = 0;
};

}  // namespace redoubt::editor
