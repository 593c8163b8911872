#include "core/rules/command/command.h"

#include <gtest/gtest.h>

#include "core/rules/set_up/set_up.h"
#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

// Leader 1 leads units 1 to 3, leader 2 unit 4; all in block 1, on the default map of 20 by 20 hexes.
class Command : public ::testing::Test {
 protected:
  Command() {
    addArmy(battle_, 1);
    addBlock(battle_, 1, 1);
    for (const int leader : {1, 2}) {
      addLeader(battle_, leader, 1);
      addCommand(battle_, leader, Id<Leader>{leader});
    }
    for (const int unit : {1, 2, 3, 4}) {
      addUnit(battle_, unit, 1);
      battle_.all<UnitCommand>().put({Id<Unit>{unit}, Id<model::Command>{unit < 4 ? 1 : 2}});
    }
  }

  LeaderPositions hosts(const Placement& leader, int range = 4) const {
    return leaderPositionsInCommand(battle_, hex::Layout(), ChainOfCommand(battle_),
                                    placementsOfBlock(battle_, Id<SetUpBlock>{1}), leader, {range, true, true});
  }

  // As hosts(), but with rules that don't count through all hexes, and an enemy army.
  LeaderPositions traced(const Placement& leader, const std::string& trace) const {
    Battle battle = battle_;
    addRule(battle, "command/range", "4");
    addRule(battle, "command/trace", trace);
    auto setUp = placementsOfBlock(battle, Id<SetUpBlock>{1});
    for (const Placement* row : placementsOfBlock(battle, Id<SetUpBlock>{2})) setUp.push_back(row);
    return leaderPositionsInCommand(battle, hex::Layout(), RuleBook(battle), Id<Scenario>{}, setUp, leader);
  }

  // Enemies on a column of hexes, from one row to another.
  void addWall(int column, int firstRow, int lastRow) {
    addArmy(battle_, 2);
    addBlock(battle_, 2, 2);
    for (int row = firstRow; row <= lastRow; ++row) {
      addUnit(battle_, 20 + row, 2);
      placeUnit(battle_, 20 + row, 2, 20 + row, at(column, row));
    }
  }

  Battle battle_ = empty();
};

TEST_F(Command, HasTheOneHostFromWhichBothWingsAreInRange) {
  // Four hexes to the left and four to the right of the middle unit, along one row.
  placeUnit(battle_, 1, 1, 1, at(3, 5));
  placeUnit(battle_, 2, 1, 2, at(7, 5));
  placeUnit(battle_, 3, 1, 3, at(11, 5));
  const Placement leader = placeLeader(battle_, 9, 1, 1, PlacementRule::WithOwnUnits);
  EXPECT_EQ(hosts(leader).allowed, (std::vector{at(3, 5), at(7, 5), at(11, 5)}));
  EXPECT_EQ(hosts(leader).inCommand, std::vector{at(7, 5)});
  EXPECT_TRUE(hosts(leader).outOfRange.empty());
  EXPECT_EQ(hosts(leader, 8).inCommand.size(), 3u);
}

TEST_F(Command, WithoutAHostNamesTheBestHexAndWhoIsTooFar) {
  placeUnit(battle_, 1, 1, 1, at(3, 5));
  placeUnit(battle_, 2, 1, 2, at(7, 5));
  placeUnit(battle_, 3, 1, 3, at(12, 5));
  const Placement leader = placeLeader(battle_, 9, 1, 1, PlacementRule::WithOwnUnits);
  EXPECT_TRUE(hosts(leader).inCommand.empty());
  EXPECT_EQ(hosts(leader).nearest, at(7, 5));
  EXPECT_EQ(hosts(leader).outOfRange, std::vector{Id<Unit>{3}});
}

TEST_F(Command, CountsHexesAlongTheStaggeredRowsToo) {
  placeUnit(battle_, 1, 1, 1, at(5, 1));
  const Placement leader = placeLeader(battle_, 9, 1, 1, PlacementRule::At, at(7, 5));
  EXPECT_EQ(hosts(leader).inCommand, std::vector{at(7, 5)}) << "four rows down, two columns on";
  battle_.all<Placement>().erase(Id<Placement>{1});
  placeUnit(battle_, 1, 1, 1, at(4, 1));
  EXPECT_TRUE(hosts(leader).inCommand.empty());
}

TEST_F(Command, DoesNotWaitForUnitsThatEnterLater) {
  placeUnit(battle_, 1, 1, 1, at(3, 5));
  Placement late = placement(2, 1, PlacementRule::Enters);
  late.unit = Id<Unit>{2};
  battle_.all<Placement>().put(late);
  EXPECT_EQ(hosts(placeLeader(battle_, 9, 1, 1, PlacementRule::WithOwnUnits)).inCommand, std::vector{at(3, 5)});
}

TEST_F(Command, DoesNotWaitForUnitsThatAnotherCanLead) {
  placeUnit(battle_, 1, 1, 1, at(3, 5));
  placeUnit(battle_, 2, 1, 2, at(18, 5));
  battle_.all<UnitCommand>().put({Id<Unit>{2}, Id<model::Command>{2}});
  const Placement leader = placeLeader(battle_, 9, 1, 1, PlacementRule::WithOwnUnits);
  EXPECT_EQ(hosts(leader).allowed, (std::vector{at(3, 5), at(18, 5)})) << "he may stand with it";
  EXPECT_EQ(hosts(leader).inCommand, std::vector{at(3, 5)});
}

TEST_F(Command, LeavesNoHostForALeaderWithoutUnitsOnTheMap) {
  const LeaderPositions none = hosts(placeLeader(battle_, 9, 1, 1, PlacementRule::WithOwnUnits));
  EXPECT_TRUE(none.allowed.empty());
  EXPECT_FALSE(none.nearest);
}

TEST_F(Command, OfALeaderByDistanceOrZoneTriesEveryHexAllowed) {
  placeUnit(battle_, 1, 1, 1, at(3, 5));
  Placement leader = placeLeader(battle_, 9, 1, 1, PlacementRule::Within, at(9, 5));
  leader.distance = 2;
  EXPECT_EQ(hosts(leader).inCommand, std::vector{at(7, 5)});
  battle_.all<ZoneHex>().put({Id<model::Zone>{1}, at(5, 5)});
  battle_.all<ZoneHex>().put({Id<model::Zone>{1}, at(15, 5)});
  leader.rule = PlacementRule::Zone;
  leader.zone = Id<model::Zone>{1};
  EXPECT_EQ(hosts(leader).inCommand, std::vector{at(5, 5)});
}

TEST_F(Command, TakesAUnitWithAChoiceOfHexesAsInRangeIfOneIs) {
  Placement row = placement(1, 1, PlacementRule::Within, at(9, 5));
  row.unit = Id<Unit>{1};
  row.distance = 2;
  battle_.all<Placement>().put(row);
  EXPECT_EQ(hosts(placeLeader(battle_, 9, 1, 1, PlacementRule::At, at(3, 5))).inCommand, std::vector{at(3, 5)});
  EXPECT_TRUE(hosts(placeLeader(battle_, 9, 1, 1, PlacementRule::At, at(2, 5))).inCommand.empty());
}

constexpr const char* kRoundEnemies = R"({"through-enemy": false, "through-melee": true})";

TEST_F(Command, IsCountedRoundAWallOfEnemies) {
  placeUnit(battle_, 1, 1, 1, at(7, 5));
  const Placement leader = placeLeader(battle_, 9, 1, 1, PlacementRule::At, at(5, 5));
  addWall(6, 5, 6);
  EXPECT_EQ(traced(leader, kRoundEnemies).inCommand, std::vector{at(5, 5)}) << "three steps round its end";
  addWall(6, 4, 6);
  EXPECT_TRUE(traced(leader, kRoundEnemies).inCommand.empty());
  EXPECT_EQ(traced(leader, kRoundEnemies).outOfRange, std::vector{Id<Unit>{1}});
  EXPECT_EQ(traced(leader, R"({"through-enemy": true})").inCommand, std::vector{at(5, 5)});
  EXPECT_EQ(hosts(leader).inCommand, std::vector{at(5, 5)}) << "without such a rule by the plain distance";
}

TEST_F(Command, MindsAnEnemyNextToAUnitAtTheEndOfTheRange) {
  placeUnit(battle_, 1, 1, 1, at(9, 5));
  const Placement leader = placeLeader(battle_, 9, 1, 1, PlacementRule::At, at(5, 5));
  EXPECT_EQ(traced(leader, kRoundEnemies).inCommand, std::vector{at(5, 5)});
  addWall(8, 5, 5);
  EXPECT_TRUE(traced(leader, kRoundEnemies).inCommand.empty()) << "only the straight way is short enough";
}

TEST_F(Command, IsCountedThroughMeleeHexesIfTheRulesSaySo) {
  placeUnit(battle_, 1, 1, 1, at(7, 5));
  placeUnit(battle_, 2, 1, 2, at(6, 5));
  const Placement leader = placeLeader(battle_, 9, 1, 1, PlacementRule::At, at(5, 5));
  addWall(6, 2, 8);
  EXPECT_EQ(traced(leader, kRoundEnemies).inCommand, std::vector{at(5, 5)});
  EXPECT_EQ(traced(leader, R"({"through-enemy": false, "through-melee": false})").outOfRange, std::vector{Id<Unit>{1}});
  EXPECT_EQ(traced(leader, R"({"through-enemy": false})").outOfRange, std::vector{Id<Unit>{1}})
      << "a melee hex is a hex with enemies, if nothing else is said";
}

TEST_F(Command, IsBarredByEnemyUnitsOfAnotherPlayerOnly) {
  placeUnit(battle_, 1, 1, 1, at(7, 5));
  const Placement leader = placeLeader(battle_, 9, 1, 1, PlacementRule::At, at(5, 5));
  addWall(6, 2, 8);
  Army ally = *battle_.find<Army>(Id<Army>{2});
  ally.player = Id<Player>{1};
  battle_.all<Army>().put(ally);
  EXPECT_EQ(traced(leader, kRoundEnemies).inCommand, std::vector{at(5, 5)});
  ally.player = Id<Player>{2};
  battle_.all<Army>().put(ally);
  const Battle before = battle_;
  for (const Placement& row : before.all<Placement>()) {
    if (row.block == Id<SetUpBlock>{2}) placeLeader(battle_, static_cast<int>(row.id.value), 2, 30, row.rule, row.hex);
  }
  EXPECT_EQ(traced(leader, kRoundEnemies).inCommand, std::vector{at(5, 5)}) << "leaders are no units";
}

TEST_F(Command, ReachesIntoAndOutOfHexesWithEnemies) {
  placeUnit(battle_, 1, 1, 1, at(6, 5));
  const Placement leader = placeLeader(battle_, 9, 1, 1, PlacementRule::At, at(6, 4));
  addWall(6, 2, 8);
  EXPECT_EQ(traced(leader, R"({"through-enemy": false, "through-melee": false})").inCommand, std::vector{at(6, 4)});
}

TEST_F(Command, HoldsInAScenarioForWhomItsSettingsName) {
  addScenario(battle_, 1);
  addSetting(battle_, 1, "command-of/unit-4", R"("leader-1")");
  placeUnit(battle_, 1, 1, 1, at(3, 5));
  placeUnit(battle_, 4, 1, 4, at(12, 5));
  const Placement leader = placeLeader(battle_, 9, 1, 1, PlacementRule::WithOwnUnits);
  addRule(battle_, "command/range", "4");
  const LeaderPositions hosts = leaderPositionsInCommand(battle_, hex::Layout(), RuleBook(battle_), Id<Scenario>{1},
                                                         placementsOfBlock(battle_, Id<SetUpBlock>{1}), leader);
  EXPECT_EQ(hosts.allowed, (std::vector{at(3, 5), at(12, 5)}));
  EXPECT_TRUE(hosts.inCommand.empty());
}

TEST_F(Command, HasTheRangeOfTheRules) {
  EXPECT_FALSE(commandRange(RuleBook(battle_)));
  addRule(battle_, "command/range", "5");
  EXPECT_EQ(commandRange(RuleBook(battle_)), 5);
  EXPECT_TRUE(commandReach(RuleBook(battle_))->throughEnemy);
  addRule(battle_, "command/trace", R"("round them")");
  EXPECT_TRUE(commandReach(RuleBook(battle_))->throughEnemy) << "nonsense says nothing";
}

}  // namespace
}  // namespace redoubt::rules
