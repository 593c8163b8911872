#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "core/document/document.h"
#include "core/model/map_verbs.h"
#include "core/model/placement_verbs.h"
#include "core/store/dump.h"
#include "core/store/files.h"

namespace redoubt::document {
namespace {

model::Battle field() {
  model::Battle battle;
  battle.all<model::BattleInfo>().put({{1}, "field", "Field", "", "", "en", std::nullopt, ""});
  model::MapSheet sheet;
  sheet.id = {1};
  sheet.columns = 12;
  sheet.rows = 10;
  battle.all<model::MapSheet>().put(sheet);
  for (const hex::HexKey hex : model::layoutOf(battle).allHexes()) {
    battle.all<model::HexRow>().put({hex, "clear", 0});
  }
  battle.all<model::Player>().put({{1}, "p", "P", 1});
  battle.all<model::Army>().put({{1}, "a", {1}, "A", "#386AA7", 1});
  battle.all<model::SetUpBlock>().put({{1}, "b", {1}, std::nullopt, "B", 1});
  for (int i = 1; i <= 8; ++i) {
    battle.all<model::Unit>().put({{i}, "u" + std::to_string(i), {1}, std::to_string(i) + "/I", "", "foot", i});
  }
  return battle;
}

class Walk : public ::testing::Test {
 protected:
  const store::TemporaryFolder folder;
  const std::filesystem::path path = folder.path() / "walk.battle";
  std::unique_ptr<Document> document = Document::create(path, field());
  std::mt19937 dice{1794};

  int roll(int sides) { return std::uniform_int_distribution<int>(0, sides - 1)(dice); }
  hex::HexKey anyHex() { return hex::HexKey::at(1 + roll(12), 1 + roll(10)); }
  std::vector<Id<model::Placement>> somePlacements() {
    std::vector<Id<model::Placement>> ids;
    for (const model::Placement& row : document->battle().all<model::Placement>()) {
      if (roll(3) == 0) ids.push_back(row.id);
    }
    return ids;
  }

  model::Edit anyEdit() {
    const model::Battle& battle = document->battle();
    const hex::Layout& layout = document->layout();
    static constexpr const char* kTerrain[] = {"clear", "woods", "marsh"};
    const std::vector<hex::HexKey> disc = layout.disc(anyHex(), roll(3));
    const std::vector<hex::HexsideKey> side{layout.side(anyHex(), roll(6))};
    switch (roll(9)) {
      case 0: return model::paintTerrain(battle, disc, kTerrain[roll(3)], "Paint");
      case 1: return model::setLevel(battle, disc, roll(3), "Level");
      case 2:
        return model::paintHexsides(battle, side, "slope", roll(2) ? model::HighSide::Near : model::HighSide::Far,
                                    "Slope");
      case 3: return model::eraseHexsides(battle, side, std::nullopt, "No slope");
      case 4: return model::paintLinks(battle, side, "road", "Road");
      case 5: return model::eraseHexes(battle, layout, disc, "clear", "Erase");
      case 6: return model::place(battle, {1}, {Id<model::Unit>{1 + roll(8)}, {}}, anyHex(), std::nullopt, 1, "Place");
      case 7: return model::moveTo(battle, somePlacements(), anyHex(), 1, "Move");
      default:
        return roll(2) ? model::turn(battle, somePlacements(), 1, {hex::FacingKind::Vertex, 0}, "Turn")
                       : model::remove(battle, somePlacements(), "Remove");
    }
  }

  void reopen() {
    const model::Battle before = document->battle();
    document.reset();
    document = Document::open(path);
    ASSERT_EQ(document->battle(), before) << "the model is what lies in the file";
  }
};

TEST_F(Walk, UndoAllIsTheStartAndRedoAllTheEndPastManyReopenings) {
  const std::string start = document->dump();
  for (int i = 0; i < 2500; ++i) {
    const int choice = roll(100);
    if (choice < 62) {
      document->apply(anyEdit());
    } else if (choice < 82) {
      document->undo();
    } else if (choice < 98) {
      document->redo();
    } else {
      reopen();
    }
  }
  while (document->canRedo()) document->redo();
  const std::string end = document->dump();
  EXPECT_EQ(end, store::dump(document->battle()));
  int steps = 0;
  while (document->canUndo()) {
    document->undo();
    ++steps;
  }
  EXPECT_GT(steps, 50);
  EXPECT_EQ(document->dump(), start);
  reopen();
  while (document->canRedo()) document->redo();
  EXPECT_EQ(document->dump(), end);
}

TEST_F(Walk, VersionsAreKeptComparedAndRestoredAsEditsThatCanBeUndone) {
  document->apply(anyEdit());
  document->nameVersion("First light");
  const std::string named = document->dump();
  for (int i = 0; i < 40; ++i) document->apply(anyEdit());
  const std::string later = document->dump();
  reopen();
  const auto row = std::find_if(document->versions().begin(), document->versions().end(),
                                [](const store::VersionRow& each) { return each.name == "First light"; });
  ASSERT_NE(row, document->versions().end());
  const std::int64_t id = row->id;
  EXPECT_EQ(store::dump(document->version(id)), named);
  EXPECT_GT(document->compareWith(id).count(), 0u);
  EXPECT_TRUE(document->restore(id));
  EXPECT_EQ(document->dump(), named);
  EXPECT_TRUE(document->compareWith(id).empty());
  EXPECT_TRUE(document->undo());
  EXPECT_EQ(document->dump(), later);
  document->renameVersion(id, "Daybreak");
  reopen();
  EXPECT_EQ(store::dump(document->version(id)), named);
  EXPECT_TRUE(std::any_of(document->versions().begin(), document->versions().end(),
                          [](const auto& each) { return each.name == "Daybreak"; }));
  document->removeVersion(id);
  EXPECT_THROW(document->version(id), Error);
}

TEST_F(Walk, RevertGoesBackToWhatWasOpened) {
  const std::string opened = document->dump();
  EXPECT_FALSE(document->canRevertToOpened());
  for (int i = 0; i < 10; ++i) document->apply(anyEdit());
  ASSERT_TRUE(document->canRevertToOpened());
  EXPECT_TRUE(document->revertToOpened());
  EXPECT_EQ(document->dump(), opened);
}

TEST_F(Walk, SaveAsTakesHistoryAlongAndASharedCopyLeavesItOut) {
  const std::string start = document->dump();
  for (int i = 0; i < 5; ++i) document->apply(anyEdit());
  document->nameVersion("Secret name");
  const std::string end = document->dump();
  const auto shared = folder.path() / "shared.battle";
  document->shareCopy(shared);
  EXPECT_EQ(store::dumpFile(shared), end);
  {
    const auto copy = Document::open(shared);
    EXPECT_TRUE(copy->history().empty());
    EXPECT_TRUE(copy->versions().empty());
  }
  document->saveAs(folder.path() / "moved.battle");
  while (document->canUndo()) document->undo();
  EXPECT_EQ(document->dump(), start);
  EXPECT_EQ(store::dumpFile(path), end);
}

}  // namespace
}  // namespace redoubt::document
