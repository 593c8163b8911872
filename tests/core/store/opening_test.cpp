#include <fcntl.h>
#include <linux/capability.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <random>

#include "core/store/battle_file.h"
#include "core/store/connection.h"
#include "core/store/dump.h"
#include "core/store/schema.h"
#include "tests/core/model/sample_battle.h"
#include "tests/core/store/hot_journal.h"
#include "tests/core/store/workshop.h"

// What lies on disk is anybody's. Whatever it is, looking at it ends in a battle or in an Error with the right code and
// a helpful sentence, and not a byte in its folder has changed.
namespace redoubt::store {
namespace {

using namespace redoubt::testing;

constexpr std::size_t kPageSize = 4096;

class Opening : public FileTest {
 protected:
  // A battle with a row in every table and 3,600 hexes.
  fs::path someBattle(const std::string& name = "a.battle") {
    model::Battle battle = everyTable();
    const model::Battle map = plainMap(60, 60);
    for (const model::HexRow& row : map.all<model::HexRow>()) battle.all<model::HexRow>().put(row);
    writeNewFile(in(name), battle);
    return in(name);
  }

  void expectRefused(const fs::path& path, ErrorCode code, const std::string& part) {
    const auto before = listing(folder());
    expectError(code, part, [&] { readBattle(path); });
    expectError(code, part, [&] { BattleFile::open(path); });
    expectError(code, part, [&] { dumpFile(path); });
    EXPECT_EQ(listing(folder()), before);
  }
};

TEST_F(Opening, WritesNothing) {
  const fs::path path = someBattle();
  const auto before = listing(folder());
  {
    BattleFile file = BattleFile::open(path);
    EXPECT_EQ(file.load().all<model::HexRow>().size(), 3601U);
    EXPECT_FALSE(file.wasRecovered());
    EXPECT_EQ(listing(folder()), before);
  }
  EXPECT_FALSE(readBattle(path).wasRecovered);
  dumpFile(path);
  EXPECT_EQ(listing(folder()), before);
}

TEST_F(Opening, TakesAnyFileName) {
  for (const char* name :
       {"a b.battle", "100%25?x=1#y&z.battle", "Żółć – 'kopia'.battle", "-journal", "a\nb", "file:x"}) {
    const fs::path path = someBattle(name);
    EXPECT_EQ(readBattle(path).battle.all<model::HexRow>().size(), 3601U) << name;
    EXPECT_EQ(BattleFile::open(path).path(), path) << name;
    fs::remove(path);
  }
}

TEST_F(Opening, RefusesWhatIsNotThere) {
  expectRefused(in("absent.battle"), ErrorCode::NotFound, "check the name");
  expectRefused(in("no/such/folder.battle"), ErrorCode::NotFound, "check the name");
}

TEST_F(Opening, RefusesFoldersAndDevices) {
  fs::create_directory(in("folder.battle"));
  expectRefused(in("folder.battle"), ErrorCode::NotRegularFile, "folder");
  ASSERT_EQ(::mkfifo(in("fifo.battle").c_str(), 0600), 0);
  expectRefused(in("fifo.battle"), ErrorCode::NotRegularFile, "regular");
  expectRefused("/dev/null", ErrorCode::NotRegularFile, "regular");
}

TEST_F(Opening, FollowsALinkToABattleAndRefusesOneThatDangles) {
  const fs::path path = someBattle();
  fs::create_symlink(path, in("link.battle"));
  EXPECT_EQ(readBattle(in("link.battle")).path, path);
  EXPECT_EQ(BattleFile::open(in("link.battle")).path(), path);
  fs::create_symlink(in("gone.battle"), in("dangling.battle"));
  expectRefused(in("dangling.battle"), ErrorCode::NotFound, "leads nowhere");
  fs::create_symlink(in("loop.battle"), in("loop.battle"));
  expectRefused(in("loop.battle"), ErrorCode::NotFound, "leads nowhere");
}

TEST_F(Opening, RefusesAnEmptyFile) {
  writeBytes(in("a.battle"), "");
  expectRefused(in("a.battle"), ErrorCode::NotABattle, "empty");
}

TEST_F(Opening, RefusesText) {
  writeBytes(in("a.battle"), "hello");
  expectRefused(in("a.battle"), ErrorCode::NotABattle, "not a battle file");
  writeBytes(in("a.battle"), std::string(10'000, 'x'));
  expectRefused(in("a.battle"), ErrorCode::NotABattle, "not a battle file");
  writeBytes(in("a.battle"), "SQLite format 3");
  expectRefused(in("a.battle"), ErrorCode::NotABattle, "not a battle file");
}

TEST_F(Opening, RefusesAFileThatBreaksOff) {
  const std::string whole = readBytes(someBattle());
  const std::size_t pages = whole.size() / kPageSize;
  for (std::size_t size :
       {std::size_t{16}, std::size_t{50}, std::size_t{99}, std::size_t{100}, kPageSize - 1, kPageSize, 2 * kPageSize,
        pages / 2 * kPageSize, (pages - 1) * kPageSize, whole.size() - 1}) {
    SCOPED_TRACE(size);
    writeBytes(in("a.battle"), whole.substr(0, size));
    expectRefused(in("a.battle"), ErrorCode::Damaged, "breaks off");
  }
}

TEST_F(Opening, RefusesAFileOfAbsurdSize) {
  const fs::path path = someBattle();
  ASSERT_EQ(::truncate(path.c_str(), off_t{5} << 30), 0);
  const auto written = fs::last_write_time(path);
  expectError(ErrorCode::TooLarge, "4 GiB", [&] { readBattle(path); });
  expectError(ErrorCode::TooLarge, "4 GiB", [&] { BattleFile::open(path); });
  EXPECT_EQ(fs::last_write_time(path), written);
}

TEST_F(Opening, RefusesTheDatabaseOfAnotherProgram) {
  const fs::path path = someBattle();
  runSql(path, "PRAGMA application_id=1234");
  expectRefused(path, ErrorCode::NotABattle, "another program");
  fs::remove(path);
  runSql(path, "CREATE TABLE t(x)");
  expectRefused(path, ErrorCode::NotABattle, "another program");
}

TEST_F(Opening, RefusesANewerVersionAndOneWithoutMigration) {
  const fs::path path = someBattle();
  runSql(path, "PRAGMA user_version=" + std::to_string(kSchemaVersion + 1));
  expectRefused(path, ErrorCode::NewerVersion, "update the program");
  runSql(path, "PRAGMA user_version=0");
  expectRefused(path, ErrorCode::OldVersion, "schema 0");
  runSql(path, "PRAGMA user_version=-1");
  expectRefused(path, ErrorCode::OldVersion, "schema -1");
}

TEST_F(Opening, RefusesWhateverTheSchemaDoesNotHave) {
  const std::string whole = readBytes(someBattle());
  const auto expectForeign = [&](const std::string& sql, const std::string& part) {
    SCOPED_TRACE(sql);
    writeBytes(in("a.battle"), whole);
    runSql(in("a.battle"), sql);
    expectRefused(in("a.battle"), ErrorCode::ForeignSchema, part);
  };
  expectForeign("CREATE TABLE extra(x INTEGER PRIMARY KEY)", "table 'extra'");
  expectForeign("CREATE TABLE extra(x INTEGER PRIMARY KEY)", "recover what can be read");
  expectForeign("CREATE VIEW spy AS SELECT * FROM hex", "view 'spy'");
  expectForeign("CREATE TRIGGER bomb AFTER UPDATE ON hex BEGIN DELETE FROM unit WHERE 1; END", "trigger 'bomb'");
  expectForeign("CREATE INDEX fast ON hex(terrain)", "index 'fast'");
  expectForeign("CREATE VIRTUAL TABLE words USING fts5(x)", "battle files don't have");
  expectForeign("ALTER TABLE hex ADD COLUMN more TEXT", "not defined as battle files define it");
  expectForeign("ALTER TABLE hex ADD COLUMN made INTEGER GENERATED ALWAYS AS (level + 1) VIRTUAL",
                "not defined as battle files define it");
  expectForeign("ALTER TABLE hex RENAME COLUMN level TO height", "not defined as battle files define it");
  expectForeign("DROP TABLE note", "lacks the table 'note'");
  expectForeign("ANALYZE", "sqlite_stat1");
  expectForeign("ALTER TABLE hex RENAME TO hexx; ALTER TABLE hexx RENAME TO hex", "not defined as battle files");
  expectForeign(
      "PRAGMA writable_schema=ON;"
      "UPDATE sqlite_schema SET sql = replace(sql, 'IN (''printed''', 'IN (''forged''') WHERE name = 'provenance'",
      "not defined as battle files define it");
}

TEST_F(Opening, RefusesRowsThatReferToMissingRows) {
  const fs::path path = someBattle();
  runSql(path, "PRAGMA foreign_keys=OFF; DELETE FROM army WHERE id = 1");
  expectRefused(path, ErrorCode::Damaged, "refers to a missing row of army");
}

TEST_F(Opening, RefusesRowsThatBreakTheSchemasChecks) {
  // A read-only SQLite does not even parse CHECK constraints: the decoder stands in for them.
  const fs::path path = someBattle();
  runSql(path, "PRAGMA ignore_check_constraints=ON; UPDATE map SET orientation = 'round' WHERE id = 1");
  const std::string part = "table map, row 1, column orientation";
  expectError(ErrorCode::Damaged, part, [&] { readBattle(path); });
  expectError(ErrorCode::Damaged, part, [&] { BattleFile::open(path).load(); });
  expectError(ErrorCode::Damaged, part, [&] { dumpFile(path); });
}

TEST_F(Opening, SaysWhatBelongsWhereAValueMakesNoSense) {
  const std::string whole = readBytes(someBattle());
  const auto expectWanted = [&](const std::string& sql, const std::string& part) {
    writeBytes(in("a.battle"), whole);
    runSql(in("a.battle"), "PRAGMA ignore_check_constraints=ON; PRAGMA foreign_keys=OFF; " + sql);
    expectError(ErrorCode::Damaged, part + " belongs; restore a backup", [&] { readBattle(in("a.battle")); });
  };
  expectWanted("UPDATE map SET orientation = 'round' WHERE 1", "holds 'round' where one of (flat, pointy)");
  expectWanted("UPDATE leader SET overall = 7 WHERE 1", "holds 7 where 0 or 1");
  expectWanted("UPDATE placement SET direction = 'x9' WHERE 1",
               "holds 'x9' where a direction (v0 to v5, s0 to s5, free)");
  expectWanted("UPDATE placement SET hex = -5 WHERE 1", "holds -5 where a hex");
  expectWanted("UPDATE label SET size = 1e10 WHERE 1", "holds 10000000000 where a number from 0 to 20");
  expectWanted("DELETE FROM link WHERE 1; INSERT INTO link VALUES(5, 'road')", "holds 5 where a hexside");
  expectWanted("DELETE FROM note WHERE 1; INSERT INTO note VALUES(-1, NULL, '')", "holds -1 where an id");
}

TEST_F(Opening, RefusesAFileWithAnyOnePageDestroyed) {
  const std::string whole = readBytes(someBattle());
  for (std::size_t page = 0; page < whole.size() / kPageSize; ++page) {
    SCOPED_TRACE(page);
    std::string bytes = whole;
    const std::size_t kept = page == 0 ? 100 : 0;  // the header has tests of its own
    for (std::size_t i = kept; i < kPageSize; ++i) bytes[page * kPageSize + i] = static_cast<char>(0xA5);
    writeBytes(in("a.battle"), bytes);
    const auto before = listing(folder());
    expectError(ErrorCode::Damaged, "restore a backup", [&] { readBattle(in("a.battle")); });
    expectError(ErrorCode::Damaged, "restore a backup", [&] { BattleFile::open(in("a.battle")); });
    EXPECT_EQ(listing(folder()), before);
  }
}

TEST_F(Opening, SurvivesAnyChangedBytes) {
  const std::string whole = readBytes(someBattle());
  std::mt19937 random(1794);
  int refused = 0;
  for (int round = 0; round < 600; ++round) {
    std::string bytes = whole;
    const int changes = 1 + static_cast<int>(random() % 4);
    for (int i = 0; i < changes; ++i) {
      // Half of them in the first page, where header and schema are.
      const std::size_t at = random() % (random() % 2 == 0 ? kPageSize : bytes.size());
      bytes[at] = static_cast<char>(random());
    }
    writeBytes(in("a.battle"), bytes);
    try {
      readBattle(in("a.battle"));
    } catch (const Error& error) {
      ++refused;
      EXPECT_NE(error.code(), ErrorCode::Internal) << error.what();
    }
    ASSERT_EQ(readBytes(in("a.battle")), bytes);
  }
  EXPECT_GT(refused, 50);
}

TEST_F(Opening, RefusesWriteAheadLogging) {
  const fs::path path = someBattle();
  const std::string whole = readBytes(path);
  runSql(path, "PRAGMA journal_mode=WAL; UPDATE hex SET level = 1 WHERE 1");
  fs::remove(in("a.battle-wal"));
  fs::remove(in("a.battle-shm"));
  expectRefused(path, ErrorCode::NotABattle, "journal_mode=DELETE");
  writeBytes(path, whole);
  writeBytes(in("a.battle-wal"), "");
  expectRefused(path, ErrorCode::HostileJournal, "write-ahead log");
  writeBytes(in("a.battle-wal"), "anything");
  expectRefused(path, ErrorCode::HostileJournal, "write-ahead log");
  expectRefused(path, ErrorCode::HostileJournal, "may hold the last edits");
}

TEST_F(Opening, RefusesAJournalThatIsNone) {
  const fs::path path = someBattle();
  const fs::path journal = in("a.battle-journal");
  fs::create_directory(journal);
  expectRefused(path, ErrorCode::HostileJournal, "no plain file");
  fs::remove(journal);
  ASSERT_EQ(::mkfifo(journal.c_str(), 0600), 0);
  expectRefused(path, ErrorCode::HostileJournal, "no plain file");
  fs::remove(journal);
  writeBytes(in("elsewhere"), "precious");
  fs::create_symlink(in("elsewhere"), journal);
  expectRefused(path, ErrorCode::HostileJournal, "a link");
}

TEST_F(Opening, IgnoresAJournalThatWasFinished) {
  const fs::path path = someBattle();
  for (const std::string& bytes : {std::string(), std::string(4096, '\0')}) {
    writeBytes(in("a.battle-journal"), bytes);
    const auto before = listing(folder());
    EXPECT_FALSE(readBattle(path).wasRecovered);
    EXPECT_EQ(listing(folder()), before);
  }
}

// SQLite finds nothing to replay in it, either, and deletes it.
TEST_F(Opening, PassesOverAJournalThatBeginsWithGarbage) {
  const fs::path path = someBattle();
  const std::string dumpBefore = dumpFile(path);
  for (const std::string& bytes :
       {std::string("garbage"), std::string(5000, '\x7f'), std::string("\xd9\xd5 and no more")}) {
    writeBytes(in("a.battle-journal"), bytes);
    const auto before = listing(folder());
    EXPECT_FALSE(readBattle(path).wasRecovered);
    EXPECT_EQ(listing(folder()), before);
    EXPECT_EQ(dump(*std::make_unique<BattleFile>(BattleFile::open(path))), dumpBefore);
  }
}

TEST_F(Opening, LooksAtAFileWithAHotJournalWithoutTouchingEither) {
  const fs::path path = someBattle();
  const std::string dumpBefore = dumpFile(path);
  leaveHotJournal(path);
  const auto before = listing(folder());
  ASSERT_TRUE(before.contains("a.battle-journal"));
  const ReadBattle read = readBattle(path);
  EXPECT_TRUE(read.wasRecovered);
  EXPECT_EQ(dump(read.battle), dumpBefore);
  EXPECT_EQ(dumpFile(path), dumpBefore);
  EXPECT_EQ(listing(folder()), before);
}

TEST_F(Opening, ForEditingRollsBackTheEditOfACrash) {
  const fs::path path = someBattle();
  const std::string dumpBefore = dumpFile(path);
  leaveHotJournal(path);
  {
    BattleFile file = BattleFile::open(path);
    EXPECT_TRUE(file.wasRecovered());
    EXPECT_EQ(dump(file), dumpBefore);
  }
  EXPECT_FALSE(fs::exists(in("a.battle-journal")));
  EXPECT_EQ(dumpFile(path), dumpBefore);
}

TEST_F(Opening, ChecksWhatAHotJournalWouldRestoreOnACopy) {
  const fs::path path = someBattle();
  runSql(path, "CREATE TRIGGER bomb AFTER UPDATE ON hex BEGIN DELETE FROM unit WHERE 1; END");
  leaveHotJournal(path);
  expectRefused(path, ErrorCode::ForeignSchema, "bomb");
}

TEST_F(Opening, AJournalNamingASuperJournalDeletesNothing) {
  const fs::path path = someBattle();
  const fs::path victim = in("victim.txt");
  leaveHotJournal(path);
  nameSuperJournal(in("a.battle-journal"), victim);
  const auto attack = [&] { writeBytes(victim, "precious"); };

  attack();
  expectRefused(path, ErrorCode::HostileJournal, "names another file");
  EXPECT_EQ(readBytes(victim), "precious");

  // That it would work: a program that merely reads deletes the victim.
  askSql(path, "SELECT count(*) FROM hex");
  EXPECT_FALSE(fs::exists(victim));
}

TEST_F(Opening, IsRefusedTwiceInOneProgramByAnyName) {
  const fs::path path = someBattle();
  fs::create_symlink(path, in("link.battle"));
  fs::create_hard_link(path, in("hard.battle"));
  {
    BattleFile file = BattleFile::open(path);
    for (const char* name : {"a.battle", "link.battle", "hard.battle"}) {
      expectRefused(in(name), ErrorCode::Busy, "open in this program");
      expectError(ErrorCode::Busy, "open in this program", [&] { writeNewFile(in(name), plainMap(1, 1)); });
    }
  }
  BattleFile::open(path);
}

TEST_F(Opening, ReadsBesideAProgramThatPreparesAnEdit) {
  const fs::path path = someBattle();
  const std::string dumpBefore = dumpFile(path);
  BusyWriter writer(path, BusyWriter::Stage::Prepared);
  EXPECT_EQ(dumpFile(path), dumpBefore);
  EXPECT_FALSE(readBattle(path).wasRecovered);
}

TEST_F(Opening, WaitsForAProgramThatIsWritingAndSaysSo) {
  const fs::path path = someBattle();
  BusyWriter writer(path, BusyWriter::Stage::Writing);
  EXPECT_TRUE(fs::exists(in("a.battle-journal")));
  expectError(ErrorCode::Busy, "another program is writing", [&] { readBattle(path); });
}

// As root every file can be read and written: these run in a child without that power. (Becoming another user would not
// do: he may not even reach the temporary folder.)
std::string withoutPowers(const std::function<std::string()>& work) {
  return inChild([&]() -> std::string {
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct none[2]{};
    if (::geteuid() == 0 && ::syscall(SYS_capset, &header, none) != 0) return "can't put down root's powers";
    return work();
  });
}

class Permissions : public Opening {
 protected:
  Permissions() { fs::permissions(folder().parent_path(), fs::perms::all); }
  ~Permissions() override {
    fs::permissions(folder(), fs::perms::all);
    for (const auto& entry : fs::directory_iterator(folder())) fs::permissions(entry.path(), fs::perms::owner_all);
  }

  void expectViewableOnly(const fs::path& path) {
    const auto before = listing(folder());
    EXPECT_EQ(withoutPowers([&] { return std::to_string(readBattle(path).battle.all<model::HexRow>().size()); }),
              "3601");
    const std::string refused = withoutPowers([&] { return errorOf([&] { BattleFile::open(path); }); });
    EXPECT_TRUE(refused.starts_with("read-only: ")) << refused;
    EXPECT_NE(refused.find("save a copy"), std::string::npos) << refused;
    EXPECT_EQ(listing(folder()), before);
  }
};

TEST_F(Permissions, AReadOnlyFileCanBeLookedAt) {
  const fs::path path = someBattle();
  fs::permissions(folder(), fs::perms::all);
  fs::permissions(path, fs::perms(0444));
  expectViewableOnly(path);
}

TEST_F(Permissions, AFileInAReadOnlyFolderCanBeLookedAt) {
  const fs::path path = someBattle();
  fs::permissions(path, fs::perms(0666));
  fs::permissions(folder(), fs::perms(0555));
  expectViewableOnly(path);
}

TEST_F(Permissions, AReadOnlyFileWithAHotJournalCanBeLookedAt) {
  const fs::path path = someBattle();
  leaveHotJournal(path);
  fs::permissions(path, fs::perms(0444));
  fs::permissions(in("a.battle-journal"), fs::perms(0444));
  fs::permissions(folder(), fs::perms(0555));
  expectViewableOnly(path);
}

TEST_F(Permissions, AnUnreadableFileIsRefused) {
  const fs::path path = someBattle();
  fs::permissions(folder(), fs::perms::all);
  fs::permissions(path, fs::perms::none);
  const std::string refused = withoutPowers([&] { return errorOf([&] { readBattle(path); }); });
  EXPECT_TRUE(refused.starts_with("read-only: ")) << refused;
  EXPECT_NE(refused.find("can't be read"), std::string::npos) << refused;
}

TEST_F(Permissions, AFileOutOfReachIsNotCalledMissing) {
  const fs::path path = someBattle();
  fs::permissions(folder(), fs::perms::none);
  const std::string refused = withoutPowers([&] { return errorOf([&] { readBattle(path); }); });
  fs::permissions(folder(), fs::perms::all);
  EXPECT_TRUE(refused.starts_with("read-only: ")) << refused;
}

TEST_F(Permissions, ATemporaryFolderBehindALinkServes) {
  const fs::path path = someBattle();
  leaveHotJournal(path);
  fs::create_directory(in("real"));
  fs::create_symlink(in("real"), in("link"));
  EXPECT_EQ(inChild([&]() -> std::string {
              ::setenv("TMPDIR", in("link").c_str(), 1);
              return readBattle(path).wasRecovered ? "recovered" : "not";
            }),
            "recovered");
  EXPECT_TRUE(fs::is_empty(in("real")));
  EXPECT_NE(inChild([&]() -> std::string {
              ::setenv("TMPDIR", in("no such folder").c_str(), 1);
              return errorOf([&] { readBattle(path); });
            }).find("no folder for temporary files"),
            std::string::npos);
}

}  // namespace
}  // namespace redoubt::store
