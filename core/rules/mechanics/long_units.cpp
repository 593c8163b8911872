#include "core/rules/mechanics/long_units.h"

namespace redoubt::rules {

LongReading readLong(const MapSituation& situation, Member unit) {
  LongReading reading;
  for (const LongRules& each : situation.mechanics().longUnits) {
    const Verdict isFor = holds(each.units.units, situation, unit).verdict;
    if (isFor == Verdict::No) continue;
    if (reading.may != Verdict::Yes) {
      reading.may = isFor;
      reading.rule = each.path;
    }
    if (!each.units.isMust || reading.must == Verdict::Yes) continue;
    reading.must = isFor;
    reading.rule = each.path;
  }
  return reading;
}

std::optional<LongMoves> longMoves(const MapSituation& situation, Member unit) {
  const Position& position = situation.position();
  const model::StandingHexes hexes = position.hexesOf(unit);
  const auto side = hexes.isLong() ? position.layout().sideTowards(hexes.front(), hexes.back()) : std::nullopt;
  if (!side) return std::nullopt;
  LongMoves moves{*side, false, {}};
  for (const LongRules& each : situation.mechanics().longUnits) {
    if (holds(each.units.units, situation, unit).verdict != Verdict::Yes) continue;
    moves.areStraight = each.units.goStraight;
    moves.rule = each.path;
    if (moves.areStraight) break;
  }
  return moves;
}

}  // namespace redoubt::rules
