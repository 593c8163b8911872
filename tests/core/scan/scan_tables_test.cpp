#include "core/scan/scan_tables.h"

#include <gtest/gtest.h>

#include "core/base/error.h"

namespace redoubt::scan::test {
namespace {

const hex::Layout kLayout;  // plain, pointy-top, 20 by 20

const std::vector<rules::TerrainKind> kKinds{{"clear", "Clear ground", rules::TerrainPlace::Hex, 0, false},
                                             {"river", "River", rules::TerrainPlace::Hexside, 0, false},
                                             {"road", "Road", rules::TerrainPlace::Link, 0, false}};

TEST(ScanTables, PointsAreReadWhateverTheirColumnsAreCalled) {
  for (const char* text : {"hex,x,y,held_out\n0203,10.5,20,1\n", "number;px;py;holdout\n0203;10,5;20;yes\n",
                           "\xEF\xBB\xBFHex\tPixel X\tpixel_y\tHeld out\r\n0203\t10.5\t20\ttrue\r\n",
                           "# by hand\nid,x,y,test\n\n\"0203\", 10.5 ,20,x\n", "hex,x,y,held_out\n203,10.5,20,1\n"}) {
    const auto points = pointsFromCsv(text, kLayout);
    ASSERT_EQ(points.size(), 1u) << text;
    EXPECT_EQ(points[0].name, "0203") << text;
    EXPECT_EQ(points[0].place, kLayout.centre(*kLayout.parse("0203"))) << text;
    EXPECT_EQ(points[0].at, (Pixel{10.5, 20})) << text;
    EXPECT_TRUE(points[0].isHeldOut) << text;
  }
  EXPECT_FALSE(pointsFromCsv("hex,x,y\n0203,1,2\n", kLayout)[0].isHeldOut);
  EXPECT_FALSE(pointsFromCsv("hex,x,y,held_out\n0203,1,2,0\n", kLayout)[0].isHeldOut);
}

Samples samplesOf(const std::string& text) {
  return samplesFromCsv(text, kLayout, kKinds);
}

TEST(ScanTables, SamplesAreHexesHexsidesAndWays) {
  const Samples samples = samplesOf("place,kind\n0203,clear\n0203/0303,river\n0203>0303,Road\n0203/0303,none\n");
  ASSERT_EQ(samples.hexes.size(), 1u);
  EXPECT_EQ(samples.hexes[0].key, *kLayout.parse("0203"));
  ASSERT_EQ(samples.sides.size(), 2u);
  EXPECT_EQ(samples.sides[0].key, kLayout.sideBetween(*kLayout.parse("0203"), *kLayout.parse("0303")));
  EXPECT_EQ(samples.sides[1].kind, "");
  ASSERT_EQ(samples.links.size(), 1u);
  EXPECT_EQ(samples.links[0].kind, "road");
}

TEST(ScanTables, HexsidesAreWrittenInManyWays) {
  const auto wanted = kLayout.sideBetween(*kLayout.parse("0203"), *kLayout.parse("0303"));
  for (const char* text :
       {"place,kind\n0203-0303,river\n", "place,kind\n0303/0203,river\n", "place,kind\n0203 E,river\n",
        "hex,side,terrain\n0203,E,river\n", "hex;other;kind\n0203;0303;river\n", "hexside,kind\n0203|0303,river\n",
        "hex,hexside,kind\n0203,e,river\n", "place,kind\n0203>0303,river\n", "place,kind\n0203 1,river\n"}) {
    const Samples samples = samplesOf(text);
    ASSERT_EQ(samples.sides.size(), 1u) << text;
    EXPECT_EQ(samples.sides[0].key, wanted) << text;
    EXPECT_EQ(samples.sides[0].kind, "river") << text;
  }
  // A kind of ways makes a way of a pair of hexes.
  EXPECT_EQ(samplesOf("place,kind\n0203/0303,road\n").links.size(), 1u);
}

TEST(ScanTables, KindsThatTheRulesLackAreTaken) {
  const Samples samples = samplesOf("hex,terrain\n0203,salt-marsh\n");
  ASSERT_EQ(samples.hexes.size(), 1u);
  EXPECT_EQ(samples.hexes[0].kind, "salt-marsh");
}

TEST(ScanTables, SidesHaveCompassNames) {
  for (const hex::Orientation orientation : {hex::Orientation::Flat, hex::Orientation::Pointy}) {
    for (int side = 0; side < hex::kSides; ++side) {
      EXPECT_EQ(sideFromName(orientation, sideName(orientation, side)), side);
    }
  }
  EXPECT_EQ(sideFromName(hex::Orientation::Flat, "se"), 2);
  EXPECT_FALSE(sideFromName(hex::Orientation::Flat, "E"));
}

std::string refusal(const std::string& text, bool arePoints = false) {
  try {
    if (arePoints) {
      pointsFromCsv(text, kLayout);
    } else {
      samplesOf(text);
    }
  } catch (const Error& error) {
    return error.sentence();
  }
  return "";
}

TEST(ScanTables, SayWhichLineIsWrong) {
  EXPECT_EQ(refusal("", true), "it is empty; its first line names the columns.");
  EXPECT_EQ(refusal("hex,x\n0203,1\n", true), "it has no column y; the first line should be like hex,x,y,held_out.");
  EXPECT_EQ(refusal("hex,x,y\n0203,1,2\n9903,1,2\n", true),
            "line 3: the map has no hex “9903”; its numbers are like 0101.");
  EXPECT_EQ(refusal("hex,x,y\n\n0203,1,two\n", true), "line 3: y is “two”, which is no number.");
  for (const char* bad : {"nan", "inf", "1e999", "0x10", "", "1 2"}) {
    EXPECT_NE(refusal("hex,x,y\n0203,1," + std::string(bad) + "\n", true), "") << bad;
  }
  EXPECT_EQ(refusal("hex,x,y\n\xff,1,2\n", true), "it is not UTF-8 throughout; save it as a CSV in UTF-8.");
  EXPECT_EQ(refusal("place,kind\n0203/0403,river\n"), "line 2: 0203 and 0403 are no neighbours.");
  EXPECT_EQ(refusal("place,kind\n0203,river\n"),
            "line 2: river does not belong at 0203; hexes, hexsides and ways have kinds of their own.");
  EXPECT_EQ(refusal("place,kind\n0203,none\n"), "line 2: 0203 needs a kind; only hexsides and ways can have none.");
  EXPECT_EQ(refusal("place,kind\n0203,a \x01 b\n"),
            "line 2: “a \x01 b” is no kind of terrain; its name has small letters, digits and hyphens.");
}

TEST(ScanTables, LongTextsAreRefusedBeforeTheyAreRead) {
  EXPECT_NE(refusal(std::string(17 << 20, 'a'), true), "");
  EXPECT_NE(refusal("hex,x,y\n" + std::string(1 << 20, ',') + "\n", true), "");
}

}  // namespace
}  // namespace redoubt::scan::test
