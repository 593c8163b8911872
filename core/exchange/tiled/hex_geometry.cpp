#include "core/exchange/tiled/hex_geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace redoubt::exchange::tiled {
namespace {

int boundedInt(double value) {
  constexpr double kLeast = std::numeric_limits<int>::min();
  constexpr double kMost = std::numeric_limits<int>::max();
  return std::isnan(value) ? 0 : static_cast<int>(std::clamp(std::floor(value), kLeast, kMost));
}

int boundedSum(int a, int b) {
  return static_cast<int>(
      std::clamp<std::int64_t>(std::int64_t{a} + b, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
}

// So that maps of no size have places, too: no step between cells is 0.
std::int64_t stepOf(std::int64_t size) {
  return std::max<std::int64_t>(size, 1);
}

}  // namespace

HexGeometry::HexGeometry(const TiledMap& map)
    : staggersX_(map.staggerAxis == Axis::X),
      shiftsEven_(map.staggerIndex == Stagger::Even),
      width_(map.tileWidth & ~1),
      height_(map.tileHeight & ~1),
      side_(map.orientation == Orientation::Staggered ? 0 : map.hexSideLength) {
  const std::int64_t sideX = staggersX_ ? side_ : 0;
  const std::int64_t sideY = staggersX_ ? 0 : side_;
  column_ = stepOf((width_ - sideX) / 2 + sideX);
  row_ = stepOf((height_ - sideY) / 2 + sideY);
}

Point HexGeometry::corner(CellPlace cell) const {
  const bool isShifted = ((staggersX_ ? cell.x : cell.y) & 1) != (shiftsEven_ ? 1 : 0);
  const std::int64_t x = cell.x;
  const std::int64_t y = cell.y;
  const std::int64_t left = staggersX_ ? x * column_ : x * stepOf(width_) + (isShifted ? column_ : 0);
  const std::int64_t top = staggersX_ ? y * stepOf(height_) + (isShifted ? row_ : 0) : y * row_;
  return {static_cast<double>(left), static_cast<double>(top)};
}

Point HexGeometry::centre(CellPlace cell) const {
  const Point at = corner(cell);
  return {at.x + static_cast<double>(width_) / 2, at.y + static_cast<double>(height_) / 2};
}

double HexGeometry::distance(Point fromCentre) const {
  const double halfWidth = static_cast<double>(stepOf(width_)) / 2;
  const double halfHeight = static_cast<double>(stepOf(height_)) / 2;
  double along = std::abs(fromCentre.x) / halfWidth;
  double across = std::abs(fromCentre.y) / halfHeight;
  double half = halfWidth;
  if (!staggersX_) {
    std::swap(along, across);
    half = halfHeight;
  }
  // The slanted side runs from the end of the flat one to the tip.
  const double slant = std::max(0.0, 1 - static_cast<double>(side_) / (2 * half));
  return std::max(across, along + across * slant);
}

CellPlace HexGeometry::cellAt(Point point) const {
  const int x = boundedInt(point.x / static_cast<double>(staggersX_ ? column_ : stepOf(width_)));
  const int y = boundedInt(point.y / static_cast<double>(staggersX_ ? stepOf(height_) : row_));
  CellPlace nearest{x, y};
  double least = std::numeric_limits<double>::infinity();
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const CellPlace cell{boundedSum(x, dx), boundedSum(y, dy)};
      const Point at = centre(cell);
      const double away = distance({point.x - at.x, point.y - at.y});
      if (away < least) {
        least = away;
        nearest = cell;
      }
    }
  }
  return nearest;
}

}  // namespace redoubt::exchange::tiled
