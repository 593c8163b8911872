#pragma once

#include <string>

#include "core/rules/movement/movement_map.h"
#include "tests/core/rules/small_battle.h"

/// A made-up battle to move in: foot, horse, guns and leaders with round figures, and a clear map.
namespace redoubt::rules::moving {

inline model::Battle battleOf(hex::Orientation orientation = hex::Orientation::Pointy,
                              hex::Shifted shifted = hex::Shifted::Even, int columns = 12, int rows = 12) {
  model::MapSheet sheet;
  sheet.id = Id<model::MapSheet>{1};
  sheet.orientation = orientation;
  sheet.shifted = shifted;
  sheet.columns = columns;
  sheet.rows = rows;
  model::Battle battle = small::empty();
  battle.all<model::MapSheet>().put(sheet);
  const auto rule = [&](const char* path, const char* json) { small::addRule(battle, path, json); };
  rule("terrain/ground", R"("clear")");
  rule("terrain/clear/enter", R"({"foot": 1, "horse": 1, "gun": 1, "leader": 1})");
  rule("terrain/woods/enter", R"({"foot": 2, "horse": 4, "gun": 3, "leader": 1})");
  rule("terrain/bog/enter", R"({"foot": 3, "horse": 6, "gun": 3, "leader": 1})");
  rule("terrain/bog/forbidden", R"(["gun"])");
  rule("terrain/brook/enter", R"({"foot": 1, "horse": 2, "gun": 2, "leader": 0})");
  rule("terrain/slope/enter", R"({"foot": 1, "horse": 1, "gun": 1, "leader": 0})");
  rule("terrain/slope/uphill-only", "true");
  rule("terrain/wall/enter", R"({"foot": 2})");
  rule("terrain/wall/forbidden", R"(["horse", "gun", "leader"])");
  rule("terrain/road/enter", R"({"foot": "1/2", "horse": "1/2", "gun": "1/2", "leader": 1})");
  rule("terrain/road/replaces", R"(["hex"])");
  rule("terrain/bridge/enter", R"({"foot": 0, "horse": 0, "gun": 0, "leader": 0})");
  rule("terrain/bridge/replaces", R"(["brook"])");
  rule("facing/kind", R"("vertex")");
  rule("facing/zones", R"({"front": 2, "flank": 2, "rear": 2})");
  rule("facing/none", R"(["leader"])");
  rule("facing/free", R"(["gun"])");
  rule("arm/foot/movement", "4");
  rule("arm/horse/movement", "8");
  rule("unit-type/scout/movement", "9");
  rule("arm/leader/movement", "9");
  rule("arm/leader/any-cost", "1");
  rule("arm/gun/movement", "1");
  rule("arm/gun/hexes", "1");
  rule("arm/gun/turning-cost", "0");
  rule("arm/gun/any-direction", "true");
  rule("movement/forward", R"("front")");
  rule("movement/backward", R"({"zone": "rear", "cost": 1})");
  rule("movement/turning-cost", R"({"60": 1, "120": 2})");
  rule("movement/minimum-hexes", "1");
  rule("stacking/pass-through-cost", "1");
  rule("stacking/pass-through-over-limit", "false");
  rule("stacking/enemy-hex-cost", "1");
  rule("stacking/free", R"(["leader"])");
  rule("melee-hex/leave", R"("by its result")");
  rule("formation/loose/turning-cost", "0");
  rule("formation/loose/terrain-cost", "1");
  rule("formation/square/hexes", "1");
  rule("formation/square/terrain", R"(["clear"])");
  rule("formation/square/zones", R"({"front": 6})");
  rule("formation/limbered/movement", "3");
  rule("formation/limbered/terrain-as", R"("horse")");
  rule("formation/limbered/turning-cost", "0");
  rule("formation/limbered/enemy-hex", "false");
  rule("double-time/arm", R"("foot")");
  rule("double-time/bonus", "2");
  rule("double-time/whole-allowance", "true");
  rule("double-time/forbids", R"(["fire", "formation", "facing", "friends"])");
  rule("double-time/forbidden-terrain", R"(["woods", "brook"])");
  rule("charge/arm", R"("horse")");
  rule("charge/hexes", "3");
  rule("charge/forbids", R"(["facing", "friends"])");
  rule("charge/forbidden-terrain", R"(["woods", "brook"])");
  return battle;
}

/// Rules of the other kind, in place of those above: counters face hexsides, turns cost by arm and terrain, and units
/// control the three hexes before them.
inline void addControlRules(model::Battle& battle) {
  const auto rule = [&](const char* path, const char* json) { small::addRule(battle, path, json); };
  rule("facing/kind", R"("hexside")");
  rule("facing/zones", R"({"front": 3, "flank": 0, "rear": 3})");
  rule("movement/backward", "null");
  rule("movement/turning-cost", "null");
  rule("movement/minimum-turn", "true");
  rule("movement/turning-adds-terrain", R"({"arms": ["horse"], "not": ["clear"]})");
  rule("arm/horse/turning-costs", R"({"60": 1, "120": 2, "180": 3})");
  rule("arm/foot/turning-cost", "1");
  rule("terrain/road/turning", R"("without-terrain")");
  rule("terrain/woods/enter", R"({"foot": 2, "horse": 3, "gun": 3, "leader": 1})");
  rule("stacking/enemy-hex", "false");
  rule("melee-hex/leave", "null");
  rule("control/zones", R"(["front"])");
  rule("control/none", R"(["leader", "cart"])");
  rule("control/stops", "true");
  rule("control/entry-cost", "0");
  rule("control/turning", R"({"arms": ["horse"], "60": 2, "120": 3, "180": 4, "only-first": true})");
  rule("control/back-away", R"({"zone": "rear", "into-control": false, "free-turn": true})");
  rule("control/negated-by-friends", "false");
  rule("control/ignored-by", R"(["leader", "pursuit"])");
  rule("control/ignored-with", R"(["cart"])");
  rule("countercharge/arm", R"("horse")");
  rule("countercharge/within", "2");
  rule("countercharge/turn", "60");
  rule("countercharge/from-control", "false");
}

inline MovementRules rulesOf(const model::Battle& battle) {
  return movementRules(RuleBook(battle));
}

inline void paint(model::Battle& battle, hex::HexKey hex, const std::string& terrain) {
  battle.all<model::HexRow>().put({hex, terrain, 0});
}

inline void putSide(model::Battle& battle, hex::HexKey a, hex::HexKey b, const std::string& kind) {
  battle.all<model::Hexside>().put({*model::layoutOf(battle).sideBetween(a, b), kind, std::nullopt, std::nullopt});
}

/// A slope up from `low` to `high`.
inline void putSlope(model::Battle& battle, hex::HexKey low, hex::HexKey high) {
  const hex::HexsideKey side = *model::layoutOf(battle).sideBetween(low, high);
  const auto up = side.hex() == high ? model::HighSide::Near : model::HighSide::Far;
  battle.all<model::Hexside>().put({side, "slope", up, std::nullopt});
}

inline void putLink(model::Battle& battle, hex::HexKey a, hex::HexKey b, const std::string& kind) {
  battle.all<model::Link>().put({*model::layoutOf(battle).sideBetween(a, b), kind});
}

inline Mover foot() {
  return {"foot", "", "", false};
}
inline Mover horse() {
  return {"horse", "", "", false};
}
inline Mover gun() {
  return {"gun", "", "", false};
}
inline Mover leader() {
  return {"leader", "", "", false};
}
inline Mover inFormation(Mover mover, const std::string& formation) {
  mover.formation = formation;
  return mover;
}
inline Mover atDoubleTime() {
  return {"foot", "", "", true};
}

inline hex::Direction vertex(int index) {
  return {hex::FacingKind::Vertex, index};
}

inline hex::Direction hexside(int index) {
  return {hex::FacingKind::Hexside, index};
}

/// The front hex of a counter: the left one (0) or the right one (1).
inline hex::HexKey ahead(const hex::Layout& layout, hex::HexKey hex, hex::Direction facing, int which = 0) {
  return hex::frontHexes(layout, hex, facing).at(static_cast<std::size_t>(which));
}

}  // namespace redoubt::rules::moving
