#include <map>

#include "core/check/command/command_checks.h"
#include "core/check/gathering.h"
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

void addOutOfCommand(Gathering& gathering, const VariantSetUp& where, const model::Leader& leader,
                     const rules::LeaderPositions& hosts, const rules::CommandReach& reach) {
  std::vector<std::string> names;
  for (const Id<model::Unit> id : hosts.outOfRange) {
    if (const model::Unit* unit = gathering.battle().find<model::Unit>(id)) names.push_back(unit->name);
  }
  gathering
      .add("no-place-in-command", where, check::subjectOf(leader),
           {{"leader", leader.name},
            {"range", std::to_string(reach.range)},
            {"round", isRoundEnemies(reach) ? Phrase::of("details.round-enemies") : Phrase()},
            {"nearest", gathering.hexName(*hosts.nearest)},
            {"units", joined(names)}})
      .place = std::vector{*hosts.nearest};
  gathering.citeRule("command/range");
}

// A useful note where the source allows several hexes but command range only some.
void addHosts(Gathering& gathering, const VariantSetUp& where, const model::Leader& leader,
              const rules::LeaderPositions& hosts, int range) {
  if (hosts.inCommand.size() == hosts.allowed.size()) return;
  gathering
      .add("leader-hosts", where, check::subjectOf(leader),
           {{"leader", leader.name}, {"range", std::to_string(range)}, {"hosts", gathering.hexNames(hosts.inCommand)}})
      .place = hosts.inCommand;
  gathering.citeRule("command/range");
}

void lookAtLeader(Gathering& gathering, const VariantSetUp& where, const rules::ChainOfCommand& chain,
                  const model::Placement& placement) {
  const model::Battle& battle = gathering.battle();
  const model::Leader* leader = battle.find(placement.leader);
  if (!leader || !beginsOnMap(placement) || isOverallWithoutUnits(battle, where, chain, *leader)) return;
  if (chain.unitsOf(leader->id).empty() && placement.rule != PlacementRule::WithOwnUnits) return;
  if (!gathering.hasMap() || !gathering.needsRule("command/range")) return;
  const auto reach = rules::commandReach(gathering.book());
  if (!reach) return gathering.missesRule("command/range");
  const rules::LeaderPositions hosts =
      rules::leaderPositionsInCommand(battle, gathering.layout(), chain, where.placements, placement, *reach);
  if (!hosts.inCommand.empty()) {
    if (placement.rule == PlacementRule::WithOwnUnits) addHosts(gathering, where, *leader, hosts, reach->range);
    return;
  }
  if (hosts.nearest) return addOutOfCommand(gathering, where, *leader, hosts, *reach);
  gathering.add("leader-without-host", where, check::subjectOf(*leader),
                {{"leader", leader->name}, {"rule", std::string(model::toText(placement.rule))}});
  gathering.cite(placement);
}

}  // namespace

std::vector<Finding> checkLeaderPlaces(const CheckContext& context) {
  Gathering gathering(context);
  if (!rules::haveCommand(context.book())) return {};
  std::map<Id<model::Scenario>, rules::ChainOfCommand> chains;
  for (const VariantSetUp& where : context.setUps()) {
    const Id<model::Scenario> scenario = where.scenario->id;
    const auto& chain = chains.try_emplace(scenario, context.battle(), scenario).first->second;
    for (const model::Placement* placement : where.placements) lookAtLeader(gathering, where, chain, *placement);
  }
  return gathering.take();
}

}  // namespace redoubt::check
