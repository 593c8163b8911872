#include "core/rules/combat/leader_danger.h"

#include <algorithm>

#include "core/rules/book/json_values.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;

std::optional<bool> anyCause(const RuleBook& book, const auto& isOne) {
  const json list = parsedJson(book.json("leader/casualty-causes"));
  if (!list.is_array()) return std::nullopt;
  return std::any_of(list.begin(), list.end(), isOne);
}

bool isByArm(const json& cause, std::string_view arm) {
  const json& arms = member(cause, "by");
  return !arms.is_array() ||
         std::any_of(arms.begin(), arms.end(), [&](const json& each) { return textOf(each) == arm; });
}

}  // namespace

std::optional<bool> endangersLeaders(const RuleBook& book, const FireOnLeaders& fire) {
  return anyCause(book, [&](const json& cause) {
    if (textOf(member(cause, "fire")) != (fire.isOfGuns ? "artillery" : "rifle")) return false;
    const auto from = wholeNumber(member(cause, "row-from"));
    const auto range = wholeNumber(member(cause, "range"));
    if (from && (!fire.column || *fire.column < *from)) return false;
    return (!range || fire.distance <= *range) && isByArm(cause, fire.arm);
  });
}

std::optional<bool> fateEndangersLeaders(const RuleBook& book, UnitFate fate) {
  const char* word = fate == UnitFate::Eliminated ? "eliminated" : "retreats";
  return anyCause(book, [&](const json& cause) { return textOf(member(cause, "unit")) == word; });
}

}  // namespace redoubt::rules
