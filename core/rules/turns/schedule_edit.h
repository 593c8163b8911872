#pragma once

#include <string>
#include <vector>

#include "core/model/placement_verbs.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/turns/order_edit.h"

/// Changing the schedule of a scenario: the lines of its activation pool, the entries of counters and where armies come
/// back (Racławice [3.3], [13.0], Maciejowice [11.11]). Of pool lines and return points a scenario writes rows of its
/// own only: those it inherits for an army are copied into it, with their origin, before one of them is changed. An
/// entry belongs to one scenario, and those that derive from it use it. A value with an origin in the sources that is
/// changed becomes "estimated, set by hand"; rows that go take their provenance along.
namespace redoubt::rules {

using LineEdit = RowEdit<model::PoolLine>;
using EntryEdit = RowEdit<model::Entry>;
using ReturnEdit = RowEdit<model::ReturnPoint>;

/// Adds a line: whoever is to be named is in the pool from the first turn of the game to its last.
LineEdit addLine(const model::Battle& battle, const RuleBook& book, Id<model::Scenario> scenario, Id<model::Army> army,
                 std::string title);
/// Makes the line of `wanted`'s id, which holds in the scenario, what `wanted` says; its scenario doesn't count.
LineEdit changeLine(const model::Battle& battle, Id<model::Scenario> scenario, const model::PoolLine& wanted,
                    std::string title);
LineEdit duplicateLine(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::PoolLine> line,
                       std::string title);
/// Takes it away. Nothing for a line of which canRemove() is false.
LineEdit removeLine(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::PoolLine> line,
                    std::string title);
/// False for the only line of an army where it is inherited: without one of its own the scenario would inherit it
/// again.
bool canRemove(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::PoolLine> line);

/// The same for where an army comes back to.
ReturnEdit addReturnPoint(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Army> army,
                          Id<model::Zone> zone, std::string title);
ReturnEdit changeReturnPoint(const model::Battle& battle, Id<model::Scenario> scenario,
                             const model::ReturnPoint& wanted, std::string title);
ReturnEdit duplicateReturnPoint(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::ReturnPoint> point,
                                std::string title);
ReturnEdit removeReturnPoint(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::ReturnPoint> point,
                             std::string title);
bool canRemove(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::ReturnPoint> point);

/// The entries of a scenario and of those it derives from, its own first.
std::vector<const model::Entry*> entriesIn(const model::Battle& battle, Id<model::Scenario> scenario);
/// Adds an entry of the scenario's own over a zone, in its first turn, under a short name that is free.
EntryEdit addEntry(const model::Battle& battle, const RuleBook& book, Id<model::Scenario> scenario,
                   Id<model::Army> army, Id<model::Zone> zone, std::string title);
/// Makes the entry of `wanted`'s id what `wanted` says, in its own scenario.
EntryEdit changeEntry(const model::Battle& battle, const model::Entry& wanted, std::string title);
EntryEdit duplicateEntry(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Entry> entry,
                         std::string title);

/// Lets somebody come by an entry: `now` is his placement in the set-up looked at, if he has one, else he gets one in
/// `block`. Where he begins on the map he does so no more.
model::Edit letEnter(const model::Battle& battle, Id<model::SetUpBlock> block, const model::Subject& subject,
                     const model::Placement* now, Id<model::Entry> entry, std::string title);

/// Where somebody stood, with what sources say of it: kept before he is let enter, to be given back.
struct PlaceBefore {
  std::optional<model::Placement> placement = {};
  std::vector<model::Provenance> origins = {};
};
/// `now` is his placement in the set-up looked at; null where he has none.
PlaceBefore placeOf(const model::Battle& battle, const model::Placement* now);
/// Gives somebody whose placement is `now` the place back that he had; without one he is among those without place.
model::Edit giveBack(const model::Battle& battle, const model::Placement& now, const PlaceBefore& before,
                     std::string title);

/// The rows that name an entry.
struct EntryUses {
  std::vector<Id<model::Placement>> placements;  ///< counters come by it
  std::vector<Id<model::PoolLine>> lines;        ///< the schedule lets somebody come by it

  bool empty() const { return placements.empty() && lines.empty(); }
};
EntryUses entryUses(const model::Battle& battle, Id<model::Entry> entry);
/// Takes it away with its uses: who came by it is off the map, and the schedule keeps its lines without it. It must be
/// applied to all variants.
model::Edit removeEntry(const model::Battle& battle, Id<model::Entry> entry, std::string title);

}  // namespace redoubt::rules
