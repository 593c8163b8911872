#pragma once

#include <QPointF>
#include <cstdint>
#include <optional>
#include <vector>

#include "editor/render/map_cells.h"
#include "editor/render/map_painter.h"

namespace redoubt::render {

/// The continuation of a water beyond one end of its side: into a pond, or off the map.
struct WaterMouth {
  std::vector<QPointF> points;  ///< outwards, beginning at the end of the piece
  bool isAtEnd = false;         ///< beyond the last point of the piece, otherwise beyond the first
  bool leavesMap = false;
};

/// The course of a river or stream along one hexside, from vertex to vertex. Lengths are in hex widths.
struct WaterPiece {
  hex::Hexside side;
  std::uint16_t kind = 0;       ///< index into MapCells::kinds
  std::vector<QPointF> points;  ///< the middle of the water
  std::vector<double> widths;   ///< at each point, without the edges
  QPointF ahead;                ///< the directions at its two ends, of length 1
  QPointF behind;
  std::vector<WaterMouth> mouths;
  hex::Bounds room;  ///< of its middle and its mouths' middles
};

/// The width of the dark edge of the water beyond WaterPiece::widths on each bank.
inline constexpr double kWaterEdge = 0.0105;

/// The water on a hexside: the widest kind on it, nothing if there is none.
///
/// The course follows the middle of the hexside within 12 % of a side and deviates from its vertices by up to 26 %, so
/// that it winds less than the hexsides and doesn't surround a hex closely. At its source it is very thin, and it
/// widens over the next five sides; of three waters in a vertex two are continuous, rivers before streams and long
/// before short ones, and the third ends in their course, a little downstream. It depends on nothing farther than six
/// sides away.
std::optional<WaterPiece> waterPiece(const MapCells& cells, const hex::Hexside& side);

/// The waters on the hexsides whose middle lies in `bounds` or up to half a hex width outside.
std::vector<WaterPiece> waterPieces(const MapCells& cells, const hex::Bounds& bounds);

/// The general direction of the water on a hexside, including two more sides at each end; of length 1. The side must
/// have water.
QPointF waterHeading(const MapCells& cells, const hex::Hexside& side);

}  // namespace redoubt::render
