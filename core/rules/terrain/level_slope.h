#pragma once

#include <optional>
#include <string>

#include "core/rules/book/rule_book.h"

namespace redoubt::rules {

/// The kind of hexside that lies between hexes of different levels: the one that the rule `terrain/level-slope` names,
/// otherwise the first kind with an upper side. Nothing if the rules have none.
std::optional<std::string> levelSlope(const RuleBook& rules);

}  // namespace redoubt::rules
