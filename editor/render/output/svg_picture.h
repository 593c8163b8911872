#pragma once

#include <QIODevice>

#include "editor/render/output/page_plan.h"
#include "editor/render/output/watch.h"

namespace redoubt::render {

/// Writes the first page of a plan made for `drawing` as SVG, in layers. False if it was stopped. Throws redoubt::Error
/// (DiskFull) if `out` takes no more.
bool writeSvg(QIODevice& out, const MapDrawing& drawing, const PagePlan& plan, const Watch& watch = {});

}  // namespace redoubt::render
