#pragma once

#include <QWidget>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/model/any_row.h"
#include "core/rules/turns/order_edit.h"
#include "editor/fields/form.h"
#include "editor/session/session.h"

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace redoubt::editor {

class RowList;

/// A page of rows of one scenario: a list of them in words, and the form of the chosen one beside it. Without rows it
/// says what they are and how the first is made. Which rows these are, what they are called and by which verbs they
/// change, each page says for its own table.
class RowPage : public QWidget {
  Q_OBJECT

 public:
  void setScenario(std::optional<Id<model::Scenario>> scenario);
  void refresh();

 protected:
  /// An edit, and the key of the row to go on with; empty: the one that is chosen.
  struct Change {
    model::Edit edit{};
    std::string key{};
    bool isForAll = false;  ///< it is meant for all variants, not for the one that is looked at
  };
  template <class Row>
  static Change toChange(rules::RowEdit<Row> made) {
    return {std::move(made.edit), made.row ? model::keyText<Row>(*made.row) : std::string()};
  }

  /// `name` is the prefix of the object names, `empty` what is said without rows.
  RowPage(Session& session, const model::TableInfo& table, const QString& name, RowList* list, const QString& empty,
          QWidget* parent);

  /// Those that hold in the scenario, in the order of the list.
  virtual std::vector<model::AnyRow> rows() const = 0;
  virtual QString words(const model::AnyRow& row) const = 0;
  /// What is said of a row that the scenario inherits, or that stands in the place of one; empty for any other.
  virtual QString inheritance(const model::AnyRow& row) const = 0;
  /// Whether its rows are those of a scenario, without which none can be changed.
  virtual bool needsScenario() const { return true; }
  /// Why none can be added, but for what holds for all changes; empty if one can.
  virtual QString missing() const;
  /// Why it can't be taken away; empty if it can.
  virtual QString cantRemove(const model::AnyRow&) const { return {}; }
  /// What taking it away means, where that isn't plain.
  virtual QString removalTip(const model::AnyRow&) const { return {}; }
  virtual Change add() = 0;
  virtual Change duplicate(const model::AnyRow& row) = 0;
  /// The list goes on with the neighbour, unless the change names a row.
  virtual Change removal(const model::AnyRow& row) = 0;
  virtual Change move(const model::AnyRow&, int) { return Change(); }
  virtual Change changeTo(const model::AnyRow& wanted, const QString& column) = 0;
  /// Shows what of the chosen row no line of the form shows.
  virtual void showMore(const model::AnyRow&) {}
  /// The same for what can be changed of it.
  virtual void enableMore(bool /*canEdit*/, const QString& /*obstacle*/) {}
  /// The findings about the chosen row, each where it belongs; all in one line unless a page knows better.
  virtual void showFaults(const std::vector<const check::Finding*>& findings);

  /// Chooses a row, also of a document that has just come.
  void chooseKey(const std::string& key);
  template <class Row>
  void chooseRow(Id<Row> id) {
    chooseKey(model::keyText<Row>(id));
  }
  /// Null where none is chosen.
  template <class Row>
  const Row* chosen() const {
    return chosen_ ? session_.battle().find<Row>(chosen_->as<Row>().key()) : nullptr;
  }
  bool isOwn(const model::AnyRow& row) const;
  Id<model::Scenario> scenarioOf(const model::AnyRow& row) const;
  /// Applies a change and goes on with its row. The window hears of it and shows it; a change refused is shown as what
  /// holds.
  void perform(Change change);

  /// The column of a page: sentence, inheritance, the form with `columns`, and below what the page adds.
  QVBoxLayout* makePage();
  /// A line for a column, its label and width those of the page.
  FieldEditor& addLine(std::string_view column, const QString& label, int width);
  FieldEditor& addLine(FieldSpec spec, const QString& label, int width);
  void toTop();

  Session& session_;
  std::optional<Id<model::Scenario>> scenario_;
  RowList* list_;
  Form* form_;
  QLabel* fault_;

 private:
  void connectList();
  void showList(const std::vector<model::AnyRow>& all);
  void showChosen();
  void enable();
  std::vector<const check::Finding*> findingsOf(const model::AnyRow& row) const;

  const model::TableInfo& table_;
  QString name_;
  QScrollArea* scroll_;
  QLabel* empty_;
  QLabel* sentence_;
  QLabel* inherited_;
  std::optional<model::AnyRow> chosen_;
};

/// A label above fields that belong together.
QLabel* makeHeading(const QString& words);

}  // namespace redoubt::editor
