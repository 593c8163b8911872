#include "editor/render/grounds/node_picture.h"

#include <QPaintEngine>
#include <algorithm>
#include <cmath>

namespace redoubt::render {

NodePicture::NodePicture(const hex::Bounds& bounds, int perHex, Kind kind)
    : step_(1.0 / perHex), isSmooth_(kind == Kind::Smooth) {
  firstColumn_ = static_cast<int>(std::floor(bounds.left * perHex)) - 2;
  firstRow_ = static_cast<int>(std::floor(bounds.top * perHex)) - 2;
  const int columns = static_cast<int>(std::ceil(bounds.right * perHex)) + 3 - firstColumn_;
  const int rows = static_cast<int>(std::ceil(bounds.bottom * perHex)) + 3 - firstRow_;
  picture_ = QImage(columns, rows, isSmooth_ ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
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

bool NodePicture::isEmpty(const QRect& nodes) const {
  const QRect known = nodes.intersected(picture_.rect());
  for (int y = known.top(); y <= known.bottom(); ++y) {
    const auto* row = reinterpret_cast<const QRgb*>(picture_.constScanLine(y));
    if (std::any_of(row + known.left(), row + known.right() + 1, [](QRgb node) { return qAlpha(node) > 0; }))
      return false;
  }
  return true;
}

QRegion NodePicture::filled(const QTransform& toDevice) const {
  constexpr int kPatch = 6;  // nodes
  const auto place = [&](int column, int row) {
    const QPointF at = toDevice.map(QPointF((firstColumn_ + column - 0.5) * step_, (firstRow_ + row - 0.5) * step_));
    return QPoint(static_cast<int>(std::floor(at.x())), static_cast<int>(std::floor(at.y())));
  };
  QRegion region;
  for (int y = 0; y < rows(); y += kPatch) {
    for (int x = 0; x < columns(); x += kPatch) {
      // Between two nodes their colours are mixed.
      if (isEmpty(QRect(x, y, kPatch, kPatch).adjusted(-1, -1, 1, 1))) continue;
      region += QRect(place(x, y), place(std::min(x + kPatch, columns()), std::min(y + kPatch, rows())) - QPoint(1, 1));
    }
  }
  return region;
}

void NodePicture::paint(QPainter& painter) const {
  painter.save();
  const bool hasPixels = painter.paintEngine()->type() == QPaintEngine::Raster;
  const QTransform toDevice = painter.deviceTransform();
  const QTransform transform = painter.worldTransform();
  painter.resetTransform();
  if (isSmooth_ && hasPixels && painter.deviceTransform().isIdentity()) {
    painter.setClipRegion(filled(toDevice), Qt::IntersectClip);
  }
  painter.setWorldTransform(transform);
  painter.setRenderHint(QPainter::SmoothPixmapTransform, isSmooth_);
  // A node's colour is that of a pixel's middle.
  const QRectF place((firstColumn_ - 0.5) * step_, (firstRow_ - 0.5) * step_, picture_.width() * step_,
                     picture_.height() * step_);
  // Not every program that shows a drawing smooths enlarged pictures in it.
  constexpr int kFiner = 2;
  if (hasPixels || !isSmooth_) {
    painter.drawImage(place, picture_);
  } else {
    painter.drawImage(place,
                      picture_.scaled(picture_.size() * kFiner, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
  }
  painter.restore();
}

}  // namespace redoubt::render
