#include "core/base/rational.h"

#include <gtest/gtest.h>

#include <vector>

namespace redoubt {
namespace {

TEST(Rational, IsKeptInLowestTermsWithThePositiveSignBelow) {
  EXPECT_EQ(Rational(2, 4), Rational(1, 2));
  EXPECT_EQ(Rational(3, -6), Rational(-1, 2));
  EXPECT_EQ(Rational(3, -6).denominator(), 2);
  EXPECT_EQ(Rational(0, 7), Rational());
  EXPECT_TRUE(Rational(8, 4).isWhole());
  EXPECT_FALSE(Rational(1, 3).isWhole());
}

TEST(Rational, ReckonsExactly) {
  EXPECT_EQ(Rational(1, 3) + Rational(1, 6), Rational(1, 2));
  EXPECT_EQ(Rational(1, 2) - 1, Rational(-1, 2));
  EXPECT_EQ(Rational(2, 3) * Rational(3, 4), Rational(1, 2));
  EXPECT_EQ(Rational(4) / 3, Rational(4, 3));
  Rational tenths;
  for (int i = 0; i < 10; ++i) tenths += Rational(1, 10);
  EXPECT_EQ(tenths, 1);
  tenths -= Rational(1, 4);
  EXPECT_EQ(tenths, Rational(3, 4));
}

TEST(Rational, ComparesByValue) {
  EXPECT_LT(Rational(1, 3), Rational(1, 2));
  EXPECT_LT(Rational(-1, 2), Rational(-1, 3));
  EXPECT_GT(Rational(7, 2), 3);
  EXPECT_LE(Rational(6, 2), 3);
}

TEST(Rational, OrdersAsItsDifferencesSay) {
  std::vector<Rational> all;
  for (int above = -6; above <= 6; ++above) {
    for (int below = 1; below <= 6; ++below) all.emplace_back(above, below);
  }
  for (const Rational a : all) {
    for (const Rational b : all) {
      EXPECT_EQ(a<b, (b - a).numerator()> 0) << toText(a) << ' ' << toText(b);
      EXPECT_EQ(a + b - b, a);
    }
  }
}

TEST(Rational, IsWrittenAsPeopleWriteIt) {
  EXPECT_EQ(toText(Rational(3)), "3");
  EXPECT_EQ(toText(Rational(-1, 2)), "-1/2");
}

TEST(RationalFromText, TakesWholeNumbersFractionsAndDecimals) {
  EXPECT_EQ(rationalFromText("3"), Rational(3));
  EXPECT_EQ(rationalFromText("1/2"), Rational(1, 2));
  EXPECT_EQ(rationalFromText("-3/6"), Rational(-1, 2));
  EXPECT_EQ(rationalFromText("0.25"), Rational(1, 4));
  EXPECT_EQ(rationalFromText("-1.05"), Rational(-21, 20));
  EXPECT_EQ(rationalFromText("999999999"), Rational(999'999'999));
}

TEST(RationalFromText, RefusesAllElse) {
  for (const char* text : {"", "-", "1/", "/2", "1/0", "1/-2", "--1", "1.", ".5", "1e3", " 1", "1/2/3", "1.2.3", "half",
                           "1234567890", "1/1234567", "0.1234567"}) {
    EXPECT_EQ(rationalFromText(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace redoubt
