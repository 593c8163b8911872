#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/list_of.h"
#include "core/base/rational.h"
#include "core/rules/book/dice.h"
#include "core/rules/language/fact.h"

/// Conditions, amounts and groups: the small language in which rules say when they hold, by how much, and for whom. It
/// has no variables, loops or functions. `condition_json.h` reads it, `evaluate.h` answers it.
namespace redoubt::rules {

struct Condition;

/// Units or hexes that a rule speaks of: "attackers", or those of them for which a condition holds. Inside the
/// condition the facts are those of the member.
struct Group {
  Symbol of;
  ListOf<Condition> where = {};  ///< none or one

  friend bool operator==(const Group&, const Group&) = default;
};

/// Which of several values counts.
enum class Take {
  Sum,
  Highest,
  Lowest,
  Top,  ///< that of the first member, which in a stack is its top unit
};

/// A number, or how it is found.
struct Amount {
  enum class Kind {
    Number,
    Rating,  ///< of the members of `group`, or of the subject where there is none
    Fact,    ///< a fact of kind Number
    Table,   ///< the result of a table whose results are numbers
    Count,   ///< the members of `group`
    Dice,    ///< a roll; not known before it is made
    Sum,
    Minus,
    Times,
    Over,
  };
  Kind kind = Kind::Number;
  Rational number = {};
  Symbol name = {};  ///< of the rating or table
  FactName fact = {};
  std::optional<Group> group = {};
  Take take = Take::Sum;
  bool isPrinted = false;  ///< the rating without adjustments
  Roll dice = {};
  std::vector<Amount> parts = {};  ///< of Sum, Minus, Times and Over
  std::optional<Rounding> rounding = {};

  static Amount of(Rational number) { return Amount{Kind::Number, number}; }
  friend bool operator==(const Amount&, const Amount&) = default;
};

/// Numbers between two amounts, both included; without one of them there is no end.
struct Between {
  std::optional<Amount> from = {};
  std::optional<Amount> to = {};

  friend bool operator==(const Between&, const Between&) = default;
};

/// What one fact must be: one of the names, one of the numbers, or true.
struct Test {
  FactName fact;
  std::vector<Symbol> words = {};
  bool isSame = false;   ///< "same": what the subject of the rule has
  bool isOther = false;  ///< "other"
  std::vector<Between> numbers = {};
  bool truth = true;

  friend bool operator==(const Test&, const Test&) = default;
};

/// A condition on some or every member of a group.
struct OfMembers;
/// How many members a group must have.
struct Counted {
  Group group;
  Between number;

  friend bool operator==(const Counted&, const Counted&) = default;
};

/// What an amount must be.
struct Compared {
  Amount amount;
  Between number;

  friend bool operator==(const Compared&, const Compared&) = default;
};

/// All parts must hold; without any it always holds.
struct Condition {
  std::vector<Test> tests = {};
  std::vector<std::vector<Condition>> any = {};  ///< one of each list must hold
  std::vector<Condition> all = {};               ///< each
  std::vector<Condition> none = {};              ///< none of these
  ListOf<OfMembers> members = {};
  std::vector<Counted> counts = {};
  std::vector<Compared> amounts = {};

  bool isAlways() const;
  friend bool operator==(const Condition&, const Condition&);
};

struct OfMembers {
  bool isEvery = false;  ///< otherwise at least one; both are false for a group without members
  Group group;
  Condition condition;

  friend bool operator==(const OfMembers&, const OfMembers&) = default;
};

inline bool Condition::isAlways() const {
  return tests.empty() && any.empty() && all.empty() && none.empty() && members.empty() && counts.empty() &&
         amounts.empty();
}
inline bool operator==(const Condition& a, const Condition& b) {
  return a.tests == b.tests && a.any == b.any && a.all == b.all && a.none == b.none && a.members == b.members &&
         a.counts == b.counts && a.amounts == b.amounts;
}

/// The deepest nesting of conditions: `{"not": {"any": [{"arm": …}]}}` is three deep.
inline constexpr int kMostConditionDepth = 4;
/// An amount with parts may have parts in its parts, and no deeper.
inline constexpr int kMostAmountDepth = 2;
/// The parts of one condition or amount together, so that its evaluation has a bound.
inline constexpr int kMostLanguageParts = 200;

}  // namespace redoubt::rules
