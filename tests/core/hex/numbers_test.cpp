#include "core/hex/numbers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "tests/core/hex/layouts.h"

namespace redoubt::hex {
namespace {

std::vector<HexKey> hexes(const Layout& layout, std::string_view text) {
  const auto parsed = parseNumbers(layout, text);
  if (const auto* error = std::get_if<NumbersError>(&parsed)) {
    ADD_FAILURE() << error->word;
    return {};
  }
  return std::get<std::vector<HexKey>>(parsed);
}

NumbersError mistake(const Layout& layout, std::string_view text) {
  const auto parsed = parseNumbers(layout, text);
  const auto* error = std::get_if<NumbersError>(&parsed);
  EXPECT_TRUE(error) << text;
  return error ? *error : NumbersError{};
}

TEST(Numbers, ARangeRunsAlongARow) {
  const auto found = hexes(raclawice(), "1227-3427 0126");
  ASSERT_EQ(found.size(), 24u);
  EXPECT_EQ(found.front(), HexKey::at(12, 27));
  EXPECT_EQ(found[22], HexKey::at(34, 27));
  EXPECT_EQ(found.back(), HexKey::at(1, 26));
}

TEST(Numbers, ARangeRunsAlongAColumnAndBackwards) {
  const std::vector<HexKey> expected = {HexKey::at(3, 7), HexKey::at(3, 6), HexKey::at(3, 5)};
  EXPECT_EQ(hexes(raclawice(), "0307-0305"), expected);
  EXPECT_EQ(hexes(raclawice(), "0307–0305"), expected);
}

TEST(Numbers, AreReadInTheOrderGivenAndEachHexOnce) {
  const std::vector<HexKey> expected = {HexKey::at(5, 5), HexKey::at(1, 1), HexKey::at(1, 2), HexKey::at(1, 3)};
  EXPECT_EQ(hexes(raclawice(), " 0505, 0101-0103;0102\n0505\t"), expected);
  EXPECT_TRUE(hexes(raclawice(), "  ").empty());
}

TEST(Numbers, ARangeOfOneHexIsThatHex) {
  EXPECT_EQ(hexes(raclawice(), "0505-0505"), std::vector{HexKey::at(5, 5)});
}

TEST(Numbers, SayWhichWordIsWrongAndWhere) {
  const Layout layout = raclawice();
  EXPECT_EQ(mistake(layout, "0101 12x7 99"), (NumbersError{NumbersProblem::NotANumber, "12x7", 5}));
  EXPECT_EQ(mistake(layout, "0101, 0102-"), (NumbersError{NumbersProblem::NotANumber, "0102-", 6}));
  EXPECT_EQ(mistake(layout, "0101-0103-0105"), (NumbersError{NumbersProblem::NotANumber, "0101-0103-0105", 0}));
  EXPECT_EQ(mistake(layout, "0101 4101"), (NumbersError{NumbersProblem::NoSuchHex, "4101", 5}));
  EXPECT_EQ(mistake(layout, "0101-0131"), (NumbersError{NumbersProblem::NoSuchHex, "0131", 5}));
  EXPECT_EQ(mistake(layout, "0100-0131"), (NumbersError{NumbersProblem::NoSuchHex, "0100", 0}));
  EXPECT_EQ(mistake(layout, "0101 0203-0304"), (NumbersError{NumbersProblem::NotInLine, "0203-0304", 5}));
}

TEST(Ranges, AreWrittenForThreeHexesInALineAndMore) {
  const Layout layout = raclawice();
  EXPECT_EQ(toRanges(layout, hexes(layout, "1227-3427")), "1227-3427");
  EXPECT_EQ(toRanges(layout, hexes(layout, "0103 0102 0101")), "0101-0103");
  EXPECT_EQ(toRanges(layout, hexes(layout, "0102 0101")), "0101 0102");
  EXPECT_EQ(toRanges(layout, hexes(layout, "1227-3427 0126")), "0126 1227-3427");
  EXPECT_EQ(toRanges(layout, {}), "");
}

TEST(Ranges, LeaveOutRepetitionsAndHexesWithoutNumber) {
  const Layout layout = raclawice();
  EXPECT_EQ(toRanges(layout, {HexKey::at(5, 5), HexKey::at(5, 5), HexKey::at(-5, 5)}), "0505");
}

TEST(Ranges, FollowThePrintedNumbersWhateverTheirDirection) {
  LayoutSpec spec;
  spec.columnStep = -1;
  spec.columnBase = 21;
  spec.numberOrder = NumberOrder::RowColumn;
  const Layout layout = laidOut(spec);
  EXPECT_EQ(toRanges(layout, hexes(layout, "0309-0301")), "0301-0309");
  EXPECT_EQ(hexes(layout, "0301-0302"), (std::vector{HexKey::at(20, 3), HexKey::at(19, 3)}));
}

TEST(Ranges, RunDownAColumnCountedFromTheBottom) {
  LayoutSpec spec;
  spec.rowStep = -1;
  spec.rowBase = 21;
  const Layout layout = laidOut(spec);
  EXPECT_EQ(toRanges(layout, hexes(layout, "0309-0301 0401 0501")), "0301-0309 0401 0501");
}

TEST(Ranges, TakeTheLongerOfTwoWays) {
  const Layout layout = raclawice();
  EXPECT_EQ(toRanges(layout, hexes(layout, "0101-0103 0201-0401")), "0101-0401 0102 0103");
}

TEST(Ranges, AreReadBackAsTheSameHexesOnEveryNumbering) {
  std::mt19937 generator(1794);  // NOLINT: the same hexes on every run
  LayoutSpec grid;
  grid.columns = 9;
  grid.rows = 8;
  for (const LayoutSpec& spec : numberings(grid)) {
    SCOPED_TRACE(described(spec));
    const Layout layout = laidOut(spec);
    for (int share = 1; share <= 8; ++share) {
      std::set<HexKey> chosen;
      for (const HexKey key : layout.allHexes()) {
        if (generator() % 8 < static_cast<unsigned>(share)) chosen.insert(key);
      }
      const auto read = hexes(layout, toRanges(layout, {chosen.begin(), chosen.end()}));
      EXPECT_EQ(read.size(), chosen.size());
      EXPECT_EQ(std::set<HexKey>(read.begin(), read.end()), chosen);
    }
  }
}

}  // namespace
}  // namespace redoubt::hex
