#include "core/hex/line_hexes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/core/hex/layouts.h"

namespace redoubt::hex {
namespace {

std::set<Hex> hexesOf(const std::vector<LineHex>& crossings) {
  std::set<Hex> hexes;
  for (const LineHex& crossing : crossings) hexes.insert(crossing.hex);
  return hexes;
}

TEST(Crossings, BeginAndEndWithTheTwoHexes) {
  for (const Hex b : disc({}, 6)) {
    const auto found = lineHexes({}, b);
    EXPECT_EQ(found.front(), (LineHex{{}, false}));
    EXPECT_EQ(found.back(), (LineHex{b, false}));
    EXPECT_EQ(hexesOf(found).size(), found.size());
  }
}

TEST(Crossings, AlongARowOfHexesAreThoseHexesAlone) {
  for (int side = 0; side < kSides; ++side) {
    const Hex step = kSteps[static_cast<std::size_t>(side)];
    const Hex end{4 * step.q, 4 * step.r};
    std::vector<LineHex> expected;
    for (const Hex hex : line({}, end)) expected.push_back({hex, false});
    EXPECT_EQ(lineHexes({}, end), expected);
  }
}

TEST(Crossings, AlongAHexsideNameBothItsHexes) {
  // From a hex over one hexside to the hex beyond it, twice: (0,0) … (1,1) … (2,2).
  const std::vector<LineHex> expected = {{{0, 0}, false}, {{0, 1}, true}, {{1, 0}, true}, {{1, 1}, false},
                                         {{1, 2}, true},  {{2, 1}, true}, {{2, 2}, false}};
  EXPECT_EQ(lineHexes({0, 0}, {2, 2}), expected);
}

TEST(Crossings, AreTheSameHexesOnTheWayBack) {
  for (const Hex a : disc({}, 3)) {
    for (const Hex b : disc({1, -3}, 5)) EXPECT_EQ(hexesOf(lineHexes(a, b)), hexesOf(lineHexes(b, a)));
  }
}

TEST(Crossings, HoldTheWholeLine) {
  for (const Hex b : disc({}, 9)) {
    const auto hexes = hexesOf(lineHexes({}, b));
    for (const Hex hex : line({}, b)) EXPECT_TRUE(hexes.contains(hex));
  }
}

TEST(Crossings, AreWhatOneMeetsWalkingAlongTheLineInSmallSteps) {
  LayoutSpec spec;
  spec.orientation = Orientation::Flat;
  const Layout layout = laidOut(spec);
  for (const Hex b : disc({}, 6)) {
    std::set<Hex> entered;
    for (const LineHex& crossing : lineHexes({}, b)) {
      if (!crossing.onlyAlongSide) entered.insert(crossing.hex);
    }
    std::set<Hex> met;
    const Point end = layout.centre(b);
    constexpr int kSmallSteps = 997;  // prime, so that no step lies on a hexside crossed at a right angle
    for (int i = 0; i <= kSmallSteps; ++i) {
      const double part = static_cast<double>(i) / kSmallSteps;
      // A hair to both sides: what is met on one side only is only alongside.
      const Hex left = layout.toHex(layout.at({end.x * part - end.y * 1e-7, end.y * part + end.x * 1e-7}));
      const Hex right = layout.toHex(layout.at({end.x * part + end.y * 1e-7, end.y * part - end.x * 1e-7}));
      if (left == right) met.insert(left);
    }
    EXPECT_EQ(entered, met) << b.q << ", " << b.r;
  }
}

TEST(Crossings, AcrossAWholeSheetStayExact) {
  const auto found = lineHexes({-8000, 4000}, {8000, -4000 + 1});
  for (std::size_t i = 1; i < found.size(); ++i) ASSERT_LE(distance(found[i - 1].hex, found[i].hex), 1);
  EXPECT_EQ(found.back().hex, (Hex{8000, -3999}));
}

}  // namespace
}  // namespace redoubt::hex
