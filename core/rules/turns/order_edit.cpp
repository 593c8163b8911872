#include "core/rules/turns/order_edit.h"

#include <algorithm>
#include <set>
#include <vector>

#include "core/rules/book/rule_edit.h"
#include "core/rules/set_up/own_rows.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/orders.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::rules {
namespace {

// An order before the change, if it existed, and after it.
struct Slot {
  std::optional<model::SetUpOrder> before;
  model::SetUpOrder row;
};

// The orders of one army in a scenario after the change.
class ArmyOrders {
 public:
  ArmyOrders(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Army> army)
      : battle_(battle), scenario_(scenario) {
    for (const model::SetUpOrder* row : ordersIn(battle, scenario)) {
      if (row->army == army) slots_.push_back({*row, *row});
    }
  }

  std::size_t count() const { return slots_.size(); }
  const Slot& slot(std::size_t at) const { return slots_[at]; }
  model::SetUpOrder& row(std::size_t at) { return slots_[at].row; }
  void swap(std::size_t a, std::size_t b) { std::swap(slots_[a], slots_[b]); }
  void insert(std::size_t at, Slot slot) {
    slots_.insert(slots_.begin() + static_cast<std::ptrdiff_t>(at), std::move(slot));
  }
  Slot take(std::size_t at) {
    Slot slot = std::move(slots_[at]);
    slots_.erase(slots_.begin() + static_cast<std::ptrdiff_t>(at));
    return slot;
  }

  // Writes the rows; returns their new ids.
  std::vector<Id<model::SetUpOrder>> settle(model::Edit& edit) {
    number();
    std::vector<Id<model::SetUpOrder>> ids;
    for (Slot& slot : slots_) {
      if (!slot.before || slot.before->scenario != scenario_) slot.row.id = {randomId()};
      slot.row.scenario = scenario_;
      ids.push_back(slot.row.id);
      if (slot.before) {
        putChanged(edit, battle_, *slot.before, slot.row);
      } else {
        edit.put(slot.row);
      }
    }
    return ids;
  }

 private:
  // Ordinals that ascend already stay.
  void number() {
    const auto descent = std::adjacent_find(
        slots_.begin(), slots_.end(), [](const Slot& a, const Slot& b) { return a.row.ordinal >= b.row.ordinal; });
    if (descent == slots_.end()) return;
    for (std::size_t i = 0; i < slots_.size(); ++i) slots_[i].row.ordinal = static_cast<int>(i) + 1;
  }

  const model::Battle& battle_;
  Id<model::Scenario> scenario_;
  std::vector<Slot> slots_;
};

// The order and the orders of its army.
struct Found {
  ArmyOrders orders;
  std::size_t at;
};

std::optional<Found> found(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::SetUpOrder> order) {
  const model::SetUpOrder* row = battle.find<model::SetUpOrder>(order);
  if (!row) return std::nullopt;
  ArmyOrders orders(battle, scenario, row->army);
  for (std::size_t at = 0; at < orders.count(); ++at) {
    if (orders.row(at).id == order) return Found{std::move(orders), at};
  }
  return std::nullopt;
}

int nextOrdinal(ArmyOrders& orders) {
  return orders.count() > 0 ? orders.row(orders.count() - 1).ordinal + 1 : 1;
}

std::string freeSlug(const model::Battle& battle, Id<model::Scenario> scenario, const std::string& wanted) {
  std::set<std::string> taken;
  for (const model::Event* event : eventsIn(battle, scenario)) taken.insert(event->slug);
  std::string slug = wanted;
  for (int i = 2; taken.contains(slug); ++i) slug = wanted + "-" + std::to_string(i);
  return slug;
}

// Whether two rows are equal apart from their scenario.
bool says(const model::Event& a, const model::Event& b) {
  return a.slug == b.slug && a.trigger == b.trigger && a.condition == b.condition && a.effect == b.effect;
}

}  // namespace

OrderEdit addOrder(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Army> army, std::string title) {
  OrderEdit result{model::Edit(std::move(title)), std::nullopt};
  ArmyOrders orders(battle, scenario, army);
  Slot slot;
  slot.row.army = army;
  slot.row.verb = orderVocabulary().front().path;
  slot.row.ordinal = nextOrdinal(orders);
  orders.insert(orders.count(), std::move(slot));
  result.row = orders.settle(result.edit).back();
  return result;
}

OrderEdit changeOrder(const model::Battle& battle, Id<model::Scenario> scenario, const model::SetUpOrder& wanted,
                      std::string title) {
  OrderEdit result{model::Edit(std::move(title)), wanted.id};
  auto here = found(battle, scenario, wanted.id);
  if (!here) return result;
  model::SetUpOrder& row = here->orders.row(here->at);
  const Id<model::Army> army = row.army;
  row.verb = wanted.verb;
  row.count = wanted.count;
  row.selector = wanted.selector;
  if (wanted.army == army) {
    if (row != *here->orders.slot(here->at).before) result.row = here->orders.settle(result.edit)[here->at];
    return result;
  }
  if (!canRemove(battle, scenario, wanted.id)) return result;
  Slot slot = here->orders.take(here->at);
  here->orders.settle(result.edit);
  ArmyOrders others(battle, scenario, wanted.army);
  slot.row.army = wanted.army;
  slot.row.ordinal = nextOrdinal(others);
  others.insert(others.count(), std::move(slot));
  result.row = others.settle(result.edit).back();
  return result;
}

OrderEdit duplicateOrder(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::SetUpOrder> order,
                         std::string title) {
  OrderEdit result{model::Edit(std::move(title)), order};
  auto here = found(battle, scenario, order);
  if (!here) return result;
  here->orders.insert(here->at + 1, {std::nullopt, here->orders.row(here->at)});
  result.row = here->orders.settle(result.edit)[here->at + 1];
  return result;
}

OrderEdit moveOrder(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::SetUpOrder> order, int by,
                    std::string title) {
  OrderEdit result{model::Edit(std::move(title)), order};
  auto here = found(battle, scenario, order);
  if (!here || (by < 0 && here->at == 0) || (by > 0 && here->at + 1 == here->orders.count())) return result;
  const std::size_t to = by < 0 ? here->at - 1 : here->at + 1;
  here->orders.swap(here->at, to);
  result.row = here->orders.settle(result.edit)[to];
  return result;
}

OrderEdit removeOrder(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::SetUpOrder> order,
                      std::string title) {
  OrderEdit result{model::Edit(std::move(title)), std::nullopt};
  auto here = found(battle, scenario, order);
  if (!here || !canRemove(battle, scenario, order)) return result;
  const Slot slot = here->orders.take(here->at);
  here->orders.settle(result.edit);
  if (slot.before->scenario == scenario) eraseOwn(result.edit, battle, *slot.before);
  return result;
}

bool canRemove(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::SetUpOrder> order) {
  const auto here = found(battle, scenario, order);
  return here && (here->orders.count() > 1 || here->orders.slot(here->at).before->scenario == scenario);
}

EventEdit addEvent(const model::Battle& battle, Id<model::Scenario> scenario, std::string title) {
  EventEdit result{model::Edit(std::move(title)), Id<model::Event>{randomId()}};
  model::Event row;
  row.id = *result.row;
  row.slug = freeSlug(battle, scenario, "event");
  row.scenario = scenario;
  result.edit.put(std::move(row));
  return result;
}

EventEdit changeEvent(const model::Battle& battle, Id<model::Scenario> scenario, const model::Event& wanted,
                      std::string title) {
  EventEdit result{model::Edit(std::move(title)), wanted.id};
  const model::Event* before = battle.find<model::Event>(wanted.id);
  if (!before || says(*before, wanted)) return result;
  model::Event row = wanted;
  row.scenario = scenario;
  if (before->scenario != scenario) {
    row.id = {randomId()};
    row.slug = before->slug;
  }
  result.row = row.id;
  putChanged(result.edit, battle, *before, std::move(row));
  return result;
}

EventEdit duplicateEvent(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Event> event,
                         std::string title) {
  EventEdit result{model::Edit(std::move(title)), event};
  const model::Event* before = battle.find<model::Event>(event);
  if (!before) return result;
  model::Event row = *before;
  row.id = {randomId()};
  row.slug = freeSlug(battle, scenario, before->slug);
  row.scenario = scenario;
  result.row = row.id;
  result.edit.put(std::move(row));
  return result;
}

EventEdit removeEvent(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Event> event,
                      std::string title) {
  EventEdit result{model::Edit(std::move(title)), std::nullopt};
  const model::Event* before = battle.find<model::Event>(event);
  if (!before) return result;
  if (before->scenario == scenario) {
    eraseOwn(result.edit, battle, *before);
    if (const model::Event* inherited = inheritedEvent(battle, scenario, before->slug)) result.row = inherited->id;
    return result;
  }
  model::Event nothing;
  nothing.id = {randomId()};
  nothing.slug = before->slug;
  nothing.scenario = scenario;
  result.row = nothing.id;
  result.edit.put(std::move(nothing));
  return result;
}

bool isCancelledBy(const model::Battle& battle, const model::Event& event) {
  return isSameJson(event.trigger.text, "{}") && isSameJson(event.effect.text, "{}") &&
         inheritedEvent(battle, event.scenario, event.slug);
}

const model::Event* inheritedEvent(const model::Battle& battle, Id<model::Scenario> scenario, std::string_view slug) {
  const std::vector<Id<model::Scenario>> line = lineageOf(battle, scenario);
  if (line.size() < 2) return nullptr;
  const auto events = eventsIn(battle, line[1]);
  const auto found = std::find_if(events.begin(), events.end(), [&](const auto* each) { return each->slug == slug; });
  return found == events.end() ? nullptr : *found;
}

}  // namespace redoubt::rules
