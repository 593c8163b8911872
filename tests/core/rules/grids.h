#pragma once

#include <gtest/gtest.h>

#include <string>

#include "tests/core/rules/small_battle.h"

/// Laws are tested over whole maps of every kind of grid.
namespace redoubt::rules::small {

inline model::Battle mapOf(hex::Orientation orientation, hex::Shifted shifted, int columns, int rows) {
  model::MapSheet sheet;
  sheet.id = Id<model::MapSheet>{1};
  sheet.orientation = orientation;
  sheet.shifted = shifted;
  sheet.columns = columns;
  sheet.rows = rows;
  sheet.columnDigits = sheet.rowDigits = 3;
  model::Battle battle = empty();
  battle.all<model::MapSheet>().put(sheet);
  EXPECT_FALSE(model::layoutFault(battle));
  return battle;
}

/// Calls visit(battle, layout) for an empty map of either orientation and with either columns or rows shifted.
template <class Visit>
void forEachGrid(int columns, int rows, Visit&& visit) {
  for (const hex::Orientation orientation : {hex::Orientation::Flat, hex::Orientation::Pointy}) {
    for (const hex::Shifted shifted : {hex::Shifted::Odd, hex::Shifted::Even}) {
      SCOPED_TRACE(std::string(model::toText(orientation)) + " " + std::string(model::toText(shifted)));
      const model::Battle battle = mapOf(orientation, shifted, columns, rows);
      visit(battle, model::layoutOf(battle));
    }
  }
}

}  // namespace redoubt::rules::small
