#include <map>

#include "core/check/command/command_checks.h"
#include "core/check/finding_collector.h"
#include "core/rules/command/command.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::check {
namespace {

using model::PlacementRule;

bool beginsOnMap(const model::Placement& placement) {
  return placement.rule == PlacementRule::At || placement.rule == PlacementRule::WithOwnUnits ||
         placement.rule == PlacementRule::Within || placement.rule == PlacementRule::Zone;
}

// An overall commander without units can be anywhere.
bool isOverallWithoutUnits(const model::Battle& battle, const VariantSetUp& where, const rules::ChainOfCommand& chain,
                           const model::Leader& leader) {
  const model::Army* army = battle.find<model::Army>(leader.army);
  return army && rules::overallCommander(battle, where.scenario->id, *army) == &leader &&
         chain.unitsOf(leader.id).empty();
}

bool isRoundEnemies(const rules::CommandReach& reach) {
  return !reach.throughEnemy || !reach.throughMelee;
}

void addOutOfCommand(FindingCollector& collector, const VariantSetUp& where, const model::Leader& leader,
                     const rules::LeaderPositions& hosts, const rules::CommandReach& reach) {
  std::vector<std::string> names;
  for (const Id<model::Unit> id : hosts.outOfRange) {
    if (const model::Unit* unit = collector.battle().find<model::Unit>(id)) names.push_back(unit->name);
  }
  collector
      .add("no-place-in-command", where, check::subjectOf(leader),
           {{"leader", leader.name},
            {"range", std::to_string(reach.range)},
            {"round", isRoundEnemies(reach) ? Phrase::of("details.round-enemies") : Phrase()},
            {"nearest", collector.hexName(*hosts.nearest)},
            {"units", joined(names)}})
      .place = std::vector{*hosts.nearest};
  collector.citeRule("command/range");
}

// A useful note where the source allows several hexes but command range only some.
void addHosts(FindingCollector& collector, const VariantSetUp& where, const model::Leader& leader,
              const rules::LeaderPositions& hosts, int range) {
  if (hosts.inCommand.size() == hosts.allowed.size()) return;
  collector
      .add("leader-hosts", where, check::subjectOf(leader),
           {{"leader", leader.name},
            {"range", std::to_string(range)},
            {"hosts", collector.hexNames(hosts.inCommand)}})
      .place = hosts.inCommand;
  collector.citeRule("command/range");
}

void lookAtLeader(FindingCollector& collector, const VariantSetUp& where, const rules::ChainOfCommand& chain,
                  const model::Placement& placement) {
  const model::Battle& battle = collector.battle();
  const model::Leader* leader = battle.find(placement.leader);
  if (!leader || !beginsOnMap(placement) || isOverallWithoutUnits(battle, where, chain, *leader)) return;
  if (chain.unitsOf(leader->id).empty() && placement.rule != PlacementRule::WithOwnUnits) return;
  if (!collector.hasMap() || !collector.needsRule("command/range")) return;
  const auto reach = rules::commandReach(collector.book());
  if (!reach) return collector.missesRule("command/range");
  const rules::LeaderPositions hosts =
      rules::leaderPositionsInCommand(battle, collector.layout(), chain, where.placements, placement, *reach);
  if (!hosts.inCommand.empty()) {
    if (placement.rule == PlacementRule::WithOwnUnits) addHosts(collector, where, *leader, hosts, reach->range);
    return;
  }
  if (hosts.nearest) return addOutOfCommand(collector, where, *leader, hosts, *reach);
  collector.add("leader-without-host", where, check::subjectOf(*leader),
                {{"leader", leader->name}, {"rule", std::string(model::toText(placement.rule))}});
  collector.cite(placement);
}

}  // namespace

std::vector<Finding> checkLeaderPlaces(const CheckContext& context) {
  FindingCollector collector(context);
  if (!rules::haveCommand(context.book())) return {};
  std::map<Id<model::Scenario>, rules::ChainOfCommand> chains;
  for (const VariantSetUp& where : context.setUps()) {
    const Id<model::Scenario> scenario = where.scenario->id;
    const auto& chain = chains.try_emplace(scenario, context.battle(), scenario).first->second;
    for (const model::Placement* placement : where.placements) lookAtLeader(collector, where, chain, *placement);
  }
  return collector.take();
}

}  // namespace redoubt::check
