#pragma once

#include <cstdint>

#include "core/hex/layout.h"

/// Reproducible irregularity: everything here is a hash of a position and a salt, so that an edit changes only its
/// surroundings and separately painted regions agree.
namespace redoubt::render {

/// A hash of a lattice position.
constexpr std::uint32_t hashOf(int x, int y, std::uint32_t salt) {
  std::uint32_t h =
      static_cast<std::uint32_t>(x) * 0x9E3779B1u ^ static_cast<std::uint32_t>(y) * 0x85EBCA77u ^ salt * 0xC2B2AE3Du;
  h = (h ^ (h >> 15)) * 0x2C1B3C6Du;
  h = (h ^ (h >> 12)) * 0x297A2D39u;
  return h ^ (h >> 15);
}

/// A number from 0 to 1 for a lattice position.
constexpr double unitAt(int x, int y, std::uint32_t salt) {
  return hashOf(x, y, salt) / 4294967295.0;
}

/// Smooth noise from -1 to 1 that varies over one unit.
double noiseAt(double x, double y, std::uint32_t salt);

/// The same along a row of successive points: values common to neighbours are computed once.
class NoiseRow {
 public:
  explicit NoiseRow(std::uint32_t salt) : salt_(salt) {}

  void beginRow(double y);
  double at(double x) {
    double share = x - left_;
    if (!(share >= 0 && share < 1)) {
      enter(x);
      share = x - left_;
    }
    const double u = share * share * (3 - 2 * share);
    return 2 * (before_ * (1 - u) + after_ * u) - 1;
  }

 private:
  void enter(double x);
  double column(double x) const;

  std::uint32_t salt_;
  int top_ = 0;
  double down_ = 0;    // the share of what lies below
  double left_ = 0;    // of the columns between which the point lies; NaN before the first point
  double before_ = 0;  // at the column to the left of the point
  double after_ = 0;   // and to the right
};

/// `point` moved by up to about `amplitude`, smoothly varying over `scale` hex widths.
hex::Point wobbled(hex::Point point, double amplitude, double scale, std::uint32_t salt);

}  // namespace redoubt::render
