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

/// Tries every one of `arms` for every group of further counters that share an arm, given by their numbers: Undecided
/// if some choices are allowed and some not, or if there are too many to try.
StackDecision decideStack(const std::vector<ArmCounts>& alternatives, const ArmCounts& certain,
                          const std::vector<int>& groups, const std::vector<std::string>& arms);

}  // namespace redoubt::rules
