#pragma once

#include <QIODevice>

#include "editor/render/output/page_plan.h"
#include "editor/render/watch.h"

namespace redoubt::render {

/// Writes the first page of a plan made for `drawing` as SVG, in layers. False if it was stopped, which it
/// can be at any time; then `out` holds only a part. Throws redoubt::Error: TooLarge before drawing if that needs too
/// much memory, or during drawing if it does; DiskFull if `out` can't be written.
bool writeSvg(QIODevice& out, const MapDrawing& drawing, const PagePlan& plan, const Watch& watch = {});

}  // namespace redoubt::render
