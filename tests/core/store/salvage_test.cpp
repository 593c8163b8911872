#include <SQLiteCpp/Database.h>

#include "core/store/compress.h"
#include "core/store/dump.h"
#include "core/store/version_table.h"
#include "tests/core/store/hot_journal.h"
#include "tests/core/store/salvage_fixture.h"

// What is left of a spoilt file is worth having: everything that can still be read comes out as a sound battle, and the
// report tells what did not.
namespace redoubt::store {
namespace {

using Salvage = SalvageTest;

TEST_F(Salvage, OfASoundFileIsEqual) {
  const fs::path path = someBattle();
  const std::string before = dumpFile(path);
  EXPECT_TRUE(isWhole(salvage(path, in("saved.battle"))));
  EXPECT_EQ(dumpFile(in("saved.battle")), before);
}

TEST_F(Salvage, LosesTheRowsOfASpoiltPageAndNoOthers) {
  const fs::path path = someBattle();
  const model::Battle whole = contentOf(path);
  spoil(path, leafOf(path, "hex"));
  EXPECT_THROW(readBattle(path), Error);
  const std::string spoilt = readBytes(path);
  const auto report = salvage(path, in("saved.battle"));
  EXPECT_EQ(readBytes(path), spoilt);
  EXPECT_TRUE(of(report, "hex").hasGap);
  const model::Battle rest = saved();
  EXPECT_LT(rest.all<model::HexRow>().size(), kHexes);
  EXPECT_GT(rest.all<model::HexRow>().size(), kHexes - 500);
  model::Battle expected = whole;
  expected.all<model::HexRow>() = rest.all<model::HexRow>();
  EXPECT_EQ(rest, expected);
  for (const TableSalvage& table : report) {
    EXPECT_EQ(table.isWhole(), table.table != "hex") << table.table;
  }
}

TEST_F(Salvage, FindsTheRowsBetweenTwoSpoiltPages) {
  const fs::path path = someBattle();
  const std::size_t first = leafOf(path, "hex", 1);
  const std::size_t second = leafOf(path, "hex", 5);
  spoil(path, first);
  spoil(path, second);
  salvage(path, in("saved.battle"));
  EXPECT_GT(saved().all<model::HexRow>().size(), kHexes - 1000);
}

TEST_F(Salvage, FindsTheRowsBetweenTwoSpoiltPagesOfATextKey) {
  const fs::path path = someBattle();
  runSql(path,
         "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) "
         "INSERT INTO provenance(subject_table, subject, field, status, note, words, confirmed_by, confirmed_at, "
         "confirmed_value) SELECT 'unit', printf('%06d', i), '*', 'unknown', '', '', '', '', '' FROM n");
  const auto provenances = [&] { return saved().all<model::Provenance>().size(); };
  salvage(path, in("saved.battle"));
  ASSERT_EQ(provenances(), 2002U);
  const std::string leaves = "SELECT count(*) FROM dbstat WHERE name = 'provenance' AND pagetype = 'leaf'";
  const int last = std::stoi(askSql(path, leaves)) - 2;
  const std::size_t first = leafOf(path, "provenance", 1);
  const std::size_t second = leafOf(path, "provenance", last);
  ASSERT_GT(last, 9);
  spoil(path, first);
  spoil(path, second);
  EXPECT_TRUE(of(salvage(path, in("saved.battle")), "provenance").hasGap);
  // A leaf holds some 150 rows.
  EXPECT_GT(provenances(), 2002U - 400);
  EXPECT_LT(provenances(), 2002U);
}

TEST_F(Salvage, ReadsWhatIsLeftOfAFileCutShort) {
  const fs::path path = someBattle();
  const model::Battle whole = contentOf(path);
  const std::string bytes = readBytes(path);
  const std::size_t others =
      std::stoul(askSql(path, "SELECT max(pageno) FROM dbstat WHERE name NOT IN ('hex', 'digest')"));
  const std::size_t hexes = std::stoul(askSql(path, "SELECT max(pageno) FROM dbstat WHERE name = 'hex'"));
  std::size_t wholes = 0;  // cuts in the midst of the hexes
  for (std::size_t percent = 1; percent < 100; percent += 7) {
    SCOPED_TRACE(percent);
    const std::string cut = bytes.substr(0, bytes.size() * percent / 100);
    writeBytes(path, cut);
    const auto report = outcome();
    EXPECT_EQ(readBytes(path), cut);
    // Page 2 holds the battle itself.
    EXPECT_EQ(report.has_value(), cut.size() >= 2 * kPage);
    if (!report) continue;
    EXPECT_EQ(of(*report, "hex").hasGap, cut.size() < hexes * kPage);
    EXPECT_FALSE(of(*report, "battle").hasGap);
    const model::Battle rest = saved();
    expectNothingMadeUp(rest, whole);
    EXPECT_EQ(static_cast<std::size_t>(of(*report, "hex").saved), rest.all<model::HexRow>().size());
    if (cut.size() >= others * kPage) {
      ++wholes;
      model::Battle expected = whole;
      expected.all<model::HexRow>() = rest.all<model::HexRow>();
      EXPECT_EQ(rest, expected);
    }
    // Of 3,601 hexes, which fill the last quarter of the file.
    if (percent >= 90) {
      EXPECT_GE(rest.all<model::HexRow>().size(), percent >= 99 ? 3570U : 2295U);
    }
    fs::remove(in("saved.battle"));
  }
  EXPECT_GE(wholes, 3U);
}

// The rest of a page that is there in part reads as zeros, among them the last bytes of a number.
TEST_F(Salvage, ChangesNoNumbersOnThePageWhereAFileBreaksOff) {
  const fs::path path = someBattle();
  runSql(path,
         "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500) "
         "INSERT INTO mark SELECT 100 + i, 1, 'star', 'red', 9999 FROM n");
  const model::Battle whole = contentOf(path);
  const std::string bytes = readBytes(path);
  for (std::size_t lost = 7; lost < 2 * kPage; lost += 307) {
    SCOPED_TRACE(lost);
    writeBytes(path, bytes.substr(0, bytes.size() - lost));
    ASSERT_TRUE(outcome());
    const model::Battle rest = saved();
    EXPECT_GT(rest.all<model::Mark>().size(), 1000U);
    for (const model::Mark& row : rest.all<model::Mark>()) ASSERT_EQ(row, *whole.find<model::Mark>({row.id}));
    fs::remove(in("saved.battle"));
  }
}

// A long text goes on in pages of its own.
TEST_F(Salvage, LeavesOutATextWhoseEndIsLost) {
  const fs::path path = someBattle();
  runSql(path, "INSERT INTO note(id, text) VALUES(71, printf('%.20000c', 'x')), (72, 'short')");
  const model::Battle whole = contentOf(path);
  ASSERT_EQ(whole.find<model::Note>({71})->text.size(), 20'000U);
  const std::string bytes = readBytes(path);
  for (std::size_t lost = 200; lost < 12 * kPage; lost += 1500) {
    SCOPED_TRACE(lost);
    writeBytes(path, bytes.substr(0, bytes.size() - lost));
    ASSERT_TRUE(outcome());
    const model::Battle rest = saved();
    expectNothingMadeUp(rest, whole);
    EXPECT_EQ(rest.find<model::Note>({71}), nullptr);
    EXPECT_NE(rest.find<model::Note>({72}), nullptr) << "what comes after a row that is lost";
    fs::remove(in("saved.battle"));
  }
}

TEST_F(Salvage, OfAFileCutShortInTheMidstOfAnEditMakesUpNothing) {
  const fs::path path = someBattle();
  const model::Battle whole = contentOf(path);
  leaveHotJournal(path);
  const std::string bytes = readBytes(path);
  for (std::size_t lost = 1000; lost < bytes.size() / 5; lost += 3 * 1000) {
    SCOPED_TRACE(lost);
    writeBytes(path, bytes.substr(0, bytes.size() - lost));
    const auto before = listing(folder());
    salvage(path, in("saved.battle"));
    expectNothingMadeUp(saved(), whole);
    fs::remove(in("saved.battle"));
    EXPECT_EQ(listing(folder()), before);
  }
}

TEST_F(Salvage, SavesAllWhereOnlyItsBeginningIsLost) {
  const fs::path path = someBattle();
  const std::string whole = readBytes(path);
  const model::Battle before = contentOf(path);
  const auto expectAll = [&](const std::string& what) {
    SCOPED_TRACE(what);
    salvage(path, in("saved.battle"));
    expectSaved(before);
  };
  spoil(path, 0);
  expectAll("noise");
  writeBytes(path, std::string(kPage, '\0') + whole.substr(kPage));
  expectAll("zeros");
  writeBytes(path, std::string(100, '\0') + whole.substr(100));
  expectAll("no header");
  writeBytes(path, whole.substr(0, 100) + std::string(kPage - 100, '\0') + whole.substr(kPage));
  expectAll("no list of tables");
  std::string other = whole;
  other[68] = 'X';
  writeBytes(path, other);
  expectAll("another program's number");
  other = whole;
  other[63] = '\x41';
  writeBytes(path, other);
  expectAll("a schema to come");
}

TEST_F(Salvage, NamesTheFileWhereNothingIsLeft) {
  const fs::path path = someBattle();
  const std::string whole = readBytes(path);
  for (const std::size_t left : {60, 300, 4096, 4100}) {
    SCOPED_TRACE(left);
    writeBytes(path, whole.substr(0, left));
    EXPECT_FALSE(outcome());
  }
  expectError(ErrorCode::Damaged, "nothing of a battle", [&] { salvage(path, in("saved.battle")); });
}

TEST_F(Salvage, EndsWellWhateverPageIsSpoilt) {
  const fs::path path = someBattle();
  const std::string whole = readBytes(path);
  const model::Battle before = contentOf(path);
  for (std::size_t page = 0; page < whole.size() / kPage; ++page) {
    SCOPED_TRACE(page);
    writeBytes(path, whole);
    spoil(path, page);
    salvage(path, in("saved.battle"));
    const model::Battle rest = saved();
    expectNothingMadeUp(rest, before);
    // A leaf of hexes has 255 of them at most.
    EXPECT_GE(rest.all<model::HexRow>().size(), kHexes - 255);
    fs::remove(in("saved.battle"));
  }
}

// A program switched the file to a write-ahead log and was killed: what it wrote last lies in the log alone.
TEST_F(Salvage, ReadsTheWriteAheadLogBesideTheFile) {
  const fs::path path = someBattle();
  const model::Battle before = contentOf(path);
  EXPECT_EQ(inChild([&]() -> std::string {
              auto* killed = new SQLite::Database(path.string(), SQLite::OPEN_READWRITE);
              killed->exec("PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0");
              killed->exec("UPDATE hex SET level = 7 WHERE hex = 10021002");
              killed->exec("INSERT INTO note VALUES(900, NULL, 'In the log')");
              killed->exec("PRAGMA cache_size=2; PRAGMA cache_spill=1; BEGIN; UPDATE hex SET level = 9 WHERE 1");
              return "killed";
            }),
            "killed");
  ASSERT_TRUE(fs::exists(in("a.battle-wal")));
  ASSERT_GT(fs::file_size(in("a.battle-wal")), 0U);
  const std::string log = readBytes(in("a.battle-wal"));
  EXPECT_TRUE(isWhole(salvage(path, in("saved.battle"))));
  const model::Battle rest = saved();
  EXPECT_EQ(rest.find<model::HexRow>(hexAt(2, 2))->level, 7);
  ASSERT_NE(rest.find<model::Note>({900}), nullptr);
  EXPECT_EQ(rest.find<model::Note>({900})->text, "In the log");
  EXPECT_EQ(model::difference(before, rest).count(), 2U) << "what was not committed is not taken";
  EXPECT_EQ(readBytes(in("a.battle-wal")), log);
}

TEST_F(Salvage, TellsOfAWriteAheadLogThatCannotBeRead) {
  const fs::path path = someBattle();
  writeBytes(in("a.battle-wal"), "anything");
  EXPECT_TRUE(of(salvage(path, in("saved.battle")), "hex").hasGap);
  fs::remove(in("saved.battle"));
  writeBytes(in("a.battle-wal"), "");
  EXPECT_TRUE(isWhole(salvage(path, in("saved.battle"))));
}

TEST_F(Salvage, SettlesWhatRefersToLostRows) {
  const fs::path path = someBattle();
  runSql(path, "PRAGMA foreign_keys=OFF; DELETE FROM army WHERE id = 1");
  const auto report = salvage(path, in("saved.battle"));
  EXPECT_GT(of(report, "unit").orphaned, 0);
  const model::Battle rest = saved();
  EXPECT_EQ(rest.all<model::Army>().size(), 1U);
  EXPECT_EQ(rest.find<model::Unit>({1}), nullptr);
  EXPECT_EQ(rest.all<model::Unit>().size(), 1U);
}

TEST_F(Salvage, LeavesOutRowsWithValuesThatNoneTakes) {
  const fs::path path = someBattle();
  runSql(path, "PRAGMA ignore_check_constraints=ON; UPDATE face SET side = 'edge' WHERE id = 1");
  const auto report = salvage(path, in("saved.battle"));
  EXPECT_EQ(of(report, "face").broken, 1);
  EXPECT_EQ(saved().find<model::Face>({1}), nullptr);
  EXPECT_EQ(saved().all<model::Face>().size(), 1U);
}

TEST_F(Salvage, KeepsTheNamedVersions) {
  const fs::path path = someBattle();
  {
    BattleFile file = BattleFile::open(path);
    addVersion(file, {7, VersionKind::Named, "Before the flood", "2026-01-01T00:00:00Z", 0, 1, 0}, file.load());
  }
  const model::Battle whole = contentOf(path);
  spoil(path, leafOf(path, "hex"));
  salvage(path, in("saved.battle"));
  BattleFile file = BattleFile::open(in("saved.battle"));
  const auto versions = readVersions(file);
  ASSERT_EQ(versions.size(), 1U);
  EXPECT_EQ(versions[0].name, "Before the flood");
  EXPECT_EQ(readVersion(file, 7), whole);
}

TEST_F(Salvage, RefusesWhatIsNoBattleAndTheFileItself) {
  writeBytes(in("text"), std::string(5000, 'x'));
  expectError(ErrorCode::NotABattle, "", [&] { salvage(in("text"), in("saved.battle")); });
  expectError(ErrorCode::NotFound, "", [&] { salvage(in("absent"), in("saved.battle")); });
  const fs::path path = someBattle();
  expectError(ErrorCode::Refused, "another name", [&] { salvage(path, path); });
  runSql(in("other"),
         "CREATE TABLE link(side INTEGER, kind TEXT, PRIMARY KEY(side, kind)) WITHOUT ROWID;"
         "INSERT INTO link VALUES(100010000, 'road')");
  expectError(ErrorCode::NotABattle, "another program", [&] { salvage(in("other"), in("saved.battle")); });
  EXPECT_FALSE(fs::exists(in("saved.battle")));
}

// The columns of a face are others since.
TEST_F(Salvage, OfAFileOfAnEarlierSchemaIsMigrated) {
  const std::string packed = readBytes(fs::path(REDOUBT_TEST_FILES) / "schema-3-raclawice.battle.z");
  const Bytes bytes = inflated(Bytes(packed.begin(), packed.end()), 1 << 22);
  writeBytes(in("a.battle"), std::string(bytes.begin(), bytes.end()));
  const model::Battle whole = readBattle(in("a.battle")).battle;
  EXPECT_TRUE(isWhole(salvage(in("a.battle"), in("saved.battle"))));
  expectSaved(whole);
  fs::remove(in("saved.battle"));
  // Without its head the schema is told by the rows.
  std::string headless(bytes.begin(), bytes.end());
  std::fill_n(headless.begin(), 100, static_cast<char>(0xA5));
  writeBytes(in("a.battle"), headless);
  salvage(in("a.battle"), in("saved.battle"));
  EXPECT_EQ(saved().all<model::Face>().size(), whole.all<model::Face>().size());
  EXPECT_EQ(saved().all<model::FaceFigure>(), whole.all<model::FaceFigure>());
}

}  // namespace
}  // namespace redoubt::store
