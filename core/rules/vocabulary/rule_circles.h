#pragma once

#include <string>
#include <vector>

#include "core/rules/book/rule_book.h"

namespace redoubt::rules {

/// Ratings, tables, zones, floods and states that depend on themselves, directly or through others: each circle as the
/// first two parts of their paths, "zone/control" → "flood/supply" → "zone/control", beginning with the first by name.
/// What depends on itself is not known.
std::vector<std::vector<std::string>> ruleCircles(const RuleBook& book);

}  // namespace redoubt::rules
