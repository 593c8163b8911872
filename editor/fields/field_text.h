#pragma once

#include <QPlainTextEdit>

namespace redoubt::editor {

/// A value as JSON, in a few lines. Enter takes what was typed over, Shift+Enter begins another line, and Escape gives
/// up what was typed; where nothing was, Escape is left to the window.
class FieldText : public QPlainTextEdit {
  Q_OBJECT

 public:
  explicit FieldText(QWidget* parent = nullptr);

  QString text() const { return toPlainText(); }
  /// Shows a value that nobody has typed at.
  void setText(const QString& text);
  /// Shows what was typed at before.
  void setDraft(const QString& text);
  /// For words instead of a value: in the type of words, and as high as its text, up to so many lines.
  void growTo(int lines);
  bool isTyped() const { return document()->isModified(); }
  /// Finishes what is being typed in all such texts of a window that is about to close: who closes it from another
  /// window never leaves the field.
  static void finishIn(const QWidget& window);

 signals:
  /// Enter was pressed, another field was gone to, or the window is closed.
  void finished();
  void givenUp();

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitHeight();

  int mostLines_ = 0;  ///< 0: its height is given
};

}  // namespace redoubt::editor
