#include "editor/render/links/crossings.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "editor/render/map_geometry.h"
#include "editor/render/paint_context.h"
#include "editor/render/region_plan.h"
#include "editor/render/ribbon.h"

namespace redoubt::render {
namespace {

// The line of a way of the net on both sides of a hexside, from the side's own hex to the neighbour.
std::vector<QPointF> wayOver(const RegionPlan& plan, const hex::Hexside& side, WayNet net) {
  std::vector<QPointF> before;
  std::vector<QPointF> after;
  const auto take = [](const WayPiece& piece, int at, std::vector<QPointF>& line, bool towards) {
    if (piece.sides[0] != at && piece.sides[1] != at) return;
    line = piece.line;
    if ((piece.sides[0] == at) == towards) std::reverse(line.begin(), line.end());
  };
  for (const WayPiece& piece : plan.ways) {
    if (piece.isRailway != (net == WayNet::Railways)) continue;
    if (piece.hex == side.hex) take(piece, side.side, before, true);
    if (piece.hex == hex::neighbour(side.hex, side.side)) take(piece, hex::opposite(side.side), after, false);
  }
  before.insert(before.end(), after.begin(), after.end());
  return before;
}

struct Meeting {
  QPointF at, along, flow;
};

// Where two lines cross, nearest to `near`.
std::optional<Meeting> meetingOf(const std::vector<QPointF>& way, const std::vector<QPointF>& water, QPointF near) {
  std::optional<Meeting> best;
  double least = 0.4;
  for (std::size_t i = 0; i + 1 < way.size(); ++i) {
    const QPointF along = way[i + 1] - way[i];
    for (std::size_t j = 0; j + 1 < water.size(); ++j) {
      const QPointF flow = water[j + 1] - water[j];
      const double area = cross(along, flow);
      if (std::abs(area) < 1e-12) continue;
      const double t = cross(water[j] - way[i], flow) / area;
      const double u = cross(water[j] - way[i], along) / area;
      if (t < 0 || t > 1 || u < 0 || u > 1) continue;
      const QPointF at = way[i] + along * t;
      if (const double far = apart(at, near); far < least) {
        least = far;
        // Over a few steps, because a bridge is longer than one.
        const QPointF from = way[i < 2 ? 0 : i - 2];
        const QPointF to = way[std::min(i + 3, way.size() - 1)];
        best = Meeting{at, unit(to - from), unit(flow)};
      }
    }
  }
  return best;
}

std::size_t nearestOf(const std::vector<QPointF>& line, QPointF at) {
  const auto nearer = [at](QPointF a, QPointF b) { return apart(a, at) < apart(b, at); };
  return static_cast<std::size_t>(std::min_element(line.begin(), line.end(), nearer) - line.begin());
}

void turnRound(WaterStretch& water) {
  std::reverse(water.points.begin(), water.points.end());
  std::reverse(water.widths.begin(), water.widths.end());
}

// Adds the continuing water to the end of `water`, which is an end of `own`.
void goOn(WaterStretch& water, const RegionPlan& plan, const WaterPiece& own, bool isAtEnd) {
  constexpr double kJoint = 0.01;
  const auto add = [&](QPointF point, double width) {
    water.points.push_back(point);
    water.widths.push_back(width);
  };
  for (const WaterMouth& mouth : own.mouths) {
    if (mouth.isAtEnd != isAtEnd) continue;
    const double width = water.widths.back();
    for (std::size_t i = 1; i < mouth.points.size(); ++i) add(mouth.points[i], width);
    return;
  }
  const QPointF end = water.points.back();
  for (const WaterPiece& next : plan.waters) {
    if (next.side == own.side) continue;
    const bool isFront = apart(next.points.front(), end) < kJoint;
    if (!isFront && apart(next.points.back(), end) >= kJoint) continue;
    for (std::size_t i = 1; i < next.points.size(); ++i) {
      const std::size_t at = isFront ? i : next.points.size() - 1 - i;
      add(next.points[at], next.widths[at]);
    }
    return;
  }
}

// The line of the water; without water that of the side itself.
std::vector<QPointF> lineOf(const MapCells& cells, const hex::Hexside& side) {
  std::vector<QPointF> line;
  for (const hex::Vertex& vertex : hex::verticesOf(side)) line.push_back(toQt(cells.layout().point(vertex)));
  return line;
}

WaterCrossing crossingOn(const MapCells& cells, const hex::Hexside& side, std::uint16_t kind, WayNet net,
                         const RegionPlan& plan) {
  constexpr double kLeastWidth = 0.035;
  const WayCrossing usual = crossingAt(cells, side, net);
  const WaterStretch water = waterAlong(plan, side);
  const std::vector<QPointF> line = water.points.empty() ? lineOf(cells, side) : water.points;
  WaterCrossing crossing;
  crossing.side = side;
  crossing.kind = kind;
  crossing.at = usual.at;
  crossing.along = usual.along;
  crossing.width = kLeastWidth;
  if (const auto met = meetingOf(wayOver(plan, side, net), line, usual.at)) {
    crossing.at = met->at;
    crossing.along = met->along;
    crossing.flow = met->flow;
  } else {
    const std::size_t nearest = nearestOf(line, usual.at);
    if (!water.points.empty()) crossing.at = line[nearest];
    crossing.flow = unit(line[std::min(nearest + 1, line.size() - 1)] - line[nearest > 0 ? nearest - 1 : 0]);
  }
  if (!water.points.empty()) {
    crossing.width = std::max(water.widths[nearestOf(line, crossing.at)] + 2 * kWaterEdge, kLeastWidth);
  }
  constexpr double kLeastSine = 0.5;  // an oblique bridge is at most twice as long as the water is wide
  crossing.span = crossing.width / std::max(kLeastSine, std::abs(cross(crossing.along, crossing.flow)));
  if (const auto carried = wayAcross(cells, side, net)) crossing.way = cells.kind(*carried).pattern;
  return crossing;
}

// The nets whose ways a crossing carries. A road and a railway have a bridge each; a ford or ferry between them is the
// road's.
std::vector<WayNet> netsOver(const MapCells& cells, const hex::Hexside& side, Pattern crossing) {
  const bool hasRailway = wayAcross(cells, side, WayNet::Railways).has_value();
  if (!hasRailway) return {WayNet::Roads};
  if (!wayAcross(cells, side)) return {WayNet::Railways};
  if (crossing != Pattern::Bridge) return {WayNet::Roads};
  return {WayNet::Roads, WayNet::Railways};
}

}  // namespace

WaterStretch waterAlong(const RegionPlan& plan, const hex::Hexside& side) {
  const auto own =
      std::find_if(plan.waters.begin(), plan.waters.end(), [&](const WaterPiece& piece) { return piece.side == side; });
  if (own == plan.waters.end()) return {};
  WaterStretch water{own->points, own->widths};
  goOn(water, plan, *own, true);
  turnRound(water);
  goOn(water, plan, *own, false);
  turnRound(water);
  return water;
}

WaterStretch stretchWithin(const WaterStretch& water, QPointF at, double reach) {
  constexpr int kSteps = 4;  // per step of the water, fine enough for widening it there
  WaterStretch fine;
  for (std::size_t i = 0; i + 1 < water.points.size(); ++i) {
    for (int step = 0; step < kSteps; ++step) {
      const double t = static_cast<double>(step) / kSteps;
      fine.points.push_back(water.points[i] + (water.points[i + 1] - water.points[i]) * t);
      fine.widths.push_back(water.widths[i] + (water.widths[i + 1] - water.widths[i]) * t);
    }
  }
  if (fine.points.empty()) return fine;
  std::size_t first = nearestOf(fine.points, at);
  std::size_t last = first;
  while (first > 0 && apart(fine.points[first - 1], at) <= reach) --first;
  while (last + 1 < fine.points.size() && apart(fine.points[last + 1], at) <= reach) ++last;
  const auto part = [&](const auto& all) {
    const auto begin = all.begin();
    return std::vector(begin + static_cast<std::ptrdiff_t>(first), begin + static_cast<std::ptrdiff_t>(last) + 1);
  };
  return {part(fine.points), part(fine.widths)};
}

bool hasCrossing(const MapCells& cells, const hex::Hexside& side) {
  const SideCell* cell = cells.side(side);
  return cell && std::any_of(cell->links.begin(), cell->links.end(),
                             [&](std::uint16_t link) { return cells.kind(link).isCrossing(); });
}

void stopAtWater(WayPiece& piece, const MapCells& cells, const Obstacles& obstacles) {
  constexpr double kBankRoom = 0.035;
  for (const std::size_t end : {0U, 1U}) {
    if (!piece.sides[end]) continue;
    const hex::Hexside side = hex::hexside(piece.hex, *piece.sides[end]);
    if (!hasWater(cells, side) || hasCrossing(cells, side)) continue;
    if (end == 0) std::reverse(piece.line.begin(), piece.line.end());
    while (piece.line.size() > 4 &&
           !obstacles.isFree(piece.line.back(), kBankRoom, static_cast<ObstacleKinds>(ObstacleKind::Water))) {
      piece.line.pop_back();
      piece.stops[end] = true;
    }
    const QPointF last = piece.line.back() - piece.line[piece.line.size() - 2];
    if (end == 0) std::reverse(piece.line.begin(), piece.line.end());
    if (piece.stops[end]) (end == 0 ? piece.ahead : piece.behind) = unit(end == 0 ? -last : last);
  }
}

std::vector<WaterCrossing> crossingsIn(const MapCells& cells, const hex::Bounds& bounds, const RegionPlan& plan) {
  std::vector<WaterCrossing> crossings;
  cells.forEachHex(bounds, [&](hex::Hex hex, hex::Point) {
    if (cells.cell(hex).sides == 0) return;
    for (int i = 0; i < 3; ++i) {
      const hex::Hexside side = hex::hexside(hex, i);
      const SideCell* cell = cells.side(side);
      if (!cell) continue;
      for (const std::uint16_t link : cell->links) {
        if (!cells.kind(link).isCrossing()) continue;
        for (const WayNet net : netsOver(cells, side, cells.kind(link).pattern)) {
          crossings.push_back(crossingOn(cells, side, link, net, plan));
        }
      }
    }
  });
  return crossings;
}

}  // namespace redoubt::render
