#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QTranslator>
#include <algorithm>
#include <set>
#include <stdexcept>

#include "core/store/dump.h"
#include "editor/app/scenario_bar.h"
#include "editor/boards/figures_view.h"
#include "tests/editor/app/window_fixture.h"

// Where the keyboard is, and where it goes by itself.
namespace redoubt::editor {
namespace {

class KeyboardTest : public WindowTest {
 protected:
  template <class Widget>
  Widget& child(const char* name) {
    auto* found = window_->findChild<Widget*>(QString::fromLatin1(name));
    if (!found) throw std::runtime_error(std::string("no widget called ") + name);
    return *found;
  }
  static QWidget* focused() { return QApplication::focusWidget(); }
  // A list is all covered by its viewport.
  static bool isSeen(const QWidget& control) {
    const auto* area = qobject_cast<const QAbstractScrollArea*>(&control);
    const QWidget& shown = area ? *area->viewport() : control;
    return shown.isVisible() && !shown.visibleRegion().isEmpty();
  }
  bool mapHasKeyboard() { return focused() == &canvas(); }
  void focusDock(const char* dock) {
    child<QDockWidget>(dock).show();
    child<QDockWidget>(dock).raise();
    QCoreApplication::processEvents();
    trigger((std::string("view.") + dock).c_str());
    ASSERT_TRUE(child<QDockWidget>(dock).isAncestorOf(focused())) << dock;
  }
  void typeInto(const char* command, const char* field, const QString& text) {
    trigger(command);
    auto& line = child<QLineEdit>(field);
    QTest::keyClicks(&line, text);
    QTest::keyClick(&line, Qt::Key_Return);
    QCoreApplication::processEvents();
  }
};

TEST_F(KeyboardTest, GoingToAHexGoesToTheMapWhereverTheKeyboardWas) {
  openSample();
  focusDock("dock.problems");
  typeInto("go.anything", "goTo.field", QStringLiteral("0909"));
  EXPECT_TRUE(mapHasKeyboard());
  EXPECT_EQ(session().hand().selection().hex, hex("0909"));
  QTest::keyClick(focused(), Qt::Key_Right);
  EXPECT_EQ(session().hand().selection().hex, hex("1009"));
}

TEST_F(KeyboardTest, AToolTakenFromThePaletteOrByItsKeyGoesToTheMap) {
  openSample();
  focusDock("dock.history");
  typeInto("tools.palette", "palette.field", QStringLiteral("Levels"));
  EXPECT_EQ(session().hand().tool(), QLatin1String("tool.level"));
  EXPECT_TRUE(mapHasKeyboard());
  focusDock("dock.history");
  typeInto("tools.palette", "palette.field", QStringLiteral("Paint Woods"));
  EXPECT_EQ(session().hand().tool(), QLatin1String("tool.brush"));
  EXPECT_TRUE(mapHasKeyboard());
  focusDock("dock.layers");
  trigger("tool.measure");
  EXPECT_TRUE(mapHasKeyboard());
}

TEST_F(KeyboardTest, AfterACounterIsDroppedTheNextClickSelectsAndRaisesNothing) {
  openSample();
  const model::Placement* placed = placementOf("1/I/2 pp");
  ASSERT_TRUE(placed);
  const model::Subject subject = model::subjectOf(*placed);
  session().hand().setTool(QStringLiteral("tool.level"));
  const std::string before = store::dump(battle());
  canvas().trayDragStarted(subject);
  canvas().trayDragDropped(canvas().viewport()->mapToGlobal(pixel(hex("0505"))));
  EXPECT_EQ(session().hand().tool(), QLatin1String("tool.select"));
  EXPECT_TRUE(mapHasKeyboard());
  const std::string dropped = dump();
  EXPECT_NE(dropped, before);
  click("0607");
  EXPECT_EQ(dump(), dropped);
}

TEST_F(KeyboardTest, ADockBehindAnotherComesForwardByItsMenuEntryAndIsClosedOnlyInFront) {
  openSample();
  auto& counters = child<QDockWidget>("dock.counters");
  child<QDockWidget>("dock.terrain").raise();
  QCoreApplication::processEvents();
  ASSERT_TRUE(counters.visibleRegion().isEmpty());
  QAction* entry = counters.toggleViewAction();
  for (const bool isOpen : {true, false, true}) {
    entry->trigger();
    QCoreApplication::processEvents();
    EXPECT_EQ(counters.isVisible() && !counters.visibleRegion().isEmpty(), isOpen);
    EXPECT_EQ(entry->isChecked(), isOpen);
    EXPECT_EQ(counters.isAncestorOf(focused()), isOpen);
  }
}

TEST_F(KeyboardTest, ACounterIsTakenFromTheTrayAndPlacedWithoutTheMouse) {
  openSample();
  child<QDockWidget>("dock.terrain").raise();
  QCoreApplication::processEvents();
  canvas().setFocus();
  trigger("tool.counter");
  auto& list = child<QListView>("tray.list");
  ASSERT_EQ(focused(), &list);
  EXPECT_TRUE(isSeen(list));
  EXPECT_TRUE(list.currentIndex().flags() & Qt::ItemIsSelectable) << "on a counter, not on a heading";
  QTest::keyClick(&list, Qt::Key_Return);
  ASSERT_TRUE(session().hand().counterInHand());
  const model::Subject subject = *session().hand().counterInHand();
  ASSERT_TRUE(mapHasKeyboard());
  session().hand().select({hex("0505")});
  QTest::keyClick(focused(), Qt::Key_Down);
  QTest::keyClick(focused(), Qt::Key_Return);
  EXPECT_FALSE(session().hand().counterInHand());
  const auto& rows = session().setUp().placements();
  EXPECT_TRUE(std::any_of(rows.begin(), rows.end(), [&](const model::Placement& row) {
    return model::subjectOf(row) == subject && row.hex == hex("0506");
  }));
  trigger("tool.counter");
  ASSERT_EQ(focused(), &list);
  QTest::keyClick(&list, Qt::Key_Return);
  ASSERT_TRUE(session().hand().counterInHand());
  QTest::keyClick(focused(), Qt::Key_Escape);
  EXPECT_FALSE(session().hand().counterInHand());
  EXPECT_TRUE(mapHasKeyboard());
}

TEST_F(KeyboardTest, TheKeyboardInATerrainFieldPaintsNothingByArrowsAlone) {
  openSample();
  session().hand().select({hex("0505")});
  QCoreApplication::processEvents();
  auto& terrain = child<QComboBox>("hex.terrain");
  terrain.setFocus(Qt::TabFocusReason);
  const std::string before = dump();
  QTest::keyClick(&terrain, Qt::Key_Down);
  EXPECT_TRUE(terrain.view()->isVisible());
  QTest::keyClick(terrain.view(), Qt::Key_Escape);
  EXPECT_EQ(dump(), before);
}

TEST_F(KeyboardTest, TheTerrainDockBeginsWithTheSwatchesAndShowsTheOneThatHasTheKeyboard) {
  openSample();
  auto& dock = child<QDockWidget>("dock.terrain");
  window_->resize(1600, 500);
  focusDock("dock.terrain");
  EXPECT_TRUE(focused()->objectName().startsWith(QLatin1String("swatch."))) << focused()->objectName().toStdString();
  bool isPastSwatches = false;
  int stamps = 0;
  for (int i = 0; i < 80 && dock.isAncestorOf(focused()); ++i) {
    const QString name = focused()->objectName();
    if (name.startsWith(QLatin1String("stamp."))) ++stamps;
    isPastSwatches = isPastSwatches || stamps > 0;
    EXPECT_FALSE(isPastSwatches && name.startsWith(QLatin1String("swatch."))) << "a swatch after the stamps";
    EXPECT_TRUE(isSeen(*focused())) << name.toStdString();
    QTest::keyClick(focused(), Qt::Key_Tab);
  }
  EXPECT_GT(stamps, 0);
  // Scrolled down to the stamps it is come into from elsewhere.
  canvas().setFocus();
  trigger("view.dock.terrain");
  EXPECT_TRUE(focused()->objectName().startsWith(QLatin1String("swatch.")));
  EXPECT_TRUE(isSeen(*focused()));
}

TEST_F(KeyboardTest, WithoutABattleTabStopsOnlyWhereThereIsSomething) {
  QCoreApplication::processEvents();
  std::set<QWidget*> visited;
  QTest::keyClick(window_.get(), Qt::Key_Tab);
  for (int i = 0; i < 60 && focused() && visited.insert(focused()).second; ++i) {
    EXPECT_TRUE(isSeen(*focused())) << focused()->metaObject()->className();
    QTest::keyClick(focused(), Qt::Key_Tab);
  }
  EXPECT_GE(visited.size(), 2u);
  trigger("view.nextPane");
  ASSERT_TRUE(focused());
  EXPECT_TRUE(focused()->isVisible());
}

TEST_F(KeyboardTest, AListThatGetsTheKeyboardHasACurrentRow) {
  openSample();
  for (const char* name : {"history.list", "tray.list", "problems.list"}) {
    SCOPED_TRACE(name);
    auto& list = child<QListView>(name);
    for (QWidget* up = &list; up; up = up->parentWidget()) {
      if (auto* dock = qobject_cast<QDockWidget*>(up)) dock->raise();
    }
    QCoreApplication::processEvents();
    if (list.model()->rowCount() == 0) continue;
    list.selectionModel()->clear();
    list.setFocus(Qt::TabFocusReason);
    ASSERT_EQ(focused(), &list);
    EXPECT_TRUE(list.currentIndex().flags() & Qt::ItemIsSelectable);
    EXPECT_FALSE(list.selectionModel()->hasSelection()) << "nothing is chosen by it";
  }
}

TEST_F(KeyboardTest, TabPassesOverDocksThatLieBehindOthersInBothDirections) {
  openSample();
  child<QDockWidget>("dock.terrain").raise();
  child<QDockWidget>("dock.problems").raise();
  QCoreApplication::processEvents();
  for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
    canvas().setFocus();
    std::set<QWidget*> visited;
    for (int i = 0; i < 400 && visited.insert(focused()).second; ++i) {
      QTest::keyClick(focused(), key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
      for (const char* hidden : {"dock.counters", "dock.layers"}) {
        EXPECT_FALSE(child<QDockWidget>(hidden).isAncestorOf(focused())) << hidden;
      }
      ASSERT_TRUE(focused());
    }
    EXPECT_GT(visited.size(), 8u);
    EXPECT_TRUE(visited.contains(&canvas())) << "round the whole window";
    EXPECT_TRUE(visited.contains(&child<QListView>("problems.list")));
  }
}

TEST_F(KeyboardTest, EscapeLeavesListsAndTablesOfADockForTheMap) {
  openSample();
  const model::Placement* counter = placementOf("1/I/2 pp");
  session().hand().select({counter->hex, {counter->id}});
  QCoreApplication::processEvents();
  for (QWidget* each : std::initializer_list<QWidget*>{
           &child<QListView>("history.list"), &child<QListView>("problems.list"), window_->findChild<FiguresView*>()}) {
    ASSERT_TRUE(each);
    for (QWidget* up = each; up; up = up->parentWidget()) {
      if (auto* dock = qobject_cast<QDockWidget*>(up)) dock->raise();
    }
    QCoreApplication::processEvents();
    each->setFocus();
    ASSERT_EQ(focused(), each) << each->objectName().toStdString();
    QTest::keyClick(each, Qt::Key_Escape);
    EXPECT_TRUE(mapHasKeyboard()) << each->objectName().toStdString();
  }
}

TEST_F(KeyboardTest, EscapeGivesUpWhatIsTypedInACellAndStaysInTheTable) {
  openSample();
  const model::Placement* counter = placementOf("1/I/2 pp");
  session().hand().select({counter->hex, {counter->id}});
  QCoreApplication::processEvents();
  auto& table = *window_->findChild<FiguresView*>();
  table.setFocus();
  table.setCurrentIndex(table.model()->index(0, 1));
  table.edit(table.currentIndex());
  auto* editor = table.findChild<QLineEdit*>();
  ASSERT_TRUE(editor);
  QTest::keyClick(editor, Qt::Key_Escape);
  QCoreApplication::processEvents();
  EXPECT_FALSE(mapHasKeyboard());
}

TEST_F(KeyboardTest, DeleteInTheTableOfStepsTakesNoCounterOffTheMap) {
  openSample();
  const model::Placement* counter = placementOf("1/I/2 pp");
  const Id<model::Placement> id = counter->id;
  session().hand().select({counter->hex, {id}});
  QCoreApplication::processEvents();
  auto& table = *window_->findChild<FiguresView*>();
  table.setFocus();
  table.setCurrentIndex(table.model()->index(0, 1));
  QTest::keyClick(&table, Qt::Key_Delete);
  EXPECT_TRUE(session().setUp().placement(id));
  EXPECT_TRUE(table.model()->index(0, 1).data(Qt::EditRole).toString().isEmpty());
}

TEST_F(KeyboardTest, HintsOfWhatAClickDoesNameTheKeyToo) {
  openSample();
  session().hand().setPaint({PaintPlace::Hex, "marsh"});
  for (const char* tool : {"tool.measure", "tool.shape"}) {
    trigger(tool);
    EXPECT_TRUE(canvas().hint().contains(QStringLiteral("Enter"))) << canvas().hint().toStdString();
  }
}

TEST_F(KeyboardTest, EscapePutsACounterInHandBackFromTheListAndFromTheMap) {
  openSample();
  const model::Subject subject = model::subjectOf(*placementOf("1/I/2 pp"));
  focusDock("dock.counters");
  auto& list = child<QListView>("tray.list");
  list.setFocus();
  session().hand().takeInHand(subject);
  QTest::keyClick(&list, Qt::Key_Escape);
  EXPECT_FALSE(session().hand().counterInHand());
  EXPECT_EQ(focused(), &list) << "the first Escape puts back, the next goes to the map";
  QTest::keyClick(&list, Qt::Key_Escape);
  EXPECT_TRUE(mapHasKeyboard());
  session().hand().setTool(QStringLiteral("tool.counter"));
  session().hand().takeInHand(subject);
  key(Qt::Key_Escape);
  EXPECT_FALSE(session().hand().counterInHand());
}

TEST_F(KeyboardTest, ScenarioAndVariantAreChosenByCommandMnemonicAndF6) {
  openSample();
  auto& scenarios = child<QComboBox>("scenario.choice");
  trigger("scenario.choose");
  EXPECT_EQ(focused() == &scenarios || scenarios.view()->isVisible(), true);
  EXPECT_TRUE(scenarios.view()->isVisible());
  scenarios.hidePopup();
  canvas().setFocus();
  bool isReached = false;
  for (int i = 0; i < 14 && !isReached; ++i) {
    trigger("view.nextPane");
    isReached = child<ScenarioBar>("scenarioBar").isAncestorOf(focused());
  }
  EXPECT_TRUE(isReached);
}

// The list of a box that can't be used would open all the same and never give the keyboard back.
TEST_F(KeyboardTest, OfOneVariantNoneIsChosen) {
  openSample();
  const auto variants = battle().all<model::Variant>();
  EXPECT_TRUE(window_->commands().action(QStringLiteral("scenario.variant"))->isEnabled());
  model::Edit edit("A scenario of one variant");
  model::Scenario scenario = *battle().all<model::Scenario>().begin();
  scenario.id = {9001};
  scenario.slug = "alone";
  scenario.title = "Alone";
  model::Variant variant = *variants.begin();
  variant.id = {9002};
  variant.scenario = scenario.id;
  variant.slug = "only";
  edit.put(scenario);
  edit.put(variant);
  ASSERT_TRUE(session().apply(edit));
  session().setUp().setVariant(variant.id);
  EXPECT_FALSE(window_->commands().action(QStringLiteral("scenario.variant"))->isEnabled());
  EXPECT_EQ(window_->commands().reason(QStringLiteral("scenario.variant")),
            QStringLiteral("This scenario has no other variant."));
  child<ScenarioBar>("scenarioBar").chooseVariant();
  EXPECT_EQ(QApplication::activePopupWidget(), nullptr);
  EXPECT_FALSE(child<QComboBox>("variant.choice").view()->isVisible());
  session().setUp().setVariant(variants.begin()->id);
  EXPECT_TRUE(window_->commands().action(QStringLiteral("scenario.variant"))->isEnabled());
}

TEST_F(KeyboardTest, ShiftF10OpensTheMenuOfWhateverHasTheKeyboard) {
  openSample();
  const auto opens = [&](QWidget& control) {
    bool isOpen = false;
    QTimer waiting;
    QObject::connect(&waiting, &QTimer::timeout, &waiting, [&] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      isOpen = isOpen || menu;
      if (menu) menu->close();
    });
    waiting.start(5);
    window_->activateWindow();
    control.setFocus();
    QCoreApplication::processEvents();
    QTest::keyClick(&control, Qt::Key_F10, Qt::ShiftModifier);
    return QTest::qWaitFor([&] { return isOpen; }, 2'000);
  };
  click("1809");
  EXPECT_TRUE(opens(canvas()));
  auto& problems = child<QListView>("problems.list");
  problems.setCurrentIndex(problems.model()->index(0, 0));
  EXPECT_TRUE(opens(problems));
}

TEST_F(KeyboardTest, EnterPressesAButtonBesideTheMap) {
  openSample();
  session().nameVersion(QStringLiteral("Morning"));
  auto& history = child<QListView>("history.list");
  const auto chooseVersion = [&] {
    for (int row = 0; row < history.model()->rowCount(); ++row) {
      const QModelIndex index = history.model()->index(row, 0);
      if (index.data().toString() == QStringLiteral("Morning")) history.setCurrentIndex(index);
    }
  };
  session().hand().setPaint({PaintPlace::Hex, "marsh"});
  key(Qt::Key_B);
  click("2015");
  const std::string painted = dump();
  chooseVersion();
  auto& back = child<QPushButton>("history.back");
  back.setFocus();
  QTest::keyClick(&back, Qt::Key_Return);
  EXPECT_NE(dump(), painted);
  trigger("edit.undo");
  EXPECT_EQ(dump(), painted);
  history.setFocus();
  chooseVersion();
  QTest::keyClick(&history, Qt::Key_Return);
  EXPECT_NE(dump(), painted) << "nor does it need the button";
}

// In the window, without its dialogs.
TEST_F(KeyboardTest, NoFieldBesideTheMapTakesTheLetterOfAMenuOrOfAnotherField) {
  QTranslator polish;
  ASSERT_TRUE(polish.load(QStringLiteral(REDOUBT_SHARE "/translations/redoubt_pl.qm")));
  for (const bool isPolish : {false, true}) {
    SCOPED_TRACE(isPolish ? "Polish" : "English");
    if (isPolish) QCoreApplication::installTranslator(&polish);
    window_.reset();
    SetUp();
    isPolish ? open(path_) : openSample();
    const auto expectApart = [&] {
      QHash<QKeySequence, QString> taken;
      const auto take = [&](const QString& text) {
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (key.isEmpty()) return;
        EXPECT_FALSE(taken.contains(key)) << text.toStdString() << " and " << taken.value(key).toStdString();
        taken.insert(key, text);
      };
      for (const QAction* menu : window_->menuBar()->actions()) take(menu->text());
      for (const QLabel* label : window_->findChildren<QLabel*>()) {
        if (label->buddy() && label->isVisible() && label->window() == window_.get()) take(label->text());
      }
      for (const QAbstractButton* button : window_->findChildren<QAbstractButton*>()) {
        if (button->isVisible() && button->window() == window_.get() && !button->inherits("QToolButton")) {
          take(button->text());
        }
      }
      EXPECT_GE(taken.size(), 11);
    };
    session().hand().select({hex("0505")});
    QCoreApplication::processEvents();
    expectApart();
    const model::Placement* counter = placementOf("1/I/2 pp");
    session().hand().select({counter->hex, {counter->id}});
    QCoreApplication::processEvents();
    expectApart();
    closeWindow();
  }
  QCoreApplication::removeTranslator(&polish);
}

}  // namespace
}  // namespace redoubt::editor
