#include "editor/panels/history_panel.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QDialog>
#include <QInputDialog>
#include <QLabel>
#include <QListView>
#include <QMessageBox>
#include <QPersistentModelIndex>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>

#include "core/model/map_verbs.h"
#include "tests/editor/panels/panel_fixture.h"

namespace redoubt::editor::test {
namespace {

class HistoryPanelTest : public PanelTest {
 protected:
  HistoryPanelTest() { show(panel, 288, 262); }

  void paint(int column, const char* terrain, const char* title) {
    const hex::HexKey hex = at(column, 1);
    ASSERT_TRUE(session.apply(model::paintTerrain(session.battle(), {&hex, 1}, terrain, title)));
  }
  void threeEdits() {
    paint(1, "woods", "Paint one");
    paint(2, "woods", "Paint two");
    session.nameVersion(QStringLiteral("Two woods"));
    paint(3, "woods", "Paint three");
  }
  QListView& list() { return child<QListView>(panel, "history.list"); }
  const HistoryModel& model() { return static_cast<const HistoryModel&>(*list().model()); }
  int row(const char* title) { return rowOf(list(), QString::fromUtf8(title)); }
  std::string terrain(int column) const { return stored().find<model::HexRow>(at(column, 1))->terrain; }

  HistoryPanel panel{session};
};

TEST_F(HistoryPanelTest, EditsAndVersionsStandInTheirOrder) {
  threeEdits();
  EXPECT_LT(row("Before the first edit"), row("Paint one"));
  EXPECT_LT(row("Paint two"), row("Two woods"));
  EXPECT_LT(row("Two woods"), row("Paint three"));
  EXPECT_EQ(model().line(row("Two woods")).kind, HistoryLine::Kind::Version);
  EXPECT_EQ(model().currentRow(), row("Paint three"));
}

TEST_F(HistoryPanelTest, AVersionJustNamedIsSeen) {
  for (int i = 0; i < 12; ++i) paint(1 + i % 8, i < 8 ? "woods" : "clear", "Paint");
  QCoreApplication::processEvents();
  session.nameVersion(QStringLiteral("Half way"));
  QCoreApplication::processEvents();
  const QRect seen = list().visualRect(list().model()->index(row("Half way"), 0));
  EXPECT_TRUE(list().viewport()->rect().contains(seen)) << seen.top() << " of " << list().viewport()->height();
}

TEST_F(HistoryPanelTest, AClickUndoesUpToARowAndBack) {
  threeEdits();
  clickRow(list(), row("Paint one"));
  EXPECT_EQ(terrain(1), "woods");
  EXPECT_EQ(terrain(2), "clear");
  EXPECT_EQ(terrain(3), "clear");
  EXPECT_EQ(model().currentRow(), row("Paint one"));
  EXPECT_EQ(model().line(row("Paint three")).state, store::HistoryState::Undone);
  clickRow(list(), row("Paint three"));
  EXPECT_EQ(terrain(3), "woods");
}

TEST_F(HistoryPanelTest, AnEditAddsALineAndLeavesTheOthers) {
  QAbstractItemModelTester tester(list().model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
  threeEdits();
  const QPersistentModelIndex first(model().index(row("Paint one")));
  QSignalSpy added(list().model(), &QAbstractItemModel::rowsInserted);
  QSignalSpy removed(list().model(), &QAbstractItemModel::rowsRemoved);
  paint(4, "woods", "Paint four");
  ASSERT_EQ(added.size(), 1);
  EXPECT_EQ(added[0][1].toInt(), row("Paint four"));
  EXPECT_EQ(removed.size(), 0);
  EXPECT_EQ(model().currentRow(), row("Paint four"));
  clickRow(list(), row("Paint two"));
  EXPECT_EQ(model().line(row("Paint four")).state, store::HistoryState::Undone);
  paint(5, "marsh", "Paint five");
  EXPECT_EQ(row("Paint four"), -1) << "what was undone is gone";
  EXPECT_EQ(model().currentRow(), row("Paint five"));
  EXPECT_TRUE(first.isValid());
  EXPECT_EQ(first.row(), row("Paint one"));
}

TEST_F(HistoryPanelTest, EnterOnTheBeginningUndoesEverything) {
  threeEdits();
  list().setFocus();
  list().setCurrentIndex(model().index(row("Before the first edit")));
  QTest::keyClick(&list(), Qt::Key_Return);
  EXPECT_EQ(stored(), madeUpBattle());
  EXPECT_EQ(model().currentRow(), row("Before the first edit"));
}

TEST_F(HistoryPanelTest, GoingBackToAVersionIsAnEditOfItsOwn) {
  threeEdits();
  EXPECT_FALSE(child<QPushButton>(panel, "history.back").isVisible());
  clickRow(list(), row("Two woods"));
  EXPECT_EQ(terrain(3), "woods") << "choosing a version changes nothing";
  QTest::mouseClick(&child<QPushButton>(panel, "history.back"), Qt::LeftButton);
  EXPECT_EQ(terrain(2), "woods");
  EXPECT_EQ(terrain(3), "clear");
  session.undo();
  EXPECT_EQ(terrain(3), "woods");
}

TEST_F(HistoryPanelTest, AVersionIsHandedOnToBeCompared) {
  threeEdits();
  clickRow(list(), row("Two woods"));
  QSignalSpy wanted(&panel, &HistoryPanel::compareWanted);
  QTest::mouseClick(&child<QPushButton>(panel, "history.compare"), Qt::LeftButton);
  ASSERT_EQ(wanted.size(), 1);
  const auto& versions = session.document().versions();
  EXPECT_TRUE(std::any_of(versions.begin(), versions.end(), [&](const store::VersionRow& each) {
    return each.id == wanted[0][0].toLongLong() && each.name == "Two woods";
  }));
}

TEST_F(HistoryPanelTest, RemovingAVersionAsksFirst) {
  threeEdits();
  clickRow(list(), row("Two woods"));
  const auto answer = [&](const QString& text) {
    QTimer::singleShot(0, &panel, [text] {
      auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      ASSERT_NE(question, nullptr);
      for (QAbstractButton* button : question->buttons()) {
        if (button->text().remove(QLatin1Char('&')) == text) {
          button->click();
          return;
        }
      }
      ADD_FAILURE() << "no such button";
      question->close();
    });
    QTest::mouseClick(&child<QPushButton>(panel, "history.remove"), Qt::LeftButton);
  };
  answer(QStringLiteral("Cancel"));
  EXPECT_GE(row("Two woods"), 0);
  answer(QStringLiteral("Remove"));
  EXPECT_EQ(row("Two woods"), -1);
  EXPECT_EQ(terrain(3), "woods");
}

TEST_F(HistoryPanelTest, AVersionIsRenamedByF2) {
  threeEdits();
  clickRow(list(), row("Two woods"));
  const auto answer = [&](const QString& name) {
    QTimer::singleShot(0, &panel, [name] {
      auto* question = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
      ASSERT_NE(question, nullptr);
      question->setTextValue(name);
      question->accept();
    });
    QTest::keyClick(&list(), Qt::Key_F2);
  };
  answer(QStringLiteral("  "));
  EXPECT_GE(row("Two woods"), 0) << "not without a name";
  answer(QStringLiteral(" Both woods "));
  EXPECT_EQ(row("Two woods"), -1);
  session.setDocument(nullptr);
  session.setDocument(document::Document::open(file));
  EXPECT_GE(row("Both woods"), 0);
  list().setCurrentIndex(model().index(row("As opened in this sitting")));
  QTest::keyClick(&list(), Qt::Key_F2);
  EXPECT_EQ(QApplication::activeModalWidget(), nullptr) << "what the program named keeps its name";
}

TEST_F(HistoryPanelTest, HistoryIsThereAfterReopening) {
  threeEdits();
  session.setDocument(nullptr);
  EXPECT_EQ(model().rowCount(), 0);
  session.setDocument(document::Document::open(file));
  EXPECT_EQ(model().currentRow(), row("Paint three"));
  clickRow(list(), row("Paint two"));
  EXPECT_EQ(terrain(3), "clear");
}

TEST_F(HistoryPanelTest, AReadOnlyBattleShowsItsHistoryAndKeepsIt) {
  threeEdits();
  reopenReadOnly();
  if (model().rowCount() == 0) return;
  clickRow(list(), 0);
  EXPECT_EQ(terrain(3), "woods");
}

}  // namespace
}  // namespace redoubt::editor::test
