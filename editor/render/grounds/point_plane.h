#pragma once

#include <cstdint>
#include <vector>

#include "core/hex/layout.h"

namespace redoubt::render {

/// A point of a PointPlane.
struct PlanePoint {
  hex::Point at;
  std::uint32_t hash = 0;  ///< the same for the point in every region

  /// Independent numbers from 0 to 1; `which` is 0 to 3.
  double unit(unsigned which) const { return ((hash >> (8 * which)) & 0xFF) / 255.0; }
};

/// Points all over the plane, none nearer to another than a spacing, with no large gaps and no visible pattern: the
/// marks of a terrain are drawn at those inside it. One square of them is made once and repeated side by side.
class PointPlane {
 public:
  /// The plane with that spacing in hex widths, from 0.05 to 1; made on first use.
  static const PointPlane& of(double spacing);

  /// The points in `bounds`, from north to south.
  std::vector<PlanePoint> in(const hex::Bounds& bounds) const;

 private:
  explicit PointPlane(double spacing);

  double side_;                     // of the square, in hex widths
  std::vector<hex::Point> points_;  // of the square at the origin, from north to south
};

}  // namespace redoubt::render
