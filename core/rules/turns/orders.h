#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/book/rule_book.h"

/// Orders of a set-up for a number of counters: 'weaken five hussars', 'cut eight cavalry' (scenarios of Kłuszyn).
namespace redoubt::rules {

/// The counters that an order applies to: those that fit all conditions. Empty lists fit every counter.
struct OrderSelector {
  std::vector<std::string> types;
  std::vector<std::string> arms;
  std::vector<std::string> units;     ///< slugs
  std::optional<std::string> marker;  ///< if set, it applies to markers only
  std::optional<int> toSize;          ///< weakened to this
};

/// Nothing for a selector without the shape that the vocabulary gives its verb, or an unknown verb.
std::optional<OrderSelector> selectorOf(const model::SetUpOrder& order);

/// Whether an order applies to a unit.
enum class OrderFit {
  Fits,
  FitsNot,
  Undecided,  ///< its arm or strength is unknown, or a working value
};
/// `size` is the unit's strength at the start, and `isSizeCertain` whether that is more than a working value; both
/// count only if the selector has `to-size`, which stronger units fit.
OrderFit fitOf(const model::Battle& battle, const RuleBook& book, const OrderSelector& selector,
               const model::Unit& unit, std::optional<int> size, bool isSizeCertain);

/// The orders that hold in a scenario (rowsIn()): for each army its own, or those of the nearest scenario it derives
/// from that has any. By army and ordinal.
std::vector<const model::SetUpOrder*> ordersIn(const model::Battle& battle, Id<model::Scenario> scenario);

/// The events that hold in a scenario: its own, and those of the scenarios it derives from, unless a nearer one has the
/// same slug.
std::vector<const model::Event*> eventsIn(const model::Battle& battle, Id<model::Scenario> scenario);

/// Whether one of these decides the game at once (`wins`).
bool isDecidedByEvent(const model::Battle& battle, Id<model::Scenario> scenario);

}  // namespace redoubt::rules
