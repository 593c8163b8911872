#pragma once

#include <string>
#include <vector>

#include "core/model/placement_verbs.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/turns/order_edit.h"

/// Changing the schedule of a scenario: the lines of its activation pool, the entries of counters and the return points
/// of armies (Racławice [3.3], [13.0], Maciejowice [11.11]). For pool lines and return points a scenario writes rows of
/// its own only: those it inherits for an army are copied into it, with their origins, before one of them is changed.
/// An entry belongs to one scenario, and the scenarios that derive from it use it. A value with an origin in the
/// sources that is changed becomes "estimated, set by hand"; removed rows lose their provenance too.
namespace redoubt::rules {

using LineEdit = RowEdit<model::PoolLine>;
using EntryEdit = RowEdit<model::Entry>;
using ReturnEdit = RowEdit<model::ReturnPoint>;

/// Adds a line for the first to the last turn of the game; its leader is named later.
LineEdit addLine(const model::Battle& battle, const RuleBook& book, Id<model::Scenario> scenario, Id<model::Army> army,
                 std::string title);
/// Changes the line with the id of `wanted`, which holds in the scenario, to `wanted`; its scenario is ignored.
LineEdit changeLine(const model::Battle& battle, Id<model::Scenario> scenario, const model::PoolLine& wanted,
                    std::string title);
LineEdit duplicateLine(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::PoolLine> line,
                       std::string title);
/// Removes the line. Nothing if canRemove() is false for it.
LineEdit removeLine(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::PoolLine> line,
                    std::string title);
/// False for the only line of an army if it is inherited: without one of its own the scenario would inherit it again.
bool canRemove(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::PoolLine> line);

/// The same for return points of an army.
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
/// Adds an entry of the scenario's own through a zone, in its first turn, under a free short name.
EntryEdit addEntry(const model::Battle& battle, const RuleBook& book, Id<model::Scenario> scenario,
                   Id<model::Army> army, Id<model::Zone> zone, std::string title);
/// Changes the entry with the id of `wanted` to `wanted`, in its own scenario.
EntryEdit changeEntry(const model::Battle& battle, const model::Entry& wanted, std::string title);
EntryEdit duplicateEntry(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Entry> entry,
                         std::string title);

/// Makes a unit or leader enter by an entry: `now` is its placement in the current set-up; without one it gets one in
/// `block`. It no longer begins on the map.
model::Edit assignEntry(const model::Battle& battle, Id<model::SetUpBlock> block, const model::Subject& subject,
                        const model::Placement* now, Id<model::Entry> entry, std::string title);

/// The place of a unit or leader with its origins: saved by placeOf() before assignEntry(), to be restored by
/// restorePlacement().
struct SavedPlacement {
  std::optional<model::Placement> placement = {};
  std::vector<model::Provenance> origins = {};
};
/// `now` is the placement in the current set-up; null if there is none.
SavedPlacement placeOf(const model::Battle& battle, const model::Placement* now);
/// Restores the former place of a unit or leader whose placement is `now`; without a former place it has none.
model::Edit restorePlacement(const model::Battle& battle, const model::Placement& now, const SavedPlacement& before,
                             std::string title);

/// The rows that name an entry.
struct EntryUses {
  std::vector<Id<model::Placement>> placements;  ///< counters that enter by it
  std::vector<Id<model::PoolLine>> lines;        ///< lines of the schedule that use it

  bool empty() const { return placements.empty() && lines.empty(); }
};
EntryUses entryUses(const model::Battle& battle, Id<model::Entry> entry);
/// Removes an entry with its uses: counters that entered by it are off the map, and the schedule keeps its lines
/// without it. The edit must be applied to all variants.
model::Edit removeEntry(const model::Battle& battle, Id<model::Entry> entry, std::string title);

}  // namespace redoubt::rules
