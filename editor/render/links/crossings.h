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
  QPointF at;        ///< where their curves cross; without a way the point of the water next to the side's
  QPointF along;     ///< the way's direction, of length 1
  QPointF flow;      ///< the water's, of length 1
  double width = 0;  ///< of the water there, square to its flow, edges included; in hex widths
  double span = 0;   ///< of the water along the way
  std::uint16_t kind = 0;
  Pattern way = Pattern::Unknown;  ///< of the way it carries; Unknown where there is none
};

/// A stretch of water in hex widths: the middle of it, and its breadth without the edges at each point.
struct WaterStretch {
  std::vector<QPointF> points;
  std::vector<double> widths;
};

/// The water on a hexside and what goes on beyond its vertices, to the next ones or through its mouths; without points
/// where the side is dry. Of a side with another water that ends in it, the course runs through.
WaterStretch waterAlong(const RegionPlan& plan, const hex::Hexside& side);

/// The part of a stretch that runs without a break through its point nearest to `at`, within `reach` of it.
WaterStretch stretchWithin(const WaterStretch& water, QPointF at, double reach);

/// The crossings on the sides of the hexes with their middle in `bounds`; `plan` has the ways and waters there.
std::vector<WaterCrossing> crossingsIn(const MapCells& cells, const hex::Bounds& bounds, const RegionPlan& plan);

/// Takes a way that nothing carries over the water on a hexside back to the bank. Known are the waters of `obstacles`.
void stopAtWater(WayPiece& piece, const MapCells& cells, const Obstacles& obstacles);

/// Whether something carries ways over the water on a side.
bool hasCrossing(const MapCells& cells, const hex::Hexside& side);

}  // namespace redoubt::render
