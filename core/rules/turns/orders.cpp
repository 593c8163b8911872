#include "core/rules/turns/orders.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

#include "core/rules/book/json_values.h"
#include "core/rules/book/provenance.h"
#include "core/rules/forces/arms.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/vocabulary/shape_json.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;

std::vector<std::string> textsIn(const json& list) {
  std::vector<std::string> texts;
  if (!list.is_array()) return texts;
  for (const json& item : list) {
    if (auto text = textOf(item)) texts.push_back(*std::move(text));
  }
  return texts;
}

bool lacks(const std::vector<std::string>& list, std::string_view text) {
  return !list.empty() && std::find(list.begin(), list.end(), text) == list.end();
}

// The arms of all the types; empty if one of them has no arm.
std::vector<std::string> armsOf(const RuleBook& book, const std::vector<std::string>& types) {
  std::vector<std::string> arms;
  for (const std::string& type : types) {
    auto arm = armOfType(book, type);
    if (!arm) return {};
    arms.push_back(*std::move(arm));
  }
  return arms;
}

}  // namespace

std::optional<OrderSelector> selectorOf(const model::SetUpOrder& order) {
  const auto vocabulary = orderVocabulary();
  const auto term =
      std::find_if(vocabulary.begin(), vocabulary.end(), [&](const Term& each) { return each.path == order.verb; });
  const json value = parsedJson(order.selector.text);
  if (term == vocabulary.end() || value.is_discarded() || shapeFault(term->shape, value)) return std::nullopt;
  OrderSelector selector;
  selector.types = textsIn(member(value, "types"));
  selector.arms = textsIn(member(value, "arms"));
  selector.units = textsIn(member(value, "units"));
  selector.marker = textOf(member(value, "marker"));
  selector.toSize = wholeNumber(member(value, "to-size"));
  return selector;
}

OrderFit fitOf(const model::Battle& battle, const RuleBook& book, const OrderSelector& selector,
               const model::Unit& unit, std::optional<int> size, bool isSizeCertain) {
  if (selector.marker || lacks(selector.units, unit.slug)) return OrderFit::FitsNot;
  const bool isTypeCertain = !isEstimate(battle, unit, "type");
  const auto arm = armOfType(book, unit.type);
  const bool isArmCertain = arm && isArmSure(battle, book, unit);
  if (isArmCertain && (lacks(selector.arms, *arm) || lacks(armsOf(book, selector.types), *arm)))
    return OrderFit::FitsNot;
  const bool isOther = lacks(selector.types, unit.type) || (arm && lacks(selector.arms, *arm));
  const bool isTypeAsked = !selector.types.empty() || (!selector.arms.empty() && !isArmCertain);
  if (isOther) return isTypeCertain ? OrderFit::FitsNot : OrderFit::Undecided;
  if (selector.toSize && size && *size <= *selector.toSize && isSizeCertain) return OrderFit::FitsNot;
  const bool isSizeOpen = selector.toSize && (!size || !isSizeCertain);
  const bool isArmOpen = !selector.arms.empty() && !arm;
  return isSizeOpen || isArmOpen || (isTypeAsked && !isTypeCertain) ? OrderFit::Undecided : OrderFit::Fits;
}

std::vector<const model::SetUpOrder*> ordersIn(const model::Battle& battle, Id<model::Scenario> scenario) {
  auto orders = rowsIn<model::SetUpOrder>(battle, scenario);
  const auto place = [&](const model::SetUpOrder& order) {
    const model::Army* army = battle.find<model::Army>(order.army);
    return std::tuple(army ? army->ordinal : 0, order.army, order.ordinal, order.id);
  };
  std::sort(orders.begin(), orders.end(), [&](const auto* a, const auto* b) { return place(*a) < place(*b); });
  return orders;
}

std::vector<const model::Event*> eventsIn(const model::Battle& battle, Id<model::Scenario> scenario) {
  std::vector<const model::Event*> events;
  std::set<std::string> seen;
  for (const Id<model::Scenario> each : lineageOf(battle, scenario)) {
    for (const model::Event& event : battle.where<&model::Event::scenario>(each)) {
      if (seen.insert(event.slug).second) events.push_back(&event);
    }
  }
  return events;
}

bool isDecidedByEvent(const model::Battle& battle, Id<model::Scenario> scenario) {
  const auto events = eventsIn(battle, scenario);
  return std::any_of(events.begin(), events.end(), [](const model::Event* event) {
    return textOf(member(parsedJson(event->effect.text), "wins")).has_value();
  });
}

}  // namespace redoubt::rules
