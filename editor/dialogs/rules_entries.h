#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/vocabulary.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// A rule that holds in the battle, with all that the window shows of it.
struct RuleEntry {
  std::string path;
  std::string json;                      ///< the value; "null" where the battle says that none holds
  const rules::Topic* topic = nullptr;   ///< null for the author's own
  Id<model::System> system;              ///< that it holds from
  QString from;                          ///< its title
  bool isOwn = false;                    ///< of the battle's own system
  std::optional<std::string> inherited;  ///< what the systems above say instead
  QString inheritedFrom;
  std::optional<model::Provenance> origin;
  QStringList faults;

  bool isOverride() const { return isOwn && inherited.has_value(); }
};

enum class RuleFilter { All, Own, Overridden, Uncertain, NoOrigin, Faulty };

bool passes(const RuleEntry& entry, RuleFilter filter);

/// All rules that hold in the session's battle, by topic and then as people order names.
std::vector<RuleEntry> ruleEntries(const Session& session);

/// The names that something of a kind can have in this battle, as people order them: slug and title.
struct KnownName {
  std::string slug;
  QString title;

  friend bool operator==(const KnownName&, const KnownName&) = default;
};
std::vector<KnownName> knownNames(const Session& session, rules::NameKind kind);

/// Paths that the vocabulary knows and the battle has no value for, with the names of the battle in the place of
/// brackets; where it has none of those, the brackets stay.
QStringList pathsToAdd(const Session& session);

}  // namespace redoubt::editor
