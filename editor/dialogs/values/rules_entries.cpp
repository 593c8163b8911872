#include "editor/dialogs/values/rules_entries.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/rules/book/provenance.h"
#include "core/rules/book/rule_edit.h"
#include "core/rules/combat/rule_tables.h"
#include "core/rules/forces/arms.h"
#include "core/rules/mechanics/mechanics.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/vocabulary/rule_faults.h"
#include "editor/dialogs/values/rules_settings.h"
#include "editor/words/known_names.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

using rules::NameKind;

QString titleOf(const model::Battle& battle, Id<model::System> id) {
  const model::System* system = battle.find<model::System>(id);
  if (!system) return {};
  return RulesWords::text(system->title.empty() ? system->slug : system->title);
}

// Collects faults by path; the fault of a missing rule is shown at a neighbouring rule.
class Faults {
 public:
  explicit Faults(const Session& session) : rules_(session.rules()) {
    for (const rules::RuleFault& fault : rules::ruleFaults(session.battle(), rules_)) {
      const model::Rule* row = rules_.row(fault.path);
      if (row && row->system == fault.system) faults_[fault.path] << RulesWords::fault(fault);
    }
    for (const rules::TableProblem& problem : rules::tableProblems(session.battle(), rules_, rules::mechanicsOf(session.battle(), rules_))) {
      const QString words = RulesWords::in(rules::wordsFor(problem));
      faults_[nearestRule(rules_, problem.path)] << words.left(1).toUpper() + words.mid(1) + QLatin1Char('.');
    }
  }

  QStringList of(const std::string& path) const {
    const auto found = faults_.find(path);
    return found == faults_.end() ? QStringList() : found->second;
  }

 private:
  const rules::RuleBook& rules_;
  std::map<std::string, QStringList> faults_;
};

std::size_t orderOf(const rules::Topic* topic) {
  const auto all = rules::topics();
  return topic ? static_cast<std::size_t>(topic - all.data()) : all.size();
}

std::string nextNumber(const rules::RuleBook& book, const std::string& prefix) {
  int last = 0;
  for (const std::string& part : book.under(prefix))
    last = std::max(last, static_cast<int>(toInteger(part).value_or(0)));
  return std::to_string(last + 1);
}

// The possible names for a placeholder in brackets after `before`.
std::vector<std::string> fillings(const Session& session, std::string_view open, const std::string& before) {
  if (open == "<number>") return {nextNumber(session.rules(), before)};
  std::vector<std::string> slugs;
  if (open == "<source>") {
    for (const model::Source& source : session.battle().all<model::Source>()) slugs.push_back(source.slug);
  }
  for (const NameKind kind : rules::kNameKinds) {
    if (open != "<" + std::string(rules::toText(kind)) + ">") continue;
    for (const KnownName& name : knownNames(session, kind)) slugs.push_back(name.slug);
  }
  if (slugs.empty()) slugs.emplace_back(open);
  return slugs;
}

// All paths of a term: the brackets are filled from the left.
std::vector<std::string> pathsOf(const Session& session, std::string_view term) {
  std::vector<std::string> paths{""};
  for (const std::string_view part : words(term, "/")) {
    std::vector<std::string> longer;
    for (const std::string& path : paths) {
      const std::string before = path.empty() ? "" : path + "/";
      if (!part.starts_with('<')) {
        longer.push_back(before + std::string(part));
        continue;
      }
      for (const std::string& filling : fillings(session, part, path)) longer.push_back(before + filling);
    }
    paths = std::move(longer);
  }
  return paths;
}

std::vector<RuleEntry> entriesOfRules(const Session& session) {
  const model::Battle& battle = session.battle();
  const model::BattleInfo* info = model::info(battle);
  const rules::RuleBook inherited = rules::inheritedRules(battle);
  const Faults faults(session);
  std::vector<RuleEntry> entries;
  for (const model::Rule& rule : battle.all<model::Rule>()) {
    const model::Rule* holds = session.rules().row(rule.path);
    if (!holds || holds->system != rule.system) continue;
    const rules::RuleOrigin origin = rules::originOf(session.translated(), inherited, rule.path);
    RuleEntry entry;
    entry.key = rule.path;
    entry.json = rule.value.text;
    entry.topic = rules::topicOf(rule.path);
    entry.from = titleOf(session.translated(), rule.system);
    entry.isOwn = info && info->system == rule.system;
    if (entry.isOwn) entry.inherited = origin.inherited;
    entry.inheritedFrom = RulesWords::text(origin.inheritedFrom);
    if (const auto* from = rules::provenanceOf(battle, rule, "value")) entry.origin = *from;
    entry.faults = faults.of(rule.path);
    entries.push_back(std::move(entry));
  }
  std::sort(entries.begin(), entries.end(), [](const RuleEntry& a, const RuleEntry& b) {
    const std::size_t first = orderOf(a.topic);
    const std::size_t second = orderOf(b.topic);
    return first != second ? first < second : naturalLess(a.key.path, b.key.path);
  });
  return entries;
}

// The settings of a scenario and of those it derives from, the nearest first.
std::map<std::string, std::vector<const model::Setting*>> settingsOf(const model::Battle& battle,
                                                                     const model::Scenario& scenario) {
  std::map<std::string, std::vector<const model::Setting*>> settings;
  for (const Id<model::Scenario> id : rules::lineageOf(battle, scenario.id)) {
    for (const model::Setting& row : battle.where<&model::Setting::scenario>(id)) settings[row.path].push_back(&row);
  }
  return settings;
}

QString titleOf(const model::Battle& battle, const model::Setting& row) {
  return RulesWords::scenario(battle, row.scenario);
}

std::vector<RuleEntry> entriesOfSettings(const Session& session, const model::Scenario& scenario) {
  const model::Battle& battle = session.battle();
  std::map<std::pair<Id<model::Scenario>, std::string>, QStringList> faults;
  for (const rules::SettingFault& each : rules::settingFaults(battle, session.rules())) {
    faults[{each.scenario, each.fault.path}] << RulesWords::fault(each.fault);
  }
  std::vector<RuleEntry> entries;
  for (const auto& [path, rows] : settingsOf(battle, scenario)) {
    const model::Setting& row = *rows.front();
    RuleEntry entry;
    entry.key = {path, scenario.id};
    entry.json = row.value.text;
    entry.from = titleOf(session.translated(), row);
    entry.isOwn = row.scenario == scenario.id;
    if (entry.isOwn && rows.size() > 1) {
      entry.inherited = rows[1]->value.text;
      entry.inheritedFrom = titleOf(session.translated(), *rows[1]);
    }
    if (const auto* from = rules::provenanceOf(battle, row, "value")) entry.origin = *from;
    entry.faults = faults[{row.scenario, path}];
    entries.push_back(std::move(entry));
  }
  std::sort(entries.begin(), entries.end(),
            [](const RuleEntry& a, const RuleEntry& b) { return naturalLess(a.key.path, b.key.path); });
  return entries;
}

// Settings of scenarios that override rules: the setting, and the rule that it overrides.
constexpr std::pair<std::string_view, std::string_view> kOverrides[] = {{"turn/last", "turns/count"},
                                                                        {"turn/minutes", "scale/minutes-per-turn"}};

bool isOverrideOf(std::string_view setting, std::string_view rule) {
  return setting == rule ||
         std::find(std::begin(kOverrides), std::end(kOverrides), std::pair(setting, rule)) != std::end(kOverrides);
}

}  // namespace

const rules::Term* termOf(const RuleAddress& key) {
  return key.isSetting() ? rules::settingTermOf(key.path) : rules::termOf(key.path);
}

RuleGroup groupOf(const RuleEntry& entry) {
  return {entry.topic, entry.key.scenario};
}

bool passes(const RuleEntry& entry, RuleFilter filter) {
  switch (filter) {
    case RuleFilter::All: return true;
    case RuleFilter::Own: return entry.isOwn;
    case RuleFilter::Overridden: return entry.isOverride();
    case RuleFilter::Uncertain:
      return entry.origin &&
             (entry.origin->status == model::Status::Estimated || entry.origin->status == model::Status::Unknown);
    case RuleFilter::NoOrigin: return !entry.origin;
    case RuleFilter::Settings: return entry.key.isSetting();
    case RuleFilter::Faulty: break;
  }
  return !entry.faults.isEmpty();
}

std::vector<RuleEntry> ruleEntries(const Session& session) {
  std::vector<RuleEntry> entries = entriesOfRules(session);
  for (const model::Scenario* scenario : rules::scenarios(session.battle())) {
    for (RuleEntry& entry : entriesOfSettings(session, *scenario)) entries.push_back(std::move(entry));
  }
  return entries;
}

QStringList pathsToAdd(const Session& session, std::optional<Id<model::Scenario>> scenario) {
  const auto isThere = [&](const std::string& path) {
    return scenario ? session.battle().find<model::Setting>({*scenario, path}) != nullptr
                    : session.rules().row(path) != nullptr;
  };
  QStringList paths;
  for (const rules::Term& term : scenario ? rules::settingVocabulary() : rules::vocabulary()) {
    for (const std::string& path : pathsOf(session, term.path)) {
      if (termOf({path, scenario}) == &term && !isThere(path)) paths << RulesWords::text(path);
    }
  }
  return paths;
}

std::string nearestRule(const rules::RuleBook& rules, std::string path) {
  while (!rules.row(path)) {
    const std::vector<std::string> below = rules::pathsBelow(rules, path);
    if (!below.empty()) return below.front();
    const std::size_t slash = path.rfind('/');
    if (slash == path.npos) break;
    path.resize(slash);
  }
  return path;
}

std::vector<Counterpart> counterpartsOf(const Session& session, const RuleAddress& key) {
  std::vector<Counterpart> counterparts;
  if (key.isSetting()) {
    for (const model::Rule& rule : session.battle().all<model::Rule>()) {
      const model::Rule* holds = session.rules().row(rule.path);
      if (!isOverrideOf(key.path, rule.path) || !holds || holds->system != rule.system) continue;
      counterparts.push_back({rule.path, {}, rule.value.text});
    }
    return counterparts;
  }
  for (const model::Scenario* scenario : rules::scenarios(session.translated())) {
    for (const auto& [path, rows] : settingsOf(session.battle(), *scenario)) {
      if (!isOverrideOf(path, key.path)) continue;
      counterparts.push_back({{path, scenario->id}, RulesWords::text(scenario->title), rows.front()->value.text});
    }
  }
  return counterparts;
}

}  // namespace redoubt::editor
