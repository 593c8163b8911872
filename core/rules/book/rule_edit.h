#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/model/edit.h"
#include "core/rules/book/rule_book.h"

/// Changing the rules of a battle. A battle writes rows of its own system only: values of the systems above are
/// overridden there and never changed. The JSON value null means that no value holds, so that it hides an inherited
/// value and everything that is inherited below its path.
namespace redoubt::rules {

/// Where the value under a path comes from.
struct RuleOrigin {
  bool isOwn = false;                    ///< the battle's own system has a row for it
  std::optional<std::string> inherited;  ///< the JSON text that the systems above give
  std::string inheritedFrom;             ///< the title of the system it comes from; empty without one

  /// True if the battle's own value replaces an inherited one.
  bool isOverride() const { return isOwn && inherited.has_value(); }
};

/// The rules without the battle's own system, and without what that system removes as a whole: "combat/rows".
RuleBook inheritedRules(const model::Battle& battle);
/// The inherited paths that the battle's own system removes by the one row `path`, sorted; empty if it removes none.
std::vector<std::string> struckPaths(const model::Battle& battle, const std::string& path);

RuleOrigin originOf(const model::Battle& battle, std::string_view path);
/// The same for many paths: `inherited` is inheritedRules(battle).
RuleOrigin originOf(const model::Battle& battle, const RuleBook& inherited, std::string_view path);

/// All paths below `prefix` that have a value other than null, sorted: "terrain/woods" gives
/// "terrain/woods/place", "terrain/woods/enter/foot", …
std::vector<std::string> pathsBelow(const RuleBook& rules, std::string_view prefix);

/// What is wrong with a text that should be JSON.
struct JsonFault {
  int line = 1;    ///< from 1
  int column = 1;  ///< in characters, from 1

  friend bool operator==(const JsonFault&, const JsonFault&) = default;
};

/// The text as one JSON value in the form a battle file holds it, or where it stops being one.
std::variant<model::JsonText, JsonFault> parseRuleValue(std::string_view text);

/// Whether two JSON texts have the same value.
bool isSameJson(std::string_view a, std::string_view b);

/// Collects changes of rule values into one edit. Each call leaves out values that would not change; each path may be
/// changed only once. Where a value with an origin in the sources is changed, its provenance becomes "estimated, set by
/// hand"; removed rows lose their provenance too. A battle without a rule system gets one.
class RuleEdit {
 public:
  RuleEdit(const model::Battle& battle, std::string title);

  /// Sets the value under `path` to `json`; nothing: no value holds there, even if one would be inherited.
  void set(const std::string& path, std::optional<std::string_view> json);
  /// Removes the battle's own value, so that the inherited one holds again.
  void inherit(const std::string& path);
  /// The same for everything below `prefix`.
  void inheritBelow(const std::string& prefix);
  /// Removes the value under `path` completely: even an inherited value no longer holds.
  void remove(const std::string& path);
  /// Removes everything below `prefix`, including inherited values.
  void strike(const std::string& prefix);
  /// Marks the value under `path` as unknown: null, even if no value would be inherited.
  void setUnknown(const std::string& path);
  /// Gives `to` the value of `from` with its provenance; `from` stays.
  void copy(const std::string& from, const std::string& to);

  const RuleBook& rules() const { return rules_; }
  const RuleBook& inherited() const { return inherited_; }
  model::Edit& edit() { return edit_; }
  model::Edit take() { return std::move(edit_); }

 private:
  std::optional<Id<model::System>> ownSystem();
  void put(const std::string& path, std::string_view json);

  model::Battle battle_;
  RuleBook rules_;
  RuleBook inherited_;
  std::optional<Id<model::System>> system_;
  model::Edit edit_;
};

}  // namespace redoubt::rules
