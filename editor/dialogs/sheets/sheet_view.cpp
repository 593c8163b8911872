#include "editor/dialogs/sheets/sheet_view.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

using model::CellPlace;
using model::CounterSheet;
using model::FaceSide;
using model::SheetCellState;
using model::SheetPoint;

constexpr double kHandleReach = 8;     // widget pixels
constexpr double kSheetDragFrom = 4;   // widget pixels
constexpr double kSmallestCell = 5;    // widget pixels of a counter below which only the grid's edges are drawn
constexpr double kSmallestNamed = 80;  // and below which no name stands in it
const QColor kOpenColour(0x00, 0x9A, 0xB4);
const QColor kDoneColour(0x2E, 0x8B, 0x57);
const QColor kSkippedColour(0x80, 0x80, 0x80);
const QColor kTypedColour(0xD9, 0x8A, 0x00);
const QColor kGridLine(0xC8, 0x1E, 0x5A);

double sideOf(const QPolygonF& outline) {
  const QPointF across = outline[1] - outline[0], down = outline[3] - outline[0];
  return std::min(std::hypot(across.x(), across.y()), std::hypot(down.x(), down.y()));
}

}  // namespace

SheetView::SheetView(QWidget* parent) : ZoomedPicture(parent) {
  setAccessibleName(tr("Sheet of counters"));
}

void SheetView::setSheet(std::optional<CounterSheet> sheet, FaceSide side) {
  sheet_ = std::move(sheet);
  side_ = side;
  moving_.reset();
  held_.reset();
  if (!sheet_) chosen_.reset();
  update();
}

void SheetView::setCells(std::vector<Cell> cells) {
  cells_ = std::move(cells);
  std::sort(cells_.begin(), cells_.end(), [](const Cell& a, const Cell& b) { return a.place < b.place; });
  update();
}

void SheetView::setMode(Mode mode) {
  mode_ = mode;
  unsetCursor();
  update();
}

void SheetView::setReadOnly(bool isReadOnly) {
  isReadOnly_ = isReadOnly;
}

void SheetView::setChosen(std::optional<CellPlace> place) {
  const bool isOther = chosen_ != place;
  chosen_ = place;
  if (isOther && chosen_ && sheet_ && hasPicture() && !QRectF(rect()).contains(outlineOf(*chosen_).boundingRect())) {
    const auto corners = model::cornersOf(*sheet_, *chosen_);
    show({(corners[0].x + corners[2].x) / 2, (corners[0].y + corners[2].y) / 2});
  }
  update();
}

QPolygonF SheetView::outlineOf(const CellPlace& place) const {
  QPolygonF outline;
  if (!sheet_) return outline;
  for (const SheetPoint& corner : model::cornersOf(shown(), place)) outline << toWidget({corner.x, corner.y});
  return outline;
}

const SheetView::Cell* SheetView::cellOf(const CellPlace& place) const {
  const auto found = std::lower_bound(cells_.begin(), cells_.end(), place,
                                      [](const Cell& cell, const CellPlace& wanted) { return cell.place < wanted; });
  return found != cells_.end() && found->place == place ? &*found : nullptr;
}

void SheetView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (!paintPicture(painter)) return;
  if (sheet_) {
    paintCells(painter);
    if (mode_ == Mode::Grid && !isReadOnly_) paintHandles(painter);
  }
  paintFocus(painter);
}

void SheetView::paintCells(QPainter& painter) const {
  painter.setBrush(Qt::NoBrush);
  if (sideOf(outlineOf({1, 1, side_})) < kSmallestCell) {
    QPolygonF edge;
    for (const SheetPoint& corner : gridCorners(shown(), side_)) edge << toWidget({corner.x, corner.y});
    painter.setPen(QPen(kOpenColour, 1.5));
    painter.drawPolygon(edge);
    return;
  }
  const QRectF seen = QRectF(rect()).adjusted(-4, -4, 4, 4);
  for (int row = 1; row <= shown().rows; ++row) {
    for (int column = 1; column <= shown().columns; ++column) {
      const CellPlace place{row, column, side_};
      if (outlineOf(place).boundingRect().intersects(seen)) paintCell(painter, place, cellOf(place));
    }
  }
  if (!chosen_ || mode_ != Mode::Counters) return;
  const QPolygonF outline = outlineOf(*chosen_);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(Qt::white, 6, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.drawPolygon(outline);
  painter.setPen(QPen(colours().accent, 3, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.drawPolygon(outline);
}

void SheetView::paintCell(QPainter& painter, const CellPlace& place, const Cell* cell) const {
  const QPolygonF outline = outlineOf(place);
  if (mode_ == Mode::Grid) {
    painter.setPen(QPen(Qt::white, 2.6));
    painter.drawPolygon(outline);
    painter.setPen(QPen(kGridLine, 1.2));
    painter.drawPolygon(outline);
    return;
  }
  const SheetCellState state = cell ? cell->state : SheetCellState::Open;
  QColor colour = state == SheetCellState::Done      ? kDoneColour
                  : state == SheetCellState::Skipped ? kSkippedColour
                                                     : kOpenColour;
  const bool isTyped = cell && cell->isTyped;
  if (isTyped) colour = kTypedColour;
  if (state == SheetCellState::Skipped) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QBrush(QColor(40, 40, 40, 150), Qt::BDiagPattern));
    painter.drawPolygon(outline);
    painter.setBrush(Qt::NoBrush);
  }
  const bool isSaid = state != SheetCellState::Open || isTyped;
  painter.setPen(QPen(colour, isSaid ? 2.4 : 1.3));
  painter.drawPolygon(outline);
  if (!isSaid) return;
  QRectF band = outline.boundingRect();
  if (sideOf(outline) < kSmallestNamed) {
    painter.setBrush(colour);
    painter.setPen(QPen(Qt::white, 1));
    painter.drawEllipse(band.topRight() + QPointF(-5, 5), 3.5, 3.5);
    painter.setBrush(Qt::NoBrush);
    return;
  }
  const QFont font = themeFont(TextStyle::Small);
  painter.setFont(font);
  band.setTop(band.bottom() - QFontMetricsF(font).height() - 1);
  painter.fillRect(band, QColor(colour.red() / 2, colour.green() / 2, colour.blue() / 2, 225));
  painter.setPen(Qt::white);
  const QString text = cell->text.isEmpty() ? QStringLiteral("…") : cell->text;
  painter.drawText(band.adjusted(3, 0, -3, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                   QFontMetricsF(font).elidedText(text, Qt::ElideRight, band.width() - 6));
}

void SheetView::paintHandles(QPainter& painter) const {
  const auto handles = handlesOf(shown(), side_);
  const auto placeOf = [&](GridHandle wanted) {
    for (const HandlePlace& each : handles) {
      if (each.handle == wanted) return toWidget({each.at.x, each.at.y});
    }
    return QPointF();
  };
  painter.setPen(QPen(kGridLine, 1.6));
  painter.drawLine(placeOf(GridHandle::Top), placeOf(GridHandle::Turn));
  for (const HandlePlace& each : handles) {
    const QPointF at = toWidget({each.at.x, each.at.y});
    painter.setPen(QPen(kGridLine, 2));
    painter.setBrush(held_ == each.handle ? kGridLine : QColor(Qt::white));
    const bool isRound = each.handle == GridHandle::Turn;
    const bool isGap = each.handle == GridHandle::GapX || each.handle == GridHandle::GapY;
    if (isRound) {
      painter.drawEllipse(at, 6, 6);
    } else if (isGap) {
      painter.drawPolygon(QPolygonF{at + QPointF(0, -6), at + QPointF(6, 0), at + QPointF(0, 6), at + QPointF(-6, 0)});
    } else {
      painter.drawRect(QRectF(at - QPointF(5, 5), QSizeF(10, 10)));
    }
  }
  painter.setBrush(Qt::NoBrush);
}

bool SheetView::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && sheet_ && hasPicture()) {
    auto* help = static_cast<QHelpEvent*>(event);
    const redoubt::scan::Pixel at = toPixel(help->pos());
    const auto place = model::cellAt(*sheet_, side_, {at.x, at.y});
    const Cell* cell = place && mode_ == Mode::Counters ? cellOf(*place) : nullptr;
    if (cell && !cell->text.isEmpty()) {
      QToolTip::showText(help->globalPos(), plainTip(cell->text), this);
    } else {
      QToolTip::hideText();
    }
    return true;
  }
  return ZoomedPicture::event(event);
}

std::optional<GridHandle> SheetView::handleAt(QPointF point) const {
  std::optional<GridHandle> nearest;
  double least = kHandleReach;
  for (const HandlePlace& each : handlesOf(shown(), side_)) {
    const QPointF off = toWidget({each.at.x, each.at.y}) - point;
    const double apart = std::hypot(off.x(), off.y());
    if (apart >= least) continue;
    least = apart;
    nearest = each.handle;
  }
  return nearest;
}

bool SheetView::isInGrid(QPointF point) const {
  QPolygonF edge;
  for (const SheetPoint& corner : gridCorners(shown(), side_)) edge << toWidget({corner.x, corner.y});
  return edge.containsPoint(point, Qt::OddEvenFill);
}

void SheetView::showCursor(QPointF point) {
  if (mode_ != Mode::Grid || !sheet_ || isReadOnly_) return unsetCursor();
  const auto handle = handleAt(point);
  if (!handle) return isInGrid(point) ? setCursor(Qt::SizeAllCursor) : unsetCursor();
  switch (*handle) {
    case GridHandle::TopLeft:
    case GridHandle::BottomRight: return setCursor(Qt::SizeFDiagCursor);
    case GridHandle::TopRight:
    case GridHandle::BottomLeft: return setCursor(Qt::SizeBDiagCursor);
    case GridHandle::Top:
    case GridHandle::Bottom:
    case GridHandle::GapY: return setCursor(Qt::SizeVerCursor);
    case GridHandle::Left:
    case GridHandle::Right:
    case GridHandle::GapX: return setCursor(Qt::SizeHorCursor);
    default: return setCursor(Qt::CrossCursor);
  }
}

void SheetView::mousePressEvent(QMouseEvent* event) {
  if (!hasPicture()) return;
  setFocus();
  pressed_ = event->position();
  startPanning();
  isDragging_ = false;
  held_.reset();
  const bool canHold = mode_ == Mode::Grid && sheet_ && !isReadOnly_ && event->button() == Qt::LeftButton;
  if (!canHold) return;
  held_ = handleAt(event->position());
  if (!held_ && isInGrid(event->position())) held_ = GridHandle::Whole;
  update();
}

void SheetView::mouseMoveEvent(QMouseEvent* event) {
  if (!pressed_) return showCursor(event->position());
  const QPointF by = event->position() - *pressed_;
  isDragging_ = isDragging_ || std::hypot(by.x(), by.y()) > kSheetDragFrom;
  if (!isDragging_) return;
  if (!held_) return pan(by);
  const auto from = toPixel(*pressed_), to = toPixel(event->position());
  moving_ = dragged(*sheet_, side_, *held_, {from.x, from.y}, {to.x, to.y});
  update();
}

void SheetView::mouseReleaseEvent(QMouseEvent* event) {
  if (!pressed_) return;
  pressed_.reset();
  held_.reset();
  const bool wasDragged = std::exchange(isDragging_, false);
  if (moving_) return finishMoving();
  update();
  if (wasDragged || event->button() != Qt::LeftButton || mode_ != Mode::Counters || !sheet_) return;
  const auto at = toPixel(event->position());
  if (const auto place = model::cellAt(*sheet_, side_, {at.x, at.y})) emit chosenByHand(*place);
}

void SheetView::finishMoving() {
  const auto wanted = std::exchange(moving_, std::nullopt);
  update();
  if (wanted && sheet_ && *wanted != *sheet_) emit gridChanged(*wanted);
}

// From one place to the next, and from the end of a row on to the next row.
void SheetView::step(int across, int down) {
  if (!sheet_) return;
  CellPlace place = chosen_.value_or(CellPlace{1, 1, side_});
  if (chosen_) {
    int at = (place.row - 1) * sheet_->columns + place.column - 1 + across + down * sheet_->columns;
    if (at < 0 || at >= sheet_->rows * sheet_->columns) return;
    place.row = at / sheet_->columns + 1;
    place.column = at % sheet_->columns + 1;
  }
  emit chosenByHand(place);
}

// All pixels of one holding of a key are one change.
void SheetView::nudge(int across, int down) {
  if (!sheet_ || isReadOnly_) return;
  moving_ = dragged(shown(), side_, GridHandle::Whole, {}, {double(across), double(down)});
  update();
}

void SheetView::keyPressEvent(QKeyEvent* event) {
  if (zoomByKey(event->key())) return;
  const bool isGrid = mode_ == Mode::Grid;
  const int by = isGrid && (event->modifiers() & Qt::ShiftModifier) ? 10 : 1;
  const auto go = [&](int across, int down) { isGrid ? nudge(across * by, down * by) : step(across, down); };
  switch (event->key()) {
    case Qt::Key_Left: return go(-1, 0);
    case Qt::Key_Right: return go(1, 0);
    case Qt::Key_Up: return go(0, -1);
    case Qt::Key_Down: return go(0, 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (event->modifiers() & Qt::ControlModifier) break;
      if (!isGrid) emit entered();
      return;
    default: break;
  }
  QWidget::keyPressEvent(event);
}

void SheetView::keyReleaseEvent(QKeyEvent* event) {
  if (!event->isAutoRepeat() && moving_ && !pressed_) finishMoving();
  QWidget::keyReleaseEvent(event);
}

}  // namespace redoubt::editor
