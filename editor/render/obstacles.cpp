#include "editor/render/obstacles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "editor/render/map_geometry.h"

namespace redoubt::render {
namespace {

constexpr double kSquare = 0.25;

using Shape = std::span<const QPointF>;  // a point, a line's two ends, or the corners of something convex

int squareOf(double at) {
  constexpr double kFarthest = 1e8;  // so that sums of squares stay finite
  return static_cast<int>(std::clamp(std::floor(at / kSquare), -kFarthest, kFarthest));
}

double square(QPointF vector) {
  return QPointF::dotProduct(vector, vector);
}

// The square of the distance of a point from a line.
double squareToSegment(QPointF point, QPointF a, QPointF b) {
  const QPointF along = b - a;
  const double length = square(along);
  const double t = length > 0 ? std::clamp(QPointF::dotProduct(point - a, along) / length, 0.0, 1.0) : 0.0;
  return square(point - a - along * t);
}

// Calls `visit(from, to)` for every edge until it returns true; a line has one edge.
template <class Visit>
bool anyEdge(Shape shape, Visit&& visit) {
  const QPointF* last = &shape.back();
  for (const QPointF& point : shape) {
    if ((&point != &shape.front() || shape.size() > 2) && visit(*last, point)) return true;
    last = &point;
  }
  return false;
}

bool isInside(QPointF point, Shape shape) {
  if (shape.size() < 3) return false;
  bool left = false;
  bool right = false;
  return !anyEdge(shape, [&](QPointF a, QPointF b) {
    (cross(b - a, point - a) < 0 ? left : right) = true;
    return left && right;
  });
}

// The square of the distance of a point from the edge of a line or a shape.
double squareToEdge(QPointF point, Shape shape) {
  if (shape.size() == 1) return square(point - shape[0]);
  double least = std::numeric_limits<double>::max();
  anyEdge(shape, [&](QPointF a, QPointF b) {
    least = std::min(least, squareToSegment(point, a, b));
    return false;
  });
  return least;
}

// The distance from a point to a line or a convex shape; negative inside.
double toShape(QPointF point, Shape shape) {
  const double away = std::sqrt(squareToEdge(point, shape));
  return isInside(point, shape) ? -away : away;
}

bool crossing(QPointF a, QPointF b, QPointF c, QPointF d) {
  return (cross(b - a, c - a) < 0) != (cross(b - a, d - a) < 0) &&
         (cross(d - c, a - c) < 0) != (cross(d - c, b - c) < 0);
}

bool doMeet(Shape a, Shape b) {
  return isInside(a[0], b) || isInside(b[0], a) || anyEdge(a, [&](QPointF from, QPointF to) {
           return anyEdge(b, [&](QPointF c, QPointF d) { return crossing(from, to, c, d); });
         });
}

// Whether two lines or convex shapes touch or are nearer than `room` to each other.
bool areNearer(Shape a, Shape b, double room) {
  if (doMeet(a, b)) return true;
  if (room <= 0) return false;
  const auto isNear = [&](Shape points, Shape shape) {
    return std::any_of(points.begin(), points.end(),
                       [&](QPointF point) { return squareToEdge(point, shape) < room * room; });
  };
  return isNear(a, b) || isNear(b, a);
}

hex::Bounds around(Shape shape, double radius) {
  return grown(boundsOf(shape), radius);
}

}  // namespace

Obstacles::Squares Obstacles::squaresOf(const hex::Bounds& bounds) {
  return {squareOf(bounds.left), squareOf(bounds.top), squareOf(bounds.right) + 1, squareOf(bounds.bottom) + 1};
}

std::size_t Obstacles::indexOf(int x, int y) const {
  return static_cast<std::size_t>(y - covered_.top) * static_cast<std::size_t>(covered_.right - covered_.left) +
         static_cast<std::size_t>(x - covered_.left);
}

std::size_t Obstacles::countOf(const Squares& squares) {
  return static_cast<std::size_t>(std::max(0, squares.right - squares.left)) *
         static_cast<std::size_t>(std::max(0, squares.bottom - squares.top));
}

bool Obstacles::cover(const Squares& squares) {
  const bool isFirst = first_.empty();
  if (!isFirst && squares.left >= covered_.left && squares.top >= covered_.top && squares.right <= covered_.right &&
      squares.bottom <= covered_.bottom) {
    return true;
  }
  constexpr int kMore = 16;  // so that it rarely grows
  Obstacles larger;
  larger.covered_ = {squares.left - kMore, squares.top - kMore, squares.right + kMore, squares.bottom + kMore};
  Squares& all = larger.covered_;
  if (!isFirst) {
    all = {std::min(all.left, covered_.left), std::min(all.top, covered_.top), std::max(all.right, covered_.right),
           std::max(all.bottom, covered_.bottom)};
  }
  if (countOf(all) > kMostSquares) return false;
  larger.first_.resize(countOf(all));
  for (int y = covered_.top; !isFirst && y < covered_.bottom; ++y) {
    for (int x = covered_.left; x < covered_.right; ++x) larger.first_[larger.indexOf(x, y)] = first_[indexOf(x, y)];
  }
  covered_ = all;
  first_ = std::move(larger.first_);
  return true;
}

void Obstacles::add(Shape corners, double radius, ObstacleKind what) {
  const hex::Bounds bounds = around(corners, radius);
  if (!intersects(bounds, wanted_)) return;
  const Squares squares = squaresOf(common(bounds, wanted_));
  const auto piece = static_cast<std::uint32_t>(pieces_.size());
  pieces_.push_back(
      {static_cast<std::uint32_t>(corners_.size()), static_cast<std::uint32_t>(corners.size()), radius, bounds, what});
  corners_.insert(corners_.end(), corners.begin(), corners.end());
  if (countOf(squares) > kMostOfPiece || !cover(squares)) {
    wide_.push_back(piece);
    return;
  }
  for (int y = squares.top; y < squares.bottom; ++y) {
    for (int x = squares.left; x < squares.right; ++x) {
      std::uint32_t& first = first_[indexOf(x, y)];
      links_.push_back({piece, first});
      first = static_cast<std::uint32_t>(links_.size());
    }
  }
}

void Obstacles::addLine(QPointF from, QPointF to, double width, ObstacleKind what) {
  add(std::array{from, to}, width / 2, what);
}

void Obstacles::addPath(std::span<const QPointF> points, double width, ObstacleKind what) {
  for (std::size_t i = 0; i + 1 < points.size(); ++i) addLine(points[i], points[i + 1], width, what);
}

void Obstacles::addBox(const QRectF& box, ObstacleKind what) {
  add(std::array{box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()}, 0, what);
}

void Obstacles::addShape(const QPolygonF& shape, ObstacleKind what) {
  if (!shape.isEmpty()) add(shape, 0, what);
}

// Whether `visit` returns true for one of the pieces near `bounds`; some are visited more than once.
template <class Visit>
bool Obstacles::anyIn(const hex::Bounds& bounds, ObstacleKinds what, Visit&& visit) const {
  const auto isIt = [&](const Piece& piece) {
    return (static_cast<ObstacleKinds>(piece.what) & what) && piece.bounds.right >= bounds.left &&
           piece.bounds.left <= bounds.right && piece.bounds.bottom >= bounds.top &&
           piece.bounds.top <= bounds.bottom && visit(piece);
  };
  for (const std::uint32_t piece : wide_) {
    if (isIt(pieces_[piece])) return true;
  }
  const Squares squares = squaresOf(bounds);
  for (int y = std::max(squares.top, covered_.top); y < std::min(squares.bottom, covered_.bottom); ++y) {
    for (int x = std::max(squares.left, covered_.left); x < std::min(squares.right, covered_.right); ++x) {
      for (std::uint32_t at = first_[indexOf(x, y)]; at > 0; at = links_[at - 1].next) {
        if (isIt(pieces_[links_[at - 1].piece])) return true;
      }
    }
  }
  return false;
}

bool Obstacles::isFree(QPointF middle, double radius, ObstacleKinds what) const {
  return !anyIn(around(Shape(&middle, 1), radius), what,
                [&](const Piece& piece) { return toShape(middle, cornersOf(piece)) < radius + piece.radius; });
}

bool Obstacles::isFree(QPointF from, QPointF to, double width, ObstacleKinds what) const {
  const std::array line{from, to};
  return !anyIn(around(line, width / 2), what,
                [&](const Piece& piece) { return areNearer(line, cornersOf(piece), width / 2 + piece.radius); });
}

bool Obstacles::isFree(const QPolygonF& shape, ObstacleKinds what) const {
  if (shape.isEmpty()) return true;
  return !anyIn(boundsOf(shape), what,
                [&](const Piece& piece) { return areNearer(shape, cornersOf(piece), piece.radius); });
}

double Obstacles::distance(QPointF point, double limit, ObstacleKinds what) const {
  double least = limit;
  anyIn(around(Shape(&point, 1), limit), what, [&](const Piece& piece) {
    least = std::min(least, toShape(point, cornersOf(piece)) - piece.radius);
    return false;
  });
  return least;
}

}  // namespace redoubt::render
