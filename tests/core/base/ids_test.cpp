#include "core/base/ids.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace redoubt {
namespace {

constexpr std::int64_t kLast = (std::int64_t{1} << 53) - 1;

TEST(HashedId, IsTheSameForeverOnEveryMachine) {
  // Shipped battles are built from slugs: these numbers are in files.
  EXPECT_EQ(hashedId("unit", "raclawice/pl/i-2-m-bkn"), hashedId("unit", "raclawice/pl/i-2-m-bkn"));
  static_assert(sizeof(hashedId("", "")) == 8);
  EXPECT_EQ(hashedId("unit", "a"), 3455989203054494) << "ids of shipped data must never change";
}

TEST(HashedId, TellsTablesAndKeysApart) {
  std::set<std::int64_t> ids;
  int made = 0;
  for (const char* table : {"unit", "leader", "army", "a", "aa"}) {
    for (int i = 0; i < 20'000; ++i) {
      const std::int64_t id = hashedId(table, "key-" + std::to_string(i));
      EXPECT_GE(id, 1);
      EXPECT_LE(id, kLast);
      ids.insert(id);
      ++made;
    }
  }
  EXPECT_EQ(ids.size(), static_cast<std::size_t>(made));
  EXPECT_NE(hashedId("a", "b:c"), hashedId("a:b", "d"));
}

TEST(RandomId, Is53BitsAndNeverTwiceTheSame) {
  std::set<std::int64_t> ids;
  for (int i = 0; i < 100'000; ++i) {
    const std::int64_t id = randomId();
    ASSERT_GE(id, 1);
    ASSERT_LE(id, kLast);
    ASSERT_TRUE(ids.insert(id).second);
  }
  EXPECT_GT(*ids.rbegin(), kLast / 2);
}

TEST(Id, ZeroIsNoRow) {
  struct Row {};
  EXPECT_FALSE(Id<Row>{});
  EXPECT_TRUE(Id<Row>{1});
  EXPECT_LT(Id<Row>{1}, Id<Row>{2});
}

}  // namespace
}  // namespace redoubt
