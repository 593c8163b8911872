#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "editor/dialogs/values/rules_entries.h"

class QLabel;
class QPushButton;

namespace redoubt::editor {

/// Where the value of a rule or setting holds from, what it stands instead of, and the buttons that change that; with
/// links to the counterparts of the value in other places.
class RuleStanding : public QWidget {
  Q_OBJECT

 public:
  explicit RuleStanding(Session& session, QWidget* parent = nullptr);

  /// `entry` is null if there is no such rule yet.
  void show(const RuleAddress& key, const RuleEntry* entry);
  QList<QWidget*> tabOrder() const;

 signals:
  void overrideWanted();
  void noValueWanted();
  void inheritWanted();
  /// The counterpart of the value in another place was requested.
  void otherWanted(const redoubt::editor::RuleAddress& key);

 private:
  QPushButton* addButton(const char* name, const QString& text, void (RuleStanding::*wanted)());
  void showInherited();
  void showCounterparts();
  void enable();
  QString inheritedWords() const;

  Session& session_;
  RuleAddress key_;
  std::optional<RuleEntry> entry_;
  std::vector<Counterpart> counterparts_;
  QPushButton* override_;
  QPushButton* none_;
  QLabel* inherited_;
  QPushButton* inherit_;
  QLabel* others_;
};

}  // namespace redoubt::editor
