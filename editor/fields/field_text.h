#pragma once

#include <QPlainTextEdit>

namespace redoubt::editor {

/// A value as JSON, in a few lines. Enter accepts what was typed, Shift+Enter begins another line, and Escape drops
/// what was typed; if nothing was, Escape is passed to the window.
class FieldText : public QPlainTextEdit {
  Q_OBJECT

 public:
  explicit FieldText(QWidget* parent = nullptr);

  QString text() const { return toPlainText(); }
  /// Shows a value that has not been edited.
  void setText(const QString& text);
  /// Shows an earlier unfinished text.
  void setDraft(const QString& text);
  /// For prose instead of a value: in the font of prose, and as high as its text, up to that number of lines.
  void growTo(int lines);
  bool isTyped() const { return document()->isModified(); }
  /// Finishes what is being typed in all such texts of a window that is about to close, because closing it from another
  /// window does not move the focus out of the field.
  static void finishIn(const QWidget& window);

 signals:
  /// Enter was pressed, the focus moved to another field, or the window is closed.
  void finished();
  void givenUp();

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitHeight();

  int mostLines_ = 0;  ///< 0: fixed height
};

}  // namespace redoubt::editor
