#include "editor/dialogs/sheets/largest_grid.h"

#include <algorithm>
#include <array>

namespace redoubt::editor {
namespace {

constexpr std::array kGridSides{0, 1200, 1000};  // pixels of the longer side; 0: as it is
constexpr double kMuchLarger = 1.04;             // a finer picture has the edges more exactly

double areaOf(const scan::SheetGrid& grid) {
  return (grid.right - grid.left) * (grid.bottom - grid.top);
}

scan::SheetGrid scaled(scan::SheetGrid grid, double by) {
  for (double* each : {&grid.left, &grid.top, &grid.right, &grid.bottom, &grid.gapX, &grid.gapY}) *each *= by;
  return grid;
}

}  // namespace

std::optional<scan::SheetGrid> largestGrid(const QImage& picture, const Watch& watch) {
  std::optional<scan::SheetGrid> best;
  const int longer = std::max(picture.width(), picture.height());
  for (std::size_t i = 0; i < kGridSides.size(); ++i) {
    const int side = kGridSides[i];
    if (side >= longer) continue;
    const QImage seen = side == 0 ? picture : picture.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    const double count = kGridSides.size();
    const auto found =
        scan::sheetGrid(seen, partOf(watch, static_cast<double>(i) / count, (static_cast<double>(i) + 1) / count));
    if (!found) continue;
    const scan::SheetGrid grid = scaled(*found, 1.0 * picture.width() / seen.width());
    if (!best || areaOf(grid) > kMuchLarger * areaOf(*best)) best = grid;
  }
  return best;
}

}  // namespace redoubt::editor
