#include "core/rules/book/rule_values.h"

#include <nlohmann/json.hpp>

#include "core/rules/book/json_values.h"

namespace redoubt::rules {

nlohmann::json ruleValue(const RuleBook& book, std::string_view path) {
  const auto text = book.json(path);
  nlohmann::json value = text ? nlohmann::json::parse(*text, nullptr, false) : nlohmann::json();
  return value.is_discarded() ? nlohmann::json() : value;
}

std::optional<Rational> pointsOf(const nlohmann::json& value) {
  if (!value.is_number() && !value.is_string()) return std::nullopt;
  const auto number = rationalFromText(value.is_string() ? value.get<std::string>() : value.dump());
  if (!number || *number < 0 || *number > kMostPoints) return std::nullopt;
  return kPointsFineness % number->denominator() == 0 ? number : std::nullopt;
}

std::optional<Rational> numberOf(const nlohmann::json& value) {
  if (!value.is_number() && !value.is_string()) return std::nullopt;
  const auto number = rationalFromText(value.is_string() ? value.get<std::string>() : value.dump());
  if (!number || number->denominator() > 1000) return std::nullopt;
  return Rational(-kGreatestNumber) <= *number && *number <= Rational(kGreatestNumber) ? number : std::nullopt;
}

std::optional<Rational> rulePoints(const RuleBook& book, std::string_view path) {
  return pointsOf(ruleValue(book, path));
}

std::optional<bool> ruleTruth(const RuleBook& book, std::string_view path) {
  const nlohmann::json value = ruleValue(book, path);
  return value.is_boolean() ? std::optional(value.get<bool>()) : std::nullopt;
}

}  // namespace redoubt::rules
