#include "editor/render/cardboard/counter_sheet_painter.h"

#include <QTextLayout>
#include <QTextOption>
#include <algorithm>
#include <cmath>

#include "editor/render/counters/counter_painter.h"
#include "editor/render/fonts.h"
#include "editor/render/output/paper_marks.h"

namespace redoubt::render {
namespace {

// The back of a counter that has none: the colour of its front, with nothing on it.
CounterFace plainBack(const CounterFace& front) {
  CounterFace back;
  back.kind = CounterFace::Kind::Marker;
  back.army = front.army;
  return back;
}

QPen hair(const QColor& colour, double width = kPaperHair) {
  return QPen(colour, width, Qt::SolidLine, Qt::FlatCap);
}

void paintPlaced(QPainter& painter, const PlacedCounter& placed, const PrintedCounter& counter,
                 const CounterStyle& style) {
  const CounterFace face = !placed.isBack ? counter.front : counter.back ? *counter.back : plainBack(counter.front);
  painter.save();
  if (placed.isUpsideDown) {
    painter.translate(placed.trim.center());
    painter.rotate(180);
    painter.translate(-placed.trim.center());
  }
  paintPrintedCounter(painter, placed.trim, placed.bleed, face, style);
  painter.restore();
}

void paintFoot(QPainter& painter, const CounterSheetPlan& plan, const CounterSheetPage& page,
               const CounterSheetWords& words) {
  const QRectF foot = plan.foot(page.isBack);
  const double base = foot.bottom() - 1;
  constexpr double kRuler = 118;
  const double room = std::min(kRuler, foot.width() * 0.62);
  paintRuler(painter, {foot.right() - room, base}, room - 16);
  const bool isFolded = plan.paper().backs == Backs::Fold;
  QString text = words.sheet.arg(page.sheet).arg(plan.sheets());
  if (!isFolded) text += QStringLiteral(" · ") + (page.isBack ? words.backs : words.fronts);
  writeOnPaper(painter, {foot.left(), base - 3.4}, 3, words.title, true);
  writeOnPaper(painter, {foot.left(), base}, 2.4, text + QStringLiteral(" · ") + words.scale);
}

}  // namespace

bool paintCounterSheet(QPainter& painter, const CounterSheetPlan& plan, std::size_t number,
                       const std::vector<PrintedCounter>& counters, const CounterSheetWords& words,
                       const CounterStyle& style, const Watch& watch) {
  const CounterSheetPage& page = plan.pages()[number];
  painter.setRenderHint(QPainter::Antialiasing);
  for (const PlacedCounter& placed : page.counters) {
    if (watch.stop.stop_requested()) return false;
    paintPlaced(painter, placed, counters[placed.item], style);
  }
  painter.setPen(hair(QColor(0x8C, 0x8C, 0x8C), 0.08));
  for (const QLineF& cut : page.cuts) painter.drawLine(cut);
  painter.setPen(hair(kPaperInk));
  for (const QLineF& mark : page.marks) painter.drawLine(mark);
  for (const QLineF& fold : page.folds) {
    QPen dashes = hair(kPaperInk);
    dashes.setDashPattern({20, 14});
    painter.setPen(dashes);
    painter.drawLine(fold);
    writeOnPaper(painter, fold.p1() + QPointF(1, 2.2), 2.2, words.fold);
  }
  paintFoot(painter, plan, page, words);
  return true;
}

namespace {

constexpr double kReach = 6;  // mm, of the scales

void paintScale(QPainter& painter, QPointF middle, bool isAcross, double sign) {
  const QPointF along = isAcross ? QPointF(1, 0) : QPointF(0, 1);
  const QPointF beside = isAcross ? QPointF(0, 1) : QPointF(1, 0);
  painter.setPen(hair(kPaperInk));
  painter.drawLine(middle - along * kReach, middle + along * kReach);
  for (int half = -static_cast<int>(2 * kReach); half <= static_cast<int>(2 * kReach); ++half) {
    const double at = half / 2.0;
    const double length = half % 2 == 0 ? 1.2 : 0.6;
    painter.drawLine(middle + along * at - beside * length, middle + along * at + beside * length);
    if (half % 4 != 0 || half == 0) continue;
    const double value = sign * at;
    const QString text = (value > 0 ? QStringLiteral("+%1") : QStringLiteral("−%1")).arg(std::abs(value));
    const QPointF place = middle + along * at + (isAcross ? QPointF(-1, 3.6) : QPointF(2, 0.7));
    writeOnPaper(painter, place, 2, text);
  }
}

// Lines of text from a place downwards, as wide as `width`.
void writeLines(QPainter& painter, QPointF at, double width, double size, const QString& text) {
  constexpr int kDrawnSize = 100;
  QFont font(kNumberFont);
  font.setPixelSize(kDrawnSize);
  QTextLayout layout(text, font);
  layout.beginLayout();
  double y = 0;
  while (true) {
    QTextLine line = layout.createLine();
    if (!line.isValid()) break;
    line.setLineWidth(width / size * kDrawnSize);
    writeOnPaper(painter, at + QPointF(0, y), size, text.mid(line.textStart(), line.textLength()).trimmed());
    y += size * 1.4;
  }
  layout.endLayout();
}

}  // namespace

void paintCalibration(QPainter& painter, const CounterSheetPaper& paper, bool isBack, const CalibrationWords& words) {
  painter.setRenderHint(QPainter::Antialiasing);
  const QPointF middle(paper.page.width() / 2, paper.page.height() / 2);
  const bool isUpright = paper.page.height() >= paper.page.width();
  const bool isSideways = (paper.backs == Backs::LongEdge) == isUpright;
  const double left = paper.margin + 10;
  const double top = paper.margin + 20;
  writeOnPaper(painter, {left, top}, 6, words.title, true);
  writeLines(painter, {left, top + 9}, paper.page.width() - 2 * left, 3.6, isBack ? words.back : words.front);
  const std::vector<QPointF> places{middle, {middle.x() / 2, middle.y() * 1.5}, {middle.x() * 1.5, middle.y() * 1.5}};
  for (const QPointF& place : places) {
    if (isBack) {
      painter.setPen(hair(kPaperInk, 0.3));
      painter.drawLine(place - QPointF(15, 0), place + QPointF(15, 0));
      painter.drawLine(place - QPointF(0, 15), place + QPointF(0, 15));
      continue;
    }
    // What lies too far to the right of the front lies too far to the left of a back that is turned over sideways, and
    // has to go to the right there.
    paintScale(painter, place, true, isSideways ? 1 : -1);
    paintScale(painter, place, false, isSideways ? -1 : 1);
  }
  if (isBack) return;
  writeOnPaper(painter, middle + QPointF(kReach + 3, 0.8), 3, words.offsetAcross, true);
  writeOnPaper(painter, middle + QPointF(-4, kReach + 4), 3, words.offsetDown, true);
  paintRuler(painter, {left, paper.page.height() - paper.margin - 10}, 116);
}

}  // namespace redoubt::render
