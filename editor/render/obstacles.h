#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <cstdint>
#include <span>
#include <vector>

#include "core/hex/layout.h"

namespace redoubt::render {

/// What stands in a place; a set of them is a sum.
enum class Taken : std::uint8_t {
  Number = 1,
  Name = 2,  ///< a name that trees and tussocks leave room for
  Water = 4,
  Way = 8,
  Work = 16,   ///< wall, fence
  House = 32,  ///< house, church, castle, symbol
  Garden = 64,
  Slope = 128,  ///< hachures
};
using TakenSet = unsigned;
constexpr TakenSet operator|(Taken a, Taken b) {
  return static_cast<TakenSet>(a) | static_cast<TakenSet>(b);
}
constexpr TakenSet operator|(TakenSet a, Taken b) {
  return a | static_cast<TakenSet>(b);
}
inline constexpr TakenSet kEverything = 0xFF;

/// What already stands in a region, so that what comes later keeps clear of it. Lengths are in hex widths; what lies
/// over a hex width outside the region is not known.
///
/// The plane is parted into squares, of which each holds the pieces in it. Their number never depends on figures that
/// a battle names: pieces are asked for only in the region they are wanted for, the squares are at most kMostSquares,
/// and whatever is so large or so far off that it would need more is looked at every time.
class Obstacles {
 public:
  static constexpr std::size_t kMostSquares = std::size_t{20} << 20;  ///< four bytes each
  static constexpr std::size_t kMostOfPiece = 4096;

  /// For pieces anywhere.
  Obstacles() = default;
  /// Pieces beyond `wanted` are left aside.
  explicit Obstacles(const hex::Bounds& wanted) : wanted_(wanted) {}

  /// A line with rounded ends, that broad.
  void addLine(QPointF from, QPointF to, double width, Taken what);
  void addPath(std::span<const QPointF> points, double width, Taken what);
  void addBox(const QRectF& box, Taken what);
  /// A convex shape.
  void addShape(const QPolygonF& shape, Taken what);

  /// Whether a disc touches none of those.
  bool isFree(QPointF middle, double radius, TakenSet what = kEverything) const;
  /// Whether a line that broad touches none of those.
  bool isFree(QPointF from, QPointF to, double width, TakenSet what = kEverything) const;
  /// Whether a convex shape touches none of those.
  bool isFree(const QPolygonF& shape, TakenSet what = kEverything) const;
  /// How far a point is from the edge of the nearest of those, at most `limit`; below 0 inside.
  double distance(QPointF point, double limit, TakenSet what = kEverything) const;

 private:
  struct Piece {
    std::uint32_t first = 0;  // of its corners in corners_
    std::uint32_t count = 0;  // two: a line
    double radius = 0;
    hex::Bounds bounds;
    Taken what = Taken::Number;
  };
  // The pieces in a square are a chain.
  struct Link {
    std::uint32_t piece = 0;
    std::uint32_t next = 0;  // 0: the last; else one more than its index in links_
  };
  struct Squares {
    int left = 0, top = 0, right = 0, bottom = 0;  // the last two are not in it
  };

  void add(std::span<const QPointF> corners, double radius, Taken what);
  std::span<const QPointF> cornersOf(const Piece& piece) const { return {&corners_[piece.first], piece.count}; }
  std::size_t indexOf(int x, int y) const;
  /// False if that would take too many.
  bool cover(const Squares& squares);
  static std::size_t countOf(const Squares& squares);
  template <class Visit>
  bool anyIn(const hex::Bounds& bounds, TakenSet what, Visit&& visit) const;
  static Squares squaresOf(const hex::Bounds& bounds);

  hex::Bounds wanted_{-1e9, -1e9, 1e9, 1e9};
  std::vector<Piece> pieces_;
  std::vector<std::uint32_t> wide_;   // those that are in no square
  std::vector<QPointF> corners_;
  Squares covered_;                   // of the plane
  std::vector<std::uint32_t> first_;  // for each of those the first of its chain, as Link::next
  std::vector<Link> links_;
};

}  // namespace redoubt::render
