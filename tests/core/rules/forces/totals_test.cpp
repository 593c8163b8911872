#include "core/rules/forces/totals.h"

#include <gtest/gtest.h>

#include "core/rules/forces/new_units.h"
#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

// Two commands and a unit of both; foot of size 3, horse of size 2.
model::Battle forces() {
  model::Battle battle = small::empty();
  small::addRule(battle, "unit-type/foot/arm", R"("infantry")");
  small::addRule(battle, "unit-type/horse/arm", R"("cavalry")");
  battle.all<model::Player>().put({{1}, "p", "P", 1});
  small::addArmy(battle, 1);
  battle.all<model::Command>().put({{1}, "left", {1}, "Left", {}, "", 1});
  battle.all<model::Command>().put({{2}, "right", {1}, "Right", {}, "", 2});
  const auto add = [&](std::vector<std::string> names, std::vector<Id<model::Command>> commands, const char* type,
                       std::optional<int> size) {
    NewCounter counter;
    counter.front.size = size;
    battle = model::applied(battle, addUnits(battle, RuleBook(battle), {{1}, commands, names, type, counter}, "Add"));
  };
  add({"A", "B"}, {{1}}, "foot", 3);
  add({"C"}, {{1}, {2}}, "horse", 2);
  add({"D"}, {}, "horse", std::nullopt);
  return battle;
}

TEST(Totals, AUnitOfSeveralCommandsCountsInEach) {
  const model::Battle battle = forces();
  const auto totals = forceTotals(battle, RuleBook(battle), TotalBy::Command);
  ASSERT_EQ(totals.size(), 3u);
  EXPECT_EQ(totals[0].command, Id<model::Command>{1});
  EXPECT_EQ(totals[0].sum.units, 3);
  EXPECT_EQ(totals[0].sum.figures.at("size").sum, 8);
  EXPECT_EQ(totals[1].sum.units, 1);
  EXPECT_FALSE(totals[2].command) << "those without one come last";
  EXPECT_EQ(totals[2].sum.figures.at("size").unknown, 1);
}

TEST(Totals, AreByArmTypeAndArmyToo) {
  const model::Battle battle = forces();
  const RuleBook book(battle);
  EXPECT_EQ(forceTotals(battle, book, TotalBy::Arm).at(0).slug, "cavalry");
  EXPECT_EQ(forceTotals(battle, book, TotalBy::Type).at(0).sum.figures.at("size").sum, 6);
  const auto armies = forceTotals(battle, book, TotalBy::Army);
  ASSERT_EQ(armies.size(), 1u);
  EXPECT_EQ(armies[0].sum.units, 4);
  EXPECT_EQ(armies[0].sum.counters, 4);
}

TEST(Totals, WhatATextSaysIsCountedAsItMeans) {
  model::Battle battle = forces();
  const std::string army = battle.all<model::Army>().begin()->slug;
  small::addRule(battle, "manifest/total/horse", R"({"of": "units", "arm": "cavalry", "is": 2})");
  small::addRule(battle, "manifest/total/left",
                 R"({"of": "size", "command": "left", "army": ")" + army + R"(", "is": 9})");
  small::addRule(battle, "manifest/total/all", R"({"of": "size", "is": 8})");
  small::addRule(battle, "manifest/total/broken", R"({"of": 3})");
  const auto said = saidTotals(battle, RuleBook(battle));
  ASSERT_EQ(said.size(), 3u) << "without the broken one";
  EXPECT_EQ(said[0].counted, 8);
  EXPECT_EQ(said[0].unknown, 1);
  EXPECT_EQ(said[1].counted, 2);
  EXPECT_EQ(said[2].counted, 8);
  EXPECT_EQ(said[2].rule.is, 9);
}

TEST(Totals, TheBoxIsCountedAsPrinted) {
  model::Battle battle = forces();
  model::Counter chit;
  chit.id = {901};
  chit.role = model::CounterRole::Chit;
  chit.copiesPrinted = 2;
  battle.all<model::Counter>().put(chit);
  battle.all<model::Counter>().put({{902}, model::CounterRole::Marker, {}, {}, 1, {}, 5, 6, ""});
  EXPECT_FALSE(boxCount(battle, RuleBook(battle)).rest());
  small::addRule(battle, "box/counters", "20");
  const BoxCount box = boxCount(battle, RuleBook(battle));
  EXPECT_EQ(box.units, 4);
  EXPECT_EQ(box.chits, 2);
  EXPECT_EQ(box.markers, 6);
  EXPECT_EQ(box.rest(), 8);
}

}  // namespace
}  // namespace redoubt::rules
