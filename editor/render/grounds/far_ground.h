#pragma once

#include "editor/render/paint_context.h"

// The grounds as they are seen from afar, where a tree or a furlong is a few pixels: what lies between them is settled
// for a patch of each kind of terrain, and the map is put together of those.
namespace redoubt::render {

/// In place of paintAreas() and paintGroundMarks(). What it costs hangs on the pixels, not on what grows there.
///
/// Every pixel looks which hexes it lies between and takes the patch of theirs; edges run from the middle of one hexside
/// to the middle of the next, as near by, and wind a little. Trees and strips repeat themselves every eight hexes.
void paintFarGround(const PaintContext& context);

}  // namespace redoubt::render
