#pragma once

#include <string>
#include <vector>

#include "core/rules/mechanics/engagement.h"
#include "core/rules/sight/sight_map.h"

/// Which action some units can take against some hexes.
namespace redoubt::rules {

/// Why an action is not allowed.
struct Refusal {
  enum class Kind {
    NoAction,    ///< the rules have none that answers the question
    NotBy,       ///< `member` is not one that may do it
    NotAt,       ///< `member` is not one that it may be done to
    OutOfRange,  ///< `member` is too far from a target, or too near
    NoSight,     ///< `member` does not see a target
    Joint,       ///< so many hexes at once are not allowed
    NoTarget,    ///< there is nobody in the target's hexes
    Friend,      ///< `member` is on the side of the units that act
    Phase,       ///< `member` may not do it in the phase of the turn
    State,       ///< `member` is in a state that forbids it; `rule` is the level's
  };
  Kind kind = Kind::NoAction;
  std::string rule;  ///< the path; empty for those that hold in every game
  Member member = kNobody;
  bool isUnsure = false;  ///< it depends on something unknown

  friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// All refusals of an action of an engagement; `sight` is only read by actions that need it.
std::vector<Refusal> refusalsOf(const Engagement& engagement, const SightMap& sight);

/// The action that answers a question ("attack", "fire") for these units against these hexes: the first in order that
/// is allowed, otherwise the first. Rules with a table for odds or differences and no action at all have one that needs
/// none: an attack on neighbours. Without any action `undertaking.action` and `undertaking.table` are empty.
struct ChosenAction {
  Undertaking undertaking;
  std::vector<Refusal> refusals;
};
ChosenAction chooseAction(const Mechanics& mechanics, const Position& position, Fields* fields, const SightMap& sight,
                          std::string_view question, std::vector<Member> actors, std::vector<hex::HexKey> targets,
                          std::string_view action = {});

}  // namespace redoubt::rules
