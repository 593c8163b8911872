#pragma once

#include <optional>
#include <vector>

#include "core/model/battle.h"
#include "core/rules/rule_book.h"
#include "editor/render/counter_face.h"
#include "editor/render/stack_layout.h"

namespace redoubt::render {

/// A counter of a stack with the placement that puts it there.
struct StackedCounter {
  Id<model::Placement> placement;
  CounterFace face;
  std::optional<double> angle;  ///< degrees clockwise from north; none where the direction is free or unknown
};

/// The counters on one hex, the top one first.
struct MapStack {
  hex::HexKey hex;
  std::vector<StackedCounter> counters;
};

/// The stacks that a variant's placements put on hexes, in the order of the hexes. A leader who starts with his own
/// units lies under the first of their stacks from which he has all of them in command, or the most.
std::vector<MapStack> stacksOf(const model::Battle& battle, const rules::RuleBook& rules, Id<model::Variant> variant);

/// The cards of a stack, index for index.
std::vector<StackCard> cardsOf(const hex::Layout& layout, const MapStack& stack);

}  // namespace redoubt::render
