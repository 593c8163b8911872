#include "editor/render/grounds/furlong.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "editor/render/area_shape.h"
#include "editor/render/links/way_curves.h"
#include "editor/render/map_geometry.h"
#include "editor/render/noise.h"
#include "editor/render/ribbon.h"

namespace redoubt::render {
namespace {

constexpr double kHalfLength = 0.46;  // of a single furlong
constexpr double kHalfBreadth = 0.36;
constexpr double kBrickLength = 0.5;  // half of it; bricks of that size cover the plane like hexes
constexpr double kBrickBreadth = 0.4330127;
constexpr double kBalk = 0.006;    // half its breadth
constexpr double kBow = 0.035;     // the bend of straight balks
constexpr double kBowScale = 1.6;  // and the length over which it varies
constexpr double kRagged = 0.09;   // the difference between ends of strips
constexpr double kAir = 0.03;      // distance of strips from obstacles
constexpr ObstacleKinds kInTheWay = ObstacleKind::Water | ObstacleKind::Way | ObstacleKind::Work | ObstacleKind::House |
                                    ObstacleKind::Garden | ObstacleKind::Slope;

QPointF turned(QPointF vector, double angle) {
  return {vector.x() * std::cos(angle) - vector.y() * std::sin(angle),
          vector.x() * std::sin(angle) + vector.y() * std::cos(angle)};
}

QPointF directionOf(const MapCells& cells, hex::Hex hex, int side) {
  return unit(toQt(cells.layout().centre(hex::neighbour(hex, side))) - toQt(cells.layout().centre(hex)));
}

// The direction of the ways through a hex: of those on the sides that are farthest apart.
std::optional<QPointF> wayThrough(const MapCells& cells, hex::Hex hex) {
  std::vector<int> sides;
  for (int side = 0; side < hex::kSides; ++side) {
    if (wayAcross(cells, hex::hexside(hex, side))) sides.push_back(side);
  }
  if (sides.empty()) return std::nullopt;
  if (sides.size() == 1) return directionOf(cells, hex, sides.front());
  QPointF widest;
  for (const int a : sides) {
    for (const int b : sides) {
      const QPointF chord = directionOf(cells, hex, a) - directionOf(cells, hex, b);
      if (QPointF::dotProduct(chord, chord) > QPointF::dotProduct(widest, widest) + 0.1) widest = chord;
    }
  }
  return unit(widest);
}

// The direction of the way through a hex, or through a neighbouring one.
std::optional<QPointF> wayNear(const MapCells& cells, hex::Hex hex) {
  std::optional<QPointF> way = wayThrough(cells, hex);
  for (int side = 0; side < hex::kSides && !way; ++side) way = wayThrough(cells, hex::neighbour(hex, side));
  return way;
}

// Neighbourhoods are the areas nearest to points scattered over the plane.
Lie lieOf(const MapCells& cells, hex::Hex hex) {
  constexpr double kSpacing = 2.7;
  const hex::Point centre = cells.layout().centre(hex);
  const int x = static_cast<int>(std::floor(centre.x / kSpacing));
  const int y = static_cast<int>(std::floor(centre.y / kSpacing));
  double least = 1e9;
  Lie lie;
  for (int j = y - 1; j <= y + 1; ++j) {
    for (int i = x - 1; i <= x + 1; ++i) {
      const double off =
          std::hypot((i + unitAt(i, j, 95)) * kSpacing - centre.x, (j + unitAt(i, j, 96)) * kSpacing - centre.y);
      if (off >= least) continue;
      least = off;
      lie = {static_cast<int>(unitAt(i, j, 97) * 2.999), unitAt(i, j, 98) < 0.5};
    }
  }
  const auto way = wayNear(cells, hex);
  if (!way) return lie;
  double straightest = 0;
  for (int axis = 0; axis < 3; ++axis) {
    const double along = std::abs(QPointF::dotProduct(*way, directionOf(cells, hex, axis)));
    if (along < straightest + 0.01) continue;
    straightest = along;
    lie.axis = axis;
  }
  return lie;
}

}  // namespace

Furlong::Furlong(const MapCells& cells, hex::Hex hex, hex::Point centre)
    : cells_(cells), hex_(hex), centre_(toQt(centre)), lie_(lieOf(cells, hex)) {
  for (int side = 0; side < hex::kSides; ++side) joins_[static_cast<std::size_t>(side)] = joins(side);
  const bool isAlone = std::none_of(joins_.begin(), joins_.end(), [](bool joins) { return joins; });
  lengthways_ = isAlone ? ownDirection() : directionOf(cells, hex, lie_.axis);
  shape_ = QPolygonF{{centre_.x() - 1, centre_.y() - 1},
                     {centre_.x() + 1, centre_.y() - 1},
                     {centre_.x() + 1, centre_.y() + 1},
                     {centre_.x() - 1, centre_.y() + 1}};
  for (int end = 0; end < 4; ++end) clip(brickEdge(turned(lengthways_, end * M_PI / 2), end));
  for (int side = 0; side < hex::kSides; ++side) {
    if (isField(side) && !joins_[static_cast<std::size_t>(side)]) clip(hexEdge(side));
    if (isMargin(side)) clip(marginEdge(side));
  }
}

void Furlong::clip(const HalfPlane& half) {
  QPolygonF result;
  const auto over = [&](QPointF point) { return QPointF::dotProduct(point - half.at, half.outward); };
  for (qsizetype i = 0; i < shape_.size(); ++i) {
    const QPointF a = shape_[i];
    const QPointF b = shape_[(i + 1) % shape_.size()];
    const double fromA = over(a);
    const double fromB = over(b);
    if (fromA <= 0) result << a;
    if ((fromA < 0 && fromB > 0) || (fromA > 0 && fromB < 0)) result << a + (b - a) * (fromA / (fromA - fromB));
  }
  shape_ = result;
}

QPointF Furlong::along() const {
  return lie_.isAcross ? turned(lengthways_, M_PI / 2) : lengthways_;
}

QPointF Furlong::across() const {
  return {-along().y(), along().x()};
}

bool Furlong::meetsField(QPointF outward) const {
  for (int side = 0; side < hex::kSides; ++side) {
    if (isField(side) && QPointF::dotProduct(directionOf(cells_, hex_, side), outward) > 0.75) return true;
  }
  return false;
}

double Furlong::random(int which) const {
  return unitAt(hex_.q * 64 + which, hex_.r, 91);
}

bool Furlong::isField(int side) const {
  return cells_.kind(groundAt(cells_, hex::neighbour(hex_, side)).terrain).pattern == Pattern::Fields;
}

// Whether the furlong of a neighbour is a brick of the same wall.
bool Furlong::joins(int side) const {
  return isField(side) && lieOf(cells_, hex::neighbour(hex_, side)).axis == lie_.axis;
}

// A furlong without adjacent ones lies exactly along the way, or across it.
QPointF Furlong::ownDirection() const {
  const auto way = wayNear(cells_, hex_);
  return turned(way ? *way : directionOf(cells_, hex_, lie_.axis), 0.16 * (random(3) - 0.5));
}

// The row of bricks that a hex is in; rows are counted across the axis.
int Furlong::rowOf(hex::Hex hex) const {
  const hex::Hex step = hex::neighbour(hex::Hex{}, lie_.axis);
  return step.q * hex.r - step.r * hex.q;
}

Furlong::HalfPlane Furlong::brickEdge(QPointF outward, int end) const {
  const bool isEnd = end % 2 == 0;
  for (int side = 0; side < hex::kSides; ++side) {
    const bool isBeyond = QPointF::dotProduct(directionOf(cells_, hex_, side), outward) > (isEnd ? 0.9 : 0.5);
    if (!isBeyond || !joins_[static_cast<std::size_t>(side)]) continue;
    const hex::Hex next = hex::neighbour(hex_, side);
    const double reach = isEnd ? kBrickLength + slideOf(side) : kBrickBreadth + shiftOf(next);
    return {centre_ + outward * (reach - kBalk), outward};
  }
  const double reach = (isEnd ? kHalfLength : kHalfBreadth) * (0.92 + 0.12 * random(20 + end));
  return {centre_ + QPointF(0, 0.02) + outward * reach, outward};
}

// The distance of the balk towards a brick of the same row from its middle position, seen from here.
double Furlong::slideOf(int side) const {
  const hex::Hexside shared = hex::hexside(hex_, side);
  const double slide = 0.18 * (unitAt(shared.hex.q * 8 + shared.side, shared.hex.r, 93) - 0.5);
  return shared.hex == hex_ ? slide : -slide;
}

// The same for the balk towards the next row.
double Furlong::shiftOf(hex::Hex next) const {
  const int row = rowOf(hex_);
  const int other = rowOf(next);
  const double shift = 0.10 * (unitAt(lie_.axis, std::min(row, other), 99) - 0.5);
  return row < other ? shift : -shift;
}

// Whether the hex is off the map and the neighbour is a hex of the map without fields.
bool Furlong::isMargin(int side) const {
  return !cells_.cell(hex_).isOnMap && cells_.cell(hex::neighbour(hex_, side)).isOnMap && !isField(side);
}

// There no corner must cross the hexside, because on the map it would be an isolated scrap.
Furlong::HalfPlane Furlong::marginEdge(int side) const {
  const QPointF outward = directionOf(cells_, hex_, side);
  return {centre_ + outward * (0.5 - kBow), outward};
}

// The edge towards a furlong of another direction: near the hexside.
Furlong::HalfPlane Furlong::hexEdge(int side) const {
  const QPointF outward = directionOf(cells_, hex_, side);
  const hex::Hexside shared = hex::hexside(hex_, side);
  const double turn = 0.26 * (unitAt(shared.hex.q * 8 + shared.side, shared.hex.r, 94) - 0.5);
  const QPointF square = turned(outward, turn);
  return {centre_ + outward * (0.5 + slideOf(side) * 0.4) - square * kBalk, square};
}

double Strip::length() const {
  const QPointF off = nearTo - nearFrom;
  return std::hypot(off.x(), off.y());
}

double Strip::breadth() const {
  const QPointF off = far(0.5) - near(0.5);
  return std::hypot(off.x(), off.y());
}

QPolygonF Strip::part(const Part& part) const {
  return {near(part.nearFrom), near(part.nearTo), far(part.farTo), far(part.farFrom)};
}

namespace {

// The chord of a convex shape at `offset` across from the furlong's centre; nothing if it misses.
std::optional<std::pair<double, double>> chord(const Furlong& furlong, double offset) {
  double least = 1e9;
  double most = -1e9;
  const QPolygonF& shape = furlong.shape();
  for (qsizetype i = 0; i < shape.size(); ++i) {
    const QPointF a = shape[i] - furlong.centre();
    const QPointF b = shape[(i + 1) % shape.size()] - furlong.centre();
    const double fromA = QPointF::dotProduct(a, furlong.across()) - offset;
    const double fromB = QPointF::dotProduct(b, furlong.across()) - offset;
    if (fromA * fromB > 0 || fromA == fromB) continue;
    const double at = QPointF::dotProduct(a + (b - a) * (fromA / (fromA - fromB)), furlong.along());
    least = std::min(least, at);
    most = std::max(most, at);
  }
  if (least >= most) return std::nullopt;
  return std::pair(least, most);
}

}  // namespace

std::vector<Strip> stripsOf(const Furlong& furlong) {
  double top = 1e9;
  double bottom = -1e9;
  for (const QPointF& point : furlong.shape()) {
    const double at = QPointF::dotProduct(point - furlong.centre(), furlong.across());
    top = std::min(top, at);
    bottom = std::max(bottom, at);
  }
  std::vector<Strip> strips;
  if (bottom - top < 0.15) return strips;
  const int count = std::clamp(static_cast<int>(std::lround((bottom - top) / 0.155 + furlong.random(30) - 0.5)), 3, 6);
  const bool meetsAtStart = furlong.meetsField(-furlong.along());
  const bool meetsAtEnd = furlong.meetsField(furlong.along());
  const double inset = 0.012;  // where a corner would make a strip a needle
  for (int i = 0; i < count; ++i) {
    const auto border = [&](int k) {
      const double even = top + (bottom - top) * k / count;
      return k == 0 ? even + inset : k == count ? even - inset : even + 0.03 * (furlong.random(31 + k) - 0.5);
    };
    const double from = border(i);
    const double to = border(i + 1);
    const auto near = chord(furlong, from);
    const auto far = chord(furlong, to);
    if (!near || !far) continue;
    const double start = meetsAtStart ? 0 : kRagged * furlong.random(40 + i);
    const double end = meetsAtEnd ? 0 : kRagged * furlong.random(50 + i);
    const auto place = [&](double u, double v) {
      const QPointF at = furlong.centre() + furlong.along() * u + furlong.across() * v;
      return toQt(wobbled(toMap(at), kBow, kBowScale, 92));
    };
    const Strip strip{place(near->first + start, from), place(near->second - end, from), place(far->first + start, to),
                      place(far->second - end, to)};
    if (strip.length() > 0.12) strips.push_back(strip);
  }
  return strips;
}

namespace {

// One end of a free part of a strip, extended along the edges of the strip as far as they are free, so that it follows
// an oblique way. `ahead` is 1 for the last end of both edges, -1 for their beginning.
std::pair<double, double> drawnOut(const Strip& strip, const Obstacles& obstacles, double square, double ahead) {
  constexpr double kSlant = 1.8;  // of the breadth
  constexpr int kSteps = 9;
  const double most = kSlant * strip.breadth() / strip.length();
  const auto reach = [&](bool isFar) {
    double free = 0;
    for (int i = 1; i <= kSteps; ++i) {
      const double t = square + ahead * most * i / kSteps;
      const QPointF at = isFar ? strip.far(t) : strip.near(t);
      if (t < 0 || t > 1 || !obstacles.isFree(at, kAir / 2, kInTheWay)) break;
      free = most * i / kSteps;
    }
    return free;
  };
  const double near = reach(false);
  const double far = reach(true);
  for (const double share : {1.0, 0.75, 0.5, 0.25}) {
    const std::pair end(square + ahead * near * share, square + ahead * far * share);
    const QPolygonF added{strip.near(square), strip.near(end.first), strip.far(end.second), strip.far(square)};
    if (obstacles.isFree(added, kInTheWay) &&
        obstacles.isFree(strip.near(end.first), strip.far(end.second), kAir, kInTheWay)) {
      return end;
    }
  }
  return {square, square};
}

// The free parts of a strip.
std::vector<Part> freeParts(const Strip& strip, const Obstacles& obstacles) {
  if (obstacles.isFree(strip.part({}), kInTheWay)) return {Part{}};
  constexpr double kStep = 0.02;
  constexpr double kShortest = 0.09;
  std::vector<Part> parts;
  const int steps = std::max(1, static_cast<int>(std::ceil(strip.length() / kStep)));
  int first = -1;
  for (int i = 0; i <= steps + 1; ++i) {
    const double t = static_cast<double>(i) / steps;
    const bool isFree = i <= steps && obstacles.isFree(strip.near(t), strip.far(t), kAir, kInTheWay);
    if (isFree && first < 0) first = i;
    if (isFree || first < 0) continue;
    const double from = static_cast<double>(first) / steps;
    const double to = static_cast<double>(i - 1) / steps;
    if ((to - from) * strip.length() >= kShortest) {
      const auto [nearFrom, farFrom] = drawnOut(strip, obstacles, from, -1);
      const auto [nearTo, farTo] = drawnOut(strip, obstacles, to, 1);
      parts.push_back({nearFrom, nearTo, farFrom, farTo});
    }
    first = -1;
  }
  return parts;
}

bool areBeside(const Land& a, const Land& b) {
  const Land& lower = a.strip < b.strip ? a : b;
  const Land& upper = a.strip < b.strip ? b : a;
  return lower.strip + 1 == upper.strip && lower.part.farFrom < upper.part.nearTo &&
         upper.part.nearFrom < lower.part.farTo;
}

}  // namespace

std::vector<Land> landsOf(const std::vector<Strip>& strips, const Obstacles& obstacles) {
  constexpr double kScrap = 0.045;
  constexpr double kLoneStrip = 0.12;
  std::vector<Land> lands;
  for (std::size_t i = 0; i < strips.size(); ++i) {
    const double area = strips[i].length() * strips[i].breadth();
    for (const Part& part : freeParts(strips[i], obstacles)) {
      const double share = (part.nearTo - part.nearFrom + part.farTo - part.farFrom) / 2;
      lands.push_back({i, part, area * share});
    }
  }
  std::vector<Land> kept;
  std::vector<Land> block;  // adjacent ones
  while (!lands.empty()) {
    block = {lands.back()};
    lands.pop_back();
    double area = block.front().area;
    for (std::size_t i = 0; i < block.size(); ++i) {
      const Land from = block[i];
      const auto rest =
          std::partition(lands.begin(), lands.end(), [&](const Land& land) { return !areBeside(from, land); });
      for (auto land = rest; land != lands.end(); ++land) area += land->area;
      block.insert(block.end(), rest, lands.end());
      lands.erase(rest, lands.end());
    }
    if (area >= (block.size() > 1 ? kScrap : kLoneStrip)) kept.insert(kept.end(), block.begin(), block.end());
  }
  return kept;
}

}  // namespace redoubt::render
