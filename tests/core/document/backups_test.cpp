#include "core/document/backups.h"

#include <algorithm>

#include "core/store/connection_state.h"
#include "tests/core/document/document_fixture.h"
#include "tests/core/document/probe.h"

namespace redoubt::document {
namespace {

class BackupsTest : public DocumentTest {
 protected:
  BackupsTest() { Backups::keepIn(in("backups")); }
  ~BackupsTest() override { Backups::keepIn(std::nullopt); }

  std::vector<Backup> backups() const { return Backups(in("a.battle")).list(); }
};

TEST_F(BackupsTest, OneIsMadeBeforeTheFirstEditOfASitting) {
  const model::Battle before = document->battle();
  EXPECT_TRUE(backups().empty()) << "looking writes nothing";
  document->apply(paint(1, 1, "woods"));
  document->apply(paint(2, 2, "woods"));
  ASSERT_EQ(backups().size(), 1U);
  EXPECT_EQ(backups()[0].reason, BackupReason::Opened);
  EXPECT_EQ(store::readBattle(backups()[0].file).battle, before);
}

TEST_F(BackupsTest, ThatWouldBeTheSameAsTheLastIsNotMade) {
  EXPECT_TRUE(document->backUp(BackupReason::Opened));
  EXPECT_FALSE(document->backUp(BackupReason::Hourly));
  document->apply(paint(1, 1, "woods"));
  EXPECT_TRUE(document->backUp(BackupReason::Hourly));
  document->undo();
  EXPECT_TRUE(document->backUp(BackupReason::Hourly)) << "its history is another";
  EXPECT_EQ(backups().size(), 3U);
}

TEST_F(BackupsTest, HoldHistoryAndVersions) {
  document->apply(paint(1, 1, "woods"));
  document->nameVersion("Woods");
  document->backUp(BackupReason::Hourly);
  const auto copy = Document::open(backups()[0].file);
  EXPECT_EQ(copy->undoTitle(), "Paint woods");
  EXPECT_EQ(copy->versions().back().name, "Woods");
}

TEST_F(BackupsTest, OutliveTheFile) {
  document->apply(paint(1, 1, "woods"));
  document->backUp(BackupReason::Hourly);
  document.reset();
  fs::remove(in("a.battle"));
  ASSERT_EQ(backups().size(), 2U);
  EXPECT_EQ(store::readBattle(backups()[0].file).battle.find<model::HexRow>(hexAt(1, 1))->terrain, "woods");
}

TEST_F(BackupsTest, AreTenAndTheNewestAmongThem) {
  for (int i = 1; i <= 15; ++i) {
    document->apply(paint(i % 10 + 1, i % 8 + 1, "woods", i));
    ASSERT_TRUE(document->backUp(BackupReason::Hourly));
  }
  const std::vector<Backup> kept = backups();
  EXPECT_EQ(kept.size(), kMostBackups);
  EXPECT_EQ(store::readBattle(kept.front().file).battle, document->battle());
}

TEST_F(BackupsTest, ThinOutWhereTheyLieCloseTogetherInTime) {
  document->backUp(BackupReason::Opened);
  const fs::path sample = backups()[0].file;
  const fs::path folder = sample.parent_path();
  // One a day, and three of one hour of one day long ago.
  std::vector<std::string> days;
  for (int day = 10; day < 20; ++day) days.push_back("2026-01-" + std::to_string(day) + "T12-00-00Z-01-hourly.battle");
  for (const std::string& name : days) fs::copy_file(sample, folder / name);
  fs::copy_file(sample, folder / "2026-01-12T12-00-05Z-01-opened.battle");
  document->apply(paint(1, 1, "woods"));
  document->backUp(BackupReason::Hourly);
  const auto isKept = [&](const std::string& name) { return fs::exists(folder / name); };
  EXPECT_FALSE(isKept("2026-01-12T12-00-00Z-01-hourly.battle")) << "five seconds before the next";
  EXPECT_TRUE(isKept(days.front())) << "the oldest of all";
  EXPECT_EQ(backups().size(), kMostBackups);
}

TEST_F(BackupsTest, OfTwoFilesWithOneNameLieApart) {
  fs::create_directories(in("other"));
  auto other = Document::create(in("other/a.battle"), plainMap(3, 3));
  document->apply(paint(1, 1, "woods"));
  other->apply(paint(1, 1, "woods"));
  EXPECT_EQ(Backups(in("other/a.battle")).list().size(), 1U);
  EXPECT_EQ(backups().size(), 1U);
}

TEST_F(BackupsTest, GoAlongWithABattleThatIsPutElsewhere) {
  document->apply(paint(1, 1, "woods"));
  document->backUp(BackupReason::Hourly);
  const auto other = Document::create(in("b.battle"), document->battle());
  other->apply(paint(2, 2, "woods"));
  const fs::path former = Backups(in("a.battle")).folder();
  const std::vector<Backup> before = backups();
  ASSERT_EQ(before.size(), 2U);
  const std::size_t there = Backups(in("b.battle")).list().size();
  Backups(in("a.battle")).moveTo(in("b.battle"));
  EXPECT_TRUE(backups().empty());
  EXPECT_FALSE(fs::exists(former)) << "nothing is left of it";
  const std::vector<Backup> after = Backups(in("b.battle")).list();
  ASSERT_EQ(after.size(), there + 2);
  for (const Backup& each : before) {
    EXPECT_TRUE(std::any_of(after.begin(), after.end(), [&](const Backup& moved) {
      return moved.madeAt == each.madeAt && moved.reason == each.reason && moved.bytes == each.bytes;
    }));
  }
  Backups(in("b.battle")).moveTo(in("b.battle"));
  EXPECT_EQ(Backups(in("b.battle")).list().size(), after.size());
}

TEST_F(BackupsTest, ThatCannotBeMadeHinderNoEdit) {
  writeBytes(in("backups"), "no folder");
  EXPECT_TRUE(document->apply(paint(1, 1, "woods")));
  EXPECT_NE(said(document->takeWarning()).find("no backup could be made"), std::string::npos);
  EXPECT_EQ(said(document->takeWarning()), "");
}

TEST_F(BackupsTest, WhatWasInMemoryIsBackedUpBeforeAnotherContentIsRead) {
  document->apply(paint(1, 1, "woods"));
  runSql(in("a.battle"), "UPDATE hex SET terrain = 'marsh' WHERE hex = 10011001");
  EXPECT_ANY_THROW(document->apply(paint(2, 2, "woods")));
  ASSERT_FALSE(backups().empty());
  EXPECT_EQ(backups()[0].reason, BackupReason::Replaced);
  EXPECT_EQ(store::readBattle(backups()[0].file).battle.find<model::HexRow>(hexAt(1, 1))->terrain, "woods");
}

TEST_F(BackupsTest, WhatWasInMemoryIsBackedUpOnClosingIfSomethingElseLiesInItsPlace) {
  const std::function<void()> ways[] = {
      [&] { runSql(in("a.battle"), "UPDATE hex SET terrain = 'marsh' WHERE hex = 10011001"); },
      [&] {
        store::writeNewFile(in("other.battle"), plainMap(3, 3));
        fs::rename(in("other.battle"), in("a.battle"));
      },
      [&] { fs::remove(in("a.battle")); },
  };
  for (const auto& replace : ways) {
    document.reset();
    fs::remove_all(in("backups"));
    document = Document::create(in("a.battle"), plainMap(10, 8));
    document->apply(paint(1, 1, "woods"));
    const model::Battle memory = document->battle();
    replace();
    document.reset();
    ASSERT_EQ(backups().size(), 2U);
    EXPECT_EQ(backups()[0].reason, BackupReason::Replaced);
    EXPECT_EQ(store::readBattle(backups()[0].file).battle, memory);
  }
}

TEST_F(BackupsTest, NothingIsBackedUpOnClosingIfTheFileHoldsWhatIsInMemory) {
  document->apply(paint(1, 1, "woods"));
  runSql(in("a.battle"), "VACUUM");
  document.reset();
  EXPECT_EQ(backups().size(), 1U);
  document = Document::open(in("a.battle"));
  document.reset();
  EXPECT_EQ(backups().size(), 1U);
}

TEST_F(BackupsTest, ForgettingEditsKeepsContentVersionsAndLaterEditsAndMakesTheFileSmaller) {
  for (int i = 1; i <= 40; ++i) {
    model::Edit edit("Fill " + std::to_string(i));
    for (int c = 1; c <= 10; ++c) {
      for (int r = 1; r <= 8; ++r) edit.put(model::HexRow{hexAt(c, r), "t" + std::to_string(i * 1000 + c * 10 + r), i});
    }
    document->apply(edit);
  }
  document->nameVersion("Forty");
  const std::int64_t forty = document->lastDone();
  document->apply(paint(1, 1, "woods"));
  document->apply(paint(2, 2, "woods"));
  document->undo();
  const model::Battle before = document->battle();
  const std::int64_t size = document->bytes();
  document->forgetEdits(forty);
  EXPECT_LT(document->bytes(), size);
  EXPECT_EQ(document->battle(), before);
  EXPECT_EQ(document->history().size(), 2U);
  EXPECT_TRUE(document->redo());
  EXPECT_TRUE(document->undo());
  EXPECT_TRUE(document->undo());
  EXPECT_FALSE(document->canUndo());
  EXPECT_TRUE(document->apply(paint(3, 3, "marsh"))) << "editing goes on in the new file";
  reopen();
  EXPECT_EQ(terrainAt(3, 3), "marsh");
  const auto& versions = document->versions();
  EXPECT_TRUE(std::any_of(versions.begin(), versions.end(), [](const auto& v) { return v.name == "Forty"; }));
  EXPECT_EQ(backups().front().reason, BackupReason::Compacted);
  expectSound();
}

TEST_F(BackupsTest, AFileThatHasGrownTooLargeTakesNoEditUntilEditsAreForgotten) {
  document->apply(paint(1, 1, "woods"));
  DocumentProbe::file(*document).connection().mostBytes = 1;
  const model::Battle before = document->battle();
  expectError(ErrorCode::TooLarge, "forget older edits", [&] { document->apply(paint(2, 2, "woods")); });
  EXPECT_EQ(document->battle(), before);
  document->forgetEdits(document->lastDone());
  EXPECT_TRUE(document->apply(paint(2, 2, "woods")));
}

TEST_F(BackupsTest, AnotherWindowKeepsHoldOfTheFileThatIsWrittenAfresh) {
  document->apply(paint(1, 1, "woods"));
  document->forgetEdits(document->lastDone());
  EXPECT_EQ(inChild([&]() -> std::string { return errorOf([&] { Document::open(in("a.battle")); }).substr(0, 9); }),
            "read-only");
  EXPECT_NE(errorOf([&] { store::writeNewFile(in("a.battle"), document->battle()); }).find("busy"), std::string::npos);
}

TEST_F(BackupsTest, AFileThatAnotherWindowHoldsIsNotReplaced) {
  document.reset();
  const OtherProgram other([&] { Document::open(in("a.battle")).release(); });
  expectError(ErrorCode::Busy, "process " + std::to_string(other.id()),
              [&] { store::writeNewFile(in("a.battle"), plainMap(3, 3)); });
}

}  // namespace
}  // namespace redoubt::document
