#pragma once

#include <QPlainTextEdit>

namespace redoubt::editor {

/// A value as JSON, in a few lines. Enter takes what was typed over, Shift+Enter begins another line, and Escape gives
/// up what was typed; where nothing was, Escape is left to the window.
class RuleText : public QPlainTextEdit {
  Q_OBJECT

 public:
  explicit RuleText(QWidget* parent = nullptr);

  QString text() const { return toPlainText(); }
  /// Shows a value that nobody has typed at.
  void setText(const QString& text);
  /// Shows what was typed at before.
  void setDraft(const QString& text);
  bool isTyped() const { return document()->isModified(); }

 signals:
  /// Enter was pressed, or another field was gone to.
  void finished();
  void givenUp();

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
};

}  // namespace redoubt::editor
