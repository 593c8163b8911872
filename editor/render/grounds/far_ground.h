#pragma once

#include "editor/render/paint_context.h"

// Hex terrain at small scales, where a tree or a furlong is a few pixels: a patch of each kind of terrain is painted
// once, and the map is composed of the patches.
namespace redoubt::render {

/// Used instead of paintAreas() and paintGroundMarks(). The cost depends on the number of pixels, not on the terrain.
///
/// Every pixel finds the hexes it lies between and uses the patch of their terrain; edges run from the middle of one
/// hexside to the middle of the next, as at large scales, with small deviations. Trees and strips repeat every eight
/// hexes.
void paintFarGround(const PaintContext& context);

}  // namespace redoubt::render
