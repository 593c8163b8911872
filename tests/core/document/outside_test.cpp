#include <SQLiteCpp/Database.h>
#include <unistd.h>

#include "core/store/edit_transaction.h"
#include "core/store/load.h"
#include "core/store/schema.h"
#include "tests/core/document/document_fixture.h"
#include "tests/core/document/probe.h"

// Other programs write, move and remove the file while it is open. Nothing of it may lose what is in memory or leave
// half an edit.
namespace redoubt::document {
namespace {

using store::HistoryState;

class Outside : public DocumentTest {
 protected:
  // As a program that keeps the digest but not history.
  static void writeDigestOf(const fs::path& file) {
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    store::writeDigest(database, store::loadBattle(database));
  }

  // As another program would.
  void writeOutside(const std::string& sql) {
    ASSERT_EQ(inChild([&]() -> std::string {
                runSql(in("a.battle"), sql);
                return "written";
              }),
              "written");
  }
};

TEST_F(Outside, AnotherProgramsChangeIsNoticedAndReadBeforeTheNextEdit) {
  document->apply(paint(1, 1, "woods"));
  int reloads = 0;
  model::Changes seen;
  const auto handle = document->observe([&](const Event& event) {
    EXPECT_EQ(event.cause, Cause::Reload);
    seen = event.changes;
    ++reloads;
  });
  writeOutside("UPDATE hex SET terrain = 'marsh' WHERE hex = 10021002; DELETE FROM hex WHERE hex = 10031003");
  expectError(ErrorCode::ChangedOutside, "read again", [&] { document->apply(paint(5, 5, "hill")); });
  EXPECT_EQ(terrainAt(2, 2), "marsh");
  EXPECT_EQ(terrainAt(3, 3), "none");
  EXPECT_EQ(terrainAt(5, 5), "clear");
  EXPECT_EQ(reloads, 1);
  EXPECT_EQ(seen.count(), 2U);
  expectSound();
  // Its digest was not kept, so a person has to say that it is right.
  EXPECT_TRUE(document->isReadOnly());
  EXPECT_FALSE(document->canUndo());
  expectError(ErrorCode::Damaged, "hex (among", [&] { document->apply(paint(5, 5, "hill")); });
  document->acceptContent();
  EXPECT_FALSE(document->isReadOnly());
  // History of before is set aside, and editing goes on.
  EXPECT_FALSE(document->canUndo());
  EXPECT_EQ(document->history().at(0).state, HistoryState::SetAside);
  EXPECT_EQ(askSql(in("a.battle"), "SELECT state FROM history"), "set-aside");
  EXPECT_FALSE(document->undo());
}

TEST_F(Outside, AnotherProgramThatChangesNothingOfOursCostsNoHistory) {
  document->apply(paint(1, 1, "woods"));
  int told = 0;
  const auto handle = document->observe([&](const Event&) { ++told; });
  writeOutside("VACUUM");
  EXPECT_TRUE(document->undo());
  writeOutside("UPDATE hex SET level = 7 WHERE hex = 10011001; UPDATE hex SET level = 0 WHERE hex = 10011001");
  EXPECT_TRUE(document->redo());
  EXPECT_EQ(told, 2);
  expectSound();
}

TEST_F(Outside, AFileSwitchedToWriteAheadLoggingIsSwitchedBack) {
  document->apply(paint(1, 1, "woods"));
  writeOutside("PRAGMA journal_mode=WAL");
  EXPECT_TRUE(document->apply(paint(2, 2, "woods")));
  EXPECT_FALSE(fs::exists(in("a.battle-wal"))) << "the edit lies in the file itself";
  EXPECT_TRUE(document->undo() && document->undo()) << "nothing of ours was changed";
  EXPECT_TRUE(document->redo());
  expectSound();
  reopen();
  EXPECT_EQ(terrainAt(1, 1), "woods");
  EXPECT_TRUE(document->canRedo());
}

TEST_F(Outside, AProgramThatHoldsAWriteAheadLogOpenTakesNoEdit) {
  document->apply(paint(1, 1, "woods"));
  const model::Battle before = document->battle();
  {
    const OtherProgram other([&] {
      auto* held = new SQLite::Database(in("a.battle").string(), SQLite::OPEN_READWRITE);
      held->exec("PRAGMA journal_mode=WAL");
      held->execAndGet("SELECT count(*) FROM hex");
    });
    expectError(ErrorCode::Busy, "write-ahead logging", [&] { document->apply(paint(2, 2, "woods")); });
    EXPECT_EQ(document->battle(), before);
    document->saveAs(in("b.battle"));
    EXPECT_EQ(document->battle(), before);
    EXPECT_TRUE(document->apply(paint(2, 2, "woods"))) << "a copy is no part of that";
    EXPECT_FALSE(fs::exists(in("b.battle-wal")));
  }
  document.reset();
  EXPECT_NO_THROW(Document::open(in("b.battle")));
}

TEST_F(Outside, EditingGoesOnAfterAReload) {
  document->apply(paint(1, 1, "woods"));
  writeOutside("UPDATE hex SET terrain = 'marsh' WHERE hex = 10021002");
  EXPECT_NE(errorOf([&] { document->undo(); }).find("changed-outside"), std::string::npos);
  EXPECT_EQ(terrainAt(1, 1), "woods");
  document->acceptContent();
  EXPECT_TRUE(document->apply(paint(5, 5, "hill")));
  EXPECT_TRUE(document->undo());
  EXPECT_FALSE(document->canUndo());
  expectSound();
  reopen();
  EXPECT_FALSE(document->canUndo());
  EXPECT_TRUE(document->redo());
  expectSound();
}

TEST_F(Outside, EveryKindOfWriteLooksFirst) {
  document->nameVersion("One");
  const std::int64_t version = document->versions().back().id;
  int outside = 0;
  const auto expectNoticed = [&](const std::function<void()>& work) {
    writeOutside("UPDATE hex SET level = " + std::to_string(++outside) + " WHERE hex = 10021002");
    EXPECT_NE(errorOf(work).find("changed-outside"), std::string::npos);
    EXPECT_EQ(document->battle().find<model::HexRow>(hexAt(2, 2))->level, outside);
    document->acceptContent();
  };
  expectNoticed([&] { document->apply(paint(1, 1, "woods")); });
  document->apply(paint(1, 1, "woods"));
  expectNoticed([&] { document->undo(); });
  document->apply(paint(1, 2, "woods"));
  document->undo();
  expectNoticed([&] { document->redo(); });
  expectNoticed([&] { document->nameVersion("Two"); });
  expectNoticed([&] { document->restore(version); });
  expectNoticed([&] { document->renameVersion(version, "Another"); });
  expectNoticed([&] { document->removeVersion(version); });
  const auto& kept = document->versions();
  EXPECT_TRUE(std::any_of(kept.begin(), kept.end(),
                          [&](const store::VersionRow& row) { return row.id == version && row.name == "One"; }));
}

TEST_F(Outside, AnotherProgramThatMakesAnotherFileOfItIsNotFollowed) {
  document->apply(paint(1, 1, "woods"));
  const model::Battle before = document->battle();
  writeOutside("CREATE TRIGGER bomb AFTER UPDATE ON hex BEGIN DELETE FROM unit WHERE 1; END");
  for (int i = 0; i < 2; ++i) {
    expectError(ErrorCode::ForeignSchema, "bomb", [&] { document->apply(paint(2, 2, "woods")); });
    EXPECT_EQ(document->battle(), before);
  }
  document->saveAs(in("rescued.battle"));
  EXPECT_EQ(document->battle(), before);
  EXPECT_TRUE(document->apply(paint(2, 2, "woods")));
  document.reset();
  EXPECT_NO_THROW(Document::open(in("rescued.battle")));
}

TEST_F(Outside, AValueThatNoModelHasIsNotTakenOver) {
  const model::Battle before = document->battle();
  writeOutside("UPDATE hex SET level = 5000000000 WHERE hex = 10021002");
  expectError(ErrorCode::Damaged, "table hex, row 10021002, column level",
              [&] { document->apply(paint(2, 2, "woods")); });
  EXPECT_EQ(document->battle(), before);
  writeOutside("UPDATE hex SET level = 5 WHERE hex = 10021002");
  EXPECT_NE(errorOf([&] { document->apply(paint(2, 2, "woods")); }).find("changed-outside"), std::string::npos);
  document->acceptContent();
  EXPECT_TRUE(document->apply(paint(2, 2, "woods")));
  expectSound();
}

TEST_F(Outside, AProgramThatHoldsTheFileMakesTheEditFailAndNoMore) {
  document->apply(paint(1, 1, "woods"));
  document.reset();
  OtherProgram other([&] {
    Document::open(in("a.battle")).release();
    runSql(in("a.battle"), "SELECT 1");
  });
  expectError(ErrorCode::ReadOnly, "process " + std::to_string(other.id()), [&] { Document::open(in("a.battle")); });
}

TEST_F(Outside, AStepWhoseRowsAreNotAsItLeftThemIsNotUndone) {
  document->apply(paint(1, 1, "woods"));
  document->apply(paint(2, 2, "woods"));
  // Somebody changes the content and leaves history as it was, while the document is closed.
  document.reset();
  runSql(in("a.battle"), "UPDATE hex SET terrain = 'lake' WHERE hex = 10021002");
  writeDigestOf(in("a.battle"));
  document = Document::open(in("a.battle"));
  ASSERT_TRUE(document->canUndo());
  const std::string before = document->dump();
  expectError(ErrorCode::Conflict, "the step 'Paint woods' can't be undone", [&] { document->undo(); });
  EXPECT_EQ(document->dump(), before);
  EXPECT_EQ(terrainAt(2, 2), "lake");
  EXPECT_FALSE(document->canUndo());
  for (const auto& row : document->history()) EXPECT_EQ(row.state, HistoryState::SetAside);
  EXPECT_TRUE(document->apply(paint(3, 3, "woods")));
  EXPECT_TRUE(document->undo());
  EXPECT_FALSE(document->canUndo());
  reopen();
  EXPECT_FALSE(document->canUndo());
  EXPECT_TRUE(document->canRedo());
}

TEST_F(Outside, ADeletionWhoseRowCameBackIsNotUndone) {
  model::Edit edit("Erase");
  edit.erase<model::HexRow>(hexAt(1, 1));
  document->apply(edit);
  document.reset();
  runSql(in("a.battle"), "INSERT INTO hex VALUES(10011001, 'lake', 0)");
  writeDigestOf(in("a.battle"));
  document = Document::open(in("a.battle"));
  expectError(ErrorCode::Conflict, "can't be undone", [&] { document->undo(); });
  EXPECT_EQ(terrainAt(1, 1), "lake");
}

// Rows of history that some foreign hand wrote.
class HostileHistory : public Outside {
 protected:
  void forgeHistory(const std::string& sql) {
    document->apply(paint(1, 1, "woods"));
    document.reset();
    runSql(in("a.battle"), sql);
    document = Document::open(in("a.battle"));
    before_ = document->dump();
  }

  void expectSetAside() {
    ASSERT_TRUE(document->canUndo());
    expectError(ErrorCode::Conflict, "can't be undone", [&] { document->undo(); });
    expectContentAndEditing();
  }

  void expectContentAndEditing() {
    EXPECT_EQ(document->dump(), before_);
    EXPECT_FALSE(document->canUndo());
    EXPECT_TRUE(document->apply(paint(3, 3, "marsh")));
    EXPECT_TRUE(document->undo());
    EXPECT_EQ(document->dump(), before_);
    expectSound();
    reopen();
    EXPECT_TRUE(document->canRedo());
  }

  // A changeset that another database recorded, as history keeps it.
  static std::string recordedElsewhere(const fs::path& folder, const std::string& schema, const std::string& change);

  std::string before_;
};

TEST_F(HostileHistory, GarbageForAChangeset) {
  forgeHistory("UPDATE history SET changeset = x'0102030405' WHERE 1");
  expectSetAside();
}

TEST_F(HostileHistory, AChangesetThatBreaksOff) {
  forgeHistory("UPDATE history SET changeset = substr(changeset, 1, length(changeset) - 6) WHERE 1");
  expectSetAside();
}

TEST_F(HostileHistory, AChangesetOfDeflatedNoise) {
  store::Bytes noise;
  for (int i = 0; i < 1000; ++i) noise.push_back(static_cast<unsigned char>(i * i));
  std::string hex;
  for (unsigned char byte : store::deflated(noise)) {
    static constexpr std::string_view kDigits = "0123456789abcdef";
    hex += kDigits[byte >> 4];
    hex += kDigits[byte & 15];
  }
  forgeHistory("UPDATE history SET changeset = x'" + hex + "' WHERE 1");
  expectSetAside();
}

TEST_F(HostileHistory, AnEmptyChangeset) {
  forgeHistory("UPDATE history SET changeset = x'' WHERE 1");
  expectSetAside();
}

TEST_F(HostileHistory, AChangesetOfTablesThatAreNotContent) {
  const std::string blob = recordedElsewhere(
      folder(),
      "CREATE TABLE version(id INTEGER PRIMARY KEY, kind TEXT, name TEXT, made_at TEXT, after_sequence INT, "
      "schema INT, size INT, image BLOB)",
      "INSERT INTO version VALUES(1, 'named', 'forged', 'x', 0, 1, 1, x'00')");
  forgeHistory("UPDATE history SET changeset = x'" + blob + "' WHERE 1");
  expectSetAside();
  EXPECT_EQ(askSql(in("a.battle"), "SELECT count(*) FROM version WHERE name = 'forged'"), "0");
}

TEST_F(HostileHistory, AChangesetOfATableOfAnotherShape) {
  // Applied as it is, it would answer OK and do nothing.
  const std::string blob =
      recordedElsewhere(folder(), "CREATE TABLE hex(hex INTEGER PRIMARY KEY, terrain TEXT, level INT, more INT)",
                        "INSERT INTO hex VALUES(10011001, 'woods', 0, 0)");
  forgeHistory("UPDATE history SET changeset = x'" + blob + "' WHERE 1");
  expectSetAside();
  const std::string keyless =
      recordedElsewhere(folder(), "CREATE TABLE hex(hex INT, terrain TEXT PRIMARY KEY, level INT)",
                        "INSERT INTO hex VALUES(10011001, 'woods', 0)");
  forgeHistory("UPDATE history SET changeset = x'" + keyless + "' WHERE 1");
}

TEST_F(HostileHistory, AChangesetOfValuesThatNoModelHas) {
  const std::string blob =
      recordedElsewhere(folder(), "CREATE TABLE hex(hex INTEGER PRIMARY KEY, terrain TEXT, level INT)",
                        "INSERT INTO hex VALUES(10011001, 'clear', 5000000000); DELETE FROM hex WHERE hex = 10011001;"
                        "INSERT INTO hex VALUES(10991099, 'clear', 5000000000)");
  forgeHistory("UPDATE history SET state = 'undone', changeset = x'" + blob + "' WHERE 1");
  ASSERT_TRUE(document->canRedo());
  expectError(ErrorCode::Conflict, "can't be redone", [&] { document->redo(); });
  EXPECT_EQ(document->dump(), before_);
  EXPECT_FALSE(document->canRedo());
}

TEST_F(HostileHistory, OfAnotherSchemaIsNeverApplied) {
  forgeHistory("UPDATE history SET schema = 0 WHERE 1");
  EXPECT_FALSE(document->canUndo());
  EXPECT_FALSE(document->undo());
  expectContentAndEditing();
}

TEST_F(HostileHistory, AbsurdSequencesAreNotLookedAt) {
  forgeHistory(
      "INSERT INTO history SELECT 9223372036854775807, title, state, schema, made_at, change_count, changeset FROM "
      "history; INSERT INTO history SELECT -5, title, state, schema, made_at, change_count, changeset FROM history "
      "WHERE sequence = 1; INSERT INTO version VALUES(9, 'named', 'x', '', 9223372036854775807, 1, 1, x'00')");
  EXPECT_EQ(document->history().size(), 1U);
  EXPECT_TRUE(document->apply(paint(3, 3, "marsh")));
  EXPECT_TRUE(document->undo());
  EXPECT_TRUE(document->undo());
  reopen();
  EXPECT_EQ(document->history().size(), 2U);
  EXPECT_TRUE(document->redo());
  EXPECT_TRUE(document->redo());
  expectSound();
}

TEST_F(HostileHistory, AHugeUncompressedSizeIsNotFollowed) {
  // 129 MiB of zeros.
  const std::string blob = inChild([]() -> std::string {
    const store::Bytes packed = store::deflated(store::Bytes(129U << 20));
    return std::string(packed.begin(), packed.end());
  });
  std::string hex;
  for (char c : blob) {
    static constexpr std::string_view kDigits = "0123456789abcdef";
    hex += kDigits[static_cast<unsigned char>(c) >> 4];
    hex += kDigits[static_cast<unsigned char>(c) & 15];
  }
  forgeHistory("UPDATE history SET changeset = x'" + hex + "' WHERE 1");
  expectSetAside();
}

std::string HostileHistory::recordedElsewhere(const fs::path& folder, const std::string& schema,
                                              const std::string& change) {
  const fs::path other = folder / "other.db";
  fs::remove(other);
  runSql(other, schema);
  const std::string changes = recordChanges(other, change);
  std::string hex;
  for (unsigned char byte : store::deflated(store::Bytes(changes.begin(), changes.end()))) {
    static constexpr std::string_view kDigits = "0123456789abcdef";
    hex += kDigits[byte >> 4];
    hex += kDigits[byte & 15];
  }
  return hex;
}

// The file leaves its place while it is open.
class MovedFile : public Outside {
 protected:
  void expectRescue() {
    const model::Battle before = document->battle();
    expectError(ErrorCode::Moved, "save a copy", [&] { document->apply(paint(7, 7, "hill")); });
    expectError(ErrorCode::Moved, "save a copy", [&] { document->undo(); });
    expectError(ErrorCode::Moved, "save a copy", [&] { document->nameVersion("x"); });
    EXPECT_EQ(document->battle(), before);
    document->saveAs(in("rescued.battle"));
    EXPECT_EQ(document->battle(), before);
    EXPECT_EQ(document->path(), in("rescued.battle"));
    EXPECT_TRUE(document->canUndo()) << "history comes along";
    EXPECT_TRUE(document->undo());
    EXPECT_EQ(terrainAt(1, 1), "clear");
    EXPECT_TRUE(document->apply(paint(7, 7, "hill")));
    expectSound();
  }
};

TEST_F(MovedFile, Renamed) {
  document->apply(paint(1, 1, "woods"));
  fs::rename(in("a.battle"), in("b.battle"));
  expectRescue();
  EXPECT_EQ(Document::open(in("b.battle"))->battle().find<model::HexRow>(hexAt(1, 1))->terrain, "woods");
}

TEST_F(MovedFile, Deleted) {
  document->apply(paint(1, 1, "woods"));
  fs::remove(in("a.battle"));
  expectRescue();
}

TEST_F(MovedFile, ReplacedByAnother) {
  document->apply(paint(1, 1, "woods"));
  store::writeNewFile(in("other.battle"), plainMap(3, 3));
  fs::rename(in("other.battle"), in("a.battle"));
  const std::string other = readBytes(in("a.battle"));
  expectRescue();
  EXPECT_EQ(readBytes(in("a.battle")), other);
}

TEST_F(MovedFile, CanBePutBackInPlace) {
  document->apply(paint(1, 1, "woods"));
  fs::remove(in("a.battle"));
  document->saveAs(in("a.battle"));
  EXPECT_TRUE(document->apply(paint(2, 2, "woods")));
  reopen();
  EXPECT_EQ(document->history().size(), 2U);
}

TEST_F(MovedFile, WrittenOverByAnotherProgramIsRescuedFromMemory) {
  document->apply(paint(1, 1, "woods"));
  const model::Battle before = document->battle();
  ASSERT_EQ(inChild([&]() -> std::string {
              std::string bytes = readBytes(in("a.battle"));
              for (std::size_t i = 4096; i < bytes.size(); ++i) bytes[i] = static_cast<char>(0xA5);
              for (std::size_t i = 24; i < 28; ++i) bytes[i] = 0x7F;
              writeBytes(in("a.battle"), bytes);
              return "ruined";
            }),
            "ruined");
  EXPECT_NE(errorOf([&] { document->apply(paint(2, 2, "woods")); }), "no error");
  EXPECT_EQ(document->battle(), before);
  document->saveAs(in("rescued.battle"));
  EXPECT_EQ(document->battle(), before);
  EXPECT_TRUE(document->apply(paint(2, 2, "woods")));
  expectSound();
}

}  // namespace
}  // namespace redoubt::document
