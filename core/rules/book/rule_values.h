#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

#include "core/base/rational.h"
#include "core/rules/book/rule_book.h"

/// Rule values as the core reckons with them.
namespace redoubt::rules {

/// The most points a rule value may say, and the number that the denominators of all of them divide: halves, thirds,
/// quarters, fifths, sixths, eighths, tenths. So sums stay small and floods can count in whole numbers.
inline constexpr int kMostPoints = 1000;
inline constexpr int kPointsFineness = 120;

/// The value under `path`; JSON null where there is none or it can't be read.
nlohmann::json ruleValue(const RuleBook& book, std::string_view path);

/// Points as rules write them: a number, or a fraction as a text ("1/2"). Nothing for all else, for less than 0, more
/// than kMostPoints and fractions too fine: such a value counts as missing, never as 0.
std::optional<Rational> pointsOf(const nlohmann::json& value);
std::optional<Rational> rulePoints(const RuleBook& book, std::string_view path);

std::optional<bool> ruleTruth(const RuleBook& book, std::string_view path);

}  // namespace redoubt::rules
