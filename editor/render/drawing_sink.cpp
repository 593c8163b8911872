#include "editor/render/drawing_sink.h"

#include <QPaintEngine>

namespace redoubt::render {

DrawingSink* sinkOf(const QPainter& painter) {
  return dynamic_cast<DrawingSink*>(painter.paintEngine());
}

void writePlaced(QPainter& painter, const PlacedText& text, const QColor& ink) {
  painter.save();
  painter.setFont(text.font);
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
