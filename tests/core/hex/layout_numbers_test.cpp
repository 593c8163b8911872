#include <gtest/gtest.h>

#include <set>

#include "tests/core/hex/layouts.h"

namespace redoubt::hex {
namespace {

TEST(LayoutNumbers, SurviveTheWayToTheHexAndBackOnEveryLayout) {
  for (const LayoutSpec& grid : grids()) {
    for (const LayoutSpec& spec : numberings(grid)) {
      SCOPED_TRACE(described(spec));
      const Layout layout = laidOut(spec);
      std::set<std::string> numbers;
      for (const HexKey key : layout.allHexes()) {
        const std::string number = layout.number(key);
        ASSERT_FALSE(number.empty());
        EXPECT_EQ(layout.parse(number), key) << number;
        numbers.insert(number);
      }
      EXPECT_EQ(numbers.size(), layout.allHexes().size());
    }
  }
}

TEST(LayoutNumbers, OfAPlainMapAreTheirColumnsAndRows) {
  const Layout layout;
  EXPECT_EQ(layout.number(HexKey::at(18, 9)), "1809");
  EXPECT_EQ(layout.parse("1809"), HexKey::at(18, 9));
  EXPECT_EQ(layout.columnText(7), "07");
  EXPECT_EQ(layout.rowText(12), "12");
}

TEST(LayoutNumbers, AreReadStrictly) {
  const Layout layout;
  for (const std::string_view text : {"", "18", "180", "18 09", " 1809", "1809 ", "18.09", "+809", "-109", "018009",
                                      "18O9", "0x01", "2101", "0121", "0001", "99999999999999999999"}) {
    EXPECT_FALSE(layout.parse(text)) << text;
  }
  EXPECT_TRUE(layout.isSpeltAsNumber("2101"));
  EXPECT_FALSE(layout.isSpeltAsNumber("210"));
}

TEST(LayoutNumbers, WithASeparatorMayBeLongerThanTheirDigits) {
  LayoutSpec spec;
  spec.columns = 120;
  spec.columnDigits = 2;
  spec.rowDigits = 1;
  spec.numberSeparator = ".";
  const Layout layout = laidOut(spec);
  EXPECT_EQ(layout.number(HexKey::at(7, 3)), "07.3");
  EXPECT_EQ(layout.number(HexKey::at(112, 20)), "112.20");
  EXPECT_EQ(layout.parse("112.20"), HexKey::at(112, 20));
  EXPECT_FALSE(layout.parse("012.20"));
  EXPECT_FALSE(layout.parse("112.020"));
  EXPECT_FALSE(layout.parse("7.3"));
  EXPECT_FALSE(layout.parse("112..20"));
  EXPECT_FALSE(layout.parse("11220"));
}

TEST(LayoutNumbers, InLettersGoOnAfterZ) {
  LayoutSpec spec;
  spec.columns = 800;
  spec.columnStyle = NumberStyle::Letters;
  const Layout layout = laidOut(spec);
  EXPECT_EQ(layout.number(HexKey::at(1, 5)), "A05");
  EXPECT_EQ(layout.number(HexKey::at(26, 5)), "Z05");
  EXPECT_EQ(layout.number(HexKey::at(27, 5)), "AA05");
  EXPECT_EQ(layout.number(HexKey::at(53, 5)), "BA05");
  EXPECT_EQ(layout.number(HexKey::at(703, 5)), "AAA05");
  EXPECT_EQ(layout.parse("AAA05"), HexKey::at(703, 5));
  EXPECT_FALSE(layout.parse("aa05"));
  EXPECT_FALSE(layout.parse("05AA"));
  EXPECT_FALSE(layout.parse("AAAAA05"));
}

TEST(LayoutNumbers, CountedFromTheFarEdgesRunBackwards) {
  LayoutSpec spec;
  spec.columnStep = -1;
  spec.columnBase = 21;
  spec.numberOrder = NumberOrder::RowColumn;
  const Layout layout = laidOut(spec);
  EXPECT_EQ(layout.number(HexKey::at(20, 9)), "0901");
  EXPECT_EQ(layout.number(HexKey::at(1, 9)), "0920");
}

TEST(LayoutNumbers, OffTheMapAreNone) {
  const Layout layout;
  EXPECT_EQ(layout.number(HexKey::at(21, 1)), "");
  EXPECT_EQ(layout.number(HexKey::at(-7, 1)), "");
  EXPECT_EQ(layout.columnText(-7), "");
  EXPECT_EQ(laidOut({.rowStyle = NumberStyle::Letters}).rowText(0), "");
}

}  // namespace
}  // namespace redoubt::hex
