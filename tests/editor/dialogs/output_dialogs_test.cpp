#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>

#include "core/exchange/new_battle.h"
#include "editor/dialogs/output/export_dialog.h"
#include "editor/dialogs/output/page_preview.h"
#include "editor/dialogs/output/print_dialog.h"
#include "tests/editor/dialogs/dialog_fixture.h"

namespace redoubt::editor::test {
namespace {

model::Battle meadow() {
  exchange::NewBattleOptions options;
  options.title = "Meadow";
  options.columns = 12;
  options.rows = 9;
  return exchange::newBattle(options);
}

template <class Dialog>
class OutputTest : public DialogTest<Dialog> {
 protected:
  OutputTest() : DialogTest<Dialog>(meadow()) {}

  QString at(const QString& name) const { return this->folder_.filePath(name); }
  QString outcome() const { return this->template child<QLabel>("output.outcome").text(); }
  // How many the window speaks of.
  int sheets() const { return outcome().section(QLatin1Char(' '), 0, 0).toInt(); }
  // Writes a file and waits for it.
  bool write(const QString& path) {
    QSignalSpy written(this->dialog_.get(), &OutputDialog::written);
    this->dialog_->writeTo(path);
    const bool hasEnded = QTest::qWaitFor(
        [&] { return !this->template child<QProgressBar>("output.progress").isVisibleTo(this->dialog_.get()); },
        60'000);
    return hasEnded && written.count() == 1;
  }
  QStringList files() const { return QDir(this->folder_.path()).entryList(QDir::Files, QDir::Name); }
};

using Export = OutputTest<ExportDialog>;
using Print = OutputTest<PrintDialog>;

TEST_F(Export, WritesTheSizeItTells) {
  set(child<QSpinBox>("export.pixels"), 40);
  const QString told = outcome();
  ASSERT_TRUE(write(at("map.png")));
  const QImage image(at("map.png"));
  EXPECT_EQ(
      told,
      QStringLiteral("%1 × %2 pixels").arg(QLocale().toString(image.width()), QLocale().toString(image.height())));
}

TEST_F(Export, WritesDrawingsAndPaperToo) {
  select(child<QComboBox>("export.format"), "SVG, lines and letters in layers, to be drawn on");
  EXPECT_TRUE(outcome().endsWith(QStringLiteral("mm"))) << outcome().toStdString();
  ASSERT_TRUE(write(at("map.svg")));
  QFile svg(at("map.svg"));
  ASSERT_TRUE(svg.open(QIODevice::ReadOnly));
  EXPECT_TRUE(svg.readAll().contains("inkscape:label=\"Numbers\""));
  open();
  select(child<QComboBox>("export.format"), "PDF, lines and letters, to be printed");
  ASSERT_TRUE(write(at("map.pdf")));
  QFile pdf(at("map.pdf"));
  ASSERT_TRUE(pdf.open(QIODevice::ReadOnly));
  EXPECT_TRUE(pdf.read(5) == "%PDF-");
}

TEST_F(Export, LeavesOutLayersThatAreNotTicked) {
  select(child<QComboBox>("export.format"), "SVG, lines and letters in layers, to be drawn on");
  press("look.numbers");
  ASSERT_TRUE(write(at("map.svg")));
  QFile svg(at("map.svg"));
  ASSERT_TRUE(svg.open(QIODevice::ReadOnly));
  EXPECT_FALSE(svg.readAll().contains("inkscape:label=\"Numbers\""));
}

TEST_F(Export, SaysWhichHexItDoesNotKnow) {
  child<QLineEdit>("look.from").setFocus();
  QTest::keyClicks(&child<QLineEdit>("look.from"), QStringLiteral("0202"));
  EXPECT_FALSE(child<QPushButton>("output.go").isEnabled());
  QTest::keyClicks(&child<QLineEdit>("look.to"), QStringLiteral("9999"));
  EXPECT_TRUE(outcome().contains(QStringLiteral("9999"))) << outcome().toStdString();
  EXPECT_FALSE(child<QPushButton>("output.go").isEnabled());
  child<QLineEdit>("look.to").clear();
  QTest::keyClicks(&child<QLineEdit>("look.to"), QStringLiteral("0404"));
  EXPECT_TRUE(child<QPushButton>("output.go").isEnabled());
}

TEST_F(Export, TellsWhereItCantWriteAndLeavesTheWindowOpen) {
  EXPECT_FALSE(write(at("no/such/folder/map.png")));
  EXPECT_TRUE(dialog_->isVisible());
  EXPECT_TRUE(outcome().contains(QStringLiteral("folder"))) << outcome().toStdString();
}

TEST_F(Export, NeverWritesOverTheBattle) {
  const QString before = QString::fromStdString(file_.string());
  EXPECT_FALSE(write(before));
  EXPECT_TRUE(model::info(inFile()));
}

TEST_F(Export, StopsAndLeavesNothingBehind) {
  const QStringList before = files();
  set(child<QSpinBox>("export.pixels"), 2500);
  QSignalSpy written(dialog_.get(), &OutputDialog::written);
  dialog_->writeTo(at("map.png"));
  EXPECT_TRUE(child<QProgressBar>("output.progress").isVisible());
  press("output.cancel");
  ASSERT_TRUE(QTest::qWaitFor([&] { return !child<QProgressBar>("output.progress").isVisible(); }, 60'000));
  EXPECT_TRUE(dialog_->isVisible());
  EXPECT_EQ(written.count(), 0);
  EXPECT_EQ(files(), before);
}

TEST_F(Print, ShowsEverySheetBeforehand) {
  EXPECT_GE(sheets(), 2);
  auto& preview = child<PagePreview>("print.preview");
  ASSERT_TRUE(QTest::qWaitFor([&] { return preview.paintedPages() >= 2; }, 30'000));
  press("print.fitted");
  EXPECT_EQ(sheets(), 1);
  ASSERT_TRUE(QTest::qWaitFor([&] { return preview.paintedPages() == 1; }, 30'000));
}

TEST_F(Print, WritesThePagesItTells) {
  select(child<QComboBox>("print.paper"), "A3");
  const int told = sheets();
  ASSERT_GT(told, 0);
  ASSERT_TRUE(write(at("map.pdf")));
  QFile pdf(at("map.pdf"));
  ASSERT_TRUE(pdf.open(QIODevice::ReadOnly));
  EXPECT_EQ(pdf.readAll().count("/Type /Page\n"), told);
}

}  // namespace
}  // namespace redoubt::editor::test
