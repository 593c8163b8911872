#include "editor/render/grounds/stamp.h"

#include <cmath>
#include <map>
#include <tuple>

#include "editor/render/drawing_sink.h"
#include "editor/render/map_geometry.h"

namespace redoubt::render {
namespace {

constexpr std::size_t kMaxSheets = 60;

using SheetKey = std::tuple<std::string, std::vector<QRgb>, long, long>;

std::vector<QImage>& sheetOf(const StampDesign& design, double scale, double pixelRatio) {
  thread_local std::map<SheetKey, std::vector<QImage>> sheets;
  std::vector<QRgb> inks;
  for (const QColor& ink : design.inks) inks.push_back(ink.rgba());
  SheetKey key{design.name, std::move(inks), std::lround(scale * 64), std::lround(pixelRatio * 64)};
  if (const auto found = sheets.find(key); found != sheets.end()) return found->second;
  if (sheets.size() >= kMaxSheets) sheets.clear();
  return sheets.emplace(std::move(key), std::vector<QImage>(design.forms)).first->second;
}

QImage picture(const StampDesign& design, unsigned form, double scale, double pixelRatio) {
  const int half = static_cast<int>(std::ceil(design.reach * scale)) + 1;
  QImage image(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(half, half);
  painter.scale(scale, scale);
  design.draw(painter, form);
  painter.end();
  image.setDevicePixelRatio(pixelRatio);
  return image;
}

// Draws a mark once for all its places.
void putMark(DrawingSink& sink, QPainter& painter, const StampDesign& design, unsigned form, QPointF at) {
  QString name = QString::fromStdString(design.name) + QLatin1Char('#') + QString::number(form);
  for (const QColor& ink : design.inks) name += ink.name(QColor::HexArgb);
  if (sink.beginMark(name)) {
    const QTransform there = painter.deviceTransform();
    painter.save();
    painter.setTransform(QTransform(there.m11(), there.m12(), there.m21(), there.m22(), 0, 0));
    design.draw(painter, form);
    painter.restore();
    sink.endMark();
  }
  sink.putMark(name, at);
}

}  // namespace

Stamp::Stamp(QPainter& painter, const StampDesign& design) : sprites_(painter), design_(design) {
  if (sprites_.isRaster()) pictures_ = &sheetOf(design, sprites_.scale(), sprites_.pixelRatio());
}

void Stamp::put(hex::Point at, unsigned form) {
  form %= design_.forms;
  if (!pictures_) {
    QPainter& painter = sprites_.painter();
    if (DrawingSink* sink = sinkOf(painter)) {
      putMark(*sink, painter, design_, form, toQt(at));
      return;
    }
    painter.save();
    painter.translate(toQt(at));
    design_.draw(painter, form);
    painter.restore();
    return;
  }
  QImage& image = (*pictures_)[form];
  if (image.isNull()) image = picture(design_, form, sprites_.scale(), sprites_.pixelRatio());
  const QPointF middle = sprites_.toDevice(toQt(at));
  const int half = image.width() / 2;
  sprites_.copy(image, static_cast<int>(std::floor(middle.x() + 0.5)) - half,
                static_cast<int>(std::floor(middle.y() + 0.5)) - half);
}

}  // namespace redoubt::render
