#include "editor/dialogs/sheets/back_grid.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace redoubt::editor {
namespace {

constexpr double kSameStep = 0.06;  // of the way from one counter to the next

// Counters in a row: where they begin and end, how many, and how far apart.
struct Row {
  double from, to;
  int count;
  double gap;

  double step() const { return (to - from + gap) / count; }
};

Row mirrored(const Row& front, double frontLength, double backLength, bool isTurned) {
  const double scale = frontLength > 0 ? backLength / frontLength : 1;
  Row row{front.from * scale, front.to * scale, front.count, front.gap * scale};
  if (isTurned) row = {backLength - row.to, backLength - row.from, row.count, row.gap};
  return row;
}

bool isPartOf(const Row& seen, const Row& whole) {
  return seen.count <= whole.count && std::abs(seen.step() / whole.step() - 1) < kSameStep;
}

// How far a row begins before what is seen, and ends after it, to be as long as the whole one and near to it. Where
// only a part is seen the gaps are taken for counters easily, so that they are those of the fronts.
struct Missing {
  double before, after;
};

Missing missingOf(const Row& seen, const Row& whole) {
  const int more = whole.count - seen.count;
  const int before = std::clamp(static_cast<int>(std::lround((seen.from - whole.from) / seen.step())), 0, more);
  const double length = whole.count * seen.step() - whole.gap;
  return {before * seen.step(), length - (seen.to - seen.from) - before * seen.step()};
}

}  // namespace

BackGrid backGrid(const model::CounterSheet& sheet, QSize front, QSize back,
                  const std::optional<scan::SheetGrid>& seen) {
  if (seen && seen->columns == sheet.columns && seen->rows == sheet.rows) return {*seen, BackGrid::Basis::Seen};
  const Row across = mirrored({sheet.left, sheet.right, sheet.columns, sheet.gapX}, front.width(), back.width(),
                              sheet.flip == model::SheetFlip::LeftRight);
  const Row down = mirrored({sheet.top, sheet.bottom, sheet.rows, sheet.gapY}, front.height(), back.height(),
                            sheet.flip == model::SheetFlip::TopBottom);
  scan::SheetGrid grid;
  grid.columns = sheet.columns;
  grid.rows = sheet.rows;
  grid.gapX = across.gap;
  grid.gapY = down.gap;
  const Row seenAcross = seen ? Row{seen->left, seen->right, seen->columns, seen->gapX} : across;
  const Row seenDown = seen ? Row{seen->top, seen->bottom, seen->rows, seen->gapY} : down;
  if (!seen || !isPartOf(seenAcross, across) || !isPartOf(seenDown, down)) {
    grid.left = across.from, grid.right = across.to;
    grid.top = down.from, grid.bottom = down.to;
    return {grid, BackGrid::Basis::Mirrored};
  }
  const Missing x = missingOf(seenAcross, across), y = missingOf(seenDown, down);
  // The middle moves by half of what is gained, along the turned edges.
  const double turn = seen->angle * std::numbers::pi / 180;
  const double byX = (x.after - x.before) / 2, byY = (y.after - y.before) / 2;
  const double middleX = (seen->left + seen->right) / 2 + std::cos(turn) * byX - std::sin(turn) * byY;
  const double middleY = (seen->top + seen->bottom) / 2 + std::sin(turn) * byX + std::cos(turn) * byY;
  const double width = seen->right - seen->left + x.before + x.after;
  const double height = seen->bottom - seen->top + y.before + y.after;
  grid.left = middleX - width / 2, grid.right = middleX + width / 2;
  grid.top = middleY - height / 2, grid.bottom = middleY + height / 2;
  grid.angle = seen->angle;
  return {grid, BackGrid::Basis::Completed};
}

}  // namespace redoubt::editor
