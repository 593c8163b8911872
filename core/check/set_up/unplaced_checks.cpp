#include <map>
#include <set>

#include "core/check/finding_collector.h"
#include "core/check/set_up/set_up_checks.h"
#include "core/rules/forces/arms.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::check {
namespace {

using ArmyId = Id<model::Army>;

template <class Row>
void addNotPlaced(FindingCollector& collector, const VariantSetUp& where, const Row& row) {
  collector.add("not-placed", where, check::subjectOf(row),
                {{"name", row.name}, {"army", armyName(collector.battle(), row.army)}});
  collector.cite(*where.variant);
  collector.cite(*where.scenario);
}

// A finding about an army with the number of its missing counters; nothing if the army does not exist.
void addOfArmy(FindingCollector& collector, std::string_view code, const VariantSetUp& where, ArmyId id, int missing,
               int all, std::string_view rule) {
  const model::Army* army = collector.battle().find<model::Army>(id);
  if (!army) return;
  collector.add(code, where, check::subjectOf(*army),
                {{"army", army->name}, {"count", std::to_string(missing)}, {"all", std::to_string(all)}});
  collector.citeRule(rule);
}

std::map<ArmyId, int> countByArmy(const rules::Forces& forces) {
  std::map<ArmyId, int> counts;
  for (const model::Unit* unit : forces.units) ++counts[unit->army];
  for (const model::Leader* leader : forces.leaders) ++counts[leader->army];
  return counts;
}

// The units of one army and one type.
using Kind = std::pair<ArmyId, std::string>;

std::map<Kind, std::size_t> countByKind(const std::vector<const model::Unit*>& units) {
  std::map<Kind, std::size_t> counts;
  for (const model::Unit* unit : units) {
    if (!unit->type.empty()) ++counts[{unit->army, unit->type}];
  }
  return counts;
}

// The kinds of which all units, and more than one, are missing.
std::map<Kind, std::size_t> wholeKinds(const std::vector<const model::Unit*>& missing,
                                       const std::map<Kind, std::size_t>& all) {
  std::map<Kind, std::size_t> kinds = countByKind(missing);
  std::erase_if(kinds, [&](const auto& kind) { return kind.second < 2 || kind.second != all.at(kind.first); });
  return kinds;
}

void addKind(FindingCollector& collector, const VariantSetUp& where, const Kind& kind, std::size_t count) {
  const auto& [id, type] = kind;
  const model::Army* army = collector.battle().find<model::Army>(id);
  if (!army) return;
  collector.add(
      "kind-not-placed", where, KindSubject{"unit-type", type, army->slug},
      {{"army", army->name}, {"type", rules::typeTitle(collector.book(), type)}, {"count", std::to_string(count)}});
  collector.cite(*where.variant);
  collector.cite(*where.scenario);
}

// The armies that place units by group, with the words of these groups.
std::map<ArmyId, std::vector<std::string>> groupsByArmy(const model::Battle& battle, const VariantSetUp& where) {
  std::map<ArmyId, std::vector<std::string>> groups;
  for (const model::Placement* placement : where.placements) {
    if (placement->subject != model::PlacementSubject::Group) continue;
    if (const auto army = rules::armyOf(battle, *placement)) groups[*army].push_back(placement->words);
  }
  return groups;
}

void addGroups(FindingCollector& collector, const VariantSetUp& where,
               const std::map<ArmyId, std::vector<std::string>>& groups) {
  for (const auto& [id, words] : groups) {
    const model::Army* army = collector.battle().find<model::Army>(id);
    if (!army) continue;
    collector.add("forces-undecidable", where, check::subjectOf(*army),
                  {{"army", army->name}, {"groups", joined(words)}});
  }
}

// The forces that no placement names; units placed by group can be among them.
rules::Forces withoutPlaced(rules::Forces forces, const VariantSetUp& where,
                            const std::map<ArmyId, std::vector<std::string>>& groups) {
  std::set<Id<model::Unit>> units;
  std::set<Id<model::Leader>> leaders;
  for (const model::Placement* placement : where.placements) {
    if (placement->unit) units.insert(*placement->unit);
    if (placement->leader) leaders.insert(*placement->leader);
  }
  std::erase_if(forces.units,
                [&](const model::Unit* unit) { return units.contains(unit->id) || groups.contains(unit->army); });
  std::erase_if(forces.leaders, [&](const model::Leader* leader) { return leaders.contains(leader->id); });
  return forces;
}

void leaveOut(rules::Forces& forces, ArmyId army) {
  std::erase_if(forces.units, [&](const model::Unit* unit) { return unit->army == army; });
  std::erase_if(forces.leaders, [&](const model::Leader* leader) { return leader->army == army; });
}

void lookForUnplaced(FindingCollector& collector, const VariantSetUp& where) {
  const model::Battle& battle = collector.battle();
  const auto groups = groupsByArmy(battle, where);
  addGroups(collector, where, groups);
  const rules::Forces declared = rules::declaredForces(battle, *where.variant);
  const std::map<ArmyId, int> all = countByArmy(declared);
  rules::Forces missing = withoutPlaced(declared, where, groups);
  const bool isSetUpUnfinished = rules::isSetUpUnfinished(collector.book());
  for (const auto& [army, count] : countByArmy(missing)) {
    if (isSetUpUnfinished) {
      addOfArmy(collector, "yet-to-place", where, army, count, all.at(army), "set-up/complete");
    } else if (rules::isSetUpOnCounters(battle, collector.book(), where.placements, army)) {
      addOfArmy(collector, "set-up-on-counters", where, army, count, all.at(army), "set-up/start-hex");
    } else {
      continue;
    }
    leaveOut(missing, army);
  }
  const auto kinds = wholeKinds(missing.units, countByKind(declared.units));
  for (const auto& [kind, count] : kinds) addKind(collector, where, kind, count);
  for (const model::Unit* unit : missing.units) {
    if (!kinds.contains({unit->army, unit->type})) addNotPlaced(collector, where, *unit);
  }
  for (const model::Leader* leader : missing.leaders) addNotPlaced(collector, where, *leader);
}

}  // namespace

std::vector<Finding> checkNotPlaced(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  for (const VariantSetUp& where : context.setUps()) lookForUnplaced(collector, where);
  for (const model::Scenario* scenario : rules::scenarios(battle)) {
    if (!rules::variants(battle, scenario->id).empty()) continue;
    collector.add("scenario-without-variant", check::subjectOf(*scenario), {{"scenario", scenario->title}}).scenario =
        scenario->slug;
    collector.cite(*scenario);
  }
  return collector.take();
}

}  // namespace redoubt::check
