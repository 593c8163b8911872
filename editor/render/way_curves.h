#pragma once

#include <QPointF>
#include <array>
#include <vector>

#include "editor/render/map_cells.h"

namespace redoubt::render {

/// A piece of a road or track inside one hex.
struct WayPiece {
  std::array<QPointF, 4> curve;  ///< a cubic Bézier curve
  std::uint16_t kind = 0;
  bool endsInside = false;  ///< ends in the middle of the hex, on no other way

  QPointF at(double t) const;
  QPointF tangent(double t) const;
  std::vector<QPointF> points(int count) const;
};

/// The roads and tracks of one hex. Ways come in square to a hexside, so they run smoothly from hex to hex; two ways
/// make one curve, of three or more the straightest pair runs through and the others join it; a way that ends in a
/// hex at the map's edge runs on off the map, unless it ends in a village or castle.
std::vector<WayPiece> waysOf(const MapCells& cells, hex::Hex hex);

/// Where ways cross a hexside: near its middle, the same seen from both hexes. On flat-top maps it keeps clear of the
/// number under a hex's upper side.
hex::Point crossingPoint(const MapCells& cells, const hex::Hexside& side);

}  // namespace redoubt::render
