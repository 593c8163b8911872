#pragma once

#include <QPointF>
#include <optional>
#include <set>
#include <vector>

#include "editor/render/lettering/name_ground.h"
#include "editor/render/map_cells.h"

// The things that the names of a map are for: the nearest one of the right kind. Lengths are in hex widths.
namespace redoubt::render {

/// Connected hexes, and their middle.
struct NamedHexes {
  std::set<hex::Hex> hexes;
  QPointF middle;
};

/// The village or castle next to `at`, with its neighbouring hexes; nothing beyond three hexes.
std::optional<NamedHexes> settlementNear(const MapCells& cells, QPointF at);
/// The wood next to `at`.
std::optional<NamedHexes> woodNear(const MapCells& cells, QPointF at);
/// The pond or marsh next to `at`.
std::optional<NamedHexes> lakeNear(const MapCells& cells, QPointF at);
/// The castle next to `at`, within a hex or two.
std::optional<NamedHexes> castleNear(const MapCells& cells, QPointF at);
/// The height round or next to `at`: the hexes as high as the one there or higher, and then, level by level down to the
/// lowest that is raised, the same with its lower slopes.
std::vector<NamedHexes> heightsNear(const MapCells& cells, QPointF at);

/// The river or stream next to `at`, as a line that continues for about `reach` to both sides, or ends before that
/// where another joins it.
std::vector<QPointF> waterCourseNear(const NameGround& ground, QPointF at, double reach, bool endsAtForks);
/// The way nearest to `at`, as such a line; a road is preferred to a lane or track that is about as near.
std::vector<QPointF> wayNear(const NameGround& ground, QPointF at, double reach);

/// The distance of `at` from a line; a very large number for an empty line.
double distanceTo(const std::vector<QPointF>& line, QPointF at);

}  // namespace redoubt::render
