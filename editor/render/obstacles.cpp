#include "editor/render/obstacles.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace redoubt::render {
namespace {

constexpr double kSquare = 0.25;

std::int64_t squareKey(int x, int y) {
  return (static_cast<std::int64_t>(x) << 32) ^ static_cast<std::uint32_t>(y);
}

int squareOf(double at) {
  return static_cast<int>(std::floor(at / kSquare));
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

double cross(QPointF a, QPointF b) {
  return a.x() * b.y() - a.y() * b.x();
}

// Calls `visit(from, to)` for every edge until it is true of one; a line has one edge.
template <class Visit>
bool anyEdge(const QPolygonF& shape, Visit&& visit) {
  const QPointF* last = &shape.back();
  for (const QPointF& point : shape) {
    if ((&point != &shape.front() || shape.size() > 2) && visit(*last, point)) return true;
    last = &point;
  }
  return false;
}

bool isInside(QPointF point, const QPolygonF& shape) {
  if (shape.size() < 3) return false;
  bool left = false;
  bool right = false;
  return !anyEdge(shape, [&](QPointF a, QPointF b) {
    (cross(b - a, point - a) < 0 ? left : right) = true;
    return left && right;
  });
}

// The square of the distance of a point from the edge of a line or a shape.
double squareToEdge(QPointF point, const QPolygonF& shape) {
  if (shape.size() == 1) return square(point - shape[0]);
  double least = std::numeric_limits<double>::max();
  anyEdge(shape, [&](QPointF a, QPointF b) {
    least = std::min(least, squareToSegment(point, a, b));
    return false;
  });
  return least;
}

// From a point to a line or a convex shape; below 0 inside.
double toShape(QPointF point, const QPolygonF& shape) {
  const double away = std::sqrt(squareToEdge(point, shape));
  return isInside(point, shape) ? -away : away;
}

bool crossing(QPointF a, QPointF b, QPointF c, QPointF d) {
  return (cross(b - a, c - a) < 0) != (cross(b - a, d - a) < 0) &&
         (cross(d - c, a - c) < 0) != (cross(d - c, b - c) < 0);
}

bool doMeet(const QPolygonF& a, const QPolygonF& b) {
  return isInside(a[0], b) || isInside(b[0], a) || anyEdge(a, [&](QPointF from, QPointF to) {
           return anyEdge(b, [&](QPointF c, QPointF d) { return crossing(from, to, c, d); });
         });
}

// Whether two lines or convex shapes meet or come nearer than `room` to one another.
bool areNearer(const QPolygonF& a, const QPolygonF& b, double room) {
  if (doMeet(a, b)) return true;
  if (room <= 0) return false;
  const auto isNear = [&](const QPolygonF& points, const QPolygonF& shape) {
    return std::any_of(points.begin(), points.end(),
                       [&](QPointF point) { return squareToEdge(point, shape) < room * room; });
  };
  return isNear(a, b) || isNear(b, a);
}

QRectF boundsOf(const QPolygonF& shape, double radius) {
  return shape.boundingRect().adjusted(-radius, -radius, radius, radius);
}

}  // namespace

void Obstacles::add(Piece piece) {
  piece.bounds = boundsOf(piece.shape, piece.radius);
  const auto index = static_cast<std::uint32_t>(pieces_.size());
  for (int y = squareOf(piece.bounds.top()); y <= squareOf(piece.bounds.bottom()); ++y) {
    for (int x = squareOf(piece.bounds.left()); x <= squareOf(piece.bounds.right()); ++x) {
      cells_[squareKey(x, y)].push_back(index);
    }
  }
  pieces_.push_back(std::move(piece));
}

void Obstacles::addLine(QPointF from, QPointF to, double width, Taken what) {
  add({QPolygonF{from, to}, width / 2, {}, what});
}

void Obstacles::addPath(std::span<const QPointF> points, double width, Taken what) {
  for (std::size_t i = 0; i + 1 < points.size(); ++i) addLine(points[i], points[i + 1], width, what);
}

void Obstacles::addBox(const QRectF& box, Taken what) {
  addShape(QPolygonF{box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()}, what);
}

void Obstacles::addShape(const QPolygonF& shape, Taken what) {
  if (!shape.isEmpty()) add({shape, 0, {}, what});
}

// Whether `visit` is true for one of the pieces about `bounds`; some are visited more than once.
template <class Visit>
bool Obstacles::anyIn(const QRectF& bounds, TakenSet what, Visit&& visit) const {
  for (int y = squareOf(bounds.top()); y <= squareOf(bounds.bottom()); ++y) {
    for (int x = squareOf(bounds.left()); x <= squareOf(bounds.right()); ++x) {
      const auto cell = cells_.find(squareKey(x, y));
      if (cell == cells_.end()) continue;
      for (const std::uint32_t index : cell->second) {
        const Piece& piece = pieces_[index];
        if (!(static_cast<TakenSet>(piece.what) & what)) continue;
        if (piece.bounds.right() < bounds.left() || piece.bounds.left() > bounds.right() ||
            piece.bounds.bottom() < bounds.top() || piece.bounds.top() > bounds.bottom()) {
          continue;
        }
        if (visit(piece)) return true;
      }
    }
  }
  return false;
}

bool Obstacles::isFree(QPointF middle, double radius, TakenSet what) const {
  return !anyIn(boundsOf(QPolygonF{middle}, radius), what,
                [&](const Piece& piece) { return toShape(middle, piece.shape) < radius + piece.radius; });
}

bool Obstacles::isFree(QPointF from, QPointF to, double width, TakenSet what) const {
  const QPolygonF line{from, to};
  return !anyIn(boundsOf(line, width / 2), what,
                [&](const Piece& piece) { return areNearer(line, piece.shape, width / 2 + piece.radius); });
}

bool Obstacles::isFree(const QPolygonF& shape, TakenSet what) const {
  if (shape.isEmpty()) return true;
  return !anyIn(boundsOf(shape, 0), what,
                [&](const Piece& piece) { return areNearer(shape, piece.shape, piece.radius); });
}

double Obstacles::distance(QPointF point, double limit, TakenSet what) const {
  double least = limit;
  anyIn(boundsOf(QPolygonF{point}, limit), what, [&](const Piece& piece) {
    least = std::min(least, toShape(point, piece.shape) - piece.radius);
    return false;
  });
  return least;
}

}  // namespace redoubt::render
