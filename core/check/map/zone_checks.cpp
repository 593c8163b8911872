#include <algorithm>
#include <map>
#include <set>

#include "core/check/finding_collector.h"
#include "core/check/hex_by_hex.h"
#include "core/check/map/map_checks.h"
#include "core/rules/forces/arms.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::check {
namespace {

using Hexes = std::vector<hex::HexKey>;

Hexes hexesOnMap(const FindingCollector& collector, Id<model::Zone> zone) {
  Hexes hexes = rules::hexesOf(collector.battle(), zone);
  std::erase_if(hexes, [&](hex::HexKey hex) { return !collector.layout().contains(hex); });
  return hexes;
}

Hexes inlandOf(const FindingCollector& collector, const Hexes& hexes) {
  Hexes inland = hexes;
  std::erase_if(inland, [&](hex::HexKey hex) { return collector.layout().isOnEdge(hex); });
  return inland;
}

// The first few hexes; "…" for the rest.
std::string hexesText(const FindingCollector& collector, Hexes hexes) {
  constexpr std::size_t kMost = 8;
  const bool isLong = hexes.size() > kMost;
  if (isLong) hexes.resize(kMost);
  return collector.hexNames(hexes) + (isLong ? " …" : "");
}

std::set<Id<model::Zone>> entryZones(const model::Battle& battle) {
  std::set<Id<model::Zone>> zones;
  for (const model::Entry& entry : battle.all<model::Entry>()) zones.insert(entry.zone);
  for (const model::Zone& zone : battle.all<model::Zone>()) {
    if (zone.kind == model::ZoneKind::Entry) zones.insert(zone.id);
  }
  return zones;
}

// The first row of scenarios that refers to the zone.
template <class Row>
const Row* firstBy(const model::Battle& battle, Id<model::Zone> zone) {
  for (const Row& row : battle.all<Row>()) {
    if (row.zone == zone) return &row;
  }
  return nullptr;
}

// The zone's own origin, otherwise that of its first hex there, otherwise that of the row that refers to it.
template <class Row>
void citeZone(FindingCollector& collector, const model::Zone& zone, const Hexes& hexes) {
  collector.cite(zone);
  if (!hexes.empty()) collector.cite(model::ZoneHex{zone.id, hexes.front()});
  if (const Row* row = firstBy<Row>(collector.battle(), zone.id)) collector.cite(*row);
}

void addInland(FindingCollector& collector, const model::Zone& zone, const Hexes& inland, std::size_t all) {
  collector
      .add("entry-not-on-edge", check::subjectOf(zone), {{"zone", zone.title}, {"hexes", hexesText(collector, inland)}})
      .place = inland;
  citeZone<model::Entry>(collector, zone, inland);
  // They can be removed if the zone has no other use and keeps a hex for entering.
  if (zone.kind != model::ZoneKind::Entry || inland.size() == all) return;
  model::Edit edit;
  for (const hex::HexKey hex : inland) eraseRow(edit, collector.battle(), model::ZoneHex{zone.id, hex});
  collector.fix("erase-entry-hexes", std::move(edit));
}

void lookAtEntryZone(FindingCollector& collector, const model::Zone& zone) {
  const Hexes hexes = hexesOnMap(collector, zone.id);
  const Hexes inland = inlandOf(collector, hexes);
  if (!inland.empty()) addInland(collector, zone, inland, hexes.size());
  if (!hexes.empty()) return;
  collector.add("entry-without-hexes", check::subjectOf(zone), {{"zone", zone.title}});
  citeZone<model::Entry>(collector, zone, {});
}

void lookAtReturnZone(FindingCollector& collector, const model::Zone& zone) {
  const Hexes hexes = hexesOnMap(collector, zone.id);
  const Hexes inland = inlandOf(collector, hexes);
  if (hexes.empty()) {
    collector.add("return-without-hexes", check::subjectOf(zone), {{"zone", zone.title}});
  } else if (!inland.empty()) {
    collector
        .add("return-not-on-edge", check::subjectOf(zone),
             {{"zone", zone.title}, {"hexes", hexesText(collector, inland)}})
        .place = inland;
  } else {
    return;
  }
  citeZone<model::ReturnPoint>(collector, zone, inland);
}

// The armies with units in some variant of a scenario.
std::set<Id<model::Army>> armiesIn(const model::Battle& battle, const model::Scenario& scenario) {
  std::set<Id<model::Army>> armies;
  for (const model::Variant* variant : rules::variants(battle, scenario.id)) {
    for (const model::Unit* unit : rules::declaredForces(battle, *variant).units) armies.insert(unit->army);
  }
  return armies;
}

void lookForReturns(FindingCollector& collector, const model::Scenario& scenario) {
  std::set<Id<model::Army>> without = armiesIn(collector.battle(), scenario);
  for (const auto* row : rules::rowsIn<model::ReturnPoint>(collector.battle(), scenario.id)) without.erase(row->army);
  for (const Id<model::Army> id : without) {
    const model::Army* army = collector.battle().find<model::Army>(id);
    if (!army) continue;
    collector.add("return-missing", check::subjectOf(*army), {{"army", army->name}, {"scenario", scenario.title}})
        .scenario = scenario.slug;
    collector.citeRule("withdrawal/returns-to");
    collector.citeRule("withdrawal/kind");
  }
}

// A leader whose units return to a zone that is not a return point of the army.
void lookAtReturnOf(FindingCollector& collector, const model::Scenario& scenario, const model::Leader& leader) {
  const model::Battle& battle = collector.battle();
  const model::Setting* setting = rules::settingRow(battle, scenario.id, "return-of/" + leader.slug);
  const model::Zone* zone =
      setting ? battle.bySlug<model::Zone>(rules::textOf(std::string_view(setting->value.text)).value_or("")) : nullptr;
  if (!zone) return;
  const auto rows = rules::rowsIn<model::ReturnPoint>(battle, scenario.id);
  const bool isThere = std::any_of(rows.begin(), rows.end(), [&](const model::ReturnPoint* row) {
    return row->army == leader.army && row->zone == zone->id;
  });
  if (isThere) return;
  collector
      .add("return-elsewhere", check::subjectOf(leader),
           {{"leader", leader.name}, {"zone", zone->title}, {"scenario", scenario.title}})
      .scenario = scenario.slug;
  collector.cite(*setting);
}

// The return hexes of an army's units.
using Returns = std::map<hex::HexKey, std::vector<const model::ReturnPoint*>>;

Returns returnHexes(const model::Battle& battle) {
  Returns returns;
  for (const model::ReturnPoint& row : battle.all<model::ReturnPoint>()) {
    for (const hex::HexKey hex : rules::hexesOf(battle, row.zone)) returns[hex].push_back(&row);
  }
  return returns;
}

// True if the army has units and all their arms are among `arms`.
bool areAllAmong(const FindingCollector& collector, Id<model::Army> army, const std::vector<std::string>& arms) {
  std::set<std::string> types;
  for (const model::Unit& unit : collector.battle().where<&model::Unit::army>(army)) types.insert(unit.type);
  return !types.empty() && std::all_of(types.begin(), types.end(), [&](const std::string& type) {
    const auto arm = rules::armOfType(collector.book(), type);
    return arm && std::find(arms.begin(), arms.end(), *arm) != arms.end();
  });
}

void lookAtReturn(FindingCollector& collector, hex::HexKey hex, const std::vector<const model::ReturnPoint*>& rows) {
  const model::HexRow* ground = collector.battle().find<model::HexRow>(hex);
  const std::string terrain =
      ground && !ground->terrain.empty() ? ground->terrain : rules::groundTerrain(collector.book());
  const std::string path = "terrain/" + terrain + "/forbidden";
  const auto forbidden = collector.book().texts(path);
  if (forbidden.empty()) return;
  for (const model::ReturnPoint* row : rows) {
    if (!areAllAmong(collector, row->army, forbidden)) continue;
    const model::Army* army = collector.battle().find<model::Army>(row->army);
    const std::string name = army && !army->slug.empty() ? army->slug : std::to_string(row->army.value);
    collector
        .add("return-forbidden", RowSubject{std::string(model::Army::kTable), name},
             {{"army", armyName(collector.battle(), row->army)},
              {"hex", collector.hexName(hex)},
              {"terrain", rules::terrainTitle(collector.book(), terrain)}})
        .place = std::vector{hex};
    collector.citeRule(path);
    collector.cite(*row);
  }
}

// The part of the map that a scenario is played on.
struct Area {
  const model::Zone* zone;
  std::set<hex::HexKey> hexes;
};

std::optional<Area> areaOf(const FindingCollector& collector, const model::Scenario& scenario) {
  const auto slug = rules::textSetting(collector.battle(), scenario.id, "area");
  const auto* zone = slug ? collector.battle().bySlug<model::Zone>(*slug) : nullptr;
  if (!zone) return std::nullopt;
  const Hexes hexes = hexesOnMap(collector, zone->id);
  return Area{zone, {hexes.begin(), hexes.end()}};
}

void addEmptyArea(FindingCollector& collector, const model::Scenario& scenario, const model::Zone& zone) {
  collector.add("area-without-hexes", check::subjectOf(zone), {{"scenario", scenario.title}, {"zone", zone.title}})
      .scenario = scenario.slug;
  if (const auto* row = rules::settingRow(collector.battle(), scenario.id, "area")) collector.cite(*row);
}

// Rows of a scenario by which counters come onto the map.
template <class Row>
void lookAtWaysIn(FindingCollector& collector, const model::Scenario& scenario, const Area& area) {
  std::set<Id<model::Zone>> seen;
  for (const Row& row : collector.battle().all<Row>()) {
    const auto* zone = collector.battle().find<model::Zone>(row.zone);
    if (row.scenario != scenario.id || !zone || !seen.insert(row.zone).second) continue;
    const Hexes hexes = hexesOnMap(collector, row.zone);
    const auto isInside = [&](hex::HexKey hex) { return area.hexes.contains(hex); };
    if (hexes.empty() || std::any_of(hexes.begin(), hexes.end(), isInside)) continue;
    Finding& finding = collector.add("way-in-outside-area", check::subjectOf(*zone),
                                     {{"scenario", scenario.title}, {"zone", zone->title}, {"area", area.zone->title}});
    finding.scenario = scenario.slug;
    finding.place = hexes;
    collector.cite(row);
  }
}

}  // namespace

std::vector<Finding> checkEntryHexes(const CheckContext& context) {
  FindingCollector collector(context);
  const auto zones = entryZones(context.battle());
  if (zones.empty() || !collector.hasMap()) return collector.take();
  for (const Id<model::Zone> id : zones) {
    if (const auto* zone = context.battle().find<model::Zone>(id)) lookAtEntryZone(collector, *zone);
  }
  return collector.take();
}

std::vector<Finding> checkReturnZones(const CheckContext& context) {
  FindingCollector collector(context);
  std::set<Id<model::Zone>> zones;
  for (const model::ReturnPoint& row : context.battle().all<model::ReturnPoint>()) zones.insert(row.zone);
  if (zones.empty() || !collector.hasMap()) return collector.take();
  for (const Id<model::Zone> id : zones) {
    if (const auto* zone = context.battle().find<model::Zone>(id)) lookAtReturnZone(collector, *zone);
  }
  return collector.take();
}

std::vector<Finding> checkReturnPoints(const CheckContext& context) {
  FindingCollector collector(context);
  for (const model::Scenario* scenario : rules::scenarios(context.battle())) {
    for (const model::Leader& leader : context.battle().all<model::Leader>()) {
      lookAtReturnOf(collector, *scenario, leader);
    }
  }
  // An unfinished design can get them later.
  const rules::RuleBook& book = context.book();
  if (book.text("withdrawal/kind") != "turn-track" || rules::isSetUpUnfinished(book)) return collector.take();
  for (const model::Scenario* scenario : rules::scenarios(context.battle())) lookForReturns(collector, *scenario);
  return collector.take();
}

FindingsByHex checkReturnGround(const CheckContext& context, const HexSet* hexes) {
  const Returns returns = returnHexes(context.battle());
  HexSet wanted;
  for (const auto& [hex, rows] : returns) {
    if ((!hexes || hexes->contains(hex)) && context.layout().contains(hex)) wanted.insert(hex);
  }
  return lookHexByHex(context, &wanted, [&](FindingCollector& collector, hex::HexKey hex) {
    lookAtReturn(collector, hex, returns.at(hex));
  });
}

std::vector<Finding> checkAreas(const CheckContext& context) {
  FindingCollector collector(context);
  for (const model::Scenario* scenario : rules::scenarios(context.battle())) {
    const auto area = areaOf(collector, *scenario);
    if (!area || !collector.hasMap()) continue;
    if (area->hexes.empty()) {
      addEmptyArea(collector, *scenario, *area->zone);
      continue;
    }
    lookAtWaysIn<model::Entry>(collector, *scenario, *area);
    lookAtWaysIn<model::ReturnPoint>(collector, *scenario, *area);
  }
  return collector.take();
}

}  // namespace redoubt::check
