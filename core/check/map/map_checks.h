#pragma once

#include <vector>

#include "core/check/check.h"

/// The checks of this folder; only its own files include this.
namespace redoubt::check {

/// Hexes, hexsides and links that are not on the map.
FindingsByHex checkMapHexes(const CheckContext& context, const HexSet* hexes);
/// Symbols, labels, notes and zone hexes that are not on the map, and names whose path can't be read.
std::vector<Finding> checkMapThings(const CheckContext& context);

/// Names that hang over the edge of the map's hexes, as far as can be told without their type faces.
std::vector<Finding> checkLabelPlaces(const CheckContext& context);

/// Kinds of terrain that the rules don't define or put elsewhere; roads over water without a crossing, and crossings
/// where no water is ([8.2]).
FindingsByHex checkGround(const CheckContext& context, const HexSet* hexes);
/// Whether hexes of which nothing is said have a terrain.
std::vector<Finding> checkGroundRule(const CheckContext& context);
/// Slopes without an upper side, and slopes that don't go with the levels of their hexes ([8.2]).
FindingsByHex checkSlopes(const CheckContext& context, const HexSet* hexes);

/// Entry zones with hexes that are not on an edge of the map, and without any (Racławice [13.0]).
std::vector<Finding> checkEntryHexes(const CheckContext& context);
/// The same for the zones where units come back after a lost melee (Maciejowice [11.11.4], Szczekociny [11.11.4]).
std::vector<Finding> checkReturnZones(const CheckContext& context);
/// Armies of a scenario for which it names no such zone, though the rules send losers off the map, and leaders whose
/// units come back (`return-of/<leader>`) where their army has no return point (Maciejowice [11.11.4]).
std::vector<Finding> checkReturnPoints(const CheckContext& context);
/// Hexes where units come back, on terrain closed to all arms of their army.
FindingsByHex checkReturnGround(const CheckContext& context, const HexSet* hexes);
/// Scenarios played on a part of the map that is not there, or that nobody can come in by (Szczekociny [13.1]).
std::vector<Finding> checkAreas(const CheckContext& context);

/// The sheet against its hexes and against what the rules say of size and scale ([2.0], [2.1]).
std::vector<Finding> checkSheet(const CheckContext& context);

}  // namespace redoubt::check
