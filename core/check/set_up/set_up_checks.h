#pragma once

#include <vector>

#include "core/check/check.h"

/// The checks of this folder; only its own files include this.
namespace redoubt::check {

/// Placements in hexes that are not on the map, and placements that lack what their rule needs.
std::vector<Finding> checkPlacementRows(const CheckContext& context);
/// Units and leaders placed more than once in a variant.
std::vector<Finding> checkPlacedTwice(const CheckContext& context);
/// Units and leaders of a variant's declared forces that are neither placed nor entering, each by itself; where that
/// is so of all the units of one type, how many these are. Where the rule `set-up/complete` is false, as in a design
/// under way, only how many an army has yet to place.
std::vector<Finding> checkNotPlaced(const CheckContext& context);
/// Names in a source that no unit or leader bears; near names are offered.
std::vector<Finding> checkNames(const CheckContext& context);

/// Units and leaders placed by another army than their own.
std::vector<Finding> checkOwners(const CheckContext& context);
/// Counters outside the area of their scenario, and those it leaves at home (Szczekociny [13.1]).
std::vector<Finding> checkScenarioLimits(const CheckContext& context);
/// Variants that set up only some of the armies their scenario speaks of.
std::vector<Finding> checkBlocks(const CheckContext& context);
/// Hexes that are melee hexes from the start (Racławice [3.4], [6.9]).
std::vector<Finding> checkEnemies(const CheckContext& context);
/// Units that would have no leader to come back to once dispersed, and armies without an overall commander near whom
/// those of a lost leader come back, where the rules say that they do (K10.14).
std::vector<Finding> checkReturns(const CheckContext& context);
/// Counters in terrain that the rules forbid to their arm, but for those on a way through it ([8.2], K4.36).
FindingsByHex checkTerrain(const CheckContext& context, const HexSet* hexes);

/// Stacks of which unknown or estimated arms or sizes leave open whether the rule `stacking/alternatives` allows them,
/// for each army by itself (Racławice [6.2] to [6.4], Maciejowice [6.2]).
std::vector<Finding> checkStacks(const CheckContext& context);
/// Stacks beyond that rule.
FindingsByHex checkStackLimits(const CheckContext& context, const HexSet* hexes);
/// Units that must begin in certain hexes, where these hold fewer (`stacking/alternatives`; scenarios of Kłuszyn).
std::vector<Finding> checkRoom(const CheckContext& context);
/// Units that begin in an enemy's zone of control (K5.11, K6.12).
std::vector<Finding> checkControl(const CheckContext& context);
/// Stacks whose numbers don't say who lies on whom (Racławice [6.6]).
std::vector<Finding> checkStackOrder(const CheckContext& context);

/// Stacks whose units face different ways, arms in `facing/free` and `facing/none` excepted (Racławice [6.0]).
std::vector<Finding> checkFacings(const CheckContext& context);
/// Facings of what faces nowhere ([5.1]), and of the other kind than the rules have ([5.0]).
std::vector<Finding> checkFacingRows(const CheckContext& context);
/// How many units that a set-up block puts on the map have no facing, where the rules give those a meaning ([5.0]).
std::vector<Finding> checkMissingFacings(const CheckContext& context);

/// Formations that the rules don't know, that the units of a stack can't take, or in which they don't agree (R7.2,
/// R7.3, M6.2.1, M7.2, M8.12).
std::vector<Finding> checkFormations(const CheckContext& context);
/// Units that are in a formation by their size (R7.2), and guns that come onto the map in one (M8.12.1), of which the
/// set-up doesn't say so.
std::vector<Finding> checkPrescribedFormations(const CheckContext& context);
/// Formations in terrain that rules them out ([7.3]).
FindingsByHex checkFormationTerrain(const CheckContext& context, const HexSet* hexes);

}  // namespace redoubt::check
