#include "editor/render/counters/counter_text.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <algorithm>

#include "editor/render/drawing_sink.h"
#include "editor/render/fonts.h"

namespace redoubt::render {
namespace {

constexpr int kDrawnSize = 200;

QFont fontOf(const Type& type) {
  QFont font(type.family);
  font.setPixelSize(kDrawnSize);
  font.setWeight(type.weight);
  font.setItalic(type.isItalic);
  font.setHintingPreference(QFont::PreferNoHinting);
  return font;
}

// As outlines on devices with pixels, otherwise as text. The painter's unit is the font's pixel.
void writeLine(QPainter& painter, const QFont& font, const QString& text, QPointF foot, const QColor& colour) {
  if (painter.paintEngine()->type() == QPaintEngine::Raster) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addText(foot, font, text);
    return painter.fillPath(path, colour);
  }
  writePlaced(painter, {text, font, {QTransform::fromTranslate(foot.x(), foot.y())}}, colour);
}

}  // namespace

namespace type {
Type condensedBold() {
  return {kCounterFont, QFont::Bold};
}
Type figures() {
  return {kNumberFont, QFont::Black};
}
Type estimatedFigures() {
  // Leans over more than the font's own italics, so that it is told from upright figures ten pixels high.
  return {kNumberFont, QFont::Bold, true, 0.11};
}
Type serifBold() {
  return {kMapFont, QFont::Bold};
}
Type plain() {
  return {kNumberFont, QFont::Bold};
}
}  // namespace type

double widthOf(const Type& type, const QString& text) {
  return QFontMetricsF(fontOf(type)).horizontalAdvance(text) / kDrawnSize;
}

void drawLine(QPainter& painter, const Type& type, const QString& text, QPointF centre, double size, double room,
              const QColor& colour, double smallest, double angle) {
  if (text.isEmpty()) return;
  const QFont font = fontOf(type);
  const QFontMetricsF metrics(font);
  const double width = (metrics.horizontalAdvance(text) + type.slant * metrics.capHeight()) / kDrawnSize;
  const double fitting = std::max(std::min(size, room / width), std::min(size, smallest));
  const double narrowed = std::min(1.0, room / (width * fitting));
  const QPointF foot(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2);
  painter.save();
  painter.translate(centre);
  painter.rotate(angle);
  painter.scale(fitting * narrowed / kDrawnSize, fitting / kDrawnSize);
  if (type.slant > 0) painter.shear(-type.slant, 0);
  writeLine(painter, font, text, foot, colour);
  painter.restore();
}

}  // namespace redoubt::render
