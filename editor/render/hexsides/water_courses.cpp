#include "editor/render/hexsides/water_courses.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "editor/render/hexsides/side_curve.h"
#include "editor/render/map_geometry.h"
#include "editor/render/noise.h"
#include "editor/render/ribbon.h"

namespace redoubt::render {
namespace {

constexpr int kPoints = 13;  // to a piece
constexpr int kTaper = 5;    // sides over which a water widens
constexpr double kNumberAir = 0.004;
constexpr double kOffMap = 0.75;  // beyond the hexes, past the neat line

struct Gauge {
  double source;
  double full;
};

Gauge gaugeOf(Pattern pattern) {
  return pattern == Pattern::River ? Gauge{0.062, 0.125} : Gauge{0.012, 0.050};
}

struct Water {
  std::uint16_t kind = 0;
  Pattern pattern = Pattern::Stream;

  bool isRiver() const { return pattern == Pattern::River; }
};

std::optional<Water> waterOn(const MapCells& cells, const hex::Hexside& side) {
  std::optional<Water> widest;
  const SideCell* cell = sideAt(cells, side);
  if (!cell) return widest;
  for (const SideFeature& feature : cell->features) {
    const TerrainKind& kind = cells.kind(feature.kind);
    if (!kind.isWater()) continue;
    if (!widest || (kind.pattern == Pattern::River && !widest->isRiver())) widest = Water{feature.kind, kind.pattern};
  }
  return widest;
}

// An arm with water on it.
struct WetArm {
  SideArm arm;
  Water water;
};

std::vector<WetArm> wetArms(const MapCells& cells, hex::Vertex vertex) {
  std::vector<WetArm> wet;
  for (const SideArm& arm : armsOf(vertex)) {
    if (const auto water = waterOn(cells, arm.side)) wet.push_back({arm, *water});
  }
  return wet;
}

// The direction of an arm from its vertex over two sides, and its length as far as that is checked.
struct Outlook {
  QPointF heading;
  int length = 1;
};

Outlook outlookOf(const MapCells& cells, hex::Vertex from, const SideArm& arm) {
  Outlook outlook{pointOf(cells, arm.far) - pointOf(cells, from)};
  const std::vector<WetArm> next = wetArms(cells, arm.far);
  if (next.size() == 1) return outlook;
  outlook.length = 2;
  if (next.size() == 2) {
    const WetArm& on = next[0].arm.side == arm.side ? next[1] : next[0];
    outlook.heading = pointOf(cells, on.arm.far) - pointOf(cells, from);
  }
  return outlook;
}

// How well two of three waters fit as one continuous water.
double fitness(const MapCells& cells, hex::Vertex vertex, const WetArm& a, const WetArm& b) {
  const Outlook one = outlookOf(cells, vertex, a.arm);
  const Outlook other = outlookOf(cells, vertex, b.arm);
  return 10.0 * (a.water.isRiver() + b.water.isRiver()) + 3.0 * (one.length + other.length) -
         QPointF::dotProduct(unit(one.heading), unit(other.heading)) +
         0.01 * unitAt(vertex.q + a.arm.far.q, vertex.r + b.arm.far.r, 103);
}

// The waters of a vertex; the first two are continuous, a third joins them.
std::vector<WetArm> meetingIn(const MapCells& cells, hex::Vertex vertex) {
  std::vector<WetArm> arms = wetArms(cells, vertex);
  if (arms.size() < 3) return arms;
  const double fits[] = {fitness(cells, vertex, arms[1], arms[2]), fitness(cells, vertex, arms[0], arms[2]),
                         fitness(cells, vertex, arms[0], arms[1])};
  const auto joining = std::max_element(std::begin(fits), std::end(fits)) - std::begin(fits);
  std::rotate(arms.begin() + joining, arms.begin() + joining + 1, arms.end());
  return arms;
}

bool flowsOn(const MapCells& cells, hex::Vertex vertex) {
  const auto hexes = hex::hexesOf(vertex);
  return std::any_of(hexes.begin(), hexes.end(), [&](hex::Hex hex) {
    const Cell cell = cells.cell(hex);
    return !cell.isOnMap || cells.kind(cell.terrain).pattern == Pattern::Water;
  });
}

// The number of sides beyond `side` across `vertex` at which its water begins; nothing if it ends in another water,
// leaves the map, or begins too far away to matter.
std::optional<int> sidesToSource(const MapCells& cells, hex::Hexside side, hex::Vertex vertex,
                                 int atMost = kTaper - 1) {
  const std::optional<Water> water = waterOn(cells, side);
  for (int steps = 0; steps <= atMost; ++steps) {
    const std::vector<WetArm> meeting = meetingIn(cells, vertex);
    if (meeting.size() == 1) return flowsOn(cells, vertex) ? std::nullopt : std::optional(steps);
    if (meeting.size() == 3 && meeting[2].arm.side == side) return std::nullopt;
    const WetArm& next = meeting[0].arm.side == side ? meeting[1] : meeting[0];
    if (next.water.pattern != water->pattern) return water->isRiver() ? std::optional(steps) : std::nullopt;
    side = next.arm.side;
    vertex = next.arm.far;
  }
  return std::nullopt;
}

// The course of a water at one end of its side, or its end there.
struct WaterEnd {
  Knot knot;                    // along: outwards
  std::optional<int> toSource;  // sides beyond this end
  bool widens = false;          // into a river
  bool flowsOn = false;
};

// Corners are cut by varying amounts, with a slow drift to one side, so that the course doesn't follow the zigzag of
// the hexes, and doesn't surround one of them closely. A water deviates more from vertices than from the middles of
// sides, because the middle shows on which side it lies. Down the sheet it would reach the number below.
Knot throughKnot(const MapCells& cells, hex::Vertex before, hex::Vertex at, hex::Vertex after) {
  constexpr double kDrift = 0.030;
  constexpr double kFarthest = 0.122;  // from the vertex
  constexpr double kFarthestDown = 0.070;
  const QPointF place = pointOf(cells, at);
  const auto slow = [&](double scale, std::uint32_t salt) {
    return std::clamp(1.5 * noiseAt(place.x() / scale, place.y() / scale, salt), -1.0, 1.0);
  };
  Knot knot = knotThrough(cells, before, at, after, 0.310 + 0.110 * slow(2.3, 105));
  QPointF off = knot.at - place + QPointF(slow(2.9, 108), slow(2.9, 110)) * kDrift;
  const double farthest = off.y() > 0 ? kFarthestDown : kFarthest;
  if (const double length = std::hypot(off.x(), off.y()); length > farthest) off *= farthest / length;
  knot.at = place + off;
  return turned(knot, 0.12 * slow(1.9, 106));
}

// The end of a third water: in the course of the other two, a little downstream and in their direction.
Knot joiningKnot(const MapCells& cells, hex::Vertex at, const std::vector<WetArm>& meeting) {
  const WetArm& a = meeting[0];
  const WetArm& b = meeting[1];
  const WetArm& joining = meeting[2];
  const Knot trunk = throughKnot(cells, a.arm.far, at, b.arm.far);
  const QPointF arriving = pointOf(cells, at) - pointOf(cells, joining.arm.far);
  const auto fromA = sidesToSource(cells, a.arm.side, a.arm.far, kTaper - 2);
  const auto fromB = sidesToSource(cells, b.arm.side, b.arm.far, kTaper - 2);
  bool towardsB = fromA && (!fromB || *fromA < *fromB);
  if (fromA == fromB) {
    const QPointF heading = -outlookOf(cells, at, joining.arm).heading;
    towardsB = QPointF::dotProduct(trunk.along, heading) >= 0;
  }
  const QPointF downstream = unit(towardsB ? trunk.along : -trunk.along);
  return {trunk.at + downstream * 0.045, unit(arriving) * 0.30 + downstream * 0.22};
}

WaterEnd endOf(const MapCells& cells, const hex::Hexside& side, const Water& water, hex::Vertex at) {
  const std::vector<WetArm> meeting = meetingIn(cells, at);
  WaterEnd end;
  end.toSource = sidesToSource(cells, side, at);
  if (meeting.size() == 1) {
    end.knot.at = pointOf(cells, at);
    end.flowsOn = flowsOn(cells, at);
    return end;
  }
  if (meeting.size() == 3 && meeting[2].arm.side == side) {
    end.knot = joiningKnot(cells, at, meeting);
    return end;
  }
  const WetArm& next = meeting[0].arm.side == side ? meeting[1] : meeting[0];
  end.knot = throughKnot(cells, farEnd(side, at), at, next.arm.far);
  end.widens = next.water.isRiver() && !water.isRiver();
  return end;
}

double widthFrom(const Gauge& gauge, std::optional<int> toSource, double along) {
  if (!toSource) return gauge.full;
  const double t = std::min((*toSource + along) / kTaper, 1.0);
  return gauge.source + (gauge.full - gauge.source) * std::pow(t, 0.7);
}

// A stream that becomes a river has the width of the river's beginning there.
double widened(double width, bool widens, double fromEnd) {
  if (!widens || fromEnd > 0.5) return width;
  const double t = 1 - 2 * fromEnd;
  return width + (gaugeOf(Pattern::River).source - width) * t * t * (3 - 2 * t);
}

// Meanders: a river's are largest between the vertices; `share` is the position from one to the other.
QPointF meander(QPointF point, bool isRiver, double share) {
  const double freedom = isRiver ? std::pow(std::sin(share * M_PI), 2) : 0;
  return toQt(wobbled(wobbled(toMap(point), 0.008, 0.55, 101), 0.008 + 0.032 * freedom, 0.9, 107));
}

// The course from `end` into the pond, or off the map, away from its hexes.
WaterMouth mouthFrom(const MapCells& cells, hex::Vertex vertex, QPointF end, QPointF heading) {
  QPointF pond;
  QPointF off;
  for (const hex::Hex hex : hex::hexesOf(vertex)) {
    const QPointF way = toQt(cells.layout().centre(hex)) - pointOf(cells, vertex);
    if (!cells.cell(hex).isOnMap) {
      off += way;
    } else if (cells.pattern(hex) == Pattern::Water) {
      pond = way;
    }
  }
  const bool leavesMap = pond.isNull();
  const QPointF aim = unit(leavesMap ? off : pond);
  const double reach = leavesMap ? kOffMap : 0.2;
  return {curveBetween({end, heading * reach}, {end + unit(aim + heading * 0.5) * reach, {}}, leavesMap ? kPoints : 7),
          false, leavesMap};
}

}  // namespace

std::optional<WaterPiece> waterPiece(const MapCells& cells, const hex::Hexside& side) {
  const std::optional<Water> water = waterOn(cells, side);
  if (!water) return std::nullopt;
  const std::array<hex::Vertex, 2> vertices = hex::verticesOf(side);
  const WaterEnd from = endOf(cells, side, *water, vertices[0]);
  const WaterEnd to = endOf(cells, side, *water, vertices[1]);
  WaterPiece piece{side, water->kind, {}, {}, {}, {}, {}, {}};
  const Knot start = reversed(from.knot);
  piece.points = curveBetween(start, to.knot, kPoints);
  const Gauge gauge = gaugeOf(water->pattern);
  for (std::size_t i = 0; i < piece.points.size(); ++i) {
    const double t = static_cast<double>(i) / (kPoints - 1);
    QPointF& point = piece.points[i];
    double width = std::min(widthFrom(gauge, from.toSource, t), widthFrom(gauge, to.toSource, 1 - t));
    width = widened(widened(width, from.widens, t), to.widens, 1 - t);
    width *= 1 + 0.10 * noiseAt(point.x() * 1.3, point.y() * 1.3, 109);
    point = liftedOverNumber(cells, meander(point, water->isRiver(), t), width / 2 + kWaterEdge + kNumberAir);
    piece.widths.push_back(width);
  }
  const std::vector<QPointF> directions = directionsOf(piece.points, start, to.knot);
  piece.ahead = directions.front();
  piece.behind = directions.back();
  if (from.flowsOn) piece.mouths.push_back(mouthFrom(cells, vertices[0], piece.points.front(), -piece.ahead));
  if (to.flowsOn) {
    piece.mouths.push_back(mouthFrom(cells, vertices[1], piece.points.back(), piece.behind));
    piece.mouths.back().isAtEnd = true;
  }
  piece.room = boundsOf(piece.points);
  for (const WaterMouth& mouth : piece.mouths) piece.room = united(piece.room, boundsOf(mouth.points));
  return piece;
}

QPointF waterHeading(const MapCells& cells, const hex::Hexside& side) {
  std::array<hex::Vertex, 2> ends = hex::verticesOf(side);
  for (hex::Vertex& end : ends) {
    hex::Hexside at = side;
    for (int i = 0; i < 2; ++i) {
      const std::vector<WetArm> meeting = meetingIn(cells, end);
      if (meeting.size() == 1 || (meeting.size() == 3 && meeting[2].arm.side == at)) break;
      const SideArm& next = meeting[0].arm.side == at ? meeting[1].arm : meeting[0].arm;
      at = next.side;
      end = next.far;
    }
  }
  return unit(pointOf(cells, ends[1]) - pointOf(cells, ends[0]));
}

std::vector<WaterPiece> waterPieces(const MapCells& cells, const hex::Bounds& bounds) {
  std::vector<WaterPiece> pieces;
  cells.forEachHex(grown(bounds, 1.0), [&](hex::Hex hex, hex::Point centre) {
    if (cells.cell(hex).sides == 0) return;
    for (int i = 0; i < 3; ++i) {
      const hex::Hexside side = hex::hexside(hex, i);
      if (!sideAt(cells, side) || !isOnMap(cells, side)) continue;
      const hex::Point next = cells.layout().centre(hex::neighbour(hex, i));
      if (!toQt(grown(bounds, 0.5)).contains((toQt(centre) + toQt(next)) / 2)) continue;
      if (auto piece = waterPiece(cells, side)) pieces.push_back(std::move(*piece));
    }
  });
  return pieces;
}

}  // namespace redoubt::render
