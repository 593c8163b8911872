#include <QPen>

#include "editor/render/counters/counter_text.h"
#include "editor/render/counters/face_painters.h"
#include "editor/render/counters/figure_plate.h"

namespace redoubt::render::card {
namespace {

QColor commandColour(const CounterFace& face) {
  return face.commands.empty() ? darkCell(face.army) : face.commands.front();
}

// The name for plates: a title that is too long is only shown in the inspector.
QString plateName(const CounterFace& face, double room) {
  const bool fits = face.shortName.isEmpty() || widthOf(type::serifBold(), face.name) * 0.10 <= room;
  return fits ? face.name : face.shortName;
}

void drawMedallion(QPainter& painter, const CounterFace& face, const Look& look) {
  const QPointF middle(0.5, look.isSmall ? 0.36 : 0.385);
  const double radius = look.isSmall ? 0.325 : 0.335;
  painter.setPen(QPen(commandColour(face), look.isSmall ? 0.035 : 0.024));
  painter.setBrush(look.dark);
  painter.drawEllipse(middle, radius, radius);
  if (face.overall) {
    const double reach = radius * 0.90;
    const QRectF wreath(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach);
    drawSymbol(painter, wreath, "laurel", {kGold, look.dark, kGold}, look);
  }
  // The bust touches the ring: its shoulders end at the ring.
  const double side = 2 * (radius - (look.isSmall ? 0.018 : 0.012));
  drawFaceSymbol(painter, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), face,
                 {kCream, look.dark, kAccent}, look);
}

void drawNamePlate(QPainter& painter, const CounterFace& face, const QRectF& plate) {
  painter.fillPath(rounded(plate, 0.03), kCream);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(darkened(commandColour(face), 0.45), 0.008));
  painter.drawPath(rounded(plate, 0.03));
  if (face.overall) {
    painter.setPen(QPen(kGoldRule, 0.009));
    painter.drawPath(rounded(plate.adjusted(0.014, 0.014, -0.014, -0.014), 0.02));
  }
  const double room = plate.width() - 0.05;
  drawLine(painter, type::serifBold(), plateName(face, room), plate.center(), 0.145, room, kDark, 0.095);
}

// The leader's modifier, in a dark cell next to the name.
void drawModifier(QPainter& painter, const CounterFace& face, const QRectF& cell, const Look& look) {
  const CounterOwnFigure& own = face.ownFigures.front();
  const bool isMarked = look.marksEstimate(own.figure);
  const QColor ground = isMarked ? mixed(look.dark, kMarked, 0.75) : look.dark;
  painter.fillPath(look.isSmall ? rounded(cell, kRadius, BottomRight) : rounded(cell, 0.03), ground);
  const FigureInk ink{kCream, isMarked ? kDark : quietInk(kCream, look.dark)};
  drawFigure(painter, own.figure, cell.center(), cell.height() * (look.isSmall ? 0.86 : 0.92), cell.width() * 0.88, ink,
             look, own.isSigned);
  const double dot = look.isSmall ? 0.024 : 0.011;
  if (face.ownFigures.size() > 1) {
    drawEllipsis(painter, cell.bottomRight() - QPointF(2 * dot, 1.6 * dot), dot, inkOn(ground));
  }
}

// The name in the small style, on the colour of the command.
void drawShortName(QPainter& painter, const CounterFace& face, double left, double right) {
  const QString& name = face.shortName.isEmpty() ? face.name : face.shortName;
  drawLine(painter, type::condensedBold(), name, {(left + right) / 2, 0.845}, 0.235, (right - left) * 0.92,
           inkOn(commandColour(face)), 0.17);
}

// Two crossed batons about a point; their caps are separated by cuts in the background colour.
void drawBatons(QPainter& painter, QPointF centre, double size, const QColor& ink, const QColor& ground) {
  for (const int angle : {45, -45}) {
    painter.save();
    painter.translate(centre);
    painter.rotate(angle);
    painter.setPen(QPen(ground, size * 0.05));
    painter.setBrush(ink);
    painter.drawRoundedRect(QRectF(-size / 2, -size * 0.095, size, size * 0.19), size * 0.05, size * 0.05);
    painter.setPen(QPen(ground, size * 0.035));
    for (const double x : {-0.34, 0.34})
      painter.drawLine(QPointF(x * size, -size * 0.095), QPointF(x * size, size * 0.095));
    painter.restore();
  }
}

void drawFrame(QPainter& painter, const QColor& colour, double width) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colour, width));
  painter.drawPath(rounded(QRectF(0.075, 0.075, 0.85, 0.85), 0.03));
}

QColor faint(QColor colour, double alpha) {
  colour.setAlphaF(static_cast<float>(alpha));
  return colour;
}

void paintChitBack(QPainter& painter, const Look& look) {
  painter.fillPath(groundPart(look, QRectF(0, 0, 1, 1), AllCorners), look.dark);
  drawLattice(painter, 0.02, faint(kCream, 0.16));
  drawFrame(painter, faint(kCream, 0.75), look.isSmall ? 0.02 : 0.012);
  painter.setPen(Qt::NoPen);
  painter.setBrush(kCream);
  painter.drawEllipse(QPointF(0.5, 0.5), 0.31, 0.31);
  drawLine(painter, type::serifBold(), QStringLiteral("?"), {0.5, 0.5}, 0.52, 0.5, look.dark);
}

void paintChitFront(QPainter& painter, const CounterFace& face, const Look& look) {
  const QColor ground = commandColour(face);
  const QColor ink = inkOn(ground);
  painter.fillPath(groundPart(look, QRectF(0, 0, 1, 1), AllCorners), ground);
  drawLattice(painter, 0.02, faint(darkened(ground, 0.55), 0.28));
  drawFrame(painter, faint(ink, 0.8), look.isSmall ? 0.02 : 0.010);
  if (look.isSmall) {
    const QRectF plate(0, 0.34, 1, 0.34);
    painter.fillRect(plate, kCream);
    const QString& name = face.shortName.isEmpty() ? face.name : face.shortName;
    drawLine(painter, type::condensedBold(), name, plate.center(), 0.27, 0.92, kDark, 0.18);
    return;
  }
  drawBatons(painter, {0.5, 0.255}, 0.30, ink, ground);
  const QRectF plate = look.bleed ? QRectF(0, 0.44, 1, 0.22) : QRectF(0.006, 0.44, 0.988, 0.22);
  const QRectF strip = look.bleed ? groundPart(look, plate, 0).boundingRect() : plate;
  painter.fillRect(strip, kCream);
  painter.setPen(QPen(face.overall ? kGoldRule : darkened(ground, 0.45), 0.010));
  painter.drawLine(strip.topLeft(), strip.topRight());
  painter.drawLine(strip.bottomLeft(), strip.bottomRight());
  drawLine(painter, type::serifBold(), plateName(face, 0.9), plate.center(), 0.155, 0.93, kDark, 0.10);
  drawLine(painter, type::condensedBold(), face.state.toUpper(), {0.5, 0.775}, 0.085, 0.76, ink, 0.06);
}

}  // namespace

void paintLeader(QPainter& painter, const CounterFace& face, const Look& look) {
  fillCard(painter, face, look);
  const double foot = look.isSmall ? 0.695 : 0.70;
  painter.fillPath(groundPart(look, QRectF(0, foot, 1, 1 - foot), BottomLeft | BottomRight), commandColour(face));
  drawMedallion(painter, face, look);
  const bool hasModifier = !face.ownFigures.empty();
  if (look.isSmall) {
    const QRectF cell(0.66, foot, 0.34, 1 - foot);
    // Over the foot of the medallion, so that the name has the whole width of its band.
    painter.fillPath(groundPart(look, QRectF(0, foot, 1, 1 - foot), BottomLeft | BottomRight), commandColour(face));
    if (hasModifier) drawModifier(painter, face, cell, look);
    drawShortName(painter, face, 0.0, hasModifier ? cell.left() : 1.0);
  } else {
    const QRectF cell(0.735, 0.745, 0.22, 0.20);
    if (hasModifier) drawModifier(painter, face, cell, look);
    drawNamePlate(painter, face, QRectF(0.045, 0.745, hasModifier ? 0.675 : 0.91, 0.20));
  }
  edgeCard(painter, look);
}

void paintChit(QPainter& painter, const CounterFace& face, const Look& look) {
  face.reduced ? paintChitBack(painter, look) : paintChitFront(painter, face, look);
  edgeCard(painter, look);
}

}  // namespace redoubt::render::card
