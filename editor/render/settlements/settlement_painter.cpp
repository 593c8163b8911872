#include <QPainterPath>
#include <QPen>
#include <algorithm>
#include <array>
#include <cmath>

#include "editor/render/many_shapes.h"
#include "editor/render/paint_context.h"
#include "editor/render/ribbon.h"
#include "editor/render/settlements/settlements.h"

// Houses, barns, gardens and castles.
namespace redoubt::render {
namespace {

constexpr double kSmallestDetail = 45;  // device pixels per hex width for dots, outlines and lit roofs

// The houses of a region, grouped by fill colour.
struct Houses {
  explicit Houses(const QPainter& painter)
      : shadow(painter, true),
        wall(painter, true),
        roofs{ManyShapes(painter, true), ManyShapes(painter, true)},
        lights{ManyShapes(painter, true), ManyShapes(painter, true)} {}

  ManyShapes shadow;
  ManyShapes wall;
  std::array<ManyShapes, 2> roofs;
  std::array<ManyShapes, 2> lights;
};

void addShape(QPainterPath& path, const QPolygonF& shape) {
  path.addPolygon(shape);
  path.closeSubpath();
}

// A convex shape with every edge moved out by `by`.
QPolygonF swollen(const QPolygonF& shape, double by) {
  const QPointF across = unit(shape[1] - shape[0]) * by;
  const QPointF down = unit(shape[2] - shape[1]) * by;
  return {shape[0] - across - down, shape[1] + across - down, shape[2] + across + down, shape[3] - across + down};
}

// The half of the roof towards the north-west; the ridge runs along the longer side.
QPolygonF litHalf(const QPolygonF& roof) {
  const QPointF across = roof[1] - roof[0];
  const QPointF down = roof[3] - roof[0];
  const bool isBroad = std::hypot(across.x(), across.y()) >= std::hypot(down.x(), down.y());
  const QPointF half = (isBroad ? down : across) / 2;
  const bool isFirst = half.x() + half.y() > 0;  // the first half is towards the light
  const QPointF shift = isFirst ? QPointF(0, 0) : half;
  if (isBroad) return {roof[0] + shift, roof[1] + shift, roof[1] + half + shift, roof[0] + half + shift};
  return {roof[0] + shift, roof[0] + half + shift, roof[3] + half + shift, roof[3] + shift};
}

void addHouse(Houses& houses, const House& house, bool isFine) {
  const auto kind = static_cast<std::size_t>(house.isBarn);
  addShape(houses.shadow.next(), house.shape.translated(0.010, 0.013));
  addShape(houses.wall.next(), swollen(house.shape, 0.0035));
  addShape(houses.roofs[kind].next(), isFine ? swollen(house.shape, -0.0035) : house.shape);
  addShape(houses.lights[kind].next(), litHalf(swollen(house.shape, -0.0035)));
}

void addDots(ManyShapes& dots, const QPolygonF& garden) {
  constexpr double kStep = 0.023;
  constexpr double kDot = 0.0055;
  const QPointF across = garden[1] - garden[0];
  const QPointF down = garden[3] - garden[0];
  const int columns = std::max(2, static_cast<int>(std::hypot(across.x(), across.y()) / kStep));
  const int rows = std::max(2, static_cast<int>(std::hypot(down.x(), down.y()) / kStep));
  for (int j = 0; j < rows; ++j) {
    for (int i = 0; i < columns; ++i) {
      const QPointF at = garden[0] + across * ((i + 0.5) / columns) + down * ((j + 0.5) / rows);
      dots.next().addRect(at.x() - kDot, at.y() - kDot, 2 * kDot, 2 * kDot);
    }
  }
}

void paintGardens(const PaintContext& context, const QRectF& seen) {
  ManyShapes ground(context.painter, true);
  ManyShapes dots(context.painter);
  const MapTheme& theme = context.theme();
  const bool isFine = context.scale >= kSmallestDetail;
  for (const QPolygonF& garden : context.plan.settlements.gardens) {
    if (!seen.intersects(garden.boundingRect())) continue;
    addShape(ground.next(), garden);
    if (isFine) addDots(dots, garden);
  }
  const bool isTinted = theme.ground == GroundManner::Tinted;
  if (isTinted || !isFine)
    ground.fill(context.painter, isTinted ? theme.garden : mixed(theme.paper, theme.garden, 0.4));
  dots.fill(context.painter, isTinted ? mixed(theme.garden, theme.crownRim, 0.5) : theme.garden);
}

// One side of a square fort with bastions at its corners, in units of half its side: from the point of a bastion over
// its shoulder to the curtain.
using Front = std::array<QPointF, 5>;
constexpr Front kDitch = {QPointF(-1, -1), QPointF(-0.18, -0.89), QPointF(-0.15, -0.78), QPointF(0.15, -0.78),
                          QPointF(0.18, -0.89)};
constexpr Front kRampart = {QPointF(-0.77, -0.77), QPointF(-0.33, -0.71), QPointF(-0.28, -0.58), QPointF(0.28, -0.58),
                            QPointF(0.33, -0.71)};

QPolygonF fortOf(const Front& front, double half) {
  QPolygonF fort;
  for (int quarter = 0; quarter < 4; ++quarter) {
    QTransform turned;
    turned.rotate(90.0 * quarter);
    for (const QPointF& point : front) fort << turned.map(point) * half;
  }
  return fort;
}

// Short strokes inside the edge of a trace, like a rampart.
QPainterPath rampart(const QPolygonF& trace) {
  QPainterPath strokes;
  for (qsizetype i = 0; i < trace.size(); ++i) {
    const QPointF from = trace[i];
    const QPointF edge = trace[(i + 1) % trace.size()] - from;
    const double length = std::hypot(edge.x(), edge.y());
    const QPointF inward(-edge.y() / length, edge.x() / length);
    for (double place = 0.018; place < length - 0.012; place += 0.019) {
      const QPointF at = from + edge * (place / length);
      strokes.moveTo(at);
      strokes.lineTo(at + inward * 0.020);
    }
  }
  return strokes;
}

// A house round three sides of a court that opens towards the gate.
void paintManor(const PaintContext& context, double half) {
  const MapTheme& theme = context.theme();
  const double out = 0.38 * half;
  const double in = 0.14 * half;
  const QPolygonF house{{-out, -out}, {out, -out}, {out, out}, {in, out},
                        {in, -in},    {-in, -in},  {-in, out}, {-out, out}};
  QPainterPath roof;
  addShape(roof, house);
  QPainter& painter = context.painter;
  painter.strokePath(roof, QPen(mixed(theme.roof, theme.ink, 0.75), 0.010, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  painter.fillPath(roof, theme.roof);
  if (!theme.isColoured) return;
  const QColor light = mixed(theme.roof, Qt::white, 0.22);
  painter.fillRect(QRectF(-out, -out, 2 * out, (out - in) / 2), light);
  painter.fillRect(QRectF(-out, -in, (out - in) / 2, out + in), light);
}

void paintCastle(const PaintContext& context, const Castle& castle) {
  QPainter& painter = context.painter;
  const MapTheme& theme = context.theme();
  const double half = castle.side / 2;
  const QPolygonF outline = fortOf(kRampart, half);
  QPainterPath ditch;
  addShape(ditch, fortOf(kDitch, half));
  QPainterPath trace;
  addShape(trace, outline);
  const auto pen = [](const QColor& colour, double width) {
    return QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
  };
  painter.save();
  painter.translate(castle.at);
  painter.rotate(castle.angle);
  painter.fillPath(ditch, theme.water);
  painter.strokePath(ditch, pen(theme.bank, 0.010));
  painter.fillPath(trace, theme.castle);
  painter.strokePath(trace, pen(theme.hachure, 0.013));
  if (context.scale >= kSmallestDetail) painter.strokePath(rampart(outline), pen(theme.hachure, 0.006));
  // The bridge to its gate.
  const double gate = 0.54 * half;
  const double length = 0.30 * half;
  painter.fillRect(QRectF(-0.028, gate, 0.056, length), theme.roadCase);
  painter.fillRect(QRectF(-0.018, gate - 0.004, 0.036, length + 0.008), theme.lane);
  paintManor(context, half);
  painter.restore();
}

}  // namespace

void paintHouses(const PaintContext& context) {
  const QRectF seen = toQt(grown(context.region, 0.05));
  const MapTheme& theme = context.theme();
  QPainter& painter = context.painter;
  const bool isFine = context.scale >= kSmallestDetail;
  paintGardens(context, seen);
  Houses houses(painter);
  for (const House& house : context.plan.settlements.houses) {
    if (seen.intersects(house.shape.boundingRect())) addHouse(houses, house, isFine);
  }
  const std::array colours{theme.roof, theme.barn};
  if (isFine && theme.ground == GroundManner::Tinted) {
    QColor shade = theme.ink;
    shade.setAlphaF(0.28F);
    houses.shadow.fill(painter, shade);
  }
  if (isFine) houses.wall.fill(painter, mixed(theme.roof, theme.ink, 0.75));
  for (std::size_t i = 0; i < colours.size(); ++i) {
    houses.roofs[i].fill(painter, colours[i]);
    if (isFine && theme.isColoured) houses.lights[i].fill(painter, mixed(colours[i], Qt::white, 0.22));
  }
  for (const Castle& castle : context.plan.settlements.castles) {
    if (seen.adjusted(-0.45, -0.45, 0.45, 0.45).contains(castle.at)) paintCastle(context, castle);
  }
}

}  // namespace redoubt::render
