#pragma once

#include <vector>

#include "core/check/check.h"

/// The checks of this folder; only its own files include this.
namespace redoubt::check {

/// Units without a command whose arm is in the rule `command/required`, in several commands though no rule
/// `command/reserve` lets leaders share them, or lets all but theirs, or in one of another army (Racławice [4.1],
/// Maciejowice [4.5]).
std::vector<Finding> checkUnitCommands(const CheckContext& context);
/// Commands without leader or units, led from another army, or that their strip or name doesn't tell apart ([4.1]).
std::vector<Finding> checkCommandRows(const CheckContext& context);
/// Leaders who lead nobody and have no power of their own.
std::vector<Finding> checkLeaders(const CheckContext& context);
/// Armies without an overall commander, with one of another army, or with several to choose from ([4.4]).
std::vector<Finding> checkOverallCommanders(const CheckContext& context);
/// Leaders who may stand nowhere from where all their units on the map are in command ([4.2], Szczekociny [13.1]).
/// A leader placed outright beside his units breaks no rule by being too far away, so it is a warning.
std::vector<Finding> checkLeaderPlaces(const CheckContext& context);

}  // namespace redoubt::check
