#pragma once

#include <string>
#include <vector>

#include "core/rules/movement/movement.h"

/// The cost of facing changes (K4.43, K4.44, K4.54, K5.23; [8.7]).
namespace redoubt::rules {

/// The place of a facing change.
struct TurnGround {
  std::string terrain;        ///< of the hex; empty: a terrain without cost
  std::string link;           ///< a link in the hex that makes facing changes cheaper; empty: none
  bool isControlled = false;  ///< by an enemy zone of control that the mover must observe

  friend bool operator==(const TurnGround&, const TurnGround&) = default;
};

/// The terrain of a hex and, of its links, the one with the cheapest facing changes. Not controlled.
TurnGround turnGround(const model::Battle& battle, const hex::Layout& layout, const MovementRules& rules,
                      hex::HexKey hex);

/// A facing change by `steps` times 60°, in either direction: the formation's cost, otherwise the arm's, otherwise the
/// lowest sum of angles listed for the arm, otherwise of those under `movement/turning-cost`; 0 for no change. Each of
/// the facing changes it is made of costs the terrain of the hex again, for arms for which the rules say so (K4.44),
/// except on links that remove this cost (K4.54); movers that count hexes pay no terrain. In an enemy's zone of control
/// `control/turning` holds instead (K5.23). Forbidden at double time if its rules exclude it.
MoveCost costToTurn(const MovementRules& rules, const Mover& mover, int steps, const TurnGround& ground = {});

/// Like costToTurn, but as one facing change by a listed angle: unknown if it would have to be made of several.
MoveCost costOfOneTurn(const MovementRules& rules, const Mover& mover, int steps, const TurnGround& ground = {});

/// The points of costToTurn, with the rules they are based on.
Points turnCost(const MovementRules& rules, const Mover& mover, int steps, const TurnGround& ground = {});

}  // namespace redoubt::rules
