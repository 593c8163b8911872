#pragma once

#include <QDialog>

#include "core/model/changes.h"
#include "editor/dialogs/values/rules_entries.h"
#include "editor/session/session.h"

class QLabel;
class QScrollArea;
class QSplitter;

namespace redoubt::editor {

class RuleFields;
class NamesGridDialog;
class RulesGridDialog;
class RulesAdd;
class RulesList;

/// The rules of a battle and the settings of its scenarios: their values, meanings and origins, which can be changed.
/// Non-modal: the map, the palettes and the problems are updated at once, and every change is an edit of its own.
class RulesDialog : public QDialog {
  Q_OBJECT

 public:
  explicit RulesDialog(Session& session, QWidget* parent = nullptr);
  ~RulesDialog() override;

  /// Shows a rule or setting, even if the battle doesn't have it; for a family of rules the first.
  void choose(const RuleAddress& key);
  /// Shows the rules without an origin.
  void showWithoutOrigin();
  /// Opens the table that a rule is part of; does nothing for other rules.
  void showTable(const std::string& rule);
  /// The grid of names against names that the rule is part of.
  void showNames(const std::string& rule);

 signals:
  void questionWanted(redoubt::Id<redoubt::model::Question> question);

 protected:
  void hideEvent(QHideEvent* event) override;

 private:
  void arrange();
  void connectSession();
  void follow(const model::Changes& changes);
  void refresh();
  void showChosen(const RuleAddress& key);
  void showNew(const RuleAddress& key);
  /// Shows the list of typed values that were not valid, each with a link to its rule.
  void showDrafts();
  /// Sets the tab order: the list, the fields, adding last.
  void orderTabs();

  Session& session_;
  RulesList* list_;
  RulesAdd* add_;
  RuleFields* fields_;
  QScrollArea* scroll_;
  QSplitter* splitter_;
  QLabel* obstacle_;
  QLabel* drafts_;
  RulesGridDialog* grid_ = nullptr;
  NamesGridDialog* names_ = nullptr;
};

}  // namespace redoubt::editor
