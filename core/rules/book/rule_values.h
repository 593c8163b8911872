#pragma once

#include <optional>
#include <string_view>

#include "core/base/rational.h"
#include "core/rules/book/rule_book.h"

/// Rule values as the core calculates with them.
namespace redoubt::rules {

/// The greatest number of points in a rule value, and the common multiple of all allowed denominators: halves, thirds,
/// quarters, fifths, sixths, eighths, tenths. So sums stay small and floods can count in whole numbers.
inline constexpr int kMostPoints = 1000;
inline constexpr int kPointsFineness = 120;

/// Points as rules write them: a number, or a fraction as a text ("1/2"). Nothing for other values, for less than 0,
/// more than kMostPoints and other fractions: such a value counts as missing, never as 0.
std::optional<Rational> rulePoints(const RuleBook& book, std::string_view path);

std::optional<bool> ruleTruth(const RuleBook& book, std::string_view path);

}  // namespace redoubt::rules
