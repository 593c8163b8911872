#include "core/store/files.h"

#include <sqlite3.h>
#include <sys/stat.h>

#include <cerrno>
#include <iterator>

#include "core/store/battle_file.h"
#include "core/store/rewrite.h"
#include "tests/core/model/sample_battle.h"
#include "tests/core/store/unsynced_folders.h"
#include "tests/core/store/workshop.h"

// A picture, an export or a new battle is put where the person said and nowhere else, whole or not at all.
namespace redoubt::store {
namespace {

using namespace redoubt::testing;

class Files : public FileTest {};

TEST_F(Files, AreReplacedAtOnceWithTheirPermissions) {
  writeFile(in("out.json"), "one");
  fs::permissions(in("out.json"), fs::perms::owner_read | fs::perms::owner_write);
  writeFile(in("out.json"), "two");
  EXPECT_EQ(readBytes(in("out.json")), "two");
  EXPECT_EQ(fs::status(in("out.json")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder()), {}), 1);
}

TEST_F(Files, AreWrittenBehindALink) {
  fs::create_directory(in("there"));
  writeFile(in("there/out.json"), "one");
  fs::create_symlink(in("there/out.json"), in("link.json"));
  writeFile(in("link.json"), "two");
  EXPECT_TRUE(fs::is_symlink(in("link.json")));
  EXPECT_EQ(readBytes(in("there/out.json")), "two");
  writeNewFile(in("link.json"), everyTable());
  EXPECT_TRUE(fs::is_symlink(in("link.json")));
  EXPECT_EQ(readBattle(in("there/out.json")).battle, everyTable());
}

TEST_F(Files, NeverReplaceWhatIsNoFile) {
  ASSERT_EQ(::mkfifo(in("fifo").c_str(), 0600), 0);
  fs::create_directory(in("folder"));
  for (const char* name : {"fifo", "folder"}) {
    const auto before = listing(folder());
    expectError(ErrorCode::NotRegularFile, "choose another", [&] { writeFile(in(name), "x"); });
    expectError(ErrorCode::NotRegularFile, "choose another", [&] { writeNewFile(in(name), everyTable()); });
    EXPECT_EQ(listing(folder()), before) << name;
  }
  expectError(ErrorCode::NotFound, "check the path", [&] { writeFile(in("none/out.json"), "x"); });
  expectError(ErrorCode::NotFound, "check the path", [&] { writeNewFile(in("none/a.battle"), everyTable()); });
}

TEST_F(Files, NeverReplaceABattleByAnythingElse) {
  writeNewFile(in("a.battle"), everyTable());
  const auto before = listing(folder());
  expectError(ErrorCode::Refused, "perhaps a battle", [&] { writeFile(in("a.battle"), "{}"); });
  EXPECT_EQ(listing(folder()), before);
}

// Some file systems know no way to make a folder durable.
TEST_F(Files, AreInPlaceWhereTheFolderCannotBeSynced) {
  for (const int error : {EINVAL, ENOTSUP, EIO}) {
    const UnsyncedFolders unsynced(error);
    const bool isPromised = error != EIO;
    EXPECT_EQ(writeFile(in("out.json"), std::to_string(error)), isPromised);
    EXPECT_EQ(readBytes(in("out.json")), std::to_string(error));
    EXPECT_EQ(writeNewFile(in("a.battle"), plainMap(error, 2)), isPromised);
    EXPECT_EQ(readBattle(in("a.battle")).battle, plainMap(error, 2));
    EXPECT_EQ(copyFile(in("a.battle"), in("b.battle")).isPromised, isPromised);
    EXPECT_EQ(readBattle(in("b.battle")).battle, plainMap(error, 2));
  }
  EXPECT_EQ(std::distance(fs::directory_iterator(folder()), {}), 3);
}

TEST_F(Files, ThatCannotBeSyncedAreRefusedByTheirOwnNames) {
  writeFile(in("out.json"), "one");
  const auto before = listing(folder());
  const UnsyncedFiles unsynced(EIO);
  const std::string refused = errorOf([&] { writeFile(in("out.json"), "two"); });
  EXPECT_EQ(refused, "disk-full: " + in("out.json").string() + ": writing failed: Input/output error.");
  EXPECT_EQ(listing(folder()), before);
}

TEST_F(Files, ABattleThatAnotherProgramIsWritingIsNotReplaced) {
  const fs::path path = in("a.battle");
  writeNewFile(path, everyTable());
  const std::string before = readBytes(path);
  {
    const OtherProgram writer([&] {
      sqlite3* db = nullptr;  // left open, with its transaction
      sqlite3_open(path.c_str(), &db);
      sqlite3_exec(db, "BEGIN IMMEDIATE; UPDATE note SET text = 'mine' WHERE 1", nullptr, nullptr, nullptr);
    });
    expectError(ErrorCode::Busy, "another program", [&] { writeNewFile(path, plainMap(3, 3)); });
    EXPECT_EQ(readBytes(path), before);
  }
  fs::remove(in("a.battle-journal"));
  writeNewFile(path, plainMap(3, 3));
  EXPECT_EQ(readBattle(path).battle, plainMap(3, 3));
}

}  // namespace
}  // namespace redoubt::store
