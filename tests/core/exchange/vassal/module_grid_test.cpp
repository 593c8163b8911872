#include "core/exchange/vassal/module_grid.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/core/exchange/vassal/engine/engine.h"

// The names and centres of hexes as the engine's own arithmetic has them, by a stand-in that shares nothing with us.
namespace redoubt::exchange::vassal {
namespace {

enum class Numbers { Plain, Separated, Letters, ManyDigits, Falling };

struct GridCase {
  hex::Orientation orientation;
  hex::Shifted shifted;
  hex::NumberOrder order;
  int first;
  Numbers numbers;
};

hex::LayoutSpec specOf(const GridCase& each) {
  hex::LayoutSpec spec;
  spec.orientation = each.orientation;
  spec.shifted = each.shifted;
  spec.firstColumn = each.first;
  spec.firstRow = each.first + 1;
  spec.columns = 23;
  spec.rows = 17;
  spec.numberOrder = each.order;
  spec.columnBase = spec.rowBase = 1 - std::min(each.first, 1);
  if (each.numbers == Numbers::Separated) spec.numberSeparator = ".";
  if (each.numbers == Numbers::Letters) spec.columnStyle = hex::NumberStyle::Letters;
  if (each.numbers == Numbers::ManyDigits) spec.columnDigits = spec.rowDigits = 3;
  if (each.numbers == Numbers::Falling) {
    spec.rowStep = -1;
    spec.rowBase = 60;
  }
  return spec;
}

engine::Grid gridOf(BoardGeometry& geometry) {
  // As the artwork does it: the anchor on whole pixels.
  geometry.setOrigin({0, 0});
  const hex::Point at = geometry.centre(geometry.anchor());
  geometry.setOrigin({100 - at.x, 120 - at.y});
  Element board("VASSAL.build.module.map.boardPicker.Board");
  geometry.addGrid(board);
  std::vector<std::string> problems;
  const auto element = engine::parseXml(board.document(), "board", problems);
  const auto grid = engine::gridOf(*element, 4000, 4000, "board", problems);
  EXPECT_TRUE(problems.empty()) << problems.front();
  return *grid;
}

TEST(ModuleGrid, CallsEveryHexAsItIsPrintedInEveryLayout) {
  int layouts = 0;
  for (const auto orientation : {hex::Orientation::Pointy, hex::Orientation::Flat}) {
    for (const auto shifted : {hex::Shifted::Odd, hex::Shifted::Even}) {
      for (const auto order : {hex::NumberOrder::ColumnRow, hex::NumberOrder::RowColumn}) {
        for (const int first : {-3, 0, 1, 2}) {
          for (const Numbers numbers : {Numbers::Plain, Numbers::Separated, Numbers::Letters, Numbers::ManyDigits,
                                        Numbers::Falling}) {
            const auto made = hex::Layout::make(specOf({orientation, shifted, order, first, numbers}));
            if (!std::holds_alternative<hex::Layout>(made)) continue;
            ++layouts;
            const auto& layout = std::get<hex::Layout>(made);
            BoardGeometry geometry(layout, 47.3);
            const engine::Grid grid = gridOf(geometry);
            int wrong = 0;
            double farthest = 0;
            layout.forEachHex([&](hex::HexKey key) {
              const hex::Point centre = geometry.centre(key);
              const engine::Place place{static_cast<int>(std::lround(centre.x)),
                                        static_cast<int>(std::lround(centre.y))};
              if (grid.nameAt(place) != layout.number(key)) ++wrong;
              if (grid.shape != engine::Grid::Shape::Hexes) return;
              const engine::Place snapped = grid.snapped(place);
              farthest = std::max({farthest, std::abs(snapped.x - centre.x), std::abs(snapped.y - centre.y)});
            });
            const std::string name = std::to_string(static_cast<int>(orientation)) + " " +
                                     std::to_string(static_cast<int>(shifted)) + " " +
                                     std::to_string(static_cast<int>(order)) + " " + std::to_string(first) + " " +
                                     std::to_string(static_cast<int>(numbers));
            EXPECT_EQ(wrong, 0) << name;
            EXPECT_LE(farthest, 0.5) << name;
            EXPECT_EQ(grid.shape == engine::Grid::Shape::Hexes, numbers != Numbers::Falling) << name;
          }
        }
      }
    }
  }
  EXPECT_GE(layouts, 100);
}

}  // namespace
}  // namespace redoubt::exchange::vassal
