#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <cstdint>
#include <span>
#include <vector>

#include "core/hex/layout.h"

namespace redoubt::render {

/// Kinds of obstacles; a set of them is a sum.
enum class ObstacleKind : std::uint8_t {
  Number = 1,
  Name = 2,  ///< a name that trees and tussocks leave room for
  Water = 4,
  Way = 8,
  Work = 16,   ///< wall, fence
  House = 32,  ///< house, church, castle, symbol
  Garden = 64,
  Slope = 128,  ///< hachures
};
using ObstacleKinds = unsigned;
constexpr ObstacleKinds operator|(ObstacleKind a, ObstacleKind b) {
  return static_cast<ObstacleKinds>(a) | static_cast<ObstacleKinds>(b);
}
constexpr ObstacleKinds operator|(ObstacleKinds a, ObstacleKind b) {
  return a | static_cast<ObstacleKinds>(b);
}
inline constexpr ObstacleKinds kEverything = 0xFF;

/// The obstacles in a region, so that later things keep clear of them. Lengths are in hex widths; obstacles more than a
/// hex width outside the region are not included.
///
/// The plane is divided into squares, each of which holds the pieces in it. Their number never depends on numbers in a
/// battle file: pieces are only stored in the wanted region, there are at most kMostSquares squares, and pieces that
/// are so large or far away that they would need more are checked every time.
class Obstacles {
 public:
  static constexpr std::size_t kMostSquares = std::size_t{20} << 20;  ///< four bytes each
  static constexpr std::size_t kMostOfPiece = 4096;

  /// For pieces anywhere.
  Obstacles() = default;
  /// Pieces outside `wanted` are ignored.
  explicit Obstacles(const hex::Bounds& wanted) : wanted_(wanted) {}

  /// Adds a line of that width with rounded ends.
  void addLine(QPointF from, QPointF to, double width, ObstacleKind what);
  void addPath(std::span<const QPointF> points, double width, ObstacleKind what);
  void addBox(const QRectF& box, ObstacleKind what);
  /// Adds a convex shape.
  void addShape(const QPolygonF& shape, ObstacleKind what);

  /// Whether a disc touches none of these obstacles.
  bool isFree(QPointF middle, double radius, ObstacleKinds what = kEverything) const;
  /// Whether a line of that width touches none of them.
  bool isFree(QPointF from, QPointF to, double width, ObstacleKinds what = kEverything) const;
  /// Whether a convex shape touches none of them.
  bool isFree(const QPolygonF& shape, ObstacleKinds what = kEverything) const;
  /// The distance of a point from the edge of the nearest of them, at most `limit`; negative inside.
  double distance(QPointF point, double limit, ObstacleKinds what = kEverything) const;

 private:
  struct Piece {
    std::uint32_t first = 0;  // of its corners in corners_
    std::uint32_t count = 0;  // two: a line
    double radius = 0;
    hex::Bounds bounds;
    ObstacleKind what = ObstacleKind::Number;
  };
  // The pieces in a square form a linked list.
  struct Link {
    std::uint32_t piece = 0;
    std::uint32_t next = 0;  // 0: the last; otherwise one more than its index in links_
  };
  struct Squares {
    int left = 0, top = 0, right = 0, bottom = 0;  // the last two are not in it
  };

  void add(std::span<const QPointF> corners, double radius, ObstacleKind what);
  std::span<const QPointF> cornersOf(const Piece& piece) const { return {&corners_[piece.first], piece.count}; }
  std::size_t indexOf(int x, int y) const;
  /// False if that would need too many.
  bool cover(const Squares& squares);
  static std::size_t countOf(const Squares& squares);
  template <class Visit>
  bool anyIn(const hex::Bounds& bounds, ObstacleKinds what, Visit&& visit) const;
  static Squares squaresOf(const hex::Bounds& bounds);

  hex::Bounds wanted_{-1e9, -1e9, 1e9, 1e9};
  std::vector<Piece> pieces_;
  std::vector<std::uint32_t> wide_;  // those that are in no square
  std::vector<QPointF> corners_;
  Squares covered_;                   // of the plane
  std::vector<std::uint32_t> first_;  // the first link of each square, in the form of Link::next
  std::vector<Link> links_;
};

}  // namespace redoubt::render
