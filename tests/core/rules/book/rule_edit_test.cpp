#include "core/rules/book/rule_edit.h"

#include <gtest/gtest.h>

#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

// System 1 inherits from system 2.
Battle inheriting() {
  Battle battle = empty();
  battle.all<System>().put({Id<System>{1}, "s", Id<System>{2}, "S"});
  battle.all<System>().put({Id<System>{2}, "family", std::nullopt, "Rodzina"});
  addRule(battle, "dice/sides", "10", 2);
  addRule(battle, "turns/count", "15");
  return battle;
}

Battle with(const Battle& battle, const std::string& path, std::optional<std::string_view> json) {
  RuleEdit edit(battle, "t");
  edit.set(path, json);
  return applied(battle, edit.take());
}

TEST(RuleEdit, WritesIntoTheOwnSystemAndLeavesTheParentAlone) {
  const Battle after = with(inheriting(), "dice/sides", "6");
  EXPECT_EQ(after.find<Rule>({Id<System>{1}, "dice/sides"})->value.text, "6");
  EXPECT_EQ(after.find<Rule>({Id<System>{2}, "dice/sides"})->value.text, "10");
  EXPECT_EQ(RuleBook(after).integer("dice/sides"), 6);
}

TEST(RuleEdit, TheInheritedValueIsTakenBackByDroppingTheOverride) {
  const Battle battle = inheriting();
  EXPECT_EQ(with(with(battle, "dice/sides", "6"), "dice/sides", " 10 "), battle);
}

TEST(RuleEdit, WhatHoldsAlreadyIsNoEdit) {
  RuleEdit edit(inheriting(), "t");
  edit.set("dice/sides", "10");
  edit.set("turns/count", "15");
  edit.set("never/said", std::nullopt);
  edit.inherit("never/said");
  EXPECT_TRUE(edit.take().empty());
}

TEST(RuleEdit, NoValueHidesAnInheritedOneAndErasesAnOwnOne) {
  Battle after = with(inheriting(), "dice/sides", std::nullopt);
  EXPECT_EQ(after.find<Rule>({Id<System>{1}, "dice/sides"})->value.text, "null");
  EXPECT_EQ(RuleBook(after).integer("dice/sides"), std::nullopt);
  after = with(inheriting(), "turns/count", std::nullopt);
  EXPECT_EQ(after.find<Rule>({Id<System>{1}, "turns/count"}), nullptr);
}

TEST(RuleEdit, APrintedValueBecomesOneSetByHandAndGoesWithItsOrigin) {
  Battle battle = inheriting();
  battle.all<Provenance>().put({"rule", "1/turns/count", "*", Status::Printed, std::nullopt, ""});
  const Battle changed = with(battle, "turns/count", "12");
  const Provenance* own = changed.find<Provenance>({"rule", "1/turns/count", "value"});
  ASSERT_TRUE(own);
  EXPECT_EQ(own->status, Status::Estimated);
  EXPECT_EQ(own->note, "set by hand");
  EXPECT_TRUE(with(battle, "turns/count", std::nullopt).all<Provenance>().empty());
  EXPECT_TRUE(with(battle, "dice/sides", "6").all<Provenance>().size() == 1) << "an override is the author's own";
}

TEST(RuleEdit, ABattleWithoutASystemGetsOne) {
  Battle battle = empty();
  battle.all<System>().erase(Id<System>{1});
  BattleInfo row = *info(battle);
  row.system.reset();
  battle.all<BattleInfo>().put(row);
  const Battle after = with(battle, "dice/sides", "6");
  EXPECT_EQ(after.all<System>().size(), 1u);
  EXPECT_EQ(RuleBook(after).integer("dice/sides"), 6);
}

TEST(RuleOrigin, TellsOwnInheritedAndOverriddenValues) {
  const Battle battle = inheriting();
  EXPECT_TRUE(originOf(battle, "turns/count").isOwn);
  EXPECT_FALSE(originOf(battle, "turns/count").inherited);
  const RuleOrigin above = originOf(battle, "dice/sides");
  EXPECT_FALSE(above.isOwn);
  EXPECT_EQ(above.inherited, "10");
  EXPECT_EQ(above.inheritedFrom, "Rodzina");
  EXPECT_TRUE(originOf(with(battle, "dice/sides", "6"), "dice/sides").isOverride());
}

TEST(RuleOrigin, ACircleOfSystemsEnds) {
  Battle battle = inheriting();
  battle.all<System>().put({Id<System>{2}, "family", Id<System>{1}, "Rodzina"});
  EXPECT_FALSE(originOf(battle, "turns/count").inherited);
  EXPECT_EQ(originOf(battle, "dice/sides").inherited, "10");
}

TEST(RuleValue, IsCanonicalJsonOrAPlaceWhereItStops) {
  EXPECT_EQ(std::get<JsonText>(parseRuleValue(" {\"b\": 1.5, \"a\": [\"ż\"]} ")).text, R"({"a":["ż"],"b":1.5})");
  EXPECT_EQ(std::get<JsonFault>(parseRuleValue("{\"ż\": }")), (JsonFault{1, 7}));
  EXPECT_EQ(std::get<JsonFault>(parseRuleValue("[1,\n 2")).line, 2);
  EXPECT_TRUE(std::holds_alternative<JsonFault>(parseRuleValue("")));
  EXPECT_TRUE(std::holds_alternative<JsonFault>(parseRuleValue("woods")));
  EXPECT_TRUE(std::holds_alternative<JsonFault>(parseRuleValue("\"\xff\"")));
}

TEST(RuleValue, IsNestedNoDeeperThanTheExchangeFormatTakes) {
  EXPECT_TRUE(std::holds_alternative<JsonText>(parseRuleValue(std::string(32, '[') + std::string(32, ']'))));
  EXPECT_TRUE(std::holds_alternative<JsonFault>(parseRuleValue(std::string(33, '[') + std::string(33, ']'))));
}

TEST(PathsBelow, AreAllThatHaveAValue) {
  Battle battle = inheriting();
  addRule(battle, "terrain/woods/enter/foot", "2");
  addRule(battle, "terrain/woods/enter", "1", 2);
  addRule(battle, "terrain/woods/keep", "null");
  addRule(battle, "terrain/woodside/place", "\"hex\"");
  EXPECT_EQ(pathsBelow(RuleBook(battle), "terrain/woods"),
            (std::vector<std::string>{"terrain/woods/enter", "terrain/woods/enter/foot"}));
}

// System 1 inherits from 2, and 2 from 3, which has a table.
Battle grandchild() {
  Battle battle = empty();
  battle.all<System>().put({Id<System>{1}, "s", Id<System>{2}, "S"});
  battle.all<System>().put({Id<System>{2}, "country", Id<System>{3}, "Country"});
  battle.all<System>().put({Id<System>{3}, "family", std::nullopt, "Family"});
  addRule(battle, "combat/rows/1/range", "[1,6]", 3);
  addRule(battle, "combat/rows/1/1-1", "\"A1\"", 3);
  addRule(battle, "combat/rows-of-old", "1", 3);
  return battle;
}

std::string heldBy(const Battle& battle, const std::string& path) {
  return std::string(RuleBook(battle).json(path).value_or("none"));
}

TEST(Strikes, OneRowTakesAwayAllThatIsInheritedBelowIt) {
  Battle battle = grandchild();
  addRule(battle, "combat/rows", "null");
  EXPECT_EQ(heldBy(battle, "combat/rows/1/range"), "none");
  EXPECT_EQ(ruleRow(battle, "combat/rows/1/range"), nullptr);
  EXPECT_EQ(heldBy(battle, "combat/rows-of-old"), "1");
  EXPECT_EQ(struckPaths(battle, "combat/rows"), (std::vector<std::string>{"combat/rows/1/1-1", "combat/rows/1/range"}));
  EXPECT_TRUE(struckPaths(battle, "combat/rows-of-old").empty());
}

TEST(Strikes, RowsOfTheSameSystemAndOfThoseBelowHold) {
  Battle battle = grandchild();
  addRule(battle, "combat/rows", "null", 2);
  addRule(battle, "combat/rows/1/1-1", "\"A2\"", 2);
  addRule(battle, "combat/rows/2/1-1", "\"B1\"");
  EXPECT_EQ(heldBy(battle, "combat/rows/1/1-1"), "\"A2\"");
  EXPECT_EQ(heldBy(battle, "combat/rows/2/1-1"), "\"B1\"");
  EXPECT_EQ(heldBy(battle, "combat/rows/1/range"), "none");
  EXPECT_EQ(ruleRow(battle, "combat/rows/1/1-1")->value.text, "\"A2\"");
}

TEST(Strikes, WhatIsStruckIsNotInherited) {
  Battle battle = grandchild();
  addRule(battle, "combat/rows", "null");
  EXPECT_EQ(originOf(battle, "combat/rows/1/range").inherited, std::nullopt);
  EXPECT_EQ(heldBy(with(battle, "combat/rows/1/range", "[1,6]"), "combat/rows/1/range"), "[1,6]");
}

TEST(Strikes, AreMadeAndTakenBackWithWhatTheBattleSaidItself) {
  const Battle before = grandchild();
  Battle own = before;
  addRule(own, "combat/rows/1/1-1", "\"A2\"");
  RuleEdit strike(own, "t");
  strike.strike("combat/rows");
  const Battle struck = applied(own, strike.take());
  EXPECT_EQ(struck.find<Rule>({Id<System>{1}, "combat/rows"})->value.text, "null");
  EXPECT_EQ(struck.find<Rule>({Id<System>{1}, "combat/rows/1/1-1"}), nullptr);
  RuleEdit again(struck, "t");
  again.strike("combat/rows");
  EXPECT_TRUE(again.take().empty());
  RuleEdit back(struck, "t");
  back.inherit("combat/rows");
  EXPECT_EQ(applied(struck, back.take()), before);
}

TEST(Strikes, OfWhatNobodyInheritsAreNoRow) {
  Battle battle = grandchild();
  addRule(battle, "house/rows/1", "1");
  RuleEdit edit(battle, "t");
  edit.strike("house/rows");
  const Battle after = applied(battle, edit.take());
  EXPECT_EQ(after, grandchild());
}

}  // namespace
}  // namespace redoubt::rules
