#include "core/check/map/map_checks.h"

#include <type_traits>

#include "core/check/gathering.h"
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

void lookAtSides(Gathering& gathering, hex::HexKey hex) {
  const hex::Layout& layout = gathering.layout();
  forEachOwnSide<model::Hexside>(gathering.battle(), hex, [&](const model::Hexside& row) {
    if (!layout.contains(row.side)) addOffMap(gathering, row, row.kind, row.side);
  });
  // A road runs from hex to hex, so both must be on the map.
  forEachOwnSide<model::Link>(gathering.battle(), hex, [&](const model::Link& row) {
    if (!layout.isInner(row.side)) addOffMap(gathering, row, row.kind, row.side);
  });
}

void lookAtPaths(Gathering& gathering) {
  for (const model::Label& row : gathering.battle().all<model::Label>()) {
    if (row.path.empty() || !model::labelPath(row.path).empty()) continue;
    Finding& finding = gathering.add("label-path", check::subjectOf(row), {{"name", row.text}});
    if (gathering.layout().contains(row.hex)) finding.place = std::vector{row.hex};
    gathering.cite(row, "path");
    model::Label straight = row;
    straight.path.clear();
    model::Edit edit;
    edit.put(std::move(straight));
    gathering.fix("straighten-label", std::move(edit));
  }
}

}  // namespace

FindingsByHex checkMapHexes(const CheckContext& context, const HexSet* hexes) {
  return lookHexByHex(context, hexes, [&](Gathering& gathering, hex::HexKey hex) {
    const model::HexRow* row = context.battle().find<model::HexRow>(hex);
    if (row && !gathering.layout().contains(hex)) addOffMap(gathering, *row, row->terrain, std::vector{hex});
    lookAtSides(gathering, hex);
  });
}

std::vector<Finding> checkMapThings(const CheckContext& context) {
  Gathering gathering(context);
  const model::Battle& battle = context.battle();
  if (!gathering.hasMap()) return gathering.take();
  lookAtHexes<model::Symbol>(gathering, [](const auto& row) { return row.kind; });
  lookAtHexes<model::Label>(gathering, [](const auto& row) { return row.text; });
  lookAtHexes<model::Note>(gathering, [](const auto& row) { return row.text; });
  lookAtHexes<model::ZoneHex>(gathering, [&](const auto& row) {
    const model::Zone* zone = battle.find<model::Zone>(row.zone);
    return zone ? zone->title : std::string();
  });
  lookAtPaths(gathering);
  return gathering.take();
}

}  // namespace redoubt::check
