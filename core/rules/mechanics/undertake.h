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
    Arc,         ///< `member` does not face a target as it must
    Targets,     ///< those who are meant are not those that it must be done to: all, one, or the top one
    Points,      ///< `member` has not the points of movement that it costs
    Stock,       ///< there is less left than it uses up; `rule` is that of what it spends
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
/// `named`: the only units in those hexes that are meant; none: as the action says.
struct ChosenAction {
  Undertaking undertaking;
  std::vector<Refusal> refusals;
};
ChosenAction chooseAction(const Mechanics& mechanics, const Position& position, Fields* fields, const SightMap& sight,
                          std::string_view question, std::vector<Member> actors, std::vector<hex::HexKey> targets,
                          std::string_view action = {}, std::vector<Member> named = {});

/// Who else has to do an action, and to whom else it has to be done, beside those of the undertaking.
struct Duties {
  std::vector<Member> actors;
  std::vector<Member> targets;
  std::vector<Member> unsure;  ///< of either, where it depends on something unknown
};
Duties dutiesOf(const Engagement& engagement);

/// What an action uses up.
struct Spending {
  std::string name;
  std::string stock;  ///< empty: just counted
  Quantity amount;
  Quantity has;       ///< how much there is; without a value where nothing says it
  std::string rule;
  bool isOpen = false;  ///< whether its condition holds is unknown

  /// Whether nothing says how much there is of what must be there.
  bool isUncounted() const { return !stock.empty() && !has.value; }
  bool isTooMuch() const { return !isOpen && amount.value && has.value && *has.value < *amount.value; }
};
std::vector<Spending> spendingOf(const Engagement& engagement);

}  // namespace redoubt::rules
