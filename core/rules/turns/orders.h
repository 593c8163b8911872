#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/book/rule_book.h"

/// Orders of a set-up to count counters out: 'weaken five hussars', 'cut eight cavalry' (scenarios of Kłuszyn).
namespace redoubt::rules {

/// To which counters an order goes: to those that fit all it names. Empty lists fit everybody.
struct OrderSelector {
  std::vector<std::string> types;
  std::vector<std::string> arms;
  std::vector<std::string> units;     ///< slugs
  std::optional<std::string> marker;  ///< then it goes to markers alone
  std::optional<int> toSize;          ///< weakened to this
};

/// Nothing for a selector that is not of the shape the vocabulary gives its verb, or a verb that it lacks.
std::optional<OrderSelector> selectorOf(const model::SetUpOrder& order);

/// Whether an order goes to a unit.
enum class OrderFit {
  Fits,
  FitsNot,
  Undecided,  ///< its arm or strength is unknown, or a working value
};
/// `size` is the unit's strength at the start, and `isSizeCertain` whether that is more than a working value; both
/// count only where the selector has `to-size`, which a unit fits that is stronger.
OrderFit fitOf(const model::Battle& battle, const RuleBook& book, const OrderSelector& selector,
               const model::Unit& unit, std::optional<int> size, bool isSizeCertain);

/// The orders that hold in a scenario (rowsIn()): of each army its own, or those of the nearest scenario it derives from
/// that has any. By army and ordinal.
std::vector<const model::SetUpOrder*> ordersIn(const model::Battle& battle, Id<model::Scenario> scenario);

/// The events that hold in a scenario: its own, and those of the scenarios it derives from whose slug no nearer one
/// has.
std::vector<const model::Event*> eventsIn(const model::Battle& battle, Id<model::Scenario> scenario);

/// Whether one of these decides the game at once (`wins`).
bool isDecidedByEvent(const model::Battle& battle, Id<model::Scenario> scenario);

}  // namespace redoubt::rules
