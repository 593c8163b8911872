#pragma once

#include <QPointF>
#include <optional>
#include <set>
#include <vector>

#include "editor/render/lettering/name_ground.h"
#include "editor/render/map_cells.h"

// What the names of a map stand for: the thing of the right kind next to where a name stands. Lengths are in hex
// widths.
namespace redoubt::render {

/// Hexes that belong together, and the middle of them.
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
/// The height round or next to `at`: what is as high as its hex there or higher, and then, level by level down to the
/// lowest that stands out, the same with its lower slopes.
std::vector<NamedHexes> heightsNear(const MapCells& cells, QPointF at);

/// The river or stream next to `at`, as a line that goes on for about `reach` to both sides of it, or ends before where
/// another joins it.
std::vector<QPointF> waterCourseNear(const NameGround& ground, QPointF at, double reach, bool endsAtForks);
/// The way next to `at`, as such a line; a road rather than a lane or track about as near.
std::vector<QPointF> wayNear(const NameGround& ground, QPointF at, double reach);

/// How far `at` is from a line; very far from none.
double distanceTo(const std::vector<QPointF>& line, QPointF at);

}  // namespace redoubt::render
