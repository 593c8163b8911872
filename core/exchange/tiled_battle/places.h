#pragma once

#include <string>

#include "core/exchange/tiled_battle/map_grid.h"
#include "core/model/map_rows.h"
#include "core/model/scenario_rows.h"

/// Where rows of a battle stand on a map of Tiled. What is read from one stands elsewhere only if somebody moved it.
namespace redoubt::exchange::tiled {

/// How large counters and words are, in hex widths.
inline constexpr double kCounterSize = 0.72;
inline constexpr double kLevelSize = 0.3;

/// To hundredths of a pixel.
Point rounded(Point point);

/// Of a place that is given from the centre of a hex, in hex widths.
Point placeFrom(const MapGrid& grid, hex::HexKey hex, double dx, double dy);
inline Point placeOf(const MapGrid& grid, const model::Symbol& row) {
  return placeFrom(grid, row.hex, row.dx, row.dy);
}
inline Point placeOf(const MapGrid& grid, const model::Label& row) {
  return placeFrom(grid, row.hex, row.dx, row.dy);
}
/// The row must have a hex.
Point placeOf(const MapGrid& grid, const model::MapPicture& row);
/// Of a counter's centre, a little aside in a stack; the row must have a hex.
Point placeOf(const MapGrid& grid, const model::Placement& row);

/// A line between two points; `from` is the place of its object.
struct Stroke {
  Point from;
  Point to;
};
/// Along the side.
Stroke sideStroke(const MapGrid& grid, hex::HexsideKey side);
/// Between the centres of its hexes.
Stroke wayStroke(const MapGrid& grid, hex::HexsideKey side);

/// Pixels of a letter's height.
int letterSize(const MapGrid& grid, double hexWidths);
/// The box of a text of so many letters, which is written in its middle.
struct TextBox {
  double width = 0;
  double height = 0;
};
TextBox textBox(const std::string& text, int letterSize);
/// The upper left corner of a box that is turned around it, from the box's centre, and the other way.
Point cornerOf(Point centre, double width, double height, double degrees);
Point centreOf(Point corner, double width, double height, double degrees);

/// Whether two points are the same but for what Tiled rounds off.
bool isSamePlace(Point a, Point b);
bool isSameAngle(double a, double b);

}  // namespace redoubt::exchange::tiled
