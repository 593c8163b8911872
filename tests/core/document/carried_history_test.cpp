#include "core/base/phrase.h"
#include "core/document/backups.h"
#include "core/model/map_verbs.h"
#include "core/model/placement_verbs.h"
#include "core/store/compress.h"
#include "core/store/schema.h"
#include "tests/core/document/document_fixture.h"

// Files that the program of schema 3 wrote. One is the battle of Lantern Dyke: three steps from before another program
// wrote, which are set aside; figures, faces, origins, a unit that goes and one that comes, labels, placements and a
// line of the schedule; three steps undone; versions of every kind. The other has the forces of Racławice, of which an
// army was removed and came back.
namespace redoubt::document {
namespace {

using store::HistoryRow;
using store::HistoryState;
using store::VersionRow;

constexpr const char* kDyke = "schema-3-dyke.battle.z";
constexpr const char* kRaclawice = "schema-3-raclawice.battle.z";
// Of schema 4: placements moved, turned, taken off, weakened; a marker placed and a move undone; a version.
constexpr const char* kSarnowa = "schema-4-sarnowa.battle.z";
// Of schema 6: a scan laid under the map, moved, taken away and back, its origin, a chart, two steps undone, a version.
constexpr const char* kScan = "schema-6-scan.battle.z";

class CarriedHistory : public FileTest {
 protected:
  CarriedHistory() { Backups::keepIn(in("backups")); }
  ~CarriedHistory() override { Backups::keepIn(std::nullopt); }

  fs::path write(const std::string& file, const std::string& name) {
    const std::string packed = readBytes(fs::path(REDOUBT_TEST_FILES) / file);
    const store::Bytes bytes = store::inflated(store::Bytes(packed.begin(), packed.end()), 1 << 22);
    writeBytes(in(name), std::string(bytes.begin(), bytes.end()));
    return in(name);
  }

  // The changeset of a step as its file keeps it.
  static std::string recordOf(const fs::path& path, std::int64_t sequence) {
    const std::string hex =
        askSql(path, "SELECT hex(changeset) FROM history WHERE sequence = " + std::to_string(sequence));
    store::Bytes packed;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
      packed.push_back(static_cast<unsigned char>(std::stoi(hex.substr(i, 2), nullptr, 16)));
    }
    const store::Bytes bytes = store::inflated(packed, 1 << 22);
    return std::string(bytes.begin(), bytes.end());
  }

  // What the program of schema 3 would have shown, migrated.
  static model::Battle migrated(const fs::path& old) { return store::readBattle(old).battle; }

  static void step(const fs::path& old, std::int64_t sequence, Way way) {
    applyChanges(old, recordOf(old, sequence), way);
  }

  static std::vector<std::int64_t> steps(const Document& document, HistoryState state) {
    std::vector<std::int64_t> sequences;
    for (const HistoryRow& row : document.history()) {
      if (row.state == state) sequences.push_back(row.sequence);
    }
    return sequences;
  }

  static const VersionRow* versionNamed(const Document& document, const std::string& name) {
    const auto& all = document.versions();
    const auto found = std::find_if(all.begin(), all.end(), [&](const VersionRow& row) { return row.name == name; });
    return found == all.end() ? nullptr : &*found;
  }

  static std::string titleOf(const Document& document, std::int64_t sequence) {
    for (const HistoryRow& row : document.history()) {
      if (row.sequence == sequence) return row.title;
    }
    return {};
  }
};

TEST_F(CarriedHistory, GoesBackAndOnThroughEveryStateThatItWentThroughBefore) {
  for (const char* file : {kDyke, kRaclawice, kSarnowa, kScan}) {
    SCOPED_TRACE(file);
    const fs::path old = write(file, std::string("old-") + file);
    const auto document = Document::open(write(file, file));
    const auto done = steps(*document, HistoryState::Done);
    const auto undone = steps(*document, HistoryState::Undone);
    ASSERT_GE(done.size(), 5U);
    ASSERT_GE(undone.size(), 2U);
    const auto expectSame = [&](std::int64_t sequence) {
      EXPECT_EQ(model::difference(migrated(old), document->battle()).count(), 0U) << titleOf(*document, sequence);
      EXPECT_EQ(store::dump(document->battle()), document->dump());
    };
    for (auto sequence = done.rbegin(); sequence != done.rend(); ++sequence) {
      step(old, *sequence, Way::Back);
      ASSERT_TRUE(document->undo()) << *sequence;
      expectSame(*sequence);
    }
    EXPECT_FALSE(document->canUndo()) << "what was set aside stays so";
    std::vector<std::int64_t> again = done;
    again.insert(again.end(), undone.begin(), undone.end());
    for (const std::int64_t sequence : again) {
      step(old, sequence, Way::Again);
      ASSERT_TRUE(document->redo()) << sequence;
      expectSame(sequence);
    }
    EXPECT_FALSE(document->canRedo());
    EXPECT_TRUE(document->takeWarning().empty());
    EXPECT_TRUE(document->altered().empty());
  }
}

TEST_F(CarriedHistory, KeepsTheStepsThatWereSetAsideAndTheirPlaces) {
  const fs::path path = write(kDyke, "dyke.battle");
  const std::string before = askSql(path, "SELECT group_concat(sequence || state || title || made_at) FROM history");
  Document::open(path)->nameVersion("Up to date");
  EXPECT_EQ(askSql(path, "PRAGMA user_version"), std::to_string(store::kSchemaVersion));
  EXPECT_EQ(askSql(path, "SELECT group_concat(sequence || state || title || made_at) FROM history"), before);
  EXPECT_EQ(askSql(path, "SELECT count(*) FROM history WHERE state <> 'set-aside' AND schema <> " +
                             std::to_string(store::kSchemaVersion)),
            "0");
  EXPECT_EQ(askSql(path, "SELECT count(*) FROM history WHERE state = 'set-aside'"), "3");
}

TEST_F(CarriedHistory, LeavesPicturesOfSchema6WhereTheyLay) {
  const auto document = Document::open(write(kScan, "scan.battle"));
  const auto picture = [&] { return document->battle().find<model::MapPicture>({7}); };
  ASSERT_TRUE(picture());
  EXPECT_EQ(picture()->fit, model::PictureFit::Placed);
  EXPECT_EQ(picture()->opacity, 0.75);
  EXPECT_TRUE(document->battle().pictures().contains(picture()->picture));
  EXPECT_TRUE(document->redo());
  EXPECT_EQ(picture()->angle, 1.5);
  EXPECT_TRUE(document->restore(versionNamed(*document, "Laid")->id));
  EXPECT_EQ(picture()->fit, model::PictureFit::Placed);
  EXPECT_EQ(picture()->dx, 0);
  model::Edit edit("Register it");
  model::MapPicture row = *picture();
  row.fit = model::PictureFit::Affine;
  edit.put(row);
  edit.put(model::ScanPoint{{70}, {7}, hexAt(2, 2), 0, 0, 120.5, 88, false});
  EXPECT_TRUE(document->apply(edit));
  EXPECT_TRUE(document->undo());
  EXPECT_EQ(picture()->fit, model::PictureFit::Placed);
  EXPECT_TRUE(document->battle().all<model::ScanPoint>().empty());
}

TEST_F(CarriedHistory, LeavesVersionsThatAreMigratedWhenTheyAreRestored) {
  const fs::path old = write(kDyke, "old.battle");
  const auto document = Document::open(write(kDyke, "dyke.battle"));
  document->nameVersion("Up to date");
  ASSERT_TRUE(versionNamed(*document, "Figures done"));
  for (const std::int64_t sequence : {23, 22, 21, 20, 19, 18, 17, 16, 15}) step(old, sequence, Way::Back);
  EXPECT_EQ(document->version(versionNamed(*document, "Figures done")->id), migrated(old));
  EXPECT_TRUE(document->restore(versionNamed(*document, "Figures done")->id));
  EXPECT_EQ(document->battle(), migrated(old));
  EXPECT_TRUE(document->undo());
  for (const VersionRow& version : document->versions()) EXPECT_NO_THROW(document->version(version.id));
}

TEST_F(CarriedHistory, EndsAtAStepThatIsSpoiltAndKeepsTheStateItLedTo) {
  const fs::path old = write(kDyke, "old.battle");
  const fs::path path = write(kDyke, "dyke.battle");
  runSql(path, "UPDATE history SET changeset = zeroblob(20) WHERE sequence = 12");
  const auto document = Document::open(path);
  EXPECT_TRUE(document->takeWarning().empty());
  int undone = 0;
  while (document->canUndo() && document->undo()) ++undone;
  EXPECT_EQ(undone, 11) << "steps 23 to 13";
  for (std::int64_t sequence = 23; sequence > 12; --sequence) step(old, sequence, Way::Back);
  EXPECT_EQ(document->battle(), migrated(old));
  const std::string title = titleOf(*document, 12);
  const Phrase told = document->takeWarning();
  EXPECT_NE(said(told).find("undo ends at the step '" + title + "'"), std::string::npos) << said(told);
  EXPECT_NE(said(told, "pl").find(title), std::string::npos);
  EXPECT_NE(said(told, "pl"), said(told));
  const VersionRow* kept = versionNamed(*document, title);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->kind, store::VersionKind::SetAside);
  EXPECT_EQ(kept->afterSequence, 12);
  EXPECT_EQ(document->version(kept->id), migrated(old));
  EXPECT_EQ(steps(*document, HistoryState::SetAside).size(), 12U);
}

TEST_F(CarriedHistory, EndsWhereAStepDoesNotFitTheRowsItFinds) {
  const fs::path path = write(kDyke, "dyke.battle");
  runSql(path, "UPDATE history SET changeset = (SELECT changeset FROM history WHERE sequence = 5) WHERE sequence = 25");
  const auto document = Document::open(path);
  const std::string title = titleOf(*document, 25);
  EXPECT_TRUE(document->redo());
  EXPECT_FALSE(document->canRedo());
  const std::string told = said(document->takeWarning());
  EXPECT_NE(told.find("redo ends before the step '" + title + "'"), std::string::npos) << told;
  EXPECT_TRUE(document->undo());
  EXPECT_TRUE(document->undo());
}

TEST_F(CarriedHistory, OfWhichNothingCanBeCarriedDoesNotUndoWhatWasAskedFor) {
  const fs::path path = write(kDyke, "dyke.battle");
  runSql(path,
         "UPDATE history SET schema = 9 WHERE sequence = 22; UPDATE history SET changeset = x'00' WHERE sequence = 23");
  const auto document = Document::open(path);
  const model::Battle before = document->battle();
  ASSERT_TRUE(document->canUndo());
  EXPECT_FALSE(document->undo());
  EXPECT_EQ(document->battle(), before);
  EXPECT_FALSE(document->takeWarning().empty());
  const VersionRow* kept = versionNamed(*document, titleOf(*document, 23));
  ASSERT_TRUE(kept);
  EXPECT_EQ(document->version(kept->id), before);
}

TEST_F(CarriedHistory, ComesAlongIntoACopy) {
  const fs::path old = write(kDyke, "old.battle");
  const std::string bytes = readBytes(old);
  const store::Written written = store::copyFile(old, in("copy.battle"));
  EXPECT_TRUE(written.left.empty());
  EXPECT_EQ(readBytes(old), bytes);
  const auto copy = Document::open(in("copy.battle"));
  EXPECT_EQ(copy->battle(), migrated(old));
  EXPECT_EQ(copy->versions().size(), 5U);
  int undone = 0;
  while (copy->canUndo() && copy->undo()) ++undone;
  EXPECT_EQ(undone, 20);
}

TEST_F(CarriedHistory, LeavesTheFileAsItIsUntilTheFirstEdit) {
  const fs::path path = write(kDyke, "dyke.battle");
  const std::string bytes = readBytes(path);
  { const auto document = Document::open(path); }
  { const auto document = Document::open(path, Mode::ReadOnly); }
  EXPECT_EQ(readBytes(path), bytes);
  Document::open(path)->undo();
  const std::vector<Backup> backups = Backups(path).list();
  const auto kept =
      std::find_if(backups.begin(), backups.end(), [](const Backup& b) { return b.reason == BackupReason::Upgraded; });
  ASSERT_NE(kept, backups.end());
  EXPECT_EQ(askSql(kept->file, "SELECT count(*) FROM history"), "26");
  EXPECT_EQ(askSql(kept->file, "PRAGMA user_version"), "3");
}

// Of the third step: a size nobody knows; of the ninth a figure of their own that was called size, too.
TEST_F(CarriedHistory, FiguresAndTheirOriginsAreRowsInEveryState) {
  const fs::path old = write(kDyke, "old.battle");
  const auto figureOf = [](const model::Battle& battle, const std::string& face, const std::string& kind) {
    return battle.find<model::FaceFigure>({{std::stoll(face)}, kind});
  };
  const std::string face = askSql(old, "SELECT id FROM face WHERE morale = 9");
  const auto document = Document::open(write(kDyke, "dyke.battle"));
  const model::Battle& battle = document->battle();
  ASSERT_TRUE(figureOf(battle, face, "morale"));
  EXPECT_EQ(figureOf(battle, face, "morale")->value, 9);
  EXPECT_EQ(figureOf(battle, face, "size")->value, 2);
  while (document->lastDone() > 12) ASSERT_TRUE(document->undo());
  EXPECT_EQ(figureOf(battle, face, "size")->value, 2) << "not the 8 of the figure of that name";
  while (document->lastDone() > 9) ASSERT_TRUE(document->undo());
  EXPECT_FALSE(battle.find<model::Provenance>({"face", face, "size"}));
  const auto* origin = battle.find<model::Provenance>({"face_figure", face + "/size", "value"});
  ASSERT_TRUE(origin);
  EXPECT_EQ(origin->note, "not legible");
  ASSERT_TRUE(figureOf(battle, face, "size")) << "for something is said of it";
  EXPECT_EQ(figureOf(battle, face, "size")->value, std::nullopt);
  while (document->lastDone() > 6) ASSERT_TRUE(document->undo());
  EXPECT_FALSE(figureOf(battle, face, "size"));
}

// The placements of schema 4 lie in one hex each, in every state, and take a second one from now on.
TEST_F(CarriedHistory, PlacementsLieInOneHexUntilTheyGetASecond) {
  const fs::path path = write(kSarnowa, "sarnowa.battle");
  EXPECT_EQ(askSql(path, "PRAGMA user_version"), "4");
  const auto rows = [](const model::Battle& battle) {
    return std::vector(battle.all<model::Placement>().begin(), battle.all<model::Placement>().end());
  };
  const auto onMap = [&](const model::Battle& battle) {
    const auto all = rows(battle);
    return *std::find_if(all.begin(), all.end(), [](const auto& row) { return row.unit && row.hex; });
  };
  const auto document = Document::open(path);
  for (const model::Placement& row : rows(document->battle())) EXPECT_FALSE(row.secondHex);
  const model::Placement unit = onMap(document->battle());
  const auto second = layoutOf(document->battle()).neighbours(*unit.hex).front();
  EXPECT_TRUE(document->apply(model::setSecondHex(document->battle(), unit.id, second, "Across")));
  EXPECT_EQ(askSql(path, "PRAGMA user_version"), std::to_string(store::kSchemaVersion));
  EXPECT_EQ(askSql(path, "SELECT count(*) FROM placement WHERE second_hex IS NOT NULL"), "1");
  EXPECT_EQ(askSql(path, "SELECT second_hex FROM placement WHERE id = " + std::to_string(unit.id.value)),
            std::to_string(second.value));
  int undone = 0;
  while (document->canUndo() && document->undo()) ++undone;
  EXPECT_EQ(undone, 6);
  EXPECT_TRUE(document->takeWarning().empty());
  while (document->canRedo() && document->redo()) --undone;
  EXPECT_EQ(undone, 0);
  EXPECT_EQ(document->battle().find<model::Placement>(unit.id)->secondHex, second);
  const VersionRow* version = versionNamed(*document, "Moved and turned");
  ASSERT_TRUE(version);
  for (const model::Placement& row : rows(document->version(version->id))) EXPECT_FALSE(row.secondHex);
}

}  // namespace
}  // namespace redoubt::document
