#include "editor/render/links/way_curves.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "editor/render/links/way_net.h"
#include "editor/render/map_geometry.h"
#include "editor/render/noise.h"
#include "editor/render/paint_context.h"
#include "editor/render/ribbon.h"

namespace redoubt::render {
namespace {

constexpr int kSteps = 24;             // of a piece's line
constexpr double kWobble = 0.016;      // the deviation of a way from its curve
constexpr double kWobbleScale = 0.55;  // and the length over which it varies
constexpr double kVerge = 0.030;       // between a way's middle and the room of a number
constexpr double kOffMap = 0.75;       // beyond the hexes, past the neat line
constexpr double kCastleRoom = 0.225;  // from a castle's middle to where ways end

double dot(QPointF a, QPointF b) {
  return QPointF::dotProduct(a, b);
}

QPointF centreOf(const MapCells& cells, hex::Hex hex) {
  return toQt(cells.layout().centre(hex));
}

// --- crossings -------------------------------------------------------------------------------------------------

struct Side {
  QPointF middle;
  QPointF normal;  // of length 1, from the side's own hex to the neighbour
  QPointF edge;    // of length 1, along the side: down, or to the right
};

Side sideOf(const MapCells& cells, const hex::Hexside& side) {
  const QPointF near = centreOf(cells, side.hex);
  const QPointF far = centreOf(cells, hex::neighbour(side.hex, side.side));
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
    if (!out || !cells.cell(beyond).isOnMap || !wayAcross(cells, hex::hexside(hex, *out))) {
      const QPointF step = 2 * (centreOf(cells, hex) - before);
      for (std::size_t j = i; j < result.size(); ++j) result[j] = before + step * static_cast<double>(j - i + 1);
      return result;
    }
    result[i] = before = placeOn(cells, hex, *out);
    hex = beyond;
    side = hex::opposite(*out);
  }
  return result;
}

// How far a point is inside the room of the number at `number`; below 0 outside.
double withinNumber(QPointF point, QPointF number) {
  const double x = std::abs(point.x() - number.x()) - kNumberRoom.x;
  const double y = std::abs(point.y() - number.y()) - kNumberRoom.y;
  if (x < 0 && y < 0) return kVerge + std::min(-x, -y);
  return kVerge - std::hypot(std::max(x, 0.0), std::max(y, 0.0));
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

// --- pieces ----------------------------------------------------------------------------------------------------

struct End {
  QPointF at;
  QPointF inward;  // of length 1
};

End endAt(WayCrossings& crossings, hex::Hex hex, int side) {
  const hex::Hexside key = hex::hexside(hex, side);
  const WayCrossing& crossing = crossings.at(key);
  return {crossing.at, key.hex == hex ? -crossing.along : crossing.along};
}

std::vector<QPointF> curve(const End& from, const End& to) {
  const QPointF chord = to.at - from.at;
  const double reach = 0.38 * std::hypot(chord.x(), chord.y());
  const QPointF b = from.at + from.inward * reach;
  const QPointF c = to.at + to.inward * reach;
  std::vector<QPointF> line;
  for (int i = 0; i <= kSteps; ++i) {
    const double t = static_cast<double>(i) / kSteps;
    const double u = 1 - t;
    line.push_back(from.at * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + to.at * (t * t * t));
  }
  return line;
}

double square(double value) {
  return value * value;
}

double smoothStep(double t) {
  t = std::clamp(t, 0.0, 1.0);
  return t * t * (3 - 2 * t);
}

// Bends a line that would touch the hex's number clear of it in one wide bow; its ends stay.
void bowOffNumber(std::vector<QPointF>& line, QPointF centre) {
  const QPointF number = centre + toQt(kNumberPlace);
  for (int round = 0; round < 12; ++round) {
    std::size_t worst = 0;
    double deepest = 0;
    for (std::size_t i = 1; i + 1 < line.size(); ++i) {
      const double depth = withinNumber(line[i], number);
      if (depth > deepest) {
        deepest = depth;
        worst = i;
      }
    }
    if (deepest < 0.002) return;
    // Away from the number, preferably downwards.
    QPointF away = unit(line[worst] - number);
    if (line[worst].y() - number.y() > -0.02 || std::abs(away.x()) < 0.8) away = unit(away + QPointF(0, 1.2));
    const double last = static_cast<double>(line.size() - 1);
    const double peak = std::clamp(static_cast<double>(worst) / last, 0.2, 0.8);
    for (std::size_t i = 0; i < line.size(); ++i) {
      const double t = static_cast<double>(i) / last;
      const double share = smoothStep(t / 0.4) * smoothStep((1 - t) / 0.4) * std::exp(-square((t - peak) / 0.42));
      line[i] += away * std::max(0.012, 0.9 * deepest) * share;
    }
  }
}

QPointF wobbledWay(QPointF point) {
  return toQt(wobbled(toMap(point), kWobble, kWobbleScale, 113));
}

WayPiece pieceOf(hex::Hex hex, std::vector<QPointF> line, const WayArm& arm, QPointF ahead, QPointF behind) {
  WayPiece piece;
  piece.hex = hex;
  for (QPointF& point : line) point = wobbledWay(point);
  piece.line = std::move(line);
  piece.room = boundsOf(piece.line);
  piece.ahead = ahead;
  piece.behind = behind;
  piece.kind = arm.kind;
  piece.isVillageLane = arm.rank == 0;
  return piece;
}

int turnBetween(int a, int b) {
  const int apart = hex::wrapped(a - b);
  return std::min(apart, hex::kSides - apart);
}

struct Trunk {
  std::vector<QPointF> line;  // before the deviation is added
  ThroughPair arms;
};

// Two lanes of a village that turn back in it go round a green in one bow.
std::vector<QPointF> bowBetween(WayCrossings& crossings, hex::Hex hex, const ThroughPair& arms) {
  const End from = endAt(crossings, hex, arms[0].side);
  const End to = endAt(crossings, hex, arms[1].side);
  const QPointF centre = centreOf(crossings.cells(), hex);
  const QPointF along = unit(to.at - from.at);
  const QPointF turn = centre + unit(centre - (from.at + to.at) / 2) * 0.06;
  std::vector<QPointF> line = curve(from, {turn, -along});
  const std::vector<QPointF> back = curve({turn, along}, to);
  line.insert(line.end(), back.begin() + 1, back.end());
  return line;
}

Trunk trunkOf(WayCrossings& crossings, hex::Hex hex, const ThroughPair& arms) {
  const bool turnsBack = arms[0].rank == 0 && arms[1].rank == 0 && turnBetween(arms[0].side, arms[1].side) == 1;
  if (turnsBack) return {bowBetween(crossings, hex, arms), arms};
  Trunk trunk{curve(endAt(crossings, hex, arms[0].side), endAt(crossings, hex, arms[1].side)), arms};
  bowOffNumber(trunk.line, centreOf(crossings.cells(), hex));
  return trunk;
}

// If the kind of the way changes, the stronger one ends in the middle.
void addTrunk(std::vector<WayPiece>& pieces, WayCrossings& crossings, hex::Hex hex, const Trunk& trunk) {
  const auto& [first, second] = trunk.arms;
  const QPointF ahead = endAt(crossings, hex, first.side).inward;
  const QPointF behind = -endAt(crossings, hex, second.side).inward;
  if (first.kind == second.kind && (first.rank == 0) == (second.rank == 0)) {
    pieces.push_back(pieceOf(hex, trunk.line, first, ahead, behind));
    pieces.back().sides = {first.side, second.side};
    return;
  }
  const std::size_t half = trunk.line.size() / 2;
  const QPointF along = unit(trunk.line[half + 1] - trunk.line[half - 1]);
  const auto middle = trunk.line.begin() + static_cast<std::ptrdiff_t>(half);
  pieces.push_back(pieceOf(hex, {trunk.line.begin(), middle + 1}, first, ahead, along));
  pieces.back().sides = {first.side, std::nullopt};
  pieces.back().stops[1] = first.rank > second.rank;
  std::vector<QPointF> rest(middle, trunk.line.end());
  std::reverse(rest.begin(), rest.end());
  pieces.push_back(pieceOf(hex, std::move(rest), second, -behind, -along));
  pieces.back().sides = {second.side, std::nullopt};
  pieces.back().stops[1] = second.rank > first.rank;
}

// The point where a branch meets its trunk, and its direction there.
struct Foot {
  std::size_t place;  // of the trunk's points
  double lean;        // towards the trunk's second end: the side with the smaller angle; 0 if both are equal
  double straight;    // the share of its own direction that it keeps, where the trunk's is 1
};

// Whether a side is on the right of the trunk, seen from its first end: such sides follow in clockwise order from its
// second end.
bool isOnRight(const Trunk& trunk, int side) {
  const int first = trunk.arms[0].side;
  return hex::wrapped(side - first) > hex::wrapped(trunk.arms[1].side - first);
}

// A single branch continues a little along the trunk. Several on the same side reach it in their order, so that they
// don't cross, and each on a tangent: two that meet touch the trunk like one curve.
Foot footOf(const Trunk& trunk, const WayArm& arm, const std::vector<WayArm>& all) {
  const int toFirst = turnBetween(arm.side, trunk.arms[0].side);
  const int toSecond = turnBetween(arm.side, trunk.arms[1].side);
  const int lean = std::clamp(toSecond - toFirst, -1, 1);
  const int middle = static_cast<int>(trunk.line.size() / 2);
  const bool onRight = isOnRight(trunk, arm.side);
  const int first = trunk.arms[0].side;
  int before = 0;  // of those on the same side, nearer the trunk's first end
  int after = 0;
  for (const WayArm& other : all) {
    if (other.side == arm.side || isOnRight(trunk, other.side) != onRight) continue;
    const bool isFurtherRound = hex::wrapped(other.side - first) > hex::wrapped(arm.side - first);
    ++(isFurtherRound == onRight ? before : after);
  }
  if (before + after == 0) return {static_cast<std::size_t>(middle + lean * 4), lean * 1.0, 0.75};
  constexpr int kApart = 1;
  return {static_cast<std::size_t>(middle + (before - after) * kApart), lean * 1.0, 0.30};
}

WayPiece branch(WayCrossings& crossings, hex::Hex hex, const Trunk& trunk, const WayArm& arm,
                const std::vector<WayArm>& all) {
  const End start = endAt(crossings, hex, arm.side);
  const Foot foot = footOf(trunk, arm, all);
  const QPointF at = trunk.line[foot.place];
  QPointF inward = unit(start.at - at);
  if (foot.lean != 0) {
    const QPointF along = unit(trunk.line[foot.place + 1] - trunk.line[foot.place - 1]) * -foot.lean;
    inward = unit(inward * foot.straight + along);
  }
  std::vector<QPointF> line = curve(start, {at, inward});
  bowOffNumber(line, centreOf(crossings.cells(), hex));
  WayPiece piece = pieceOf(hex, std::move(line), arm, start.inward, -inward);
  piece.sides = {arm.side, std::nullopt};
  return piece;
}

// It ends in the middle of the hex, in front of a castle, and in a village, if it is the only way, beyond the middle.
WayPiece deadEnd(WayCrossings& crossings, hex::Hex hex, const WayArm& arm, bool isOnly) {
  const MapCells& cells = crossings.cells();
  const End start = endAt(crossings, hex, arm.side);
  const QPointF centre = centreOf(cells, hex);
  const QPointF back = unit(start.at - centre);
  const Pattern ground = cells.pattern(hex);
  const double place = ground == Pattern::Castle ? kCastleRoom : ground == Pattern::Village && isOnly ? -0.24 : 0.0;
  const QPointF inward = unit(back + start.inward * -0.4);
  std::vector<QPointF> line = curve(start, {centre + back * place, inward});
  bowOffNumber(line, centre);
  WayPiece piece = pieceOf(hex, std::move(line), arm, start.inward, -inward);
  piece.sides = {arm.side, std::nullopt};
  piece.stops[1] = true;
  return piece;
}

// A village without any way gets a lane round a small green.
void addGreen(std::vector<WayPiece>& pieces, const MapCells& cells, hex::Hex hex) {
  const QPointF centre = centreOf(cells, hex) + QPointF(0, 0.05);
  const double angle = (unitAt(hex.q, hex.r, 121) - 0.5) * 0.9;
  const QPointF along(std::cos(angle), std::sin(angle));
  const QPointF across(-along.y(), along.x());
  const QPointF end = along * 0.25;
  for (const double bulge : {-1.0, 1.0}) {
    const QPointF out = unit(along * 0.9 + across * bulge * 0.6);
    const QPointF back = unit(-along * 0.9 + across * bulge * 0.6);
    pieces.push_back(pieceOf(hex, curve({centre - end, out}, {centre + end, back}), {0, 0, 0}, out, -back));
  }
}

// Whether a way that enters by `side` leaves by the side next to it, with the hex's number between them.
bool turnsUnderNumber(WayCrossings& crossings, hex::Hex hex, int side) {
  const MapCells& cells = crossings.cells();
  const auto out = crossings.continuation(hex, side);
  if (!out || turnBetween(side, *out) != 1) return false;
  const auto isAbove = [&](int each) {
    const double rise = centreOf(cells, hex::neighbour(hex, each)).y() - centreOf(cells, hex).y();
    return rise < -0.7 && rise > -0.95;  // above and to one side, on pointy-top maps
  };
  return isAbove(side) && isAbove(*out);
}

}  // namespace

QPointF WayPiece::at(double t) const {
  const double place = std::clamp(t, 0.0, 1.0) * static_cast<double>(line.size() - 1);
  const std::size_t i = std::min(static_cast<std::size_t>(place), line.size() - 2);
  return line[i] + (line[i + 1] - line[i]) * (place - static_cast<double>(i));
}

QPointF WayPiece::tangent(double t) const {
  const double step = 1.0 / static_cast<double>(line.size() - 1);
  return unit(at(t + step) - at(t - step));
}

double WayPiece::length() const {
  double sum = 0;
  for (std::size_t i = 1; i < line.size(); ++i) {
    sum += std::hypot(line[i].x() - line[i - 1].x(), line[i].y() - line[i - 1].y());
  }
  return sum;
}

std::vector<QPointF> WayPiece::points(int count) const {
  std::vector<QPointF> result;
  for (int i = 0; i < count; ++i) result.push_back(at(static_cast<double>(i) / (count - 1)));
  return result;
}

WayCrossing crossingAt(const MapCells& cells, const hex::Hexside& side) {
  WayCrossings crossings(cells);
  return crossingAt(crossings, side);
}

WayCrossing crossingAt(WayCrossings& crossings, const hex::Hexside& key) {
  const MapCells& cells = crossings.cells();
  const hex::Hex other = hex::neighbour(key.hex, key.side);
  const Side side = sideOf(cells, key);
  const QPointF place = placeOn(cells, key.hex, key.side);
  const bool isWay = wayAcross(cells, key).has_value();
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
  const QPointF number = centreOf(cells, key.hex) + toQt(kNumberPlace);
  const QPointF otherNumber = centreOf(cells, other) + toQt(kNumberPlace);
  const Range range = slideRange(side, hasWater(cells, key));
  double best = range.least;
  double least = std::numeric_limits<double>::max();
  const auto consider = [&](double slide) {
    const QPointF at = side.middle + side.edge * slide;
    if (std::abs(slide - wished) >= least - 1e-6) return;  // the numbers don't require a change
    const double cost = std::abs(slide - wished) + 6 * throughNumber(before[0], at, number) +
                        6 * throughNumber(at, after[0], otherNumber);
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
                                  : meetings_.emplace(hex, render::meetingIn(cells_, hex)).first->second;
}

std::optional<int> WayCrossings::continuation(hex::Hex hex, int side) {
  return render::continuation(meetingIn(hex), side);
}

const WayCrossing& WayCrossings::at(const hex::Hexside& side) {
  const auto found = known_.find(side);
  return found != known_.end() ? found->second : known_.emplace(side, crossingAt(*this, side)).first->second;
}

std::vector<WayPiece> waysOf(const MapCells& cells, hex::Hex hex) {
  WayCrossings crossings(cells);
  return waysOf(crossings, hex);
}

std::vector<WayPiece> waysOf(WayCrossings& crossings, hex::Hex hex) {
  const MapCells& cells = crossings.cells();
  if (cells.cell(hex).sides == 0 && cells.pattern(hex) != Pattern::Village) return {};
  const WayMeeting& meeting = crossings.meetingIn(hex);
  std::vector<WayPiece> pieces;
  std::vector<Trunk> trunks;
  for (const ThroughPair& pair : meeting.through) trunks.push_back(trunkOf(crossings, hex, pair));
  for (const Trunk& trunk : trunks) addTrunk(pieces, crossings, hex, trunk);
  for (const WayArm& arm : meeting.joining) {
    pieces.push_back(trunks.empty() ? deadEnd(crossings, hex, arm, meeting.joining.size() == 1)
                                    : branch(crossings, hex, trunks.front(), arm, meeting.joining));
  }
  if (pieces.empty() && cells.cell(hex).isOnMap && cells.pattern(hex) == Pattern::Village) addGreen(pieces, cells, hex);
  return pieces;
}

std::vector<WayPiece> waysBeyond(WayCrossings& crossings, hex::Hex hex) {
  const MapCells& cells = crossings.cells();
  std::vector<WayPiece> pieces;
  if (cells.cell(hex).isOnMap) return pieces;
  for (int side = 0; side < hex::kSides; ++side) {
    const hex::Hex from = hex::neighbour(hex, side);
    if (!cells.cell(from).isOnMap) continue;
    for (const ThroughPair& pair : crossings.meetingIn(from).through) {
      for (const WayArm& arm : pair) {
        if (arm.side != hex::opposite(side)) continue;
        const End end = endAt(crossings, from, arm.side);
        const End beyond{end.at - end.inward * kOffMap, end.inward};
        pieces.push_back(pieceOf(hex, curve({end.at, -end.inward}, beyond), arm, -end.inward, -end.inward));
        pieces.back().sides = {side, std::nullopt};
      }
    }
  }
  return pieces;
}

}  // namespace redoubt::render
