#pragma once

#include <string>
#include <vector>

#include "core/rules/book/rule_book.h"

namespace redoubt::rules {

/// A rule as the families that any game uses have it, made from one that was written under a path of its own.
struct Rewrite {
  std::string path;  ///< "action/battle/adjust/doubled-cavalry"
  std::string json;
  std::string from;  ///< "combat/doubled/cavalry": its row has the provenance
};

/// What the rules of combat by odds (`combat/…`) and of fire (`fire/…`, `artillery/…`, `fire-table/…`) are in the
/// families of ratings, tables, actions and effects. None for a book without them, or with a table or action of its own
/// under the name that they would get. Paths of this kind are read for ever and written nowhere.
std::vector<Rewrite> rewrites(const RuleBook& book);

}  // namespace redoubt::rules
