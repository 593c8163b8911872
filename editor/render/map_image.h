#pragma once

#include <QImage>
#include <optional>
#include <utility>

#include "core/model/battle.h"
#include "editor/render/map_painter.h"

namespace redoubt::render {

/// What renderMap draws.
struct RenderOptions {
  MapStyle style;
  std::optional<Id<model::Variant>> variant;  ///< whose counters are drawn; none: the map alone
  double pixelsPerHex = 96;
  std::optional<int> height;  ///< pixels; takes the place of pixelsPerHex
  /// Two hexes at opposite corners of the part to draw; none: the whole sheet.
  std::optional<std::pair<hex::HexKey, hex::HexKey>> crop;
};

/// The largest picture, on either side, in pixels.
inline constexpr int kMaxImageSide = 20000;

/// A picture of the map, with the counters of a variant. Any thread; needs a QGuiApplication and loadFonts().
/// Throws redoubt::Error (TooLarge) over kMaxImageSide, and BadInput for a size of nothing.
QImage renderMap(const model::Battle& battle, const RenderOptions& options);

}  // namespace redoubt::render
