#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListView>
#include <QPrinter>
#include <QProgressBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTabWidget>

#include "core/store/battle_file.h"
#include "editor/dialogs/paper/paper_preview.h"
#include "editor/dialogs/paper/print_counters_dialog.h"
#include "tests/editor/dialogs/dialog_fixture.h"

namespace redoubt::editor::test {
namespace {

class PrintCounters : public DialogTest<PrintCountersDialog> {
 protected:
  PrintCounters()
      : DialogTest(store::readBattle(std::filesystem::path(REDOUBT_SHARE) / "battles/olszanka.battle").battle) {}

  QString outcome() const { return child<QLabel>("printCounters.outcome").text(); }
  int counters() const { return outcome().section(QLatin1Char(' '), 0, 0).toInt(); }
  PaperPreview& preview() const { return child<PaperPreview>("paperPreview"); }
  void waitForPages() {
    ASSERT_TRUE(QTest::qWaitFor([&] { return preview().painted() >= 2; }, 30'000));
  }
  void setLength(const char* name, double value) {
    auto& spin = child<QDoubleSpinBox>(name);
    spin.setFocus();
    spin.selectAll();
    QTest::keyClicks(&spin, spin.locale().toString(value));
    QTest::keyClick(&spin, Qt::Key_Tab);
    QCoreApplication::processEvents();
  }
  bool writeFile(const QString& name) {
    QSignalSpy written(dialog_.get(), &PrintCountersDialog::written);
    dialog_->writeTo(folder_.filePath(name));
    return written.wait(60'000);
  }
};

TEST_F(PrintCounters, ShowEverySheetBeforehand) {
  EXPECT_GT(counters(), 20);
  waitForPages();
  const QImage before = preview().grab().toImage();
  setLength("option.counter-side", 25);
  waitForPages();
  EXPECT_NE(preview().grab().toImage(), before);
}

TEST_F(PrintCounters, LeaveOutWhatIsTickedOff) {
  const int all = counters();
  child<QTabWidget>("printCounters.tabs").setCurrentIndex(1);
  auto& list = child<QListView>("counterChoice.list");
  write("counterChoice.letters", "infantry");
  const int found = list.model()->rowCount();
  ASSERT_GT(found, 0);
  press("counterChoice.none");
  EXPECT_EQ(counters(), all - found);
  write("counterChoice.letters", "");
  press("counterChoice.none");
  EXPECT_FALSE(child<QPushButton>("printCounters.save").isEnabled());
  list.selectionModel()->select(list.model()->index(0, 0), QItemSelectionModel::ClearAndSelect);
  list.setFocus();
  QTest::keyClick(&list, Qt::Key_Space);
  EXPECT_EQ(counters(), 1);
  EXPECT_TRUE(child<QPushButton>("printCounters.save").isEnabled());
}

TEST_F(PrintCounters, PrintOnlyWhatChangedSinceAVersion) {
  session_.document().nameVersion("first printing");
  model::Edit edit("name");
  model::Unit unit = *session_.battle().all<model::Unit>().begin();
  unit.name = "Guards";
  edit.put(unit);
  ASSERT_TRUE(session_.apply(edit));
  open();
  select(child<QComboBox>("printCounters.since"), "first printing");
  EXPECT_EQ(counters(), 1);
}

TEST_F(PrintCounters, AreWrittenAsFiles) {
  ASSERT_TRUE(writeFile("sheet.pdf"));
  EXPECT_TRUE(QFile::exists(folder_.filePath("sheet.pdf")));
  ASSERT_TRUE(writeFile("sheet.svg"));
  EXPECT_TRUE(QFile::exists(folder_.filePath("sheet-1-front.svg")));
  EXPECT_TRUE(QFile::exists(folder_.filePath("sheet-1-back.svg")));
}

TEST_F(PrintCounters, APrinterGetsBothSides) {
  QPrinter printer(QPrinter::HighResolution);
  printer.setOutputFormat(QPrinter::PdfFormat);
  const QString path = folder_.filePath("printed.pdf");
  printer.setOutputFileName(path);
  ASSERT_TRUE(dialog_->printOn(printer));
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(file.readAll().count("/Type /Page\n"), 2);
}

TEST_F(PrintCounters, EachPrinterHasItsOwnOffset) {
  auto& printer = child<QComboBox>("printerOffsets.printer");
  printer.setEditText("Attic");
  setLength("option.offset-across", 1.5);
  printer.setEditText("Cellar");
  EXPECT_EQ(child<QDoubleSpinBox>("option.offset-across").value(), 0);
  printer.setEditText("Attic");
  EXPECT_EQ(child<QDoubleSpinBox>("option.offset-across").value(), 1.5);
  open();
  EXPECT_EQ(child<QDoubleSpinBox>("option.offset-across").value(), 1.5);
}

TEST_F(PrintCounters, SayWhatHasNoRoom) {
  setLength("option.columns", 40);
  EXPECT_FALSE(child<QPushButton>("printCounters.save").isEnabled());
  EXPECT_NE(outcome().indexOf("15"), -1) << outcome().toStdString();
  setLength("option.columns", 0);
  EXPECT_TRUE(child<QPushButton>("printCounters.save").isEnabled());
}

}  // namespace
}  // namespace redoubt::editor::test
