#pragma once

#include "core/exchange/tiled/hex_geometry.h"
#include "core/hex/layout.h"

namespace redoubt::exchange::tiled {

/// Where the hexes of a layout lie on a hexagonal map of Tiled, in its pixels. Hexagons of Tiled have whole numbers for
/// sizes and need not be regular: points are stretched to them.
class MapGrid {
 public:
  /// `first` is the cell of the layout's first column and row.
  MapGrid(const TiledMap& map, const hex::Layout& layout, CellPlace first = {});

  const hex::Layout& layout() const { return layout_; }
  CellPlace cellOf(hex::HexKey hex) const;
  /// Nothing out of the range of keys.
  std::optional<hex::HexKey> hexOf(CellPlace cell) const;
  Point pixel(hex::Point point) const;
  /// In hex widths, at most some thousands from the map.
  hex::Point point(Point pixel) const;
  double across() const { return across_; }  ///< pixels of a hex width to the right
  double down() const { return down_; }      ///< and downward

 private:
  hex::Layout layout_;
  CellPlace first_;
  Point origin_;  // pixels of the layout's origin
  double across_ = 1;
  double down_ = 1;
};

/// A map with as many cells as the layout has columns and rows, whose hexagons are as regular as whole numbers can be
/// and about so many pixels wide from side to side.
TiledMap mapFor(const hex::Layout& layout, int hexPixels);

/// The way hexes lie that a hexagonal map has, its first cell having odd column and row.
hex::LayoutSpec specOf(const TiledMap& map, CellPlace first);

}  // namespace redoubt::exchange::tiled
