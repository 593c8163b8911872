#include "editor/dialogs/scan/scan_grid_dialog.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include "core/exchange/new_battle.h"
#include "core/scan/battle_points.h"
#include "editor/dialogs/battle/new_battle_dialog.h"
#include "editor/dialogs/scan/scan_view.h"
#include "tests/editor/dialogs/child_of.h"
#include "tests/editor/scan/printed_map.h"

// A battle that begins with a scan.
namespace redoubt::editor {
namespace {

class ScanGrid : public ::testing::Test {
 protected:
  ScanGrid() {
    hex::LayoutSpec spec;
    spec.orientation = hex::Orientation::Flat;
    spec.shifted = hex::Shifted::Odd;
    spec.columns = 9;
    spec.rows = 7;
    print_.layout = std::get<hex::Layout>(hex::Layout::make(spec));
    print_.registration =
        redoubt::scan::Registration(redoubt::scan::Fit::Affine, {60, -2, -10, 2, 60, -25, 0, 0, 1});
    print_.size = QSize(560, 470);
    file_ = folder_.filePath(QStringLiteral("printed sheet.png"));
    EXPECT_TRUE(print_.scan().save(file_));
    dialog_ = std::make_unique<ScanGridDialog>(file_, scan::ScanPage());
    dialog_->show();
    for (int i = 0; i < 1000 && !dialog_->isLoaded(); ++i) QTest::qWait(10);
    EXPECT_TRUE(dialog_->isLoaded());
  }
  ScanView& view() { return test::childOf<ScanView>(*dialog_, "scanGrid.view"); }
  void type(const char* number, const char* as = nullptr) {
    const QPointF pixel = print_.pixelOf(*print_.layout.parse(number));
    QTest::mouseClick(&view(), Qt::LeftButton, {}, view().toWidget({pixel.x(), pixel.y()}).toPoint());
    auto& field = test::childOf<QLineEdit>(*dialog_, "scan.number");
    QTest::keyClicks(&field, QLatin1String(as ? as : number));
    QTest::keyClick(&field, Qt::Key_Return);
    QCoreApplication::processEvents();
  }
  QPushButton& take() { return test::childOf<QPushButton>(*dialog_, "scanGrid.accept"); }

  QTemporaryDir folder_;
  QString file_;
  redoubt::test::PrintedMap print_;
  std::unique_ptr<ScanGridDialog> dialog_;
};

TEST_F(ScanGrid, SomeNumbersSayHowHexesLieAndAreCounted) {
  for (const char* number : {"0201", "0801", "0306"}) type(number);
  EXPECT_FALSE(take().isEnabled());
  for (const char* number : {"0806", "0503"}) type(number);
  ASSERT_TRUE(take().isEnabled())
      << test::childOf<QLabel>(*dialog_, "scanGrid.state").text().toStdString()
      << test::childOf<QLabel>(*dialog_, "scanGrid.problem").text().toStdString();
  QTest::mouseClick(&take(), Qt::LeftButton);
  const auto map = dialog_->map();
  ASSERT_TRUE(map);
  EXPECT_EQ(map->spec.orientation, hex::Orientation::Flat);
  const auto made = hex::Layout::make(map->spec);
  const auto& layout = std::get<hex::Layout>(made);
  for (const hex::HexKey hex : print_.layout.allHexes()) {
    EXPECT_TRUE(layout.parse(print_.layout.number(hex))) << print_.layout.number(hex);
  }
  EXPECT_EQ(map->numbers.size(), 5U);
  EXPECT_EQ(map->title, "printed sheet");
}

TEST_F(ScanGrid, TheNewBattleHasThatMapAndTheScanUnderIt) {
  for (const char* number : {"0201", "0801", "0306", "0806", "0503"}) type(number);
  QTest::mouseClick(&take(), Qt::LeftButton);
  ASSERT_TRUE(dialog_->map());
  NewBattleDialog create;
  create.setScan(dialog_->map());
  EXPECT_EQ(create.title(), QLatin1String("printed sheet"));
  create.accept();
  const model::Battle battle = create.battle();
  ASSERT_EQ(battle.all<model::MapPicture>().size(), 1U);
  const model::MapPicture& picture = *battle.all<model::MapPicture>().begin();
  EXPECT_NE(picture.fit, model::PictureFit::Placed);
  const auto registration = redoubt::scan::registrationOf(battle, picture);
  ASSERT_TRUE(registration);
  const hex::Layout layout = model::layoutOf(battle);
  EXPECT_EQ(battle.all<model::HexRow>().size(), layout.allHexes().size());
  const auto hex = layout.parse("0604");
  ASSERT_TRUE(hex);
  const redoubt::scan::Pixel found = registration->toPicture(layout.centre(*hex));
  const QPointF there = print_.pixelOf(*print_.layout.parse("0604"));
  EXPECT_NEAR(found.x, there.x(), 4);
  EXPECT_NEAR(found.y, there.y(), 4);
}

TEST_F(ScanGrid, MarginsAreTakenOffByTheFirstAndLastNumbers) {
  for (const char* number : {"0201", "0801", "0306", "0806", "0503"}) type(number);
  for (const auto& [name, value] : {std::pair{"scanGrid.firstColumn", 2}, {"scanGrid.lastColumn", 8},
                                    {"scanGrid.firstRow", 1}, {"scanGrid.lastRow", 6}}) {
    test::childOf<QSpinBox>(*dialog_, name).setValue(value);
  }
  QTest::mouseClick(&take(), Qt::LeftButton);
  ASSERT_TRUE(dialog_->map());
  const auto made = hex::Layout::make(dialog_->map()->spec);
  const auto& layout = std::get<hex::Layout>(made);
  EXPECT_EQ(layout.allHexes().size(), 7U * 6U);
  EXPECT_TRUE(layout.parse("0201") && layout.parse("0806"));
  EXPECT_FALSE(layout.parse("0101") || layout.parse("0807"));
  NewBattleDialog create;
  create.setScan(dialog_->map());
  auto& size = test::childOf<QDoubleSpinBox>(create, "newBattle.hexSize");
  EXPECT_TRUE(size.isEnabled()) << "the picture doesn't say it";
  size.setValue(23);
  EXPECT_FALSE(test::childOf<QWidget>(create, "newBattle.byNumber").isEnabled());
  create.accept();
  const model::Battle battle = create.battle();
  EXPECT_EQ(model::mapSheet(battle)->hexWidthMm, 23);
  EXPECT_TRUE(battle.all<model::Unit>().empty()) << "a printed battle has its own units";
}

TEST_F(ScanGrid, NumbersThatNoLayoutExplainsAreTold) {
  for (const char* number : {"0201", "0801", "0306"}) type(number);
  type("0806", "0101");
  type("0503", "0909");
  EXPECT_FALSE(test::childOf<QLabel>(*dialog_, "scanGrid.problem").text().isEmpty());
  EXPECT_FALSE(take().isEnabled());
}

TEST_F(ScanGrid, ATextThatIsNoNumberIsRefused) {
  type("0201", "village");
  EXPECT_EQ(test::childOf<QListWidget>(*dialog_, "scanGrid.numbers").count(), 0);
  EXPECT_TRUE(test::childOf<QLineEdit>(*dialog_, "scan.number").isVisible());
}

}  // namespace
}  // namespace redoubt::editor
