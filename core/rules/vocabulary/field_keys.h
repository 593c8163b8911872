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

/// What a zone does to an enemy, at a step from hex to hex.
struct ZoneEffect {
  enum class On {
    Enter,    ///< the step leads into the zone
    Leave,    ///< it leads out of a hex in the zone, into the zone or not
    Through,  ///< from one hex of the zone into another
    Begin,    ///< from the hex in which the movement begins, if that is in the zone
    Retreat,  ///< into the zone, in a retreat
    Trace,    ///< into the zone, by a flood that is neither movement nor retreat
  };
  enum class Do {
    Stop,  ///< the movement, or what is traced, ends with the step
    Bar,   ///< the step is not possible
    Add,   ///< it costs so much more
  };
  On on = On::Enter;
  Do what = Do::Stop;
  Amount cost;     ///< for Add
  Condition when;  ///< of whoever makes the step, the hex that is entered, and the way between
};

/// How far something can be traced from hex to hex: supply, command, a way off the map; or how a unit moves.
struct Flood {
  /// "supply", "command" or "exit": what somebody asks for to get it; "move" or "retreat": how units do that; can be empty
  std::string question;
  Condition of;                      ///< which units need it, or move so; others count as reached
  std::optional<Group> from;         ///< where it starts: units, leaders or hexes; nothing: the unit itself
  std::optional<Amount> budget;      ///< of each start; nothing: any distance, or the usual allowance of a unit that moves
  bool countsPoints = false;         ///< points of movement of the unit that is asked about, not hexes
  std::optional<Condition> block;    ///< hexes and ways that it doesn't enter
  std::optional<Condition> stop;     ///< hexes from which it doesn't go on
  std::optional<Condition> endsNot;  ///< hexes in which it may not end
};

namespace keys {

extern const RuleFamily<std::string> kInfluenceTitle;
extern const RuleFamily<InfluenceZone> kInfluence;
extern const RuleFamily<ZoneEffect> kZoneEffect;

extern const RuleFamily<std::string> kFloodTitle;
extern const RuleFamily<Flood> kFlood;
extern const RuleFamily<Adjust> kFloodCost;
extern const RuleFamily<Combine> kFloodCombine;

}  // namespace keys
}  // namespace redoubt::rules
