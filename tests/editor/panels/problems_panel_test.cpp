#include "editor/panels/problems_panel.h"

#include <QAction>
#include <QApplication>
#include <QHelpEvent>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTimer>
#include <QToolTip>
#include <set>

#include "core/check/check.h"
#include "core/check/report.h"
#include "editor/panels/problems_delegate.h"
#include "tests/editor/panels/panel_fixture.h"

namespace redoubt::editor::test {
namespace {

class ProblemsPanelTest : public PanelTest {
 protected:
  ProblemsPanelTest() {
    show(panel, 368, 400);
    crowd();
  }

  // A third infantry unit in 0304, where two are allowed.
  void crowd() { session.apply(model::moveTo(session.battle(), std::vector{kThirdPlaced}, at(3, 4), 3, "Crowd")); }
  // A placement that names no unit, but nearly one.
  void misspell() {
    model::Placement row = *session.battle().find<model::Placement>(kSecondPlaced);
    row.unit.reset();
    row.words = "2/I Gard";
    model::Edit edit("Misspell");
    edit.put(row);
    ASSERT_TRUE(session.apply(edit));
  }
  // Rows enough for the list to scroll.
  void leaveAway() {
    model::Edit edit("More units");
    for (int i = 0; i < 8; ++i) {
      model::Unit unit = *session.battle().find<model::Unit>(kSpare);
      unit.id = {900 + i};
      unit.slug = "spare-" + std::to_string(i);
      unit.name = "Spare " + std::to_string(i);
      edit.put(unit);
    }
    ASSERT_TRUE(session.apply(edit));
  }
  QListView& list() { return child<QListView>(panel, "problems.list"); }
  const ProblemsModel& model() { return static_cast<const ProblemsModel&>(*list().model()); }
  int rowOfCode(const std::string& code) {
    for (int row = 0; row < model().rowCount(); ++row) {
      if (model().row(row).identity.starts_with(code + '\n')) return row;
    }
    return -1;
  }
  void openMenu(int row, const QString& action, const QString& answer = {}) {
    QTimer::singleShot(0, &panel, [&, action, answer] {
      auto* menu = panel.findChild<QMenu*>(QStringLiteral("problems.menu"));
      ASSERT_NE(menu, nullptr);
      if (!answer.isEmpty()) {
        QTimer::singleShot(0, &panel, [this, answer] {
          auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
          ASSERT_NE(dialog, nullptr);
          told = dialog->labelText();
          dialog->setTextValue(answer);
          dialog->accept();
        });
      }
      for (QAction* one : menu->actions()) {
        if (one->text() == action) {
          menu->setActiveAction(one);
          QTest::keyClick(menu, Qt::Key_Return);
          return;
        }
      }
      ADD_FAILURE() << "no action " << action.toStdString();
      menu->close();
    });
    emit list().customContextMenuRequested(middleOf(list(), row));
  }

  ProblemsPanel panel{session};
  QString told;  // by the dialog that asks for a reason
};

TEST_F(ProblemsPanelTest, ChipsCountBySeverity) {
  const auto text = [&](const char* name) { return child<QPushButton>(panel, name).text(); };
  EXPECT_EQ(text("problems.errors"), QString::number(check::problemCounts(session.findings())[0]));
  EXPECT_EQ(text("problems.warnings"), QString::number(check::problemCounts(session.findings())[1]));
  EXPECT_EQ(text("problems.waived"), QLatin1String("Waived 0"));
  EXPECT_GE(rowOfCode("stack-over-limit"), 0);
  EXPECT_GE(rowOfCode("not-placed"), 0);
}

// Noon has the same blue block as dawn, and so the same stack.
TEST_F(ProblemsPanelTest, ARowThatHoldsInSeveralVariantsSaysInWhich) {
  const int row = rowOfCode("stack-over-limit");
  ASSERT_GE(row, 0);
  ASSERT_EQ(model().findings(row).size(), 2u);
  EXPECT_TRUE(model().row(row).place.contains(QLatin1String("holds in: Morning")))
      << model().row(row).place.toStdString();
}

TEST_F(ProblemsPanelTest, ChipsTellHowManyThereAreCountedInEachVariant) {
  const auto errors = std::count_if(session.findings().begin(), session.findings().end(), [](const auto& finding) {
    return finding.severity == model::Severity::Error && !finding.waived;
  });
  const auto& chip = child<QPushButton>(panel, "problems.errors");
  ASSERT_NE(chip.text(), QString::number(errors));
  EXPECT_EQ(chip.toolTip(), QStringLiteral("error: %1; counted in each variant: %2").arg(chip.text()).arg(errors));
}

TEST_F(ProblemsPanelTest, RowsAreAsHighAsTheirWordsNeedAtEachWidth) {
  const int row = rowOfCode("stack-over-limit");
  const auto fits = [&] {
    QStyleOptionViewItem option;
    option.initFrom(&list());
    option.widget = &list();
    return list().visualRect(model().index(row)).height() ==
           list().itemDelegate()->sizeHint(option, model().index(row)).height();
  };
  const int wide = list().visualRect(model().index(row)).height();
  ASSERT_TRUE(fits());
  panel.resize(262, panel.height());
  QCoreApplication::processEvents();
  EXPECT_TRUE(fits());
  EXPECT_GT(list().visualRect(model().index(row)).height(), wide);
  panel.resize(368, panel.height());
  QCoreApplication::processEvents();
  EXPECT_EQ(list().visualRect(model().index(row)).height(), wide);
}

TEST_F(ProblemsPanelTest, ChipsFilter) {
  QTest::mouseClick(&child<QPushButton>(panel, "problems.errors"), Qt::LeftButton);
  EXPECT_EQ(rowOfCode("stack-over-limit"), -1);
  EXPECT_GE(rowOfCode("not-placed"), 0);
  QTest::mouseClick(&child<QPushButton>(panel, "problems.errors"), Qt::LeftButton);
  EXPECT_GE(rowOfCode("stack-over-limit"), 0);
}

TEST_F(ProblemsPanelTest, TheFilterFieldLooksAtMessageAndPlace) {
  auto& filter = child<QLineEdit>(panel, "problems.filter");
  QTest::keyClicks(&filter, QStringLiteral("0304"));
  EXPECT_GE(rowOfCode("stack-over-limit"), 0);
  EXPECT_EQ(rowOfCode("not-placed"), -1);
  filter.setText(QStringLiteral("no such words"));
  EXPECT_TRUE(child<QLabel>(panel, "problems.empty").isVisible());
  EXPECT_FALSE(list().isVisible());
}

TEST_F(ProblemsPanelTest, AClickJumpsToThePlace) {
  const QSignalSpy jumps(&session, &Session::jumpRequested);
  const int row = rowOfCode("stack-over-limit");
  QTest::mouseClick(list().viewport(), Qt::LeftButton, Qt::NoModifier,
                    list().visualRect(model().index(row)).topLeft() + QPoint(60, 10));
  EXPECT_EQ(jumps.count(), 1);
  EXPECT_EQ(session.hand().selection().hex, at(3, 4));
}

TEST_F(ProblemsPanelTest, TheMapsSelectionMarksItsFirstProblem) {
  session.hand().select({at(3, 4), {}});
  ASSERT_TRUE(list().currentIndex().isValid());
  EXPECT_EQ(list().currentIndex().row(), model().firstAt(at(3, 4)));
  session.hand().select({at(9, 1), {}});
  EXPECT_FALSE(list().currentIndex().isValid());
}

TEST_F(ProblemsPanelTest, NextGoesRound) {
  // Going to another variant's problem brings that variant's rows to the top, so rows are told by what they are about.
  std::set<std::string> visited;
  const int rows = model().rowCount();
  for (int i = 0; i < rows; ++i) {
    panel.next();
    ASSERT_TRUE(list().currentIndex().isValid());
    visited.insert(model().row(list().currentIndex().row()).identity);
  }
  EXPECT_EQ(visited.size(), static_cast<std::size_t>(rows));
}

// A placement whose words miss a name by a letter has a fix: the name.
TEST_F(ProblemsPanelTest, AltEnterAppliesTheFix) {
  misspell();
  int fixable = -1;
  for (int row = 0; row < model().rowCount(); ++row) {
    if (model().row(row).finding.fix) fixable = row;
  }
  ASSERT_GE(fixable, 0);
  const std::string identity = model().row(fixable).identity;
  const auto edits = session.document().history().size();
  list().setFocus();
  list().setCurrentIndex(model().index(fixable));
  QTest::keyClick(&list(), Qt::Key_Return, Qt::AltModifier);
  EXPECT_EQ(session.document().history().size(), edits + 1);
  EXPECT_EQ(model().indexOf(identity), -1);
  session.undo();
  EXPECT_GE(model().indexOf(identity), 0);
}

TEST_F(ProblemsPanelTest, TheRowsButtonAppliesTheFixItNames) {
  misspell();
  int fixable = -1;
  for (int row = 0; row < model().rowCount(); ++row) {
    if (model().row(row).finding.fix) fixable = row;
  }
  ASSERT_GE(fixable, 0);
  const std::string identity = model().row(fixable).identity;
  list().scrollTo(model().index(fixable));
  const QRect button = ProblemsDelegate::buttonRect(list().visualRect(model().index(fixable)), model().row(fixable));
  const QSignalSpy jumps(&session, &Session::jumpRequested);
  QTest::mouseClick(list().viewport(), Qt::LeftButton, Qt::NoModifier, button.center());
  EXPECT_EQ(model().indexOf(identity), -1);
  EXPECT_EQ(jumps.count(), 0) << "the button is not the row";
}

TEST_F(ProblemsPanelTest, WhatAButtonDoesIsReadInFullOverIt) {
  misspell();
  int row = -1;
  for (int each = 0; each < model().rowCount(); ++each) {
    if (model().row(each).finding.fix) row = each;
  }
  ASSERT_GE(row, 0);
  const ProblemRow problem = model().row(row);
  list().scrollTo(model().index(row, 0));
  const QPoint at = ProblemsDelegate::buttonRect(list().visualRect(model().index(row, 0)), problem).center();
  QHelpEvent help(QEvent::ToolTip, at, list().viewport()->mapToGlobal(at));
  QApplication::sendEvent(list().viewport(), &help);
  EXPECT_EQ(QToolTip::text(), problem.button);
  QToolTip::hideText();
}

TEST_F(ProblemsPanelTest, AWaivedProblemIsKeptWithItsReasonAndRestored) {
  const std::string identity = model().row(rowOfCode("not-placed")).identity;
  openMenu(rowOfCode("not-placed"), QStringLiteral("Waive…"), QStringLiteral("as in the book"));
  int row = model().indexOf(identity);
  ASSERT_GE(row, 0);
  EXPECT_TRUE(model().row(row).finding.waived);
  EXPECT_EQ(model().row(row).place, QLatin1String("Waived: as in the book"));
  EXPECT_EQ(child<QPushButton>(panel, "problems.waived").text(), QLatin1String("Waived 1"));
  EXPECT_EQ(stored().all<model::Waiver>().size(), model().row(row).alike.size()) << "of both variants";

  QTest::mouseClick(&child<QPushButton>(panel, "problems.waived"), Qt::LeftButton);
  EXPECT_EQ(model().indexOf(identity), -1);
  QTest::mouseClick(&child<QPushButton>(panel, "problems.waived"), Qt::LeftButton);

  openMenu(model().indexOf(identity), QStringLiteral("Restore"));
  row = model().indexOf(identity);
  ASSERT_GE(row, 0);
  EXPECT_FALSE(model().row(row).finding.waived);
  EXPECT_TRUE(stored().all<model::Waiver>().empty());
}

TEST_F(ProblemsPanelTest, SeveralChosenProblemsAreWaivedWithOneReasonInOneEdit) {
  panel.resize(368, 900);
  QCoreApplication::processEvents();
  const int first = rowOfCode("stack-over-limit");
  const int second = rowOfCode("not-placed");
  ASSERT_NE(first, second);
  const std::string top = model().row(first).identity;
  const std::string other = model().row(second).identity;
  const auto edits = session.document().history().size();
  const QSignalSpy jumps(&session, &Session::jumpRequested);
  const auto pressRow = [&](int row, Qt::KeyboardModifiers modifiers) {
    QTest::mouseClick(list().viewport(), Qt::LeftButton, modifiers,
                      list().visualRect(model().index(row)).topLeft() + QPoint(60, 10));
  };
  pressRow(first, Qt::NoModifier);
  pressRow(second, Qt::ControlModifier);
  EXPECT_EQ(jumps.count(), 1) << "choosing another goes nowhere";
  ASSERT_EQ(list().selectionModel()->selectedRows().size(), 2);
  openMenu(second, QStringLiteral("Waive 2 problems…"), QStringLiteral("as in the book"));
  EXPECT_EQ(session.document().history().size(), edits + 1);
  EXPECT_EQ(session.document().undoTitle(), "Waive 2 problems");
  const int rows = model().rowCount();
  std::set<std::string> last{model().row(rows - 1).identity, model().row(rows - 2).identity};
  EXPECT_EQ(last, (std::set<std::string>{top, other})) << "below all that is open";
  EXPECT_FALSE(stored().all<model::Waiver>().empty());
  EXPECT_EQ(list().selectionModel()->selectedRows().size(), 2) << "still chosen";
  openMenu(model().indexOf(top), QStringLiteral("Restore 2 problems"));
  EXPECT_TRUE(stored().all<model::Waiver>().empty());
}

TEST_F(ProblemsPanelTest, WhatIsWaivedAlongIsTold) {
  model::Edit edit("Columns");
  edit.put(
      model::Rule{*model::info(session.battle())->system, "combat/columns", model::JsonText{R"(["-2", "0", "+1"])"}});
  ASSERT_TRUE(session.apply(edit));
  const auto ofColumns = [&] {
    std::vector<int> rows;
    for (int row = 0; row < model().rowCount(); ++row) {
      const check::Finding* finding = model().finding(row);
      if (finding && finding->subject.text() == "rule/combat/columns") rows.push_back(row);
    }
    return rows;
  };
  const std::vector<int> before = ofColumns();
  ASSERT_EQ(before.size(), 3u) << "one for each column that is no odds";
  const QString chosen = model().row(before[1]).message;
  const QString first = model().row(before[0]).message;
  openMenu(before[1], QStringLiteral("Waive…"), QStringLiteral("a table of differences"));
  EXPECT_TRUE(told.contains(chosen) && told.contains(first)) << told.toStdString();
  EXPECT_TRUE(told.contains(QStringLiteral("together"))) << told.toStdString();
  for (const int row : ofColumns()) EXPECT_TRUE(model().row(row).finding.waived);
}

TEST_F(ProblemsPanelTest, TheHistorySaysWhichProblemWasWaived) {
  openMenu(rowOfCode("not-placed"), QStringLiteral("Waive…"), QStringLiteral("as in the book"));
  const std::string title = session.document().undoTitle();
  EXPECT_TRUE(title.starts_with("Waive: ")) << title;
  EXPECT_GT(title.size(), 15u) << "the problem's own words follow";
}

TEST_F(ProblemsPanelTest, AFixOfALockedLayerIsNotMade) {
  misspell();
  int fixable = -1;
  for (int row = 0; row < model().rowCount(); ++row) {
    if (model().row(row).finding.fix) fixable = row;
  }
  ASSERT_GE(fixable, 0);
  const std::string identity = model().row(fixable).identity;
  session.hand().layers().setState(MapLayer::Counters, {true, true, 1});
  const std::string before = session.document().dump();
  session.applyFix(check::Finding(*model().finding(fixable)));
  EXPECT_EQ(session.document().dump(), before);
  ASSERT_EQ(failures.size(), 1);
  EXPECT_TRUE(failures.takeFirst().contains(QStringLiteral("locked")));
  session.hand().layers().reset();
  session.applyFix(check::Finding(*model().finding(model().indexOf(identity))));
  EXPECT_EQ(model().indexOf(identity), -1);
}

// Rows that come and go above those in sight don't move them.
TEST_F(ProblemsPanelTest, AnEditElsewhereKeepsTheRowsWhatIsChosenAndWhatIsInSight) {
  leaveAway();
  panel.resize(368, 230);
  QCoreApplication::processEvents();
  const int row = rowOfCode("not-placed");
  ASSERT_GT(row, 0);
  list().setCurrentIndex(model().index(row));
  const std::string identity = model().row(row).identity;
  const QChar* words = model().row(row).message.constData();
  const int top = list().visualRect(model().index(row)).top();
  ASSERT_GT(list().verticalScrollBar()->value(), 0);
  const QSignalSpy resets(&model(), &QAbstractItemModel::modelReset);
  const int rows = model().rowCount();
  const auto expectKept = [&](int at) {
    QCoreApplication::processEvents();
    EXPECT_EQ(list().currentIndex().row(), at);
    EXPECT_EQ(list().selectionModel()->selectedRows(), QModelIndexList{model().index(at)});
    EXPECT_EQ(model().row(at).identity, identity);
    EXPECT_EQ(model().row(at).message.constData(), words) << "nothing is worded anew";
    EXPECT_EQ(list().visualRect(model().index(at)).top(), top);
  };
  ASSERT_TRUE(session.apply(model::setFacing(session.battle(), std::vector{kGunPlaced}, model::Facing{}, "Turn")));
  expectKept(row);
  model::Edit edit("Another crowd");
  for (int i = 0; i < 3; ++i) {
    const model::Subject spare{Id<model::Unit>{900 + i}, std::nullopt};
    edit.append(
        model::place(session.battle(), *session.setUp().blockFor(kBlue), spare, at(6, 6), std::nullopt, i + 1, {}));
  }
  ASSERT_TRUE(session.apply(edit));
  EXPECT_LT(model().rowCount(), rows) << "three are placed";
  EXPECT_GT(model().indexOf(identity), row) << "errors come above it";
  expectKept(model().indexOf(identity));
  session.undo();
  EXPECT_EQ(model().rowCount(), rows);
  expectKept(row);
  EXPECT_EQ(resets.count(), 0);
}

TEST_F(ProblemsPanelTest, WhatIsChosenGoesWithItsFixAndIsChosenAgainWhenTheFixIsUndone) {
  misspell();
  int fixable = -1;
  for (int row = 0; row < model().rowCount(); ++row) {
    if (model().row(row).finding.fix) fixable = row;
  }
  ASSERT_GT(fixable, 0);
  const QSignalSpy resets(&model(), &QAbstractItemModel::modelReset);
  list().setCurrentIndex(model().index(fixable));
  const std::string identity = model().row(fixable).identity;
  ASSERT_TRUE(panel.fixCurrent());
  EXPECT_FALSE(list().currentIndex().isValid()) << "the row before is not chosen instead";
  EXPECT_TRUE(list().selectionModel()->selectedRows().isEmpty());
  session.undo();
  ASSERT_TRUE(list().currentIndex().isValid());
  EXPECT_EQ(model().row(list().currentIndex().row()).identity, identity);
  EXPECT_EQ(list().selectionModel()->selectedRows().size(), 1);
  EXPECT_EQ(resets.count(), 0);
}

TEST_F(ProblemsPanelTest, AnotherVariantArrangesTheRowsAndMakesNoneAnew) {
  const QSignalSpy resets(&model(), &QAbstractItemModel::modelReset);
  const int row = rowOfCode("stack-over-limit");
  const QPersistentModelIndex kept = model().index(row);
  const std::string problem = model().row(row).problem;
  list().setCurrentIndex(kept);
  session.setUp().setVariant(kNoon);
  ASSERT_TRUE(kept.isValid());
  EXPECT_EQ(model().row(kept.row()).problem, problem);
  EXPECT_EQ(list().currentIndex(), QModelIndex(kept));
  bool wasAway = false;
  for (int each = 0; each < model().rowCount(); ++each) {
    const ProblemRow& shown = model().row(each);
    if (shown.finding.severity == model::Severity::Error) {
      EXPECT_FALSE(wasAway && shown.isHere) << "those of the shown variant come first";
      wasAway = wasAway || !shown.isHere;
    }
  }
  EXPECT_EQ(resets.count(), 0);
}

TEST_F(ProblemsPanelTest, ARowIsPutIntoWordsWhenItIsFirstLookedAt) {
  ProblemsModel unseen(session);
  ASSERT_GT(unseen.rowCount(), 1);
  for (int row = 0; row < unseen.rowCount(); ++row) EXPECT_FALSE(unseen.at(row).isWorded) << row;
  EXPECT_FALSE(unseen.row(1).message.isEmpty());
  EXPECT_FALSE(unseen.at(0).isWorded);
}

TEST_F(ProblemsPanelTest, RowsAreWordedAnewWhenAVariantIsCalledAnother) {
  const std::string identity = model().row(rowOfCode("stack-over-limit")).identity;
  model::Scenario morning = *session.battle().find<model::Scenario>({1});
  morning.title = "Sunrise";
  model::Edit edit("Rename");
  edit.put(morning);
  ASSERT_TRUE(session.apply(edit));
  EXPECT_TRUE(model().row(model().indexOf(identity)).place.contains(QLatin1String("holds in: Sunrise")));
}

TEST_F(ProblemsPanelTest, RevealMarksARow) {
  const int row = rowOfCode("not-placed");
  panel.reveal(*model().finding(row));
  EXPECT_EQ(list().currentIndex().row(), row);
}

TEST_F(ProblemsPanelTest, ACleanBattleSaysSo) {
  session.setDocument(nullptr);
  EXPECT_EQ(child<QLabel>(panel, "problems.empty").text(), QLatin1String("No battle is open."));
  model::Battle battle = madeUpBattle();
  battle.all<model::Unit>().erase(kSpare);
  battle.all<model::UnitCommand>().erase({kSpare, Id<model::Command>{1}});
  session.setDocument(document::Document::create(file.parent_path() / "clean.battle", battle));
  for (const check::Finding& finding : std::vector(session.findings()))
    session.waive({finding}, QStringLiteral("not of interest here"));
  QTest::mouseClick(&child<QPushButton>(panel, "problems.waived"), Qt::LeftButton);
  EXPECT_TRUE(child<QLabel>(panel, "problems.empty").isVisible());
}

}  // namespace
}  // namespace redoubt::editor::test
