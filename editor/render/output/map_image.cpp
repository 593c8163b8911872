#include "editor/render/output/map_image.h"

#include <QPainter>
#include <cmath>

#include "core/base/error.h"
#include "editor/render/map_geometry.h"

namespace redoubt::render {

QImage renderMap(const model::Battle& battle, const RenderOptions& options) {
  const MapDrawing drawing(battle, options);
  const PictureSize size = pictureSize(drawing, options);
  if (size.width > kMaxImageSide || size.height > kMaxImageSide) {
    throw Error(ErrorCode::TooLarge,
                "The picture would be over 20,000 pixels wide or high; ask for fewer pixels a hex.");
  }
  QImage image(size.width, size.height, QImage::Format_RGB32);
  if (image.isNull()) throw Error(ErrorCode::TooLarge, "There is not enough memory for a picture of that size.");
  image.fill(drawing.map().theme()->sheet);
  QPainter painter(&image);
  const hex::Bounds& part = drawing.part();
  painter.setTransform(MapView{size.pixelsPerHex, {part.left, part.top}}.transform());
  drawing.paint(painter, part);
  painter.end();
  const auto perMetre = static_cast<int>(std::lround(size.pixelsPerHex * 1000 / drawing.hexWidthMm()));
  image.setDotsPerMeterX(perMetre);
  image.setDotsPerMeterY(perMetre);
  return image;
}

}  // namespace redoubt::render
