#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/hex/layout.h"

/// Private to core/compare: many places of the map in few words.
namespace redoubt::compare {

/// So many places are named; of more, the rest is counted.
inline constexpr std::size_t kMostPlaces = 60;

/// "1212, 1301–1306, 1404": hexes by their numbers, three or more in a row of a column together. At most kMostPlaces
/// parts; `left` is how many hexes are not named.
std::string hexesInWords(const hex::Layout& layout, std::vector<hex::HexKey> hexes, std::size_t& left);

/// "1212/1213, 1212/1312".
std::string sidesInWords(const hex::Layout& layout, std::span<const hex::HexsideKey> sides, std::size_t& left);

/// Links from hex to hex as the ways that they make: "1212–1213–1313, 0101–0102".
std::string waysInWords(const hex::Layout& layout, std::span<const hex::HexsideKey> links, std::size_t& left);

}  // namespace redoubt::compare
