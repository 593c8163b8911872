#include "core/check/gathering.h"

#include <cassert>
#include <variant>

#include "core/base/text.h"
#include "core/check/messages.h"
#include "core/rules/set_up.h"

namespace redoubt::check {

std::vector<VariantSetUp> variantSetUps(const model::Battle& battle) {
  std::vector<VariantSetUp> result;
  for (const model::Scenario* scenario : rules::scenarios(battle)) {
    for (const model::Variant* variant : rules::variants(battle, scenario->id)) {
      result.push_back({scenario, variant, rules::placements(battle, variant->id)});
    }
  }
  return result;
}

std::string nameOf(const model::Battle& battle, const model::Placement& placement) {
  if (const model::Unit* unit = battle.find(placement.unit)) return unit->name;
  if (const model::Leader* leader = battle.find(placement.leader)) return leader->name;
  return placement.words;
}

std::string namesOf(const model::Battle& battle, const std::vector<const model::Placement*>& placements) {
  std::vector<std::string> names;
  for (const model::Placement* placement : placements) names.push_back(nameOf(battle, *placement));
  return joined(names);
}

std::string joined(const std::vector<std::string>& texts) {
  return join(texts, ", ");
}

std::string armyName(const model::Battle& battle, std::optional<Id<model::Army>> army) {
  const model::Army* found = battle.find(army);
  return found ? found->name : "?";
}

Gathering::Gathering(const model::Battle& battle) : battle_(battle), book_(battle), layout_(model::layoutOf(battle)) {
  const model::MapSheet* sheet = model::mapSheet(battle);
  isMapUsable_ = sheet && std::holds_alternative<hex::Layout>(hex::Layout::make(model::layoutSpec(*sheet)));
}

bool Gathering::hasMap() {
  if (!isMapUsable_ && saidOnce_.insert("map-unusable").second) add("map-unusable", "map", {});
  return isMapUsable_;
}

bool Gathering::needsRule(std::string_view path) {
  const model::Rule* row = book_.row(path);
  if (!row) {
    missesRule(path);
    return false;
  }
  if (rules::isEstimate(battle_, *row, "value") && saidOnce_.insert(std::string(path)).second) {
    add("rule-estimated", "rule/" + std::string(path), {{"path", std::string(path)}});
    citeRule(path);
  }
  return true;
}

void Gathering::missesRule(std::string_view path) {
  if (!saidOnce_.insert(std::string(path)).second) return;
  add("rule-missing", "rule/" + std::string(path), {{"path", std::string(path)}});
  citeRule(path);
}

Finding& Gathering::add(std::string_view code, std::string subject, Arguments arguments) {
  const Wording* wording = wordingOf(code);
  assert(wording && "every code has a wording");
  Finding finding;
  finding.code = code;
  finding.severity = wording->severity;
  finding.subject = std::move(subject);
  finding.arguments = std::move(arguments);
  return findings_.emplace_back(std::move(finding));
}

Finding& Gathering::add(std::string_view code, const VariantSetUp& where, std::string subject, Arguments arguments) {
  Finding& finding = add(code, std::move(subject), std::move(arguments));
  finding.scenario = where.scenario->slug;
  finding.variant = where.variant->slug;
  return finding;
}

void Gathering::citeRule(std::string_view path) {
  if (const model::Rule* row = book_.row(path)) cite(*row, "value");
}

std::vector<Finding> Gathering::take() {
  for (Finding& finding : findings_) {
    if (finding.citation || finding.scenario.empty()) continue;
    const auto* scenario = battle_.bySlug<model::Scenario>(finding.scenario);
    if (scenario) finding.citation = rules::citationOf(battle_, *scenario, "*");
  }
  return std::move(findings_);
}

void Gathering::fix(std::string_view key, model::Edit edit) {
  Finding& finding = findings_.back();
  finding.fix = Fix{std::string(key), std::move(edit)};
  finding.fix->edit.rename(fixMessage(finding, Language::English));
}

TableSet gatheringTables() {
  return tables<model::BattleInfo, model::System, model::Rule, model::MapSheet, model::Source, model::Paragraph,
                model::Provenance>();
}

}  // namespace redoubt::check
