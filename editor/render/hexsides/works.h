#pragma once

#include <QPointF>
#include <array>
#include <cstdint>
#include <vector>

#include "editor/render/map_cells.h"

namespace redoubt::render {

/// A wall, fence or other work along one hexside, from vertex to vertex. Lengths are in hex widths.
struct WorkPiece {
  hex::Hexside side;
  std::uint16_t kind = 0;  ///< index into MapCells::kinds
  std::vector<QPointF> line;
  std::array<bool, 2> joins = {};  ///< whether another work of its pattern continues at the two ends
};

/// The works on a hexside. One along water is on the bank; several on one side are next to each other. Works of one
/// pattern end in the same point of their common vertex.
std::vector<WorkPiece> worksOn(const MapCells& cells, const hex::Hexside& side);

/// The works on the hexsides whose middle lies in `bounds` or up to half a hex width outside.
std::vector<WorkPiece> workPieces(const MapCells& cells, const hex::Bounds& bounds);

/// The width of a work, from edge to edge.
double workWidth(Pattern pattern);

}  // namespace redoubt::render
