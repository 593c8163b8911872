#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/rules/mechanics/fields.h"

/// What units may do, whoever it is done to.
namespace redoubt::rules {

struct PossibleAction {
  const ActionRules* action = nullptr;
  std::optional<int> range;  ///< in hexes; nothing: unknown
  std::optional<int> times;  ///< how often in a turn until a state of the unit bars it; nothing: nothing bars it
  bool isUnsure = false;     ///< whether it is for the unit depends on something unknown
};

/// The actions that answer a question ("fire") and that a unit on the map may do, in their order.
std::vector<PossibleAction> possibleActions(const Mechanics& mechanics, const Position& position, Fields* fields,
                                            std::string_view question, Member unit);

/// Whether any action that answers a question is for units of a type, or for some of them.
bool isForType(const Mechanics& mechanics, const RuleBook& book, std::string_view question, std::string_view type);

}  // namespace redoubt::rules
