#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/movement/movement_rules.h"
#include "core/rules/sight/aim.h"
#include "editor/abilities/abilities.h"
#include "editor/session/session.h"

/// What several abilities need to know about a counter.
namespace redoubt::editor {

/// The state of a counter: its arm, type, zones and formation.
struct AbilityStance {
  std::string arm;   ///< empty: unknown to the rules
  std::string type;  ///< for a unit
  std::optional<rules::Formation> formation;
  std::optional<rules::SideZones> zones;  ///< nullopt: it faces nowhere, or the facing is unknown
  bool facesNowhere = false;
  rules::FacingZones through;  ///< the zones it may aim through
};

AbilityStance stanceOf(const Session& session, const rules::MovementRules& rules, const model::Placement& counter);

/// The placements of the shown variant, in the form that the rules use.
std::vector<const model::Placement*> setUpOf(const Session& session);

/// Why the rules don't allow that pace to a mover, or don't say enough about it.
AbilityTrouble troubleOfPace(const rules::MovementRules& rules, Pace pace, const rules::MovementMap& map);

/// Whether one of these rules is a working value.
bool restsOnEstimate(const Session& session, const std::vector<std::string>& paths);

}  // namespace redoubt::editor
