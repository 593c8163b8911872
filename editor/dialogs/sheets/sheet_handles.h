#pragma once

#include <array>
#include <vector>

#include "core/model/counter_sheets.h"

/// The grid of a sheet's side as a person drags it into place.
namespace redoubt::editor {

enum class GridHandle {
  TopLeft,
  Top,
  TopRight,
  Right,
  BottomRight,
  Bottom,
  BottomLeft,
  Left,
  Turn,   ///< above the middle of the upper edge
  GapX,   ///< at the right edge of the first counter: how far counters lie apart
  GapY,   ///< at its lower edge
  Whole,  ///< the grid itself, which has no place of its own
};

struct HandlePlace {
  GridHandle handle;
  model::SheetPoint at;
};
/// Where the handles lie in the picture of a side. Gaps are those of the front.
std::vector<HandlePlace> handlesOf(const model::CounterSheet& sheet, model::FaceSide side);

/// The sheet with a handle of one side moved from a place of its picture to another. The opposite corner or edge stays
/// where it is, and the angle unless it is turned; a grid doesn't become smaller than 8 pixels, gaps no wider than
/// counters.
model::CounterSheet dragged(model::CounterSheet sheet, model::FaceSide side, GridHandle handle, model::SheetPoint from,
                            model::SheetPoint to);

/// The corners of a side's grid, clockwise from its upper left one.
std::array<model::SheetPoint, 4> gridCorners(const model::CounterSheet& sheet, model::FaceSide side);

/// Numbers of a side's grid, whichever side it is.
struct GridEdges {
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;
  double angle = 0;

  friend bool operator==(const GridEdges&, const GridEdges&) = default;
};
GridEdges edgesOf(const model::CounterSheet& sheet, model::FaceSide side);
model::CounterSheet withEdges(model::CounterSheet sheet, model::FaceSide side, const GridEdges& edges);

}  // namespace redoubt::editor
