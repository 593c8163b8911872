#pragma once

#include <QPainterPath>
#include <array>
#include <functional>
#include <span>
#include <vector>

#include "editor/render/map_cells.h"
#include "editor/render/ragged.h"

namespace redoubt::render {

/// A piece of an area's edge, round one vertex, from the middle of one hexside to the middle of another; the area lies
/// to the right of it.
using Rim = std::array<QPointF, 13>;

/// An area made of whole hexes, with one smooth edge all round.
///
/// It is composed vertex by vertex: there is one Rim in the triangle between the centres of a vertex's three hexes. The
/// outline of whole hexes is followed two hexsides in each direction from the vertex, smoothed along its length and
/// moved by noise of its position. Rims of neighbouring triangles are parts of one curve and share exactly the same end
/// points, and a changed hex changes nothing beyond a hex and a half.
struct AreaShape {
  QPainterPath fill;
  std::vector<Rim> rims;
  std::vector<Rim> outwards;  ///< for each rim the directions out of the area, of length 1

  bool isEmpty() const { return fill.isEmpty(); }
};

using InArea = std::function<bool(const Cell&)>;

/// The part of the area of all hexes with `isInside` that lies round `corners`, which cover `bounds`. Off the map an
/// area continues as at the edge; if nothing is drawn beyond it (MapCells::endsAtEdge), its edge runs straight out
/// between the hexes of the map. `outset` moves the edge outwards, or inwards below 0; up to about 0.15.
AreaShape areaShape(const MapCells& cells, std::span<const Corner> corners, const hex::Bounds& bounds,
                    const Ragged& ragged, const InArea& isInside, double outset = 0);

/// The hex itself; off the map, the hex of the map next to it, whose terrain continues there.
hex::Hex groundHex(const MapCells& cells, hex::Hex hex);
/// The cell of a hex; off the map, that of groundHex.
Cell groundAt(const MapCells& cells, hex::Hex hex);

/// A line of `width` along the edge, `inset` inside it.
QPainterPath rimLine(const AreaShape& shape, double width, double inset = 0);

}  // namespace redoubt::render
