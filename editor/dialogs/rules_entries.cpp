#include "editor/dialogs/rules_entries.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/rules/arms.h"
#include "core/rules/provenance.h"
#include "core/rules/rule_edit.h"
#include "core/rules/rule_faults.h"
#include "core/rules/rule_tables.h"
#include "editor/dialogs/rules_words.h"

namespace redoubt::editor {
namespace {

using rules::NameKind;

QString titleOf(const model::Battle& battle, Id<model::System> id) {
  const model::System* system = battle.find<model::System>(id);
  if (!system) return {};
  return RulesWords::text(system->title.empty() ? system->slug : system->title);
}

std::string parentOf(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return slash == path.npos ? std::string() : path.substr(0, slash + 1);
}

// Where the rules say what is wrong with them: that of a missing one stands with the rules beside it.
class Faults {
 public:
  explicit Faults(const Session& session) : rules_(session.rules()) {
    for (const rules::RuleFault& fault : rules::ruleFaults(session.battle(), rules_)) {
      const model::Rule* row = rules_.row(fault.path);
      if (row && row->system == fault.system) faults_[fault.path] << RulesWords::fault(fault);
    }
    for (const rules::TableProblem& problem : rules::tableProblems(session.battle(), rules_)) {
      const QString words = RulesWords::in(rules::wordsFor(problem));
      faults_[placeOf(problem.path)] << words.left(1).toUpper() + words.mid(1) + QLatin1Char('.');
    }
  }

  QStringList of(const std::string& path) const {
    const auto found = faults_.find(path);
    return found == faults_.end() ? QStringList() : found->second;
  }

 private:
  std::string placeOf(std::string path) const {
    while (!rules_.row(path)) {
      const std::vector<std::string> beside = rules::pathsBelow(rules_, path);
      if (!beside.empty()) return beside.front();
      const std::string parent = parentOf(path);
      if (parent.empty()) break;
      path = parent.substr(0, parent.size() - 1);
    }
    return path;
  }

  const rules::RuleBook& rules_;
  std::map<std::string, QStringList> faults_;
};

std::size_t orderOf(const rules::Topic* topic) {
  const auto all = rules::topics();
  return topic ? static_cast<std::size_t>(topic - all.data()) : all.size();
}

template <class Row>
std::vector<KnownName> rowNames(const model::Battle& battle) {
  std::vector<KnownName> names;
  for (const Row& row : battle.all<Row>()) {
    if constexpr (requires { row.title; }) {
      names.push_back({row.slug, RulesWords::text(row.title)});
    } else {
      names.push_back({row.slug, RulesWords::text(row.name)});
    }
  }
  return names;
}

std::vector<KnownName> ruleNames(const Session& session, NameKind kind) {
  const std::string prefix(rules::toText(kind));
  std::vector<KnownName> names;
  for (const std::string& slug : session.rules().under(prefix)) {
    if (!rules::isKnownName(session.battle(), session.rules(), kind, slug)) continue;
    const auto title = session.rules().text(prefix + "/" + slug + "/title");
    names.push_back({slug, RulesWords::text(title.value_or(""))});
  }
  if (kind != NameKind::Arm) return names;
  for (const std::string_view arm : {rules::kLeaderArm, rules::kMarkerArm}) {
    const bool isThere =
        std::any_of(names.begin(), names.end(), [&](const KnownName& name) { return name.slug == arm; });
    if (!isThere) names.push_back({std::string(arm), {}});
  }
  return names;
}

std::string nextNumber(const rules::RuleBook& book, const std::string& prefix) {
  int last = 0;
  for (const std::string& part : book.under(prefix))
    last = std::max(last, static_cast<int>(toInteger(part).value_or(0)));
  return std::to_string(last + 1);
}

// What can stand for a bracket after `before`.
std::vector<std::string> fillings(const Session& session, std::string_view open, const std::string& before) {
  if (open == "<number>") return {nextNumber(session.rules(), before)};
  std::vector<std::string> slugs;
  if (open == "<source>") {
    for (const model::Source& source : session.battle().all<model::Source>()) slugs.push_back(source.slug);
  }
  for (const NameKind kind : {NameKind::Arm, NameKind::UnitType, NameKind::Terrain, NameKind::Formation, NameKind::Army,
                              NameKind::Leader, NameKind::Player, NameKind::Zone}) {
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

}  // namespace

bool passes(const RuleEntry& entry, RuleFilter filter) {
  switch (filter) {
    case RuleFilter::All: return true;
    case RuleFilter::Own: return entry.isOwn;
    case RuleFilter::Overridden: return entry.isOverride();
    case RuleFilter::Uncertain:
      return entry.origin &&
             (entry.origin->status == model::Status::Estimated || entry.origin->status == model::Status::Unknown);
    case RuleFilter::NoOrigin: return !entry.origin;
    case RuleFilter::Faulty: break;
  }
  return !entry.faults.isEmpty();
}

std::vector<RuleEntry> ruleEntries(const Session& session) {
  const model::Battle& battle = session.battle();
  const model::BattleInfo* info = model::info(battle);
  const rules::RuleBook inherited = rules::inheritedRules(battle);
  const Faults faults(session);
  std::vector<RuleEntry> entries;
  for (const model::Rule& rule : battle.all<model::Rule>()) {
    const model::Rule* holds = session.rules().row(rule.path);
    if (!holds || holds->system != rule.system) continue;
    const rules::RuleOrigin origin = rules::originOf(battle, inherited, rule.path);
    RuleEntry entry;
    entry.path = rule.path;
    entry.json = rule.value.text;
    entry.topic = rules::topicOf(rule.path);
    entry.system = rule.system;
    entry.from = titleOf(battle, rule.system);
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
    return first != second ? first < second : naturalLess(a.path, b.path);
  });
  return entries;
}

std::vector<KnownName> knownNames(const Session& session, NameKind kind) {
  const model::Battle& battle = session.battle();
  switch (kind) {
    case NameKind::Arm:
    case NameKind::UnitType:
    case NameKind::Terrain:
    case NameKind::Formation: return ruleNames(session, kind);
    case NameKind::Army: return rowNames<model::Army>(battle);
    case NameKind::Leader: return rowNames<model::Leader>(battle);
    case NameKind::Unit: return rowNames<model::Unit>(battle);
    case NameKind::Player: return rowNames<model::Player>(battle);
    case NameKind::Zone: break;
  }
  return rowNames<model::Zone>(battle);
}

QStringList pathsToAdd(const Session& session) {
  QStringList paths;
  for (const rules::Term& term : rules::vocabulary()) {
    for (const std::string& path : pathsOf(session, term.path)) {
      if (rules::termOf(path) == &term && !session.rules().row(path)) paths << RulesWords::text(path);
    }
  }
  return paths;
}

}  // namespace redoubt::editor
