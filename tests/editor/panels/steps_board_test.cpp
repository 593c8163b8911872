#include "editor/boards/steps_board.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QRadioButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>

#include "editor/boards/ladder_dialog.h"
#include "tests/core/model/face_figures.h"
#include "tests/editor/panels/panel_fixture.h"

namespace redoubt::editor::test {
namespace {

class StepsBoardTest : public PanelTest {
 protected:
  StepsBoardTest() {
    showFirst();
    show(board, 320, 500);
    QObject::connect(&session, &Session::changed, &board, [this] { showFirst(); });
  }

  void rule(const char* path, const char* json) {
    model::Edit edit("Rule");
    edit.put(model::Rule{*model::info(session.battle())->system, path, model::JsonText{json}});
    EXPECT_TRUE(session.apply(edit));
  }
  void readBySize() {
    rule("steps/source", R"("size")");
    rule("steps/by-size/6", R"(["front", "-1", "-2", "back", "-1", "-2"])");
    rule("steps/markers-lower", R"(["size", "fire"])");
  }
  void showFirst() { board.show({kFirst, std::nullopt}, kFirstPlaced); }
  StepStrip& strip() { return board.strip(); }
  QStringList titles() {
    QStringList titles;
    for (const StepTile& tile : strip().tiles()) titles << tile.title;
    return titles;
  }
  void click(int row, Qt::MouseButton button = Qt::LeftButton) {
    QTest::mouseClick(strip().viewport(), button, {}, strip().visualItemRect(strip().item(row)).center());
  }

  StepsBoard board{session, QStringLiteral("inspector")};
};

TEST_F(StepsBoardTest, ShowsEveryStepAsItLies) {
  readBySize();
  EXPECT_EQ(titles(), (QStringList{QStringLiteral("Front"), QStringLiteral("−1"), QStringLiteral("−2"),
                                   QStringLiteral("Back"), QStringLiteral("−1"), QStringLiteral("−2")}));
  const auto& tiles = strip().tiles();
  EXPECT_EQ(tiles[1].face.losses, 1) << "the marker lies on the counter";
  EXPECT_EQ((*tiles[1].face.figures)[1].value, 5);
  EXPECT_TRUE(tiles[3].face.reduced);
  EXPECT_TRUE(tiles[0].isSetUp);
  EXPECT_TRUE(strip().item(1)->text().startsWith(QStringLiteral("Step 2: front of counter 1 with a marker −1")))
      << strip().item(1)->text().toStdString();
  const int inLine = strip().width() / tileSize(strip().counter()).width();
  EXPECT_GE(strip().height(), tileSize(strip().counter()).height() * ((6 + inLine - 1) / inLine))
      << "nothing is cut off";
}

TEST_F(StepsBoardTest, AClickOrEnterSetsTheUnitUpSo) {
  readBySize();
  click(3);
  EXPECT_EQ(stored().find<model::Placement>(kFirstPlaced)->step, 4);
  EXPECT_TRUE(strip().tiles()[3].isSetUp);
  strip().setFocus();
  strip().setCurrentRow(1);
  QTest::keyClick(&strip(), Qt::Key_Return);
  EXPECT_EQ(stored().find<model::Placement>(kFirstPlaced)->step, 2);
  click(0);
  EXPECT_EQ(stored().find<model::Placement>(kFirstPlaced)->step, std::nullopt);
  session.undo();
  EXPECT_TRUE(strip().tiles()[1].isSetUp);
}

TEST_F(StepsBoardTest, F2TypesTheFiguresOfAStep) {
  readBySize();
  strip().setFocus();
  strip().setCurrentRow(3);
  QTest::keyClick(&strip(), Qt::Key_F2);
  EXPECT_EQ(board.figures().figures().line(board.figures().currentIndex().row()).ordinal, 4);
  EXPECT_TRUE(board.figures().findChild<QLineEdit*>(QStringLiteral("inspector.figure")));
}

TEST_F(StepsBoardTest, WhatDiffersFromTheLadderIsMarkedAndPutRightInOneEdit) {
  readBySize();
  auto& fault = child<QLabel>(board, "inspector.ladderFault");
  auto& follow = child<QPushButton>(board, "inspector.followLadder");
  EXPECT_EQ(fault.text(), QStringLiteral("−1: The ladder has another side here.")) << "the second row is the back";
  ASSERT_TRUE(follow.isVisible());
  QTest::mouseClick(&follow, Qt::LeftButton);
  EXPECT_FALSE(fault.isVisible());
  ASSERT_TRUE(session.apply(model::setFigure(session.battle(), {2}, model::kSize, 2, "Back")));
  EXPECT_FALSE(strip().tiles()[3].fault.isEmpty());
  EXPECT_TRUE(fault.text().contains(QStringLiteral("size 2 where the ladder leaves 3"))) << fault.text().toStdString();
  const std::size_t before = session.document().history().size();
  QTest::mouseClick(&follow, Qt::LeftButton);
  EXPECT_EQ(testing::figureOn(stored(), {2}, model::kSize), 3);
  EXPECT_EQ(session.document().history().size(), before + 1);
}

TEST_F(StepsBoardTest, PlusAndMinusMakeTheUnitAStepLargerOrSmaller) {
  readBySize();
  rule("steps/by-size/5", R"(["front", "-1", "-2", "back", "-1"])");
  EXPECT_FALSE(child<QToolButton>(board, "inspector.stepMore").isEnabled()) << "no markers reach further";
  QTest::mouseClick(&child<QToolButton>(board, "inspector.stepLess"), Qt::LeftButton);
  EXPECT_EQ(strip().tiles().size(), 5u);
  EXPECT_EQ(testing::figureOn(stored(), {1}, model::kSize), 5);
  EXPECT_EQ(testing::figureOn(stored(), {2}, model::kSize), 2);
  session.undo();
  EXPECT_EQ(strip().tiles().size(), 6u);
}

TEST_F(StepsBoardTest, ALadderIsSeenBeforeItIsMadeForSeveralUnits) {
  LadderDialog dialog(session, {kFirst, kSpare});
  dialog.show();
  child<QRadioButton>(dialog, "ladder.numbered").setChecked(true);
  child<QSpinBox>(dialog, "ladder.points").setValue(2);
  child<QCheckBox>(dialog, "ladder.hasLimit").setChecked(false);
  QCoreApplication::processEvents();
  auto* preview = child<QScrollArea>(dialog, "ladder.preview").widget();
  auto strips = preview->findChildren<StepStrip*>();
  ASSERT_EQ(strips.size(), 1) << "the other has no counter";
  ASSERT_EQ(strips.front()->tiles().size(), 3u);
  EXPECT_EQ(strips.front()->tiles()[2].title, QStringLiteral("2 front"));
  EXPECT_EQ((*strips.front()->tiles()[2].face.figures)[1].value, 2);
  EXPECT_EQ(child<QLabel>(dialog, "ladder.count").text(), QStringLiteral("What is made, for 1 of 2 units"));
  EXPECT_EQ(session.battle().all<model::Step>().size(), 2u) << "nothing is made yet";
  QTest::mouseClick(&child<QPushButton>(dialog, "ladder.make"), Qt::LeftButton);
  EXPECT_EQ(stored().all<model::Step>().size(), 3u);
  EXPECT_EQ(session.rules().text("steps/source"), "counters");
  EXPECT_EQ(titles(), (QStringList{QStringLiteral("1 front"), QStringLiteral("1 back"), QStringLiteral("2 front")}));
  session.undo();
  EXPECT_EQ(stored().all<model::Step>().size(), 2u);
  EXPECT_EQ(session.rules().text("steps/source"), std::nullopt);
}

TEST_F(StepsBoardTest, ListedValuesMustFall) {
  LadderDialog dialog(session, {kFirst});
  child<QRadioButton>(dialog, "ladder.numbered").setChecked(true);
  child<QComboBox>(dialog, "ladder.fall").setCurrentIndex(2);
  auto& listed = child<QLineEdit>(dialog, "ladder.listed");
  listed.setText(QStringLiteral("5, 5"));
  EXPECT_FALSE(child<QPushButton>(dialog, "ladder.make").isEnabled());
  listed.setText(QStringLiteral("4; 1"));
  EXPECT_TRUE(child<QPushButton>(dialog, "ladder.make").isEnabled());
  EXPECT_EQ(dialog.plan().listed, (std::vector<int>{4, 1}));
}

TEST_F(StepsBoardTest, OfSeveralUnitsOnlyALadderIsMade) {
  board.showSeveral({kFirst, kSecond});
  EXPECT_TRUE(child<QPushButton>(board, "inspector.makeLadder").isVisible());
  EXPECT_FALSE(strip().isVisible());
  QTest::mouseClick(&child<QPushButton>(board, "inspector.makeLadder"), Qt::LeftButton);
  EXPECT_TRUE(board.findChild<QDialog*>(QStringLiteral("ladder")));
}

TEST_F(StepsBoardTest, AFileToReadChangesNothing) {
  readBySize();
  reopenReadOnly();
  showFirst();
  click(3);
  EXPECT_EQ(stored().find<model::Placement>(kFirstPlaced)->step, std::nullopt);
  EXPECT_FALSE(child<QToolButton>(board, "inspector.stepLess").isEnabled());
  EXPECT_FALSE(child<QPushButton>(board, "inspector.makeLadder").isEnabled());
}

}  // namespace
}  // namespace redoubt::editor::test
