#include "editor/render/lettering/name_candidates.h"

#include <QString>
#include <algorithm>
#include <cmath>
#include <iterator>
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
constexpr double kStays = 0.4;         // what a name saves that stays where it is

double apart(QPointF a, QPointF b) {
  return std::hypot(a.x() - b.x(), a.y() - b.y());
}

// The room of a straight name about its middle.
QRectF roomOf(const NameGround& ground, const model::Label& label) {
  QRectF room;
  for (const QPolygonF& piece : nameRoom(label, {}, ground.cells().fonts())) room = room.united(piece.boundingRect());
  return room;
}

double uprightCost(const NameGround& ground, const model::Label& label, const QRectF& box) {
  const QPolygonF room{box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()};
  return ground.costOf(std::span(&room, 1), letterSize(label));
}

// Between a box and a point; 0 inside.
double gapTo(const QRectF& box, QPointF point) {
  const double dx = std::max({box.left() - point.x(), 0.0, point.x() - box.right()});
  const double dy = std::max({box.top() - point.y(), 0.0, point.y() - box.bottom()});
  return std::hypot(dx, dy);
}

double nearestOf(const NamedHexes& thing, const hex::Layout& layout, const QRectF& box) {
  double least = std::numeric_limits<double>::max();
  for (const hex::Hex hex : thing.hexes) least = std::min(least, gapTo(box, toQt(layout.centre(hex))));
  return least;
}

QRectF middlesOf(const NamedHexes& thing, const hex::Layout& layout) {
  QRectF all;
  for (const hex::Hex hex : thing.hexes) {
    const QPointF centre = toQt(layout.centre(hex));
    all = all.united(QRectF(centre - QPointF(0.01, 0.01), centre + QPointF(0.01, 0.01)));
  }
  return all;
}

double lengthOf(const std::vector<QPointF>& points) {
  double length = 0;
  for (std::size_t i = 1; i < points.size(); ++i) length += apart(points[i - 1], points[i]);
  return length;
}

// How the pieces of a line turn against each other, in radians.
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

// How far from level a line runs, in right angles.
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

model::Label upright(model::Label label) {
  label.path.clear();
  label.angle = 0;
  return label;
}

model::Label labelAt(const hex::Layout& layout, const model::Label& label, const NamePlace& place) {
  if (place.way.empty()) return model::placedAt(layout, label, toMap(place.at));
  std::vector<hex::Point> way;
  for (const QPointF point : place.way) way.push_back(toMap(point));
  return model::laidAlong(layout, label, way);
}

std::vector<NamePlace> placesRound(const NameGround& ground, const model::Label& label, const NamedHexes& thing) {
  constexpr double kStep = 0.1;
  constexpr double kFineStep = 0.03;  // up and down, to pass between rows of numbers
  constexpr double kRoom = 0.8;       // between the hexes' middles and the name
  const hex::Layout& layout = ground.cells().layout();
  const QPointF from = toQt(model::placeOf(layout, label));
  const QRectF room = roomOf(ground, label);
  const QRectF all = middlesOf(thing, layout);
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
      places.push_back({{}, at, cost});
    }
  }
  return places;
}

std::vector<NamePlace> placesAbout(const NameGround& ground, const model::Label& label, bool marksHex) {
  constexpr double kStep = 0.05;
  constexpr double kReach = 0.9;
  const hex::Layout& layout = ground.cells().layout();
  const QPointF from = toQt(model::placeOf(layout, label));
  const std::vector<QPolygonF> room = nameRoom(label, {}, ground.cells().fonts());
  std::vector<NamePlace> places;
  for (double dy = -kReach; dy <= kReach; dy += kStep) {
    for (double dx = -kReach; dx <= kReach; dx += kStep) {
      const QPointF at = from + QPointF(dx, dy);
      if (marksHex && layout.hexAt(toMap(at)) != layout.hexAt(toMap(from))) continue;
      const double cost = ground.costOf(movedBy(room, at), letterSize(label)) + 2 * std::hypot(dx, dy);
      places.push_back({{}, at, cost});
    }
  }
  return places;
}

namespace {

// A line evened out, to measure along it.
class Course {
 public:
  Course(const std::vector<QPointF>& line, double smoothing) : curve_(enlarged(line), smoothing * kFinely) {}

  double length() const { return curve_.length() / kFinely; }
  QPointF at(double distance) const { return curve_.at(distance * kFinely) / kFinely; }

  double nearestTo(QPointF point) const {
    double nearest = 0;
    for (double distance = 0; distance <= length(); distance += 0.05) {
      if (apart(at(distance), point) < apart(at(nearest), point)) nearest = distance;
    }
    return nearest;
  }

  // What runs beside it for `span` of its length, `off` to its right.
  std::vector<QPointF> beside(double middle, double span, double off) const {
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

 private:
  static std::vector<QPointF> enlarged(const std::vector<QPointF>& line) {
    std::vector<QPointF> fine;
    for (const QPointF point : line) fine.push_back(point * kFinely);
    return fine;
  }

  LabelCurve curve_;
};

// Letters that turn against each other lean or fall apart; up to a few degrees nobody sees it.
double bendCost(const std::vector<QPointF>& points, double size) {
  constexpr double kLetterWidth = 0.65;  // of its size
  constexpr double kUnseen = 0.1;        // radians
  const Turning turning = turningOf(points, kLetterWidth * size);
  const double seen = std::max(0.0, turning.sharpest - kUnseen);
  return 1.6 * turning.inAll + 8 * seen + 30 * seen * seen;
}

double costAlong(const NameGround& ground, const model::Label& label, const std::vector<QPointF>& points,
                 const std::vector<QPointF>& line, double breadth) {
  constexpr double kGapCost = 3;
  const double size = letterSize(label);
  const double steep = steepnessOf(points);
  double away = 0;
  for (const QPointF point : points) away += distanceTo(line, point) / static_cast<double>(points.size());
  const double gap = std::max(0.0, away - breadth / 2 - kHalfLine * size);
  return ground.costOf(bandOf(textOf(points), kHalfLine * size), size) + bendCost(points, size) + kGapCost * gap +
         0.3 * steep + 0.9 * steep * steep;
}

}  // namespace

std::vector<NamePlace> placesAlong(const NameGround& ground, const model::Label& label,
                                   const std::vector<QPointF>& line, double breadth, double reach) {
  constexpr double kStep = 0.11;
  constexpr double kMostPulled = 0.12;  // of its length, that a way in a bend may be off it
  const double size = letterSize(label);
  const double wanted = roomOf(ground, upright(label)).width() / kCurveFilled;
  const QPointF from = toQt(model::placeOf(ground.cells().layout(), label));
  if (line.size() < 2 || apart(line.front(), line.back()) < 0.5) return {};
  std::vector<NamePlace> places;
  if (const std::vector<QPointF> points = pathOf(ground, label); points.size() > 1) {
    places.push_back({{}, from, costAlong(ground, label, points, line, breadth) - kStays});
  }
  const double awayCost = 0.7 * kNameReach / reach;
  for (const double smoothing : {0.4, 0.9, 1.6, 2.4}) {
    const Course course(line, smoothing);
    const double nearest = course.nearestTo(from);
    const int steps = static_cast<int>(reach / kStep);
    for (int i = -steps; i <= steps; ++i) {
      const double middle = nearest + i * kStep;
      if (middle < wanted / 2 || middle > course.length() - wanted / 2) continue;
      for (const double side : {-1.0, 1.0}) {
        for (const double gap : {0.04, 0.10, 0.17, 0.26, 0.38}) {
          const double off = side * (breadth / 2 + kHalfLine * size * 0.85 + gap);
          // Outside a bend the way is longer than the course beside it, inside shorter.
          const double first = lengthOf(course.beside(middle, wanted, off));
          const std::vector<QPointF> points = course.beside(middle, wanted * wanted / std::max(first, 1e-3), off);
          if (std::abs(lengthOf(points) / wanted - 1) > kMostPulled) continue;
          const double cost = costAlong(ground, label, points, line, breadth) + awayCost * std::abs(middle - nearest);
          places.push_back({points, {}, cost});
        }
      }
    }
  }
  return places;
}

namespace {

// A bow that a name within an area is written on.
struct Bow {
  QPointF middle;
  double degrees = 0;
  double spacing = 0;  // 0 for letters side by side, 1 for the widest
  double height = 0;   // of its length
};

constexpr double kBow = 0.045;
constexpr double kFlatBow = 0.008;  // of a long name that has to pass between two rows of numbers

// Tries the bows of a name.
class BowTrial {
 public:
  BowTrial(const NameGround& ground, const model::Label& label, const NamedHexes& area)
      : ground_(ground),
        area_(area),
        size_(letterSize(label)),
        natural_(roomOf(ground, upright(label)).width()),
        gaps_(std::max<double>(0, static_cast<double>(QString::fromStdString(label.text).simplified().size()) - 1)) {}

  std::vector<QPointF> wayOf(const Bow& bow) const {
    constexpr int kParts = 6;
    constexpr double kMostSpacing = 0.3;  // added between letters, in parts of their size
    const double length = (natural_ + bow.spacing * kMostSpacing * size_ * gaps_) / kCurveFilled;
    const double radians = bow.degrees * std::numbers::pi / 180;
    const QPointF along(std::cos(radians), std::sin(radians));
    const QPointF up(along.y(), -along.x());
    std::vector<QPointF> points;
    for (int k = 0; k <= kParts; ++k) {
      const double share = 2.0 * k / kParts - 1;
      points.push_back(bow.middle + along * (share * length / 2) + up * (bow.height * length * (0.5 - share * share)));
    }
    return points;
  }

  double costOf(const std::vector<QPointF>& points) const {
    constexpr double kOutside = 5;  // of a letter's square beyond the area
    const double squares = apart(points.front(), points.back()) / size_;
    const auto isOwn = [&](hex::Hex hex) { return area_.hexes.contains(hex); };
    return kOutside * squares * shareOutside(points) + 0.5 * apart((points.front() + points.back()) / 2, area_.middle) +
           3 * steepnessOf(points) + ground_.costOf(bandOf(textOf(points), kHalfLine * size_), size_, isOwn);
  }

  NamePlace placeOf(const Bow& bow) const {
    constexpr double kFlat = 0.4;
    std::vector<QPointF> way = wayOf(bow);
    const double cost = costOf(way) - 0.5 * bow.spacing + (std::abs(bow.height) < kBow ? kFlat : 0);
    return {std::move(way), {}, cost};
  }

 private:
  // How much of a name and of the room about it lies beyond the area, whose edge is ragged.
  double shareOutside(const std::vector<QPointF>& points) const {
    constexpr double kRagged = 0.16;
    const hex::Layout& layout = ground_.cells().layout();
    int outside = 0;
    int all = 0;
    for (const QPolygonF& piece : bandOf(textOf(points), kHalfLine * size_ + kRagged)) {
      for (const QPointF corner : piece) {
        ++all;
        if (!area_.hexes.contains(layout.toHex(layout.at(toMap(corner))))) ++outside;
      }
    }
    return static_cast<double>(outside) / std::max(all, 1);
  }

  const NameGround& ground_;
  const NamedHexes& area_;
  double size_;
  double natural_;
  double gaps_;
};

constexpr double kCoarse = 0.4;  // between the middles that are tried first
constexpr double kUsualSpacing = 0.3;

// Bows of one direction spread over an area.
std::vector<Bow> coarseBows(const hex::Layout& layout, const NamedHexes& area, double degrees) {
  const QRectF all = middlesOf(area, layout);
  std::vector<Bow> bows;
  for (double y = all.top(); y <= all.bottom(); y += kCoarse) {
    for (double x = all.left(); x <= all.right(); x += kCoarse) {
      if (!area.hexes.contains(layout.toHex(layout.at({x, y})))) continue;
      for (const double height : {kBow, -kBow, kFlatBow}) bows.push_back({{x, y}, degrees, kUsualSpacing, height});
    }
  }
  return bows;
}

// Those a little off it, along and across: enough for its letters to pass between the numbers.
std::vector<Bow> bowsNear(const Bow& bow) {
  const double radians = bow.degrees * std::numbers::pi / 180;
  const QPointF along(std::cos(radians), std::sin(radians));
  const QPointF up(along.y(), -along.x());
  std::vector<Bow> bows;
  for (const double ahead : {-0.24, -0.16, -0.08, 0.0, 0.08, 0.16, 0.24}) {
    for (const double across : {-0.15, -0.1, -0.05, 0.0, 0.05, 0.1, 0.15}) {
      for (const double spacing : {0.0, kUsualSpacing, 0.6, 1.0}) {
        bows.push_back({bow.middle + along * ahead + up * across, bow.degrees, spacing, bow.height});
      }
    }
  }
  return bows;
}

std::vector<Bow> bestOf(const BowTrial& trial, const std::vector<Bow>& bows) {
  constexpr std::size_t kRefined = 10;
  std::vector<std::pair<double, std::size_t>> order;
  for (std::size_t i = 0; i < bows.size(); ++i) order.emplace_back(trial.placeOf(bows[i]).cost, i);
  const std::size_t kept = std::min(order.size(), kRefined);
  std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(kept), order.end());
  std::vector<Bow> best;
  for (std::size_t i = 0; i < kept; ++i) best.push_back(bows[order[i].second]);
  return best;
}

}  // namespace

std::vector<NamePlace> placesWithin(const NameGround& ground, const model::Label& label, const NamedHexes& area) {
  const hex::Layout& layout = ground.cells().layout();
  const BowTrial trial(ground, label, area);
  std::vector<NamePlace> places;
  if (const std::vector<QPointF> points = pathOf(ground, label); points.size() > 1) {
    places.push_back({{}, toQt(model::placeOf(layout, label)), trial.costOf(points) - 0.5 - kStays});
  }
  for (const double degrees : {0.0, -8.0, 8.0, -16.0, 16.0, -25.0, 25.0, -35.0, 35.0, -48.0, 48.0, -65.0, 65.0}) {
    for (const Bow& bow : bestOf(trial, coarseBows(layout, area, degrees))) {
      for (const Bow& near : bowsNear(bow)) places.push_back(trial.placeOf(near));
    }
  }
  return places;
}

}  // namespace redoubt::render
