#pragma once

#include <QString>
#include <filesystem>
#include <map>
#include <vector>

#include "editor/dialogs/values/rules_entries.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// Texts typed as values of rules and settings of a battle that were not valid. They are stored in the person's own
/// settings, by the battle's file, until they are accepted or dropped, so closing the window or the program loses
/// nothing.
class RuleDrafts {
 public:
  /// Reads the drafts of the open battle.
  void read(const Session& session);

  /// Moves the drafts of one battle file to another, as after Save as.
  static void move(const std::filesystem::path& from, const std::filesystem::path& to);

  /// To be called after Save as.
  void follow(const Session& session);

  /// Null if there is none.
  const QString* find(const RuleAddress& key) const;
  void keep(const RuleAddress& key, const QString& text);
  void drop(const RuleAddress& key);
  void dropAll();
  std::vector<RuleAddress> keys() const;
  bool empty() const { return texts_.empty(); }

 private:
  void write() const;

  QString file_;  ///< the battle's file; empty without a battle
  std::map<RuleAddress, QString> texts_;
};

}  // namespace redoubt::editor
