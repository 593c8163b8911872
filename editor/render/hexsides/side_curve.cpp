#include "editor/render/hexsides/side_curve.h"

#include <algorithm>
#include <cmath>

#include "editor/render/map_geometry.h"
#include "editor/render/paint_context.h"
#include "editor/render/ribbon.h"

namespace redoubt::render {
namespace {

// The smaller of two, smoothed where they are almost equal.
double softMin(double a, double b, double softness) {
  const double h = std::clamp(0.5 + (b - a) / (2 * softness), 0.0, 1.0);
  return b + (a - b) * h - softness * h * (1 - h);
}

}  // namespace

std::array<SideArm, 3> armsOf(hex::Vertex vertex) {
  const std::array<hex::Vertex, 3> ends = hex::neighboursOf(vertex);
  std::array<SideArm, 3> arms;
  for (std::size_t i = 0; i < 3; ++i) arms[i] = {*hex::sideBetween(vertex, ends[i]), ends[i]};
  return arms;
}

hex::Vertex farEnd(const hex::Hexside& side, hex::Vertex vertex) {
  const std::array<hex::Vertex, 2> ends = hex::verticesOf(side);
  return ends[0] == vertex ? ends[1] : ends[0];
}

const SideCell* sideAt(const MapCells& cells, const hex::Hexside& side) {
  return cells.side(side);
}

bool isOnMap(const MapCells& cells, const hex::Hexside& side) {
  return cells.cell(side.hex).isOnMap || cells.cell(hex::neighbour(side.hex, side.side)).isOnMap;
}

Knot knotThrough(const MapCells& cells, hex::Vertex before, hex::Vertex at, hex::Vertex after, double pull) {
  const QPointF from = pointOf(cells, before);
  const QPointF middle = pointOf(cells, at);
  const QPointF to = pointOf(cells, after);
  return {middle + ((from + to) / 2 - middle) * pull, (to - from) / 2};
}

Knot turned(Knot knot, double radians) {
  const double c = std::cos(radians);
  const double s = std::sin(radians);
  knot.along = {knot.along.x() * c - knot.along.y() * s, knot.along.x() * s + knot.along.y() * c};
  return knot;
}

Knot reversed(const Knot& knot) {
  return {knot.at, -knot.along};
}

std::vector<QPointF> curveBetween(const Knot& from, const Knot& to, int count) {
  const QPointF chord = to.at - from.at;
  // At its end the line keeps its direction.
  const QPointF ahead = !from.along.isNull() ? from.along : to.along.isNull() ? chord : (chord * 3 - to.along) / 2;
  const QPointF behind = !to.along.isNull() ? to.along : from.along.isNull() ? chord : (chord * 3 - from.along) / 2;
  std::vector<QPointF> points;
  points.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) {
    const double t = static_cast<double>(i) / (count - 1);
    const double u = 1 - t;
    points.push_back(from.at * (u * u * (1 + 2 * t)) + to.at * (t * t * (3 - 2 * t)) + ahead * (t * u * u) -
                     behind * (t * t * u));
  }
  return points;
}

std::vector<QPointF> directionsOf(const std::vector<QPointF>& points, const Knot& from, const Knot& to) {
  std::vector<QPointF> directions;
  directions.reserve(points.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    const std::size_t before = i == 0 ? 0 : i - 1;
    const std::size_t after = std::min(i + 1, points.size() - 1);
    directions.push_back(unit(points[after] - points[before]));
  }
  if (!from.along.isNull()) directions.front() = unit(from.along);
  if (!to.along.isNull()) directions.back() = unit(to.along);
  return directions;
}

QPointF liftedOverNumber(const MapCells& cells, QPointF point, double room) {
  const hex::Layout& layout = cells.layout();
  const hex::HexKey hex = layout.at({point.x(), point.y() + 0.19});
  if (!cells.cell(hex).isOnMap) return point;
  const hex::Point centre = layout.centre(hex);
  const QPointF place(centre.x + kNumberPlace.x, centre.y + kNumberPlace.y);
  if (point.y() > place.y()) return point;
  // A flat arch over the number, which ends before the hex's next side.
  const bool isPointy = layout.orientation() == hex::Orientation::Pointy;
  constexpr double kFlat = 0.08;
  constexpr double kFall = 2.5;
  const double gone = isPointy ? 0.46 : 0.38;
  const double away = std::abs(point.x() - place.x());
  const double off = std::max(away - kFlat, 0.0);
  const double arch = place.y() - kDigitRoom.y - room + kFall * off * off;
  const double t = std::clamp((gone - away) / 0.18, 0.0, 1.0);
  return {point.x(), point.y() + (softMin(point.y(), arch, 0.04) - point.y()) * t * t * (3 - 2 * t)};
}

}  // namespace redoubt::render
