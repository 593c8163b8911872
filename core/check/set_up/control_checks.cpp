#include <algorithm>
#include <map>

#include "core/check/finding_collector.h"
#include "core/check/set_up/army_stacks.h"
#include "core/check/set_up/set_up_checks.h"
#include "core/model/standing.h"
#include "core/rules/movement/control.h"
#include "core/rules/movement/movement_rules.h"

namespace redoubt::check {
namespace {

using Controllers = std::map<Id<model::Player>, std::vector<rules::ControllingUnit>>;

// Visits the units that begin in a hex, by player.
template <class Visit>
void forEachUnit(const CheckContext& context, const VariantSetUp& where, Visit&& visit) {
  for (const model::Placement* placement : where.placements) {
    const model::Unit* unit = context.battle().find(placement->unit);
    const model::Army* army = unit ? context.battle().find<model::Army>(unit->army) : nullptr;
    const bool isInHex = placement->rule == model::PlacementRule::At && placement->hex;
    if (army && isInHex && context.layout().contains(*placement->hex)) visit(*placement, *army);
  }
}

rules::ControllingUnit controllerOf(const CheckContext& context, const model::Placement& placement) {
  rules::ControllingUnit controller;
  controller.hex = *placement.hex;
  if (placement.direction) controller.facing = placement.direction->direction;
  controller.arm = context.armOf(placement).slug.value_or("");
  controller.formation = placement.formation;
  const model::StandingHexes hexes = model::standingHexes(placement);
  if (hexes.isLong()) controller.second = hexes.back();
  return controller;
}

void lookAt(FindingCollector& collector, const rules::MovementRules& rules, const VariantSetUp& where) {
  const CheckContext& context = collector.context();
  Controllers controllers;
  forEachUnit(context, where, [&](const model::Placement& placement, const model::Army& army) {
    controllers[army.player].push_back(controllerOf(context, placement));
  });
  std::map<Id<model::Player>, std::set<hex::HexKey>> controlled;
  for (const auto& [player, units] : controllers) {
    controlled[player] = rules::controlledBy(rules, context.layout(), units).sure;
  }
  std::map<Id<model::Army>, PlacementList> held;
  forEachUnit(context, where, [&](const model::Placement& placement, const model::Army& army) {
    for (const auto& [player, hexes] : controlled) {
      const model::StandingHexes own = model::standingHexes(placement);
      const bool isHeld = std::any_of(own.begin(), own.end(), [&](hex::HexKey hex) { return hexes.contains(hex); });
      if (player != army.player && isHeld) return held[army.id].push_back(&placement);
    }
  });
  for (const auto& [id, placements] : held) {
    const model::Army* army = collector.battle().find<model::Army>(id);
    std::set<hex::HexKey> places;
    for (const model::Placement* placement : placements) places.insert(*placement->hex);
    collector
        .add("begins-in-control", where, check::subjectOf(*army),
             {{"army", army->name},
              {"count", std::to_string(placements.size())},
              {"names", shortNamesOf(collector.battle(), placements)}})
        .place = std::vector(places.begin(), places.end());
    collector.citeRule(rules::keys::kControlZones.path());
  }
}

}  // namespace

std::vector<Finding> checkControl(const CheckContext& context) {
  FindingCollector collector(context);
  if (!context.hasMap() || rules::controlRules(context.book()).zones.empty()) return {};
  const rules::MovementRules rules = rules::movementRules(context.book());
  for (const VariantSetUp& where : context.setUps()) lookAt(collector, rules, where);
  return collector.take();
}

}  // namespace redoubt::check
