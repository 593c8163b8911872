#pragma once

#include <QPainter>
#include <vector>

#include "editor/render/grounds/area_store.h"
#include "editor/render/map_cells.h"
#include "editor/render/map_geometry.h"
#include "editor/render/map_painter.h"
#include "editor/render/region_plan.h"

namespace redoubt::render {

/// Whether the grounds of such a painter are put together of patches: on devices with pixels, below the style's
/// MapStyle::farGround device pixels a hex.
bool isFar(const QPainter& painter, const MapStyle& style, double scale);

/// What the painters of one region share. The painter's unit is a hex width.
struct PaintContext {
  QPainter& painter;
  const MapCells& cells;
  MapStyle style;  ///< its theme is never null
  hex::Bounds region;
  double scale;                         ///< device pixels per hex width
  std::vector<std::uint16_t> terrains;  ///< the kinds of hex terrain in and round the region, by slug
  std::vector<Corner> corners;          ///< those in and round the region
  const RegionPlan& plan;
  AreaStore& areas;  ///< of a region that holds this one
  const SheetFrame* frame = nullptr;  ///< null without one
  const ZoneArt* zones = nullptr;     ///< null without

  const MapTheme& theme() const { return *style.theme; }
  /// The colour of a kind of terrain: the rules' own where they give one and the theme is a coloured one, else `usual`,
  /// the theme's.
  QColor colourOf(const TerrainKind& kind, const QColor& usual) const {
    return kind.hasOwnColour && theme().isColoured ? kind.colour : usual;
  }
  /// Hex widths below which steps of a line are not told apart: 0 where it may be looked at from nearer.
  double grain() const { return isFar(painter, style, scale) ? kGrain / scale : 0; }

  /// Too small to read below this.
  static constexpr double kSmallestNumberScale = 30;
  static constexpr double kGrain = 1.8;  // device pixels
  bool showsNumbers() const { return style.numbers && style.opacity.numbers > 0 && scale >= kSmallestNumberScale; }
};

/// `a` mixed with `share` of `b`.
inline QColor mixed(const QColor& a, const QColor& b, double share) {
  const auto part = [&](float x, float y) { return x + (y - x) * static_cast<float>(share); };
  return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()), part(a.blueF(), b.blueF()));
}

/// Where a hex's number stands, from its centre, and half the room it takes.
inline constexpr hex::Point kNumberPlace{0, -0.385};
inline constexpr hex::Point kNumberRoom{0.17, 0.07};

inline constexpr double kRiverWidth = 0.105;
inline constexpr double kStreamWidth = 0.046;

// The layers, bottom to top; each draws what of it reaches into the region.

/// The bare paper under all layers.
void paintPaper(const PaintContext& context);
/// The grounds of the terrain and the level tint.
void paintAreas(const PaintContext& context);
/// What stands on the ground: trees, furrows, tussocks, houses; the placeholder of unknown terrain.
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
/// The bare sheet round the hexes, which hides what hangs over the edge.
void paintMargin(const PaintContext& context);
/// What stands round the hexes: lines, title, legend. It covers what hangs over the neat line.
void paintFrame(const PaintContext& context);
void paintNumbers(const PaintContext& context);
void paintLabels(const PaintContext& context);
void paintZones(const PaintContext& context);

}  // namespace redoubt::render
