#include "editor/render/grounds/stamp.h"

#include <cmath>
#include <map>
#include <tuple>

#include "editor/render/drawing_sink.h"
#include "editor/render/map_geometry.h"

namespace redoubt::render {
namespace {

constexpr std::size_t kMaxSheets = 60;
constexpr double kMaxSheetBytes = 32 << 20;  // of a completely drawn one; larger marks have no pictures
constexpr qsizetype kMaxBytes = 64 << 20;    // of all sheets of a thread

// The size of the pictures in this thread.
qsizetype& bytesHere() {
  thread_local qsizetype bytes = 0;
  return bytes;
}

int halfSide(const StampDesign& design, double scale) {
  return static_cast<int>(std::ceil(design.reach * scale)) + 1;
}

bool needsTooMuch(const StampDesign& design, double scale) {
  const double side = 2 * (design.reach * scale + 2);
  return side * side * 4 * design.forms > kMaxSheetBytes;
}

using SheetKey = std::tuple<std::string, std::vector<QRgb>, long, long>;

std::vector<QImage>& sheetOf(const StampDesign& design, double scale, double pixelRatio) {
  thread_local std::map<SheetKey, std::vector<QImage>> sheets;
  std::vector<QRgb> inks;
  for (const QColor& ink : design.inks) inks.push_back(ink.rgba());
  SheetKey key{design.name, std::move(inks), std::lround(scale * 64), std::lround(pixelRatio * 64)};
  if (const auto found = sheets.find(key); found != sheets.end()) return found->second;
  if (sheets.size() >= kMaxSheets || bytesHere() >= kMaxBytes) {
    sheets.clear();
    bytesHere() = 0;
  }
  return sheets.emplace(std::move(key), std::vector<QImage>(design.forms)).first->second;
}

QImage picture(const StampDesign& design, unsigned form, double scale, double pixelRatio) {
  const int half = halfSide(design, scale);
  QImage image(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
  bytesHere() += image.sizeInBytes();
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
  if (sprites_.isRaster() && !needsTooMuch(design, sprites_.scale()))
    pictures_ = &sheetOf(design, sprites_.scale(), sprites_.pixelRatio());
}

void Stamp::put(hex::Point at, unsigned form) {
  form %= design_.forms;
  if (!pictures_) return draw(at, form);
  QImage& image = (*pictures_)[form];
  if (image.isNull()) image = picture(design_, form, sprites_.scale(), sprites_.pixelRatio());
  const QPointF middle = sprites_.toDevice(toQt(at));
  const int half = image.width() / 2;
  sprites_.copy(image, static_cast<int>(std::floor(middle.x() + 0.5)) - half,
                static_cast<int>(std::floor(middle.y() + 0.5)) - half);
}

// Draws a mark as outlines.
void Stamp::draw(hex::Point at, unsigned form) {
  QPainter& painter = sprites_.painter();
  if (DrawingSink* sink = sinkOf(painter)) return putMark(*sink, painter, design_, form, toQt(at));
  painter.save();
  if (sprites_.isRaster()) {
    painter.translate(sprites_.toDevice(toQt(at)) / sprites_.pixelRatio());
    painter.scale(sprites_.scale() / sprites_.pixelRatio(), sprites_.scale() / sprites_.pixelRatio());
  } else {
    painter.translate(toQt(at));
  }
  design_.draw(painter, form);
  painter.restore();
}

}  // namespace redoubt::render
