#pragma once

#include <cstdint>

namespace redoubt::render {

/// The shape of an area's edge. Lengths are in hex widths unless stated otherwise.
struct Ragged {
  double amplitude = 0;  ///< its greatest deviation from the smoothed hexsides
  double scale = 0.25;   ///< the length over which it varies
  std::uint32_t salt = 1;
  double smoothing = 0.47;  ///< the smoothing of the hexsides' zigzag: the width of a Gaussian, in sides
  double drift = 0;         ///< its deviation over more than a hex
};

}  // namespace redoubt::render
