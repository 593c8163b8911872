#include "core/rules/set_up/set_up.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <tuple>

#include "core/model/standing.h"
#include "core/rules/book/json_values.h"

namespace redoubt::rules {
namespace {

// Nothing for a setting that is missing or not JSON.
nlohmann::json parsedSetting(const model::Battle& battle, Id<model::Scenario> scenario, std::string_view path) {
  return parsedJson(setting(battle, scenario, path));
}

template <class Row>
std::vector<const Row*> membersOf(const model::Battle& battle, const model::Army& army,
                                  const std::optional<std::vector<std::string>>& slugs) {
  std::vector<const Row*> result;
  for (const Row& row : battle.all<Row>()) {
    if (row.army != army.id) continue;
    if (!slugs || std::find(slugs->begin(), slugs->end(), row.slug) != slugs->end()) result.push_back(&row);
  }
  std::stable_sort(result.begin(), result.end(), [](auto* a, auto* b) { return a->ordinal < b->ordinal; });
  return result;
}

std::vector<const model::Army*> armiesOf(const model::Battle& battle, Id<model::Variant> variant) {
  std::set<Id<model::Army>> ids;
  const auto& rows = battle.all<model::VariantBlock>();
  for (auto row = rows.lowerBound({variant, Id<model::SetUpBlock>{}}); row != rows.end() && row->variant == variant;
       ++row) {
    if (const model::SetUpBlock* block = battle.find<model::SetUpBlock>(row->block)) ids.insert(block->army);
  }
  std::vector<const model::Army*> armies;
  for (const Id<model::Army> id : ids) {
    if (const model::Army* army = battle.find<model::Army>(id)) armies.push_back(army);
  }
  std::stable_sort(armies.begin(), armies.end(), [](auto* a, auto* b) { return a->ordinal < b->ordinal; });
  return armies;
}

std::vector<hex::HexKey> hexesOnMap(const model::Battle& battle, const hex::Layout& layout, Id<model::Zone> zone) {
  auto hexes = hexesOf(battle, zone);
  std::erase_if(hexes, [&](hex::HexKey hex) { return !layout.contains(hex); });
  return hexes;
}

// The hexes of a zone and all hexes within that distance of any of them.
std::vector<hex::HexKey> hexesNear(const model::Battle& battle, const hex::Layout& layout, Id<model::Zone> zone,
                                   int distance) {
  std::set<hex::HexKey> near;
  for (const hex::HexKey hex : hexesOnMap(battle, layout, zone)) {
    const auto disc = layout.disc(hex, distance);
    near.insert(disc.begin(), disc.end());
  }
  return {near.begin(), near.end()};
}

}  // namespace

bool isSetUpUnfinished(const RuleBook& book) {
  return book.json("set-up/complete") == "false";
}

std::vector<Id<model::Scenario>> lineageOf(const model::Battle& battle, Id<model::Scenario> scenario) {
  std::vector<Id<model::Scenario>> lineage;
  std::optional<Id<model::Scenario>> at = scenario;
  while (at && std::find(lineage.begin(), lineage.end(), *at) == lineage.end()) {
    lineage.push_back(*at);
    const model::Scenario* found = battle.find<model::Scenario>(*at);
    at = found ? found->parent : std::nullopt;
  }
  return lineage;
}

const model::Setting* settingRow(const model::Battle& battle, Id<model::Scenario> scenario, std::string_view path) {
  for (const Id<model::Scenario> each : lineageOf(battle, scenario)) {
    if (const model::Setting* row = battle.find<model::Setting>({each, std::string(path)})) return row;
  }
  return nullptr;
}

std::optional<std::string_view> setting(const model::Battle& battle, Id<model::Scenario> scenario,
                                        std::string_view path) {
  const model::Setting* row = settingRow(battle, scenario, path);
  return row ? std::optional<std::string_view>(row->value.text) : std::nullopt;
}

std::optional<int> integerSetting(const model::Battle& battle, Id<model::Scenario> scenario, std::string_view path) {
  return wholeNumber(parsedSetting(battle, scenario, path));
}

std::optional<std::string> textSetting(const model::Battle& battle, Id<model::Scenario> scenario,
                                       std::string_view path) {
  const nlohmann::json value = parsedSetting(battle, scenario, path);
  return value.is_string() ? std::optional(value.get<std::string>()) : std::nullopt;
}

std::optional<std::vector<std::string>> textsSetting(const model::Battle& battle, Id<model::Scenario> scenario,
                                                     std::string_view path) {
  const nlohmann::json value = parsedSetting(battle, scenario, path);
  if (!value.is_array()) return std::nullopt;
  std::vector<std::string> texts;
  for (const auto& item : value) {
    if (item.is_string()) texts.push_back(item.get<std::string>());
  }
  return texts;
}

std::optional<Id<model::Army>> armyOf(const model::Battle& battle, const model::Placement& placement) {
  const model::SetUpBlock* block = battle.find<model::SetUpBlock>(placement.block);
  return block ? std::optional(block->army) : std::nullopt;
}

std::vector<Stack> stacks(const std::vector<const model::Placement*>& placements) {
  std::map<hex::HexKey, PlacementList> byHex;
  for (const model::Placement* placement : placements) {
    for (const hex::HexKey hex : model::standingHexes(*placement)) byHex[hex].push_back(placement);
  }
  std::vector<Stack> result;
  for (auto& [hex, counters] : byHex) {
    std::stable_sort(counters.begin(), counters.end(), [](auto* a, auto* b) { return a->stack < b->stack; });
    result.push_back({hex, std::move(counters)});
  }
  return result;
}

std::map<Id<model::Army>, std::vector<const model::Placement*>> byArmy(const model::Battle& battle,
                                                                       const Stack& stack) {
  std::map<Id<model::Army>, PlacementList> result;
  for (const model::Placement* placement : stack.counters) {
    if (const auto army = armyOf(battle, *placement)) result[*army].push_back(placement);
  }
  return result;
}

std::vector<hex::HexKey> hexesOf(const model::Battle& battle, Id<model::Zone> zone) {
  std::vector<hex::HexKey> hexes;
  const auto& rows = battle.all<model::ZoneHex>();
  for (auto row = rows.lowerBound({zone, hex::HexKey{0}}); row != rows.end() && row->zone == zone; ++row) {
    hexes.push_back(row->hex);
  }
  return hexes;
}

std::vector<std::string> zonesAt(const model::Battle& battle, hex::HexKey hex) {
  std::vector<std::string> zones;
  for (const model::Zone& zone : battle.all<model::Zone>()) {
    if (battle.find<model::ZoneHex>({zone.id, hex})) zones.push_back(zone.slug);
  }
  return zones;
}

std::vector<hex::HexKey> startHexes(const model::Battle& battle, const hex::Layout& layout,
                                    const model::Placement& placement) {
  switch (placement.rule) {
    case model::PlacementRule::At: {
      const model::StandingHexes hexes = model::standingHexes(placement);
      return {hexes.begin(), hexes.end()};
    }
    case model::PlacementRule::Within:
      if (!placement.distance || *placement.distance < 0) return {};
      if (placement.hex) return layout.disc(*placement.hex, *placement.distance);
      return placement.zone ? hexesNear(battle, layout, *placement.zone, *placement.distance)
                            : std::vector<hex::HexKey>{};
    case model::PlacementRule::Zone:
      return placement.zone ? hexesOnMap(battle, layout, *placement.zone) : std::vector<hex::HexKey>{};
    default: return {};
  }
}

bool isSetUpOnCounters(const model::Battle& battle, const RuleBook& book,
                       const std::vector<const model::Placement*>& setUp, Id<model::Army> army) {
  if (book.text("set-up/start-hex") != "on-counter") return false;
  using enum model::PlacementRule;
  return std::none_of(setUp.begin(), setUp.end(), [&](const model::Placement* placement) {
    const bool isOnMap = placement->rule == At || placement->rule == WithOwnUnits || placement->rule == Within ||
                         placement->rule == Zone;
    return isOnMap && armyOf(battle, *placement) == army;
  });
}

Forces declaredForces(const model::Battle& battle, const model::Variant& variant) {
  Forces forces;
  for (const model::Army* army : armiesOf(battle, variant.id)) {
    const auto slugs = textsSetting(battle, variant.scenario, "forces/" + army->slug);
    const auto units = membersOf<model::Unit>(battle, *army, slugs);
    const auto leaders = membersOf<model::Leader>(battle, *army, slugs);
    forces.units.insert(forces.units.end(), units.begin(), units.end());
    forces.leaders.insert(forces.leaders.end(), leaders.begin(), leaders.end());
  }
  return forces;
}

const model::Leader* overallCommander(const model::Battle& battle, Id<model::Scenario> scenario,
                                      const model::Army& army) {
  if (const auto slug = textSetting(battle, scenario, "overall-commander/" + army.slug)) {
    const auto named = membersOf<model::Leader>(battle, army, std::vector{*slug});
    if (!named.empty()) return named.front();
  }
  const auto takingPart = textsSetting(battle, scenario, "forces/" + army.slug);
  for (const model::Leader* leader : membersOf<model::Leader>(battle, army, takingPart)) {
    if (leader->overall) return leader;
  }
  return nullptr;
}

}  // namespace redoubt::rules
