#include "editor/tools/point_marks.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QPalette>
#include <QPen>

namespace redoubt::editor {

std::optional<hex::Point> nudgeOf(const QKeyEvent& event) {
  constexpr double kNudge = 0.02;
  if (event.modifiers() != Qt::AltModifier) return std::nullopt;
  switch (event.key()) {
    case Qt::Key_Left: return hex::Point{-kNudge, 0};
    case Qt::Key_Right: return hex::Point{kNudge, 0};
    case Qt::Key_Up: return hex::Point{0, -kNudge};
    case Qt::Key_Down: return hex::Point{0, kNudge};
    default: return std::nullopt;
  }
}

int turnOf(const QKeyEvent& event) {
  if (event.key() != Qt::Key_Z) return 0;
  if (event.modifiers() == Qt::NoModifier) return 1;
  return event.modifiers() == Qt::ShiftModifier ? -1 : 0;
}

bool isRemoval(const QKeyEvent& event) {
  return event.modifiers() == Qt::NoModifier && (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace);
}

void drawFrame(QPainter& painter, const QPolygonF& frame, bool isSelected) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor(255, 255, 255, 220), isSelected ? 4.0 : 3.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolygon(frame);
  const QColor accent = QGuiApplication::palette().color(QPalette::Highlight);
  painter.setPen(isSelected ? QPen(accent, 1.8) : QPen(QColor(0x22, 0x26, 0x2A), 1, Qt::DashLine));
  painter.drawPolygon(frame);
}

void drawKnob(QPainter& painter, QPointF from, QPointF at) {
  const QColor accent = QGuiApplication::palette().color(QPalette::Highlight);
  painter.setPen(QPen(QColor(255, 255, 255, 220), 4));
  painter.drawLine(from, at);
  painter.setPen(QPen(accent, 1.8));
  painter.drawLine(from, at);
  painter.setBrush(Qt::white);
  painter.drawEllipse(at, kKnobRadius - 1, kKnobRadius - 1);
}

}  // namespace redoubt::editor
