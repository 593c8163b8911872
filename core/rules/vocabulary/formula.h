#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/rules/vocabulary/shape.h"

/// How rules write victory points ([12.1]).
namespace redoubt::rules {

/// What the names of a formula stand for; a figure that is missing is unknown.
struct FormulaValues {
  std::optional<int> morale;
  std::optional<int> stars;
};

/// Points as whole numbers, `morale` and `stars`, joined by + and *: "2 + stars", "morale", "8". As usual * binds more
/// closely than +.
class Formula {
 public:
  enum class Name { Morale, Stars };
  using Factor = std::variant<int, Name>;
  using Product = std::vector<Factor>;

  explicit Formula(std::vector<Product> sum) : sum_(std::move(sum)) {}

  /// Nothing if a name it uses has no value. Results outside ±kGreatestPoints are cut off there.
  std::optional<std::int64_t> value(const FormulaValues& values) const;
  bool uses(Name name) const;

  friend bool operator==(const Formula&, const Formula&) = default;

 private:
  std::vector<Product> sum_;
};

inline constexpr std::int64_t kGreatestPoints = 1'000'000'000;

/// Where a formula stops being one, and what was expected there.
struct FormulaFault {
  int column = 1;  ///< in bytes, from 1
  Phrase expected;

  friend bool operator==(const FormulaFault&, const FormulaFault&) = default;
};

std::variant<Formula, FormulaFault> parseFormula(std::string_view text);

}  // namespace redoubt::rules
