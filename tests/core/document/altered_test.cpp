#include <fstream>

#include "core/document/backups.h"
#include "tests/core/document/document_fixture.h"

// Content that is not what was last saved: written by another program, or damaged where SQLite does not see it.
namespace redoubt::document {
namespace {

using store::HistoryState;

class Altered : public DocumentTest {
 protected:
  void close() { document.reset(); }

  // A byte of the file, as a bad sector or a torn copy would change it.
  void flip(const std::string& text, char to) {
    std::string bytes = readBytes(in("a.battle"));
    const std::size_t at = bytes.find(text);
    ASSERT_NE(at, std::string::npos);
    bytes[at] = to;
    writeBytes(in("a.battle"), bytes);
  }

  // A program that keeps copies puts an older whole file in place, whose digest is right.
  void putInPlace(const std::string& older) {
    EXPECT_EQ(inChild([&]() -> std::string {
                std::fstream file(in("a.battle"), std::ios::in | std::ios::out | std::ios::binary);
                file.write(older.data(), static_cast<std::streamsize>(older.size()));
                file.close();
                fs::resize_file(in("a.battle"), older.size());
                runSql(in("a.battle"), "INSERT INTO picture VALUES('x', 0, x'00')");  // the counter of changes moves on
                return "put";
              }),
              "put");
  }

  void expectMemoryAmongVersions() {
    const auto& versions = document->versions();
    const auto kept = std::find_if(versions.begin(), versions.end(),
                                   [](const store::VersionRow& v) { return v.kind == store::VersionKind::SetAside; });
    ASSERT_NE(kept, versions.end());
    EXPECT_TRUE(document->restore(kept->id));
    EXPECT_EQ(terrainAt(1, 1), "woods");
    EXPECT_EQ(terrainAt(2, 2), "marsh");
    expectSound();
  }

  std::string keptBy(const std::function<void()>& work) {
    try {
      work();
    } catch (const store::AlteredContent& error) {
      return said(store::whereAltered(error.parts()));
    }
    return "nothing";
  }
};

TEST_F(Altered, ALetterThatSqliteDoesNotMissIsFoundAndNamed) {
  document->apply(paint(2, 2, "quagmire"));
  close();
  flip("quagmire", 'Q');
  expectError(ErrorCode::Damaged, "hex (among", [&] { Document::open(in("a.battle")); });
  expectError(ErrorCode::Damaged, "hex (among", [&] { store::readBattle(in("a.battle")); });
  document = Document::open(in("a.battle"), Mode::ReadOnly);
  EXPECT_EQ(terrainAt(2, 2), "Quagmire") << "it can be looked at";
  ASSERT_EQ(document->altered().size(), 1U);
  const auto& rows = document->altered().front().rows;
  EXPECT_NE(std::find(rows.begin(), rows.end(), "10021002"), rows.end());
}

TEST_F(Altered, EveryKindOfChangeIsNoticed) {
  document->apply(paint(2, 2, "woods"));
  const std::string sound = [&] {
    close();
    return readBytes(in("a.battle"));
  }();
  for (const char* sql :
       {"UPDATE hex SET level = 1 WHERE hex = 10021002", "DELETE FROM hex WHERE hex = 10011001",
        "INSERT INTO hex VALUES(10991099, 'clear', 0)", "UPDATE map SET hex_width_mm = 19.5 WHERE 1",
        "UPDATE hex SET hex = 10991099 WHERE hex = 10011001", "INSERT INTO note VALUES(1, NULL, '')",
        "UPDATE map SET metres_per_hex = 1 WHERE 1", "DELETE FROM digest WHERE content = 'hex' AND part < 9",
        "UPDATE digest SET sum = x'00' WHERE content = 'map'"}) {
    writeBytes(in("a.battle"), sound);
    EXPECT_EQ(keptBy([&] { store::readBattle(in("a.battle")); }), "nothing");
    runSql(in("a.battle"), sql);
    EXPECT_NE(keptBy([&] { store::readBattle(in("a.battle")); }), "nothing") << sql;
    EXPECT_NE(keptBy([&] { Document::open(in("a.battle")); }), "nothing") << sql;
  }
}

TEST_F(Altered, AnOlderPageInTheMidstOfANewerFileIsFound) {
  const std::string older = readBytes(in("a.battle"));
  document->apply(paint(2, 2, "woods"));
  close();
  const std::string newer = readBytes(in("a.battle"));
  int differing = 0;
  for (std::size_t page = 1; page * 4096 < older.size(); ++page) {
    std::string torn = newer;
    torn.replace(page * 4096, 4096, older.substr(page * 4096, 4096));
    if (torn == newer) continue;
    ++differing;
    writeBytes(in("a.battle"), torn);
    model::Battle read;
    try {
      read = store::readBattle(in("a.battle")).battle;
    } catch (const Error&) {
      continue;  // refused
    }
    EXPECT_EQ(read.find<model::HexRow>(hexAt(2, 2))->terrain, "woods") << "page " << page;
  }
  EXPECT_GE(differing, 2);
}

TEST_F(Altered, IsAcceptedByAPersonAndEditedOn) {
  document->apply(paint(1, 1, "woods"));
  close();
  runSql(in("a.battle"), "UPDATE hex SET terrain = 'marsh' WHERE hex = 10021002");
  document = Document::open(in("a.battle"), Mode::ReadOnly);
  EXPECT_TRUE(document->isReadOnly());
  expectError(ErrorCode::Damaged, "hex", [&] { document->shareCopy(in("b.battle")); });
  document->acceptContent();
  EXPECT_FALSE(document->isReadOnly());
  EXPECT_FALSE(document->canUndo()) << "what came before can't be trusted to fit";
  EXPECT_TRUE(document->apply(paint(3, 3, "hill")));
  EXPECT_TRUE(document->undo());
  reopen();
  EXPECT_EQ(terrainAt(2, 2), "marsh");
  expectSound();
}

TEST_F(Altered, IsNotAcceptedByTheWayOfAnEdit) {
  close();
  runSql(in("a.battle"), "UPDATE hex SET terrain = 'marsh' WHERE hex = 10021002");
  const std::string bytes = readBytes(in("a.battle"));
  document = Document::open(in("a.battle"), Mode::ReadOnly);
  EXPECT_ANY_THROW(document->apply(paint(3, 3, "hill")));
  EXPECT_ANY_THROW(document->nameVersion("x"));
  document.reset();
  EXPECT_EQ(readBytes(in("a.battle")), bytes);
}

TEST_F(Altered, ASavedCopyIsStillInDoubt) {
  close();
  runSql(in("a.battle"), "UPDATE hex SET terrain = 'marsh' WHERE hex = 10021002");
  document = Document::open(in("a.battle"), Mode::ReadOnly);
  document->saveAs(in("b.battle"));
  EXPECT_TRUE(document->isReadOnly());
  document->acceptContent();
  EXPECT_TRUE(document->apply(paint(3, 3, "hill")));
}

TEST_F(Altered, WhileOpenWhatWasInMemoryBecomesAVersion) {
  document->apply(paint(1, 1, "woods"));
  runSql(in("a.battle"), "UPDATE hex SET terrain = 'marsh' WHERE hex = 10011001");
  EXPECT_ANY_THROW(document->apply(paint(3, 3, "hill")));
  EXPECT_EQ(terrainAt(1, 1), "marsh");
  document->acceptContent();
  const auto& versions = document->versions();
  const auto kept = std::find_if(versions.begin(), versions.end(),
                                 [](const store::VersionRow& v) { return v.kind == store::VersionKind::SetAside; });
  ASSERT_NE(kept, versions.end());
  EXPECT_TRUE(document->restore(kept->id));
  EXPECT_EQ(terrainAt(1, 1), "woods");
}

TEST_F(Altered, AnOlderFilePutInPlaceLosesNothingThatWasInMemory) {
  const std::string older = readBytes(in("a.battle"));
  document->apply(paint(1, 1, "woods"));
  document->apply(paint(2, 2, "marsh"));
  putInPlace(older);
  expectError(ErrorCode::ChangedOutside, "read again", [&] { document->apply(paint(3, 3, "hill")); });
  EXPECT_EQ(terrainAt(1, 1), "clear");
  EXPECT_FALSE(document->isReadOnly()) << "its content is as it was saved";
  expectMemoryAmongVersions();
}

TEST_F(Altered, AnOlderFilePutInPlaceLosesNothingWhenACopyIsSaved) {
  Backups::keepIn(in("backups"));
  const std::string older = readBytes(in("a.battle"));
  document->apply(paint(1, 1, "woods"));
  document->apply(paint(2, 2, "marsh"));
  const model::Battle memory = document->battle();
  putInPlace(older);
  document->saveAs(in("b.battle"));
  const std::vector<Backup> backups = Backups(in("a.battle")).list();
  Backups::keepIn(std::nullopt);
  EXPECT_EQ(terrainAt(1, 1), "clear");
  EXPECT_NE(said(document->takeWarning()).find("the copy holds what it wrote"), std::string::npos);
  EXPECT_FALSE(document->isReadOnly());
  ASSERT_FALSE(backups.empty());
  EXPECT_EQ(backups.front().reason, BackupReason::Replaced);
  EXPECT_EQ(store::readBattle(backups.front().file).battle, memory);
  expectMemoryAmongVersions();
}

TEST_F(Altered, ACopySavedOfWhatAnotherProgramWroteKeepsWhatWasInMemory) {
  document->apply(paint(1, 1, "woods"));
  document->apply(paint(2, 2, "marsh"));
  runSql(in("a.battle"), "UPDATE hex SET terrain = 'lake' WHERE hex = 10011001");
  document->saveAs(in("b.battle"));
  EXPECT_EQ(terrainAt(1, 1), "lake");
  EXPECT_TRUE(document->isReadOnly());
  document->acceptContent();
  expectMemoryAmongVersions();
}

TEST_F(Altered, AnOlderFilePutInPlaceLosesNothingWhenEditsAreForgotten) {
  document->apply(paint(4, 4, "woods"));
  const std::string older = readBytes(in("a.battle"));
  document->apply(paint(1, 1, "woods"));
  document->apply(paint(2, 2, "marsh"));
  putInPlace(older);
  expectError(ErrorCode::ChangedOutside, "read again", [&] { document->forgetEdits(1); });
  EXPECT_EQ(terrainAt(1, 1), "clear");
  document->forgetEdits(1);
  expectMemoryAmongVersions();
}

TEST_F(Altered, UndoRedoAndVersionsKeepTheDigest) {
  for (int i = 1; i < 8; ++i) document->apply(paint(i, i % 7 + 1, i % 2 ? "woods" : "marsh", i));
  document->nameVersion("Seven");
  const std::int64_t version = document->versions().back().id;
  for (int i = 0; i < 5; ++i) document->undo();
  for (int i = 0; i < 2; ++i) document->redo();
  document->restore(version);
  document->removeVersion(version);
  document->revertToOpened();
  close();
  EXPECT_EQ(keptBy([&] { store::readBattle(in("a.battle")); }), "nothing");
}

}  // namespace
}  // namespace redoubt::document
