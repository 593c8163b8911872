#include "editor/render/many_shapes.h"

#include <QPaintEngine>
#include <algorithm>

namespace redoubt::render {
namespace {

constexpr int kElements = 24;  // of a path that is still filled fast

bool hasPixels(const QPainter& painter) {
  return painter.paintEngine()->type() == QPaintEngine::Raster;
}

// The elements of `path` from `begin` up to `end`.
void addElements(QPainterPath& to, const QPainterPath& path, int begin, int end) {
  for (int i = begin; i < end; ++i) {
    const QPainterPath::Element& element = path.elementAt(i);
    if (element.isMoveTo()) {
      to.moveTo(element);
    } else if (element.isLineTo()) {
      to.lineTo(element);
    } else {
      to.cubicTo(element, path.elementAt(i + 1), path.elementAt(i + 2));
      i += 2;
    }
  }
}

int endOfOutline(const QPainterPath& path, int begin) {
  int end = begin + 1;
  while (end < path.elementCount() && !path.elementAt(end).isMoveTo()) ++end;
  return end;
}

QRectF roomOf(const QPainterPath& path, int begin, int end) {
  QPointF least = path.elementAt(begin);
  QPointF most = least;
  for (int i = begin + 1; i < end; ++i) {
    const QPointF point = path.elementAt(i);
    least = {std::min(least.x(), point.x()), std::min(least.y(), point.y())};
    most = {std::max(most.x(), point.x()), std::max(most.y(), point.y())};
  }
  return {least, most};
}

}  // namespace

ManyShapes::ManyShapes(const QPainter& painter, bool alone) : isRaster_(hasPixels(painter)), isAlone_(alone) {}

QPainterPath& ManyShapes::next() {
  if (paths_.empty() || (isRaster_ && (isAlone_ || paths_.back().elementCount() >= kElements))) {
    paths_.emplace_back().setFillRule(Qt::WindingFill);
  }
  return paths_.back();
}

void ManyShapes::fill(QPainter& painter, const QColor& colour) const {
  for (const QPainterPath& path : paths_) painter.fillPath(path, colour);
}

void drawManyLines(QPainter& painter, const QList<QLineF>& lines, const QPen& pen) {
  if (hasPixels(painter)) {
    painter.setPen(pen);
    painter.drawLines(lines);
    return;
  }
  QPainterPath path;
  for (const QLineF& line : lines) {
    path.moveTo(line.p1());
    path.lineTo(line.p2());
  }
  painter.strokePath(path, pen);
}

void fillLetters(QPainter& painter, const QPainterPath& letters, const QColor& colour, const QRectF& seen) {
  QPainterPath letter;
  QRectF room;
  const auto fill = [&] {
    letter.setFillRule(letters.fillRule());
    if (room.intersects(seen)) painter.fillPath(letter, colour);
    letter.clear();
  };
  for (int begin = 0, end = 0; begin < letters.elementCount(); begin = end) {
    end = endOfOutline(letters, begin);
    const QRectF outline = roomOf(letters, begin, end);
    // Holes lie within their letter.
    if (!letter.isEmpty() && !room.contains(outline) && !outline.contains(room)) fill();
    room = letter.isEmpty() ? outline : room.united(outline);
    addElements(letter, letters, begin, end);
  }
  if (!letter.isEmpty()) fill();
}

}  // namespace redoubt::render
