#pragma once

#include <QWidget>

#include "editor/dialogs/values/rules_entries.h"

class QLabel;

namespace redoubt::editor {

/// What a rule or setting is: its topic, title and path, its meaning, and the values that it can have.
class RuleHead : public QWidget {
  Q_OBJECT

 public:
  explicit RuleHead(Session& session, QWidget* parent = nullptr);

  /// `entry` is null if there is no such rule yet; an empty key shows that none is chosen.
  void show(const RuleAddress& key, const RuleEntry* entry);
  /// Whether it tells which values there can be: for those who write them as JSON.
  void tellShape(bool isWanted);

 private:
  QString meaningOf(const RuleAddress& key, const RuleEntry* entry) const;
  QString topicOf(const RuleAddress& key) const;

  Session& session_;
  QLabel* topic_;
  QLabel* heading_;
  QLabel* path_;
  QLabel* meaning_;
  QLabel* shape_;
};

}  // namespace redoubt::editor
