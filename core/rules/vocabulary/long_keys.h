#pragma once

#include <vector>

#include "core/rules/language/condition.h"
#include "core/rules/vocabulary/rule_key.h"

/// Rules of units that lie across two hexes: lines of several battalions, phalanxes, columns on the march.
namespace redoubt::rules {

/// Which units are long. A unit may lie across two hexes if one of the rules is for it.
struct LongUnits {
  Condition units;
  bool isMust = false;      ///< they can't be in one hex
  bool goStraight = false;  ///< they move and retreat without turning; otherwise nobody knows how they turn
};

namespace keys {

extern const RuleFamily<LongUnits> kLong;

}  // namespace keys
}  // namespace redoubt::rules
