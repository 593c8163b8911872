#include "core/rules/forces/manifest_table.h"

#include <gtest/gtest.h>

#include "core/base/text.h"
#include "core/model/forces_edit.h"
#include "core/rules/command/chain_of_command.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/new_units.h"
#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using Kind = ManifestField::Kind;
using Fault = CellFault::Kind;
using Rows = std::vector<CellRow>;

struct Levy {
  model::Battle battle = small::empty();
  hex::Layout layout = model::layoutOf(battle);

  Levy() {
    small::addRule(battle, "unit-type/foot/arm", R"("infantry")");
    small::addRule(battle, "unit-type/foot/title", R"("Line foot")");
    small::addRule(battle, "unit-type/gun/arm", R"("artillery")");
    small::addRule(battle, "steps/source", R"("counters")");
    small::addRule(battle, "steps/ladder", R"(["1 front", "1 back", "2 front", "2 back"])");
    battle.all<model::Player>().put({{1}, "p", "P", 1});
    battle.all<model::Army>().put({{1}, "poles", {1}, "Polish army", "#386AA7", 1});
    battle.all<model::Army>().put({{2}, "russians", {1}, "Russian army", "#5E8C43", 2});
    model::Leader leader;
    leader.id = {1};
    leader.army = {1};
    leader.name = "gen. Zajączek";
    leader.shortName = "Zajączek";
    battle.all<model::Leader>().put(leader);
    battle.all<model::Command>().put({{1}, "left", {1}, "Left wing", Id<model::Leader>{1}, "", 1});
  }
  TableMapping map(const Rows& rows) const {
    const RuleBook book(battle);
    return mapTable(battle, {&book}, rows);
  }
  CellEdit take(const Rows& rows, std::map<std::string, std::string> newTypes = {}) {
    const RuleBook book(battle);
    TableBlock table = blockOf(battle, rows, map(rows), std::nullopt);
    table.block.newTypeArms = std::move(newTypes);
    CellEdit result = typeCells({battle, book, layout, std::nullopt}, table.block, "Take");
    battle = model::applied(battle, result.edit);
    return result;
  }
  const model::Unit* unit(const std::string& name, std::int64_t army = 1) const {
    for (const model::Unit& each : battle.all<model::Unit>()) {
      if (each.name == name && each.army.value == army) return &each;
    }
    return nullptr;
  }
};

TEST(ManifestTable, HeadingsAreUnderstoodInBothLanguages) {
  const Levy forces;
  const auto english =
      forces.map({{"Counters manifest"}, {"unit identifier", "commander", "quantity of counters", "Luck"}});
  EXPECT_EQ(english.headings, 1);
  EXPECT_EQ(english.fields,
            (std::vector<std::optional<ManifestField>>{ManifestField{Kind::Name}, ManifestField{Kind::Commands},
                                                       ManifestField{Kind::Counters}, std::nullopt}));
  EXPECT_EQ(english.unknown, std::vector<std::string>{"Luck"});
  const auto polish = forces.map({{"Jednostka", "Liczebność", "Morale, rewers", "Morale 3", "Pole"}});
  EXPECT_EQ(polish.headings, 0);
  EXPECT_EQ(polish.fields[1], ManifestField{Kind::Size});
  EXPECT_EQ(polish.fields[2], (ManifestField{Kind::Morale, "", false, 1}));
  EXPECT_EQ(polish.fields[3], (ManifestField{Kind::Morale, "", false, 2}));
  EXPECT_EQ(polish.fields[4], ManifestField{Kind::Hex});
}

TEST(ManifestTable, WithoutHeadingsColumnsAreWhatTheyHold) {
  const Levy forces;
  const auto mapping = forces.map({{"Line foot", "1/2 pp", "Left wing", "3"}, {"gun", "1 art.", "", "1"}});
  EXPECT_FALSE(mapping.headings);
  EXPECT_EQ(mapping.fields[0], ManifestField{Kind::Type});
  EXPECT_EQ(mapping.fields[1], ManifestField{Kind::Name});
  EXPECT_EQ(mapping.fields[2], ManifestField{Kind::Commands});
  EXPECT_FALSE(mapping.fields[3]);
}

TEST(ManifestTable, TheManifestOfARulebookIsTakenAsItIsPrinted) {
  Levy forces;
  const auto result = forces.take({{"Polish army"},
                                   {},
                                   {"unit identifier", "commander", "quantity of counters", "type"},
                                   {"1/I/2 pp", "Zajaczek", "2", "Line foot"},
                                   {"1 art.", "", "1", "gun"},
                                   {"Russian army", "", ""},
                                   {"unit identifier", "commander", "quantity of counters", "type"},
                                   {"1 art.", "", "1", "gun"}});
  ASSERT_TRUE(result.faults.empty()) << result.faults.front().text;
  EXPECT_EQ(forces.battle.all<model::Unit>().size(), 3u);
  const model::Unit* foot = forces.unit("1/I/2 pp");
  ASSERT_TRUE(foot);
  EXPECT_EQ(foot->type, "foot");
  ASSERT_EQ(commandsOf(forces.battle, foot->id).size(), 1u) << "by the name of its leader, without the diacritic";
  EXPECT_EQ(sidesOf(forces.battle, foot->id).size(), 4u) << "two counters by the ladder";
  ASSERT_TRUE(forces.unit("1 art.", 2)) << "a name of both armies";
  EXPECT_TRUE(commandsOf(forces.battle, forces.unit("1 art.")->id).empty()) << "an empty cell says so";
  const auto again = forces.take({{"Army", "Name", "Counters"}, {"Russian army", "1 art.", "2"}});
  ASSERT_TRUE(again.faults.empty());
  EXPECT_EQ(forces.battle.all<model::Unit>().size(), 3u) << "it was there";
  EXPECT_EQ(sidesOf(forces.battle, forces.unit("1 art.", 2)->id).size(), 4u);
}

TEST(ManifestTable, FiguresOfFurtherSidesMakeFurtherCounters) {
  Levy forces;
  ASSERT_TRUE(
      forces
          .take({{"Army", "Name", "Size", "Size, back", "Size 3", "Size 4"}, {"Polish army", "A", "9", "7", "5", "3"}})
          .faults.empty());
  const auto sides = sidesOf(forces.battle, forces.unit("A")->id);
  ASSERT_EQ(sides.size(), 4u);
  EXPECT_NE(sides[1]->counter, sides[2]->counter);
}

TEST(ManifestTable, TheBackMayBeAStateOrNone) {
  Levy forces;
  ASSERT_TRUE(forces
                  .take({{"Army", "Name", "Counters", "Back"},
                         {"Polish army", "1 art.", "1", "state"},
                         {"Polish army", "Wagon", "1", "none"}})
                  .faults.empty());
  EXPECT_EQ(backRole(forces.battle, forces.unit("1 art.")->id), model::FaceRole::State);
  EXPECT_FALSE(backRole(forces.battle, forces.unit("Wagon")->id));
  EXPECT_EQ(forces.battle.all<model::Step>().size(), 2u) << "a strength for each";
  EXPECT_EQ(forces.take({{"Army", "Name", "Back"}, {"Polish army", "Wagon", "blue"}}).faults.at(0).kind,
            Fault::UnknownBack);
}

TEST(ManifestTable, WhatIsWrongIsToldAndNothingTaken) {
  Levy forces;
  const model::Battle before = forces.battle;
  const auto result = forces.take({{"Army", "Name", "Type", "Command", "Counters"},
                                   {"Polish army", "A", "Zouave", "Left wing", "2"},
                                   {"Prussians", "B", "gun", "", "1"},
                                   {"Russian army", "C", "gun", "Left wing", "many"},
                                   {"", "D", "gun"}});
  EXPECT_EQ(result.faults, (std::vector<CellFault>{{Fault::UnknownType, 0, 2, "Zouave"},
                                                   {Fault::UnknownArmy, 1, 0, "Prussians"},
                                                   {Fault::UnknownCommand, 2, 3, "Left wing"},
                                                   {Fault::NotACount, 2, 4, "many"},
                                                   {Fault::NoArmy, 3, 1, ""}}));
  EXPECT_EQ(forces.battle, before);
}

TEST(ManifestTable, TypesThatAreMissingAreMadeOnceWithTheirArm) {
  Levy forces;
  const auto result =
      forces.take({{"Army", "Name", "Type"}, {"Polish army", "A", "Zouaves"}, {"Polish army", "B", "zouaves"}},
                  {{folded("Zouaves"), "infantry"}});
  ASSERT_TRUE(result.faults.empty());
  EXPECT_EQ(forces.unit("A")->type, forces.unit("B")->type);
  EXPECT_EQ(armOfType(RuleBook(forces.battle), forces.unit("A")->type), "infantry");
  EXPECT_EQ(typeTitle(RuleBook(forces.battle), forces.unit("A")->type), "Zouaves");
}

TEST(ManifestTable, TheFateOfEachCellIsKnownBefore) {
  Levy forces;
  forces.take({{"Army", "Name", "Type"}, {"Polish army", "A", "foot"}});
  const Rows rows{{"Army", "Name", "Type"}, {"Polish army", "A", "gun"}, {"Polish army", "B", "gun"}};
  const RuleBook book(forces.battle);
  const TableBlock table = blockOf(forces.battle, rows, forces.map(rows), std::nullopt);
  const BlockFates fates = fatesOf({forces.battle, book, forces.layout, std::nullopt}, table.block);
  EXPECT_EQ(fates.rows, (std::vector{BlockFates::Fate::Changed, BlockFates::Fate::New}));
  EXPECT_EQ(fates.cells[0], (std::vector{false, false, true}));
  EXPECT_EQ(fates.added, 1);
  EXPECT_EQ(fates.changed, 1);
}

}  // namespace
}  // namespace redoubt::rules
