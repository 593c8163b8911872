#include <algorithm>
#include <set>
#include <type_traits>

#include "core/check/checks.h"
#include "core/check/gathering.h"
#include "core/model/label_path.h"
#include "core/rules/set_up.h"

namespace redoubt::check {
namespace {

// A zone's hex by the zone's slug, so that it reads the same in every copy of a file.
std::string subjectOfZoneHex(const model::Battle& battle, const model::ZoneHex& row) {
  const model::Zone* zone = battle.find<model::Zone>(row.zone);
  const std::string name = zone && !zone->slug.empty() ? zone->slug : std::to_string(row.zone.value);
  return "zone_hex/" + name + "/" + std::to_string(row.hex.value);
}

template <class Row>
std::string mapSubjectOf(const model::Battle& battle, const Row& row) {
  if constexpr (std::is_same_v<Row, model::ZoneHex>) return subjectOfZoneHex(battle, row);
  return subjectOf(row);
}

template <class Row>
void addOffMap(Gathering& gathering, const Row& row, const std::string& name, Place place) {
  const std::string text = toText(place, gathering.layout());
  Finding& finding =
      gathering.add("hex-off-map", mapSubjectOf(gathering.battle(), row), {{"name", name}, {"hex", text}});
  finding.place = std::move(place);
  gathering.cite(row);
  model::Edit edit;
  eraseRow(edit, gathering.battle(), row);
  gathering.fix("erase-off-map", std::move(edit));
}

template <class Row, class NameOf>
void lookAtHexes(Gathering& gathering, NameOf&& name) {
  for (const Row& row : gathering.battle().all<Row>()) {
    const std::optional<hex::HexKey> hex = row.hex;
    if (hex && !gathering.layout().contains(*hex)) addOffMap(gathering, row, name(row), std::vector{*hex});
  }
}

void lookAtSides(Gathering& gathering) {
  const hex::Layout& layout = gathering.layout();
  for (const model::Hexside& row : gathering.battle().all<model::Hexside>()) {
    if (!layout.contains(row.side)) addOffMap(gathering, row, row.kind, row.side);
  }
  // A road runs from hex to hex, so both must be there.
  for (const model::Link& row : gathering.battle().all<model::Link>()) {
    if (!layout.isInner(row.side)) addOffMap(gathering, row, row.kind, row.side);
  }
}

void lookAtPaths(Gathering& gathering) {
  for (const model::Label& row : gathering.battle().all<model::Label>()) {
    if (row.path.empty() || !model::labelPath(row.path).empty()) continue;
    Finding& finding = gathering.add("label-path", subjectOf(row), {{"name", row.text}});
    if (gathering.layout().contains(row.hex)) finding.place = std::vector{row.hex};
    gathering.cite(row, "path");
    model::Label straight = row;
    straight.path.clear();
    model::Edit edit;
    edit.put(std::move(straight));
    gathering.fix("straighten-label", std::move(edit));
  }
}

std::set<Id<model::Zone>> entryZones(const model::Battle& battle) {
  std::set<Id<model::Zone>> zones;
  for (const model::Entry& entry : battle.all<model::Entry>()) zones.insert(entry.zone);
  for (const model::Zone& zone : battle.all<model::Zone>()) {
    if (zone.kind == model::ZoneKind::Entry) zones.insert(zone.id);
  }
  return zones;
}

const model::Entry* firstEntryBy(const model::Battle& battle, Id<model::Zone> zone) {
  for (const model::Entry& entry : battle.all<model::Entry>()) {
    if (entry.zone == zone) return &entry;
  }
  return nullptr;
}

// A hex can be taken out if that harms no other use of the zone and leaves it a way in.
bool canLoseInland(const Gathering& gathering, const model::Zone& zone, const std::vector<hex::HexKey>& hexes) {
  return zone.kind == model::ZoneKind::Entry &&
         std::any_of(hexes.begin(), hexes.end(), [&](hex::HexKey hex) { return gathering.layout().isOnEdge(hex); });
}

void addInland(Gathering& gathering, const model::Zone& zone, hex::HexKey hex, bool isFixable) {
  const model::ZoneHex row{zone.id, hex};
  Finding& finding = gathering.add("entry-not-on-edge", subjectOfZoneHex(gathering.battle(), row),
                                   {{"hex", gathering.hexName(hex)}, {"zone", zone.title}});
  finding.place = std::vector{hex};
  gathering.cite(row);
  if (const model::Entry* entry = firstEntryBy(gathering.battle(), zone.id)) gathering.cite(*entry);
  if (!isFixable) return;
  model::Edit edit;
  eraseRow(edit, gathering.battle(), row);
  gathering.fix("erase-entry-hex", std::move(edit));
}

}  // namespace

std::vector<Finding> checkMapHexes(const model::Battle& battle) {
  Gathering gathering(battle);
  if (!gathering.hasMap()) return gathering.take();
  lookAtHexes<model::HexRow>(gathering, [](const auto& row) { return row.terrain; });
  lookAtHexes<model::Symbol>(gathering, [](const auto& row) { return row.kind; });
  lookAtHexes<model::Label>(gathering, [](const auto& row) { return row.text; });
  lookAtHexes<model::Note>(gathering, [](const auto& row) { return row.text; });
  lookAtHexes<model::ZoneHex>(gathering, [&](const auto& row) {
    const model::Zone* zone = battle.find<model::Zone>(row.zone);
    return zone ? zone->title : std::string();
  });
  lookAtSides(gathering);
  lookAtPaths(gathering);
  return gathering.take();
}

std::vector<Finding> checkEntryHexes(const model::Battle& battle) {
  Gathering gathering(battle);
  const auto zones = entryZones(battle);
  if (zones.empty() || !gathering.hasMap()) return gathering.take();
  for (const Id<model::Zone> id : zones) {
    const model::Zone* zone = battle.find<model::Zone>(id);
    if (!zone) continue;
    auto hexes = rules::hexesOf(battle, id);
    std::erase_if(hexes, [&](hex::HexKey hex) { return !gathering.layout().contains(hex); });
    const bool isFixable = canLoseInland(gathering, *zone, hexes);
    for (const hex::HexKey hex : hexes) {
      if (!gathering.layout().isOnEdge(hex)) addInland(gathering, *zone, hex, isFixable);
    }
    if (!hexes.empty()) continue;
    gathering.add("entry-without-hexes", subjectOf(*zone), {{"zone", zone->title}});
    gathering.cite(*zone);
  }
  return gathering.take();
}

}  // namespace redoubt::check
