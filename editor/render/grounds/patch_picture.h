#pragma once

#include <QImage>
#include <memory>

#include "editor/render/paint_context.h"

namespace redoubt::render {

/// What stands on the ground of a kind of hex terrain, painted as near by where nothing else is about, without paper and
/// levels: what is not covered is transparent. It repeats itself in both directions after kPatchHexes columns and rows,
/// in step with the hexes.
class PatchPicture {
 public:
  static constexpr int kPatchHexes = 8;

  PatchPicture(const PaintContext& context, std::uint16_t index);

  /// The premultiplied colour at a point of the map.
  QRgb at(double x, double y) const {
    const double u = (x - left_) * perWidth_;
    const double v = (y - top_) * perHeight_;
    const int column = static_cast<int>((u - std::floor(u)) * picture_.width());
    const int row = static_cast<int>((v - std::floor(v)) * picture_.height());
    return rows_[static_cast<std::size_t>(row) * static_cast<std::size_t>(picture_.width()) +
                 static_cast<std::size_t>(column)];
  }
  qsizetype bytes() const { return picture_.sizeInBytes(); }

 private:
  double left_;
  double top_;
  double perWidth_;
  double perHeight_;
  QImage picture_;
  const QRgb* rows_ = nullptr;  // of the picture, whose lines follow one another without a gap
};

/// The same for whoever asks with the same theme, kind and scale, from any thread; some are kept.
std::shared_ptr<const PatchPicture> patchOf(const PaintContext& context, std::uint16_t index);

}  // namespace redoubt::render
