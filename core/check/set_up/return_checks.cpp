#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/check/finding_collector.h"
#include "core/check/set_up/army_stacks.h"
#include "core/check/set_up/set_up_checks.h"
#include "core/rules/book/json_values.h"
#include "core/rules/book/rule_values.h"
#include "core/rules/command/chain_of_command.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::check {
namespace {

constexpr const char* kReturns = "dispersal/returns";

// The requirements for the return of dispersed units.
struct Returns {
  bool needLeader = false;
  bool needChief = false;  // replaces a lost leader
};

Returns returnsOf(const rules::RuleBook& book) {
  const nlohmann::json value = rules::ruleValue(book, kReturns);
  if (!value.is_object()) return {};
  const auto near = [](const nlohmann::json& object) { return object.value("near", nlohmann::json()); };
  const nlohmann::json lost = value.value("leader-lost", nlohmann::json::object());
  const bool isNearChief = near(value) == "overall-commander";
  return {near(value) == "leader", isNearChief || (lost.is_object() && near(lost) == "overall-commander")};
}

// False for transport, which has no strength, and for units that begin off the map, which are substitutes.
bool canBeDispersed(const CheckContext& context, const model::Placement& placement) {
  const auto arm = context.armOf(placement).slug;
  return placement.unit && placement.rule != model::PlacementRule::OffMap && arm &&
         arm != context.book().text("transport/arm");
}

std::set<Id<model::Leader>> leadersIn(const VariantSetUp& where) {
  std::set<Id<model::Leader>> leaders;
  for (const model::Placement* placement : where.placements) {
    if (placement->leader && placement->rule != model::PlacementRule::OffMap) leaders.insert(*placement->leader);
  }
  return leaders;
}

void lookAt(FindingCollector& collector, const Returns& returns, const VariantSetUp& where) {
  const CheckContext& context = collector.context();
  const model::Battle& battle = collector.battle();
  const rules::ChainOfCommand chain(battle, where.scenario->id);
  const auto present = leadersIn(where);
  std::map<Id<model::Army>, PlacementList> leaderless;  // for all armies with units that can be dispersed
  for (const model::Placement* placement : where.placements) {
    const model::Unit* unit = canBeDispersed(context, *placement) ? battle.find(placement->unit) : nullptr;
    if (!unit) continue;
    PlacementList& units = leaderless[unit->army];
    const auto leaders = chain.leadersOf(unit->id);
    const bool isLed =
        std::any_of(leaders.begin(), leaders.end(), [&](Id<model::Leader> id) { return present.contains(id); });
    if (!isLed) units.push_back(placement);
  }
  for (const auto& [id, units] : leaderless) {
    const model::Army* army = battle.find<model::Army>(id);
    if (!army) continue;
    if (returns.needLeader && !units.empty()) {
      collector.add(
          "no-leader-to-return-to", where, check::subjectOf(*army),
          {{"army", army->name}, {"count", std::to_string(units.size())}, {"names", shortNamesOf(battle, units)}});
      collector.citeRule(kReturns);
    }
    const model::Leader* chief = rules::overallCommander(battle, where.scenario->id, *army);
    if (!returns.needChief || (chief && present.contains(chief->id))) continue;
    collector.add("no-chief-to-return-to", where, check::subjectOf(*army), {{"army", army->name}});
    collector.citeRule(kReturns);
  }
}

}  // namespace

std::vector<Finding> checkReturns(const CheckContext& context) {
  const Returns returns = returnsOf(context.book());
  if (!returns.needLeader && !returns.needChief) return {};
  FindingCollector collector(context);
  for (const VariantSetUp& where : context.setUps()) lookAt(collector, returns, where);
  return collector.take();
}

}  // namespace redoubt::check
