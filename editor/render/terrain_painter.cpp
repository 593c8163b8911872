#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>

#include "editor/render/area_shape.h"
#include "editor/render/noise.h"
#include "editor/render/paint_context.h"
#include "editor/render/ribbon.h"
#include "editor/render/sprites.h"

// What stands on the ground. Marks lie on lattices of the whole plane, and the terrain only reveals them: so they run
// on across hexsides, and a changed hex changes nothing but itself.
namespace redoubt::render {
namespace {

// Calls visit(x, y, point, hash) for the points of a jittered lattice in and round the region, row by row.
template <class Visit>
void forEachPoint(const PaintContext& context, double spacing, double jitter, std::uint32_t salt, Visit&& visit) {
  const hex::Bounds bounds = grown(context.region, kMarkReach + spacing);
  const double height = spacing * 0.87;
  const int lastRow = static_cast<int>(std::ceil(bounds.bottom / height));
  const int lastColumn = static_cast<int>(std::ceil(bounds.right / spacing));
  for (int j = static_cast<int>(std::floor(bounds.top / height)); j <= lastRow; ++j) {
    for (int i = static_cast<int>(std::floor(bounds.left / spacing)); i <= lastColumn; ++i) {
      const std::uint32_t hash = hashOf(i, j, salt);
      const double x = i + (j % 2 ? 0.5 : 0.0) + jitter * ((hash & 0xFF) / 255.0 - 0.5);
      const double y = j + jitter * (((hash >> 8) & 0xFF) / 255.0 - 0.5);
      visit(hex::Point{x * spacing, y * height}, hash >> 16);
    }
  }
}

bool isOnNumber(const PaintContext& context, hex::Point point) {
  if (!context.showsNumbers()) return false;
  const hex::Point centre = context.cells.layout().centre(context.cells.layout().at(point));
  return std::abs(point.x - centre.x - kNumberPlace.x) < kNumberRoom.x &&
         std::abs(point.y - centre.y - kNumberPlace.y) < kNumberRoom.y;
}

std::function<bool(const Cell&)> isKind(std::uint16_t index) {
  return [index](const Cell& cell) { return cell.terrain == index; };
}

void paintTrees(const PaintContext& context, std::uint16_t index) {
  Stamp stamp(context.painter, Mark::Tree, context.cells.kind(index).colour);
  const AreaDepth depth(context.cells, grown(context.region, 0.6), isKind(index));
  forEachPoint(context, 0.088, 0.75, 71, [&](hex::Point point, unsigned hash) {
    const double within = depth.at(point);
    if (within <= 0 || (within < 1 && within < 0.5 + 0.05 * noiseAt(point.x * 4, point.y * 4, 73))) return;
    if ((within > 0.7 && hash % 11 == 0) || isOnNumber(context, point)) return;
    stamp.put(point, hash);
  });
}

void paintMarsh(const PaintContext& context, std::uint16_t index) {
  const AreaDepth depth(context.cells, grown(context.region, 0.6), isKind(index));
  QPainter& painter = context.painter;
  const QColor blue(0x5E, 0x8F, 0xAE);
  const double thick = std::max(0.012, 0.7 / context.scale);
  forEachPoint(context, 0.13, 0.55, 81, [&](hex::Point point, unsigned hash) {
    if (hash % 10 < 3 || depth.at(point) < 0.55 || isOnNumber(context, point)) return;
    const double length = 0.05 + 0.10 * (hash % 64) / 64.0;
    painter.fillRect(QRectF(point.x - length / 2, point.y - thick / 2, length, thick), blue);
  });
  Stamp stamp(painter, Mark::Tussock, blue);
  forEachPoint(context, 0.24, 0.7, 83, [&](hex::Point point, unsigned hash) {
    if (hash % 10 < 4 || depth.at(point) < 0.62 || isOnNumber(context, point)) return;
    stamp.put(point, hash);
  });
}

void paintWaves(const PaintContext& context, std::uint16_t index) {
  const AreaDepth depth(context.cells, grown(context.region, 0.6), isKind(index));
  Stamp stamp(context.painter, Mark::Wave, ink::kBank);
  forEachPoint(context, 0.26, 0.4, 85, [&](hex::Point point, unsigned hash) {
    if (hash % 10 < 3 || depth.at(point) < 0.72 || isOnNumber(context, point)) return;
    stamp.put(point, hash);
  });
}

// Rows of fruit trees on a turned lattice of each hex's own.
void paintOrchard(const PaintContext& context, hex::Hex hex, hex::Point centre, const QColor& colour) {
  Stamp stamp(context.painter, Mark::FruitTree, colour);
  const double turn = unitAt(hex.q, hex.r, 87) < 0.5 ? 0.16 : -0.2;
  for (int j = -2; j <= 2; ++j) {
    for (int i = -3; i <= 3; ++i) {
      const double x = i * 0.118;
      const double y = j * 0.118 + 0.04;
      const hex::Point at{centre.x + x * std::cos(turn) - y * std::sin(turn),
                          centre.y + x * std::sin(turn) + y * std::cos(turn)};
      if (!isOnNumber(context, at)) stamp.put(at);
    }
  }
}

// Ticks all over a hex that is one slope.
void paintSlopeHex(const PaintContext& context, hex::Point centre) {
  QPainterPath ticks;
  for (int j = -2; j <= 2; ++j) {
    for (int i = -3; i <= 3; ++i) {
      const double x = centre.x + (i + (j % 2 ? 0.5 : 0.0)) * 0.11;
      const double y = centre.y + j * 0.15 + 0.03;
      ticks.moveTo(x - 0.010, y - 0.05);
      ticks.lineTo(x, y + 0.05);
      ticks.lineTo(x + 0.010, y - 0.05);
      ticks.closeSubpath();
    }
  }
  context.painter.fillPath(ticks, ink::kSlope);
}

// Terrain the program has no drawing for: a hatched hex.
void paintPlaceholder(const PaintContext& context, hex::Hex hex, hex::Point centre, const TerrainKind& kind) {
  QPainter& painter = context.painter;
  const QPolygonF outline = hexPolygon(context.cells.layout(), context.cells.layout().toKey(hex));
  QPainterPath path;
  path.addPolygon(outline);
  path.closeSubpath();
  painter.fillPath(path, mixed(ink::kPaper, kind.colour, 0.28));
  QPainterPath hatch;
  hatch.setFillRule(Qt::WindingFill);
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
  painter.fillPath(hatch, ink::kUnknown);
}

}  // namespace

void paintGroundMarks(const PaintContext& context) {
  const MapCells& cells = context.cells;
  cells.forEachHex(grown(context.region, 0.7), [&](hex::Hex hex, hex::Point centre) {
    const Cell cell = cells.cell(hex);
    if (!cell.isOnMap) return;
    const TerrainKind& kind = cells.kind(cell.terrain);
    switch (kind.pattern) {
      case Pattern::Fields:
        Stamp(context.painter, Mark::Furlong, kind.colour).put({centre.x, centre.y + 0.03}, hashOf(hex.q, hex.r, 89));
        break;
      case Pattern::Orchard: paintOrchard(context, hex, centre, kind.colour); break;
      case Pattern::Slopes: paintSlopeHex(context, centre); break;
      case Pattern::Unknown: paintPlaceholder(context, hex, centre, kind); break;
      default: break;
    }
  });
  for (const std::uint16_t index : context.terrains) {
    switch (cells.kind(index).pattern) {
      case Pattern::Marsh: paintMarsh(context, index); break;
      case Pattern::Water: paintWaves(context, index); break;
      case Pattern::Woods: paintTrees(context, index); break;
      default: break;
    }
  }
}

}  // namespace redoubt::render
