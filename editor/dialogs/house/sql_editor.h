#pragma once

#include <QPlainTextEdit>
#include <optional>

class QCompleter;
class QStandardItemModel;

namespace redoubt::editor {

class SqlHighlighter;

/// A field for one query: numbered lines, coloured words, and a completion list, which opens automatically after two
/// letters or a dot and with Ctrl+Space. Ctrl+Enter runs the query.
class SqlEditor : public QPlainTextEdit {
  Q_OBJECT

 public:
  explicit SqlEditor(QWidget* parent = nullptr);
  ~SqlEditor() override;

  /// Marks the word at a byte of the UTF-8 text as wrong, until the text changes; std::nullopt removes the mark.
  void markFault(std::optional<std::size_t> byte);
  const QCompleter& completer() const { return *completer_; }

 signals:
  void runWanted();
  /// The focus moved to another field.
  void left();
  /// The help for the function at the cursor; empty if there is none.
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
