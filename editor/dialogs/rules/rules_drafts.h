#pragma once

#include <QString>
#include <filesystem>
#include <map>
#include <vector>

#include "editor/dialogs/rules/rules_entries.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// What was typed as the value of rules and settings of a battle and could not be taken. It is kept in the person's own
/// settings, by the battle's file, until it is taken or dropped: closing the window or the program loses nothing.
class RuleDrafts {
 public:
  /// Reads those of the battle that is open.
  void read(const Session& session);

  /// Those of the battle in one file belong to that in another from now on, as after Save as.
  static void move(const std::filesystem::path& from, const std::filesystem::path& to);

  /// After Save as.
  void follow(const Session& session);

  /// Null where there is none.
  const QString* find(const RuleKey& key) const;
  void keep(const RuleKey& key, const QString& text);
  void drop(const RuleKey& key);
  void dropAll();
  std::vector<RuleKey> keys() const;
  bool empty() const { return texts_.empty(); }

 private:
  void write() const;

  QString file_;  ///< where they are kept; empty without a battle
  std::map<RuleKey, QString> texts_;
};

}  // namespace redoubt::editor
