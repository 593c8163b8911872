#include "editor/render/frame/sheet_frame.h"

#include <QPainterPath>
#include <QPen>
#include <algorithm>
#include <cmath>
#include <functional>

namespace redoubt::render {
namespace {

// Widths of lines, in hex widths.
constexpr double kNeat = 0.0147;
constexpr double kHair = 0.0062;
constexpr double kThick = 0.030;
constexpr double kThin = 0.008;
constexpr double kBandOff = 0.036;

// The width of a line, never so thin that it fades.
double seen(const PaintContext& context, double width) {
  return std::max(width, 0.6 / context.scale);
}

void outline(const PaintContext& context, const QRectF& rect, double width) {
  const double reach = seen(context, width) + 0.01;
  const hex::Bounds& region = context.region;
  const hex::Bounds inner = grown(toBounds(rect), -reach);
  const bool isWithin = region.left > inner.left && region.right < inner.right && region.top > inner.top &&
                        region.bottom < inner.bottom;
  if (isWithin || !intersects(region, grown(toBounds(rect), reach))) return;
  context.painter.setPen(QPen(context.theme().ink, seen(context, width), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  context.painter.setBrush(Qt::NoBrush);
  context.painter.drawRect(rect);
}

void paintBlank(const PaintContext& context, const FrameLayout& layout) {
  const hex::Bounds& all = layout.sheet;
  const hex::Bounds& map = layout.neat;
  const hex::Bounds beyond[] = {{all.left - 1, all.top - 1, map.left, all.bottom + 1},
                                {map.right, all.top - 1, all.right + 1, all.bottom + 1},
                                {all.left - 1, all.top - 1, all.right + 1, map.top},
                                {all.left - 1, map.bottom, all.right + 1, all.bottom + 1}};  // corners twice: no seams
  for (const hex::Bounds& each : beyond) {
    if (intersects(each, context.region)) context.painter.fillRect(toQt(each), context.theme().sheet);
  }
}

// Black steps along one edge, from the first to the last, as far as they are in the region; a rest at the end has the
// colour of its place in the sequence.
void addSteps(QPainterPath& path, const hex::Bounds& region, double from, double to, double step,
              const std::function<QRectF(double, double)>& at) {
  int index = 0;
  for (double start = from; start < to - 1e-6; start += step, ++index) {
    if (index % 2 != 0) continue;
    const QRectF rect = at(start, std::min(to, start + step));
    if (intersects(region, toBounds(rect))) path.addRect(rect);
  }
}

void paintBand(const PaintContext& context, const FrameLayout& layout) {
  const hex::Bounds inner = grown(layout.neat, kBandOff);
  const hex::Bounds& outer = layout.band;
  if (!intersects(context.region, grown(outer, 0.2))) return;
  QPainterPath steps;
  const double right = layout.neat.right;
  const double bottom = layout.neat.bottom;
  for (const auto& [top, height] :
       {std::pair(outer.top, inner.top - outer.top), std::pair(inner.bottom, outer.bottom - inner.bottom)}) {
    addSteps(steps, context.region, layout.zero.x(), right, layout.step.x(),
             [&, y = top, h = height](double a, double b) { return QRectF(a, y, b - a, h); });
  }
  for (const auto& [left, width] :
       {std::pair(outer.left, inner.left - outer.left), std::pair(inner.right, outer.right - inner.right)}) {
    addSteps(steps, context.region, layout.zero.y(), bottom, layout.step.y(),
             [&, x = left, w = width](double a, double b) { return QRectF(x, a, w, b - a); });
  }
  context.painter.fillPath(steps, context.theme().ink);
  outline(context, toQt(layout.neat), kNeat);
  outline(context, toQt(inner), kHair);
  outline(context, toQt(outer), kHair);
}

void paintBorder(const PaintContext& context, const FrameLayout& layout) {
  outline(context, toQt(layout.border), kThin);
  outline(context, toQt(grown(layout.border, -0.040)), kThick);
}

// A rectangle whose corners are cut out in quarter circles.
QPainterPath cutOut(const QRectF& rect, double radius) {
  QPainterPath path;
  path.moveTo(rect.left() + radius, rect.top());
  path.lineTo(rect.right() - radius, rect.top());
  path.arcTo(QRectF(rect.right() - radius, rect.top() - radius, 2 * radius, 2 * radius), 180, 90);
  path.lineTo(rect.right(), rect.bottom() - radius);
  path.arcTo(QRectF(rect.right() - radius, rect.bottom() - radius, 2 * radius, 2 * radius), 90, 90);
  path.lineTo(rect.left() + radius, rect.bottom());
  path.arcTo(QRectF(rect.left() - radius, rect.bottom() - radius, 2 * radius, 2 * radius), 0, 90);
  path.lineTo(rect.left(), rect.top() + radius);
  path.arcTo(QRectF(rect.left() - radius, rect.top() - radius, 2 * radius, 2 * radius), 270, 90);
  path.closeSubpath();
  return path;
}

void paintCartouche(const PaintContext& context, const FrameLayout& layout) {
  if (!layout.cartouche) return;
  const double size = layout.size;
  QPainter& painter = context.painter;
  const QPainterPath outer = cutOut(*layout.cartouche, 0.17 * size);
  painter.fillPath(outer, context.theme().paper);
  const auto line = [&](const QPainterPath& path, double width) {
    painter.strokePath(path,
                       QPen(context.theme().ink, seen(context, width), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  };
  line(outer, 0.028 * size);
  const double inset = 0.06 * size;
  line(cutOut(layout.cartouche->adjusted(inset, inset, -inset, -inset), 0.17 * size), 0.008 * size);
  if (!layout.ornament) return;
  // Lines that end in diamonds lead to the year from both sides.
  for (const int side : {-1, 1}) {
    const double from = layout.ornament->x() + side * (layout.ornamentGap + 0.12 * size);
    const double reach = std::min(1.05 * size, layout.cartouche->width() / 2 - layout.ornamentGap - 0.45 * size);
    if (reach < 0.2 * size) continue;
    const double y = layout.ornament->y();
    QPainterPath path(QPointF(from, y - 0.012 * size));
    path.lineTo(from + side * reach, y - 0.012 * size);
    path.moveTo(from, y + 0.016 * size);
    path.lineTo(from + side * (reach - 0.15 * size), y + 0.016 * size);
    line(path, 0.008 * size);
    const QPointF tip(from + side * (reach + 0.06 * size), y - 0.005 * size);
    const double half = 0.038 * size;
    painter.setPen(Qt::NoPen);
    painter.setBrush(context.theme().accent);
    painter.drawPolygon(QPolygonF{
        {tip.x() - half, tip.y()}, {tip.x(), tip.y() - half}, {tip.x() + half, tip.y()}, {tip.x(), tip.y() + half}});
  }
}

void paintScale(const PaintContext& context, const FrameLayout& layout) {
  if (!layout.scale) return;
  const ScaleBar& bar = *layout.scale;
  QPainterPath black;
  const double half = bar.height / 2;
  const auto add = [&](double from, double to, bool isUpper) {
    black.addRect(QRectF(bar.at.x() + from, bar.at.y() + (isUpper ? 0 : half), to - from, half));
  };
  // The first hex is divided into four.
  for (int i = 0; i < 4; ++i) add(0.25 * i, 0.25 * (i + 1), i % 2 == 0);
  for (int i = 1; i < bar.hexes; ++i) add(i, i + 1, i % 2 == 0);
  context.painter.fillRect(QRectF(bar.at.x(), bar.at.y(), bar.hexes, bar.height), context.theme().paper);
  context.painter.fillPath(black, context.theme().ink);
  outline(context, {bar.at.x(), bar.at.y(), static_cast<double>(bar.hexes), bar.height}, kThin);
}

// Points of a star, each half dark and half light.
void paintPoints(const PaintContext& context, double longest, double waist, double turn, double share) {
  QPainter& painter = context.painter;
  painter.setPen(
      QPen(context.theme().ink, seen(context, 0.010 * longest), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  for (int i = 0; i < 4; ++i) {
    painter.save();
    painter.rotate(turn + 90 * i);
    const double reach = i % 2 == 0 ? longest : longest * share;
    const double side = waist * std::sqrt(0.5);
    painter.setBrush(context.theme().paper);
    painter.drawPolygon(QPolygonF{{0, -reach}, {side, -side}, {0, 0}});
    painter.setBrush(context.theme().ink);
    painter.drawPolygon(QPolygonF{{0, -reach}, {-side, -side}, {0, 0}});
    painter.restore();
  }
}

void paintNorth(const PaintContext& context, const FrameLayout& layout) {
  if (!layout.north) return;
  const NorthStar& star = *layout.north;
  QPainter& painter = context.painter;
  const double ring = 0.56 * star.radius;
  painter.save();
  painter.translate(star.centre);
  painter.rotate(star.angle);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(context.theme().ink, seen(context, 0.014 * star.radius)));
  painter.drawEllipse(QPointF(0, 0), ring, ring);
  painter.drawEllipse(QPointF(0, 0), 0.86 * ring, 0.86 * ring);
  QPainterPath ticks;
  for (int i = 0; i < 32; ++i) {
    const double angle = i * std::acos(-1.0) / 16;
    const QPointF way(std::sin(angle), -std::cos(angle));
    ticks.moveTo(0.86 * ring * way);
    ticks.lineTo(ring * way);
  }
  painter.strokePath(ticks, painter.pen());
  paintPoints(context, 0.66 * star.radius * 0.9, 0.13 * star.radius, 45, 1);
  paintPoints(context, star.radius, 0.20 * star.radius, 0, 0.78);
  painter.restore();
}

void paintNumberHex(const PaintContext& context, const FrameLayout& layout) {
  if (!layout.numberHex) return;
  QPolygonF hexagon;
  const QRectF& rect = *layout.numberHex;
  const double radius = rect.height() / 2;
  for (int i = 0; i < 6; ++i) {
    const double angle = i * std::acos(-1.0) / 3;
    hexagon << rect.center() + radius * QPointF(std::sin(angle), -std::cos(angle));
  }
  QColor line = context.theme().grid;
  line.setAlpha(190);
  context.painter.setPen(QPen(line, seen(context, kThin)));
  context.painter.setBrush(context.theme().paper);
  context.painter.drawPolygon(hexagon);
}

void paintBoxes(const PaintContext& context, const FrameLayout& layout) {
  QPainter& painter = context.painter;
  for (const QRectF& box : layout.boxes) {
    if (!toQt(grown(context.region, 0.05)).intersects(box)) continue;
    painter.fillRect(box, context.theme().paper);
    outline(context, box, 0.014);
    outline(context, box.adjusted(0.035, 0.035, -0.035, -0.035), 0.005);
  }
}

QColor inkOf(const MapTheme& theme, FrameInk ink) {
  switch (ink) {
    case FrameInk::Accent: return theme.accent;
    case FrameInk::Soft: return mixed(theme.ink, theme.sheet, 0.35);
    case FrameInk::Ink: break;
  }
  return theme.ink;
}

}  // namespace

SheetFrame::SheetFrame(const model::Battle& battle, const MapCells& cells)
    : occurring_(cells.occurring()),
      levels_(cells.levels()),
      content_(frameContent(battle, rules::RuleBook(battle), occurring_, levels_)),
      layout_(frameLayout(content_, cells.layout())),
      samples_(battle, content_.legend.entries) {
  for (const FrameLine& line : layout_.lines) lineRooms_.push_back(grown(toBounds(line.room()), 0.3 * line.font.size));
}

bool SheetFrame::isConcernedBy(const model::Changes& changes) {
  return MapCells::concernWholeMap(changes) || changes.touches<model::Track>() || changes.touches<model::Space>();
}

bool SheetFrame::fits(const MapCells& cells) const {
  return cells.occurring() == occurring_ && cells.levels() == levels_;
}

void SheetFrame::paint(const PaintContext& context) const {
  paintBlank(context, layout_);
  paintBand(context, layout_);
  paintBorder(context, layout_);
  const hex::Bounds& map = layout_.neat;
  if (context.region.left > map.left && context.region.right < map.right && context.region.top > map.top &&
      context.region.bottom < map.bottom) {
    return;
  }
  paintCartouche(context, layout_);
  paintScale(context, layout_);
  paintNorth(context, layout_);
  paintNumberHex(context, layout_);
  paintBoxes(context, layout_);
  QPainter& painter = context.painter;
  const QRectF seenArea = toQt(grown(context.region, 0.05));
  for (const LegendSample& sample : layout_.samples) {
    if (!seenArea.intersects(sample.rect)) continue;
    samples_.paint(painter, sample.rect, sample.entry, context.style);
    outline(context, sample.rect, kHair);
  }
  painter.setPen(QPen(context.theme().ink, seen(context, kThin)));
  for (const QLineF& rule : layout_.rules) painter.drawLine(rule);
  for (std::size_t i = 0; i < layout_.lines.size(); ++i) {
    if (!intersects(context.region, lineRooms_[i])) continue;
    if (layout_.lines[i].font.size * context.scale < 2.5) continue;  // too small to read
    const FrameLine line = writtenIn(context.theme().fonts, layout_.lines[i]);
    drawLine(painter, line.text, line.font, line.baseline, inkOf(context.theme(), line.ink));
  }
}

}  // namespace redoubt::render
