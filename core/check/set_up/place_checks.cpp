#include <algorithm>
#include <map>
#include <set>

#include "core/check/finding_collector.h"
#include "core/check/set_up/army_stacks.h"
#include "core/check/set_up/set_up_checks.h"
#include "core/check/set_up/standing_ground.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/stacking.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::check {
namespace {

void addForbidden(FindingCollector& collector, const ArmyStack& stack, const std::string& terrain,
                  const std::string& arm, const PlacementList& counters) {
  const rules::RuleBook& book = collector.book();
  const std::string path = "terrain/" + terrain + "/forbidden";
  collector.needsRule(path);  // which can be an estimate
  addAbout(collector, "terrain-forbidden", stack,
           {{"names", namesOf(collector.battle(), counters)},
            {"arm", rules::armTitle(book, arm)},
            {"terrain", rules::terrainTitle(book, terrain)}});
  collector.citeRule(path);
}

void lookAtTerrain(FindingCollector& collector, StandingGround& ground, const ArmyStack& stack) {
  const std::string& terrain = ground.terrainOf(stack.hex);
  std::map<std::string, PlacementList> forbidden;
  for (const model::Placement* placement : stack.counters) {
    rules::Arm arm = collector.context().armOf(*placement);
    if (!arm.slug || *arm.slug == rules::kMarkerArm) continue;
    if (*arm.slug == rules::kLeaderArm) arm.slug = collector.book().text("leader/barred-as").value_or(*arm.slug);
    switch (ground.groundFor(*arm.slug, placement->formation, terrain)) {
      case Ground::Open: break;
      case Ground::Closed:
        if (ground.hasWayFor(*arm.slug, placement->formation, collector.layout(), stack.hex)) break;
        forbidden[ground.armInTerrain(*arm.slug, placement->formation)].push_back(placement);
        break;
      case Ground::Unsaid: collector.missesRule("terrain/" + terrain + "/enter"); break;
    }
  }
  for (const auto& [arm, counters] : forbidden) addForbidden(collector, stack, terrain, arm, counters);
}

// Compares the owners of the counters in a hex; markers have no owner.
void lookForEnemies(FindingCollector& collector, const VariantSetUp& where, const rules::Stack& stack) {
  const model::Battle& battle = collector.battle();
  std::set<Id<model::Player>> players;
  std::vector<std::string> armies;
  for (const auto& [id, counters] : rules::byArmy(battle, stack)) {
    const model::Army* army = battle.find<model::Army>(id);
    const bool isMarkersOnly = std::all_of(counters.begin(), counters.end(), [](const model::Placement* placement) {
      return placement->subject == model::PlacementSubject::Marker;
    });
    if (!army || isMarkersOnly) continue;
    players.insert(army->player);
    armies.push_back(army->name);
  }
  if (players.size() < 2) return;
  collector
      .add("enemies-in-hex", where, HexSubject{stack.hex, {}},
           {{"hex", collector.hexName(stack.hex)}, {"armies", joined(armies)}})
      .place = std::vector{stack.hex};
  collector.citeRule("stacking/enemy-hex-cost");
}

// Armies of one player whose units share a hex, although the rules forbid it (S6.0).
void lookForAllies(FindingCollector& collector, const VariantSetUp& where, const rules::Stack& stack) {
  const model::Battle& battle = collector.battle();
  std::map<Id<model::Player>, std::vector<std::string>> armies;
  for (const auto& [id, counters] : rules::byArmy(battle, stack)) {
    const model::Army* army = battle.find<model::Army>(id);
    const bool hasUnits = std::any_of(counters.begin(), counters.end(),
                                      [](const model::Placement* placement) { return isOfUnits(*placement); });
    if (army && hasUnits) armies[army->player].push_back(army->name);
  }
  for (const auto& [player, names] : armies) {
    if (names.size() < 2) continue;
    collector
        .add("allies-in-hex", where, HexSubject{stack.hex, {}},
             {{"hex", collector.hexName(stack.hex)}, {"armies", joined(names)}})
        .place = std::vector{stack.hex};
    collector.citeRule("stacking/counted-by");
  }
}

std::optional<Id<model::Army>> ownArmyOf(const model::Battle& battle, const model::Placement& placement) {
  if (const model::Unit* unit = battle.find(placement.unit)) return unit->army;
  if (const model::Leader* leader = battle.find(placement.leader)) return leader->army;
  return std::nullopt;
}

void lookAtArmy(FindingCollector& collector, const model::Placement& placement) {
  const model::Battle& battle = collector.battle();
  const model::SetUpBlock* block = battle.find<model::SetUpBlock>(placement.block);
  const auto army = ownArmyOf(battle, placement);
  if (!block || !army || *army == block->army) return;
  Finding& finding = collector.add("foreign-unit", check::subjectOf(placement),
                                   {{"name", check::nameOf(battle, placement)},
                                    {"army", armyName(battle, army)},
                                    {"block", block->title},
                                    {"other", armyName(battle, block->army)}});
  if (placement.hex) finding.place = std::vector{*placement.hex};
  collector.cite(placement);
}

// The zone that a scenario is played in; null if that is the whole map.
const model::Zone* areaOf(const model::Battle& battle, const model::Scenario& scenario) {
  const auto slug = rules::textSetting(battle, scenario.id, "area");
  return slug ? battle.bySlug<model::Zone>(*slug) : nullptr;
}

void lookForOutsiders(FindingCollector& collector, const VariantSetUp& where) {
  const model::Battle& battle = collector.battle();
  const model::Zone* zone = areaOf(battle, *where.scenario);
  if (!zone) return;
  std::set<hex::HexKey> area;
  for (const hex::HexKey hex : rules::hexesOf(battle, zone->id)) {
    if (collector.layout().contains(hex)) area.insert(hex);
  }
  if (area.empty()) return;  // reported for the area itself
  std::map<Id<model::Army>, PlacementList> outside;
  for (const model::Placement* placement : where.placements) {
    const auto starts = rules::startHexes(battle, collector.layout(), *placement);
    const bool isInside =
        std::any_of(starts.begin(), starts.end(), [&](hex::HexKey hex) { return area.contains(hex); });
    const auto army = rules::armyOf(battle, *placement);
    if (!starts.empty() && !isInside && army) outside[*army].push_back(placement);
  }
  for (const auto& [id, placements] : outside) {
    const model::Army* army = battle.find<model::Army>(id);
    if (!army) continue;
    std::set<hex::HexKey> places;
    for (const model::Placement* placement : placements) {
      if (placement->hex) places.insert(*placement->hex);
    }
    Finding& finding = collector.add("outside-area", where, check::subjectOf(*army),
                                     {{"army", army->name},
                                      {"area", zone->title},
                                      {"count", std::to_string(placements.size())},
                                      {"names", shortNamesOf(battle, placements)}});
    if (!places.empty()) finding.place = std::vector(places.begin(), places.end());
    if (const auto* row = rules::settingRow(battle, where.scenario->id, "area")) collector.cite(*row);
  }
}

// A placement with those of parent blocks for the same subject, which would hold without it.
PlacementList withThoseBehind(const model::Battle& battle, const model::Placement& placement) {
  PlacementList all{&placement};
  std::set<Id<model::SetUpBlock>> seen{placement.block};
  const model::SetUpBlock* block = battle.find<model::SetUpBlock>(placement.block);
  while (block && block->parent && seen.insert(*block->parent).second) {
    for (const model::Placement& row : battle.all<model::Placement>()) {
      if (row.block == *block->parent && rules::subjectOf(row) == rules::subjectOf(placement)) all.push_back(&row);
    }
    block = battle.find<model::SetUpBlock>(*block->parent);
  }
  return all;
}

bool isOfThisScenarioAlone(const CheckContext& context, const VariantSetUp& where, const model::Placement& placement) {
  const auto& all = context.setUps();
  return std::none_of(all.begin(), all.end(), [&](const VariantSetUp& other) {
    return other.scenario != where.scenario &&
           std::any_of(other.placements.begin(), other.placements.end(),
                       [&](const model::Placement* each) { return each->id == placement.id; });
  });
}

// The placements of an army's units and leaders that don't take part in its scenario.
PlacementList absentees(const model::Battle& battle, const VariantSetUp& where, const model::Army& army,
                        const std::vector<std::string>& slugs) {
  PlacementList result;
  const auto isDeclared = [&](const std::string& slug) {
    return std::find(slugs.begin(), slugs.end(), slug) != slugs.end();
  };
  for (const model::Placement* placement : where.placements) {
    if (placement->rule == model::PlacementRule::OffMap) continue;
    const model::Unit* unit = battle.find(placement->unit);
    const model::Leader* leader = battle.find(placement->leader);
    const bool isAbsentUnit = unit && unit->army == army.id && !isDeclared(unit->slug);
    const bool isAbsentLeader = leader && leader->army == army.id && !isDeclared(leader->slug);
    if (isAbsentUnit || isAbsentLeader) result.push_back(placement);
  }
  return result;
}

void lookForAbsentees(FindingCollector& collector, const VariantSetUp& where, const model::Army& army) {
  const model::Battle& battle = collector.battle();
  const std::string path = "forces/" + army.slug;
  const auto slugs = rules::textsSetting(battle, where.scenario->id, path);
  if (!slugs) return;
  const PlacementList placements = absentees(battle, where, army, *slugs);
  if (placements.empty()) return;
  collector.add(
      "not-taking-part", where, check::subjectOf(army),
      {{"army", army.name}, {"count", std::to_string(placements.size())}, {"names", shortNamesOf(battle, placements)}});
  if (const auto* row = rules::settingRow(battle, where.scenario->id, path)) collector.cite(*row);
  model::Edit edit;
  for (const model::Placement* placement : placements) {
    for (const model::Placement* each : withThoseBehind(battle, *placement)) {
      if (!isOfThisScenarioAlone(collector.context(), where, *each)) return;
      eraseRow(edit, battle, *each);
    }
  }
  collector.fix("erase-absentees", std::move(edit));
}

std::set<Id<model::Army>> armiesWithBlocks(const model::Battle& battle, Id<model::Variant> variant) {
  std::set<Id<model::Army>> armies;
  const auto& rows = battle.all<model::VariantBlock>();
  for (auto row = rows.lowerBound({variant, Id<model::SetUpBlock>{}}); row != rows.end() && row->variant == variant;
       ++row) {
    if (const model::SetUpBlock* block = battle.find<model::SetUpBlock>(row->block)) armies.insert(block->army);
  }
  return armies;
}

// The armies that a scenario mentions: in its variants, its settings or its activations.
std::set<Id<model::Army>> armiesOf(const model::Battle& battle, const model::Scenario& scenario) {
  std::set<Id<model::Army>> armies;
  for (const model::Variant* variant : rules::variants(battle, scenario.id)) {
    armies.merge(armiesWithBlocks(battle, variant->id));
  }
  for (const model::PoolLine* line : rules::rowsIn<model::PoolLine>(battle, scenario.id)) armies.insert(line->army);
  for (const model::Army& army : battle.all<model::Army>()) {
    for (const char* path : {"forces/", "overall-commander/"}) {
      if (rules::setting(battle, scenario.id, path + army.slug)) armies.insert(army.id);
    }
  }
  return armies;
}

}  // namespace

FindingsByHex checkTerrain(const CheckContext& context, const HexSet* hexes) {
  StandingGround ground(context.battle(), context.book());
  return lookStackByStack(context, hexes, [&](FindingCollector& collector, const ArmyStack& stack) {
    lookAtTerrain(collector, ground, stack);
  });
}

std::vector<Finding> checkEnemies(const CheckContext& context) {
  FindingCollector collector(context);
  const bool areApart = rules::stackCounting(context.book()) == rules::StackCounting::OneArmy;
  for (const VariantSetUp& where : context.setUps()) {
    for (const rules::Stack& stack : where.stacks) {
      lookForEnemies(collector, where, stack);
      if (areApart) lookForAllies(collector, where, stack);
    }
  }
  return collector.take();
}

std::vector<Finding> checkOwners(const CheckContext& context) {
  FindingCollector collector(context);
  for (const model::Placement& placement : context.battle().all<model::Placement>()) lookAtArmy(collector, placement);
  return collector.take();
}

std::vector<Finding> checkScenarioLimits(const CheckContext& context) {
  FindingCollector collector(context);
  for (const VariantSetUp& where : context.setUps()) {
    lookForOutsiders(collector, where);
    for (const model::Army& army : context.battle().all<model::Army>()) lookForAbsentees(collector, where, army);
  }
  return collector.take();
}

std::vector<Finding> checkBlocks(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  for (const VariantSetUp& where : context.setUps()) {
    const auto present = armiesWithBlocks(battle, where.variant->id);
    for (const Id<model::Army> id : armiesOf(battle, *where.scenario)) {
      const model::Army* army = battle.find<model::Army>(id);
      if (!army || present.contains(id)) continue;
      collector.add("variant-without-block", where, check::subjectOf(*army),
                    {{"army", army->name}, {"variant", where.variant->title}});
    }
  }
  return collector.take();
}

}  // namespace redoubt::check
