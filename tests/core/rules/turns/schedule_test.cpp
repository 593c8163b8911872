#include "core/rules/turns/schedule.h"

#include <gtest/gtest.h>

#include <limits>

#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

class Schedule : public ::testing::Test {
 protected:
  Schedule() {
    addRule(battle_, "turns/count", "6");
    addScenario(battle_, 1);
    addVariant(battle_, 1, 1);
    addArmy(battle_, 1);
    addArmy(battle_, 2);
    addLeader(battle_, 1, 1);
    addLeader(battle_, 2, 1);
    addBlock(battle_, 1, 1);
    battle_.all<VariantBlock>().put({Id<Variant>{1}, Id<SetUpBlock>{1}});
  }

  PoolLine add(int id, int army, PoolKind kind, int first, int last) {
    PoolLine line;
    line.id = Id<PoolLine>{id};
    line.scenario = Id<Scenario>{1};
    line.army = Id<Army>{army};
    line.kind = kind;
    line.firstTurn = first;
    line.lastTurn = last;
    battle_.all<PoolLine>().put(line);
    return line;
  }

  void addEntry(EntryTrigger trigger, std::optional<int> turn) {
    Entry entry;
    entry.id = Id<Entry>{1};
    entry.scenario = Id<Scenario>{1};
    entry.trigger = trigger;
    entry.turn = turn;
    entry.zone = Id<model::Zone>{1};
    battle_.all<Entry>().put(entry);
    battle_.all<ZoneHex>().put({Id<model::Zone>{1}, at(1, 1)});
  }

  void place(PlacementRule rule) {
    Placement row = placeLeader(battle_, 1, 1, 1, rule, at(3, 3));
    row.entry = Id<Entry>{1};
    battle_.all<Placement>().put(row);
  }

  Availability ask(int turn) const {
    return availability(battle_, *battle_.find<Variant>(Id<Variant>{1}), Id<Leader>{1}, turn);
  }

  std::vector<ScheduleLine> lines() const { return schedule(battle_, RuleBook(battle_), Id<Scenario>{1}); }
  std::optional<TurnRange> turns() const { return gameTurns(battle_, RuleBook(battle_), Id<Scenario>{1}); }

  Battle battle_ = empty();
};

using Kind = Availability::Kind;

TEST_F(Schedule, RunsOverTheTurnsOfTheScenarioElseOfTheRules) {
  EXPECT_EQ(turns(), (TurnRange{1, 6}));
  addSetting(battle_, 1, "turn/first", "2");
  addSetting(battle_, 1, "turn/last", "4");
  EXPECT_EQ(turns(), (TurnRange{2, 4}));
  battle_.all<Setting>().erase({Id<Scenario>{1}, "turn/last"});
  battle_.all<Rule>() = {};
  EXPECT_EQ(turns(), std::nullopt);
}

TEST_F(Schedule, HasALineForEveryTurnInWhichAPoolLineHolds) {
  PoolLine opens = add(1, 2, PoolKind::Opens, 1, 1);
  opens.leader = Id<Leader>{2};
  battle_.all<PoolLine>().put(opens);
  PoolLine free = add(2, 1, PoolKind::FreeChoice, 1, 3);
  free.count = 2;
  battle_.all<PoolLine>().put(free);
  const auto all = lines();
  ASSERT_EQ(all.size(), 4u);
  EXPECT_EQ(all[0].turn, 1);
  EXPECT_EQ(all[0].army, Id<Army>{1});
  EXPECT_EQ(all[0].side, Id<Player>{1});
  EXPECT_EQ(all[0].count, 2);
  EXPECT_FALSE(all[0].leader);
  EXPECT_EQ(all[1].kind, PoolKind::Opens);
  EXPECT_EQ(all[1].leader, Id<Leader>{2});
  EXPECT_EQ(all[3].turn, 3);
  EXPECT_TRUE(all[3].hexes.empty());
}

TEST_F(Schedule, LeavesOutTurnsOutsideTheGameHoweverFarALineReaches) {
  add(1, 1, PoolKind::FreeChoice, std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
  EXPECT_EQ(lines().size(), 6u);
  battle_.all<Rule>() = {};
  EXPECT_EQ(lines().size(), 1000u);
  addSetting(battle_, 1, "turn/last", "2147483647");
  EXPECT_EQ(lines().size(), 1000u);
}

TEST_F(Schedule, GivesTheHexesOfAnEntry) {
  addEntry(EntryTrigger::Turn, 3);
  PoolLine enters = add(1, 1, PoolKind::Enters, 3, 3);
  enters.entry = Id<Entry>{1};
  battle_.all<PoolLine>().put(enters);
  ASSERT_EQ(lines().size(), 1u);
  EXPECT_EQ(lines()[0].hexes, std::vector{at(1, 1)});
}

TEST_F(Schedule, KnowsNothingOfOtherScenarios) {
  add(1, 1, PoolKind::FreeChoice, 1, 6);
  EXPECT_TRUE(schedule(battle_, RuleBook(battle_), Id<Scenario>{2}).empty());
}

TEST_F(Schedule, IsOfEachArmyThatOfTheNearestScenarioThatHasAny) {
  addScenario(battle_, 2, Id<Scenario>{1});
  addScenario(battle_, 3, Id<Scenario>{2});
  const PoolLine first = add(1, 1, PoolKind::FreeChoice, 1, 2);
  const PoolLine second = add(2, 2, PoolKind::FreeChoice, 1, 2);
  PoolLine own = add(3, 2, PoolKind::FreeChoice, 4, 4);
  own.scenario = Id<Scenario>{2};
  battle_.all<PoolLine>().put(own);
  const auto linesOf = [&](int scenario) {
    std::vector<std::pair<int, Id<PoolLine>>> found;
    for (const ScheduleLine& line : schedule(battle_, RuleBook(battle_), Id<Scenario>{scenario})) {
      found.emplace_back(line.turn, line.line);
    }
    return found;
  };
  using Lines = std::vector<std::pair<int, Id<PoolLine>>>;
  EXPECT_EQ(linesOf(1), (Lines{{1, first.id}, {1, second.id}, {2, first.id}, {2, second.id}}));
  EXPECT_EQ(linesOf(2), (Lines{{1, first.id}, {2, first.id}, {4, own.id}}));
  EXPECT_EQ(linesOf(3), linesOf(2));
  addSetting(battle_, 3, "turn/last", "1");
  EXPECT_EQ(linesOf(3), (Lines{{1, first.id}})) << "in the turns of its own game";
}

TEST_F(Schedule, BarsALeaderInDerivedScenariosToo) {
  place(PlacementRule::At);
  PoolLine bar = add(1, 1, PoolKind::Unavailable, 2, 3);
  bar.leader = Id<Leader>{1};
  battle_.all<PoolLine>().put(bar);
  addScenario(battle_, 2, Id<Scenario>{1});
  Variant variant = *battle_.find<Variant>(Id<Variant>{1});
  variant.scenario = Id<Scenario>{2};
  battle_.all<Variant>().put(variant);
  EXPECT_EQ(ask(2).kind, Kind::Restricted);
  EXPECT_EQ(ask(4).kind, Kind::Available);
}

TEST_F(Schedule, HasALeaderAvailableWhoIsOnTheMap) {
  EXPECT_EQ(ask(1).kind, Kind::NotPlaced);
  for (const PlacementRule rule : {PlacementRule::At, PlacementRule::WithOwnUnits, PlacementRule::Within,
                                   PlacementRule::Zone, PlacementRule::Space}) {
    place(rule);
    EXPECT_EQ(ask(1).kind, Kind::Available);
  }
  place(PlacementRule::OffMap);
  EXPECT_EQ(ask(1).kind, Kind::NotPlaced);
}

TEST_F(Schedule, HasALeaderAvailableFromTheTurnHeEntersIn) {
  addEntry(EntryTrigger::Turn, 3);
  place(PlacementRule::Enters);
  EXPECT_EQ(ask(2), (Availability{Kind::Later, 3}));
  EXPECT_EQ(ask(3).kind, Kind::Available);
  EXPECT_EQ(ask(4).kind, Kind::Available);
}

TEST_F(Schedule, CantTellWhenALeaderEntersWithoutATurn) {
  place(PlacementRule::Enters);
  EXPECT_EQ(ask(1).kind, Kind::Undecided) << "no entry";
  addEntry(EntryTrigger::Turn, std::nullopt);
  EXPECT_EQ(ask(1).kind, Kind::Undecided);
}

TEST_F(Schedule, HasALeaderAvailableWhoComesWithHisActivation) {
  addEntry(EntryTrigger::Activation, 4);
  place(PlacementRule::OnActivation);
  EXPECT_EQ(ask(1).kind, Kind::Available);
  place(PlacementRule::Enters);
  EXPECT_EQ(ask(1).kind, Kind::Available);
}

TEST_F(Schedule, BarsALeaderInTheTurnsThatSaySo) {
  place(PlacementRule::At);
  PoolLine bar = add(1, 1, PoolKind::Unavailable, 2, 3);
  bar.leader = Id<Leader>{1};
  battle_.all<PoolLine>().put(bar);
  EXPECT_EQ(ask(1).kind, Kind::Available);
  EXPECT_EQ(ask(2).kind, Kind::Restricted);
  EXPECT_EQ(ask(3).kind, Kind::Restricted);
  EXPECT_EQ(ask(4).kind, Kind::Available);
  bar.leader = Id<Leader>{2};
  battle_.all<PoolLine>().put(bar);
  EXPECT_EQ(ask(2).kind, Kind::Available);
}

}  // namespace
}  // namespace redoubt::rules
