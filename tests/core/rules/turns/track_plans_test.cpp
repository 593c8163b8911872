#include "core/rules/turns/track_plans.h"

#include <gtest/gtest.h>

#include "core/rules/turns/track_spaces.h"
#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

constexpr Id<Track> kNerve{70};

std::string labelsIn(const std::vector<SpacePlan>& plans) {
  std::string all;
  for (const SpacePlan& plan : plans) all += (all.empty() ? "" : " ") + plan.label;
  return all;
}

std::string slugsIn(const std::vector<SpacePlan>& plans) {
  std::string all;
  for (const SpacePlan& plan : plans) all += (all.empty() ? "" : " ") + plan.slug;
  return all;
}

// Morale is kept on a track that an event waits for as well.
Battle withTrack() {
  Battle battle = empty();
  battle.all<System>().put({Id<System>{1}, "s", Id<System>{2}, "S"});
  battle.all<System>().put({Id<System>{2}, "base", std::nullopt, "Base"});
  addScenario(battle, 1);
  battle.all<Track>().put({kNerve, "nerve", "morale", "Nerve"});
  battle.all<Space>().put({Id<Space>{71}, "mid", kNerve, 1, "Mid", std::nullopt});
  addRule(battle, "morale-track/track", R"("nerve")");
  addRule(battle, "combat/shift/track", R"("nerve")", 2);
  addRule(battle, "dispersal/track/poles", R"("other")");
  battle.all<Event>().put(
      {Id<Event>{1}, "rain", Id<Scenario>{1}, {"{}"}, JsonText{R"({"track":"nerve","label":"Mid"})"}, {"{}"}});
  battle.all<Event>().put(
      {Id<Event>{2}, "snow", Id<Scenario>{1}, {"{}"}, JsonText{R"({"track":"other","label":"Mid"})"}, {"{}"}});
  return battle;
}

TEST(TrackPlans, TheTurnsAreThoseOfAllScenarios) {
  Battle battle = empty();
  EXPECT_FALSE(turnsOfAll(battle, RuleBook(battle)));
  addRule(battle, "turns/count", "9");
  EXPECT_EQ(turnsOfAll(battle, RuleBook(battle)), (TurnRange{1, 9}));
  addScenario(battle, 1);
  addSetting(battle, 1, "turn/first", "3");
  addSetting(battle, 1, "turn/last", "12");
  addScenario(battle, 2);
  EXPECT_EQ(turnsOfAll(battle, RuleBook(battle)), (TurnRange{1, 12}));
}

TEST(TrackPlans, TurnsBearTheirNumbersAndPointsTheirSigns) {
  EXPECT_EQ(slugsIn(turnSpaces(4, 6)), "turn-4 turn-5 turn-6");
  EXPECT_EQ(labelsIn(turnSpaces(4, 6)), "4 5 6");
  EXPECT_EQ(slugsIn(pointSpaces(-1, 2)), "minus-1 0 plus-1 plus-2");
  EXPECT_EQ(labelsIn(pointSpaces(-1, 2)), "−1 0 +1 +2");
  EXPECT_EQ(slugsIn(numberSpaces(-1, 1)), "minus-1 space-0 space-1");
  EXPECT_TRUE(turnSpaces(3, 2).empty());
  EXPECT_EQ(turnSpaces(1, 100'000).size(), static_cast<std::size_t>(kMostSpaces));
}

TEST(TrackPlans, ZonesLieOnBothSidesOfThoseThatHelpNobody) {
  Battle battle = empty();
  EXPECT_TRUE(zoneSpaces(RuleBook(battle), 2).empty());
  addRule(battle, "morale-track/zones",
          R"([{"label":"0","columns":0},{"label":"P +1","player":"poles","columns":1},
              {"label":"P +2","player":"poles","columns":2},{"label":"A +1","player":"allies","columns":1}])");
  const RuleBook book(battle);
  EXPECT_EQ(labelsIn(zoneSpaces(book, 1)), "A +1 0 P +1 P +2");
  EXPECT_EQ(slugsIn(zoneSpaces(book, 2)), "a-1-2 a-1-1 0-1 0-2 p-1-1 p-1-2 p-2-1 p-2-2");
  EXPECT_TRUE(zoneSpaces(book, 0).empty());
  EXPECT_TRUE(zoneSpaces(book, kMostSpaces).empty());
}

TEST(TrackPlans, ZonesThatDifferInTheirSignsAloneHaveNamesOfTheirOwn) {
  Battle battle = empty();
  addRule(battle, "morale-track/zones",
          R"([{"label":"+1","player":"poles","columns":1},{"label":"-1","player":"allies","columns":1}])");
  EXPECT_EQ(slugsIn(zoneSpaces(RuleBook(battle), 1)), "1-b-1 1-1");
}

TEST(TrackPlans, ZonesOfThreePlayersFitNoRow) {
  Battle battle = empty();
  addRule(battle, "morale-track/zones",
          R"([{"label":"a","player":"a","columns":1},{"label":"b","player":"b","columns":1},
              {"label":"c","player":"c","columns":1}])");
  EXPECT_TRUE(zoneSpaces(RuleBook(battle), 1).empty());
}

TEST(TrackPlans, RulesAndEventsThatNameATrackAreFound) {
  const Battle battle = withTrack();
  const TrackMentions mentions = trackMentions(battle, RuleBook(battle), kNerve);
  EXPECT_EQ(mentions.own, std::vector<std::string>{"morale-track/track"});
  EXPECT_EQ(mentions.inherited, std::vector<std::string>{"combat/shift/track"});
  EXPECT_EQ(mentions.events, std::vector{Id<Event>{1}});
}

TEST(TrackPlans, ATrackTakesTheBattlesOwnRulesAlong) {
  Battle battle = withTrack();
  battle = applied(battle, removeTrackAndRules(battle, RuleBook(battle), kNerve, "Remove"));
  EXPECT_TRUE(battle.all<Track>().empty());
  EXPECT_TRUE(battle.all<Space>().empty());
  const RuleBook book(battle);
  EXPECT_FALSE(book.json("morale-track/track"));
  EXPECT_TRUE(book.json("combat/shift/track"));
  EXPECT_TRUE(book.json("dispersal/track/poles"));
  EXPECT_EQ(battle.all<Event>().size(), 2u);
}

}  // namespace
}  // namespace redoubt::rules
