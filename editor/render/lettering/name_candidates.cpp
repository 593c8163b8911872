#include "editor/render/lettering/name_candidates.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "core/model/label_verbs.h"
#include "editor/render/lettering/label_art.h"
#include "editor/render/lettering/name_lines.h"
#include "editor/render/map_geometry.h"

namespace redoubt::render {
namespace {

double uprightCost(const NameGround& ground, const model::Label& label, const QRectF& box) {
  const QPolygonF room{box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()};
  return ground.costOf(std::span(&room, 1), letterSize(label));
}

// The cost of a counter that can cover a name: zero as long as enough of it is readable.
double counterCost(const NameGround& ground, const QRectF& box) {
  constexpr double kReadable = 0.35;  // of a name, hidden
  constexpr double kHidden = 16;
  return kHidden * std::max(0.0, hiddenByCounter(ground.cells().layout(), box) - kReadable);
}

// The distance between a box and a point; 0 inside.
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
  constexpr double kRoom = 0.85;      // between the hexes' middles and the name
  const hex::Layout& layout = ground.cells().layout();
  const QPointF from = toQt(model::placeOf(layout, label));
  const QRectF room = roomOf(ground, label);
  QRectF letters;
  for (const QPolygonF& letter : letterRoom(label, {}, ground.cells().fonts())) letters |= letter.boundingRect();
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
      double cost = uprightCost(ground, label, box) + counterCost(ground, letters.translated(at)) +
                    3 * std::max(0.0, gap - 0.3) + 0.6 * apart(at, thing.middle) + 0.4 * apart(at, from);
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

double costAlong(const NameGround& ground, const model::Label& label, const std::vector<QPointF>& points,
                 const std::vector<QPointF>& line, double breadth) {
  constexpr double kGapCost = 3;
  constexpr double kBeside = 0.16;  // the greatest distance between a line and its name without ambiguity
  constexpr double kAstray = 20;
  const double size = letterSize(label);
  const double steep = steepnessOf(points);
  double away = 0;
  for (const QPointF point : points) away += distanceTo(line, point) / static_cast<double>(points.size());
  const double edge = breadth / 2 + kHalfLine * size;
  const double gap = std::max(0.0, away - edge);
  double farthest = 0;
  for (const QPointF point : textOf(points)) farthest = std::max(farthest, distanceTo(line, point) - edge);
  return ground.costOf(bandOf(textOf(points), kHalfLine * size), size) + bendCost(points, size) + kGapCost * gap +
         kAstray * std::max(0.0, farthest - kBeside) + 0.3 * steep + 0.9 * steep * steep;
}

// A possible place of a name next to a course.
struct Berth {
  std::size_t course = 0;
  double middle = 0;  // along it
  double side = 1;
  double gap = 0;  // between the line and the letters
};

// Tries the berths of a name along a line, which is smoothed more and more: in a bend a name follows its course, over
// small bends it is straight.
class LineTrial {
 public:
  LineTrial(const NameGround& ground, const model::Label& label, const std::vector<QPointF>& line, double breadth,
            double reach)
      : ground_(ground),
        label_(label),
        line_(line),
        breadth_(breadth),
        reach_(reach),
        wanted_(roomOf(ground, upright(label)).width() / kCurveFilled) {
    const QPointF from = toQt(model::placeOf(ground.cells().layout(), label));
    for (const double smoothing : {0.4, 0.9, 1.6, 2.4}) {
      courses_.emplace_back(line, smoothing);
      nearest_.push_back(courses_.back().nearestTo(from));
    }
  }

  std::vector<Berth> coarse() const {
    constexpr double kStep = 0.11;
    std::vector<Berth> berths;
    const int steps = static_cast<int>(reach_ / kStep);
    for (std::size_t course = 0; course < courses_.size(); ++course) {
      for (int i = -steps; i <= steps; ++i) {
        for (const double side : {-1.0, 1.0}) {
          for (const double gap : {0.04, 0.10, 0.17, 0.26, 0.38}) {
            berths.push_back({course, nearest_[course] + i * kStep, side, gap});
          }
        }
      }
    }
    return berths;
  }

  // Nothing beyond the ends of the line, or if the bend is too sharp.
  std::optional<NamePlace> placeOf(const Berth& berth) const {
    constexpr double kMostPulled = 0.12;  // of its length: the greatest deviation of a way in a bend
    const Course& course = courses_[berth.course];
    if (berth.middle < wanted_ / 2 || berth.middle > course.length() - wanted_ / 2) return std::nullopt;
    const double off = berth.side * (breadth_ / 2 + kHalfLine * letterSize(label_) * 0.85 + berth.gap);
    // Outside a bend the way is longer than the course next to it, inside shorter.
    const double first = lengthOf(course.beside(berth.middle, wanted_, off));
    std::vector<QPointF> points = course.beside(berth.middle, wanted_ * wanted_ / std::max(first, 1e-3), off);
    if (std::abs(lengthOf(points) / wanted_ - 1) > kMostPulled) return std::nullopt;
    const double awayCost = 0.7 * kNameReach / reach_;
    const double cost = costAlong(ground_, label_, points, line_, breadth_) +
                        awayCost * std::abs(berth.middle - nearest_[berth.course]);
    return NamePlace{std::move(points), {}, cost};
  }

 private:
  const NameGround& ground_;
  const model::Label& label_;
  const std::vector<QPointF>& line_;
  double breadth_;
  double reach_;
  double wanted_;
  std::vector<Course> courses_;
  std::vector<double> nearest_;  // along each, the point nearest to the name
};

// Berths with small offsets from the cheapest ones, so that letters can fit between the numbers.
std::vector<Berth> refined(const std::vector<std::pair<double, Berth>>& tried) {
  constexpr std::size_t kRefined = 24;
  std::vector<Berth> berths;
  for (std::size_t i = 0; i < std::min(kRefined, tried.size()); ++i) {
    for (const double ahead : {-0.075, -0.05, -0.025, 0.0, 0.025, 0.05, 0.075}) {
      for (const double across : {-0.02, 0.0, 0.03}) {
        Berth berth = tried[i].second;
        berth.middle += ahead;
        berth.gap = std::max(0.02, berth.gap + across);
        berths.push_back(berth);
      }
    }
  }
  return berths;
}

}  // namespace

std::vector<NamePlace> placesAlong(const NameGround& ground, const model::Label& label,
                                   const std::vector<QPointF>& line, double breadth, double reach) {
  if (line.size() < 2 || apart(line.front(), line.back()) < 0.5) return {};
  std::vector<NamePlace> places;
  if (const std::vector<QPointF> points = pathOf(ground, label); points.size() > 1) {
    const QPointF from = toQt(model::placeOf(ground.cells().layout(), label));
    places.push_back({{}, from, costAlong(ground, label, points, line, breadth) - kStays});
  }
  const LineTrial trial(ground, label, line, breadth, reach);
  std::vector<std::pair<double, Berth>> tried;
  for (const Berth& berth : trial.coarse()) {
    auto place = trial.placeOf(berth);
    if (!place) continue;
    tried.emplace_back(place->cost, berth);
    places.push_back(*std::move(place));
  }
  std::stable_sort(tried.begin(), tried.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (const Berth& berth : refined(tried)) {
    if (auto place = trial.placeOf(berth)) places.push_back(*std::move(place));
  }
  return places;
}

}  // namespace redoubt::render
