#include "core/model/scenario_verbs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "tests/core/model/sample_battle.h"

namespace redoubt::model {
namespace {

// A scenario of two variants that share the block of one army and have each its own of the other.
struct TwoVariants {
  Battle battle = testing::plainMap(10, 10);
  Id<Scenario> day{1};
  Id<Variant> first{11}, second{12};
  Id<SetUpBlock> shared{21}, left{22}, right{23};
  Id<Placement> guard{31};

  TwoVariants() {
    battle.all<Player>().put({{1}, "blue", "Blue", 1});
    battle.all<Army>().put({{1}, "blue", {1}, "Blue", "#0000FF", 1});
    battle.all<Army>().put({{2}, "red", {1}, "Red", "#FF0000", 2});
    battle.all<Scenario>().put({day, "day", "Day", {}, 1, ""});
    battle.all<Variant>().put({first, "first", day, "First", 1});
    battle.all<Variant>().put({second, "second", day, "Second", 2});
    battle.all<SetUpBlock>().put({shared, "blue", {1}, {}, "Blue", 1});
    battle.all<SetUpBlock>().put({left, "red-left", {2}, {}, "Red, left", 2});
    battle.all<SetUpBlock>().put({right, "red-right", {2}, left, "Red, right", 3});
    for (const auto& row : {VariantBlock{first, shared}, VariantBlock{first, left}, VariantBlock{second, shared},
                            VariantBlock{second, right}}) {
      battle.all<VariantBlock>().put(row);
    }
    Placement placed;
    placed.id = guard;
    placed.block = shared;
    placed.words = "The guard";
    placed.hex = testing::hexAt(2, 2);
    battle.all<Placement>().put(placed);
    battle.all<Setting>().put({day, "turn/last", {"12"}});
    battle.all<Provenance>().put({"placement", "31", "hex", Status::Printed, {}, "as printed"});
  }

  std::vector<const Variant*> variantsOf(Id<Scenario> scenario) const {
    std::vector<const Variant*> rows;
    for (const Variant& row : battle.all<Variant>()) {
      if (row.scenario == scenario) rows.push_back(&row);
    }
    std::sort(rows.begin(), rows.end(), [](const auto* a, const auto* b) { return a->ordinal < b->ordinal; });
    return rows;
  }
  std::vector<Id<SetUpBlock>> blocksOf(Id<Variant> variant) const {
    std::vector<Id<SetUpBlock>> rows;
    for (const VariantBlock& row : battle.all<VariantBlock>()) {
      if (row.variant == variant) rows.push_back(row.block);
    }
    return rows;
  }
  void apply(const Edit& edit) { battle = applied(battle, edit); }
};

TEST(ScenarioVerbs, ADerivedScenarioHoldsNothingButBlocksThatDerive) {
  TwoVariants day;
  const auto made = deriveScenario(day.battle, day.day, "Evening", "Derive");
  day.apply(made.edit);
  EXPECT_EQ(day.battle.find<Scenario>(made.row)->parent, day.day);
  EXPECT_EQ(day.battle.find<Scenario>(made.row)->slug, "evening");
  const auto variants = day.variantsOf(made.row);
  ASSERT_EQ(variants.size(), 2u);
  EXPECT_EQ(variants[0]->title, "First");
  std::set<Id<SetUpBlock>> parents;
  for (const Variant* variant : variants) {
    for (const Id<SetUpBlock> block : day.blocksOf(variant->id)) {
      parents.insert(*day.battle.find<SetUpBlock>(block)->parent);
    }
  }
  EXPECT_EQ(parents, (std::set{day.shared, day.left, day.right}));
  // What two variants share of the parent they share of the child.
  EXPECT_EQ(day.battle.all<SetUpBlock>().size(), 6u);
  EXPECT_EQ(day.battle.all<Placement>().size(), 1u);
  EXPECT_EQ(day.battle.all<Setting>().size(), 1u);
}

TEST(ScenarioVerbs, ACopiedScenarioIsIndependentOfTheOtherAndAsRich) {
  TwoVariants day;
  const auto made = copyScenario(day.battle, day.day, "Day 2", "Copy");
  day.apply(made.edit);
  EXPECT_EQ(day.battle.find<Scenario>(made.row)->title, "Day 2");
  EXPECT_FALSE(day.battle.find<Scenario>(made.row)->parent);
  EXPECT_TRUE(day.battle.find<Setting>({made.row, "turn/last"}));
  const auto variants = day.variantsOf(made.row);
  ASSERT_EQ(variants.size(), 2u);
  EXPECT_EQ(variants[0]->slug, "first");
  const auto blocks = day.blocksOf(variants[1]->id);
  ASSERT_EQ(blocks.size(), 2u);
  for (const Id<SetUpBlock> block : blocks) {
    for (const Id<SetUpBlock> old : {day.shared, day.left, day.right}) EXPECT_NE(block, old);
    const SetUpBlock& row = *day.battle.find<SetUpBlock>(block);
    if (row.parent) {
      EXPECT_NE(*row.parent, day.left) << "the copy derives from a copy";
    }
  }
  std::vector<const Placement*> guards;
  for (const Placement& row : day.battle.all<Placement>()) guards.push_back(&row);
  ASSERT_EQ(guards.size(), 2u);
  const Placement* copy = guards[0]->id == day.guard ? guards[1] : guards[0];
  EXPECT_EQ(copy->words, "The guard");
  EXPECT_TRUE(day.battle.find<Provenance>({"placement", keyText<Placement>(copy->id), "hex"}));
}

TEST(ScenarioVerbs, AVariantIsCopiedOrDerivedWithinItsScenario) {
  TwoVariants day;
  const auto copy = copyVariant(day.battle, day.first, "First 2", "Copy");
  day.apply(copy.edit);
  const auto heir = deriveVariant(day.battle, day.first, "Third", "Derive");
  day.apply(heir.edit);
  ASSERT_EQ(day.variantsOf(day.day).size(), 4u);
  EXPECT_EQ(day.battle.find<Variant>(copy.row)->ordinal, 3);
  EXPECT_EQ(day.battle.find<Variant>(heir.row)->ordinal, 4);
  for (const Id<SetUpBlock> block : day.blocksOf(copy.row)) EXPECT_FALSE(day.battle.find<SetUpBlock>(block)->parent);
  for (const Id<SetUpBlock> block : day.blocksOf(heir.row)) EXPECT_TRUE(day.battle.find<SetUpBlock>(block)->parent);
  EXPECT_EQ(day.battle.all<Placement>().size(), 2u);
}

TEST(ScenarioVerbs, ANewScenarioCanBePlayedInAtOnce) {
  TwoVariants day;
  const auto made = addScenario(day.battle, {"Night", "Historical"}, "Add");
  day.apply(made.edit);
  const auto variants = day.variantsOf(made.row);
  ASSERT_EQ(variants.size(), 1u);
  std::set<Id<Army>> armies;
  for (const Id<SetUpBlock> block : day.blocksOf(variants[0]->id)) {
    armies.insert(day.battle.find<SetUpBlock>(block)->army);
  }
  EXPECT_EQ(armies, (std::set{Id<Army>{1}, Id<Army>{2}}));
}

TEST(ScenarioVerbs, AVariantTakesAlongTheBlocksThatNobodyElseUses) {
  TwoVariants day;
  const Removal removal = removalOf(day.battle, day.second, "Delete");
  EXPECT_EQ(removal.count("set_up_block"), 1);
  day.apply(removal.edit);
  EXPECT_FALSE(day.battle.find<SetUpBlock>(day.right));
  EXPECT_TRUE(day.battle.find<SetUpBlock>(day.left));
  EXPECT_TRUE(day.battle.find<SetUpBlock>(day.shared));
}

TEST(ScenarioVerbs, ABlockFromWhichAnotherDerivesStays) {
  TwoVariants day;
  day.apply(removalOf(day.battle, day.first, "Delete").edit);
  EXPECT_TRUE(day.battle.find<SetUpBlock>(day.left)) << "the second variant's derives from it";
  EXPECT_EQ(day.battle.find<SetUpBlock>(day.right)->parent, day.left);
}

TEST(ScenarioVerbs, AScenarioGoesWithAllThatIsItsOwn) {
  TwoVariants day;
  const auto heir = deriveScenario(day.battle, day.day, "Evening", "Derive");
  day.apply(heir.edit);
  const Battle before = day.battle;
  day.apply(removalOf(day.battle, heir.row, "Delete").edit);
  EXPECT_EQ(day.battle.all<Scenario>().size(), 1u);
  EXPECT_EQ(day.battle.all<Variant>().size(), 2u);
  EXPECT_EQ(day.battle.all<SetUpBlock>().size(), 3u);
  EXPECT_EQ(applied(day.battle, toEdit(difference(day.battle, before), "")), before);
}

TEST(ScenarioVerbs, RowsMoveAmongThoseOfTheirParentAndNoFurther) {
  TwoVariants day;
  const Variant first = *day.battle.find<Variant>(day.first);
  const AnyRow row(tableInfo<Variant>(), &first);
  EXPECT_TRUE(moveRow(day.battle, row, -1, "Up").empty());
  day.apply(moveRow(day.battle, row, 1, "Down"));
  EXPECT_EQ(day.variantsOf(day.day).front()->id, day.second);
  const Setting setting = *day.battle.all<Setting>().begin();
  EXPECT_TRUE(moveRow(day.battle, {tableInfo<Setting>(), &setting}, 1, "Down").empty());
}

}  // namespace
}  // namespace redoubt::model
