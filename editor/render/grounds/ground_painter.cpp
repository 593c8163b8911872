#include <QPainterPath>
#include <array>
#include <cmath>
#include <optional>
#include <span>

#include "editor/render/drawing_sink.h"
#include "editor/render/grounds/grounds.h"
#include "editor/render/grounds/soft_area.h"
#include "editor/render/noise.h"
#include "editor/render/ribbon.h"

namespace redoubt::render {
namespace {

// A hill as terrain: a level's tint. The hexsides round it have the strokes.
void paintHill(const PaintContext& context, std::uint16_t index) {
  const MapTheme& theme = context.theme();
  if (theme.relief == ReliefManner::Lines) return;
  const QColor tint = context.colourOf(context.cells.kind(index), theme.levelTint);
  paintSoftArea(context, index, {tint, 0.45, -0.05, 0.12});
}

// Ticks over a whole hex of slope terrain.
void paintSlopeHexes(const PaintContext& context, std::uint16_t index) {
  const MapTheme& theme = context.theme();
  if (theme.relief != ReliefManner::Lines) {
    paintSoftArea(context, index, {context.colourOf(context.cells.kind(index), theme.levelTint), 0.4, -0.05, 0.1});
  }
  constexpr double kAcross = 0.062;
  constexpr double kDown = 0.150;
  const hex::Bounds bounds = grown(context.region, 0.1);
  const AreaDepth& depth = context.areas.depthOf(index);
  QPainterPath ticks;
  ticks.setFillRule(Qt::WindingFill);
  for (int j = static_cast<int>(std::floor(bounds.top / kDown)); j <= bounds.bottom / kDown; ++j) {
    for (int i = static_cast<int>(std::floor(bounds.left / kAcross)); i <= bounds.right / kAcross; ++i) {
      const QPointF at((i + 0.5 * (j & 1) + 0.5 * (unitAt(i, j, 45) - 0.5)) * kAcross,
                       (j + 0.3 * (unitAt(i, j, 46) - 0.5)) * kDown);
      const QPointF half(0, 0.046 + 0.016 * unitAt(i, j, 47));
      if (depth.at(toMap(at)) < 0.04 || !context.plan.obstacles.isFree(at - half, at + half, 0.014)) continue;
      ticks.moveTo(at - half - QPointF(0.0065, 0));
      ticks.lineTo(at - half + QPointF(0.0065, 0));
      ticks.lineTo(at + half);
      ticks.closeSubpath();
    }
  }
  context.painter.fillPath(ticks, theme.hachure);
}

// Village ground: almost nothing, because its houses show it.
void paintVillageGround(const PaintContext& context, std::uint16_t index) {
  const MapTheme& theme = context.theme();
  if (theme.ground != GroundManner::Tinted) return;
  const bool isPlain = theme.relief == ReliefManner::Plain;
  paintSoftArea(context, index,
                {context.colourOf(context.cells.kind(index), theme.village), isPlain ? 0.6 : 0.10, -0.05, 0.12});
}

// Open ground of another colour than the paper's.
void paintClear(const PaintContext& context, std::uint16_t index) {
  const TerrainKind& kind = context.cells.kind(index);
  if (!kind.hasOwnColour || !context.theme().isColoured || kind.colour == context.cells.kind(0).colour) return;
  paintSoftArea(context, index, {kind.colour, 1, -0.04, 0.04});
}

// Terrain without a drawing in the program: a hatched hex.
void paintUnknown(const PaintContext& context, std::uint16_t index) {
  const MapTheme& theme = context.theme();
  QPainterPath hatch;
  hatch.setFillRule(Qt::WindingFill);
  context.cells.forEachHex(grown(context.region, 0.7), [&](hex::Hex hex, hex::Point centre) {
    if (groundAt(context.cells, hex).terrain != index) return;
    const QPolygonF outline = hexPolygon(context.cells.layout(), context.cells.layout().toKey(hex));
    QPainterPath path;
    path.addPolygon(outline);
    path.closeSubpath();
    context.painter.fillPath(path, mixed(theme.paper, theme.unknown, theme.isColoured ? 0.28 : 0.0));
    for (int i = -6; i <= 6; ++i) {
      // The chord of the line x + y = c through the inscribed circle.
      const double c = i * 0.075;
      const double half = std::sqrt(std::max(0.0, 0.24 - c * c));
      const QPointF middle(centre.x + c * M_SQRT1_2, centre.y + c * M_SQRT1_2);
      const QPointF along(half * M_SQRT1_2, -half * M_SQRT1_2);
      const std::array ends{middle - along, middle + along};
      addRibbon(hatch, ends, 0.014, 0.014, along, along);
    }
    for (qsizetype i = 0; i < outline.size(); ++i) {
      const std::array ends{outline[i], outline[(i + 1) % outline.size()]};
      addRibbon(hatch, ends, 0.022, 0.022, ends[1] - ends[0], ends[1] - ends[0]);
    }
  });
  context.painter.fillPath(hatch, theme.unknown);
}

struct Ground {
  Pattern pattern;
  void (*paint)(const PaintContext&, std::uint16_t);
};

// From bottom to top: woods cover the edges of neighbouring terrain.
constexpr Ground kTints[] = {{Pattern::Clear, paintClear},
                             {Pattern::Hill, paintHill},
                             {Pattern::Slopes, paintSlopeHexes},
                             {Pattern::Village, paintVillageGround}};
constexpr Ground kMarked[] = {
    {Pattern::Unknown, paintUnknown}, {Pattern::Scattered, paintScattered}, {Pattern::Fields, paintFields},
    {Pattern::Meadow, paintMeadow},   {Pattern::Heath, paintHeath},         {Pattern::Sand, paintSand},
    {Pattern::Marsh, paintMarsh},     {Pattern::Rocks, paintRocks},         {Pattern::Vineyard, paintVineyard},
    {Pattern::Park, paintPark},       {Pattern::Water, paintOpenWater},     {Pattern::Orchard, paintOrchard},
    {Pattern::Scrub, paintScrub},     {Pattern::Woods, paintWoods}};

// Terrain of one pattern is one layer of drawings; tints share one.
void paintAll(const PaintContext& context, std::span<const Ground> grounds, bool hasLayers) {
  for (const Ground& ground : grounds) {
    std::optional<DrawnLayer> layer;  // none if there is nothing on it
    for (const std::uint16_t index : context.terrains) {
      const TerrainKind& kind = context.cells.kind(index);
      if (kind.pattern != ground.pattern) continue;
      if (!layer && hasLayers)
        layer.emplace(context.painter, kind.look ? kind.look->layer : QStringLiteral("Other terrain"));
      ground.paint(context, index);
    }
  }
}

}  // namespace

Ragged edgeOf(const TerrainKind& kind) {
  static const Ragged usual = patternLook(Place::Hex, "clear")->edge;
  return kind.look ? kind.look->edge : usual;
}

Ragged edgeOf(std::string_view pattern) {
  return patternLook(Place::Hex, pattern)->edge;
}

InArea isOfKind(std::uint16_t index) {
  return [index](const Cell& cell) { return cell.terrain == index; };
}

InArea isAtLeast(int level) {
  return [level](const Cell& cell) { return cell.level >= level; };
}

bool isFreeGround(const PaintContext& context, hex::Point at, double radius) {
  return context.plan.obstacles.isFree(toQt(at), radius);
}

void paintAreas(const PaintContext& context) {
  const DrawnLayer layer(context.painter, "Ground");
  if (context.style.levels && context.cells.hasLevels()) paintLevels(context);
  if (context.style.terrain) paintAll(context, kTints, false);
}

void paintGroundMarks(const PaintContext& context) {
  paintOpenGround(context);
  paintAll(context, kMarked, true);
}

}  // namespace redoubt::render
