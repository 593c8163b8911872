#pragma once

#include <QWidget>
#include <optional>
#include <utility>

#include "core/rules/turns/order_edit.h"
#include "editor/session/session.h"

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace redoubt::editor {

class RowList;

/// A page of rows: a list of them in words, and the fields of the chosen one beside it. Without rows it says what they
/// are and how the first is made.
class RowPage : public QWidget {
  Q_OBJECT

 public:
  void setScenario(std::optional<Id<model::Scenario>> scenario);
  virtual void refresh() = 0;

 protected:
  /// `name` is the prefix of the object names, `empty` what is said without rows.
  RowPage(Session& session, const QString& name, RowList* list, const QString& empty, QWidget* parent);

  /// The column of a page for the fields, which the caller fills.
  QVBoxLayout* makeFields();
  /// With the sentence about the chosen row and where it is inherited from above all fields.
  QVBoxLayout* makeFieldsWithSentence();
  /// Shows the fields, or else what is said without rows.
  void showFields(bool isChosen);
  void toTop();
  /// `from` is empty for a row of the scenario's own.
  void showSentence(const QString& words, const QString& from);

  /// Applies an edit and goes on with its row. The window hears of the change and shows it; a change refused is shown
  /// as what holds.
  template <class Row>
  void perform(std::optional<Id<Row>>& chosen, rules::RowEdit<Row> edit) {
    const auto before = std::exchange(chosen, edit.row);
    if (edit.edit.empty() || !session_.apply(edit.edit)) chosen = before;
    refresh();
  }

  Session& session_;
  std::optional<Id<model::Scenario>> scenario_;
  RowList* list_;

 private:
  QString name_;
  QScrollArea* scroll_;
  QLabel* empty_;
  QLabel* sentence_ = nullptr;  // of pages that have one
  QLabel* inherited_ = nullptr;
};

/// A label above fields that belong together.
QLabel* makeHeading(const QString& words);

}  // namespace redoubt::editor
