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

/// The places of the lines and buildings of a region, determined before anything is drawn: earlier kinds have
/// precedence, and trees, hachures and furrows keep clear of them. The result at a place is the same for any region.
///
/// Order: hex numbers, water, ways, works, slopes, buildings and gardens, and the names that need room.
struct RegionPlan {
  std::vector<WaterPiece> waters;
  std::vector<WayPiece> ways;
  std::vector<WaterCrossing> crossings;
  std::vector<WorkPiece> works;
  std::vector<SlopePiece> slopes;
  Settlements settlements;
  Obstacles obstacles;
};

/// The plan for `bounds` and a hex width round it. The contents of a hidden layer keep their room, so that nothing
/// moves when layers are shown and hidden; only hidden numbers and names, for which other things are thinned out, take
/// no room.
RegionPlan regionPlan(const MapCells& cells, const hex::Bounds& bounds, const MapStyle& style);

/// Device pixels per hex below which houses, works and slopes are only specks.
inline constexpr double kSmallestThings = 8;

/// The same for waters and ways alone, for scales at which the rest isn't visible.
RegionPlan linesPlan(const MapCells& cells, const hex::Bounds& bounds);

}  // namespace redoubt::render
