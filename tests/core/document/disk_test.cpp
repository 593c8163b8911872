#include <SQLiteCpp/Database.h>
#include <sched.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "core/document/backups.h"
#include "core/store/load.h"
#include "tests/core/document/document_fixture.h"
#include "tests/core/store/faulty_disk.h"
#include "tests/core/store/unsynced_folders.h"

// Disks fill up and fail. Nothing of it may lose what is in memory or leave half an edit.
namespace redoubt::document {
namespace {

class Disk : public DocumentTest {};

// A big edit that a file of the present size can't take.
model::Edit bigEdit() {
  model::Edit edit("Big");
  for (int i = 1; i <= 400; ++i) {
    edit.put(model::Note{Id<model::Note>{i}, hexAt(1, 1), std::string(500, static_cast<char>('a' + i % 26))});
  }
  return edit;
}

TEST_F(Disk, AFullDiskRefusesThatEditAndKeepsTheRest) {
  document.reset();
  EXPECT_EQ(inChild([&]() -> std::string {
              const auto mine = Document::open(in("a.battle"));
              mine->apply(paint(1, 1, "woods"));
              const model::Battle before = mine->battle();
              ::signal(SIGXFSZ, SIG_IGN);
              const rlimit limit{fs::file_size(in("a.battle")) + 8192, RLIM_INFINITY};
              ::setrlimit(RLIMIT_FSIZE, &limit);
              const std::string refused = errorOf([&] { mine->apply(bigEdit()); });
              if (!refused.starts_with("disk-full: ")) return refused;
              if (mine->battle() != before) return "the model changed";
              if (mine->dump() != store::dump(before)) return "the file changed";
              if (!mine->undo() || !mine->redo()) return "no undo";
              const rlimit none{RLIM_INFINITY, RLIM_INFINITY};
              ::setrlimit(RLIMIT_FSIZE, &none);
              if (!mine->apply(bigEdit())) return "nothing applied";
              return mine->dump() == store::dump(mine->battle()) ? "kept" : "model and file differ";
            }),
            "kept");
  document = Document::open(in("a.battle"));
  EXPECT_EQ(document->history().size(), 2U);
  expectSound();
}

TEST_F(Disk, AFullFileSystemRefusesThatEditAndKeepsTheRest) {
  document.reset();
  fs::create_directory(in("small"));
  const std::string answer = inChild([&]() -> std::string {
    // Its own mount namespace: the small disk goes with the child.
    if (::unshare(CLONE_NEWNS) != 0 || ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
        ::mount("small", in("small").c_str(), "tmpfs", 0, "size=1M") != 0) {
      return "not permitted";
    }
    const auto mine = Document::create(in("small/a.battle"), plainMap(10, 8));
    mine->apply(paint(1, 1, "woods"));
    const model::Battle before = mine->battle();
    model::Edit huge("Huge");
    for (int i = 1; i <= 100; ++i) {
      huge.put(model::Note{Id<model::Note>{i}, std::nullopt, std::string(20'000, static_cast<char>('a' + i % 26))});
    }
    const std::string refused = errorOf([&] { mine->apply(huge); });
    if (!refused.starts_with("disk-full: ") || refused.find("disk is full") == std::string::npos) return refused;
    if (mine->battle() != before) return "the model changed";
    if (!mine->apply(paint(2, 2, "woods"))) return "no further edit";
    const std::string noRoom = errorOf([&] { store::writeNewFile(in("small/b.battle"), [&] {
      return model::applied(mine->battle(), huge);
    }()); });
    if (!noRoom.starts_with("disk-full: ")) return noRoom;
    if (listing(in("small")).size() != 1) return "something was left behind";
    return mine->dump() == store::dump(mine->battle()) ? "kept" : "model and file differ";
  });
  if (answer == "not permitted") GTEST_SKIP() << "mounting a small disk needs privileges";
  EXPECT_EQ(answer, "kept");
}

// The disk fails at its n-th operation, n = 1, 2, 3 …: once, or from then on.
class FailingDisk : public DocumentTest {
 protected:
  // Answers whether the fault was met.
  bool editWithFault(int n, FaultyDisk::Lasting lasting) {
    document.reset();
    writeBytes(in("a.battle"), pristine_);
    FaultyDisk disk;
    document = Document::open(in("a.battle"));
    document->apply(paint(1, 1, "woods"));
    const model::Battle before = document->battle();
    const model::Edit edit = bigEdit();
    const model::Battle after = model::applied(before, edit);
    disk.failAt(n, lasting);
    std::string refused = errorOf([&] { document->apply(edit); });
    const bool met = disk.hasFailed();
    disk.heal();
    const bool isKept = refused == "no error";
    EXPECT_TRUE(document->battle() == (isKept ? after : before)) << refused;
    EXPECT_TRUE(met || isKept) << refused;
    if (met && isKept) {
      EXPECT_NE(said(document->takeWarning()).find("does not promise"), std::string::npos);
      ++cameThrough_;
    }
    if (!isKept) {
      EXPECT_TRUE(refused.starts_with("disk-full: ")) << refused;
    }
    // The disk is well again. What was told is so, in the file too; only where the disk would not tell, the next edit
    // finds out. Nothing is lost, history included.
    const bool isUnknown = refused.find("can't be asked") != std::string::npos;
    EXPECT_EQ(errorOf([&] { document->apply(paint(5, 5, "hill")); }), "no error");
    const model::Battle hill = model::applied(before, paint(5, 5, "hill"));
    const model::Battle both = model::applied(after, paint(5, 5, "hill"));
    EXPECT_TRUE(document->battle() == (isKept ? both : hill) || (isUnknown && document->battle() == both)) << refused;
    EXPECT_EQ(document->history().size(), document->battle() == both ? 3U : 2U);
    EXPECT_TRUE(document->undo() && document->undo() && document->redo() && document->redo());
    expectSound();
    reopen();
    EXPECT_EQ(terrainAt(5, 5), "hill");
    expectSound();
    document.reset();
    return met;
  }

  std::string pristine_ = readBytes(in("a.battle"));
  int cameThrough_ = 0;
};

TEST_F(FailingDisk, RefusesTheEditWhicheverOperationFailsOnce) {
  int n = 1;
  while (editWithFault(n, FaultyDisk::Lasting::Once)) ++n;
  EXPECT_GT(n, 8) << "so many operations an edit has at least";
  EXPECT_LE(cameThrough_, 1) << "when syncing the folder fails after the journal is gone";
}

TEST_F(FailingDisk, RefusesTheEditWhicheverOperationIsTheFirstToFail) {
  int n = 1;
  while (editWithFault(n, FaultyDisk::Lasting::FromThenOn)) ++n;
  EXPECT_GT(n, 8);
}

// The disk never promises to keep what its folders hold; all else is well.
class UnpromisingDisk : public DocumentTest {
 protected:
  // As another program that keeps the digest.
  void writeOutside(const std::string& sql) {
    ASSERT_EQ(inChild([&]() -> std::string {
                runSql(in("a.battle"), sql);
                SQLite::Database database(in("a.battle").string(), SQLite::OPEN_READWRITE);
                store::writeDigest(database, store::loadBattle(database));
                return "written";
              }),
              "written");
  }

  long setAside() const {
    const auto& versions = document->versions();
    return std::count_if(versions.begin(), versions.end(),
                         [](const store::VersionRow& v) { return v.kind == store::VersionKind::SetAside; });
  }
};

TEST_F(UnpromisingDisk, EditingGoesOnAfterAnotherProgramsChange) {
  document.reset();
  FaultyDisk disk;
  document = Document::open(in("a.battle"));
  document->apply(paint(1, 1, "woods"));
  writeOutside("UPDATE hex SET terrain = 'lake' WHERE hex = 10021002");
  disk.failAt(1, FaultyDisk::Lasting::FromThenOn, FaultyDisk::Calls::FolderSync);
  expectError(ErrorCode::ChangedOutside, "read again", [&] { document->apply(paint(3, 3, "hill")); });
  EXPECT_EQ(terrainAt(2, 2), "lake");
  EXPECT_EQ(errorOf([&] { document->apply(paint(3, 3, "hill")); }), "no error");
  EXPECT_TRUE(disk.hasFailed());
  EXPECT_NE(said(document->takeWarning()).find("does not promise"), std::string::npos);
  EXPECT_EQ(setAside(), 1);
  EXPECT_TRUE(document->undo());
  disk.heal();
  reopen();
  EXPECT_EQ(terrainAt(2, 2), "lake");
  EXPECT_EQ(setAside(), 1);
  EXPECT_TRUE(document->redo());
  expectSound();
  document.reset();
}

TEST_F(UnpromisingDisk, CopiesAndFilesWrittenAfreshAreGoneOnIn) {
  Backups::keepIn(in("backups"));
  document->apply(paint(1, 1, "woods"));
  {
    const UnsyncedFolders unsynced(EIO);
    document->saveAs(in("b.battle"));
    EXPECT_NE(said(document->takeWarning()).find("does not promise"), std::string::npos);
    EXPECT_EQ(document->path(), in("b.battle"));
    EXPECT_TRUE(document->backUp(BackupReason::Hourly));
    EXPECT_EQ(said(document->takeWarning()), "");
    document->forgetEdits(document->lastDone());
    EXPECT_NE(said(document->takeWarning()).find("does not promise"), std::string::npos);
    EXPECT_TRUE(document->history().empty());
  }
  Backups::keepIn(std::nullopt);
  EXPECT_TRUE(document->apply(paint(2, 2, "woods")));
  EXPECT_EQ(said(document->takeWarning()), "");
  expectSound();
}

TEST_F(UnpromisingDisk, HistoryIsSetAsideAndForgotten) {
  document->apply(paint(1, 1, "woods"));
  document->apply(paint(2, 2, "woods"));
  document.reset();
  writeOutside("UPDATE hex SET terrain = 'lake' WHERE hex = 10021002");
  FaultyDisk disk;
  document = Document::open(in("a.battle"));
  disk.failAt(1, FaultyDisk::Lasting::FromThenOn, FaultyDisk::Calls::FolderSync);
  expectError(ErrorCode::Conflict, "the step 'Paint woods' can't be undone", [&] { document->undo(); });
  EXPECT_TRUE(disk.hasFailed());
  EXPECT_FALSE(document->canUndo());
  EXPECT_EQ(askSql(in("a.battle"), "SELECT group_concat(DISTINCT state) FROM history"), "set-aside");
  EXPECT_EQ(errorOf([&] { document->forgetEdits(0); }), "no error");
  EXPECT_TRUE(document->history().empty());
  disk.heal();
  expectSound();
  document.reset();
}

}  // namespace
}  // namespace redoubt::document
