#pragma once

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <variant>
#include <vector>

#include "core/model/edit.h"
#include "core/model/label_path.h"

/// Maps of both orientations and shifts to try verbs on.
namespace redoubt::testing {

using Keys = std::vector<hex::HexKey>;

inline constexpr const char* kGround = "clear";

/// A map of nothing but its sheet; first column and row are 2 and 5.
inline model::Battle bareMap(hex::Orientation orientation, hex::Shifted shifted, int columns, int rows) {
  model::MapSheet sheet;
  sheet.id = Id<model::MapSheet>{1};
  sheet.title = "Small";
  sheet.orientation = orientation;
  sheet.shifted = shifted;
  sheet.firstColumn = 2;
  sheet.firstRow = 5;
  sheet.columns = columns;
  sheet.rows = rows;
  sheet.columnDigits = sheet.rowDigits = 3;
  model::Battle battle;
  battle.all<model::MapSheet>().put(sheet);
  EXPECT_FALSE(model::layoutFault(battle));
  return battle;
}

/// The same, all ground at level 0.
inline model::Battle groundMap(hex::Orientation orientation, hex::Shifted shifted, int columns, int rows) {
  model::Battle battle = bareMap(orientation, shifted, columns, rows);
  model::layoutOf(battle).forEachHex([&](hex::HexKey key) { battle.all<model::HexRow>().put({key, kGround, 0}); });
  return battle;
}

/// The same with something of everything, scattered by chance; some hexes have no row. Two armies own walls, the first
/// some slopes too.
inline model::Battle paintedMap(hex::Orientation orientation, hex::Shifted shifted, int columns, int rows,
                                unsigned seed = 1) {
  model::Battle battle = bareMap(orientation, shifted, columns, rows);
  const hex::Layout layout = model::layoutOf(battle);
  std::mt19937 random(seed);
  const auto oneIn = [&](unsigned count) { return random() % count == 0; };
  const auto offset = [&] { return static_cast<double>(random() % 900) / 1000 - 0.45; };
  for (int id : {1, 2}) battle.all<model::Army>().put({{id}, "army-" + std::to_string(id), {}, "", "", id});
  std::int64_t id = 1;
  layout.forEachHex([&](hex::HexKey key) {
    static const std::string kTerrains[] = {kGround, "woods", "marsh"};
    if (!oneIn(9)) battle.all<model::HexRow>().put({key, kTerrains[random() % 3], static_cast<int>(random() % 6) - 2});
    for (int side = 0; side < hex::kSides; ++side) {
      const hex::HexsideKey there = layout.side(key, side);
      if (oneIn(8)) battle.all<model::Hexside>().put({there, "stream", {}, {}});
      if (oneIn(8)) {
        const model::HighSide high = oneIn(2) ? model::HighSide::Near : model::HighSide::Far;
        battle.all<model::Hexside>().put(
            {there, "slope", high, oneIn(4) ? std::optional(Id<model::Army>{1}) : std::nullopt});
      }
      if (oneIn(12)) battle.all<model::Hexside>().put({there, "wall", {}, Id<model::Army>{1 + (oneIn(2) ? 1 : 0)}});
      if (!layout.isInner(there)) continue;
      if (oneIn(8)) battle.all<model::Link>().put({there, "road"});
      if (oneIn(12)) battle.all<model::Link>().put({there, "track"});
    }
    ++id;
    const double angle = static_cast<double>(random() % 7200) / 10 - 360;
    if (oneIn(5)) battle.all<model::Symbol>().put({{id}, key, "mill", offset(), offset(), angle});
    if (oneIn(4)) {
      model::Label label{{id}, "Name", model::LabelStyle::Woods, key, offset(), offset(), angle / 4, 0.3};
      if (oneIn(2)) label.font = model::LabelFont::Serif;
      if (oneIn(2)) {
        const hex::Point way[] = {{offset(), offset()}, {offset(), offset()}, {offset(), offset()}};
        label.path = model::labelPathText(way);
      }
      battle.all<model::Label>().put(label);
    }
  });
  return battle;
}

/// Calls `visit(orientation, shifted)` for the four of them.
template <class Visit>
void forEachGrid(Visit&& visit) {
  for (const hex::Orientation orientation : {hex::Orientation::Flat, hex::Orientation::Pointy}) {
    for (const hex::Shifted shifted : {hex::Shifted::Odd, hex::Shifted::Even}) {
      SCOPED_TRACE(std::string(model::toText(orientation)) + " " + std::string(model::toText(shifted)));
      visit(orientation, shifted);
    }
  }
}

}  // namespace redoubt::testing
