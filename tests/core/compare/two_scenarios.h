#pragma once

#include "core/compare/set_ups.h"
#include "tests/core/rules/small_battle.h"

/// A small battle with two set-ups.
namespace redoubt::compare::test {

using namespace rules::small;

inline constexpr int kFirst = 1;   ///< variant and scenario
inline constexpr int kSecond = 2;  ///< likewise

/// Units 1 to 6 of army 1 at 0505 to 1005 and leader 9, in two scenarios of a variant with a block each. Placements are
/// numbered 10 + unit in the first and 20 + unit in the second.
inline model::Battle twoScenarios() {
  model::Battle battle = empty();
  model::MapSheet sheet;
  sheet.id = Id<model::MapSheet>{1};
  sheet.firstColumn = sheet.firstRow = 1;
  sheet.columns = sheet.rows = 20;
  battle.all<model::MapSheet>().put(sheet);
  addArmy(battle, 1);
  addLeader(battle, 9, 1);
  addCommand(battle, 3, Id<model::Leader>{9});
  for (int unit = 1; unit <= 6; ++unit) addUnit(battle, unit, 1);
  battle.all<model::UnitCommand>().put({Id<model::Unit>{6}, Id<model::Command>{3}});
  for (const int of : {kFirst, kSecond}) {
    addScenario(battle, of);
    addVariant(battle, of, of);
    addBlock(battle, of, 1);
    battle.all<model::VariantBlock>().put({Id<model::Variant>{of}, Id<model::SetUpBlock>{of}});
    for (int unit = 1; unit <= 6; ++unit) placeUnit(battle, 10 * of + unit, of, unit, at(4 + unit, 5));
    placeLeader(battle, 10 * of + 9, of, 9, model::PlacementRule::WithOwnUnits);
  }
  return battle;
}

inline model::Placement placementIn(const model::Battle& battle, int id) {
  return *battle.find<model::Placement>(Id<model::Placement>{id});
}

template <class Change>
void change(model::Battle& battle, int id, Change&& how) {
  model::Placement row = placementIn(battle, id);
  how(row);
  battle.all<model::Placement>().put(row);
}

/// A marker by its words.
inline void placeMarker(model::Battle& battle, int id, int block, const std::string& words, hex::HexKey hex) {
  model::Placement row = placement(id, block, model::PlacementRule::At, hex);
  row.subject = model::PlacementSubject::Marker;
  row.words = words;
  battle.all<model::Placement>().put(row);
}

inline Id<model::Variant> variant(int id) {
  return Id<model::Variant>{id};
}

}  // namespace redoubt::compare::test
