#pragma once

#include <QIODevice>
#include <QThreadPool>

#include "editor/render/output/map_drawing.h"
#include "editor/render/watch.h"

namespace redoubt::render {

/// Writes the drawing as PNG. Each processor paints and compresses one strip at a time, so that a picture of any size
/// needs little memory. False if it was stopped; then `out` holds only a part. Throws redoubt::Error: TooLarge if it
/// needs too much memory nevertheless, DiskFull if `out` can't be written.
///
/// The threads are those of `pool`, or its own. With the global pool it is faster, because Qt divides the fills of
/// other threads among that pool's threads; but a window that paints meanwhile has to wait for it.
bool writePng(QIODevice& out, const MapDrawing& drawing, const PictureSize& size, const Watch& watch = {},
              QThreadPool* pool = nullptr);

}  // namespace redoubt::render
