#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/check/set_up/army_stacks.h"
#include "core/rules/forces/stacking.h"

/// Stacks against the rule `stacking/alternatives`; nothing outside this folder includes this.
namespace redoubt::check {

/// What the rules say about stacks.
struct StackRules {
  std::vector<rules::StackAlternative> alternatives;
  std::vector<std::string> free;  ///< arms that count for nothing
  std::set<std::string> sized;    ///< arms whose size an alternative looks at; others need none
  std::vector<std::string> arms;  ///< that a unit may have
};

/// Nothing if there are no such rules, or they aren't what they should be.
std::optional<StackRules> stackRules(const CheckContext& context);

/// What alternatives may depend on, of counters of a stack: all, or some of them, or with others.
rules::StackPlace placeOf(const CheckContext& context, const ArmyStack& stack, const PlacementList& counters);

/// Counters by what is sure of them, what rests on an estimate, what is unknown.
struct StackCount {
  std::vector<rules::StackMember> members;
  rules::StackLoad working;  ///< estimates taken at their word
  bool anyUnknownArm = false;
  bool anyUnknownSize = false;
  PlacementList doubtfulArms;
  PlacementList doubtfulSizes;
};
StackCount countStack(const CheckContext& context, const StackRules& rules, const PlacementList& counters);

/// The formation that the counters of a stack share; empty if they name none, or several.
std::string formationOf(const PlacementList& counters);

/// About counters in the place of a stack. Allowed for those that count for nothing.
rules::StackDecision decide(const CheckContext& context, const StackRules& rules, const ArmyStack& stack,
                            const PlacementList& counters);

/// "Infantry Σ 20 / Artillery 2 + Infantry 1"; without what is for other armies only.
std::string limitsText(const CheckContext& context, const StackRules& rules, const ArmyStack& stack);
/// "Infantry 3 (Σ 12), Artillery 1".
std::string loadText(const rules::RuleBook& book, const StackRules& rules, const rules::StackLoad& load);

}  // namespace redoubt::check
