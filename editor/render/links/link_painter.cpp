#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <span>

#include "editor/render/links/way_curves.h"
#include "editor/render/links/way_painters.h"
#include "editor/render/links/way_widths.h"
#include "editor/render/many_shapes.h"
#include "editor/render/paint_context.h"
#include "editor/render/ribbon.h"

// Roads, lanes and tracks, with railways over them: the casings of all, then the fills of all, so that junctions are
// open automatically.
namespace redoubt::render {
namespace {

constexpr double kDash = 0.062;
constexpr double kDashAndGap = 0.096;
constexpr double kMiddleLine = 0.008;
constexpr double kUnknownWidth = 0.04;
constexpr double kCasedLane = 52;  // device pixels per hex width below which a lane's two edges merge

// The widths of ways at a scale in device pixels per hex width, chosen so that their ranks are recognizable on the
// smallest map: the edges of a road are the darkest line, a lane is paler and wider than a track.
struct WayMeasure {
  double road, roadCase, lane, laneCase, laneLine, track;
};

WayMeasure measureAt(double scale) {
  const auto atLeast = [scale](double width, double pixels) { return std::max(width, pixels / scale); };
  return {atLeast(kRoadWidth, 2.5), atLeast(1.2 * kCase, 0.62), atLeast(kLaneWidth, 2.0),
          atLeast(kCase, 0.40),     atLeast(0.030, 1.0),        atLeast(kTrackWidth, 0.7)};
}

struct Ways {
  std::map<QRgb, ManyShapes> tracks;  // by colour, already cut into dashes
  QPainterPath laneCase;
  QPainterPath roadCase;
  std::map<QRgb, QPainterPath> lanes;
  std::map<QRgb, QPainterPath> laneLines;  // without edges
  std::map<QRgb, QPainterPath> roads;
  QPainterPath middle;
  QPainterPath unknown;
};

void addLine(QPainterPath& path, std::span<const QPointF> points, double width, QPointF ahead, QPointF behind,
             double grain = 0) {
  path.setFillRule(Qt::WindingFill);
  addRibbon(path, points, width, width, ahead, behind, grain);
}

// The round end of a way that stops in the middle of a hex.
void addEnd(QPainterPath& path, QPointF at, double width) {
  QPolygonF disc;
  for (int i = 12; i-- > 0;) {
    disc << at + QPointF(std::cos(i * M_PI / 6), std::sin(i * M_PI / 6)) * (width / 2);
  }
  path.addPolygon(disc);
  path.closeSubpath();
}

void addWay(QPainterPath& path, const WayPiece& piece, double width, double grain) {
  addLine(path, piece.line, width, piece.ahead, piece.behind, grain);
  if (piece.stops[0]) addEnd(path, piece.line.front(), width);
  if (piece.stops[1]) addEnd(path, piece.line.back(), width);
}

// Whole dashes, with half a gap at each end, so that they continue evenly into the next hex.
void addDashes(ManyShapes& dashes, const WayPiece& piece, double width) {
  const std::vector<QPointF>& line = piece.line;
  std::vector<double> way{0};
  for (std::size_t i = 1; i < line.size(); ++i) {
    way.push_back(way.back() + std::hypot(line[i].x() - line[i - 1].x(), line[i].y() - line[i - 1].y()));
  }
  const auto pointAt = [&](double distance) {
    const auto above = std::upper_bound(way.begin(), way.end(), distance);
    const std::size_t i = std::clamp<std::size_t>(static_cast<std::size_t>(above - way.begin()), 1, way.size() - 1);
    const double t = (distance - way[i - 1]) / std::max(way[i] - way[i - 1], 1e-9);
    return line[i - 1] + (line[i] - line[i - 1]) * t;
  };
  const int count = std::max(1, static_cast<int>(std::lround(way.back() / kDashAndGap)));
  const double step = way.back() / count;
  const double half = kDash / kDashAndGap / 2;
  for (int i = 0; i < count; ++i) {
    const std::array dash{pointAt(step * (i + 0.5 - half)), pointAt(step * (i + 0.5)),
                          pointAt(step * (i + 0.5 + half))};
    addLine(dashes.next(), dash, width, dash[1] - dash[0], dash[2] - dash[1]);
  }
}

// On a small map a lane is one line in the mean colour of its edges and the ground between them. Black-and-white themes
// have no such tone, so there it stays hollow.
void addLane(Ways& ways, const PaintContext& context, const WayPiece& piece, double width, const QColor& colour) {
  const double grain = context.grain();
  constexpr double kGround = 0.38;  // the colour share of the ground between the edges
  const WayMeasure measure = measureAt(context.scale);
  if (context.scale < kCasedLane && context.theme().isColoured) {
    const QColor tone = mixed(context.theme().laneCase, colour, kGround);
    return addWay(ways.laneLines[tone.rgba()], piece, measure.laneLine * width / kLaneWidth, grain);
  }
  width *= measure.lane / kLaneWidth;
  addWay(ways.laneCase, piece, width, grain);
  addWay(ways.lanes[colour.rgba()], piece, width - 2 * measure.laneCase, grain);
}

void addPiece(Ways& ways, const PaintContext& context, const WayPiece& piece) {
  const MapTheme& theme = context.theme();
  if (piece.isVillageLane) return addLane(ways, context, piece, kVillageLaneWidth, theme.lane);
  const TerrainKind& kind = context.cells.kind(piece.kind);
  const WayMeasure measure = measureAt(context.scale);
  const double grain = context.grain();
  switch (kind.pattern) {
    case Pattern::Track:
      addDashes(
          ways.tracks.try_emplace(context.colourOf(kind, theme.track).rgba(), context.painter, true).first->second,
          piece, measure.track);
      break;
    case Pattern::Lane: addLane(ways, context, piece, kLaneWidth, context.colourOf(kind, theme.lane)); break;
    case Pattern::Road:
      addWay(ways.roadCase, piece, measure.road, grain);
      addWay(ways.roads[context.colourOf(kind, theme.road).rgba()], piece, measure.road - 2 * measure.roadCase, grain);
      if (theme.hasRoadLine) addLine(ways.middle, piece.line, kMiddleLine, piece.ahead, piece.behind, grain);
      break;
    default: addWay(ways.unknown, piece, kUnknownWidth, grain);
  }
}

void fill(QPainter& painter, const std::map<QRgb, QPainterPath>& paths) {
  for (const auto& [colour, path] : paths) painter.fillPath(path, QColor::fromRgba(colour));
}

}  // namespace

void paintWays(const PaintContext& context) {
  Ways ways;
  const hex::Bounds seen = grown(context.region, 0.15);
  for (const WayPiece& piece : context.plan.ways) {
    if (!piece.isRailway && intersects(seen, piece.room)) addPiece(ways, context, piece);
  }
  QPainter& painter = context.painter;
  for (const auto& [colour, dashes] : ways.tracks) dashes.fill(painter, QColor::fromRgba(colour));
  fill(painter, ways.laneLines);
  painter.fillPath(ways.laneCase, context.theme().laneCase);
  painter.fillPath(ways.roadCase, context.theme().roadCase);
  fill(painter, ways.lanes);
  fill(painter, ways.roads);
  painter.fillPath(ways.middle, context.theme().roadCase);
  painter.fillPath(ways.unknown, context.theme().unknown);
  if (context.cells.hasRailways()) paintRailways(context);
}

}  // namespace redoubt::render
