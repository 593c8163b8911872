#include "editor/render/lettering/name_lines.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/model/label_path.h"
#include "core/model/label_verbs.h"
#include "editor/render/lettering/label_art.h"
#include "editor/render/map_geometry.h"

namespace redoubt::render {
namespace {

constexpr double kFinely = 100;  // units of a LabelCurve per hex width

std::vector<QPointF> enlarged(const std::vector<QPointF>& line) {
  std::vector<QPointF> fine;
  for (const QPointF point : line) fine.push_back(point * kFinely);
  return fine;
}

// The angles between the pieces of a line, in radians.
struct Turning {
  double inAll = 0;
  double sharpest = 0;  // over the width of a letter
};

Turning turningOf(const std::vector<QPointF>& points, double letterWidth) {
  Turning turning;
  for (std::size_t i = 2; i < points.size(); ++i) {
    const QPointF a = points[i - 1] - points[i - 2];
    const QPointF b = points[i] - points[i - 1];
    const double turn = std::abs(std::atan2(a.x() * b.y() - a.y() * b.x(), QPointF::dotProduct(a, b)));
    const double length = std::max((apart(points[i], points[i - 1]) + apart(points[i - 1], points[i - 2])) / 2, 1e-9);
    turning.inAll += turn;
    turning.sharpest = std::max(turning.sharpest, turn * letterWidth / length);
  }
  return turning;
}

}  // namespace

double steepnessOf(const std::vector<QPointF>& points) {
  const QPointF way = points.back() - points.front();
  return std::abs(std::atan2(way.y(), std::abs(way.x()))) * 2 / std::numbers::pi;
}

std::vector<QPolygonF> bandOf(const std::vector<QPointF>& points, double half) {
  std::vector<QPolygonF> band;
  for (std::size_t i = 1; i < points.size(); ++i) {
    const QPointF way = points[i] - points[i - 1];
    const double length = std::max(std::hypot(way.x(), way.y()), 1e-9);
    const QPointF up = QPointF(way.y(), -way.x()) * (half / length);
    band.push_back({points[i - 1] + up, points[i] + up, points[i] - up, points[i - 1] - up});
  }
  return band;
}

std::vector<QPointF> textOf(const std::vector<QPointF>& points) {
  const QPointF atFront = (points[1] - points[0]) * 0.3;
  const QPointF atBack = (points[points.size() - 2] - points.back()) * 0.3;
  std::vector<QPointF> inner = points;
  inner.front() += atFront;
  inner.back() += atBack;
  return inner;
}

// Letters with different directions tilt towards or away from each other.
double bendCost(const std::vector<QPointF>& points, double size) {
  constexpr double kLetterWidth = 0.65;  // of its size
  constexpr double kUnseen = 0.1;        // radians
  const Turning turning = turningOf(points, kLetterWidth * size);
  const double seen = std::max(0.0, turning.sharpest - kUnseen);
  return 1.6 * turning.inAll + 8 * seen + 30 * seen * seen;
}

QRectF roomOf(const NameGround& ground, const model::Label& label) {
  QRectF room;
  for (const QPolygonF& piece : nameRoom(label, {}, ground.cells().fonts())) room = room.united(piece.boundingRect());
  return room;
}

std::vector<QPointF> pathOf(const NameGround& ground, const model::Label& label) {
  const QPointF place = toQt(model::placeOf(ground.cells().layout(), label));
  std::vector<QPointF> points;
  for (const hex::Point point : model::labelPath(label.path)) points.push_back(place + toQt(point));
  return points;
}

QRectF middlesOf(const NamedHexes& thing, const hex::Layout& layout) {
  QRectF all;
  for (const hex::Hex hex : thing.hexes) {
    const QPointF centre = toQt(layout.centre(hex));
    all = all.united(QRectF(centre - QPointF(0.01, 0.01), centre + QPointF(0.01, 0.01)));
  }
  return all;
}

Course::Course(const std::vector<QPointF>& line, double smoothing) : curve_(enlarged(line), smoothing * kFinely) {}

double Course::length() const {
  return curve_.length() / kFinely;
}

QPointF Course::at(double distance) const {
  return curve_.at(distance * kFinely) / kFinely;
}

double Course::nearestTo(QPointF point) const {
  double nearest = 0;
  for (double distance = 0; distance <= length(); distance += 0.05) {
    if (apart(at(distance), point) < apart(at(nearest), point)) nearest = distance;
  }
  return nearest;
}

std::vector<QPointF> Course::beside(double middle, double span, double off) const {
  constexpr int kParts = 8;
  std::vector<QPointF> points;
  for (int k = 0; k <= kParts; ++k) {
    const double distance = middle + (static_cast<double>(k) / kParts - 0.5) * span;
    const QPointF way = at(distance + 0.1) - at(distance - 0.1);
    const double step = std::max(std::hypot(way.x(), way.y()), 1e-9);
    points.push_back(at(distance) + QPointF(way.y(), -way.x()) * (off / step));
  }
  return points;
}

}  // namespace redoubt::render
