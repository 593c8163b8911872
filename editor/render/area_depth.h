#pragma once

#include <QPointF>
#include <cstdint>
#include <vector>

#include "editor/render/area_shape.h"

namespace redoubt::render {

/// How deep inside an area points of a region lie: the distance to its edge in hex widths, below 0 outside, cut off at
/// `limit`. Asked thousands of times: most answers come from one look at a coarse lattice.
class AreaDepth {
 public:
  /// For points in `bounds`. `limit` is at most a third of a hex width.
  AreaDepth(const MapCells& cells, const hex::Bounds& bounds, const Ragged& ragged, const InArea& isInside,
            double limit = 0.25);

  double at(hex::Point point) const;
  /// The edge nowhere comes near the bounds.
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
