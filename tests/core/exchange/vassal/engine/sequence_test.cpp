#include "tests/core/exchange/vassal/engine/sequence.h"

#include <gtest/gtest.h>

namespace redoubt::exchange::vassal::engine {
namespace {

using Texts = std::vector<std::string>;

TEST(Sequence, PacksAndUnpacksWhatItIsGiven) {
  for (const Texts& texts : {Texts{"a", "b"}, Texts{""}, Texts{"", ""}, Texts{"a;b", "c"}, Texts{"a;b;c;"},
                             Texts{"'a'"}, Texts{"a\\", "b"}, Texts{";", ";"}, Texts{"'", "x"}, Texts{"\\;x", "y"}}) {
    EXPECT_EQ(unpacked(packed(texts, ';'), ';'), texts) << packed(texts, ';');
  }
}

TEST(Sequence, EscapesNothingButTheSeparator) {
  EXPECT_EQ(packed({"a;b\\c", "d"}, ';'), "a\\;b\\c;d");
  EXPECT_EQ(packed({"a\\", "d"}, ';'), "'a\\';d");
  EXPECT_EQ(packed({"A", packed({"B", "C"}, ',')}, ','), "A,B\\,C");
}

TEST(Sequence, AnEmptyTextIsOneTokenButNoItemOfAList) {
  EXPECT_EQ(unpacked("", ';').size(), 1U);
  EXPECT_EQ(listIn("").size(), 0U);
  EXPECT_EQ(listIn("a,,b\\,c"), (Texts{"a", "", "b,c"}));
}

TEST(Sequence, NumbersAreThoseOfJava) {
  EXPECT_EQ(javaInt("-12"), -12);
  for (const char* bad : {"", "47.4", " 1", "1 ", "99999999999", "1e3", "x"}) EXPECT_FALSE(javaInt(bad)) << bad;
  EXPECT_EQ(javaDouble("47.4"), 47.4);
  for (const char* bad : {"", "nan", "inf", "1,5"}) EXPECT_FALSE(javaDouble(bad)) << bad;
}

TEST(Sequence, KeysAreCodesOrNames) {
  for (const char* good : {"", "F", "70,130", "57344,0,Flip"}) EXPECT_TRUE(isKey(good)) << good;
  for (const char* bad : {"Flip", "70,", "70,130,", "a,b", "1,2,3,4"}) EXPECT_FALSE(isKey(bad)) << bad;
  EXPECT_TRUE(isSameKey("57344,0,Flip", "57399,0,Flip"));
  EXPECT_TRUE(isSameKey("F", "70,130"));
  EXPECT_FALSE(isSameKey("70,130", "70,0"));
  EXPECT_FALSE(isSameKey("", ""));
}

TEST(Sequence, ColoursHaveThreeOrFourParts) {
  for (const char* good : {"", "0,0,0", "255,255,255", "1,2,3,4"}) EXPECT_TRUE(isColour(good)) << good;
  for (const char* bad : {"red", "0,0", "256,0,0", "-1,0,0", "0,0,0,0,0"}) EXPECT_FALSE(isColour(bad)) << bad;
}

}  // namespace
}  // namespace redoubt::exchange::vassal::engine
