#pragma once

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>
#include <QWidget>
#include <string>
#include <vector>

#include "editor/session/session.h"

namespace redoubt::editor {

/// The questions of the battle, book by book as their paragraphs stand, and what of them is shown: by their words,
/// kind, and whether the file says how it reads them.
class QuestionsView : public QWidget {
  Q_OBJECT

 public:
  explicit QuestionsView(Session& session, QWidget* parent = nullptr);

  void refresh();
  /// Shows a question although the filters hide it, and answers where it begins.
  QWidget* reveal(Id<model::Question> question);

 private:
  struct Row {
    Id<model::Question> id;
    model::QuestionKind kind = model::QuestionKind::Gap;
    bool isOpen = false;
    std::string searched;  ///< what the filter looks at, folded
    QWidget* widget = nullptr;
  };

  QWidget* makeFilters();
  /// A question of the rules that the battle began with is none of its open ones.
  Row makeRow(const model::Question& question, bool isInherited);
  void filter();
  bool passes(const Row& row) const;

  Session& session_;
  QLabel* heading_;
  QLineEdit* filter_;
  QComboBox* state_;
  QComboBox* kind_;
  QLabel* none_;
  QVBoxLayout* column_;
  QWidget* content_ = nullptr;
  std::vector<Row> rows_;
};

}  // namespace redoubt::editor
