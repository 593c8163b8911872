#include "core/rules/movement/control.h"

#include <algorithm>
#include <array>

#include "core/rules/movement/movement_rules.h"

namespace redoubt::rules {
namespace {

using hex::HexKey;

// The hexes of the zone of control with that facing, on the map or not.
std::set<HexKey> zoneFacing(const MovementRules& rules, const hex::Layout& layout, const ControllingUnit& unit,
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

// The hexes that are controlled with any facing, and those with some facings only.
ControlledHexes zoneOfAnyFacing(const MovementRules& rules, const hex::Layout& layout, const ControllingUnit& unit,
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

// Round both hexes of a long unit, and in neither of them.
ControlledHexes zoneOfLong(const MovementRules& rules, const hex::Layout& layout, const ControllingUnit& unit) {
  std::array<ControllingUnit, 2> halves{unit, unit};
  halves[1].hex = *unit.second;
  for (ControllingUnit& half : halves) half.second.reset();
  ControlledHexes zone = controlledBy(rules, layout, halves);
  for (const ControllingUnit& half : halves) {
    zone.sure.erase(half.hex);
    zone.possible.erase(half.hex);
  }
  return zone;
}

}  // namespace

ControlRules controlRules(const RuleBook& book) {
  ControlRules rules;
  rules.zones = keys::kControlZones.in(book, {});
  rules.without = keys::kControlNone.in(book, {});
  rules.mustStop = keys::kControlStops.in(book, false);
  rules.entryCost = keys::kControlEntryCost.in(book);
  rules.turning = keys::kControlTurning.in(book);
  rules.backingAway = keys::kControlBackAway.in(book);
  rules.isLiftedByFriends = keys::kControlNegatedByFriends.in(book, false);
  rules.ignoredBy = keys::kControlIgnoredBy.in(book, {});
  rules.ignoredWith = keys::kControlIgnoredWith.in(book, {});
  rules.barsRetreat = keys::kControlBarsRetreat.in(book, false);
  return rules;
}

bool isAffectedByControl(const ControlRules& rules, std::string_view arm, std::span<const std::string> company) {
  if (rules.zones.empty() || rules.ignoredBy.contains(arm) || rules.ignoredWith.contains(arm)) return false;
  return std::none_of(company.begin(), company.end(),
                      [&](const std::string& other) { return rules.ignoredWith.contains(other); });
}

ControlledHexes zoneOfControl(const MovementRules& rules, const hex::Layout& layout, const ControllingUnit& unit) {
  if (unit.second) return zoneOfLong(rules, layout, unit);
  if (rules.control.zones.empty() || rules.control.without.contains(unit.arm)) return {};
  const hex::FacingKind kind = rules.facing.kind.value_or(hex::FacingKind::Vertex);
  const bool isKnown = unit.facing && unit.facing->kind == kind;
  ControlledHexes zone;
  if (!hasFacing(rules.facing, unit.arm)) {
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

ControlledHexes controlledBy(const MovementRules& rules, const hex::Layout& layout,
                             std::span<const ControllingUnit> units) {
  ControlledHexes all;
  for (const ControllingUnit& unit : units) {
    ControlledHexes zone = zoneOfControl(rules, layout, unit);
    all.sure.merge(zone.sure);
    all.possible.merge(zone.possible);
  }
  std::erase_if(all.possible, [&](HexKey hex) { return all.sure.contains(hex); });
  return all;
}

}  // namespace redoubt::rules
