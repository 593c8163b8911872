#pragma once

#include <QPointF>
#include <cstdint>
#include <vector>

#include "editor/render/links/way_curves.h"
#include "editor/render/map_cells.h"
#include "editor/render/obstacles.h"

namespace redoubt::render {

struct RegionPlan;

/// A bridge, ford or ferry where a way and a water meet.
struct WaterCrossing {
  hex::Hexside side;
  QPointF at;        ///< where their curves cross
  QPointF along;     ///< the way's direction, of length 1
  QPointF flow;      ///< the water's, of length 1
  double width = 0;  ///< of the water, square to its flow; in hex widths
  double span = 0;   ///< of the water along the way
  std::uint16_t kind = 0;
  Pattern way = Pattern::Unknown;  ///< of the way it carries; Unknown where there is none
};

/// The crossings on the sides of the hexes with their middle in `bounds`; `plan` has the ways and waters there.
std::vector<WaterCrossing> crossingsIn(const MapCells& cells, const hex::Bounds& bounds, const RegionPlan& plan);

/// Takes a way that nothing carries over the water on a hexside back to the bank. Known are the waters of `obstacles`.
void stopAtWater(WayPiece& piece, const MapCells& cells, const Obstacles& obstacles);

/// Whether something carries ways over the water on a side.
bool hasCrossing(const MapCells& cells, const hex::Hexside& side);

}  // namespace redoubt::render
