#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/battle.h"
#include "core/model/set_ups.h"
#include "core/rules/book/rule_book.h"

/// The positions of counters at the beginning of a scenario. Pointers into the battle are valid until it next changes.
namespace redoubt::rules {

using model::PlacementList;
using model::placements;
using model::placementsOfBlock;
using model::scenarios;
using model::SubjectKey;
using model::variants;

inline SubjectKey subjectOf(const model::Placement& placement) {
  return model::subjectKeyOf(placement);
}

/// A scenario and those it derives from, nearest first; a cycle is cut at the first repetition.
std::vector<Id<model::Scenario>> lineageOf(const model::Battle& battle, Id<model::Scenario> scenario);

/// The rows of an army's table that hold in a scenario, such as pool lines and return points: for each army the
/// scenario's own or, if it has none, those of the nearest scenario it derives from that has any.
template <class Row>
std::vector<const Row*> rowsIn(const model::Battle& battle, Id<model::Scenario> scenario) {
  std::vector<const Row*> rows;
  std::set<Id<model::Army>> decided;
  for (const Id<model::Scenario> each : lineageOf(battle, scenario)) {
    std::set<Id<model::Army>> here;
    for (const Row& row : battle.all<Row>()) {
      if (row.scenario != each || decided.contains(row.army)) continue;
      rows.push_back(&row);
      here.insert(row.army);
    }
    decided.merge(here);
  }
  return rows;
}

/// Whether the battle is still being designed, so that counters need no place yet (`set-up/complete` is false).
bool isSetUpUnfinished(const RuleBook& book);

/// A scenario's setting, its own or the nearest one of the scenarios it derives from; null if none has it.
const model::Setting* settingRow(const model::Battle& battle, Id<model::Scenario> scenario, std::string_view path);
/// The JSON text of a scenario's setting, its own or the nearest one of the scenarios it derives from.
std::optional<std::string_view> setting(const model::Battle& battle, Id<model::Scenario> scenario,
                                        std::string_view path);
std::optional<int> integerSetting(const model::Battle& battle, Id<model::Scenario> scenario, std::string_view path);
std::optional<std::string> textSetting(const model::Battle& battle, Id<model::Scenario> scenario,
                                       std::string_view path);
/// The texts of a setting that is an array; nothing if there is no such setting.
std::optional<std::vector<std::string>> textsSetting(const model::Battle& battle, Id<model::Scenario> scenario,
                                                     std::string_view path);

/// The army whose block a placement is in.
std::optional<Id<model::Army>> armyOf(const model::Battle& battle, const model::Placement& placement);

/// The counters that begin in one hex, in stack order: the top one (stack 1) first.
struct Stack {
  hex::HexKey hex;
  PlacementList counters;
};

/// The stacks of the placements that name their hex (rule `at`), by hex. A long unit is in two stacks.
std::vector<Stack> stacks(const PlacementList& placements);

/// The counters of a stack by army, in stack order.
std::map<Id<model::Army>, PlacementList> byArmy(const model::Battle& battle, const Stack& stack);

/// The hexes of a zone, in the order of their keys.
std::vector<hex::HexKey> hexesOf(const model::Battle& battle, Id<model::Zone> zone);
/// The zones that a hex is in, by their slugs.
std::vector<std::string> zonesAt(const model::Battle& battle, hex::HexKey hex);

/// The hexes that a placement allows at the start of the game: one for `at`, two of a long unit, those of the map for
/// `within` and `zone`. `within` counts from its hex, or where it has none from every hex of its zone (scenarios of
/// Kłuszyn). None for counters that begin with others or on a track, enter later or don't take part.
std::vector<hex::HexKey> startHexes(const model::Battle& battle, const hex::Layout& layout,
                                    const model::Placement& placement);

/// The forces that a variant should account for.
struct Forces {
  std::vector<const model::Unit*> units;
  std::vector<const model::Leader*> leaders;
};

/// The units and leaders of the armies that have a block in the variant; if the scenario has a setting
/// `forces/<army slug>`, a list of slugs, only those units and leaders of that army. By army and ordinal.
Forces declaredForces(const model::Battle& battle, const model::Variant& variant);

/// True if the army's counters give their start hexes and the file doesn't: the rule `set-up/start-hex` is
/// "on-counter", and nothing of the army begins on the map in this set-up (Maciejowice [3.1], Szczekociny [3.1]).
bool isSetUpOnCounters(const model::Battle& battle, const RuleBook& book, const PlacementList& setUp,
                       Id<model::Army> army);

/// The overall commander of an army in a scenario: the one named by the setting `overall-commander/<army slug>`,
/// otherwise the first leader of that army that is an overall commander and takes part (`forces/<army slug>`). Null if
/// there is none.
const model::Leader* overallCommander(const model::Battle& battle, Id<model::Scenario> scenario,
                                      const model::Army& army);

}  // namespace redoubt::rules
