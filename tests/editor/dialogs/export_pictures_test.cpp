#include <QDoubleSpinBox>
#include <QImage>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QStandardPaths>
#include <cstdlib>
#include <stop_token>

#include "core/exchange/pictures/picture_formats.h"
#include "core/exchange/transfer.h"
#include "editor/artwork/drawn_artwork.h"
#include "editor/dialogs/exchange/transfer_job.h"
#include "editor/dialogs/exchange/page_preview.h"
#include "editor/render/theme/map_theme.h"
#include "tests/editor/dialogs/output_fixture.h"

// Pictures by the window that exports.
namespace redoubt::editor::test {
namespace {

class Export : public OutputTest<ExportBattleDialog> {
 protected:
  Export() { choose("png"); }

  void choose(const char* id) {
    auto& formats = child<QListWidget>("export.formats");
    for (int i = 0; i < formats.count(); ++i) {
      if (formats.item(i)->data(Qt::UserRole).toString() == QLatin1String(id)) formats.setCurrentRow(i);
    }
    QCoreApplication::processEvents();
  }
  void reopenAt(const char* id) {
    open();
    choose(id);
  }
  // The hex with the counter, as the window writes it.
  QImage counterIn(const char* name) {
    press("option.crop.part");
    for (const char* field : {"option.crop.from", "option.crop.to"}) {
      child<QLineEdit>(field).setFocus();
      child<QLineEdit>(field).selectAll();
      QTest::keyClicks(&child<QLineEdit>(field), QStringLiteral("0303"));
    }
    EXPECT_TRUE(write(at(QString::fromLatin1(name))));
    return QImage(at(QString::fromLatin1(name)));
  }
};

TEST_F(Export, WritesTheSizeItTells) {
  set(child<QDoubleSpinBox>("option.hex-pixels"), 40);
  const QString told = outcome();
  ASSERT_TRUE(write(at("map.png")));
  const QImage image(at("map.png"));
  EXPECT_EQ(
      told,
      QStringLiteral("%1 × %2 pixels").arg(QLocale().toString(image.width()), QLocale().toString(image.height())));
}

TEST_F(Export, GoesByDotsPerInchUnlessPixelsAreGiven) {
  const QString fine = outcome();
  set(child<QDoubleSpinBox>("option.dpi"), 72);
  EXPECT_NE(outcome(), fine);
  EXPECT_TRUE(child<QDoubleSpinBox>("option.dpi").isEnabled());
  EXPECT_EQ(child<QDoubleSpinBox>("option.hex-pixels").text(), QStringLiteral("By dots per inch"));
  set(child<QDoubleSpinBox>("option.hex-pixels"), 40);
  EXPECT_FALSE(child<QDoubleSpinBox>("option.dpi").isEnabled());
}

TEST_F(Export, ShowsThePictureBeforehand) {
  auto& preview = child<PagePreview>("picture.preview");
  ASSERT_TRUE(QTest::qWaitFor([&] { return preview.paintedPages() == 1; }, 30'000));
  const QImage plain = preview.grab().toImage();
  set(child<QDoubleSpinBox>("option.dpi"), 72);
  EXPECT_EQ(preview.paintedPages(), 1) << "which doesn't depend on that";
  press("option.layers.zones");
  ASSERT_TRUE(QTest::qWaitFor([&] { return preview.paintedPages() == 1; }, 30'000));
  EXPECT_NE(preview.grab().toImage(), plain);
  choose("pdf");
  select(child<QComboBox>("option.paper"), "A4");
  EXPECT_GE(sheets(), 2);
  EXPECT_TRUE(QTest::qWaitFor([&] { return preview.paintedPages() == sheets(); }, 30'000));
  choose("json");
  EXPECT_FALSE(preview.isVisible());
}

TEST_F(Export, WritesDrawingsAndPaperToo) {
  choose("svg");
  EXPECT_TRUE(outcome().contains(QStringLiteral("mm"))) << outcome().toStdString();
  ASSERT_TRUE(write(at("map.svg")));
  EXPECT_TRUE(bytesOf("map.svg").contains("inkscape:label=\"Numbers\""));
  choose("pdf");
  ASSERT_TRUE(write(at("map.pdf")));
  EXPECT_TRUE(bytesOf("map.pdf").startsWith("%PDF-"));
}

TEST_F(Export, LeavesOutLayersThatAreNotTicked) {
  choose("svg");
  press("option.layers.numbers");
  ASSERT_TRUE(write(at("map.svg")));
  EXPECT_FALSE(bytesOf("map.svg").contains("inkscape:label=\"Numbers\""));
}

TEST_F(Export, WantsAtLeastOneLayer) {
  for (auto* layer : dialog_->findChildren<QCheckBox*>()) {
    if (layer->objectName().startsWith(QLatin1String("option.layers."))) layer->setChecked(false);
  }
  EXPECT_FALSE(child<QPushButton>("export.go").isEnabled());
  EXPECT_FALSE(outcome().isEmpty());
  press("option.layers.grid");
  EXPECT_TRUE(child<QPushButton>("export.go").isEnabled());
}

TEST_F(Export, TakesTheLookOfOnePictureToTheNext) {
  select(child<QComboBox>("option.estimates"), "Left out");
  press("option.layers.zones");
  choose("json");
  choose("svg");
  EXPECT_EQ(child<QComboBox>("option.estimates").currentText(), QStringLiteral("Left out"));
  EXPECT_TRUE(child<QCheckBox>("option.layers.zones").isChecked());
}

TEST_F(Export, OffersTheThemesThereAreAndTakesAFile) {
  auto& themes = child<QComboBox>("option.theme");
  EXPECT_EQ(themes.currentText(), QStringLiteral("As the battle asks"));
  ASSERT_GE(themes.count(), 3);
  for (const QString& name : render::themeNames()) EXPECT_GE(themes.findData(name), 0) << name.toStdString();
  const QByteArray other = themes.itemText(2).toUtf8();
  choose("svg");
  ASSERT_TRUE(write(at("own.svg")));
  select(child<QComboBox>("option.theme"), other.constData());
  ASSERT_TRUE(write(at("other.svg")));
  EXPECT_NE(bytesOf("own.svg"), bytesOf("other.svg"));
  child<QComboBox>("option.theme").setEditText(at("none.json"));
  EXPECT_FALSE(child<QPushButton>("export.go").isEnabled()) << outcome().toStdString();
}

TEST_F(Export, DrawsZonesOnlyIfTicked) {
  const auto zonesIn = [&](const char* name) {
    EXPECT_TRUE(write(at(QString::fromLatin1(name))));
    return bytesOf(QString::fromLatin1(name)).contains("inkscape:label=\"Zones\"");
  };
  ASSERT_TRUE(session_.hand().layers().isVisible(MapLayer::Zones));
  choose("svg");
  EXPECT_FALSE(child<QCheckBox>("option.layers.zones").isChecked()) << "though the window shows them";
  EXPECT_FALSE(zonesIn("plain.svg"));
  press("option.layers.zones");
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
  select(child<QComboBox>("option.estimates"), "On amber");
  EXPECT_GT(amberPixels(counterIn("amber.png")), 20);
  session_.hand().layers().setEstimates(render::Estimates::LeftOut);
  reopenAt("png");
  EXPECT_EQ(child<QComboBox>("option.estimates").currentText(), QStringLiteral("Left out"));
  const QImage leftOut = counterIn("left-out.png");
  EXPECT_EQ(amberPixels(leftOut), 0);
  EXPECT_NE(leftOut, quiet);
}

TEST_F(Export, BeginsWithTheLayersOfTheWindow) {
  session_.hand().layers().setVisible(MapLayer::Numbers, false);
  reopenAt("png");
  EXPECT_FALSE(child<QCheckBox>("option.layers.numbers").isChecked());
  EXPECT_TRUE(child<QCheckBox>("option.layers.terrain").isChecked());
}

TEST_F(Export, AsksForEstimatedValuesOnlyWhereCountersAreDrawn) {
  EXPECT_TRUE(child<QComboBox>("option.estimates").isEnabled());
  press("option.layers.counters");
  EXPECT_FALSE(child<QComboBox>("option.estimates").isEnabled());
}

TEST_F(Export, SaysWhichHexItDoesNotKnow) {
  child<QLineEdit>("option.crop.from").setFocus();
  QTest::keyClicks(&child<QLineEdit>("option.crop.from"), QStringLiteral("0202"));
  EXPECT_FALSE(child<QPushButton>("export.go").isEnabled());
  QTest::keyClicks(&child<QLineEdit>("option.crop.to"), QStringLiteral("9999"));
  EXPECT_TRUE(outcome().contains(QStringLiteral("9999"))) << outcome().toStdString();
  EXPECT_FALSE(child<QPushButton>("export.go").isEnabled());
  child<QLineEdit>("option.crop.to").clear();
  QTest::keyClicks(&child<QLineEdit>("option.crop.to"), QStringLiteral("0404"));
  EXPECT_TRUE(child<QPushButton>("export.go").isEnabled());
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
  reopenAt("png");
  EXPECT_EQ(proposed(), at("meadow.png")) << "a draft lies where nobody looks, under a name of ours";
  ASSERT_TRUE(QDir().mkpath(at("out")));
  EXPECT_EQ(proposed(at("out/first.png")), at("meadow.png"));
  EXPECT_TRUE(QFile::exists(at("out/first.png")));
  reopenAt("svg");
  EXPECT_EQ(proposed(), at("out/meadow.svg")) << "where the last one went";
  qputenv("HOME", home);
  data.isNull() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", data);
}

TEST_F(Export, TheKeyboardGoesThroughTheFieldsAndThenTheButtons) {
  auto& go = child<QPushButton>("export.go");
  auto& close = child<QPushButton>("export.close");
  EXPECT_EQ(QApplication::focusWidget(), &child<QListWidget>("export.formats"));
  EXPECT_TRUE(go.isDefault());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
  EXPECT_EQ(QApplication::focusWidget(), &close) << "the last of all";
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  EXPECT_EQ(QApplication::focusWidget(), &child<QListWidget>("export.formats"));
  EXPECT_TRUE(go.isDefault()) << "passing Close does not make Enter close the window";
  QStringList passed;
  for (int i = 0; i < 60 && QApplication::focusWidget() != &close; ++i) {
    passed << QApplication::focusWidget()->objectName();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  }
  const qsizetype setUp = passed.indexOf(QStringLiteral("export.setUp"));
  const qsizetype dpi = passed.indexOf(QStringLiteral("option.dpi"));
  const qsizetype crop = passed.indexOf(QStringLiteral("option.crop.whole"));
  EXPECT_TRUE(setUp > 0 && dpi == setUp + 1 && crop > dpi && passed.indexOf(go.objectName()) > crop)
      << passed.join(QLatin1Char(' ')).toStdString();
}

TEST_F(Export, NeverWritesOverTheBattle) {
  const QString before = QString::fromStdString(file_.string());
  EXPECT_FALSE(write(before));
  EXPECT_TRUE(model::info(inFile()));
}

TEST_F(Export, StopsAndLeavesNothingBehind) {
  const QStringList before = files();
  set(child<QDoubleSpinBox>("option.hex-pixels"), 2500);
  QSignalSpy written(dialog_.get(), &ExportBattleDialog::written);
  dialog_->writeTo(at("map.png"));
  EXPECT_TRUE(progress().isVisible());
  press("export.close");
  waitForEnd();
  EXPECT_TRUE(dialog_->isVisible());
  EXPECT_EQ(written.count(), 0);
  EXPECT_EQ(files(), before);
}

// Stopped while its layers are painted, by whoever waits for it.
TEST_F(Export, ADrawingThatIsStoppedLeavesTheFormerFileAsItWas) {
  for (const exchange::Format* format : {&exchange::svgFormat(), &exchange::pdfFormat()}) {
    const QString name = QStringLiteral("map.") + QString::fromStdString(std::string(format->id));
    QFile former(at(name));
    ASSERT_TRUE(former.open(QIODevice::WriteOnly));
    former.write("former");
    former.close();
    const QStringList before = files();
    TransferJob job;
    QSignalSpy ended(&job, &TransferJob::ended);
    job.start([&](const Watch& watch) {
      std::stop_source source;
      const Watch stopping{source.get_token(), [&, told = 0](double share) mutable {
                             watch.progress(share);
                             if (++told == 6) source.request_stop();
                           }};
      DrawnArtwork artwork(session_.battle());
      exchange::ExportJob wanted{session_.battle(), exchange::Options(*format)};
      wanted.artwork = &artwork;
      wanted.watch = &stopping;
      exchange::exportTo(*format, wanted, at(name).toStdString(), true);
    });
    ASSERT_TRUE(ended.wait(60'000)) << name.toStdString();
    EXPECT_FALSE(ended.front().at(0).toBool());
    EXPECT_EQ(ended.front().at(1).toString(), QString()) << "no problem is told";
    EXPECT_EQ(files(), before);
    EXPECT_EQ(bytesOf(name), QByteArray("former"));
  }
}

}  // namespace
}  // namespace redoubt::editor::test
