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

double toSegment(QPointF point, QPointF a, QPointF b) {
  const QPointF along = b - a;
  const double square = QPointF::dotProduct(along, along);
  const double t = square > 0 ? std::clamp(QPointF::dotProduct(point - a, along) / square, 0.0, 1.0) : 0.0;
  const QPointF off = point - a - along * t;
  return std::hypot(off.x(), off.y());
}

double cross(QPointF a, QPointF b) {
  return a.x() * b.y() - a.y() * b.x();
}

bool isInside(QPointF point, const QPolygonF& shape) {
  if (shape.size() < 3) return false;
  bool left = false;
  bool right = false;
  for (qsizetype i = 0; i < shape.size(); ++i) {
    const QPointF a = shape[i];
    (cross(shape[(i + 1) % shape.size()] - a, point - a) < 0 ? left : right) = true;
  }
  return left != right;
}

// From a point to a line or a convex shape; below 0 inside.
double toShape(QPointF point, const QPolygonF& shape) {
  if (shape.size() == 1) return std::hypot(point.x() - shape[0].x(), point.y() - shape[0].y());
  double least = std::numeric_limits<double>::max();
  const qsizetype edges = shape.size() == 2 ? 1 : shape.size();
  for (qsizetype i = 0; i < edges; ++i) {
    least = std::min(least, toSegment(point, shape[i], shape[(i + 1) % shape.size()]));
  }
  return isInside(point, shape) ? -least : least;
}

bool crossing(QPointF a, QPointF b, QPointF c, QPointF d) {
  return (cross(b - a, c - a) < 0) != (cross(b - a, d - a) < 0) &&
         (cross(d - c, a - c) < 0) != (cross(d - c, b - c) < 0);
}

// Between two lines or convex shapes; 0 where they meet.
double between(const QPolygonF& a, const QPolygonF& b) {
  if (isInside(a[0], b) || isInside(b[0], a)) return 0;
  const qsizetype edgesA = a.size() == 2 ? 1 : a.size();
  const qsizetype edgesB = b.size() == 2 ? 1 : b.size();
  for (qsizetype i = 0; i < edgesA; ++i) {
    for (qsizetype j = 0; j < edgesB; ++j) {
      if (crossing(a[i], a[(i + 1) % a.size()], b[j], b[(j + 1) % b.size()])) return 0;
    }
  }
  double least = std::numeric_limits<double>::max();
  for (const QPointF& point : a) least = std::min(least, std::abs(toShape(point, b)));
  for (const QPointF& point : b) least = std::min(least, std::abs(toShape(point, a)));
  return least;
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
                [&](const Piece& piece) { return between(line, piece.shape) < width / 2 + piece.radius; });
}

bool Obstacles::isFree(const QPolygonF& shape, TakenSet what) const {
  if (shape.isEmpty()) return true;
  return !anyIn(boundsOf(shape, 0), what,
                [&](const Piece& piece) { return between(shape, piece.shape) <= piece.radius; });
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
