#include "core/check/finding_collector.h"

#include <cassert>

#include "core/base/text.h"
#include "core/check/messages.h"

namespace redoubt::check {

std::string nameOf(const model::Battle& battle, const model::Placement& placement) {
  if (const model::Unit* unit = battle.find(placement.unit)) return unit->name;
  if (const model::Leader* leader = battle.find(placement.leader)) return leader->name;
  return placement.words;
}

Phrase namesOf(const model::Battle& battle, const std::vector<const model::Placement*>& placements) {
  std::vector<std::string> names;
  for (const model::Placement* placement : placements) names.push_back(check::nameOf(battle, *placement));
  return joined(names);
}

Phrase joined(const std::vector<std::string>& texts) {
  return listed({texts.begin(), texts.end()});
}

Phrase joinedShort(std::vector<std::string> texts, std::size_t most) {
  if (texts.size() > most) {
    texts.resize(most);
    texts.emplace_back("…");
  }
  return joined(texts);
}

std::string armyName(const model::Battle& battle, std::optional<Id<model::Army>> army) {
  const model::Army* found = battle.find(army);
  return found ? found->name : "?";
}

bool FindingCollector::hasMap() {
  if (context_.hasMap()) return true;
  if (!saidOnce_.insert("map-unusable").second) return false;
  if (model::mapSheet(battle())) {
    const auto fault = model::layoutFault(battle());
    add("map-impossible", Subject::ofTable(std::string(model::MapSheet::kTable)),
        {{"reason", fault ? fault->reason : Phrase()}});
  } else {
    add("map-unusable", Subject::ofTable(std::string(model::MapSheet::kTable)), {});
  }
  return false;
}

bool FindingCollector::needsRule(std::string_view path) {
  const model::Rule* row = book().row(path);
  if (!row) {
    missesRule(path);
    return false;
  }
  if (rules::isEstimate(battle(), *row, "value") && saidOnce_.insert(std::string(path)).second) {
    add("rule-estimated", Subject::ofRule(std::string(path)), {{"path", std::string(path)}});
    citeRule(path);
  }
  return true;
}

void FindingCollector::missesRule(std::string_view path) {
  if (!saidOnce_.insert(std::string(path)).second) return;
  add("rule-missing", Subject::ofRule(std::string(path)), {{"path", std::string(path)}});
  citeRule(path);
}

Finding& FindingCollector::add(std::string_view code, Subject subject, Arguments arguments) {
  const Wording* wording = wordingOf(code);
  assert(wording && "every code has a wording");
  Finding finding;
  finding.code = code;
  finding.severity = wording->severity;
  finding.subject = std::move(subject);
  finding.arguments = std::move(arguments);
  return findings_.emplace_back(std::move(finding));
}

Finding& FindingCollector::add(std::string_view code, const VariantSetUp& where, Subject subject, Arguments arguments) {
  Finding& finding = add(code, std::move(subject), std::move(arguments));
  finding.scenario = where.scenario->slug;
  finding.variant = where.variant->slug;
  return finding;
}

void FindingCollector::citeRule(std::string_view path) {
  if (const model::Rule* row = book().row(path)) cite(*row, "value");
}

std::vector<Finding> FindingCollector::take() {
  for (Finding& finding : findings_) {
    if (finding.citation || finding.scenario.empty()) continue;
    const auto* scenario = battle().bySlug<model::Scenario>(finding.scenario);
    if (scenario) finding.citation = rules::citationOf(battle(), *scenario, "*");
  }
  return std::move(findings_);
}

void FindingCollector::fix(std::string_view key, model::Edit edit) {
  Finding& finding = findings_.back();
  finding.fix = Fix{std::string(key), std::move(edit)};
  finding.fix->edit.rename(fixMessage(finding, Language::English));
}

}  // namespace redoubt::check
