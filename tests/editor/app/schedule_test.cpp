#include "core/rules/turns/schedule.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <set>

#include "core/rules/set_up/set_up.h"
#include "editor/boards/ladder_dialog.h"
#include "editor/boards/schedule_board.h"
#include "editor/boards/step_strip.h"
#include "editor/session/lit_hexes.h"
#include "tests/editor/app/window_fixture.h"

namespace redoubt::editor {
namespace {

using What = rules::GridPaint::What;

class ScheduleInWindow : public WindowTest {
 protected:
  void begin() {
    openSample();
    auto* dock = window_->findChild<QDockWidget*>(QStringLiteral("dock.schedule"));
    ASSERT_TRUE(dock);
    dock->show();
    dock->raise();
    window_->resizeDocks({dock}, {420}, Qt::Vertical);
    QCoreApplication::processEvents();
    board_ = window_->findChild<ScheduleBoard*>(QStringLiteral("schedule"));
    ASSERT_TRUE(board_ && board_->isVisible());
  }

  GridView& view() { return board_->view(); }
  int rowOf(const char* slug) {
    for (int row = 0; row < view().grid().rowCount(); ++row) {
      const rules::GridRow& each = view().grid().row(row);
      const model::Leader* leader = battle().find(each.leader);
      const model::Army* army = battle().find(each.army);
      const bool isIt =
          each.kind == rules::GridRow::Kind::Army ? army && army->slug == slug : leader && leader->slug == slug;
      if (isIt) return row;
    }
    ADD_FAILURE() << slug;
    return 0;
  }
  QModelIndex at(const char* slug, int turn) { return view().grid().index(rowOf(slug), view().grid().columnOf(turn)); }

  void brush(What what) {
    auto* button = board_->findChild<QToolButton*>(QStringLiteral("schedule.brush.%1").arg(static_cast<int>(what)));
    ASSERT_TRUE(button);
    button->click();
  }
  // Drags over turns of a row with the brush in hand.
  void stroke(const char* slug, int first, int last) {
    view().scrollTo(at(slug, first));
    const QPoint from = view().visualRect(at(slug, first)).center();
    const QPoint to = view().visualRect(at(slug, last)).center();
    ASSERT_TRUE(view().viewport()->rect().contains(from) && view().viewport()->rect().contains(to)) << slug << last;
    QTest::mousePress(view().viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(view().viewport(), (from + to) / 2);
    QTest::mouseMove(view().viewport(), to);
    QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, to);
  }
  void select(const char* slug, int first, int last) {
    view().setFocus();
    view().setCurrentIndex(at(slug, first));
    view().selectionModel()->select(QItemSelection(at(slug, first), at(slug, last)),
                                    QItemSelectionModel::ClearAndSelect);
  }
  // Types a set expression for the selected turns of an army.
  void choose(const char* army, int first, int last, const char* text) {
    select(army, first, last);
    QTest::keyClick(&view(), Qt::Key_Return);
    auto* field = view().findChild<QLineEdit*>(QStringLiteral("schedule.choice"));
    ASSERT_TRUE(field);
    field->setText(QString::fromUtf8(text));  // keyClicks knows no accents
    QTest::keyClick(field, Qt::Key_Return);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }

  Id<model::Scenario> scenario() { return *session().setUp().scenario(); }
  // What holds in which turn, whatever lines say it.
  std::multiset<std::string> said() {
    std::multiset<std::string> all;
    for (const rules::ScheduleLine& each : rules::schedule(battle(), session().rules(), scenario())) {
      const model::PoolLine* line = battle().find<model::PoolLine>(each.line);
      const model::Leader* leader = battle().find(each.leader);
      const model::Entry* entry = battle().find(line->entry);
      all.insert(std::to_string(each.turn) + " " + battle().find<model::Army>(each.army)->slug + " " +
                 std::string(model::toText(each.kind)) + " " + (leader ? leader->slug : "*") + " " +
                 std::to_string(each.count.value_or(-1)) + " " + (line->choice ? line->choice->text : "") + " " +
                 (entry ? entry->slug : "") + " " + line->note);
    }
    return all;
  }

  ScheduleBoard* board_ = nullptr;
};

TEST_F(ScheduleInWindow, OfRaclawiceIsMadeByHandAndEqualsTheTranscribedOne) {
  begin();
  const auto printed = said();
  ASSERT_GT(printed.size(), 60u);
  view().setFocus();
  view().selectAll();
  QTest::keyClick(&view(), Qt::Key_Delete);
  ASSERT_TRUE(said().empty());

  brush(What::Fixed);
  stroke("kosciuszko", 1, 15);
  stroke("tormasow", 1, 15);
  stroke("pustowalow", 1, 1);
  stroke("f-denisow", 12, 12);
  brush(What::Opens);
  stroke("pustowalow", 1, 1);
  auto* note = board_->findChild<QLineEdit*>(QStringLiteral("schedule.note"));
  brush(What::Enters);
  stroke("f-denisow", 12, 12);
  board_->setBrush(std::nullopt);
  select("slaski", 8, 8);
  QTest::keyClick(&view(), Qt::Key_Return);
  auto* menu = board_->findChild<QMenu*>(QStringLiteral("schedule.menu"));
  ASSERT_TRUE(menu);
  menu->actions().back()->trigger();  // available from turn 8 on
  menu->close();
  select("slaski", 3, 3);
  ASSERT_TRUE(note->isVisible());
  note->setFocus();
  note->clear();
  QTest::keyClicks(note, QStringLiteral("Earlier if units of his are in a melee hex: then from the following turn."));
  QTest::keyClick(note, Qt::Key_Return);
  choose("polish-army", 1, 15, "2");
  choose("russian-army", 1, 15, "2");
  choose("russian-army", 1, 1, "1");
  choose("russian-army", 12, 12, "1");
  // The note of the line that opens is the one of that line alone.
  for (const model::PoolLine* line : rules::rowsIn<model::PoolLine>(battle(), scenario())) {
    if (line->kind != model::PoolKind::Opens) continue;
    model::PoolLine row = *line;
    row.note = "His activation begins the game.";
    model::Edit edit("Note");
    edit.put(row);
    ASSERT_TRUE(session().apply(edit));
  }
  EXPECT_EQ(said(), printed);
}

TEST_F(ScheduleInWindow, AStrokeIsOneEditAndTakesAwayWhatIsThere) {
  begin();
  const auto before = said();
  const std::size_t edits = session().document().history().size();
  brush(What::Fixed);
  stroke("zajaczek", 3, 7);
  EXPECT_EQ(session().document().history().size(), edits + 1);
  EXPECT_EQ(said().size(), before.size() + 5);
  stroke("zajaczek", 3, 7);
  EXPECT_EQ(said(), before);
  session().undo();
  session().undo();
  EXPECT_EQ(said(), before);
}

TEST_F(ScheduleInWindow, TheKeyboardAloneSetsWhatACellIs) {
  begin();
  select("zajaczek", 2, 4);
  QTest::keyClick(&view(), Qt::Key_Space);
  EXPECT_TRUE(view().grid().cell(at("zajaczek", 3)).isFixed);
  QTest::keyClicks(&view(), QStringLiteral("-"));
  EXPECT_TRUE(view().grid().cell(at("zajaczek", 3)).isBarred);
  EXPECT_FALSE(view().grid().cell(at("zajaczek", 3)).isFixed);
  QTest::keyClick(&view(), Qt::Key_Delete);
  EXPECT_FALSE(view().grid().cell(at("zajaczek", 3)).isBarred);
}

TEST_F(ScheduleInWindow, AWrongSetExpressionChangesNothing) {
  begin();
  const auto before = said();
  choose("russian-army", 3, 5, "2 of {Tormasov, Nobody}");
  EXPECT_EQ(said(), before);
  choose("russian-army", 3, 5, "1 of {Tormasow, Pustowałow}");
  EXPECT_NE(said(), before);
  EXPECT_EQ(view().grid().index(rowOf("russian-army"), 3).data(Qt::EditRole).toString(),
            QStringLiteral("1 of {Tormasow, Pustowałow}"));
}

TEST_F(ScheduleInWindow, EntryHexesLightUpOnTheMap) {
  begin();
  select("f-denisow", 12, 12);
  const auto& lit = LitHexes::of(session()).hexes();
  EXPECT_EQ(lit, (std::set<hex::HexKey>{hex("0126")}));
  auto* fallback = board_->findChild<QComboBox*>(QStringLiteral("schedule.fallback"));
  ASSERT_TRUE(fallback->isVisible());
  EXPECT_EQ(fallback->currentIndex(), static_cast<int>(model::EntryFallback::NearestFree));
  fallback->setCurrentIndex(static_cast<int>(model::EntryFallback::Wait));
  emit fallback->activated(fallback->currentIndex());
  EXPECT_EQ(battle().bySlug<model::Entry>("denisow-turn-12")->fallback, model::EntryFallback::Wait);
  select("tormasow", 3, 3);
  EXPECT_TRUE(LitHexes::of(session()).hexes().empty());
}

TEST_F(ScheduleInWindow, ABoundOfVictoryStandsBesideTheThresholds) {
  begin();
  const QString text = board_->findChild<QLabel*>(QStringLiteral("schedule.bounds"))->text();
  EXPECT_TRUE(text.contains(QStringLiteral("167"))) << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("159"))) << text.toStdString();
}

// R3.4: nine points, two counters, four levels.
TEST_F(ScheduleInWindow, TheStepsOfTheScythemenLieInTheInspector) {
  openSample();
  const model::Placement* counter = placementOf("1/kosynier");
  session().hand().select({counter->hex, {counter->id}});
  QCoreApplication::processEvents();
  auto* strip = window_->findChild<StepStrip*>(QStringLiteral("inspector.steps"));
  ASSERT_TRUE(strip);
  std::vector<int> sizes;
  for (const StepTile& tile : strip->tiles()) sizes.push_back((*tile.face.figures)[1].value.value_or(0));
  ASSERT_EQ(sizes.size(), 4u);
  EXPECT_EQ(sizes.front(), 9);
  EXPECT_TRUE(std::is_sorted(sizes.rbegin(), sizes.rend()));
  EXPECT_EQ(strip->tiles()[2].title, QStringLiteral("2 front"));
  trigger("counter.ladder");
  auto* dialog = window_->findChild<LadderDialog*>();
  ASSERT_TRUE(dialog);
  EXPECT_EQ(dialog->plan().points, 2) << "most steps are two points";
  EXPECT_EQ(dialog->plan().counters, 2);
}

}  // namespace
}  // namespace redoubt::editor
