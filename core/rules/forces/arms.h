#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/battle.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/vocabulary/built_in_arms.h"

/// The arm of a counter: infantry, cavalry, artillery or another arm of the rules, and the built-in `leader` and
/// `marker`.
namespace redoubt::rules {

/// The arm of a unit type, from the rule `unit-type/<type>/arm`; nothing for a type that has none.
std::optional<std::string> armOfType(const RuleBook& book, std::string_view type);

/// The provenance field for a unit's arm, although the row has no such column: even if the unit's type is a working
/// value, the arm of that type is then certain ("artillery", but not which; Kłuszyn's lists).
inline constexpr std::string_view kArmField = "arm";

/// Whether the arm of a unit's type is more than a working value.
bool isArmSure(const model::Battle& battle, const RuleBook& book, const model::Unit& unit);

/// An arm, and whether it is more than a working value.
struct Arm {
  std::optional<std::string> slug;
  bool isEstimate = false;
  /// The unit's type if it is certain: counters of one type have the same arm, even if it is unknown. Otherwise empty.
  std::string type;

  bool isCertain() const { return slug && !isEstimate; }
};

/// The arm of the subject of a placement. Unknown for groups and for names that no unit has.
Arm armOf(const model::Battle& battle, const RuleBook& book, const model::Placement& placement);

/// The arms that unit types may have, sorted.
std::vector<std::string> unitArms(const RuleBook& book);

/// The rule `arm/<arm>/title`, or the slug itself.
std::string armTitle(const RuleBook& book, const std::string& arm);
/// The rule `unit-type/<type>/title`, or the slug itself.
std::string typeTitle(const RuleBook& book, const std::string& type);

}  // namespace redoubt::rules
