#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "core/rules/movement/reach.h"

/// How far counters get that move together: out of one hex, by the same hexes, each with its own points (K11.16).
namespace redoubt::rules {

/// One of them.
struct JointMover {
  const MovementMap* map = nullptr;     ///< of all movers the same layout and rules
  std::vector<hex::Direction> facings;  ///< the ways it may face at the start; more than one where that is unknown
};

/// A hex in which all of them can end.
struct JointEnd {
  std::vector<Rational> remaining;      ///< by mover, of the way that leaves the one with the least most
  std::vector<std::vector<Pose>> ways;  ///< by mover, each like Reach::wayTo
};

struct JointReach {
  std::map<hex::HexKey, JointEnd> ends;  ///< but for the start
  std::set<hex::HexKey> unknown;  ///< out of reach only because the rules lack what a step there costs one of them
  bool isComplete = true;         ///< else the ways are too many to be reckoned, and nothing is told
};

/// Where they can go together. Who must stop stops all. With `facesAsOne` those who face anywhere face the same way and
/// turn at once; else each turns by itself. One first hex is possible for all of them where it is for each ([8.5],
/// K4.53). `occupancy` is without any of them. Not for movers who must spend all points ([8.9]).
JointReach jointReach(const std::vector<JointMover>& movers, bool facesAsOne, hex::HexKey from,
                      const Occupancy& occupancy);

}  // namespace redoubt::rules
