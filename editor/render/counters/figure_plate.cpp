#include "editor/render/counters/figure_plate.h"

#include <QPen>
#include <algorithm>
#include <cmath>
#include <vector>

#include "core/rules/forces/figure_kinds.h"
#include "editor/render/counters/counter_text.h"

namespace redoubt::render::card {
namespace {

// The sign next to a figure that distinguishes it from the others without colour.
enum class Sign { None, Flash, Arrows };

// A figure on the plate.
struct Cell {
  CounterFigure figure;
  FigureInk ink;
  QColor ground = kCream;
  bool isSigned = false;
  Sign sign = Sign::None;
};

void drawFlash(QPainter& painter, QPointF centre, double radius, const QColor& colour) {
  QPolygonF flash;
  for (int i = 0; i < 16; ++i) {
    const double r = i % 2 ? radius * 0.45 : radius;
    flash << centre + QPointF(r * std::sin(i * M_PI / 8), r * std::cos(i * M_PI / 8));
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawPolygon(flash);
}

// Two heads of arrows, one after the other.
void drawArrows(QPainter& painter, QPointF centre, double radius, const QColor& colour) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colour, radius * 0.55, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  for (const double x : {-0.85, 0.15}) {
    const QPointF tip = centre + QPointF((x + 0.85) * radius, 0);
    painter.drawPolyline(
        QPolygonF({tip + QPointF(-0.75 * radius, -0.85 * radius), tip, tip + QPointF(-0.75 * radius, 0.85 * radius)}));
  }
}

void drawSign(QPainter& painter, const Cell& cell, const QRectF& rect, bool isNarrow, const Look& look) {
  const double inset = isNarrow ? 0.022 : 0.035;
  const QPointF corner(rect.right() - inset, rect.top() + inset + 0.001);
  const double radius = isNarrow ? 0.017 : 0.024;
  const bool isFirm = cell.figure.value && !look.showsEstimate(cell.figure);
  const QColor& colour = isFirm ? cell.ink.firm : cell.ink.estimated;
  if (cell.sign == Sign::Flash) drawFlash(painter, corner, radius, colour);
  if (cell.sign == Sign::Arrows) drawArrows(painter, corner, radius * 0.9, colour);
}

// The number of figures that are readable.
std::size_t mostFigures(const Look& look) {
  return look.isTiny ? 3 : look.isSmall ? 4 : 5;
}

std::vector<Cell> cellsOf(const CounterFace& face, const Look& look) {
  const std::size_t most = mostFigures(look);
  std::vector<Cell> cells;
  if (face.figures) {
    const auto& figures = *face.figures;
    if (face.hasMorale) cells.push_back({figures[0], {kCream, quietInk(kCream, look.dark)}, look.dark});
    if (face.hasSize) cells.push_back({figures[1], {kDark, kEstimated}});
    if (face.hasFire) {
      cells.push_back({figures[2], {kFire, mixed(kEstimated, kFire, 0.25)}, kCream, false, Sign::Flash});
    }
  }
  for (const CounterOwnFigure& own : face.ownFigures) {
    if (cells.size() == most) break;
    const Sign sign = own.isMovement ? Sign::Arrows : Sign::None;
    cells.push_back({own.figure, {kCream, quietInk(kCream, kOwn)}, kOwn, own.isSigned, sign});
  }
  return cells;
}

// The rounded corners of cell number `i` of `cells` on the plate.
unsigned cornersOf(std::size_t i, std::size_t cells, const Look& look) {
  const unsigned left = look.isSmall ? 0u : TopLeft | BottomLeft;
  const unsigned right = look.isSmall ? BottomRight : TopRight | BottomRight;
  return (i == 0 ? left : 0u) | (i + 1 == cells ? right : 0u);
}

void drawCellGround(QPainter& painter, const QRectF& rect, const Cell& cell, unsigned corners, const Look& look) {
  const double radius = look.isSmall ? kRadius : 0.028;
  const bool isMarked = look.marksEstimate(cell.figure);
  painter.fillPath(rounded(rect, radius, corners), isMarked ? mixed(cell.ground, kMarked, 0.75) : cell.ground);
  if (!isMarked) return;
  const double width = look.isSmall ? 0.035 : 0.014;
  QPen dashes(kMarkedRule, width);
  dashes.setDashPattern({2, 1.2});
  painter.setPen(dashes);
  painter.setBrush(Qt::NoBrush);
  const double y = rect.bottom() - width * (look.isSmall ? 1.1 : 1.4);
  painter.drawLine(QPointF(rect.left() + width * 1.5, y), QPointF(rect.right() - width * 1.5, y));
}

// A thin line between two cells of the same background.
void drawDivider(QPainter& painter, const QRectF& right) {
  painter.setPen(QPen(QColor(kEstimated.red(), kEstimated.green(), kEstimated.blue(), 140), 0.006));
  painter.drawLine(QPointF(right.left(), right.top() + right.height() * 0.2),
                   QPointF(right.left(), right.bottom() - right.height() * 0.2));
}

// On amber all figures are dark, regardless of their own background.
FigureInk inkOf(const Cell& cell, const Look& look) {
  return look.marksEstimate(cell.figure) ? FigureInk{cell.ink.firm, kDark} : cell.ink;
}

void drawCells(QPainter& painter, const std::vector<Cell>& cells, const QRectF& plate, const Look& look) {
  const double width = plate.width() / static_cast<double>(cells.size());
  const double size = look.isSmall ? plate.height() * 1.05 : 0.225;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Cell& cell = cells[i];
    const QRectF rect(plate.left() + static_cast<double>(i) * width, plate.top(), width, plate.height());
    drawCellGround(painter, rect, cell, cornersOf(i, cells.size(), look), look);
    if (i > 0 && cells[i - 1].ground == cell.ground) drawDivider(painter, rect);
    drawFigure(painter, cell.figure, rect.center(), size, width * 0.84, inkOf(cell, look), look, cell.isSigned);
    if (!look.isSmall) drawSign(painter, cell, rect, cells.size() > 3, look);
  }
}

}  // namespace

bool hasPlate(const CounterFace& face) {
  return face.figures || !face.ownFigures.empty();
}

QRectF plateOf(const CounterFace& face, const Look& look) {
  QRectF plate(0.165, 0.715, 0.79, 0.235);
  if (look.isSmall) {
    plate = face.formation.isEmpty() ? QRectF(0.15, 0.69, 0.85, 0.31) : QRectF(0.15, 0.755, 0.85, 0.245);
  }
  if (!face.figures)
    plate.setLeft(plate.right() - plate.width() * std::min(1.0, static_cast<double>(face.ownFigures.size()) / 3));
  return plate;
}

void drawPlate(QPainter& painter, const CounterFace& face, const Look& look) {
  if (!hasPlate(face)) return;
  const QRectF plate = plateOf(face, look);
  const std::vector<Cell> cells = cellsOf(face, look);
  drawCells(painter, cells, plate, look);
  if (!look.isSmall) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.edge, 0.006));
    painter.drawPath(rounded(plate, 0.028));
  }
  const std::size_t usual = !face.figures ? 0 : std::size_t{face.hasMorale} + face.hasSize + face.hasFire;
  const std::size_t all = usual + face.ownFigures.size();
  if (all <= cells.size()) return;
  const double dot = look.isSmall ? 0.024 : 0.011;
  const QColor& under = cells.back().ground;
  drawEllipsis(painter, {plate.right() - dot, plate.bottom() - 2 * dot}, dot, inkOn(under));
}

void drawFigure(QPainter& painter, const CounterFigure& figure, QPointF centre, double size, double room,
                const FigureInk& ink, const Look& look, bool isSigned) {
  if (!figure.value) {
    painter.fillRect(QRectF(centre.x() - size * 0.22, centre.y() - size * 0.045, size * 0.44, size * 0.09),
                     ink.estimated);
    return;
  }
  const bool isFirm = !look.showsEstimate(figure);
  const QString text = QString::fromStdString(rules::figureText(*figure.value, isSigned));
  drawLine(painter, isFirm ? type::figures() : type::estimatedFigures(), text, centre, isFirm ? size : size * 1.04,
           room, isFirm ? ink.firm : ink.estimated);
}

void drawEllipsis(QPainter& painter, QPointF right, double dot, const QColor& colour) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  for (int i = 0; i < 3; ++i) painter.drawEllipse(right - QPointF(dot * (1 + 2.6 * i), 0), dot, dot);
}

}  // namespace redoubt::render::card
