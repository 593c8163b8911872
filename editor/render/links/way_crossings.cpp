#include "editor/render/links/way_crossings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "editor/render/map_geometry.h"
#include "editor/render/noise.h"
#include "editor/render/paint_context.h"
#include "editor/render/ribbon.h"

// Where ways cross hexsides: near the middle, clear of the numbers of both hexes, in the direction of a long curve.
namespace redoubt::render {
namespace {

constexpr double kVerge = 0.030;         // between a way's middle and the room of a number
constexpr double kBesideRoad = 0.105;    // between the middles of a road and a railway over the same side
constexpr double kBesideBridge = 0.140;  // where each has a bridge

double dot(QPointF a, QPointF b) {
  return QPointF::dotProduct(a, b);
}

QPointF middleOf(const MapCells& cells, hex::Hex hex) {
  return toQt(cells.layout().centre(hex));
}

struct Side {
  QPointF middle;
  QPointF normal;  // of length 1, from the side's own hex to the neighbour
  QPointF edge;    // of length 1, along the side: down, or to the right
};

Side sideOf(const MapCells& cells, const hex::Hexside& side) {
  const QPointF near = middleOf(cells, side.hex);
  const QPointF far = middleOf(cells, hex::neighbour(side.hex, side.side));
  Side result{(near + far) / 2, far - near, {near.y() - far.y(), far.x() - near.x()}};
  const QPointF edge = result.edge;
  if (edge.y() < -0.01 || (std::abs(edge.y()) <= 0.01 && edge.x() < 0)) result.edge = -edge;
  return result;
}

bool isLevel(const Side& side) {
  return std::abs(side.normal.x()) < 0.1;
}

struct Range {
  double least, most;
};

// How far a way can be moved along a side, in hex widths: away from the number under an upper vertex. A horizontal side
// has a number under it, and a second range to the left of it.
Range slideRange(const Side& side, bool isWet) {
  if (isLevel(side)) return {0.195, 0.240};
  const double slant = std::abs(side.normal.x());
  if (slant > 0.95) return isWet ? Range{-0.058, 0.058} : Range{-0.092, 0.127};  // vertical
  if (slant > 0.6) return isWet ? Range{-0.058, 0.058} : Range{-0.087, 0.115};   // slanting, flat-top
  return isWet ? Range{0.025, 0.070} : Range{0.020, 0.144};                      // slanting, pointy-top
}

// The best place for a way to cross a side, by the side alone.
QPointF placeOn(const MapCells& cells, hex::Hex hex, int number) {
  const hex::Hexside key = hex::hexside(hex, number);
  const Side side = sideOf(cells, key);
  if (isLevel(side)) return side.middle;
  const Range range = slideRange(side, hasWater(cells, key));
  return side.middle + side.edge * ((range.least + range.most) / 2);
}

// The places on the next two sides that a way crosses after it enters a hex by `side`. A way that ends is assumed to
// continue through the hex's centre. A village's own lanes don't bend the ways that they continue.
std::array<QPointF, 2> next(WayCrossings& crossings, hex::Hex hex, int side) {
  const MapCells& cells = crossings.cells();
  std::array<QPointF, 2> result;
  QPointF before = placeOn(cells, hex, side);
  for (std::size_t i = 0; i < result.size(); ++i) {
    const auto out = crossings.continuation(hex, side);
    const hex::Hex beyond = hex::neighbour(hex, out.value_or(0));
    if (!out || !cells.cell(beyond).isOnMap || !crossings.across(hex::hexside(hex, *out))) {
      const QPointF step = 2 * (middleOf(cells, hex) - before);
      for (std::size_t j = i; j < result.size(); ++j) result[j] = before + step * static_cast<double>(j - i + 1);
      return result;
    }
    result[i] = before = placeOn(cells, hex, *out);
    hex = beyond;
    side = hex::opposite(*out);
  }
  return result;
}

// How far a straight line enters the room of a number.
double throughNumber(QPointF from, QPointF to, QPointF number) {
  constexpr int kSamples = 16;
  const QPointF room(kNumberRoom.x + kVerge, kNumberRoom.y + kVerge);
  if (std::max(from.x(), to.x()) < number.x() - room.x() || std::min(from.x(), to.x()) > number.x() + room.x() ||
      std::max(from.y(), to.y()) < number.y() - room.y() || std::min(from.y(), to.y()) > number.y() + room.y()) {
    return 0;
  }
  double deepest = 0;
  for (int i = 0; i <= kSamples; ++i) {
    deepest = std::max(deepest, withinNumber(from + (to - from) * (static_cast<double>(i) / kSamples), number));
  }
  return deepest;
}

// The direction of a way over a side, steep enough that the way stays in the hexes of its chain.
QPointF steepened(QPointF along, const Side& side) {
  constexpr double kLeast = 0.66;  // the sine
  if (dot(along, side.normal) >= kLeast) return along;
  const double leant = std::sqrt(1 - kLeast * kLeast);
  return side.normal * kLeast + side.edge * (dot(along, side.edge) < 0 ? -leant : leant);
}

// Whether a way that enters by `side` leaves by the side next to it, with the hex's number between them.
bool turnsUnderNumber(WayCrossings& crossings, hex::Hex hex, int side) {
  const MapCells& cells = crossings.cells();
  const auto out = crossings.continuation(hex, side);
  if (!out || turnBetween(side, *out) != 1) return false;
  const auto isAbove = [&](int each) {
    const double rise = middleOf(cells, hex::neighbour(hex, each)).y() - middleOf(cells, hex).y();
    return rise < -0.7 && rise > -0.95;  // above and to one side, on pointy-top maps
  };
  return isAbove(side) && isAbove(*out);
}

}  // namespace

double withinNumber(QPointF point, QPointF number) {
  const double x = std::abs(point.x() - number.x()) - kNumberRoom.x;
  const double y = std::abs(point.y() - number.y()) - kNumberRoom.y;
  if (x < 0 && y < 0) return kVerge + std::min(-x, -y);
  return kVerge - std::hypot(std::max(x, 0.0), std::max(y, 0.0));
}

int turnBetween(int a, int b) {
  const int apart = hex::wrapped(a - b);
  return std::min(apart, hex::kSides - apart);
}

WayCrossing crossingAt(const MapCells& cells, const hex::Hexside& side, WayNet net) {
  WayCrossings crossings(cells, net);
  return crossingAt(crossings, side);
}

WayCrossing crossingAt(WayCrossings& crossings, const hex::Hexside& key) {
  const MapCells& cells = crossings.cells();
  const hex::Hex other = hex::neighbour(key.hex, key.side);
  const Side side = sideOf(cells, key);
  const QPointF place = placeOn(cells, key.hex, key.side);
  const bool isWay = crossings.across(key).has_value();
  const auto before =
      isWay ? next(crossings, key.hex, key.side) : std::array{place - side.normal, place - side.normal * 2};
  const auto after = isWay ? next(crossings, other, hex::opposite(key.side))
                           : std::array{place + side.normal, place + side.normal * 2};
  // Gaussian weights, σ 1.1 sides.
  constexpr double kNear = 0.66;
  constexpr double kFar = 0.19;
  const QPointF mean =
      (place + (before[0] + after[0]) * kNear + (before[1] + after[1]) * kFar) / (1 + 2 * kNear + 2 * kFar);
  const QPointF along = steepened(unit((after[0] - before[0]) * kNear + (after[1] - before[1]) * (2 * kFar)), side);
  double wished = cross(mean - side.middle, along) / cross(side.edge, along);
  if (turnsUnderNumber(crossings, key.hex, key.side) || turnsUnderNumber(crossings, other, hex::opposite(key.side))) {
    wished = 1;  // as far down as possible, so that there is no hairpin bend round the number
  }
  // Near that, and at a place where the way misses the numbers of both hexes.
  const QPointF number = middleOf(cells, key.hex) + toQt(kNumberPlace);
  const QPointF otherNumber = middleOf(cells, other) + toQt(kNumberPlace);
  Range range = slideRange(side, hasWater(cells, key));
  const auto road = crossings.roadBeside(key);
  const double taken = road ? dot(*road - side.middle, side.edge) : 0;
  const double beside = hasWater(cells, key) ? kBesideBridge : kBesideRoad;
  if (road) {
    wished = isLevel(side) ? -taken : taken + beside;
    if (!isLevel(side)) range.most += beside;
  }
  double best = range.least;
  double least = std::numeric_limits<double>::max();
  const auto consider = [&](double slide) {
    const QPointF at = side.middle + side.edge * slide;
    if (std::abs(slide - wished) >= least - 1e-6) return;  // the numbers don't require a change
    const double tooNear = road ? std::max(beside - std::abs(slide - taken), 0.0) : 0;
    const double cost = std::abs(slide - wished) + 6 * throughNumber(before[0], at, number) +
                        6 * throughNumber(at, after[0], otherNumber) + 12 * tooNear;
    if (cost < least - 1e-6) {
      least = cost;
      best = slide;
    }
  };
  constexpr int kChoices = 16;
  const bool isLeftFirst = hashOf(key.hex.q, 0, 111) % 2 == 0;  // if both are equally good
  for (int i = 0; i <= kChoices; ++i) {
    const double slide = range.least + (range.most - range.least) * i / kChoices;
    if (isLevel(side) && isLeftFirst) consider(-slide);
    consider(slide);
    if (isLevel(side) && !isLeftFirst) consider(-slide);
  }
  const QPointF at = side.middle + side.edge * best;
  const QPointF bisector = unit(unit(at - before[0]) + unit(after[0] - at));
  return {at, steepened(unit(along * 0.35 + bisector * 0.65), side)};
}

std::size_t WayCrossings::Hash::operator()(const hex::Hexside& side) const {
  return hashOf(side.hex.q, side.hex.r, static_cast<std::uint32_t>(side.side));
}

std::size_t WayCrossings::Hash::operator()(const hex::Hex& hex) const {
  return hashOf(hex.q, hex.r, 0);
}

const WayMeeting& WayCrossings::meetingIn(hex::Hex hex) {
  const auto found = meetings_.find(hex);
  return found != meetings_.end() ? found->second
                                  : meetings_.emplace(hex, render::meetingIn(cells_, hex, net_)).first->second;
}

std::optional<int> WayCrossings::continuation(hex::Hex hex, int side) {
  return render::continuation(meetingIn(hex), side);
}

std::optional<QPointF> WayCrossings::roadBeside(const hex::Hexside& side) {
  if (net_ != WayNet::Railways) return std::nullopt;
  if (!roads_) roads_ = std::make_unique<WayCrossings>(cells_);
  // A road that ends at the map's edge continues off it.
  const auto leaves = [&](hex::Hex hex, int number) {
    return cells_.cell(hex).isOnMap && roads_->continuation(hex, number).has_value();
  };
  const bool isCrossed = roads_->across(side) || leaves(side.hex, side.side) ||
                         leaves(hex::neighbour(side.hex, side.side), hex::opposite(side.side));
  return isCrossed ? std::optional(roads_->at(side).at) : std::nullopt;
}

const WayCrossing& WayCrossings::at(const hex::Hexside& side) {
  const auto found = known_.find(side);
  return found != known_.end() ? found->second : known_.emplace(side, crossingAt(*this, side)).first->second;
}

}  // namespace redoubt::render
