#pragma once

#include <QImage>
#include <optional>

#include "core/base/watch.h"
#include "core/model/force_rows.h"

namespace redoubt::editor::scan {

/// A grid of equal counters that is seen in the picture of a sheet; lengths in pixels of that picture, as in
/// model::CounterSheet.
struct SheetGrid {
  int columns = 0;
  int rows = 0;
  double left = 0;  ///< edges before the grid is turned about its middle
  double top = 0;
  double right = 0;
  double bottom = 0;
  double gapX = 0;
  double gapY = 0;
  double angle = 0;       ///< degrees clockwise, from -6 to 6
  double confidence = 0;  ///< from 0 to 1
};

/// The largest grid of at least two by two counters, by the lines, gaps and changes of colour between them; nothing
/// where none is clear. Needs no OpenCV. Throws Error Busy when stopped. Any thread.
std::optional<SheetGrid> sheetGrid(const QImage& picture, const Watch& watch = {});

/// `sheet` with that grid on one side. The back takes its edges and angle alone: it has the rows and columns of the
/// front.
model::CounterSheet withGrid(model::CounterSheet sheet, model::FaceSide side, const SheetGrid& grid);

}  // namespace redoubt::editor::scan
