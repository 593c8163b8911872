#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/hex/layout_spec.h"

namespace redoubt::hex {

/// How the number of a column or of a row alone is printed.
struct AxisNumbers {
  NumberStyle style = NumberStyle::Digits;
  int digits = 2;  ///< zero-padded to this; no meaning for letters
  int base = 0;
  int step = 1;

  int valueOf(int coordinate) const { return base + step * coordinate; }
  int coordinateOf(int value) const { return (value - base) * step; }
};

AxisNumbers columnNumbers(const LayoutSpec& spec);
AxisNumbers rowNumbers(const LayoutSpec& spec);

/// What is printed for a value: 7 is "07", or "G". Nothing below 0, or before A.
std::string axisText(const AxisNumbers& axis, int value);

/// The inverse of axisText: the value that is printed as exactly this text.
std::optional<int> axisValue(const AxisNumbers& axis, std::string_view text);

/// A = 1 … Z = 26, AA = 27 … of up to four capital letters.
std::optional<int> lettersValue(std::string_view letters);

constexpr bool isDigit(char c) {
  return c >= '0' && c <= '9';
}
constexpr bool isLetter(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

}  // namespace redoubt::hex
