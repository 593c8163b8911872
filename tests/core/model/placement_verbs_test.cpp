#include "core/model/placement_verbs.h"

#include <gtest/gtest.h>

#include <array>

#include "core/model/standing.h"
#include "tests/core/model/sample_battle.h"

namespace redoubt::model {
namespace {

// So many fences wait in one row, which has an origin.
Battle fences(int count) {
  Battle battle;
  SetUpBlock block;
  block.id = {1};
  battle.all<SetUpBlock>().put(block);
  Placement row;
  row.id = {10};
  row.block = {1};
  row.ordinal = 4;
  row.subject = PlacementSubject::Marker;
  row.words = "fence";
  row.count = count;
  row.rule = PlacementRule::Zone;
  battle.all<Placement>().put(row);
  battle.all<Provenance>().put({"placement", "10", "*", Status::Printed, std::nullopt, ""});
  return battle;
}

TEST(PlacementVerbs, AMarkerIsPlacedByWhatIsPrintedForIt) {
  const Battle battle = fences(5);
  Subject fence;
  fence.marker = "fence";
  const Facing north{hex::Direction{hex::FacingKind::Hexside, 2}};
  const Edit edit = place(battle, {1}, fence, hex::HexKey::at(3, 4), north, 1, "Place");
  ASSERT_EQ(edit.puts<Placement>().size(), 1u);
  const Placement& row = edit.puts<Placement>().front();
  EXPECT_EQ(row.subject, PlacementSubject::Marker);
  EXPECT_EQ(row.words, "fence");
  EXPECT_FALSE(row.unit || row.leader);
  EXPECT_EQ(row.direction, north);
  EXPECT_EQ(row.count, 1);
  EXPECT_EQ(row.ordinal, 5);
  EXPECT_EQ(subjectOf(row), fence);
  EXPECT_EQ(nameOf(battle, fence), "fence");
}

TEST(PlacementVerbs, OneIsTakenOffARowThatStandsForSeveralAndTheLastTakesItAway) {
  const Battle battle = fences(2);
  const Battle one = applied(battle, takeOne(battle, {10}, "Take"));
  ASSERT_TRUE(one.find<Placement>(Id<Placement>{10}));
  EXPECT_EQ(one.find<Placement>(Id<Placement>{10})->count, 1);
  const Battle none = applied(one, takeOne(one, {10}, "Take"));
  EXPECT_FALSE(none.find<Placement>(Id<Placement>{10}));
  EXPECT_TRUE(takeOne(battle, {99}, "Take").empty());
}

TEST(PlacementVerbs, ACountSetByHandIsNoLongerThatOfTheSource) {
  const Battle battle = fences(5);
  const Battle after = applied(battle, setCount(battle, {10}, 7, "Count"));
  EXPECT_EQ(after.find<Placement>(Id<Placement>{10})->count, 7);
  const Provenance* origin = after.find<Provenance>({"placement", "10", "count"});
  ASSERT_TRUE(origin);
  EXPECT_EQ(origin->status, Status::Estimated);
  EXPECT_EQ(applied(battle, setCount(battle, {10}, 0, "Count")).find<Placement>(Id<Placement>{10})->count, 1);
  EXPECT_TRUE(setCount(battle, {10}, 5, "Count").empty()) << "it is five already";
}

// A unit of a small map, across 0303 and a neighbour.
Battle longUnit(int side) {
  Battle battle = testing::plainMap(6, 6);
  SetUpBlock block;
  block.id = {1};
  battle.all<SetUpBlock>().put(block);
  Placement row;
  row.id = {10};
  row.block = {1};
  row.unit = Id<Unit>{5};
  row.hex = hex::HexKey::at(3, 3);
  row.secondHex = layoutOf(battle).neighbour(*row.hex, side);
  battle.all<Placement>().put(row);
  battle.all<Provenance>().put({"placement", "10", "*", Status::Printed, std::nullopt, ""});
  return battle;
}

TEST(PlacementVerbs, ALongUnitThatIsMovedGoesOnLyingInTheSameDirection) {
  const std::array who{Id<Placement>{10}};
  for (int side = 0; side < hex::kSides; ++side) {
    const Battle battle = longUnit(side);
    const hex::Layout layout = layoutOf(battle);
    const Battle after = applied(battle, moveTo(battle, who, hex::HexKey::at(4, 4), 1, "Move"));
    const Placement& row = *after.find<Placement>(who.front());
    ASSERT_TRUE(row.secondHex) << side;
    EXPECT_EQ(layout.sideTowards(*row.hex, *row.secondHex), side);
    EXPECT_TRUE(standsIn(row, hex::HexKey::at(4, 4)));
    EXPECT_TRUE(standsIn(row, *row.secondHex));
    EXPECT_FALSE(standsIn(row, hex::HexKey::at(3, 3)));
    ASSERT_TRUE(after.find<Provenance>({"placement", "10", "second_hex"}));
  }
}

TEST(PlacementVerbs, ALongUnitWithoutRoomForItsSecondHexLiesInOne) {
  const Battle battle = longUnit(1);
  const std::array who{Id<Placement>{10}};
  const hex::Layout layout = layoutOf(battle);
  hex::HexKey edge = hex::HexKey::at(3, 3);
  while (const auto next = layout.neighbour(edge, 1)) edge = *next;
  const Battle after = applied(battle, moveTo(battle, who, edge, 1, "Move"));
  EXPECT_EQ(after.find<Placement>(who.front())->hex, edge);
  EXPECT_FALSE(after.find<Placement>(who.front())->secondHex);
}

TEST(PlacementVerbs, ASecondHexIsGivenAndTakenAway) {
  const Battle battle = longUnit(1);
  const Battle one = applied(battle, setSecondHex(battle, {10}, std::nullopt, "In one"));
  EXPECT_FALSE(isLong(*one.find<Placement>(Id<Placement>{10})));
  EXPECT_EQ(one.find<Provenance>({"placement", "10", "second_hex"})->status, Status::Estimated);
  const auto second = battle.find<Placement>(Id<Placement>{10})->secondHex;
  const Battle again = applied(one, setSecondHex(one, {10}, second, "Across"));
  EXPECT_TRUE(isLong(*again.find<Placement>(Id<Placement>{10})));
  EXPECT_TRUE(setSecondHex(battle, {10}, hex::HexKey::at(3, 3), "Onto itself").empty());
}

}  // namespace
}  // namespace redoubt::model
