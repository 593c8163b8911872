#include <QString>
#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <utility>

#include "core/model/label_verbs.h"
#include "editor/render/lettering/label_art.h"
#include "editor/render/lettering/name_candidates.h"
#include "editor/render/lettering/name_lines.h"
#include "editor/render/map_geometry.h"

// Names that are spread over an area: straight across it on a shallow bow, or bent along its shape.
namespace redoubt::render {
namespace {

// A bow on which a name inside an area is written.
struct Bow {
  QPointF middle;
  double degrees = 0;
  double spacing = 0;  // 0 for letters side by side, 1 for the widest
  double height = 0;   // of its length
};

constexpr double kBow = 0.045;
constexpr double kFlatBow = 0.008;  // of a long name that must fit between two rows of numbers

// Tries the bows of a name.
class BowTrial {
 public:
  BowTrial(const NameGround& ground, const model::Label& label, const NamedHexes& area)
      : ground_(ground),
        area_(area),
        size_(letterSize(label)),
        natural_(roomOf(ground, upright(label)).width()),
        gaps_(std::max<double>(0, static_cast<double>(QString::fromStdString(label.text).simplified().size()) - 1)) {}

  // The length of a way with that letter spacing: 0 for side by side, 1 for the widest.
  double lengthAt(double spacing) const {
    constexpr double kMostSpacing = 0.3;  // added between letters, in parts of their size
    return (natural_ + spacing * kMostSpacing * size_ * gaps_) / kCurveFilled;
  }

  std::vector<QPointF> wayOf(const Bow& bow) const {
    constexpr int kParts = 6;
    const double length = lengthAt(bow.spacing);
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
    constexpr double kOutside = 5;  // cost of a letter's square outside the area
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
  // The share of a name and of the room round it that is outside the area, whose edge is ragged.
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

// Bows with small offsets from it, along and across, so that letters can fit between the numbers.
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

namespace {

// The depth of each hex inside an area: 1 at its edge.
std::map<hex::Hex, int> depthsOf(const NamedHexes& area) {
  std::map<hex::Hex, int> depths;
  std::vector<hex::Hex> edge;
  for (const hex::Hex hex : area.hexes) {
    bool isEdge = false;
    for (int side = 0; side < hex::kSides; ++side) isEdge |= !area.hexes.contains(hex::neighbour(hex, side));
    if (isEdge && depths.emplace(hex, 1).second) edge.push_back(hex);
  }
  for (std::size_t i = 0; i < edge.size(); ++i) {
    for (int side = 0; side < hex::kSides; ++side) {
      const hex::Hex next = hex::neighbour(edge[i], side);
      if (area.hexes.contains(next) && depths.emplace(next, depths[edge[i]] + 1).second) edge.push_back(next);
    }
  }
  return depths;
}

// The cheapest paths from one hex to all others of an area, preferably deep inside it and not along its edge.
struct Ways {
  std::map<hex::Hex, hex::Hex> before;
  hex::Hex farthest;
};

Ways waysFrom(hex::Hex start, const std::map<hex::Hex, int>& depths) {
  constexpr double kShallow = 2;  // additional cost of a hex at the edge
  std::map<hex::Hex, double> costs{{start, 0}};
  std::set<std::pair<double, hex::Hex>> queue{{0, start}};
  Ways ways{{}, start};
  while (!queue.empty()) {
    const auto [cost, hex] = *queue.begin();
    queue.erase(queue.begin());
    ways.farthest = hex;
    for (int side = 0; side < hex::kSides; ++side) {
      const hex::Hex next = hex::neighbour(hex, side);
      const auto depth = depths.find(next);
      if (depth == depths.end()) continue;
      const double there = cost + 1 + kShallow / depth->second;
      const auto [known, isNew] = costs.try_emplace(next, there);
      if (!isNew && known->second <= there) continue;
      queue.erase({known->second, next});
      known->second = there;
      queue.emplace(there, next);
      ways.before[next] = hex;
    }
  }
  return ways;
}

// The centre line of an area, from end to end through its deepest parts.
std::vector<QPointF> spineOf(const hex::Layout& layout, const NamedHexes& area) {
  const std::map<hex::Hex, int> depths = depthsOf(area);
  const hex::Hex end = waysFrom(waysFrom(*area.hexes.begin(), depths).farthest, depths).farthest;
  const Ways ways = waysFrom(waysFrom(end, depths).farthest, depths);
  std::vector<QPointF> spine{toQt(layout.centre(ways.farthest))};
  for (auto at = ways.before.find(ways.farthest); at != ways.before.end(); at = ways.before.find(at->second)) {
    spine.push_back(toQt(layout.centre(at->second)));
  }
  return spine;
}

// Places bent along the area's shape.
void addPlacesOnSpine(std::vector<NamePlace>& places, const NameGround& ground, const BowTrial& trial,
                      const model::Label& label, const NamedHexes& area) {
  constexpr double kStep = 0.2;
  constexpr double kLongEnough = 1.5;
  const std::vector<QPointF> spine = spineOf(ground.cells().layout(), area);
  if (spine.size() < 2 || apart(spine.front(), spine.back()) < kLongEnough) return;
  for (const double smoothing : {1.0, 2.0, 3.0}) {
    const Course course(spine, smoothing);
    for (const double spacing : {0.0, kUsualSpacing, 0.6, 1.0}) {
      const double span = trial.lengthAt(spacing);
      for (double middle = span / 2; middle <= course.length() - span / 2; middle += kStep) {
        for (const double off : {-0.36, -0.24, -0.12, 0.0, 0.12, 0.24, 0.36}) {
          std::vector<QPointF> way = course.beside(middle, span, off);
          const double cost = trial.costOf(way) + bendCost(way, letterSize(label)) - 0.5 * spacing;
          places.push_back({std::move(way), {}, cost});
        }
      }
    }
  }
}

}  // namespace

std::vector<NamePlace> placesWithin(const NameGround& ground, const model::Label& label, const NamedHexes& area) {
  const hex::Layout& layout = ground.cells().layout();
  const BowTrial trial(ground, label, area);
  std::vector<NamePlace> places;
  if (const std::vector<QPointF> points = pathOf(ground, label); points.size() > 1) {
    places.push_back({{}, toQt(model::placeOf(layout, label)), trial.costOf(points) - 0.5 - kStays});
  }
  addPlacesOnSpine(places, ground, trial, label, area);
  // On a map of flat hexes the widest lanes between numbers run at 30 degrees.
  for (const double degrees :
       {0.0, -8.0, 8.0, -16.0, 16.0, -23.0, 23.0, -30.0, 30.0, -38.0, 38.0, -48.0, 48.0, -65.0, 65.0}) {
    for (const Bow& bow : bestOf(trial, coarseBows(layout, area, degrees))) {
      for (const Bow& near : bowsNear(bow)) places.push_back(trial.placeOf(near));
    }
  }
  return places;
}

}  // namespace redoubt::render
