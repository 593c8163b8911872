#pragma once

#include <compare>
#include <vector>

#include "core/hex/hex.h"

namespace redoubt::hex {

/// A hex on the straight line between two centres.
struct LineHex {
  Hex hex;
  bool onlyAlongSide = false;  ///< the line touches one of its hexsides from end to end and never enters it

  friend constexpr auto operator<=>(const LineHex&, const LineHex&) = default;
};

/// Every hex that the segment from the centre of `a` to that of `b` runs through, however short a piece, or along;
/// in the order of the segment, both ends included. A hex touched in a single vertex is left out.
/// This is the line of sight of rules that lay a thread between two centres (R10.2, M10.2).
std::vector<LineHex> lineHexes(Hex a, Hex b);

}  // namespace redoubt::hex
