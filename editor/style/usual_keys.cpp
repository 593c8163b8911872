#include "editor/style/usual_keys.h"

#include <QAbstractButton>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDialog>
#include <QKeyEvent>

namespace redoubt::editor {

bool UsualKeys::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return false;
  auto* widget = qobject_cast<QWidget*>(watched);
  if (!widget || widget != QApplication::focusWidget()) return false;
  const auto* key = static_cast<const QKeyEvent*>(event);
  if (key->key() == Qt::Key_F10 && key->modifiers() == Qt::ShiftModifier) {
    const QPoint place = widget->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent menu(QContextMenuEvent::Keyboard, place, widget->mapToGlobal(place));
    QApplication::sendEvent(widget, &menu);
    return true;
  }
  const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
  auto* button = qobject_cast<QAbstractButton*>(widget);
  if (!isEnter || !button || (key->modifiers() & ~Qt::KeypadModifier) || qobject_cast<QDialog*>(button->window())) {
    return false;
  }
  button->click();
  return true;
}

}  // namespace redoubt::editor
