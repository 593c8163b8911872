#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>

#include "editor/dialogs/scan/scan_view.h"

// What mouse and keys do in a scan.
namespace redoubt::editor {
namespace {

constexpr int kDragFrom = 4;  // widget pixels

}  // namespace

void ScanView::mousePressEvent(QMouseEvent* event) {
  if (!hasPicture()) return;
  setFocus();
  pressed_ = event->position();
  startPanning();
  isDragging_ = false;
  dragged_ = event->button() == Qt::LeftButton ? markAt(event->position()) : std::nullopt;
  if (dragged_) choose(dragged_);
  update();
}

void ScanView::mouseMoveEvent(QMouseEvent* event) {
  pointer_ = event->position();
  if (pressed_) {
    const QPointF by = event->position() - *pressed_;
    isDragging_ = isDragging_ || std::hypot(by.x(), by.y()) > kDragFrom;
    if (isDragging_ && dragged_) {
      const redoubt::scan::Pixel to = toPixel(event->position());
      const QSize size = levels().size();
      marks_[*dragged_].at = {std::clamp(to.x, 0.0, size.width() - 0.01), std::clamp(to.y, 0.0, size.height() - 0.01)};
      marks_[*dragged_].expected.reset();
    } else if (isDragging_) {
      pan(by);
    }
  }
  update();
}

void ScanView::mouseReleaseEvent(QMouseEvent* event) {
  if (!pressed_) return;
  pressed_.reset();
  const auto mark = std::exchange(dragged_, std::nullopt);
  if (mark && isDragging_) {
    emit moved(*mark, marks_[*mark].at);
  } else if (!isDragging_ && !mark && event->button() == Qt::LeftButton) {
    const redoubt::scan::Pixel at = toPixel(event->position());
    choose(std::nullopt);
    if (isInPicture(at)) emit clicked(at);
  }
  isDragging_ = false;
  update();
}

void ScanView::leaveEvent(QEvent*) {
  pointer_.reset();
  update();
}

void ScanView::nudge(int dx, int dy) {
  if (!chosen_) return;
  redoubt::scan::Pixel& at = marks_[*chosen_].at;
  const redoubt::scan::Pixel to{at.x + dx, at.y + dy};
  if (!isInPicture(to)) return;
  at = to;
  marks_[*chosen_].expected.reset();
  isNudged_ = true;
  update();
}

// All nudges of one holding of a key are one change.
void ScanView::finishNudging() {
  if (!std::exchange(isNudged_, false) || !chosen_) return;
  emit moved(*chosen_, marks_[*chosen_].at);
}

void ScanView::keyPressEvent(QKeyEvent* event) {
  const int step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
  if (zoomByKey(event->key())) return;
  switch (event->key()) {
    case Qt::Key_Left: return chosen_ ? nudge(-step, 0) : QWidget::keyPressEvent(event);
    case Qt::Key_Right: return chosen_ ? nudge(step, 0) : QWidget::keyPressEvent(event);
    case Qt::Key_Up: return chosen_ ? nudge(0, -step) : QWidget::keyPressEvent(event);
    case Qt::Key_Down: return chosen_ ? nudge(0, step) : QWidget::keyPressEvent(event);
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
      if (chosen_) emit removed(*chosen_);
      return;
    case Qt::Key_Escape:
      if (chosen_) return choose(std::nullopt);
      break;
    default: break;
  }
  QWidget::keyPressEvent(event);
}

void ScanView::keyReleaseEvent(QKeyEvent* event) {
  if (!event->isAutoRepeat()) finishNudging();
  QWidget::keyReleaseEvent(event);
}

bool ScanView::eventFilter(QObject* watched, QEvent* event) {
  if (watched == field_ && (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)) {
    auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Escape) {
      if (event->type() == QEvent::KeyPress) stopAsking();
      event->accept();
      return true;
    }
    if (event->type() == QEvent::KeyPress && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)) {
      if (!field_->text().trimmed().isEmpty()) emit typed(field_->text().trimmed());
      return true;  // not the dialog's button
    }
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace redoubt::editor
