#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "core/model/edit.h"
#include "editor/dialogs/rules/rules_drafts.h"
#include "editor/dialogs/values/rules_entries.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace redoubt::editor {

class RuleControl;
class RuleOriginFields;
class RuleQuestions;
class FieldText;
class ShapeForm;
class SymbolPicker;

/// A rule, or a setting of a scenario, with its meaning, value and origin. Every change is an edit of the battle at
/// once; the fault of an invalid text is shown under the value, and the text stays for correction.
class RuleFields : public QWidget {
  Q_OBJECT

 public:
  explicit RuleFields(Session& session, QWidget* parent = nullptr);

  /// Shows a rule or setting, or that there is none yet; an empty key shows nothing.
  void show(const RuleAddress& key, const RuleEntry* entry);
  const RuleAddress& key() const { return key_; }
  /// Moves the focus to the value, because the shown rule is new and needs one.
  void editValue();
  /// Accepts unfinished input, including the note, as if its field were left.
  void settle();
  /// Its fields in the present tab order.
  QList<QWidget*> tabOrder() const;
  /// Reads the stored drafts after another battle was opened.
  void readDrafts();
  /// Moves the drafts to the new file after Save as.
  void followFile() { drafts_.follow(session_); }
  RuleDrafts& drafts() { return drafts_; }
  /// Shows the draft of this rule, or that there is none any more, after a draft was stored or dropped elsewhere.
  void followDrafts();

 signals:
  /// The counterpart of the value in another place was requested.
  void otherWanted(const redoubt::editor::RuleAddress& key);
  /// The table of the rule was requested.
  void tableWanted(const std::string& rule);
  void questionWanted(redoubt::Id<redoubt::model::Question> question);
  /// A draft was stored, accepted, or dropped.
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
  /// Updates everything about the value except its text, which is being typed.
  void showBesideText();
  void showInherited();
  void showCounterparts();
  QString inheritedWords() const;
  void enable();
  void fitHeight();

  /// Why the text is not a value for this rule; empty if it is.
  QString faultOf(const QString& text) const;
  /// Unknown names in a well-formed value.
  QString unknownIn(const QString& text) const;
  void commit();
  void judge();
  void giveUp();
  /// The draft of the shown rule.
  std::optional<QString> draft() const;
  void dropDraft();
  void take(const std::string& json);
  void takeParts(const std::string& json);
  void override();
  void setNoValue();
  void inherit();
  void showTable();
  /// Shows the value as JSON beside its form, or no more.
  void turnJson();
  void showJson(bool isFormEnough);
  bool apply(model::Edit edit);
  QString name() const;
  /// The number of inherited values below the path that an empty value here would remove, and the number that it
  /// removes now.
  qsizetype strikable() const;
  qsizetype struck() const;

  Session& session_;
  RuleAddress key_;
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
  ShapeForm* parts_;
  QPushButton* asJson_;
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
