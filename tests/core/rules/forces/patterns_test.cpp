#include "core/rules/forces/patterns.h"

#include <gtest/gtest.h>

namespace redoubt::rules {
namespace {

using Names = std::vector<std::string>;
using Broken = PatternFault::Kind;

TEST(Patterns, TheFirstBracesChangeTheFastest) {
  EXPECT_EQ(generated("{1-2}/{I-II}/3 pp").names, (Names{"1/I/3 pp", "2/I/3 pp", "1/II/3 pp", "2/II/3 pp"}));
}

TEST(Patterns, RangesAreOfNumbersNumeralsAndLetters) {
  EXPECT_EQ(generated("{VIII-X}/2 M. BKN").names, (Names{"VIII/2 M. BKN", "IX/2 M. BKN", "X/2 M. BKN"}));
  EXPECT_EQ(generated("H {A-C}").names, (Names{"H A", "H B", "H C"}));
  EXPECT_EQ(generated("H {C-E}").names, (Names{"H C", "H D", "H E"})) << "letters, though C and D are numerals";
  EXPECT_EQ(generated("H {I-V}").names.size(), 5u) << "numerals, for they begin with the first";
  EXPECT_EQ(generated("{i-iii}").names, (Names{"i", "ii", "iii"}));
  EXPECT_EQ(generated("{08-10}").names, (Names{"08", "09", "10"}));
  EXPECT_EQ(generated("{1,3, 5}/kos").names, (Names{"1/kos", "3/kos", "5/kos"}));
  EXPECT_EQ(generated("{1-2,Guard}").names, (Names{"1", "2", "Guard"}));
}

TEST(Patterns, SeveralFollowEachOtherAndTheRunningNumberGoesOn) {
  EXPECT_EQ(generated("{1-2} art.; Guard #; ").names, (Names{"1 art.", "2 art.", "Guard 3"}));
  EXPECT_TRUE(generated("  ").names.empty());
  EXPECT_FALSE(generated("  ").fault);
}

TEST(Patterns, WhatIsWrongHasItsPlace) {
  EXPECT_EQ(generated("a {1-2").fault, (PatternFault{Broken::NotClosed, 2, "{1-2"}));
  EXPECT_EQ(generated("a 1}").fault, (PatternFault{Broken::NotOpened, 3, "}"}));
  EXPECT_EQ(generated("a; {}").fault, (PatternFault{Broken::Empty, 4, "{}"}));
  EXPECT_EQ(generated("{1-IV}").fault, (PatternFault{Broken::NotARange, 1, "1-IV"}));
  EXPECT_EQ(generated("{4-1}").fault, (PatternFault{Broken::Backwards, 1, "4-1"}));
  EXPECT_EQ(generated("{1-99}{1-99}").fault->kind, Broken::TooMany);
  EXPECT_EQ(generated("{1-999999}").fault->kind, Broken::TooMany);
}

TEST(Patterns, NumeralsAreWrittenInOneWay) {
  for (int number = 1; number < 4000; ++number) EXPECT_EQ(romanNumber(romanText(number)), number);
  for (const char* other : {"", "IIII", "VX", "IC", "ABC", "iv"}) EXPECT_FALSE(romanNumber(other)) << other;
}

}  // namespace
}  // namespace redoubt::rules
