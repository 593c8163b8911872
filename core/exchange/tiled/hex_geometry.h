#pragma once

#include "core/exchange/tiled/tiled_map.h"

namespace redoubt::exchange::tiled {

/// A cell by column and row, counted from 0; infinite maps have negative ones.
struct CellPlace {
  int x = 0;
  int y = 0;
  friend bool operator==(CellPlace, CellPlace) = default;
};

/// Where the cells of a hexagonal map lie in pixels, as Tiled draws them (its class HexagonalRenderer; staggered maps
/// are drawn as hexagonal ones whose side is 0). Whole numbers, divisions round towards 0:
///
///     w, h        tile width and height without their lowest bit: Tiled draws a map of 15×13 tiles as one of 14×12
///     sx, sy      the hex side length for stagger axis X and 0, or 0 and the hex side length for stagger axis Y
///     column      (w - sx) / 2 + sx: how far apart columns are for axis X, and how far shifted rows are shifted for Y
///     row         (h - sy) / 2 + sy
///     axis X      left = x * column,                             top = y * (h + sy) + (row if column x is shifted)
///     axis Y      left = x * (w + sx) + (column if row y is shifted), top = y * row
///
/// Columns or rows that are shifted are those with an odd number for stagger index Odd, those with an even one for
/// Even. The centre of the hex lies at left + w / 2, top + h / 2. Its corners are cut by (w - sx) / 2 and (h - sy) / 2.
///
/// Pictures of tiles have their lower left corner at left, top + h, whatever their size.
class HexGeometry {
 public:
  explicit HexGeometry(const TiledMap& map);

  /// The upper left corner of a cell's bounding rectangle.
  Point corner(CellPlace cell) const;
  Point centre(CellPlace cell) const;
  /// The cell whose hexagon a point lies in. Between hexagons, which overlap or gape by a pixel where sizes are not
  /// even, the nearest. Points far beyond any map give cells at the bounds of int.
  CellPlace cellAt(Point point) const;

 private:
  // 1 on the outline of the hexagon around the origin, less within it.
  double distance(Point fromCentre) const;

  bool staggersX_;
  bool shiftsEven_;
  std::int64_t width_;
  std::int64_t height_;
  std::int64_t side_;    // along the axis of the map
  std::int64_t column_;  // steps
  std::int64_t row_;
};

}  // namespace redoubt::exchange::tiled
