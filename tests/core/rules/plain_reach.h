#pragma once

#include <map>
#include <optional>
#include <utility>

#include "core/rules/movement_map.h"

/// Reach by the plainest means there are, for tests to compare with: nothing of core/rules but its types.
namespace redoubt::rules::plain {

/// What a mover of moving_battle.h is by its rules, written out again.
struct PlainMover {
  std::map<std::string, Rational> hexCosts;   ///< by terrain; absent: forbidden
  std::map<std::string, Rational> sideCosts;  ///< slopes uphill only; absent: forbidden
  Rational roadCost = Rational(1, 2);         ///< bridges take the place of brooks
  Rational allowance;
  std::map<int, Rational> turns;  ///< by steps of 60°, 1 to 5; absent: not possible
  Rational backward = 1;
  bool mayPass = true;
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
