#pragma once

#include <QLabel>
#include <QStringList>
#include <QWidget>
#include <set>
#include <string>

#include "editor/session/session.h"

namespace redoubt::editor {

/// The doubtful values of a page: those that are estimated or unknown, and the questions about them, which a click
/// opens. It is only visible if there are any.
class DoubtsView : public QWidget {
  Q_OBJECT

 public:
  explicit DoubtsView(Session& session, QWidget* parent = nullptr);

  void clear();
  /// Adds the origins of a row; `name` is the name of the row, empty for the subject of the page.
  template <class Row>
  void add(const Row& row, const QString& name = {}) {
    addOrigins(Row::kTable, model::keyText<Row>(row.key()), name);
  }
  /// The same for the subject of a page that shows the origins of the fields `told` itself: only questions are added
  /// for these.
  template <class Row>
  void addBeside(const Row& row, const std::set<std::string>& told) {
    addOrigins(Row::kTable, model::keyText<Row>(row.key()), {}, told);
  }
  /// Adds only the questions about it; its estimates are shown elsewhere.
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
