#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QLocale>
#include <QPageSize>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTimer>
#include <cstdlib>
#include <stop_token>

#include "core/base/error.h"
#include "core/exchange/new_battle.h"
#include "editor/dialogs/output/export_dialog.h"
#include "editor/dialogs/output/page_preview.h"
#include "editor/dialogs/output/print_dialog.h"
#include "editor/render/output/pdf_picture.h"
#include "editor/render/output/svg_picture.h"
#include "tests/core/model/face_figures.h"
#include "tests/editor/dialogs/dialog_fixture.h"
#include "tests/other_program.h"

namespace redoubt::editor::test {
namespace {

model::Battle meadow() {
  exchange::NewBattleOptions options;
  options.title = "Meadow";
  options.columns = 12;
  options.rows = 9;
  model::Battle battle = exchange::newBattle(options);
  model::Unit unit;
  unit.id = {501};
  unit.army = battle.all<model::Army>().begin()->id;
  unit.slug = "guard";
  unit.name = "Guard";
  battle.all<model::Unit>().put(unit);
  model::Counter counter;
  counter.id = {501};
  counter.unit = unit.id;
  battle.all<model::Counter>().put(counter);
  const model::Face face{{501}, counter.id, model::FaceSide::Front, model::FaceRole::Step};
  testing::putFace(battle, face, 6, 4, {});
  battle.all<model::Provenance>().put({"face_figure", model::keyText<model::Face>(face.id) + "/size", "value",
                                       model::Status::Estimated, std::nullopt, ""});
  model::Placement placement;
  placement.id = {501};
  placement.block = battle.all<model::SetUpBlock>().begin()->id;
  placement.subject = model::PlacementSubject::Unit;
  placement.unit = unit.id;
  placement.hex = hex::HexKey::at(3, 3);
  battle.all<model::Placement>().put(placement);
  model::Zone zone;
  zone.id = {501};
  zone.slug = "ridge";
  zone.title = "Ridge";
  battle.all<model::Zone>().put(zone);
  for (const int column : {5, 6}) battle.all<model::ZoneHex>().put({zone.id, hex::HexKey::at(column, 5)});
  return battle;
}

template <class Dialog>
class OutputTest : public DialogTest<Dialog> {
 protected:
  OutputTest() : DialogTest<Dialog>(meadow()) {}

  // Enter would go on to write the picture.
  void set(QSpinBox& spin, int value) {
    spin.setFocus();
    spin.selectAll();
    QTest::keyClicks(&spin, QString::number(value));
    QTest::keyClick(&spin, Qt::Key_Tab);
    QCoreApplication::processEvents();
  }
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
  // The hex with the counter, as the window writes it.
  QImage counterIn(const char* name) {
    this->press("look.part");
    for (const char* field : {"look.from", "look.to"}) {
      this->template child<QLineEdit>(field).setFocus();
      this->template child<QLineEdit>(field).selectAll();
      QTest::keyClicks(&this->template child<QLineEdit>(field), QStringLiteral("0303"));
    }
    EXPECT_TRUE(write(at(QString::fromLatin1(name))));
    return QImage(at(QString::fromLatin1(name)));
  }
  // What the dialog that asks for a file proposes; `answer` is its answer, none leaves it.
  QString proposed(const QString& answer = {}) {
    QString path;
    QTimer::singleShot(0, this->dialog_.get(), [&] {
      auto* question = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      ASSERT_NE(question, nullptr);
      path = question->selectedFiles().value(0);
      if (answer.isEmpty()) return question->reject();
      question->selectFile(answer);
      static_cast<QDialog*>(question)->accept();
    });
    QSignalSpy written(this->dialog_.get(), &OutputDialog::written);
    this->press("output.go");
    if (!answer.isEmpty()) {
      EXPECT_TRUE(written.count() == 1 || written.wait(60'000));
    }
    return path;
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

TEST_F(Export, DrawsZonesOnlyIfTicked) {
  const auto zonesIn = [&](const char* name) {
    select(child<QComboBox>("export.format"), "SVG, lines and letters in layers, to be drawn on");
    EXPECT_TRUE(write(at(QString::fromLatin1(name))));
    QFile svg(at(QString::fromLatin1(name)));
    EXPECT_TRUE(svg.open(QIODevice::ReadOnly));
    return svg.readAll().contains("inkscape:label=\"Zones\"");
  };
  ASSERT_TRUE(session_.hand().layers().isVisible(MapLayer::Zones));
  EXPECT_FALSE(child<QCheckBox>("look.zones").isChecked()) << "though the window shows them";
  EXPECT_FALSE(zonesIn("plain.svg"));
  open();
  press("look.zones");
  EXPECT_TRUE(zonesIn("zones.svg"));
}

// Amber lies under estimated figures, and under nothing else of a map.
int amberPixels(const QImage& image) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const QColor pixel = image.pixelColor(x, y);
      count += std::abs(pixel.red() - 0xF8) + std::abs(pixel.green() - 0xE0) + std::abs(pixel.blue() - 0xA2) < 24;
    }
  }
  return count;
}

TEST_F(Export, ShowsEstimatedValuesAsChosenAndBeginsWithWhatTheWindowShows) {
  const QImage quiet = counterIn("quiet.png");
  ASSERT_FALSE(quiet.isNull());
  EXPECT_EQ(amberPixels(quiet), 0);
  open();
  select(child<QComboBox>("look.estimates"), "On amber");
  EXPECT_GT(amberPixels(counterIn("amber.png")), 20);
  session_.hand().layers().setEstimates(render::Estimates::LeftOut);
  open();
  EXPECT_EQ(child<QComboBox>("look.estimates").currentText(), QStringLiteral("Left out"));
  const QImage leftOut = counterIn("left-out.png");
  EXPECT_EQ(amberPixels(leftOut), 0);
  EXPECT_NE(leftOut, quiet);
}

TEST_F(Export, AsksForEstimatedValuesOnlyWhereCountersAreDrawn) {
  EXPECT_TRUE(child<QComboBox>("look.estimates").isEnabled());
  press("look.counters");
  EXPECT_FALSE(child<QComboBox>("look.estimates").isEnabled());
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

TEST_F(Export, ProposesAPlaceThatAPersonKnows) {
  EXPECT_EQ(proposed(), at("dialog.png")) << "beside the battle";
  const QByteArray home = qgetenv("HOME");
  const QByteArray data = qgetenv("XDG_DATA_HOME");
  qputenv("HOME", folder_.path().toLocal8Bit());
  qputenv("XDG_DATA_HOME", at("data").toLocal8Bit());
  const QString drafts = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/drafts");
  ASSERT_TRUE(QDir().mkpath(drafts));
  ASSERT_TRUE(session_.saveAs((drafts + QStringLiteral("/meadow-0a1b2c3d.battle")).toStdString()));
  open();
  EXPECT_EQ(proposed(), at("meadow.png")) << "a draft lies where nobody looks, under a name of ours";
  ASSERT_TRUE(QDir().mkpath(at("out")));
  EXPECT_EQ(proposed(at("out/first.png")), at("meadow.png"));
  EXPECT_TRUE(QFile::exists(at("out/first.png")));
  open();
  EXPECT_EQ(proposed(), at("out/meadow.png")) << "where the last one went";
  qputenv("HOME", home);
  data.isNull() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", data);
}

TEST_F(Export, TheKeyboardGoesThroughTheFieldsAndThenTheButtons) {
  auto& go = child<QPushButton>("output.go");
  auto& cancel = child<QPushButton>("output.cancel");
  EXPECT_EQ(QApplication::focusWidget(), &child<QComboBox>("export.format"));
  EXPECT_TRUE(go.isDefault());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
  EXPECT_EQ(QApplication::focusWidget(), &cancel) << "the last of all";
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  EXPECT_EQ(QApplication::focusWidget(), &child<QComboBox>("export.format"));
  EXPECT_TRUE(go.isDefault()) << "passing Cancel does not make Enter close the window";
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

// Stopped while its layers are painted, by whoever waits for it.
TEST_F(Export, ADrawingThatIsStoppedLeavesTheFormerFileAsItWas) {
  const render::MapDrawing drawing(session_.battle(), {});
  const render::PagePlan plan(drawing, {});
  for (const QString& name : {QStringLiteral("map.svg"), QStringLiteral("map.pdf")}) {
    QFile former(at(name));
    ASSERT_TRUE(former.open(QIODevice::WriteOnly));
    former.write("former");
    former.close();
    const QStringList before = files();
    OutputJob job;
    QSignalSpy ended(&job, &OutputJob::ended);
    job.start(at(name), [&](QIODevice& out, const render::Watch& watch) {
      std::stop_source source;
      const render::Watch stopping{source.get_token(), [&, told = 0](double share) mutable {
                                     watch.progress(share);
                                     if (++told == 6) source.request_stop();
                                   }};
      return name.endsWith(QStringLiteral("svg")) ? render::writeSvg(out, drawing, plan, stopping)
                                                  : render::writePdf(out, drawing, plan, stopping);
    });
    ASSERT_TRUE(ended.wait(60'000)) << name.toStdString();
    EXPECT_FALSE(ended.front().at(0).toBool());
    EXPECT_EQ(ended.front().at(1).toString(), QString()) << "no problem is told";
    EXPECT_EQ(files(), before);
    ASSERT_TRUE(former.open(QIODevice::ReadOnly));
    EXPECT_EQ(former.readAll(), QByteArray("former"));
  }
}

TEST_F(Print, ShowsEverySheetBeforehand) {
  EXPECT_GE(sheets(), 2);
  auto& preview = child<PagePreview>("print.preview");
  ASSERT_TRUE(QTest::qWaitFor([&] { return preview.paintedPages() >= 2; }, 30'000));
  press("print.fitted");
  EXPECT_EQ(sheets(), 1);
  ASSERT_TRUE(QTest::qWaitFor([&] { return preview.paintedPages() == 1; }, 30'000));
}

TEST_F(Print, ShowsZonesOnlyIfTicked) {
  EXPECT_FALSE(child<QCheckBox>("look.zones").isChecked());
  auto& preview = child<PagePreview>("print.preview");
  press("print.fitted");
  const auto shown = [&] {
    EXPECT_TRUE(QTest::qWaitFor([&] { return preview.paintedPages() == 1; }, 30'000));
    return preview.grab().toImage();
  };
  const QImage plain = shown();
  press("look.zones");
  EXPECT_NE(shown(), plain);
}

TEST_F(Print, ShowsEstimatedValuesAsChosen) {
  session_.hand().layers().setEstimates(render::Estimates::Marked);
  open();
  EXPECT_EQ(child<QComboBox>("look.estimates").currentText(), QStringLiteral("On amber"));
  auto& preview = child<PagePreview>("print.preview");
  press("print.fitted");
  const auto shown = [&] {
    EXPECT_TRUE(QTest::qWaitFor([&] { return preview.paintedPages() == 1; }, 30'000));
    return preview.grab().toImage();
  };
  const QImage amber = shown();
  select(child<QComboBox>("look.estimates"), "Left out");
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
    select(child<QComboBox>("print.paper"), paper);
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
  select(child<QComboBox>("print.paper"), "A4");
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
