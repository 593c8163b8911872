#include "core/exchange/tiled_battle/map_grid.h"

#include <algorithm>
#include <cmath>

namespace redoubt::exchange::tiled {
namespace {

// How far apart columns of a flat-top map are, and rows of a pointy-top one, in hex widths.
constexpr double kStep = 0.86602540378443864676;

// Whether the columns or rows that Tiled counts from `first` as even ones are shifted.
bool shiftsFirst(const TiledMap& map, CellPlace first) {
  const int place = map.staggerAxis == Axis::X ? first.x : first.y;
  return ((place & 1) != 0) == (map.staggerIndex == Stagger::Odd);
}

}  // namespace

MapGrid::MapGrid(const TiledMap& map, const hex::Layout& layout, CellPlace first) : layout_(layout), first_(first) {
  const HexGeometry geometry(map);
  const Point at = geometry.centre(first);
  const double column = geometry.centre({first.x + 1, first.y}).x - at.x;
  const double row = geometry.centre({first.x, first.y + 1}).y - at.y;
  const bool isFlat = layout.orientation() == hex::Orientation::Flat;
  across_ = isFlat ? column / kStep : column;
  down_ = isFlat ? row : row / kStep;
  const hex::Point centre = layout.centre(layout.toHex(hex::HexKey::at(layout.firstColumn(), layout.firstRow())));
  origin_ = {at.x - centre.x * across_, at.y - centre.y * down_};
}

CellPlace MapGrid::cellOf(hex::HexKey hex) const {
  return {hex.column() - layout_.firstColumn() + first_.x, hex.row() - layout_.firstRow() + first_.y};
}

std::optional<hex::HexKey> MapGrid::hexOf(CellPlace cell) const {
  const std::int64_t column = std::int64_t{cell.x} - first_.x + layout_.firstColumn();
  const std::int64_t row = std::int64_t{cell.y} - first_.y + layout_.firstRow();
  const auto isInRange = [](std::int64_t place) {
    return place >= hex::kFirstCoordinate && place <= hex::kLastCoordinate;
  };
  if (!isInRange(column) || !isInRange(row)) return std::nullopt;
  return hex::HexKey::of(static_cast<int>(column), static_cast<int>(row));
}

Point MapGrid::pixel(hex::Point point) const {
  return {origin_.x + point.x * across_, origin_.y + point.y * down_};
}

hex::Point MapGrid::point(Point pixel) const {
  constexpr double kFar = 5000;
  return {std::clamp((pixel.x - origin_.x) / across_, -kFar, kFar),
          std::clamp((pixel.y - origin_.y) / down_, -kFar, kFar)};
}

TiledMap mapFor(const hex::Layout& layout, int hexPixels) {
  TiledMap map;
  map.orientation = Orientation::Hexagonal;
  map.width = layout.spec().columns;
  map.height = layout.spec().rows;
  // From tip to tip a hexagon has twice the length of a side, and steps of three quarters of that.
  const int wide = std::max(hexPixels / 2, 1) * 2;
  const int tall = std::max(static_cast<int>(std::lround(wide / (4 * kStep))), 1) * 4;
  const bool isFlat = layout.orientation() == hex::Orientation::Flat;
  map.tileWidth = isFlat ? tall : wide;
  map.tileHeight = isFlat ? wide : tall;
  map.hexSideLength = tall / 2;
  map.staggerAxis = isFlat ? Axis::X : Axis::Y;
  const int first = isFlat ? layout.firstColumn() : layout.firstRow();
  const bool isFirstShifted = ((first & 1) != 0) == (layout.spec().shifted == hex::Shifted::Odd);
  map.staggerIndex = isFirstShifted ? Stagger::Even : Stagger::Odd;
  return map;
}

hex::LayoutSpec specOf(const TiledMap& map, CellPlace first) {
  hex::LayoutSpec spec;
  spec.orientation = map.staggerAxis == Axis::X ? hex::Orientation::Flat : hex::Orientation::Pointy;
  spec.shifted = shiftsFirst(map, first) ? hex::Shifted::Odd : hex::Shifted::Even;
  return spec;
}

}  // namespace redoubt::exchange::tiled
