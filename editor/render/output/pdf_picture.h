#pragma once

#include <QIODevice>

#include "editor/render/output/page_plan.h"
#include "editor/render/watch.h"

namespace redoubt::render {

/// Writes the pages of a plan made for `drawing` as PDF: lines and letters, at true scale. False if it was stopped,
/// which it can be at any time; then `out` holds only a part. Throws redoubt::Error: TooLarge before drawing if a page
/// needs too much memory, or during drawing if it does; DiskFull if `out` can't be written.
bool writePdf(QIODevice& out, const MapDrawing& drawing, const PagePlan& plan, const Watch& watch = {});

}  // namespace redoubt::render
