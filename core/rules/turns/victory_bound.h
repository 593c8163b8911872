#pragma once

#include "core/rules/turns/victory.h"

/// An upper bound of what victory can bring: every award once, beside the thresholds that end the game ([12.0]).
namespace redoubt::rules {

struct VictoryBound {
  Id<model::Player> player;
  std::int64_t points = 0;    ///< of all awards once: for everything the enemy has, and each that repeats one time
  bool isEstimate = false;    ///< it depends on working values
  std::vector<Share> shares;  ///< by award; of one that repeats the most that one time can bring
  std::vector<std::string> repeats;      ///< the paths of awards that can be given again and again
  std::vector<Id<model::Unit>> unknown;  ///< units whose figures are missing, not counted
  std::vector<std::string> missing;      ///< rules that are missing, can't be read, or whose points nobody can bound
  std::vector<Threshold> thresholds;     ///< of this player
  std::optional<VictoryLevel> level;     ///< the best that the bound reaches as a lead; nothing: none

  /// Whether the bound is really one: nothing repeats and nothing was left out.
  bool isFirm() const { return repeats.empty() && unknown.empty() && missing.empty(); }
};

/// For every player whose army takes part in the variant, in the order of the battle.
std::vector<VictoryBound> victoryBounds(const model::Battle& battle, const RuleBook& book,
                                        const model::Variant& variant);

}  // namespace redoubt::rules
