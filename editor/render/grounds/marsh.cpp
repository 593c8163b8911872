#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "editor/render/grounds/grounds.h"
#include "editor/render/grounds/point_plane.h"
#include "editor/render/grounds/soft_area.h"
#include "editor/render/grounds/stamp.h"
#include "editor/render/noise.h"

// Marsh and open water.
namespace redoubt::render {
namespace {

constexpr double kRow = 0.062;        // from row of dashes to row
constexpr double kDashPlace = 0.135;  // the range for the position of a dash along its row
constexpr double kPool = 0.085;       // half a pool's length, at most

// Keeps the water of a marsh a little away from other things.
bool isDry(const PaintContext& context, QPointF from, QPointF to) {
  return context.plan.obstacles.isFree(from, to, 0.03);
}

// Fills rectangles: one by one on devices with pixels, otherwise as one path.
void fillDashes(QPainter& painter, const std::vector<QRectF>& dashes, const QColor& colour) {
  if (takesPictures(painter)) {
    for (const QRectF& dash : dashes) painter.fillRect(dash, colour);
    return;
  }
  QPainterPath path;
  for (const QRectF& dash : dashes) path.addRect(dash);
  painter.fillPath(path, colour);
}

void paintDashes(const PaintContext& context, const AreaDepth& depth) {
  const hex::Bounds bounds = grown(context.region, 0.15);
  const double thick = std::max(0.0085, 0.45 / context.scale);
  std::vector<QRectF> dashes;
  for (int j = static_cast<int>(std::floor(bounds.top / kRow)); j <= bounds.bottom / kRow; ++j) {
    for (int i = static_cast<int>(std::floor(bounds.left / kDashPlace)); i <= bounds.right / kDashPlace; ++i) {
      const double length = 0.05 + 0.17 * std::pow(unitAt(i, j, 82), 1.6);
      const QPointF middle((i + 0.5 + 0.9 * (unitAt(i, j, 83) - 0.5)) * kDashPlace, (j + 0.5) * kRow);
      const double within = depth.at(toMap(middle));
      if (unitAt(i, j, 81) > 0.78 * eased(within, -0.05, 0.11)) continue;
      const QPointF half(length / 2, 0);
      if (!isDry(context, middle - half, middle + half)) continue;
      const QRectF dash(middle.x() - length / 2, middle.y() - thick / 2, length, thick);
      // Touching dashes are joined.
      const bool isNew = dashes.empty() || dashes.back().top() != dash.top() || dashes.back().right() < dash.left();
      if (isNew) dashes.push_back(dash);
      if (!isNew) dashes.back() |= dash;
    }
  }
  fillDashes(context.painter, dashes, context.theme().marshLine);
}

void paintPools(const PaintContext& context, const AreaDepth& depth) {
  const MapTheme& theme = context.theme();
  for (const PlanePoint& point : PointPlane::of(0.55).in(grown(context.region, 0.15))) {
    const double half = kPool * (0.55 + 0.45 * point.unit(1));
    if (point.unit(0) > 0.38 || depth.at(point.at) < 0.11 || !isFreeGround(context, point.at, half + 0.02)) continue;
    QPainterPath pool(QPointF(point.at.x - half, point.at.y));
    pool.cubicTo(point.at.x - half * 0.6, point.at.y - half * 0.42, point.at.x + half * 0.5, point.at.y - half * 0.40,
                 point.at.x + half, point.at.y + half * 0.02);
    pool.cubicTo(point.at.x + half * 0.5, point.at.y + half * 0.38, point.at.x - half * 0.5, point.at.y + half * 0.34,
                 point.at.x - half, point.at.y);
    context.painter.fillPath(pool, theme.water);
    context.painter.strokePath(pool, QPen(theme.bank, std::max(0.009, 0.5 / context.scale)));
  }
}

void drawTussock(QPainter& painter, unsigned form, const QColor& colour) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colour, 0.0085, Qt::SolidLine, Qt::RoundCap));
  const double lean = 0.006 * (static_cast<int>(form % 3) - 1);
  for (int blade = -2; blade <= 2; ++blade) {
    const double height = 0.050 - 0.009 * std::abs(blade) + 0.004 * ((form + static_cast<unsigned>(blade + 2)) % 2);
    const double foot = 0.005 * blade;
    QPainterPath path(QPointF(foot, 0.018));
    path.quadTo(QPointF(foot * 1.6 + lean, 0.018 - height * 0.6), QPointF(0.017 * blade + lean, 0.018 - height));
    painter.drawPath(path);
  }
  painter.drawLine(QPointF(-0.026, 0.020), QPointF(0.026, 0.020));
}

// Tussocks, in groups.
void paintTussocks(const PaintContext& context, const AreaDepth& depth) {
  const QColor ink = context.theme().tussock;
  const StampDesign design{
      "tussock", {ink}, 6, 0.075, [ink](QPainter& painter, unsigned form) { drawTussock(painter, form, ink); }};
  Stamp stamp(context.painter, design);
  for (const PlanePoint& point : PointPlane::of(0.115).in(grown(context.region, 0.1))) {
    const double crowd = 0.5 + 0.5 * noiseAt(point.at.x / 0.45, point.at.y / 0.45, 85);
    if (point.unit(0) > 0.95 * std::pow(crowd, 2.2)) continue;
    if (depth.at(point.at) < 0.05 || !isFreeGround(context, point.at, 0.045)) continue;
    stamp.put(point.at, point.hash >> 8);
  }
}

// Lines along the shore, fainter and farther apart towards the middle.
void paintShoreLines(const PaintContext& context, const AreaShape& shape) {
  const MapTheme& theme = context.theme();
  const bool isLined = theme.waterManner == WaterManner::Lined;
  const int lines = isLined ? 6 : 2;
  double inset = isLined ? 0.022 : 0.020;
  for (int i = 0; i < lines; ++i) {
    const double width = std::max(isLined ? 0.0060 - 0.0006 * i : 0.0085, 0.45 / context.scale);
    if (inset < 2.2 * width) break;
    if (isLined && i > 0 && (0.020 + 0.004 * i) * context.scale < 1.3) break;  // they would merge
    QColor ink = isLined ? theme.bank : mixed(theme.water, theme.bank, 0.38 - 0.18 * i);
    context.painter.fillPath(rimLine(shape, width, inset), ink);
    inset += isLined ? 0.020 + 0.004 * i : 0.030;
  }
}

// Short strokes of the same water on the open surface.
void paintRipples(const PaintContext& context, std::uint16_t index) {
  const AreaDepth& depth = context.areas.depthOf(index);
  QPainterPath ripples;
  ripples.setFillRule(Qt::WindingFill);
  for (const PlanePoint& point : PointPlane::of(0.24).in(grown(context.region, 0.15))) {
    const double half = 0.03 + 0.04 * point.unit(1);
    if (point.unit(0) > 0.6 || depth.at(point.at) < 0.15 || !isFreeGround(context, point.at, half)) continue;
    for (int line = 0; line < 2; ++line) {
      const double x = point.at.x + (line == 0 ? 0 : 0.022);
      const double y = point.at.y + 0.024 * line;
      const double reach = line == 0 ? half : half * 0.6;
      ripples.addRect(QRectF(x - reach, y - 0.0035, 2 * reach, 0.007));
    }
  }
  const MapTheme& theme = context.theme();
  context.painter.fillPath(ripples, theme.isColoured ? mixed(theme.water, theme.bank, 0.42) : theme.bank);
}

}  // namespace

void paintMarsh(const PaintContext& context, std::uint16_t index) {
  const MapTheme& theme = context.theme();
  const QColor tint = context.colourOf(context.cells.kind(index), theme.marsh);
  if (theme.ground == GroundManner::Tinted) {
    paintSoftArea(context, index, {tint, 0.80, -0.08, 0.10});
  }
  if (!isSeen(context, 0.018)) return;
  const AreaDepth& depth = context.areas.depthOf(index);
  if (depth.isAllOutside()) return;
  paintDashes(context, depth);
  if (!isSeen(context, 0.012)) return;
  paintPools(context, depth);
  paintTussocks(context, depth);
}

void paintOpenWater(const PaintContext& context, std::uint16_t index) {
  const MapTheme& theme = context.theme();
  const AreaShape shape = areaShape(context.cells, context.corners, context.region, edgeOf("water"), isOfKind(index));
  if (shape.isEmpty()) return;
  context.painter.fillPath(shape.fill, context.colourOf(context.cells.kind(index), theme.water));
  if (theme.waterManner != WaterManner::Plain) paintShoreLines(context, shape);
  context.painter.fillPath(rimLine(shape, std::max(0.0125, 0.8 / context.scale)), theme.bank);
  if (isSeen(context, 0.012)) paintRipples(context, index);
}

}  // namespace redoubt::render
