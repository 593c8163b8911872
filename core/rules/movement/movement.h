#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/movement/movement_rules.h"

/// The cost of moving into a hex ([8.2], [8.6], [6.1], [6.9]), with its reasons.
namespace redoubt::rules {

/// A part of the cost of moving into a hex, or an obstacle to it.
enum class MoveCostReason {
  Hex,       ///< terrain of the hex entered
  Hexside,   ///< terrain of the hexside crossed
  Link,      ///< a link between the two that replaces other costs
  AnyHex,    ///< the mover pays the same for every hex, regardless of terrain
  HexCount,  ///< the mover counts hexes, not their cost
  Turn,
  Backward,
  Friends,   ///< passed in the hex it leaves
  Enemy,     ///< in the hex it enters
  Control,   ///< of enemies, in the hex it enters
  BackAway,  ///< out of an enemy's zone of control, for all points
  // only as obstacles
  NotNeighbours,  ///< or not both on the map
  HighSide,       ///< the map doesn't say which side of a slope is up
  DoubleTime,
  Formation,
};

struct MoveCostPart {
  MoveCostReason reason = MoveCostReason::Hex;
  std::string terrain;  ///< slug; empty if it is not about terrain
  Rational points;
  std::string path;  ///< the rule; empty if the problem is in the map

  friend bool operator==(const MoveCostPart&, const MoveCostPart&) = default;
};

struct MoveCost {
  Outcome outcome = Outcome::Known;
  Rational points;                       ///< the sum of the parts; 0 unless known
  std::vector<MoveCostPart> parts;       ///< for a known cost
  std::optional<MoveCostPart> obstacle;  ///< what forbids the move, or which information the rules or the map lack

  bool isKnown() const { return outcome == Outcome::Known; }
};

/// What counts for moving into a hex in addition to terrain.
struct MoveConditions {
  bool isBackward = false;
  bool friends = false;         ///< in the hex it leaves, entered earlier in this movement ([6.1])
  bool friendsAtLimit = false;  ///< with the mover they are too many ([6.2], M6.4)
  bool enemy = false;           ///< in the hex it enters ([6.9])
  bool control = false;         ///< the hex it enters is in an enemy's zone of control (K5.22)
  bool friendsBar = false;      ///< they must not be passed, in any number (K4.28, K11.17)
};

/// The cost of moving between two neighbours on the map, with its parts. The hex entered and every kind of terrain on
/// the hexside cost the points of `terrain/<kind>/enter` for the mover's arm, uphill-only kinds only uphill; a link is
/// used instead of what it replaces if that is cheaper. Terrain that a link replaces is not crossed, so it can't forbid
/// the move either; only for double time the terrain of the hex counts even on a road.
/// MovementMap and Reach decide whether a counter may move into that hex with its facing.
MoveCost costToEnter(const model::Battle& battle, const hex::Layout& layout, const MovementRules& rules,
                     const Mover& mover, hex::HexKey from, hex::HexKey to, const MoveConditions& meets = {});

/// The rules that a cost is based on, or that are missing.
std::vector<std::string> pathsOf(const MoveCost& cost);

/// The terrain of a hex; the ground terrain if the map has none.
const std::string& terrainOf(const model::Battle& battle, const MovementRules& rules, hex::HexKey hex);

/// The kinds on a hexside that are crossed by moving over it: those that no link there replaces.
std::vector<std::string> kindsCrossed(const model::Battle& battle, const MovementRules& rules, hex::HexsideKey side);

}  // namespace redoubt::rules
