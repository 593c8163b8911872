#pragma once

#include <string>

#include "core/rules/mechanics/map_situation.h"

/// Units that lie across two hexes (`long/…`).
namespace redoubt::rules {

/// Whether a unit may lie across two hexes, and whether it must.
struct LongReading {
  Verdict may = Verdict::No;
  Verdict must = Verdict::No;
  std::string rule;  ///< that decided; empty: there is none for it
};
LongReading readLong(const MapSituation& situation, Member unit);

/// How a unit moves that lies across two hexes.
struct LongMoves {
  int side = 0;               ///< of its first hex, on which the second lies
  bool areStraight = false;   ///< it never turns; otherwise nobody knows how, and its moves are not all known
  std::string rule;           ///< that says so, or which of its rules is silent; empty: none is for it
};
/// Nothing for a unit in one hex.
std::optional<LongMoves> longMoves(const MapSituation& situation, Member unit);

}  // namespace redoubt::rules
