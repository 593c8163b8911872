#include <QPen>
#include <algorithm>
#include <cmath>

#include "editor/render/counters/counter_text.h"
#include "editor/render/counters/face_painters.h"
#include "editor/render/counters/figure_plate.h"
#include "editor/render/counters/size_mark.h"

namespace redoubt::render::card {
namespace {

double barWidth(const Look& look) {
  return look.isSmall ? 0.15 : 0.13;
}

// The background colours of the command bar, from the top: one for each command that can lead the unit.
std::vector<QColor> bandsOf(const CounterFace& face, const Look& look) {
  if (face.commands.empty()) return {darkened(look.ground, 0.28)};
  return face.commands;
}

void drawBarName(QPainter& painter, const CounterFace& face, const Look& look) {
  QColor ink =
      face.commands.empty() ? mixed(darkened(look.ground, 0.28), look.ink, 0.75) : inkOn(face.commands.front());
  const QString words = face.commandName.toUpper();
  constexpr double kSize = 0.07;
  constexpr double kRoom = 0.88;
  if (face.commands.size() > 1) {
    const double length = std::min(0.9, kSize * widthOf(type::condensedBold(), words) + 0.06);
    painter.fillPath(rounded(QRectF(0.022, 0.5 - length / 2, 0.086, length), 0.02), kCream);
    ink = kDark;
  }
  drawLine(painter, type::condensedBold(), words, {0.066, 0.5}, kSize, kRoom, ink, 0.045, -90);
}

void drawCommandBar(QPainter& painter, const CounterFace& face, const Look& look) {
  const double width = barWidth(look);
  const std::vector<QColor> bands = bandsOf(face, look);
  const double height = 1.0 / static_cast<double>(bands.size());
  for (std::size_t i = 0; i < bands.size(); ++i) {
    const unsigned corners = (i == 0 ? TopLeft : 0u) | (i + 1 == bands.size() ? BottomLeft : 0u);
    painter.fillPath(groundPart(look, QRectF(0, height * static_cast<double>(i), width, height), corners), bands[i]);
  }
  painter.setPen(
      QPen(look.edge, look.isSmall ? 0.012 : 0.008, Qt::SolidLine, look.bleed ? Qt::FlatCap : Qt::SquareCap));
  const double top = look.bleed ? -look.bleed->top() : 0.004;
  const double bottom = look.bleed ? 1 + look.bleed->bottom() : 0.996;
  painter.drawLine(QPointF(width, top), QPointF(width, bottom));
  if (!look.isSmall) drawBarName(painter, face, look);
}

// An open arrowhead for a vertex; for a hexside a bar with a small triangle under it.
void drawFacing(QPainter& painter, hex::FacingKind kind, const Look& look) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(look.ink);
  const double height = look.isSmall ? 0.084 : 0.052;
  const double top = look.isSmall ? 0.004 : 0.026;
  const double half = look.isSmall ? 0.095 : 0.068;
  const double bottom = top + height;
  if (kind == hex::FacingKind::Vertex) {
    const double notch = look.isSmall ? bottom : bottom - height * 0.36;
    painter.drawPolygon(
        QPolygonF({QPointF(0.5, top), QPointF(0.5 + half, bottom), QPointF(0.5, notch), QPointF(0.5 - half, bottom)}));
    return;
  }
  const double edge = top + height * 0.36;
  const double base = edge + height * 0.10;
  painter.drawRect(QRectF(0.39, top, 0.22, edge - top));
  painter.drawPolygon(
      QPolygonF({QPointF(0.5 - half * 0.75, bottom), QPointF(0.5, base), QPointF(0.5 + half * 0.75, bottom)}));
}

// On one line, or on two broken after the last slash; no letter is dropped.
void drawIdentifier(QPainter& painter, const CounterFace& face, const Look& look) {
  const Type letters = type::condensedBold();
  if (look.isNameless) return;
  if (look.isSmall) {
    const QString& name = face.shortName.isEmpty() ? face.name : face.shortName;
    drawLine(painter, letters, name, {0.575, 0.19}, 0.195, 0.80, look.ink, 0.13);
    return;
  }
  constexpr double kRoom = 0.79;
  constexpr double kSmallest = 0.105;
  const qsizetype slash = face.name.lastIndexOf('/');
  if (widthOf(letters, face.name) * kSmallest <= kRoom || slash < 0 || slash + 1 == face.name.size()) {
    drawLine(painter, letters, face.name, {0.56, 0.176}, 0.155, kRoom, look.ink, kSmallest);
    return;
  }
  drawLine(painter, letters, face.name.left(slash + 1), {0.56, 0.137}, kSmallest, kRoom, look.ink, 0.09);
  drawLine(painter, letters, face.name.mid(slash + 1), {0.56, 0.227}, kSmallest, kRoom, look.ink, 0.09);
}

// The band with the name of a formation: above the plate, or at the bottom of a counter without one.
QRectF bandOf(const CounterFace& face, const Look& look) {
  const double height = look.isSmall ? 0.225 : 0.13;
  const double left = look.isSmall ? 0.15 : 0.13;
  const double bottom = hasPlate(face) ? plateOf(face, look).top() - (look.isSmall ? 0.0 : 0.012) : 0.955;
  return {left, bottom - height, 1 - left, height};
}

// Like a marker on the counter.
void drawFormation(QPainter& painter, const CounterFace& face, const Look& look) {
  if (face.formation.isEmpty()) return;
  const QRectF band = bandOf(face, look);
  painter.fillRect(band, kMarker);
  painter.setPen(QPen(kDark, look.isSmall ? 0.016 : 0.008));
  painter.drawLine(band.topLeft(), band.topRight());
  painter.drawLine(band.bottomLeft(), band.bottomRight());
  const double size = band.height() * (look.isSmall ? 1.05 : 0.98);
  drawLine(painter, type::condensedBold(), face.formation, band.center(), size, band.width() * 0.95, kDark,
           size * 0.85);
}

// A loss marker that lies on the counter, "−1", beside the symbol.
void drawLosses(QPainter& painter, const CounterFace& face, const Look& look) {
  if (face.losses < 1) return;
  const double height = look.isSmall ? 0.26 : 0.17;
  const QRectF marker(0.985 - 1.25 * height, look.isSmall ? 0.30 : 0.40, 1.25 * height, height);
  painter.fillPath(rounded(marker, 0.25 * height), kFire);
  const QString words = QString(QChar(0x2212)) + QString::number(face.losses);
  drawLine(painter, type::condensedBold(), words, marker.center(), 0.95 * height, 0.9 * marker.width(), kCream,
           0.6 * height);
}

// A state in words on the back of a counter, such as that a gun has fired: a red band at the bottom.
void drawState(QPainter& painter, const CounterFace& face, const Look& look) {
  if (face.state.isEmpty() || !face.formation.isEmpty()) return;
  if (look.isSmall) {
    painter.fillPath(rounded(QRectF(0.15, 0.86, 0.85, 0.14), kRadius, BottomRight), kFire);
    return;
  }
  const QRectF band(0.30, 0.862, 0.655, 0.092);
  painter.fillPath(rounded(band, 0.02), kFire);
  drawLine(painter, type::condensedBold(), face.state.toUpper(), band.center(), 0.088, band.width() * 0.92, kCream,
           0.06);
}

void drawStars(QPainter& painter, const CounterFace& face, const Look& look) {
  double bottom = look.isSmall ? 0.61 : 0.645;
  if (!face.formation.isEmpty()) {
    bottom = look.isSmall ? 0.46 : 0.53;
  } else if (!hasPlate(face)) {
    bottom = 0.90;
  }
  int drawn = 0;
  for (const CounterStars& stars : face.stars) {
    for (int i = 0; i < stars.count; ++i, ++drawn) {
      drawStar(painter, {look.isSmall ? 0.235 : 0.222, bottom - (look.isSmall ? 0.13 : 0.105) * drawn},
               look.isSmall ? 0.062 : 0.05, stars.colour);
    }
  }
}

void drawNumber(QPainter& painter, const CounterFace& face, const Look& look) {
  if (look.isSmall || !face.number) return;
  const QPointF centre(0.222, 0.335);
  painter.setPen(Qt::NoPen);
  painter.setBrush(look.ink);
  painter.drawEllipse(centre, 0.05, 0.05);
  drawLine(painter, type::condensedBold(), QString::number(*face.number), centre, 0.09, 0.085, look.ground);
}

QRectF squareAbout(double x, double y, double side) {
  return {x - side / 2, y - side / 2, side, side};
}

// The square of the symbol, without regard to its own shape and to a mark over it.
QRectF squareOf(const CounterFace& face, const Look& look) {
  QRectF box = hasPlate(face) ? squareAbout(0.545, 0.488, 0.385) : squareAbout(0.56, 0.605, 0.50);
  if (look.isNameless) {
    box = hasPlate(face) ? squareAbout(0.585, 0.39, 0.50) : squareAbout(0.575, 0.53, 0.50);
  } else if (look.isSmall) {
    // Clear of the letters above and of the plate below by a pixel at 50.
    box = hasPlate(face) ? squareAbout(0.60, 0.485, 0.36) : squareAbout(0.575, 0.57, 0.48);
  }
  // Above the band of its formation.
  if (!face.formation.isEmpty()) {
    const double bottom = bandOf(face, look).top() - 0.02;
    const double side = std::min(bottom - 0.285, box.width());
    box = QRectF(box.center().x() - side / 2, bottom - side, side, side);
  }
  return box;
}

// The squares of the symbol and of the mark of its size, which is over it. A symbol in a box is wider than others,
// because it doesn't fill its square from top to bottom.
struct Pictogram {
  QRectF symbol;
  QRectF mark;  // null: it has none
};

Pictogram pictogramOf(const CounterFace& face, const Look& look) {
  const QRectF square = squareOf(face, look);
  const bool isBoxed = face.symbol.startsWith(QLatin1String("box-"));
  const bool isMarked = !face.sizeMark.isEmpty();
  if (!isBoxed && !isMarked) return {square, {}};
  constexpr double kBoxHeight = 0.72;  // of its square
  const double shown = isBoxed ? kBoxHeight : 1;
  const double mark = !isMarked ? 0 : look.isSmall ? 0.095 : 0.072;
  const double over = mark * 1.4;  // with the gap below it
  const double top = look.isSmall ? 0.315 : 0.285;
  const double side = std::min(square.width() * (isBoxed ? 1.22 : 1), (square.bottom() - top - over) / shown);
  const double height = side * shown;
  const double low = std::min(square.bottom(), square.center().y() + (height + over) / 2);
  const QRectF symbol = squareAbout(square.center().x(), low - height / 2, side);
  if (!isMarked) return {symbol, {}};
  return {symbol, QRectF(symbol.left(), low - height - over, side, mark)};
}

void drawPictogram(QPainter& painter, const CounterFace& face, const Look& look) {
  const Pictogram pictogram = pictogramOf(face, look);
  drawFaceSymbol(painter, pictogram.symbol, face, {look.ink, look.ground, kAccent}, look);
  if (!pictogram.mark.isNull()) drawSizeMark(painter, pictogram.mark, face.sizeMark, look.ink);
}

// Vertical at the right edge: next to the bottom of the pictogram, which no weapon reaches, or above it if there is no
// plate.
QPointF startHexPlace(const CounterFace& face, const Look& look) {
  constexpr double kX = 0.868;
  if (!face.formation.isEmpty()) return {kX, bandOf(face, look).top() - 0.06};
  return {kX, hasPlate(face) ? 0.655 : 0.345};
}

void drawStartHex(QPainter& painter, const CounterFace& face, const Look& look) {
  if (look.isSmall || face.reduced || face.startHex.isEmpty()) return;
  const bool isFirm = face.startHexPrinted;
  const bool isMarked = !isFirm && look.style.estimates == Estimates::Marked;
  const QPointF centre = startHexPlace(face, look);
  if (isMarked) {
    painter.fillPath(rounded(QRectF(centre.x() - 0.09, centre.y() - 0.05, 0.18, 0.10), 0.02), kMarked);
  }
  drawLine(painter, isFirm ? type::condensedBold() : type::estimatedFigures(), face.startHex, centre, 0.088, 0.168,
           isMarked ? kDark : look.ink, 0.06);
}

}  // namespace

void drawStar(QPainter& painter, QPointF centre, double radius, const QColor& colour) {
  QPolygonF star;
  for (int i = 0; i < 10; ++i) {
    const double r = i % 2 ? radius * 0.42 : radius;
    const double angle = i * M_PI / 5;
    star << centre + QPointF(r * std::sin(angle), -r * std::cos(angle));
  }
  painter.setPen(QPen(kDark, radius * 0.36, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(colour);
  painter.drawPolygon(star);
  painter.setPen(Qt::NoPen);
  painter.drawPolygon(star);
}

void drawFacingMark(QPainter& painter, hex::FacingKind kind, const QRectF& rect, const QColor& ink) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  const double middle = rect.center().x();
  if (kind == hex::FacingKind::Vertex) {
    painter.drawPolygon(QPolygonF({QPointF(middle, rect.top()), rect.bottomRight(), rect.bottomLeft()}));
    return;
  }
  const double bar = rect.height() * 0.4;
  painter.drawRect(QRectF(rect.left(), rect.top(), rect.width(), bar));
  const double half = rect.width() / 4;
  painter.drawPolygon(QPolygonF({QPointF(middle - half, rect.bottom()), QPointF(middle, rect.top() + bar * 1.25),
                                 QPointF(middle + half, rect.bottom())}));
}

void paintUnit(QPainter& painter, const CounterFace& face, const Look& look, bool hasFacing) {
  fillCard(painter, face, look);
  drawCommandBar(painter, face, look);
  drawPictogram(painter, face, look);
  drawPlate(painter, face, look);
  drawState(painter, face, look);
  drawLosses(painter, face, look);
  drawFormation(painter, face, look);
  drawStars(painter, face, look);
  drawNumber(painter, face, look);
  drawStartHex(painter, face, look);
  drawIdentifier(painter, face, look);
  if (hasFacing && face.facing) drawFacing(painter, *face.facing, look);
  edgeCard(painter, look);
}

}  // namespace redoubt::render::card
