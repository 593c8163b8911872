#include "editor/render/map_geometry.h"

#include <algorithm>

namespace redoubt::render {

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
