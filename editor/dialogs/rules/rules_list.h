#pragma once

#include <QWidget>
#include <set>
#include <string>
#include <string_view>

#include "editor/dialogs/rules/rules_model.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QTreeView;

namespace redoubt::editor {

/// The rules of a battle as a tree that can be searched and filtered.
class RulesList : public QWidget {
  Q_OBJECT

 public:
  explicit RulesList(Session& session, QWidget* parent = nullptr);

  const RulesModel& model() const { return model_; }
  /// Reads the rules anew; chosen and open rows stay so.
  void refresh();
  /// Chooses a rule; a filter that hides it is removed. Does nothing if there is no such rule.
  void choose(const RuleAddress& key);
  /// Applies a filter.
  void show(RuleFilter filter);
  /// The chosen rule; empty without one.
  const RuleAddress& current() const { return current_; }
  /// The widget that Tab leaves last.
  QWidget* lastField() const;
  QByteArray columns() const;
  void setColumns(const QByteArray& state);

 signals:
  /// Another rule was chosen by the person; empty if the filter shows none.
  void chosen(const redoubt::editor::RuleAddress& key);
  /// A rule was double-clicked, or Enter pressed on it.
  void activated(const redoubt::editor::RuleAddress& key);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* makeBar();
  void makeTree();
  void applyFilter();
  /// The filter was changed by the person: a rule that it hides is not shown any more.
  void chooseFiltered();
  void fillFilters();
  /// Restores the shown and open rows after a reset.
  void restore();
  void showCurrent();
  void noteOpen(const QModelIndex& topic, bool isOpen);
  void noteCurrent(const QModelIndex& index);

  Session& session_;
  RulesModel model_;
  QLineEdit* search_;
  QComboBox* filter_;
  QTreeView* tree_;
  QLabel* nothing_;
  RuleAddress current_;
  std::set<RuleGroup> open_;
  bool isRestoring_ = false;
  bool hasColumns_ = false;  ///< column widths set by a person
};

}  // namespace redoubt::editor
