#pragma once

#include <string_view>
#include <vector>

#include "core/base/phrase.h"
#include "core/rules/language/condition_words.h"
#include "core/rules/vocabulary/vocabulary.h"

/// Values of rules as people read them.
namespace redoubt::rules {

/// "Morale; failed: 2 hexes", "3–5", "Woods, Village": a value in words, without full stop. Names are called as `names`
/// says, members and words as forms call them (member_words.h). A value that hasn't the shape of its term is read as
/// far as it can be; null is said as a dash.
Phrase valueWords(const Term& term, std::string_view json, const NameWords& names = {});

/// A part of a value that is another in another value of the same term.
struct ValueChange {
  Phrase what;  ///< the labels of the members that lead to it; empty: the whole value
  Phrase first;
  Phrase second;
};
/// What differs between two values, member by member as deep as both have the same shape; empty for equal ones, and for
/// texts that are no JSON.
std::vector<ValueChange> valueChanges(const Term& term, std::string_view before, std::string_view after,
                                      const NameWords& names = {});

/// "3–5", "9+", "≤0", "−3…0"; empty for a range without ends.
std::string rangeText(std::optional<int> from, std::optional<int> to);

/// "2", "½", "1½", "−2": a number as it is printed.
std::string printedNumber(Rational number);

}  // namespace redoubt::rules
