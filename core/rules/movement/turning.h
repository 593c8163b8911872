#pragma once

#include <string>
#include <vector>

#include "core/rules/movement/movement.h"

/// What turns cost (K4.43, K4.44, K4.54, K5.23; [8.7]).
namespace redoubt::rules {

/// Where a turn is made.
struct TurnGround {
  std::string terrain;        ///< of the hex; empty: as if it cost nothing
  std::string link;           ///< a way in the hex on which turning costs less; empty: none
  bool isControlled = false;  ///< by enemies to whom the mover pays heed

  friend bool operator==(const TurnGround&, const TurnGround&) = default;
};

/// The terrain of a hex and, of the ways that touch it, the one on which turning is cheapest. Not controlled.
TurnGround turnGround(const model::Battle& battle, const hex::Layout& layout, const MovementRules& rules,
                      hex::HexKey hex);

/// A turn by `steps` of 60°, either way: the formation's cost, else the arm's, else made as cheaply as can be of the
/// angles listed for the arm, else of those under `movement/turning-cost`; 0 for no turn. Each of the turns it is made
/// of costs the terrain of the hex again, for arms of which the rules say so (K4.44), but on ways that spare it
/// (K4.54); movers who count hexes pay no terrain. In an enemy's zone of control `control/turning` holds instead
/// (K5.23). Forbidden at double time where that rules it out.
StepCost costToTurn(const MovementRules& rules, const Mover& mover, int steps, const TurnGround& ground = {});

/// Like costToTurn, but in one turn by a listed angle: unknown where it would have to be made of several.
StepCost costOfOneTurn(const MovementRules& rules, const Mover& mover, int steps, const TurnGround& ground = {});

/// The points of costToTurn, with its rules.
Points turnCost(const MovementRules& rules, const Mover& mover, int steps, const TurnGround& ground = {});

}  // namespace redoubt::rules
