#include "core/model/zone_verbs.h"

#include <algorithm>
#include <set>

#include "core/base/text.h"
#include "core/model/origins.h"

namespace redoubt::model {
namespace {

template <class Row>
std::vector<Id<Row>> usersOf(const Battle& battle, Id<Zone> zone) {
  std::vector<Id<Row>> users;
  for (const Row& row : battle.all<Row>()) {
    if (row.zone == zone) users.push_back(row.id);
  }
  return users;
}

void eraseZone(Edit& edit, const Battle& battle, Id<Zone> zone) {
  const auto& hexes = battle.all<ZoneHex>();
  for (auto row = hexes.lowerBound({zone, hex::HexKey{0}}); row != hexes.end() && row->zone == zone; ++row) {
    eraseWithOrigins<ZoneHex>(edit, battle, row->key());
  }
  eraseWithOrigins<Zone>(edit, battle, zone);
}

// Gives the rows of one table another zone.
template <class Row>
void hand(Edit& edit, const Battle& battle, const std::vector<Id<Row>>& users, Id<Zone> zone) {
  for (const Id<Row> id : users) {
    Row row = *battle.find<Row>(id);
    row.zone = zone;
    edit.put(std::move(row));
  }
}

bool stoodByZone(PlacementRule rule) {
  return rule == PlacementRule::Zone || rule == PlacementRule::Enters || rule == PlacementRule::OnActivation;
}

void putWithout(Edit& edit, const Battle& battle, Placement row, bool losesZone, bool losesEntry) {
  if (losesZone) row.zone.reset();
  if (losesEntry) row.entry.reset();
  if (stoodByZone(row.rule)) {
    row.rule = PlacementRule::OffMap;
    markSetByHand(edit, battle, Placement::kTable, keyText<Placement>(row.id), "hex");
  }
  edit.put(std::move(row));
}

Edit changedZone(const Battle& battle, Id<Zone> zone, std::string title, auto&& change) {
  Edit edit(std::move(title));
  const Zone* old = battle.find<Zone>(zone);
  if (!old) return edit;
  Zone row = *old;
  change(row);
  if (!(row == *old)) edit.put(std::move(row));
  return edit;
}

}  // namespace

ZoneUses zoneUses(const Battle& battle, Id<Zone> zone) {
  return {usersOf<Entry>(battle, zone), usersOf<Placement>(battle, zone), usersOf<ReturnPoint>(battle, zone)};
}

std::vector<Id<Zone>> zonesAt(const Battle& battle, hex::HexKey hex) {
  std::vector<const Zone*> zones;
  for (const Zone& zone : battle.all<Zone>()) {
    if (battle.find<ZoneHex>({zone.id, hex})) zones.push_back(&zone);
  }
  std::sort(zones.begin(), zones.end(), [](const Zone* a, const Zone* b) {
    if (a->title == b->title) return a->id < b->id;
    return naturalLess(a->title, b->title);
  });
  std::vector<Id<Zone>> ids;
  for (const Zone* zone : zones) ids.push_back(zone->id);
  return ids;
}

std::string freeZoneSlug(const Battle& battle, std::string_view name) {
  const std::string wanted = slugged(name).empty() ? "zone" : slugged(name);
  std::string slug = wanted;
  for (int number = 2; battle.bySlug<Zone>(slug); ++number) slug = wanted + "-" + std::to_string(number);
  return slug;
}

Edit makeZone(const Battle& battle, std::string_view name, const OpenWord<ZoneKind>& kind,
              std::span<const hex::HexKey> hexes, std::string title) {
  Edit edit(std::move(title));
  if (words(name).empty()) return edit;
  const Id<Zone> id{randomId()};
  edit.put(Zone{id, freeZoneSlug(battle, name), std::string(name), kind});
  for (const hex::HexKey hex : std::set<hex::HexKey>(hexes.begin(), hexes.end())) edit.put(ZoneHex{id, hex});
  return edit;
}

Edit addToZone(const Battle& battle, Id<Zone> zone, std::span<const hex::HexKey> hexes, std::string title) {
  Edit edit(std::move(title));
  if (!battle.find<Zone>(zone)) return edit;
  for (const hex::HexKey hex : std::set<hex::HexKey>(hexes.begin(), hexes.end())) {
    if (!battle.find<ZoneHex>({zone, hex})) edit.put(ZoneHex{zone, hex});
  }
  return edit;
}

Edit takeFromZone(const Battle& battle, Id<Zone> zone, std::span<const hex::HexKey> hexes, std::string title) {
  Edit edit(std::move(title));
  for (const hex::HexKey hex : std::set<hex::HexKey>(hexes.begin(), hexes.end())) {
    if (battle.find<ZoneHex>({zone, hex})) eraseWithOrigins<ZoneHex>(edit, battle, {zone, hex});
  }
  return edit;
}

Edit renameZone(const Battle& battle, Id<Zone> zone, std::string_view name, std::string title) {
  if (words(name).empty()) return Edit(std::move(title));
  return changedZone(battle, zone, std::move(title), [&](Zone& row) { row.title = name; });
}

Edit setZoneKind(const Battle& battle, Id<Zone> zone, const OpenWord<ZoneKind>& kind, std::string title) {
  return changedZone(battle, zone, std::move(title), [&](Zone& row) { row.kind = kind; });
}

Edit removeZone(const Battle& battle, Id<Zone> zone, std::string title) {
  Edit edit(std::move(title));
  if (battle.find<Zone>(zone) && zoneUses(battle, zone).empty()) eraseZone(edit, battle, zone);
  return edit;
}

Edit replaceZone(const Battle& battle, Id<Zone> zone, Id<Zone> by, std::string title) {
  Edit edit(std::move(title));
  if (zone == by || !battle.find<Zone>(zone) || !battle.find<Zone>(by)) return edit;
  const ZoneUses uses = zoneUses(battle, zone);
  hand(edit, battle, uses.entries, by);
  hand(edit, battle, uses.placements, by);
  hand(edit, battle, uses.returnPoints, by);
  eraseZone(edit, battle, zone);
  return edit;
}

Edit removeZoneAndUses(const Battle& battle, Id<Zone> zone, std::string title) {
  Edit edit(std::move(title));
  if (!battle.find<Zone>(zone)) return edit;
  const ZoneUses uses = zoneUses(battle, zone);
  const std::set<Id<Entry>> entries(uses.entries.begin(), uses.entries.end());
  for (const Placement& row : battle.all<Placement>()) {
    const bool losesEntry = row.entry && entries.contains(*row.entry);
    if (row.zone == zone || losesEntry) putWithout(edit, battle, row, row.zone == zone, losesEntry);
  }
  for (const PoolLine& line : battle.all<PoolLine>()) {
    if (!line.entry || !entries.contains(*line.entry)) continue;
    PoolLine row = line;
    row.entry.reset();
    edit.put(std::move(row));
  }
  for (const Id<Entry> id : uses.entries) eraseWithOrigins<Entry>(edit, battle, id);
  for (const Id<ReturnPoint> id : uses.returnPoints) eraseWithOrigins<ReturnPoint>(edit, battle, id);
  eraseZone(edit, battle, zone);
  return edit;
}

}  // namespace redoubt::model
