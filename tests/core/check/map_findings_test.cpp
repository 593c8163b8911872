#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "core/check/check.h"
#include "core/check/messages.h"
#include "tests/core/check/sample_battle.h"

// What the checks of the map say beyond their codes, and that a look at a few hexes sees what a look at all does.
namespace redoubt::check {
namespace {

using sample::at;

model::Battle spoiltMap(std::string_view mutation) {
  model::Battle battle = sample::battle();
  for (const sample::Mutation& each : sample::mutations()) {
    if (each.name == mutation) each.apply(battle);
  }
  return battle;
}

Finding mapFindingOf(std::string_view code, const model::Battle& battle) {
  for (const Finding& finding : runChecks(battle)) {
    if (finding.code == code) return finding;
  }
  ADD_FAILURE() << "no " << code;
  return {};
}

Finding mapFindingOf(std::string_view code, std::string_view mutation) {
  return mapFindingOf(code, spoiltMap(mutation));
}

std::vector<hex::HexKey> mapHexesOf(const Finding& finding) {
  const auto* hexes = std::get_if<std::vector<hex::HexKey>>(&finding.place);
  return hexes ? *hexes : std::vector<hex::HexKey>();
}

model::MapSheet sheetAfterFix(std::string_view code, std::string_view mutation) {
  const model::Battle battle = spoiltMap(mutation);
  const Finding finding = mapFindingOf(code, battle);
  return finding.fix ? *model::mapSheet(model::applied(battle, finding.fix->edit)) : model::MapSheet();
}

TEST(TerrainUnknown, IsOneFindingWithAllItsHexes) {
  const Finding finding = mapFindingOf("terrain-unknown", "TerrainUnknownInTwoHexes");
  EXPECT_EQ(mapHexesOf(finding), (std::vector{at(2, 2), at(9, 2)}));
  EXPECT_EQ(message(finding), "“swamp” lies on the map, but the rules define no such terrain.");
}

TEST(TerrainUndrawn, NamesWhatIsMeant) {
  const Finding finding = mapFindingOf("terrain-undrawn", "GroundOfWhichTheRulesSayNothingAndThatNobodyDraws");
  EXPECT_EQ(mapHexesOf(finding), (std::vector{at(2, 2), at(9, 2)}));
  EXPECT_EQ(message(finding),
            "“mash” lies on the map, but no pattern of that name is drawn inside hexes: the map shows a placeholder; "
            "perhaps “marsh” is meant.");
}

TEST(TerrainUnknown, NamesTwentyHexesAtMost) {
  model::Battle battle = spoiltMap("TerrainUnknownInTwoHexes");
  for (int column = 1; column <= 12; ++column) {
    for (int row = 3; row <= 6; ++row) battle.all<model::HexRow>().put({at(column, row), "swamp", 0});
  }
  EXPECT_EQ(mapHexesOf(mapFindingOf("terrain-unknown", battle)).size(), 20u);
}

TEST(TerrainMisplaced, TellsWhereItBelongs) {
  const Finding finding = mapFindingOf("terrain-misplaced", "HexsideKindInAHexAndAsAWay");
  EXPECT_EQ(mapHexesOf(finding), (std::vector{at(2, 2), at(5, 5)}));
  EXPECT_EQ(message(finding), "The rules put “bank” on hexsides, but the map has it elsewhere.");
  EXPECT_EQ(message(finding, Language::Polish),
            "Zasady umieszczają teren „bank” na bokach pól, ale na mapie leży on gdzie indziej.");
}

TEST(RoadOverWater, FixTakesTheFirstCrossingOfThePalette) {
  const model::Battle battle = spoiltMap("RoadOverWater");
  const Finding finding = mapFindingOf("road-over-water", battle);
  EXPECT_EQ(message(finding), "“track” runs over “brook” at 0505/0605 without a crossing.");
  EXPECT_EQ(fixMessage(finding), "Put “stones” at 0505/0605");
  ASSERT_TRUE(finding.fix);
  const hex::HexsideKey side = std::get<hex::HexsideKey>(finding.place);
  EXPECT_TRUE(model::applied(battle, finding.fix->edit).find<model::Link>({side, "stones"}));
}

TEST(SlopeAgainstLevels, SaysWhichHexIsTheHigher) {
  const Finding finding = mapFindingOf("slope-against-levels", "SlopeTheWrongWayRound");
  EXPECT_EQ(message(finding),
            "“bank” at 0505/0605 has 0605 (level 0) as its upper hex, but 0505 is the higher one (level 1).");
  ASSERT_TRUE(finding.fix);
  EXPECT_EQ(finding.fix->edit.puts<model::Hexside>().front().high, model::HighSide::Near);
}

TEST(SlopeGap, FixFollowsTheLevels) {
  const Finding finding = mapFindingOf("slope-gap", "GapInASlope");
  ASSERT_TRUE(finding.fix);
  EXPECT_EQ(finding.fix->edit.puts<model::Hexside>().front().high, model::HighSide::Near);
  EXPECT_EQ(finding.severity, model::Severity::Note);
}

TEST(EntryNotOnEdge, IsOneFindingForAZone) {
  const model::Battle battle = spoiltMap("EntryHexesInland");
  const Finding finding = mapFindingOf("entry-not-on-edge", battle);
  EXPECT_EQ(message(finding),
            "Counters enter by “South road”, but these of its hexes are not on an edge of the map: 0508 0608.");
  EXPECT_EQ(mapHexesOf(finding), (std::vector{at(5, 8), at(6, 8)}));
  ASSERT_TRUE(finding.fix);
  EXPECT_EQ(finding.fix->edit.erases<model::ZoneHex>().size(), 2u);
}

TEST(EntryNotOnEdge, NamesEightHexesAndShowsAll) {
  model::Battle battle = spoiltMap("EntryHexesInland");
  for (int column = 2; column <= 11; ++column) battle.all<model::ZoneHex>().put({Id<model::Zone>{1}, at(column, 8)});
  const Finding finding = mapFindingOf("entry-not-on-edge", battle);
  EXPECT_EQ(said(finding.arguments.at("hexes")), "0208 0308 0408 0508 0608 0708 0808 0908 …");
  EXPECT_EQ(mapHexesOf(finding).size(), 10u);
}

TEST(Returns, NameOnlyTheirInlandHexes) {
  EXPECT_EQ(mapHexesOf(mapFindingOf("return-not-on-edge", "ReturnInland")), (std::vector{at(5, 5), at(6, 6)}));
}

TEST(GridLargerThanSheet, ShrinksTheHexesToTheLargestThatFit) {
  // 12.5 hexes in 680 mm allow 54.4; 9 rows of 0.866 and two half heights in 480 mm allow 53.6.
  EXPECT_DOUBLE_EQ(sheetAfterFix("grid-larger-than-sheet", "HexesTooLargeForTheSheet").hexWidthMm, 53.6);
}

TEST(GridLargerThanSheet, TurnsTheSheetWhereThatIsEnough) {
  const model::MapSheet sheet = sheetAfterFix("grid-larger-than-sheet", "SheetLyingTheWrongWay");
  EXPECT_EQ(sheet.hexWidthMm, 40);
  EXPECT_EQ(sheet.sheetWidthMm, 680);
}

TEST(GridLargerThanSheet, IsMeasuredToTheCentresOfHalfHexes) {
  model::Battle battle = sample::battle();
  sample::change<model::MapSheet>(battle, Id<model::MapSheet>{1}, [](model::MapSheet& sheet) {
    sheet.hexWidthMm = 55;  // 687.5 mm, half a hex less on each side
    sheet.sheetHeightMm = 600;
    sheet.edgeLeft = sheet.edgeRight = hex::EdgeKind::Half;
  });
  EXPECT_EQ(sample::newLines(battle), std::vector<std::string>());
}

TEST(SheetNotAsPrinted, FixKeepsTheWayTheSheetLies) {
  const model::MapSheet sheet = sheetAfterFix("sheet-not-as-printed", "SheetNotAsPrinted");
  EXPECT_EQ(sheet.sheetWidthMm, 600);
  EXPECT_EQ(sheet.sheetHeightMm, 400);
  EXPECT_EQ(message(mapFindingOf("sheet-not-as-printed", "SheetNotAsPrinted")),
            "The sheet measures 680 × 480 mm, the rules speak of a map of 400 × 600 mm.");
}

std::vector<std::string> linesOf(const std::vector<Finding>& findings) {
  std::vector<std::string> lines;
  for (const Finding& finding : findings) {
    lines.push_back(sample::toLine(finding) + " | " + message(finding) + " | " +
                    toText(finding.place, model::layoutOf(sample::battle())));
  }
  return lines;
}

// Changes one row of the ground, somewhere on the map or next to it.
void changeAnything(model::Battle& battle, std::mt19937& random) {
  const auto upTo = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most + 1)); };
  const hex::Layout layout = model::layoutOf(battle);
  // Few hexes, so that rows come to lie beside each other.
  const hex::HexKey hex = at(upTo(5), upTo(5));
  const hex::HexsideKey side = layout.side(hex, upTo(5));
  const bool isAdded = upTo(2) > 0;
  switch (upTo(2)) {
    case 0: {
      const std::string terrain = std::array{"meadow", "lake", "bank", "swamp", ""}[static_cast<std::size_t>(upTo(4))];
      if (isAdded) return battle.all<model::HexRow>().put({hex, terrain, upTo(2)});
      battle.all<model::HexRow>().erase(hex);
      return;
    }
    case 1: {
      const std::string kind = std::array{"brook", "bank", "bank", "hedge"}[static_cast<std::size_t>(upTo(3))];
      const auto high = std::array<std::optional<model::HighSide>, 3>{model::HighSide::Near, model::HighSide::Far,
                                                                      std::nullopt}[static_cast<std::size_t>(upTo(2))];
      if (isAdded) return battle.all<model::Hexside>().put({side, kind, high, {}});
      battle.all<model::Hexside>().erase({side, kind});
      return;
    }
    default: {
      const std::string kind = std::array{"track", "plank", "bank"}[static_cast<std::size_t>(upTo(2))];
      if (isAdded) return battle.all<model::Link>().put({side, kind});
      battle.all<model::Link>().erase({side, kind});
    }
  }
}

TEST(Ground, IsSeenHexByHexAsInALookAtEverything) {
  std::mt19937 random(1794);
  model::Battle battle = spoiltMap("ReturnOnClosedTerrain");
  Checker checker(battle);
  for (int round = 0; round < 300; ++round) {
    const model::Battle before = battle;
    changeAnything(battle, random);
    checker.update(battle, model::difference(before, battle));
    ASSERT_EQ(linesOf(checker.findings()), linesOf(runChecks(battle))) << "round " << round;
  }
}

}  // namespace
}  // namespace redoubt::check
