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
  QPointF at;        ///< where their curves cross; without a way the water's point nearest to the side's middle
  QPointF along;     ///< the way's direction, of length 1
  QPointF flow;      ///< the water's, of length 1
  double width = 0;  ///< of the water there, perpendicular to its flow, edges included; in hex widths
  double span = 0;   ///< of the water along the way
  std::uint16_t kind = 0;
  Pattern way = Pattern::Unknown;  ///< of the way it carries; Unknown if there is none
};

/// A stretch of water in hex widths: its middle line, and its width without the edges at each point.
struct WaterStretch {
  std::vector<QPointF> points;
  std::vector<double> widths;
};

/// The water on a hexside with its continuation beyond its vertices, to the next ones or through its mouths; without
/// points if there is no water. Where another water ends in it, the course is continuous.
WaterStretch waterAlong(const RegionPlan& plan, const hex::Hexside& side);

/// The continuous part of a stretch through its point nearest to `at`, within `reach` of it.
WaterStretch stretchWithin(const WaterStretch& water, QPointF at, double reach);

/// The crossings on the sides of the hexes with their middle in `bounds`; `plan` has the ways and waters there.
std::vector<WaterCrossing> crossingsIn(const MapCells& cells, const hex::Bounds& bounds, const RegionPlan& plan);

/// Shortens a way without a crossing over the water on a hexside, so that it ends at the bank. The waters are those of
/// `obstacles`.
void stopAtWater(WayPiece& piece, const MapCells& cells, const Obstacles& obstacles);

/// Whether something carries ways over the water on a side.
bool hasCrossing(const MapCells& cells, const hex::Hexside& side);

}  // namespace redoubt::render
