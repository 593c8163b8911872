#pragma once

#include <cstdint>
#include <vector>

#include "core/hex/layout.h"

namespace redoubt::render {

/// A point of a PointPlane.
struct PlanePoint {
  hex::Point at;
  std::uint32_t hash = 0;  ///< the same for the point in every region

  /// Numbers from 0 to 1 that have nothing to do with each other; `which` is 0 to 3.
  double unit(unsigned which) const { return ((hash >> (8 * which)) & 0xFF) / 255.0; }
};

/// Points all over the plane, none nearer to another than a spacing and no large gap between them, in no order that
/// the eye finds: what stands on the ground is revealed of them. One square of them is made once and laid side by side.
class PointPlane {
 public:
  /// The plane with that spacing in hex widths, from 0.05 to 1; made when first asked for.
  static const PointPlane& of(double spacing);

  /// The points in `bounds`, from north to south.
  std::vector<PlanePoint> in(const hex::Bounds& bounds) const;

 private:
  explicit PointPlane(double spacing);

  double side_;                     // of the square, in hex widths
  std::vector<hex::Point> points_;  // of the square at the origin, from north to south
};

}  // namespace redoubt::render
