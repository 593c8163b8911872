#include <map>

#include "core/exchange/json/format.h"
#include "core/exchange/json/importer.h"
#include "core/rules/combat/rule_tables.h"
#include "core/rules/mechanics/mechanics.h"
#include "core/rules/vocabulary/rule_faults.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::exchange {
namespace {

// A circle is told by itself; names are held against rows that may be missing from half a battle.
bool isTold(const rules::RuleFault& fault, bool isWhole) {
  if (fault.kind == rules::RuleFault::Kind::Cycle) return false;
  return isWhole || fault.kind != rules::RuleFault::Kind::UnknownName;
}

Phrase aboutRule(const std::string& path, Phrase fault) {
  return Phrase::of("import.rule", {{"path", path}, {"fault", std::move(fault)}});
}

}  // namespace

// A shared system is written once, and every battle that uses it has books of its own.
void Importer::putCitations() {
  const std::size_t table = tableOf<model::System>();
  for (const CitationDraft& citation : citations_) {
    const auto system = cells_->reference(table, *citation.system, *citation.place.document, citation.path + "/system");
    if (!system) continue;
    for (const Member& member : citation.rules->members) putCitation(citation, Id<model::System>{*system}, member);
  }
}

void Importer::putCitation(const CitationDraft& citation, Id<model::System> system, const Member& member) {
  const std::string path = citation.path + "/rules/" + pointerPart(member.name);
  const model::Rule* rule = battle_.find<model::Rule>({system, member.name});
  if (!rule) {
    problems_.add({citation.place.document, member.begin}, path,
                  Phrase::of("import.no-rule", {{"system", citation.system->text}, {"rule", member.name}}));
    return;
  }
  const std::string subject = model::keyText<model::Rule>(rule->key());
  const auto [first, isNew] = cited_.emplace(subject, Place{citation.place.document, member.begin});
  if (!isNew) {
    problems_.add({citation.place.document, member.begin}, path,
                  Phrase::of("import.cited", {{"place", toText(first->second)}}));
    return;
  }
  eraseOrigin(subject);
  putOrigin({{citation.place.document, member.begin}, path, tableOf<model::Rule>(), subject, "*"}, member.value);
}

// What the shared system says of a rule's origin gives way to what this battle's books say.
void Importer::eraseOrigin(const std::string& rule) {
  const std::string table(model::Rule::kTable);
  auto& rows = battle_.all<model::Provenance>();
  auto& seen = seen_[tableOf<model::Provenance>()];
  for (auto at = rows.lowerBound({table, rule, std::string()});
       at != rows.end() && at->subjectTable == table && at->subject == rule;
       at = rows.lowerBound({table, rule, std::string()})) {
    const auto key = at->key();
    seen.erase(model::keyText<model::Provenance>(key));
    rows.erase(key);
  }
}

// Told even beside other problems, which may come of it: what is cited or named may lie in a system beyond the circle.
void Importer::refuseCircle() {
  const auto fault = rules::cycleFault(battle_);
  if (!fault) return;
  for (const Draft& draft : drafts_[tableOf<model::System>()]) {
    if (draft.record.id() == fault->system.value) problem(draft, draft.columns[2], "parent", rules::toText(*fault));
  }
}

void Importer::refuseImpossiblePaths() {
  for (const std::size_t table : {tableOf<model::Rule>(), tableOf<model::Setting>()}) {
    for (const Draft& draft : drafts_[table]) {
      const Node* path = draft.columns[1];
      const bool isText = path && path->kind == Node::Kind::Text;
      if (!isText || rules::isRulePath(path->text)) continue;
      problem(draft, path, "path", Phrase::of("import.path", {{"path", path->text}}));
    }
  }
}

// What a value should look like can be told beside other problems; what it names only where all rows were understood.
void Importer::refuseFaultyRules() {
  const bool isWhole = problems_.isEmpty();
  std::map<std::pair<std::int64_t, std::string>, const Draft*> drafts;
  for (const Draft& draft : drafts_[tableOf<model::Rule>()]) {
    drafts[{draft.record.integer(0), draft.record.text(1)}] = &draft;
  }
  const rules::RuleBook book(battle_);
  const auto refuse = [&](Id<model::System> system, const std::string& path, Phrase what) {
    const auto draft = drafts.find({system.value, path});
    if (draft == drafts.end() || draft->second->record.text(2).empty()) return;  // told by its column
    problem(*draft->second, draft->second->columns[2], "value", aboutRule(path, std::move(what)));
  };
  for (const rules::RuleFault& fault : rules::ruleFaults(battle_, book)) {
    if (isTold(fault, isWhole)) refuse(fault.system, fault.path, rules::toText(fault));
  }
  refuseFaultySettings(book, isWhole);
  if (!isWhole) return;
  for (const rules::TableProblem& fault : rules::tableProblems(battle_, book, rules::mechanicsOf(battle_, book))) {
    const Draft* draft = nearestRule(book, fault.path);
    if (draft) problem(*draft, draft->columns[2], "value", aboutRule(fault.path, rules::wordsFor(fault)));
  }
}

void Importer::refuseFaultySettings(const rules::RuleBook& book, bool isWhole) {
  std::map<std::pair<std::int64_t, std::string>, const Draft*> drafts;
  for (const Draft& draft : drafts_[tableOf<model::Setting>()]) {
    drafts[{draft.record.integer(0), draft.record.text(1)}] = &draft;
  }
  for (const rules::SettingFault& each : rules::settingFaults(battle_, book)) {
    const auto found = drafts.find({each.scenario.value, each.fault.path});
    const bool hasValue = found != drafts.end() && !found->second->record.text(2).empty();
    if (!hasValue || !isTold(each.fault, isWhole)) continue;
    const Draft& draft = *found->second;
    problem(draft, draft.columns[2], "value",
            Phrase::of("import.setting", {{"path", each.fault.path}, {"fault", rules::toText(each.fault)}}));
  }
}

// The rule of that path that holds in the battle, or, for a value that a table's row lacks, one that begins like it.
const Draft* Importer::nearestRule(const rules::RuleBook& book, const std::string& path) const {
  const std::string row = path.substr(0, path.rfind('/')) + "/";
  const Draft* near = nullptr;
  for (const Draft& draft : drafts_[tableOf<model::Rule>()]) {
    const std::string& own = draft.record.text(1);
    const model::Rule* holds = own == path || own.starts_with(row) ? book.row(own) : nullptr;
    if (!holds || holds->system.value != draft.record.integer(0)) continue;
    if (own == path) return &draft;
    if (!near) near = &draft;
  }
  return near;
}

}  // namespace redoubt::exchange
