#pragma once

#include <optional>
#include <string>

#include "core/model/edit.h"

/// Changing the orders and events of scenarios (scenarios of Kłuszyn). A scenario writes rows of its own only:
/// inherited rows are copied into it, with their origins, before they are changed. A value with an origin in the
/// sources that is changed becomes "estimated, set by hand"; removed rows lose their provenance too.
namespace redoubt::rules {

/// An edit, and the row to select after it.
template <class Row>
struct RowEdit {
  model::Edit edit;
  std::optional<Id<Row>> row;
};
using OrderEdit = RowEdit<model::SetUpOrder>;
using EventEdit = RowEdit<model::Event>;

/// Adds an order after the others of an army: cut one counter. A scenario that inherits the army's orders gets all of
/// them as its own.
OrderEdit addOrder(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Army> army, std::string title);
/// Changes the order with the id of `wanted`, which holds in the scenario, to `wanted`; its scenario and ordinal are
/// ignored. An order that gets another army becomes that army's last.
OrderEdit changeOrder(const model::Battle& battle, Id<model::Scenario> scenario, const model::SetUpOrder& wanted,
                      std::string title);
/// Adds a copy of the order after it.
OrderEdit duplicateOrder(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::SetUpOrder> order,
                         std::string title);
/// Moves it among the orders of its army, -1 up and 1 down; nothing if it is already at that end.
OrderEdit moveOrder(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::SetUpOrder> order, int by,
                    std::string title);
/// Removes the order; if it was the scenario's last for that army, inherited ones hold again. Nothing if canRemove() is
/// false for it.
OrderEdit removeOrder(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::SetUpOrder> order,
                      std::string title);
/// False for the only order of an army if it is inherited: without one of its own the scenario would inherit it again.
bool canRemove(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::SetUpOrder> order);

/// Adds an event without a trigger, under a free short name.
EventEdit addEvent(const model::Battle& battle, Id<model::Scenario> scenario, std::string title);
/// Changes the event with the id of `wanted`, which holds in the scenario, to `wanted`; its scenario is ignored. An
/// inherited one keeps its short name, so that the scenario's own replaces it.
EventEdit changeEvent(const model::Battle& battle, Id<model::Scenario> scenario, const model::Event& wanted,
                      std::string title);
EventEdit duplicateEvent(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Event> event,
                         std::string title);
/// Removes the scenario's own event, so that an inherited one of its short name holds again. An inherited one is
/// replaced by an empty event.
EventEdit removeEvent(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Event> event,
                      std::string title);

/// Whether an event has neither trigger nor effect and so cancels one that the scenario would inherit.
bool isCancelledBy(const model::Battle& battle, const model::Event& event);
/// The event of that short name that a scenario would inherit; null if there is none.
const model::Event* inheritedEvent(const model::Battle& battle, Id<model::Scenario> scenario, std::string_view slug);

}  // namespace redoubt::rules
