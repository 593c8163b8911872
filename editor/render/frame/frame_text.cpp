#include "editor/render/frame/frame_text.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainterPath>
#include <algorithm>

#include "editor/render/drawing_sink.h"
#include "editor/render/fonts.h"

namespace redoubt::render {
namespace {

constexpr int kPixels = 100;  // the size letters are measured and outlined at
constexpr double kAscent = 0.70;
constexpr double kDescent = 0.24;

QFont fontOf(const FrameFont& font) {
  const QString usual = font.face == FrameFace::Display ? kDisplayFont : kMapFont;
  QFont made(font.family.isEmpty() ? usual : font.family);
  made.setPixelSize(kPixels);
  made.setHintingPreference(QFont::PreferNoHinting);
  made.setItalic(font.face == FrameFace::Italic);
  made.setBold(font.face == FrameFace::Bold);
  made.setLetterSpacing(QFont::AbsoluteSpacing, font.spacing * kPixels);
  return made;
}

}  // namespace

double textWidth(const QString& text, const FrameFont& font) {
  if (text.isEmpty()) return 0;
  const double width = QFontMetricsF(fontOf(font)).horizontalAdvance(text) / kPixels;
  return (width - font.spacing) * font.size;  // none after the last letter
}

QRectF textRoom(const QString& text, const FrameFont& font, QPointF baseline) {
  return {baseline.x(), baseline.y() - kAscent * font.size, textWidth(text, font), (kAscent + kDescent) * font.size};
}

QStringList wrapped(const QString& text, const FrameFont& font, double width) {
  QStringList lines;
  QString line;
  for (const QString& word : text.split(' ', Qt::SkipEmptyParts)) {
    const QString longer = line.isEmpty() ? word : line + ' ' + word;
    if (!line.isEmpty() && textWidth(longer, font) > width) {
      lines << line;
      line = word;
    } else {
      line = longer;
    }
  }
  if (!line.isEmpty()) lines << line;
  return lines;
}

FittedText fitted(const QString& text, FrameFont font, double width, int mostLines) {
  constexpr double kStep = 0.94;
  constexpr double kSmallest = 0.02;
  const auto longest = [&](const QStringList& lines) {
    double most = 0;
    for (const QString& line : lines) most = std::max(most, textWidth(line, font));
    return most;
  };
  while (true) {
    // Lines of about equal length look better than a full line and a short rest.
    QStringList lines = wrapped(text, font, width);
    if (lines.size() > 1 && lines.size() <= mostLines) {
      const double even = textWidth(text, font) / static_cast<double>(lines.size());
      for (double share = 1.05; share < 1.6; share += 0.05) {
        const QStringList balanced = wrapped(text, font, std::min(width, share * even));
        if (balanced.size() > lines.size()) continue;
        lines = balanced;
        break;
      }
    }
    const double most = longest(lines);
    if ((lines.size() <= mostLines && most <= width) || font.size < kSmallest) return {lines, font, most};
    font.size *= kStep;
  }
}

void drawLine(QPainter& painter, const QString& text, const FrameFont& font, QPointF baseline, const QColor& colour) {
  if (text.isEmpty()) return;
  const QFont letters = fontOf(font);
  const double scale = font.size / kPixels;
  painter.save();
  painter.translate(baseline);
  painter.scale(scale, scale);
  if (painter.paintEngine()->type() == QPaintEngine::Raster) {
    QPainterPath path;
    path.addText(0, 0, letters, text);
    path.setFillRule(Qt::WindingFill);
    painter.fillPath(path, colour);
  } else {
    painter.setFont(spacedFor(painter, letters));
    painter.setPen(colour);
    painter.drawText(QPointF(0, 0), text);
  }
  painter.restore();
}

}  // namespace redoubt::render
