#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/ask/answer.h"
#include "core/rules/mechanics/awards.h"

/// What a position is worth in victory points.
namespace redoubt::ask {

struct VictoryAnswer {
  struct Award {
    std::string player;
    std::string award;
    Rational points;
    int times = 0;  ///< how many units or hexes it is for
    /// When it is given; nothing for one of `victory/award/…`, whose points are those for all that the enemy has.
    std::optional<rules::AwardMoment> moment = {};
    bool isOpen = false;  ///< there may be more or less
  };
  /// Points that end the game at once.
  struct Threshold {
    std::string player;
    int points = 0;
    bool isReached = false;
  };
  std::vector<Award> awards;
  std::vector<rules::PlayerPoints> totals;  ///< of the awards `award/…`, one turn's of those for every turn
  std::optional<rules::VictoryReading> victory;
  std::vector<Threshold> thresholds;
  rules::Certainty certainty = rules::Certainty::Known;
  std::vector<Reason> because;
};
VictoryAnswer askVictory(const World& world);

}  // namespace redoubt::ask
