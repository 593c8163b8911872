#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/battle.h"
#include "core/rules/book/rule_book.h"

/// The arm of a counter: infantry, cavalry, artillery or whatever else the rules name, and `leader` and `marker`.
namespace redoubt::rules {

inline constexpr std::string_view kLeaderArm = "leader";
inline constexpr std::string_view kMarkerArm = "marker";

/// The arm of a unit type, from the rule `unit-type/<type>/arm`; nothing for a type that has none.
std::optional<std::string> armOfType(const RuleBook& book, std::string_view type);

/// The field under which the file tells where a unit's arm comes from, though the row has no such column: that its type
/// is a working value then leaves the arm of that type certain ("artillery", but not which; Kłuszyn's lists).
inline constexpr std::string_view kArmField = "arm";

/// Whether the arm of a unit's type is more than a working value.
bool isArmSure(const model::Battle& battle, const RuleBook& book, const model::Unit& unit);

/// An arm, and whether it is more than a working value.
struct Arm {
  std::optional<std::string> slug;
  bool isEstimate = false;
  /// The unit's type, where that is sure: counters of one type have one arm, whichever it is. Else empty.
  std::string type;

  bool isCertain() const { return slug && !isEstimate; }
};

/// The arm of what is placed. Nothing is known of groups and of names that no unit bears.
Arm armOf(const model::Battle& battle, const RuleBook& book, const model::Placement& placement);

/// The arms that unit types may have, sorted.
std::vector<std::string> unitArms(const RuleBook& book);

/// The rule `arm/<arm>/title`, or the slug itself.
std::string armTitle(const RuleBook& book, const std::string& arm);
/// The rule `unit-type/<type>/title`, or the slug itself.
std::string typeTitle(const RuleBook& book, const std::string& type);

}  // namespace redoubt::rules
