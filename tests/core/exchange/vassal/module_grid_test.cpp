#include "core/exchange/vassal/module_grid.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/core/exchange/vassal/engine/engine.h"

// The names and centres of hexes as the engine's own arithmetic has them, by a stand-in that shares nothing with us.
namespace redoubt::exchange::vassal {
namespace {

enum class Numbers { Plain, Separated, Letters, ManyDigits, Falling, BothFalling, ManyLetters };

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
  if (each.numbers == Numbers::BothFalling) {
    spec.rowStep = spec.columnStep = -1;
    spec.rowBase = spec.columnBase = 70;
  }
  if (each.numbers == Numbers::ManyLetters) {
    spec.columnStyle = hex::NumberStyle::Letters;
    spec.columnBase += 20;
  }
  return spec;
}

engine::Grid gridOf(BoardGeometry& geometry) {
  // As the artwork does it: the anchor on whole pixels.
  geometry.setOrigin({0, 0});
  const hex::Point at = geometry.centre(geometry.anchor());
  geometry.setOrigin({100 - at.x, 120 - at.y});
  geometry.setSize(3987, 4123);
  Element board("VASSAL.build.module.map.boardPicker.Board");
  geometry.addGrid(board);
  std::vector<std::string> problems;
  const auto element = engine::parseXml(board.document(), "board", problems);
  const auto grid = engine::gridOf(*element, 3987, 4123, "board", problems);
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
                                        Numbers::Falling, Numbers::BothFalling, Numbers::ManyLetters}) {
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
            EXPECT_EQ(grid.shape == engine::Grid::Shape::Hexes, numbers != Numbers::ManyLetters) << name;
          }
        }
      }
    }
  }
  EXPECT_GE(layouts, 100);
}

// Where markers may lie on hexsides, their middles and the centres are the engine's own places, and hexes keep names.
TEST(ModuleGrid, PutsHexsidesWhereTheEngineSnapsThem) {
  for (const auto orientation : {hex::Orientation::Pointy, hex::Orientation::Flat}) {
    for (const auto shifted : {hex::Shifted::Odd, hex::Shifted::Even}) {
      for (const double pixels : {44.0, 46.0, 47.3, 61.0, 112.0}) {
        const auto made =
            hex::Layout::make(specOf({orientation, shifted, hex::NumberOrder::ColumnRow, 1, Numbers::Plain}));
        const auto& layout = std::get<hex::Layout>(made);
        BoardGeometry geometry(layout, pixels);
        geometry.allowHexsides(true);
        const engine::Grid grid = gridOf(geometry);
        EXPECT_TRUE(grid.edges);
        int wrong = 0;
        layout.forEachHex([&](hex::HexKey key) {
          const hex::Point centre = geometry.centre(key);
          const engine::Place place{static_cast<int>(std::lround(centre.x)), static_cast<int>(std::lround(centre.y))};
          wrong += grid.snapped(place) == place && grid.nameAt(place) == layout.number(key) ? 0 : 1;
          for (int side = 0; side < hex::kSides; ++side) {
            const hex::Point middle = geometry.sideMiddle(key, side);
            const engine::Place on{static_cast<int>(middle.x), static_cast<int>(middle.y)};
            wrong += grid.snapped(on) == on ? 0 : 1;
            const auto beyond = layout.neighbour(key, side);
            if (!beyond) continue;
            const hex::Point other = geometry.centre(*beyond);
            wrong += std::hypot(middle.x - (centre.x + other.x) / 2, middle.y - (centre.y + other.y) / 2) < 1.2 ? 0 : 1;
            wrong += geometry.sideMiddle(*beyond, (side + 3) % hex::kSides) == middle ? 0 : 1;
          }
        });
        EXPECT_EQ(wrong, 0) << pixels << " " << static_cast<int>(orientation);
      }
    }
  }
}

}  // namespace
}  // namespace redoubt::exchange::vassal
