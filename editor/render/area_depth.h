#pragma once

#include <QPointF>
#include <cstdint>
#include <vector>

#include "editor/render/area_shape.h"

namespace redoubt::render {

/// The depth of points of a region inside an area: the distance to its edge in hex widths, negative outside, limited to
/// `limit`. It is called thousands of times, so most results need only one lookup in a coarse lattice.
class AreaDepth {
 public:
  /// For points in `bounds`. `limit` is at most a third of a hex width.
  AreaDepth(const MapCells& cells, const hex::Bounds& bounds, const Ragged& ragged, const InArea& isInside,
            double limit = 0.25);

  double at(hex::Point point) const;
  /// Whether the bounds are outside the area with no edge near them.
  bool isAllOutside() const { return isAllOutside_; }

 private:
  struct Piece {
    QPointF from, along;
    QPointF outFrom, outTo;  // out of the area, at either end
    double square = 0;       // of the length
  };
  int squareOf(double at, int first) const;
  template <class Visit>
  void forEachSquareNear(const Piece& piece, Visit&& visit) const;
  void sortIntoSquares();

  double limit_;
  int firstX_ = 0;
  int firstY_ = 0;
  int columns_ = 0;
  int rows_ = 0;
  bool isAllOutside_ = true;
  std::vector<Piece> pieces_;
  std::vector<std::uint32_t> near_;       // the pieces within the limit of a point of a square, square by square
  std::vector<std::uint32_t> firstNear_;  // by square, and one more: where its part of near_ begins
  std::vector<bool> isIn_;                // by square, where no piece is near
};

}  // namespace redoubt::render
