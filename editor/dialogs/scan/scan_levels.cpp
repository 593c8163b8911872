#include "editor/dialogs/scan/scan_levels.h"

#include <algorithm>

namespace redoubt::editor {
namespace {

constexpr int kSmallestLevel = 400;  // pixels of the longer side

}  // namespace

ScanLevels::ScanLevels(const QImage& picture) {
  if (picture.isNull()) return;
  levels_.push_back(picture);
  while (std::max(levels_.back().width(), levels_.back().height()) > 2 * kSmallestLevel) {
    const QSize half((levels_.back().width() + 1) / 2, (levels_.back().height() + 1) / 2);
    levels_.push_back(levels_.back().scaled(half, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
  }
}

const QImage& ScanLevels::at(double scale) const {
  std::size_t level = 0;
  while (level + 1 < levels_.size() && scale <= 0.5) {
    scale *= 2;
    ++level;
  }
  return levels_[level];
}

}  // namespace redoubt::editor
