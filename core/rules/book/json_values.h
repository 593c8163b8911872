#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

/// Reading rule values that nobody vouches for; for the sources of this folder.
namespace redoubt::rules {

/// No number of a rule is farther from 0; what is counts as no number, so that sums stay within bounds.
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

/// A member that is true; anything else is not.
inline bool isSet(const nlohmann::json& value, const char* name) {
  const nlohmann::json& found = member(value, name);
  return found.is_boolean() && found.get<bool>();
}

}  // namespace redoubt::rules
