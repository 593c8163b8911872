#include <gtest/gtest.h>

#include "core/check/check.h"
#include "core/check/messages.h"
#include "tests/core/check/sample_battle.h"

// What the checks of schedule and victory say beyond their codes.
namespace redoubt::check {
namespace {

Finding scheduleFindingOf(std::string_view code, std::string_view mutation, std::string_view subject = "") {
  model::Battle battle = sample::battle();
  for (const sample::Mutation& each : sample::mutations()) {
    if (each.name == mutation) each.apply(battle);
  }
  for (const Finding& finding : runChecks(battle)) {
    if (finding.code == code && (subject.empty() || finding.subject.text() == subject)) return finding;
  }
  ADD_FAILURE() << "no " << code;
  return {};
}

TEST(ArrivalOdds, AreExact) {
  const Finding finding = scheduleFindingOf("arrival-odds", "LeaderByDiceWhoMayNeverCome");
  EXPECT_EQ(message(finding),
            "Maj. Finch comes by dice between turns 3 and 6, and not at all with a chance of 3/5 (60%).");
  EXPECT_EQ(std::get<Turn>(finding.place), Turn{3});
}

TEST(ArrivalOdds, HaveTheDecimalMarkOfTheLanguage) {
  const Finding finding = scheduleFindingOf("arrival-odds", "LeaderByTwoDiceWhoMayNeverCome");
  EXPECT_EQ(said(finding.arguments.at("never")), "1/6 (16.7%)");
  EXPECT_EQ(said(finding.arguments.at("never"), "pl"), "1/6 (16,7%)");
  EXPECT_EQ(said(finding.arguments.at("last")), "6") << "waiting, he may come until the end";
}

TEST(ScheduleUndecidable, SaysWhy) {
  EXPECT_EQ(message(scheduleFindingOf("schedule-undecidable", "LeaderByDiceTakenForGranted")),
            "Whether Maj. Finch is there in turn 4, as the schedule says, can't be decided: his entry is diced for.");
  EXPECT_EQ(said(scheduleFindingOf("schedule-undecidable", "EntryWithoutTurn").arguments.at("why")),
            "his entry has no turn");
  EXPECT_EQ(said(scheduleFindingOf("schedule-undecidable", "DiceThatNobodyCanReadTakenForGranted").arguments.at("why")),
            "the dice of his entry can't be read");
}

TEST(ScheduleLeaderLate, TakesTheFirstTurnThatDiceAllow) {
  const Finding finding = scheduleFindingOf("schedule-leader-late", "LeaderByDiceNamedBeforeHeCanCome");
  EXPECT_EQ(message(finding), "The schedule names Maj. Finch in turn 2-3, but he enters no earlier than turn 4.");
}

TEST(ScheduleTwice, NamesTheTurnsAndKeepsTheLineThatWouldBeCut) {
  const Finding finding = scheduleFindingOf("schedule-twice", "LeaderFixedTwiceInTheMiddle");
  EXPECT_EQ(said(finding.arguments.at("turns")), "3-4");
  ASSERT_TRUE(finding.fix);
  EXPECT_EQ(finding.fix->edit.erases<model::PoolLine>(), std::vector{Id<model::PoolLine>{5}});
}

TEST(ScheduleTwice, SaysInBothLanguagesWhatALineIsAbout) {
  const Finding finding = scheduleFindingOf("schedule-twice", "ChoiceGivenTwiceInATurn");
  EXPECT_EQ(said(finding.arguments.at("name")), "Army of the North, free choice");
  EXPECT_EQ(said(finding.arguments.at("name"), "pl"), "Army of the North, wybór dowolny");
}

TEST(TurnWithoutPool, NamesTheTurnsAtOnce) {
  EXPECT_EQ(said(scheduleFindingOf("turn-without-pool", "ArmyThatFallsOutOfThePool").arguments.at("turns")), "3");
  EXPECT_EQ(said(scheduleFindingOf("turn-of-nobody", "TurnInWhichNobodyIsInThePool").arguments.at("turns")), "1");
}

TEST(FreeChoice, TellsHowManyMayBeChosenAndHowManyThereAre) {
  EXPECT_EQ(message(scheduleFindingOf("free-choice-too-many", "MoreChoicesThanTheArmyHasLeaders")),
            "Army of the North, turn 2-6: 1 fixed and 2 chosen leaders are to be in the pool, but there are 2 in all.");
  EXPECT_EQ(message(scheduleFindingOf("free-choice-short", "ChoiceBeforeAnybodyIsThere")),
            "Army of the North, turn 1: leaders to be chosen: 1, but to choose from only: 0.");
}

TEST(PoolSize, ComparesTheScheduleWithTheRules) {
  const Finding south = scheduleFindingOf("pool-size-unusual", "PoolsOfAnotherSizeThanTheRulesSay", "army/south");
  EXPECT_EQ(said(south.arguments.at("turns")), "1-3");
  EXPECT_EQ(said(south.arguments.at("count")), "1");
  EXPECT_EQ(said(south.arguments.at("usual")), "2");
}

TEST(AwardMalformed, TellsThePlaceAndWhatWasExpected) {
  EXPECT_EQ(message(scheduleFindingOf("award-malformed", "AwardWithAFormulaNobodyCanRead")),
            "The points of “victory/award/unit” can't be read at column 5 of “3 + stairs”: expected a whole number, "
            "“morale” or “stars”.");
}

TEST(AwardIdle, NamesThePlayersItIsNothingFor) {
  EXPECT_EQ(said(scheduleFindingOf("award-idle", "AwardForGunsThatTheEnemyLacks").arguments.at("players")), "Blue");
}

TEST(ThresholdReach, ComparesWithEverythingTheEnemyHas) {
  EXPECT_EQ(message(scheduleFindingOf("threshold-unattainable", "ThresholdOutOfReach")),
            "At 7 points the game is won by Blue, but everything the enemy has brings only 6.");
  EXPECT_EQ(message(scheduleFindingOf("threshold-share", "ThresholdsInReach", "victory/red")),
            "At 12 points the game is won by Red; everything the enemy has brings 12.");
  EXPECT_EQ(said(scheduleFindingOf("threshold-undecidable", "ThresholdsByUnknownMorale", "victory/blue")
                     .arguments.at("names")),
            "Rowan, Willow");
}

}  // namespace
}  // namespace redoubt::check
