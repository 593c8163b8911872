#include "editor/canvas/overlay.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <set>

namespace redoubt::editor::overlay {
namespace {

QPolygonF hexInPixels(const render::MapView& view, const hex::Layout& layout, hex::HexKey hex) {
  QPolygonF polygon;
  for (int i = 0; i < hex::kSides; ++i) polygon << view.toPixels(layout.corner(hex, i));
  return polygon;
}

std::pair<QPointF, QPointF> sideInPixels(const render::MapView& view, const hex::Layout& layout, hex::HexsideKey side) {
  const auto [a, b] = layout.verticesOf(side);
  return {view.toPixels(layout.point(a)), view.toPixels(layout.point(b))};
}

// Dark on white, so that it shows on any ground.
void strokeTwice(QPainter& painter, const QPainterPath& path, const QColor& colour, double width, Qt::PenStyle style) {
  painter.strokePath(path, QPen(QColor(255, 255, 255, 220), width + 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.strokePath(path, QPen(colour, width, style, Qt::FlatCap, Qt::RoundJoin));
}

}  // namespace

void outlineHex(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexKey hex,
                const QColor& colour, bool cursor) {
  QPainterPath path;
  path.addPolygon(hexInPixels(view, layout, hex));
  path.closeSubpath();
  strokeTwice(painter, path, colour, cursor ? 3 : 2, Qt::SolidLine);
}

void outlineArea(QPainter& painter, const render::MapView& view, const hex::Layout& layout,
                 std::span<const hex::HexKey> hexes, const QColor& tint) {
  const std::set<hex::HexKey> area(hexes.begin(), hexes.end());
  QPainterPath edges;
  QColor fill = tint;
  fill.setAlpha(110);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  for (const hex::HexKey hex : area) {
    painter.drawPolygon(hexInPixels(view, layout, hex));
    for (int side = 0; side < hex::kSides; ++side) {
      const auto across = layout.neighbourAnywhere(hex, side);
      if (across && area.contains(*across)) continue;
      const auto [a, b] = sideInPixels(view, layout, layout.side(hex, side));
      edges.moveTo(a);
      edges.lineTo(b);
    }
  }
  painter.setBrush(Qt::NoBrush);
  strokeTwice(painter, edges, QColor(0x22, 0x26, 0x2A), 1.6, Qt::DashLine);
}

void markSide(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexsideKey side,
              const QColor& colour) {
  const auto [a, b] = sideInPixels(view, layout, side);
  QPainterPath path(a);
  path.lineTo(b);
  strokeTwice(painter, path, colour, std::max(3.0, view.pixelsPerHex * 0.07), Qt::SolidLine);
}

void markLink(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexsideKey side,
              const QColor& colour) {
  const auto [a, b] = layout.hexesOf(side);
  QPainterPath path(view.toPixels(layout.centre(a)));
  path.lineTo(view.toPixels(layout.centre(b)));
  strokeTwice(painter, path, colour, std::max(3.0, view.pixelsPerHex * 0.06), Qt::SolidLine);
}

void outlineCard(QPainter& painter, const render::MapView& view, const render::StackCard& card, const QColor& colour) {
  painter.save();
  painter.translate(view.toPixels(card.centre));
  painter.rotate(card.angle);
  const double half = card.size * view.pixelsPerHex / 2 + 1.5;
  QPainterPath path;
  path.addRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), 4, 4);
  strokeTwice(painter, path, colour, 2.5, Qt::SolidLine);
  painter.restore();
}

QRectF badgeRect(const render::MapView& view, const hex::Layout& layout, hex::HexKey hex) {
  const hex::Point centre = layout.centre(hex);
  const double size = std::clamp(view.pixelsPerHex * 0.24, 11.0, 22.0);
  const QPointF at = view.toPixels(hex::Point{centre.x - 0.36, centre.y - 0.36});
  return {at.x() - size / 2, at.y() - size / 2, size, size};
}

void badge(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexKey hex,
           model::Severity severity) {
  const QRectF rect = badgeRect(view, layout, hex);
  const double size = rect.width();
  painter.save();
  painter.translate(rect.center());
  const double r = size / 2;
  painter.setPen(QPen(Qt::white, 1.5));
  if (severity == model::Severity::Error) {
    QPolygonF octagon;
    for (int i = 0; i < 8; ++i) {
      const double angle = M_PI / 8 + i * M_PI / 4;
      octagon << QPointF(r * std::cos(angle), r * std::sin(angle));
    }
    painter.setBrush(QColor(0xB3, 0x26, 0x1E));
    painter.drawPolygon(octagon);
    painter.setPen(QPen(Qt::white, size * 0.13, Qt::SolidLine, Qt::RoundCap));
    const double c = r * 0.42;
    painter.drawLine(QPointF(-c, -c), QPointF(c, c));
    painter.drawLine(QPointF(-c, c), QPointF(c, -c));
  } else if (severity == model::Severity::Warning) {
    painter.setBrush(QColor(0x8A, 0x5A, 0x00));
    painter.drawPolygon(QPolygonF{{0, -r}, {r, r * 0.8}, {-r, r * 0.8}});
    painter.setPen(QPen(Qt::white, size * 0.12, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(0, -r * 0.35), QPointF(0, r * 0.2));
    painter.drawPoint(QPointF(0, r * 0.52));
  } else {
    painter.setBrush(QColor(0x27, 0x67, 0xA8));
    painter.drawEllipse(QPointF(), r, r);
  }
  painter.restore();
}

}  // namespace redoubt::editor::overlay
