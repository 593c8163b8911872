#include "core/hex/keys.h"

#include <gtest/gtest.h>

#include <unordered_set>

namespace redoubt::hex {
namespace {

TEST(HexKey, OfHex1809IsWhatTheSchemaSays) {
  const HexKey key = HexKey::at(18, 9);
  EXPECT_EQ(key.value, 10'181'009);
  EXPECT_EQ(key.column(), 18);
  EXPECT_EQ(key.row(), 9);
}

TEST(HexKey, KeepsColumnAndRowOverTheWholeRange) {
  for (int column = -1000; column <= 8999; column += 37) {
    for (const int row : {-1000, -999, -1, 0, 1, 27, 8998, 8999}) {
      const auto key = HexKey::of(column, row);
      ASSERT_TRUE(key);
      EXPECT_TRUE(HexKey::isValid(key->value));
      EXPECT_EQ(key->column(), column);
      EXPECT_EQ(key->row(), row);
    }
  }
}

TEST(HexKey, RefusesColumnsAndRowsOutOfRange) {
  EXPECT_FALSE(HexKey::of(-1001, 0));
  EXPECT_FALSE(HexKey::of(0, -1001));
  EXPECT_FALSE(HexKey::of(9000, 0));
  EXPECT_FALSE(HexKey::of(0, 9000));
  EXPECT_FALSE(HexKey::isValid(-1));
  EXPECT_FALSE(HexKey::isValid(100'000'000));
  EXPECT_TRUE(HexKey::isValid(0));
  EXPECT_TRUE(HexKey::isValid(99'999'999));
}

TEST(HexKey, OrdersByColumnThenRow) {
  EXPECT_LT(HexKey::at(-1, 5), HexKey::at(0, -5));
  EXPECT_LT(HexKey::at(3, -1), HexKey::at(3, 0));
}

TEST(HexKey, OfNothingIsColumn0Row0) {
  EXPECT_EQ(HexKey{}, HexKey::at(0, 0));
  EXPECT_EQ(HexsideKey{}, HexsideKey::at(HexKey::at(0, 0), 0));
}

TEST(HexsideKey, IsItsHexFollowedByTheSide) {
  const HexsideKey key = HexsideKey::at(HexKey::at(18, 9), 2);
  EXPECT_EQ(key.value, 101'810'092);
  EXPECT_EQ(key.hex(), HexKey::at(18, 9));
  EXPECT_EQ(key.side(), 2);
}

TEST(HexsideKey, HasSides0To2Only) {
  EXPECT_TRUE(HexsideKey::isValid(101'810'092));
  EXPECT_FALSE(HexsideKey::isValid(101'810'093));
  EXPECT_FALSE(HexsideKey::isValid(101'810'099));
  EXPECT_FALSE(HexsideKey::isValid(-8));
  EXPECT_FALSE(HexsideKey::of(HexKey::at(18, 9), 3));
  EXPECT_FALSE(HexsideKey::of(HexKey::at(18, 9), -1));
}

TEST(HexsideKey, NeedsAHexWithKeysAllRoundIt) {
  EXPECT_FALSE(HexsideKey::isValid(0));
  EXPECT_FALSE(HexsideKey::of(HexKey::at(-1000, 5), 0));
  EXPECT_FALSE(HexsideKey::of(HexKey::at(5, 8999), 0));
  EXPECT_FALSE(HexsideKey::isValid(1'000'000'000));
  EXPECT_TRUE(HexsideKey::of(HexKey::at(-999, 8998), 0));
}

TEST(HexKey, HashesInSets) {
  const std::unordered_set<HexKey> hexes = {HexKey::at(1, 2), HexKey::at(1, 2), HexKey::at(2, 1)};
  EXPECT_EQ(hexes.size(), 2u);
  const std::unordered_set<HexsideKey> sides = {HexsideKey{}, HexsideKey{}};
  EXPECT_EQ(sides.size(), 1u);
}

}  // namespace
}  // namespace redoubt::hex
