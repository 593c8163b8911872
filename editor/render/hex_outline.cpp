#include "editor/render/hex_outline.h"

#include <QPainter>

namespace redoubt::render {

QPainterPath hexOutline(const hex::Layout& layout, const std::set<hex::HexKey>& hexes, const MapView& view) {
  QPainterPath edges;
  for (const hex::HexKey hex : hexes) {
    for (int side = 0; side < hex::kSides; ++side) {
      const auto across = layout.neighbourAnywhere(hex, side);
      if (across && hexes.contains(*across)) continue;
      const auto [a, b] = layout.verticesOf(layout.side(hex, side));
      edges.moveTo(view.toPixels(layout.point(a)));
      edges.lineTo(view.toPixels(layout.point(b)));
    }
  }
  return edges;
}

void strokeOutline(QPainter& painter, const QPainterPath& outline, const QPen& pen) {
  painter.strokePath(outline, QPen(QColor(255, 255, 255, 220), pen.widthF() + 2.5, Qt::SolidLine, Qt::RoundCap));
  painter.strokePath(outline, pen);
}

}  // namespace redoubt::render
