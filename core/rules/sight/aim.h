#pragma once

#include <set>

#include "core/hex/layout.h"
#include "core/rules/forces/formation.h"

/// Aiming: the targets of a counter, and the zone of a target through which it is aimed at, by zones ([7.2], [10.2],
/// M10.3).
///
/// A line leaves a hex by one of its sides, and lies in the zone of that side. One that runs along a hexside from there
/// leaves by the vertex between two sides, and is in the zones of both: a counter may aim along it if it may aim
/// through one of the two, and for a target the zone nearer to its front counts (M10.3.2).
namespace redoubt::rules {

using FacingZones = std::set<hex::FacingZone>;

/// The zones a unit can aim through: its formation's, otherwise those of `sight/zones`; all if the rules don't say.
/// `formation` can be null.
FacingZones aimZones(const RuleBook& book, const Formation* formation);

/// The zone or zones of a counter in which a line to another hex begins. None for its own hex.
FacingZones zonesTowards(const hex::Layout& layout, hex::HexKey from, const SideZones& zones, hex::HexKey other);

/// The zone of a target through which a line from another hex comes: M10.3.1 is about Flank and Rear. Nothing for its
/// own hex.
std::optional<hex::FacingZone> targetZone(const hex::Layout& layout, hex::HexKey target, const SideZones& zones,
                                          hex::HexKey shooter);

/// Whether a counter in `from` with these zones, of which it can aim through `through`, can aim at another hex; never
/// at its own. Line of sight, range, and whether it fires at all, are not checked.
bool canAim(const hex::Layout& layout, hex::HexKey from, const SideZones& zones, const FacingZones& through,
            hex::HexKey target);

}  // namespace redoubt::rules
