#include <algorithm>

#include "core/check/schedule/schedule_checks.h"
#include "core/check/schedule/schedule_tools.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::check {
namespace {

using model::PlacementSubject;
using rules::SubjectKey;

// The subjects that use an entry, by army: those that placements and pool lines name.
using Comers = std::map<Id<model::Army>, std::set<SubjectKey>>;

Comers comersBy(const model::Battle& battle, const model::Entry& entry) {
  Comers comers;
  for (const model::Placement& placement : battle.all<model::Placement>()) {
    const auto army = rules::armyOf(battle, placement);
    if (placement.entry == entry.id && army) comers[*army].insert(rules::subjectOf(placement));
  }
  for (const model::PoolLine& line : battle.where<&model::PoolLine::entry>(entry.id)) {
    comers[line.army].insert({PlacementSubject::Leader, line.leader ? line.leader->value : 0, ""});
  }
  return comers;
}

std::string slugOf(const model::Battle& battle, const model::Entry& entry) {
  const model::Scenario* scenario = battle.find<model::Scenario>(entry.scenario);
  return scenario ? scenario->slug : std::string();
}

void lookAtUsers(FindingCollector& collector, const model::Entry& entry) {
  const model::Battle& battle = collector.battle();
  const Comers comers = comersBy(battle, entry);
  if (comers.empty()) {
    collector.add("entry-unused", check::subjectOf(entry), {{"entry", entry.slug}}).scenario = slugOf(battle, entry);
    return collector.cite(entry);
  }
  for (const auto& [army, subjects] : comers) {
    if (army == entry.army) continue;
    collector
        .add("entry-of-other-army", check::subjectOf(entry),
             {{"entry", entry.slug},
              {"army", armyName(battle, entry.army)},
              {"other", armyName(battle, army)},
              {"count", std::to_string(subjects.size())}})
        .scenario = slugOf(battle, entry);
    collector.cite(entry);
    if (comers.size() > 1 || !battle.find<model::Army>(army)) continue;
    model::Entry given = entry;
    given.army = army;
    model::Edit edit;
    edit.put(std::move(given));
    collector.fix("give-entry", std::move(edit));
  }
}

// True if a scenario is `other`, or derives from it.
bool hasIn(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Scenario> other) {
  const auto lineage = rules::lineageOf(battle, scenario);
  return std::find(lineage.begin(), lineage.end(), other) != lineage.end();
}

// The counters and lines of a scenario that use each entry.
std::map<Id<model::Entry>, std::set<SubjectKey>> usesIn(const FindingCollector& collector,
                                                        Id<model::Scenario> scenario) {
  std::map<Id<model::Entry>, std::set<SubjectKey>> uses;
  for (const VariantSetUp& where : collector.context().setUps()) {
    if (where.scenario->id != scenario) continue;
    for (const model::Placement* placement : where.placements) {
      if (placement->entry) uses[*placement->entry].insert(rules::subjectOf(*placement));
    }
  }
  for (const auto* line : rowsOf<model::PoolLine>(collector.battle(), scenario)) {
    const std::int64_t leader = line->leader ? line->leader->value : 0;
    if (line->entry) uses[*line->entry].insert({PlacementSubject::Leader, leader, ""});
  }
  return uses;
}

void lookAtScenario(FindingCollector& collector, const model::Scenario& scenario) {
  const model::Battle& battle = collector.battle();
  for (const auto& [id, subjects] : usesIn(collector, scenario.id)) {
    const model::Entry* entry = battle.find<model::Entry>(id);
    if (!entry || hasIn(battle, scenario.id, entry->scenario)) continue;
    const model::Scenario* other = battle.find<model::Scenario>(entry->scenario);
    collector
        .add("entry-of-other-scenario", check::subjectOf(*entry),
             {{"entry", entry->slug},
              {"title", scenario.title},
              {"other", other ? other->title : "?"},
              {"count", std::to_string(subjects.size())}})
        .scenario = scenario.slug;
    collector.cite(*entry);
  }
}

bool comesWithActivation(const model::Battle& battle, const model::Placement& placement) {
  if (placement.rule == model::PlacementRule::OnActivation) return true;
  const model::Entry* entry = battle.find(placement.entry);
  return placement.rule == model::PlacementRule::Enters && entry && entry->trigger == model::EntryTrigger::Activation;
}

// Units that enter when a leader is activated need a leader that enters in the same way.
void lookForLeaders(FindingCollector& collector, const VariantSetUp& where) {
  std::map<Id<model::Entry>, std::size_t> units;
  std::set<Id<model::Entry>> led;
  for (const model::Placement* placement : where.placements) {
    if (!placement->entry || !comesWithActivation(collector.battle(), *placement)) continue;
    if (placement->leader) led.insert(*placement->entry);
    if (placement->unit) ++units[*placement->entry];
  }
  for (const auto& [id, count] : units) {
    const model::Entry* entry = collector.battle().find<model::Entry>(id);
    if (!entry || led.contains(id)) continue;
    collector.add("entry-without-leader", where, check::subjectOf(*entry),
                  {{"entry", entry->slug},
                   {"army", armyName(collector.battle(), entry->army)},
                   {"count", std::to_string(count)}});
    collector.cite(*entry, "trigger");
  }
}

}  // namespace

std::vector<Finding> checkEntries(const CheckContext& context) {
  FindingCollector collector(context);
  for (const model::Entry& entry : context.battle().all<model::Entry>()) lookAtUsers(collector, entry);
  for (const model::Scenario* scenario : rules::scenarios(context.battle())) lookAtScenario(collector, *scenario);
  for (const VariantSetUp& where : context.setUps()) lookForLeaders(collector, where);
  return collector.take();
}

}  // namespace redoubt::check
