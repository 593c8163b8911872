#include "editor/render/map_geometry.h"

#include <algorithm>

namespace redoubt::render {

hex::Bounds grown(const hex::Bounds& bounds, double margin) {
  return {bounds.left - margin, bounds.top - margin, bounds.right + margin, bounds.bottom + margin};
}

hex::Bounds united(const hex::Bounds& a, const hex::Bounds& b) {
  return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right), std::max(a.bottom, b.bottom)};
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
