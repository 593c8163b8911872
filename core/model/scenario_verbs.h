#pragma once

#include <string>

#include "core/model/edit.h"
#include "core/model/forces_edit.h"
#include "core/model/removal.h"

/// Adding, deriving, ordering and removing scenarios, their variants and the set-up blocks that variants use. `title`
/// is what history shows.
namespace redoubt::model {

/// The titles of new rows.
struct ScenarioNames {
  std::string title;    ///< of the row that is made
  std::string variant;  ///< of the variant that a scenario begins with
};

/// A scenario with one variant without placements: it has a set-up block of its own for each army.
Addition<Scenario> addScenario(const Battle& battle, const ScenarioNames& names, std::string title);
/// A copy of a scenario: variants, set-ups, settings, entries, orders, schedule, events and victory are the copy's own.
/// Set-up blocks are copied, for each variant that uses one alone or with others of this scenario.
Addition<Scenario> copyScenario(const Battle& battle, Id<Scenario> scenario, std::string name, std::string title);
/// A scenario that holds only what differs from its parent: settings, orders, schedule, entries and events are
/// inherited. It has a variant for each of the parent's, whose set-up blocks derive from theirs.
Addition<Scenario> deriveScenario(const Battle& battle, Id<Scenario> parent, std::string name, std::string title);

/// A variant with a set-up block of its own for each army, without placements.
Addition<Variant> addVariant(const Battle& battle, Id<Scenario> scenario, std::string name, std::string title);
/// A variant of the same scenario with copies of the blocks.
Addition<Variant> copyVariant(const Battle& battle, Id<Variant> variant, std::string name, std::string title);
/// A variant of the same scenario whose blocks derive from those of `parent`, and hold only what differs.
Addition<Variant> deriveVariant(const Battle& battle, Id<Variant> parent, std::string name, std::string title);

/// A block of an army that no variant uses yet.
Addition<SetUpBlock> addBlock(const Battle& battle, Id<Army> army, std::string name, std::string title);
Addition<SetUpBlock> copyBlock(const Battle& battle, Id<SetUpBlock> block, std::string name, std::string title);
Addition<SetUpBlock> deriveBlock(const Battle& battle, Id<SetUpBlock> parent, std::string name, std::string title);

/// Moves a row among those of its parent that have an ordinal, -1 up and 1 down; nothing if the row is at that end, or
/// if the table has no ordinals.
Edit moveRow(const Battle& battle, const AnyRow& row, int by, std::string title);

/// Removes a scenario or variant with the rows that depend on it, and with the set-up blocks that only it uses and from
/// which no other block derives. Scenarios that derive from it keep what is their own.
Removal removalOf(const Battle& battle, Id<Scenario> scenario, std::string title);
Removal removalOf(const Battle& battle, Id<Variant> variant, std::string title);

}  // namespace redoubt::model
