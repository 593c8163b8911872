#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/rational.h"
#include "core/rules/language/condition.h"
#include "core/rules/vocabulary/rule_key.h"

/// Rules of victory: what gives points, and what they come to.
namespace redoubt::rules {

/// Who gets the points of an award.
enum class AwardedTo {
  Owner,   ///< whose unit or hex is counted; without anything to count every player for whom the condition holds
  Other,   ///< the players whose it is not
  Player,  ///< one player, whatever is counted
};

/// When an award is given.
enum class AwardMoment {
  Once,  ///< when it happens
  Turn,  ///< again at the end of every turn
  End,   ///< at the end of the game
};

/// Points for units that are lost or have left the map, for ground held, or for a condition.
struct AwardRule {
  AwardedTo to = AwardedTo::Player;
  std::string player;          ///< by slug
  std::optional<Group> count;  ///< the units or hexes that it is given for; nothing: it is given for the condition
  Condition when;              ///< of the game; `same` and `other` compare with the player who gets it
  Amount points;               ///< of each that is counted
  AwardMoment moment = AwardMoment::End;
};

/// What levels of victory are read from.
enum class LevelsBy {
  Lead,    ///< by how many points the first player is ahead of the next
  Ratio,   ///< how many times the next player's points he has
  Points,  ///< his points
};

/// What a lead in points, or whatever `victory/levels-by` says, is called.
struct VictoryLevel {
  std::string name;
  Rational from;
  std::optional<Rational> to = {};  ///< nothing: no end

  friend bool operator==(const VictoryLevel&, const VictoryLevel&) = default;
};

namespace keys {

extern const RuleFamily<std::string> kAwardTitle;
extern const RuleFamily<AwardRule> kAward;
extern const RuleKey<std::vector<VictoryLevel>> kVictoryLevels;
extern const RuleKey<LevelsBy> kVictoryLevelsBy;

}  // namespace keys
}  // namespace redoubt::rules
