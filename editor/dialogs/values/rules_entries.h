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

/// The identity of a value in the window: a rule by its path, a setting also by its scenario.
struct RuleAddress {
  RuleAddress() = default;
  // A path alone means a rule.
  RuleAddress(const char* rule) : path(rule) {}
  RuleAddress(std::string_view rule) : path(rule) {}
  RuleAddress(std::string text, std::optional<Id<model::Scenario>> of = {}) : path(std::move(text)), scenario(of) {}

  bool isSetting() const { return scenario.has_value(); }
  bool empty() const { return path.empty(); }

  std::string path;
  std::optional<Id<model::Scenario>> scenario;  ///< nothing: it is a rule

  friend auto operator<=>(const RuleAddress&, const RuleAddress&) = default;
};

/// The vocabulary's term for a rule or setting; null for one of the author's own.
const rules::Term* termOf(const RuleAddress& key);

/// A rule that holds in the battle, or a setting that holds in one of its scenarios, with everything that the window
/// shows of it.
struct RuleEntry {
  RuleAddress key;
  std::string json;                      ///< the value; "null" if the battle says that none holds
  const rules::Topic* topic = nullptr;   ///< null for the author's own, and for settings
  QString from;                          ///< the title of the system or scenario that it holds from
  bool isOwn = false;                    ///< of the battle's own system, or of the scenario itself
  std::optional<std::string> inherited;  ///< the value of the systems or scenarios above
  QString inheritedFrom;
  std::optional<model::Provenance> origin;
  QStringList faults;

  bool isOverride() const { return isOwn && inherited.has_value(); }
};

/// A group of the rules of one topic, or of the settings of one scenario.
struct RuleGroup {
  const rules::Topic* topic = nullptr;
  std::optional<Id<model::Scenario>> scenario = {};

  friend auto operator<=>(const RuleGroup&, const RuleGroup&) = default;
};
RuleGroup groupOf(const RuleEntry& entry);

enum class RuleFilter { All, Own, Overridden, Uncertain, NoOrigin, Faulty, Settings };

bool passes(const RuleEntry& entry, RuleFilter filter);

/// All rules that hold in the session's battle, by topic and then in natural order of names; after them the settings of
/// its scenarios.
std::vector<RuleEntry> ruleEntries(const Session& session);

/// Paths of the vocabulary for which the battle has no value, with the names of the battle instead of brackets; if it
/// has no such names, the brackets stay. Paths of rules, or of a scenario's settings.
QStringList pathsToAdd(const Session& session, std::optional<Id<model::Scenario>> scenario = {});

/// The rule that the window can show for a path: for a family of rules, or a missing rule, the nearest one.
std::string nearestRule(const rules::RuleBook& rules, std::string path);

/// A value with the same meaning in another place: a setting of a scenario that overrides a rule, and that rule.
struct Counterpart {
  RuleAddress key;
  QString of;  ///< the title of the scenario; empty for a rule
  std::string json;
};
/// For a rule the settings that override it, by scenario; for a setting the rule.
std::vector<Counterpart> counterpartsOf(const Session& session, const RuleAddress& key);

}  // namespace redoubt::editor
