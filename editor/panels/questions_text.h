#pragma once

#include <QTextEdit>
#include <vector>

namespace redoubt::editor {

/// The texts of a question.
struct QuestionText {
  QString head;
  QString text;
  QString reading;
};

/// Questions below each other, as one text that can be selected and copied. It is as high as its contents, so that the
/// surrounding area scrolls. One document, because hundreds of wrapped labels need most of a second for layout.
class QuestionsText : public QTextEdit {
  Q_OBJECT

 public:
  explicit QuestionsText(QWidget* parent = nullptr);

  void setQuestions(std::vector<QuestionText> questions);
  /// The start of the question with that index, in pixels from the top.
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
  std::vector<int> heads_;     ///< the first block of each question
  std::vector<int> readings_;  ///< the last block of each question
};

}  // namespace redoubt::editor
