#include <QPainterPath>
#include <QPen>
#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include "editor/render/hexsides/water_courses.h"
#include "editor/render/links/crossings.h"
#include "editor/render/links/way_widths.h"
#include "editor/render/paint_context.h"
#include "editor/render/ribbon.h"

// Bridges, foot-bridges, fords and ferries. Each is drawn in a frame of its own: the middle of the crossing, and the
// way's direction as the x axis.
namespace redoubt::render {
namespace {

constexpr double kAbutment = 0.020;  // of a bridge on either bank
constexpr double kPlank = 0.020;

QPen roundPen(const QColor& colour, double width) {
  return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

// The enlargement of crossings on small maps, so that bridges and fords are distinguishable there.
double growthAt(double scale) {
  return std::clamp(70 / scale, 1.0, 1.8);
}

struct Bridge {
  double half;     // length
  double breadth;  // half of it
  double parapet;  // thickness
  double wing;     // how far the parapets splay at either end
};

Bridge bridgeOf(const WaterCrossing& crossing, double scale) {
  const double growth = growthAt(scale);
  const double half = crossing.span / 2 + kAbutment;
  if (crossing.way == Pattern::Track) return {half, 0.022, 0.009 * growth, 0.016 * growth};
  if (crossing.way == Pattern::Railway)
    return {half, kRailwayWidth / 2 + 0.014 * growth, 0.011 * growth, 0.022 * growth};
  const double way = crossing.way == Pattern::Lane ? kLaneWidth : kRoadWidth;
  return {half, way / 2 + 0.006 * growth, 0.017 * growth, 0.034 * growth};
}

// Two parapets with wing walls; the way's own casing continues between them.
void paintBridge(const PaintContext& context, const WaterCrossing& crossing, const TerrainKind& kind) {
  QPainter& painter = context.painter;
  const MapTheme& theme = context.theme();
  const Bridge bridge = bridgeOf(crossing, context.scale);
  const QColor deck = context.colourOf(kind, theme.deck);
  // The rails run on over the bridge, without planks.
  const bool isPlanked = crossing.way != Pattern::Railway;
  if (isPlanked) painter.fillRect(QRectF(-bridge.half, -bridge.breadth, 2 * bridge.half, 2 * bridge.breadth), deck);
  if (isPlanked && context.scale >= 40) {
    QPainterPath planks;
    const int count = std::max(2, static_cast<int>(std::lround(2 * bridge.half / kPlank)));
    for (int i = 1; i < count; ++i) {
      const double x = -bridge.half + 2 * bridge.half * i / count;
      planks.moveTo(x, -bridge.breadth);
      planks.lineTo(x, bridge.breadth);
    }
    painter.strokePath(planks, QPen(mixed(deck, theme.roadCase, 0.55), 0.006, Qt::SolidLine, Qt::FlatCap));
  }
  QPainterPath parapets;
  for (const double sign : {-1.0, 1.0}) {
    const double y = sign * bridge.breadth;
    const double end = bridge.half + bridge.wing;
    parapets.moveTo(-end, y + sign * bridge.wing);
    parapets.quadTo(-bridge.half, y + sign * bridge.wing * 0.25, -bridge.half * 0.7, y);
    parapets.lineTo(bridge.half * 0.7, y);
    parapets.quadTo(bridge.half, y + sign * bridge.wing * 0.25, end, y + sign * bridge.wing);
  }
  painter.strokePath(parapets, roundPen(theme.roadCase, bridge.parapet));
}

// A short straight stretch of water, for a crossing without water.
WaterStretch puddleAt(const WaterCrossing& crossing, double reach) {
  constexpr int kPoints = 17;
  constexpr double kWidth = 0.02;
  WaterStretch stretch;
  for (int i = 0; i < kPoints; ++i) {
    stretch.points.push_back(crossing.at + crossing.flow * (reach * (2.0 * i / (kPoints - 1) - 1)));
    stretch.widths.push_back(kWidth);
  }
  return stretch;
}

void fillStretch(const PaintContext& context, std::span<const QPointF> line, std::span<const double> widths,
                 const QColor& ink) {
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  addRibbon(path, line, widths, line[1] - line[0], line.back() - line[line.size() - 2]);
  context.painter.fillPath(path, ink);
}

// The water under a ford, which widens there to twice `half`, equally upstream and downstream. In the map's own axes.
void paintShallows(const PaintContext& context, const WaterCrossing& crossing, double half, const QColor& colour) {
  const double reach = half + 0.10;  // from the way to the point where the water has its own width
  const WaterStretch water = waterAlong(context.plan, crossing.side);
  WaterStretch stretch = water.points.empty() ? puddleAt(crossing, reach) : stretchWithin(water, crossing.at, reach);
  if (stretch.points.size() < 5) return;
  const double edge = std::max(kWaterEdge, 0.55 / context.scale);
  std::vector<double> banks;
  for (std::size_t i = 0; i < stretch.points.size(); ++i) {
    const QPointF off = stretch.points[i] - crossing.at;
    const double far = std::min(std::hypot(off.x(), off.y()) / reach, 1.0);
    double& width = stretch.widths[i];
    width += std::max(2 * half - width, 0.0) * (1 - far * far * (3 - 2 * far));
    banks.push_back(width + 2 * edge);
  }
  // The banks end one step before the water, so that there is no line across the stream.
  const std::span<const QPointF> points = stretch.points;
  fillStretch(context, points.subspan(1, points.size() - 2), std::span(banks).subspan(1, banks.size() - 2),
              context.theme().bank);
  // The mouths of waters that flow in there stay open.
  constexpr double kFar = 1;  // more than a piece's length and the reach
  for (const WaterPiece& piece : context.plan.waters) {
    const QPointF off = piece.points.front() - crossing.at;
    if (piece.side == crossing.side || std::hypot(off.x(), off.y()) > kFar) continue;
    const WaterStretch other = stretchWithin({piece.points, piece.widths}, crossing.at, reach);
    if (other.points.size() > 1) fillStretch(context, other.points, other.widths, colour);
  }
  fillStretch(context, points, stretch.widths, colour);
}

// Half the width of the water at a ford.
double fordHalf(const WaterCrossing& crossing, double scale) {
  return std::max(crossing.width / 2 + 0.032, 0.070) * growthAt(scale);
}

// The way through the water, without parapets: one row of dots for a track, otherwise two rows along the way's edges.
void paintFord(const PaintContext& context, Pattern way, double half) {
  const double growth = growthAt(context.scale);
  const bool isBroad = way == Pattern::Road || way == Pattern::Lane;
  const double off = isBroad && growth < 1.3 ? std::max(wayWidth(way) / 2 - kCase, 0.02) : 0;
  const double dot = (off > 0 ? 0.0095 : 0.013) * growth;
  const int count = std::max(3, static_cast<int>(2 * half / (4.2 * dot)));
  QPainterPath dots;
  for (int i = 0; i < count; ++i) {
    const double x = half * ((2.0 * i + 1) / count - 1);
    dots.addEllipse(QPointF(x, off), dot, dot);
    if (off > 0) dots.addEllipse(QPointF(x, -off), dot, dot);
  }
  context.painter.fillPath(dots, context.theme().roadCase);
}

// A boat on a rope between two posts.
void paintFerry(const PaintContext& context, const WaterCrossing& crossing, const TerrainKind& kind) {
  QPainter& painter = context.painter;
  const MapTheme& theme = context.theme();
  const double half = crossing.span / 2 + 0.03;
  QPainterPath rope(QPointF(-half, -0.042));
  rope.lineTo(half, -0.042);
  painter.strokePath(rope, roundPen(theme.roadCase, 0.008));
  QPainterPath posts;
  for (const double x : {-half, half}) posts.addEllipse(QPointF(x, -0.042), 0.012, 0.012);
  painter.fillPath(posts, theme.roadCase);
  QPainterPath boat(QPointF(-0.05, 0));
  boat.cubicTo(-0.035, -0.036, 0.035, -0.036, 0.05, 0);
  boat.cubicTo(0.035, 0.036, -0.035, 0.036, -0.05, 0);
  painter.fillPath(boat, context.colourOf(kind, theme.deck));
  boat.moveTo(-0.02, -0.026);
  boat.lineTo(-0.02, 0.026);
  boat.moveTo(0.02, -0.026);
  boat.lineTo(0.02, 0.026);
  painter.strokePath(boat, roundPen(theme.roadCase, 0.010));
}

}  // namespace

void paintCrossings(const PaintContext& context) {
  QPainter& painter = context.painter;
  const QRectF seen = toQt(grown(context.region, 0.3));
  for (const WaterCrossing& crossing : context.plan.crossings) {
    if (!seen.contains(crossing.at)) continue;
    const TerrainKind& kind = context.cells.kind(crossing.kind);
    const double half = fordHalf(crossing, context.scale);
    if (kind.pattern == Pattern::Ford) {
      paintShallows(context, crossing, half, context.colourOf(kind, context.theme().water));
    }
    painter.save();
    painter.translate(crossing.at);
    painter.rotate(std::atan2(crossing.along.y(), crossing.along.x()) * 180 / M_PI);
    switch (kind.pattern) {
      case Pattern::Ford: paintFord(context, crossing.way, half); break;
      case Pattern::Ferry: paintFerry(context, crossing, kind); break;
      default: paintBridge(context, crossing, kind);
    }
    painter.restore();
  }
}

}  // namespace redoubt::render
