#pragma once

#include <vector>

#include "core/check/check.h"

/// The checks of this folder; only its own files include this.
namespace redoubt::check {

/// Placements in hexes that are not on the map, and placements that lack what their rule needs.
std::vector<Finding> checkPlacementRows(const CheckContext& context);
/// Units and leaders placed more than once in a variant.
std::vector<Finding> checkPlacedTwice(const CheckContext& context);
/// Units and leaders of a variant's declared forces that are neither placed nor entering, one finding each; if that is
/// true for all units of one type, one finding with their number. If the rule `set-up/complete` is false, as in an
/// unfinished design, only the number that each army still has to place.
std::vector<Finding> checkNotPlaced(const CheckContext& context);
/// Names in a source that no unit or leader has; similar names are offered.
std::vector<Finding> checkNames(const CheckContext& context);

/// Units and leaders placed by another army than their own.
std::vector<Finding> checkOwners(const CheckContext& context);
/// Counters outside the area of their scenario, and counters that don't take part in it (Szczekociny [13.1]).
std::vector<Finding> checkScenarioLimits(const CheckContext& context);
/// Variants that set up only some of the armies that their scenario mentions.
std::vector<Finding> checkBlocks(const CheckContext& context);
/// Hexes that are melee hexes from the start (Racławice [3.4], [6.9]).
std::vector<Finding> checkEnemies(const CheckContext& context);
/// Units without a leader to return to after dispersal, and armies without the overall commander to whom units of a
/// lost leader return, if the rules say so (K10.14).
std::vector<Finding> checkReturns(const CheckContext& context);
/// Counters in terrain that the rules forbid to their arm, except on a link through it ([8.2], K4.36).
FindingsByHex checkTerrain(const CheckContext& context, const HexSet* hexes);

/// Stacks for which unknown or estimated arms or sizes leave it undecided whether the rule `stacking/alternatives`
/// allows them, for each army separately (Racławice [6.2] to [6.4], Maciejowice [6.2]).
std::vector<Finding> checkStacks(const CheckContext& context);
/// Stacks that exceed the limits of that rule.
FindingsByHex checkStackLimits(const CheckContext& context, const HexSet* hexes);
/// Whether there are rules `limit/…`.
bool hasLimits(const CheckContext& context);
/// Stacks that break limits of the rules `limit/…`, or for which that can't be decided.
std::vector<Finding> checkLimits(const CheckContext& context);
/// Units that lie across two hexes which are no neighbours; all that lie across two, in games without rules `long/…`.
std::vector<Finding> checkSecondHexes(const CheckContext& context);
/// Whether there are such rules.
bool hasLongUnits(const CheckContext& context);
/// Units that lie across two hexes though none of those rules lets them; units that must and don't.
std::vector<Finding> checkLongUnits(const CheckContext& context);
/// Units that must begin in certain hexes that don't have enough room (`stacking/alternatives`; scenarios of Kłuszyn).
std::vector<Finding> checkRoom(const CheckContext& context);
/// Units that begin in an enemy zone of control (K5.11, K6.12).
std::vector<Finding> checkControl(const CheckContext& context);
/// Stacks whose numbers don't give an order of the counters (Racławice [6.6]).
std::vector<Finding> checkStackOrder(const CheckContext& context);

/// Stacks whose units have different facings, arms in `facing/free` and `facing/none` excepted (Racławice [6.0]).
std::vector<Finding> checkFacings(const CheckContext& context);
/// Facings of counters that have none by the rules ([5.1]), and facings of the wrong kind ([5.0]).
std::vector<Finding> checkFacingRows(const CheckContext& context);
/// The number of units in a set-up block on the map without a facing, if facings have a meaning in the rules ([5.0]).
std::vector<Finding> checkMissingFacings(const CheckContext& context);

/// Formations that the rules don't define, that the units of a stack can't take, or that differ within a stack (R7.2,
/// R7.3, M6.2.1, M7.2, M8.12).
std::vector<Finding> checkFormations(const CheckContext& context);
/// Units that have a formation by their size (R7.2), and guns that enter the map in one (M8.12.1), for which the set-up
/// doesn't give it.
std::vector<Finding> checkPrescribedFormations(const CheckContext& context);
/// Placements that set a unit up at a step that it doesn't have, or give a step to what is no unit.
std::vector<Finding> checkSetUpSteps(const CheckContext& context);
/// Formations in terrain that excludes them ([7.3]).
FindingsByHex checkFormationTerrain(const CheckContext& context, const HexSet* hexes);

}  // namespace redoubt::check
