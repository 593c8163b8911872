#pragma once

#include <QPainter>
#include <vector>

#include "editor/render/grounds/area_store.h"
#include "editor/render/map_cells.h"
#include "editor/render/map_geometry.h"
#include "editor/render/map_painter.h"
#include "editor/render/pictures/map_pictures.h"
#include "editor/render/region_plan.h"

namespace redoubt::render {

/// Whether hex terrain is composed of patches for such a painter: on devices with pixels, below MapStyle::farGround
/// device pixels per hex.
bool isFar(const QPainter& painter, const MapStyle& style, double scale);

/// Common data of the painters of one region. The painter's unit is a hex width.
struct PaintContext {
  QPainter& painter;
  const MapCells& cells;
  MapStyle style;  ///< its theme is never null
  hex::Bounds region;
  double scale;                         ///< device pixels per hex width
  std::vector<std::uint16_t> terrains;  ///< the kinds of hex terrain in and round the region, by slug
  std::vector<Corner> corners;          ///< the corners in and round the region
  const RegionPlan& plan;
  AreaStore& areas;                   ///< of a region that contains this one
  const SheetFrame* frame = nullptr;  ///< null without a frame
  const ZoneArt* zones = nullptr;     ///< null without zones
  const MapPictures* pictures = nullptr;  ///< null without pictures

  const MapTheme& theme() const { return *style.theme; }
  /// The colour of a kind of terrain: that of the rules if they give one and the theme is coloured, otherwise `usual`,
  /// the theme's.
  QColor colourOf(const TerrainKind& kind, const QColor& usual) const {
    return kind.hasOwnColour && theme().isColoured ? kind.colour : usual;
  }
  /// Hex widths below which steps of a line are not distinguishable: 0 if it can be viewed at a larger scale.
  double grain() const { return isFar(painter, style, scale) ? kGrain / scale : 0; }

  /// Numbers are too small to read below this scale.
  static constexpr double kSmallestNumberScale = 30;
  static constexpr double kGrain = 1.8;  // device pixels
  bool showsNumbers() const { return style.numbers && style.opacity.numbers > 0 && scale >= kSmallestNumberScale; }
};

/// `a` mixed with `share` of `b`.
inline QColor mixed(const QColor& a, const QColor& b, double share) {
  const auto part = [&](float x, float y) { return x + (y - x) * static_cast<float>(share); };
  return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()), part(a.blueF(), b.blueF()));
}

/// The place of a hex's number, from its centre, and half its room.
inline constexpr hex::Point kNumberPlace{0, -0.385};
inline constexpr hex::Point kNumberRoom{0.17, 0.07};

inline constexpr double kRiverWidth = 0.105;
inline constexpr double kStreamWidth = 0.046;

// The layers, bottom to top; each draws its part in the region.

/// The bare paper under all layers.
void paintPaper(const PaintContext& context);
/// The pictures under hex terrain, and those over it.
void paintPicturesUnder(const PaintContext& context);
void paintPicturesOver(const PaintContext& context);
/// The areas of hex terrain and the level tint.
void paintAreas(const PaintContext& context);
/// The marks on hex terrain: trees, furrows, tussocks, houses; the placeholder of unknown terrain.
void paintGroundMarks(const PaintContext& context);
void paintHouses(const PaintContext& context);
void paintGrid(const PaintContext& context);
void paintSlopes(const PaintContext& context);
void paintWater(const PaintContext& context);
/// Walls, fences and unknown kinds.
void paintWorks(const PaintContext& context);
void paintWays(const PaintContext& context);
/// Bridges and fords.
void paintCrossings(const PaintContext& context);
void paintSymbols(const PaintContext& context);
/// The bare sheet round the hexes, which hides everything over the edge.
void paintMargin(const PaintContext& context);
/// Everything round the hexes: lines, title, legend. It covers everything over the neat line.
void paintFrame(const PaintContext& context);
void paintNumbers(const PaintContext& context);
void paintLabels(const PaintContext& context);
void paintZones(const PaintContext& context);

}  // namespace redoubt::render
