#include "editor/render/map_geometry.h"

#include <algorithm>
#include <cmath>

namespace redoubt::render {

double apart(QPointF a, QPointF b) {
  return std::hypot(a.x() - b.x(), a.y() - b.y());
}

double lengthOf(std::span<const QPointF> points) {
  double length = 0;
  for (std::size_t i = 1; i < points.size(); ++i) length += apart(points[i - 1], points[i]);
  return length;
}

hex::Bounds grown(const hex::Bounds& bounds, double margin) {
  return {bounds.left - margin, bounds.top - margin, bounds.right + margin, bounds.bottom + margin};
}

hex::Bounds united(const hex::Bounds& a, const hex::Bounds& b) {
  return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right), std::max(a.bottom, b.bottom)};
}

hex::Bounds common(const hex::Bounds& a, const hex::Bounds& b) {
  return {std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right), std::min(a.bottom, b.bottom)};
}

hex::Bounds boundsOf(std::span<const QPointF> points) {
  if (points.empty()) return {};
  hex::Bounds bounds{points[0].x(), points[0].y(), points[0].x(), points[0].y()};
  for (const QPointF point : points) {
    bounds.left = std::min(bounds.left, point.x());
    bounds.top = std::min(bounds.top, point.y());
    bounds.right = std::max(bounds.right, point.x());
    bounds.bottom = std::max(bounds.bottom, point.y());
  }
  return bounds;
}

bool intersects(const hex::Bounds& a, const hex::Bounds& b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

QPolygonF hexPolygon(const hex::Layout& layout, hex::HexKey hex) {
  QPolygonF polygon;
  for (int i = 0; i < hex::kSides; ++i) polygon << toQt(layout.corner(hex, i));
  return polygon;
}

}  // namespace redoubt::render
