#include "core/rules/mechanics/spending.h"

#include <algorithm>

#include "core/rules/vocabulary/action_keys.h"

namespace redoubt::rules {
namespace {

class Finder {
 public:
  void look(const Condition& condition) {
    for (const Test& each : condition.tests) {
      if (each.fact.fact != Fact::Spends) continue;
      for (const Symbol stock : each.words) add(std::string(stock.text()), condition);
    }
    for (const auto& list : condition.any) {
      for (const Condition& each : list) look(each);
    }
    for (const Condition& each : condition.all) look(each);
    for (const OfMembers& each : condition.members) {
      look(each.condition);
      look(each.group);
    }
    for (const Counted& each : condition.counts) look(each.group);
    for (const Compared& each : condition.amounts) look(each.amount);
  }

  void look(const Amount& amount) {
    if (amount.group) look(*amount.group);
    for (const Amount& each : amount.parts) look(each);
  }

  std::vector<SpendableStock> found() { return std::move(found_); }

 private:
  void look(const Group& group) {
    for (const Condition& each : group.where) look(each);
  }

  // The types are those that the same condition asks for.
  void add(const std::string& stock, const Condition& condition) {
    SpendableStock spending{stock, {}};
    for (const Test& each : condition.tests) {
      if (each.fact.fact != Fact::Type) continue;
      for (const Symbol type : each.words) spending.types.emplace_back(type.text());
    }
    found_.push_back(std::move(spending));
  }

  std::vector<SpendableStock> found_;
};

}  // namespace

bool SpendableStock::isFor(const std::string& type) const {
  return types.empty() || std::find(types.begin(), types.end(), type) != types.end();
}

std::vector<SpendableStock> spendableStocks(const RuleBook& book) {
  Finder finder;
  for (const auto& [action, path, rule] : keys::kAction.all(book)) {
    for (const auto& [name, where, adjust] : keys::kActionAdjust.all(book, {action})) {
      finder.look(adjust.when);
      finder.look(adjust.amount);
    }
  }
  return finder.found();
}

}  // namespace redoubt::rules
