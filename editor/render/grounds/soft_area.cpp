#include "editor/render/grounds/soft_area.h"

#include <QPaintEngine>
#include <algorithm>
#include <cmath>

#include "editor/render/grounds/grounds.h"

namespace redoubt::render {
namespace {

constexpr int kPerHex = 14;

AreaShape shapeOf(const PaintContext& context, std::uint16_t index, double outset) {
  return areaShape(context.cells, context.corners, context.region, edgeOf(context.cells.kind(index)), isOfKind(index),
                   outset);
}

// Nested rims, each adding to the tint.
void paintNested(const PaintContext& context, std::uint16_t index, const SoftTint& tint) {
  constexpr int kRims = 5;
  const double each = 1 - std::pow(1 - std::min(tint.strength, 0.999), 1.0 / kRims);
  QColor colour = tint.colour;
  colour.setAlphaF(static_cast<float>(each));
  for (int i = 0; i < kRims; ++i) {
    const double depth = tint.from + (tint.to - tint.from) * (i + 0.5) / kRims;
    const AreaShape shape = shapeOf(context, index, -std::clamp(depth, -0.15, 0.15));
    context.painter.fillPath(shape.fill, colour);
  }
}

// Plain themes have sharp edges.
void paintFlat(const PaintContext& context, std::uint16_t index, const SoftTint& tint) {
  QColor colour = tint.colour;
  colour.setAlphaF(static_cast<float>(tint.strength));
  const AreaShape shape = shapeOf(context, index, 0);
  context.painter.fillPath(shape.fill, colour);
}

}  // namespace

double eased(double depth, double from, double to) {
  const double t = std::clamp((depth - from) / (to - from), 0.0, 1.0);
  return t * t * (3 - 2 * t);
}

bool takesPictures(const QPainter& painter) {
  return painter.paintEngine()->type() == QPaintEngine::Raster &&
         painter.deviceTransform().type() <= QTransform::TxScale;
}

void paintSoftArea(const PaintContext& context, std::uint16_t index, const SoftTint& tint) {
  if (context.theme().relief == ReliefManner::Plain) return paintFlat(context, index, tint);
  if (!takesPictures(context.painter)) return paintNested(context, index, tint);
  const AreaDepth& depth = context.areas.depthOf(index);
  if (depth.isAllOutside()) return;
  const NodePicture& picture = context.areas.picture(index, [&] {
    NodePicture made(context.areas.bounds(), kPerHex);
    for (int y = 0; y < made.rows(); ++y) {
      for (int x = 0; x < made.columns(); ++x) {
        const double share = eased(depth.at(made.node(x, y)), tint.from, tint.to);
        if (share > 0) made.set(x, y, tint.colour, tint.strength * share);
      }
    }
    return made;
  });
  picture.paint(context.painter);
}

}  // namespace redoubt::render
