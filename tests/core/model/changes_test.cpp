#include "core/model/edit.h"

#include <gtest/gtest.h>

#include "tests/core/model/sample_battle.h"

namespace redoubt::model {
namespace {

using testing::everyTable;
using testing::hexAt;
using testing::plainMap;

// Battles that differ in every way two can.
std::vector<Battle> battles() {
  Battle halved = everyTable();
  forEachTable([&]<class Row>(RowType<Row>) { halved.all<Row>().erase(halved.all<Row>().begin()->key()); });
  Battle painted = plainMap(30, 20);
  for (int i = 1; i <= 20; ++i) painted.all<HexRow>().put({hexAt(i, i), "woods", i});
  return {Battle(), everyTable(), halved, plainMap(30, 20), painted, plainMap(2, 2)};
}

TEST(Changes, TheDifferencePatchedOntoTheFirstIsTheSecond) {
  for (const Battle& from : battles()) {
    for (const Battle& to : battles()) {
      const Changes changes = difference(from, to);
      EXPECT_EQ(changes.empty(), from == to);
      Battle patched = from;
      patch(patched, changes);
      EXPECT_TRUE(patched == to);
      EXPECT_TRUE(applied(from, toEdit(changes, "x")) == to);
    }
  }
}

TEST(Changes, OfOneAndTheSameAreNone) {
  for (const Battle& battle : battles()) {
    EXPECT_TRUE(difference(battle, battle).empty());
    const Battle snapshot = battle;
    EXPECT_TRUE(difference(battle, snapshot).empty());
  }
}

TEST(Changes, CountAndTouchWhatTheyHold) {
  const Battle from = plainMap(5, 5);
  Battle to = from;
  to.all<HexRow>().put({hexAt(2, 2), "woods", 0});
  to.all<HexRow>().erase(hexAt(3, 3));
  to.all<Note>().put({Id<Note>{5}, std::nullopt, "hello"});
  const Changes changes = difference(from, to);
  EXPECT_EQ(changes.count(), 3U);
  EXPECT_TRUE(changes.touches<HexRow>());
  EXPECT_TRUE(changes.touches<Note>());
  EXPECT_FALSE(changes.touches<Unit>());
  ASSERT_EQ(changes.of<HexRow>().size(), 2U);
  EXPECT_EQ(changes.of<HexRow>()[0].before->terrain, "clear");
  EXPECT_EQ(changes.of<HexRow>()[0].after->terrain, "woods");
  EXPECT_EQ(changes.of<HexRow>()[1].after, std::nullopt);
  EXPECT_EQ(changes.of<HexRow>()[1].key(), hexAt(3, 3));
  EXPECT_EQ(changes.of<Note>()[0].before, std::nullopt);
  EXPECT_EQ(changes.of<Note>()[0].key(), Id<Note>{5});
}

TEST(Changes, ASnapshotIsNotPatchedAlong) {
  Battle battle = plainMap(30, 20);
  const Battle snapshot = battle;
  Battle to = battle;
  for (int i = 1; i <= 20; ++i) to.all<HexRow>().put({hexAt(i, i), "woods", i});
  patch(battle, difference(battle, to));
  EXPECT_TRUE(battle == to);
  EXPECT_TRUE(snapshot == plainMap(30, 20));
}

TEST(Edit, CollectsPutsAndErasures) {
  Edit edit("Paint");
  EXPECT_TRUE(edit.empty());
  edit.put(HexRow{hexAt(1, 1), "woods", 0});
  edit.erase<HexRow>(hexAt(2, 2));
  EXPECT_EQ(edit.count(), 2U);
  EXPECT_EQ(edit.title(), "Paint");
  edit.rename("Brush");
  EXPECT_EQ(edit.title(), "Brush");
  Edit more("More");
  more.put(Note{Id<Note>{1}, std::nullopt, "x"});
  more.erase<HexRow>(hexAt(3, 3));
  edit.append(more);
  EXPECT_EQ(edit.count(), 4U);
  EXPECT_EQ(edit.title(), "Brush");
  EXPECT_EQ(edit.erases<HexRow>().size(), 2U);
}

TEST(Edit, APutWinsOverTheErasureOfTheSameKey) {
  Edit edit("Both");
  edit.put(HexRow{hexAt(1, 1), "woods", 3});
  edit.erase<HexRow>(hexAt(1, 1));
  const Battle after = applied(plainMap(2, 2), edit);
  ASSERT_NE(after.find<HexRow>(hexAt(1, 1)), nullptr);
  EXPECT_EQ(after.find<HexRow>(hexAt(1, 1))->level, 3);
}

TEST(Edit, TheLastPutOfAKeyCounts) {
  Edit edit("Twice");
  edit.put(HexRow{hexAt(1, 1), "woods", 1});
  edit.put(HexRow{hexAt(1, 1), "marsh", 2});
  const Battle after = applied(plainMap(2, 2), edit);
  EXPECT_EQ(after.find<HexRow>(hexAt(1, 1))->terrain, "marsh");
}

}  // namespace
}  // namespace redoubt::model
