#include "core/document/backups.h"
#include "core/store/compress.h"
#include "core/store/schema.h"
#include "tests/core/document/document_fixture.h"

// A file that the program of schema 1 wrote: a map of 10 × 8, woods painted at 0101, a version, marsh at 0202, a zone,
// and a hill at 0303 that was undone.
namespace redoubt::document {
namespace {

using store::HistoryState;

class EarlierSchema : public FileTest {
 protected:
  EarlierSchema() : path(in("old.battle")) {
    const std::string packed = readBytes(fs::path(REDOUBT_TEST_FILES) / "schema-1.battle.z");
    const store::Bytes bytes = store::inflated(store::Bytes(packed.begin(), packed.end()), 1 << 20);
    before = std::string(bytes.begin(), bytes.end());
    writeBytes(path, before);
    Backups::keepIn(in("backups"));
  }
  ~EarlierSchema() override { Backups::keepIn(std::nullopt); }

  fs::path path;
  std::string before;
};

TEST_F(EarlierSchema, IsReadAndLeftAsItIs) {
  for (const Mode mode : {Mode::ReadOnly, Mode::Editing}) {
    const auto document = Document::open(path, mode);
    EXPECT_EQ(document->battle().find<model::HexRow>(hexAt(2, 2))->terrain, "marsh");
    EXPECT_TRUE(document->altered().empty());
  }
  EXPECT_EQ(readBytes(path), before);
}

TEST_F(EarlierSchema, ComesUpToDateWithTheFirstEditAndKeepsUndoAndVersions) {
  {
    const auto document = Document::open(path);
    ASSERT_EQ(document->history().size(), 4U);
    EXPECT_TRUE(document->canUndo());
    EXPECT_TRUE(document->redo());  // the hill
    EXPECT_EQ(document->battle().find<model::HexRow>(hexAt(3, 3))->terrain, "hill");
    EXPECT_TRUE(document->apply(paint(4, 4, "woods")));
  }
  EXPECT_EQ(askSql(path, "PRAGMA user_version"), std::to_string(store::kSchemaVersion));
  const auto document = Document::open(path);
  EXPECT_EQ(document->history().size(), 5U);
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(document->undo()) << i;
  EXPECT_FALSE(document->canUndo());
  EXPECT_EQ(document->battle().find<model::HexRow>(hexAt(1, 1))->terrain, "clear");
  const auto& versions = document->versions();
  const auto first = std::find_if(versions.begin(), versions.end(),
                                  [](const store::VersionRow& v) { return v.name == "First woods"; });
  ASSERT_NE(first, versions.end());
  EXPECT_TRUE(document->restore(first->id));
  EXPECT_EQ(document->battle().find<model::HexRow>(hexAt(1, 1))->terrain, "woods");
  EXPECT_EQ(document->battle().find<model::HexRow>(hexAt(2, 2))->terrain, "clear");
}

TEST_F(EarlierSchema, LeavesABackupOfTheFileAsItWas) {
  Document::open(path)->apply(paint(4, 4, "woods"));
  const std::vector<Backup> backups = Backups(path).list();
  const auto old =
      std::find_if(backups.begin(), backups.end(), [](const Backup& b) { return b.reason == BackupReason::Upgraded; });
  ASSERT_NE(old, backups.end());
  EXPECT_EQ(askSql(old->file, "PRAGMA user_version"), "1");
  EXPECT_EQ(askSql(old->file, "SELECT count(*) FROM history"), "4");
}

TEST_F(EarlierSchema, ThatAnotherProgramChangesIsReadAgainBeforeItComesUpToDate) {
  const auto document = Document::open(path);
  const model::Battle memory = document->battle();
  EXPECT_EQ(inChild([&]() -> std::string {
              runSql(path, "UPDATE hex SET terrain = 'lake' WHERE hex = 10021002");
              return "written";
            }),
            "written");
  expectError(ErrorCode::ChangedOutside, "read again", [&] { document->apply(paint(2, 2, "woods")); });
  EXPECT_EQ(document->battle().find<model::HexRow>(hexAt(2, 2))->terrain, "lake");
  ASSERT_FALSE(Backups(path).list().empty());
  EXPECT_EQ(store::readBattle(Backups(path).list().front().file).battle, memory);
  EXPECT_TRUE(document->apply(paint(2, 2, "woods")));
  EXPECT_EQ(askSql(path, "PRAGMA user_version"), std::to_string(store::kSchemaVersion));
}

TEST_F(EarlierSchema, TakesWhatOnlyTheNewerKnows) {
  auto document = Document::open(path);
  model::Edit edit("A hill to hold");
  edit.put(model::Zone{{77}, "ridge", "The ridge", model::ZoneKind::Objective});
  EXPECT_TRUE(document->apply(edit));
  document.reset();
  EXPECT_EQ(store::readBattle(in("old.battle")).battle.find<model::Zone>({77})->kind, model::ZoneKind::Objective);
}

// As where a page was copied over another: SQLite's quick check does not see it.
TEST_F(EarlierSchema, WithTwoRowsOfOneKeyIsDamaged) {
  runSql(path,
         "INSERT INTO provenance VALUES('unit', 'zz-one', '*', 'unknown', NULL, '');"
         "INSERT INTO provenance VALUES('unit', 'zz-two', '*', 'unknown', NULL, '')");
  std::string bytes = readBytes(path);
  const std::size_t at = bytes.find("zz-two");
  ASSERT_NE(at, std::string::npos);
  writeBytes(path, bytes.replace(at, 6, "zz-one"));
  for (const Mode mode : {Mode::Editing, Mode::ReadOnly}) {
    expectError(ErrorCode::Damaged, "recover what can be read", [&] { Document::open(path, mode); });
  }
}

TEST_F(EarlierSchema, WithATableThatIsNotOursIsRefused) {
  runSql(path, "CREATE TABLE more(id INTEGER)");
  expectError(ErrorCode::ForeignSchema, "more", [&] { Document::open(path); });
}

}  // namespace
}  // namespace redoubt::document
