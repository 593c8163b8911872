#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>

namespace redoubt {

/// An exact fraction in lowest terms, such as a cost of half a movement point.
/// Meant for small numbers: nothing prevents an overflow of numerator or denominator beyond some thousand millions.
class Rational {
 public:
  constexpr Rational() = default;
  // Implicit, so that whole numbers of points can be written as such.
  constexpr Rational(std::int64_t whole) : numerator_(whole) {}  // NOLINT(google-explicit-constructor)
  /// The denominator must not be 0.
  constexpr Rational(std::int64_t numerator, std::int64_t denominator) {
    assert(denominator != 0);
    const std::int64_t divisor = (denominator < 0 ? -1 : 1) * std::gcd(numerator, denominator);
    numerator_ = numerator / divisor;
    denominator_ = denominator / divisor;
  }

  constexpr std::int64_t numerator() const { return numerator_; }
  /// 1 or more.
  constexpr std::int64_t denominator() const { return denominator_; }
  constexpr bool isWhole() const { return denominator_ == 1; }

  friend constexpr Rational operator+(Rational a, Rational b) {
    return {a.numerator_ * b.denominator_ + b.numerator_ * a.denominator_, a.denominator_ * b.denominator_};
  }
  friend constexpr Rational operator-(Rational a, Rational b) { return a + Rational(-b.numerator_, b.denominator_); }
  friend constexpr Rational operator*(Rational a, Rational b) {
    return {a.numerator_ * b.numerator_, a.denominator_ * b.denominator_};
  }
  /// `b` must not be 0.
  friend constexpr Rational operator/(Rational a, Rational b) {
    return {a.numerator_ * b.denominator_, a.denominator_ * b.numerator_};
  }
  constexpr Rational& operator+=(Rational other) { return *this = *this + other; }
  constexpr Rational& operator-=(Rational other) { return *this = *this - other; }

  friend constexpr bool operator==(Rational, Rational) = default;
  friend constexpr std::strong_ordering operator<=>(Rational a, Rational b) {
    return a.numerator_ * b.denominator_ <=> b.numerator_ * a.denominator_;
  }

 private:
  std::int64_t numerator_ = 0;
  std::int64_t denominator_ = 1;
};

/// "3", "-1/2".
std::string toText(Rational number);

/// A whole number, a fraction ("1/2") or a decimal ("0.5"). Nullopt for any other text, for a denominator of 0, and for
/// more than nine digits before the decimal point or six after it.
std::optional<Rational> rationalFromText(std::string_view text);

}  // namespace redoubt
