#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/ask/answer.h"
#include "core/rules/mechanics/states.h"
#include "core/rules/mechanics/turn_course.h"

/// Answers about the course of the game: the chits of a turn, what they activate, who acts when, who arrives.
namespace redoubt::ask {

/// The chits that can be drawn in a turn.
struct PoolAnswer {
  struct Chit {
    std::string chit;  ///< the leader's slug, or the command's, or the name of the rule
    std::string army;  ///< empty for those of nobody
    std::string kind;  ///< "fixed", "opens", "choice" or "dice"; of the rules' own pools "leader", "command", "army",
                       ///< "event" or "end"
    std::string pool;  ///< of the rules' own pools
    int copies = 1;
    std::optional<int> choice = {};  ///< the player chooses so many of those of its rule
    bool isUnsure = false;
  };
  std::vector<Chit> chits;
  rules::Certainty certainty = rules::Certainty::Known;
  std::vector<Reason> because;
};
/// The world should be in that turn. Throws Error NotFound for a turn that the scenario doesn't have.
PoolAnswer askPool(const World& world, int turn);

/// What a chit activates.
struct ActivateAnswer {
  rules::ChitEffect effect;
  rules::Certainty certainty = rules::Certainty::Known;
  std::vector<Reason> because;
};
/// Throws Error NotFound for a chit that isn't in a pool now.
ActivateAnswer askActivate(const World& world, std::string_view chit);

/// A turn.
struct TurnAnswer {
  /// Counters that come in it.
  struct Coming {
    std::string unit;
    std::string entry;     ///< the slug of the entry
    rules::Chance chance;  ///< that they come in this turn
    std::vector<hex::HexKey> hexes;
  };
  std::vector<rules::GameStateAt> states;  ///< of the game: the weather
  std::vector<std::string> phases;  ///< the names of the older rules `turns/phases`, where there are no segments
  std::vector<rules::SegmentNow> segments;
  std::vector<Coming> arrivals;
  rules::Certainty certainty = rules::Certainty::Known;
  std::vector<Reason> because;
};
/// The world should be in that turn.
TurnAnswer askTurn(const World& world, int turn);

}  // namespace redoubt::ask
