#pragma once

#include <vector>

#include "editor/render/hexsides/slopes.h"
#include "editor/render/hexsides/water_courses.h"
#include "editor/render/hexsides/works.h"
#include "editor/render/links/crossings.h"
#include "editor/render/links/way_curves.h"
#include "editor/render/map_cells.h"
#include "editor/render/map_painter.h"
#include "editor/render/obstacles.h"
#include "editor/render/settlements/settlements.h"

namespace redoubt::render {

/// Where the lines and buildings of a region run, settled before anything is drawn: what comes first has the right of
/// way, and trees, hachures and furrows keep clear of it. The same for a place whatever the region.
///
/// Order: hex numbers, water, ways, works, slopes, buildings and gardens, and the names that ask for room.
struct RegionPlan {
  std::vector<WaterPiece> waters;
  std::vector<WayPiece> ways;
  std::vector<WaterCrossing> crossings;
  std::vector<WorkPiece> works;
  std::vector<SlopePiece> slopes;
  Settlements settlements;
  Obstacles obstacles;
};

/// The plan of what lies in `bounds` and a hex width round it. What a hidden layer holds keeps its room, so that
/// nothing moves when layers are shown and hidden; only numbers and names, for which others are thinned out, take none
/// then.
RegionPlan regionPlan(const MapCells& cells, const hex::Bounds& bounds, const MapStyle& style);

/// Device pixels a hex below which, from afar, houses, works and slopes are specks.
inline constexpr double kSmallestThings = 8;

/// The same of waters and ways alone, for where the rest can't be seen.
RegionPlan linesPlan(const MapCells& cells, const hex::Bounds& bounds);

}  // namespace redoubt::render
