#pragma once

#include <QPainterPath>
#include <array>
#include <functional>
#include <span>
#include <vector>

#include "editor/render/map_cells.h"

namespace redoubt::render {

/// How the edge of an area runs. Lengths are in hex widths unless they say otherwise.
struct Ragged {
  double amplitude = 0;  ///< how far it strays from the smoothed hexsides
  double scale = 0.25;   ///< over what distance
  std::uint32_t salt = 1;
  double smoothing = 0.47;  ///< how far the hexsides' zigzag is smoothed: the width of a Gaussian, in sides
  double drift = 0;         ///< how far it wanders over more than a hex
};

/// A piece of an area's edge, round one vertex, from the middle of one hexside to the middle of another; the area lies
/// to the right of it.
using Rim = std::array<QPointF, 13>;

/// An area made of whole hexes, with one smooth edge all round.
///
/// It is put together vertex by vertex: in the triangle between the centres of a vertex's three hexes lies one Rim. The
/// outline of whole hexes is walked two hexsides either way from the vertex, smoothed along its length and set off by
/// noise of the place. Rims of neighbouring triangles are parts of one curve and share their end points to the last
/// bit, and a changed hex changes nothing beyond a hex and a half.
struct AreaShape {
  QPainterPath fill;
  std::vector<Rim> rims;
  std::vector<Rim> outwards;  ///< for each rim the directions out of the area, of length 1

  bool isEmpty() const { return fill.isEmpty(); }
};

using InArea = std::function<bool(const Cell&)>;

/// The part of the area of all hexes with `isInside` that lies round `corners`, which cover `bounds`. Off the map an
/// area goes on as at the edge; where nothing is drawn beyond it (MapCells::endsAtEdge), its edge runs straight out
/// between the hexes of the map. `outset` moves the edge outwards, or inwards below 0; up to about 0.15.
AreaShape areaShape(const MapCells& cells, std::span<const Corner> corners, const hex::Bounds& bounds,
                    const Ragged& ragged, const InArea& isInside, double outset = 0);

/// The hex itself; off the map, the hex of the map next to it, whose ground goes on there.
hex::Hex groundHex(const MapCells& cells, hex::Hex hex);
/// What lies in a hex; off the map, what lies in groundHex.
Cell groundAt(const MapCells& cells, hex::Hex hex);

/// A line of `width` along the edge, `inset` inside it.
QPainterPath rimLine(const AreaShape& shape, double width, double inset = 0);

}  // namespace redoubt::render
