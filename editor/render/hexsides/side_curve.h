#pragma once

#include <QPointF>
#include <array>
#include <optional>
#include <vector>

#include "editor/render/map_cells.h"

// Lines that run from hexside to hexside. A piece of such a line lies on one hexside, from vertex to vertex, and knows
// only how the line passes those two vertices: at what point and in what direction. Both follow from the vertex and its
// neighbours, so pieces agree where they meet, and what changes at one place leaves the line elsewhere as it is.
// Lengths are in hex widths.
namespace redoubt::render {

/// One of the three hexsides that meet in a vertex.
struct SideArm {
  hex::Hexside side;
  hex::Vertex far;  ///< its other end

  friend bool operator==(const SideArm&, const SideArm&) = default;
};

std::array<SideArm, 3> armsOf(hex::Vertex vertex);
/// The end of `side` that is not `vertex`.
hex::Vertex farEnd(const hex::Hexside& side, hex::Vertex vertex);
/// What lies on a hexside; null for nothing.
const SideCell* sideAt(const MapCells& cells, const hex::Hexside& side);
bool isOnMap(const MapCells& cells, const hex::Hexside& side);

/// How a line passes a vertex, or where it ends.
struct Knot {
  QPointF at;
  QPointF along;  ///< its way over one hexside there; null where the line ends
};

/// The knot of a line from `before` over `at` to `after`, drawn towards the middle of those two by `pull` of the way;
/// 0.24 is 12 % of a side.
Knot knotThrough(const MapCells& cells, hex::Vertex before, hex::Vertex at, hex::Vertex after, double pull);
Knot turned(Knot knot, double radians);
Knot reversed(const Knot& knot);

/// A smooth line between two knots in even steps.
std::vector<QPointF> curveBetween(const Knot& from, const Knot& to, int count);

/// The directions of a line at its points, of length 1; at its ends those of the knots.
std::vector<QPointF> directionsOf(const std::vector<QPointF>& points, const Knot& from, const Knot& to);

/// `point` of a line that runs over a hex's upper vertex or side, moved up as far as `room` between the line's middle
/// and the hex's number asks; points elsewhere stay.
QPointF liftedOverNumber(const MapCells& cells, QPointF point, double room);

/// Half the room of the digits themselves, round kNumberPlace.
inline constexpr hex::Point kDigitRoom{0.125, 0.050};

}  // namespace redoubt::render
