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

double cross(QPointF a, QPointF b) {
  return a.x() * b.y() - a.y() * b.x();
}

// The line of a way on both sides of a hexside, from the side's own hex to the neighbour.
std::vector<QPointF> wayOver(const RegionPlan& plan, const hex::Hexside& side) {
  std::vector<QPointF> before;
  std::vector<QPointF> after;
  const auto take = [](const WayPiece& piece, int at, std::vector<QPointF>& line, bool towards) {
    if (piece.sides[0] != at && piece.sides[1] != at) return;
    line = piece.line;
    if ((piece.sides[0] == at) == towards) std::reverse(line.begin(), line.end());
  };
  for (const WayPiece& piece : plan.ways) {
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
      if (const double far = std::hypot(at.x() - near.x(), at.y() - near.y()); far < least) {
        least = far;
        // Over a few steps, as a bridge is longer than one.
        const QPointF from = way[i < 2 ? 0 : i - 2];
        const QPointF to = way[std::min(i + 3, way.size() - 1)];
        best = Meeting{at, unit(to - from), unit(flow)};
      }
    }
  }
  return best;
}

struct Water {
  std::vector<QPointF> line;
  double width = 0;  // edges included
};

// The water on a side: its course, or without one the side itself.
Water waterOn(const MapCells& cells, const hex::Hexside& side, const RegionPlan& plan) {
  for (const WaterPiece& piece : plan.waters) {
    if (piece.side == side) return {piece.points, piece.widths[piece.widths.size() / 2] + 2 * kWaterEdge};
  }
  Water dry;
  for (const hex::Vertex& vertex : hex::verticesOf(side)) dry.line.push_back(toQt(cells.layout().point(vertex)));
  return dry;
}

WaterCrossing crossingOn(const MapCells& cells, const hex::Hexside& side, std::uint16_t kind, const RegionPlan& plan) {
  const WayCrossing usual = crossingAt(cells, side);
  const Water water = waterOn(cells, side, plan);
  const std::vector<QPointF> way = wayOver(plan, side);
  WaterCrossing crossing;
  crossing.side = side;
  crossing.kind = kind;
  crossing.at = usual.at;
  crossing.along = usual.along;
  crossing.flow = unit(water.line.back() - water.line.front());
  crossing.width = std::max(water.width, 0.035);
  if (const auto met = meetingOf(way, water.line, usual.at)) {
    crossing.at = met->at;
    crossing.along = met->along;
    crossing.flow = met->flow;
  }
  constexpr double kLeastSine = 0.5;  // a bridge askew is no longer than twice the water
  crossing.span = crossing.width / std::max(kLeastSine, std::abs(cross(crossing.along, crossing.flow)));
  if (const auto carried = wayAcross(cells, side)) crossing.way = cells.kind(*carried).pattern;
  return crossing;
}

}  // namespace

bool hasCrossing(const MapCells& cells, const hex::Hexside& side) {
  const SideCell* cell = cells.side(cells.layout().toKey(side));
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
           !obstacles.isFree(piece.line.back(), kBankRoom, static_cast<TakenSet>(Taken::Water))) {
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
    for (int i = 0; i < 3; ++i) {
      const hex::Hexside side = hex::hexside(hex, i);
      const SideCell* cell = cells.side(cells.layout().toKey(side));
      if (!cell) continue;
      for (const std::uint16_t link : cell->links) {
        if (cells.kind(link).isCrossing()) crossings.push_back(crossingOn(cells, side, link, plan));
      }
    }
  });
  return crossings;
}

}  // namespace redoubt::render
