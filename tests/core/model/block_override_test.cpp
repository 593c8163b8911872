#include "core/model/block_override.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/model/placement_verbs.h"

namespace redoubt::model {
namespace {

constexpr Id<SetUpBlock> kParent{1};
constexpr Id<SetUpBlock> kChild{2};
const std::vector<Id<SetUpBlock>> kOfChild{kChild};
const std::vector<Id<SetUpBlock>> kOfParent{kParent};

// A parent with one printed placement, and a child that holds nothing yet.
Battle family() {
  Battle battle;
  SetUpBlock parent;
  parent.id = kParent;
  SetUpBlock child;
  child.id = kChild;
  child.parent = kParent;
  battle.all<SetUpBlock>().put(parent);
  battle.all<SetUpBlock>().put(child);
  Placement placement;
  placement.id = {10};
  placement.block = kParent;
  placement.unit = Id<Unit>{5};
  placement.rule = PlacementRule::At;
  placement.hex = hex::HexKey::at(3, 3);
  battle.all<Placement>().put(placement);
  battle.all<Provenance>().put({"placement", "10", "*", Status::Printed, std::nullopt, "as printed"});
  return battle;
}

Edit moving(const Battle& battle) {
  const std::vector<Id<Placement>> who{{10}};
  return moveTo(battle, who, hex::HexKey::at(4, 4), 1, "Move");
}

TEST(BlockOverride, GivesTheHeirARowOfItsOwnWithItsOrigins) {
  const Battle battle = family();
  const BlockOverride kept = keptToBlocks(battle, kOfChild, moving(battle));
  ASSERT_EQ(kept.replaced.size(), 1U);
  const Battle after = applied(battle, kept.edit);
  EXPECT_EQ(*after.find<Placement>(Id<Placement>{10}), *battle.find<Placement>(Id<Placement>{10}));
  const Id<Placement> own = kept.replaced.at({10});
  const Placement* row = after.find<Placement>(own);
  ASSERT_TRUE(row);
  EXPECT_EQ(row->block, kChild);
  EXPECT_EQ(row->unit, Id<Unit>{5});
  EXPECT_EQ(row->hex, hex::HexKey::at(4, 4));
  const std::string key = std::to_string(own.value);
  ASSERT_TRUE(after.find<Provenance>({"placement", key, "*"}));
  EXPECT_EQ(after.find<Provenance>({"placement", key, "*"})->status, Status::Printed);
  ASSERT_TRUE(after.find<Provenance>({"placement", key, "hex"}));
  EXPECT_EQ(after.find<Provenance>({"placement", key, "hex"})->status, Status::Estimated);
  EXPECT_FALSE(after.find<Provenance>({"placement", "10", "hex"})) << "the inherited row is as printed";
}

TEST(BlockOverride, LeavesTheBlocksOwnRowsToTheEdit) {
  const Battle battle = family();
  const BlockOverride kept = keptToBlocks(battle, kOfParent, moving(battle));
  EXPECT_TRUE(kept.replaced.empty());
  EXPECT_EQ(applied(battle, kept.edit), applied(battle, moving(battle)));
}

TEST(BlockOverride, StrikesAnInheritedPlacementForTheHeirAlone) {
  const Battle battle = family();
  const std::vector<Id<Placement>> who{{10}};
  const BlockOverride kept = keptToBlocks(battle, kOfChild, remove(battle, who, "Remove"));
  const Battle after = applied(battle, kept.edit);
  EXPECT_TRUE(after.find<Placement>(Id<Placement>{10}));
  const Placement* row = after.find<Placement>(kept.replaced.at({10}));
  ASSERT_TRUE(row);
  EXPECT_EQ(row->rule, PlacementRule::OffMap);
  EXPECT_FALSE(row->hex);
}

TEST(BlockOverride, StrikesTheHeirsOwnRowSoThatTheInheritedOneDoesNotComeBack) {
  Battle battle = family();
  const BlockOverride moved = keptToBlocks(battle, kOfChild, moving(battle));
  battle = applied(battle, moved.edit);
  const std::vector<Id<Placement>> who{moved.replaced.at({10})};
  const Battle after = applied(battle, keptToBlocks(battle, kOfChild, remove(battle, who, "Remove")).edit);
  ASSERT_TRUE(after.find<Placement>(who.front()));
  EXPECT_EQ(after.find<Placement>(who.front())->rule, PlacementRule::OffMap);
}

TEST(BlockOverride, MakesNoRowForWhatStaysAsItIs) {
  const Battle battle = family();
  Edit edit("Nothing");
  edit.put(*battle.find<Placement>(Id<Placement>{10}));
  EXPECT_TRUE(keptToBlocks(battle, kOfChild, edit).edit.empty());
}

TEST(BlockOverride, IsNotCaughtInACircleOfParents) {
  Battle battle = family();
  SetUpBlock parent = *battle.find<SetUpBlock>(kParent);
  parent.parent = kChild;
  battle.all<SetUpBlock>().put(parent);
  SetUpBlock other;
  other.id = {3};
  battle.all<SetUpBlock>().put(other);
  const std::vector<Id<SetUpBlock>> blocks{{3}};
  EXPECT_TRUE(keptToBlocks(battle, blocks, moving(battle)).replaced.empty());
}

// Two rows that nothing tells apart, and a third that bears other words.
Battle fencedFamily() {
  Battle battle = family();
  for (int i = 0; i < 3; ++i) {
    Placement fence;
    fence.id = {20 + i};
    fence.block = kParent;
    fence.subject = PlacementSubject::Marker;
    fence.words = i < 2 ? "fence" : "well";
    fence.hex = hex::HexKey::at(5, 5 + i);
    battle.all<Placement>().put(fence);
  }
  battle.all<Provenance>().put({"placement", "21", "*", Status::Printed, std::nullopt, "as printed"});
  return battle;
}

std::vector<hex::HexKey> fencesOf(const Battle& battle, Id<SetUpBlock> block) {
  std::vector<hex::HexKey> hexes;
  for (const Placement& row : battle.all<Placement>()) {
    if (row.block == block && row.words == "fence" && row.hex) hexes.push_back(*row.hex);
  }
  std::sort(hexes.begin(), hexes.end());
  return hexes;
}

TEST(BlockOverride, MarkersThatAreAlikeComeAlongWithTheOneThatChanges) {
  const Battle battle = fencedFamily();
  const std::vector<Id<Placement>> one{{20}};
  const BlockOverride kept = keptToBlocks(battle, kOfChild, moveTo(battle, one, hex::HexKey::at(2, 2), 1, "Move"));
  const Battle after = applied(battle, kept.edit);
  EXPECT_EQ(fencesOf(after, kChild), (std::vector{hex::HexKey::at(2, 2), hex::HexKey::at(5, 6)}));
  EXPECT_EQ(fencesOf(after, kParent), (std::vector{hex::HexKey::at(5, 5), hex::HexKey::at(5, 6)}));
  EXPECT_FALSE(kept.replaced.contains({22})) << "the well is told apart by its words";
  const std::string key = std::to_string(kept.replaced.at({21}).value);
  EXPECT_TRUE(after.find<Provenance>({"placement", key, "*"})) << "with its origin";
}

TEST(BlockOverride, MarkersThatAreAlikeComeAlongWithTheOneThatIsAdded) {
  const Battle battle = fencedFamily();
  Subject fence;
  fence.marker = "fence";
  const Edit adding = place(battle, kChild, fence, hex::HexKey::at(2, 2), std::nullopt, 1, "Place");
  const Battle after = applied(battle, keptToBlocks(battle, kOfChild, adding).edit);
  EXPECT_EQ(fencesOf(after, kChild).size(), 3U);
  const Edit another = place(after, kChild, fence, hex::HexKey::at(3, 2), std::nullopt, 1, "Place");
  EXPECT_EQ(fencesOf(applied(after, keptToBlocks(after, kOfChild, another).edit), kChild).size(), 4U) << "once only";
}

TEST(BlockOverride, OneOfSeveralMarkersIsStruckAndTheOthersStay) {
  Battle battle = fencedFamily();
  const std::vector<Id<Placement>> one{{20}};
  battle = applied(battle, keptToBlocks(battle, kOfChild, remove(battle, one, "Remove")).edit);
  EXPECT_EQ(fencesOf(battle, kChild), (std::vector{hex::HexKey::at(5, 6)}));
  EXPECT_EQ(fencesOf(battle, kParent).size(), 2U);
}

}  // namespace
}  // namespace redoubt::model
