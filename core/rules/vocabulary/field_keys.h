#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/hex/facing.h"
#include "core/rules/vocabulary/rating_keys.h"

/// Rules of what reaches over the map: zones round units, and floods from hex to hex.
namespace redoubt::rules {

/// A zone round units: of control, of influence, of reaction.
struct InfluenceZone {
  Condition by;                          ///< which units have it
  std::vector<hex::FacingZone> towards;  ///< the neighbours in these of the unit's zones; empty: all round
  int depth = 1;                         ///< in hexes, all round
  Condition unless;                      ///< of the way from hex to hex: where it holds the zone does not reach on
  bool hasUnless = false;
};

/// How far something can be traced from hex to hex: supply, command, a way off the map.
struct Flood {
  std::string question;              ///< "supply", "command" or "exit": what somebody asks for to get it; can be empty
  Condition of;                      ///< which units need it; others count as reached
  Group from;                        ///< where it starts: units, leaders or hexes, with conditions
  std::optional<Amount> budget;      ///< of each start; nothing: any distance
  bool countsPoints = false;         ///< points of movement of the unit that is asked about, not hexes
  std::optional<Condition> block;    ///< hexes and ways that it doesn't enter
  std::optional<Condition> stop;     ///< hexes from which it doesn't go on
  std::optional<Condition> endsNot;  ///< hexes in which it may not end
};

namespace keys {

extern const RuleFamily<std::string> kInfluenceTitle;
extern const RuleFamily<InfluenceZone> kInfluence;

extern const RuleFamily<std::string> kFloodTitle;
extern const RuleFamily<Flood> kFlood;
extern const RuleFamily<Adjust> kFloodCost;
extern const RuleFamily<Combine> kFloodCombine;

}  // namespace keys
}  // namespace redoubt::rules
