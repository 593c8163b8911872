#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/battle.h"

namespace redoubt::rules {

/// The rule values that hold in a battle: the rows of its system and of the systems that one inherits from, nearest
/// first. Paths are parts joined by '/', such as `stacking/alternatives`; values are JSON. A system whose value under a
/// path is null strikes that and all that lies below from the systems above it: null under `combat/rows` strikes an
/// inherited table, in whose place the system can have rows of its own. A cycle of inheritance is cut at the first
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

 private:
  std::map<std::string, model::Rule, std::less<>> rules_;
};

/// The text that a JSON value is; nothing for any other value.
std::optional<std::string> textOf(std::string_view json);

/// The one row that RuleBook(battle).row(path) would answer, without a book: for those who need a single rule. Null
/// where there is none.
const model::Rule* ruleRow(const model::Battle& battle, const std::string& path);

}  // namespace redoubt::rules
