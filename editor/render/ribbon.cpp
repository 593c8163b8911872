#include "editor/render/ribbon.h"

namespace redoubt::render {

std::vector<QPointF> straight(QPointF a, QPointF b, int count) {
  std::vector<QPointF> points;
  for (int i = 0; i < count; ++i) points.push_back(a + (b - a) * (static_cast<double>(i) / (count - 1)));
  return points;
}

std::array<CornerSide, 3> sidesOf(const MapCells& cells, const Corner& corner) {
  std::array<CornerSide, 3> sides;
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t j = (i + 1) % 3;
    const int side = *hex::sideTowards(corner.hexes[i], corner.hexes[j]);
    CornerSide& each = sides[i];
    each.key = cells.layout().toKey(hex::hexside(corner.hexes[i], side));
    each.middle = {(corner.centres[i].x + corner.centres[j].x) / 2, (corner.centres[i].y + corner.centres[j].y) / 2};
    each.hexes = {corner.hexes[i], corner.hexes[j]};
    each.cell = cells.side(each.key);
  }
  return sides;
}

void addRibbon(QPainterPath& path, std::span<const QPointF> points, double from, double to, QPointF ahead,
               QPointF behind, double grain) {
  std::vector<double> widths(points.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    widths[i] = from + (to - from) * (static_cast<double>(i) / static_cast<double>(points.size() - 1));
  }
  addRibbon(path, points, widths, ahead, behind, grain);
}

void addRibbon(QPainterPath& path, std::span<const QPointF> points, std::span<const double> widths, QPointF ahead,
               QPointF behind, double grain) {
  const std::size_t count = points.size();
  if (count < 2) return;
  std::vector<QPointF> left;
  std::vector<QPointF> right;
  left.reserve(count);
  right.reserve(count);
  QPointF last = points.front();
  for (std::size_t i = 0; i < count; ++i) {
    const QPointF on = points[i] - last;
    if (i > 0 && i + 1 < count && QPointF::dotProduct(on, on) < grain * grain) continue;
    last = points[i];
    const QPointF along = i == 0 ? unit(ahead) : i + 1 == count ? unit(behind) : unit(points[i + 1] - points[i - 1]);
    const QPointF across = QPointF(along.y(), -along.x()) * (widths[i] / 2);
    left.push_back(points[i] + across);
    right.push_back(points[i] - across);
  }
  path.moveTo(left.front());
  for (std::size_t i = 1; i < left.size(); ++i) path.lineTo(left[i]);
  for (std::size_t i = right.size(); i-- > 0;) path.lineTo(right[i]);
  path.closeSubpath();
}

}  // namespace redoubt::render
