#include "editor/render/way_curves.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "editor/render/map_geometry.h"
#include "editor/render/noise.h"
#include "editor/render/ribbon.h"

namespace redoubt::render {
namespace {

struct Arm {
  int side = 0;
  QPointF from;    // on the hexside
  QPointF inward;  // square to it
  std::uint16_t kind = 0;
  Pattern pattern = Pattern::Unknown;
};

int rank(Pattern pattern) {
  return pattern == Pattern::Road ? 2 : pattern == Pattern::Track ? 1 : 0;
}

Arm armAt(const MapCells& cells, hex::Hex hex, int side) {
  Arm arm;
  arm.side = side;
  arm.from = toQt(crossingPoint(cells, hex::hexside(hex, side)));
  arm.inward = unit(toQt(cells.layout().centre(hex)) - toQt(cells.layout().centre(hex::neighbour(hex, side))));
  return arm;
}

std::vector<Arm> armsOf(const MapCells& cells, hex::Hex hex) {
  std::vector<Arm> arms;
  for (int side = 0; side < hex::kSides; ++side) {
    const SideCell* cell = cells.side(cells.layout().toKey(hex::hexside(hex, side)));
    if (!cell) continue;
    std::optional<Arm> best;
    for (const std::uint16_t link : cell->links) {
      const TerrainKind& kind = cells.kind(link);
      if (!kind.isWay() || (best && rank(best->pattern) >= rank(kind.pattern))) continue;
      best = armAt(cells, hex, side);
      best->kind = link;
      best->pattern = kind.pattern;
    }
    if (best) arms.push_back(*best);
  }
  return arms;
}

int turn(const Arm& a, const Arm& b) {
  const int apart = hex::wrapped(a.side - b.side);
  return std::min(apart, hex::kSides - apart);  // 3 is straight on
}

// Where a way that ends at the map's edge leaves it: straight ahead, or half to one side.
std::optional<Arm> wayOut(const MapCells& cells, hex::Hex hex, const Arm& arm) {
  const Pattern ground = cells.pattern(hex);
  if (ground == Pattern::Village || ground == Pattern::Castle) return std::nullopt;
  for (const int ahead : {3, 2, 4}) {
    const int side = hex::wrapped(arm.side + ahead);
    if (cells.cell(hex::neighbour(hex, side)).isOnMap) continue;
    Arm out = armAt(cells, hex, side);
    out.kind = arm.kind;
    out.pattern = arm.pattern;
    return out;
  }
  return std::nullopt;
}

WayPiece through(const Arm& a, const Arm& b) {
  const double reach = 0.12 + 0.18 * std::hypot(b.from.x() - a.from.x(), b.from.y() - a.from.y());
  return {{a.from, a.from + a.inward * reach, b.from + b.inward * reach, b.from}, a.kind};
}

// The two halves of a curve, cut in its middle.
std::array<WayPiece, 2> halves(const WayPiece& piece, std::uint16_t secondKind) {
  const auto& c = piece.curve;
  const QPointF ab = (c[0] + c[1]) / 2;
  const QPointF bc = (c[1] + c[2]) / 2;
  const QPointF cd = (c[2] + c[3]) / 2;
  const QPointF middle = (ab + 2 * bc + cd) / 4;
  return {WayPiece{{c[0], ab, (ab + bc) / 2, middle}, piece.kind},
          WayPiece{{middle, (bc + cd) / 2, cd, c[3]}, secondKind}};
}

WayPiece joining(const Arm& arm, QPointF junction) {
  return {{arm.from, arm.from + arm.inward * 0.22, junction + (arm.from - junction) * 0.3, junction}, arm.kind};
}

// The pair of the strongest, then straightest ways comes first.
void putThroughPairFirst(std::vector<Arm>& arms) {
  std::pair<std::size_t, std::size_t> best{0, 1};
  int bestScore = -1;
  for (std::size_t i = 0; i < arms.size(); ++i) {
    for (std::size_t j = i + 1; j < arms.size(); ++j) {
      const int weaker = std::min(rank(arms[i].pattern), rank(arms[j].pattern));
      const int score = weaker * 10 + turn(arms[i], arms[j]);
      if (score > bestScore) {
        bestScore = score;
        best = {i, j};
      }
    }
  }
  std::swap(arms[0], arms[best.first]);
  std::swap(arms[1], arms[best.second]);
}

}  // namespace

QPointF WayPiece::at(double t) const {
  const double u = 1 - t;
  return curve[0] * (u * u * u) + curve[1] * (3 * u * u * t) + curve[2] * (3 * u * t * t) + curve[3] * (t * t * t);
}

QPointF WayPiece::tangent(double t) const {
  const double u = 1 - t;
  return (curve[1] - curve[0]) * (u * u) + (curve[2] - curve[1]) * (2 * u * t) + (curve[3] - curve[2]) * (t * t);
}

std::vector<QPointF> WayPiece::points(int count) const {
  std::vector<QPointF> result;
  for (int i = 0; i < count; ++i) result.push_back(at(static_cast<double>(i) / (count - 1)));
  return result;
}

hex::Point crossingPoint(const MapCells& cells, const hex::Hexside& side) {
  const hex::Point a = cells.layout().centre(side.hex);
  const hex::Point b = cells.layout().centre(hex::neighbour(side.hex, side.side));
  const double slide =
      0.05 * (2 * unitAt(side.hex.q * 3 + side.side, side.hex.r, 111) - 1) + (std::abs(a.x - b.x) < 0.1 ? 0.19 : 0.0);
  const double dx = std::abs(a.y - b.y);
  const double dy = a.y > b.y ? b.x - a.x : a.x - b.x;
  return {(a.x + b.x) / 2 + dx * slide, (a.y + b.y) / 2 + dy * slide};
}

std::vector<WayPiece> waysOf(const MapCells& cells, hex::Hex hex) {
  std::vector<Arm> arms = armsOf(cells, hex);
  if (arms.empty()) return {};
  if (arms.size() == 1) {
    if (const auto out = wayOut(cells, hex, arms[0])) {
      arms.push_back(*out);
    } else {
      WayPiece end = joining(arms[0], toQt(cells.layout().centre(hex)));
      end.endsInside = true;
      return {end};
    }
  }
  putThroughPairFirst(arms);
  const WayPiece trunk = through(arms[0], arms[1]);
  std::vector<WayPiece> pieces;
  if (arms[0].kind == arms[1].kind) {
    pieces.push_back(trunk);
  } else {
    const auto [first, second] = halves(trunk, arms[1].kind);
    pieces = {first, second};
  }
  for (std::size_t i = 2; i < arms.size(); ++i) pieces.push_back(joining(arms[i], trunk.at(0.5)));
  return pieces;
}

}  // namespace redoubt::render
