#include <gtest/gtest.h>

#include "core/rules/vocabulary/shape_values.h"

namespace redoubt::rules {
namespace {

std::string words(const char* path, const char* json, const NameWords& names = {}) {
  const Term* term = termOf(path);
  EXPECT_TRUE(term) << path;
  return term ? said(valueWords(*term, json, names)) : std::string();
}

TEST(ValueWords, AreThoseThatPeopleUse) {
  EXPECT_EQ(words("fire/needs-sight", "true"), "yes");
  EXPECT_EQ(words("rounding", "\"half-up\""), "to the nearest, half up");
  EXPECT_EQ(words("movement/turning-cost", R"({"120": 2, "60": 1})").find('{'), std::string::npos);
  EXPECT_EQ(words("turns/count", "15"), "15");
}

TEST(ValueWords, CallThingsByTheirTitles) {
  const NameWords names = [](NameKind kind, std::string_view name) {
    return kind == NameKind::Arm && name == "infantry" ? Phrase("Foot") : Phrase(name);
  };
  EXPECT_EQ(words("facing/none", R"(["infantry"])", names), "Foot");
}

TEST(ValueWords, NumbersAreAsInPrint) {
  EXPECT_EQ(printedNumber(Rational(1, 2)), "½");
  EXPECT_EQ(printedNumber(Rational(-3, 2)), "−1½");
  EXPECT_EQ(printedNumber(Rational(7, 5)), "7/5");
  EXPECT_EQ(rangeText(3, 5), "3–5");
  EXPECT_EQ(rangeText(10, {}), "10+");
  EXPECT_EQ(rangeText({}, -1), "≤−1");
  EXPECT_EQ(rangeText(-3, 0), "−3…0");
  EXPECT_EQ(rangeText({}, {}), "");
}

}  // namespace
}  // namespace redoubt::rules
