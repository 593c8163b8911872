#pragma once

#include <QIODevice>
#include <QThreadPool>

#include "editor/render/output/map_drawing.h"
#include "editor/render/watch.h"

namespace redoubt::render {

/// Writes the drawing as PNG. Each processor paints and packs a strip at a time, so that a picture needs little memory
/// however large it is. False if it was stopped; then `out` holds a part. Throws redoubt::Error:
/// TooLarge if it turns out to need too much all the same, DiskFull if `out` takes no more.
///
/// The threads are those of `pool`, or some of its own. In the global pool it is quicker, as Qt parts the fills of all
/// other threads among that pool's; but a window that paints meanwhile has to wait for it.
bool writePng(QIODevice& out, const MapDrawing& drawing, const PictureSize& size, const Watch& watch = {},
              QThreadPool* pool = nullptr);

}  // namespace redoubt::render
