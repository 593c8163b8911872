#include <gtest/gtest.h>

#include <algorithm>

#include "core/check/check.h"
#include "core/check/messages.h"
#include "core/check/report.h"
#include "tests/core/check/sample_battle.h"

namespace redoubt::check {
namespace {

using sample::at;

model::Battle spoilt(std::string_view mutation) {
  model::Battle battle = sample::battle();
  for (const sample::Mutation& each : sample::mutations()) {
    if (each.name == mutation) each.apply(battle);
  }
  return battle;
}

// The first finding of `code` after a mutation of the sample.
Finding findingOf(std::string_view code, std::string_view mutation) {
  for (const Finding& finding : runChecks(spoilt(mutation))) {
    if (finding.code == code) return finding;
  }
  ADD_FAILURE() << mutation << " gives no " << code;
  return {};
}

const std::vector<hex::HexKey>& hexesOf(const Finding& finding) {
  static const std::vector<hex::HexKey> none;
  const auto* hexes = std::get_if<std::vector<hex::HexKey>>(&finding.place);
  return hexes ? *hexes : none;
}

TEST(MapImpossible, IsAnErrorThatSaysWhy) {
  const Finding finding = findingOf("map-impossible", "ImpossibleMap");
  EXPECT_EQ(finding.severity, model::Severity::Error);
  EXPECT_EQ(
      message(finding),
      "The layout of the map is impossible (A map needs at least one column): it can't be drawn, and hexes, command "
      "ranges and entries were not checked.");
}

TEST(HexOffMap, NamesTheHexByColumnAndRow) {
  const Finding finding = findingOf("hex-off-map", "PlacementOffTheMap");
  EXPECT_EQ(message(finding), "“Rowan” names (30,5), which is not on the map.");
  EXPECT_EQ(hexesOf(finding), std::vector{at(30, 5)});
  EXPECT_EQ(finding.severity, model::Severity::Error);
  ASSERT_TRUE(finding.citation);
  EXPECT_EQ(*finding.citation, (rules::Citation{"book", "9.4", "A9.4 (2)"}));
}

TEST(HexOffMap, PointsAtTheHexsideOfARoad) {
  const Finding finding = findingOf("hex-off-map", "RoadLeavingTheMap");
  EXPECT_TRUE(std::holds_alternative<hex::HexsideKey>(finding.place));
  EXPECT_EQ(toText(finding.place, model::layoutOf(sample::battle())), "(0,3)/0103");
}

TEST(PlacedTwice, NamesEveryPlaceAndKeepsTheFirst) {
  const Finding finding = findingOf("placed-twice", "UnitPlacedTwice");
  EXPECT_EQ(message(finding), "Elm Lancers is placed more than once: 0706, 0806.");
  EXPECT_EQ(hexesOf(finding), (std::vector{at(7, 6), at(8, 6)}));
  EXPECT_EQ(fixMessage(finding), "Keep only the first placement of Elm Lancers");
  ASSERT_TRUE(finding.fix);
  EXPECT_EQ(finding.fix->edit.erases<model::Placement>(), std::vector{Id<model::Placement>{150}});
}

TEST(PlacedTwice, FixTakesTheOriginOfTheStruckPlacementAlong) {
  model::Battle battle = spoilt("UnitPlacedTwice");
  battle.all<model::Provenance>().put({"placement", "150", "*", model::Status::Printed, std::nullopt, ""});
  battle.all<model::Provenance>().put({"placement", "1501", "*", model::Status::Printed, std::nullopt, ""});
  for (const Finding& finding : runChecks(battle)) {
    if (finding.code == "placed-twice") battle = model::applied(battle, finding.fix->edit);
  }
  EXPECT_FALSE(battle.find<model::Provenance>({"placement", "150", "*"}));
  EXPECT_TRUE(battle.find<model::Provenance>({"placement", "1501", "*"}));
}

TEST(NotPlaced, IsAWarningThatCitesTheScenario) {
  const Finding finding = findingOf("not-placed", "UnitPlacedAtNoonOnly");
  EXPECT_EQ(message(finding), "Birch Rifles (Army of the North) is neither placed nor does it enter.");
  EXPECT_EQ(finding.severity, model::Severity::Warning);
  ASSERT_TRUE(finding.citation);
  EXPECT_EQ(finding.citation->text, "A9.4 (2)");
}

TEST(NotPlaced, IsOneNoteForAnArmyWhileADesignIsUnderWay) {
  const Finding finding = findingOf("yet-to-place", "DesignUnderWay");
  EXPECT_EQ(message(finding), "Army of the North: 2 of 7 counters are yet to be placed.");
  EXPECT_EQ(finding.severity, model::Severity::Note);
}

TEST(NameUnknown, OffersNearNamesAndResolvesTheClearOne) {
  const Finding finding = findingOf("name-unknown", "MisspeltName");
  EXPECT_EQ(message(finding), "Army of the North: nobody is called “3/Alder”; near names: 2/Alder, 1/Alder.");
  EXPECT_EQ(fixMessage(finding), "Read “3/Alder” as 2/Alder");
  ASSERT_TRUE(finding.fix);
  const model::Battle mended = model::applied(spoilt("MisspeltName"), finding.fix->edit);
  const model::Placement* placement = mended.find<model::Placement>(sample::kAlder2Placement);
  EXPECT_EQ(placement->unit, sample::kAlder2);
  EXPECT_EQ(placement->words, "3/Alder") << "what the source prints stays";
}

TEST(NameUnknown, NeverTakesAUnitThatIsPlacedAlreadyForTheOneMeant) {
  // 1/Alder has its place: where it is the nearest, the source may name it twice.
  model::Battle battle = spoilt("MisspeltName");
  model::Placement placement = *battle.find<model::Placement>(sample::kAlder2Placement);
  placement.words = "1/Aldr";
  battle.all<model::Placement>().put(placement);
  for (const Finding& finding : runChecks(battle)) {
    if (finding.code != "name-unknown") continue;
    EXPECT_EQ(said(finding.arguments.at("near")), "1/Alder");
    EXPECT_FALSE(finding.fix);
  }
}

TEST(NameUnknown, SaysSoWhereNothingIsNear) {
  EXPECT_EQ(said(findingOf("name-unknown", "NameLikeNone").arguments.at("near")), "–");
}

TEST(StackOverLimit, CountsByArmAndNamesTheAlternatives) {
  const Finding finding = findingOf("stack-over-limit", "StackTooHigh");
  EXPECT_EQ(message(finding),
            "Army of the North: too much in hex 0505: Foot 3, gun 1. Allowed: Foot 3 / horse 2 / Foot 1 + gun 2.");
  EXPECT_EQ(hexesOf(finding), std::vector{at(5, 5)});
  ASSERT_TRUE(finding.citation);
  EXPECT_EQ(*finding.citation, (rules::Citation{"book", "5.1", "A5.1"}));
}

TEST(MixedFacing, NamesTheHexesInFrontAndTurnsTheStackAsItsTop) {
  const Finding finding = findingOf("mixed-facing", "MixedFacing");
  EXPECT_EQ(said(finding.arguments.at("facings")), "1/Alder 0605+0506, 2/Alder 0506+0406");
  ASSERT_TRUE(finding.fix);
  ASSERT_EQ(finding.fix->edit.puts<model::Placement>().size(), 1u);
  const model::Placement& turned = finding.fix->edit.puts<model::Placement>().front();
  EXPECT_EQ(turned.id, sample::kAlder2Placement);
  EXPECT_EQ(turned.direction, (model::Facing{hex::Direction{hex::FacingKind::Vertex, 2}}));
}

TEST(NoCommand, FixPutsTheUnitUnderTheArmysOnlyCommand) {
  const Finding finding = findingOf("no-command", "UnitOfAnArmyWithOneCommand");
  EXPECT_EQ(message(finding), "1/Alder (Foot, Army of the North) belongs to no command, but its arm needs one.");
  EXPECT_EQ(fixMessage(finding), "Put 1/Alder under Brand's brigade");
}

TEST(NoPlaceInCommand, NamesTheBestPlaceAndWhoIsOutOfItsRange) {
  const Finding finding = findingOf("no-place-in-command", "UnitsTooFarApart");
  EXPECT_EQ(message(finding),
            "Col. Brand has no permitted place from which all his units are within 3 hexes; from 0605, the best, these "
            "are not: Elm Lancers.");
  EXPECT_EQ(finding.severity, model::Severity::Warning);
  EXPECT_EQ(hexesOf(finding), std::vector{at(6, 5)});
  EXPECT_EQ(finding.citation->text, "A5.1");
}

TEST(Schedule, NamesTheTurnsInWhichALeaderIsNotThere) {
  const Finding finding = findingOf("schedule-leader-late", "LeaderScheduledBeforeHeEnters");
  EXPECT_EQ(message(finding), "The schedule names Maj. Finch in turn 2, but he enters no earlier than turn 3.");
  EXPECT_EQ(std::get<Turn>(finding.place), Turn{2});
  EXPECT_EQ(said(findingOf("schedule-leader-unplaced", "LeaderScheduledButNotPlaced").arguments.at("turns")), "3-6");
}

TEST(TurnOutsideGame, KeepsTheLineToTheGame) {
  const Finding finding = findingOf("turn-outside-game", "LineBeyondTheLastTurn");
  EXPECT_EQ(message(finding), "Marshal Hale: turn 1-7 is outside the game, which runs from 1 to 6.");
  EXPECT_EQ(std::get<Turn>(finding.place), Turn{7});
  ASSERT_TRUE(finding.fix);
  EXPECT_EQ(finding.fix->edit.puts<model::PoolLine>().front().lastTurn, 6);
}

TEST(BoxExceeded, IsAnErrorWithBothNumbers) {
  const Finding finding = findingOf("box-exceeded", "MoreCountersThanTheBoxHolds");
  EXPECT_EQ(message(finding), "The manifest counts 41 unit counters, the box holds 40 in all.");
  EXPECT_EQ(finding.severity, model::Severity::Error);
}

TEST(RuleMissing, IsAWarningAndNoSilentPass) {
  const Finding finding = findingOf("rule-missing", "NoCommandRange");
  EXPECT_EQ(finding.severity, model::Severity::Warning);
  EXPECT_EQ(finding.subject.text(), "rule/command/range");
  EXPECT_FALSE(finding.citation);
}

TEST(Findings, ComeInTheSameOrderWhateverTheOrderOfChecks) {
  const auto findings = runChecks(spoilt("LeaderScheduledButNotPlaced"));
  std::vector<std::string> lines;
  for (const Finding& finding : findings) lines.push_back(sample::toLine(finding));
  EXPECT_EQ(lines, (std::vector<std::string>{"schedule-leader-unplaced morning/dawn leader/finch fix",
                                             "schedule-leader-unplaced morning/noon leader/finch fix",
                                             "not-placed morning/dawn leader/finch",
                                             "not-placed morning/noon leader/finch", "box-count battle/alder-ford"}));
}

TEST(Findings, AreCountedBySeverityWithoutTheWaived) {
  auto findings = runChecks(spoilt("LeaderScheduledButNotPlaced"));
  EXPECT_EQ(count(findings, model::Severity::Error), 2u);
  EXPECT_TRUE(anyAtOrAbove(findings, model::Severity::Error));
  findings[0].waived = findings[1].waived = true;
  EXPECT_EQ(count(findings, model::Severity::Error), 0u);
  EXPECT_FALSE(anyAtOrAbove(findings, model::Severity::Error));
  EXPECT_TRUE(anyAtOrAbove(findings, model::Severity::Warning));
}

TEST(Checker, RunsOnlyTheChecksThatReadAChangedTable) {
  const model::Battle before = sample::battle();
  model::Battle after = before;
  after.all<model::HexRow>().put({at(6, 6), "woods", 1});
  Checker checker(before);
  EXPECT_EQ(checker.update(after, model::difference(before, after)), 0) << "hexes are looked at one by one";
  EXPECT_EQ(checker.update(after, model::Changes()), 0);
  const model::Battle before2 = after;
  after.all<model::Zone>().put({Id<model::Zone>{9}, "pond", "Pond", model::ZoneKind::Area});
  const auto readers = std::count_if(allChecks().begin(), allChecks().end(),
                                     [&](const Check& check) {
                                       const bool isNeeded = !check.isNeeded || check.isNeeded(checker.context());
                                       return isNeeded && check.reads.test(tableIndex<model::Zone>());
                                     });
  EXPECT_EQ(checker.update(after, model::difference(before2, after)), readers);
  EXPECT_LT(readers, std::ssize(allChecks()));
}

TEST(Checker, LooksAtAChangedHexAlone) {
  const model::Battle before = sample::battle();
  Checker checker(before);
  model::Battle after = before;
  after.all<model::HexRow>().put({hex::HexKey::at(30, 5), "woods", 1});
  EXPECT_EQ(checker.update(after, model::difference(before, after)), 0);
  EXPECT_EQ(checker.findings().front().code, "hex-off-map");
  EXPECT_EQ(checker.update(before, model::difference(after, before)), 0);
  EXPECT_NE(checker.findings().front().code, "hex-off-map");
}

TEST(Checker, FindsAfterVeryManyChangesWhatAnotherFindsAnew) {
  const model::Battle before = sample::battle();
  Checker checker(before);
  model::Battle after = before;
  for (int column = 1; column <= 80; ++column) {
    for (int row = 1; row <= 80; ++row) after.all<model::HexRow>().put({hex::HexKey::at(column, row), "woods", 1});
  }
  const auto told = [](const std::vector<Finding>& findings) { return report(findings, hex::Layout()); };
  checker.update(after, model::difference(before, after));
  EXPECT_EQ(told(checker.findings()), told(runChecks(after)));
  EXPECT_NE(told(checker.findings()), told(runChecks(before)));
  checker.update(before, model::difference(after, before));
  EXPECT_EQ(told(checker.findings()), told(runChecks(before)));
}

TEST(Checker, SeesAWaiverWithoutRunningAnyCheck) {
  const model::Battle before = sample::battle();
  Checker checker(before);
  const model::Battle after = model::applied(before, waive(checker.findings().front(), "known"));
  EXPECT_EQ(checker.update(after, model::difference(before, after)), 0);
  EXPECT_TRUE(checker.findings().front().waived);
}

TEST(Checks, DeclareAtLeastTheRulesAndNamesOfTheirOwn) {
  std::vector<std::string_view> names;
  for (const Check& check : allChecks()) {
    EXPECT_TRUE(check.reads.test(tableIndex<model::Rule>())) << check.name;
    EXPECT_FALSE(check.reads.test(tableIndex<model::Waiver>())) << check.name;
    names.push_back(check.name);
  }
  std::sort(names.begin(), names.end());
  EXPECT_EQ(std::adjacent_find(names.begin(), names.end()), names.end());
}

TEST(Checks, SurviveACommandRowWhoseRefereesAreGone) {
  model::Battle battle = sample::battle();
  battle.all<model::Unit>() = {};
  battle.all<model::Leader>() = {};
  battle.all<model::Army>() = {};
  battle.all<model::SetUpBlock>() = {};
  battle.all<model::Zone>() = {};
  EXPECT_FALSE(runChecks(battle).empty());
}

}  // namespace
}  // namespace redoubt::check
