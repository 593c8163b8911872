#pragma once

#include <set>

#include "core/rules/forces/formation.h"
#include "core/rules/sight/sight.h"

/// Whom a counter can aim at, and from which quarter it is aimed at: the zones round it, and the line of sight ([7.2],
/// [10.2], M10.3).
///
/// A line leaves a hex by one of its sides, and lies in the zone of that side. One that runs along a hexside from there
/// leaves by the vertex between two sides, and lies in the zone of either: a counter may aim along it if it may aim
/// through one of the two, and a target is met in the one nearer to its front (M10.3.2).
namespace redoubt::rules {

using FacingZones = std::set<hex::FacingZone>;

/// The zones a unit can aim through: its formation's, else those of `sight/zones`; all, where the rules don't say.
/// `formation` may be null.
FacingZones aimZones(const RuleBook& book, const Formation* formation);

/// The zone, or zones, in which a line from a counter to another hex begins. None for its own hex.
FacingZones zonesTowards(const hex::Layout& layout, hex::HexKey from, const SideZones& zones, hex::HexKey other);

/// The zone of a target through which a line from another hex comes: Flank and Rear are what M10.3.1 is about.
/// Nothing for its own hex.
std::optional<hex::FacingZone> targetZone(const hex::Layout& layout, hex::HexKey target, const SideZones& zones,
                                          hex::HexKey shooter);

/// Whether a counter can aim at a hex, or why not.
struct AimVerdict {
  SightVerdict sight;
  bool isInZone = false;  ///< whether the line begins in a zone through which it may aim; never for its own hex

  bool canAim() const { return sight.isVisible && isInZone; }
};

/// Of a counter in `from` with these zones round it, which aims through `through` of them. Range, and whether it fires
/// at all, are not looked at.
AimVerdict aim(const SightMap& map, hex::HexKey from, const SideZones& zones, const FacingZones& through,
               hex::HexKey target);

}  // namespace redoubt::rules
