#include <gtest/gtest.h>

#include <QBuffer>
#include <QFile>
#include <QPainter>
#include <QPdfWriter>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "editor/render/frame/frame_text.h"
#include "editor/render/output/page_painter.h"
#include "editor/render/output/pdf_picture.h"
#include "tests/editor/render/sample_map.h"
#include "tests/editor/render/shipped_battles.h"
#include "tests/other_program.h"

// Sheets of paper: how a map is cut into them, and what another program makes of the PDF.
namespace redoubt::render {
namespace {

constexpr hex::PaperSize kA4{210, 297};

// A map whose hexes are `hexWidth` mm across.
model::Battle mapOf(double hexWidth) {
  model::Battle battle = sample::richMap(hex::Orientation::Pointy);
  model::MapSheet sheet = *model::mapSheet(battle);
  sheet.hexWidthMm = hexWidth;
  battle.all<model::MapSheet>().put(sheet);
  return battle;
}

PagePlan planOn(const MapDrawing& drawing, hex::PaperSize paper, double overlap = 10,
                PaperTurn turn = PaperTurn::Fewest) {
  return PagePlan(drawing, {paper, turn, overlap, false});
}

TEST(PagePlan, SheetsCoverTheMapAndOverlapAsAsked) {
  const MapDrawing drawing(mapOf(60), {});
  for (const double overlap : {0.0, 10.0, 33.5}) {
    const PagePlan plan = planOn(drawing, kA4, overlap);
    ASSERT_GT(plan.columns(), 1);
    ASSERT_GT(plan.rows(), 1);
    EXPECT_NEAR(plan.window(1).left(), plan.window(0).right() - overlap, 1e-9);
    EXPECT_NEAR(plan.window(plan.columns()).top(), plan.window(0).bottom() - overlap, 1e-9);
    const QRectF last = plan.window(plan.count() - 1);
    EXPECT_NEAR(last.right(), drawing.part().width() * 60, 1e-6);
    EXPECT_NEAR(last.bottom(), drawing.part().height() * 60, 1e-6);
    EXPECT_TRUE(QRectF(QPointF(0, 0), plan.page()).contains(plan.place()));
    EXPECT_EQ(plan.hexWidth(), 60);
  }
}

TEST(PagePlan, OneSheetLessWouldNotDo) {
  const MapDrawing drawing(mapOf(60), {});
  const PagePlan plan = planOn(drawing, kA4);
  const double room = plan.page().width() - 16;
  EXPECT_GT(drawing.part().width() * 60, (plan.columns() - 1) * room - (plan.columns() - 2) * plan.overlap());
}

TEST(PagePlan, TurnsThePaperWhereThatSavesSheets) {
  const MapDrawing drawing(mapOf(19), {});
  const QSizeF whole = QSizeF(drawing.part().width(), drawing.part().height()) * 19;
  // A paper on which it just fits lying, and doesn't upright.
  const hex::PaperSize paper{whole.height() + 40, whole.width() + 40};
  EXPECT_EQ(planOn(drawing, paper).count(), 1);
  EXPECT_GT(planOn(drawing, paper).page().width(), planOn(drawing, paper).page().height());
  EXPECT_GT(planOn(drawing, paper, 10, PaperTurn::Upright).count(), 1);
}

TEST(PagePlan, FitsTheWholeMapOnOneSheet) {
  const MapDrawing drawing(mapOf(60), {});
  const PagePlan plan(drawing, {kA4, PaperTurn::Fewest, 10, true});
  EXPECT_EQ(plan.count(), 1);
  EXPECT_LT(plan.hexWidth(), 60);
  EXPECT_TRUE(QRectF(QPointF(0, 0), plan.page()).contains(plan.place()));
}

TEST(PagePlan, TheMapsOwnSheetHasItsSizeAndTheMapInItsMiddle) {
  const MapDrawing drawing(mapOf(19), {});
  const PagePlan plan(drawing, {});
  EXPECT_EQ(plan.count(), 1);
  EXPECT_EQ(plan.page(), QSizeF(680, 480));
  EXPECT_NEAR(plan.place().center().x(), 340, 1e-9);
  EXPECT_FALSE(plan.isTiled());
}

TEST(PagePlan, NamesSheetsByRowAndColumn) {
  const PagePlan plan = planOn(MapDrawing(mapOf(60), {}), kA4);
  EXPECT_EQ(plan.name(0), "A1");
  EXPECT_EQ(plan.name(plan.columns() + 1), "B2");
}

TEST(PagePlan, RefusesWhatNoPrinterCanDo) {
  const MapDrawing drawing(mapOf(60), {});
  EXPECT_THROW(planOn(drawing, kA4, -1), Error);
  EXPECT_THROW(planOn(drawing, kA4, 51), Error);
  EXPECT_THROW(planOn(drawing, kA4, std::nan("")), Error);
  EXPECT_THROW(planOn(drawing, {40, 40}), Error);
  EXPECT_THROW(planOn(MapDrawing(mapOf(5000), {}), kA4), Error);
}

TEST(PagePlan, NeighboursShareTheirCrosses) {
  const PagePlan plan = planOn(MapDrawing(mapOf(60), {}), kA4);
  const auto onMap = [&](int page, QPointF cross) {
    return cross - plan.place().topLeft() + plan.window(page).topLeft();
  };
  int shared = 0;
  for (const QPointF left : crossesOn(plan, 0)) {
    for (const QPointF right : crossesOn(plan, 1)) {
      const QPointF apart = onMap(0, left) - onMap(1, right);
      shared += std::hypot(apart.x(), apart.y()) < 1e-6;
    }
  }
  EXPECT_EQ(shared, 2);
}

// A PDF file, and its pages as pictures made by poppler.
class Pdf : public ::testing::Test {
 protected:
  void SetUp() override {
    if (QStandardPaths::findExecutable(QStringLiteral("pdftoppm")).isEmpty())
      GTEST_SKIP() << "poppler-utils is missing";
  }

  void write(const MapDrawing& drawing, const PagePlan& plan) {
    QFile file(path());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    ASSERT_TRUE(writePdf(file, drawing, plan));
  }
  QString path() const { return folder_.filePath(QStringLiteral("map.pdf")); }

  QImage page(int number, int dpi) const {
    const QString name = folder_.filePath(QStringLiteral("page"));
    const std::string wanted = std::to_string(number + 1);
    redoubt::test::runProgram("pdftoppm", {"-r", std::to_string(dpi), "-f", wanted, "-l", wanted, "-singlefile", "-png",
                                           path().toStdString(), name.toStdString()});
    return QImage(name + ".png").convertToFormat(QImage::Format_Grayscale8);
  }
  QString said(const QString& program, const QStringList& arguments) const {
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
  }

  QTemporaryDir folder_;
};

// Where the dark pixels of an upright line lie, in mm, looked for in `room` (mm).
double uprightLineIn(const QImage& image, const QRectF& room, int dpi) {
  const double scale = dpi / 25.4;
  double weight = 0;
  double moment = 0;
  for (int y = static_cast<int>(room.top() * scale); y < room.bottom() * scale; ++y) {
    for (int x = static_cast<int>(room.left() * scale); x < room.right() * scale; ++x) {
      const double dark = 255 - qGray(image.pixel(x, y));
      weight += dark;
      moment += dark * (x + 0.5);
    }
  }
  return weight > 0 ? moment / weight / scale : -1;
}

TEST_F(Pdf, CuttingMarksLieWhereTheyShouldToAFifthOfAMillimetreOverALargeSheet) {
  const MapDrawing drawing(mapOf(120), {});
  const PagePlan plan = planOn(drawing, {680, 980}, 10, PaperTurn::Upright);
  ASSERT_GE(plan.columns(), 2);
  write(drawing, plan);
  constexpr int kDpi = 150;
  const QImage image = page(1, kDpi);
  EXPECT_NEAR(image.width() * 25.4 / kDpi, 680, 0.4);
  EXPECT_NEAR(image.height() * 25.4 / kDpi, 980, 0.4);
  const QRectF place = plan.place();
  ASSERT_GT(place.width(), 300);
  std::vector<double> cuts{place.left() + 5};
  if (plan.columns() > 2) cuts.push_back(place.right() - 5);
  for (const double x : cuts) {
    const QRectF above(x - 2, place.top() - 4.5, 4, 3);
    const QRectF below(x - 2, place.bottom() + 1.5, 4, 2.5);
    EXPECT_NEAR(uprightLineIn(image, above, kDpi), x, 0.1);
    EXPECT_NEAR(uprightLineIn(image, below, kDpi), x, 0.1);
  }
}

// The middle of what is as dark as a mark in `room` (mm of the page), in mm.
QPointF darkMiddleIn(const QImage& image, const QRectF& room, int dpi) {
  const double scale = dpi / 25.4;
  QPointF sum;
  int count = 0;
  for (int y = static_cast<int>(room.top() * scale); y < room.bottom() * scale; ++y) {
    for (int x = static_cast<int>(room.left() * scale); x < room.right() * scale; ++x) {
      if (!image.valid(x, y) || qGray(image.pixel(x, y)) > 90) continue;
      sum += QPointF(x + 0.5, y + 0.5);
      ++count;
    }
  }
  return count > 0 ? sum / count / scale : QPointF(-1, -1);
}

// Nothing on it but paper, so that a cross is all that is dark.
MapDrawing blankDrawing(double hexWidth) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  model::MapSheet sheet = *model::mapSheet(battle);
  sheet.hexWidthMm = hexWidth;
  battle.all<model::MapSheet>().put(sheet);
  RenderOptions options;
  options.style.grid = options.style.numbers = false;
  return MapDrawing(battle, options);
}

TEST_F(Pdf, CrossesLieWhereTheyShouldToAFifthOfAMillimetreOnEveryPaper) {
  const MapDrawing drawing = blankDrawing(70);
  for (const char* name : {"a4", "letter", "a3"}) {
    const PagePlan plan = planOn(drawing, *hex::paperFromText(name));
    ASSERT_GE(plan.count(), 4) << name;
    write(drawing, plan);
    constexpr int kDpi = 300;
    for (const int number : {0, plan.count() - 1}) {
      const QImage image = page(number, kDpi);
      // Pages have whole points, and pictures of them whole pixels.
      EXPECT_NEAR(image.width() * 25.4 / kDpi, plan.page().width(), 0.3) << name;
      EXPECT_NEAR(image.height() * 25.4 / kDpi, plan.page().height(), 0.3) << name;
      for (const QPointF cross : crossesOn(plan, number)) {
        const QPointF off = darkMiddleIn(image, QRectF(cross, cross).adjusted(-3, -3, 3, 3), kDpi) - cross;
        EXPECT_LT(std::hypot(off.x(), off.y()), 0.1) << name << ", page " << number;
      }
    }
  }
}

// The room of all that is not white, in mm.
QRectF darkRoomOf(const QImage& image, int dpi) {
  QRect room;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (qGray(image.pixel(x, y)) < 200 && !room.contains(x, y)) room |= QRect(x, y, 1, 1);
    }
  }
  const double scale = 25.4 / dpi;
  return {room.left() * scale, room.top() * scale, room.width() * scale, room.height() * scale};
}

TEST_F(Pdf, AMapOnItsOwnSheetIsOfItsTrueSizeAndInItsPlace) {
  constexpr double kHexWidth = 60;
  MapTheme theme = *usualTheme();
  theme.sheet = Qt::white;  // what is dark are the hexes
  theme.relief = ReliefManner::Plain;
  theme.paper = theme.grid = QColor(0x80, 0x80, 0x80);
  theme.gridWidth = 0;
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  model::MapSheet sheet = *model::mapSheet(battle);
  sheet.hexWidthMm = kHexWidth;
  battle.all<model::MapSheet>().put(sheet);
  RenderOptions options;
  options.style.theme = std::make_shared<const MapTheme>(theme);
  options.style.grid = options.style.numbers = false;
  const MapDrawing drawing(battle, options);
  const PagePlan plan(drawing, {});
  ASSERT_EQ(plan.count(), 1);
  write(drawing, plan);
  constexpr int kDpi = 220;
  const QImage image = page(0, kDpi);
  const hex::Bounds hexes = drawing.map().layout().bounds();
  const QRectF dark = darkRoomOf(image, kDpi);
  ASSERT_GT(dark.width(), 400);
  const QPointF corner =
      plan.place().topLeft() + QPointF(hexes.left - drawing.part().left, hexes.top - drawing.part().top) * kHexWidth;
  EXPECT_NEAR(dark.left(), corner.x(), 0.2);
  EXPECT_NEAR(dark.top(), corner.y(), 0.2);
  EXPECT_NEAR(dark.width(), hexes.width() * kHexWidth, 0.3);
  EXPECT_NEAR(dark.height(), hexes.height() * kHexWidth, 0.3);
}

// A map narrower than its sheet leaves no white strips beside it.
TEST_F(Pdf, ASheetLargerThanItsMapIsPaperToItsEdges) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy, 6, 6);
  model::MapSheet sheet = *model::mapSheet(battle);
  sheet.hexWidthMm = 10;
  sheet.sheetWidthMm = 120;
  sheet.sheetHeightMm = 90;
  battle.all<model::MapSheet>().put(sheet);
  const MapDrawing drawing(battle, {});
  const PagePlan plan(drawing, {});
  ASSERT_GT(plan.place().left(), 10);
  write(drawing, plan);
  const QImage image = page(0, 60);
  const int paper = qGray(drawing.map().theme()->sheet.rgb());
  for (const double x : {0.02, 0.98}) {
    const QPoint at(static_cast<int>(x * image.width()), image.height() / 2);
    EXPECT_NEAR(qGray(image.pixel(at)), paper, 3) << x;
  }
}

TEST_F(Pdf, KeepsTheWordsOfCounters) {
  const model::Battle& battle = sample::shippedBattles().front();
  RenderOptions options;
  options.variant = battle.all<model::Variant>().begin()->id;
  const MapDrawing drawing(battle, options);
  write(drawing, PagePlan(drawing, {}));
  const QString text = said(QStringLiteral("pdftotext"), {path(), QStringLiteral("-")});
  int found = 0;
  for (const model::Leader& leader : battle.all<model::Leader>()) {
    found += text.contains(QString::fromStdString(leader.shortName));
  }
  EXPECT_GT(found, 3) << text.left(300).toStdString();
}

TEST_F(Pdf, LettersOfTheFrameStandAsFarApartAsOnTheScreen) {
  const FrameFont font{FrameFace::Display, 10, 0.2};
  const QString title = QStringLiteral("MACIEJOWICE");
  {
    QPdfWriter writer(path());
    writer.setResolution(1200);
    QPainter painter(&writer);
    painter.scale(1200 / 25.4, 1200 / 25.4);
    drawLine(painter, title, font, {20, 50}, Qt::black);
  }
  constexpr int kDpi = 100;
  const QImage image = page(0, kDpi);
  int left = image.width();
  int right = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (qGray(image.pixel(x, y)) > 100) continue;
      left = std::min(left, x);
      right = std::max(right, x);
    }
  }
  // But for what M and E leave free at their sides.
  EXPECT_NEAR((right - left) * 25.4 / kDpi, textWidth(title, font), 1.5);
}

TEST_F(Pdf, SheetsToBeGluedHaveARulerOfAHundredMillimetres) {
  const MapDrawing drawing(mapOf(60), {});
  const PagePlan plan = planOn(drawing, kA4);
  write(drawing, plan);
  constexpr int kDpi = 300;
  const QImage image = page(0, kDpi);
  // The ends of the ruler are its longest strokes.
  const QRectF place = plan.place();
  std::vector<double> strokes;
  const double y = place.bottom() + 4.5 + 4.5 - 2.1;
  const auto row = static_cast<int>(y * kDpi / 25.4);
  bool wasDark = false;
  for (int x = static_cast<int>((place.left() + 16) * kDpi / 25.4); x < image.width(); ++x) {
    const bool isDark = qGray(image.pixel(x, row)) < 140;
    if (isDark && !wasDark) strokes.push_back(x * 25.4 / kDpi);
    wasDark = isDark;
  }
  ASSERT_GE(strokes.size(), 3u);
  EXPECT_NEAR(strokes[2] - strokes[0], 100, 0.2);
}

TEST_F(Pdf, KeepsTextAndItsFonts) {
  const MapDrawing drawing(mapOf(19), {});
  write(drawing, PagePlan(drawing, {}));
  const QString text = said(QStringLiteral("pdftotext"), {path(), QStringLiteral("-")});
  EXPECT_TRUE(text.contains(QStringLiteral("0101"))) << text.left(300).toStdString();
  const QString fonts = said(QStringLiteral("pdffonts"), {path()});
  EXPECT_TRUE(fonts.contains(QStringLiteral("Lato"))) << fonts.toStdString();
  EXPECT_FALSE(fonts.contains(QRegularExpression(QStringLiteral("Lato\\S* .*\\bno\\s+(yes|no)\\s+(yes|no)"))))
      << fonts.toStdString();
}

TEST(PdfPicture, HasAPageForEverySheet) {
  const MapDrawing drawing(mapOf(60), {});
  const PagePlan plan = planOn(drawing, kA4);
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  ASSERT_TRUE(writePdf(out, drawing, plan));
  EXPECT_EQ(bytes.count("/Type /Page\n"), plan.count());
}

}  // namespace
}  // namespace redoubt::render
