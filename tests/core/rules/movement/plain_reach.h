#pragma once

#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/rules/movement/movement_map.h"

/// Reach by the plainest means there are, for tests to compare with: nothing of core/rules but its types.
namespace redoubt::rules::plain {

/// What enemies' zones of control do to a mover that pays heed.
struct PlainControl {
  bool mustStop = true;
  Rational entryCost = 0;
  bool hasTurns = true;           ///< turning there has rules of its own
  std::map<int, Rational> turns;  ///< by steps of 60°, as single turns
  bool isOnlyFirst = true;
  bool mayBackAway = true;  ///< into the rear
  bool isIntoControl = false;
  bool hasFreeTurn = true;
  bool isLiftedByFriends = false;
};

/// What a mover of moving_battle.h is by its rules, written out again.
struct PlainMover {
  std::map<std::string, Rational> hexCosts = {};   ///< by terrain; absent: forbidden
  std::map<std::string, Rational> sideCosts = {};  ///< slopes uphill only; absent: forbidden
  Rational roadCost = Rational(1, 2);              ///< bridges take the place of brooks
  Rational allowance = 0;
  std::map<int, Rational> turns = {};  ///< by steps of 60°, 1 to 5; absent: not possible but in several turns
  std::optional<Rational> backward = 1;
  bool mayPass = true;
  hex::FacingKind facing = hex::FacingKind::Vertex;
  std::set<std::string> turnsPayTerrain = {};  ///< the terrain whose cost each turn in it adds
  bool areRoadTurnsFree = false;
  bool doRoadsSpareTerrain = false;
  bool mayMeetEnemies = true;
  bool hasMinimum = false;  ///< the first hex and the first turn, for all points
  std::optional<PlainControl> control = std::nullopt;
};

/// By hex and the facing's index.
using State = std::pair<hex::HexKey, int>;

/// The least that can be spent to be in each state, whether or not the movement may end there: every step is tried
/// again until nothing changes.
std::map<State, Rational> cheapest(const model::Battle& battle, const hex::Layout& layout, const PlainMover& mover,
                                   State start, const Occupancy& occupancy);

/// The most that is spent on ending in each state if all must be: every chain of steps is tried.
std::map<State, Rational> spendingAll(const model::Battle& battle, const hex::Layout& layout, const PlainMover& mover,
                                      State start, const Occupancy& occupancy);

}  // namespace redoubt::rules::plain
