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
  /// Reads the rules anew; what was chosen and open stays so.
  void refresh();
  /// Chooses a rule; a filter that leaves it out is dropped. Nothing where there is no such rule.
  void choose(const RuleKey& key);
  /// Shows all that a filter lets pass.
  void show(RuleFilter filter);
  /// The rule chosen; empty without one.
  const RuleKey& current() const { return current_; }
  /// The widget that Tab leaves last.
  QWidget* lastField() const;
  QByteArray columns() const;
  void setColumns(const QByteArray& state);

 signals:
  /// Another rule was chosen by the person; empty where the filter leaves none.
  void chosen(const redoubt::editor::RuleKey& key);
  /// A rule was double-clicked, or Enter pressed on it.
  void activated(const redoubt::editor::RuleKey& key);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* makeBar();
  void makeTree();
  void applyFilter();
  /// The filter was changed by the person: what it leaves out is not shown any more.
  void chooseFiltered();
  void fillFilters();
  /// Shows after a reset what was shown before.
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
  RuleKey current_;
  std::set<RuleGroup> open_;
  bool isRestoring_ = false;
  bool hasColumns_ = false;  ///< somebody's own
};

}  // namespace redoubt::editor
