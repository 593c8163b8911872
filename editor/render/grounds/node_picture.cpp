#include "editor/render/grounds/node_picture.h"

#include <cmath>

namespace redoubt::render {

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

}  // namespace redoubt::render
