#include "core/scan/numbered_grid.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/base/error.h"

namespace redoubt::scan::test {
namespace {

// The numbers of some hexes of a map, a little off their middles and all of them too high, as prints have them.
std::vector<TypedNumber> typed(const hex::Layout& layout, std::initializer_list<int> hexes) {
  const auto all = layout.allHexes();
  std::vector<TypedNumber> numbers;
  double off = 1;
  for (const int at : hexes) {
    const hex::HexKey key = all[static_cast<std::size_t>(at) % all.size()];
    const hex::Point place = layout.centre(key);
    numbers.push_back({layout.number(key), {400 + 50 * place.x + off, 300 + 50 * place.y - 18 - off}});
    off = -off;
  }
  return numbers;
}

constexpr std::initializer_list<int> kSpread{0, 17, 53, 88, 121, 140, 199, 230};

TEST(NumberedGrid, EveryLayoutIsSolvedFromSomeOfItsNumbers) {
  for (const hex::SolvedLayout& candidate : hex::candidateLayouts()) {
    const hex::Layout layout = std::get<hex::Layout>(hex::Layout::make(hex::sheet(candidate, 18, 13)));
    const NumberedGrids grids = gridFromNumbers(typed(layout, kSpread));
    ASSERT_EQ(grids.fitting.size(), 1u) << candidate.name;
    const NumberedGrid& grid = grids.fitting.front();
    // The shift is about coordinates, which have other bases in a sheet.
    EXPECT_EQ(grid.spec.orientation, candidate.spec.orientation) << candidate.name;
    EXPECT_EQ(grid.spec.numberOrder, candidate.spec.numberOrder) << candidate.name;
    EXPECT_EQ(grid.spec.columnStep, candidate.spec.columnStep) << candidate.name;
    EXPECT_EQ(grid.spec.rowStep, candidate.spec.rowStep) << candidate.name;
    EXPECT_NEAR(grid.pixelsPerHex, 50, 1) << candidate.name;
    EXPECT_FALSE(grids.decider) << candidate.name;
    // What the solved layout calls a hex lies where the map has it.
    const auto made = hex::Layout::make(grid.spec);
    ASSERT_TRUE(std::holds_alternative<hex::Layout>(made)) << candidate.name;
    const auto& solved = std::get<hex::Layout>(made);
    for (const hex::HexKey key : layout.allHexes()) {
      const auto same = solved.parse(layout.number(key));
      if (!same) continue;
      const Pixel at = grid.registration.toPicture(solved.centre(*same));
      EXPECT_NEAR(at.x, 400 + 50 * layout.centre(key).x, 4) << candidate.name << ' ' << layout.number(key);
      EXPECT_NEAR(at.y, 300 + 50 * layout.centre(key).y - 18, 4) << candidate.name;
    }
  }
}

TEST(NumberedGrid, LettersAndSeparatorsAreKept) {
  hex::LayoutSpec spec;
  spec.columns = spec.rows = 14;
  spec.columnStyle = hex::NumberStyle::Letters;
  const hex::Layout letters = std::get<hex::Layout>(hex::Layout::make(spec));
  const NumberedGrids grids = gridFromNumbers(typed(letters, kSpread));
  EXPECT_EQ(grids.fitting.front().spec.columnStyle, hex::NumberStyle::Letters);
  spec.columnStyle = hex::NumberStyle::Digits;
  spec.numberSeparator = ".";
  const hex::Layout dotted = std::get<hex::Layout>(hex::Layout::make(spec));
  EXPECT_EQ(gridFromNumbers(typed(dotted, kSpread)).fitting.front().spec.numberSeparator, ".");
}

TEST(NumberedGrid, SaysWhichHexWouldDecide) {
  // Hexes of every second row alone say nothing about the rows between.
  hex::LayoutSpec spec;
  const hex::Layout layout = std::get<hex::Layout>(hex::Layout::make(spec));
  std::vector<TypedNumber> numbers;
  for (const char* number : {"0202", "1004", "1612", "0318", "0806"}) {
    const hex::Point place = layout.centre(*layout.parse(number));
    numbers.push_back({number, {50 * place.x, 50 * place.y}});
  }
  const NumberedGrids grids = gridFromNumbers(numbers);
  ASSERT_GE(grids.fitting.size(), 2u);
  ASSERT_TRUE(grids.decider);
  const int column = std::stoi(grids.decider->substr(0, 2)), row = std::stoi(grids.decider->substr(2));
  EXPECT_TRUE(column >= 2 && column <= 16 && row >= 2 && row <= 18) << *grids.decider << " may lie beside the map";
  const hex::Point place = layout.centre(*layout.parse(*grids.decider));
  numbers.push_back({*grids.decider, {50 * place.x, 50 * place.y}});
  EXPECT_EQ(gridFromNumbers(numbers).fitting.size(), 1u);
}

TEST(NumberedGrid, OfAPhotographIsSolvedToo) {
  const hex::Layout layout;
  std::vector<TypedNumber> numbers;
  for (const char* number : {"0101", "2001", "2020", "0120", "1010", "0511", "1605"}) {
    const hex::Point place = layout.centre(*layout.parse(number));
    const double depth = 1 + 0.02 * place.x + 0.01 * place.y;
    numbers.push_back({number, {60 * place.x / depth, 60 * place.y / depth}});
  }
  const NumberedGrids grids = gridFromNumbers(numbers);
  ASSERT_EQ(grids.fitting.size(), 1u);
  EXPECT_EQ(grids.fitting.front().spec.shifted, layout.spec().shifted);
  EXPECT_EQ(grids.fitting.front().registration.fit(), Fit::Perspective);
}

TEST(NumberedGrid, FiveNumbersAreEnoughForAPhotographAndFourAreTooFew) {
  const hex::Layout layout;
  std::vector<TypedNumber> numbers;
  for (const char* number : {"0102", "1502", "1510", "0210", "0807"}) {
    const hex::Point place = layout.centre(*layout.parse(number));
    const double depth = 1 + 0.02 * place.x + 0.01 * place.y;
    numbers.push_back({number, {60 * place.x / depth, 60 * place.y / depth}});
  }
  const NumberedGrids grids = gridFromNumbers(numbers);
  ASSERT_EQ(grids.fitting.size(), 1u);
  EXPECT_EQ(grids.fitting.front().spec.shifted, layout.spec().shifted);
  numbers.pop_back();
  try {
    gridFromNumbers(numbers);
    FAIL() << "four points lie anywhere in perspective";
  } catch (const Error& error) {
    EXPECT_EQ(error.phrase().key(), "errors.scan.no-flat-layout");
  }
}

TEST(NumberedGrid, FillsThePicture) {
  hex::LayoutSpec spec;
  spec.columns = 12;
  spec.rows = 9;
  const hex::Layout layout = std::get<hex::Layout>(hex::Layout::make(spec));
  const NumberedGrids grids = gridFromNumbers(typed(layout, {0, 20, 40, 60, 85, 99}));
  const hex::Bounds bounds = layout.bounds();
  const hex::LayoutSpec whole = filling(grids.fitting.front(), 400 + 50 * bounds.right, 300 + 50 * bounds.bottom - 25);
  EXPECT_EQ(whole.columns + whole.firstColumn - 1, 12);
  EXPECT_EQ(whole.rows + whole.firstRow - 1, 9);
}

std::string refusal(std::initializer_list<TypedNumber> numbers) {
  try {
    gridFromNumbers(std::vector<TypedNumber>(numbers));
  } catch (const Error& error) {
    return error.phrase().key();
  }
  return "";
}

TEST(NumberedGrid, RefusesWhatMakesNoGrid) {
  EXPECT_EQ(refusal({{"0101", {0, 0}}}), "errors.scan.too-few-numbers");
  EXPECT_EQ(refusal({{"0101", {0, 0}}, {"x", {50, 0}}, {"0201", {50, 10}}, {"0301", {0, 80}}}),
            "errors.scan.no-number");
  EXPECT_EQ(
      refusal({{"0101", {0, 0}}, {"0901", {10, 700}}, {"0909", {900, 10}}, {"0109", {300, 400}}, {"0505", {0, 900}}}),
      "errors.scan.no-layout");
}

}  // namespace
}  // namespace redoubt::scan::test
