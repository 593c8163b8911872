#include <QPen>
#include <algorithm>
#include <cmath>

#include "editor/render/counters/counter_text.h"
#include "editor/render/counters/face_painters.h"
#include "editor/render/counters/stack_layout.h"

namespace redoubt::render::card {
namespace {

const QColor kWood(0x4E, 0x35, 0x1D);
const QColor kStrong(0xB3, 0x26, 0x1E);

// Words on lines of about nine letters.
QStringList wrapped(const QString& words) {
  QStringList lines{QString()};
  for (const QString& word : words.simplified().split(' ')) {
    const QString longer = lines.last().isEmpty() ? word : lines.last() + ' ' + word;
    if (!lines.last().isEmpty() && longer.size() > 9) {
      lines << word;
    } else {
      lines.last() = longer;
    }
  }
  return lines;
}

// Words alone, over the whole card.
void drawWords(QPainter& painter, const CounterFace& face, const Look& look) {
  QStringList lines = wrapped(face.name);
  if (face.number) lines << QStringLiteral("×%1").arg(*face.number);
  const double step = std::min(0.18, 0.8 / static_cast<double>(lines.size()));
  double y = 0.5 - step * static_cast<double>(lines.size() - 1) / 2;
  for (const QString& line : lines) {
    drawLine(painter, type::condensedBold(), line, {0.5, y}, step * 0.86, 0.84, look.ink, step * 0.6);
    y += step;
  }
}

// The sign of a marker: its symbol, its letters, or the letters on the symbol.
void drawSign(QPainter& painter, const CounterFace& face, const Look& look) {
  const double side = look.isSmall ? 0.80 : 0.64;
  const QPointF centre(0.5, look.isSmall ? 0.5 : 0.43);
  const QRectF box(centre.x() - side / 2, centre.y() - side / 2, side, side);
  const bool hasSymbol = !face.symbol.isEmpty();
  if (hasSymbol) drawFaceSymbol(painter, box, face, {look.ink, look.ground, kStrong}, look);
  if (face.sign.isEmpty()) return;
  // Light on the red of a burst or a stop sign, in the card's ink in the empty middle of the other symbols.
  const bool isFilled = face.symbol == QLatin1String("burst") || face.symbol == QLatin1String("stop");
  const QColor ink = isFilled ? kCream : look.ink;
  const double room = isFilled ? side * 0.78 : hasSymbol ? side * 0.42 : 0.82;
  const double size = isFilled ? side * 0.58 : hasSymbol ? side * 0.40 : side * 0.95;
  drawLine(painter, face.sign.size() > 2 ? type::condensedBold() : type::figures(), face.sign, centre, size, room, ink);
}

// The word at the bottom, and the number of markers.
void drawFoot(QPainter& painter, const CounterFace& face, const Look& look) {
  if (!look.isSmall) {
    const QString words = face.number ? QStringLiteral("%1 ×%2").arg(face.name).arg(*face.number) : face.name;
    drawLine(painter, type::condensedBold(), words.toUpper(), {0.5, 0.862}, 0.095, 0.82, look.ink, 0.07);
    return;
  }
  if (!face.number) return;
  painter.setPen(QPen(kDark, 0.02));
  painter.setBrush(kCream);
  painter.drawEllipse(QPointF(0.78, 0.78), 0.19, 0.19);
  drawLine(painter, type::condensedBold(), QString::number(*face.number), {0.78, 0.78}, 0.30, 0.32, kDark, 0.2);
}

// The number of markers that a bar stands for, on a disc in its middle.
void drawBarNumber(QPainter& painter, int number, bool isUpsideDown) {
  constexpr double kDisc = 0.17;
  painter.setPen(QPen(kDark, 0.02));
  painter.setBrush(kCream);
  painter.drawEllipse(QPointF(0.5, 0.5), kDisc, kDisc);
  drawLine(painter, type::condensedBold(), QString::number(number), {0.5, 0.5}, 0.24, 0.28, kDark, 0.16,
           isUpsideDown ? 180 : 0);
}

}  // namespace

void paintMarker(QPainter& painter, const CounterFace& face, const Look& look) {
  fillCard(painter, face, look);
  if (!look.isSmall) {
    QColor frame = look.ink;
    frame.setAlpha(100);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(frame, 0.008));
    painter.drawPath(rounded(QRectF(0.055, 0.055, 0.89, 0.89), 0.03));
  }
  if (face.symbol.isEmpty() && face.sign.isEmpty()) {
    drawWords(painter, face, look);
  } else {
    drawSign(painter, face, look);
    drawFoot(painter, face, look);
  }
  edgeCard(painter, look);
}

void paintBar(QPainter& painter, const CounterFace& face, const Look& look, bool isUpsideDown) {
  const QRectF bar(0, 0.5 - kBarDepth / 2, 1, kBarDepth);
  if (!face.symbol.isEmpty()) {
    const int tiles = static_cast<int>(std::round(1 / kBarDepth));
    const double width = 1.0 / tiles;
    for (int i = 0; i < tiles; ++i) {
      drawSymbol(painter, QRectF(i * width, 0.5 - width / 2, width, width), face.symbol, {kWood, kCream, kAccent},
                 look);
    }
  } else {
    const QPainterPath plate = rounded(bar, kRadius);
    painter.fillPath(plate, kMarker);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(kWood, 0.03));
    painter.drawPath(plate);
    drawLine(painter, type::condensedBold(), face.name, {0.5, 0.5}, kBarDepth * 0.78, 0.9, kDark, kBarDepth * 0.5,
             isUpsideDown ? 180 : 0);
  }
  if (face.number) drawBarNumber(painter, *face.number, isUpsideDown);
}

}  // namespace redoubt::render::card
