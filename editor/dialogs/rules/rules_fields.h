#pragma once

#include <QWidget>
#include <string>

#include "core/model/edit.h"
#include "editor/dialogs/rules/rules_drafts.h"
#include "editor/dialogs/values/rules_entries.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace redoubt::editor {

class RuleControl;
class RuleHead;
class RuleOriginFields;
class RuleQuestions;
class RuleStanding;
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
  QPushButton* addButton(const char* name, const QString& text, void (RuleFields::*work)());
  void arrange();
  void showValue();
  /// Updates everything about the value except its text, which is being typed.
  void showBesideText();
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

  Session& session_;
  RuleAddress key_;
  std::optional<RuleEntry> entry_;
  RuleDrafts drafts_;
  std::optional<QString> shownDraft_;
  QVBoxLayout* column_;
  RuleHead* head_;
  QLabel* valueTitle_;
  RuleControl* control_;
  SymbolPicker* symbols_;
  ShapeForm* parts_;
  QPushButton* asJson_;
  FieldText* text_;
  QLabel* error_;
  QLabel* unknown_;
  QLabel* faults_;
  QPushButton* table_;
  QPushButton* drop_;
  RuleStanding* standing_;
  RuleQuestions* questions_;
  QLabel* originTitle_;
  RuleOriginFields* origin_;
};

}  // namespace redoubt::editor
