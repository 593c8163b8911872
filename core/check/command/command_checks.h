#pragma once

#include <vector>

#include "core/check/check.h"

/// The checks of this folder; only its own files include this.
namespace redoubt::check {

/// Units without a command whose arm is in the rule `command/required`, units in several commands although
/// `command/reserve` doesn't allow their leaders to share them, and units in a command of another army (Racławice
/// [4.1], Maciejowice [4.5]).
std::vector<Finding> checkUnitCommands(const CheckContext& context);
/// Commands without leader or units, with a leader of another army, or with the same stripe or name as another command
/// ([4.1]).
std::vector<Finding> checkCommandRows(const CheckContext& context);
/// Leaders that lead no units and have no power of their own.
std::vector<Finding> checkLeaders(const CheckContext& context);
/// Armies without an overall commander, with one of another army, or with several to choose from ([4.4]).
std::vector<Finding> checkOverallCommanders(const CheckContext& context);
/// Leaders that have no allowed hex from which all their units on the map are in command ([4.2], Szczekociny [13.1]). A
/// leader placed in a fixed hex breaks no rule by being too far away, so it is a warning.
std::vector<Finding> checkLeaderPlaces(const CheckContext& context);

}  // namespace redoubt::check
