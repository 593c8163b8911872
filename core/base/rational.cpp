#include "core/base/rational.h"

#include <algorithm>

#include "core/base/text.h"

namespace redoubt {
namespace {

constexpr std::size_t kMostDigits = 9;
constexpr std::size_t kMostDigitsBehind = 6;

std::optional<std::int64_t> natural(std::string_view text, std::size_t mostDigits) {
  const bool isDigits = std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
  return isDigits && text.size() <= mostDigits ? toInteger(text) : std::nullopt;
}

std::optional<Rational> fraction(std::string_view above, std::string_view below) {
  const auto numerator = natural(above, kMostDigits);
  const auto denominator = natural(below, kMostDigitsBehind);
  if (!numerator || !denominator || *denominator == 0) return std::nullopt;
  return Rational(*numerator, *denominator);
}

std::optional<Rational> decimal(std::string_view before, std::string_view behind) {
  const auto whole = natural(before, kMostDigits);
  const auto rest = natural(behind, kMostDigitsBehind);
  if (!whole || !rest) return std::nullopt;
  std::int64_t unit = 1;
  for (std::size_t i = 0; i < behind.size(); ++i) unit *= 10;
  return Rational(*whole) + Rational(*rest, unit);
}

std::optional<Rational> unsignedFromText(std::string_view text) {
  if (const auto at = text.find('/'); at != text.npos) return fraction(text.substr(0, at), text.substr(at + 1));
  if (const auto at = text.find('.'); at != text.npos) return decimal(text.substr(0, at), text.substr(at + 1));
  const auto whole = natural(text, kMostDigits);
  return whole ? std::optional<Rational>(*whole) : std::nullopt;
}

}  // namespace

std::string toText(Rational number) {
  const std::string above = std::to_string(number.numerator());
  return number.isWhole() ? above : above + "/" + std::to_string(number.denominator());
}

std::optional<Rational> rationalFromText(std::string_view text) {
  if (!text.starts_with('-')) return unsignedFromText(text);
  const auto positive = unsignedFromText(text.substr(1));
  return positive ? std::optional(Rational(0) - *positive) : std::nullopt;
}

}  // namespace redoubt
