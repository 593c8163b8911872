#include "core/rules/command.h"

#include <gtest/gtest.h>

#include "core/rules/set_up.h"
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

  Hosts hosts(const Placement& leader, int range = 4) const {
    return hostsInCommand(battle_, hex::Layout(), placementsOfBlock(battle_, Id<SetUpBlock>{1}), leader, range);
  }

  Battle battle_ = empty();
};

TEST_F(Command, OfALeaderAreTheUnitsOfHisCommands) {
  const auto units = unitsOf(battle_, Id<Leader>{1});
  ASSERT_EQ(units.size(), 3u);
  EXPECT_EQ(units[2]->slug, "unit-3");
  EXPECT_TRUE(unitsOf(battle_, Id<Leader>{9}).empty());
  EXPECT_EQ(commandsOf(battle_, Id<Unit>{4}).front()->slug, "command-2");
}

TEST_F(Command, OfAUnitThatTwoLeadIsNobodysAlone) {
  EXPECT_TRUE(isLedByAlone(battle_, Id<Unit>{1}, Id<Leader>{1}));
  battle_.all<UnitCommand>().put({Id<Unit>{1}, Id<model::Command>{2}});
  EXPECT_FALSE(isLedByAlone(battle_, Id<Unit>{1}, Id<Leader>{1}));
  EXPECT_FALSE(isLedByAlone(battle_, Id<Unit>{9}, Id<Leader>{1}));
}

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
  const Hosts none = hosts(placeLeader(battle_, 9, 1, 1, PlacementRule::WithOwnUnits));
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

TEST_F(Command, HasTheRangeOfTheRules) {
  EXPECT_FALSE(commandRange(RuleBook(battle_)));
  addRule(battle_, "command/range", "5");
  EXPECT_EQ(commandRange(RuleBook(battle_)), 5);
}

}  // namespace
}  // namespace redoubt::rules
