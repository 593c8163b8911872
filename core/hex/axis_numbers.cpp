#include "core/hex/axis_numbers.h"

#include <algorithm>
#include <cstddef>

#include "core/base/text.h"

namespace redoubt::hex {
namespace {

constexpr std::size_t kMostLetters = 4;
constexpr std::size_t kMostDigits = 8;

std::string letters(int value) {
  std::string text;
  for (; value > 0; value = (value - 1) / 26) text += static_cast<char>('A' + (value - 1) % 26);
  std::reverse(text.begin(), text.end());
  return text;
}

}  // namespace

AxisNumbers columnNumbers(const LayoutSpec& spec) {
  return {spec.columnStyle, spec.columnDigits, spec.columnBase, spec.columnStep};
}

AxisNumbers rowNumbers(const LayoutSpec& spec) {
  return {spec.rowStyle, spec.rowDigits, spec.rowBase, spec.rowStep};
}

std::string axisText(const AxisNumbers& axis, int value) {
  if (axis.style == NumberStyle::Letters) {
    return letters(value);
  }
  if (value < 0) return {};
  std::string text = std::to_string(value);
  if (const auto digits = static_cast<std::size_t>(axis.digits); text.size() < digits) {
    text.insert(0, digits - text.size(), '0');
  }
  return text;
}

std::optional<int> lettersValue(std::string_view letters) {
  if (letters.empty() || letters.size() > kMostLetters) return std::nullopt;
  int value = 0;
  for (char c : letters) {
    if (c < 'A' || c > 'Z') return std::nullopt;
    value = value * 26 + (c - 'A' + 1);
  }
  return value;
}

std::optional<int> axisValue(const AxisNumbers& axis, std::string_view text) {
  if (axis.style == NumberStyle::Letters) return lettersValue(text);
  const auto digits = static_cast<std::size_t>(axis.digits);
  if (text.size() < digits || text.size() > kMostDigits) return std::nullopt;
  if (!std::all_of(text.begin(), text.end(), isDigit)) return std::nullopt;
  if (text.size() > digits && text.front() == '0') return std::nullopt;
  const auto value = toInteger(text);
  return value ? std::optional<int>(static_cast<int>(*value)) : std::nullopt;
}

}  // namespace redoubt::hex
