#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QContextMenuEvent>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QScrollBar>
#include <QTest>
#include <QTimer>
#include <algorithm>

#include "core/exchange/new_battle.h"
#include "core/model/map_verbs.h"
#include "core/store/battle_file.h"
#include "editor/app/battle_list.h"
#include "editor/app/thumbnails.h"
#include "editor/app/welcome_page.h"
#include "tests/editor/app/window_fixture.h"

namespace redoubt::editor {
namespace {

class WelcomeTest : public WindowTest {
 protected:
  void SetUp() override {
    QDir(thumbnailFolder()).removeRecursively();
    WindowTest::SetUp();
  }

  /// A fresh battle of its own title in a file of the test's folder.
  QString written(const QString& file, const char* title) {
    exchange::NewBattleOptions options;
    options.title = title;
    options.columns = 12;
    options.rows = 9;
    const QString path = folder_.filePath(file);
    store::writeNewFile(QFile::encodeName(path).toStdString(), exchange::newBattle(options));
    return path;
  }

  /// Lets all be woods, as one edit.
  void growWoods() {
    const auto hexes = session().layout().allHexes();
    ASSERT_TRUE(session().apply(model::paintTerrain(battle(), hexes, "woods", "Woods")));
  }

  /// Closes the window and opens another, in the same sitting of settings and cache.
  void restart() {
    if (window_) closeWindow();
    window_ = std::make_unique<MainWindow>();
    window_->setTheme(Theme::Light);
    window_->resize(1200, 800);
    window_->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(window_.get()));
    window_->activateWindow();
  }

  BattleList& list(const char* name) {
    for (BattleList* each : window_->findChildren<BattleList*>()) {
      if (each->accessibleName() == QLatin1String(name)) return *each;
    }
    ADD_FAILURE() << "no list called " << name;
    return *window_->findChild<BattleList*>();
  }
  BattleList& recent() { return list("Recent battles"); }
  QPoint cardOf(int row) { return recent().visualRect(recent().model()->index(row, 0)).center(); }
  /// What the middle of the picture of a card shows.
  QColor colourOfCard(int row) {
    const QRect card = recent().visualRect(recent().model()->index(row, 0));
    return recent().viewport()->grab().toImage().pixelColor(card.left() + 8 + 60, card.top() + 8 + 42);
  }
  QAction* entry(const char* text) {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    for (QAction* action : menu ? menu->actions() : QList<QAction*>()) {
      if (action->text() == QLatin1String(text)) return action;
    }
    ADD_FAILURE() << "no entry " << text;
    return nullptr;
  }
  QStringList recentMenu() {
    QStringList names;
    for (QMenu* menu : window_->findChildren<QMenu*>()) {
      if (menu->title() != QLatin1String("Open &recent")) continue;
      emit menu->aboutToShow();
      for (const QAction* action : menu->actions()) names << action->text();
    }
    return names;
  }
};

// A file dialog or question that comes up, answered by `act`; the loop of its exec() runs the timer.
template <class Dialog, class Act>
void whenAsked(Act act) {
  QTimer::singleShot(0, qApp, [act] {
    auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
    ASSERT_TRUE(dialog);
    act(*dialog);
  });
}

TEST_F(WelcomeTest, WhatIsOpenedFromACardGivesTheMapTheKeyboard) {
  for (const bool isByKeys : {true, false}) {
    SCOPED_TRACE(isByKeys);
    open(written(isByKeys ? QStringLiteral("keys.battle") : QStringLiteral("mouse.battle"), "Keyboard"));
    restart();
    QCoreApplication::processEvents();
    recent().setFocus(Qt::TabFocusReason);
    if (isByKeys) {
      QTest::keyClick(&recent(), Qt::Key_Return);
    } else {
      QTest::mouseClick(recent().viewport(), Qt::LeftButton, {}, cardOf(0));
    }
    ASSERT_TRUE(session().hasDocument());
    for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
    EXPECT_EQ(QApplication::focusWidget(), &canvas());
  }
}

// However many there are: a list that scrolled by itself within a page that scrolls would hide rows from both.
TEST_F(WelcomeTest, ThePageAloneScrollsAndFollowsTheKeyboard) {
  for (int i = 0; i < 7; ++i) open(written(QStringLiteral("battle%1.battle").arg(i), "Field"));
  restart();
  window_->resize(1200, 600);
  QCoreApplication::processEvents();
  BattleList& battles = recent();
  ASSERT_EQ(battles.rows().size(), 7U);
  QScrollBar* bar = nullptr;
  for (QScrollBar* each : window_->findChildren<QScrollBar*>()) {
    if (!each->isVisible() || each->minimum() == each->maximum()) continue;
    EXPECT_EQ(bar, nullptr) << "one of them is enough";
    bar = each;
  }
  ASSERT_NE(bar, nullptr);
  EXPECT_EQ(bar->value(), 0);
  const auto shown = [&](int row) {
    const QRect card = battles.visualRect(battles.model()->index(row, 0));
    return battles.viewport()->visibleRegion().boundingRect().contains(card.adjusted(0, 0, 0, -8));
  };
  EXPECT_FALSE(shown(6));
  battles.setFocus(Qt::TabFocusReason);
  QTest::keyClick(&battles, Qt::Key_End);
  EXPECT_TRUE(shown(6));
  QTest::keyClick(&battles, Qt::Key_Home);
  EXPECT_TRUE(shown(0));
}

TEST_F(WelcomeTest, ABattleEditedAndClosedIsThereWithItsTitleAndAPictureOfItsMap) {
  open(written(QStringLiteral("plain.battle"), "Żółta łąka"));
  restart();
  const QColor meadow = colourOfCard(0);
  open(folder_.filePath(QStringLiteral("plain.battle")));
  growWoods();
  restart();
  ASSERT_EQ(recent().rows().size(), 1U);
  const BattleRow& row = recent().rows().front();
  EXPECT_EQ(row.title, QStringLiteral("Żółta łąka"));
  EXPECT_TRUE(row.place.endsWith(QLatin1String("plain.battle"))) << row.place.toStdString();
  EXPECT_TRUE(row.facts.startsWith(QLatin1String("today "))) << row.facts.toStdString();
  EXPECT_TRUE(row.facts.contains(QStringLiteral("12 × 9 hexes"))) << row.facts.toStdString();
  EXPECT_TRUE(row.isThere);
  const QColor woods = colourOfCard(0);
  EXPECT_GT(woods.green(), woods.red());
  EXPECT_GT(woods.green(), woods.blue() + 10);
  EXPECT_LT(woods.lightness(), meadow.lightness() - 15);
}

TEST_F(WelcomeTest, ThePageReadsNoBattleWhosePictureIsKept) {
  const QString path = written(QStringLiteral("kept.battle"), "Kept");
  open(path);
  closeWindow();
  ASSERT_TRUE(keptThumbnail(path) && keptThumbnail(path)->isCurrent);
  // A battle that is read has its picture kept anew.
  const QDateTime longAgo = QDateTime::currentDateTime().addDays(-3);
  const QDir cache(thumbnailFolder());
  const QStringList kept = cache.entryList(QDir::Files);  // samples not looked at yet get theirs later
  for (const QString& name : kept) {
    QFile file(cache.filePath(name));
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    ASSERT_TRUE(file.setFileTime(longAgo, QFileDevice::FileModificationTime));
  }
  restart();
  EXPECT_EQ(recent().rows().front().title, QLatin1String("Kept"));
  for (int i = 0; i < 10; ++i) QCoreApplication::processEvents();
  for (const QString& name : kept) {
    EXPECT_LT(QFileInfo(cache.filePath(name)).lastModified(), longAgo.addDays(1));
  }
  EXPECT_EQ(QDir(folder_.path()).entryList(QDir::Files), QStringList{QStringLiteral("kept.battle")});
}

TEST_F(WelcomeTest, ANewDraftIsListedByItsTitle) {
  exchange::NewBattleOptions options;
  options.title = "Łódź & okolice";
  ASSERT_TRUE(window_->files().openNew(exchange::newBattle(options), QString::fromStdString(options.title)));
  restart();
  EXPECT_EQ(recent().rows().front().title, QStringLiteral("Łódź & okolice"));
  EXPECT_EQ(recent().rows().front().place, QLatin1String("Draft"));
  EXPECT_EQ(recentMenu(), QStringList{QStringLiteral("Łódź && okolice (draft)")});
}

TEST_F(WelcomeTest, AVanishedFileIsGreyedAndCanBeRemoved) {
  const QString gone = written(QStringLiteral("gone.battle"), "Gone");
  const QString stays = written(QStringLiteral("stays.battle"), "Stays");
  open(stays);
  open(gone);
  closeWindow();
  ASSERT_TRUE(QFile::remove(gone));
  restart();
  ASSERT_EQ(recent().rows().size(), 2U);
  EXPECT_FALSE(recent().rows()[0].isThere);
  EXPECT_EQ(recent().rows()[0].title, QLatin1String("Gone"));
  EXPECT_EQ(recent().rows()[0].facts, QLatin1String("gone.battle is no longer there"));
  EXPECT_GT(colourOfCard(0).lightness(), colourOfCard(1).lightness());
  EXPECT_EQ(recentMenu(), QStringList{QStringLiteral("Stays")});

  QTest::mouseClick(recent().viewport(), Qt::LeftButton, {}, cardOf(0));
  EXPECT_FALSE(session().hasDocument());
  recent().setFocus();
  QTest::keyClick(&recent(), Qt::Key_Delete);
  ASSERT_EQ(recent().rows().size(), 1U);
  EXPECT_EQ(recent().rows()[0].title, QLatin1String("Stays"));
}

TEST_F(WelcomeTest, AnyFileIsRemovedFromTheListByItsMenuAndStaysWhereItIs) {
  const QString path = written(QStringLiteral("a.battle"), "A");
  open(path);
  restart();
  QContextMenuEvent asked(QContextMenuEvent::Mouse, cardOf(0), recent().viewport()->mapToGlobal(cardOf(0)));
  QCoreApplication::sendEvent(recent().viewport(), &asked);
  EXPECT_TRUE(entry("Open"));
  QAction* removing = entry("Remove from the list");
  ASSERT_TRUE(removing);
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(removing).center());
  EXPECT_TRUE(recent().rows().empty());
  EXPECT_FALSE(recent().isVisible());
  EXPECT_TRUE(QFile::exists(path));
}

TEST_F(WelcomeTest, ADraftLeavesTheListOnlyAfterAQuestion) {
  ASSERT_TRUE(window_->files().openNew(exchange::newBattle({}), QStringLiteral("Draft")));
  restart();
  recent().setFocus();
  QString question;
  const auto answer = [&](QMessageBox::StandardButton button) {
    whenAsked<QMessageBox>([&question, button](QMessageBox& box) {
      question = box.text();
      box.button(button)->click();
    });
    QTest::keyClick(&recent(), Qt::Key_Delete);
  };
  answer(QMessageBox::No);
  ASSERT_EQ(recent().rows().size(), 1U);
  EXPECT_TRUE(question.contains(QDir::toNativeSeparators(recent().rows()[0].path))) << question.toStdString();
  answer(QMessageBox::Yes);
  EXPECT_TRUE(recent().rows().empty());
}

TEST_F(WelcomeTest, TabReachesTheListArrowsMoveAndEnterOpens) {
  const QString first = written(QStringLiteral("first.battle"), "First");
  open(first);
  open(written(QStringLiteral("second.battle"), "Second"));
  restart();
  for (int i = 0; i < 40 && !recent().hasFocus(); ++i) {
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : window_.get(), Qt::Key_Tab);
  }
  ASSERT_TRUE(recent().hasFocus());
  EXPECT_EQ(recent().currentIndex().row(), 0);
  QTest::keyClick(&recent(), Qt::Key_Down);
  EXPECT_EQ(recent().currentIndex().row(), 1);
  QTest::keyClick(&recent(), Qt::Key_Return);
  ASSERT_TRUE(session().hasDocument());
  EXPECT_EQ(session().document().path().string(), QFileInfo(first).canonicalFilePath().toStdString());
}

TEST_F(WelcomeTest, AClickOpens) {
  open(written(QStringLiteral("first.battle"), "First"));
  restart();
  QTest::mouseClick(recent().viewport(), Qt::LeftButton, {}, cardOf(0));
  EXPECT_TRUE(session().hasDocument());
}

TEST_F(WelcomeTest, ScreenReadersHearAllLinesOfACard) {
  open(written(QStringLiteral("first.battle"), "First"));
  restart();
  QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&recent());
  ASSERT_TRUE(face && face->childCount() == 1);
  const QString words = face->child(0)->text(QAccessible::Name);
  EXPECT_TRUE(words.startsWith(QLatin1String("First, "))) << words.toStdString();
  EXPECT_TRUE(words.contains(QLatin1String("today"))) << words.toStdString();
}

TEST_F(WelcomeTest, SamplesGetTheirPictureAtFirstSightAndNoTraceIsLeftBesideThem) {
  const QDir folder = QFileInfo(QStringLiteral(REDOUBT_SAMPLE)).dir();
  const QStringList before = folder.entryList(QDir::Files | QDir::Hidden);
  BattleList& samples = list("Samples");
  const auto hasAll = [&] {
    return std::none_of(samples.rows().begin(), samples.rows().end(),
                        [](const BattleRow& row) { return row.picture.isNull(); });
  };
  ASSERT_FALSE(samples.rows().empty());
  ASSERT_TRUE(QTest::qWaitFor(hasAll));
  EXPECT_TRUE(std::any_of(samples.rows().begin(), samples.rows().end(),
                          [](const BattleRow& row) { return row.title.startsWith(QStringLiteral("Racławice")); }));
  EXPECT_EQ(folder.entryList(QDir::Files | QDir::Hidden), before);
}

TEST_F(WelcomeTest, ABrokenPictureIsMadeAnew) {
  const QString path = written(QStringLiteral("first.battle"), "First");
  open(path);
  closeWindow();
  for (const char* spoiled : {"", "no picture", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"}) {
    const QDir cache(thumbnailFolder());
    for (const QString& name : cache.entryList(QDir::Files)) {
      QFile file(cache.filePath(name));
      ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
      file.write(spoiled);
    }
    EXPECT_FALSE(keptThumbnail(path));
    restart();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !recent().rows().front().picture.isNull(); })) << spoiled;
    EXPECT_EQ(recent().rows().front().title, QLatin1String("First"));
    closeWindow();
  }
}

TEST_F(WelcomeTest, AFileWrittenByAnotherProgramIsReadAgain) {
  const QString path = written(QStringLiteral("first.battle"), "First");
  open(path);
  closeWindow();
  written(QStringLiteral("first.battle"), "Another title");
  restart();
  EXPECT_TRUE(QTest::qWaitFor([&] { return recent().rows().front().title == QLatin1String("Another title"); }));
}

TEST_F(WelcomeTest, WhatLeavesTheCacheIsTheOldest) {
  const model::Battle battle = exchange::newBattle({});
  const auto path = [&](int i) { return folder_.filePath(QString::number(i)); };
  keepThumbnail(path(0), battle);
  const QString first = QDir(thumbnailFolder()).entryInfoList(QDir::Files, QDir::Time).front().filePath();
  for (int i = 1; i < kMostThumbnails; ++i) keepThumbnail(path(i), battle);
  QFile file(first);
  ASSERT_TRUE(file.open(QIODevice::ReadWrite));
  ASSERT_TRUE(file.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
  EXPECT_TRUE(keptThumbnail(path(0)));
  keepThumbnail(path(kMostThumbnails), battle);
  EXPECT_EQ(QDir(thumbnailFolder()).entryList(QDir::Files).size(), kMostThumbnails);
  EXPECT_FALSE(keptThumbnail(path(0)));
  EXPECT_TRUE(keptThumbnail(path(kMostThumbnails)));
}

TEST_F(WelcomeTest, ABattleWithoutAMapHasABlankSheet) {
  const QString path = folder_.filePath(QStringLiteral("none.battle"));
  keepThumbnail(path, model::Battle{});
  ASSERT_TRUE(keptThumbnail(path));
  EXPECT_TRUE(keptThumbnail(path)->hexes.isEmpty());
}

TEST_F(WelcomeTest, TheMenuTellsFilesOfOneTitleApartByTheirPlace) {
  ASSERT_TRUE(QDir(folder_.path()).mkpath(QStringLiteral("other")));
  open(written(QStringLiteral("a.battle"), "Twin"));
  open(written(QStringLiteral("other/a.battle"), "Twin"));
  open(written(QStringLiteral("b.battle"), "Single"));
  restart();
  const QStringList names = recentMenu();
  ASSERT_EQ(names.size(), 3);
  EXPECT_EQ(names[0], QLatin1String("Single"));
  EXPECT_TRUE(names[1].startsWith(QStringLiteral("Twin — "))) << names[1].toStdString();
  EXPECT_TRUE(names[1].endsWith(QLatin1String("other/a.battle"))) << names[1].toStdString();
  EXPECT_NE(names[1], names[2]);
}

TEST_F(WelcomeTest, DaysAreToldInWords) {
  const QDateTime now = QDateTime::currentDateTime();
  EXPECT_EQ(BattleFiles::whenInWords(now), QStringLiteral("today ") + now.toString(QStringLiteral("HH:mm")));
  EXPECT_EQ(BattleFiles::whenInWords(now.addDays(-1)), QLatin1String("yesterday"));
  EXPECT_TRUE(BattleFiles::whenInWords(now.addDays(-400)).contains(QString::number(now.addDays(-400).date().day())));
  EXPECT_EQ(BattleFiles::whenInWords({}), QString());
}

TEST_F(WelcomeTest, ACopyIsProposedUnderANameMadeFromTheOpenFilesOwn) {
  // Without a folder of drafts nothing may count as one.
  QDir(BattleFiles::draftFolder()).removeRecursively();
  open(written(QStringLiteral("copy.battle"), "Racławice 1794"));
  EXPECT_FALSE(window_->files().isDraft());
  for (const char* command : {"file.saveAs", "file.share"}) {
    QString proposed;
    whenAsked<QFileDialog>([&](QFileDialog& dialog) {
      proposed = dialog.selectedFiles().value(0);
      dialog.reject();
    });
    trigger(command);
    EXPECT_EQ(QFileInfo(proposed).fileName(), QLatin1String("copy-2.battle")) << command;
    EXPECT_EQ(QFileInfo(proposed).absolutePath(), folder_.path()) << command;
  }
}

}  // namespace
}  // namespace redoubt::editor
