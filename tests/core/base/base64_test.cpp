#include "core/base/base64.h"

#include <gtest/gtest.h>

namespace redoubt {
namespace {

// RFC 4648, section 10.
TEST(Base64, IsThatOfTheStandard) {
  const std::pair<const char*, const char*> cases[]{{"", ""},         {"f", "Zg=="},         {"fo", "Zm8="},
                                                    {"foo", "Zm9v"}, {"foob", "Zm9vYg=="}, {"fooba", "Zm9vYmE="},
                                                    {"foobar", "Zm9vYmFy"}};
  for (const auto& [bytes, text] : cases) {
    EXPECT_EQ(toBase64(bytes), text);
    EXPECT_EQ(fromBase64(text), bytes);
  }
}

TEST(Base64, GivesEveryByteBack) {
  std::string bytes;
  for (int i = 0; i < 1000; ++i) bytes += static_cast<char>(i * 7 & 255);
  EXPECT_EQ(fromBase64(toBase64(bytes)), bytes);
}

TEST(Base64, PassesOverWhiteSpaceAndMissingPadding) {
  EXPECT_EQ(fromBase64(" Zm\n9v\tYg "), "foob");
}

TEST(Base64, IsNoneOfOtherCharactersOrCutBytes) {
  for (const char* text : {"Zm9v!", "Z", "Zm9vY", "Zg==Zg==", "Zm9v-_"}) EXPECT_FALSE(fromBase64(text)) << text;
}

}  // namespace
}  // namespace redoubt
