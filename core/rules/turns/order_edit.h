#pragma once

#include <optional>
#include <string>

#include "core/model/edit.h"

/// Changing the orders and events of scenarios (scenarios of Kłuszyn). A scenario writes rows of its own only: what it
/// inherits is copied into it, with its origin, before it is changed. A value with an origin in the sources that is
/// changed becomes "estimated, set by hand"; rows that go take their provenance along.
namespace redoubt::rules {

/// An edit, and the row to go on with after it.
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
/// Makes the order of `wanted`'s id, which holds in the scenario, what `wanted` says; its scenario and ordinal don't
/// count. An order that comes to another army is its last.
OrderEdit changeOrder(const model::Battle& battle, Id<model::Scenario> scenario, const model::SetUpOrder& wanted,
                      std::string title);
/// Adds another of the same after it.
OrderEdit duplicateOrder(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::SetUpOrder> order,
                         std::string title);
/// Moves it among the orders of its army, -1 up and 1 down; nothing where there is no further to go.
OrderEdit moveOrder(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::SetUpOrder> order, int by,
                    std::string title);
/// Takes it away; where it was the scenario's last of that army, inherited ones hold again. Nothing for an order of
/// which canRemove() is false.
OrderEdit removeOrder(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::SetUpOrder> order,
                      std::string title);
/// False for the only order of an army where it is inherited: without one of its own the scenario would inherit it
/// again.
bool canRemove(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::SetUpOrder> order);

/// Adds an event that nothing sets off yet, under a short name that is free.
EventEdit addEvent(const model::Battle& battle, Id<model::Scenario> scenario, std::string title);
/// Makes the event of `wanted`'s id, which holds in the scenario, what `wanted` says; its scenario doesn't count. An
/// inherited one keeps its short name, so that the scenario's own stands in its place.
EventEdit changeEvent(const model::Battle& battle, Id<model::Scenario> scenario, const model::Event& wanted,
                      std::string title);
EventEdit duplicateEvent(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Event> event,
                         std::string title);
/// Takes an event of the scenario's own away, so that an inherited one of its short name holds again. An inherited one
/// gets an empty event in its place.
EventEdit removeEvent(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Event> event,
                      std::string title);

/// An event that has neither trigger nor effect and stands in the place of one that the scenario would inherit.
bool isTakenBack(const model::Battle& battle, const model::Event& event);
/// The event of that short name that a scenario would inherit; null if there is none.
const model::Event* inheritedEvent(const model::Battle& battle, Id<model::Scenario> scenario, std::string_view slug);

}  // namespace redoubt::rules
