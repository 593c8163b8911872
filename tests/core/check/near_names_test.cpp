#include "core/check/set_up/near_names.h"

#include <gtest/gtest.h>

namespace redoubt::check {
namespace {

std::vector<NamedRow> rows(std::initializer_list<const char*> names) {
  std::vector<NamedRow> result;
  for (const char* name : names) result.push_back({static_cast<std::int64_t>(result.size()) + 1, name});
  return result;
}

TEST(NearNames, IgnoreSpacesPunctuationCaseAndDiacritics) {
  const NearNames near = nearNames("I/2 m.źżb", rows({"I/2 M. ZZB", "II/2 M. ZZB"}));
  ASSERT_TRUE(near.clear);
  EXPECT_EQ(near.clear->id, 1);
  EXPECT_EQ(near.names[0].distance, 0);
}

TEST(NearNames, AreNotClearWhereTwoAreEquallyNear) {
  const NearNames near = nearNames("4 Foot", rows({"1 Foot", "2 Foot"}));
  EXPECT_EQ(near.names.size(), 2u);
  EXPECT_FALSE(near.clear);
}

TEST(NearNames, AreNotClearWhereEvenTheNearestDiffersMuch) {
  const NearNames near = nearNames("Grenadiers", rows({"Grenadamer", "Sappers"}));
  ASSERT_EQ(near.names.size(), 1u);
  EXPECT_EQ(near.names[0].distance, 3);
  EXPECT_FALSE(near.clear);
}

TEST(NearNames, OfferAtMostThreeNearestFirst) {
  const NearNames near = nearNames("12 Foot", rows({"3 Foot", "13 Foot", "12 Foot", "22 Foot", "Sappers"}));
  ASSERT_EQ(near.names.size(), 3u);
  EXPECT_EQ(near.names[0].row.name, "12 Foot");
  EXPECT_EQ(near.names[1].row.name, "13 Foot");
  EXPECT_EQ(near.names[2].row.name, "22 Foot");
}

TEST(NearNames, OfferNothingForNothing) {
  EXPECT_TRUE(nearNames("Foot", {}).names.empty());
  EXPECT_FALSE(nearNames("Foot", {}).clear);
}

}  // namespace
}  // namespace redoubt::check
