#pragma once

#include <vector>

#include "core/check/check.h"

/// The checks of this folder; only its own files include this.
namespace redoubt::check {

/// Hexes, hexsides and links that are not on the map.
FindingsByHex checkMapHexes(const CheckContext& context, const HexSet* hexes);
/// Symbols, labels, pictures, notes and zone hexes that are not on the map, and names whose path can't be read.
std::vector<Finding> checkMapThings(const CheckContext& context);

/// Rows that name a picture which the file lacks.
std::vector<Finding> checkPictures(const CheckContext& context);

/// Names that extend over the edge of the map's hexes, as far as that is certain without their typefaces.
std::vector<Finding> checkLabelPlaces(const CheckContext& context);

/// Kinds of terrain that the rules don't define or have in another place; roads over water without a crossing, and
/// crossings without water ([8.2]).
FindingsByHex checkGround(const CheckContext& context, const HexSet* hexes);
/// Whether there is a terrain for hexes without a row.
std::vector<Finding> checkGroundRule(const CheckContext& context);
/// Slopes without an upper side, and slopes that don't agree with the levels of their hexes ([8.2]).
FindingsByHex checkSlopes(const CheckContext& context, const HexSet* hexes);

/// Entry zones with hexes that are not on an edge of the map, or without hexes (Racławice [13.0]).
std::vector<Finding> checkEntryHexes(const CheckContext& context);
/// The same for the zones to which units return after a lost melee (Maciejowice [11.11.4], Szczekociny [11.11.4]).
std::vector<Finding> checkReturnZones(const CheckContext& context);
/// Armies of a scenario without such a zone, although by the rules losers leave the map, and leaders whose units return
/// (`return-of/<leader>`) to a zone that is not a return point of their army (Maciejowice [11.11.4]).
std::vector<Finding> checkReturnPoints(const CheckContext& context);
/// Return hexes on terrain that is closed to all arms of their army.
FindingsByHex checkReturnGround(const CheckContext& context, const HexSet* hexes);
/// Scenarios played on a part of the map that does not exist, or that has no hex for entries (Szczekociny [13.1]).
std::vector<Finding> checkAreas(const CheckContext& context);

/// The sheet, compared with its hexes and with size and scale in the rules ([2.0], [2.1]).
std::vector<Finding> checkSheet(const CheckContext& context);

}  // namespace redoubt::check
