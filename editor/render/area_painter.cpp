#include <QPainterPath>
#include <QPen>
#include <cmath>

#include "editor/render/area_shape.h"
#include "editor/render/noise.h"
#include "editor/render/paint_context.h"

// Paper, level tint and the grounds of the terrain.
namespace redoubt::render {
namespace {

Ragged raggedEdge(Pattern pattern) {
  switch (pattern) {
    case Pattern::Woods: return {0.040, 0.20, 11};
    case Pattern::Marsh: return {0.050, 0.28, 21};
    case Pattern::Water: return {0.035, 0.30, 31};
    case Pattern::Hill: return {0.025, 0.40, 41};
    default: return {0.020, 0.30, 51};
  }
}

// Strokes down the outside of an area: thick at the crest, a hair at the foot.
void hachureRims(const PaintContext& context, const AreaShape& shape, double length) {
  QPainterPath strokes;
  strokes.setFillRule(Qt::WindingFill);
  for (const Rim& rim : shape.rims) {
    for (std::size_t i = 0; i + 1 < rim.size(); ++i) {
      const QPointF along = rim[i + 1] - rim[i];
      const double step = std::hypot(along.x(), along.y());
      if (step <= 0) continue;
      const QPointF crest = (rim[i] + rim[i + 1]) / 2;
      const QPointF ahead = along / step;
      const QPointF down(ahead.y(), -ahead.x());
      const double reach = length * (0.75 + 0.5 * (0.5 + 0.5 * noiseAt(crest.x() * 23, crest.y() * 23, 43)));
      strokes.moveTo(crest - ahead * 0.009);
      strokes.lineTo(crest + down * reach);
      strokes.lineTo(crest + ahead * 0.009);
      strokes.closeSubpath();
    }
  }
  context.painter.fillPath(strokes, ink::kSlope);
}

void paintLevels(const PaintContext& context) {
  const auto tint = [&](const QColor& colour, const std::function<bool(const Cell&)>& isInside) {
    const AreaShape shape = areaShape(context.corners, context.region, {0.03, 0.45, 61}, isInside);
    if (shape.isEmpty()) return;
    context.painter.fillPath(shape.fill, colour);
    context.painter.fillPath(rimLine(shape, 0.010), mixed(ink::kPaper, ink::kSlope, 0.35));
  };
  for (int level = 1; level <= context.cells.maxLevel(); ++level) {
    tint(QColor(0xB4, 0x82, 0x48, 34), [level](const Cell& cell) { return cell.level >= level; });
  }
  for (int level = -1; level >= context.cells.minLevel(); --level) {
    tint(QColor(0x6C, 0x86, 0x7A, 34), [level](const Cell& cell) { return cell.level <= level; });
  }
}

void paintGround(const PaintContext& context, std::uint16_t index) {
  const TerrainKind& kind = context.cells.kind(index);
  const AreaShape shape = areaShape(context.corners, context.region, raggedEdge(kind.pattern),
                                    [index](const Cell& cell) { return cell.terrain == index; });
  if (shape.isEmpty()) return;
  QColor colour = kind.colour;
  if (kind.pattern == Pattern::Hill || kind.pattern == Pattern::Fields || kind.pattern == Pattern::Village ||
      kind.pattern == Pattern::Orchard) {
    colour = mixed(colour, context.cells.kind(0).colour, 0.5);
  }
  context.painter.fillPath(shape.fill, colour);
  switch (kind.pattern) {
    case Pattern::Woods:
      context.painter.fillPath(rimLine(shape, 0.016), mixed(colour, QColor(0x33, 0x44, 0x22), 0.7));
      break;
    case Pattern::Water: context.painter.fillPath(rimLine(shape, 0.016), ink::kBank); break;
    case Pattern::Hill: hachureRims(context, shape, 0.10); break;
    default: break;
  }
}

// Grounds lie over one another in this order where their edges stray.
constexpr Pattern kGrounds[] = {Pattern::Clear,   Pattern::Hill,   Pattern::Slopes, Pattern::Fields, Pattern::Orchard,
                                Pattern::Village, Pattern::Castle, Pattern::Marsh,  Pattern::Water,  Pattern::Woods};

}  // namespace

void paintPaper(const PaintContext& context) {
  context.painter.fillRect(toQt(context.region), context.cells.kind(0).colour);
}

void paintAreas(const PaintContext& context) {
  for (const Pattern pattern : kGrounds) {
    for (const std::uint16_t index : context.terrains) {
      if (!context.style.terrain) break;
      const TerrainKind& kind = context.cells.kind(index);
      if (kind.pattern != pattern) continue;
      if (pattern == Pattern::Clear && kind.colour == context.cells.kind(0).colour) continue;
      paintGround(context, index);
    }
  }
  if (context.style.levels && context.cells.hasLevels()) paintLevels(context);
}

}  // namespace redoubt::render
