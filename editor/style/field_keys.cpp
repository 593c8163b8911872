#include "editor/style/field_keys.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollArea>
#include <QShortcut>
#include <QTimer>
#include <QVariant>

namespace redoubt::editor {
namespace {

constexpr const char* kKeepsKeyboard = "keepsKeyboard";
constexpr const char* kKeepsEscape = "keepsEscape";

bool isEnter(const QKeyEvent& event) { return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter; }

// Whether a field that is being typed in has its own use of Escape: dropping what was typed.
bool givesUpFirst(const QLineEdit& field) {
  return field.isModified() && !field.findChildren<QShortcut*>(Qt::FindDirectChildrenOnly).isEmpty();
}

// Lives with its box.
class PopupFirst : public QObject {
 public:
  explicit PopupFirst(QComboBox& box) : QObject(&box), box_(box) { box.installEventFilter(this); }

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::KeyPress || box_.view()->isVisible()) return QObject::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
    const QString text = key->text();
    const bool isLetter = !text.isEmpty() && text.front().isLetterOrNumber();
    if (!isLetter && !walks(key->key())) return false;
    box_.showPopup();
    if (isLetter) box_.view()->keyboardSearch(text);
    return true;
  }

 private:
  static bool walks(int key) {
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown ||
           key == Qt::Key_Home || key == Qt::Key_End;
  }

  QComboBox& box_;
};

}  // namespace

FieldKeys::FieldKeys(QWidget& window, QWidget& home) : QObject(&window), window_(window), home_(home) {}

bool FieldKeys::isField(QObject* watched) const {
  if (!qobject_cast<QLineEdit*>(watched) && !qobject_cast<QAbstractSpinBox*>(watched) &&
      !qobject_cast<QComboBox*>(watched)) {
    return false;
  }
  const auto* field = static_cast<QWidget*>(watched);
  for (const QWidget* each = field->parentWidget(); each; each = each->parentWidget()) {
    if (qobject_cast<const QAbstractItemView*>(each) || each == &home_) return false;
    if (each == &window_) return true;
    // A dock that floats is a window of its own, but still ours.
    if (each->isWindow() && !qobject_cast<const QDockWidget*>(each)) return false;
  }
  return false;
}

// Lists, buttons and other controls of a dock; an editor in a row of a list has its own use of Escape.
bool FieldKeys::isInDock(QObject* watched) const {
  auto* widget = qobject_cast<QWidget*>(watched);
  if (!widget || widget != QApplication::focusWidget() || widget->property(kKeepsEscape).toBool() || QApplication::mouseButtons() != Qt::NoButton) return false;
  bool isInside = false;
  for (const QWidget* each = widget->parentWidget(); each; each = each->parentWidget()) {
    if (qobject_cast<const QAbstractItemView*>(each) || each == &home_) return false;
    if (const auto* dock = qobject_cast<const QDockWidget*>(each)) isInside = dock->parentWidget() == &window_;
    if (each == &window_) return isInside;
    if (each->isWindow()) return isInside;
  }
  return false;
}

void FieldKeys::leave(QWidget* field) const {
  if (QApplication::focusWidget() == field) home_.setFocus(Qt::OtherFocusReason);
}

bool FieldKeys::eventFilter(QObject* watched, QEvent* event) {
  const bool isOverride = event->type() == QEvent::ShortcutOverride;
  if (!isOverride && event->type() != QEvent::KeyPress) return false;
  const auto* key = static_cast<QKeyEvent*>(event);
  if (!isField(watched)) {
    const bool leaves = !isOverride && key->key() == Qt::Key_Escape && key->modifiers() == Qt::NoModifier &&
                        isInDock(watched);
    if (leaves) leave(static_cast<QWidget*>(watched));
    return leaves;
  }
  auto* field = static_cast<QWidget*>(watched);
  const auto* line = qobject_cast<QLineEdit*>(field);
  if (isOverride) {
    const bool hasOwnUndo = line && ((key->matches(QKeySequence::Undo) && line->isUndoAvailable()) ||
                                     (key->matches(QKeySequence::Redo) && line->isRedoAvailable()));
    if (!hasOwnUndo && (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo))) {
      event->ignore();
      return true;
    }
    if (key->key() == Qt::Key_Escape && key->modifiers() == Qt::NoModifier && !(line && givesUpFirst(*line))) {
      leave(field);
      event->accept();
      return true;
    }
    return false;
  }
  if (isEnter(*key) && !field->property(kKeepsKeyboard).toBool()) {
    // After the field has processed the key. Refused text is still being typed.
    QTimer::singleShot(0, field, [this, field, line] {
      if (!line || !line->isModified()) leave(field);
    });
  }
  return false;
}

void giveKeyboard(QWidget& control, Qt::FocusReason reason) {
  control.setFocus(reason);
  for (QWidget* each = control.parentWidget(); each; each = each->parentWidget()) {
    if (auto* area = qobject_cast<QScrollArea*>(each)) area->ensureWidgetVisible(&control);
  }
}

bool focusFirst(QWidget& inside) {
  if ((inside.focusPolicy() & Qt::TabFocus) && inside.isEnabled() && inside.isVisible()) {
    giveKeyboard(inside);
    return true;
  }
  for (QWidget* next = inside.nextInFocusChain(); next != &inside; next = next->nextInFocusChain()) {
    if (!inside.isAncestorOf(next) || !(next->focusPolicy() & Qt::TabFocus)) continue;
    if (!next->isEnabled() || !next->isVisible()) continue;
    giveKeyboard(*next);
    return true;
  }
  return false;
}

void openByKeys(QComboBox& box) { new PopupFirst(box); }

void keepEscape(QWidget& control, bool keeps) { control.setProperty(kKeepsEscape, keeps); }

void keepKeyboard(QWidget& field) { field.setProperty(kKeepsKeyboard, true); }

}  // namespace redoubt::editor
