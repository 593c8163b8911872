#include "editor/scan/counter_crop.h"

#include <QBuffer>
#include <QImageWriter>
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace redoubt::editor::scan {
namespace {

constexpr double kLeastCrop = 8;
constexpr double kMostBleed = 0.07;  // of a side

using SheetCorners = std::array<model::SheetPoint, 4>;

struct MeanColour {
  double red = 0, green = 0, blue = 0;

  double distance(const MeanColour& other) const {
    return std::max({std::abs(red - other.red), std::abs(green - other.green), std::abs(blue - other.blue)});
  }
};

model::SheetPoint placeIn(const SheetCorners& corners, double across, double down) {
  const auto mix = [&](double model::SheetPoint::*axis) {
    return corners[0].*axis + across * (corners[1].*axis - corners[0].*axis) +
           down * (corners[3].*axis - corners[0].*axis);
  };
  return {mix(&model::SheetPoint::x), mix(&model::SheetPoint::y)};
}

double distanceOf(model::SheetPoint a, model::SheetPoint b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

MeanColour colourAt(const QImage& picture, model::SheetPoint point) {
  const double x = std::clamp(point.x - 0.5, 0.0, picture.width() - 1.0);
  const double y = std::clamp(point.y - 0.5, 0.0, picture.height() - 1.0);
  const int left = static_cast<int>(x), top = static_cast<int>(y);
  const int right = std::min(left + 1, picture.width() - 1), bottom = std::min(top + 1, picture.height() - 1);
  MeanColour result;
  const auto add = [&](int column, int row, double weight) {
    const QRgb pixel = picture.pixel(column, row);
    result.red += weight * qRed(pixel), result.green += weight * qGreen(pixel), result.blue += weight * qBlue(pixel);
  };
  add(left, top, (1 - x + left) * (1 - y + top));
  add(right, top, (x - left) * (1 - y + top));
  add(left, bottom, (1 - x + left) * (y - top));
  add(right, bottom, (x - left) * (y - top));
  return result;
}

// What lies between the corners; several places of the picture go into a pixel where it is made smaller.
QImage sampled(const QImage& picture, const SheetCorners& corners, QSize size) {
  QImage result(size, QImage::Format_RGB32);
  const double scale =
      std::max(distanceOf(corners[0], corners[1]) / size.width(), distanceOf(corners[0], corners[3]) / size.height());
  const int parts = std::clamp(static_cast<int>(std::ceil(scale)), 1, 8);
  for (int y = 0; y < size.height(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(result.scanLine(y));
    for (int x = 0; x < size.width(); ++x) {
      MeanColour sum;
      for (int i = 0; i < parts * parts; ++i) {
        const double across = (x + (i % parts + 0.5) / parts) / size.width();
        const double down = (y + (i / parts + 0.5) / parts) / size.height();
        const MeanColour part = colourAt(picture, placeIn(corners, across, down));
        sum.red += part.red, sum.green += part.green, sum.blue += part.blue;
      }
      const double count = parts * parts;
      const auto whole = [&](double value) { return static_cast<int>(std::lround(value / count)); };
      line[x] = qRgb(whole(sum.red), whole(sum.green), whole(sum.blue));
    }
  }
  return result;
}

// A line of a crop, counted from one of its four sides.
enum class CropSide { Left, Top, Right, Bottom };

QRgb pixelOf(const QImage& crop, CropSide side, int line, int along) {
  switch (side) {
    case CropSide::Left: return crop.pixel(line, along);
    case CropSide::Top: return crop.pixel(along, line);
    case CropSide::Right: return crop.pixel(crop.width() - 1 - line, along);
    case CropSide::Bottom: break;
  }
  return crop.pixel(along, crop.height() - 1 - line);
}

// How many lines at this side aren't the counter's: the last line after which colours change along most of the side, if
// the counter looks otherwise further in. A frame printed on the counter has the same colour on both sides.
int bleedAt(const QImage& crop, CropSide side) {
  const bool isUpright = side == CropSide::Left || side == CropSide::Right;
  const int depth = isUpright ? crop.width() : crop.height(), length = isUpright ? crop.height() : crop.width();
  const int reach = static_cast<int>(std::ceil(depth * kMostBleed)), beyond = std::max(2, depth / 40);
  const int skip = length / 12;  // corners may be round
  const auto differs = [&](int outer, int inner) {
    int count = 0;
    for (int along = skip; along < length - skip; ++along) {
      const QRgb a = pixelOf(crop, side, outer, along), b = pixelOf(crop, side, inner, along);
      const int most =
          std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
      count += most > 24;
    }
    return count * 3 > 2 * (length - 2 * skip);
  };
  for (int line = reach; line >= 1; --line) {
    // A single line further in may be that of a frame.
    const int inner = std::min(line + beyond, depth - 1), deeper = std::min(line + 2 * beyond + depth / 20, depth - 1);
    const bool isOther = differs(line - 1, inner) && differs(0, inner) && differs(0, deeper);
    if (isOther) return std::min(line + 1, reach + 1);
  }
  return 0;
}

SheetCorners without(const SheetCorners& corners, QSize size, const std::array<int, 4>& bleed) {
  const double left = double(bleed[0]) / size.width(), right = 1 - double(bleed[2]) / size.width();
  const double top = double(bleed[1]) / size.height(), bottom = 1 - double(bleed[3]) / size.height();
  return {placeIn(corners, left, top), placeIn(corners, right, top), placeIn(corners, right, bottom),
          placeIn(corners, left, bottom)};
}

bool isMostlyIn(const QImage& picture, const SheetCorners& corners) {
  const model::SheetPoint middle = placeIn(corners, 0.5, 0.5);
  return middle.x >= 0 && middle.y >= 0 && middle.x <= picture.width() && middle.y <= picture.height();
}

// The part of a picture round the corners, as the rest may be large.
struct Cut {
  QImage picture;
  SheetCorners corners;
};
Cut cutOut(const QImage& picture, SheetCorners corners) {
  double left = corners[0].x, right = left, top = corners[0].y, bottom = top;
  for (const model::SheetPoint& corner : corners) {
    left = std::min(left, corner.x), right = std::max(right, corner.x);
    top = std::min(top, corner.y), bottom = std::max(bottom, corner.y);
  }
  const QRectF around(QPointF(left - 2, top - 2), QPointF(right + 2, bottom + 2));
  const QRect part = around.toAlignedRect().intersected(picture.rect());
  for (model::SheetPoint& corner : corners) corner = {corner.x - part.left(), corner.y - part.top()};
  return {picture.copy(part).convertToFormat(QImage::Format_RGB32), corners};
}

struct InkBin {
  MeanColour sum;
  double count = 0;

  MeanColour mean() const { return {sum.red / count, sum.green / count, sum.blue / count}; }
};

}  // namespace

QImage counterCrop(const QImage& given, const model::CounterSheet& sheet, const model::CellPlace& place) {
  if (!has(sheet, place) || given.isNull()) return {};
  const SheetCorners corners = cornersOf(sheet, place);
  const double width = distanceOf(corners[0], corners[1]), height = distanceOf(corners[0], corners[3]);
  const bool isSane =
      width >= kLeastCrop && height >= kLeastCrop && width <= 2.0 * given.width() && height <= 2.0 * given.height();
  if (!isSane || !isMostlyIn(given, corners)) return {};
  const double factor = std::min(1.0, kMostCropSide / std::max(width, height));
  const QSize size(std::max(1, static_cast<int>(std::lround(width * factor))),
                   std::max(1, static_cast<int>(std::lround(height * factor))));
  const Cut cut = cutOut(given, corners);
  const QImage crop = sampled(cut.picture, cut.corners, size);
  const std::array<int, 4> bleed{bleedAt(crop, CropSide::Left), bleedAt(crop, CropSide::Top),
                                 bleedAt(crop, CropSide::Right), bleedAt(crop, CropSide::Bottom)};
  if (std::all_of(bleed.begin(), bleed.end(), [](int lines) { return lines == 0; })) return crop;
  return sampled(cut.picture, without(cut.corners, size, bleed), size);
}

std::string pngOf(const QImage& crop) {
  if (crop.isNull()) return {};
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QImageWriter writer(&buffer, "png");
  return writer.write(crop) ? bytes.toStdString() : std::string();
}

std::vector<CropColour> dominantColours(const QImage& crop, std::size_t most) {
  if (crop.isNull()) return {};
  constexpr int kShift = 4, kBins = 1 << (8 - kShift);
  constexpr double kAlike = 40;  // of 255
  std::vector<InkBin> bins(std::size_t{kBins} * kBins * kBins);
  for (int y = 0; y < crop.height(); ++y) {
    for (int x = 0; x < crop.width(); ++x) {
      const QRgb pixel = crop.pixel(x, y);
      InkBin& bin = bins[static_cast<std::size_t>(
          ((qRed(pixel) >> kShift) * kBins + (qGreen(pixel) >> kShift)) * kBins + (qBlue(pixel) >> kShift))];
      bin.sum.red += qRed(pixel), bin.sum.green += qGreen(pixel), bin.sum.blue += qBlue(pixel);
      bin.count += 1;
    }
  }
  std::stable_sort(bins.begin(), bins.end(), [](const InkBin& a, const InkBin& b) { return a.count > b.count; });
  std::vector<InkBin> heads;   // the bin that a colour began with
  std::vector<double> counts;  // of all shades of it
  for (const InkBin& bin : bins) {
    if (bin.count == 0) break;
    const auto like = std::find_if(heads.begin(), heads.end(),
                                   [&](const InkBin& head) { return head.mean().distance(bin.mean()) < kAlike; });
    if (like != heads.end()) {
      counts[static_cast<std::size_t>(like - heads.begin())] += bin.count;
    } else {
      heads.push_back(bin);
      counts.push_back(bin.count);
    }
  }
  std::vector<std::size_t> order(heads.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return counts[a] > counts[b]; });
  std::vector<CropColour> result;
  const double all = double(crop.width()) * crop.height();
  for (std::size_t i = 0; i < std::min(most, order.size()); ++i) {
    const MeanColour mean = heads[order[i]].mean();
    result.push_back({QColor(static_cast<int>(std::lround(mean.red)), static_cast<int>(std::lround(mean.green)),
                             static_cast<int>(std::lround(mean.blue))),
                      counts[order[i]] / all});
  }
  return result;
}

}  // namespace redoubt::editor::scan
