#include "core/rules/movement/control.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/rules/book/rule_values.h"
#include "core/rules/movement/movement_rules.h"

namespace redoubt::rules {
namespace {

using hex::HexKey;
using nlohmann::json;

using Names = std::set<std::string, std::less<>>;

Names namesAt(const RuleBook& book, const std::string& path) {
  const auto texts = book.texts(path);
  return {texts.begin(), texts.end()};
}

std::optional<ControlTurning> turningAt(const RuleBook& book) {
  const json value = ruleValue(book, "control/turning");
  if (!value.is_object()) return std::nullopt;
  ControlTurning turning;
  for (const json& arm : value.value("arms", json::array())) {
    if (arm.is_string()) turning.arms.insert(arm.get<std::string>());
  }
  turning.costs = costsByDegrees(value);
  turning.isOnlyFirst = value.value("only-first", json(false)) == true;
  return turning;
}

std::optional<BackingAway> backingAwayAt(const RuleBook& book) {
  const json value = ruleValue(book, "control/back-away");
  if (!value.is_object()) return std::nullopt;
  const json zone = value.value("zone", json());
  const auto into = zone.is_string() ? zoneFromText(zone.get_ref<const std::string&>()) : std::nullopt;
  if (!into) return std::nullopt;
  return BackingAway{*into, value.value("into-control", json(false)) == true,
                     value.value("free-turn", json(false)) == true};
}

// The hexes of the zone when it faces there, on the map or not.
std::set<HexKey> zoneFacing(const MovementRules& rules, const hex::Layout& layout, const Controller& unit,
                            hex::Direction facing) {
  std::set<HexKey> hexes;
  const Formation* formation = formationOf(rules, Mover{unit.arm, "", unit.formation, false});
  const auto zones = zonesOf(rules.facing, layout.orientation(), facing, formation, unit.arm);
  if (!zones) return hexes;
  for (const hex::FacingZone zone : rules.control.zones) {
    for (const HexKey hex : hexesIn(layout, unit.hex, *zones, zone)) {
      if (layout.contains(hex)) hexes.insert(hex);
    }
  }
  return hexes;
}

// Whatever it faces.
ControlledHexes zoneOfAnyFacing(const MovementRules& rules, const hex::Layout& layout, const Controller& unit,
                                hex::FacingKind kind) {
  ControlledHexes all;
  for (int index = 0; index < hex::kSides; ++index) {
    const auto hexes = zoneFacing(rules, layout, unit, {kind, index});
    if (index == 0) all.sure = hexes;
    std::erase_if(all.sure, [&](HexKey hex) { return !hexes.contains(hex); });
    all.possible.insert(hexes.begin(), hexes.end());
  }
  std::erase_if(all.possible, [&](HexKey hex) { return all.sure.contains(hex); });
  return all;
}

}  // namespace

ControlRules controlRules(const RuleBook& book) {
  ControlRules rules;
  for (const std::string& word : book.texts("control/zones")) {
    if (const auto zone = zoneFromText(word)) rules.zones.push_back(*zone);
  }
  rules.without = namesAt(book, "control/none");
  rules.mustStop = ruleTruth(book, "control/stops").value_or(false);
  rules.entryCost = rulePoints(book, "control/entry-cost");
  rules.turning = turningAt(book);
  rules.backingAway = backingAwayAt(book);
  rules.isLiftedByFriends = ruleTruth(book, "control/negated-by-friends").value_or(false);
  rules.ignoredBy = namesAt(book, "control/ignored-by");
  rules.ignoredWith = namesAt(book, "control/ignored-with");
  rules.barsRetreat = ruleTruth(book, "control/bars-retreat").value_or(false);
  return rules;
}

bool heedsControl(const ControlRules& rules, std::string_view arm, std::span<const std::string> company) {
  if (rules.zones.empty() || rules.ignoredBy.contains(arm) || rules.ignoredWith.contains(arm)) return false;
  return std::none_of(company.begin(), company.end(),
                      [&](const std::string& other) { return rules.ignoredWith.contains(other); });
}

ControlledHexes zoneOfControl(const MovementRules& rules, const hex::Layout& layout, const Controller& unit) {
  if (rules.control.zones.empty() || rules.control.without.contains(unit.arm)) return {};
  const hex::FacingKind kind = rules.facing.kind.value_or(hex::FacingKind::Vertex);
  const bool isKnown = unit.facing && unit.facing->kind == kind;
  ControlledHexes zone;
  if (facesNowhere(rules.facing, unit.arm)) {
    const auto round = layout.neighbours(unit.hex);
    zone.sure = {round.begin(), round.end()};
  } else if (isKnown) {
    zone.sure = zoneFacing(rules, layout, unit, *unit.facing);
  } else {
    zone = zoneOfAnyFacing(rules, layout, unit, kind);
  }
  const bool mayLackOne = unit.arm.empty() && !rules.control.without.empty();
  if (!mayLackOne) return zone;
  zone.possible.merge(zone.sure);
  return {{}, std::move(zone.possible)};
}

ControlledHexes controlledBy(const MovementRules& rules, const hex::Layout& layout, std::span<const Controller> units) {
  ControlledHexes all;
  for (const Controller& unit : units) {
    ControlledHexes zone = zoneOfControl(rules, layout, unit);
    all.sure.merge(zone.sure);
    all.possible.merge(zone.possible);
  }
  std::erase_if(all.possible, [&](HexKey hex) { return all.sure.contains(hex); });
  return all;
}

}  // namespace redoubt::rules
