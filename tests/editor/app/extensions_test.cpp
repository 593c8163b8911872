#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>

#include "core/base/ids.h"
#include "editor/dialogs/scripts/extension_shelf.h"
#include "editor/dialogs/scripts/extensions_dialog.h"
#include "editor/dialogs/scripts/run_extension_dialog.h"
#include "tests/editor/app/window_fixture.h"

// Extensions in the window: their menu, what they ask for, what they change and find.
namespace redoubt::editor {
namespace {

constexpr int kPatience = 30'000;  // milliseconds for a process that starts

class ExtensionsTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    qputenv("REDOUBT_EXTENSIONS", folder_.path().toUtf8());
    openSample();
  }
  void TearDown() override {
    qunsetenv("REDOUBT_EXTENSIONS");
    WindowTest::TearDown();
    ExtensionShelf::instance().load();
    ExtensionShelf::instance().wait();
  }

  void own(const char* name, const char* code) {
    QFile file(folder_.filePath(QLatin1String(name)));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(code);
  }
  static void load() {
    ExtensionShelf::instance().wait();
    ExtensionShelf::instance().load();
    ExtensionShelf::instance().wait();
  }
  QMenu& menu() {
    for (QAction* action : window_->menuBar()->actions()) {
      if (action->menu() && action->text() == QStringLiteral("Extensions")) {
        emit action->menu()->aboutToShow();
        return *action->menu();
      }
    }
    ADD_FAILURE() << "no menu";
    return *window_->menuBar()->actions().front()->menu();
  }
  QStringList inMenu() {
    QStringList titles;
    for (QAction* action : menu().actions()) titles << action->text();
    return titles;
  }
  RunExtensionDialog& trigger(const char* command) {
    window_->commands().action(QLatin1String(command))->trigger();
    auto* dialog = window_->findChild<RunExtensionDialog*>();
    EXPECT_TRUE(dialog);
    return *dialog;
  }
  template <class Widget>
  static Widget& part(RunExtensionDialog& dialog, const char* name) {
    auto* found = dialog.findChild<Widget*>(QLatin1String(name));
    EXPECT_TRUE(found) << name;
    return *found;
  }
  static void waitFor(RunExtensionDialog& dialog) {
    EXPECT_TRUE(QTest::qWaitFor([&] { return !dialog.isRunning(); }, kPatience));
  }
  static void press(RunExtensionDialog& dialog, const char* button) {
    QTest::mouseClick(&part<QPushButton>(dialog, button), Qt::LeftButton);
  }
};

constexpr const char* kPainter =
    "redoubt.action({id: 'paint', title: 'Paint & more', asks: [{id: 'hex', title: 'Hex', value: '0202'}, {id: 'army', "
    "kind: 'row', table: 'army'}],\n"
    "run(battle, asked) { battle.paint(asked.hex, 'marsh'); redoubt.log(asked.army ? asked.army.name : 'no army'); "
    "return 'Painted.'; }});";

TEST_F(ExtensionsTest, ShippedOnesAndOnesOwnStandInTheMenuAndAmongTheCommands) {
  own("painter.js", kPainter);
  own("broken.js", "redoubt.action(");
  load();
  EXPECT_EQ(inMenu(), QStringList({QStringLiteral("Mirror the set-up…"),
                                   QStringLiteral("Paint && more…"),
                                   QStringLiteral("Renumber counters…"),
                                   QStringLiteral("Statistics as a page…"),
                                   {},
                                   QStringLiteral("Loose ends"),
                                   {},
                                   QStringLiteral("&Manage extensions…")}));
  EXPECT_TRUE(window_->commands().find(QStringLiteral("extension.painter.paint")));
  EXPECT_EQ(Commands::categoryOf(QStringLiteral("extension.painter.paint")), QStringLiteral("Extensions"));
}

TEST_F(ExtensionsTest, AnActionAsksRunsAndIsOneEdit) {
  own("painter.js", kPainter);
  load();
  RunExtensionDialog& dialog = trigger("extension.painter.paint");
  part<QLineEdit>(dialog, "option.hex").setText(QStringLiteral("0303"));
  auto& army = part<QComboBox>(dialog, "option.army");
  ASSERT_GT(army.count(), 1);
  army.setCurrentIndex(1);
  press(dialog, "runExtension.run");
  EXPECT_TRUE(dialog.isRunning());
  waitFor(dialog);
  EXPECT_EQ(session().battle().find<model::HexRow>(*session().layout().parse("0303"))->terrain, "marsh");
  EXPECT_EQ(session().document().undoTitle(), "Paint & more");
  EXPECT_TRUE(part<QLabel>(dialog, "runExtension.message").text().startsWith(QStringLiteral("Painted.")))
      << part<QLabel>(dialog, "runExtension.message").text().toStdString();
  EXPECT_EQ(part<QPlainTextEdit>(dialog, "runExtension.log").toPlainText(), army.currentText());
  session().undo();
  EXPECT_NE(session().battle().find<model::HexRow>(*session().layout().parse("0303"))->terrain, "marsh");
}

TEST_F(ExtensionsTest, OneThatThrowsOrIsStoppedChangesNothing) {
  own("bad.js",
      "redoubt.action({id: 'throws', title: 'Throws', run(battle) {\nbattle.paint('0202', 'woods'); throw new "
      "Error('Not today'); }});\n"
      "redoubt.action({id: 'loops', title: 'Loops', run(battle) { battle.paint('0202', 'woods'); while (true) {} }});");
  load();
  const model::Battle before = session().battle();
  RunExtensionDialog& thrower = trigger("extension.bad.throws");
  waitFor(thrower);
  EXPECT_TRUE(part<QLabel>(thrower, "runExtension.message").text().contains(QStringLiteral("line 2: Not today")));
  thrower.close();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  RunExtensionDialog& looper = trigger("extension.bad.loops");
  EXPECT_TRUE(looper.isRunning());
  QTest::qWait(300);
  press(looper, "runExtension.stop");
  waitFor(looper);
  EXPECT_EQ(part<QLabel>(looper, "runExtension.message").text(), QStringLiteral("Stopped; nothing was changed."));
  EXPECT_TRUE(session().battle() == before);
}

TEST_F(ExtensionsTest, WhatWasChangedMeanwhileIsNotOverwritten) {
  own("slow.js",
      "redoubt.action({id: 'slow', title: 'Slow', run(battle) { const end = Date.now() + 1500; while (Date.now() < "
      "end) {} battle.paint('0202', 'marsh'); }});");
  load();
  RunExtensionDialog& dialog = trigger("extension.slow.slow");
  QTest::qWait(200);
  model::Edit edit("Note");
  edit.put(model::Note{Id<model::Note>{randomId()}, std::nullopt, "meanwhile"});
  ASSERT_TRUE(session().apply(edit));
  waitFor(dialog);
  EXPECT_TRUE(
      part<QLabel>(dialog, "runExtension.message").text().contains(QStringLiteral("changed while the script ran")));
  EXPECT_NE(session().battle().find<model::HexRow>(*session().layout().parse("0202"))->terrain, "marsh");
}

TEST_F(ExtensionsTest, FindingsLeadToTheirHex) {
  own("finder.js",
      "redoubt.check({id: 'find', title: 'Find', find() { return [{words: 'Here', hex: '0305'}, {words: 'There', "
      "severity: 'note'}]; }});");
  load();
  RunExtensionDialog& dialog = trigger("extension.finder.find");
  waitFor(dialog);
  auto& table = part<QTableWidget>(dialog, "runExtension.findings");
  ASSERT_EQ(table.rowCount(), 2);
  EXPECT_EQ(table.item(0, 0)->text(), QStringLiteral("0305"));
  EXPECT_EQ(table.item(0, 1)->text(), QStringLiteral("Here"));
  emit table.cellDoubleClicked(0, 0);
  EXPECT_EQ(session().hand().selection().hex, session().layout().parse("0305"));
}

TEST_F(ExtensionsTest, AreSwitchedOffAndTakenOver) {
  load();
  ExtensionsDialog dialog(window_.get());
  auto* list = dialog.findChild<QTreeWidget*>(QStringLiteral("extensions.list"));
  ASSERT_EQ(list->topLevelItemCount(), 5);
  list->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
  QCoreApplication::processEvents();
  EXPECT_FALSE(inMenu().contains(QStringLiteral("Loose ends")));
  EXPECT_FALSE(window_->commands().action(QStringLiteral("extension.loose-ends.loose-ends"))->isEnabled());
  list->topLevelItem(0)->setCheckState(0, Qt::Checked);
  QCoreApplication::processEvents();
  EXPECT_TRUE(inMenu().contains(QStringLiteral("Loose ends")));
  list->setCurrentItem(list->topLevelItem(1));
  QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("extensions.copy")), Qt::LeftButton);
  ExtensionShelf::instance().wait();
  EXPECT_TRUE(QFile::exists(folder_.filePath(QStringLiteral("mirror-set-up.js"))));
  EXPECT_EQ(list->topLevelItem(1)->text(2), QStringLiteral("your own folder"));
  EXPECT_FALSE(dialog.findChild<QPushButton*>(QStringLiteral("extensions.copy"))->isEnabled());
}

}  // namespace
}  // namespace redoubt::editor
