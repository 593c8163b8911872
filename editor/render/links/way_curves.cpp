#include "editor/render/links/way_curves.h"

#include <algorithm>
#include <cmath>

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
constexpr double kOffMap = 0.75;       // beyond the hexes, past the neat line
constexpr double kCastleRoom = 0.225;  // from a castle's middle to where ways end

QPointF centreOf(const MapCells& cells, hex::Hex hex) {
  return toQt(cells.layout().centre(hex));
}

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

WayPiece pieceOf(const MapCells& cells, hex::Hex hex, std::vector<QPointF> line, const WayArm& arm, QPointF ahead,
                 QPointF behind) {
  WayPiece piece;
  piece.hex = hex;
  for (QPointF& point : line) point = wobbledWay(point);
  piece.line = std::move(line);
  piece.room = boundsOf(piece.line);
  piece.ahead = ahead;
  piece.behind = behind;
  piece.kind = arm.kind;
  piece.isVillageLane = arm.rank == 0;
  piece.isRailway = !piece.isVillageLane && cells.kind(arm.kind).isRailway();
  return piece;
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
    pieces.push_back(pieceOf(crossings.cells(), hex, trunk.line, first, ahead, behind));
    pieces.back().sides = {first.side, second.side};
    return;
  }
  const std::size_t half = trunk.line.size() / 2;
  const QPointF along = unit(trunk.line[half + 1] - trunk.line[half - 1]);
  const auto middle = trunk.line.begin() + static_cast<std::ptrdiff_t>(half);
  pieces.push_back(pieceOf(crossings.cells(), hex, {trunk.line.begin(), middle + 1}, first, ahead, along));
  pieces.back().sides = {first.side, std::nullopt};
  pieces.back().stops[1] = first.rank > second.rank;
  std::vector<QPointF> rest(middle, trunk.line.end());
  std::reverse(rest.begin(), rest.end());
  pieces.push_back(pieceOf(crossings.cells(), hex, std::move(rest), second, -behind, -along));
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
  WayPiece piece = pieceOf(crossings.cells(), hex, std::move(line), arm, start.inward, -inward);
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
  const bool entersVillage = crossings.net() == WayNet::Roads && ground == Pattern::Village && isOnly;
  const double place = ground == Pattern::Castle ? kCastleRoom : entersVillage ? -0.24 : 0.0;
  const QPointF inward = unit(back + start.inward * -0.4);
  std::vector<QPointF> line = curve(start, {centre + back * place, inward});
  bowOffNumber(line, centre);
  WayPiece piece = pieceOf(cells, hex, std::move(line), arm, start.inward, -inward);
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
    pieces.push_back(pieceOf(cells, hex, curve({centre - end, out}, {centre + end, back}), {0, 0, 0}, out, -back));
  }
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

std::vector<WayPiece> waysOf(const MapCells& cells, hex::Hex hex, WayNet net) {
  WayCrossings crossings(cells, net);
  return waysOf(crossings, hex);
}

std::vector<WayPiece> waysOf(WayCrossings& crossings, hex::Hex hex) {
  const MapCells& cells = crossings.cells();
  const bool hasOwn = crossings.net() == WayNet::Roads && cells.pattern(hex) == Pattern::Village;
  if (cells.cell(hex).sides == 0 && !hasOwn) return {};
  const WayMeeting& meeting = crossings.meetingIn(hex);
  std::vector<WayPiece> pieces;
  std::vector<Trunk> trunks;
  for (const ThroughPair& pair : meeting.through) trunks.push_back(trunkOf(crossings, hex, pair));
  for (const Trunk& trunk : trunks) addTrunk(pieces, crossings, hex, trunk);
  for (const WayArm& arm : meeting.joining) {
    pieces.push_back(trunks.empty() ? deadEnd(crossings, hex, arm, meeting.joining.size() == 1)
                                    : branch(crossings, hex, trunks.front(), arm, meeting.joining));
  }
  if (pieces.empty() && cells.cell(hex).isOnMap && hasOwn) addGreen(pieces, cells, hex);
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
        pieces.push_back(pieceOf(cells, hex, curve({end.at, -end.inward}, beyond), arm, -end.inward, -end.inward));
        pieces.back().sides = {side, std::nullopt};
      }
    }
  }
  return pieces;
}

}  // namespace redoubt::render
