#pragma once

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QWidget>
#include <optional>
#include <string>
#include <vector>

#include "editor/panels/questions_text.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The questions of the battle, in the order of books and paragraphs, with filters: by words, kind, and whether the
/// file gives a reading.
class QuestionsView : public QWidget {
  Q_OBJECT

 public:
  explicit QuestionsView(Session& session, QWidget* parent = nullptr);

  void refresh();
  /// The questions that pass the filters, from the top.
  std::vector<Id<model::Question>> shown() const;
  /// Shows a question even if the filters hide it, and returns its start, in pixels from the top of the view; nothing
  /// if it doesn't exist.
  std::optional<int> reveal(Id<model::Question> question);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  struct Row {
    Id<model::Question> id;
    model::QuestionKind kind = model::QuestionKind::Gap;
    bool isOpen = false;
    QuestionText text;
    std::string searched;  ///< the text for the filter, folded
  };

  QWidget* makeFilters();
  /// A question of inherited rules does not count as an open one.
  Row makeRow(const model::Question& question, bool isInherited);
  void filter();
  bool passes(const Row& row) const;
  /// Writes the questions that pass the filters, once the view is visible.
  void write();

  Session& session_;
  QLabel* heading_;
  QLineEdit* filter_;
  QComboBox* state_;
  QComboBox* kind_;
  QLabel* none_;
  QuestionsText* text_;
  std::vector<Row> rows_;
  bool isStale_ = false;
};

}  // namespace redoubt::editor
