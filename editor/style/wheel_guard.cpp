#include "editor/style/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QSlider>

namespace redoubt::editor {

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::Polish && event->type() != QEvent::Wheel) return false;
  auto* widget = qobject_cast<QComboBox*>(watched)          ? static_cast<QWidget*>(watched)
                 : qobject_cast<QAbstractSpinBox*>(watched) ? static_cast<QWidget*>(watched)
                 : qobject_cast<QSlider*>(watched)          ? static_cast<QWidget*>(watched)
                                                            : nullptr;
  if (!widget) return false;
  if (event->type() == QEvent::Polish) {
    // Otherwise the wheel itself would give it focus.
    if (widget->focusPolicy() == Qt::WheelFocus) widget->setFocusPolicy(Qt::StrongFocus);
    return false;
  }
  if (widget->hasFocus()) return false;
  event->ignore();
  return true;
}

}  // namespace redoubt::editor
