#include "core/compare/take_over.h"

#include <gtest/gtest.h>

#include <numeric>

#include "tests/core/compare/two_scenarios.h"

namespace redoubt::compare {
namespace {

using namespace test;
using model::Placement;

ChosenDifferences all(const SetUpComparison& comparison) {
  ChosenDifferences chosen;
  chosen.placements.resize(comparison.placements().size());
  std::iota(chosen.placements.begin(), chosen.placements.end(), 0);
  chosen.rows.resize(comparison.rows().size());
  std::iota(chosen.rows.begin(), chosen.rows.end(), 0);
  return chosen;
}

SetUpComparison compared(const model::Battle& battle) {
  return SetUpComparison(battle, variant(kFirst), variant(kSecond));
}

model::Battle takenOver(const model::Battle& battle) {
  const SetUpComparison comparison = compared(battle);
  const TakenOver taken = takeOver(comparison, all(comparison), "Take over");
  EXPECT_TRUE(taken.refused.empty());
  return model::applied(battle, taken.edit);
}

TEST(TakeOver, OfEverythingLeavesNoDifference) {
  model::Battle battle = twoScenarios();
  change(battle, 21, [](Placement& row) { row.hex = at(1, 1); });
  change(battle, 22, [](Placement& row) {
    row.hex = at(1, 1);
    row.stack = 2;
    row.direction = model::Facing{hex::Direction{hex::FacingKind::Vertex, 2}};
  });
  change(battle, 23, [](Placement& row) { row.step = 2; });
  battle.all<Placement>().erase(Id<Placement>{24});
  battle.all<Placement>().erase(Id<Placement>{15});
  change(battle, 26, [](Placement& row) { row.rule = model::PlacementRule::OffMap; });
  addSetting(battle, 1, "turn/last", "15");
  addSetting(battle, 2, "turn/last", "12");
  addSetting(battle, 2, "turn/first", "3");
  const model::Battle after = takenOver(battle);
  EXPECT_TRUE(compared(after).empty());
  EXPECT_EQ(placementIn(after, 11).hex, at(1, 1));
  EXPECT_EQ(placementIn(after, 21), placementIn(battle, 21)) << "the other set-up stays as it is";
}

TEST(TakeOver, TakesOnlyWhatIsChosen) {
  model::Battle battle = twoScenarios();
  for (const int unit : {1, 2, 3}) change(battle, 20 + unit, [&](Placement& row) { row.hex = at(unit, 1); });
  const SetUpComparison comparison = compared(battle);
  const model::Battle after = model::applied(battle, takeOver(comparison, {{1}, {}}, "Take over").edit);
  EXPECT_EQ(placementIn(after, 11), placementIn(battle, 11));
  EXPECT_EQ(placementIn(after, 12).hex, at(2, 1));
  EXPECT_EQ(compared(after).placements().size(), 2u);
}

TEST(TakeOver, LaysWhatComesOverWhatIsThere) {
  model::Battle battle = twoScenarios();
  change(battle, 21, [](Placement& row) { row.hex = at(6, 5); });  // where unit 2 stands, both number 1
  const model::Battle after = takenOver(battle);
  EXPECT_EQ(placementIn(after, 11).stack, 1);
  EXPECT_EQ(placementIn(after, 12).stack, 2);
}

TEST(TakeOver, BringsWhatIsSaidOfTheOriginAlong) {
  model::Battle battle = twoScenarios();
  for (const int unit : {1, 2}) change(battle, 20 + unit, [&](Placement& row) { row.hex = at(unit, 1); });
  battle.all<model::Provenance>().put({"placement", "21", "hex", model::Status::Derived, std::nullopt, "map"});
  battle.all<model::Provenance>().put({"placement", "12", "*", model::Status::Printed, std::nullopt, ""});
  const model::Battle after = takenOver(battle);
  const auto* brought = after.find<model::Provenance>({"placement", "11", "hex"});
  ASSERT_TRUE(brought);
  EXPECT_EQ(brought->status, model::Status::Derived);
  EXPECT_EQ(brought->note, "map");
  const auto* own = after.find<model::Provenance>({"placement", "12", "hex"});
  ASSERT_TRUE(own) << "nothing is said of it there, so it is no longer what is printed here";
  EXPECT_EQ(own->status, model::Status::Estimated);
}

TEST(TakeOver, LeavesWhatOtherVariantsInherit) {
  model::Battle battle = twoScenarios();
  addBlock(battle, 3, 1, Id<model::SetUpBlock>{1});
  addVariant(battle, 3, 1);
  battle.all<model::VariantBlock>().put({variant(3), Id<model::SetUpBlock>{3}});
  change(battle, 21, [](Placement& row) { row.hex = at(1, 1); });
  const SetUpComparison comparison(battle, variant(3), variant(kSecond));
  const model::Battle after = model::applied(battle, takeOver(comparison, all(comparison), "Take over").edit);
  EXPECT_EQ(placementIn(after, 11), placementIn(battle, 11));
  EXPECT_TRUE(SetUpComparison(after, variant(3), variant(kSecond)).placements().empty());
}

TEST(TakeOver, SaysWhatCannotBeTaken) {
  model::Battle battle = twoScenarios();
  model::Entry entry;
  entry.id = Id<model::Entry>{1};
  entry.slug = "late";
  entry.scenario = Id<model::Scenario>{kSecond};
  entry.army = Id<model::Army>{1};
  entry.turn = 3;
  battle.all<model::Entry>().put(entry);
  change(battle, 21, [](Placement& row) {
    row.rule = model::PlacementRule::Enters;
    row.hex.reset();
    row.entry = Id<model::Entry>{1};
  });
  const SetUpComparison comparison = compared(battle);
  TakenOver taken = takeOver(comparison, all(comparison), "Take over");
  ASSERT_EQ(taken.refused.size(), 1u);
  EXPECT_EQ(taken.refused.front().why, Refusal::NoEntry);
  EXPECT_EQ(taken.refusedRows, std::vector<std::size_t>{0}) << "the entry itself";
  EXPECT_TRUE(taken.edit.empty());
  entry.id = Id<model::Entry>{2};
  entry.scenario = Id<model::Scenario>{kFirst};
  entry.slug = "later";
  battle.all<model::Entry>().put(entry);
  EXPECT_EQ(placementIn(takenOver(battle), 11).entry, Id<model::Entry>{2}) << "by the same entry of its own scenario";
}

}  // namespace
}  // namespace redoubt::compare
