#include <gtest/gtest.h>

#include <climits>

#include "tests/core/hex/layouts.h"

namespace redoubt::hex {
namespace {

std::string complaint(const LayoutSpec& spec) {
  const auto made = Layout::make(spec);
  const auto* error = std::get_if<LayoutError>(&made);
  return error ? said(error->sentence()) : "";
}

TEST(LayoutMake, TakesThePlainMap) {
  EXPECT_EQ(complaint({}), "");
  EXPECT_EQ(laidOut({}), Layout());
  EXPECT_EQ(Layout().spec(), LayoutSpec{});
}

TEST(LayoutMake, RefusesSizesThatAreNone) {
  EXPECT_EQ(complaint({.columns = 0}), "A map needs at least one column.");
  EXPECT_EQ(complaint({.rows = -3}), "A map needs at least one row.");
  EXPECT_EQ(complaint({.rows = 1001}), "A map has at most 1000 rows.");
  EXPECT_EQ(complaint({.columns = INT_MAX}), "A map has at most 1000 columns.");
}

TEST(LayoutMake, RefusesHexesWithoutKeysAroundThem) {
  EXPECT_EQ(complaint({.firstColumn = -991}), "The columns of a map lie between -990 and 8989.");
  EXPECT_EQ(complaint({.firstColumn = INT_MIN}), "The columns of a map lie between -990 and 8989.");
  EXPECT_EQ(complaint({.firstRow = 8971}), "The rows of a map lie between -990 and 8989.");
  EXPECT_EQ(complaint({.firstRow = INT_MAX}), "The rows of a map lie between -990 and 8989.");
}

TEST(LayoutMake, RefusesNumbersBelowZeroOrBeforeA) {
  EXPECT_EQ(complaint({.firstColumn = -1}), "The column numbers would fall below zero.");
  EXPECT_EQ(complaint({.rowStep = -1}), "The row numbers would fall below zero.");
  EXPECT_EQ(complaint({.firstRow = 0, .rowStyle = NumberStyle::Letters}), "There is no letter before A for all rows.");
  EXPECT_EQ(complaint({.firstColumn = -1, .edgeLeft = EdgeKind::Unnumbered}), "");
}

TEST(LayoutMake, RefusesNumbersTooLongToBeToldApart) {
  EXPECT_EQ(complaint({.columns = 99}), "");
  EXPECT_EQ(complaint({.columns = 100}),
            "The column number 100 has more than 2 digits, and no separator tells columns from rows.");
  EXPECT_EQ(complaint({.columns = 100, .numberSeparator = "."}), "");
  EXPECT_EQ(complaint({.columns = 100, .columnDigits = 3}), "");
  EXPECT_EQ(complaint({.columns = 100, .rowStyle = NumberStyle::Letters}), "");
  EXPECT_EQ(complaint({.columnStyle = NumberStyle::Letters, .rowStyle = NumberStyle::Letters}),
            "Letters for columns and rows need a separator between them.");
}

TEST(LayoutMake, RefusesNonsenseInTheNumbering) {
  EXPECT_EQ(complaint({.columnStep = 2}), "The column numbers count in steps of 1 or -1.");
  EXPECT_EQ(complaint({.rowStep = 0}), "The row numbers count in steps of 1 or -1.");
  EXPECT_EQ(complaint({.columnDigits = 0}), "A column number has 1 to 6 digits.");
  EXPECT_EQ(complaint({.rowDigits = 7}), "A row number has 1 to 6 digits.");
  EXPECT_EQ(complaint({.columnBase = INT_MAX}), "The column numbers start too far from zero.");
  EXPECT_EQ(complaint({.rowBase = INT_MIN}), "The row numbers start too far from zero.");
}

TEST(LayoutMake, RefusesSeparatorsThatLookLikeNumbersOrLists) {
  for (const std::string& separator : {std::string(" "), std::string("0"), std::string("x"), std::string("Q"),
                                       std::string(","), std::string(".;"), std::string("\n"), std::string(1, '\0')}) {
    EXPECT_EQ(complaint({.numberSeparator = separator}),
              "A separator has no letters, digits, spaces, commas or semicolons.");
  }
  EXPECT_EQ(complaint({.numberSeparator = "........."}), "A separator is at most 8 bytes of UTF-8.");
  EXPECT_EQ(complaint({.numberSeparator = "\xff"}), "A separator is at most 8 bytes of UTF-8.");
  EXPECT_EQ(complaint({.numberSeparator = "·"}), "");
}

TEST(LayoutMake, RefusesMapsOfNothingButNotches) {
  EXPECT_EQ(complaint({.orientation = Orientation::Flat, .rows = 1, .edgeTop = EdgeKind::HalfUnnumbered}),
            "A map needs whole hexes between the half hexes of its edges.");
  EXPECT_EQ(complaint({.orientation = Orientation::Pointy, .rows = 1, .edgeTop = EdgeKind::HalfUnnumbered}), "");
  EXPECT_EQ(complaint({.orientation = Orientation::Pointy,
                       .columns = 2,
                       .edgeLeft = EdgeKind::HalfUnnumbered,
                       .edgeRight = EdgeKind::HalfUnnumbered}),
            "A map needs whole hexes between the half hexes of its edges.");
}

TEST(LayoutMake, TakesEveryLayoutTheLawsAreTestedOn) {
  for (const LayoutSpec& grid : grids()) {
    for (const LayoutSpec& spec : numberings(grid)) EXPECT_EQ(complaint(spec), "") << described(spec);
  }
}

}  // namespace
}  // namespace redoubt::hex
