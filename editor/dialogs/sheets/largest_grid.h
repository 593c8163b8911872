#pragma once

#include "editor/scan/sheet_grid.h"

namespace redoubt::editor {

/// The grid that covers most of the picture, looked for at several sizes: what blurs one may be clear in another.
/// Throws Error Busy when stopped. Any thread.
std::optional<scan::SheetGrid> largestGrid(const QImage& picture, const Watch& watch = {});

}  // namespace redoubt::editor
