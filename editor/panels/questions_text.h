#pragma once

#include <QTextEdit>
#include <vector>

namespace redoubt::editor {

/// A question as it is read.
struct QuestionText {
  QString head;
  QString text;
  QString reading;
};

/// Questions below each other, as one text that can be selected and copied. It is as high as they are: what it lies in
/// scrolls. One document, as hundreds of wrapped labels cost most of a second in layout.
class QuestionsText : public QTextEdit {
  Q_OBJECT

 public:
  explicit QuestionsText(QWidget* parent = nullptr);

  void setQuestions(std::vector<QuestionText> questions);
  /// Where the question of that index begins, in pixels from the top.
  int topOf(std::size_t index) const;

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  void write();
  void fitHeight();

  std::vector<QuestionText> questions_;
  std::vector<int> heads_;     ///< the block each question begins with
  std::vector<int> readings_;  ///< the block each question ends with
};

}  // namespace redoubt::editor
