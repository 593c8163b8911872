#pragma once

#include <set>
#include <string>
#include <vector>

#include "core/hex/layout.h"
#include "core/model/standing.h"
#include "core/rules/forces/formation.h"
#include "core/rules/set_up/set_up.h"

/// The ground under counters and between them: the terrain of a hex, what lies between two neighbours, and which side
/// of a counter another hex is on.
namespace redoubt::rules {

/// The terrain of a hex; that of hexes without a row is the ordinary ground.
std::string terrainAt(const model::Battle& battle, const RuleBook& book, hex::HexKey hex);

/// The kinds of terrain on the hexside between two neighbours, without a slope that only counts uphill if the way from
/// `from` to `to` is down it.
std::vector<std::string> sidesAcross(const model::Battle& battle, const RuleBook& book, const hex::Layout& layout,
                                     hex::HexKey from, hex::HexKey to);
/// The kinds of roads and other links between two neighbours.
std::vector<std::string> linksBetween(const model::Battle& battle, const hex::Layout& layout, hex::HexKey from,
                                      hex::HexKey to);

/// The markers on the hexside between two neighbours that hinder whoever comes from `from` to `to`: all but those that
/// protect only their own hex and don't lie in `to`.
std::set<std::string> markersAcross(const RuleBook& book, const hex::Layout& layout, const PlacementList& setUp,
                                    hex::HexKey from, hex::HexKey to);
/// Whether such a marker protects only the hex that it lies in (`marker/<marker>/protects`).
bool protectsOnlyItsHex(const RuleBook& book, const std::string& marker);

/// The zones of a counter by its facing and formation; nothing if it has no facing, or its facing is unknown.
std::optional<SideZones> zonesOf(const model::Battle& battle, const RuleBook& book, const hex::Layout& layout,
                                 const FacingRules& facing, const model::Placement& counter);

/// The player whose counter it is; nothing for markers of nobody.
std::optional<Id<model::Player>> playerOf(const model::Battle& battle, const model::Placement& counter);

}  // namespace redoubt::rules
