#include <QFileInfo>
#include <QImage>
#include <QPageSize>
#include <QPrinter>
#include <QStandardPaths>
#include <stop_token>

#include "core/base/error.h"
#include "editor/dialogs/exchange/page_preview.h"
#include "editor/dialogs/exchange/print_dialog.h"
#include "tests/editor/dialogs/output_fixture.h"
#include "tests/other_program.h"

namespace redoubt::editor::test {
namespace {

using Print = OutputTest<PrintDialog>;

TEST_F(Print, ShowsEverySheetBeforehand) {
  EXPECT_GE(sheets(), 2);
  auto& preview = child<PagePreview>("picture.preview");
  ASSERT_TRUE(QTest::qWaitFor([&] { return preview.paintedPages() >= 2; }, 30'000));
  press("option.fit");
  EXPECT_EQ(sheets(), 1);
  ASSERT_TRUE(QTest::qWaitFor([&] { return preview.paintedPages() == 1; }, 30'000));
}

TEST_F(Print, ShowsZonesOnlyIfTicked) {
  EXPECT_FALSE(child<QCheckBox>("option.layers.zones").isChecked());
  auto& preview = child<PagePreview>("picture.preview");
  press("option.fit");
  const auto shown = [&] {
    EXPECT_TRUE(QTest::qWaitFor([&] { return preview.paintedPages() == 1; }, 30'000));
    return preview.grab().toImage();
  };
  const QImage plain = shown();
  press("option.layers.zones");
  EXPECT_NE(shown(), plain);
}

TEST_F(Print, ShowsEstimatedValuesAsChosen) {
  session_.hand().layers().setEstimates(render::Estimates::Marked);
  open();
  EXPECT_EQ(child<QComboBox>("option.estimates").currentText(), QStringLiteral("On amber"));
  auto& preview = child<PagePreview>("picture.preview");
  press("option.fit");
  const auto shown = [&] {
    EXPECT_TRUE(QTest::qWaitFor([&] { return preview.paintedPages() == 1; }, 30'000));
    return preview.grab().toImage();
  };
  const QImage amber = shown();
  select(child<QComboBox>("option.estimates"), "Left out");
  EXPECT_NE(shown(), amber);
}

// As another program shows them; the dialog of the system leaves its usual paper on the printer.
TEST_F(Print, APrinterGetsTheSheetsThatThePdfHas) {
  if (QStandardPaths::findExecutable(QStringLiteral("pdftoppm")).isEmpty()) GTEST_SKIP() << "poppler-utils is missing";
  const auto pictures = [&](const QString& pdf) {
    redoubt::test::runProgram("pdftoppm", {"-r", "40", "-png", pdf.toStdString(), pdf.chopped(4).toStdString()});
    QList<QImage> images;
    const QStringList names = QDir(folder_.path()).entryList({QFileInfo(pdf).completeBaseName() + "-*.png"});
    for (const QString& name : names) images << QImage(at(name));
    return images;
  };
  for (const char* paper : {"One sheet of the map's own size", "A4", "A3", "Letter"}) {
    SCOPED_TRACE(paper);
    const QString name = QString::fromLatin1(paper).left(3);
    select(child<QComboBox>("option.paper"), paper);
    {
      QPrinter printer(QPrinter::HighResolution);
      printer.setOutputFormat(QPrinter::PdfFormat);
      printer.setOutputFileName(at(name + "printed.pdf"));
      printer.setPageSize(QPageSize(QPageSize::Letter));
      dialog_->printOn(printer, 1, sheets());
    }
    const int told = sheets();
    ASSERT_TRUE(write(at(name + "saved.pdf")));
    const QList<QImage> printed = pictures(at(name + "printed.pdf"));
    EXPECT_EQ(printed.size(), told);
    EXPECT_EQ(printed, pictures(at(name + "saved.pdf")));
    open();
  }
}

TEST_F(Print, PrintsThoseOfARangeThatThereAre) {
  QPrinter printer(QPrinter::HighResolution);
  printer.setOutputFormat(QPrinter::PdfFormat);
  printer.setOutputFileName(at("range.pdf"));
  ASSERT_EQ(sheets(), 2);
  dialog_->printOn(printer, 2, 5);
  QFile pdf(at("range.pdf"));
  ASSERT_TRUE(pdf.open(QIODevice::ReadOnly));
  EXPECT_EQ(pdf.readAll().count("/Type /Page\n"), 1);
}

TEST_F(Print, CanBeStopped) {
  select(child<QComboBox>("option.paper"), "A4");
  QPrinter printer(QPrinter::HighResolution);
  printer.setOutputFormat(QPrinter::PdfFormat);
  printer.setOutputFileName(at("stopped.pdf"));
  std::stop_source stop;
  double most = 0;
  const render::Watch watch{stop.get_token(), [&](double share) {
                              EXPECT_GE(share, most);
                              most = share;
                              if (share > 0.3) stop.request_stop();
                            }};
  ASSERT_GE(sheets(), 2);
  EXPECT_FALSE(dialog_->printOn(printer, 1, sheets(), watch));
  EXPECT_GT(most, 0.3);
  EXPECT_LT(most, 0.9);
}

TEST_F(Print, SaysSoIfThePrinterRefuses) {
  QPrinter printer(QPrinter::HighResolution);
  printer.setOutputFormat(QPrinter::PdfFormat);
  printer.setOutputFileName(at("no such folder/map.pdf"));
  EXPECT_THROW(dialog_->printOn(printer, 1, 1), Error);
}

TEST_F(Print, WritesThePagesItTells) {
  select(child<QComboBox>("option.paper"), "A3");
  const int told = sheets();
  ASSERT_GT(told, 0);
  ASSERT_TRUE(write(at("map.pdf")));
  QFile pdf(at("map.pdf"));
  ASSERT_TRUE(pdf.open(QIODevice::ReadOnly));
  EXPECT_EQ(pdf.readAll().count("/Type /Page\n"), told);
}

}  // namespace
}  // namespace redoubt::editor::test
