#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <variant>

#include "core/rules/book/shape_fault.h"
#include "core/rules/language/condition.h"

/// Reading conditions, amounts and groups from JSON. Internal: it needs nlohmann, which users of the core don't have to
/// have.
namespace redoubt::rules {

/// A fault names the place and what was expected there: an unknown fact with the facts of the scope, a group that the
/// scope doesn't have, a nesting deeper than kMostConditionDepth, more than kMostLanguageParts parts, a number that is
/// too large. Names of arms, terrain, ratings and other things are not looked up.
std::variant<Condition, ShapeFault> conditionFrom(const nlohmann::json& value, const Scope& scope);
std::variant<Amount, ShapeFault> amountFrom(const nlohmann::json& value, const Scope& scope);
std::variant<Group, ShapeFault> groupFrom(const nlohmann::json& value, const Scope& scope);

/// Calls `visit` for every name of a thing, with its kind and its JSON pointer in the condition, amount or group as
/// `conditionFrom` would read it. Names of facts are visited for their parameters: "/state.morale".
struct LanguageName {
  NameKind kind;
  std::string name;
  std::string pointer;
  bool isInMember = false;  ///< the name is a part of the last member's own name
};
std::vector<LanguageName> namesInCondition(const nlohmann::json& value);
std::vector<LanguageName> namesInAmount(const nlohmann::json& value);
std::vector<LanguageName> namesInGroup(const nlohmann::json& value);

/// The JSON from which the same condition is read; in its shortest form.
nlohmann::ordered_json toJson(const Condition& condition);
nlohmann::ordered_json toJson(const Amount& amount);
nlohmann::ordered_json toJson(const Group& group);

}  // namespace redoubt::rules
