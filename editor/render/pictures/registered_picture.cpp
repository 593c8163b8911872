#include "editor/render/pictures/registered_picture.h"

#include <QImage>
#include <QTransform>
#include <algorithm>
#include <cmath>
#include <limits>

#include "editor/render/paint_context.h"
#include "editor/render/pictures/decoded_pictures.h"
#include "editor/render/sprites.h"

namespace redoubt::render {
namespace {

constexpr double kStep = 12;                    // pixels between exact places; straight lines between them
constexpr double kMostDrawnPixels = 60'000'000;  // of a part on devices without pixels

// Where the picture is at the crossings of a grid that is fixed to the map, so that every region has the same.
class PlaceGrid {
 public:
  PlaceGrid(const RegisteredPicture& picture, const QSizeF& scale, const Resampling& wanted)
      : perPixel_(1 / kStep),
        left_(std::floor(wanted.origin.x * wanted.pixelsPerHex * perPixel_)),
        top_(std::floor(wanted.origin.y * wanted.pixelsPerHex * perPixel_)),
        columns_(static_cast<int>(std::ceil(wanted.result.width() * perPixel_)) + 3) {
    const int rows = static_cast<int>(std::ceil(wanted.result.height() * perPixel_)) + 3;
    const double step = kStep / wanted.pixelsPerHex;
    places_.reserve(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows));
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns_; ++column) {
        places_.push_back(placeOf(picture, scale, {(left_ + column) * step, (top_ + row) * step}));
      }
    }
  }

  // Of a pixel of the map, in pixels of the image; not a number beyond the horizon of a photograph.
  scan::Pixel at(double x, double y) const {
    const double column = x * perPixel_ - left_;
    const double row = y * perPixel_ - top_;
    const auto wholeColumn = static_cast<std::size_t>(column);
    const auto wholeRow = static_cast<std::size_t>(row);
    const double right = column - static_cast<double>(wholeColumn);
    const double down = row - static_cast<double>(wholeRow);
    const scan::Pixel* upper = &places_[wholeRow * static_cast<std::size_t>(columns_) + wholeColumn];
    const scan::Pixel* lower = upper + columns_;
    const auto between = [](double a, double b, double share) { return a + (b - a) * share; };
    return {between(between(upper[0].x, upper[1].x, right), between(lower[0].x, lower[1].x, right), down),
            between(between(upper[0].y, upper[1].y, right), between(lower[0].y, lower[1].y, right), down)};
  }

 private:
  static scan::Pixel placeOf(const RegisteredPicture& picture, const QSizeF& scale, hex::Point place) {
    const auto& m = picture.registration.matrix();
    const double depth = m[6] * place.x + m[7] * place.y + m[8];
    if (depth * m[8] <= 0) return {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};
    const scan::Pixel pixel = picture.registration.toPicture(place);
    return {pixel.x * scale.width(), pixel.y * scale.height()};
  }

  double perPixel_;
  double left_;
  double top_;
  int columns_;
  std::vector<scan::Pixel> places_;
};

// Two of four channels at once, each of 8 bits in a room of 16; `share` is of 256.
quint32 mixedPixels(quint32 a, quint32 b, quint32 share) {
  constexpr quint32 kMask = 0x00ff00ff;
  const quint32 even = (((a & kMask) * (256 - share) + (b & kMask) * share) >> 8) & kMask;
  const quint32 odd = (((a >> 8) & kMask) * (256 - share) + ((b >> 8) & kMask) * share) & ~kMask;
  return even | odd;
}

// Between the four pixels whose middles are nearest; nothing outside the image.
QRgb pixelAt(const QImage& image, scan::Pixel at) {
  const int width = image.width(), height = image.height();
  if (!(at.x >= 0 && at.y >= 0 && at.x < width && at.y < height)) return 0;
  const double x = std::max(0.0, at.x - 0.5), y = std::max(0.0, at.y - 0.5);
  const int left = static_cast<int>(x), top = static_cast<int>(y);
  const int right = std::min(left + 1, width - 1), bottom = std::min(top + 1, height - 1);
  const auto across = static_cast<quint32>((x - left) * 256), down = static_cast<quint32>((y - top) * 256);
  const auto* upper = reinterpret_cast<const QRgb*>(image.constScanLine(top));
  const auto* lower = reinterpret_cast<const QRgb*>(image.constScanLine(bottom));
  return mixedPixels(mixedPixels(upper[left], upper[right], across), mixedPixels(lower[left], lower[right], across),
                     down);
}

// From pixels of the picture to hex widths.
QTransform straightOf(const RegisteredPicture& picture) {
  const auto& m = picture.registration.matrix();
  return QTransform(m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]).inverted();
}

void paintStraight(QPainter& painter, const RegisteredPicture& picture, const QImage& image) {
  painter.setTransform(straightOf(picture), true);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(QRectF(QPointF(), QSizeF(picture.size)), image);
}

void paintOnPixels(const PaintContext& context, SpritePainter& device, const RegisteredPicture& picture,
                   const QImage& image) {
  const QPointF zero = device.toDevice({0, 0});
  const QRect part =
      QRectF(device.toDevice(toQt(context.region).topLeft()), device.toDevice(toQt(context.region).bottomRight()))
          .toAlignedRect();
  const double scale = device.scale();
  QImage drawn =
      resampled(image, picture, {scale, {(part.left() - zero.x()) / scale, (part.top() - zero.y()) / scale}, part.size()});
  if (drawn.isNull()) return;
  drawn.setDevicePixelRatio(device.pixelRatio());
  device.copy(drawn, part.left(), part.top());
}

void paintAsDrawing(const PaintContext& context, const RegisteredPicture& picture, const QImage& image) {
  const QRectF part = toQt(context.region);
  const double most = std::sqrt(kMostDrawnPixels / std::max(1e-6, part.width() * part.height()));
  const double scale = std::min(std::max(picture.pixelsPerHex, 1.0), most);
  const QSize size(std::max(1, static_cast<int>(std::ceil(part.width() * scale))),
                   std::max(1, static_cast<int>(std::ceil(part.height() * scale))));
  const QImage drawn = resampled(image, picture, {scale, toMap(part.topLeft()), size});
  if (!drawn.isNull()) context.painter.drawImage(QRectF(part.topLeft(), QSizeF(size) / scale), drawn);
}

}  // namespace

QImage resampled(const QImage& image, const RegisteredPicture& picture, const Resampling& wanted) {
  QImage result(wanted.result, QImage::Format_ARGB32_Premultiplied);
  if (result.isNull() || image.isNull() || picture.size.isEmpty()) return {};
  const QSizeF scale(1.0 * image.width() / picture.size.width(), 1.0 * image.height() / picture.size.height());
  const PlaceGrid grid(picture, scale, wanted);
  const double left = wanted.origin.x * wanted.pixelsPerHex, top = wanted.origin.y * wanted.pixelsPerHex;
  for (int y = 0; y < result.height(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(result.scanLine(y));
    for (int x = 0; x < result.width(); ++x) line[x] = pixelAt(image, grid.at(left + x + 0.5, top + y + 0.5));
  }
  return result;
}

bool paintRegistered(const PaintContext& context, const RegisteredPicture& picture) {
  if (picture.size.isEmpty() || !(picture.pixelsPerHex > 0)) return false;
  const double wanted = picture.size.width() * std::min(1.0, context.scale / picture.pixelsPerHex);
  const QImage image = decodedPicture(picture.name, picture.bytes, wanted);
  if (image.isNull()) return false;
  QPainter& painter = context.painter;
  if (picture.registration.fit() == scan::Fit::Affine) {
    painter.save();
    paintStraight(painter, picture, image);
    painter.restore();
    return true;
  }
  if (SpritePainter device(painter); device.isRaster()) {
    paintOnPixels(context, device, picture, image);
    return true;
  }
  paintAsDrawing(context, picture, image);
  return true;
}

}  // namespace redoubt::render
