#pragma once

#include <QDialog>

#include "core/model/changes.h"
#include "editor/dialogs/rules/rules_entries.h"
#include "editor/session/session.h"

class QLabel;
class QScrollArea;
class QSplitter;

namespace redoubt::editor {

class RuleFields;
class RulesGridDialog;
class RulesAdd;
class RulesList;

/// The rules of a battle and the settings of its scenarios: what each says and means, where it comes from, and its
/// value to be tried and changed. Non-modal: the map, the palettes and the problems follow at once, and every change is
/// an edit of its own.
class RulesDialog : public QDialog {
  Q_OBJECT

 public:
  explicit RulesDialog(Session& session, QWidget* parent = nullptr);
  ~RulesDialog() override;

  /// Shows a rule or setting, whether the battle has it or not; of a family of rules the first.
  void choose(const RuleKey& key);
  /// Shows the rules that don't say where they come from.
  void showWithoutOrigin();
  /// Opens the table that a rule is part of; nothing for other rules.
  void showTable(const std::string& rule);

 signals:
  void questionWanted(redoubt::Id<redoubt::model::Question> question);

 protected:
  void hideEvent(QHideEvent* event) override;

 private:
  void arrange();
  void connectSession();
  void follow(const model::Changes& changes);
  void refresh();
  void showChosen(const RuleKey& key);
  void showNew(const RuleKey& key);
  /// What was typed and could not be taken, each with the way back to it.
  void showDrafts();
  /// From the list over to the fields; adding comes last.
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
};

}  // namespace redoubt::editor
