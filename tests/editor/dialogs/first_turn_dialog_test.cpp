#include "editor/dialogs/tryit/first_turn_dialog.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidgetItemIterator>
#include <filesystem>
#include <memory>

#include "core/document/document.h"
#include "core/model/placement_verbs.h"
#include "core/rules/set_up/set_up.h"
#include "editor/dialogs/tryit/first_turn_tree.h"
#include "editor/session/lit_hexes.h"
#include "editor/session/to_qt.h"

// The window of the first turn over the ready-made samples, driven by keys and clicks.
namespace redoubt::editor::test {
namespace {

namespace fs = std::filesystem;

class FirstTurnWindow : public ::testing::Test {
 protected:
  void open(const char* battle, const char* scenario) {
    const fs::path copy = fs::path(folder_.path().toStdString()) / battle;
    fs::copy_file(fs::path(REDOUBT_SHARE) / "battles" / battle, copy, fs::copy_options::overwrite_existing);
    fs::permissions(copy, fs::perms::owner_write, fs::perm_options::add);
    session_.setDocument(document::Document::open(copy));
    const auto* chosen = session_.battle().bySlug<model::Scenario>(scenario);
    session_.setUp().setVariant(rules::variants(session_.battle(), chosen->id).front()->id);
    dialog_ = std::make_unique<FirstTurnDialog>(session_);
    dialog_->show();
    dialog_->activateWindow();
    wait();
  }
  void wait() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return !dialog_->isBusy(); }, 20'000));
  }

  template <class Widget>
  Widget& child(const char* name) const {
    return *dialog_->findChild<Widget*>(QString::fromLatin1(name));
  }
  FirstTurnTree& tree() const { return child<FirstTurnTree>("firstTurn.lines"); }
  QTreeWidgetItem* line(const char* text) const {
    for (QTreeWidgetItemIterator each(&tree()); *each; ++each) {
      if ((*each)->text(0).contains(QString::fromUtf8(text))) return *each;
    }
    return nullptr;
  }
  // A click on it, as with the mouse.
  void click(QTreeWidgetItem* item) {
    ASSERT_TRUE(item);
    tree().scrollToItem(item);
    QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, tree().visualItemRect(item).center());
  }
  hex::HexKey hex(const char* number) const { return *session_.layout().parse(number); }
  const model::Placement* placementOf(const char* name) const {
    for (const model::Placement& each : session_.setUp().placements()) {
      const model::Unit* unit = session_.battle().find(each.unit);
      if (unit && unit->name == name) return &each;
    }
    return nullptr;
  }
  bool moveTo(const char* name, const char* number) {
    model::Placement moved = *placementOf(name);
    moved.hex = hex(number);
    model::Edit edit("Move");
    edit.put(moved);
    return session_.apply(edit);
  }
  const LitHexes& lit() { return LitHexes::of(session_); }

  QTemporaryDir folder_;
  Session session_;
  std::unique_ptr<FirstTurnDialog> dialog_;
};

TEST_F(FirstTurnWindow, ALineLightsUpItsHexesAndItsTargetsAndNamesItsRules) {
  open("olszanka.battle", "bridge");
  click(line("12th Infantry (0608)"));
  EXPECT_TRUE(lit().hexes().contains(hex("0608")));
  EXPECT_TRUE(lit().hexes().contains(hex("0808")));
  ASSERT_FALSE(lit().lines().empty());
  EXPECT_EQ(lit().lines().front(), LitHexes::Line(hex("0608"), hex("0808")));
  EXPECT_FALSE(child<QTextBrowser>("firstTurn.why").toPlainText().isEmpty());
  EXPECT_TRUE(child<QTextBrowser>("firstTurn.why").toHtml().contains(QStringLiteral("href=")));
  QTest::keyClick(&tree(), Qt::Key_Down);
  EXPECT_NE(tree().currentItem(), line("12th Infantry (0608)"));
  dialog_->hide();
  EXPECT_TRUE(lit().hexes().empty());
  EXPECT_TRUE(lit().lines().empty());
}

TEST_F(FirstTurnWindow, ItFollowsACounterThatIsMovedAndKeepsItsPlace) {
  open("olszanka.battle", "bridge");
  EXPECT_FALSE(line("12th Infantry against 0808"));
  click(line("11th Infantry (0508)"));
  ASSERT_TRUE(moveTo("12th Infantry", "0708"));
  EXPECT_TRUE(dialog_->isBusy());
  wait();
  EXPECT_TRUE(line("12th Infantry against 0808 (21st Infantry): Attack: 1:2"));
  ASSERT_TRUE(tree().currentItem());
  EXPECT_TRUE(tree().currentItem()->text(0).contains(QStringLiteral("11th Infantry (0508)")));
  session_.undo();
  wait();
  EXPECT_FALSE(line("12th Infantry against 0808"));
}

TEST_F(FirstTurnWindow, ArmyAndTextLeaveOutTheOtherLines) {
  open("olszanka.battle", "bridge");
  const int all = tree().shownRows();
  EXPECT_TRUE(line("22nd Infantry, 21st Artillery (0908), points"));
  auto& army = child<QComboBox>("firstTurn.army");
  ASSERT_EQ(army.count(), 3);
  army.setFocus();
  QTest::keyClick(&army, Qt::Key_Down);
  EXPECT_LT(tree().shownRows(), all);
  EXPECT_TRUE(line("12th Infantry (0608)"));
  EXPECT_FALSE(line("22nd Infantry, 21st Artillery (0908), points"));
  QTest::keyClick(&army, Qt::Key_Up);
  EXPECT_EQ(tree().shownRows(), all);
  auto& search = child<QLineEdit>("firstTurn.search");
  QTest::keyClicks(&search, QStringLiteral("uhlans"));
  EXPECT_TRUE(line("1st Uhlans"));
  EXPECT_FALSE(line("12th Infantry (0608)"));
  search.clear();
  EXPECT_EQ(tree().shownRows(), all);
}

TEST_F(FirstTurnWindow, EnterSelectsTheCounterOnTheMapAndCtrlCCopies) {
  open("olszanka.battle", "bridge");
  click(line("12th Infantry (0608)"));
  QTest::keyClick(&tree(), Qt::Key_C, Qt::ControlModifier);
  EXPECT_TRUE(QApplication::clipboard()->text().startsWith(QStringLiteral("12th Infantry (0608)")));
  QTest::keyClick(&tree(), Qt::Key_Return);
  EXPECT_EQ(session_.hand().selection().hex, hex("0608"));
  ASSERT_EQ(session_.hand().selection().placements.size(), 1u);
  EXPECT_EQ(session_.hand().selection().placements.front(), placementOf("12th Infantry")->id);
  QTest::mouseClick(&child<QPushButton>("firstTurn.copy"), Qt::LeftButton);
  EXPECT_TRUE(QApplication::clipboard()->text().contains(QStringLiteral("Turn 3: 4th Guards")));
}

TEST_F(FirstTurnWindow, AnotherTurnTellsWhoArrivesThen) {
  open("olszanka.battle", "bridge");
  auto& turn = child<QSpinBox>("firstTurn.turn");
  EXPECT_EQ(turn.value(), 1);
  EXPECT_TRUE(line("Nobody arrives in this turn."));
  turn.setFocus();
  turn.selectAll();
  QTest::keyClicks(&turn, QStringLiteral("3"));
  QTest::keyClick(&turn, Qt::Key_Tab);
  wait();
  EXPECT_FALSE(line("Nobody arrives in this turn."));
  EXPECT_TRUE(line("arrive now over Eastern edge"));
}

TEST_F(FirstTurnWindow, OfCountersWithoutHexesItSaysThatNothingIsKnown) {
  open("szczekociny-1794.battle", "battle");
  EXPECT_TRUE(line("Unknown: no unit has a hex."));
  EXPECT_FALSE(child<QLabel>("firstTurn.state").isVisible());
}

}  // namespace
}  // namespace redoubt::editor::test
