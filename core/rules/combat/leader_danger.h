#pragma once

#include <optional>
#include <string_view>

#include "core/rules/book/rule_book.h"
#include "core/rules/combat/rule_tables.h"

/// When leaders must roll for casualties, by `leader/casualty-causes`. Each answer is nothing if no rule says.
namespace redoubt::rules {

/// Fire that has been looked up in its table.
struct FireOnLeaders {
  bool isOfGuns = false;
  std::string_view arm;            ///< of those who fire
  std::optional<int> column = {};  ///< the least index of the column; nothing if it has none
  int distance = 0;                ///< in hexes
};

/// Leaders in the hex that is fired at ([4.5.1], [4.5.2]).
std::optional<bool> endangersLeaders(const RuleBook& book, const FireOnLeaders& fire);
/// When their unit is eliminated or retreats (K9.22, K9.23).
std::optional<bool> fateEndangersLeaders(const RuleBook& book, UnitFate fate);

}  // namespace redoubt::rules
