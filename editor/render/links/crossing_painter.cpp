#include <QPainterPath>
#include <QPen>
#include <algorithm>
#include <cmath>

#include "editor/render/links/crossings.h"
#include "editor/render/links/way_widths.h"
#include "editor/render/paint_context.h"

// Bridges, foot-bridges, fords and ferries. Each is drawn in a frame of its own: the middle of the crossing, and the
// way's direction as the x axis.
namespace redoubt::render {
namespace {

constexpr double kAbutment = 0.020;  // of a bridge on either bank
constexpr double kPlank = 0.020;

QPen roundPen(const QColor& colour, double width) {
  return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

struct Bridge {
  double half;     // length
  double breadth;  // half of it
  double parapet;  // thickness
  double wing;     // how far the parapets splay; 0: not at all
};

Bridge bridgeOf(const WaterCrossing& crossing) {
  const double half = crossing.span / 2 + kAbutment;
  if (crossing.way == Pattern::Track) return {half, 0.022, 0.009, 0.012};
  return {half, (crossing.way == Pattern::Lane ? kLaneWidth : kRoadWidth) / 2 + 0.006, 0.017, 0.030};
}

void paintBridge(const PaintContext& context, const WaterCrossing& crossing, const TerrainKind& kind) {
  QPainter& painter = context.painter;
  const MapTheme& theme = context.theme();
  const Bridge bridge = bridgeOf(crossing);
  const QColor deck = context.colourOf(kind, theme.deck);
  painter.fillRect(QRectF(-bridge.half, -bridge.breadth, 2 * bridge.half, 2 * bridge.breadth), deck);
  if (context.scale >= 40) {
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
  painter.strokePath(parapets, roundPen(theme.roadCase, std::max(bridge.parapet, 0.9 / context.scale)));
}

// The water runs over the way.
void paintFord(const PaintContext& context, const WaterCrossing& crossing, const TerrainKind& kind) {
  QPainter& painter = context.painter;
  const MapTheme& theme = context.theme();
  const double half = crossing.span / 2;
  const double breadth = std::max(wayWidth(crossing.way), 0.03) / 2 + 0.012;
  painter.fillRect(QRectF(-half + 0.002, -breadth, 2 * half - 0.004, 2 * breadth), context.colourOf(kind, theme.water));
  QPainterPath waves;
  for (const double y : {-0.62, 0.0, 0.62}) {
    waves.moveTo(-half - 0.006, y * breadth);
    waves.cubicTo(-half / 3, y * breadth - 0.018, half / 3, y * breadth + 0.018, half + 0.006, y * breadth);
  }
  painter.strokePath(waves, roundPen(theme.bank, 0.009));
  QPainterPath stakes;
  for (const double x : {-half - 0.022, half + 0.022}) {
    for (const double y : {-1.0, 1.0}) {
      stakes.moveTo(x, y * (breadth + 0.004));
      stakes.lineTo(x, y * (breadth + 0.040));
    }
  }
  painter.strokePath(stakes, roundPen(theme.roadCase, 0.015));
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
    painter.save();
    painter.translate(crossing.at);
    painter.rotate(std::atan2(crossing.along.y(), crossing.along.x()) * 180 / M_PI);
    switch (kind.pattern) {
      case Pattern::Ford: paintFord(context, crossing, kind); break;
      case Pattern::Ferry: paintFerry(context, crossing, kind); break;
      default: paintBridge(context, crossing, kind);
    }
    painter.restore();
  }
}

}  // namespace redoubt::render
