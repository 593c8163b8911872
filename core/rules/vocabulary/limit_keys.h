#pragma once

#include <string>
#include <vector>

#include "core/rules/language/condition.h"
#include "core/rules/vocabulary/rule_key.h"

/// Rules of how much may be in a hex: stacking by counters, points, terrain, formation and command.
namespace redoubt::rules {

/// What counts in a stack, and the most there may be of it.
struct LimitBound {
  Group of{Symbol("stack")};  ///< the counters that count; those of one side in the hex if the rule names no group
  std::string rating;         ///< what is added up of them; empty: their number
  Amount most;
};

/// A limit, or one of several of which one is enough.
struct Limit {
  Condition when;                  ///< of the stack and its hex; a limit whose condition fails is left out
  std::vector<LimitBound> bounds;  ///< each must be kept
  bool isPerUnit = false;          ///< asked for each unit of the stack, which is then the subject
  bool isAlways = false;           ///< in passing too; otherwise where units stay
};

namespace keys {

extern const RuleFamily<std::string> kLimitTitle;
extern const RuleFamily<Limit> kLimit;
/// Alternatives to a limit: it is enough if one of them is kept.
extern const RuleFamily<Limit> kLimitOr;

}  // namespace keys
}  // namespace redoubt::rules
