#include "core/base/error.h"

#include <gtest/gtest.h>

#include <set>

namespace redoubt {
namespace {

TEST(Error, SaysWhatItIsAboutBeforeWhatIsWrong) {
  const Error error(ErrorCode::ReadOnly, "it can't be written.", "/some/a.battle");
  EXPECT_STREQ(error.what(), "/some/a.battle: it can't be written.");
  EXPECT_EQ(error.sentence(), "it can't be written.");
  EXPECT_EQ(error.context(), "/some/a.battle");
  EXPECT_EQ(error.code(), ErrorCode::ReadOnly);
  EXPECT_STREQ(Error(ErrorCode::Internal, "Why.").what(), "Why.");
}

TEST(Error, CodesHaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (int code = 0; code <= static_cast<int>(ErrorCode::Internal); ++code) {
    EXPECT_TRUE(names.insert(toText(static_cast<ErrorCode>(code))).second);
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(ErrorCode::Internal) + 1);
}

}  // namespace
}  // namespace redoubt
