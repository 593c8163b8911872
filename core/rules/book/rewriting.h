#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/rules/book/json_values.h"
#include "core/rules/book/rewrites.h"

/// What the rewriting of one kind of older rules shares. Internal: it needs nlohmann.
namespace redoubt::rules {

class Rewriting {
 public:
  explicit Rewriting(const RuleBook& book) : book_(book) {}

 protected:
  void add(std::string path, const nlohmann::json& value, std::string from) {
    made_.push_back({std::move(path), value.dump(), std::move(from)});
  }
  nlohmann::json value(const std::string& path) const { return parsedJson(book_.json(path)); }

  const RuleBook& book_;
  std::vector<Rewrite> made_;
};

/// Combat by odds, `combat/…`.
std::vector<Rewrite> rewrittenOdds(const RuleBook& book);
/// Fire by firepower and distance, `fire/…` and `artillery/…`, whose targets check their morale.
std::vector<Rewrite> rewrittenFire(const RuleBook& book);
/// Fire by tables of rolls, `fire-table/…`.
std::vector<Rewrite> rewrittenFireTables(const RuleBook& book);

}  // namespace redoubt::rules
