#include "editor/render/area_depth.h"

#include <algorithm>
#include <cmath>

#include "editor/render/map_geometry.h"

namespace redoubt::render {
namespace {

constexpr double kSquare = 0.125;

}  // namespace

AreaDepth::AreaDepth(const MapCells& cells, const hex::Bounds& bounds, const Ragged& ragged, const InArea& isInside,
                     double limit)
    : limit_(limit) {
  firstX_ = static_cast<int>(std::floor(bounds.left / kSquare));
  firstY_ = static_cast<int>(std::floor(bounds.top / kSquare));
  columns_ = static_cast<int>(std::floor(bounds.right / kSquare)) - firstX_ + 1;
  rows_ = static_cast<int>(std::floor(bounds.bottom / kSquare)) - firstY_ + 1;
  std::vector<Corner> corners;
  // A rim extends half a side plus its own deviation from its vertex.
  cells.forEachCorner(grown(bounds, limit + 0.6), [&](const Corner& corner) { corners.push_back(corner); });
  const AreaShape shape = areaShape(cells, corners, bounds, ragged, isInside);
  if (shape.isEmpty()) return;
  isAllOutside_ = false;
  for (std::size_t i = 0; i < shape.rims.size(); ++i) {
    const Rim& rim = shape.rims[i];
    for (std::size_t k = 0; k + 1 < rim.size(); ++k) {
      const QPointF along = rim[k + 1] - rim[k];
      const double square = QPointF::dotProduct(along, along);
      if (square <= 0) continue;
      const Piece piece{rim[k], along, shape.outwards[i][k], shape.outwards[i][k + 1], square};
      bool isNear = false;
      forEachSquareNear(piece, [&](std::size_t) { isNear = true; });
      if (isNear) pieces_.push_back(piece);
    }
  }
  sortIntoSquares();
  isIn_.resize(firstNear_.size() - 1);
  for (int y = 0; y < rows_; ++y) {
    for (int x = 0; x < columns_; ++x) {
      const auto index = static_cast<std::size_t>(y * columns_ + x);
      if (firstNear_[index] < firstNear_[index + 1]) continue;
      // No edge is near: the hex itself decides.
      const hex::Point middle{(firstX_ + x + 0.5) * kSquare, (firstY_ + y + 0.5) * kSquare};
      isIn_[index] = isInside(groundAt(cells, cells.layout().toHex(cells.layout().at(middle))));
    }
  }
}

int AreaDepth::squareOf(double at, int first) const {
  return static_cast<int>(std::floor(at / kSquare)) - first;
}

template <class Visit>
void AreaDepth::forEachSquareNear(const Piece& piece, Visit&& visit) const {
  const QPointF to = piece.from + piece.along;
  const int left = std::max(0, squareOf(std::min(piece.from.x(), to.x()) - limit_, firstX_));
  const int right = std::min(columns_ - 1, squareOf(std::max(piece.from.x(), to.x()) + limit_, firstX_));
  const int top = std::max(0, squareOf(std::min(piece.from.y(), to.y()) - limit_, firstY_));
  const int bottom = std::min(rows_ - 1, squareOf(std::max(piece.from.y(), to.y()) + limit_, firstY_));
  for (int y = top; y <= bottom; ++y) {
    for (int x = left; x <= right; ++x) visit(static_cast<std::size_t>(y * columns_ + x));
  }
}

void AreaDepth::sortIntoSquares() {
  firstNear_.assign(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_) + 1, 0);
  for (const Piece& piece : pieces_) forEachSquareNear(piece, [&](std::size_t square) { ++firstNear_[square + 1]; });
  for (std::size_t i = 1; i < firstNear_.size(); ++i) firstNear_[i] += firstNear_[i - 1];
  near_.resize(firstNear_.back());
  std::vector<std::uint32_t> next = firstNear_;
  for (std::size_t i = 0; i < pieces_.size(); ++i) {
    forEachSquareNear(pieces_[i], [&](std::size_t square) { near_[next[square]++] = static_cast<std::uint32_t>(i); });
  }
}

double AreaDepth::at(hex::Point point) const {
  if (isAllOutside_) return -limit_;
  const int x = std::clamp(squareOf(point.x, firstX_), 0, columns_ - 1);
  const int y = std::clamp(squareOf(point.y, firstY_), 0, rows_ - 1);
  const auto index = static_cast<std::size_t>(y * columns_ + x);
  const std::uint32_t first = firstNear_[index];
  const std::uint32_t end = firstNear_[index + 1];
  if (first == end) return isIn_[index] ? limit_ : -limit_;
  double least = 1e9;
  double side = 0;
  for (std::uint32_t i = first; i < end; ++i) {
    const Piece& piece = pieces_[near_[i]];
    const QPointF off = toQt(point) - piece.from;
    const double t = std::clamp(QPointF::dotProduct(off, piece.along) / piece.square, 0.0, 1.0);
    const QPointF rest = off - piece.along * t;
    const double square = QPointF::dotProduct(rest, rest);
    if (square >= least) continue;
    least = square;
    // At an end the edge bends, and the direction there decides on which side the point is.
    const QPointF outward = t <= 0 ? piece.outFrom : t >= 1 ? piece.outTo : QPointF(piece.along.y(), -piece.along.x());
    side = QPointF::dotProduct(rest, outward);
  }
  const double depth = std::min(std::sqrt(least), limit_);
  return side > 0 ? -depth : depth;
}

}  // namespace redoubt::render
