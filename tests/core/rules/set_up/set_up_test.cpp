#include "core/rules/set_up/set_up.h"

#include <gtest/gtest.h>

#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

std::vector<std::int64_t> ids(const std::vector<const Placement*>& placements) {
  std::vector<std::int64_t> result;
  for (const Placement* row : placements) result.push_back(row->id.value);
  return result;
}

// Block 1 places units 1 and 2 and a fence; block 2 is its child.
Battle withChildBlock() {
  Battle battle = empty();
  addArmy(battle, 1);
  addUnit(battle, 1, 1);
  addUnit(battle, 2, 1);
  addBlock(battle, 1, 1);
  addBlock(battle, 2, 1, Id<SetUpBlock>{1});
  placeUnit(battle, 1, 1, 1, at(1, 1));
  placeUnit(battle, 2, 1, 2, at(2, 1));
  Placement fence = placement(3, 1, PlacementRule::At, at(3, 1));
  fence.subject = PlacementSubject::Marker;
  fence.words = "fence";
  battle.all<Placement>().put(fence);
  return battle;
}

TEST(SetUp, OfAChildBlockReplacesTheParentsPlacementOfTheSameUnit) {
  Battle battle = withChildBlock();
  placeUnit(battle, 11, 2, 2, at(9, 9));
  EXPECT_EQ(ids(placementsOfBlock(battle, Id<SetUpBlock>{1})), (std::vector<std::int64_t>{1, 2, 3}));
  EXPECT_EQ(ids(placementsOfBlock(battle, Id<SetUpBlock>{2})), (std::vector<std::int64_t>{1, 3, 11}));
}

TEST(SetUp, OfAChildBlockReplacesWordsByTheSameWords) {
  Battle battle = withChildBlock();
  Placement fence = *battle.find<Placement>(Id<Placement>{3});
  fence.id = Id<Placement>{12};
  fence.block = Id<SetUpBlock>{2};
  battle.all<Placement>().put(fence);
  EXPECT_EQ(ids(placementsOfBlock(battle, Id<SetUpBlock>{2})), (std::vector<std::int64_t>{1, 2, 12}));
}

TEST(SetUp, KeepsAUnitThatOneBlockPlacesTwice) {
  Battle battle = withChildBlock();
  placeUnit(battle, 11, 2, 2, at(9, 9));
  placeUnit(battle, 12, 2, 2, at(9, 8));
  EXPECT_EQ(ids(placementsOfBlock(battle, Id<SetUpBlock>{2})), (std::vector<std::int64_t>{1, 3, 11, 12}));
}

TEST(SetUp, OfAGrandchildGoesByTheNearestBlock) {
  Battle battle = withChildBlock();
  addBlock(battle, 3, 1, Id<SetUpBlock>{2});
  placeUnit(battle, 11, 2, 1, at(9, 9));
  placeUnit(battle, 12, 3, 2, at(9, 8));
  EXPECT_EQ(ids(placementsOfBlock(battle, Id<SetUpBlock>{3})), (std::vector<std::int64_t>{3, 11, 12}));
}

TEST(SetUp, OfBlocksThatDescendFromEachOtherEnds) {
  Battle battle = withChildBlock();
  addBlock(battle, 1, 1, Id<SetUpBlock>{2});
  EXPECT_EQ(placementsOfBlock(battle, Id<SetUpBlock>{2}).size(), 3u);
}

TEST(SetUp, OfAVariantGathersItsBlocksByArmyBlockAndOrdinal) {
  Battle battle = withChildBlock();
  addArmy(battle, 2);
  addBlock(battle, 5, 2);
  addUnit(battle, 7, 2);
  placeUnit(battle, 4, 5, 7, at(5, 5));
  Placement last = *battle.find<Placement>(Id<Placement>{1});
  last.ordinal = 99;
  battle.all<Placement>().put(last);
  addScenario(battle, 1);
  addVariant(battle, 1, 1);
  battle.all<VariantBlock>().put({Id<Variant>{1}, Id<SetUpBlock>{5}});
  battle.all<VariantBlock>().put({Id<Variant>{1}, Id<SetUpBlock>{1}});
  EXPECT_EQ(ids(placements(battle, Id<Variant>{1})), (std::vector<std::int64_t>{2, 3, 1, 4}));
  EXPECT_TRUE(placements(battle, Id<Variant>{2}).empty());
}

TEST(Stacks, AreInStackOrderWithTheTopFirst) {
  Battle battle = withChildBlock();
  addUnit(battle, 3, 1);
  placeUnit(battle, 21, 1, 3, at(1, 1), 0);
  const auto all = stacks(placementsOfBlock(battle, Id<SetUpBlock>{1}));
  ASSERT_EQ(all.size(), 3u);
  EXPECT_EQ(all[0].hex, at(1, 1));
  EXPECT_EQ(ids(all[0].counters), (std::vector<std::int64_t>{21, 1}));
}

TEST(Stacks, HoldOnlyCountersWhoseHexIsGiven) {
  Battle battle = withChildBlock();
  battle.all<Placement>().put(placement(30, 1, PlacementRule::At));
  battle.all<Placement>().put(placement(31, 1, PlacementRule::Within, at(1, 1)));
  EXPECT_EQ(stacks(placementsOfBlock(battle, Id<SetUpBlock>{1})).size(), 3u);
}

TEST(Stacks, ArePartedByArmy) {
  Battle battle = withChildBlock();
  addArmy(battle, 2);
  addBlock(battle, 5, 2);
  placeUnit(battle, 4, 5, 7, at(1, 1));
  auto all = placementsOfBlock(battle, Id<SetUpBlock>{1});
  all.push_back(battle.find<Placement>(Id<Placement>{4}));
  const auto parts = byArmy(battle, stacks(all).front());
  ASSERT_EQ(parts.size(), 2u);
  EXPECT_EQ(ids(parts.at(Id<Army>{1})), std::vector<std::int64_t>{1});
  EXPECT_EQ(ids(parts.at(Id<Army>{2})), std::vector<std::int64_t>{4});
}

TEST(StartHexes, AreThoseThePlacementAllows) {
  Battle battle = empty();
  const hex::Layout layout;  // 20 by 20
  battle.all<ZoneHex>().put({Id<model::Zone>{1}, at(3, 3)});
  battle.all<ZoneHex>().put({Id<model::Zone>{1}, at(99, 3)});
  Placement row = placement(1, 1, PlacementRule::Within, at(5, 5));
  EXPECT_TRUE(startHexes(battle, layout, row).empty()) << "no distance";
  row.distance = 1;
  EXPECT_EQ(startHexes(battle, layout, row).size(), 7u);
  row.hex = at(1, 1);
  EXPECT_EQ(startHexes(battle, layout, row).size(), 3u) << "the corner of the map";
  row.rule = PlacementRule::Zone;
  row.zone = Id<model::Zone>{1};
  EXPECT_EQ(startHexes(battle, layout, row), std::vector{at(3, 3)});
  row.rule = PlacementRule::Within;
  row.hex.reset();
  EXPECT_EQ(startHexes(battle, layout, row).size(), 7u) << "round the one hex of the zone that is on the map";
  battle.all<ZoneHex>().put({Id<model::Zone>{1}, at(3, 4)});
  EXPECT_EQ(startHexes(battle, layout, row).size(), 10u) << "round either, each hex once";
  row.rule = PlacementRule::Enters;
  EXPECT_TRUE(startHexes(battle, layout, row).empty());
}

TEST(Settings, AreInheritedFromTheScenarioAScenarioDerivesFrom) {
  Battle battle = empty();
  addScenario(battle, 1);
  addScenario(battle, 2, Id<Scenario>{1});
  addSetting(battle, 1, "turn/last", "9");
  addSetting(battle, 1, "title", "\"long\"");
  addSetting(battle, 2, "title", "\"short\"");
  EXPECT_EQ(integerSetting(battle, Id<Scenario>{2}, "turn/last"), 9);
  EXPECT_EQ(textSetting(battle, Id<Scenario>{2}, "title"), "short");
  EXPECT_EQ(textSetting(battle, Id<Scenario>{2}, "turn/last"), std::nullopt) << "a number is no text";
  EXPECT_EQ(setting(battle, Id<Scenario>{2}, "none"), std::nullopt);
}

// Army 1 with units 1 and 2 and leader 1, army 2 with unit 3; variant 1 has a block of army 1 only.
Battle withForces() {
  Battle battle = withChildBlock();
  addArmy(battle, 2);
  addUnit(battle, 3, 2);
  addLeader(battle, 1, 1);
  addLeader(battle, 2, 1, true);
  addScenario(battle, 1);
  addVariant(battle, 1, 1);
  battle.all<VariantBlock>().put({Id<Variant>{1}, Id<SetUpBlock>{1}});
  return battle;
}

TEST(DeclaredForces, AreThoseOfTheArmiesThatHaveABlock) {
  const Battle battle = withForces();
  const Forces forces = declaredForces(battle, *battle.find<Variant>(Id<Variant>{1}));
  ASSERT_EQ(forces.units.size(), 2u);
  EXPECT_EQ(forces.units[1]->slug, "unit-2");
  EXPECT_EQ(forces.leaders.size(), 2u);
}

TEST(DeclaredForces, AreWhatTheScenarioListsWhereItDoes) {
  Battle battle = withForces();
  addSetting(battle, 1, "forces/army-1", R"(["unit-2", "nobody"])");
  const Forces forces = declaredForces(battle, *battle.find<Variant>(Id<Variant>{1}));
  ASSERT_EQ(forces.units.size(), 1u);
  EXPECT_EQ(forces.units[0]->slug, "unit-2");
  EXPECT_TRUE(forces.leaders.empty());
}

TEST(OverallCommander, IsTheScenariosElseTheOneWhoIsOneAnyway) {
  Battle battle = withForces();
  const Army army = *battle.find<Army>(Id<Army>{1});
  EXPECT_EQ(overallCommander(battle, Id<Scenario>{1}, army)->slug, "leader-2");
  addSetting(battle, 1, "overall-commander/army-1", "\"leader-1\"");
  EXPECT_EQ(overallCommander(battle, Id<Scenario>{1}, army)->slug, "leader-1");
  addSetting(battle, 1, "overall-commander/army-1", "\"gone\"");
  EXPECT_EQ(overallCommander(battle, Id<Scenario>{1}, army)->slug, "leader-2");
  EXPECT_EQ(overallCommander(battle, Id<Scenario>{1}, *battle.find<Army>(Id<Army>{2})), nullptr);
  addSetting(battle, 1, "forces/army-1", R"(["unit-2", "leader-1"])");
  EXPECT_EQ(overallCommander(battle, Id<Scenario>{1}, army), nullptr) << "he who is one takes no part";
}

TEST(Lineage, EndsWhereAScenarioDerivesFromItself) {
  Battle battle = empty();
  addScenario(battle, 1, Id<Scenario>{3});
  addScenario(battle, 2, Id<Scenario>{1});
  addScenario(battle, 3, Id<Scenario>{2});
  EXPECT_EQ(lineageOf(battle, Id<Scenario>{2}), (std::vector{Id<Scenario>{2}, Id<Scenario>{1}, Id<Scenario>{3}}));
  EXPECT_EQ(lineageOf(battle, Id<Scenario>{9}), std::vector{Id<Scenario>{9}});
}

TEST(RowsIn, AreOfEachArmyThoseOfTheNearestScenario) {
  Battle battle = empty();
  addScenario(battle, 1);
  addScenario(battle, 2, Id<Scenario>{1});
  const auto add = [&](int id, int scenario, int army) {
    battle.all<ReturnPoint>().put(
        {Id<ReturnPoint>{id}, Id<Scenario>{scenario}, Id<Army>{army}, Id<model::Zone>{1}, ""});
  };
  add(1, 1, 1), add(2, 1, 2), add(3, 1, 2), add(4, 2, 1);
  const auto idsIn = [&](int scenario) {
    std::set<std::int64_t> ids;
    for (const ReturnPoint* row : rowsIn<ReturnPoint>(battle, Id<Scenario>{scenario})) ids.insert(row->id.value);
    return ids;
  };
  EXPECT_EQ(idsIn(1), (std::set<std::int64_t>{1, 2, 3}));
  EXPECT_EQ(idsIn(2), (std::set<std::int64_t>{2, 3, 4}));
}

TEST(Variants, ComeByOrdinalWhateverTheirIds) {
  Battle battle = empty();
  addScenario(battle, 1);
  battle.all<Variant>().put({Id<Variant>{1}, "later", Id<Scenario>{1}, "", 2});
  battle.all<Variant>().put({Id<Variant>{2}, "first", Id<Scenario>{1}, "", 1});
  ASSERT_EQ(variants(battle, Id<Scenario>{1}).size(), 2u);
  EXPECT_EQ(variants(battle, Id<Scenario>{1}).front()->slug, "first");
}

}  // namespace
}  // namespace redoubt::rules
