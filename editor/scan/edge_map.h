#pragma once

#include <QImage>
#include <cstdint>
#include <vector>

/// Private to editor/scan.
namespace redoubt::editor::scan {

/// How steeply colours change across and down at each pixel of a picture: 0 where they hardly do, 255 at what any eye
/// sees as an edge. An edge is as thin as its steepest pixel.
class EdgeMap {
 public:
  explicit EdgeMap(const QImage& picture);

  int width() const { return width_; }
  int height() const { return height_; }
  std::uint8_t across(int x, int y) const { return across_[at(x, y)]; }  ///< of upright edges
  std::uint8_t down(int x, int y) const { return down_[at(x, y)]; }      ///< of level ones

  /// The share of rows `from` to `to` in which a column has an upright edge, or is beside one; for each column.
  std::vector<float> columns(int from, int to) const;
  /// The share of columns likewise in which a row has a level edge.
  std::vector<float> rows(int from, int to) const;

 private:
  std::size_t at(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
  }

  int width_;
  int height_;
  std::vector<std::uint8_t> across_;
  std::vector<std::uint8_t> down_;
};

/// `picture` turned by `angle` degrees counterclockwise about its middle, with the same size; what was outside looks
/// like the nearest edge of the picture.
QImage straightened(const QImage& picture, double angle);

}  // namespace redoubt::editor::scan
