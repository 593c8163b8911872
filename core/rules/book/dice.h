#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/book/rule_book.h"

/// Results of dice with their exact probabilities, and rounding of fractions ([2.2], [3.4]).
namespace redoubt::rules {

/// A probability: a number of equally likely cases, as a fraction in lowest terms with a denominator above 0. Sums and
/// products are exact as long as all denominators come from the same few dice (kMostDice of kMostSides sides).
class Chance {
 public:
  Chance() = default;  ///< zero
  /// `cases` above 0.
  Chance(std::int64_t favourable, std::int64_t cases);

  std::int64_t favourable() const { return favourable_; }
  std::int64_t cases() const { return cases_; }
  double value() const { return static_cast<double>(favourable_) / static_cast<double>(cases_); }

  /// The chance of one or the other of two events that can't both happen.
  friend Chance operator+(Chance a, Chance b);
  /// The chance of both of two independent events.
  friend Chance operator*(Chance a, Chance b);
  friend bool operator==(const Chance&, const Chance&) = default;

 private:
  std::int64_t favourable_ = 0;
  std::int64_t cases_ = 1;
};

inline constexpr int kMostDice = 6;
inline constexpr int kMostSides = 100;

/// The value of each face of a die, in ascending order; all faces are equally likely.
using Faces = std::vector<int>;

/// The faces of a die of 2 to kMostSides sides. With `zero` the faces are marked from 0, and the face 0 has that value:
/// 10 sides give 0 to 9 for a zero of 0, and 1 to 10 for a zero of 10. Without it they are marked from 1.
Faces facesOf(int sides, std::optional<int> zero);

/// The faces of the battle's die: the rules `dice/sides` and `dice/zero` ([2.2]). Nothing if they are missing, or if
/// facesOf can't make such a die.
std::optional<Faces> faces(const RuleBook& book);

/// A number of dice, their number of sides, and a constant: "1d10", "2d6+3".
struct Roll {
  int dice = 1;
  int sides = 10;
  int plus = 0;

  friend bool operator==(const Roll&, const Roll&) = default;
};

/// At most kMostDice dice of 2 to kMostSides sides; nothing for any other text.
std::optional<Roll> parseRoll(std::string_view text);
/// "2d6+3".
std::string toText(const Roll& roll);

/// How often each result comes up among equally likely cases. There is always at least one result.
class Distribution {
 public:
  /// A result that is certain.
  explicit Distribution(int value) : counts_{{value, 1}} {}
  /// One die; `faces` must not be empty.
  explicit Distribution(const Faces& faces);

  /// Every result increased by a constant.
  Distribution plus(int constant) const;
  /// The sum with independent results.
  Distribution plus(const Distribution& other) const;

  /// The cases in which each result comes up, by result.
  const std::map<int, std::int64_t>& counts() const { return counts_; }
  std::int64_t total() const;
  Chance chanceOf(int value) const;
  Chance chanceBelow(int value) const;
  int least() const { return counts_.begin()->first; }
  int greatest() const { return counts_.rbegin()->first; }

  friend bool operator==(const Distribution&, const Distribution&) = default;

 private:
  Distribution() = default;
  std::map<int, std::int64_t> counts_;
};

/// The results of a roll. Dice with as many sides as the battle's die have the same face values.
Distribution distributionOf(const RuleBook& book, const Roll& roll);

/// How fractions are rounded: the words of the rule `rounding`.
enum class Rounding { HalfUp, HalfDown, Up, Down };
inline constexpr std::array kRoundings{Rounding::HalfUp, Rounding::HalfDown, Rounding::Up, Rounding::Down};
/// "half-up".
std::string_view toText(Rounding rounding);
std::optional<Rounding> roundingFromText(std::string_view text);
std::optional<Rounding> rounding(const RuleBook& book);

/// The quotient as a whole number; `divisor` above 0. Up and down mean towards greater and smaller numbers. By
/// HalfUp .01 to .49 fall and .5 rises ([3.4]).
std::int64_t roundQuotient(std::int64_t dividend, std::int64_t divisor, Rounding rounding);

}  // namespace redoubt::rules
