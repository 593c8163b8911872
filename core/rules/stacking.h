#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/rule_book.h"

/// How many counters of each arm one army may have in a hex (Racławice [6.2] to [6.4]).
namespace redoubt::rules {

/// Counters by arm.
using ArmCounts = std::map<std::string, int>;

/// The rule `stacking/alternatives`: a list of objects from arm to the most there may be; a stack must fit one of them,
/// and an arm that an alternative doesn't name may not be in it. Nothing if there is no such rule or it isn't one.
std::optional<std::vector<ArmCounts>> stackAlternatives(const RuleBook& book);

struct StackVerdict {
  bool isAllowed = true;
  /// What is too many by the alternative that comes nearest; empty if the stack is allowed.
  ArmCounts excess;
};

StackVerdict stackVerdict(const std::vector<ArmCounts>& alternatives, const ArmCounts& counts);

/// The verdict on a stack in which the arms of some counters aren't sure.
enum class StackDecision { Allowed, Exceeds, Undecided };

/// Tries `uncertain` more counters in every distribution over `arms`: Undecided if some are allowed and some not.
StackDecision decideStack(const std::vector<ArmCounts>& alternatives, const ArmCounts& certain, int uncertain,
                          const std::vector<std::string>& arms);

}  // namespace redoubt::rules
