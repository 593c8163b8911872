#pragma once

#include <optional>
#include <string>

#include "core/check/set_up/stack_limits.h"
#include "core/check/set_up/standing_ground.h"
#include "core/model/edit.h"

/// How a stack that is too high is mended; nothing outside this folder includes this.
namespace redoubt::check {

struct StackRelief {
  std::string counter;  ///< who leaves
  hex::HexKey to;
  model::Edit edit;
};

/// The lowest counter whose leaving makes the stack allowed, to a hex next to it: on the map, open to its arm, without
/// enemies, and with room in every variant where the counter stands here; an empty one if there is any. Nothing if
/// there is no such counter or hex.
std::optional<StackRelief> relieve(const CheckContext& context, const StackRules& rules, StandingGround& ground,
                                   const ArmyStack& stack);

/// True if the counters of a hex are the same in every variant in which one of them stands there, so that to number
/// them anew changes nothing else.
bool isSameEverywhere(const CheckContext& context, const rules::Stack& stack);

}  // namespace redoubt::check
