#include "core/document/document.h"

#include <unistd.h>

#include <cmath>
#include <limits>

#include "core/store/schema.h"
#include "tests/core/document/document_fixture.h"

namespace redoubt::document {
namespace {

using store::HistoryState;

TEST_F(DocumentTest, AnEditIsInTheFileWhenApplyReturns) {
  EXPECT_TRUE(document->apply(paint(3, 3, "woods")));
  EXPECT_EQ(terrainAt(3, 3), "woods");
  expectSound();
  EXPECT_EQ(askSql(in("a.battle"), "SELECT terrain FROM hex WHERE hex = 10031003"), "woods");
  ASSERT_EQ(document->history().size(), 1U);
  EXPECT_EQ(document->history()[0].title, "Paint woods");
  EXPECT_EQ(document->history()[0].changeCount, 1);
  EXPECT_EQ(document->undoTitle(), "Paint woods");
  EXPECT_EQ(askSql(in("a.battle"), "SELECT count(*) FROM history"), "1");
}

TEST_F(DocumentTest, UndoAndRedoGoBackAndForth) {
  const std::string start = document->dump();
  document->apply(paint(3, 3, "woods"));
  const std::string middle = document->dump();
  document->apply(paint(3, 3, "marsh", 2));
  const std::string end = document->dump();

  EXPECT_TRUE(document->undo());
  EXPECT_EQ(document->dump(), middle);
  EXPECT_EQ(document->redoTitle(), "Paint marsh");
  EXPECT_TRUE(document->undo());
  EXPECT_EQ(document->dump(), start);
  expectSound();
  EXPECT_FALSE(document->canUndo());
  EXPECT_FALSE(document->undo());
  EXPECT_TRUE(document->redo());
  EXPECT_EQ(document->dump(), middle);
  EXPECT_TRUE(document->redo());
  EXPECT_EQ(document->dump(), end);
  EXPECT_FALSE(document->redo());
  expectSound();
}

TEST_F(DocumentTest, UndoGoesOnPastReopening) {
  const std::string start = document->dump();
  document->apply(paint(1, 1, "woods"));
  document->apply(paint(2, 2, "woods"));
  document->undo();
  const std::string left = document->dump();
  reopen();
  EXPECT_EQ(document->dump(), left);
  EXPECT_EQ(document->undoTitle(), "Paint woods");
  EXPECT_TRUE(document->canRedo());
  EXPECT_TRUE(document->undo());
  EXPECT_EQ(document->dump(), start);
  reopen();
  EXPECT_FALSE(document->canUndo());
  EXPECT_TRUE(document->redo());
  EXPECT_TRUE(document->redo());
  EXPECT_EQ(terrainAt(2, 2), "woods");
  expectSound();
}

TEST_F(DocumentTest, ANewEditDropsWhatCouldBeRedone) {
  document->apply(paint(1, 1, "woods"));
  document->apply(paint(2, 2, "woods"));
  document->undo();
  document->apply(paint(3, 3, "marsh"));
  EXPECT_FALSE(document->canRedo());
  ASSERT_EQ(document->history().size(), 2U);
  EXPECT_LT(document->history()[0].sequence, document->history()[1].sequence);
  EXPECT_EQ(askSql(in("a.battle"), "SELECT count(*) FROM history"), "2");
  reopen();
  EXPECT_EQ(document->history().size(), 2U);
  EXPECT_FALSE(document->canRedo());
}

TEST_F(DocumentTest, AnEditThatChangesNothingLeavesNoTrace) {
  document->apply(paint(1, 1, "woods"));
  document->undo();
  const std::string bytes = readBytes(in("a.battle"));
  EXPECT_FALSE(document->apply(model::Edit("Nothing")));
  EXPECT_FALSE(document->apply(paint(1, 1, "clear")));
  model::Edit absent("Erase what is not there");
  absent.erase<model::HexRow>(hexAt(99, 99));
  EXPECT_FALSE(document->apply(absent));
  EXPECT_EQ(readBytes(in("a.battle")), bytes);
  EXPECT_TRUE(document->canRedo());
  EXPECT_EQ(document->history().size(), 1U);
}

TEST_F(DocumentTest, APutWinsOverAnErasureAndTheLastPutOverEarlierOnes) {
  model::Edit edit("Mixed");
  edit.erase<model::HexRow>(hexAt(5, 5));
  edit.put(model::HexRow{hexAt(5, 5), "woods", 1});
  edit.put(model::HexRow{hexAt(1, 1), "woods", 1});
  edit.put(model::HexRow{hexAt(5, 5), "marsh", 2});
  edit.erase<model::HexRow>(hexAt(1, 1));
  edit.erase<model::HexRow>(hexAt(2, 2));
  edit.erase<model::HexRow>(hexAt(2, 2));
  const model::Battle expected = model::applied(document->battle(), edit);
  EXPECT_TRUE(document->apply(edit));
  EXPECT_EQ(document->battle(), expected);
  EXPECT_EQ(terrainAt(5, 5), "marsh");
  EXPECT_EQ(terrainAt(1, 1), "woods");
  EXPECT_EQ(terrainAt(2, 2), "none");
  EXPECT_EQ(document->history().back().changeCount, 3);
  expectSound();
}

TEST_F(DocumentTest, GoToWalksToAnyStep) {
  std::vector<std::string> dumps{document->dump()};
  for (int i = 1; i <= 5; ++i) {
    document->apply(paint(i, 1, "woods"));
    dumps.push_back(document->dump());
  }
  const auto history = document->history();
  for (std::size_t target : {2U, 5U, 0U, 4U, 1U, 3U}) {
    document->goTo(target == 0 ? 0 : history[target - 1].sequence);
    EXPECT_EQ(document->dump(), dumps[target]) << target;
  }
  expectError(ErrorCode::NotFound, "no longer", [&] { document->goTo(4711); });
}

TEST_F(DocumentTest, AnEditThatBreaksAReferenceIsRefusedWhole) {
  document->apply(paint(1, 1, "woods"));
  document->undo();
  const std::string dumpBefore = document->dump();
  const model::Battle battleBefore = document->battle();
  model::Edit edit = paint(2, 2, "woods");
  model::Army army;
  army.id = Id<model::Army>{7};
  army.player = Id<model::Player>{8};  // nobody
  edit.put(army);
  expectError(ErrorCode::Refused, "FOREIGN KEY", [&] { document->apply(edit); });
  EXPECT_EQ(document->dump(), dumpBefore);
  EXPECT_EQ(document->battle(), battleBefore);
  EXPECT_EQ(document->history().size(), 1U);
  EXPECT_TRUE(document->canRedo());
  EXPECT_TRUE(document->apply(paint(3, 3, "marsh")));
  expectSound();
}

TEST_F(DocumentTest, RemovingWhatOthersReferToIsRefused) {
  model::Edit make("Make");
  make.put(model::Army{.id = Id<model::Army>{1}, .slug = "a", .player = Id<model::Player>{1}, .name = "A",
                       .colour = "#000000"});
  make.put(model::Player{.id = Id<model::Player>{1}, .slug = "p", .name = "P"});
  ASSERT_TRUE(document->apply(make));
  model::Edit remove("Remove");
  remove.erase<model::Player>(Id<model::Player>{1});
  expectError(ErrorCode::Refused, "FOREIGN KEY", [&] { document->apply(remove); });
  remove.erase<model::Army>(Id<model::Army>{1});
  EXPECT_TRUE(document->apply(remove));
  EXPECT_TRUE(document->undo());
  EXPECT_TRUE(document->undo());
  expectSound();
}

TEST_F(DocumentTest, ValuesNoFileCanHoldAreRefused) {
  const std::string dumpBefore = document->dump();
  const auto refuses = [&](const std::string& part, const auto& row) {
    model::Edit edit = paint(1, 1, "woods");
    edit.put(row);
    expectError(ErrorCode::Refused, part, [&] { document->apply(edit); });
    EXPECT_EQ(document->dump(), dumpBefore);
    EXPECT_FALSE(document->canUndo());
  };
  model::Symbol symbol{.id = Id<model::Symbol>{1}, .hex = hexAt(1, 1), .kind = "mill"};
  refuses("column dx", [&] { auto s = symbol; s.dx = std::nan(""); return s; }());
  refuses("column angle", [&] { auto s = symbol; s.angle = std::numeric_limits<double>::infinity(); return s; }());
  refuses("column id", [&] { auto s = symbol; s.id = {}; return s; }());
  refuses("column id", [&] { auto s = symbol; s.id.value = std::int64_t{1} << 53; return s; }());
  refuses("column hex", [&] { auto s = symbol; s.hex.value = -1; return s; }());
  refuses("column kind", [&] { auto s = symbol; s.kind = std::string("mi\0ll", 5); return s; }());
  refuses("column kind", [&] { auto s = symbol; s.kind = "mill\xff"; return s; }());
  refuses("column dx", [&] { auto s = symbol; s.dx = 1e10; return s; }());
  refuses("column kind", [&] { auto s = symbol; s.kind = std::string(1'001, 'm'); return s; }());
  refuses("column side", model::Link{{9'999'999'999}, "road"});
  refuses("column kind", model::Zone{.id = Id<model::Zone>{1}, .kind = static_cast<model::ZoneKind>(9)});
}

TEST_F(DocumentTest, EveryTableTakesInsertUpdateAndDeleteAndGivesThemBack) {
  const model::Battle empty = document->battle();
  const model::Battle full = [&] {
    model::Battle battle = everyTable();
    battle.all<model::HexRow>() = empty.all<model::HexRow>();
    return battle;
  }();
  // The same rows with the plain values of the other row.
  model::Battle changed = full;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    if constexpr (!std::is_same_v<Row, model::MapSheet> && !std::is_same_v<Row, model::HexRow>) {
      const auto& rows = full.all<Row>();
      const Row& first = *rows.begin();
      const Row& second = *std::next(rows.begin());
      for (const auto& [row, other] : {std::pair{first, second}, std::pair{second, first}}) {
        Row mixed = other;
        model::forEachField<Row>([&](const auto& field) {
          if (field.isKey) mixed.*(field.member) = row.*(field.member);
        });
        changed.all<Row>().put(mixed);
      }
    }
  });
  const std::vector<model::Battle> stations{empty, full, changed, full, empty, changed, empty};
  for (std::size_t i = 1; i < stations.size(); ++i) {
    const model::Changes difference = model::difference(stations[i - 1], stations[i]);
    ASSERT_TRUE(document->apply(model::toEdit(difference, "Station " + std::to_string(i))));
    EXPECT_EQ(document->battle(), stations[i]);
    EXPECT_EQ(document->history().back().changeCount, static_cast<int>(difference.count()));
    expectSound();
  }
  for (std::size_t i = stations.size() - 1; i > 0; --i) {
    ASSERT_TRUE(document->undo());
    EXPECT_EQ(document->battle(), stations[i - 1]);
    expectSound();
  }
  for (std::size_t i = 1; i < stations.size(); ++i) {
    ASSERT_TRUE(document->redo());
    EXPECT_EQ(document->battle(), stations[i]);
    expectSound();
  }
}

TEST_F(DocumentTest, UndoOfAUnitWithItsSteps) {
  // With ON DELETE CASCADE in the schema this would abort half-way.
  model::Edit edit("Add unit");
  edit.put(model::Player{.id = Id<model::Player>{1}});
  edit.put(model::Army{.id = Id<model::Army>{1}, .player = Id<model::Player>{1}});
  edit.put(model::Unit{.id = Id<model::Unit>{1}, .army = Id<model::Army>{1}});
  edit.put(model::Counter{.id = Id<model::Counter>{1}, .unit = Id<model::Unit>{1}});
  for (int i = 1; i <= 4; ++i) {
    edit.put(model::Face{.id = Id<model::Face>{i}, .counter = Id<model::Counter>{1}});
    edit.put(
        model::Step{.id = Id<model::Step>{i}, .unit = Id<model::Unit>{1}, .ordinal = i, .face = Id<model::Face>{i}});
  }
  const std::string start = document->dump();
  document->apply(edit);
  const std::string end = document->dump();
  EXPECT_TRUE(document->undo());
  EXPECT_EQ(document->dump(), start);
  EXPECT_TRUE(document->redo());
  EXPECT_EQ(document->dump(), end);
}

TEST_F(DocumentTest, UndoOfASwapOfStackOrders) {
  // With a UNIQUE constraint on block, hex and stack this would fail or, worse, go wrong.
  model::Edit edit("Stack");
  edit.put(model::Player{.id = Id<model::Player>{1}});
  edit.put(model::Army{.id = Id<model::Army>{1}, .player = Id<model::Player>{1}});
  edit.put(model::SetUpBlock{.id = Id<model::SetUpBlock>{1}, .army = Id<model::Army>{1}});
  const auto placed = [](int id, int stack) {
    return model::Placement{.id = Id<model::Placement>{id}, .block = Id<model::SetUpBlock>{1}, .hex = hexAt(4, 4),
                            .stack = stack};
  };
  for (int i = 1; i <= 3; ++i) edit.put(placed(i, i));
  document->apply(edit);
  const std::string before = document->dump();
  model::Edit swap("Swap");
  swap.put(placed(1, 3));
  swap.put(placed(2, 1));
  swap.put(placed(3, 2));
  document->apply(swap);
  const std::string after = document->dump();
  EXPECT_TRUE(document->undo());
  EXPECT_EQ(document->dump(), before);
  EXPECT_TRUE(document->redo());
  EXPECT_EQ(document->dump(), after);
}

TEST_F(DocumentTest, RemovingEveryRowOfATableIsRecorded) {
  // DELETE without WHERE would leave an empty changeset.
  model::Edit edit("Clear the map");
  for (const model::HexRow& hex : document->battle().all<model::HexRow>()) edit.erase<model::HexRow>(hex.hex);
  const std::string start = document->dump();
  EXPECT_TRUE(document->apply(edit));
  EXPECT_TRUE(document->battle().all<model::HexRow>().empty());
  EXPECT_EQ(askSql(in("a.battle"), "SELECT count(*) FROM hex"), "0");
  EXPECT_EQ(document->history().back().changeCount, 80);
  EXPECT_TRUE(document->undo());
  EXPECT_EQ(document->dump(), start);
}

TEST_F(DocumentTest, HistoryItselfIsNeverRecorded) {
  document->apply(paint(1, 1, "woods"));
  document->nameVersion("One");
  document->apply(paint(2, 2, "woods"));
  document->undo();
  document->undo();
  EXPECT_EQ(document->history().size(), 2U);
  EXPECT_EQ(askSql(in("a.battle"), "SELECT count(*) FROM history"), "2");
  EXPECT_EQ(askSql(in("a.battle"), "SELECT count(*) FROM version WHERE kind = 'named'"), "1");
}

TEST_F(DocumentTest, OpeningForReadingLeavesEverythingAlone) {
  document->apply(paint(1, 1, "woods"));
  document.reset();
  const auto before = listing(folder());
  const auto looking = Document::open(in("a.battle"), Mode::ReadOnly);
  EXPECT_TRUE(looking->isReadOnly());
  EXPECT_EQ(looking->battle().find<model::HexRow>(hexAt(1, 1))->terrain, "woods");
  EXPECT_FALSE(looking->canUndo());
  EXPECT_FALSE(looking->canRevertToOpened());
  expectError(ErrorCode::ReadOnly, "save a copy", [&] { looking->apply(paint(1, 1, "clear")); });
  expectError(ErrorCode::ReadOnly, "save a copy", [&] { looking->undo(); });
  expectError(ErrorCode::ReadOnly, "save a copy", [&] { looking->nameVersion("x"); });
  EXPECT_EQ(store::dump(looking->battle()), looking->dump());
  EXPECT_EQ(listing(folder()), before);

  looking->saveAs(in("b.battle"));
  EXPECT_FALSE(looking->isReadOnly());
  EXPECT_EQ(looking->path(), in("b.battle"));
  EXPECT_TRUE(looking->apply(paint(1, 1, "clear")));
}

TEST_F(DocumentTest, OpeningForEditingWritesNothing) {
  document->apply(paint(1, 1, "woods"));
  document.reset();
  const auto before = listing(folder());
  document = Document::open(in("a.battle"));
  EXPECT_FALSE(document->wasRecovered());
  EXPECT_EQ(listing(folder()), before);
  document.reset();
  EXPECT_EQ(listing(folder()), before);
}

TEST_F(DocumentTest, ASecondWindowIsToldWhoHoldsTheFile) {
  const std::string self = "process " + std::to_string(::getpid());
  expectError(ErrorCode::ReadOnly, self, [&] { Document::open(in("a.battle")); });
  document.reset();
  EXPECT_EQ(store::Holder::current(in("a.battle")), std::nullopt);
  EXPECT_NO_THROW(Document::open(in("a.battle")));
}

TEST_F(DocumentTest, TheWindowOfAnotherProgramIsNamedAndCanBeLookedOver) {
  document.reset();
  std::unique_ptr<OtherProgram> other = std::make_unique<OtherProgram>([&] {
    Document::open(in("a.battle")).release()->apply(paint(1, 1, "woods"));
  });
  const std::string who = "process " + std::to_string(other->id());
  expectError(ErrorCode::ReadOnly, who, [&] { Document::open(in("a.battle")); });
  const auto looking = Document::open(in("a.battle"), Mode::ReadOnly);
  EXPECT_EQ(looking->battle().find<model::HexRow>(hexAt(1, 1))->terrain, "woods");
  other.reset();
  EXPECT_NO_THROW(Document::open(in("a.battle")));
}

TEST_F(DocumentTest, ACrashLeavesNoStaleHolder) {
  document.reset();
  EXPECT_EQ(inChild([&]() -> std::string {
              auto* lost = Document::open(in("a.battle")).release();
              lost->apply(paint(1, 1, "woods"));
              const std::string who = said(store::Holder::current(in("a.battle")).value_or("nobody"));
              return who.find("process") != std::string::npos ? "held" : "free";
            }),
            "held");
  EXPECT_EQ(store::Holder::current(in("a.battle")), std::nullopt);
  document = Document::open(in("a.battle"));
  EXPECT_EQ(terrainAt(1, 1), "woods");
}

}  // namespace
}  // namespace redoubt::document
