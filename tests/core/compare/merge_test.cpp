#include "core/compare/merge.h"

#include <gtest/gtest.h>

#include "core/base/wording.h"
#include "core/compare/merge_words.h"
#include "core/model/forces_edit.h"
#include "core/model/map_verbs.h"
#include "core/model/placement_verbs.h"
#include "core/model/removal.h"
#include "tests/core/compare/two_scenarios.h"

namespace redoubt::compare::test {
namespace {

using namespace model;

Battle with(const Battle& battle, const Edit& edit) {
  return applied(battle, edit);
}

template <class Row, class Change>
Battle changed(const Battle& battle, std::int64_t id, Change&& change) {
  Battle after = battle;
  Row row = *after.find<Row>(Id<Row>{id});
  change(row);
  after.all<Row>().put(row);
  return after;
}

Battle moved(const Battle& battle, int placement, hex::HexKey to) {
  return changed<Placement>(battle, placement, [&](Placement& row) { row.hex = to; });
}

Battle without(const Battle& battle, int unit) {
  const std::vector<AnyRow> rows{AnyRow(tableInfo<Unit>(), battle.find<Unit>(Id<Unit>{unit}))};
  return with(battle, removalOf(battle, rows, "Remove").edit);
}

class MergeOfTwo : public ::testing::Test {
 protected:
  MergeOfTwo() { wording::setFolder(std::filesystem::path(REDOUBT_SOURCE_DIR) / "data/words"); }
  const Battle base = twoScenarios();
};

TEST_F(MergeOfTwo, ChangesOfDifferentRowsAndColumnsComeTogether) {
  const Battle ours = moved(base, 11, at(10, 10));
  const Battle theirs = changed<Placement>(changed<Unit>(base, 1, [](Unit& row) { row.name = "Guard"; }), 11,
                                           [](Placement& row) { row.note = "in reserve"; });
  const Merge merge(base, ours, theirs);
  EXPECT_TRUE(merge.conflicts().empty());
  const Battle merged = merge.merged(MergeChoice::Ours);
  EXPECT_EQ(merged.find<Placement>(Id<Placement>{11})->hex, at(10, 10));
  EXPECT_EQ(merged.find<Placement>(Id<Placement>{11})->note, "in reserve");
  EXPECT_EQ(merged.find<Unit>(Id<Unit>{1})->name, "Guard");
}

TEST_F(MergeOfTwo, WhatBothChangedAlikeIsNoConflict) {
  const Battle both = moved(base, 11, at(10, 10));
  const Merge merge(base, both, both);
  EXPECT_TRUE(merge.conflicts().empty());
  EXPECT_EQ(merge.merged(MergeChoice::Ours), both);
}

TEST_F(MergeOfTwo, AValueThatBothChangedIsChosen) {
  const Merge merge(base, moved(base, 11, at(10, 10)), moved(base, 11, at(12, 12)));
  ASSERT_EQ(merge.conflicts().size(), 1u);
  EXPECT_EQ(merge.conflicts()[0].kind, MergeConflict::Kind::Value);
  EXPECT_EQ(merge.merged(MergeChoice::Ours).find<Placement>(Id<Placement>{11})->hex, at(10, 10));
  EXPECT_EQ(merge.merged(MergeChoice::Theirs).find<Placement>(Id<Placement>{11})->hex, at(12, 12));
}

// Half of where one puts a counter and half of where the other does would be nowhere.
TEST_F(MergeOfTwo, WhereACounterStandsIsOneValue) {
  const Battle theirs = changed<Placement>(base, 11, [](Placement& row) {
    row.rule = PlacementRule::OffMap;
    row.hex.reset();
  });
  const Merge merge(base, moved(base, 11, at(10, 10)), theirs);
  ASSERT_EQ(merge.conflicts().size(), 1u);
  const Battle chosen = merge.merged(MergeChoice::Theirs);
  const Placement* taken = chosen.find<Placement>(Id<Placement>{11});
  EXPECT_EQ(taken->rule, PlacementRule::OffMap);
  EXPECT_FALSE(taken->hex);
}

TEST_F(MergeOfTwo, AUnitThatOneRemovedAndTheOtherPlacedElsewhereIsDecidedWithAllThatBelongsToIt) {
  const Battle ours = without(base, 1);
  const Battle theirs = moved(changed<Unit>(base, 2, [](Unit& row) { row.name = "Other"; }), 11, at(10, 10));
  const Merge merge(base, ours, theirs);
  ASSERT_EQ(merge.conflicts().size(), 1u);
  EXPECT_EQ(merge.conflicts()[0].kind, MergeConflict::Kind::Rows);
  const Battle removed = merge.merged(MergeChoice::Ours);
  EXPECT_FALSE(removed.find<Unit>(Id<Unit>{1}));
  EXPECT_FALSE(removed.find<Placement>(Id<Placement>{11}));
  EXPECT_EQ(removed.find<Unit>(Id<Unit>{2})->name, "Other") << "no part of the conflict";
  const Battle kept = merge.merged(MergeChoice::Theirs);
  ASSERT_TRUE(kept.find<Unit>(Id<Unit>{1}));
  EXPECT_EQ(kept.find<Placement>(Id<Placement>{11})->hex, at(10, 10));
  EXPECT_TRUE(kept.find<Placement>(Id<Placement>{21})) << "with all that was removed along with it";
}

TEST_F(MergeOfTwo, ANewRowThatNeedsWhatTheOtherRemovedIsAConflict) {
  Battle theirs = base;
  Placement row = placementIn(base, 11);
  row.id = Id<Placement>{99};
  row.block = Id<SetUpBlock>{kSecond};
  theirs.all<Placement>().erase(Id<Placement>{21});
  theirs.all<Placement>().put(row);
  const Merge merge(base, without(base, 1), theirs);
  ASSERT_EQ(merge.conflicts().size(), 1u);
  EXPECT_TRUE(merge.merged(MergeChoice::Theirs).find<Placement>(Id<Placement>{99}));
  EXPECT_TRUE(merge.merged(MergeChoice::Theirs).find<Unit>(Id<Unit>{1}));
  EXPECT_FALSE(merge.merged(MergeChoice::Ours).find<Placement>(Id<Placement>{99}));
}

// The unit needs the army, and the counter the unit: the counter can't be left over when the unit goes.
TEST_F(MergeOfTwo, WhatNeedsARowOfAConflictBelongsToIt) {
  Battle start = base;
  addArmy(start, 2);
  const std::vector<AnyRow> army{AnyRow(tableInfo<Army>(), start.find<Army>(Id<Army>{2}))};
  const Battle ours = with(start, removalOf(start, army, "Remove").edit);
  Battle theirs = start;
  addUnit(theirs, 50, 2);
  Counter counter;
  counter.id = Id<Counter>{51};
  counter.unit = Id<Unit>{50};
  theirs.all<Counter>().put(counter);
  theirs.all<Mark>().put({Id<Mark>{52}, Id<Unit>{50}, "star", "", 1});
  const Merge merge(start, ours, theirs);
  ASSERT_EQ(merge.conflicts().size(), 1u);
  EXPECT_EQ(merge.merged(MergeChoice::Ours), ours);
  EXPECT_EQ(merge.merged(MergeChoice::Theirs), theirs);
}

// Each adds a check of the same name: sound alone.
TEST_F(MergeOfTwo, ChangesThatAreSoundAloneAndWrongTogetherAreAConflict) {
  const auto checked = [&](std::int64_t id) {
    Battle battle = base;
    battle.all<HouseCheck>().put({Id<HouseCheck>{id}, "guard", "Guard", Severity::Warning, "SELECT 1"});
    return battle;
  };
  const Merge merge(base, checked(1), checked(2));
  ASSERT_EQ(merge.conflicts().size(), 1u);
  const MergeConflict& conflict = merge.conflicts()[0];
  EXPECT_EQ(conflict.kind, MergeConflict::Kind::Rules);
  ASSERT_FALSE(conflict.findings.empty());
  EXPECT_EQ(conflict.findings[0].code, "house-check-twice");
  EXPECT_EQ(merge.merged(MergeChoice::Ours), checked(1));
  EXPECT_EQ(merge.merged(MergeChoice::Theirs), checked(2));
  EXPECT_EQ(merge.merged(MergeChoice::Both).all<HouseCheck>().size(), 2u) << "knowingly";
}

TEST_F(MergeOfTwo, ConflictsAreSaidInTheWordsOfTheDomain) {
  const Merge merge(base, moved(base, 11, at(10, 10)), moved(base, 11, at(12, 12)));
  const MergeWords words(merge, "en");
  const MergeConflict& conflict = merge.conflicts()[0];
  EXPECT_EQ(words.done(conflict, MergeSide::Ours).size(), 1u);
  EXPECT_NE(words.done(conflict, MergeSide::Ours)[0].find("0505 → 1010"), std::string::npos)
      << words.done(conflict, MergeSide::Ours)[0];
  EXPECT_NE(words.done(conflict, MergeSide::Theirs)[0].find("0505 → 1212"), std::string::npos);
  EXPECT_NE(words.summary().find("Conflicts: 1"), std::string::npos);
  const auto hexes = words.hexes(conflict);
  EXPECT_EQ(hexes, (std::vector<hex::HexKey>{at(5, 5), at(10, 10), at(12, 12)}));
}

TEST_F(MergeOfTwo, AnUntouchedSideIsTakenFromTheOther) {
  const Battle theirs = moved(base, 11, at(10, 10));
  EXPECT_EQ(Merge(base, base, theirs).merged(MergeChoice::Ours), theirs);
  EXPECT_EQ(Merge(base, theirs, base).merged(MergeChoice::Ours), theirs);
}

}  // namespace
}  // namespace redoubt::compare::test
