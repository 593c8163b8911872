#pragma once

#include "editor/render/paint_context.h"

namespace redoubt::render {

/// A tint that fades out across the edge of an area; in plain themes it ends there.
struct SoftTint {
  QColor colour;
  double strength = 1;  ///< its opacity well inside, 0 to 1
  double from = -0.05;  ///< the depth at which it starts, in hex widths; below 0 outside the edge
  double to = 0.1;      ///< the depth at which it is at its full strength
};

/// The position of the depth between `from` and `to`, eased at both ends: 0 to 1.
double eased(double depth, double from, double to);

/// Paints the tint over the area of a kind of hex terrain.
void paintSoftArea(const PaintContext& context, std::uint16_t index, const SoftTint& tint);

/// Whether the painter's device accepts pictures: those without pixels get shapes.
bool takesPictures(const QPainter& painter);

}  // namespace redoubt::render
