#include <QFile>
#include <QPainter>
#include <QSpinBox>

#include "tests/editor/dialogs/sheets_fixture.h"

// Sheets as a whole, and their grids.
namespace redoubt::editor::test {
namespace {

TEST_F(SheetsTest, AddsASheetWithTheGridsOfBothSides) {
  addSheet(inFolder("fronts.png"), inFolder("backs.png"));
  ASSERT_EQ(sheets().size(), 1U);
  EXPECT_EQ(sheet().columns, 4);
  EXPECT_EQ(sheet().rows, 3);
  EXPECT_NEAR(sheet().left, print_.left, 2);
  EXPECT_NEAR(sheet().right, print_.right(), 2);
  EXPECT_NEAR(sheet().gapY, print_.gap, 2);
  EXPECT_NEAR(sheet().backTop, print_.top, 2);
  EXPECT_EQ(sheet().title, "fronts");
  ASSERT_TRUE(sheet().source);
  EXPECT_EQ(session_.battle().find(sheet().source)->kind, model::SourceKind::Counters);
  EXPECT_EQ(child<QTabWidget>("sheets.tabs").currentIndex(), 1) << "the grid is looked at first";
  EXPECT_TRUE(label("sheets.told").contains(QString::fromUtf8("4 × 3")));
  session_.undo();
  EXPECT_TRUE(sheets().empty()) << "one step";
  session_.redo();
  EXPECT_EQ(inFile().all<CounterSheet>().size(), 1U);
}

TEST_F(SheetsTest, TheGridIsDraggedByItsCornersAndMovedByKeys) {
  addBoth();
  child<QTabWidget>("sheets.tabs").setCurrentIndex(1);
  const CounterSheet before = sheet();
  const QPoint corner = view().toWidget({before.right, before.bottom}).toPoint();
  QTest::mousePress(&view(), Qt::LeftButton, {}, corner);
  QTest::mouseMove(&view(), corner - QPoint(20, 10));
  QTest::mouseMove(&view(), corner - QPoint(40, 24));
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, corner - QPoint(40, 24));
  EXPECT_NEAR(sheet().left, before.left, 0.01);
  EXPECT_NEAR(sheet().right, before.right - 40 / view().scale(), 2 / view().scale());
  EXPECT_NEAR(sheet().bottom, before.bottom - 24 / view().scale(), 2 / view().scale());
  QTest::keyClick(&view(), Qt::Key_Right, Qt::ShiftModifier);
  EXPECT_NEAR(sheet().left, before.left + 10, 0.01);
  session_.undo();
  session_.undo();
  EXPECT_EQ(sheet(), before) << "each is a step of its own";
  set(child<QSpinBox>("sheets.columns"), 5);
  EXPECT_EQ(sheet().columns, 5);
  press("sheets.find");
  settle();
  EXPECT_EQ(sheet().columns, 4);
  EXPECT_NEAR(sheet().right, print_.right(), 2);
}

TEST_F(SheetsTest, ASmallerGridAsksBeforeItLeavesPlacesOut) {
  addBoth();
  clickOn(3, 4);
  chooseCounter(QStringLiteral("Guard"));
  takeAndGoOn();
  child<QTabWidget>("sheets.tabs").setCurrentIndex(1);
  answer("sheets.smaller", QStringLiteral("Cancel"));
  set(child<QSpinBox>("sheets.rows"), 2);
  EXPECT_EQ(sheet().rows, 3);
  EXPECT_EQ(child<QSpinBox>("sheets.rows").value(), 3);
  answer("sheets.smaller", QStringLiteral("Make it smaller"));
  set(child<QSpinBox>("sheets.rows"), 2);
  EXPECT_EQ(sheet().rows, 2);
  EXPECT_FALSE(cell(3, 4));
}

TEST_F(SheetsTest, AnotherBlockIsASheetOfTheSamePictureAndFindsAnotherGrid) {
  // Two blocks whose counters don't lie below each other.
  SheetInPrint large = print_, small = print_;
  small.rows = 2;
  small.columns = 3;
  small.left = print_.left + 55;
  QImage both(large.draw(false).width(), large.draw(false).height() + small.draw(false).height(), QImage::Format_RGB32);
  both.fill(QColor(245, 241, 230));
  QPainter painter(&both);
  painter.drawImage(0, 0, large.draw(false));
  painter.drawImage(0, large.draw(false).height(), small.draw(false));
  painter.end();
  both.save(inFolder("both.png"));
  addSheet(inFolder("both.png"), {});
  ASSERT_EQ(sheets().size(), 1U);
  const Id<CounterSheet> first = sheet().id;
  press("sheets.block");
  ASSERT_EQ(sheets().size(), 2U);
  settle();
  press("sheets.find");
  settle();
  std::map<int, int> rows;
  for (const CounterSheet& each : sheets()) {
    EXPECT_EQ(each.front, sheet().front);
    rows[each.rows] = each.columns;
  }
  EXPECT_EQ(rows, (std::map<int, int>{{2, 3}, {3, 4}}));
  answer("sheets.removal", QStringLiteral("Remove"));
  press("sheets.remove");
  ASSERT_EQ(sheets().size(), 1U);
  EXPECT_EQ(sheet().id, first);
}

TEST_F(SheetsTest, RemovingASheetTellsWhatGoesAndCountersKeepTheirValues) {
  addBoth();
  clickOn(1, 1);
  chooseCounter(QStringLiteral("Guard"));
  typeIn("sheets.value.morale", QStringLiteral("7"));
  takeAndGoOn();
  const Id<model::Face> face = *cell(1, 1)->face;
  answer("sheets.removal", QStringLiteral("Remove"));
  press("sheets.remove");
  EXPECT_TRUE(asked_.contains(QLatin1Char('1'))) << asked_.toStdString();
  EXPECT_TRUE(sheets().empty());
  EXPECT_TRUE(session_.battle().all<SheetCell>().empty());
  EXPECT_TRUE(session_.battle().find<model::Face>(face)->picture.empty());
  EXPECT_EQ(rules::figureValue(session_.battle(), face, model::kMorale), 7);
  session_.undo();
  EXPECT_EQ(cell(1, 1)->face, face);
}

TEST_F(SheetsTest, PicturesThatAreNoneAreRefusedInWords) {
  QFile broken(inFolder("broken.png"));
  ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
  broken.write("\x89PNG\r\n\x1a\n and nothing more");
  broken.close();
  press("sheets.add");
  childOf<QLineEdit>(*adding(), "addSheet.front.file").setText(inFolder("broken.png"));
  EXPECT_FALSE(childOf<QLabel>(*adding(), "addSheet.front.state").text().isEmpty());
  EXPECT_FALSE(childOf<QPushButton>(*adding(), "addSheet.add").isEnabled());
  childOf<QLineEdit>(*adding(), "addSheet.front.file").setText(inFolder("nowhere.png"));
  EXPECT_FALSE(childOf<QPushButton>(*adding(), "addSheet.add").isEnabled());
  childOf<QLineEdit>(*adding(), "addSheet.front.file").setText(inFolder("fronts.png"));
  EXPECT_TRUE(childOf<QPushButton>(*adding(), "addSheet.add").isEnabled());
  adding()->reject();
  EXPECT_TRUE(sheets().empty());
}

TEST_F(SheetsTest, WhereNoGridIsClearItIsSetByHand) {
  QImage blank(700, 500, QImage::Format_RGB32);
  blank.fill(QColor(240, 236, 222));
  blank.save(inFolder("blank.png"));
  addSheet(inFolder("blank.png"), {});
  ASSERT_EQ(sheets().size(), 1U);
  EXPECT_EQ(child<QLabel>("sheets.told").property("role").toString(), QLatin1String("error"));
  EXPECT_GT(sheet().right, sheet().left);
  set(child<QSpinBox>("sheets.columns"), 3);
  set(child<QSpinBox>("sheets.rows"), 2);
  EXPECT_EQ(sheet().columns, 3);
  EXPECT_EQ(sheet().rows, 2);
}

}  // namespace
}  // namespace redoubt::editor::test
