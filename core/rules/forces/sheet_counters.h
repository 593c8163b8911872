#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/model/counter_sheets.h"
#include "core/model/placement_verbs.h"
#include "core/rules/forces/manifest.h"

/// Counters of the battle as a scanned sheet shows them: which counter a place of it is, and what is printed there.
namespace redoubt::rules {

/// A unit that the battle doesn't have yet, with a counter.
struct UnitToCome {
  Id<model::Army> army;

  friend bool operator==(const UnitToCome&, const UnitToCome&) = default;
};
/// A leader that the battle doesn't have yet, with a map counter; with a chit if other leaders have one.
struct LeaderToCome {
  Id<model::Army> army;

  friend bool operator==(const LeaderToCome&, const LeaderToCome&) = default;
};
/// What a place of a sheet shows: a counter of the battle; a unit or leader that has none yet; or a new one.
using CounterOfSheet = std::variant<Id<model::Counter>, Id<model::Unit>, Id<model::Leader>, UnitToCome, LeaderToCome>;

/// Whether the battle has what it names.
bool isThere(const model::Battle& battle, const CounterOfSheet& counter);
/// Its unit or leader; neither for a marker and for what is to come.
model::Subject subjectOf(const model::Battle& battle, const CounterOfSheet& counter);

/// All counters of an army, and its units and leaders without one: units in their order, then leaders.
std::vector<CounterOfSheet> countersOf(const model::Battle& battle, Id<model::Army> army);
/// The counters of markers.
std::vector<CounterOfSheet> markerCounters(const model::Battle& battle);
/// The counter that a place shows; nothing for an open one.
std::optional<Id<model::Counter>> counterAt(const model::Battle& battle, Id<model::CounterSheet> sheet,
                                            const model::CellPlace& place);

/// What can be typed for a counter. Of a unit: name, type, commands, the figures of this counter's two sides, the hex
/// it begins in; of a leader: the names and the figures that the rules give leaders. Nothing for chits and markers.
std::vector<ManifestField> fieldsOf(const ManifestSheet& sheet, const CounterOfSheet& counter);
/// What the battle has for a field. A new unit has the type and the commands of its army's last one.
std::string fieldText(const ManifestSheet& sheet, const CounterOfSheet& counter, const ManifestField& field);

/// The stars of a unit's marks.
struct StarsOfUnit {
  int count = 0;
  std::string colour = {};  ///< #RRGGBB or a word, as in model::Mark

  friend bool operator==(const StarsOfUnit&, const StarsOfUnit&) = default;
};
/// Those of its first mark of that kind.
StarsOfUnit starsOf(const model::Battle& battle, const CounterOfSheet& counter);

/// What a person says of one place of a sheet.
struct SheetEntry {
  struct Text {
    ManifestField field;
    std::string text;
    bool isRead = false;  ///< from the counter, not what the battle had already
  };
  Id<model::CounterSheet> sheet;
  model::CellPlace place;  ///< of the front
  CounterOfSheet counter;
  std::vector<Text> texts = {};
  std::optional<StarsOfUnit> stars = {};  ///< nothing: as they are
  std::string frontCrop = {};             ///< the picture files of its sides; empty: drawn from the figures
  std::string backCrop = {};
  std::string frontWords = {};  ///< for origins: "row 3, column 4"
  std::string backWords = {};
  std::vector<std::string> newCommandColours = {};  ///< as in CellBlock
};

/// One edit for all of it; it is empty if there is any fault. The row of a fault is 0, its column counts in
/// SheetEntry::texts. What was read has the sheet's source as its origin.
struct SheetEntryEdit {
  model::Edit edit;
  std::vector<CellFault> faults = {};
};
SheetEntryEdit takeEntry(const ManifestSheet& sheet, const SheetEntry& entry, std::string title);

}  // namespace redoubt::rules
