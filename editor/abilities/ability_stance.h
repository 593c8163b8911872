#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/movement/movement_rules.h"
#include "core/rules/sight/aim.h"
#include "editor/abilities/abilities.h"
#include "editor/session/session.h"

/// What several of a counter's abilities need to know of it.
namespace redoubt::editor {

/// How a counter stands.
struct AbilityStance {
  std::string arm;   ///< empty where the rules know none
  std::string type;  ///< of a unit
  std::optional<rules::Formation> formation;
  std::optional<rules::SideZones> zones;  ///< nothing where it faces nowhere, or nobody knows where
  bool facesNowhere = false;
  rules::FacingZones through;  ///< the zones it may aim through
};

AbilityStance stanceOf(const Session& session, const rules::MovementRules& rules, const model::Placement& counter);

/// The placements of the variant looked at, as the rules take them.
std::vector<const model::Placement*> setUpOf(const Session& session);

/// Rules that don't let a mover go like that, or don't say enough.
AbilityTrouble troubleOfPace(const rules::MovementRules& rules, Pace pace, const rules::MovementMap& map);

/// Whether one of these rules is a working value.
bool restsOnEstimate(const Session& session, const std::vector<std::string>& paths);

}  // namespace redoubt::editor
