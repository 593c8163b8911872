#pragma once

#include <QImage>
#include <vector>

namespace redoubt::editor {

/// A picture and its halves, down to a small one, so that it is quickly drawn at any scale.
class ScanLevels {
 public:
  ScanLevels() = default;
  /// Any thread; some tenths of a second for a large picture.
  explicit ScanLevels(const QImage& picture);

  bool isEmpty() const { return levels_.empty(); }
  QSize size() const { return levels_.empty() ? QSize() : levels_.front().size(); }
  const QImage& picture() const { return levels_.front(); }
  /// The smallest that still has a pixel for each pixel at that scale. Must not be empty.
  const QImage& at(double scale) const;

 private:
  std::vector<QImage> levels_;
};

}  // namespace redoubt::editor
