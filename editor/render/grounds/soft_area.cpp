#include "editor/render/grounds/soft_area.h"

#include <QPaintEngine>
#include <algorithm>
#include <cmath>

namespace redoubt::render {
namespace {

constexpr int kPerHex = 14;

// Rim within rim, each adding to the tint.
void paintNested(const PaintContext& context, const Ragged& ragged, const InArea& isInside, const SoftTint& tint) {
  constexpr int kRims = 5;
  const double each = 1 - std::pow(1 - std::min(tint.strength, 0.999), 1.0 / kRims);
  QColor colour = tint.colour;
  colour.setAlphaF(static_cast<float>(each));
  for (int i = 0; i < kRims; ++i) {
    const double depth = tint.from + (tint.to - tint.from) * (i + 0.5) / kRims;
    const AreaShape shape =
        areaShape(context.cells, context.corners, context.region, ragged, isInside, -std::clamp(depth, -0.15, 0.15));
    context.painter.fillPath(shape.fill, colour);
  }
}

// Plain themes have sharp edges.
void paintFlat(const PaintContext& context, const Ragged& ragged, const InArea& isInside, const SoftTint& tint) {
  QColor colour = tint.colour;
  colour.setAlphaF(static_cast<float>(tint.strength));
  const AreaShape shape = areaShape(context.cells, context.corners, context.region, ragged, isInside);
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

NodePicture::NodePicture(const hex::Bounds& bounds, int perHex) : step_(1.0 / perHex) {
  firstColumn_ = static_cast<int>(std::floor(bounds.left * perHex)) - 2;
  firstRow_ = static_cast<int>(std::floor(bounds.top * perHex)) - 2;
  const int columns = static_cast<int>(std::ceil(bounds.right * perHex)) + 3 - firstColumn_;
  const int rows = static_cast<int>(std::ceil(bounds.bottom * perHex)) + 3 - firstRow_;
  picture_ = QImage(columns, rows, QImage::Format_ARGB32_Premultiplied);
  picture_.fill(Qt::transparent);
}

hex::Point NodePicture::node(int column, int row) const {
  return {(firstColumn_ + column) * step_, (firstRow_ + row) * step_};
}

void NodePicture::set(int column, int row, const QColor& colour, double alpha) {
  set(column, row,
      qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(), static_cast<int>(std::lround(255 * alpha)))));
}

void NodePicture::set(int column, int row, QRgb premultiplied) {
  reinterpret_cast<QRgb*>(picture_.scanLine(row))[column] = premultiplied;
}

void NodePicture::paint(QPainter& painter) const {
  painter.save();
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  // A node's colour is that of a pixel's middle.
  painter.drawImage(QRectF((firstColumn_ - 0.5) * step_, (firstRow_ - 0.5) * step_, picture_.width() * step_,
                           picture_.height() * step_),
                    picture_);
  painter.restore();
}

void paintSoftArea(const PaintContext& context, const Ragged& ragged, const InArea& isInside, const SoftTint& tint) {
  if (context.theme().relief == ReliefManner::Plain) return paintFlat(context, ragged, isInside, tint);
  if (!takesPictures(context.painter)) return paintNested(context, ragged, isInside, tint);
  NodePicture picture(context.region, kPerHex);
  const hex::Point first = picture.node(0, 0);
  const hex::Point last = picture.node(picture.columns() - 1, picture.rows() - 1);
  const AreaDepth depth(context.cells, {first.x, first.y, last.x, last.y}, ragged, isInside);
  if (depth.isAllOutside()) return;
  for (int y = 0; y < picture.rows(); ++y) {
    for (int x = 0; x < picture.columns(); ++x) {
      const double share = eased(depth.at(picture.node(x, y)), tint.from, tint.to);
      if (share > 0) picture.set(x, y, tint.colour, tint.strength * share);
    }
  }
  picture.paint(context.painter);
}

}  // namespace redoubt::render
