#pragma once

#include <QLabel>
#include <QStringList>
#include <QWidget>
#include <set>
#include <string>

#include "editor/session/session.h"

namespace redoubt::editor {

/// What is in doubt of the values that a page shows: those that are estimated or unknown, and the questions about them,
/// which a click leads to. It shows itself only where there is any.
class DoubtsView : public QWidget {
  Q_OBJECT

 public:
  explicit DoubtsView(Session& session, QWidget* parent = nullptr);

  void clear();
  /// What the file says about the origin of a row; `name` tells which row, and is empty for the subject of the page.
  template <class Row>
  void add(const Row& row, const QString& name = {}) {
    addOrigins(Row::kTable, model::keyText<Row>(row.key()), name);
  }
  /// The same of the subject of a page that tells the origins of the fields `told` itself: of those only the questions.
  template <class Row>
  void addBeside(const Row& row, const std::set<std::string>& told) {
    addOrigins(Row::kTable, model::keyText<Row>(row.key()), {}, told);
  }
  /// Only the questions about it: that its values are estimates stands elsewhere.
  template <class Row>
  void addQuestions(const Row& row, const QString& name = {}) {
    addQuestionsOf(Row::kTable, model::keyText<Row>(row.key()), name);
  }
  /// Shows what was added since it was cleared.
  void finish();

 signals:
  void questionChosen(Id<model::Question> question);

 private:
  void addOrigins(std::string_view table, const std::string& key, const QString& name,
                  const std::set<std::string>& told = {});
  void addQuestionsOf(std::string_view table, const std::string& key, const QString& name);
  void addQuestionsIn(const model::Provenance& origin, const QString& name);

  Session& session_;
  QLabel* words_;
  QStringList lines_;  ///< rich text
  std::set<Id<model::Question>> asked_;
};

}  // namespace redoubt::editor
