#pragma once

#include <QPlainTextEdit>
#include <optional>

class QCompleter;
class QStandardItemModel;

namespace redoubt::editor {

class SqlHighlighter;

/// A field for one query: numbered lines, coloured words, and a list of what may be written, which comes by itself
/// after two letters or a dot and with Ctrl+Space. Ctrl+Enter asks for a run.
class SqlEditor : public QPlainTextEdit {
  Q_OBJECT

 public:
  explicit SqlEditor(QWidget* parent = nullptr);
  ~SqlEditor() override;

  /// Marks the word at a byte of the UTF-8 text as wrong, until the text changes; nothing takes the mark away.
  void markFault(std::optional<std::size_t> byte);
  const QCompleter& completer() const { return *completer_; }

 signals:
  void runWanted();
  /// The keyboard has left it for another field.
  void left();
  /// What the function at the cursor does; empty where there is none.
  void hinted(const QString& words);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Margin;

  void offer(bool isAsked);
  void complete(const QString& name);
  void describe();
  void layOut();
  void paintNumbers(QPaintEvent* event);
  int marginWidth() const;

  SqlHighlighter* highlighter_;
  QCompleter* completer_;
  QStandardItemModel* offers_;
  Margin* margin_;
};

}  // namespace redoubt::editor
