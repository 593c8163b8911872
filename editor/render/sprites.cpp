#include "editor/render/sprites.h"

#include <QPaintDevice>
#include <QPaintEngine>

namespace redoubt::render {

SpritePainter::SpritePainter(QPainter& painter)
    : painter_(painter),
      toDevice_(painter.deviceTransform()),
      pixelRatio_(painter.device()->devicePixelRatioF()),
      isRaster_(painter.paintEngine()->type() == QPaintEngine::Raster && toDevice_.type() <= QTransform::TxScale &&
                toDevice_.m11() > 0) {
  painter_.save();
  if (isRaster_) painter_.resetTransform();
}

SpritePainter::~SpritePainter() {
  painter_.restore();
}

void SpritePainter::copy(const QImage& image, int x, int y) {
  painter_.drawImage(QPointF(x / pixelRatio_, y / pixelRatio_), image);
}

}  // namespace redoubt::render
