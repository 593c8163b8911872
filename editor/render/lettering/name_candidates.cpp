#include "editor/render/lettering/name_candidates.h"

#include <QString>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/model/label_path.h"
#include "core/model/label_verbs.h"
#include "editor/render/lettering/label_art.h"
#include "editor/render/lettering/label_curve.h"
#include "editor/render/map_geometry.h"

namespace redoubt::render {
namespace {

constexpr double kFinely = 100;        // what a LabelCurve counts in, of a hex width
constexpr double kCurveFilled = 0.85;  // of a path by its text, which is then not spaced out
constexpr double kHalfLine = 0.46;     // of the letters' size: half of what their band takes

double apart(QPointF a, QPointF b) {
  return std::hypot(a.x() - b.x(), a.y() - b.y());
}

model::Label upright(model::Label label) {
  label.path.clear();
  label.angle = 0;
  return label;
}

// The room of an upright name about its middle.
QRectF uprightRoom(const model::Label& label) {
  QRectF room;
  for (const QPolygonF& piece : nameRoom(upright(label), {})) room = room.united(piece.boundingRect());
  return room;
}

QPolygonF corners(const QRectF& box) {
  return {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()};
}

double uprightCost(const NameGround& ground, const model::Label& label, const QRectF& box) {
  const QPolygonF room = corners(box);
  return ground.costOf(std::span(&room, 1), letterSize(label));
}

// Between a box and a point; 0 inside.
double distanceTo(const QRectF& box, QPointF point) {
  const double dx = std::max({box.left() - point.x(), 0.0, point.x() - box.right()});
  const double dy = std::max({box.top() - point.y(), 0.0, point.y() - box.bottom()});
  return std::hypot(dx, dy);
}

double nearestOf(const NamedHexes& thing, const hex::Layout& layout, const QRectF& box) {
  double least = std::numeric_limits<double>::max();
  for (const hex::Hex hex : thing.hexes) least = std::min(least, distanceTo(box, toQt(layout.centre(hex))));
  return least;
}

// How much the pieces of a line turn against each other, in all, in radians.
double turningOf(const std::vector<QPointF>& points) {
  double turning = 0;
  for (std::size_t i = 2; i < points.size(); ++i) {
    const QPointF a = points[i - 1] - points[i - 2];
    const QPointF b = points[i] - points[i - 1];
    turning += std::abs(std::atan2(a.x() * b.y() - a.y() * b.x(), QPointF::dotProduct(a, b)));
  }
  return turning;
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

model::Label laid(const NameGround& ground, const model::Label& label, const std::vector<QPointF>& points) {
  std::vector<hex::Point> way;
  for (const QPointF point : points) way.push_back(toMap(point));
  return model::laidAlong(ground.cells().layout(), label, way);
}

// The points of the label's own path; none for a straight one.
std::vector<QPointF> pathOf(const NameGround& ground, const model::Label& label) {
  const QPointF place = toQt(model::placeOf(ground.cells().layout(), label));
  std::vector<QPointF> points;
  for (const hex::Point point : model::labelPath(label.path)) points.push_back(place + toQt(point));
  return points;
}

// The middle part of a way, which the text takes.
std::vector<QPointF> textOf(const std::vector<QPointF>& points) {
  const QPointF atFront = (points[1] - points[0]) * 0.3;
  const QPointF atBack = (points[points.size() - 2] - points.back()) * 0.3;
  std::vector<QPointF> inner = points;
  inner.front() += atFront;
  inner.back() += atBack;
  return inner;
}

}  // namespace

std::vector<NamePlace> placesRound(const NameGround& ground, const model::Label& label, const NamedHexes& thing) {
  constexpr double kStep = 0.1;
  constexpr double kFineStep = 0.03;  // up and down, to pass between rows of numbers
  constexpr double kRoom = 0.8;       // between the hexes' middles and the name
  const hex::Layout& layout = ground.cells().layout();
  const QPointF from = toQt(model::placeOf(layout, label));
  const QRectF room = uprightRoom(label);
  QRectF all;
  for (const hex::Hex hex : thing.hexes) {
    const QPointF centre = toQt(layout.centre(hex));
    all = all.united(QRectF(centre - QPointF(0.01, 0.01), centre + QPointF(0.01, 0.01)));
  }
  const double wide = room.width() / 2 + kRoom;
  const double high = room.height() / 2 + kRoom;
  std::vector<NamePlace> places;
  for (double y = all.top() - high; y <= all.bottom() + high; y += kFineStep) {
    for (double x = all.left() - wide; x <= all.right() + wide; x += kStep) {
      const QPointF at(x, y);
      const QRectF box = room.translated(at);
      const double gap = nearestOf(thing, layout, box);
      if (gap > kRoom) continue;
      double cost = uprightCost(ground, label, box) + 2.5 * std::max(0.0, gap - 0.3) + 0.6 * apart(at, thing.middle) +
                    0.4 * apart(at, from);
      if (y > thing.middle.y()) cost += 0.15;
      if (x < thing.middle.x()) cost += 0.10;
      places.push_back({model::placedAt(layout, upright(label), toMap(at)), cost});
    }
  }
  return places;
}

std::vector<NamePlace> placesAbout(const NameGround& ground, const model::Label& label, bool marksHex) {
  constexpr double kStep = 0.05;
  constexpr double kReach = 0.9;
  const hex::Layout& layout = ground.cells().layout();
  const QPointF from = toQt(model::placeOf(layout, label));
  const QRectF room = uprightRoom(label);
  std::vector<NamePlace> places;
  for (double dy = -kReach; dy <= kReach; dy += kStep) {
    for (double dx = -kReach; dx <= kReach; dx += kStep) {
      const QPointF at = from + QPointF(dx, dy);
      if (marksHex && layout.hexAt(toMap(at)) != layout.hexAt(toMap(from))) continue;
      const double cost = uprightCost(ground, label, room.translated(at)) + 2 * std::hypot(dx, dy);
      places.push_back({model::placedAt(layout, upright(label), toMap(at)), cost});
    }
  }
  return places;
}

namespace {

constexpr double kGapCost = 3;
constexpr double kStays = 0.4;  // what a name saves that stays where it is

double costAlong(const NameGround& ground, const model::Label& label, const std::vector<QPointF>& points) {
  const QPointF way = points.back() - points.front();
  const double steep = std::abs(way.y()) / std::max(std::hypot(way.x(), way.y()), 1e-9);
  return ground.costOf(bandOf(textOf(points), kHalfLine * letterSize(label)), letterSize(label)) +
         1.6 * turningOf(points) + 0.5 * steep;
}

}  // namespace

std::vector<NamePlace> placesAlong(const NameGround& ground, const model::Label& label,
                                   const std::vector<QPointF>& line, double breadth) {
  constexpr int kPlaces = 41;
  constexpr int kParts = 8;
  const double size = letterSize(label);
  const double reach = uprightRoom(label).width() / kCurveFilled;
  const QPointF from = toQt(model::placeOf(ground.cells().layout(), label));
  std::vector<QPointF> fine;
  for (const QPointF point : line) fine.push_back(point * kFinely);
  if (fine.size() < 2 || apart(fine.front(), fine.back()) < kFinely / 2) return {};
  std::vector<NamePlace> places;
  if (const std::vector<QPointF> points = pathOf(ground, label); points.size() > 1) {
    const double off = distanceTo(line, toQt(model::placeOf(ground.cells().layout(), label)));
    const double gap = std::max(0.0, off - breadth / 2 - kHalfLine * size);
    places.push_back({label, costAlong(ground, label, points) + kGapCost * gap - kStays});
  }
  for (const double smoothing : {0.4, 0.9, 1.6}) {
    const LabelCurve curve(fine, smoothing * kFinely);
    const double length = curve.length() / kFinely;
    const auto at = [&](double distance) { return curve.at(distance * kFinely) / kFinely; };
    // Next to where the name stands.
    double nearest = 0;
    for (double distance = 0; distance <= length; distance += 0.05) {
      if (apart(at(distance), from) < apart(at(nearest), from)) nearest = distance;
    }
    for (int i = 0; i < kPlaces; ++i) {
      const double middle = nearest + (i - kPlaces / 2) * (2 * kNameReach / (kPlaces - 1));
      if (middle < reach / 2 || middle > length - reach / 2) continue;
      for (const double side : {-1.0, 1.0}) {
        for (const double gap : {0.04, 0.10, 0.17}) {
          const double off = side * (breadth / 2 + kHalfLine * size * 0.85 + gap);
          std::vector<QPointF> points;
          for (int k = 0; k <= kParts; ++k) {
            const double distance = middle + (static_cast<double>(k) / kParts - 0.5) * reach;
            const QPointF way = at(distance + 0.1) - at(distance - 0.1);
            const double step = std::max(std::hypot(way.x(), way.y()), 1e-9);
            points.push_back(at(distance) + QPointF(way.y(), -way.x()) * (off / step));
          }
          const double cost = costAlong(ground, label, points) + 0.7 * std::abs(middle - nearest) + kGapCost * gap;
          places.push_back({laid(ground, label, points), cost});
        }
      }
    }
  }
  return places;
}

namespace {

double costWithin(const NameGround& ground, const model::Label& label, const std::vector<QPointF>& points,
                  const NamedHexes& area) {
  constexpr double kOutside = 5;  // of a letter's square beyond the area
  const hex::Layout& layout = ground.cells().layout();
  const double size = letterSize(label);
  const auto isOwn = [&](hex::Hex hex) { return area.hexes.contains(hex); };
  const std::vector<QPolygonF> band = bandOf(textOf(points), kHalfLine * size);
  double outside = 0;
  for (const QPolygonF& piece : band) {
    for (const QPointF corner : piece) {
      if (!isOwn(layout.toHex(layout.at(toMap(corner))))) ++outside;
    }
  }
  const double squares = apart(points.front(), points.back()) / size;
  const double share = outside / (4.0 * static_cast<double>(band.size()));
  return kOutside * share * squares + 0.5 * apart((points.front() + points.back()) / 2, area.middle) +
         ground.costOf(band, size, isOwn);
}

}  // namespace

std::vector<NamePlace> placesWithin(const NameGround& ground, const model::Label& label, const NamedHexes& area) {
  constexpr double kStep = 0.2;
  constexpr double kBow = 0.045;  // its height, of its length
  constexpr int kParts = 6;
  constexpr double kMostSpacing = 0.3;  // added between letters, in parts of their size
  const hex::Layout& layout = ground.cells().layout();
  const double size = letterSize(label);
  const double natural = uprightRoom(label).width();
  const double gaps =
      std::max<double>(0, static_cast<double>(QString::fromStdString(label.text).simplified().size()) - 1);
  QRectF all;
  for (const hex::Hex hex : area.hexes) {
    const QPointF centre = toQt(layout.centre(hex));
    all = all.united(QRectF(centre - QPointF(0.01, 0.01), centre + QPointF(0.01, 0.01)));
  }
  std::vector<NamePlace> places;
  const auto tryPlace = [&](QPointF middle, double degrees, double spacing, double bow) {
    const double length = (natural + spacing * kMostSpacing * size * gaps) / kCurveFilled;
    const double radians = degrees * std::numbers::pi / 180;
    const QPointF along(std::cos(radians), std::sin(radians));
    const QPointF up(along.y(), -along.x());
    std::vector<QPointF> points;
    for (int k = 0; k <= kParts; ++k) {
      const double share = 2.0 * k / kParts - 1;
      points.push_back(middle + along * (share * length / 2) + up * (bow * length * (0.5 - share * share)));
    }
    const double cost = costWithin(ground, label, points, area) + 1.5 * std::abs(degrees) / 90 - 0.5 * spacing;
    places.push_back({laid(ground, label, points), cost});
  };
  if (const std::vector<QPointF> points = pathOf(ground, label); points.size() > 1) {
    const QPointF way = points.back() - points.front();
    const double steep = std::abs(std::atan2(way.y(), std::abs(way.x()))) * 2 / std::numbers::pi;
    places.push_back({label, costWithin(ground, label, points, area) + 1.5 * steep - 0.5 - kStays});
  }
  for (double y = all.top(); y <= all.bottom(); y += kStep) {
    for (double x = all.left(); x <= all.right(); x += kStep) {
      if (!area.hexes.contains(layout.toHex(layout.at({x, y})))) continue;
      for (const double degrees : {0.0, -10.0, 10.0, -22.0, 22.0, -36.0, 36.0, -52.0, 52.0, -70.0, 70.0}) {
        for (const double spacing : {0.0, 0.5, 1.0}) {
          for (const double bow : {kBow, -kBow}) tryPlace({x, y}, degrees, spacing, bow);
        }
      }
    }
  }
  return places;
}

}  // namespace redoubt::render
