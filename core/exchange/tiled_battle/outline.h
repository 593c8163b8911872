#pragma once

#include <vector>

#include "core/exchange/tiled_battle/map_grid.h"

namespace redoubt::exchange::tiled {

/// The outline of a rectangle, ellipse or polygon, in the pixels of the map.
class Outline {
 public:
  /// `place` is the object's, without the offsets of its layers. An outline without points for other shapes.
  Outline(const Object& object, Point place);

  bool contains(Point point) const;
  std::size_t size() const { return points_.size(); }
  Point upperLeft() const;
  Point lowerRight() const;

 private:
  std::vector<Point> points_;
};

/// The map's hexes whose centres lie in the outline.
std::vector<hex::HexKey> hexesIn(const Outline& outline, const MapGrid& grid);
/// How much work that is, about.
std::size_t workOf(const Outline& outline, const MapGrid& grid);

}  // namespace redoubt::exchange::tiled
