#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/rules/vocabulary/shape.h"

/// The formulas that rules use for victory points ([12.1]).
namespace redoubt::rules {

/// The values of the names in a formula; a missing figure is unknown.
struct FormulaValues {
  std::optional<int> morale;
  std::optional<int> stars;
};

/// Points as whole numbers, `morale` and `stars`, joined by + and *: "2 + stars", "morale", "8". As usual, * comes
/// before +.
class Formula {
 public:
  enum class Name { Morale, Stars };
  using Factor = std::variant<int, Name>;
  using Product = std::vector<Factor>;

  explicit Formula(std::vector<Product> sum) : sum_(std::move(sum)) {}

  /// Nullopt if a name in the formula has no value. Results outside ±kGreatestPoints are clamped to that range.
  std::optional<std::int64_t> value(const FormulaValues& values) const;
  bool uses(Name name) const;

  friend bool operator==(const Formula&, const Formula&) = default;

 private:
  std::vector<Product> sum_;
};

inline constexpr std::int64_t kGreatestPoints = 1'000'000'000;

/// Where a text stops being a valid formula, and what was expected there.
struct FormulaFault {
  int column = 1;  ///< in bytes, from 1
  Phrase expected;

  friend bool operator==(const FormulaFault&, const FormulaFault&) = default;
};

std::variant<Formula, FormulaFault> parseFormula(std::string_view text);

}  // namespace redoubt::rules
