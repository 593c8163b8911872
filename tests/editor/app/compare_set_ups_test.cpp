#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include "core/rules/set_up/set_up.h"
#include "editor/boards/state_map.h"
#include "editor/dialogs/compare/compare_dialog.h"
#include "tests/editor/app/window_fixture.h"

// Two set-ups side by side, as a person uses the window.
namespace redoubt::editor {
namespace {

class CompareSetUpsTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openSample();
    trigger("scenario.compare");
    dialog_ = window_->findChild<CompareDialog*>();
    ASSERT_TRUE(dialog_);
    dialog_->resize(1100, 700);
    QCoreApplication::processEvents();
  }

  template <class Widget>
  Widget& part(const char* name) {
    auto* found = dialog_->findChild<Widget*>(QStringLiteral("compare.") + QLatin1String(name));
    EXPECT_TRUE(found) << name;
    return *found;
  }
  QTableView& table() { return part<QTableView>("table"); }
  int rows() { return table().model()->rowCount(); }
  QString cell(int row, int column) { return table().model()->index(row, column).data().toString(); }
  QStringList subjects() {
    QStringList all;
    for (int row = 0; row < rows(); ++row) all << cell(row, 0);
    return all;
  }
  void press(const char* button) { QTest::mouseClick(&part<QPushButton>(button), Qt::LeftButton); }
  void clickRow(int row, Qt::KeyboardModifiers modifiers = {}) {
    const QRect rect = table().visualRect(table().model()->index(row, 0));
    QTest::mouseClick(table().viewport(), Qt::LeftButton, modifiers, rect.center());
  }
  int rowOf(const QString& subject) { return static_cast<int>(subjects().indexOf(subject)); }
  StateMap& map(const char* name) { return part<StateMap>(name); }
  QPoint onMap(const char* number) {
    return map("firstMap").view().toPixels(session().layout().centre(hex(number))).toPoint();
  }
  // Where a placement of the shown variant stands.
  std::string numberOf(const char* words) {
    for (const model::Placement* row : rules::placements(battle(), *session().setUp().variant())) {
      if (row->words == words) return session().layout().number(*row->hex);
    }
    return {};
  }

  CompareDialog* dialog_ = nullptr;
};

TEST_F(CompareSetUpsTest, ListsWhatTheOtherVariantHasElsewhere) {
  EXPECT_EQ(part<QComboBox>("left").currentText(), QStringLiteral("Historical scenario, First variant"));
  EXPECT_EQ(part<QComboBox>("right").currentText(), QStringLiteral("Historical scenario, Second variant"));
  EXPECT_EQ(rows(), 23);
  EXPECT_EQ(cell(0, 0), QStringLiteral("I/2 M. BKN"));
  EXPECT_EQ(cell(0, 2), QStringLiteral("2301"));
  EXPECT_EQ(cell(0, 3), QStringLiteral("0715"));
  press("swap");
  EXPECT_EQ(cell(0, 2), QStringLiteral("0715"));
  trigger("scenario.compare");
  EXPECT_EQ(window_->findChildren<CompareDialog*>().size(), 1) << "one is enough";
}

TEST_F(CompareSetUpsTest, IsFilteredAndSorted) {
  QTest::keyClicks(&part<QLineEdit>("text"), QStringLiteral("psp"));
  EXPECT_EQ(subjects(),
            (QStringList{QStringLiteral("I/4 psp"), QStringLiteral("II/4 psp"), QStringLiteral("III/4 psp")}));
  EXPECT_TRUE(part<QLabel>("counts").text().contains(QStringLiteral("3 of them are shown")));
  part<QLineEdit>("text").clear();
  auto& kind = part<QComboBox>("kind");
  kind.setCurrentIndex(kind.findText(QStringLiteral("Another facing")));
  EXPECT_EQ(rows(), 0);
  kind.setCurrentIndex(0);
  part<QComboBox>("right").setCurrentIndex(2);
  EXPECT_GT(rows(), 60);
  auto& army = part<QComboBox>("army");
  army.setCurrentIndex(army.findText(QStringLiteral("Russian army")));
  EXPECT_GT(rows(), 60);
  kind.setCurrentIndex(kind.findText(QStringLiteral("Beside the placements")));
  EXPECT_GT(rows(), 5);
  EXPECT_LT(rows(), 30);
  army.setCurrentIndex(0);
  table().sortByColumn(0, Qt::AscendingOrder);
  QStringList sorted = subjects();
  std::sort(sorted.begin(), sorted.end(),
            [](const QString& a, const QString& b) { return a.localeAwareCompare(b) < 0; });
  EXPECT_EQ(subjects().front(), sorted.front());
}

TEST_F(CompareSetUpsTest, ARowLeadsToItsPlaceAndACounterToItsRow) {
  clickRow(rowOf(QStringLiteral("I/4 psp")));
  const QRect seen = map("firstMap").rect();
  EXPECT_TRUE(seen.contains(onMap("0711")));
  EXPECT_TRUE(seen.contains(onMap("1903")));
  QTest::mouseClick(&map("firstMap"), Qt::LeftButton, {}, onMap("0811"));
  EXPECT_EQ(cell(table().currentIndex().row(), 0), QStringLiteral("II/4 psp"));
  QTest::keyClicks(&part<QLineEdit>("text"), QStringLiteral("BKN"));
  QTest::mouseClick(&map("firstMap"), Qt::LeftButton, {}, onMap("0710"));
  EXPECT_EQ(cell(table().currentIndex().row(), 0), QStringLiteral("III/4 psp")) << "the filter lets it through again";
  QTest::keyClick(&table(), Qt::Key_F8);
  EXPECT_EQ(cell(table().currentIndex().row(), 0), QStringLiteral("I/1 W. BKN"));
  QTest::keyClick(&table(), Qt::Key_F8, Qt::ShiftModifier);
  EXPECT_EQ(cell(table().currentIndex().row(), 0), QStringLiteral("III/4 psp"));
}

TEST_F(CompareSetUpsTest, TwoMapsFollowEachOther) {
  EXPECT_FALSE(map("secondMap").isVisible());
  QTest::mouseClick(&part<QCheckBox>("twoMaps"), Qt::LeftButton, {},
                    QPoint(8, part<QCheckBox>("twoMaps").height() / 2));
  EXPECT_TRUE(map("secondMap").isVisible());
  clickRow(0);
  EXPECT_EQ(map("firstMap").view().origin.x, map("secondMap").view().origin.x);
  EXPECT_NE(map("firstMap").grab().toImage(), map("secondMap").grab().toImage());
  map("secondMap").setFocus();
  const double before = map("firstMap").view().origin.x;
  QTest::keyClick(&map("secondMap"), Qt::Key_Right);
  EXPECT_GT(map("firstMap").view().origin.x, before);
  QTest::keyClick(&map("secondMap"), Qt::Key_Plus);
  EXPECT_EQ(map("firstMap").view().pixelsPerHex, map("secondMap").view().pixelsPerHex);
}

TEST_F(CompareSetUpsTest, TakesSelectedDifferencesOverAsOneEdit) {
  const std::string original = dump();
  EXPECT_FALSE(part<QPushButton>("takeOver").isEnabled()) << "nothing is selected";
  clickRow(rowOf(QStringLiteral("I/4 psp")));
  clickRow(rowOf(QStringLiteral("III/4 psp")), Qt::ShiftModifier);
  EXPECT_TRUE(part<QPushButton>("takeOver").text().startsWith(QStringLiteral("&Take over 3 ")));
  press("takeOver");
  EXPECT_EQ(rows(), 20);
  EXPECT_EQ(numberOf("I/4 psp"), "1903");
  EXPECT_TRUE(part<QLabel>("note").text().contains(QStringLiteral("Hypothetical scenario, First variant")))
      << "it has the same block";
  session().undo();
  EXPECT_EQ(dump(), original) << "one step";
  QCoreApplication::processEvents();
  EXPECT_EQ(rows(), 23) << "it follows";
  table().setFocus();
  QTest::keyClick(&table(), Qt::Key_A, Qt::ControlModifier);
  press("takeOver");
  EXPECT_EQ(rows(), 0);
  EXPECT_TRUE(part<QLabel>("counts").text().contains(QStringLiteral("the same")));
}

TEST_F(CompareSetUpsTest, AVariantThatInheritsGetsRowsOfItsOwn) {
  press("swap");
  clickRow(rowOf(QStringLiteral("I/4 psp")));
  press("takeOver");
  EXPECT_EQ(rows(), 22);
  EXPECT_EQ(numberOf("I/4 psp"), "0711") << "the first variant is what it was";
}

TEST_F(CompareSetUpsTest, FollowsWhatIsDoneOnTheMap) {
  const Id<model::Placement> counter = placementOf("1/I/2 pp")->id;
  const QString name = QStringLiteral("1/I/2 pp");
  session().apply(model::moveTo(battle(), std::vector{counter}, hex("0101"), 1, "Away"));
  QCoreApplication::processEvents();
  EXPECT_EQ(rows(), 23) << "the second variant inherits it";
  const auto variants = rules::variants(battle(), *session().setUp().scenario());
  session().setUp().setVariant(variants.back()->id);
  session().apply(model::moveTo(battle(), std::vector{counter}, hex("0202"), 1, "Away from there"));
  QCoreApplication::processEvents();
  EXPECT_EQ(rows(), 24);
  EXPECT_EQ(cell(rowOf(name), 2), QStringLiteral("0101 (estimated)")) << "no source has it there";
  EXPECT_EQ(cell(rowOf(name), 3), QStringLiteral("0202 (estimated)"));
}

TEST_F(CompareSetUpsTest, GivesTheTableToASpreadsheet) {
  press("copy");
  const QStringList lines = QApplication::clipboard()->text().split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
  ASSERT_EQ(lines.size(), 24);
  EXPECT_TRUE(lines[0].startsWith(QStringLiteral("Counter or line\tDiffers in\tLeft\tRight")));
  EXPECT_TRUE(lines[1].startsWith(QStringLiteral("I/2 M. BKN\tplace\t2301\t0715\t")));
  clickRow(0);
  table().setFocus();
  QTest::keyClick(&table(), Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QApplication::clipboard()->text().count(QLatin1Char('\n')), 2) << "the head and the selected row";
}

TEST_F(CompareSetUpsTest, ChangesNothingInABattleThatIsOnlyRead) {
  closeWindow();
  window_ = std::make_unique<MainWindow>();
  window_->show();
  session().setDocument(document::Document::open(path_.toStdString(), document::Mode::ReadOnly));
  trigger("scenario.compare");
  dialog_ = window_->findChild<CompareDialog*>();
  EXPECT_EQ(rows(), 23);
  clickRow(0);
  EXPECT_FALSE(part<QPushButton>("takeOver").isEnabled());
  EXPECT_FALSE(part<QPushButton>("takeOver").toolTip().isEmpty());
}

}  // namespace
}  // namespace redoubt::editor
