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

/// The questions of the battle, book by book as their paragraphs stand, and what of them is shown: by their words,
/// kind, and whether the file says how it reads them.
class QuestionsView : public QWidget {
  Q_OBJECT

 public:
  explicit QuestionsView(Session& session, QWidget* parent = nullptr);

  void refresh();
  /// Those that pass the filters, from the top.
  std::vector<Id<model::Question>> shown() const;
  /// Shows a question although the filters hide it, and answers where it begins, in pixels from the top of the view;
  /// nothing for one that isn't there.
  std::optional<int> reveal(Id<model::Question> question);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  struct Row {
    Id<model::Question> id;
    model::QuestionKind kind = model::QuestionKind::Gap;
    bool isOpen = false;
    QuestionText text;
    std::string searched;  ///< what the filter looks at, folded
  };

  QWidget* makeFilters();
  /// A question of the rules that the battle began with is none of its open ones.
  Row makeRow(const model::Question& question, bool isInherited);
  void filter();
  bool passes(const Row& row) const;
  /// Writes what passes, once somebody sees it.
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
