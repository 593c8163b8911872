#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/movement/movement_rules.h"

/// What a step from one hex into the next costs ([8.2], [8.6], [6.1], [6.9]), and why.
namespace redoubt::rules {

/// What makes up the cost of a step, or stands in its way.
enum class StepReason {
  Hex,       ///< terrain of the hex entered
  Hexside,   ///< terrain of the hexside crossed
  Link,      ///< a way between the two that replaces other costs
  AnyHex,    ///< the mover pays the same for every hex, whatever is in it and round it
  HexCount,  ///< the mover counts hexes, not their cost
  Turn,
  Backward,
  Friends,   ///< passed in the hex it leaves
  Enemy,     ///< in the hex it enters
  Control,   ///< of enemies over the hex it enters
  BackAway,  ///< out of an enemy's zone of control, for all points
  // only in the way
  NotNeighbours,  ///< or not both on the map
  HighSide,       ///< the map doesn't say which side of a slope is up
  DoubleTime,
  Formation,
};

struct StepPart {
  StepReason reason = StepReason::Hex;
  std::string terrain;  ///< slug; empty where it is about none
  Rational points;
  std::string path;  ///< the rule; empty where the map is at fault

  friend bool operator==(const StepPart&, const StepPart&) = default;
};

struct StepCost {
  Outcome outcome = Outcome::Known;
  Rational points;                   ///< the sum of the parts; 0 unless known
  std::vector<StepPart> parts;       ///< of a known cost
  std::optional<StepPart> obstacle;  ///< what forbids the step, or what the rules or the map don't say

  bool isKnown() const { return outcome == Outcome::Known; }
};

/// What a step meets beside terrain.
struct StepMeets {
  bool isBackward = false;
  bool friends = false;         ///< in the hex it leaves, entered earlier in this movement ([6.1])
  bool friendsAtLimit = false;  ///< with the mover among them they are too many ([6.2], M6.4)
  bool enemy = false;           ///< in the hex it enters ([6.9])
  bool control = false;         ///< of enemies over the hex it enters (K5.22)
  bool friendsBar = false;      ///< they may not be passed, whatever their number (K4.28, K11.17)
};

/// The cost of a step between two neighbours of the map, with its parts. The hex entered and every kind on the hexside
/// cost what `terrain/<kind>/enter` says for the mover's arm, uphill-only kinds on the way up only; a link stands for
/// what it replaces, where that is cheaper. What a link replaces is not crossed, so it can't forbid the step either;
/// only double time minds the terrain of the hex even on a road.
/// Whether a counter may step into that hex from its facing is for MovementMap and Reach to say.
StepCost costToEnter(const model::Battle& battle, const hex::Layout& layout, const MovementRules& rules,
                     const Mover& mover, hex::HexKey from, hex::HexKey to, const StepMeets& meets = {});

/// The rules that a cost rests on, or that are missing.
std::vector<std::string> pathsOf(const StepCost& cost);

/// The terrain of a hex, ground where the map says nothing.
const std::string& terrainOf(const model::Battle& battle, const MovementRules& rules, hex::HexKey hex);

/// The kinds on a hexside that a step over it crosses: those that no link there replaces.
std::vector<std::string> kindsCrossed(const model::Battle& battle, const MovementRules& rules, hex::HexsideKey side);

}  // namespace redoubt::rules
