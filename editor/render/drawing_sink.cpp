#include "editor/render/drawing_sink.h"

#include <QFontMetricsF>
#include <QPaintEngine>

namespace redoubt::render {

DrawingSink* sinkOf(const QPainter& painter) {
  return dynamic_cast<DrawingSink*>(painter.paintEngine());
}

QFont spacedFor(const QPainter& painter, QFont font) {
  const double spacing = font.letterSpacing();
  if (font.letterSpacingType() != QFont::AbsoluteSpacing || spacing == 0 || sinkOf(painter)) return font;
  QFont plain = font;
  plain.setLetterSpacing(QFont::AbsoluteSpacing, 0);
  const auto width = [&](const QFont& each) {
    return QFontMetricsF(each, painter.device()).horizontalAdvance(QStringLiteral("n"));
  };
  const double times = (width(font) - width(plain)) / spacing;
  if (times > 0) font.setLetterSpacing(QFont::AbsoluteSpacing, spacing / times);
  return font;
}

void writePlaced(QPainter& painter, const PlacedText& text, const QColor& ink) {
  painter.save();
  painter.setFont(spacedFor(painter, text.font));
  painter.setPen(ink);
  const QTransform before = painter.transform();
  for (std::size_t i = 0; i < text.places.size(); ++i) {
    painter.setTransform(text.places[i] * before);
    const QString letters = text.places.size() == 1 ? text.text : QString(text.text.at(static_cast<qsizetype>(i)));
    painter.drawText(QPointF(0, 0), letters);
  }
  painter.restore();
}

}  // namespace redoubt::render
