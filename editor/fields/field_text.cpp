#include "editor/fields/field_text.h"

#include <QFontDatabase>
#include <QKeyEvent>
#include <algorithm>

#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

bool isEscape(const QKeyEvent& event) {
  return event.key() == Qt::Key_Escape && event.modifiers() == Qt::NoModifier;
}

}  // namespace

FieldText::FieldText(QWidget* parent) : QPlainTextEdit(parent) {
  QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  font.setPointSizeF(themeFont(TextStyle::Body).pointSizeF());
  setFont(font);
  setTabChangesFocus(true);
  setLineWrapMode(QPlainTextEdit::WidgetWidth);
  setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
}

void FieldText::setText(const QString& text) {
  if (text != toPlainText()) setPlainText(text);
  document()->setModified(false);
}

void FieldText::setDraft(const QString& text) {
  setPlainText(text);
  document()->setModified(true);
}

void FieldText::growTo(int lines) {
  mostLines_ = lines;
  setFont(themeFont(TextStyle::Body));
  connect(this, &QPlainTextEdit::textChanged, this, &FieldText::fitHeight);
  fitHeight();
}

// The layout of plain text counts in lines, wrapped ones too.
void FieldText::fitHeight() {
  if (mostLines_ == 0) return;
  const int lines = std::clamp(static_cast<int>(document()->size().height()), 1, mostLines_);
  const double frame = 2 * (document()->documentMargin() + frameWidth());
  setFixedHeight(static_cast<int>(lines * fontMetrics().lineSpacing() + frame) + 2);
}

void FieldText::resizeEvent(QResizeEvent* event) {
  QPlainTextEdit::resizeEvent(event);
  fitHeight();
}

bool FieldText::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    auto* key = static_cast<QKeyEvent*>(event);
    const bool isUndo = key->matches(QKeySequence::Undo);
    const bool isRedo = key->matches(QKeySequence::Redo);
    // A field with nothing to undo passes the key to the battle.
    if ((isUndo && !document()->isUndoAvailable()) || (isRedo && !document()->isRedoAvailable())) {
      event->ignore();
      return true;
    }
  }
  return QPlainTextEdit::event(event);
}

void FieldText::keyPressEvent(QKeyEvent* event) {
  const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (isEnter && !(event->modifiers() & Qt::ShiftModifier)) {
    emit finished();
    return;
  }
  if (isEscape(*event)) {
    if (!isTyped()) return event->ignore();
    emit givenUp();
    return;
  }
  if (isEnter) return insertPlainText(QStringLiteral("\n"));
  QPlainTextEdit::keyPressEvent(event);
}

void FieldText::focusOutEvent(QFocusEvent* event) {
  QPlainTextEdit::focusOutEvent(event);
  // Losing the focus to a menu or another window doesn't count as leaving the field.
  if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) emit finished();
}

void FieldText::finishIn(const QWidget& window) {
  for (FieldText* each : window.findChildren<FieldText*>()) {
    if (each->isTyped()) emit each->finished();
  }
}

}  // namespace redoubt::editor
