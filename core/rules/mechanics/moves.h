#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/mechanics/fields.h"
#include "core/rules/movement/movement_map.h"
#include "core/rules/movement/retreat.h"
#include "core/rules/position/board.h"

/// How units move and retreat where a battle's rules have ways of moving (`flood/…` asked "move" or "retreat"), zones
/// with effects on moves, or a rating "movement". Everything else is as the rules of movement say.
namespace redoubt::rules {

/// A way in which a unit can move.
struct MoveWay {
  const FloodRules* flood = nullptr;  ///< null: the usual one
  std::optional<Roll> dice;           ///< that give the points; the map is for the greatest result
  MovementMap map;
  Certainty certainty = Certainty::Known;  ///< of the points
};

/// Whether the rules of a battle change the moves of its units.
bool changesMoves(const Mechanics& mechanics);
bool changesRetreats(const Mechanics& mechanics);

/// The ways in which a unit on the map can move: those of the floods that are for it, otherwise the usual one. Rules
/// that are missing are in the maps. The maps of a unit across two hexes are by its first hex (MovementMap::lying), and
/// leave out that it might turn (longMoves). `usual`: how it moves by the rules of movement.
std::vector<MoveWay> waysOfMoving(const Mechanics& mechanics, const Position& position, Fields& fields,
                                  const MovementRules& rules, const Mover& usual, Member unit);

/// The ways of moving or retreating (`question`) of which it is unknown whether they are for a unit: all its moves are.
std::vector<const FloodRules*> undecidedWays(const Mechanics& mechanics, const Position& position, Fields& fields,
                                             std::string_view question, Member unit);

/// The same for a retreat: its map, of which just what is forbidden counts.
MovementMap mapOfRetreat(const Mechanics& mechanics, const Position& position, Fields& fields,
                         const MovementRules& rules, const Mover& usual, Member unit);
/// The rules of retreats; where a battle has just rules of its own, whoever has a way may retreat.
std::optional<RetreatRules> retreatRules(const Mechanics& mechanics, const RuleBook& book);

/// The hexes in which a unit can be placed by an action without an enemy, and those that depend on something unknown.
ZoneHexes placesFor(const Mechanics& mechanics, const Position& position, Fields& fields, const ActionRules& action,
                    Member unit);

/// What zones of enemies do to a step.
struct ZonedStep {
  bool isBarred = false;
  bool isLast = false;
  bool isUnknown = false;  ///< it depends on something unknown
  Rational cost = 0;
  std::vector<std::string> rules = {};  ///< those that act
};
/// `situation` is at the step from `from` to `to`; `isFirst`: the movement begins with it. Effects on `on` count, and
/// with Enter those on leaving, going through and beginning too.
ZonedStep zonedStep(const Mechanics& mechanics, Fields& fields, const Position& position, const Situation& situation,
                    Member unit, hex::HexKey from, hex::HexKey to, ZoneEffect::On on, bool isFirst);

}  // namespace redoubt::rules
