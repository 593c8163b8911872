#include "core/proof/confirm.h"

#include <gtest/gtest.h>

#include "core/model/map_verbs.h"
#include "core/model/placement_verbs.h"
#include "tests/core/proof/battle_to_prove.h"

namespace redoubt::proof {
namespace {

using test::at;
using test::battleToProve;
using test::valueOf;

const Reader kAnn{"Ann", "2026-11-27T12:00:00Z"};

model::Battle confirmedAll(const model::Battle& battle) {
  const Proof proof(battle);
  model::Battle after = battle;
  for (const TopicProof& topic : proof.topics()) {
    after = applied(after, confirm(proof.values(topic.topic), kAnn, "Confirm"));
  }
  return after;
}

TEST(Confirm, KeepsWhatIsSaidOfTheOrigin) {
  const model::Battle battle = battleToProve();
  const Proof proof(battle);
  const ProofValue value = valueOf(proof, "placement", "1", "hex");
  const model::Battle after = applied(battle, confirm({{value}}, kAnn, "Confirm"));
  model::Provenance expected = *battle.find<model::Provenance>({"placement", "1", "hex"});
  expected.confirmedBy = "Ann";
  expected.confirmedAt = kAnn.when;
  expected.confirmedValue = std::to_string(at(2, 2).value);
  EXPECT_EQ(*after.find<model::Provenance>(expected.key()), expected);
  EXPECT_EQ(valueOf(Proof(after), "placement", "1", "hex").standing, Standing::Confirmed);
}

TEST(Confirm, OfAValueOfWhichNothingIsSaidMakesItPrinted) {
  const model::Battle battle = battleToProve();
  const Proof proof(battle);
  const model::Battle after = applied(battle, confirm({{valueOf(proof, "unit", "2", "name")}}, kAnn, "Confirm"));
  const model::Provenance* origin = after.find<model::Provenance>({"unit", "2", "name"});
  ASSERT_TRUE(origin);
  EXPECT_EQ(origin->status, model::Status::Printed);
  EXPECT_EQ(origin->confirmedValue, "2nd Foot");
}

TEST(Confirm, OfAValueThatSharesTheOriginOfItsRowGivesItACopy) {
  const model::Battle battle = battleToProve();
  const Proof proof(battle);
  const std::string hex = std::to_string(at(1, 3).value);
  const model::Battle after = applied(battle, confirm({{valueOf(proof, "hex", hex, "terrain")}}, kAnn, "Confirm"));
  const model::Provenance* origin = after.find<model::Provenance>({"hex", hex, "terrain"});
  ASSERT_TRUE(origin);
  EXPECT_EQ(origin->status, model::Status::Estimated) << "that somebody looked makes it no print";
  EXPECT_EQ(origin->note, "blurred");
  EXPECT_TRUE(after.find<model::Provenance>({"hex", hex, "*"})->confirmedBy.empty());
}

TEST(Confirm, AWholeTopicTwiceChangesNothingTheSecondTime) {
  const model::Battle battle = battleToProve();
  const model::Battle after = confirmedAll(battle);
  const Proof proof(after);
  EXPECT_EQ(proof.total().confirmed, proof.total().all);
  EXPECT_EQ(proof.total().open(), 0U);
  for (const TopicProof& topic : proof.topics()) {
    EXPECT_TRUE(confirm(proof.values(topic.topic), {"Ben", kAnn.when}, "Again").empty()) << slugOf(topic.topic);
  }
}

TEST(Confirm, IsSeenToBeOutOfDateWhenTheValueChanges) {
  const model::Battle after = confirmedAll(battleToProve());
  const hex::HexKey hex = at(1, 1);
  const model::Battle painted = applied(after, model::paintTerrain(after, {&hex, 1}, "marsh", "Paint"));
  EXPECT_EQ(valueOf(Proof(painted), "hex", std::to_string(hex.value), "terrain").standing, Standing::Changed);
  const Id<model::Placement> first{1};
  const model::Battle moved = applied(after, model::moveTo(after, {&first, 1}, at(5, 5), 1, "Move"));
  const Proof proof(moved);
  EXPECT_EQ(valueOf(proof, "placement", "1", "hex").standing, Standing::Changed);
  EXPECT_EQ(proof.total().changed, 1U);
  const model::Battle back = applied(moved, confirm({{valueOf(proof, "placement", "1", "hex")}}, kAnn, "Confirm"));
  EXPECT_EQ(Proof(back).total().changed, 0U);
}

TEST(Confirm, OfWhatWasSetByHandSaysThatItIsPrinted) {
  const model::Battle battle = battleToProve();
  const Id<model::Placement> first{1};
  const model::Battle moved = applied(battle, model::moveTo(battle, {&first, 1}, at(5, 5), 1, "Move"));
  const Proof proof(moved);
  const ProofValue value = valueOf(proof, "placement", "1", "hex");
  ASSERT_EQ(value.origin->status, model::Status::Estimated);
  const model::Battle after = applied(moved, confirm({{value}}, kAnn, "Confirm"));
  const model::Provenance* origin = after.find<model::Provenance>({"placement", "1", "hex"});
  EXPECT_EQ(origin->status, model::Status::Printed);
  EXPECT_EQ(origin->note, "");
  EXPECT_EQ(origin->words, "1st Foot 0202");
}

TEST(Confirm, SetsAValueRightAndConfirmsIt) {
  const model::Battle battle = battleToProve();
  const Proof proof(battle);
  const std::string hex = std::to_string(at(2, 3).value);
  const ProofValue value = valueOf(proof, "hex", hex, "terrain");
  model::AnyRow wanted(*value.table, value.row);
  ASSERT_TRUE(wanted.set("terrain", std::string("marsh")));
  const model::Battle after = applied(battle, setRight(value, wanted, kAnn, "Set right"));
  EXPECT_EQ(after.find<model::HexRow>(at(2, 3))->terrain, "marsh");
  const Proof again(after);
  EXPECT_EQ(valueOf(again, "hex", hex, "terrain").standing, Standing::Confirmed);
  EXPECT_EQ(valueOf(again, "hex", hex, "terrain").origin->status, model::Status::Printed);
}

TEST(Confirm, IsTakenBack) {
  const model::Battle battle = battleToProve();
  const Proof before(battle);
  const model::Battle after = applied(battle, confirm({{valueOf(before, "placement", "1", "hex")}}, kAnn, "Confirm"));
  const Proof proof(after);
  EXPECT_EQ(applied(after, unconfirm({{valueOf(proof, "placement", "1", "hex")}}, "Back")), battle);
  EXPECT_TRUE(unconfirm({{valueOf(before, "placement", "1", "hex")}}, "Nothing to take back").empty());
}

TEST(Confirm, OfARowThatIsItsOwnValueStandsForTheRow) {
  const model::Battle battle = battleToProve();
  const Proof proof(battle);
  const std::vector<ProofValue> roads = proof.values(Topic::Roads);
  ASSERT_EQ(roads.size(), 1U);
  const model::Battle after = applied(battle, confirm(roads, kAnn, "Confirm"));
  EXPECT_TRUE(after.find<model::Provenance>({"link", roads[0].key(), "*"}));
  EXPECT_EQ(Proof(after).values(Topic::Roads)[0].standing, Standing::Confirmed);
}

}  // namespace
}  // namespace redoubt::proof
