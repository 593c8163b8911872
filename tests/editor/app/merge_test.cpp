#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>

#include "core/model/map_verbs.h"
#include "editor/boards/state_map.h"
#include "editor/dialogs/compare/merge_dialog.h"
#include "tests/editor/app/window_fixture.h"

// The work of two people brought together in the window.
namespace redoubt::editor {
namespace {

class MergeTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openSample();
    paint(session().document(), "0101", "marsh");
    other_ = folder_.filePath(QStringLiteral("theirs.battle"));
    ASSERT_TRUE(session().attempt([&] { session().document().shareCopy(other_.toStdString()); }));
  }

  static void paint(document::Document& document, const char* number, const char* terrain) {
    const std::vector<hex::HexKey> one{*document.layout().parse(number)};
    ASSERT_TRUE(document.apply(model::paintTerrain(document.battle(), one, terrain, "Paint")));
  }
  void theyPaint(const char* number, const char* terrain) {
    paint(*document::Document::open(other_.toStdString()), number, terrain);
  }
  void wePaint(const char* number, const char* terrain) { paint(session().document(), number, terrain); }
  MergeDialog& dialog() {
    if (!dialog_) {
      dialog_ = std::make_unique<MergeDialog>(session(), other_, window_.get());
      dialog_->resize(1100, 700);
      dialog_->show();
      QApplication::setActiveWindow(dialog_.get());
      EXPECT_TRUE(QTest::qWaitForWindowActive(dialog_.get()));
    }
    return *dialog_;
  }
  template <class Widget>
  Widget& part(const char* name) {
    auto* found = dialog().findChild<Widget*>(QStringLiteral("merge.") + QLatin1String(name));
    EXPECT_TRUE(found) << name;
    return *found;
  }
  void press(const char* button) { QTest::mouseClick(&part<QAbstractButton>(button), Qt::LeftButton); }

  QString other_;
  std::unique_ptr<MergeDialog> dialog_;
};

TEST_F(MergeTest, WorkInOtherPlacesComesTogetherAsOneEdit) {
  theyPaint("1510", "marsh");
  wePaint("0303", "marsh");
  EXPECT_EQ(part<QTableWidget>("conflicts").rowCount(), 0);
  EXPECT_TRUE(part<QLabel>("baseNote").text().contains(QStringLiteral("since then 1 edit")))
      << part<QLabel>("baseNote").text().toStdString();
  EXPECT_EQ(part<QTabWidget>("tabs").currentIndex(), 1) << "what comes in is shown";
  EXPECT_TRUE(part<QListWidget>("incoming").item(1)->text().contains(QStringLiteral("1510")));
  press("apply");
  EXPECT_EQ(terrainAt("1510"), "marsh");
  EXPECT_EQ(terrainAt("0303"), "marsh");
  EXPECT_EQ(session().document().undoTitle(), "Merge with theirs.battle");
  session().undo();
  EXPECT_NE(terrainAt("1510"), "marsh");
  EXPECT_EQ(terrainAt("0303"), "marsh");
}

TEST_F(MergeTest, EachConflictIsShownAndDecided) {
  theyPaint("0303", "village");
  theyPaint("1510", "village");
  wePaint("0303", "marsh");
  wePaint("1510", "marsh");
  ASSERT_EQ(part<QTableWidget>("conflicts").rowCount(), 2);
  EXPECT_FALSE(part<QPushButton>("apply").isEnabled());
  EXPECT_TRUE(part<QLabel>("ours").text().contains(QStringLiteral("Marsh")))
      << part<QLabel>("ours").text().toStdString();
  EXPECT_TRUE(part<QLabel>("theirs").text().contains(QStringLiteral("Village")));
  const auto& map = part<StateMap>("ourMap");
  const QPointF there = map.view().toPixels(session().layout().centre(hex("0303")));
  EXPECT_TRUE(QRectF(map.rect()).contains(there));
  press("takeTheirs");
  EXPECT_EQ(part<QTableWidget>("conflicts").item(0, 2)->text(), QStringLiteral("theirs"));
  QTest::keyClick(&part<QTableWidget>("conflicts"), Qt::Key_F8);
  EXPECT_EQ(part<QTabWidget>("tabs").currentIndex(), 0);
  EXPECT_EQ(part<QTableWidget>("conflicts").currentRow(), 1);
  EXPECT_FALSE(part<QRadioButton>("takeTheirs").isChecked()) << "nothing is decided beforehand";
  press("allOurs");
  EXPECT_TRUE(part<QPushButton>("apply").isEnabled());
  press("apply");
  EXPECT_EQ(terrainAt("0303"), "village") << "what was decided stays decided";
  EXPECT_EQ(terrainAt("1510"), "marsh");
}

TEST_F(MergeTest, WithoutACommonHistoryTheAuthorSaysWhatBothBeganWith) {
  ASSERT_TRUE(session().attempt([&] { session().document().nameVersion("Sent"); }));
  theyPaint("1510", "marsh");
  wePaint("0303", "marsh");
  // The copy's past and ours are forgotten.
  { document::Document::open(other_.toStdString())->forgetEdits(1); }
  ASSERT_TRUE(session().attempt([&] { session().document().forgetEdits(session().document().lastDone()); }));
  EXPECT_FALSE(part<QPushButton>("apply").isEnabled());
  EXPECT_TRUE(part<QLabel>("baseNote").text().contains(QStringLiteral("Choose the version")));
  auto& base = part<QComboBox>("base");
  base.setCurrentIndex(base.findText(QStringLiteral("Version “Sent”")));
  emit base.activated(base.currentIndex());
  ASSERT_TRUE(part<QPushButton>("apply").isEnabled());
  press("apply");
  EXPECT_EQ(terrainAt("1510"), "marsh");
  EXPECT_EQ(terrainAt("0303"), "marsh");
}

TEST_F(MergeTest, CancellingChangesNothing) {
  theyPaint("1510", "marsh");
  const std::string before = dump();
  dialog();
  press("cancel");
  EXPECT_TRUE(dump() == before);
}

TEST_F(MergeTest, ACopyWithoutWorkHasNothingToBring) {
  EXPECT_FALSE(part<QPushButton>("apply").isEnabled());
  EXPECT_TRUE(part<QLabel>("state").text().contains(QStringLiteral("nothing that this battle lacks")));
}

}  // namespace
}  // namespace redoubt::editor
