#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QTransform>
#include <span>

#include "core/hex/layout.h"

/// Conversions between the map, measured in hex widths, and pixels.
namespace redoubt::render {

inline QPointF toQt(hex::Point point) {
  return {point.x, point.y};
}
inline hex::Point toMap(QPointF point) {
  return {point.x(), point.y()};
}
inline QRectF toQt(const hex::Bounds& bounds) {
  return {bounds.left, bounds.top, bounds.width(), bounds.height()};
}
inline hex::Bounds toBounds(const QRectF& rect) {
  return {rect.left(), rect.top(), rect.right(), rect.bottom()};
}

/// The distance of two points.
double apart(QPointF a, QPointF b);
/// The length of the line through these points.
double lengthOf(std::span<const QPointF> points);
/// The cross product: positive if `b` lies clockwise from `a` on the screen.
inline double cross(QPointF a, QPointF b) {
  return a.x() * b.y() - a.y() * b.x();
}

/// `bounds` larger by `margin` on every side.
hex::Bounds grown(const hex::Bounds& bounds, double margin);
/// The smallest rectangle round both.
hex::Bounds united(const hex::Bounds& a, const hex::Bounds& b);
/// The intersection; with zero or negative size if it is empty.
hex::Bounds common(const hex::Bounds& a, const hex::Bounds& b);
/// The smallest box round all of them; empty without points.
hex::Bounds boundsOf(std::span<const QPointF> points);
bool intersects(const hex::Bounds& a, const hex::Bounds& b);

/// The outline of a hex in hex widths, clockwise from vertex 0.
QPolygonF hexPolygon(const hex::Layout& layout, hex::HexKey hex);

/// The position of the map on a pixel surface: `origin` is the map point at pixel (0, 0).
/// For tiles that join without a seam, origin times pixelsPerHex must be whole numbers.
struct MapView {
  double pixelsPerHex = 60;
  hex::Point origin;

  QPointF toPixels(hex::Point point) const {
    return {(point.x - origin.x) * pixelsPerHex, (point.y - origin.y) * pixelsPerHex};
  }
  QRectF toPixels(const hex::Bounds& bounds) const {
    return {toPixels(hex::Point{bounds.left, bounds.top}), toPixels(hex::Point{bounds.right, bounds.bottom})};
  }
  hex::Point toMap(QPointF pixel) const {
    return {pixel.x() / pixelsPerHex + origin.x, pixel.y() / pixelsPerHex + origin.y};
  }
  hex::Bounds toMap(const QRectF& pixels) const {
    const hex::Point from = toMap(pixels.topLeft());
    const hex::Point to = toMap(pixels.bottomRight());
    return {from.x, from.y, to.x, to.y};
  }
  /// The transform of a QPainter for MapPainter::paint.
  QTransform transform() const {
    return {pixelsPerHex, 0, 0, pixelsPerHex, -origin.x * pixelsPerHex, -origin.y * pixelsPerHex};
  }
};

}  // namespace redoubt::render
