#include "editor/dialogs/scan/register_dialog.h"

#include <QBuffer>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>

#include "core/exchange/new_battle.h"
#include "core/exchange/starting_rules.h"
#include "core/model/picture_verbs.h"
#include "core/scan/battle_points.h"
#include "editor/dialogs/scan/scan_view.h"
#include "editor/scan/scan_features.h"
#include "tests/editor/dialogs/dialog_fixture.h"
#include "tests/editor/scan/printed_map.h"

// Points of a picture, clicked and typed as a person does.
namespace redoubt::editor {
namespace {

constexpr QSize kSheetSize{640, 520};

model::Battle mapToRegister() {
  model::Battle battle = exchange::blankBattle();
  model::MapSheet sheet;
  sheet.id = {1};
  sheet.columns = 10;
  sheet.rows = 8;
  sheet.hexWidthMm = 20;
  battle.all<model::MapSheet>().put(sheet);
  return battle;
}

redoubt::test::PrintedMap sheetInPrint(const model::Battle& battle) {
  redoubt::test::PrintedMap print{model::layoutOf(battle), {}, kSheetSize};
  print.registration = redoubt::scan::Registration(redoubt::scan::Fit::Affine, {58, -3, -20, 2.5, 57, -10, 0, 0, 1});
  return print;
}

model::Battle battleWithScan() {
  model::Battle battle = mapToRegister();
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  sheetInPrint(battle).scan().save(&out, "PNG");
  return model::applied(battle, model::layPicture(battle, bytes.toStdString(), "Old sheet", "Lay"));
}

class RegisterTest : public test::DialogTest<RegisterDialog> {
 protected:
  RegisterTest() : DialogTest(battleWithScan()), print_(sheetInPrint(session_.battle())) {
    for (int i = 0; i < 500 && !dialog_->isLoaded(); ++i) QTest::qWait(10);
    EXPECT_TRUE(dialog_->isLoaded());
  }
  ScanView& view() { return child<ScanView>("register.view"); }
  hex::HexKey hex(const char* number) { return *session_.layout().parse(number); }
  QPoint placeOf(const char* number) {
    const QPointF pixel = print_.pixelOf(hex(number));
    return view().toWidget({pixel.x(), pixel.y()}).toPoint();
  }
  void clickOn(const char* number) { QTest::mouseClick(&view(), Qt::LeftButton, {}, placeOf(number)); }
  void typeNumber(const QString& number) {
    auto& field = child<QLineEdit>("scan.number");
    ASSERT_TRUE(field.isVisible());
    field.selectAll();
    QTest::keyClicks(&field, number);
    QTest::keyClick(&field, Qt::Key_Return);
    QCoreApplication::processEvents();
  }
  void registerBy(const QStringList& numbers) {
    for (const QString& number : numbers) {
      clickOn(number.toLatin1().constData());
      typeNumber(number);
    }
  }
  const model::MapPicture& picture() { return *session_.battle().all<model::MapPicture>().begin(); }
  std::size_t points() { return session_.battle().all<model::ScanPoint>().size(); }
  QString text(const char* name) { return child<QLabel>(name).text(); }

  redoubt::test::PrintedMap print_;
};

TEST_F(RegisterTest, ThreeClickedNumbersMakeAFitThatLiesInTheFile) {
  registerBy({"0202", "0902"});
  EXPECT_EQ(picture().fit, model::PictureFit::Placed);
  EXPECT_TRUE(text("register.faults").contains(QLatin1Char('3'))) << text("register.faults").toStdString();
  registerBy({"0407"});
  EXPECT_EQ(picture().fit, model::PictureFit::Affine);
  EXPECT_TRUE(text("register.faults").isEmpty());
  EXPECT_EQ(child<QTableWidget>("register.points").rowCount(), 3);
  const model::Battle stored = inFile();
  EXPECT_EQ(stored.all<model::ScanPoint>().size(), 3U);
  const auto registration = redoubt::scan::registrationOf(stored, *stored.all<model::MapPicture>().begin());
  ASSERT_TRUE(registration);
  const QPointF there = print_.pixelOf(hex("0805"));
  const redoubt::scan::Pixel found = registration->toPicture(session_.layout().centre(hex("0805")));
  EXPECT_NEAR(found.x, there.x(), 3);
  EXPECT_NEAR(found.y, there.y(), 3);
}

TEST_F(RegisterTest, EachPointIsOneStepOfTheHistory) {
  registerBy({"0202", "0902", "0407"});
  session_.undo();
  EXPECT_EQ(points(), 2U);
  EXPECT_EQ(picture().fit, model::PictureFit::Placed);
  EXPECT_EQ(child<QTableWidget>("register.points").rowCount(), 2);
  session_.redo();
  EXPECT_EQ(picture().fit, model::PictureFit::Affine);
}

TEST_F(RegisterTest, AHexClickedOnTheMapIsTheNumber) {
  clickOn("0302");
  session_.hand().select({hex("0302")});
  ASSERT_EQ(points(), 1U);
  EXPECT_EQ(session_.battle().all<model::ScanPoint>().begin()->hex, hex("0302"));
  EXPECT_FALSE(child<QLineEdit>("scan.number").isVisible());
  session_.hand().select({hex("0505")});
  EXPECT_EQ(points(), 1U) << "no place was clicked";
}

TEST_F(RegisterTest, WithAFitTheNumberIsGuessed) {
  registerBy({"0202", "0902", "0407"});
  clickOn("0805");
  EXPECT_EQ(child<QLineEdit>("scan.number").text(), QLatin1String("0805"));
}

TEST_F(RegisterTest, ANumberThatTheMapLacksIsRefusedInPlace) {
  clickOn("0202");
  typeNumber(QStringLiteral("9999"));
  EXPECT_EQ(points(), 0U);
  EXPECT_TRUE(child<QLineEdit>("scan.number").isVisible());
  QTest::keyClick(&child<QLineEdit>("scan.number"), Qt::Key_Escape);
  EXPECT_FALSE(child<QLineEdit>("scan.number").isVisible());
  EXPECT_TRUE(dialog_->isVisible()) << "Escape leaves the field, not the window";
}

TEST_F(RegisterTest, AWrongPointIsNamed) {
  registerBy({"0202", "0902", "0407", "0907", "0205"});
  clickOn("0605");
  typeNumber(QStringLiteral("0705"));
  EXPECT_TRUE(text("register.faults").contains(QLatin1String("0705"))) << text("register.faults").toStdString();
  child<QTableWidget>("register.points").selectRow(3);
  ASSERT_EQ(child<QTableWidget>("register.points").item(3, 0)->text(), QLatin1String("0705"));
  press("register.remove");
  EXPECT_EQ(points(), 5U);
  EXPECT_TRUE(text("register.faults").isEmpty());
}

TEST_F(RegisterTest, PointsAreNudgedByAPixelAndDragged) {
  registerBy({"0202"});
  const model::ScanPoint before = *session_.battle().all<model::ScanPoint>().begin();
  QTest::mouseClick(&view(), Qt::LeftButton, {}, placeOf("0202"));
  ASSERT_TRUE(view().chosen());
  QTest::keyClick(&view(), Qt::Key_Right);
  QTest::keyClick(&view(), Qt::Key_Up, Qt::ShiftModifier);
  model::ScanPoint after = *session_.battle().all<model::ScanPoint>().begin();
  EXPECT_NEAR(after.x, before.x + 1, 1e-9);
  EXPECT_NEAR(after.y, before.y - 10, 1e-9);
  const QPoint from = view().toWidget({after.x, after.y}).toPoint();
  QTest::mousePress(&view(), Qt::LeftButton, {}, from);
  QTest::mouseMove(&view(), from + QPoint(20, 0));
  QTest::mouseMove(&view(), from + QPoint(30, 0));
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, from + QPoint(30, 0));
  after = *session_.battle().all<model::ScanPoint>().begin();
  EXPECT_NEAR(view().toWidget({after.x, after.y}).x(), from.x() + 30, 1.5);
  session_.undo();
  EXPECT_NEAR(session_.battle().all<model::ScanPoint>().begin()->x, before.x + 1, 1e-9);
}

TEST_F(RegisterTest, PointsHeldOutTellHowGoodTheFitIs) {
  registerBy({"0202", "0902", "0407", "0907"});
  auto* held = child<QTableWidget>("register.points").item(3, 4);
  held->setCheckState(Qt::Checked);
  QCoreApplication::processEvents();
  int count = 0;
  for (const model::ScanPoint& row : session_.battle().all<model::ScanPoint>()) count += row.heldOut;
  EXPECT_EQ(count, 1);
  EXPECT_TRUE(text("register.summary").contains(QLatin1String("held out"))) << text("register.summary").toStdString();
}

TEST_F(RegisterTest, AFitThatIsAskedForIsKept) {
  registerBy({"0202", "0902", "0407", "0907"});
  EXPECT_EQ(picture().fit, model::PictureFit::Affine);
  auto& how = child<QComboBox>("register.fit");
  how.setFocus();
  QTest::keyClick(&how, Qt::Key_Down);
  QTest::keyClick(&how, Qt::Key_Down);
  QCoreApplication::processEvents();
  EXPECT_EQ(picture().fit, model::PictureFit::Perspective);
  reopen(document::Mode::Editing);
  EXPECT_EQ(child<QComboBox>("register.fit").currentIndex(), 2);
}

TEST_F(RegisterTest, PrintedLinesSharpenThePoints) {
  if (!scan::canSee()) GTEST_SKIP() << "built without OpenCV";
  registerBy({"0202", "0902", "0407", "0907", "0205"});
  const model::ScanPoint clicked = *session_.battle().all<model::ScanPoint>().begin();
  QTest::mouseClick(&view(), Qt::LeftButton, {}, view().toWidget({clicked.x, clicked.y}).toPoint());
  for (int i = 0; i < 3; ++i) QTest::keyClick(&view(), Qt::Key_Right);
  press("register.sharpen");
  for (int i = 0; i < 1'000 && !child<QPushButton>("register.sharpen").isEnabled(); ++i) QTest::qWait(10);
  for (const model::ScanPoint& row : session_.battle().all<model::ScanPoint>()) {
    const QPointF there = print_.pixelOf(row.hex);
    EXPECT_NEAR(row.x, there.x(), 1);
    EXPECT_NEAR(row.y, there.y(), 1);
  }
  session_.undo();
  EXPECT_EQ(points(), 5U) << "one step";
}

TEST_F(RegisterTest, ABattleForReadingOnlyStaysAsItIs) {
  registerBy({"0202"});
  reopen(document::Mode::ReadOnly);
  for (int i = 0; i < 500 && !dialog_->isLoaded(); ++i) QTest::qWait(10);
  clickOn("0902");
  EXPECT_FALSE(child<QLineEdit>("scan.number").isVisible());
  EXPECT_FALSE(child<QPushButton>("register.remove").isEnabled());
}

}  // namespace
}  // namespace redoubt::editor
