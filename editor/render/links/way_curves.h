#pragma once

#include <QPointF>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "editor/render/links/way_crossings.h"
#include "editor/render/links/way_net.h"
#include "editor/render/map_cells.h"

namespace redoubt::render {

/// A piece of a road or track inside one hex.
struct WayPiece {
  hex::Hex hex;
  std::vector<QPointF> line;  ///< from end to end
  QPointF ahead;              ///< the directions at the two ends, of length 1
  QPointF behind;
  std::uint16_t kind = 0;      ///< undefined for a village's own lane
  bool isVillageLane = false;  ///< a lane that a village has without a row
  bool isRailway = false;
  std::array<std::optional<int>, 2> sides = {{{}, {}}};  ///< the sides of the hex on which its ends are
  std::array<bool, 2> stops = {};                        ///< whether it ends there, not on another way
  hex::Bounds room;                                      ///< of its line

  QPointF at(double t) const;       ///< t from 0 to 1
  QPointF tangent(double t) const;  ///< of length 1
  double length() const;
  /// `count` points at even steps of the line.
  std::vector<QPointF> points(int count) const;
};

/// The ways of a net in one hex. Ways run in long curves from hex to hex: the point and direction in which they
/// cross a hexside depend on the two sides before and the two after. Two ways make one curve; of three or more the
/// strongest, then straightest pair is continuous and the others leave it on a tangent; of four or five a second pair
/// can cross. A way that ends in a hex at the map's edge continues off the map, unless it ends in a village or castle.
///
/// Villages have lanes of their own: between two neighbouring village hexes of which at most one has a way, and, if
/// there is neither, round a small green.
///
/// Railways are a net of their own. Beside a road over the same side they cross it further down or to the right.
std::vector<WayPiece> waysOf(WayCrossings& crossings, hex::Hex hex);
/// The same for a single hex.
std::vector<WayPiece> waysOf(const MapCells& cells, hex::Hex hex, WayNet net = WayNet::Roads);

/// The ways that leave the map into a hex off it, to beyond the neat line.
std::vector<WayPiece> waysBeyond(WayCrossings& crossings, hex::Hex hex);

}  // namespace redoubt::render
