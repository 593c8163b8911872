#pragma once

#include <QGridLayout>
#include <QLabel>
#include <QWidget>
#include <vector>

#include "editor/fields/field_editor.h"
#include "editor/words/start_rules.h"

namespace redoubt::editor {

/// How the selected counters begin: in their hex, or by a rule with what it asks for (a distance and from where, a
/// zone, an entry, a space of a track). Each choice is one edit for all of them.
class StartFields : public QWidget {
  Q_OBJECT

 public:
  explicit StartFields(Session& session, QWidget* parent = nullptr);

  /// Shows the placements, or the subject if it has none.
  void show(std::vector<Id<model::Placement>> counters, std::optional<model::Subject> unplaced);
  /// The control of the rule, for its label.
  QWidget& control() const { return rule_->control(); }

 private:
  struct Line {
    QLabel* label;
    FieldEditor* field;
  };

  Line makeLine(FieldSpec spec, int row);
  std::vector<FieldChoice> ruleChoices() const;
  std::vector<StartChoice> choices() const;
  /// The rule of all of them, one at a hex as `at`; nothing if they differ.
  std::optional<model::StartRule> shown() const;
  void chooseRule(const model::Value& word);
  void change(const std::function<void(model::StartRule&)>& change);
  void give(const model::StartRule& start);
  void refresh();

  Session& session_;
  std::vector<Id<model::Placement>> counters_;
  std::optional<model::Subject> unplaced_;
  QGridLayout* grid_;
  FieldEditor* rule_;
  Line distance_;
  Line from_;
  Line zone_;
  Line space_;
  Line entry_;
  QLabel* fault_;
};

}  // namespace redoubt::editor
