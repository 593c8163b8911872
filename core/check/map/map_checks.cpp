#include "core/check/map/map_checks.h"

#include <type_traits>

#include "core/check/finding_collector.h"
#include "core/check/hex_by_hex.h"
#include "core/model/label_path.h"

namespace redoubt::check {
namespace {

// A zone's hex by the zone's slug, so that it is the same in every copy of a file.
Subject subjectOfZoneHex(const model::Battle& battle, const model::ZoneHex& row) {
  const model::Zone* zone = battle.find<model::Zone>(row.zone);
  const std::string name = zone && !zone->slug.empty() ? zone->slug : std::to_string(row.zone.value);
  return RowSubject{std::string(model::ZoneHex::kTable), name + "/" + std::to_string(row.hex.value)};
}

template <class Row>
Subject mapSubjectOf(const model::Battle& battle, const Row& row) {
  if constexpr (std::is_same_v<Row, model::ZoneHex>) return subjectOfZoneHex(battle, row);
  return subjectOf(row);
}

template <class Row>
void addOffMap(FindingCollector& collector, const Row& row, const std::string& name, Place place) {
  const std::string text = toText(place, collector.layout());
  Finding& finding =
      collector.add("hex-off-map", mapSubjectOf(collector.battle(), row), {{"name", name}, {"hex", text}});
  finding.place = std::move(place);
  collector.cite(row);
  model::Edit edit;
  eraseRow(edit, collector.battle(), row);
  collector.fix("erase-off-map", std::move(edit));
}

template <class Row, class NameOf>
void lookAtHexes(FindingCollector& collector, NameOf&& name) {
  for (const Row& row : collector.battle().all<Row>()) {
    const std::optional<hex::HexKey> hex = row.hex;
    if (hex && !collector.layout().contains(*hex)) addOffMap(collector, row, name(row), std::vector{*hex});
  }
}

void lookAtSides(FindingCollector& collector, hex::HexKey hex) {
  const hex::Layout& layout = collector.layout();
  forEachOwnSide<model::Hexside>(collector.battle(), hex, [&](const model::Hexside& row) {
    if (!layout.contains(row.side)) addOffMap(collector, row, row.kind, row.side);
  });
  // A road runs from hex to hex, so both must be on the map.
  forEachOwnSide<model::Link>(collector.battle(), hex, [&](const model::Link& row) {
    if (!layout.isInner(row.side)) addOffMap(collector, row, row.kind, row.side);
  });
}

void lookAtPaths(FindingCollector& collector) {
  for (const model::Label& row : collector.battle().all<model::Label>()) {
    if (row.path.empty() || !model::labelPath(row.path).empty()) continue;
    Finding& finding = collector.add("label-path", check::subjectOf(row), {{"name", row.text}});
    if (collector.layout().contains(row.hex)) finding.place = std::vector{row.hex};
    collector.cite(row, "path");
    model::Label straight = row;
    straight.path.clear();
    model::Edit edit;
    edit.put(std::move(straight));
    collector.fix("straighten-label", std::move(edit));
  }
}

}  // namespace

FindingsByHex checkMapHexes(const CheckContext& context, const HexSet* hexes) {
  return lookHexByHex(context, hexes, [&](FindingCollector& collector, hex::HexKey hex) {
    const model::HexRow* row = context.battle().find<model::HexRow>(hex);
    if (row && !collector.layout().contains(hex)) addOffMap(collector, *row, row->terrain, std::vector{hex});
    lookAtSides(collector, hex);
  });
}

std::vector<Finding> checkMapThings(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  if (!collector.hasMap()) return collector.take();
  lookAtHexes<model::Symbol>(collector, [](const auto& row) { return row.kind; });
  lookAtHexes<model::Label>(collector, [](const auto& row) { return row.text; });
  lookAtHexes<model::MapPicture>(collector, [](const auto& row) { return row.title; });
  lookAtHexes<model::ScanPoint>(collector, [&](const auto& row) {
    const model::MapPicture* picture = battle.find<model::MapPicture>(row.mapPicture);
    return picture ? picture->title : std::string();
  });
  lookAtHexes<model::Note>(collector, [](const auto& row) { return row.text; });
  lookAtHexes<model::ZoneHex>(collector, [&](const auto& row) {
    const model::Zone* zone = battle.find<model::Zone>(row.zone);
    return zone ? zone->title : std::string();
  });
  lookAtPaths(collector);
  return collector.take();
}

}  // namespace redoubt::check
