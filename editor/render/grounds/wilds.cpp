#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "editor/render/grounds/grounds.h"
#include "editor/render/grounds/point_plane.h"
#include "editor/render/grounds/soft_area.h"
#include "editor/render/grounds/trees.h"
#include "editor/render/noise.h"

// Uncultivated open ground: meadow, heath, sand, rocks, scrub. Each has its own tint and marks.
namespace redoubt::render {
namespace {

constexpr double kReach = 0.12;

void paintWildTint(const PaintContext& context, std::uint16_t index, const QColor& usual, double strength) {
  const TerrainKind& kind = context.cells.kind(index);
  if (context.theme().ground != GroundManner::Tinted) return;
  paintSoftArea(context, index, {context.colourOf(kind, usual), strength, -0.06, 0.08});
}

// The points of a plane on terrain of a kind, free of other things.
std::vector<PlanePoint> pointsOn(const PaintContext& context, std::uint16_t index, double spacing, double least,
                                 double room) {
  const hex::Bounds bounds = grown(context.region, kReach);
  const AreaDepth& depth = context.areas.depthOf(index);
  std::vector<PlanePoint> points;
  if (depth.isAllOutside()) return points;
  for (const PlanePoint& point : PointPlane::of(spacing).in(bounds)) {
    if (depth.at(point.at) >= least && isFreeGround(context, point.at, room)) points.push_back(point);
  }
  return points;
}

void drawGrass(QPainter& painter, unsigned form, const QColor& ink) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(ink, 0.0065, Qt::SolidLine, Qt::RoundCap));
  const double lean = 0.005 * (static_cast<int>(form % 3) - 1);
  for (int blade = -1; blade <= 1; ++blade) {
    painter.drawLine(QPointF(0.008 * blade, 0.012), QPointF(0.014 * blade + lean, blade == 0 ? -0.018 : -0.008));
  }
}

// A low bush of heather: three small arches on a line.
void drawHeather(QPainter& painter, unsigned form, const QColor& ink) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(ink, 0.0075, Qt::SolidLine, Qt::RoundCap));
  const double tall = 0.020 + 0.004 * (form % 3);
  for (int arch = -1; arch <= 1; ++arch) {
    QPainterPath path(QPointF(0.021 * arch - 0.011, 0.010));
    path.quadTo(QPointF(0.021 * arch, 0.010 - 2 * (arch == 0 ? tall : tall * 0.7)),
                QPointF(0.021 * arch + 0.011, 0.010));
    painter.drawPath(path);
  }
}

void drawStone(QPainter& painter, unsigned form, const QColor& fill, const QColor& ink) {
  QPolygonF stone;
  const int corners = 5 + static_cast<int>(form % 2);
  const double size = 0.022 + 0.007 * (form % 4);
  for (int i = 0; i < corners; ++i) {
    const double angle = (i + 0.6 * unitAt(i, static_cast<int>(form), 98)) * 2 * M_PI / corners;
    const double r = size * (0.8 + 0.4 * unitAt(i, static_cast<int>(form), 99));
    stone << QPointF(1.15 * r * std::cos(angle), r * std::sin(angle));
  }
  painter.setPen(QPen(ink, 0.0075, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(fill);
  painter.drawPolygon(stone);
  // A face in shade.
  QPainterPath whole;
  whole.addPolygon(stone);
  whole.closeSubpath();
  painter.fillPath(whole.subtracted(whole.translated(-0.4 * size, -0.5 * size)), ink);
}

StampDesign marks(const char* name, const std::vector<QColor>& inks, unsigned forms,
                  std::function<void(QPainter&, unsigned)> draw) {
  return {name, inks, forms, 0.06, std::move(draw)};
}

void paintGrass(const PaintContext& context, std::uint16_t index, double share) {
  const QColor ink = context.theme().meadowMark;
  const StampDesign design = marks("grass", {ink}, 3, [ink](QPainter& p, unsigned form) { drawGrass(p, form, ink); });
  Stamp stamp(context.painter, design);
  for (const PlanePoint& point : pointsOn(context, index, 0.115, 0.04, 0.026)) {
    if (point.unit(0) < share) stamp.put(point.at, point.hash >> 9);
  }
}

}  // namespace

void paintMeadow(const PaintContext& context, std::uint16_t index) {
  paintWildTint(context, index, context.theme().meadow, 0.85);
  if (isSeen(context, 0.012)) paintGrass(context, index, 0.62);
}

void paintHeath(const PaintContext& context, std::uint16_t index) {
  paintWildTint(context, index, context.theme().heath, 0.85);
  if (!isSeen(context, 0.012)) return;
  const QColor ink = context.theme().heathMark;
  const StampDesign design =
      marks("heather", {ink}, 3, [ink](QPainter& p, unsigned form) { drawHeather(p, form, ink); });
  Stamp stamp(context.painter, design);
  for (const PlanePoint& point : pointsOn(context, index, 0.115, 0.04, 0.036)) {
    if (point.unit(0) < 0.56 + 0.4 * noiseAt(point.at.x / 0.5, point.at.y / 0.5, 77))
      stamp.put(point.at, point.hash >> 9);
  }
}

// Stippled, more densely towards the edge.
void paintSand(const PaintContext& context, std::uint16_t index) {
  paintWildTint(context, index, context.theme().sand, 0.9);
  if (!isSeen(context, 0.012)) return;
  const hex::Bounds bounds = grown(context.region, kReach);
  const AreaDepth& depth = context.areas.depthOf(index);
  QPainterPath dots;
  dots.setFillRule(Qt::WindingFill);
  for (const PlanePoint& point : PointPlane::of(0.034).in(bounds)) {
    const double within = depth.at(point.at);
    const double drifts = 0.26 + 0.22 * noiseAt(point.at.x / 0.4, point.at.y / 0.18, 78);
    if (within < 0.01 || point.unit(0) > drifts + 0.75 * (1 - eased(within, 0, 0.10))) continue;
    if (!isFreeGround(context, point.at, 0.01)) continue;
    const double r = 0.0045 + 0.0025 * point.unit(1);
    dots.addPolygon(QPolygonF{{point.at.x - r, point.at.y},
                              {point.at.x - r / 2, point.at.y - r * 0.87},
                              {point.at.x + r / 2, point.at.y - r * 0.87},
                              {point.at.x + r, point.at.y},
                              {point.at.x + r / 2, point.at.y + r * 0.87},
                              {point.at.x - r / 2, point.at.y + r * 0.87}});
    dots.closeSubpath();
  }
  context.painter.fillPath(dots, context.theme().sandMark);
}

void paintRocks(const PaintContext& context, std::uint16_t index) {
  const MapTheme& theme = context.theme();
  paintWildTint(context, index, theme.rock, 0.45);
  if (!isSeen(context, 0.012)) return;
  const QColor fill = theme.isColoured ? mixed(theme.rock, theme.paper, 0.35) : theme.paper;
  const QColor ink = theme.rockMark;
  const StampDesign design =
      marks("stone", {fill, ink}, 12, [fill, ink](QPainter& p, unsigned form) { drawStone(p, form, fill, ink); });
  Stamp stamp(context.painter, design);
  for (const PlanePoint& point : pointsOn(context, index, 0.092, 0.03, 0.046)) {
    if (point.unit(0) < 0.5 + 0.45 * noiseAt(point.at.x / 0.4, point.at.y / 0.4, 79))
      stamp.put(point.at, point.hash >> 9);
  }
}

// Bushes in groups, with grass between them.
void paintScrub(const PaintContext& context, std::uint16_t index) {
  paintWildTint(context, index, mixed(context.theme().meadow, context.theme().crown, 0.35), 0.7);
  if (!isSeen(context, 0.012)) return;
  paintGrass(context, index, 0.22);
  const TreeInks inks = treeInks(context, context.cells.kind(index));
  const StampDesign design = crowns(context, inks);
  Stamp stamp(context.painter, design);
  for (const PlanePoint& point : pointsOn(context, index, 0.070, 0.03, 0.036)) {
    if (point.unit(0) > 0.34 + 0.55 * noiseAt(point.at.x / 0.35, point.at.y / 0.35, 80)) continue;
    stamp.put(point.at, CrownForms::form(0.022 + 0.012 * point.unit(1), point.unit(2), true, point.hash >> 4));
  }
}

void paintScattered(const PaintContext& context, std::uint16_t index) {
  const TerrainKind& kind = context.cells.kind(index);
  const PatternLook& look = *kind.look;
  paintWildTint(context, index, inkOf(context.theme(), look.ground), look.strength);
  if (look.marks.empty() || !isSeen(context, 0.012)) return;
  const QColor ink = inkOf(context.theme(), look.marksInk);
  const auto draw = [&look, ink](QPainter& painter, unsigned form) {
    const PatternMark& mark = look.marks[form % look.marks.size()];
    painter.setPen(QPen(ink, mark.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(mark.isFilled ? QBrush(ink) : QBrush(Qt::NoBrush));
    for (const std::vector<QPointF>& line : mark.lines) {
      const auto count = static_cast<int>(line.size());
      mark.isFilled ? painter.drawPolygon(line.data(), count) : painter.drawPolyline(line.data(), count);
    }
  };
  double reach = 0.02;
  for (const PatternMark& mark : look.marks) {
    for (const std::vector<QPointF>& line : mark.lines) {
      for (const QPointF& point : line) reach = std::max(reach, std::hypot(point.x(), point.y()) + mark.width);
    }
  }
  const auto forms = static_cast<unsigned>(look.marks.size());
  const StampDesign design{"pattern " + look.slug + ink.name().toStdString(), {ink}, forms, reach, draw};
  Stamp stamp(context.painter, design);
  for (const PlanePoint& point : pointsOn(context, index, look.spacing, 0.04, reach)) {
    if (point.unit(0) < look.frequency) stamp.put(point.at, point.hash >> 9);
  }
}

}  // namespace redoubt::render
