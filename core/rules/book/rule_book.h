#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/battle.h"

namespace redoubt::rules {

/// The rule values that hold in a battle: the rows of its system and of the systems that one inherits from, nearest
/// first. Paths are parts joined by '/', such as `stacking/alternatives`; values are JSON. A null value under a path
/// removes that path and everything below it that is inherited from the systems above: null under `combat/rows` removes
/// an inherited table, and the system can have its own rows instead. A cycle of inheritance is cut at the first
/// repetition.
class RuleBook {
 public:
  explicit RuleBook(const model::Battle& battle);

  /// The JSON text under `path`, or nothing.
  std::optional<std::string_view> json(std::string_view path) const;
  std::optional<int> integer(std::string_view path) const;
  std::optional<std::string> text(std::string_view path) const;
  /// The texts of a JSON array; empty where there is none.
  std::vector<std::string> texts(std::string_view path) const;
  /// The distinct path parts directly under `prefix` ("terrain" gives "clear", "woods", …), sorted.
  std::vector<std::string> under(std::string_view prefix) const;
  /// The rule row a value comes from, for provenance and citations; null where there is none.
  const model::Rule* row(std::string_view path) const;
  /// All rules by the paths under which they are read, which of older ones are not those of their rows.
  const std::map<std::string, model::Rule, std::less<>>& all() const { return rules_; }

 private:
  std::map<std::string, model::Rule, std::less<>> rules_;
};

/// The text that a JSON value is; nothing for any other value.
std::optional<std::string> textOf(std::string_view json);

/// The row that RuleBook(battle).row(path) would return, without making a book: for callers that need a single rule.
/// Null if there is none.
const model::Rule* ruleRow(const model::Battle& battle, const std::string& path);

}  // namespace redoubt::rules
