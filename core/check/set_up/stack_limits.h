#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/check/set_up/army_stacks.h"
#include "core/rules/forces/stacking.h"

/// Comparing stacks with the rule `stacking/alternatives`; nothing outside this folder includes this.
namespace redoubt::check {

/// The rules about stacks.
struct StackRules {
  std::vector<rules::StackAlternative> alternatives;
  std::vector<std::string> free;  ///< arms that don't count
  std::set<std::string> sized;    ///< arms whose size an alternative limits; others need none
  std::vector<std::string> arms;  ///< that a unit may have
};

/// Nothing if there are no such rules, or they aren't valid.
std::optional<StackRules> stackRules(const CheckContext& context);

/// The StackPlace for counters of a stack: all of them, some of them, or together with others.
rules::StackPlace placeOf(const CheckContext& context, const ArmyStack& stack, const PlacementList& counters);

/// Counters of a stack, by how certain their arms and sizes are.
struct StackCount {
  std::vector<rules::StackMember> members;
  rules::StackLoad working;  ///< with estimates taken as correct
  bool anyUnknownArm = false;
  bool anyUnknownSize = false;
  PlacementList doubtfulArms;
  PlacementList doubtfulSizes;
};
StackCount countStack(const CheckContext& context, const StackRules& rules, const PlacementList& counters);

/// The common formation of the counters of a stack; empty if they name none, or several.
std::string formationOf(const PlacementList& counters);

/// The decision for counters in the place of a stack. Allowed for those that don't count.
rules::StackDecision decide(const CheckContext& context, const StackRules& rules, const ArmyStack& stack,
                            const PlacementList& counters);

/// "Infantry Σ 20 / Artillery 2 + Infantry 1"; without alternatives for other armies only.
std::string limitsText(const CheckContext& context, const StackRules& rules, const ArmyStack& stack);
/// "Infantry 3 (Σ 12), Artillery 1".
Phrase loadText(const rules::RuleBook& book, const StackRules& rules, const rules::StackLoad& load);

}  // namespace redoubt::check
