#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/rational.h"
#include "core/rules/book/rule_book.h"

/// Reading rule values that have not been checked. Internal: it needs nlohmann, which users of the core need not have.
namespace redoubt::rules {

/// The greatest absolute value of a number in a rule; larger ones do not count as numbers, so that sums stay within
/// bounds.
inline constexpr int kGreatestNumber = 1'000'000;

inline nlohmann::json parsedJson(std::optional<std::string_view> text) {
  return text ? nlohmann::json::parse(*text, nullptr, false) : nlohmann::json();
}

inline std::optional<int> wholeNumber(const nlohmann::json& value) {
  const bool isSmall = value.is_number_integer() && value >= -kGreatestNumber && value <= kGreatestNumber;
  return isSmall ? std::optional(value.get<int>()) : std::nullopt;
}

/// The member of an object; null for anything else.
inline const nlohmann::json& member(const nlohmann::json& value, const char* name) {
  static const nlohmann::json kNone;
  const auto found = value.is_object() ? value.find(name) : value.end();
  return found == value.end() ? kNone : *found;
}

inline std::optional<std::string> textOf(const nlohmann::json& value) {
  return value.is_string() ? std::optional(value.get<std::string>()) : std::nullopt;
}

/// Whether a list holds that text.
inline bool hasText(const nlohmann::json& list, std::string_view text) {
  return list.is_array() && std::any_of(list.begin(), list.end(), [&](const auto& one) { return one == text; });
}

/// Whether a member is true; any other value counts as false.
inline bool isSet(const nlohmann::json& value, const char* name) {
  const nlohmann::json& found = member(value, name);
  return found.is_boolean() && found.get<bool>();
}

/// The value under `path`; JSON null where there is none or it can't be read.
nlohmann::json ruleValue(const RuleBook& book, std::string_view path);

/// Points as rules write them: a number, or a fraction as a text ("1/2"). Nothing for other values, for less than 0,
/// more than kMostPoints and fractions too fine: such a value counts as missing, never as 0.
std::optional<Rational> pointsOf(const nlohmann::json& value);

/// The same for numbers that may be below 0: -2, "-1/2", 1.5. Nothing beyond kGreatestNumber, and for denominators over
/// 1000.
std::optional<Rational> numberOf(const nlohmann::json& value);

}  // namespace redoubt::rules
