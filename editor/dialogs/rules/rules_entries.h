#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/vocabulary/vocabulary.h"
#include "editor/session/session.h"
#include "editor/words/known_names.h"

namespace redoubt::editor {

/// What tells a value in the window from all others: a rule by its path, a setting by its scenario too.
struct RuleKey {
  RuleKey() = default;
  // A path alone is that of a rule.
  RuleKey(const char* rule) : path(rule) {}
  RuleKey(std::string_view rule) : path(rule) {}
  RuleKey(std::string text, std::optional<Id<model::Scenario>> of = {}) : path(std::move(text)), scenario(of) {}

  bool isSetting() const { return scenario.has_value(); }
  bool empty() const { return path.empty(); }

  std::string path;
  std::optional<Id<model::Scenario>> scenario;  ///< nothing: it is a rule

  friend auto operator<=>(const RuleKey&, const RuleKey&) = default;
};

/// What the vocabulary says of a rule or setting; null for one of the author's own.
const rules::Term* termOf(const RuleKey& key);

/// A rule that holds in the battle, or a setting that holds in one of its scenarios, with all that the window shows of
/// it.
struct RuleEntry {
  RuleKey key;
  std::string json;                      ///< the value; "null" where the battle says that none holds
  const rules::Topic* topic = nullptr;   ///< null for the author's own, and for settings
  QString from;                          ///< the title of the system or scenario that it holds from
  bool isOwn = false;                    ///< of the battle's own system, or of the scenario itself
  std::optional<std::string> inherited;  ///< what the systems or scenarios above say instead
  QString inheritedFrom;
  std::optional<model::Provenance> origin;
  QStringList faults;

  bool isOverride() const { return isOwn && inherited.has_value(); }
};

/// Rules of one topic, or settings of one scenario, stand together.
struct RuleGroup {
  const rules::Topic* topic = nullptr;
  std::optional<Id<model::Scenario>> scenario = {};

  friend auto operator<=>(const RuleGroup&, const RuleGroup&) = default;
};
RuleGroup groupOf(const RuleEntry& entry);

enum class RuleFilter { All, Own, Overridden, Uncertain, NoOrigin, Faulty, Settings };

bool passes(const RuleEntry& entry, RuleFilter filter);

/// All rules that hold in the session's battle, by topic and then as people order names; after them the settings of its
/// scenarios.
std::vector<RuleEntry> ruleEntries(const Session& session);

/// Paths that the vocabulary knows and the battle has no value for, with the names of the battle in the place of
/// brackets; where it has none of those, the brackets stay. Those of rules, or those of a scenario's settings.
QStringList pathsToAdd(const Session& session, std::optional<Id<model::Scenario>> scenario = {});

/// The rule that the window can show for a path: of a family of rules, or of one that is missing in it, the nearest.
std::string nearestRule(const rules::RuleBook& rules, std::string path);

/// Another value that says the same as one: what a scenario sets in the place of a rule, and that rule.
struct Counterpart {
  RuleKey key;
  QString of;  ///< the title of the scenario; empty for a rule
  std::string json;
};
/// Of a rule the settings that hold in its place, by scenario; of a setting the rule.
std::vector<Counterpart> counterpartsOf(const Session& session, const RuleKey& key);

}  // namespace redoubt::editor
