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
/// The height round or next to `at`: hexes of one level or higher that stands out.
std::optional<NamedHexes> heightNear(const MapCells& cells, QPointF at);

/// The river or stream next to `at`, or the road, as a line that goes on for about `reach` to both sides of it.
std::vector<QPointF> waterCourseNear(const NameGround& ground, QPointF at, double reach);
std::vector<QPointF> wayNear(const NameGround& ground, QPointF at, double reach);

/// How far `at` is from a line; very far from none.
double distanceTo(const std::vector<QPointF>& line, QPointF at);

}  // namespace redoubt::render
