#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

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
class Obstacles {
 public:
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
    QPolygonF shape;  // a line's two ends, or the corners of something convex
    double radius = 0;
    QRectF bounds;
    Taken what = Taken::Number;
  };
  void add(Piece piece);
  template <class Visit>
  bool anyIn(const QRectF& bounds, TakenSet what, Visit&& visit) const;

  std::vector<Piece> pieces_;
  std::unordered_map<std::int64_t, std::vector<std::uint32_t>> cells_;  // by square of the plane
};

}  // namespace redoubt::render
