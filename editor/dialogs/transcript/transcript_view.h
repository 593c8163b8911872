#pragma once

#include <QPlainTextEdit>
#include <vector>

#include "editor/dialogs/transcript/transcript_lines.h"

class QLineEdit;

namespace redoubt::editor {

class TranscriptMarks;

/// A text with numbered lines, each with the letter and colour of its kind at its edge, its used words marked and what
/// was guessed underlined. The text itself is not changed by typing: it is pasted, and words are corrected in a field
/// above them.
class TranscriptView : public QPlainTextEdit {
  Q_OBJECT

 public:
  explicit TranscriptView(QWidget* parent = nullptr);
  ~TranscriptView() override;

  void setText(const QString& text);
  void setLooks(std::vector<LineLook> looks);
  const LineLook& look(int line) const;

  /// The line of the cursor, from 1.
  int line() const { return textCursor().blockNumber() + 1; }
  void goToLine(int line);
  /// Opens a field with `words` above the line of the cursor; `corrected` has what was typed in it.
  void correctLine(const QString& words);
  /// The same for the selected words, wherever they stand; `replaced` has both.
  void replaceSelected();
  /// The words that are selected in one line; empty if there are none.
  QString selectedWords() const;

 signals:
  void pasteWanted();
  void correctWanted();
  void lineChanged(int line);
  void corrected(int line, const QString& words);
  void replaced(const QString& words, const QString& by);
  void menuWanted(const QPoint& at);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  class Margin;

  void openField(const QString& words, const QString& name, int left);
  void closeField(bool isAccepted);
  void layOut();
  void paintMargin();
  void paintLine(QPainter& painter, const QRectF& place, int line) const;
  int marginWidth() const;
  QString tipAt(const QPoint& at) const;

  TranscriptMarks* marks_;
  Margin* margin_;
  QLineEdit* field_;
  std::vector<LineLook> looks_;
  QString replacing_;  // the selected words that the field replaces; empty for a line
  int correcting_ = 0;
  int line_ = 1;
};

}  // namespace redoubt::editor
