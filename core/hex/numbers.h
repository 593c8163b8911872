#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/hex/keys.h"
#include "core/hex/layout.h"

namespace redoubt::hex {

enum class NumbersProblem {
  NotANumber,  ///< not spelt as a number of this map, nor as a range of two
  NoSuchHex,   ///< spelt like one, but the map has no hex of that number
  NotInLine,   ///< a range whose ends share neither column nor row
};

/// The first word that is wrong.
struct NumbersError {
  NumbersProblem problem = NumbersProblem::NotANumber;
  std::string word;    ///< the number, or the whole range for NotInLine
  std::size_t at = 0;  ///< where it begins, in bytes from the start of the text

  friend bool operator==(const NumbersError&, const NumbersError&) = default;
};

/// The hexes of "1227-3427 0126": numbers and ranges, separated by spaces, commas or semicolons, each hex once and in
/// the order given. A range runs along a column or a row, forwards or backwards; `1227-3427` runs along row 27. A dash
/// (–) is accepted instead of the hyphen.
std::variant<std::vector<HexKey>, NumbersError> parseNumbers(const Layout& layout, std::string_view text);

/// Such a text for `hexes`, in the order of the printed numbers; three or more in a line are written as a range.
/// Repetitions, and hexes without a number, are left out.
std::string toRanges(const Layout& layout, std::vector<HexKey> hexes);

}  // namespace redoubt::hex
