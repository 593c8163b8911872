#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "editor/app/shortcut_dialog.h"
#include "tests/editor/app/window_fixture.h"

namespace redoubt::editor {
namespace {

const QKeySequence kCtrlJ(Qt::CTRL | Qt::Key_J);
const QKeySequence kCtrlG(Qt::CTRL | Qt::Key_G);

class ShortcutsTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openDialog();
  }
  void TearDown() override { dialog_.reset(); }

  Commands& commands() { return window_->commands(); }
  void openDialog() {
    dialog_ = std::make_unique<ShortcutDialog>(commands(), window_.get());
    dialog_->show();
  }
  void again() {
    dialog_.reset();
    closeWindow();
    window_ = std::make_unique<MainWindow>();
    window_->show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window_.get()));
    openDialog();
  }
  KeyField* field(int slot) { return dialog_->findChild<KeyField*>(QStringLiteral("shortcuts.key%1").arg(slot)); }
  QString question() { return dialog_->findChild<QLabel*>(QStringLiteral("shortcuts.question"))->text(); }
  QPushButton* button(const char* name) { return dialog_->findChild<QPushButton*>(QLatin1String(name)); }
  QTreeWidget* tree() { return dialog_->findChild<QTreeWidget*>(QStringLiteral("shortcuts.tree")); }
  void press(int slot, Qt::Key key, Qt::KeyboardModifiers modifiers) {
    field(slot)->setFocus();
    QTest::keyClick(field(slot), key, modifiers);
  }
  QStringList shownCommands() {
    QStringList shown;
    for (QTreeWidgetItemIterator each(tree()); *each; ++each) {
      const QString id = (*each)->data(0, Qt::UserRole).toString();
      if (!id.isEmpty() && !(*each)->isHidden()) shown << id;
    }
    return shown;
  }

  std::unique_ptr<ShortcutDialog> dialog_;
};

TEST_F(ShortcutsTest, NoTwoCommandsHaveOneKeyAtATime) {
  const auto expectNone = [&] {
    QHash<QString, QString> holders;
    for (const CommandSpec& spec : commands().specs()) {
      if (!commands().action(spec.id)->isEnabled()) continue;
      for (const QKeySequence& key : commands().keys(spec.id)) {
        const QString name = key.toString();
        EXPECT_FALSE(holders.contains(name))
            << name.toStdString() << ": " << spec.id.toStdString() << " and " << holders[name].toStdString();
        holders[name] = spec.id;
      }
    }
  };
  expectNone();
  openSample();
  expectNone();
  session().hand().select({hex("1809"), session().setUp().stackAt(hex("1809"))});
  expectNone();
  session().hand().selectArea({hex("2015"), hex("2016")});
  expectNone();
}

TEST_F(ShortcutsTest, CommandsThatShareAKeyByDefaultDoNotTakeItFromEachOther) {
  const QKeySequence key(Qt::CTRL | Qt::ALT | Qt::Key_F12);
  for (const char* id : {"test.one", "test.two"}) {
    commands().add({QLatin1String(id), QLatin1String(id), {}, {}, {key}}, [](bool) {});
  }
  EXPECT_TRUE(commands().rivals(QStringLiteral("test.one"), key).isEmpty());
  commands().setKeys(QStringLiteral("test.one"), {});
  commands().resetKeys(QStringLiteral("test.one"));
  EXPECT_EQ(commands().keys(QStringLiteral("test.two")), QList{key});
  // Somebody else takes it from both.
  EXPECT_EQ(commands().rivals(QStringLiteral("view.fit"), key).size(), 2);
  commands().setKeys(QStringLiteral("view.fit"), {key});
  EXPECT_TRUE(commands().keys(QStringLiteral("test.one")).isEmpty());
  EXPECT_TRUE(commands().keys(QStringLiteral("test.two")).isEmpty());
}

TEST_F(ShortcutsTest, AKeyPressedInTheDialogWorksAtOnceAndInTheNextSitting) {
  dialog_->choose(QStringLiteral("view.fit"));
  press(1, Qt::Key_J, Qt::ControlModifier);
  EXPECT_EQ(commands().keys(QStringLiteral("view.fit")), QList{kCtrlJ});
  EXPECT_TRUE(commands().action(QStringLiteral("view.fit"))->toolTip().contains(QStringLiteral("Ctrl+J")));
  again();
  EXPECT_EQ(commands().keys(QStringLiteral("view.fit")), QList{kCtrlJ});
  dialog_.reset();
  window_->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(window_.get()));
  openSample();
  canvas().zoomTo(120);
  const double scale = canvas().scale();
  key(Qt::Key_Slash, Qt::ControlModifier);
  EXPECT_EQ(canvas().scale(), scale) << "the old key is free";
  key(Qt::Key_J, Qt::ControlModifier);
  EXPECT_LT(canvas().scale(), scale);
}

TEST_F(ShortcutsTest, OnlyWhatDiffersIsKept) {
  dialog_->choose(QStringLiteral("view.fit"));
  press(1, Qt::Key_J, Qt::ControlModifier);
  EXPECT_EQ(QSettings().value(QStringLiteral("shortcuts/view.fit")).toString(), QStringLiteral("Ctrl+J"));
  ASSERT_TRUE(button("shortcuts.reset")->isEnabled());
  button("shortcuts.reset")->click();
  EXPECT_EQ(commands().keys(QStringLiteral("view.fit")), commands().spec(QStringLiteral("view.fit")).keys);
  EXPECT_FALSE(QSettings().contains(QStringLiteral("shortcuts/view.fit")));
  EXPECT_FALSE(button("shortcuts.reset")->isEnabled());
}

TEST_F(ShortcutsTest, AKeyInUseIsTakenOnlyWhenThatIsWanted) {
  dialog_->choose(QStringLiteral("view.fit"));
  const auto before = commands().keys(QStringLiteral("view.fit"));
  press(1, Qt::Key_G, Qt::ControlModifier);
  EXPECT_EQ(question(), QStringLiteral("Ctrl+G is used by “Grid”; take it from there?"));
  EXPECT_EQ(commands().keys(QStringLiteral("view.fit")), before);
  dialog_->choose(QStringLiteral("view.numbers"));
  EXPECT_TRUE(question().isEmpty());
  EXPECT_EQ(commands().keys(QStringLiteral("view.grid")), QList{kCtrlG});

  dialog_->choose(QStringLiteral("view.fit"));
  press(1, Qt::Key_G, Qt::ControlModifier);
  button("shortcuts.answer")->click();
  EXPECT_EQ(commands().keys(QStringLiteral("view.fit")), QList{kCtrlG});
  EXPECT_TRUE(commands().keys(QStringLiteral("view.grid")).isEmpty());
  again();
  EXPECT_EQ(commands().keys(QStringLiteral("view.fit")), QList{kCtrlG});
  EXPECT_TRUE(commands().keys(QStringLiteral("view.grid")).isEmpty());

  dialog_->choose(QStringLiteral("view.grid"));
  button("shortcuts.reset")->click();
  EXPECT_EQ(question(), QStringLiteral("Ctrl+G is used by “Fit the sheet”; take it from there?"));
  button("shortcuts.answer")->click();
  EXPECT_EQ(commands().keys(QStringLiteral("view.grid")), QList{kCtrlG});
  EXPECT_TRUE(commands().keys(QStringLiteral("view.fit")).isEmpty());
}

TEST_F(ShortcutsTest, ASecondKeyIsAddedAndTakenAway) {
  const QString id = QStringLiteral("view.fit");
  const QKeySequence first = commands().keys(id).front();
  dialog_->choose(id);
  press(2, Qt::Key_J, Qt::ControlModifier);
  EXPECT_EQ(commands().keys(id), (QList{first, kCtrlJ}));
  auto* clear = dialog_->findChild<QToolButton*>(QStringLiteral("shortcuts.clear1"));
  QTest::mouseClick(clear, Qt::LeftButton);
  EXPECT_EQ(commands().keys(id), QList{kCtrlJ});
  QTest::mouseClick(clear, Qt::LeftButton);
  EXPECT_TRUE(commands().keys(id).isEmpty());
  again();
  EXPECT_TRUE(commands().keys(id).isEmpty()) << "no key at all is remembered too";
}

TEST_F(ShortcutsTest, KeysOfTheMapAndOfMenusCanNotBeTaken) {
  dialog_->choose(QStringLiteral("view.fit"));
  const auto before = commands().keys(QStringLiteral("view.fit"));
  const std::pair<Qt::Key, Qt::KeyboardModifiers> kept[] = {
      {Qt::Key_Left, Qt::NoModifier},  {Qt::Key_Right, Qt::ControlModifier}, {Qt::Key_Return, Qt::NoModifier},
      {Qt::Key_Space, Qt::NoModifier}, {Qt::Key_3, Qt::AltModifier},         {Qt::Key_F, Qt::AltModifier}};
  for (const auto& [pressed, modifiers] : kept) {
    press(1, pressed, modifiers);
    EXPECT_FALSE(question().isEmpty()) << pressed;
    EXPECT_EQ(commands().keys(QStringLiteral("view.fit")), before) << pressed;
    EXPECT_EQ(field(1)->keySequence(), before.front());
  }
  commands().setKeys(QStringLiteral("view.fit"), {QKeySequence(Qt::Key_Left), kCtrlJ});
  EXPECT_EQ(commands().keys(QStringLiteral("view.fit")), QList{kCtrlJ});
}

TEST_F(ShortcutsTest, TheLetterOnAToolsButtonFollowsItsKey) {
  const QString id = QStringLiteral("tool.brush");
  const auto picture = [&] { return commands().action(id)->icon().pixmap(28, 28).toImage(); };
  const QImage before = picture();
  commands().setKeys(id, {QKeySequence(Qt::Key_Q)});
  EXPECT_NE(picture(), before);
  EXPECT_TRUE(commands().action(id)->toolTip().contains(QStringLiteral("(Q)")));
  commands().resetKeys(id);
  EXPECT_EQ(picture(), before);
}

TEST_F(ShortcutsTest, AKeyGivenAwayDoesNotComeBackWithACommandRegisteredLater) {
  const QKeySequence key(Qt::CTRL | Qt::ALT | Qt::Key_F12);
  commands().setKeys(QStringLiteral("view.fit"), {key});
  commands().add({QStringLiteral("test.later"), QStringLiteral("Later"), {}, {}, {key}}, [](bool) {});
  EXPECT_TRUE(commands().keys(QStringLiteral("test.later")).isEmpty());
  EXPECT_EQ(commands().keys(QStringLiteral("view.fit")), QList{key});
  QSettings().setValue(QStringLiteral("shortcuts/test.last"), key.toString(QKeySequence::PortableText));
  commands().add({QStringLiteral("test.last"), QStringLiteral("Last"), {}, {}, {}}, [](bool) {});
  EXPECT_EQ(commands().keys(QStringLiteral("test.last")), QList{key});
  EXPECT_TRUE(commands().keys(QStringLiteral("view.fit")).isEmpty());
}

TEST_F(ShortcutsTest, AllAreResetAfterAQuestion) {
  commands().setKeys(QStringLiteral("view.fit"), {kCtrlG});
  commands().setKeys(QStringLiteral("tool.brush"), {});
  button("shortcuts.resetAll")->click();
  EXPECT_EQ(commands().keys(QStringLiteral("view.fit")), QList{kCtrlG}) << "not yet";
  button("shortcuts.answer")->click();
  for (const CommandSpec& spec : commands().specs()) {
    EXPECT_EQ(commands().keys(spec.id), spec.keys) << spec.id.toStdString();
  }
  EXPECT_TRUE(QSettings().value(QStringLiteral("shortcuts/view.fit")).isNull());
}

TEST_F(ShortcutsTest, CommandsAreFilteredByWordsAndByAPressedKey) {
  const auto all = shownCommands();
  EXPECT_EQ(all.size(), static_cast<qsizetype>(commands().specs().size()));
  auto* filter = dialog_->findChild<QLineEdit*>(QStringLiteral("shortcuts.filter"));
  QTest::keyClicks(filter, QStringLiteral("larger"));
  EXPECT_EQ(shownCommands(), QStringList{QStringLiteral("tool.larger")});
  EXPECT_EQ(tree()->currentItem()->data(0, Qt::UserRole).toString(), QStringLiteral("tool.larger"));
  filter->clear();
  auto* key = dialog_->findChild<KeyField*>(QStringLiteral("shortcuts.filterKey"));
  QTest::keyClick(key, Qt::Key_G, Qt::ControlModifier);
  EXPECT_EQ(shownCommands(), QStringList{QStringLiteral("view.grid")});
  QTest::keyClick(key, Qt::Key_F11, Qt::ControlModifier);
  EXPECT_TRUE(shownCommands().isEmpty());
  EXPECT_FALSE(question().isEmpty());
}

TEST_F(ShortcutsTest, EscapeClosesTheDialogFromAKeyField) {
  dialog_->choose(QStringLiteral("view.fit"));
  press(1, Qt::Key_Escape, Qt::NoModifier);
  EXPECT_FALSE(dialog_->isVisible());
}

}  // namespace
}  // namespace redoubt::editor
