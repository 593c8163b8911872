#include "editor/render/counter_painter.h"

#include <QPainterPath>
#include <QPen>
#include <algorithm>
#include <cmath>
#include <vector>

#include "core/rules/forces/figure_kinds.h"
#include "editor/render/counter_text.h"
#include "editor/render/paint_context.h"
#include "editor/render/stack_layout.h"
#include "editor/render/symbols.h"

// Counters are drawn on a square of side 1, its origin top left.
namespace redoubt::render {
namespace {

const QColor kCream(0xFB, 0xF5, 0xE4);
const QColor kDark(0x1C, 0x24, 0x30);
const QColor kFire(0xA3, 0x27, 0x1B);
const QColor kOwn(0x1F, 0x55, 0x83);
const QColor kEstimated(0x85, 0x7E, 0x6E);
const QColor kGold(0xF0, 0xC0, 0x44);
const QColor kGoldRule(0xB9, 0x8A, 0x1E);
const QColor kAccent(0xE0, 0x4A, 0x3C);
const QColor kMarker(0xF3, 0xE3, 0xA6);
const QColor kWood(0x4E, 0x35, 0x1D);
constexpr double kRadius = 0.06;

QColor darkened(const QColor& colour, double share) {
  return mixed(colour, Qt::black, share);
}
QColor darkCell(const QColor& army) {
  return mixed(army, QColor(0x0B, 0x0F, 0x16), 0.5);
}

double luminance(const QColor& colour) {
  return 0.2126 * colour.redF() + 0.7152 * colour.greenF() + 0.0722 * colour.blueF();
}
QColor inkOn(const QColor& colour) {
  return luminance(colour) > 0.52 ? kDark : kCream;
}

// The colours of one face.
struct Look {
  QColor ground;
  QColor ink;
  QColor edge;
  QColor dark;
  bool isSmall = false;
  bool isTiny = false;  ///< too small for more than three figures
};

constexpr double kTiny = 30;  // pixels

Look lookOf(const CounterFace& face, double pixels) {
  const QColor ground = face.reduced ? mixed(face.army, kCream, 0.74) : face.army;
  const QColor ink = face.reduced ? darkCell(face.army) : inkOn(ground);
  return {ground, ink, darkened(ground, 0.55), darkCell(face.army), pixels < kSmallCut, pixels < kTiny};
}

QPainterPath cardPath() {
  QPainterPath path;
  path.addRoundedRect(QRectF(0, 0, 1, 1), kRadius, kRadius);
  return path;
}

void fillCard(QPainter& painter, const CounterFace& face, const Look& look) {
  painter.fillPath(cardPath(), look.ground);
  if (!face.reduced) return;
  const QPolygonF sash({QPointF(0.30, 1), QPointF(0.62, 1), QPointF(1, 0.62), QPointF(1, 0.30)});
  painter.setPen(Qt::NoPen);
  painter.setBrush(mixed(face.army, kCream, 0.52));
  painter.drawPolygon(sash);
}

void edgeCard(QPainter& painter, const Look& look, double width) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor(255, 255, 255, look.isSmall ? 0 : 70), width));
  painter.drawLine(QPointF(kRadius, width * 1.5), QPointF(1 - kRadius, width * 1.5));
  painter.setPen(QPen(look.edge, width));
  painter.drawPath(cardPath());
}

void drawCommandBar(QPainter& painter, const CounterFace& face, const Look& look) {
  const double width = look.isSmall ? 0.15 : 0.13;
  QPainterPath bar;
  bar.addRoundedRect(QRectF(0, 0, width + kRadius, 1), kRadius, kRadius);
  QPainterPath strip;
  strip.addRect(QRectF(0, 0, width, 1));
  bar = bar.intersected(strip);
  const auto bands = static_cast<int>(std::max<std::size_t>(face.commands.size(), 1));
  for (int i = 0; i < bands; ++i) {
    QPainterPath band;
    band.addRect(QRectF(0, static_cast<double>(i) / bands, width, 1.0 / bands));
    painter.fillPath(bands == 1 ? bar : bar.intersected(band),
                     face.commands.empty() ? darkened(look.ground, 0.28) : face.commands[static_cast<std::size_t>(i)]);
  }
  painter.setPen(QPen(look.edge, 0.008));
  painter.drawLine(QPointF(width, 0.004), QPointF(width, 0.996));
  if (look.isSmall) return;
  QColor ink = face.commands.empty() ? mixed(darkened(look.ground, 0.28), look.ink, 0.6) : inkOn(face.commands.front());
  const QString words = face.commandName.toUpper();
  if (face.commands.size() > 1) {
    const double length = std::min(0.9, 0.07 * widthOf(type::condensedBold(), words) + 0.06);
    QPainterPath label;
    label.addRoundedRect(QRectF(0.022, 0.5 - length / 2, 0.086, length), 0.02, 0.02);
    painter.fillPath(label, kCream);
    ink = kDark;
  }
  drawLine(painter, type::condensedBold(), words, {0.066, 0.5}, 0.07, 0.88, ink, 0.045, -90);
}

void drawFacing(QPainter& painter, hex::FacingKind kind, const Look& look) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(look.ink);
  const double height = look.isSmall ? 0.088 : 0.052;
  const double top = look.isSmall ? 0.006 : 0.026;
  const double half = look.isSmall ? 0.095 : 0.068;
  const double bottom = top + height;
  if (kind == hex::FacingKind::Vertex) {
    const double notch = look.isSmall ? bottom : bottom - height * 0.36;
    painter.drawPolygon(
        QPolygonF({QPointF(0.5, top), QPointF(0.5 + half, bottom), QPointF(0.5, notch), QPointF(0.5 - half, bottom)}));
    return;
  }
  painter.drawRect(QRectF(0.39, top, 0.22, height * 0.38));
  painter.drawPolygon(QPolygonF({QPointF(0.5 - half * 0.7, top + height * 0.38),
                                 QPointF(0.5 + half * 0.7, top + height * 0.38), QPointF(0.5, bottom)}));
}

void drawIdentifier(QPainter& painter, const CounterFace& face, const Look& look) {
  const Type letters = type::condensedBold();
  if (look.isSmall) {
    const QString& name = face.shortName.isEmpty() ? face.name : face.shortName;
    drawLine(painter, letters, name, {0.575, 0.195}, 0.205, 0.80, look.ink, 0.13);
    return;
  }
  constexpr double kRoom = 0.79;
  constexpr double kSmallest = 0.105;
  const qsizetype slash = face.name.lastIndexOf('/');
  if (widthOf(letters, face.name) * kSmallest <= kRoom || slash < 0 || slash + 1 == face.name.size()) {
    drawLine(painter, letters, face.name, {0.56, 0.176}, 0.155, kRoom, look.ink, kSmallest);
    return;
  }
  drawLine(painter, letters, face.name.left(slash + 1), {0.56, 0.140}, kSmallest, kRoom, look.ink, 0.09);
  drawLine(painter, letters, face.name.mid(slash + 1), {0.56, 0.233}, kSmallest, kRoom, look.ink, 0.09);
}

void drawStar(QPainter& painter, QPointF centre, double radius, const QColor& colour) {
  QPolygonF star;
  for (int i = 0; i < 10; ++i) {
    const double r = i % 2 ? radius * 0.42 : radius;
    const double angle = i * M_PI / 5;
    star << centre + QPointF(r * std::sin(angle), -r * std::cos(angle));
  }
  painter.setPen(QPen(kDark, radius * 0.26, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(colour);
  painter.drawPolygon(star);
  painter.setPen(Qt::NoPen);
  painter.drawPolygon(star);
}

// The plate of the figures: lower where a formation needs room above it.
QRectF plateOf(const CounterFace& face, const Look& look) {
  if (!look.isSmall) return {0.165, 0.715, 0.79, 0.235};
  return face.formation.isEmpty() ? QRectF(0.15, 0.69, 0.85, 0.31) : QRectF(0.15, 0.755, 0.85, 0.245);
}

// The band that names a formation: above the plate, or at the foot of a counter that has none.
QRectF bandOf(const CounterFace& face, const Look& look) {
  const double height = look.isSmall ? 0.225 : 0.13;
  const double left = look.isSmall ? 0.15 : 0.13;
  const double bottom = face.figures ? plateOf(face, look).top() - (look.isSmall ? 0.0 : 0.012) : 0.955;
  return {left, bottom - height, 1 - left, height};
}

// As a marker lying on the counter would.
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

void drawStars(QPainter& painter, const CounterFace& face, const Look& look) {
  const double bottom = !face.formation.isEmpty() ? (look.isSmall ? 0.46 : 0.53) : look.isSmall ? 0.62 : 0.645;
  int drawn = 0;
  for (const CounterStars& stars : face.stars) {
    for (int i = 0; i < stars.count; ++i, ++drawn) {
      drawStar(painter, {look.isSmall ? 0.235 : 0.222, bottom - 0.105 * drawn}, look.isSmall ? 0.062 : 0.05,
               stars.colour);
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

void drawPictogram(QPainter& painter, const CounterFace& face, const Look& look) {
  QRectF box(0.545 - 0.1925, 0.488 - 0.1925, 0.385, 0.385);
  if (look.isSmall) box = QRectF(0.585 - 0.1725, 0.49 - 0.1725, 0.345, 0.345);
  if (!face.figures) box = QRectF(0.56 - 0.25, 0.60 - 0.25, 0.50, 0.50);
  // Above the band of its formation.
  if (!face.formation.isEmpty()) {
    const double bottom = bandOf(face, look).top() - 0.02;
    const double side = std::min(bottom - 0.285, box.width());
    box = QRectF(box.center().x() - side / 2, bottom - side, side, side);
  }
  paintSymbol(painter, box, face.symbol, {look.ink, look.ground, kAccent});
}

void drawFigure(QPainter& painter, const CounterFigure& figure, QPointF centre, double size, double room,
                const QColor& printed, const QColor& estimated, bool isSigned = false) {
  if (!figure.value) {
    painter.fillRect(QRectF(centre.x() - size * 0.22, centre.y() - size * 0.045, size * 0.44, size * 0.09), estimated);
    return;
  }
  const bool isFirm = figure.status == model::Status::Printed || figure.status == model::Status::Derived;
  const QString text = QString::fromStdString(rules::figureText(*figure.value, isSigned));
  drawLine(painter, isFirm ? type::figures() : type::estimatedFigures(), text, centre, isFirm ? size : size * 1.04,
           room, isFirm ? printed : estimated);
}

// A small flash tells the figure of fire from the others without its colour.
void drawFlash(QPainter& painter, QPointF centre, double radius) {
  QPolygonF flash;
  for (int i = 0; i < 16; ++i) {
    const double r = i % 2 ? radius * 0.45 : radius;
    flash << centre + QPointF(r * std::sin(i * M_PI / 8), r * std::cos(i * M_PI / 8));
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(kFire);
  painter.drawPolygon(flash);
}

// A figure on the plate.
struct Cell {
  CounterFigure figure;
  QColor printed;
  QColor estimated;
  bool isSigned = false;
  bool isFire = false;
};

// How many figures can be read.
std::size_t mostFigures(const Look& look) {
  return look.isTiny ? 3 : look.isSmall ? 4 : 5;
}

// Three dots for the figures that have no room.
void drawEllipsis(QPainter& painter, QPointF right, double dot, const QColor& colour) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  for (int i = 0; i < 3; ++i) painter.drawEllipse(right - QPointF(dot * (1 + 2.6 * i), 0), dot, dot);
}

// Morale, size, fire, then those of the rules' own kinds: as many as can be read.
std::vector<Cell> cellsOf(const CounterFace& face, const Look& look) {
  const std::size_t most = mostFigures(look);
  const auto& figures = *face.figures;
  std::vector<Cell> cells{{figures[0], kCream, mixed(kCream, look.dark, 0.25)}, {figures[1], kDark, kEstimated}};
  if (face.hasFire) cells.push_back({figures[2], kFire, mixed(kEstimated, kFire, 0.25), false, true});
  for (const CounterOwnFigure& own : face.ownFigures) {
    if (cells.size() == most) break;
    cells.push_back({own.figure, kOwn, mixed(kEstimated, kOwn, 0.25), own.isSigned});
  }
  return cells;
}

void drawPlateGround(QPainter& painter, const QRectF& plate, double cell, const Look& look) {
  QPainterPath whole;
  if (look.isSmall) {
    whole.addRect(plate);
    whole = whole.intersected(cardPath());
  } else {
    whole.addRoundedRect(plate, 0.028, 0.028);
  }
  painter.fillPath(whole, kCream);
  QPainterPath first;
  first.addRect(QRectF(plate.left(), plate.top(), cell, plate.height()));
  painter.fillPath(whole.intersected(first), look.dark);
  painter.setPen(QPen(QColor(kEstimated.red(), kEstimated.green(), kEstimated.blue(), 140), 0.006));
  const int cells = static_cast<int>(std::lround(plate.width() / cell));
  for (int i = 2; i < cells; ++i) {
    const double divider = plate.left() + i * cell;
    painter.drawLine(QPointF(divider, plate.top() + plate.height() * 0.2),
                     QPointF(divider, plate.bottom() - plate.height() * 0.2));
  }
  if (look.isSmall) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(look.edge, 0.006));
  painter.drawPath(whole);
}

void drawPlate(QPainter& painter, const CounterFace& face, const Look& look) {
  if (!face.figures) return;
  const QRectF plate = plateOf(face, look);
  const std::vector<Cell> cells = cellsOf(face, look);
  const double width = plate.width() / static_cast<double>(cells.size());
  drawPlateGround(painter, plate, width, look);
  const double size = look.isSmall ? plate.height() * 1.05 : 0.225;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Cell& cell = cells[i];
    const double left = plate.left() + static_cast<double>(i) * width;
    const QPointF middle(left + width / 2, plate.center().y());
    drawFigure(painter, cell.figure, middle, size, width * 0.84, cell.printed, cell.estimated, cell.isSigned);
    if (!cell.isFire || look.isSmall) continue;
    const bool isNarrow = cells.size() > 3;
    const double inset = isNarrow ? 0.022 : 0.035;
    drawFlash(painter, {left + width - inset, plate.top() + inset + 0.001}, isNarrow ? 0.017 : 0.024);
  }
  const std::size_t all = (face.hasFire ? 3 : 2) + face.ownFigures.size();
  if (all <= cells.size()) return;
  const double dot = look.isSmall ? 0.024 : 0.011;
  drawEllipsis(painter, {plate.right() - dot, plate.bottom() - 2 * dot}, dot, kDark);
}

void drawStartHex(QPainter& painter, const CounterFace& face, const Look& look) {
  if (look.isSmall || face.reduced || face.startHex.isEmpty()) return;
  const Type letters = face.startHexPrinted ? type::condensedBold() : type::estimatedFigures();
  const double middle = face.formation.isEmpty() ? 0.485 : 0.42;
  drawLine(painter, letters, face.startHex, {0.90, middle}, 0.092, 0.30, look.ink, 0, 90);
}

void paintUnit(QPainter& painter, const CounterFace& face, const Look& look, bool hasFacing) {
  fillCard(painter, face, look);
  drawCommandBar(painter, face, look);
  drawPictogram(painter, face, look);
  drawPlate(painter, face, look);
  drawFormation(painter, face, look);
  drawStars(painter, face, look);
  drawNumber(painter, face, look);
  drawStartHex(painter, face, look);
  drawIdentifier(painter, face, look);
  if (hasFacing && face.facing) drawFacing(painter, *face.facing, look);
  edgeCard(painter, look, look.isSmall ? 0.018 : 0.008);
}

// What a leader adds or takes away: on a tag in the upper right corner.
void drawLeaderFigure(QPainter& painter, const CounterFace& face, const Look& look) {
  if (face.ownFigures.empty()) return;
  const QRectF tag = look.isSmall ? QRectF(0.58, 0.03, 0.39, 0.31) : QRectF(0.70, 0.045, 0.255, 0.21);
  QPainterPath path;
  path.addRoundedRect(tag, 0.04, 0.04);
  painter.fillPath(path, kCream);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(look.edge, look.isSmall ? 0.018 : 0.008));
  painter.drawPath(path);
  const CounterOwnFigure& own = face.ownFigures.front();
  drawFigure(painter, own.figure, tag.center(), tag.height() * 0.98, tag.width() * 0.88, kOwn,
             mixed(kEstimated, kOwn, 0.25), own.isSigned);
  const double dot = look.isSmall ? 0.024 : 0.011;
  if (face.ownFigures.size() > 1) drawEllipsis(painter, tag.bottomRight() - QPointF(2 * dot, 2 * dot), dot, kDark);
}

void paintLeader(QPainter& painter, const CounterFace& face, const Look& look) {
  const QColor colour = face.commands.empty() ? kGold : face.commands.front();
  const QColor ring = face.overall ? kGold : colour;
  fillCard(painter, face, look);
  QPainterPath foot;
  foot.addRect(QRectF(0, look.isSmall ? 0.66 : 0.70, 1, 0.34));
  painter.fillPath(foot.intersected(cardPath()), colour);
  const QPointF middle(0.5, look.isSmall ? 0.35 : 0.385);
  const double radius = look.isSmall ? 0.31 : 0.335;
  painter.setPen(QPen(ring, 0.022));
  painter.setBrush(look.dark);
  painter.drawEllipse(middle, radius, radius);
  const SymbolColours bust{kCream, look.dark, kAccent};
  if (face.overall) {
    paintSymbol(painter, QRectF(middle.x() - radius * 0.94, middle.y() - radius * 0.92, radius * 1.88, radius * 1.88),
                "laurel", {kGold, look.dark, kGold});
  }
  const double side = radius * (face.overall ? 1.12 : 1.36);
  QPainterPath disc;
  disc.addEllipse(middle, radius, radius);
  painter.save();
  painter.setClipPath(disc, Qt::IntersectClip);
  paintSymbol(painter, QRectF(middle.x() - side / 2, middle.y() - side * 0.46, side, side), face.symbol, bust);
  painter.restore();
  if (look.isSmall) {
    const QString& name = face.shortName.isEmpty() ? face.name : face.shortName;
    drawLine(painter, type::condensedBold(), name, {0.5, 0.83}, 0.235, 0.92, inkOn(colour), 0.17);
  } else {
    QPainterPath plate;
    plate.addRoundedRect(QRectF(0.045, 0.745, 0.91, 0.20), 0.03, 0.03);
    painter.fillPath(plate, kCream);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(face.overall ? kGoldRule : darkened(colour, 0.45), 0.012));
    painter.drawPath(plate);
    // A title too long for the plate is left to the inspector.
    const bool fits = face.shortName.isEmpty() || widthOf(type::serifBold(), face.name) * 0.10 <= 0.86;
    drawLine(painter, type::serifBold(), fits ? face.name : face.shortName, {0.5, 0.845}, 0.145, 0.86, kDark, 0.095);
  }
  drawLeaderFigure(painter, face, look);
  edgeCard(painter, look, look.isSmall ? 0.018 : 0.008);
}

// The words of a marker on lines that fit.
void paintMarker(QPainter& painter, const CounterFace& face, const Look& look) {
  fillCard(painter, face, look);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor(kDark.red(), kDark.green(), kDark.blue(), 110), 0.012));
  painter.drawRoundedRect(QRectF(0.055, 0.055, 0.89, 0.89), 0.03, 0.03);
  const bool hasPicture = !face.symbol.isEmpty();
  if (hasPicture) paintSymbol(painter, QRectF(0.24, 0.12, 0.52, 0.52), face.symbol, {look.ink, look.ground, kAccent});
  QStringList lines{QString()};
  for (const QString& word : face.name.simplified().split(' ')) {
    const QString longer = lines.last().isEmpty() ? word : lines.last() + ' ' + word;
    if (!lines.last().isEmpty() && longer.size() > 9) {
      lines << word;
    } else {
      lines.last() = longer;
    }
  }
  if (face.number) lines << QStringLiteral("×%1").arg(*face.number);
  const double step = std::min(0.18, (hasPicture ? 0.26 : 0.8) / static_cast<double>(lines.size()));
  double y = (hasPicture ? 0.80 : 0.5) - step * static_cast<double>(lines.size() - 1) / 2;
  for (const QString& line : lines) {
    drawLine(painter, type::condensedBold(), line, {0.5, y}, step * 0.86, 0.84, look.ink, step * 0.6);
    y += step;
  }
  edgeCard(painter, look, look.isSmall ? 0.018 : 0.008);
}

// How many markers a bar stands for, on a disc in its middle.
void drawBarNumber(QPainter& painter, int number, bool isUpsideDown) {
  constexpr double kDisc = 0.17;
  painter.setPen(QPen(kDark, 0.02));
  painter.setBrush(kCream);
  painter.drawEllipse(QPointF(0.5, 0.5), kDisc, kDisc);
  drawLine(painter, type::condensedBold(), QString::number(number), {0.5, 0.5}, 0.24, 0.28, kDark, 0.16,
           isUpsideDown ? 180 : 0);
}

// A marker along a hexside: its symbol again and again, or its words on a plate; the words never upside down.
void paintBar(QPainter& painter, const CounterFace& face, bool isUpsideDown) {
  const QRectF bar(0, 0.5 - kBarDepth / 2, 1, kBarDepth);
  if (!face.symbol.isEmpty()) {
    const int tiles = static_cast<int>(std::round(1 / kBarDepth));
    const double width = 1.0 / tiles;
    for (int i = 0; i < tiles; ++i) {
      paintSymbol(painter, QRectF(i * width, 0.5 - width / 2, width, width), face.symbol, {kWood, kCream, kAccent});
    }
  } else {
    QPainterPath plate;
    plate.addRoundedRect(bar, kRadius, kRadius);
    painter.fillPath(plate, kMarker);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(kWood, 0.03));
    painter.drawPath(plate);
    drawLine(painter, type::condensedBold(), face.name, {0.5, 0.5}, kBarDepth * 0.78, 0.9, kDark, kBarDepth * 0.5,
             isUpsideDown ? 180 : 0);
  }
  if (face.number) drawBarNumber(painter, *face.number, isUpsideDown);
}

bool isUpsideDown(std::optional<double> angle) {
  const double turned = angle ? std::fmod(*angle, 360) : 0;
  return turned > 90 && turned < 270;
}

}  // namespace

void paintCounter(QPainter& painter, const QRectF& rect, const CounterFace& face, std::optional<double> angle) {
  const double scale = std::sqrt(std::abs(painter.deviceTransform().determinant()));
  const Look look = lookOf(face, rect.width() * scale);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(rect.center());
  if (angle) painter.rotate(*angle);
  painter.scale(rect.width(), rect.height());
  painter.translate(-0.5, -0.5);
  switch (face.kind) {
    case CounterFace::Kind::Unit: paintUnit(painter, face, look, angle.has_value()); break;
    case CounterFace::Kind::Leader: paintLeader(painter, face, look); break;
    case CounterFace::Kind::Marker:
      face.shape == CounterFace::Shape::Bar ? paintBar(painter, face, isUpsideDown(angle))
                                            : paintMarker(painter, face, look);
      break;
  }
  painter.restore();
}

}  // namespace redoubt::render
