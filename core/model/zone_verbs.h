#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/edit.h"

/// Edits of zones, the named sets of hexes. Each verb leaves out rows that would not change; a zone that is not in the
/// battle gives an empty edit. `title` is what history shows.
namespace redoubt::model {

/// The rows that name a zone, in the order of their keys; their references would be invalid without it.
struct ZoneUses {
  std::vector<Id<Entry>> entries;             ///< counters enter over its hexes
  std::vector<Id<Placement>> placements;      ///< counters begin in it
  std::vector<Id<ReturnPoint>> returnPoints;  ///< an army returns to it

  bool empty() const { return entries.empty() && placements.empty() && returnPoints.empty(); }
  friend bool operator==(const ZoneUses&, const ZoneUses&) = default;
};
ZoneUses zoneUses(const Battle& battle, Id<Zone> zone);

/// The zones a hex belongs to, in the order of their titles.
std::vector<Id<Zone>> zonesAt(const Battle& battle, hex::HexKey hex);

/// The slug a zone of that name gets: the name slugged, and numbered where a zone has that slug already.
std::string freeZoneSlug(const Battle& battle, std::string_view name);

/// A new zone of these hexes, also of none; its row is the only one in `puts<Zone>()`. Without a name, no edit.
Edit makeZone(const Battle& battle, std::string_view name, const OpenWord<ZoneKind>& kind,
              std::span<const hex::HexKey> hexes, std::string title);
Edit addToZone(const Battle& battle, Id<Zone> zone, std::span<const hex::HexKey> hexes, std::string title);
/// Takes hexes out; the zone stays, even without any.
Edit takeFromZone(const Battle& battle, Id<Zone> zone, std::span<const hex::HexKey> hexes, std::string title);
/// The slug stays, so that waivers still find the zone. Without a name, no edit.
Edit renameZone(const Battle& battle, Id<Zone> zone, std::string_view name, std::string title);
Edit setZoneKind(const Battle& battle, Id<Zone> zone, const OpenWord<ZoneKind>& kind, std::string title);

/// Removes a zone that nothing uses, with its hexes; an empty edit while there are uses.
Edit removeZone(const Battle& battle, Id<Zone> zone, std::string title);
/// Removes a zone and gives its uses to another, which keeps its own hexes.
Edit replaceZone(const Battle& battle, Id<Zone> zone, Id<Zone> by, std::string title);
/// Removes a zone with its uses: entries and return points are removed, and counters that began or entered there are
/// off the map. The schedule keeps its lines, without the entry. It must be applied to all variants: a placement that
/// another variant only inherits would keep the zone.
Edit removeZoneAndUses(const Battle& battle, Id<Zone> zone, std::string title);

}  // namespace redoubt::model
