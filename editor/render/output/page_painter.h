#pragma once

#include <QPainter>

#include "editor/render/output/page_plan.h"
#include "editor/render/watch.h"

namespace redoubt::render {

/// Paints a page of a plan made for `drawing`: its part of the map and, on sheets to be glued, cutting marks, crosses
/// common to two sheets, the page's name and a ruler. The painter's unit is a millimetre. False if `watch` stopped it;
/// then only a part is painted.
bool paintPage(QPainter& painter, const MapDrawing& drawing, const PagePlan& plan, int page, const Watch& watch = {});

/// The positions of the crosses that a page has in common with its neighbours, in mm from the page's top left corner.
std::vector<QPointF> crossesOn(const PagePlan& plan, int page);

}  // namespace redoubt::render
