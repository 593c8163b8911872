#pragma once

#include <cstdint>
#include <vector>

#include "core/hex/hex.h"

namespace redoubt::rules {

/// A hex or hexside on the line between two centres that can block it.
///
/// A line goes from hex to hex, and crosses the hexside between each and the next, even if only at its end: where a
/// line goes through a vertex, the third hex there and its two sides are touched in a single point and don't count.
/// Only a line along a hexside really leaves and enters hexes by a vertex: there are two ways past, one through each of
/// the two hexes next to it. Each way crosses the hexside by which it enters its hex, the hex, and the one by which it
/// leaves; the hexside between belongs to both.
struct SightElement {
  hex::Hex hex;
  std::int8_t side = -1;      ///< a hexside, 0 to 2 of `hex`; below 0: the hex itself
  std::int8_t along = -1;     ///< for a hex next to the line: its side, 0 to 5, along which the line runs
  std::uint8_t ways = 3;      ///< which ways past it blocks: 1, 2, or 3 for both
  std::uint16_t stretch = 0;  ///< which of the hexsides along which the line runs, counted from 1; 0: elsewhere

  friend bool operator==(const SightElement&, const SightElement&) = default;
};

/// The elements on the line between the centres of two hexes, in order; hexsides before the hexes entered by them. The
/// two hexes themselves are not included. Empty for a hex and itself.
std::vector<SightElement> sightLine(hex::Hex from, hex::Hex to);

/// The side, 0 to 5, by which the line leaves `from`: both sides at the vertex where it runs along a hexside from
/// there. None for a hex and itself.
std::vector<int> sidesTowards(hex::Hex from, hex::Hex to);

}  // namespace redoubt::rules
