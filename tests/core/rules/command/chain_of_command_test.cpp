#include "core/rules/command/chain_of_command.h"

#include <gtest/gtest.h>

#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

// Leader 1 leads units 1 to 3, leader 2 unit 4; leader 3 is of another army. Scenario 2 derives from scenario 1.
class Chain : public ::testing::Test {
 protected:
  Chain() {
    addArmy(battle_, 1);
    addLeader(battle_, 3, 2);
    for (const int leader : {1, 2}) {
      addLeader(battle_, leader, 1);
      addCommand(battle_, leader, Id<Leader>{leader});
    }
    for (const int unit : {3, 2, 1, 4}) {
      addUnit(battle_, unit, 1);
      battle_.all<UnitCommand>().put({Id<Unit>{unit}, Id<model::Command>{unit < 4 ? 1 : 2}});
    }
    addScenario(battle_, 1);
    addScenario(battle_, 2, Id<Scenario>{1});
  }

  std::vector<Id<Unit>> unitsOf(int leader, int scenario) const {
    return ChainOfCommand(battle_, Id<Scenario>{scenario}).unitsOf(Id<Leader>{leader});
  }

  Battle battle_ = empty();
};

TEST_F(Chain, GivesALeaderTheUnitsOfHisCommandsByOrdinal) {
  Unit last = *battle_.find<Unit>(Id<Unit>{1});
  last.ordinal = 9;
  battle_.all<Unit>().put(last);
  const ChainOfCommand chain(battle_);
  EXPECT_EQ(chain.unitsOf(Id<Leader>{1}), (std::vector{Id<Unit>{2}, Id<Unit>{3}, Id<Unit>{1}}));
  EXPECT_TRUE(chain.unitsOf(Id<Leader>{9}).empty());
  EXPECT_EQ(commandsOf(battle_, Id<Unit>{4}).front()->slug, "command-2");
}

TEST_F(Chain, NamesAUnitOnceThatALeaderHasByTwoCommands) {
  addCommand(battle_, 5, Id<Leader>{2});
  battle_.all<UnitCommand>().put({Id<Unit>{4}, Id<model::Command>{5}});
  EXPECT_EQ(ChainOfCommand(battle_).unitsOf(Id<Leader>{2}), std::vector{Id<Unit>{4}});
  EXPECT_TRUE(ChainOfCommand(battle_).isLedByAlone(Id<Unit>{4}, Id<Leader>{2}));
}

TEST_F(Chain, LeavesAUnitThatTwoLeadToNobodyAlone) {
  EXPECT_TRUE(ChainOfCommand(battle_).isLedByAlone(Id<Unit>{1}, Id<Leader>{1}));
  battle_.all<UnitCommand>().put({Id<Unit>{1}, Id<model::Command>{2}});
  EXPECT_FALSE(ChainOfCommand(battle_).isLedByAlone(Id<Unit>{1}, Id<Leader>{1}));
  EXPECT_FALSE(ChainOfCommand(battle_).isLedByAlone(Id<Unit>{9}, Id<Leader>{1}));
}

TEST_F(Chain, CountsACommandWithoutLeaderAsSomebodyElses) {
  addCommand(battle_, 5, std::nullopt);
  battle_.all<UnitCommand>().put({Id<Unit>{1}, Id<model::Command>{5}});
  EXPECT_FALSE(ChainOfCommand(battle_).isLedByAlone(Id<Unit>{1}, Id<Leader>{1}));
}

TEST_F(Chain, FollowsTheSettingsOfAScenarioAndOfThoseItDerivesFrom) {
  addSetting(battle_, 1, "command-of/unit-1", R"("leader-2")");
  EXPECT_EQ(unitsOf(1, 1), (std::vector{Id<Unit>{2}, Id<Unit>{3}}));
  EXPECT_EQ(unitsOf(2, 2), (std::vector{Id<Unit>{1}, Id<Unit>{4}}));
  EXPECT_TRUE(ChainOfCommand(battle_, Id<Scenario>{2}).isLedByAlone(Id<Unit>{1}, Id<Leader>{2}));
  addSetting(battle_, 2, "command-of/unit-1", R"("leader-1")");
  EXPECT_EQ(unitsOf(1, 2).size(), 3u) << "the nearest scenario decides";
  EXPECT_EQ(ChainOfCommand(battle_).unitsOf(Id<Leader>{1}).size(), 3u) << "in no scenario the commands alone count";
}

TEST_F(Chain, LeavesASettingAsideThatNamesNobodyOfTheArmy) {
  addSetting(battle_, 1, "command-of/unit-1", R"("leader-3")");
  addSetting(battle_, 1, "command-of/unit-2", R"("nobody")");
  addSetting(battle_, 1, "command-of/unit-3", "7");
  addSetting(battle_, 1, "command-of/nobody", R"("leader-2")");
  EXPECT_EQ(unitsOf(1, 1).size(), 3u);
}

}  // namespace
}  // namespace redoubt::rules
