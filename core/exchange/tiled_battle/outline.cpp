#include "core/exchange/tiled_battle/outline.h"

#include <algorithm>
#include <cmath>

#include "core/exchange/tiled_battle/places.h"

namespace redoubt::exchange::tiled {
namespace {

constexpr double kPi = 3.14159265358979323846;
constexpr int kEllipseCorners = 48;

std::vector<Point> ownPoints(const Object& object) {
  if (const auto* polygon = std::get_if<Polygon>(&object.shape)) return polygon->points;
  if (std::holds_alternative<Rectangle>(object.shape)) {
    return {{0, 0}, {object.width, 0}, {object.width, object.height}, {0, object.height}};
  }
  std::vector<Point> points;
  if (!std::holds_alternative<Ellipse>(object.shape)) return points;
  for (int corner = 0; corner < kEllipseCorners; ++corner) {
    const double angle = 2 * kPi * corner / kEllipseCorners;
    points.push_back({object.width / 2 * (1 + std::cos(angle)), object.height / 2 * (1 + std::sin(angle))});
  }
  return points;
}

// The columns and rows that may have hexes in the outline, with some to spare.
struct Range {
  int firstColumn = 0;
  int lastColumn = -1;
  int firstRow = 0;
  int lastRow = -1;
};

Range rangeOf(const Outline& outline, const MapGrid& grid) {
  const hex::Layout& layout = grid.layout();
  const hex::HexKey from = layout.at(grid.point(outline.upperLeft()));
  const hex::HexKey to = layout.at(grid.point(outline.lowerRight()));
  return {std::max(layout.firstColumn(), from.column() - 2), std::min(layout.lastColumn(), to.column() + 2),
          std::max(layout.firstRow(), from.row() - 2), std::min(layout.lastRow(), to.row() + 2)};
}

}  // namespace

Outline::Outline(const Object& object, Point place) {
  for (const Point& point : ownPoints(object)) {
    const Point turned = centreOf({0, 0}, 2 * point.x, 2 * point.y, object.rotation);
    points_.push_back({place.x + turned.x, place.y + turned.y});
  }
}

// By how often a ray to the right crosses the outline.
bool Outline::contains(Point point) const {
  bool isInside = false;
  for (std::size_t i = 0, last = points_.size() - 1; i < points_.size(); last = i++) {
    const Point& a = points_[i];
    const Point& b = points_[last];
    if ((a.y > point.y) == (b.y > point.y)) continue;
    if (point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x) isInside = !isInside;
  }
  return isInside;
}

Point Outline::upperLeft() const {
  Point corner = points_.empty() ? Point() : points_.front();
  for (const Point& point : points_) corner = {std::min(corner.x, point.x), std::min(corner.y, point.y)};
  return corner;
}

Point Outline::lowerRight() const {
  Point corner = points_.empty() ? Point() : points_.front();
  for (const Point& point : points_) corner = {std::max(corner.x, point.x), std::max(corner.y, point.y)};
  return corner;
}

std::size_t workOf(const Outline& outline, const MapGrid& grid) {
  const Range range = rangeOf(outline, grid);
  const auto columns = static_cast<std::size_t>(std::max(0, range.lastColumn - range.firstColumn + 1));
  const auto rows = static_cast<std::size_t>(std::max(0, range.lastRow - range.firstRow + 1));
  return outline.size() * (columns * rows + 1);
}

std::vector<hex::HexKey> hexesIn(const Outline& outline, const MapGrid& grid) {
  const hex::Layout& layout = grid.layout();
  const Range range = rangeOf(outline, grid);
  std::vector<hex::HexKey> hexes;
  for (int column = range.firstColumn; column <= range.lastColumn; ++column) {
    for (int row = range.firstRow; row <= range.lastRow; ++row) {
      const hex::HexKey hex = hex::HexKey::at(column, row);
      if (layout.contains(hex) && outline.contains(grid.pixel(layout.centre(hex)))) hexes.push_back(hex);
    }
  }
  return hexes;
}

}  // namespace redoubt::exchange::tiled
