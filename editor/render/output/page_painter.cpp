#include "editor/render/output/page_painter.h"

#include <algorithm>
#include <array>

#include "editor/render/map_geometry.h"
#include "editor/render/output/paper_marks.h"

namespace redoubt::render {
namespace {

const QColor kMark = kPaperInk;
constexpr double kHair = kPaperHair;
constexpr double kFootBelow = 4.5;  // mm from the map to the footer

// The places along one direction where sheets are cut, on a page that shows `shown` from `corner`: the middles of its
// overlaps.
std::vector<double> cutsOf(double corner, double shown, double overlap, bool isFirst, bool isLast) {
  std::vector<double> cuts;
  if (!isFirst) cuts.push_back(corner + overlap / 2);
  if (!isLast) cuts.push_back(corner + shown - overlap / 2);
  return cuts;
}

std::vector<double> columnCuts(const PagePlan& plan, int page) {
  const int column = page % plan.columns();
  return cutsOf(plan.place().left(), plan.place().width(), plan.overlap(), column == 0, column == plan.columns() - 1);
}

std::vector<double> rowCuts(const PagePlan& plan, int page) {
  const int row = page / plan.columns();
  return cutsOf(plan.place().top(), plan.place().height(), plan.overlap(), row == 0, row == plan.rows() - 1);
}

bool paintMap(QPainter& painter, const MapDrawing& drawing, const PagePlan& plan, int page, const Watch& watch) {
  const QRectF window = plan.window(page);
  const QRectF place = plan.place();
  const hex::Bounds& part = drawing.part();
  const double scale = plan.hexWidth();
  painter.save();
  painter.setClipRect(place, Qt::IntersectClip);
  painter.translate(place.topLeft() - window.topLeft());
  painter.scale(scale, scale);
  painter.translate(-part.left, -part.top);
  const hex::Bounds region{part.left + window.left() / scale, part.top + window.top() / scale,
                           std::min(part.right, part.left + window.right() / scale),
                           std::min(part.bottom, part.top + window.bottom() / scale)};
  const bool isWhole = drawing.paint(painter, region, watch);
  painter.restore();
  return isWhole;
}

// Short lines in the margin, at both ends of every cut.
void paintCuts(QPainter& painter, const PagePlan& plan, int page) {
  constexpr double kGap = 1;
  constexpr double kLength = 4;
  const QRectF place = plan.place();
  painter.setPen(QPen(kMark, kHair, Qt::SolidLine, Qt::FlatCap));
  for (const double x : columnCuts(plan, page)) {
    painter.drawLine(QPointF(x, place.top() - kGap), QPointF(x, place.top() - kGap - kLength));
    painter.drawLine(QPointF(x, place.bottom() + kGap), QPointF(x, place.bottom() + kGap + kLength));
  }
  for (const double y : rowCuts(plan, page)) {
    painter.drawLine(QPointF(place.left() - kGap, y), QPointF(place.left() - kGap - kLength, y));
    painter.drawLine(QPointF(place.right() + kGap, y), QPointF(place.right() + kGap + kLength, y));
  }
}

void paintCross(QPainter& painter, QPointF at) {
  constexpr double kArm = 2.5;
  constexpr double kCircle = 1.4;
  for (const auto& [colour, width] : {std::pair(QColor(255, 255, 255), 4 * kHair), std::pair(kMark, kHair)}) {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(at - QPointF(kArm, 0), at + QPointF(kArm, 0));
    painter.drawLine(at - QPointF(0, kArm), at + QPointF(0, kArm));
    painter.drawEllipse(at, kCircle, kCircle);
  }
}

// The sheets next to each other, with this one filled.
void paintOverview(QPainter& painter, const PagePlan& plan, int page, QPointF rightTop) {
  constexpr double kHighest = 9;
  const double ratio = plan.place().width() / plan.place().height();
  const double height = std::min(kHighest / plan.rows(), 30 / (ratio * plan.columns()));
  const double width = height * ratio;
  const QPointF corner = rightTop - QPointF(width * plan.columns(), 0);
  painter.setPen(QPen(kMark, kHair));
  for (int each = 0; each < plan.count(); ++each) {
    painter.setBrush(each == page ? QBrush(kMark) : QBrush(Qt::NoBrush));
    painter.drawRect(QRectF(corner.x() + (each % plan.columns()) * width, corner.y() + (each / plan.columns()) * height,
                            width, height));
  }
}

void paintFoot(QPainter& painter, const MapDrawing& drawing, const PagePlan& plan, int page) {
  const QRectF place = plan.place();
  const double top = place.bottom() + kFootBelow;
  const double name = writeOnPaper(painter, {place.left(), top + 5}, 6, plan.name(page), true);
  const QString text =
      QStringLiteral("%1   %2/%3").arg(QString::fromStdString(drawing.title())).arg(page + 1).arg(plan.count());
  writeOnPaper(painter, {place.left(), top + 8.8}, 2.6, text);
  constexpr double kOverviewRoom = 42;  // with the ruler's number
  const double from = place.left() + std::max(name + 5, 16.0);
  paintRuler(painter, {from, top + 4.5}, place.right() - kOverviewRoom - from);
  paintOverview(painter, plan, page, {place.right(), top - 0.5});
}

}  // namespace

std::vector<QPointF> crossesOn(const PagePlan& plan, int page) {
  std::vector<QPointF> crosses;
  const QRectF place = plan.place();
  for (const double share : {0.2, 0.8}) {
    for (const double x : columnCuts(plan, page)) crosses.emplace_back(x, place.top() + share * place.height());
    for (const double y : rowCuts(plan, page)) crosses.emplace_back(place.left() + share * place.width(), y);
  }
  return crosses;
}

bool paintPage(QPainter& painter, const MapDrawing& drawing, const PagePlan& plan, int page, const Watch& watch) {
  painter.setRenderHint(QPainter::Antialiasing);
  // Round a map on a larger sheet there is bare paper to the sheet's edges.
  if (plan.isOwnSheet()) painter.fillRect(QRectF({0, 0}, plan.page()), drawing.map().theme()->sheet);
  if (!paintMap(painter, drawing, plan, page, watch)) return false;
  if (!plan.isTiled()) return true;
  painter.save();
  paintCuts(painter, plan, page);
  for (const QPointF cross : crossesOn(plan, page)) paintCross(painter, cross);
  paintFoot(painter, drawing, plan, page);
  painter.restore();
  return true;
}

}  // namespace redoubt::render
