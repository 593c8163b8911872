#include "editor/session/finding_goal.h"

#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <filesystem>
#include <set>

#include "core/check/messages.h"
#include "editor/session/session.h"
#include "editor/words/goal_words.h"
#include "tests/editor/abilities/ability_battle.h"

// Where Show leads, for everything that findings are about.
namespace redoubt::editor {
namespace {

using test::kBlue;
using test::kBlueLeader;
using test::kRed;

constexpr Id<model::Zone> kBank{41}, kNowhere{42};
constexpr Id<model::Scenario> kMorning{1};

class FindingGoalTest : public ::testing::Test {
 protected:
  FindingGoalTest() {
    model::Battle battle = test::abilityBattle(hex::Orientation::Pointy);
    test::placeUnit(battle, 1, kHex, test::vertex(0));
    battle.all<model::Zone>().put({kBank, "bank", "The bank", model::ZoneKind::Entry});
    battle.all<model::Zone>().put({kNowhere, "nowhere", "Nowhere", model::ZoneKind::Entry});
    battle.all<model::ZoneHex>().put({kBank, hex::HexKey::at(3, 3)});
    model::Entry entry;
    entry.id = {51};
    entry.slug = "late";
    entry.scenario = kMorning;
    entry.army = kBlue;
    entry.zone = kBank;
    battle.all<model::Entry>().put(entry);
    model::PoolLine line;
    line.id = {61};
    line.scenario = kMorning;
    line.army = kBlue;
    line.leader = kBlueLeader;
    battle.all<model::PoolLine>().put(line);
    line.id = {62};
    line.army = kRed;
    line.leader.reset();
    battle.all<model::PoolLine>().put(line);
    battle.all<model::Command>().put({{2}, "empty", kRed, "Nobody's command", std::nullopt, "", 2});
    model::Placement lost;
    lost.id = {71};
    lost.block = {2};
    lost.words = "somebody";
    battle.all<model::Placement>().put(lost);
    const std::filesystem::path file = std::filesystem::path(folder_.path().toStdString()) / "goals.battle";
    session_.setDocument(document::Document::create(file, battle));
  }

  FindingGoal goal(const char* code, const char* subject, check::Arguments arguments = {}) const {
    return goal(code, check::Subject::parse(subject), std::move(arguments));
  }
  FindingGoal goal(const char* code, check::Subject subject, check::Arguments arguments = {}) const {
    check::Finding finding;
    finding.code = code;
    finding.subject = std::move(subject);
    finding.arguments = std::move(arguments);
    return goalOf(session_, finding);
  }
  static FindingGoal unit(int id) { return model::Subject{Id<model::Unit>{id}, {}}; }
  static FindingGoal leader() { return model::Subject{{}, kBlueLeader}; }
  std::string system() const { return session_.battle().all<model::System>().begin()->slug; }

  const hex::HexKey kHex = hex::HexKey::at(7, 6);
  QTemporaryDir folder_;
  Session session_;
};

TEST_F(FindingGoalTest, APlaceOnTheMapComesBeforeTheSubject) {
  check::Finding finding;
  finding.code = "stack-over-limit";
  finding.subject = check::Subject::parse("army/blue");
  finding.place = std::vector{kHex, hex::HexKey::at(8, 6)};
  EXPECT_EQ(goalOf(session_, finding), FindingGoal(kHex));
  finding.place = session_.layout().side(kHex, 2);
  EXPECT_EQ(goalOf(session_, finding), FindingGoal(session_.layout().side(kHex, 2).hex()));
  finding.place = check::Turn{3};
  EXPECT_EQ(goalOf(session_, finding), FindingGoal(ArmyGoal{kBlue})) << "a turn is no place in the window";
}

TEST_F(FindingGoalTest, CountersAndWhoeverHasThemLeadToTheTray) {
  EXPECT_EQ(goal("not-placed", "unit/unit-2"), unit(2));
  EXPECT_EQ(goal("leader-never-in-pool", "leader/hale"), leader());
  EXPECT_EQ(goal("command-colour-twice", "command/hale"), unit(1));
  EXPECT_EQ(goal("command-without-units", "command/empty"), FindingGoal(ArmyGoal{kRed}));
  EXPECT_EQ(goal("name-unknown", "placement/1"), unit(1));
  EXPECT_EQ(goal("name-unknown", "placement/71"), FindingGoal(ArmyGoal{kRed}));
  EXPECT_EQ(goal("names-printed-otherwise", "set_up_block/red"), FindingGoal(ArmyGoal{kRed}));
  EXPECT_EQ(goal("formation-not-allowed", "formation/square/red"), FindingGoal(ArmyGoal{kRed}));
}

TEST_F(FindingGoalTest, AnArmyLeadsToTheCounterThatTheFindingMeans) {
  EXPECT_EQ(goal("figures-estimated", "army/blue"), unit(2)) << "what the first one fires with is no estimate";
  EXPECT_EQ(goal("set-up-on-counters", "army/blue"), leader()) << "the first who is not placed";
  EXPECT_EQ(goal("yet-to-place", "army/red"), unit(11));
  EXPECT_EQ(goal("kind-not-placed", "unit-type/cavalry/blue"), unit(5));
  EXPECT_EQ(goal("kind-not-placed", "unit-type/infantry/blue"), unit(2)) << "the first of that type who is not placed";
  EXPECT_EQ(goal("two-overall-commanders", "army/blue"), FindingGoal(ArmyGoal{kBlue}));
}

TEST_F(FindingGoalTest, FiguresOfTheRulesOwnLeadToTheCounterThatLacksThem) {
  const Id<model::System> system = *model::info(session_.battle())->system;
  model::Edit edit("Figures");
  edit.put(model::Rule{system, "figure/pace/title", model::JsonText{"\"Pace\""}});
  edit.put(model::Rule{system, "figure/pace/of", model::JsonText{"\"units\""}});
  edit.put(model::Rule{system, "figure/help/title", model::JsonText{"\"Help\""}});
  edit.put(model::Rule{system, "figure/help/of", model::JsonText{"\"leaders\""}});
  ASSERT_TRUE(session_.apply(edit));
  EXPECT_EQ(goal("figures-estimated", "army/blue"), unit(1)) << "now it lacks its pace";
  EXPECT_EQ(goal("leader-figures-estimated", "army/blue"), leader());
}

TEST_F(FindingGoalTest, RulesAndSettingsLeadToTheRulesWindow) {
  const auto rule = [](const char* path) { return FindingGoal(RuleGoal{path}); };
  EXPECT_EQ(goal("rule-missing", "rule/stacking/free", {{"path", "stacking/free"}}), rule("stacking/free"));
  EXPECT_EQ(
      goal("rule-malformed", check::Subject(check::RuleSubject{system(), "facing/kind"}), {{"path", "facing/kind"}}),
      rule("facing/kind"));
  EXPECT_EQ(goal("rule-malformed", check::Subject(check::RuleSubject{system(), "facing/kind"})), rule("facing/kind"));
  EXPECT_EQ(goal("ground-undefined", "rule/terrain/ground"), rule("terrain/ground"));
  EXPECT_EQ(goal("box-count", "battle/blank"), rule("box/counters"));
  EXPECT_EQ(goal("system-circle", ("system/" + system()).c_str()), rule(""));
  EXPECT_EQ(goal("rules-without-origin", "battle/blank"), FindingGoal((RuleGoal{"", true})));
  EXPECT_EQ(goal("setting-malformed", "setting/morning/turn/last"), FindingGoal((SettingGoal{kMorning, "turn/last"})));
}

TEST_F(FindingGoalTest, TracksAndTheScheduleLeadToTheirWindow) {
  model::Edit edit("Track");
  edit.put(model::Track{{81}, "turn", "turn", "Hours"});
  edit.put(model::Space{{82}, "turn-1", {81}, 1, "1", std::nullopt});
  ASSERT_TRUE(session_.apply(edit));
  const FindingGoal track = TrackGoal{{81}};
  EXPECT_EQ(goal("turn-without-space", "track/turn"), track);
  EXPECT_EQ(goal("space-too-full", "space/turn-1"), track);
  EXPECT_EQ(goal("dice-untold", "pool/61"), FindingGoal(PoolGoal{{61}}));
  EXPECT_EQ(goal("free-choice-without-count", "pool/62"), FindingGoal(PoolGoal{{62}}));
  EXPECT_EQ(goal("arrival-odds", "entry/late"), FindingGoal(EntryGoal{{51}}));
  EXPECT_EQ(wordsFor(session_, track), QStringLiteral("Show the track “Hours”"));
  EXPECT_EQ(wordsFor(session_, EntryGoal{{51}}), QStringLiteral("Show the entry “late”"));
  EXPECT_TRUE(opensWindow(track) && opensWindow(PoolGoal{{61}}) && opensWindow(EntryGoal{{51}}));
}

TEST_F(FindingGoalTest, AZoneWithoutHexesIsTakenInHand) {
  EXPECT_EQ(goal("entry-without-hexes", "zone/nowhere"), FindingGoal(ZoneGoal{kNowhere}));
}

TEST_F(FindingGoalTest, MapSourcesAndQuestionsLeadToTheBattleInTheInspector) {
  EXPECT_EQ(goal("scale-differs", "map"), FindingGoal(BattlePart::Facts));
  EXPECT_EQ(goal("paragraph-gap", "source/book/8.15.6"), FindingGoal(BattlePart::Sources));
  EXPECT_EQ(goal("rows-without-origin", "unit"), FindingGoal(BattlePart::Sources));
  EXPECT_EQ(goal("origin-of-nothing", "unit/999"), FindingGoal(BattlePart::Sources));
  EXPECT_EQ(goal("question-open", "question/bridge"), FindingGoal(BattlePart::Questions));
}

TEST_F(FindingGoalTest, WhatHasNoBetterPlaceIsARowOfTheBattlesData) {
  const FindingGoal threshold = goal("threshold-twice", "victory/poles");
  EXPECT_EQ(threshold, FindingGoal(RecordGoal{"victory"}));
  EXPECT_TRUE(wordsFor(session_, threshold).endsWith(QLatin1String("victory")));
  const std::string slug = session_.battle().find<model::Scenario>(kMorning)->slug;
  EXPECT_EQ(goal("scenario-without-variant", ("scenario/" + slug).c_str()),
            FindingGoal(RecordGoal{"scenario", model::keyText<model::Scenario>(kMorning)}));
}

TEST_F(FindingGoalTest, WordsSayWhatIsShown) {
  EXPECT_EQ(wordsFor(session_, kHex), QLatin1String("Show on the map"));
  EXPECT_EQ(wordsFor(session_, unit(1)), QLatin1String("Show the counter of Unit 1"));
  EXPECT_EQ(wordsFor(session_, ArmyGoal{kRed}), QLatin1String("Show the counters: Red army"));
  EXPECT_EQ(wordsFor(session_, RuleGoal{"facing/kind"}), QLatin1String("Show the rule facing/kind"));
  EXPECT_EQ(wordsFor(session_, SettingGoal{kMorning, "turn/last"}),
            QStringLiteral("Show the setting turn/last of the scenario “Morning”"));
}

TEST_F(FindingGoalTest, AHouseCheckThatCannotRunLeadsToItsWindowAndOthersToWhatTheyFound) {
  model::Edit edit("Add");
  edit.put(model::HouseCheck{{7}, "towers", "Towers", model::Severity::Note, "SELECT"});
  ASSERT_TRUE(session_.apply(edit));
  const FindingGoal check = HouseCheckGoal{{7}};
  EXPECT_EQ(goal("house-check-failed", "house_check/towers"), check);
  EXPECT_EQ(goal("house-check-slug", "house_check/7"), check);
  EXPECT_EQ(goal("house/towers", "unit/1"), unit(1));
  EXPECT_EQ(wordsFor(session_, check), QStringLiteral("Show the house check “Towers”"));
  check::Finding finding;
  finding.code = "house/towers";
  EXPECT_EQ(houseCheckOf(session_, finding), check);
  finding.code = "box-count";
  EXPECT_FALSE(houseCheckOf(session_, finding));
}

TEST_F(FindingGoalTest, OrdersAndEventsLeadToTheirWindow) {
  constexpr Id<model::Scenario> kEvening{2};
  model::Edit edit("Orders");
  edit.put(model::Scenario{kEvening, "evening", "Evening", std::nullopt, 2, ""});
  edit.put(model::SetUpOrder{{7}, kMorning, kBlue, 1, "cut", 2, {"{}"}});
  edit.put(model::Event{{8}, "rain", kMorning, {R"({"turn":2})"}, std::nullopt, {R"({"remove":1})"}});
  edit.put(model::Event{{9}, "rain", kEvening, {R"({"turn":3})"}, std::nullopt, {R"({"remove":1})"}});
  ASSERT_TRUE(session_.apply(edit));
  const FindingGoal order = OrderGoal{{7}};
  EXPECT_EQ(goal("order-count", "set_up_order/7"), order);
  EXPECT_TRUE(wordsFor(session_, order).contains(QStringLiteral("leave out 2 × any unit")));
  check::Finding finding;
  finding.code = "event-malformed";
  finding.subject = check::Subject::parse("event/rain");
  finding.scenario = "evening";
  EXPECT_EQ(goalOf(session_, finding), FindingGoal(EventGoal{{9}}));
  finding.scenario = session_.battle().find<model::Scenario>(kMorning)->slug;
  EXPECT_EQ(goalOf(session_, finding), FindingGoal(EventGoal{{8}}));
  EXPECT_EQ(wordsFor(session_, EventGoal{{8}}), QStringLiteral("Show the event “rain”"));
  EXPECT_TRUE(opensWindow(order) && opensWindow(EventGoal{{8}}));
}

TEST_F(FindingGoalTest, WindowsOfTheirOwnAreOpenedForRulesSettingsHouseChecksOrdersAndData) {
  EXPECT_TRUE(opensWindow(HouseCheckGoal{{7}}));
  EXPECT_TRUE(opensWindow(RuleGoal{"facing/kind"}));
  EXPECT_TRUE(opensWindow(SettingGoal{kMorning, "turn/last"}));
  EXPECT_FALSE(opensWindow(kHex));
  EXPECT_TRUE(opensWindow(RecordGoal{"victory"}));
}

}  // namespace
}  // namespace redoubt::editor
