#pragma once

#include <QImage>
#include <memory>
#include <span>

#include "editor/render/paint_context.h"

namespace redoubt::render {

/// The picture of one kind of hex terrain, painted as at large scales with no other terrain near, without paper and
/// levels: uncovered pixels are transparent. It repeats in both directions after kPatchHexes columns and rows, aligned
/// with the hexes.
class PatchPicture {
 public:
  static constexpr int kPatchHexes = 8;

  PatchPicture(const PaintContext& context, std::uint16_t index);

  /// The premultiplied colour at a point of the map.
  QRgb at(double x, double y) const { return at(x, rowAt(y)); }
  /// Its pixels along a row of the map.
  const QRgb* rowAt(double y) const {
    const auto row = static_cast<std::size_t>(shareOf((y - top_) * perHeight_) * picture_.height());
    return rows_ + row * static_cast<std::size_t>(picture_.width());
  }
  QRgb at(double x, const QRgb* row) const {
    return row[static_cast<std::size_t>(shareOf((x - left_) * perWidth_) * width_)];
  }
  /// The same for a row of points, each `step` to the right of the one before.
  void copy(std::span<QRgb> line, double x, double step, double y) const {
    const QRgb* row = rowAt(y);
    const double more = step * perWidth_ * width_;
    double column = shareOf((x - left_) * perWidth_) * width_;
    for (QRgb& pixel : line) {
      pixel = row[static_cast<std::size_t>(column)];
      if (column += more; column >= width_) column -= width_;
    }
  }
  qsizetype bytes() const { return picture_.sizeInBytes(); }

 private:
  // The fractional part, computed with an offset that makes the value positive, so that truncating rounds down.
  static double shareOf(double value) {
    const double positive = value + (1 << 16);
    return positive - static_cast<int>(positive);
  }
  double left_;
  double top_;
  double perWidth_;
  double perHeight_;
  QImage picture_;
  double width_ = 0;            // of the picture
  const QRgb* rows_ = nullptr;  // of the picture, whose lines follow each other without gaps
};

/// Shared by all callers with the same theme, kind and scale, in any thread; some pictures are kept.
std::shared_ptr<const PatchPicture> patchOf(const PaintContext& context, std::uint16_t index);

}  // namespace redoubt::render
