#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "core/rules/movement/reach.h"

/// Reach of counters that move together: from one hex, through the same hexes, each with its own points (K11.16).
namespace redoubt::rules {

/// One of the counters that move together.
struct JointMover {
  const MovementMap* map = nullptr;     ///< with the same layout and rules for all movers
  std::vector<hex::Direction> facings;  ///< its possible facings at the start; more than one if its facing is unknown
};

/// A hex in which all of them can end.
struct JointEnd {
  std::vector<Rational> remaining;      ///< by mover, for the way with the greatest minimum over all movers
  std::vector<std::vector<Pose>> ways;  ///< by mover, each like Reach::wayTo
};

struct JointReach {
  std::map<hex::HexKey, JointEnd> ends;  ///< without the start
  std::set<hex::HexKey> unknown;  ///< out of reach only because the rules don't give one mover's cost of moving there
  bool isComplete = true;         ///< false: there are too many ways to compute, and the result is empty
};

/// Where the movers can go together. If one must stop, all stop. With `facesAsOne` all movers that have a facing face
/// the same way and rotate together; otherwise each rotates by itself. One first hex is possible for all of them if it
/// is for each ([8.5], K4.53). `occupancy` must not include the movers. Not for movers that must spend all points
/// ([8.9]).
JointReach jointReach(const std::vector<JointMover>& movers, bool facesAsOne, hex::HexKey from,
                      const Occupancy& occupancy);

}  // namespace redoubt::rules
