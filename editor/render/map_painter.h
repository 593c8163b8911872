#pragma once

#include <QPainter>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/hex/layout.h"
#include "core/model/battle.h"
#include "core/model/changes.h"
#include "editor/render/theme/map_theme.h"
#include "editor/render/watch.h"

namespace redoubt::render {

/// The strength of the layers of a map, from 0 (not drawn) to 1. A faded layer is drawn in full and then blended with
/// that strength; faded terrain shows the bare paper. Levels belong to the terrain.
struct LayerOpacity {
  double pictures = 1;
  double terrain = 1;
  double hexsides = 1;
  double links = 1;
  double grid = 1;
  double numbers = 1;
  double symbols = 1;
  double labels = 1;
  double zones = 1;
  double frame = 1;

  friend bool operator==(const LayerOpacity&, const LayerOpacity&) = default;
};

/// What is drawn of a map, and how strongly.
struct MapStyle {
  bool dark = false;  ///< dimmed by 20 %, for dark windows
  bool pictures = true;
  bool terrain = true;
  bool levels = true;
  bool hexsides = true;
  bool links = true;
  bool grid = true;
  bool numbers = true;
  bool symbols = true;
  bool labels = true;
  bool zones = false;  ///< over names; only used when a MapPainter is made
  /// The scenario of the zones: those that only bound other scenarios are left out. Only used when a MapPainter is
  /// made.
  std::optional<Id<model::Scenario>> scenario = {};
  bool frame = false;     ///< title, legend, scale and tracks round the hexes; only used when a MapPainter is made
  double farGround = 24;  ///< device pixels per hex below which woods and fields are composed of patches
  LayerOpacity opacity = {};
  std::shared_ptr<const MapTheme> theme;  ///< null: the battle's own, or the usual one

  friend bool operator==(const MapStyle&, const MapStyle&) = default;
};

class MapBlocks;
class MapCells;
class MapPictures;
class SheetFrame;
class ZoneArt;

/// Draws the map of a battle, without counters. It holds everything it needs of the battle, so it can outlive it; a
/// copy is cheap and can paint in another thread.
///
/// All drawing is in hex widths: the painter's transform (MapView::transform) gives the number of pixels, and detail
/// too small to see is left out. The drawing at a place depends only on the rows round it and on the transform, never
/// on the painted region: regions painted one by one join without a seam.
class MapPainter {
 public:
  explicit MapPainter(const model::Battle& battle, MapStyle style = {});
  ~MapPainter();
  MapPainter(const MapPainter&);
  MapPainter& operator=(const MapPainter&);
  MapPainter(MapPainter&&) noexcept;
  MapPainter& operator=(MapPainter&&) noexcept;

  /// Paints `region` and nothing outside it. The painter's state is kept.
  void paint(QPainter& painter, const hex::Bounds& region) const;
  /// Paints `region`, a strip of the area for which `blocks` were made. `watch` is notified of every layer of a block;
  /// false if it stopped painting, so that only a part is painted.
  bool paint(QPainter& painter, const hex::Bounds& region, MapBlocks& blocks, const Watch& watch = {}) const;

  /// Takes over `changes`; `battle` is the battle after them.
  void update(const model::Battle& battle, const model::Changes& changes);

  /// The regions that look different after `changes`, in hex widths; they may overlap. To be called after update(). If
  /// the sheet itself or the rules changed, these are the former and the present sheet; if only the frame's contents
  /// changed, the area outside the neat line.
  std::vector<hex::Bounds> affectedBy(const model::Changes& changes) const;

  /// The paper: all hexes and a narrow margin round them, or the frame. Nothing is drawn outside it.
  hex::Bounds sheet() const;
  /// The frame round the hexes; null without one.
  const SheetFrame* frame() const { return frame_.get(); }
  const hex::Layout& layout() const;
  const MapStyle& style() const { return style_; }
  /// A frame and zones can't be added or removed: that needs a new painter.
  void setStyle(MapStyle style);
  /// The theme in which the map is painted: the style's theme, or the battle's own (rule `map/theme`). Never null.
  std::shared_ptr<const MapTheme> theme() const;

 private:
  std::shared_ptr<MapCells> cells_;  // shared by copies until one is updated
  MapStyle style_;
  std::shared_ptr<const SheetFrame> frame_;
  std::shared_ptr<const ZoneArt> zones_;  // null without zones
  std::shared_ptr<const MapPictures> pictures_;
  hex::Bounds formerSheet_;               // before the last update
  bool hasNewZones_ = false;              // since the last update
  bool hasNewFrame_ = false;              // likewise
  bool isFrameInPlace_ = false;           // and the map has the same position in it as in the former one
};

/// A swatch for palettes: one hex of the terrain, or one hexside or link of that kind, as the map draws it.
/// `slug` is a terrain of the battle's rules; unknown ones get the placeholder.
void paintSwatch(QPainter& painter, const QRectF& rect, const model::Battle& battle, std::string_view slug);

}  // namespace redoubt::render
