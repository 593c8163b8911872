#pragma once

#include <QDialog>
#include <string>

#include "core/model/changes.h"
#include "editor/dialogs/rules/rules_grid_model.h"
#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QMenu;

namespace redoubt::editor {

class RuleDrafts;
class RuleOriginFields;
class RulesGridView;

/// A table of the rules as a grid, edited cell by cell or by blocks; every change is an edit of the battle at once.
class RulesGridDialog : public QDialog {
  Q_OBJECT

 public:
  /// Invalid typed texts are stored in `drafts`, which must live longer.
  RulesGridDialog(Session& session, RuleDrafts& drafts, QWidget* parent = nullptr);
  ~RulesGridDialog() override;

  /// Shows the table that a rule belongs to, and selects its cell if it is one.
  void choose(const std::string& rule);
  /// Shows the present drafts, after one was stored or dropped elsewhere.
  void showDrafts();

 signals:
  /// A draft was stored, accepted, or dropped.
  void draftsChanged();

 protected:
  void hideEvent(QHideEvent* event) override;

 private:
  QWidget* makeBar();
  QWidget* makeDetails();
  QPushButton* addButton(const char* name, const QString& text, void (RulesGridDialog::*work)());
  QLabel* addLabel(const char* name, const char* role);
  void connectSession();
  void follow(const model::Changes& changes);
  void refresh();
  void showTable(const std::string& table);
  void fillTables();
  void fitColumns();
  void readStanding();
  void showStanding();
  void showCell();
  void enable();
  void tell(const QString& error);
  void showMenu(const QPoint& at);
  void addStates(QMenu& menu);

  /// The chosen row, and the column of the table; -1 without one.
  int row() const;
  int column() const;
  QString named(const QString& pattern) const;
  void apply(const model::Edit& edit);
  void addRow();
  void addRowAbove();
  void insertRow(int at);
  void removeRow();
  void addColumn();
  void removeColumn();
  void inheritCells();
  void inheritAll();
  void strike();
  void setState(std::optional<model::Status> status);

  // The possible actions on the whole table.
  struct Standing {
    bool isStruck = false;
    bool hasOwn = false;
    bool canBeStruck = false;
  };

  Session& session_;
  RulesGridModel model_;
  Standing table_;
  RulesGridView* view_;
  QComboBox* tables_;
  QLabel* obstacle_;
  QLabel* standing_;
  QLabel* error_;
  QLabel* columnFault_;  ///< why the name of a new column is refused, below its field
  QLabel* place_;
  QLabel* meaning_;
  QLabel* from_;
  QPushButton* addRow_;
  QPushButton* removeRow_;
  QLineEdit* columnName_;
  QPushButton* addColumn_;
  QPushButton* removeColumn_;
  QPushButton* inheritCells_;
  QPushButton* inheritAll_;
  QPushButton* strike_;
  RuleOriginFields* origin_;
};

}  // namespace redoubt::editor
