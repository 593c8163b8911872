#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QTimer>
#include <QUrl>
#include <array>
#include <stdexcept>
#include <thread>

#include "core/exchange/new_battle.h"
#include "editor/app/open_windows.h"
#include "editor/app/single_program.h"
#include "editor/dialogs/battle/new_battle_dialog.h"
#include "tests/editor/app/window_fixture.h"

// Several battles at once, and what was open opened again.
namespace redoubt::editor {
namespace {

class WindowsTest : public WindowTest {
 protected:
  void TearDown() override {
    for (MainWindow* each : QList<MainWindow*>(OpenWindows::instance().all())) {
      if (each != window_.get()) each->close();
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  static const QList<MainWindow*>& all() { return OpenWindows::instance().all(); }
  QString copyOfSample(const char* name) {
    const QString path = folder_.filePath(QLatin1String(name));
    EXPECT_TRUE(QFile::copy(QStringLiteral(REDOUBT_SAMPLE), path));
    return path;
  }
  QMenu& menu(const char* title) {
    for (QAction* each : window_->menuBar()->actions()) {
      if (each->text() == QLatin1String(title)) return *each->menu();
    }
    throw std::runtime_error(title);
  }
  static void drop(QWidget& on, const QList<QUrl>& urls) {
    QMimeData data;
    data.setUrls(urls);
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&on, &enter);
    if (!enter.isAccepted()) return;
    QDropEvent event(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&on, &event);
    QCoreApplication::processEvents();
  }
};

TEST_F(WindowsTest, EachBattleHasAWindowAndAnOpenFileIsShownWhereItIs) {
  openSample();
  const QString second = copyOfSample("second.battle");
  OpenWindows::instance().open({second});
  ASSERT_EQ(all().size(), 2);
  EXPECT_EQ(all()[1]->openFile(), QFileInfo(second).canonicalFilePath());
  EXPECT_FALSE(all()[1]->session().isReadOnly());
  OpenWindows::instance().open({path_});
  EXPECT_EQ(all().size(), 2) << "it is open already";
  EXPECT_TRUE(all()[1]->files().open(path_)) << "nor is it opened a second time from the other window";
  EXPECT_EQ(all()[1]->openFile(), QFileInfo(second).canonicalFilePath());
  model::Edit edit("Hill");
  edit.put(model::HexRow{hex("0505"), "woods", 2});
  ASSERT_TRUE(session().apply(edit));
  EXPECT_FALSE(all()[1]->session().document().canUndo()) << "they have nothing to do with each other";
}

TEST_F(WindowsTest, AWindowWithoutABattleTakesTheFirstFile) {
  OpenWindows::instance().open({copyOfSample("one.battle"), copyOfSample("two.battle")});
  ASSERT_EQ(all().size(), 2);
  EXPECT_EQ(all()[0], window_.get());
  EXPECT_TRUE(window_->openFile().endsWith(QLatin1String("one.battle")));
}

TEST_F(WindowsTest, TheWindowMenuListsThemAndGoesThere) {
  openSample();
  trigger("window.new");
  ASSERT_EQ(all().size(), 2);
  QMenu& windows = menu("&Window");
  emit windows.aboutToShow();
  ASSERT_GE(windows.actions().size(), 5);
  QAction* other = windows.actions().back();
  EXPECT_FALSE(other->isChecked());
  EXPECT_TRUE(windows.actions()[windows.actions().size() - 2]->isChecked());
  window_->activateWindow();
  other->trigger();
  EXPECT_TRUE(QTest::qWaitFor([] { return all()[1]->isActiveWindow(); }));
}

TEST_F(WindowsTest, AThemeChangesInAllOfThem) {
  trigger("window.new");
  trigger("view.dark");
  for (MainWindow* each : all()) EXPECT_TRUE(each->commands().action(QStringLiteral("view.dark"))->isChecked());
  trigger("view.light");
}

TEST_F(WindowsTest, KeysGivenInOneWindowHoldInAllOfThemAtOnce) {
  trigger("window.new");
  ASSERT_EQ(all().size(), 2);
  Commands& here = window_->commands();
  Commands& there = all()[1]->commands();
  const QKeySequence grid(Qt::CTRL | Qt::Key_G);
  ASSERT_EQ(there.keys(QStringLiteral("view.grid")), QList{grid});
  here.setKeys(QStringLiteral("view.fit"), {grid});
  EXPECT_EQ(there.keys(QStringLiteral("view.fit")), QList{grid});
  EXPECT_TRUE(there.keys(QStringLiteral("view.grid")).isEmpty()) << "taken from there too";
  EXPECT_TRUE(there.action(QStringLiteral("view.fit"))->toolTip().contains(QStringLiteral("(Ctrl+G)")));
  there.resetKeys(QStringLiteral("view.grid"));
  EXPECT_EQ(here.keys(QStringLiteral("view.grid")), QList{grid}) << "and the other way round";
  here.resetAllKeys();
  for (const CommandSpec& spec : there.specs()) EXPECT_EQ(there.keys(spec.id), spec.keys) << spec.id.toStdString();
}

TEST_F(WindowsTest, AKeyPressedInAnotherWindowDoesWhatItWasGivenTo) {
  trigger("window.new");
  ASSERT_EQ(all().size(), 2);
  window_->commands().setKeys(QStringLiteral("view.dark"), {QKeySequence(Qt::CTRL | Qt::Key_J)});
  MainWindow& other = *all()[1];
  other.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&other));
  QTest::keyClick(&other, Qt::Key_J, Qt::ControlModifier);
  EXPECT_TRUE(other.commands().action(QStringLiteral("view.dark"))->isChecked());
  trigger("view.light");
}

TEST_F(WindowsTest, SamplesOpenFromTheFileMenuOfAnOpenBattle) {
  openSample();
  QMenu* samples = nullptr;
  for (QAction* each : menu("&File").actions()) {
    if (each->menu() && each->text().contains(QLatin1String("mples"))) samples = each->menu();
  }
  ASSERT_TRUE(samples);
  emit samples->aboutToShow();
  ASSERT_GE(samples->actions().size(), 4);
  samples->actions().front()->trigger();
  ASSERT_EQ(all().size(), 2);
  EXPECT_TRUE(all()[1]->files().isDraft());
  samples->actions().front()->trigger();
  EXPECT_EQ(all().size(), 2) << "the draft is open already";
}

TEST_F(WindowsTest, AnUntouchedDraftGivesItsWindowToASampleAndAnEditedOneKeepsIt) {
  ASSERT_TRUE(window_->files().openNew(exchange::newBattle({}), QStringLiteral("New")));
  QMenu* samples = nullptr;
  for (QAction* each : menu("&File").actions()) {
    if (each->menu() && each->text().contains(QLatin1String("mples"))) samples = each->menu();
  }
  ASSERT_TRUE(samples);
  emit samples->aboutToShow();
  ASSERT_GE(samples->actions().size(), 2);
  samples->actions()[0]->trigger();
  ASSERT_EQ(all().size(), 1);
  EXPECT_NE(QString::fromStdString(model::info(battle())->title), QLatin1String("New"));
  model::Edit edit("Hill");
  edit.put(model::HexRow{hex::HexKey::at(2, 2), "woods", 2});
  ASSERT_TRUE(session().apply(edit));
  const QString edited = window_->openFile();
  samples->actions()[1]->trigger();
  EXPECT_EQ(all().size(), 2);
  EXPECT_EQ(window_->openFile(), edited);
  session().undo();
}

TEST_F(WindowsTest, ANewBattleBegunBesideAnotherHasAWindowOfItsOwn) {
  openSample();
  const QString before = window_->openFile();
  QTimer::singleShot(0, window_.get(), [] {
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    ASSERT_TRUE(dialog);
    dialog->accept();
    if (dialog->isVisible()) dialog->reject();
  });
  trigger("file.new");
  ASSERT_EQ(all().size(), 2);
  EXPECT_EQ(window_->openFile(), before);
  EXPECT_TRUE(all()[1]->files().isUntouchedDraft());
}

TEST_F(WindowsTest, WhatWasOpenOpensAgainWithWhatWasSeenOfIt) {
  openSample();
  const QString second = copyOfSample("second.battle");
  OpenWindows::instance().open({second});
  canvas().zoomTo(70);
  canvas().centreOn(session().layout().centre(hex("1010")));
  const hex::Bounds seen = canvas().visibleBounds();
  OpenWindows::instance().quit();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  window_.reset();
  ASSERT_TRUE(all().isEmpty());
  ASSERT_TRUE(OpenWindows::instance().restore());
  QCoreApplication::processEvents();
  ASSERT_EQ(all().size(), 2);
  EXPECT_EQ(all()[0]->openFile(), QFileInfo(path_).canonicalFilePath());
  EXPECT_EQ(all()[1]->openFile(), QFileInfo(second).canonicalFilePath());
  EXPECT_EQ(all()[0]->canvas().scale(), 70);
  const hex::Bounds again = all()[0]->canvas().visibleBounds();
  EXPECT_NEAR(again.left + again.right, seen.left + seen.right, 0.2);
  EXPECT_NEAR(again.top + again.bottom, seen.top + seen.bottom, 0.2);
}

TEST_F(WindowsTest, AWindowThatIsClosedByItselfDoesNotComeBackAndAMissingFileIsPassedOver) {
  openSample();
  const QString second = copyOfSample("second.battle");
  OpenWindows::instance().open({second});
  all()[1]->close();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  closeWindow();
  EXPECT_TRUE(OpenWindows::instance().restore());
  ASSERT_EQ(all().size(), 1);
  EXPECT_EQ(all()[0]->openFile(), QFileInfo(path_).canonicalFilePath());
  all()[0]->close();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  ASSERT_TRUE(QFile::remove(path_));
  EXPECT_FALSE(OpenWindows::instance().restore());
  EXPECT_TRUE(all().isEmpty());
}

TEST_F(WindowsTest, WhoDoesNotWantThatBeginsWithTheWelcomePage) {
  openSample();
  trigger("file.again");
  closeWindow();
  EXPECT_FALSE(OpenWindows::instance().restore());
  EXPECT_TRUE(all().isEmpty());
}

TEST_F(WindowsTest, ABattleDroppedOnTheMapOrTheWelcomePageOpensAndNothingElseDoes) {
  const QString first = copyOfSample("first.battle");
  drop(*window_, {QUrl::fromLocalFile(first)});
  EXPECT_EQ(window_->openFile(), QFileInfo(first).canonicalFilePath());
  drop(*window_, {QUrl::fromLocalFile(copyOfSample("second.battle"))});
  EXPECT_EQ(window_->openFile(), QFileInfo(first).canonicalFilePath());
  EXPECT_EQ(all().size(), 2);
  drop(*window_, {QUrl::fromLocalFile(folder_.filePath(QStringLiteral("letter.txt")))});
  drop(*window_, {QUrl(QStringLiteral("https://example.org/x.battle"))});
  EXPECT_EQ(all().size(), 2);
}

TEST_F(WindowsTest, ThePartInTheWindowOrTheAreaIsCopiedAsAPicture) {
  openSample();
  canvas().zoomTo(60);
  canvas().centreOn(session().layout().centre(hex("1010")));
  trigger("edit.copyPicture");
  const QImage seen = QApplication::clipboard()->image();
  ASSERT_FALSE(seen.isNull());
  EXPECT_NEAR(seen.width(), canvas().viewport()->width(), 2);
  session().hand().selectArea({hex("0505"), hex("0606")});
  trigger("edit.copyPicture");
  const QImage area = QApplication::clipboard()->image();
  EXPECT_LT(area.width(), 4 * 60);
  EXPECT_GT(area.width(), 60);
}

// They would have a bright line in the dark look.
TEST_F(WindowsTest, TabsOfDocksHaveNoLineOfTheirOwnAlsoAfterTheLayoutIsReset) {
  openSample();
  const auto drawn = [&] {
    int shown = 0;
    for (const QTabBar* bar : window_->findChildren<QTabBar*>()) {
      if (!bar->isVisible() || bar->count() == 0) continue;
      ++shown;
      EXPECT_FALSE(bar->drawBase());
    }
    return shown;
  };
  EXPECT_GE(drawn(), 2);
  trigger("view.reset");
  QCoreApplication::processEvents();
  EXPECT_GE(drawn(), 2);
}

TEST_F(WindowsTest, F11GivesTheWindowTheWholeScreenAndTakesItBack) {
  trigger("view.fullScreen");
  EXPECT_TRUE(window_->isFullScreen());
  trigger("view.fullScreen");
  EXPECT_FALSE(window_->isFullScreen());
}

// The map with its frame, as the window shows it.
render::MapPainter framed(const model::Battle& battle) {
  render::MapStyle style;
  style.frame = true;
  return render::MapPainter(battle, style);
}

TEST_F(WindowsTest, FitShowsTheWholeSheet) {
  openSample();
  trigger("view.fit");
  QCoreApplication::processEvents();
  const hex::Bounds sheet = framed(battle()).sheet();
  const auto isWhole = [&] {
    const hex::Bounds seen = canvas().visibleBounds();
    return seen.left <= sheet.left && seen.right >= sheet.right && seen.top <= sheet.top && seen.bottom >= sheet.bottom;
  };
  EXPECT_TRUE(isWhole());
  window_->resize(1300, 900);
  QCoreApplication::processEvents();
  EXPECT_TRUE(isWhole()) << "and goes on doing so";
  canvas().zoomTo(60);
  EXPECT_FALSE(canvas().isFitted());
}

TEST_F(WindowsTest, HexesStayUnderThePointerWhenAnEditLetsTheLegendGrow) {
  exchange::NewBattleOptions options;
  options.columns = 24;
  options.rows = 18;
  const QString path = folder_.filePath(QStringLiteral("legend.battle"));
  store::writeNewFile(path.toStdString(), exchange::newBattle(options));
  open(path);
  canvas().zoomTo(12);
  const auto height = [&] { return framed(battle()).sheet().height(); };
  const double before = height();
  const hex::HexKey painted = hex::HexKey::at(9, 9);
  const QPointF where = canvas().pixelOf(painted);
  model::Edit edit("Much that is new");
  for (const int row : {2, 3, 4, 5}) {
    edit.put(model::HexRow{hex::HexKey::at(3, row), std::array{"woods", "village", "hill", "marsh"}[row - 2], 0});
  }
  for (const char* kind : {"stream", "river", "slope", "wall", "fence"}) {
    const auto side = static_cast<int>(edit.count()) - 4;
    edit.put(model::Hexside{window_->session().layout().side(painted, side), kind, {}, {}});
  }
  ASSERT_TRUE(window_->session().apply(edit));
  QCoreApplication::processEvents();
  ASSERT_GT(height(), before) << "or this tries nothing";
  EXPECT_EQ(canvas().pixelOf(painted), where);
}

TEST(SingleProgram, ALaterOneHandsItsFilesOver) {
  SingleProgram first(QStringLiteral("redoubt-test-single"));
  SingleProgram second(QStringLiteral("redoubt-test-single"));
  EXPECT_FALSE(second.handOver({})) << "nobody is there";
  first.listen();
  QSignalSpy asked(&first, &SingleProgram::asked);
  bool isTaken = false;
  // handOver waits, so the first answers from a thread of its own as another process would.
  std::jthread later([&] {
    const SingleProgram other(QStringLiteral("redoubt-test-single"));
    isTaken = other.handOver({QStringLiteral("some.battle"), QString()});
  });
  ASSERT_TRUE(asked.wait(5000));
  later.join();
  EXPECT_TRUE(isTaken);
  EXPECT_EQ(asked.front().front().toStringList(),
            (QStringList{QFileInfo(QStringLiteral("some.battle")).absoluteFilePath(), QString()}))
      << "an empty path is a new battle";
}

// What redoubt --new does, and "New Battle" in the menu of the desktop.
TEST_F(WindowsTest, AnEmptyPathAsksForANewBattle) {
  openSample();
  bool isAsked = false;
  OpenWindows::instance().open({QString()});
  EXPECT_EQ(all().size(), 2) << "the battle that is open stays where it is";
  QTimer::singleShot(0, [&] {
    auto* dialog = qobject_cast<NewBattleDialog*>(QApplication::activeModalWidget());
    isAsked = dialog != nullptr;
    if (dialog) dialog->reject();
  });
  QCoreApplication::processEvents();
  EXPECT_TRUE(isAsked);
  EXPECT_TRUE(all().back()->openFile().isEmpty());
}

}  // namespace
}  // namespace redoubt::editor
