#pragma once

#include <vector>

#include "core/check/finding.h"
#include "core/model/battle.h"

/// The checks, by topic. check.cpp lists them with the tables they read; nothing else includes this.
namespace redoubt::check {

// map_checks.cpp

/// Hexes, hexsides, links, symbols, labels, notes and zone hexes that are not on the map, and
/// names whose path can't be read.
std::vector<Finding> checkMapHexes(const model::Battle& battle);
/// Hexes of entry zones that are not on an edge of the map, and entry zones without hexes (Racławice [13.0]).
std::vector<Finding> checkEntryHexes(const model::Battle& battle);

// set_up_checks.cpp

/// Placements in hexes that are not on the map, and placements that lack what their rule needs.
std::vector<Finding> checkPlacementRows(const model::Battle& battle);
/// Units and leaders placed more than once in a variant.
std::vector<Finding> checkPlacedTwice(const model::Battle& battle);
/// Units and leaders of a variant's declared forces that are neither placed nor entering, each by itself; where the rule
/// `set-up/complete` is false, as in a design under way, only how many an army has yet to place.
std::vector<Finding> checkNotPlaced(const model::Battle& battle);
/// Names in a source that no unit or leader bears; near names are offered.
std::vector<Finding> checkNames(const model::Battle& battle);

// stack_checks.cpp

/// Stacks beyond the rule `stacking/alternatives`, for each army by itself (Racławice [6.2] to [6.4]).
std::vector<Finding> checkStacks(const model::Battle& battle);
/// Stacks whose units face different ways, arms in `facing/free` and `facing/none` excepted (Racławice [6.0]).
std::vector<Finding> checkFacings(const model::Battle& battle);

// command_checks.cpp

/// Units without a command whose arm is in the rule `command/required`.
std::vector<Finding> checkCommands(const model::Battle& battle);
/// Leaders who may stand nowhere from where all their units on the map are within `command/range` (Racławice [4.2]).
/// A leader placed outright beside his units breaks no rule by being too far away, so it is a warning.
std::vector<Finding> checkLeaderPlaces(const model::Battle& battle);

// schedule_checks.cpp

/// Leaders whom the schedule names in a turn in which they aren't available.
std::vector<Finding> checkScheduleLeaders(const model::Battle& battle);
/// Pool lines and entries in turns outside the game.
std::vector<Finding> checkTurns(const model::Battle& battle);

// manifest_checks.cpp

/// The unit counters against the rule `box/counters`.
std::vector<Finding> checkBox(const model::Battle& battle);
/// Units of a type to which the rules give no arm.
std::vector<Finding> checkUnitTypes(const model::Battle& battle);

}  // namespace redoubt::check
