#include "editor/render/hexsides/slopes.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "editor/render/area_shape.h"
#include "editor/render/hexsides/side_curve.h"
#include "editor/render/map_geometry.h"
#include "editor/render/noise.h"
#include "editor/render/ribbon.h"

namespace redoubt::render {
namespace {

constexpr int kSlopePoints = 15;       // to a piece
constexpr double kPull = 0.34;         // about the smoothing of a corner by a Gaussian of half a side
constexpr double kStrokeRoom = 0.105;  // for hachures above a number
constexpr double kNumberRise = 0.035;  // shift up the sheet of all slopes that fall towards numbers
constexpr double kHigherBank = 0.11;   // distance from water along the slope
constexpr double kLowerBank = 0.05;

// The higher hex of a side, and the difference.
struct Descent {
  hex::Hex high;
  hex::Hex low;
  Grade grade = Grade::Gentle;
  bool bothWays = false;
  std::uint16_t kind = 0;
};

Grade gradeOf(Pattern pattern, int drop) {
  if (drop >= 3) return Grade::Rock;
  return drop == 2 || pattern == Pattern::Escarpment ? Grade::Steep : Grade::Gentle;
}

// The edge of a hill: if levels are given, only towards lower hexes.
std::optional<Descent> rimOf(const MapCells& cells, const hex::Hexside& side) {
  hex::Hex high = side.hex;
  hex::Hex low = hex::neighbour(side.hex, side.side);
  if (cells.kind(groundAt(cells, high).terrain).pattern != Pattern::Hill) std::swap(high, low);
  const Cell hill = groundAt(cells, high);
  const Cell other = groundAt(cells, low);
  if (cells.kind(hill.terrain).pattern != Pattern::Hill || cells.kind(other.terrain).pattern == Pattern::Hill) {
    return std::nullopt;
  }
  if ((hill.level != 0 || other.level != 0) && hill.level <= other.level) return std::nullopt;
  return Descent{high, low, Grade::HillEdge, false, hill.terrain};
}

// The slope on a hexside by its rows.
std::optional<Descent> slopeOn(const MapCells& cells, const hex::Hexside& side) {
  const SideCell* cell = sideAt(cells, side);
  if (!cell || !isOnMap(cells, side)) return std::nullopt;
  for (const SideFeature& feature : cell->features) {
    const TerrainKind& kind = cells.kind(feature.kind);
    if (!kind.isSlope()) continue;
    const hex::Hex across = hex::neighbour(side.hex, side.side);
    const int drop = cells.cell(side.hex).level - cells.cell(across).level;
    const bool isNearHigh = feature.high ? *feature.high == model::HighSide::Near : drop > 0;
    return Descent{isNearHigh ? side.hex : across, isNearHigh ? across : side.hex,
                   gradeOf(kind.pattern, std::abs(drop)), !feature.high && drop == 0, feature.kind};
  }
  return std::nullopt;
}

// A slope that reaches the map's edge continues off the map, between the terrain that continues there.
std::optional<Descent> slopeBeyond(const MapCells& cells, const hex::Hexside& side) {
  const hex::Hex across = hex::neighbour(side.hex, side.side);
  if (cells.cell(side.hex).isOnMap && cells.cell(across).isOnMap) return std::nullopt;
  const hex::Hex near = groundHex(cells, side.hex);
  const auto between = hex::sideTowards(near, groundHex(cells, across));
  if (!between) return std::nullopt;
  std::optional<Descent> descent = slopeOn(cells, hex::hexside(near, *between));
  if (!descent) return std::nullopt;
  const bool isNearHigh = descent->high == near;
  descent->high = isNearHigh ? side.hex : across;
  descent->low = isNearHigh ? across : side.hex;
  return descent;
}

std::optional<Descent> descentOf(const MapCells& cells, const hex::Hexside& side) {
  if (const auto slope = slopeOn(cells, side)) return slope;
  if (const auto slope = slopeBeyond(cells, side)) return slope;
  return rimOf(cells, side);
}

// The continuation of the crest beyond a vertex: round the same high ground, or round the same low ground.
std::optional<SideArm> crestBeyond(const MapCells& cells, const hex::Hexside& side, const Descent& descent,
                                   hex::Vertex vertex) {
  std::optional<SideArm> found;
  for (const SideArm& arm : armsOf(vertex)) {
    if (arm.side == side) continue;
    const std::optional<Descent> next = descentOf(cells, arm.side);
    if (!next || next->bothWays != descent.bothWays) continue;
    const bool goesOn = descent.bothWays || next->high == descent.high || next->low == descent.low;
    if (!goesOn) continue;
    if (!found || next->grade == descent.grade) found = arm;
  }
  return found;
}

// Slopes that fall down the sheet have numbers below their hachures. There the crest runs near the hexes' upper
// vertices, and is moved up to these where it would follow the vertices between.
// Rows of flat-top hexes are staggered by half a hex, and their spurs are moved up further.
double pullOf(const MapCells& cells, QPointF inwards, bool isSpur) {
  const bool isFlat = cells.layout().orientation() == hex::Orientation::Flat;
  if (isSpur && inwards.y() < -0.1) return isFlat ? 0.78 : 0.62;
  if (!isSpur && inwards.y() > 0.1) return 0.16;
  return kPull;
}

Knot crestKnot(const MapCells& cells, const hex::Hexside& side, const Descent& descent, hex::Vertex at) {
  const std::optional<SideArm> next = crestBeyond(cells, side, descent, at);
  const QPointF place = toQt(cells.layout().point(at));
  if (!next) return {place, {}};
  const hex::Vertex before = farEnd(side, at);
  const QPointF inwards = toQt(cells.layout().point(before)) + toQt(cells.layout().point(next->far)) - 2 * place;
  const bool isSpur = descentOf(cells, next->side)->high == descent.high;  // otherwise round the same low ground
  return knotThrough(cells, before, at, next->far, pullOf(cells, inwards, isSpur));
}

// The distance above the crest at which strokes begin; on a bank that would be too far up.
double begunAbove(const SlopePiece& piece, std::size_t i) {
  return hachureRise(piece.grade) + 0.03 * std::max(piece.down[i].y(), 0.0) - 0.02;
}

// Hachures along water are on the higher bank; if the number is on that bank, on the lower one. Towards ends where the
// water runs in another direction they follow the water's line.
void moveOffWater(const MapCells& cells, SlopePiece& piece, bool toLowerBank) {
  const auto shareAt = [&](hex::Vertex vertex) {
    for (const SideArm& arm : armsOf(vertex)) {
      if (arm.side != piece.side && hasWater(cells, arm.side) && descentOf(cells, arm.side)) return 1.0;
    }
    return 0.4;
  };
  const std::array<hex::Vertex, 2> ends = hex::verticesOf(piece.side);
  const double from = shareAt(ends[0]);
  const double to = shareAt(ends[1]);
  for (std::size_t i = 0; i < piece.crest.size(); ++i) {
    const double t = static_cast<double>(i) / (kSlopePoints - 1);
    const double share = std::min({1.0, from + 3 * t, to + 3 * (1 - t)});
    piece.crest[i] += piece.down[i] * ((toLowerBank ? kLowerBank : -kHigherBank) * share + begunAbove(piece, i));
  }
}

}  // namespace

std::optional<SlopePiece> slopePiece(const MapCells& cells, const hex::Hexside& side) {
  const std::optional<Descent> descent = descentOf(cells, side);
  if (!descent) return std::nullopt;
  const std::array<hex::Vertex, 2> ends = hex::verticesOf(side);
  const Knot from = reversed(crestKnot(cells, side, *descent, ends[0]));
  const Knot to = crestKnot(cells, side, *descent, ends[1]);
  const QPointF first = toQt(cells.layout().point(ends[0]));
  const QPointF second = toQt(cells.layout().point(ends[1]));
  SlopePiece piece{side,
                   (first + second) / 2,
                   second - first,
                   descent->grade,
                   descent->bothWays,
                   descent->kind,
                   curveBetween(from, to, kSlopePoints),
                   {},
                   {}};
  const QPointF fall = toQt(cells.layout().centre(descent->low)) - toQt(cells.layout().centre(descent->high));
  for (const QPointF along : directionsOf(piece.crest, from, to)) {
    const QPointF across(along.y(), -along.x());
    piece.down.push_back(QPointF::dotProduct(across, fall) < 0 ? -across : across);
  }
  const bool fallsToNumber = fall.y() > 0.1 || descent->bothWays;
  for (std::size_t i = 0; i < piece.crest.size(); ++i) {
    QPointF& point = piece.crest[i];
    point = toQt(wobbled(toMap(point), 0.018, 0.8, 61));
    if (!descent->bothWays) point.ry() -= kNumberRise * std::max(piece.down[i].y(), 0.0);
    if (fallsToNumber) point = liftedOverNumber(cells, point, kStrokeRoom);
  }
  if (hasWater(cells, side)) moveOffWater(cells, piece, fall.y() < -0.1 && !piece.bothWays);
  piece.room = boundsOf(piece.crest);
  return piece;
}

std::vector<SlopePiece> slopePieces(const MapCells& cells, const hex::Bounds& bounds) {
  std::vector<SlopePiece> pieces;
  cells.forEachHex(grown(bounds, 1.0), [&](hex::Hex hex, hex::Point centre) {
    for (int i = 0; i < 3; ++i) {
      const hex::Hexside side = hex::hexside(hex, i);
      const hex::Point next = cells.layout().centre(hex::neighbour(hex, i));
      if (!toQt(grown(bounds, 0.5)).contains((toQt(centre) + toQt(next)) / 2)) continue;
      if (auto piece = slopePiece(cells, side)) pieces.push_back(std::move(*piece));
    }
  });
  return pieces;
}

}  // namespace redoubt::render
