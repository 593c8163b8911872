#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "core/model/edit.h"
#include "editor/dialogs/rules/rules_drafts.h"
#include "editor/dialogs/rules/rules_entries.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace redoubt::editor {

class RuleControl;
class RuleOriginFields;
class RuleQuestions;
class FieldText;
class SymbolPicker;

/// A rule, or a setting of a scenario, with what it means, its value and where that comes from. Every change is an edit
/// of the battle at once; what can't be taken is told under the value and stays there to be mended.
class RuleFields : public QWidget {
  Q_OBJECT

 public:
  explicit RuleFields(Session& session, QWidget* parent = nullptr);

  /// Shows a rule or setting, or that there is none yet; an empty key shows nothing.
  void show(const RuleKey& key, const RuleEntry* entry);
  const RuleKey& key() const { return key_; }
  /// To the value: the rule shown is new and wants one.
  void editValue();
  /// Takes what is being typed, the note too, as if its field were left.
  void settle();
  /// Its fields in the order in which Tab goes through them now.
  QList<QWidget*> tabOrder() const;
  /// Reads what was typed for this battle before and not taken; for another battle.
  void readDrafts();
  /// Takes the drafts along after Save as.
  void followFile() { drafts_.follow(session_); }
  RuleDrafts& drafts() { return drafts_; }
  /// Shows the draft of this rule or that there is none any more, after somebody else kept or dropped one.
  void followDrafts();

 signals:
  /// What says the same in another place was asked for.
  void otherWanted(const redoubt::editor::RuleKey& key);
  /// The table that the rule is part of was asked for.
  void tableWanted(const std::string& rule);
  void questionWanted(redoubt::Id<redoubt::model::Question> question);
  /// Something typed could not be taken, was taken at last, or dropped.
  void draftsChanged();

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QLabel* addLabel(const char* name, const char* role);
  QPushButton* addButton(const char* name, const QString& text, void (RuleFields::*work)());
  void arrange();
  void showTerm();
  QString meaningOf() const;
  void showValue();
  /// All of the value but its text, which somebody is typing at.
  void showBesideText();
  void showInherited();
  void showCounterparts();
  QString inheritedWords() const;
  void enable();
  void fitHeight();

  /// Why the text is no value for this rule; empty if it is.
  QString faultOf(const QString& text) const;
  /// Names in a value, well formed, that nothing has.
  QString unknownIn(const QString& text) const;
  void commit();
  void judge();
  void giveUp();
  /// What was typed for the rule shown and not taken.
  std::optional<QString> draft() const;
  void dropDraft();
  void take(const std::string& json);
  void override();
  void setNoValue();
  void inherit();
  void showTable();
  bool apply(model::Edit edit);
  QString name() const;
  /// How many inherited values lie below the path, to be struck by having no value here; and how many are.
  qsizetype strikable() const;
  qsizetype struck() const;

  Session& session_;
  RuleKey key_;
  std::optional<RuleEntry> entry_;
  std::vector<Counterpart> counterparts_;
  RuleDrafts drafts_;
  std::optional<QString> shownDraft_;
  QVBoxLayout* column_;
  QLabel* heading_;
  QLabel* topic_;
  QLabel* meaning_;
  QLabel* shape_;
  QLabel* valueTitle_;
  RuleControl* control_;
  SymbolPicker* symbols_;
  FieldText* text_;
  QLabel* error_;
  QLabel* unknown_;
  QLabel* faults_;
  QLabel* inherited_;
  QPushButton* table_;
  QPushButton* override_;
  QPushButton* none_;
  QPushButton* inherit_;
  QPushButton* drop_;
  QLabel* others_;
  RuleQuestions* questions_;
  QLabel* originTitle_;
  RuleOriginFields* origin_;
};

}  // namespace redoubt::editor
