#pragma once

#include <optional>
#include <string>

#include "core/model/battle.h"

/// A small battle with rules enough to move, see, fire and command, for what counters can do.
namespace redoubt::editor::test {

inline constexpr Id<model::Army> kBlue{1}, kRed{2};
inline constexpr Id<model::Leader> kBlueLeader{1};

/// 14 by 12 hexes of clear ground; foot 1 to 4, horse 5 and a gun 6 of Blue under one leader, foot 11 and 12 of Red.
/// Nobody is placed. Foot 1 fires with 6, foot 2 with an estimate; entering woods costs an estimate; nothing says what
/// entering a marsh costs.
model::Battle abilityBattle(hex::Orientation orientation);

/// Puts a unit of `abilityBattle` on a hex; the placement has the unit's id.
Id<model::Placement> placeUnit(model::Battle& battle, int unit, hex::HexKey hex,
                               std::optional<hex::Direction> facing = std::nullopt, int stack = 1);
/// The placement has the id 100.
Id<model::Placement> placeLeader(model::Battle& battle, hex::HexKey hex);

void paint(model::Battle& battle, hex::HexKey hex, const std::string& terrain);

/// Puts rules of the other kind in place of its own: counters face hexsides and bear their allowance (5: 6, estimated;
/// 1: 4; 11: 4; nobody else), turns cost by arm and terrain, units control what is before them, horse countercharges.
void addControlRules(model::Battle& battle);

inline hex::Direction hexside(int index) {
  return {hex::FacingKind::Hexside, index};
}
inline hex::Direction vertex(int index) {
  return {hex::FacingKind::Vertex, index};
}

}  // namespace redoubt::editor::test
