#pragma once

#include <string>
#include <vector>

#include "core/rules/book/rule_book.h"

/// What units can spend in actions: lances, ammunition.
namespace redoubt::rules {

/// A stock of which units of some types can spend one in an action, because an adjustment of it asks for that.
struct SpendableStock {
  std::string stock;
  std::vector<std::string> types;  ///< empty: all

  bool isFor(const std::string& type) const;
};

/// By the conditions of `action/<action>/adjust/<adjust>`.
std::vector<SpendableStock> spendableStocks(const RuleBook& book);

}  // namespace redoubt::rules
