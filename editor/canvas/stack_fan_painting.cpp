#include <QFontMetrics>
#include <QPainter>
#include <algorithm>

#include "editor/canvas/map_canvas.h"
#include "editor/canvas/stack_fan.h"
#include "editor/session/counter_style.h"

// Painting the fan of a stack: the cards with their captions on a background with a pointer to the hex.
namespace redoubt::editor {
namespace {

constexpr double kSmallType = 0.88;  // of the window's type
constexpr int kArrow = 9;            // length of a facing arrow
constexpr int kBetween = 16;         // between the two texts of the footer

void drawArrow(QPainter& painter, QPointF centre, double angle, const QColor& colour) {
  painter.save();
  painter.translate(centre);
  painter.rotate(angle);
  painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const double half = kArrow / 2.0;
  painter.drawLine(QPointF(0, half), QPointF(0, -half));
  painter.drawPolyline(QPolygonF{{-3, -half + 3.5}, {0, -half}, {3, -half + 3.5}});
  painter.restore();
}

}  // namespace

QFont StackFan::smallFont(bool isBold) const {
  QFont small = font();
  small.setPointSizeF(small.pointSizeF() * kSmallType);
  if (isBold) small.setWeight(QFont::DemiBold);
  return small;
}

QString StackFan::reorderHint() const {
  return session_.isReadOnly() || facts_.orderedCount() < 2 ? QString() : tr("Shift+wheel: reorder");
}

// The hint is next to the size if the cards are wide enough for both, otherwise below everything.
QSize StackFan::footerSize() const {
  const QFontMetrics bold(smallFont(true));
  int width = bold.horizontalAdvance(facts_.size) + 2;
  int lines = 1;
  if (!facts_.reason.isEmpty()) {
    width = std::max(width, bold.horizontalAdvance(facts_.reason) + 2);
    ++lines;
  }
  const QString hint = reorderHint();
  if (hint.isEmpty()) return {width, lines * bold.height()};
  const int hintWidth = QFontMetrics(smallFont(false)).horizontalAdvance(hint) + 2;
  constexpr int kRoomyCards = 3;
  const bool fitsBeside = facts_.counters.size() >= kRoomyCards && facts_.reason.isEmpty();
  return fitsBeside ? QSize(width + kBetween + hintWidth, lines * bold.height())
                    : QSize(std::max(width, hintWidth), (lines + 1) * bold.height());
}

void StackFan::paintEvent(QPaintEvent*) {
  if (drag_ == Drag::OnMap) return;  // then the target is the map below
  QPainter painter(this);
  pictures_.setStyle(counterStyle(session_));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(palette().color(QPalette::Highlight), hasFocus() ? 2.2 : 1.4));
  painter.setBrush(palette().color(QPalette::Base));
  painter.drawPath(geometry_.outline());
  for (int i = 0; i < static_cast<int>(facts_.counters.size()); ++i) {
    paintCard(painter, i);
    paintCaption(painter, i);
  }
  paintFooter(painter);
  if (gap_ >= 0) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawRoundedRect(geometry_.gapMark(gap_), 1.5, 1.5);
  }
}

void StackFan::paintCard(QPainter& painter, int index) {
  const CounterFacts& counter = facts_.counters[static_cast<std::size_t>(index)];
  const QRect card = geometry_.card(index);
  const bool isLifted = drag_ == Drag::Inside && index == pressed_;
  painter.setOpacity(isLifted ? 0.45 : 1);
  // Upright: the arrow below says where it faces.
  pictures_.draw(painter, QRectF(card).center(), counter.face, card.width(), std::nullopt, devicePixelRatioF());
  painter.setOpacity(1);
  if (!isSelected(index)) return;
  painter.setPen(QPen(palette().color(QPalette::Highlight), 2.5));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(card).adjusted(-2.25, -2.25, 2.25, 2.25), 5, 5);
}

void StackFan::paintCaption(QPainter& painter, int index) {
  const CounterFacts& counter = facts_.counters[static_cast<std::size_t>(index)];
  const QRect room = geometry_.caption(index);
  const QColor colour = counter.hasOtherFacing ? alarm_ : palette().color(QPalette::Text);
  const QFont type = smallFont(counter.hasOtherFacing);
  const int words = QFontMetrics(type).horizontalAdvance(counter.order);
  const int arrow = counter.angle ? kArrow + 5 : 0;
  const int left = room.left() + (room.width() - words - arrow) / 2;
  painter.setFont(type);
  painter.setPen(colour);
  painter.drawText(QRect(left, room.top(), words + 2, room.height()), Qt::AlignVCenter | Qt::AlignLeft, counter.order);
  if (counter.angle) {
    drawArrow(painter, QPointF(left + words + 5 + kArrow / 2.0, QRectF(room).center().y()), *counter.angle, colour);
  }
}

void StackFan::paintFooter(QPainter& painter) {
  const QRect room = geometry_.footer();
  const int line = QFontMetrics(smallFont(true)).height();
  painter.setFont(smallFont(true));
  painter.setPen(facts_.isTooLarge && facts_.reason.isEmpty() ? alarm_ : palette().color(QPalette::Text));
  painter.drawText(room, Qt::AlignTop | Qt::AlignLeft, facts_.size);
  painter.setPen(alarm_);
  painter.drawText(room.adjusted(0, line, 0, 0), Qt::AlignTop | Qt::AlignLeft, facts_.reason);
  const bool isBelow = room.height() > (facts_.reason.isEmpty() ? 1 : 2) * line;
  painter.setFont(smallFont(false));
  painter.setPen(palette().color(QPalette::PlaceholderText));
  painter.drawText(room, isBelow ? Qt::AlignBottom | Qt::AlignLeft : Qt::AlignTop | Qt::AlignRight, reorderHint());
}

}  // namespace redoubt::editor
