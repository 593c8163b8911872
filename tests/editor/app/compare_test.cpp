#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include "core/model/map_verbs.h"
#include "core/model/placement_verbs.h"
#include "core/store/files.h"
#include "editor/boards/state_map.h"
#include "editor/dialogs/compare/compare_dialog.h"
#include "tests/editor/app/window_fixture.h"

// The battle compared with a version and with another file, as a person uses the window.
namespace redoubt::editor {
namespace {

class CompareStatesTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openSample();
    ASSERT_TRUE(session().attempt([&] { session().document().nameVersion("Morning"); }));
    paint("0303", "marsh");
    paint("1510", "marsh");
  }

  void paint(const char* number, const char* terrain) {
    const std::vector<hex::HexKey> one{hex(number)};
    ASSERT_TRUE(session().apply(model::paintTerrain(battle(), one, terrain, "Paint")));
  }
  CompareDialog& dialog() {
    if (!window_->findChild<CompareDialog*>()) {
      trigger("scenario.compare");
      window_->findChild<CompareDialog*>()->resize(1200, 700);
    }
    return *window_->findChild<CompareDialog*>();
  }
  template <class Widget>
  Widget& part(const char* name) {
    auto* found = dialog().findChild<Widget*>(QStringLiteral("compare.") + QLatin1String(name));
    EXPECT_TRUE(found) << name;
    return *found;
  }
  // As by hand, in the list of the box.
  void choose(const char* box, const QString& text) {
    auto& combo = part<QComboBox>(box);
    const int at = combo.findText(text);
    ASSERT_GE(at, 0) << text.toStdString();
    combo.setCurrentIndex(at);
    emit combo.activated(at);
  }
  int rows() { return part<QTableView>("table").model()->rowCount(); }
  QString cell(int row, int column) { return part<QTableView>("table").model()->index(row, column).data().toString(); }
  void settle() { QTest::qWait(1); }
};

TEST_F(CompareStatesTest, AVersionIsComparedWithNowOnBothMapsAndTakenOver) {
  choose("left", QStringLiteral("Version “Morning”"));
  EXPECT_EQ(part<QComboBox>("right").currentText(), QStringLiteral("The battle as it is now"))
      << "a state with a state";
  ASSERT_EQ(rows(), 2) << part<QLabel>("counts").text().toStdString();
  EXPECT_EQ(cell(0, 4), QStringLiteral("Terrain"));
  EXPECT_EQ(cell(0, 3), QStringLiteral("Marsh"));
  auto& first = part<StateMap>("firstMap");
  auto& second = part<StateMap>("secondMap");
  EXPECT_TRUE(second.isVisible());
  EXPECT_NE(first.grab().toImage(), second.grab().toImage());
  part<QTableView>("table").selectRow(0);
  EXPECT_TRUE(part<QLabel>("sentence").text().contains(QStringLiteral("Marsh in 0303")))
      << part<QLabel>("sentence").text().toStdString();
  const QPointF there = first.view().toPixels(session().layout().centre(hex("0303")));
  EXPECT_TRUE(QRectF(first.rect()).contains(there)) << "a row leads to its place";
  EXPECT_EQ(first.view().origin.x, second.view().origin.x);
  QTest::mouseClick(&part<QPushButton>("takeOver"), Qt::LeftButton);
  settle();
  EXPECT_EQ(rows(), 1) << "what was taken over differs no longer";
  EXPECT_TRUE(session().document().undoTitle().find("from “Version “Morning””") != std::string::npos)
      << session().document().undoTitle();
  session().undo();
  settle();
  EXPECT_EQ(rows(), 2);
}

TEST_F(CompareStatesTest, AnotherFileIsCompared) {
  const QString other = folder_.filePath(QStringLiteral("other.battle"));
  ASSERT_TRUE(session().attempt([&] { session().document().shareCopy(other.toStdString()); }));
  paint("0404", "marsh");
  dialog().compareFile(other);
  ASSERT_EQ(rows(), 1);
  EXPECT_EQ(part<QComboBox>("left").currentText(), QStringLiteral("other.battle"));
  EXPECT_TRUE(part<QPushButton>("merge").isEnabled());
  QTest::mouseClick(&part<QPushButton>("swap"), Qt::LeftButton);
  EXPECT_EQ(part<QComboBox>("right").currentText(), QStringLiteral("other.battle"));
  part<QTableView>("table").selectRow(0);
  QTest::mouseClick(&part<QPushButton>("takeOver"), Qt::LeftButton);
  settle();
  EXPECT_EQ(rows(), 0);
  EXPECT_NE(terrainAt("0404"), "marsh");
}

TEST_F(CompareStatesTest, AFileThatCantBeReadLeavesAllAsItWas) {
  const QString bad = folder_.filePath(QStringLiteral("bad.battle"));
  ASSERT_TRUE(store::writeFile(bad.toStdString(), "no battle"));
  const int before = rows();
  dialog().compareFile(bad);
  EXPECT_EQ(rows(), before);
}

TEST_F(CompareStatesTest, ASetUpOnOneSideBringsASetUpToTheOther) {
  choose("left", QStringLiteral("The battle as it is now"));
  EXPECT_TRUE(part<QComboBox>("right").currentText().contains(QStringLiteral("Morning")));
  choose("right", QStringLiteral("Historical scenario, Second variant"));
  EXPECT_EQ(part<QComboBox>("left").currentText(), QStringLiteral("Historical scenario, First variant"));
  EXPECT_EQ(rows(), 23);
}

}  // namespace
}  // namespace redoubt::editor
