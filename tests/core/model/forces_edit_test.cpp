#include "core/model/forces_edit.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

#include "core/model/unit_verbs.h"
#include "tests/core/model/sample_battle.h"

namespace redoubt::model {
namespace {

const ScenarioTitles kTitles{"Set-up", "First"};

// An army of two commands with a leader and units, on a small map, made by the verbs themselves.
struct Forces {
  Battle battle = testing::plainMap(5, 5);
  Id<Army> army;
  Id<Leader> hale;
  Id<Command> left, right;
  std::vector<Id<Unit>> units;

  Forces() {
    army = put(addArmy(battle, std::nullopt, "Whites", "#DDDDDD", kTitles, "Army"));
    hale = put(addLeader(battle, army, "Gen. Hale", {"modifier"}, true, "Leader"));
    left = put(addCommand(battle, army, "Left wing", "#386AA7", hale, "Command"));
    right = put(addCommand(battle, army, "Right wing", "#A0303A", std::nullopt, "Command"));
    for (int i = 1; i <= 3; ++i) {
      const std::string name = "Foot " + std::to_string(i);
      units.push_back({100 + i});
      battle.all<Unit>().put({units.back(), "foot-" + std::to_string(i), army, name, name, "foot", i});
      apply(setCommands(battle, units.back(), std::array{left}, "Command"));
      apply(addCounter(battle, units.back(), {"movement"}, "Counter"));
    }
  }
  template <class Row>
  Id<Row> put(const Addition<Row>& made) {
    apply(made.edit);
    return made.row;
  }
  void apply(const Edit& edit) { battle = applied(battle, edit); }
  std::vector<std::string> namesIn(Id<Army> of) const {
    std::vector<std::string> names;
    for (const Unit* unit : unitsIn(battle, of)) names.push_back(unit->name);
    return names;
  }
  Id<Placement> place(Id<Unit> unit) {
    apply(model::place(battle, battle.all<SetUpBlock>().begin()->id, {unit, {}}, testing::hexAt(2, 2), {}, 1, ""));
    for (const Placement& row : battle.all<Placement>()) {
      if (row.unit == unit) return row.id;
    }
    return {};
  }
};

// Every reference of a table leads to a row, as the file demands.
template <class Row>
void expectSound(const Battle& battle) {
  for (const Row& row : battle.all<Row>()) {
    forEachField<Row>([&](const auto& field) {
      using Member = std::remove_cvref_t<decltype(row.*field.member)>;
      using To = typename Refers<Member>::Row;
      if constexpr (!std::is_void_v<To>) {
        const std::optional<Id<To>> id = row.*field.member;
        EXPECT_TRUE(!id || battle.find<To>(*id)) << Row::kTable << "." << field.name;
      }
    });
  }
}

void expectSoundForces(const Battle& battle) {
  expectSound<Army>(battle);
  expectSound<Leader>(battle);
  expectSound<Command>(battle);
  expectSound<Unit>(battle);
  expectSound<UnitCommand>(battle);
  expectSound<Counter>(battle);
  expectSound<Face>(battle);
  expectSound<FaceFigure>(battle);
  expectSound<Step>(battle);
  expectSound<Mark>(battle);
  expectSound<SetUpBlock>(battle);
  expectSound<VariantBlock>(battle);
  expectSound<Entry>(battle);
  expectSound<Placement>(battle);
  expectSound<SetUpOrder>(battle);
  expectSound<PoolLine>(battle);
  expectSound<ReturnPoint>(battle);
  expectSound<Victory>(battle);
  expectSound<Hexside>(battle);
}

TEST(ForcesEdit, AnArmyOfABattleWithoutScenarioBringsPlayerScenarioAndASetUpOfItsOwn) {
  Forces forces;
  const Army& army = *forces.battle.find<Army>(forces.army);
  EXPECT_EQ(army.slug, "whites");
  EXPECT_EQ(forces.battle.find<Player>(army.player)->name, "Whites");
  ASSERT_EQ(forces.battle.all<Scenario>().size(), 1u);
  ASSERT_EQ(forces.battle.all<VariantBlock>().size(), 1u);
  const VariantBlock& used = *forces.battle.all<VariantBlock>().begin();
  EXPECT_EQ(forces.battle.find<SetUpBlock>(used.block)->army, forces.army);
  expectSoundForces(forces.battle);
}

TEST(ForcesEdit, ASecondArmyJoinsThePlayerAndTheSetUpsThereAre) {
  Forces forces;
  const Id<Player> player = forces.battle.all<Player>().begin()->id;
  const Id<Army> other = forces.put(addArmy(forces.battle, player, "Whites", "#202020", kTitles, "Army"));
  EXPECT_EQ(forces.battle.all<Player>().size(), 1u);
  EXPECT_EQ(forces.battle.all<Scenario>().size(), 1u);
  EXPECT_EQ(forces.battle.all<VariantBlock>().size(), 2u);
  EXPECT_EQ(forces.battle.find<Army>(other)->slug, "whites-2");
  EXPECT_EQ(armiesOf(forces.battle, player).back()->id, other);
}

TEST(ForcesEdit, ALeaderHasACounterWithHisFiguresAndAChitWhereThereAreSome) {
  Forces forces;
  std::multiset<CounterRole> roles;
  for (const Counter& counter : forces.battle.all<Counter>()) {
    if (counter.leader == forces.hale) roles.insert(counter.role);
  }
  EXPECT_EQ(roles, (std::multiset{CounterRole::Leader, CounterRole::Chit}));
  EXPECT_TRUE(haveChits(forces.battle));
  EXPECT_EQ(forces.battle.find<Leader>(forces.hale)->shortName, "Hale");
  EXPECT_TRUE(addChit(forces.battle, forces.hale, "Chit").empty());
}

TEST(ForcesEdit, ARenamedArmyGivesItsNameToItsSetUpAndPlayerAndLosesTheSourcesWord) {
  Forces forces;
  const std::string key = keyText<Army>(forces.army);
  forces.battle.all<Provenance>().put({"army", key, "*", Status::Printed, {}, ""});
  Army army = *forces.battle.find<Army>(forces.army);
  army.name = "Greys";
  forces.apply(change(forces.battle, army, "Rename"));
  EXPECT_EQ(forces.battle.all<SetUpBlock>().begin()->title, "Greys");
  EXPECT_EQ(forces.battle.all<Player>().begin()->name, "Greys") << "who came with it";
  const Provenance* origin = forces.battle.find<Provenance>({"army", key, "name"});
  ASSERT_TRUE(origin);
  EXPECT_EQ(origin->status, Status::Estimated);
  EXPECT_FALSE(forces.battle.find<Provenance>({"army", key, "colour"}));
}

TEST(ForcesEdit, UnitsGoToOneCommandOfTheirArmyOnly) {
  Forces forces;
  const Id<Army> other = forces.put(addArmy(forces.battle, std::nullopt, "Blacks", "#202020", kTitles, ""));
  const Id<Command> foreign = forces.put(addCommand(forces.battle, other, "Guard", "", std::nullopt, ""));
  forces.apply(moveToCommand(forces.battle, std::array{forces.units[0], forces.units[1]}, forces.right, "Move"));
  EXPECT_TRUE(forces.battle.find<UnitCommand>({forces.units[0], forces.right}));
  EXPECT_FALSE(forces.battle.find<UnitCommand>({forces.units[0], forces.left}));
  EXPECT_TRUE(forces.battle.find<UnitCommand>({forces.units[2], forces.left}));
  EXPECT_TRUE(moveToCommand(forces.battle, forces.units, foreign, "Move").empty());
  forces.apply(moveToCommand(forces.battle, forces.units, std::nullopt, "Move"));
  EXPECT_TRUE(forces.battle.all<UnitCommand>().empty());
}

TEST(ForcesEdit, AUnitMovesAmongThoseOfItsCommandAndPassesTheOthers) {
  Forces forces;
  forces.apply(moveToCommand(forces.battle, std::array{forces.units[1]}, forces.right, "Move"));
  EXPECT_TRUE(move(forces.battle, forces.units[0], -1, "Up").empty());
  forces.apply(move(forces.battle, forces.units[2], -1, "Up"));
  EXPECT_EQ(forces.namesIn(forces.army), (std::vector<std::string>{"Foot 3", "Foot 1", "Foot 2"}));
  EXPECT_TRUE(move(forces.battle, forces.units[1], 1, "Down").empty()) << "it is alone in its command";
  forces.apply(move(forces.battle, forces.right, -1, "Up"));
  EXPECT_EQ(commandsIn(forces.battle, forces.army).front()->id, forces.right);
}

TEST(ForcesEdit, ACopyOfAUnitHasCountersOfItsOwnAndTheNextNumber) {
  Forces forces;
  const Copy copy = duplicate(forces.battle, forces.units[0], "Duplicate");
  forces.apply(copy.edit);
  ASSERT_TRUE(copy.part);
  const Id<Unit> made = std::get<Id<Unit>>(*copy.part);
  EXPECT_EQ(forces.battle.find<Unit>(made)->name, "Foot 4");
  EXPECT_EQ(forces.battle.find<Unit>(made)->shortName, "Foot 4");
  EXPECT_TRUE(forces.battle.find<UnitCommand>({made, forces.left}));
  int steps = 0;
  for (const Step& step : forces.battle.all<Step>()) {
    if (step.unit != made) continue;
    ++steps;
    const Face* face = forces.battle.find<Face>(step.face);
    ASSERT_TRUE(face);
    EXPECT_EQ(forces.battle.find<Counter>(face->counter)->unit, made);
    EXPECT_TRUE(forces.battle.find<FaceFigure>({face->id, "movement"}));
  }
  EXPECT_EQ(steps, 2);
  expectSoundForces(forces.battle);
}

TEST(ForcesEdit, ACopyOfAnArmyHasItsLeadersCommandsAndUnits) {
  Forces forces;
  const Copy copy = duplicate(forces.battle, forces.army, "Duplicate");
  forces.apply(copy.edit);
  const Id<Army> made = std::get<Id<Army>>(*copy.part);
  EXPECT_EQ(forces.battle.find<Army>(made)->name, "Whites 2");
  EXPECT_EQ(forces.namesIn(made), (std::vector<std::string>{"Foot 1", "Foot 2", "Foot 3"}));
  const auto commands = commandsIn(forces.battle, made);
  ASSERT_EQ(commands.size(), 2u);
  ASSERT_TRUE(commands[0]->leader);
  EXPECT_EQ(forces.battle.find(commands[0]->leader)->army, made);
  EXPECT_TRUE(forces.battle.find<UnitCommand>({unitsIn(forces.battle, made)[0]->id, commands[0]->id}));
  EXPECT_EQ(forces.battle.all<VariantBlock>().size(), 2u);
  expectSoundForces(forces.battle);
}

TEST(ForcesEdit, AUnitThatGoesTakesItsCountersAndPlacementsAlongWithAllThatIsSaidOfThem) {
  Forces forces;
  const Id<Placement> placed = forces.place(forces.units[0]);
  forces.battle.all<Provenance>().put({"placement", keyText<Placement>(placed), "*", Status::Printed, {}, ""});
  const Battle before = forces.battle;
  const std::array<ForcePart, 1> parts{forces.units[0]};
  const Removal removal = removalOf(forces.battle, parts, "Delete");
  EXPECT_EQ(removal.count("unit"), 1);
  EXPECT_EQ(removal.count("placement"), 1);
  forces.apply(removal.edit);
  EXPECT_FALSE(forces.battle.find<Unit>(forces.units[0]));
  EXPECT_TRUE(forces.battle.all<Placement>().empty());
  EXPECT_TRUE(forces.battle.all<Provenance>().empty());
  EXPECT_EQ(forces.battle.all<Step>().size(), 4u);
  expectSoundForces(forces.battle);
  EXPECT_EQ(applied(forces.battle, toEdit(difference(forces.battle, before), "")), before);
}

TEST(ForcesEdit, UnitsOutliveTheirCommandAndCommandsTheirLeader) {
  Forces forces;
  const std::array<ForcePart, 1> leader{forces.hale};
  forces.apply(removalOf(forces.battle, leader, "Delete").edit);
  EXPECT_FALSE(forces.battle.find<Command>(forces.left)->leader);
  const std::array<ForcePart, 1> command{forces.left};
  forces.apply(removalOf(forces.battle, command, "Delete").edit);
  EXPECT_EQ(forces.battle.all<Unit>().size(), 3u);
  EXPECT_TRUE(forces.battle.all<UnitCommand>().empty());
  expectSoundForces(forces.battle);
}

// Of a battle with two rows in every table, each leading to the row of its number.
TEST(ForcesEdit, WhateverGoesLeavesNoReferenceBehind) {
  const Battle battle = testing::everyTable();
  const std::vector<ForcePart> parts{Id<Player>{1}, Id<Army>{1}, Id<Command>{1}, Id<Leader>{1}, Id<Unit>{1}};
  for (const ForcePart& part : parts) {
    SCOPED_TRACE(part.index());
    const Removal removal = removalOf(battle, std::array{part}, "Delete");
    EXPECT_FALSE(removal.edit.empty());
    expectSoundForces(applied(battle, removal.edit));
  }
}

TEST(ForcesEdit, NextNamesCountOnFromTheNumberAtTheEnd) {
  const std::set<std::string> taken{"Guard", "Guard 2", "Foot 9", "7"};
  const auto isTaken = [&](const std::string& name) { return taken.contains(name); };
  EXPECT_EQ(nextName("Guard", isTaken), "Guard 3");
  EXPECT_EQ(nextName("Foot 9", isTaken), "Foot 10");
  EXPECT_EQ(nextName("7", isTaken), "7 2");
  EXPECT_EQ(nextName("Line", isTaken), "Line");
}

}  // namespace
}  // namespace redoubt::model
