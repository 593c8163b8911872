#pragma once

#include <QPointF>
#include <array>
#include <optional>
#include <vector>

#include "editor/render/map_cells.h"
#include "editor/render/map_geometry.h"

// Lines that run from hexside to hexside. A piece of such a line lies on one hexside, from vertex to vertex, and
// depends only on how the line passes these two vertices: the point and the direction. Both depend only on the vertex
// and its neighbours, so pieces agree where they meet, and a local change doesn't affect the line elsewhere. Lengths
// are in hex widths.
namespace redoubt::render {

/// One of the three hexsides that meet in a vertex.
struct SideArm {
  hex::Hexside side;
  hex::Vertex far;  ///< its other end

  friend bool operator==(const SideArm&, const SideArm&) = default;
};

inline QPointF pointOf(const MapCells& cells, hex::Vertex vertex) {
  return toQt(cells.layout().point(vertex));
}
std::array<SideArm, 3> armsOf(hex::Vertex vertex);
/// The end of `side` that is not `vertex`.
hex::Vertex farEnd(const hex::Hexside& side, hex::Vertex vertex);
/// The cell of a hexside; null if there is nothing on it.
const SideCell* sideAt(const MapCells& cells, const hex::Hexside& side);
bool isOnMap(const MapCells& cells, const hex::Hexside& side);

/// The point and direction of a line at a vertex, or its end.
struct Knot {
  QPointF at;
  QPointF along;  ///< its direction there over one hexside; null if the line ends
};

/// The knot of a line from `before` over `at` to `after`, moved towards the middle of those two by a share `pull` of
/// the distance; 0.24 is 12 % of a side.
Knot knotThrough(const MapCells& cells, hex::Vertex before, hex::Vertex at, hex::Vertex after, double pull);
Knot turned(Knot knot, double radians);
Knot reversed(const Knot& knot);

/// A smooth line between two knots, at even distances.
std::vector<QPointF> curveBetween(const Knot& from, const Knot& to, int count);

/// The directions of a line at its points, of length 1; at its ends those of the knots.
std::vector<QPointF> directionsOf(const std::vector<QPointF>& points, const Knot& from, const Knot& to);

/// `point` of a line that runs over a hex's upper vertex or side, moved up as far as needed for `room` between the
/// line's middle and the hex's number; points elsewhere stay.
QPointF liftedOverNumber(const MapCells& cells, QPointF point, double room);

/// Half the room of the digits themselves, round kNumberPlace.
inline constexpr hex::Point kDigitRoom{0.125, 0.050};

}  // namespace redoubt::render
