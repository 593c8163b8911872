#include <algorithm>
#include <map>
#include <set>

#include "core/check/gathering.h"
#include "core/check/hex_by_hex.h"
#include "core/check/map/map_checks.h"
#include "core/rules/forces/arms.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::check {
namespace {

using Hexes = std::vector<hex::HexKey>;

Hexes hexesOnMap(const Gathering& gathering, Id<model::Zone> zone) {
  Hexes hexes = rules::hexesOf(gathering.battle(), zone);
  std::erase_if(hexes, [&](hex::HexKey hex) { return !gathering.layout().contains(hex); });
  return hexes;
}

Hexes inlandOf(const Gathering& gathering, const Hexes& hexes) {
  Hexes inland = hexes;
  std::erase_if(inland, [&](hex::HexKey hex) { return gathering.layout().isOnEdge(hex); });
  return inland;
}

// The first few hexes; "…" for the rest.
std::string hexesText(const Gathering& gathering, Hexes hexes) {
  constexpr std::size_t kMost = 8;
  const bool isLong = hexes.size() > kMost;
  if (isLong) hexes.resize(kMost);
  return gathering.hexNames(hexes) + (isLong ? " …" : "");
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
void citeZone(Gathering& gathering, const model::Zone& zone, const Hexes& hexes) {
  gathering.cite(zone);
  if (!hexes.empty()) gathering.cite(model::ZoneHex{zone.id, hexes.front()});
  if (const Row* row = firstBy<Row>(gathering.battle(), zone.id)) gathering.cite(*row);
}

void addInland(Gathering& gathering, const model::Zone& zone, const Hexes& inland, std::size_t all) {
  gathering
      .add("entry-not-on-edge", check::subjectOf(zone), {{"zone", zone.title}, {"hexes", hexesText(gathering, inland)}})
      .place = inland;
  citeZone<model::Entry>(gathering, zone, inland);
  // They can be removed if the zone has no other use and keeps a hex for entering.
  if (zone.kind != model::ZoneKind::Entry || inland.size() == all) return;
  model::Edit edit;
  for (const hex::HexKey hex : inland) eraseRow(edit, gathering.battle(), model::ZoneHex{zone.id, hex});
  gathering.fix("erase-entry-hexes", std::move(edit));
}

void lookAtEntryZone(Gathering& gathering, const model::Zone& zone) {
  const Hexes hexes = hexesOnMap(gathering, zone.id);
  const Hexes inland = inlandOf(gathering, hexes);
  if (!inland.empty()) addInland(gathering, zone, inland, hexes.size());
  if (!hexes.empty()) return;
  gathering.add("entry-without-hexes", check::subjectOf(zone), {{"zone", zone.title}});
  citeZone<model::Entry>(gathering, zone, {});
}

void lookAtReturnZone(Gathering& gathering, const model::Zone& zone) {
  const Hexes hexes = hexesOnMap(gathering, zone.id);
  const Hexes inland = inlandOf(gathering, hexes);
  if (hexes.empty()) {
    gathering.add("return-without-hexes", check::subjectOf(zone), {{"zone", zone.title}});
  } else if (!inland.empty()) {
    gathering
        .add("return-not-on-edge", check::subjectOf(zone),
             {{"zone", zone.title}, {"hexes", hexesText(gathering, inland)}})
        .place = inland;
  } else {
    return;
  }
  citeZone<model::ReturnPoint>(gathering, zone, inland);
}

// The armies with units in some variant of a scenario.
std::set<Id<model::Army>> armiesIn(const model::Battle& battle, const model::Scenario& scenario) {
  std::set<Id<model::Army>> armies;
  for (const model::Variant* variant : rules::variants(battle, scenario.id)) {
    for (const model::Unit* unit : rules::declaredForces(battle, *variant).units) armies.insert(unit->army);
  }
  return armies;
}

void lookForReturns(Gathering& gathering, const model::Scenario& scenario) {
  std::set<Id<model::Army>> without = armiesIn(gathering.battle(), scenario);
  for (const auto* row : rules::rowsIn<model::ReturnPoint>(gathering.battle(), scenario.id)) without.erase(row->army);
  for (const Id<model::Army> id : without) {
    const model::Army* army = gathering.battle().find<model::Army>(id);
    if (!army) continue;
    gathering.add("return-missing", check::subjectOf(*army), {{"army", army->name}, {"scenario", scenario.title}})
        .scenario = scenario.slug;
    gathering.citeRule("withdrawal/returns-to");
    gathering.citeRule("withdrawal/kind");
  }
}

// A leader whose units return to a zone that is not a return point of the army.
void lookAtReturnOf(Gathering& gathering, const model::Scenario& scenario, const model::Leader& leader) {
  const model::Battle& battle = gathering.battle();
  const model::Setting* setting = rules::settingRow(battle, scenario.id, "return-of/" + leader.slug);
  const model::Zone* zone =
      setting ? battle.bySlug<model::Zone>(rules::textOf(std::string_view(setting->value.text)).value_or("")) : nullptr;
  if (!zone) return;
  const auto rows = rules::rowsIn<model::ReturnPoint>(battle, scenario.id);
  const bool isThere = std::any_of(rows.begin(), rows.end(), [&](const model::ReturnPoint* row) {
    return row->army == leader.army && row->zone == zone->id;
  });
  if (isThere) return;
  gathering
      .add("return-elsewhere", check::subjectOf(leader),
           {{"leader", leader.name}, {"zone", zone->title}, {"scenario", scenario.title}})
      .scenario = scenario.slug;
  gathering.cite(*setting);
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
bool areAllAmong(const Gathering& gathering, Id<model::Army> army, const std::vector<std::string>& arms) {
  std::set<std::string> types;
  for (const model::Unit& unit : gathering.battle().where<&model::Unit::army>(army)) types.insert(unit.type);
  return !types.empty() && std::all_of(types.begin(), types.end(), [&](const std::string& type) {
    const auto arm = rules::armOfType(gathering.book(), type);
    return arm && std::find(arms.begin(), arms.end(), *arm) != arms.end();
  });
}

void lookAtReturn(Gathering& gathering, hex::HexKey hex, const std::vector<const model::ReturnPoint*>& rows) {
  const model::HexRow* ground = gathering.battle().find<model::HexRow>(hex);
  const std::string terrain =
      ground && !ground->terrain.empty() ? ground->terrain : rules::groundTerrain(gathering.book());
  const std::string path = "terrain/" + terrain + "/forbidden";
  const auto forbidden = gathering.book().texts(path);
  if (forbidden.empty()) return;
  for (const model::ReturnPoint* row : rows) {
    if (!areAllAmong(gathering, row->army, forbidden)) continue;
    const model::Army* army = gathering.battle().find<model::Army>(row->army);
    const std::string name = army && !army->slug.empty() ? army->slug : std::to_string(row->army.value);
    gathering
        .add("return-forbidden", RowSubject{std::string(model::Army::kTable), name},
             {{"army", armyName(gathering.battle(), row->army)},
              {"hex", gathering.hexName(hex)},
              {"terrain", rules::terrainTitle(gathering.book(), terrain)}})
        .place = std::vector{hex};
    gathering.citeRule(path);
    gathering.cite(*row);
  }
}

// The part of the map that a scenario is played on.
struct Area {
  const model::Zone* zone;
  std::set<hex::HexKey> hexes;
};

std::optional<Area> areaOf(const Gathering& gathering, const model::Scenario& scenario) {
  const auto slug = rules::textSetting(gathering.battle(), scenario.id, "area");
  const auto* zone = slug ? gathering.battle().bySlug<model::Zone>(*slug) : nullptr;
  if (!zone) return std::nullopt;
  const Hexes hexes = hexesOnMap(gathering, zone->id);
  return Area{zone, {hexes.begin(), hexes.end()}};
}

void addEmptyArea(Gathering& gathering, const model::Scenario& scenario, const model::Zone& zone) {
  gathering.add("area-without-hexes", check::subjectOf(zone), {{"scenario", scenario.title}, {"zone", zone.title}})
      .scenario = scenario.slug;
  if (const auto* row = rules::settingRow(gathering.battle(), scenario.id, "area")) gathering.cite(*row);
}

// Rows of a scenario by which counters come onto the map.
template <class Row>
void lookAtWaysIn(Gathering& gathering, const model::Scenario& scenario, const Area& area) {
  std::set<Id<model::Zone>> seen;
  for (const Row& row : gathering.battle().all<Row>()) {
    const auto* zone = gathering.battle().find<model::Zone>(row.zone);
    if (row.scenario != scenario.id || !zone || !seen.insert(row.zone).second) continue;
    const Hexes hexes = hexesOnMap(gathering, row.zone);
    const auto isInside = [&](hex::HexKey hex) { return area.hexes.contains(hex); };
    if (hexes.empty() || std::any_of(hexes.begin(), hexes.end(), isInside)) continue;
    Finding& finding = gathering.add("way-in-outside-area", check::subjectOf(*zone),
                                     {{"scenario", scenario.title}, {"zone", zone->title}, {"area", area.zone->title}});
    finding.scenario = scenario.slug;
    finding.place = hexes;
    gathering.cite(row);
  }
}

}  // namespace

std::vector<Finding> checkEntryHexes(const CheckContext& context) {
  Gathering gathering(context);
  const auto zones = entryZones(context.battle());
  if (zones.empty() || !gathering.hasMap()) return gathering.take();
  for (const Id<model::Zone> id : zones) {
    if (const auto* zone = context.battle().find<model::Zone>(id)) lookAtEntryZone(gathering, *zone);
  }
  return gathering.take();
}

std::vector<Finding> checkReturnZones(const CheckContext& context) {
  Gathering gathering(context);
  std::set<Id<model::Zone>> zones;
  for (const model::ReturnPoint& row : context.battle().all<model::ReturnPoint>()) zones.insert(row.zone);
  if (zones.empty() || !gathering.hasMap()) return gathering.take();
  for (const Id<model::Zone> id : zones) {
    if (const auto* zone = context.battle().find<model::Zone>(id)) lookAtReturnZone(gathering, *zone);
  }
  return gathering.take();
}

std::vector<Finding> checkReturnPoints(const CheckContext& context) {
  Gathering gathering(context);
  for (const model::Scenario* scenario : rules::scenarios(context.battle())) {
    for (const model::Leader& leader : context.battle().all<model::Leader>()) {
      lookAtReturnOf(gathering, *scenario, leader);
    }
  }
  // An unfinished design can get them later.
  const rules::RuleBook& book = context.book();
  if (book.text("withdrawal/kind") != "turn-track" || rules::isUnderWay(book)) return gathering.take();
  for (const model::Scenario* scenario : rules::scenarios(context.battle())) lookForReturns(gathering, *scenario);
  return gathering.take();
}

FindingsByHex checkReturnGround(const CheckContext& context, const HexSet* hexes) {
  const Returns returns = returnHexes(context.battle());
  HexSet wanted;
  for (const auto& [hex, rows] : returns) {
    if ((!hexes || hexes->contains(hex)) && context.layout().contains(hex)) wanted.insert(hex);
  }
  return lookHexByHex(context, &wanted,
                      [&](Gathering& gathering, hex::HexKey hex) { lookAtReturn(gathering, hex, returns.at(hex)); });
}

std::vector<Finding> checkAreas(const CheckContext& context) {
  Gathering gathering(context);
  for (const model::Scenario* scenario : rules::scenarios(context.battle())) {
    const auto area = areaOf(gathering, *scenario);
    if (!area || !gathering.hasMap()) continue;
    if (area->hexes.empty()) {
      addEmptyArea(gathering, *scenario, *area->zone);
      continue;
    }
    lookAtWaysIn<model::Entry>(gathering, *scenario, *area);
    lookAtWaysIn<model::ReturnPoint>(gathering, *scenario, *area);
  }
  return gathering.take();
}

}  // namespace redoubt::check
