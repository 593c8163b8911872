#pragma once

#include <QPainterPath>
#include <array>
#include <cmath>
#include <span>
#include <vector>

#include "editor/render/map_cells.h"

namespace redoubt::render {

/// One of the three hexsides that meet in a corner.
struct CornerSide {
  hex::HexsideKey key;
  hex::Point middle;
  std::array<hex::Hex, 2> hexes;  ///< its two hexes, clockwise round the corner
  const SideCell* cell = nullptr;
};

std::array<CornerSide, 3> sidesOf(const MapCells& cells, const Corner& corner);

/// Adds the outline of a band along `points` to a path that is filled by winding. Its width changes evenly from `from`
/// to `to`. The ends are cut perpendicular to `ahead` and `behind`, the directions of the line there, so that bands
/// that meet at their ends leave no gap. All bands have the same winding direction, so that overlaps stay filled. Some
/// points nearer to each other than `grain` are left out.
void addRibbon(QPainterPath& path, std::span<const QPointF> points, double from, double to, QPointF ahead,
               QPointF behind, double grain = 0);

/// The same with a width for every point.
void addRibbon(QPainterPath& path, std::span<const QPointF> points, std::span<const double> widths, QPointF ahead,
               QPointF behind, double grain = 0);

/// `count` points from `a` to `b`.
std::vector<QPointF> straight(QPointF a, QPointF b, int count = 5);

/// `vector` scaled to length 1.
inline QPointF unit(QPointF vector) {
  const double length = std::sqrt(QPointF::dotProduct(vector, vector));
  return length > 0 ? vector / length : QPointF(1, 0);
}

}  // namespace redoubt::render
