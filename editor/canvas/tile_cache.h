#pragma once

#include <QPixmap>
#include <cstdint>
#include <map>
#include <utility>

#include "editor/render/map_painter.h"
#include "editor/render/map_geometry.h"

namespace redoubt::editor {

/// The map as square pictures of one zoom, painted when first needed and again only where a change reached.
/// After a change of zoom the old pictures serve, scaled, until the new ones are painted.
class TileCache {
 public:
  /// The side of a tile in device pixels.
  static constexpr int kTileSize = 256;

  /// Which zoom to paint at. `pixelsPerHex` in device independent pixels.
  void setScale(double pixelsPerHex, double pixelRatio);
  /// Forgets everything.
  void clear();
  /// Forgets the tiles that `region` touches, in hex widths.
  void invalidate(const hex::Bounds& region);

  /// Draws what there is for `viewport` (device independent pixels) and answers how many tiles are still to be painted.
  int draw(QPainter& painter, const render::MapView& view, const QRect& viewport) const;
  /// Paints missing tiles for `viewport`, those nearest its middle first, for at most `milliseconds` (but at least
  /// one). Answers whether some are still missing.
  bool paintMissing(const render::MapPainter& map, const render::MapView& view, const QRect& viewport,
                    int milliseconds);

  /// How many tiles have been painted since the start; for tests and benchmarks.
  std::int64_t painted() const { return painted_; }

 private:
  using Key = std::pair<int, int>;
  struct Level {
    double pixelsPerHex = 0;
    std::map<Key, QPixmap> tiles;
  };
  double deviceScale() const { return current_.pixelsPerHex * pixelRatio_; }
  std::pair<Key, Key> tilesIn(const render::MapView& view, const QRect& viewport) const;
  void evict(const std::pair<Key, Key>& keep);

  Level current_;
  Level former_;
  double pixelRatio_ = 1;
  std::int64_t painted_ = 0;
};

}  // namespace redoubt::editor
