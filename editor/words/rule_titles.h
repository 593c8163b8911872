#pragma once

#include <QString>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "core/rules/vocabulary/vocabulary.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// What rules are called for people who don't know their paths: "Zone of control", "Woods: points to enter". The titles
/// are read once, so it is made anew when the battle changes.
class RuleTitles {
 public:
  explicit RuleTitles(const Session& session);

  /// By the title that the rule has, otherwise by those of what it is about and its meaning. Empty without a term.
  QString of(const rules::Term* term, const std::string& path, const std::string& json) const;
  /// The title of what has a name; empty if it has none.
  QString of(rules::NameKind kind, const std::string& slug) const;

 private:
  /// Of what a part in brackets names: "Supply" for "flood/supply".
  QString ofPart(std::string_view open, const std::string& prefix, const std::string& slug) const;

  const Session& session_;
  std::map<std::pair<rules::NameKind, std::string>, QString> names_;
};

}  // namespace redoubt::editor
