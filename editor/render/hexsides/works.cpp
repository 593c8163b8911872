#include "editor/render/hexsides/works.h"

#include <algorithm>
#include <cmath>

#include "editor/render/hexsides/side_curve.h"
#include "editor/render/hexsides/water_courses.h"
#include "editor/render/map_geometry.h"
#include "editor/render/ribbon.h"

namespace redoubt::render {
namespace {

constexpr int kWorkPoints = 13;      // to a piece
constexpr double kBankRoom = 0.014;  // between the water's edge and a work
constexpr double kBetween = 0.060;   // of works on one side, from middle to middle

std::vector<std::uint16_t> workKinds(const MapCells& cells, const hex::Hexside& side) {
  std::vector<std::uint16_t> kinds;
  const SideCell* cell = sideAt(cells, side);
  if (!cell || !isOnMap(cells, side)) return kinds;
  for (const SideFeature& feature : cell->features) {
    const TerrainKind& kind = cells.kind(feature.kind);
    if (!kind.isWater() && !kind.isSlope()) kinds.push_back(feature.kind);
  }
  return kinds;
}

// The offset direction, left or right of a line and the same along all of it: roughly northwards.
QPointF handOf(QPointF along) {
  const QPointF across(along.y(), -along.x());
  return QPointF::dotProduct(across, {-0.36, -1}) < 0 ? -across : across;
}

// The line of a work without others joining it.
std::vector<QPointF> ownLine(const MapCells& cells, const hex::Hexside& side, std::uint16_t kind) {
  const std::vector<std::uint16_t> kinds = workKinds(cells, side);
  const auto place = std::find(kinds.begin(), kinds.end(), kind) - kinds.begin();
  const std::array<hex::Vertex, 2> ends = hex::verticesOf(side);
  const QPointF from = toQt(cells.layout().point(ends[0]));
  const QPointF to = toQt(cells.layout().point(ends[1]));
  if (const auto water = waterPiece(cells, side)) {
    const QPointF hand = handOf(waterHeading(cells, side));
    const Knot start{water->points.front(), water->ahead};
    const Knot end{water->points.back(), water->behind};
    const std::vector<QPointF> directions = directionsOf(water->points, start, end);
    std::vector<QPointF> line;
    for (std::size_t i = 0; i < water->points.size(); ++i) {
      QPointF across(directions[i].y(), -directions[i].x());
      if (QPointF::dotProduct(across, hand) < 0) across = -across;
      const double off = water->widths[i] / 2 + kWaterEdge + kBankRoom + workWidth(cells.kind(kind).pattern) / 2;
      line.push_back(water->points[i] + across * (off + kBetween * static_cast<double>(place)));
    }
    return line;
  }
  const double off = kBetween * (static_cast<double>(place) - (static_cast<double>(kinds.size()) - 1) / 2);
  const QPointF beside = handOf(unit(to - from)) * off;
  return straight(from + beside, to + beside, kWorkPoints);
}

struct Joint {
  QPointF at;
  bool isShared = false;
};

// Where the works of one pattern meet in a vertex.
Joint jointAt(const MapCells& cells, hex::Vertex vertex, Pattern pattern) {
  QPointF sum;
  int count = 0;
  for (const SideArm& arm : armsOf(vertex)) {
    for (const std::uint16_t kind : workKinds(cells, arm.side)) {
      if (cells.kind(kind).pattern != pattern) continue;
      const std::vector<QPointF> line = ownLine(cells, arm.side, kind);
      sum += hex::verticesOf(arm.side)[0] == vertex ? line.front() : line.back();
      ++count;
      break;
    }
  }
  return {sum / std::max(count, 1), count > 1};
}

// Moves the ends of a line to the points where they meet others; the middle stays.
void moveEnds(std::vector<QPointF>& line, QPointF from, QPointF to) {
  const QPointF atFrom = from - line.front();
  const QPointF atTo = to - line.back();
  const auto fade = [](double t) { return std::pow(std::max(1 - 3 * t, 0.0), 2); };
  for (std::size_t i = 0; i < line.size(); ++i) {
    const double t = static_cast<double>(i) / static_cast<double>(line.size() - 1);
    line[i] += atFrom * fade(t) + atTo * fade(1 - t);
  }
}

}  // namespace

std::vector<WorkPiece> worksOn(const MapCells& cells, const hex::Hexside& side) {
  std::vector<WorkPiece> pieces;
  const std::array<hex::Vertex, 2> ends = hex::verticesOf(side);
  for (const std::uint16_t kind : workKinds(cells, side)) {
    WorkPiece piece{side, kind, ownLine(cells, side, kind), {}};
    const Joint from = jointAt(cells, ends[0], cells.kind(kind).pattern);
    const Joint to = jointAt(cells, ends[1], cells.kind(kind).pattern);
    piece.joins = {from.isShared, to.isShared};
    moveEnds(piece.line, from.at, to.at);
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

std::vector<WorkPiece> workPieces(const MapCells& cells, const hex::Bounds& bounds) {
  std::vector<WorkPiece> pieces;
  cells.forEachHex(grown(bounds, 1.0), [&](hex::Hex hex, hex::Point centre) {
    if (cells.cell(hex).sides == 0) return;
    for (int i = 0; i < 3; ++i) {
      const hex::Hexside side = hex::hexside(hex, i);
      if (!sideAt(cells, side)) continue;
      const hex::Point next = cells.layout().centre(hex::neighbour(hex, i));
      if (!toQt(grown(bounds, 0.5)).contains((toQt(centre) + toQt(next)) / 2)) continue;
      for (WorkPiece& piece : worksOn(cells, side)) pieces.push_back(std::move(piece));
    }
  });
  return pieces;
}

double workWidth(Pattern pattern) {
  switch (pattern) {
    case Pattern::Wall: return 0.040;
    case Pattern::Fence: return 0.046;
    case Pattern::Palisade: return 0.050;
    case Pattern::Hedge: return 0.058;
    case Pattern::Ditch: return 0.064;
    case Pattern::Embankment: return 0.074;
    case Pattern::Abatis: return 0.080;
    case Pattern::FortifiedLine: return 0.084;
    default: return 0.05;
  }
}

}  // namespace redoubt::render
