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

/// A page of rows of one scenario: a list of them in words, and the form of the chosen one next to it. Without rows it
/// explains what they are and how to add the first. Each derived page defines the rows, their names and their edits for
/// its own table.
class RowPage : public QWidget {
  Q_OBJECT

 public:
  void setScenario(std::optional<Id<model::Scenario>> scenario);
  void refresh();

 protected:
  /// An edit, and the key of the row to choose after it; empty: the chosen one.
  struct Change {
    model::Edit edit{};
    std::string key{};
    bool isForAll = false;  ///< it applies to all variants, not only to the shown one
  };
  template <class Row>
  static Change toChange(rules::RowEdit<Row> made) {
    return {std::move(made.edit), made.row ? model::keyText<Row>(*made.row) : std::string()};
  }

  /// `name` is the prefix of the object names, `empty` the text shown without rows.
  RowPage(Session& session, const model::TableInfo& table, const QString& name, RowList* list, const QString& empty,
          QWidget* parent);

  /// The rows that hold in the scenario, in the order of the list.
  virtual std::vector<model::AnyRow> rows() const = 0;
  virtual QString words(const model::AnyRow& row) const = 0;
  /// The text for a row that the scenario inherits, or that replaces an inherited one; empty for other rows.
  virtual QString inheritance(const model::AnyRow& row) const = 0;
  /// Whether its rows belong to a scenario, so that none can be changed without one.
  virtual bool needsScenario() const { return true; }
  /// Why no row can be added, apart from reasons that apply to all changes; empty if one can.
  virtual QString missing() const;
  /// Why it can't be removed; empty if it can.
  virtual QString cantRemove(const model::AnyRow&) const { return {}; }
  /// The effect of removing it, if that isn't obvious.
  virtual QString removalTip(const model::AnyRow&) const { return {}; }
  virtual Change add() = 0;
  virtual Change duplicate(const model::AnyRow& row) = 0;
  /// Afterwards the neighbour is chosen, unless the change names a row.
  virtual Change removal(const model::AnyRow& row) = 0;
  virtual Change move(const model::AnyRow&, int) { return Change(); }
  virtual Change changeTo(const model::AnyRow& wanted, const QString& column) = 0;
  /// Shows parts of the chosen row that no line of the form shows.
  virtual void showMore(const model::AnyRow&) {}
  /// Enables these parts.
  virtual void enableMore(bool /*canEdit*/, const QString& /*obstacle*/) {}
  /// Shows the findings about the chosen row at their places; by default all in one line.
  virtual void showFaults(const std::vector<const check::Finding*>& findings);

  /// Chooses a row, also of a document that was just opened.
  void chooseKey(const std::string& key);
  template <class Row>
  void chooseRow(Id<Row> id) {
    chooseKey(model::keyText<Row>(id));
  }
  /// Null if none is chosen.
  template <class Row>
  const Row* chosen() const {
    return chosen_ ? session_.battle().find<Row>(chosen_->as<Row>().key()) : nullptr;
  }
  bool isOwn(const model::AnyRow& row) const;
  Id<model::Scenario> scenarioOf(const model::AnyRow& row) const;
  /// Applies a change and chooses its row. The window is notified and shows it; after a refused change the present
  /// values are shown.
  void perform(Change change);

  /// The column of a page: sentence, inheritance, the form with `columns`, and below that the page's own parts.
  QVBoxLayout* makePage();
  /// Adds a line for a column, with the page's label and width.
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
