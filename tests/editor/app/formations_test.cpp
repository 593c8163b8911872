#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <array>

#include "core/model/origins.h"
#include "core/model/placement_verbs.h"
#include "tests/editor/app/counters_fixture.h"

// The formation of counters: seen, chosen and taken back.
namespace redoubt::editor {
namespace {

class Formations : public CountersTest {
 protected:
  void SetUp() override {
    CountersTest::SetUp();
    model::Edit edit("Formations");
    const auto rule = [&](const char* path, const char* json) {
      edit.put(model::Rule{*model::info(battle())->system, path, model::JsonText{json}});
    };
    rule("formation/usual", R"("in-line")");
    rule("formation/in-line/title", R"("Line")");
    rule("formation/square/title", R"("Square")");
    rule("formation/square/counter", R"("SQ")");
    rule("formation/square/needs", R"({"units": 4})");
    rule("formation/limber/title", R"("Limbered")");
    rule("formation/limber/arms", R"(["artillery"])");
    ASSERT_TRUE(session().apply(edit));
  }
  QComboBox& box() { return *window_->findChild<QComboBox*>(QStringLiteral("inspector.formation")); }
  QString reason() {
    const auto* label = window_->findChild<QLabel*>(QStringLiteral("inspector.formation.reason"));
    return label->isHidden() ? QString() : label->text();
  }
  void chooseByKeyboard(const char* title) {
    const int wanted = box().findText(QString::fromLatin1(title), Qt::MatchStartsWith);
    ASSERT_GE(wanted, 0) << title;
    box().setFocus();
    QTest::keyClick(&box(), Qt::Key_Space);
    ASSERT_TRUE(box().view()->isVisible());
    QTest::keyClick(box().view(), Qt::Key_Home);
    for (int row = 0; row < wanted; ++row) QTest::keyClick(box().view(), Qt::Key_Down);
    QTest::keyClick(box().view(), Qt::Key_Return);
  }
  std::string inFileOf(Id<model::Placement> id) {
    const model::Battle battle = inFile();
    return battle.find<model::Placement>(id)->formation;
  }
};

INSTANTIATE_TEST_SUITE_P(BothOrientations, Formations,
                         ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat), ToolTest::nameOf);

TEST_P(Formations, AWholeStackTakesOneInTheInspector) {
  const Ids ids = stack({1, 2, 3, 4}, "1008", "v0");
  doubleClick("1008");
  ASSERT_TRUE(box().isVisible());
  EXPECT_EQ(box().currentText(), "Line (usual)");
  const int before = steps();
  chooseByKeyboard("Sq");
  for (const auto id : ids) EXPECT_EQ(inFileOf(id), "square");
  EXPECT_EQ(steps(), before + 1);
  EXPECT_EQ(lastTitle(), "Formation of 4 counters: Square");
  EXPECT_EQ(reason(), "");
  EXPECT_EQ(session().hand().selection().placements, ids);
  session().undo();
  for (const auto id : ids) EXPECT_EQ(inFileOf(id), "");
  EXPECT_EQ(box().currentText(), "Line (usual)");
}

TEST_P(Formations, WhatTheRulesRefuseIsMarkedWithTheReasonAndCanBeChosenAllTheSame) {
  const auto id = place(1, "1008", "v0");
  select({id});
  EXPECT_EQ(box().itemText(box().findText("Square", Qt::MatchStartsWith)), "Square – it takes more units");
  EXPECT_TRUE(box().itemText(box().findText("Limbered", Qt::MatchStartsWith)).contains("neither its type"));
  chooseByKeyboard("Sq");
  EXPECT_EQ(inFileOf(id), "square");
  EXPECT_EQ(reason(), "it takes more units");
  // Of a stack in which others have it already, the last makes it whole.
  const auto others = stack({2, 3, 4}, "1008", "v0");
  select(others);
  EXPECT_EQ(box().findText("Square"), box().findText("Square", Qt::MatchStartsWith)) << "no reason against it";
}

TEST_P(Formations, CountersThatDifferShowSoAndGunsHaveTheirOwn) {
  const auto foot = place(1, "1008", "v0");
  const auto gun = placeGun(1, "1010", "v0");
  select({gun});
  EXPECT_GE(box().findText("Limbered"), 0) << "it is for them";
  chooseByKeyboard("Lim");
  select({gun, foot});
  EXPECT_LT(box().currentIndex(), 0);
}

TEST_P(Formations, TheCommandPaletteGivesThemAndTheMenuTicksThem) {
  const Ids ids = stack({1, 2, 3, 4}, "1008", "v0");
  doubleClick("1008");
  QTest::keyClick(&canvas(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
  auto* field = window_->findChild<QLineEdit*>(QStringLiteral("palette.field"));
  ASSERT_TRUE(field->isVisible());
  QTest::keyClicks(field, QStringLiteral("formation: square"));
  QTest::keyClick(field, Qt::Key_Return);
  for (const auto id : ids) EXPECT_EQ(inFileOf(id), "square");
  QMenu* menu = nullptr;
  for (QMenu* each : window_->menuBar()->findChildren<QMenu*>()) {
    if (each->title() == "F&ormation") menu = each;
  }
  ASSERT_TRUE(menu);
  emit menu->aboutToShow();
  QAction* usual = nullptr;
  for (QAction* action : menu->actions()) {
    EXPECT_EQ(action->isChecked(), action->text() == "Square") << action->text().toStdString();
    if (action->text() == "Line (usual)") usual = action;
  }
  ASSERT_TRUE(usual);
  usual->trigger();
  for (const auto id : ids) EXPECT_EQ(inFileOf(id), "");
}

TEST_P(Formations, TheMapAndTheFanShowAnUnusualOne) {
  const Ids ids = stack({1, 2, 3, 4}, "1008", "v0");
  session().hand().select({hex("1008")});
  const QImage before = picture();
  doubleClick("1008");
  chooseByKeyboard("Sq");
  session().hand().select({hex("1008")});
  for (const CounterFacts& counter : fan().facts().counters) {
    EXPECT_EQ(counter.face.formation, "SQ");
    EXPECT_TRUE(counter.sentence.contains("Square")) << counter.sentence.toStdString();
  }
  EXPECT_NE(picture(), before);
  session().undo();
  EXPECT_EQ(fan().facts().counters.front().face.formation, "");
}

TEST_P(Formations, ItOutlivesTheWindowAndIsNoLongerPrinted) {
  const auto id = place(1, "1008", "v0");
  model::Edit origin("Origin");
  origin.put(model::Provenance{std::string(model::Placement::kTable), model::keyText<model::Placement>(id), "*",
                               model::Status::Printed, std::nullopt, ""});
  ASSERT_TRUE(session().apply(origin));
  select({id});
  chooseByKeyboard("Sq");
  closeWindow();
  window_ = std::make_unique<MainWindow>();
  window_->show();
  open(path_);
  select({id});
  EXPECT_EQ(box().currentData(Qt::UserRole).toString(), "Square");
  const auto* row = battle().find<model::Provenance>(
      {std::string(model::Placement::kTable), model::keyText<model::Placement>(id), "formation"});
  ASSERT_TRUE(row);
  EXPECT_EQ(row->note, model::kSetByHand);
}

TEST_P(Formations, LeadersHaveNoneAndWithoutRulesThereIsNoChoice) {
  const auto id = place(1, "1008", "v0");
  model::Edit edit("No formations");
  for (const model::Rule& rule : battle().all<model::Rule>()) {
    if (rule.path.starts_with("formation/")) edit.erase<model::Rule>(rule.key());
  }
  ASSERT_TRUE(session().apply(edit));
  select({id});
  EXPECT_FALSE(box().isVisible());
}

}  // namespace
}  // namespace redoubt::editor
