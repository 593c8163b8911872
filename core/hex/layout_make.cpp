#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/hex/axis_numbers.h"
#include "core/hex/layout.h"

namespace redoubt::hex {
namespace {

// Hexes this near the end of the range of keys are refused, so that every hex next to a map has a key.
constexpr int kMargin = 10;
constexpr int kMostDigitsOfAnAxis = 6;
constexpr int kLargestBase = 100'000;
constexpr std::size_t kLongestSeparator = 8;

using Complaint = std::optional<Phrase>;

// One of the two axes of a spec, with its name in error sentences.
struct Axis {
  std::string word;
  int first = 0;
  int count = 0;
  int most = 0;
  EdgeKind before = EdgeKind::Whole;
  EdgeKind after = EdgeKind::Whole;
  bool staggered = false;
  AxisNumbers numbers;
};

Phrase complaint(const Axis& axis, const std::string& what, std::vector<Phrase::Argument> arguments = {}) {
  return Phrase::of("errors.layout." + axis.word + "." + what, std::move(arguments));
}

Complaint complaintAboutSize(const Axis& axis) {
  if (axis.count < 1) return complaint(axis, "none");
  if (axis.count > axis.most) return complaint(axis, "too-many", {{"most", std::to_string(axis.most)}});
  const std::int64_t last = std::int64_t{axis.first} + axis.count - 1;
  if (axis.first < kFirstCoordinate + kMargin || last > kLastCoordinate - kMargin) {
    return complaint(
        axis, "too-far",
        {{"least", std::to_string(kFirstCoordinate + kMargin)}, {"most", std::to_string(kLastCoordinate - kMargin)}});
  }
  const int notched =
      axis.staggered ? (axis.before == EdgeKind::HalfUnnumbered) + (axis.after == EdgeKind::HalfUnnumbered) : 0;
  if (axis.count <= notched) return Phrase::of("errors.layout.only-half-hexes");
  return std::nullopt;
}

Complaint complaintAboutNumbers(const Axis& axis, bool fixedLength) {
  const AxisNumbers& numbers = axis.numbers;
  const bool letters = numbers.style == NumberStyle::Letters;
  if (numbers.step != 1 && numbers.step != -1) return complaint(axis, "step");
  if (numbers.base < -kLargestBase || numbers.base > kLargestBase) {
    return complaint(axis, "base");
  }
  if (!letters && (numbers.digits < 1 || numbers.digits > kMostDigitsOfAnAxis)) {
    return complaint(axis, "digits", {{"most", std::to_string(kMostDigitsOfAnAxis)}});
  }
  const int first = axis.first + (isUnnumbered(axis.before) ? 1 : 0);
  const int last = axis.first + axis.count - 1 - (isUnnumbered(axis.after) ? 1 : 0);
  if (first > last) return std::nullopt;
  const auto [least, greatest] = std::minmax({numbers.valueOf(first), numbers.valueOf(last)});
  if (letters && least < 1) return complaint(axis, "no-letter");
  if (least < 0) return complaint(axis, "below-zero");
  if (fixedLength && !letters && std::to_string(greatest).size() > static_cast<std::size_t>(numbers.digits)) {
    return complaint(axis, "too-long",
                     {{"number", std::to_string(greatest)}, {"digits", std::to_string(numbers.digits)}});
  }
  return std::nullopt;
}

Complaint complaintAboutSeparator(const LayoutSpec& spec) {
  const std::string& separator = spec.numberSeparator;
  const auto isForbidden = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return isDigit(c) || isLetter(c) || byte <= 0x20 || byte == 0x7F || c == ',' || c == ';';
  };
  if (std::any_of(separator.begin(), separator.end(), isForbidden)) {
    return Phrase::of("errors.layout.separator.sign");
  }
  if (separator.size() > kLongestSeparator || !isValidUtf8(separator)) {
    return Phrase::of("errors.layout.separator.long");
  }
  const bool bothLetters = spec.columnStyle == NumberStyle::Letters && spec.rowStyle == NumberStyle::Letters;
  if (bothLetters && separator.empty()) return Phrase::of("errors.layout.separator.missing");
  return std::nullopt;
}

Complaint complaintAbout(const LayoutSpec& spec) {
  const bool flat = spec.orientation == Orientation::Flat;
  const Axis columns{"column",      spec.firstColumn, spec.columns, kMaxColumns,
                     spec.edgeLeft, spec.edgeRight,   !flat,        columnNumbers(spec)};
  const Axis rows{"row", spec.firstRow, spec.rows, kMaxRows, spec.edgeTop, spec.edgeBottom, flat, rowNumbers(spec)};
  const bool bothDigits = spec.columnStyle == NumberStyle::Digits && spec.rowStyle == NumberStyle::Digits;
  const bool fixedLength = spec.numberSeparator.empty() && bothDigits;
  for (const Axis* axis : {&columns, &rows}) {
    if (auto complaint = complaintAboutSize(*axis)) return complaint;
    if (auto complaint = complaintAboutNumbers(*axis, fixedLength)) return complaint;
  }
  return complaintAboutSeparator(spec);
}

}  // namespace

Phrase LayoutError::sentence() const {
  return Phrase::of("errors.layout.sentence", {{"reason", reason}});
}

std::variant<Layout, LayoutError> Layout::make(LayoutSpec spec) {
  if (auto complaint = complaintAbout(spec)) return LayoutError{std::move(*complaint)};
  return Layout(std::move(spec));
}

}  // namespace redoubt::hex
