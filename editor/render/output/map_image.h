#pragma once

#include <QImage>

#include "editor/render/output/map_drawing.h"

namespace redoubt::render {

/// The largest picture that is held in memory, on either side, in pixels.
inline constexpr int kMaxImageSide = 20000;

/// A picture of the map, with the counters of a variant. Any thread; needs a QGuiApplication and loadFonts().
/// Throws redoubt::Error as MapDrawing and pictureSize do, and TooLarge over kMaxImageSide.
QImage renderMap(const model::Battle& battle, const RenderOptions& options);

}  // namespace redoubt::render
