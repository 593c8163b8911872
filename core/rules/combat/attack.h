#pragma once

#include <set>
#include <string>
#include <vector>

#include "core/hex/layout.h"
#include "core/rules/position/board.h"

/// Duties in attacks by counters at their places in a set-up, which go by rules of their own beside the families that
/// compute attacks (Kłuszyn 6.13, 6.18, 14.11).
namespace redoubt::rules {

/// The units in a hex, the top one first.
PlacementList defendersIn(const Board& ground, hex::HexKey target);

/// Whether only one of the units in a hex defends, chosen by their owner, by `combat/one-defends` (scenarios of
/// Kłuszyn). False if there is just one unit.
bool oneDefends(const Board& ground, hex::HexKey target);

/// Kinds of markers that a player still has to place and can place between two neighbours, where they hinder an attack
/// from one on the other (K14.11).
std::vector<std::string> markersThatMayStand(const Board& ground, hex::HexKey from, hex::HexKey to);

/// The other enemy hexes in the zones of control of the attackers that must also be attacked by
/// `combat/must-be-attacked` (K6.13); not across a marker of the attacker's own hex that frees it from that (K6.18).
/// Attackers with an unknown facing are not considered. By hex.
std::set<hex::HexKey> stillToAttack(const Board& ground, const PlacementList& attackers,
                                    const std::vector<hex::HexKey>& targets);

}  // namespace redoubt::rules
