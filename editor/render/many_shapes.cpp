#include "editor/render/many_shapes.h"

#include <QPaintEngine>
#include <algorithm>

namespace redoubt::render {
namespace {

constexpr int kElements = 24;  // of a path that is still filled quickly

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

namespace {

// An outline of a word: its elements from `begin` up to `end`.
struct Outline {
  int begin = 0;
  int end = 0;
  QRectF room;
  std::size_t letter = 0;  // the first outline of its letter
};

std::vector<Outline> outlinesOf(const QPainterPath& letters) {
  std::vector<Outline> outlines;
  for (int begin = 0; begin < letters.elementCount(); begin = outlines.back().end) {
    const int end = endOfOutline(letters, begin);
    outlines.push_back({begin, end, roomOf(letters, begin, end), outlines.size()});
  }
  return outlines;
}

// A font can give the holes of a letter before its edge, several of them side by side, so which outlines belong
// together is only known at the end. Holes are inside their letter, so a room that contains another joins the two.
void joinLetters(std::vector<Outline>& outlines) {
  for (std::size_t i = 1; i < outlines.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const QRectF& a = outlines[i].room;
      const QRectF& b = outlines[j].room;
      const std::size_t from = outlines[i].letter;
      const std::size_t to = outlines[j].letter;
      if (from == to || (!a.contains(b) && !b.contains(a))) continue;
      for (std::size_t k = 0; k <= i; ++k) {
        if (outlines[k].letter == std::max(from, to)) outlines[k].letter = std::min(from, to);
      }
    }
  }
}

}  // namespace

void fillLetters(QPainter& painter, const QPainterPath& letters, const QColor& colour, const QRectF& seen) {
  std::vector<Outline> outlines = outlinesOf(letters);
  joinLetters(outlines);
  for (std::size_t first = 0; first < outlines.size(); ++first) {
    if (outlines[first].letter != first) continue;
    QPainterPath letter;
    letter.setFillRule(letters.fillRule());
    QRectF room = outlines[first].room;
    for (std::size_t i = first; i < outlines.size(); ++i) {
      if (outlines[i].letter != first) continue;
      addElements(letter, letters, outlines[i].begin, outlines[i].end);
      room = room.united(outlines[i].room);
    }
    if (room.intersects(seen)) painter.fillPath(letter, colour);
  }
}

}  // namespace redoubt::render
