#include "editor/scan/sheet_grid.h"

#include <gtest/gtest.h>

#include <QPainter>
#include <QRandomGenerator>
#include <cmath>

#include "core/base/error.h"
#include "core/model/pictures.h"
#include "editor/scan/counter_crop.h"

namespace redoubt::editor::scan::test {
namespace {

using model::CellPlace;
using model::CounterSheet;
using model::FaceSide;

constexpr double kLeft = 130, kTop = 90;

// A sheet of counters as a scanner sees it.
struct PrintedSheet {
  int columns = 8;
  int rows = 6;
  double counter = 96;
  double gap = 12;
  double angle = 0;
  int dieLine = 0;        // pixels of a line between counters
  bool isUneven = false;  // light falls off to one corner
  bool isNoisy = false;
  bool isOneColour = false;
  bool isMirrored = false;  // the back of a sheet turned over left to right
  QString heading{};

  double step() const { return counter + gap; }
  double right() const { return kLeft + columns * step() - gap; }
  double bottom() const { return kTop + rows * step() - gap; }
  // The army's colour says which counter it is.
  QColor colourOf(int row, int column) const {
    if (isOneColour) return QColor(214, 190, 120);
    if (isMirrored) column = columns - 1 - column;
    return QColor::fromHsv((row * 53 + column * 97) % 360, 70 + (row * 7 + column * 31) % 90, 200);
  }
  QImage draw() const;
};

void drawCounter(QPainter& painter, const QRectF& at, QColor colour, int index) {
  painter.fillRect(at, colour);
  painter.setPen(QPen(Qt::black, 2));
  painter.setBrush(Qt::white);
  const double size = at.width();
  painter.drawRect(QRectF(at.left() + size * 0.28, at.top() + size * 0.25, size * 0.44, size * 0.32));
  painter.drawLine(at.topLeft() + QPointF(size * 0.28, size * 0.25), at.topLeft() + QPointF(size * 0.72, size * 0.57));
  painter.fillRect(QRectF(at.left() + size * 0.1, at.top() + size * 0.1, size * 0.12, size * 0.5), Qt::darkRed);
  // Figures; there need be no font.
  for (int bit = 0; bit < 5; ++bit) {
    if ((index >> bit) & 1) {
      painter.fillRect(QRectF(at.left() + size * (0.2 + 0.13 * bit), at.top() + size * 0.7, size * 0.07, size * 0.17),
                       Qt::black);
    }
  }
}

QImage PrintedSheet::draw() const {
  QImage image(static_cast<int>(right() + kLeft), static_cast<int>(bottom() + kTop + 40), QImage::Format_RGB32);
  image.fill(QColor(244, 240, 228));
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  const QPointF middle((kLeft + right()) / 2, (kTop + bottom()) / 2);
  painter.translate(middle);
  painter.rotate(angle);
  painter.translate(-middle);
  if (!heading.isEmpty()) painter.fillRect(QRectF(kLeft, 30, 300, 24), Qt::black);
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const QRectF at(kLeft + column * step(), kTop + row * step(), counter, counter);
      drawCounter(painter, at, colourOf(row, column), row * columns + column);
    }
  }
  painter.setPen(QPen(QColor(60, 50, 40), dieLine));
  for (int column = 0; dieLine && column <= columns; ++column) {
    painter.drawLine(QPointF(kLeft + column * step(), kTop), QPointF(kLeft + column * step(), bottom()));
  }
  for (int row = 0; dieLine && row <= rows; ++row) {
    painter.drawLine(QPointF(kLeft, kTop + row * step()), QPointF(right(), kTop + row * step()));
  }
  painter.end();
  QRandomGenerator chance(7);
  for (int y = 0; (isUneven || isNoisy) && y < image.height(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
    for (int x = 0; x < image.width(); ++x) {
      const double light = isUneven ? 1 - 0.45 * (double(x) / image.width() + double(y) / image.height()) / 2 : 1;
      const int noise = isNoisy ? static_cast<int>(chance.bounded(17)) - 8 : 0;
      const auto seen = [&](int value) { return std::clamp(static_cast<int>(value * light) + noise, 0, 255); };
      line[x] = qRgb(seen(qRed(line[x])), seen(qGreen(line[x])), seen(qBlue(line[x])));
    }
  }
  return image;
}

// The edges and gaps are right within three pixels, the angle within what that is at the edge.
void expectSeen(const std::optional<SheetGrid>& seen, const PrintedSheet& sheet) {
  ASSERT_TRUE(seen);
  EXPECT_EQ(seen->columns, sheet.columns);
  EXPECT_EQ(seen->rows, sheet.rows);
  EXPECT_NEAR(seen->angle, sheet.angle, 0.2);
  EXPECT_NEAR(seen->left, kLeft, 3);
  EXPECT_NEAR(seen->top, kTop, 3);
  EXPECT_NEAR(seen->right, sheet.right(), 3);
  EXPECT_NEAR(seen->bottom, sheet.bottom(), 3);
  EXPECT_NEAR(seen->gapX, sheet.gap, 3);
  EXPECT_NEAR(seen->gapY, sheet.gap, 3);
  EXPECT_GT(seen->confidence, 0.3);
}

CounterSheet sheetOf(const SheetGrid& grid) {
  CounterSheet sheet;
  sheet.front = "front";
  sheet.back = "back";
  return withGrid(sheet, FaceSide::Front, grid);
}

TEST(SheetGrids, AreSeenByTheirGaps) {
  PrintedSheet sheet;
  expectSeen(sheetGrid(sheet.draw()), sheet);
}

TEST(SheetGrids, AreSeenWhenTheSheetLiesAskew) {
  for (const double angle : {-3.5, -0.4, 2.0}) {
    PrintedSheet sheet;
    sheet.angle = angle;
    SCOPED_TRACE(angle);
    expectSeen(sheetGrid(sheet.draw()), sheet);
  }
}

TEST(SheetGrids, AreSeenWhereCountersTouchEachOther) {
  PrintedSheet sheet;
  sheet.gap = 0;
  sheet.angle = 2;
  expectSeen(sheetGrid(sheet.draw()), sheet);
}

TEST(SheetGrids, AreSeenByDieLinesAlone) {
  PrintedSheet sheet;
  sheet.gap = 0;
  sheet.dieLine = 2;
  sheet.isOneColour = true;
  expectSeen(sheetGrid(sheet.draw()), sheet);
}

TEST(SheetGrids, AreSeenByTheirPrintWhereNothingPartsCountersOfOneColour) {
  PrintedSheet sheet;
  sheet.gap = 0;
  sheet.isOneColour = true;
  expectSeen(sheetGrid(sheet.draw()), sheet);
}

TEST(SheetGrids, AreSeenInUnevenLightAndNoiseUnderAHeading) {
  PrintedSheet sheet;
  sheet.isUneven = sheet.isNoisy = true;
  sheet.angle = -1.2;
  sheet.heading = "Sheet 1";
  expectSeen(sheetGrid(sheet.draw()), sheet);
}

TEST(SheetGrids, OfManySmallAndOfFewLargeCountersAreSeen) {
  PrintedSheet many;
  many.columns = 20, many.rows = 14, many.counter = 75, many.gap = 0, many.dieLine = 2;
  expectSeen(sheetGrid(many.draw()), many);
  PrintedSheet few;
  few.columns = 3, few.rows = 2, few.counter = 300, few.gap = 20;
  expectSeen(sheetGrid(few.draw()), few);
}

TEST(SheetGrids, AreNotSeenWhereThereAreNone) {
  QImage empty(800, 600, QImage::Format_RGB32);
  empty.fill(Qt::white);
  EXPECT_FALSE(sheetGrid(empty));
  EXPECT_FALSE(sheetGrid(QImage()));
  EXPECT_FALSE(sheetGrid(QImage(1, 5000, QImage::Format_RGB32)));
  QRandomGenerator chance(3);
  QImage noise = empty;
  for (int y = 0; y < noise.height(); ++y) {
    for (int x = 0; x < noise.width(); ++x) noise.setPixel(x, y, chance.generate() | 0xFF000000);
  }
  EXPECT_FALSE(sheetGrid(noise));
  // Strokes as of a map or a drawing.
  QImage drawing = empty;
  QPainter painter(&drawing);
  for (int i = 0; i < 300; ++i) {
    painter.setPen(QPen(QColor::fromHsv(chance.bounded(360), 200, 150), chance.bounded(1, 6)));
    painter.drawLine(chance.bounded(800), chance.bounded(600), chance.bounded(800), chance.bounded(600));
  }
  painter.end();
  EXPECT_FALSE(sheetGrid(drawing));
  // One large rectangle is no grid.
  QImage page = empty;
  QPainter(&page).fillRect(100, 100, 500, 400, Qt::darkGreen);
  EXPECT_FALSE(sheetGrid(page));
}

TEST(SheetGrids, StopWhenAsked) {
  std::stop_source source;
  source.request_stop();
  EXPECT_THROW(sheetGrid(PrintedSheet().draw(), {source.get_token()}), Error);
}

TEST(CounterCrops, ShowEachCounterStraightWithoutItsNeighbours) {
  PrintedSheet print;
  print.angle = 2;
  const QImage picture = print.draw();
  const auto grid = sheetGrid(picture);
  ASSERT_TRUE(grid);
  const CounterSheet sheet = sheetOf(*grid);
  for (int row = 1; row <= print.rows; ++row) {
    for (int column = 1; column <= print.columns; ++column) {
      const QImage crop = counterCrop(picture, sheet, {row, column, FaceSide::Front});
      ASSERT_FALSE(crop.isNull());
      EXPECT_NEAR(crop.width(), 96, 3);
      const QColor colour = print.colourOf(row - 1, column - 1);
      // Its colour reaches all corners.
      for (const QPoint at : {QPoint(1, 1), QPoint(crop.width() - 2, 1), QPoint(1, crop.height() - 2),
                              QPoint(crop.width() - 2, crop.height() - 2)}) {
        EXPECT_NEAR(crop.pixelColor(at).red(), colour.red(), 25) << row << " " << column << " " << at.x();
        EXPECT_NEAR(crop.pixelColor(at).blue(), colour.blue(), 25) << row << " " << column << " " << at.x();
      }
    }
  }
}

TEST(CounterCrops, TrimWhatAGridSetByHandLeavesOfTheGap) {
  PrintedSheet print;
  const QImage picture = print.draw();
  CounterSheet sheet;
  sheet.front = "front";
  sheet.columns = print.columns, sheet.rows = print.rows;
  sheet.left = kLeft - 4, sheet.top = kTop - 3, sheet.right = print.right() - 4, sheet.bottom = print.bottom() - 3;
  sheet.gapX = sheet.gapY = print.gap;
  const QImage crop = counterCrop(picture, sheet, {2, 3, FaceSide::Front});
  const QColor colour = print.colourOf(1, 2);
  EXPECT_NEAR(crop.pixelColor(0, 48).red(), colour.red(), 12);
  EXPECT_NEAR(crop.pixelColor(48, 0).blue(), colour.blue(), 12);
}

TEST(CounterCrops, KeepAFrameThatIsPrintedOnTheCounter) {
  QImage picture(400, 400, QImage::Format_RGB32);
  picture.fill(QColor(200, 180, 90));
  QPainter painter(&picture);
  painter.setPen(QPen(Qt::black, 2));
  for (int x = 0; x < 4; ++x) {
    for (int y = 0; y < 4; ++y) painter.drawRect(x * 100 + 4, y * 100 + 4, 92, 92);
  }
  painter.end();
  CounterSheet sheet;
  sheet.front = "front";
  sheet.columns = sheet.rows = 4;
  sheet.right = sheet.bottom = 400;
  const QImage crop = counterCrop(picture, sheet, {2, 2, FaceSide::Front});
  EXPECT_EQ(crop.size(), QSize(100, 100));
  EXPECT_LT(qGray(crop.pixel(4, 50)), 60);
  EXPECT_GT(qGray(crop.pixel(0, 50)), 120);
}

TEST(CounterCrops, AreNoLargerThanIsOfUse) {
  PrintedSheet print;
  print.columns = print.rows = 2, print.counter = 900, print.gap = 30;
  CounterSheet sheet;
  sheet.front = "front";
  sheet.columns = sheet.rows = 2;
  sheet.left = kLeft, sheet.top = kTop, sheet.right = print.right(), sheet.bottom = print.bottom();
  sheet.gapX = sheet.gapY = 30;
  const QImage crop = counterCrop(print.draw(), sheet, {2, 2, FaceSide::Front});
  EXPECT_EQ(crop.size(), QSize(512, 512));
  const auto head = model::pictureHead(pngOf(crop));
  ASSERT_TRUE(head);
  EXPECT_EQ(head->type, model::PictureType::Png);
  EXPECT_EQ(head->width, 512);
}

TEST(CounterCrops, OfBacksShowTheSameCounters) {
  PrintedSheet fronts;
  PrintedSheet backs;
  backs.isMirrored = true;
  backs.angle = -1.5;
  const QImage front = fronts.draw(), back = backs.draw();
  const auto grid = sheetGrid(front), backGrid = sheetGrid(back);
  ASSERT_TRUE(grid && backGrid);
  const CounterSheet sheet = withGrid(sheetOf(*grid), FaceSide::Back, *backGrid);
  EXPECT_NEAR(sheet.backAngle, -1.5, 0.2);
  for (int column = 1; column <= fronts.columns; ++column) {
    const CellPlace place{2, column, FaceSide::Front};
    const auto first = dominantColours(counterCrop(front, sheet, place));
    const auto second = dominantColours(counterCrop(back, sheet, behind(sheet, place)));
    ASSERT_FALSE(first.empty() || second.empty());
    EXPECT_NEAR(first[0].colour.red(), second[0].colour.red(), 8);
    EXPECT_NEAR(first[0].colour.green(), second[0].colour.green(), 8);
  }
}

TEST(CounterCrops, AreNoneOfPlacesOutsideOrOfSizesThatMakeNoSense) {
  const QImage picture = PrintedSheet().draw();
  CounterSheet sheet = sheetOf({8, 6, kLeft, kTop, 900, 700, 0, 0, 0, 1});
  EXPECT_TRUE(counterCrop(picture, sheet, {7, 1, FaceSide::Front}).isNull());
  EXPECT_TRUE(counterCrop({}, sheet, {1, 1, FaceSide::Front}).isNull());
  sheet.left = std::nan("");
  EXPECT_TRUE(counterCrop(picture, sheet, {1, 1, FaceSide::Front}).isNull());
  sheet.left = -1e12;
  EXPECT_TRUE(counterCrop(picture, sheet, {1, 1, FaceSide::Front}).isNull());
  sheet.left = 895;
  EXPECT_TRUE(counterCrop(picture, sheet, {1, 1, FaceSide::Front}).isNull());
  sheet.left = 5000, sheet.right = 5800;
  EXPECT_TRUE(counterCrop(picture, sheet, {1, 1, FaceSide::Front}).isNull());
  sheet.left = kLeft, sheet.right = 900, sheet.gapX = 1e9;
  EXPECT_TRUE(counterCrop(picture, sheet, {1, 1, FaceSide::Front}).isNull());
  EXPECT_TRUE(pngOf({}).empty());
}

TEST(CounterCrops, SayTheirColoursTheMostFrequentFirst) {
  QImage crop(100, 100, QImage::Format_RGB32);
  crop.fill(QColor(60, 90, 160));
  QPainter painter(&crop);
  painter.fillRect(0, 0, 100, 20, QColor(62, 96, 150));  // a shade of it
  painter.fillRect(10, 30, 40, 40, Qt::white);
  painter.fillRect(60, 30, 10, 60, Qt::red);
  painter.end();
  const auto colours = dominantColours(crop, 3);
  ASSERT_EQ(colours.size(), 3U);
  EXPECT_EQ(colours[0].colour, QColor(60, 90, 160));
  EXPECT_NEAR(colours[0].share, 0.78, 0.001);
  EXPECT_EQ(colours[1].colour, QColor(Qt::white));
  EXPECT_EQ(colours[2].colour, QColor(Qt::red));
  EXPECT_TRUE(dominantColours({}).empty());
}

}  // namespace
}  // namespace redoubt::editor::scan::test
