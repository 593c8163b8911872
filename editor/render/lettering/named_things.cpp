#include "editor/render/lettering/named_things.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

#include "editor/render/map_geometry.h"

namespace redoubt::render {
namespace {

constexpr double kNear = 3.2;      // the greatest distance of the thing that a name is for
constexpr double kWide = 7;        // how far a thing is followed from the point where it is found
constexpr std::size_t kMost = 90;  // hexes

using Belongs = std::function<bool(hex::Hex)>;

std::optional<hex::Hex> nearestHex(const MapCells& cells, QPointF at, const Belongs& belongs) {
  std::optional<hex::Hex> nearest;
  double least = kNear;
  cells.forEachHex(grown({at.x(), at.y(), at.x(), at.y()}, kNear), [&](hex::Hex hex, hex::Point centre) {
    const double distance = apart(toQt(centre), at);
    if (distance >= least || !cells.cell(hex).isOnMap || !belongs(hex)) return;
    least = distance;
    nearest = hex;
  });
  return nearest;
}

std::optional<NamedHexes> hexesNear(const MapCells& cells, QPointF at, const Belongs& belongs) {
  const auto first = nearestHex(cells, at, belongs);
  if (!first) return std::nullopt;
  NamedHexes found{{*first}, {}};
  std::vector<hex::Hex> queue{*first};
  const QPointF start = toQt(cells.layout().centre(*first));
  for (std::size_t i = 0; i < queue.size() && queue.size() < kMost; ++i) {
    for (int side = 0; side < hex::kSides; ++side) {
      const hex::Hex next = hex::neighbour(queue[i], side);
      if (!cells.cell(next).isOnMap || !belongs(next)) continue;
      if (apart(toQt(cells.layout().centre(next)), start) > kWide) continue;
      if (found.hexes.insert(next).second) queue.push_back(next);
    }
  }
  for (const hex::Hex hex : found.hexes) found.middle += toQt(cells.layout().centre(hex));
  found.middle /= static_cast<double>(found.hexes.size());
  return found;
}

std::optional<NamedHexes> hexesNear(const MapCells& cells, QPointF at, std::initializer_list<Pattern> patterns) {
  return hexesNear(cells, at, [&cells, patterns](hex::Hex hex) {
    return std::find(patterns.begin(), patterns.end(), cells.pattern(hex)) != patterns.end();
  });
}

using Line = std::vector<QPointF>;

// The direction of a line at its end, from a stretch of it.
QPointF headingOf(const Line& line) {
  const std::size_t last = line.size() - 1;
  const QPointF way = line[last] - line[last - std::min<std::size_t>(last, 3)];
  const double length = std::hypot(way.x(), way.y());
  return length > 0 ? way / length : QPointF(1, 0);
}

// How pieces are joined to a course.
struct Joining {
  double joint = 0.12;       // between the ends of pieces that meet, at most
  bool endsAtForks = false;  // where a third piece ends
};

// The straightest of the pieces that continue at the end of `line`; null at the end of the course. Each piece that ends
// there is reversed so that it begins there.
Line* nextOf(const Line& line, std::vector<Line>& pieces, const Joining& joining) {
  constexpr double kFork = 0.12;
  constexpr double kStraight = -0.3;  // the cosine of an angle that is too sharp for a course
  Line* best = nullptr;
  double straightest = kStraight;
  int branches = 0;
  for (Line& piece : pieces) {
    if (piece.size() < 2) continue;
    if (apart(piece.back(), line.back()) < apart(piece.front(), line.back())) std::reverse(piece.begin(), piece.end());
    if (apart(piece.front(), line.back()) <= kFork) ++branches;
    if (apart(piece.front(), line.back()) > joining.joint) continue;
    const std::size_t ahead = std::min<std::size_t>(piece.size() - 1, 3);
    const QPointF way = piece[ahead] - piece.front();
    const double along = QPointF::dotProduct(way, headingOf(line)) / std::max(std::hypot(way.x(), way.y()), 1e-9);
    if (along <= straightest) continue;
    straightest = along;
    best = &piece;
  }
  return joining.endsAtForks && branches > 1 ? nullptr : best;
}

// Adds continuing pieces to the end of `line` while it is shorter than `most`.
void follow(Line& line, std::vector<Line>& pieces, double most, const Joining& joining) {
  for (double length = 0; length < most;) {
    Line* next = nextOf(line, pieces, joining);
    if (!next) return;
    for (std::size_t i = 1; i < next->size(); ++i) {
      length += apart((*next)[i], line.back());
      line.push_back((*next)[i]);
    }
    next->clear();
  }
}

// The piece nearest to `at`, with continuing pieces on both sides.
Line joined(std::vector<Line> pieces, QPointF at, double reach, const Joining& joining) {
  const auto nearest = std::min_element(pieces.begin(), pieces.end(), [&](const Line& a, const Line& b) {
    return distanceTo(a, at) < distanceTo(b, at);
  });
  if (nearest == pieces.end() || distanceTo(*nearest, at) > kNear) return {};
  Line line = std::exchange(*nearest, {});
  // The same direction of a course for any place of the name on it.
  if (line.back().x() < line.front().x()) std::reverse(line.begin(), line.end());
  follow(line, pieces, reach, joining);
  std::reverse(line.begin(), line.end());
  follow(line, pieces, reach, joining);
  std::reverse(line.begin(), line.end());
  return line;
}

}  // namespace

// Roots are taken once: this is asked for each place that a name could have.
double distanceTo(const std::vector<QPointF>& line, QPointF at) {
  if (line.empty()) return std::numeric_limits<double>::max();
  const auto square = [&](QPointF point) { return QPointF::dotProduct(point - at, point - at); };
  double least = square(line.front());
  for (const QPointF point : line) least = std::min(least, square(point));
  return std::sqrt(least);
}

std::optional<NamedHexes> settlementNear(const MapCells& cells, QPointF at) {
  return hexesNear(cells, at, {Pattern::Village, Pattern::Castle});
}

std::optional<NamedHexes> woodNear(const MapCells& cells, QPointF at) {
  return hexesNear(cells, at, {Pattern::Woods, Pattern::Park});
}

std::optional<NamedHexes> lakeNear(const MapCells& cells, QPointF at) {
  return hexesNear(cells, at, {Pattern::Water, Pattern::Marsh});
}

std::optional<NamedHexes> castleNear(const MapCells& cells, QPointF at) {
  constexpr double kBeside = 2;
  auto castle = hexesNear(cells, at, {Pattern::Castle});
  if (castle && apart(castle->middle, at) > kBeside) return std::nullopt;
  return castle;
}

std::vector<NamedHexes> heightsNear(const MapCells& cells, QPointF at) {
  const int plain = std::min(0, cells.minLevel());
  const auto standsOut = [&](hex::Hex hex) {
    return cells.pattern(hex) == Pattern::Hill || cells.cell(hex).level > plain;
  };
  std::vector<NamedHexes> heights;
  const auto first = nearestHex(cells, at, standsOut);
  if (!first) return heights;
  const QPointF top = toQt(cells.layout().centre(*first));
  for (int level = cells.cell(*first).level; level == cells.cell(*first).level || level > plain; --level) {
    auto height = hexesNear(cells, top, [&](hex::Hex hex) { return standsOut(hex) && cells.cell(hex).level >= level; });
    if (heights.empty() || height->hexes != heights.back().hexes) heights.push_back(*std::move(height));
  }
  return heights;
}

std::vector<QPointF> waterCourseNear(const NameGround& ground, QPointF at, double reach, bool endsAtForks) {
  std::vector<Line> pieces;
  std::optional<Pattern> pattern;
  double least = kNear;
  for (const WaterPiece& water : ground.waters()) {
    if (const double distance = distanceTo(water.points, at); distance < least) {
      least = distance;
      pattern = ground.cells().kind(water.kind).pattern;
    }
  }
  for (const WaterPiece& water : ground.waters()) {
    if (pattern == ground.cells().kind(water.kind).pattern) pieces.push_back(water.points);
  }
  // A tributary, and the range of its name, ends at the joint of the two continuous pieces.
  constexpr double kJoint = 0.01;
  return joined(std::move(pieces), at, reach, {kJoint, endsAtForks});
}

std::vector<QPointF> wayNear(const NameGround& ground, QPointF at, double reach) {
  constexpr double kLesser = 0.5;  // by how much a road can be farther away than a lane or track and still be chosen
  std::vector<Line> pieces;
  QPointF anchor = at;
  double least = kNear;
  for (const WayPiece& way : ground.plan().ways) {
    if (way.isVillageLane) continue;
    pieces.push_back(way.line);
    const bool isRoad = ground.cells().kind(way.kind).pattern == Pattern::Road;
    const double distance = distanceTo(way.line, at) + (isRoad ? 0 : kLesser);
    if (distance >= least) continue;
    least = distance;
    anchor = *std::min_element(way.line.begin(), way.line.end(),
                               [&](QPointF a, QPointF b) { return apart(a, at) < apart(b, at); });
  }
  return joined(std::move(pieces), anchor, reach, {});
}

}  // namespace redoubt::render
