#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/rational.h"
#include "core/rules/language/condition.h"
#include "core/rules/vocabulary/rule_key.h"

/// Rules of ratings: what a unit's attack, defence, movement, morale and other ratings are, and how they are adjusted.
namespace redoubt::rules {

/// A number that units can turn out to have, and on how many counters it stands.
struct DrawnNumber {
  Rational number;
  int copies = 1;
};

/// How a unit gets a rating: from its face, otherwise by its type, otherwise by its arm, otherwise the number. Where
/// there are `drawn` ones, a unit that gets none from its face has one of these, and nobody knows which.
struct Rating {
  std::string figure;  ///< of the face that shows: "morale", "size", "fire" or one of the system's own; empty: none
  std::map<std::string, Rational, std::less<>> types = {};
  std::map<std::string, Rational, std::less<>> arms = {};
  std::optional<Rational> number = {};
  std::vector<DrawnNumber> drawn = {};
};

/// What an adjustment does to a value; of one kind they act in the order of `order`, then of their names, and the kinds
/// in this order.
enum class AdjustKind { Set, Times, Add, Most, Least };

/// A change of a rating, of the column or roll of a table, of a cost or allowance.
struct Adjust {
  AdjustKind kind = AdjustKind::Add;
  Amount amount;
  Condition when = {};
  std::string of = {};     ///< the rating that it changes, or "column", "roll", …; empty: the owner's own
  std::string group = {};  ///< those of one group are combined to one (`combine`)
  std::optional<Rounding> rounding = {};  ///< of each unit after Times
  bool isPerHex = false;                  ///< for all units in a hex together: one gets it, the others 0
  int order = 0;
};

/// How adjustments of one group become one.
enum class Combine { Sum, Highest, Lowest };

namespace keys {

extern const RuleFamily<std::string> kRatingTitle;
extern const RuleFamily<Rating> kRating;
extern const RuleFamily<Adjust> kRatingAdjust;
extern const RuleFamily<Combine> kRatingCombine;

}  // namespace keys
}  // namespace redoubt::rules
