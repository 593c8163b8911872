#include "editor/render/output/paper_marks.h"

#include <QFontMetricsF>
#include <algorithm>

#include "editor/render/fonts.h"

namespace redoubt::render {

double writeOnPaper(QPainter& painter, QPointF at, double size, const QString& text, bool isBold) {
  constexpr int kDrawnSize = 100;
  QFont font(kNumberFont);
  font.setPixelSize(kDrawnSize);
  font.setBold(isBold);
  painter.save();
  painter.setPen(kPaperInk);
  painter.setFont(font);
  painter.translate(at);
  painter.scale(size / kDrawnSize, size / kDrawnSize);
  painter.drawText(QPointF(0, 0), text);
  painter.restore();
  return QFontMetricsF(font).horizontalAdvance(text) * size / kDrawnSize;
}

void paintRuler(QPainter& painter, QPointF from, double room) {
  const int centimetres = std::clamp(static_cast<int>(room / 10), 0, 10);
  if (centimetres == 0) return;
  painter.setPen(QPen(kPaperInk, 2 * kPaperHair, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(from, from + QPointF(10 * centimetres, 0));
  for (int i = 0; i <= centimetres; ++i) {
    const double height = i % 5 == 0 ? 2.4 : 1.6;
    painter.drawLine(from + QPointF(10 * i, 0), from + QPointF(10 * i, -height));
  }
  writeOnPaper(painter, from + QPointF(10 * centimetres + 1.2, 0), 2.4, QStringLiteral("%1 mm").arg(10 * centimetres));
}

}  // namespace redoubt::render
