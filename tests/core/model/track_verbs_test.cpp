#include "core/model/track_verbs.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/model/origins.h"
#include "tests/core/model/sample_battle.h"

namespace redoubt::model {
namespace {

const std::vector<SpacePlan> kThree = {{"low", "Low"}, {"mid", "Mid", 4}, {"high", "High"}};

struct Beside {
  Battle battle = testing::plainMap(4, 4);

  void apply(const Edit& edit) { battle = applied(battle, edit); }
  Id<Track> make(const char* name) {
    const Edit edit = makeTrack(battle, name, "morale", kThree, "Make");
    apply(edit);
    return edit.puts<Track>().front().id;
  }
  std::vector<Space> spaces(Id<Track> track) const {
    std::vector<Space> rows;
    for (const Space& space : battle.all<Space>()) {
      if (space.track == track) rows.push_back(space);
    }
    std::sort(rows.begin(), rows.end(), [](const Space& a, const Space& b) { return a.ordinal < b.ordinal; });
    return rows;
  }
  std::string labels(Id<Track> track) const {
    std::string all;
    for (const Space& space : spaces(track)) all += (all.empty() ? "" : " ") + space.label;
    return all;
  }
  Id<Space> space(Id<Track> track, std::size_t at) const { return spaces(track)[at].id; }
};

// Somebody begins on the middle space, where the marker lies as well.
struct UsedTrack : Beside {
  Id<Track> track = make("Nerve");
  Id<Placement> placement{72};
  Id<Scenario> scenario{73};

  UsedTrack() {
    battle.all<Scenario>().put({scenario, "day", "Day"});
    battle.all<Setting>().put({scenario, "track/nerve", {R"("mid")"}});
    Placement begins;
    begins.id = placement;
    begins.rule = PlacementRule::Space;
    begins.space = space(track, 1);
    begins.words = "The guard";
    battle.all<Placement>().put(begins);
    battle.all<Provenance>().put({"space", keyText<Space>(space(track, 1)), "*", Status::Printed, std::nullopt, ""});
    battle.all<Provenance>().put({"setting", "73/track/nerve", "*", Status::Printed, std::nullopt, ""});
  }
};

TEST(TrackVerbs, ATrackIsMadeWithItsSpacesUnderAFreeSlug) {
  Beside beside;
  const Id<Track> track = beside.make("Zażarty bój");
  EXPECT_EQ(beside.battle.find<Track>(track)->slug, "zazarty-boj");
  EXPECT_EQ(beside.battle.find<Track>(track)->kind, "morale");
  EXPECT_EQ(beside.labels(track), "Low Mid High");
  EXPECT_EQ(beside.spaces(track)[1].capacity, 4);
  EXPECT_EQ(beside.battle.find<Track>(beside.make("Zażarty bój"))->slug, "zazarty-boj-2");
  EXPECT_TRUE(makeTrack(beside.battle, " ", "turn", kThree, "Make").empty());
  EXPECT_TRUE(makeTrack(beside.battle, "Turns", "", kThree, "Make").empty());
}

TEST(TrackVerbs, SpacesOfOneNameAreNumbered) {
  Beside beside;
  const std::vector<SpacePlan> same = {{"", "0"}, {"", "0"}, {"", "…"}};
  const Edit edit = makeTrack(beside.battle, "Nerve", "morale", same, "Make");
  beside.apply(edit);
  const auto spaces = beside.spaces(edit.puts<Track>().front().id);
  EXPECT_EQ(spaces[0].slug, "0");
  EXPECT_EQ(spaces[1].slug, "0-2");
  EXPECT_EQ(spaces[2].slug, "space");
}

TEST(TrackVerbs, ANewNameKeepsTheSlugAndIsNoLongerPrinted) {
  Beside beside;
  const Id<Track> track = beside.make("Nerve");
  beside.battle.all<Provenance>().put({"track", keyText<Track>(track), "*", Status::Printed, std::nullopt, ""});
  beside.apply(renameTrack(beside.battle, track, "Courage", "Rename"));
  EXPECT_EQ(beside.battle.find<Track>(track)->title, "Courage");
  EXPECT_EQ(beside.battle.find<Track>(track)->slug, "nerve");
  const auto* origin = beside.battle.find<Provenance>({"track", keyText<Track>(track), "title"});
  ASSERT_TRUE(origin);
  EXPECT_EQ(origin->status, Status::Estimated);
  EXPECT_TRUE(renameTrack(beside.battle, track, "Courage", "Rename").empty());
  EXPECT_TRUE(renameTrack(beside.battle, track, " ", "Rename").empty());
  beside.apply(setTrackKind(beside.battle, track, "weather", "Kind"));
  EXPECT_EQ(beside.battle.find<Track>(track)->kind, "weather");
  EXPECT_TRUE(setTrackKind(beside.battle, track, "", "Kind").empty());
}

TEST(TrackVerbs, ASpaceIsAddedBehindAnotherOrAtTheEnd) {
  Beside beside;
  const Id<Track> track = beside.make("Nerve");
  const Edit edit = addSpace(beside.battle, track, beside.space(track, 0), {"", "New"}, "Add");
  EXPECT_EQ(edit.puts<Space>().back().label, "New");
  beside.apply(edit);
  EXPECT_EQ(beside.labels(track), "Low New Mid High");
  beside.apply(addSpace(beside.battle, track, std::nullopt, {"", "Last"}, "Add"));
  EXPECT_EQ(beside.labels(track), "Low New Mid High Last");
  EXPECT_TRUE(addSpace(beside.battle, Id<Track>{4711}, std::nullopt, {"", "x"}, "Add").empty());
}

TEST(TrackVerbs, ATrackHasAnEnd) {
  Beside beside;
  std::vector<SpacePlan> many(kMostSpaces, {"", "x"});
  const Edit edit = makeTrack(beside.battle, "Long", "turn", many, "Make");
  beside.apply(edit);
  EXPECT_TRUE(addSpace(beside.battle, edit.puts<Track>().front().id, std::nullopt, {"", "y"}, "Add").empty());
}

TEST(TrackVerbs, SeveralSpacesGetOneLabelOrCapacity) {
  UsedTrack used;
  const std::vector<Id<Space>> two = {used.space(used.track, 1), used.space(used.track, 2)};
  used.apply(setSpaceLabel(used.battle, two, "Bold", "Label"));
  EXPECT_EQ(used.labels(used.track), "Low Bold Bold");
  const std::string key = keyText<Space>(two[0]);
  EXPECT_EQ(used.battle.find<Provenance>({"space", key, "label"})->note, kSetByHand);
  EXPECT_FALSE(used.battle.find<Provenance>({"space", keyText<Space>(two[1]), "label"}));
  used.apply(setSpaceCapacity(used.battle, two, 7, "Holds"));
  EXPECT_EQ(used.spaces(used.track)[2].capacity, 7);
  used.apply(setSpaceCapacity(used.battle, two, std::nullopt, "Holds"));
  EXPECT_FALSE(used.spaces(used.track)[1].capacity);
  EXPECT_TRUE(setSpaceLabel(used.battle, two, "Bold", "Label").empty());
}

TEST(TrackVerbs, SpacesMoveTogetherAndNotBeyondTheEnds) {
  Beside beside;
  const Id<Track> track = beside.make("Nerve");
  const std::vector<Id<Space>> lower = {beside.space(track, 1), beside.space(track, 2)};
  EXPECT_TRUE(moveSpaces(beside.battle, lower, 1, "Move").empty());
  beside.apply(moveSpaces(beside.battle, lower, -1, "Move"));
  EXPECT_EQ(beside.labels(track), "Mid High Low");
  EXPECT_TRUE(moveSpaces(beside.battle, lower, -1, "Move").empty());
  beside.apply(moveSpaces(beside.battle, lower, 1, "Move"));
  EXPECT_EQ(beside.labels(track), "Low Mid High");
}

TEST(TrackVerbs, WhatHangsOnASpaceIsToldAndGoesWithIt) {
  UsedTrack used;
  const std::vector<Id<Space>> mid = {used.space(used.track, 1)};
  const SpaceUses uses = spaceUses(used.battle, mid);
  EXPECT_EQ(uses.placements, std::vector{used.placement});
  ASSERT_EQ(uses.starts.size(), 1u);
  EXPECT_TRUE(spaceUses(used.battle, std::vector{used.space(used.track, 0)}).empty());
  used.apply(removeSpaces(used.battle, mid, "Remove"));
  EXPECT_EQ(used.labels(used.track), "Low High");
  EXPECT_EQ(used.battle.find<Placement>(used.placement)->rule, PlacementRule::OffMap);
  EXPECT_FALSE(used.battle.find<Placement>(used.placement)->space);
  EXPECT_TRUE(used.battle.all<Setting>().empty());
  EXPECT_TRUE(used.battle.all<Provenance>().empty());
}

TEST(TrackVerbs, AStartOfAnotherTrackIsNoUse) {
  UsedTrack used;
  const Id<Track> other = used.make("Other");
  EXPECT_TRUE(spaceUses(used.battle, std::vector{used.space(other, 1)}).empty());
}

TEST(TrackVerbs, ATrackGoesWithAllOfIt) {
  UsedTrack used;
  used.battle.all<Setting>().put({Id<Scenario>{74}, "track/nerve", {R"("nowhere")"}});
  used.apply(removeTrack(used.battle, used.track, "Remove"));
  EXPECT_TRUE(used.battle.all<Track>().empty());
  EXPECT_TRUE(used.battle.all<Space>().empty());
  EXPECT_TRUE(used.battle.all<Setting>().empty());
  EXPECT_EQ(used.battle.find<Placement>(used.placement)->rule, PlacementRule::OffMap);
}

TEST(TrackVerbs, FillingKeepsTheSpacesThatAreMeant) {
  UsedTrack used;
  const Id<Space> mid = used.space(used.track, 1);
  const std::vector<SpacePlan> plan = {{"mid", "Middle"}, {"top", "Top"}};
  EXPECT_EQ(spacesBeside(used.battle, used.track, plan),
            (std::vector{used.space(used.track, 0), used.space(used.track, 2)}));
  used.apply(refillTrack(used.battle, used.track, plan, "Fill"));
  EXPECT_EQ(used.labels(used.track), "Middle Top");
  EXPECT_EQ(used.space(used.track, 0), mid);
  EXPECT_EQ(used.spaces(used.track)[0].capacity, 4) << "the plan says nothing of it";
  EXPECT_EQ(used.battle.find<Placement>(used.placement)->space, mid);
  EXPECT_EQ(used.battle.all<Setting>().size(), 1u);
  EXPECT_TRUE(refillTrack(used.battle, used.track, plan, "Fill").empty());
}

TEST(TrackVerbs, ACopyHasSpacesOfItsOwn) {
  UsedTrack used;
  const Edit edit = duplicateTrack(used.battle, used.track, "Nerve, copy", "Copy");
  used.apply(edit);
  const Id<Track> copy = edit.puts<Track>().front().id;
  EXPECT_EQ(used.labels(copy), "Low Mid High");
  EXPECT_EQ(used.battle.find<Track>(copy)->kind, "morale");
  used.apply(removeTrack(used.battle, copy, "Remove"));
  EXPECT_EQ(used.labels(used.track), "Low Mid High");
}

}  // namespace
}  // namespace redoubt::model
