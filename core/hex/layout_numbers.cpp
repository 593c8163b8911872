#include <algorithm>
#include <utility>

#include "core/hex/axis_numbers.h"
#include "core/hex/layout.h"

namespace redoubt::hex {
namespace {

// Where the first half of a number ends. Without a separator the halves are distinguished by their style, or, if both
// are digits, by their count; make() has made sure that one of these works.
std::size_t endOfFirst(std::string_view number, const AxisNumbers& first, const AxisNumbers& second, bool separated) {
  if (!separated && first.style == second.style) {
    return std::min(number.size(), static_cast<std::size_t>(first.digits));
  }
  const auto belongs = first.style == NumberStyle::Letters ? isLetter : isDigit;
  return static_cast<std::size_t>(std::find_if_not(number.begin(), number.end(), belongs) - number.begin());
}

// The column's and row's printed values.
std::optional<std::pair<int, int>> printedValues(const LayoutSpec& spec, std::string_view number) {
  const bool columnFirst = spec.numberOrder == NumberOrder::ColumnRow;
  const AxisNumbers column = columnNumbers(spec);
  const AxisNumbers row = rowNumbers(spec);
  const AxisNumbers& first = columnFirst ? column : row;
  const AxisNumbers& second = columnFirst ? row : column;
  const std::size_t end = endOfFirst(number, first, second, !spec.numberSeparator.empty());
  std::string_view rest = number.substr(end);
  if (!rest.starts_with(spec.numberSeparator)) return std::nullopt;
  rest.remove_prefix(spec.numberSeparator.size());
  const auto one = axisValue(first, number.substr(0, end));
  const auto other = axisValue(second, rest);
  if (!one || !other) return std::nullopt;
  return columnFirst ? std::pair(*one, *other) : std::pair(*other, *one);
}

}  // namespace

bool Layout::isNumbered(HexKey key) const {
  if (!contains(key)) return false;
  for (const Edge edge : {Edge::Left, Edge::Right, Edge::Top, Edge::Bottom}) {
    if (isUnnumbered(kindOf(edge)) && isOutermost(key, edge)) return false;
  }
  return true;
}

std::string Layout::columnText(int column) const {
  const AxisNumbers axis = columnNumbers(spec_);
  return axisText(axis, axis.valueOf(column));
}

std::string Layout::rowText(int row) const {
  const AxisNumbers axis = rowNumbers(spec_);
  return axisText(axis, axis.valueOf(row));
}

std::string Layout::number(HexKey key) const {
  if (!isNumbered(key)) return {};
  const bool columnFirst = spec_.numberOrder == NumberOrder::ColumnRow;
  std::string text = columnFirst ? columnText(key.column()) : rowText(key.row());
  text += spec_.numberSeparator;
  text += columnFirst ? rowText(key.row()) : columnText(key.column());
  return text;
}

std::optional<HexKey> Layout::parse(std::string_view number) const {
  const auto values = printedValues(spec_, number);
  if (!values) return std::nullopt;
  const auto [column, row] = *values;
  const auto key = HexKey::of(columnNumbers(spec_).coordinateOf(column), rowNumbers(spec_).coordinateOf(row));
  return key && isNumbered(*key) ? key : std::nullopt;
}

bool Layout::isSpeltAsNumber(std::string_view number) const {
  return printedValues(spec_, number).has_value();
}

}  // namespace redoubt::hex
