#pragma once

#include <optional>
#include <span>

#include "core/rules/book/certainty.h"
#include "core/rules/language/condition.h"

/// Answers to conditions and amounts in a situation of a game.
namespace redoubt::rules {

/// A unit or hex of a situation, by its place in the situation's own list.
using Member = int;
/// The game itself, which is neither.
inline constexpr Member kNobody = -1;

/// What a situation knows of a fact. `words` refers to the situation.
struct FactValue {
  Certainty certainty = Certainty::Unknown;  ///< Unknown: nothing else of this is set
  std::span<const Symbol> words = {};        ///< empty for a fact of kind Words: there is none
  std::optional<Rational> number = {};       ///< nothing for a fact of kind Number: there is none
  bool truth = false;

  static FactValue unknown() { return {}; }
  static FactValue of(bool truth, Certainty certainty = Certainty::Known) { return {certainty, {}, {}, truth}; }
  static FactValue of(std::optional<Rational> number, Certainty certainty = Certainty::Known) {
    return {certainty, {}, number, false};
  }
  static FactValue of(std::span<const Symbol> words, Certainty certainty = Certainty::Known) {
    return {certainty, words, {}, false};
  }
};

enum class Verdict { No, Yes, Unknown };

/// An answer with the certainty of the facts that decided. A true `any` is as certain as the best of its true parts, a
/// true condition of several parts as the worst of them; for what is false it is the reverse.
struct Answer {
  Verdict verdict = Verdict::Unknown;
  Certainty certainty = Certainty::Unknown;

  friend bool operator==(const Answer&, const Answer&) = default;
};

/// A number. Without a value and Known there is none: the highest of nobody.
struct Quantity {
  std::optional<Rational> value;
  Certainty certainty = Certainty::Unknown;

  bool isUnknown() const { return certainty == Certainty::Unknown; }
  static Quantity unknown() { return {}; }
  static Quantity none() { return {std::nullopt, Certainty::Known}; }
  friend bool operator==(const Quantity&, const Quantity&) = default;
};

/// The greatest absolute value of a result, and the greatest denominator; beyond them a result is unknown.
inline constexpr std::int64_t kGreatestResult = 1'000'000'000;

/// Whether a number is within these bounds; sums and products of two such numbers can be reckoned without loss.
inline bool isWithinBounds(Rational number) {
  return number.denominator() <= kGreatestResult && -kGreatestResult <= number.numerator() &&
         number.numerator() <= kGreatestResult;
}

/// What conditions and amounts ask for.
class Situation {
 public:
  virtual ~Situation() = default;

  /// A fact of `member`. `subject` is what the rule is about; it differs from `member` in the conditions on members of
  /// groups.
  virtual FactValue fact(const FactName& name, Member member, Member subject) const = 0;
  /// The members of a group, without its condition. Nullopt: unknown.
  virtual std::optional<std::span<const Member>> group(Symbol of, Member subject) const = 0;
  virtual Quantity rating(Symbol rating, Member member, bool isPrinted) const = 0;
  virtual Quantity table(Symbol table, Member subject) const = 0;
  /// What the dice of an amount show; unknown before they are rolled.
  virtual Quantity rolled(const Amount&, Member) const { return Quantity::unknown(); }
};

Answer holds(const Condition& condition, const Situation& situation, Member subject);
Quantity valueOf(const Amount& amount, const Situation& situation, Member subject);

/// The members of a group for which its condition holds; `unsure` are those for which that is unknown.
struct Members {
  std::vector<Member> sure;
  std::vector<Member> unsure;
  Certainty certainty = Certainty::Unknown;  ///< Unknown if the group itself is
};
Members membersOf(const Group& group, const Situation& situation, Member subject);

}  // namespace redoubt::rules
