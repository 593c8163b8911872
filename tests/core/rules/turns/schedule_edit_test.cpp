#include "core/rules/turns/schedule_edit.h"

#include <gtest/gtest.h>

#include "core/model/origins.h"
#include "core/rules/set_up/set_up.h"
#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

constexpr Id<Scenario> kDay{1}, kNight{2};
constexpr Id<Army> kRed{1}, kBlue{2};
constexpr Id<Zone> kBank{40};
constexpr Id<PoolLine> kFirst{61}, kSecond{62};

void addLineRow(Battle& battle, Id<PoolLine> id, Id<Army> army, int leader) {
  PoolLine line;
  line.id = id;
  line.scenario = kDay;
  line.army = army;
  line.leader = Id<Leader>{leader};
  line.lastTurn = 5;
  battle.all<PoolLine>().put(line);
  battle.all<Provenance>().put(
      {"pool", std::to_string(id.value), "*", Status::Printed, Id<Paragraph>{9}, "as printed"});
}

// The night derives from the day, which has two lines for red and one for blue, and an entry.
Battle withSchedule() {
  Battle battle = empty();
  for (int army = 1; army <= 2; ++army) addArmy(battle, army);
  addLeader(battle, 11, 1);
  addLeader(battle, 12, 1);
  addLeader(battle, 21, 2);
  addScenario(battle, 1);
  addScenario(battle, 2, kDay);
  addSetting(battle, 1, "turn/first", "2");
  addSetting(battle, 1, "turn/last", "8");
  addLineRow(battle, kFirst, kRed, 11);
  addLineRow(battle, kSecond, kRed, 12);
  addLineRow(battle, {63}, kBlue, 21);
  battle.all<Zone>().put({kBank, "bank", "Bank", ZoneKind::Entry});
  Entry entry;
  entry.id = {51};
  entry.slug = "late";
  entry.scenario = kDay;
  entry.army = kRed;
  entry.zone = kBank;
  entry.turn = 4;
  battle.all<Entry>().put(entry);
  battle.all<Provenance>().put({"entry", "51", "*", Status::Printed, Id<Paragraph>{9}, ""});
  return battle;
}

struct Schedule {
  Battle battle = withSchedule();

  std::optional<Id<PoolLine>> apply(const LineEdit& edit) {
    battle = applied(battle, edit.edit);
    return edit.row;
  }
  std::vector<PoolLine> lines(Id<Scenario> scenario, Id<Army> army) const {
    std::vector<PoolLine> found;
    for (const PoolLine* line : rowsIn<PoolLine>(battle, scenario)) {
      if (line->army == army) found.push_back(*line);
    }
    return found;
  }
};

TEST(ScheduleEdit, ANewLineHoldsInAllTurnsOfTheGame) {
  Schedule s;
  const auto id = s.apply(addLine(s.battle, RuleBook(s.battle), kDay, kRed, "Add"));
  const PoolLine& line = *s.battle.find<PoolLine>(*id);
  EXPECT_EQ(line.firstTurn, 2);
  EXPECT_EQ(line.lastTurn, 8);
  EXPECT_EQ(line.scenario, kDay);
  EXPECT_EQ(s.lines(kDay, kRed).size(), 3u);
}

TEST(ScheduleEdit, AScenarioThatGetsALineTakesTheInheritedOnesOver) {
  Schedule s;
  s.apply(addLine(s.battle, RuleBook(s.battle), kNight, kRed, "Add"));
  EXPECT_EQ(s.lines(kNight, kRed).size(), 3u);
  EXPECT_EQ(s.lines(kDay, kRed).size(), 2u);
  for (const PoolLine& line : s.lines(kNight, kRed)) EXPECT_EQ(line.scenario, kNight);
  EXPECT_EQ(s.lines(kNight, kBlue).front().scenario, kDay) << "the other army goes on inheriting";
}

TEST(ScheduleEdit, AChangeOfAnInheritedLineLeavesTheOtherScenarioAlone) {
  Schedule s;
  PoolLine wanted = *s.battle.find<PoolLine>(kFirst);
  wanted.lastTurn = 7;
  const auto id = s.apply(changeLine(s.battle, kNight, wanted, "Change"));
  ASSERT_NE(id, kFirst);
  EXPECT_EQ(s.battle.find<PoolLine>(kFirst)->lastTurn, 5);
  EXPECT_EQ(s.battle.find<PoolLine>(*id)->lastTurn, 7);
  EXPECT_EQ(s.lines(kNight, kRed).size(), 2u);
  const std::string key = keyText<PoolLine>(*id);
  EXPECT_EQ(s.battle.find<Provenance>({"pool", key, "*"})->status, Status::Printed);
  EXPECT_EQ(s.battle.find<Provenance>({"pool", key, "last_turn"})->note, kSetByHand);
}

TEST(ScheduleEdit, AnUnchangedLineIsNoEdit) {
  Schedule s;
  EXPECT_TRUE(changeLine(s.battle, kDay, *s.battle.find<PoolLine>(kFirst), "Change").edit.empty());
  EXPECT_TRUE(changeLine(s.battle, kNight, *s.battle.find<PoolLine>(kFirst), "Change").edit.empty());
}

TEST(ScheduleEdit, ALineGoesToAnotherArmyWithoutLosingTheOthers) {
  Schedule s;
  PoolLine wanted = *s.battle.find<PoolLine>(kFirst);
  wanted.army = kBlue;
  s.apply(changeLine(s.battle, kNight, wanted, "Change"));
  EXPECT_EQ(s.lines(kNight, kRed).size(), 1u);
  EXPECT_EQ(s.lines(kNight, kBlue).size(), 2u);
  EXPECT_EQ(s.lines(kDay, kBlue).size(), 1u);
}

TEST(ScheduleEdit, TheOnlyInheritedLineOfAnArmyStays) {
  Schedule s;
  EXPECT_FALSE(canRemove(s.battle, kNight, Id<PoolLine>{63}));
  EXPECT_TRUE(removeLine(s.battle, kNight, {63}, "Remove").edit.empty());
  EXPECT_TRUE(canRemove(s.battle, kDay, Id<PoolLine>{63}));
  s.apply(removeLine(s.battle, kNight, kFirst, "Remove"));
  EXPECT_EQ(s.lines(kNight, kRed).size(), 1u);
  EXPECT_EQ(s.lines(kDay, kRed).size(), 2u);
  s.apply(removeLine(s.battle, kDay, kFirst, "Remove"));
  EXPECT_EQ(s.lines(kDay, kRed).size(), 1u);
  EXPECT_FALSE(s.battle.find<Provenance>({"pool", "61", "*"}));
}

TEST(ScheduleEdit, ALineIsDuplicatedBesideItself) {
  Schedule s;
  const auto id = s.apply(duplicateLine(s.battle, kDay, kFirst, "Duplicate"));
  EXPECT_EQ(s.battle.find<PoolLine>(*id)->leader, Id<Leader>{11});
  EXPECT_EQ(s.lines(kDay, kRed).size(), 3u);
}

TEST(ScheduleEdit, ReturnPointsAreTakenOverLikeLines) {
  Schedule s;
  s.battle.all<ReturnPoint>().put({Id<ReturnPoint>{41}, kDay, kRed, kBank, "as printed"});
  EXPECT_FALSE(canRemove(s.battle, kNight, Id<ReturnPoint>{41}));
  const auto added = addReturnPoint(s.battle, kNight, kRed, kBank, "Add");
  s.battle = applied(s.battle, added.edit);
  EXPECT_EQ(rowsIn<ReturnPoint>(s.battle, kNight).size(), 2u);
  EXPECT_EQ(rowsIn<ReturnPoint>(s.battle, kDay).size(), 1u);
  ReturnPoint wanted = *s.battle.find<ReturnPoint>(*added.row);
  wanted.note = "the guard";
  s.battle = applied(s.battle, changeReturnPoint(s.battle, kNight, wanted, "Change").edit);
  EXPECT_EQ(s.battle.find<ReturnPoint>(*added.row)->note, "the guard");
  s.battle = applied(s.battle, removeReturnPoint(s.battle, kNight, *added.row, "Remove").edit);
  EXPECT_EQ(rowsIn<ReturnPoint>(s.battle, kNight).size(), 1u);
}

TEST(ScheduleEdit, EntriesOfTheScenariosAboveServeToo) {
  Schedule s;
  const auto made = addEntry(s.battle, RuleBook(s.battle), kNight, kRed, kBank, "Add");
  s.battle = applied(s.battle, made.edit);
  EXPECT_EQ(s.battle.find<Entry>(*made.row)->turn, 2);
  EXPECT_EQ(entriesIn(s.battle, kNight).size(), 2u);
  EXPECT_EQ(entriesIn(s.battle, kDay).size(), 1u);
  const auto copy = duplicateEntry(s.battle, kNight, {51}, "Duplicate");
  s.battle = applied(s.battle, copy.edit);
  EXPECT_EQ(s.battle.find<Entry>(*copy.row)->slug, "late-2");
  EXPECT_EQ(s.battle.find<Entry>(*copy.row)->scenario, kNight);
}

TEST(ScheduleEdit, AnEntryIsChangedWhereItIs) {
  Schedule s;
  Entry wanted = *s.battle.find<Entry>(Id<Entry>{51});
  wanted.turn = 6;
  wanted.scenario = kNight;
  const auto edit = changeEntry(s.battle, wanted, "Change");
  s.battle = applied(s.battle, edit.edit);
  EXPECT_EQ(edit.row, Id<Entry>{51});
  EXPECT_EQ(s.battle.find<Entry>(Id<Entry>{51})->turn, 6);
  EXPECT_EQ(s.battle.find<Entry>(Id<Entry>{51})->scenario, kDay);
  EXPECT_EQ(s.battle.find<Provenance>({"entry", "51", "turn"})->status, Status::Estimated);
}

TEST(ScheduleEdit, WhoeverIsLetInComesByTheEntryAndBeginsNowhereElse) {
  Schedule s;
  addBlock(s.battle, 1, 1);
  addUnit(s.battle, 31, 1);
  Placement stands = placement(5, 1, PlacementRule::At, at(2, 2));
  stands.unit = Id<Unit>{31};
  s.battle.all<Placement>().put(stands);
  s.battle = applied(s.battle, assignEntry(s.battle, {1}, {Id<Unit>{31}, {}}, &stands, {51}, "Let in"));
  const Placement& comes = *s.battle.find<Placement>(Id<Placement>{5});
  EXPECT_EQ(comes.rule, PlacementRule::Enters);
  EXPECT_EQ(comes.entry, Id<Entry>{51});
  EXPECT_FALSE(comes.hex);
  const auto edit = assignEntry(s.battle, {1}, {{}, Id<Leader>{11}}, nullptr, {51}, "Let in");
  ASSERT_EQ(edit.puts<Placement>().size(), 1u);
  EXPECT_EQ(edit.puts<Placement>().front().subject, PlacementSubject::Leader);
  EXPECT_EQ(edit.puts<Placement>().front().block, Id<SetUpBlock>{1});
  EXPECT_TRUE(assignEntry(s.battle, {1}, {{}, Id<Leader>{11}}, nullptr, {4711}, "Let in").empty());
}

TEST(ScheduleEdit, WhoComesByAnEntryThatGoesIsOffTheMap) {
  Schedule s;
  Placement comes = placement(5, 1, PlacementRule::Enters);
  comes.entry = Id<Entry>{51};
  s.battle.all<Placement>().put(comes);
  PoolLine line = *s.battle.find<PoolLine>(kFirst);
  line.entry = Id<Entry>{51};
  s.battle.all<PoolLine>().put(line);
  const EntryUses uses = entryUses(s.battle, {51});
  EXPECT_EQ(uses.placements.size(), 1u);
  EXPECT_EQ(uses.lines.size(), 1u);
  s.battle = applied(s.battle, removeEntry(s.battle, {51}, "Remove"));
  EXPECT_TRUE(s.battle.all<Entry>().empty());
  EXPECT_EQ(s.battle.find<Placement>(Id<Placement>{5})->rule, PlacementRule::OffMap);
  EXPECT_FALSE(s.battle.find<PoolLine>(kFirst)->entry);
  EXPECT_FALSE(s.battle.find<Provenance>({"entry", "51", "*"}));
}

}  // namespace
}  // namespace redoubt::rules
