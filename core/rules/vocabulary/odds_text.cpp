#include "core/rules/vocabulary/odds_text.h"

#include "core/base/text.h"

namespace redoubt::rules {
namespace {

// Of an odds column: a larger number is a mistake.
constexpr int kMostSide = 10'000;

}  // namespace

std::optional<Rational> oddsFromText(std::string_view column) {
  const std::size_t dash = column.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto attacker = toInteger(column.substr(0, dash));
  const auto defender = toInteger(column.substr(dash + 1));
  const auto isSide = [](const auto& number) { return number && 1 <= *number && *number <= kMostSide; };
  return isSide(attacker) && isSide(defender) ? std::optional(Rational(*attacker, *defender)) : std::nullopt;
}

}  // namespace redoubt::rules
