#include "core/rules/forces/mentions.h"

#include <algorithm>

#include "core/rules/vocabulary/rule_faults.h"

namespace redoubt::rules {
namespace {

bool isUnknownName(const RuleFault& fault) {
  return fault.kind == RuleFault::Kind::UnknownName;
}

int unknownNames(const model::Battle& battle) {
  const RuleBook book(battle);
  const auto inPlaces = [](const auto& places) {
    return std::count_if(places.begin(), places.end(), [](const auto& place) { return isUnknownName(place.fault); });
  };
  const auto faults = ruleFaults(battle, book);
  const auto inRules = std::count_if(faults.begin(), faults.end(), isUnknownName);
  return static_cast<int>(inRules + inPlaces(settingFaults(battle, book)) + inPlaces(orderFaults(battle, book)) +
                          inPlaces(eventFaults(battle, book)));
}

}  // namespace

int mentionsLost(const model::Battle& battle, const model::Edit& edit) {
  return std::max(0, unknownNames(model::applied(battle, edit)) - unknownNames(battle));
}

}  // namespace redoubt::rules
