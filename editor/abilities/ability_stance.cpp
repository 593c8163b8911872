#include "editor/abilities/ability_stance.h"

#include <algorithm>

#include "core/rules/book/certainty.h"
#include "editor/abilities/rule_maps.h"

namespace redoubt::editor {

AbilityStance stanceOf(const Session& session, const rules::MovementRules& rules, const model::Placement& counter) {
  AbilityStance stance;
  const auto mover = moverOf(session, counter);
  if (mover) {
    stance.arm = mover->arm;
    stance.type = mover->type;
    if (const rules::Formation* formation = rules::formationOf(rules, *mover)) stance.formation = *formation;
  }
  const rules::Formation* formation = stance.formation ? &*stance.formation : nullptr;
  stance.facesNowhere = rules::facesNowhere(rules.facing, stance.arm);
  stance.through = rules::aimZones(session.rules(), formation);
  const auto facing = directionOf(counter);
  const bool isAsTheRules = facing && facing->kind == rules.facing.kind.value_or(facing->kind);
  if (isAsTheRules && !stance.facesNowhere) {
    stance.zones = rules::zonesOf(rules.facing, session.layout().orientation(), *facing, formation, stance.arm);
  }
  return stance;
}

std::vector<const model::Placement*> setUpOf(const Session& session) {
  std::vector<const model::Placement*> setUp;
  for (const model::Placement& row : session.setUp().placements()) setUp.push_back(&row);
  return setUp;
}

AbilityTrouble troubleOfPace(const rules::MovementRules& rules, Pace pace, const rules::MovementMap& map) {
  const rules::Points& allowance = map.allowance();
  const bool lacksFigure = allowance.outcome == rules::Outcome::Unknown && allowance.paths.front() == "movement/figure";
  if (lacksFigure) return {AbilityFault::NoFigure, *rules.figure};
  if (pace == Pace::Charge && !rules.charge) return {AbilityFault::NoRule, "charge/hexes"};
  if (pace == Pace::DoubleTime && !rules.doubleTime) return {AbilityFault::NoRule, "double-time/arm"};
  if (pace == Pace::Charge && rules.charge->arm != map.mover().arm) return {AbilityFault::Forbidden, "charge/arm"};
  if (allowance.outcome == rules::Outcome::Forbidden) return {AbilityFault::Forbidden, allowance.paths.front()};
  if (!map.missing().empty()) return {AbilityFault::NoRule, map.missing().front()};
  return {};
}

bool restsOnEstimate(const Session& session, const std::vector<std::string>& paths) {
  return std::any_of(paths.begin(), paths.end(), [&](const std::string& path) {
    return rules::certaintyOf(session.battle(), session.rules(), path) == rules::Certainty::Estimated;
  });
}

}  // namespace redoubt::editor
