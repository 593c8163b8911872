#include "core/rules/book/dice.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <numeric>

#include "core/base/text.h"

namespace redoubt::rules {
namespace {

bool isDie(int sides) {
  return 2 <= sides && sides <= kMostSides;
}

// Returns the number at the beginning of `text` and removes it from the text; digits only.
std::optional<int> takeNumber(std::string_view& text) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  // Longer numbers are not valid for dice, and would not fit into an int.
  if (digits == 0 || digits > 6) return std::nullopt;
  const auto number = toInteger(text.substr(0, digits));
  text.remove_prefix(digits);
  return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

std::int64_t floorQuotient(std::int64_t dividend, std::int64_t divisor) {
  const std::int64_t quotient = dividend / divisor;
  return dividend % divisor < 0 ? quotient - 1 : quotient;
}

}  // namespace

Chance::Chance(std::int64_t favourable, std::int64_t cases) {
  assert(cases > 0);
  const std::int64_t common = std::gcd(favourable, cases);
  favourable_ = favourable / common;
  cases_ = cases / common;
}

Chance operator+(Chance a, Chance b) {
  const std::int64_t common = std::lcm(a.cases_, b.cases_);
  return {a.favourable_ * (common / a.cases_) + b.favourable_ * (common / b.cases_), common};
}

Chance operator*(Chance a, Chance b) {
  return {a.favourable_ * b.favourable_, a.cases_ * b.cases_};
}

Faces facesOf(int sides, std::optional<int> zero) {
  assert(isDie(sides));
  Faces faces(static_cast<std::size_t>(sides));
  std::iota(faces.begin(), faces.end(), zero ? 0 : 1);
  if (zero) faces.front() = *zero;
  std::sort(faces.begin(), faces.end());
  return faces;
}

std::optional<Faces> faces(const RuleBook& book) {
  const auto sides = book.integer("dice/sides");
  if (!sides || !isDie(*sides)) return std::nullopt;
  return facesOf(*sides, book.integer("dice/zero"));
}

std::optional<Roll> parseRoll(std::string_view text) {
  const auto dice = takeNumber(text);
  if (!dice || *dice < 1 || *dice > kMostDice || !text.starts_with('d')) return std::nullopt;
  text.remove_prefix(1);
  const auto sides = takeNumber(text);
  if (!sides || !isDie(*sides)) return std::nullopt;
  if (text.empty()) return Roll{*dice, *sides, 0};
  const char sign = text.front();
  text.remove_prefix(1);
  const auto plus = takeNumber(text);
  if ((sign != '+' && sign != '-') || !plus || !text.empty()) return std::nullopt;
  return Roll{*dice, *sides, sign == '+' ? *plus : -*plus};
}

std::string toText(const Roll& roll) {
  const std::string plus = roll.plus > 0 ? "+" + std::to_string(roll.plus) : std::to_string(roll.plus);
  return std::to_string(roll.dice) + "d" + std::to_string(roll.sides) + (roll.plus == 0 ? "" : plus);
}

Distribution::Distribution(const Faces& faces) {
  assert(!faces.empty());
  for (const int face : faces) ++counts_[face];
}

Distribution Distribution::plus(int constant) const {
  return plus(Distribution(constant));
}

Distribution Distribution::plus(const Distribution& other) const {
  Distribution sum;
  for (const auto& [a, countOfA] : counts_) {
    for (const auto& [b, countOfB] : other.counts_) sum.counts_[a + b] += countOfA * countOfB;
  }
  return sum;
}

std::int64_t Distribution::total() const {
  std::int64_t sum = 0;
  for (const auto& [value, count] : counts_) sum += count;
  return sum;
}

Chance Distribution::chanceOf(int value) const {
  const auto found = counts_.find(value);
  return {found == counts_.end() ? 0 : found->second, total()};
}

Chance Distribution::chanceBelow(int value) const {
  std::int64_t below = 0;
  for (auto at = counts_.begin(); at != counts_.end() && at->first < value; ++at) below += at->second;
  return {below, total()};
}

Distribution distributionOf(const RuleBook& book, const Roll& roll) {
  const bool isOwnDie = book.integer("dice/sides") == roll.sides;
  const Distribution die(facesOf(roll.sides, isOwnDie ? book.integer("dice/zero") : std::nullopt));
  Distribution sum(roll.plus);
  for (int i = 0; i < roll.dice; ++i) sum = sum.plus(die);
  return sum;
}

std::string_view toText(Rounding rounding) {
  switch (rounding) {
    case Rounding::HalfUp: return "half-up";
    case Rounding::HalfDown: return "half-down";
    case Rounding::Up: return "up";
    case Rounding::Down: break;
  }
  return "down";
}

std::optional<Rounding> roundingFromText(std::string_view text) {
  const auto found =
      std::find_if(kRoundings.begin(), kRoundings.end(), [&](Rounding each) { return toText(each) == text; });
  return found == kRoundings.end() ? std::nullopt : std::optional(*found);
}

std::optional<Rounding> rounding(const RuleBook& book) {
  const auto word = book.text("rounding");
  return word ? roundingFromText(*word) : std::nullopt;
}

std::int64_t roundQuotient(std::int64_t dividend, std::int64_t divisor, Rounding rounding) {
  assert(divisor > 0);
  switch (rounding) {
    case Rounding::HalfUp: return floorQuotient(2 * dividend + divisor, 2 * divisor);
    case Rounding::HalfDown: return -floorQuotient(divisor - 2 * dividend, 2 * divisor);
    case Rounding::Up: return -floorQuotient(-dividend, divisor);
    case Rounding::Down: break;
  }
  return floorQuotient(dividend, divisor);
}

}  // namespace redoubt::rules
