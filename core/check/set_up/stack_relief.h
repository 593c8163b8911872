#pragma once

#include <optional>
#include <string>

#include "core/check/set_up/stack_limits.h"
#include "core/check/set_up/standing_ground.h"
#include "core/model/edit.h"

/// Fixing a stack that exceeds its limit; nothing outside this folder includes this.
namespace redoubt::check {

struct StackFix {
  std::string counter;  ///< the counter that leaves
  hex::HexKey to;
  model::Edit edit;
};

/// Moves the lowest counter without which the stack is allowed to a hex next to it: on the map, open to its arm,
/// without enemies, and with room in every variant that has the counter here; an empty hex if possible. Nothing if
/// there is no such counter or hex.
std::optional<StackFix> suggestStackFix(const CheckContext& context, const StackRules& rules, StandingGround& ground,
                                        const ArmyStack& stack);

/// True if the counters of a hex are the same in every variant that has one of them there, so that renumbering them
/// changes nothing else.
bool isSameEverywhere(const CheckContext& context, const rules::Stack& stack);

}  // namespace redoubt::check
