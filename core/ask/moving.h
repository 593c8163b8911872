#pragma once

#include <list>
#include <optional>
#include <vector>

#include "core/ask/move_answers.h"
#include "core/rules/mechanics/meetings.h"
#include "core/rules/mechanics/moves.h"

/// How units of a world move, for the answers that need it; only core/ask includes this.
namespace redoubt::ask {

/// What a unit meets, and how it moves by the rules of movement.
struct Moving {
  const rules::MovementRules& rules;
  rules::Mover mover;
  rules::Meetings meetings;
};
/// Nothing for what is not on the map, or has no arm where the rules go by arms. `world` must outlive it.
std::optional<Moving> movingOf(const World& world, rules::Member unit);

/// The ways of moving of many units, one after another: units that move alike share what is read of the map, unless the
/// battle's own rules let each of them move by ways of its own.
class KnownWays {
 public:
  /// `world` must outlive it.
  explicit KnownWays(const World& world);
  /// Valid until the next call.
  const std::vector<rules::MoveWay>& of(const Moving& moving, rules::Member unit);

 private:
  using Ways = std::vector<rules::MoveWay>;

  const World& world_;
  bool areShared_;
  std::list<std::pair<rules::Mover, Ways>> known_;  ///< the last ones first
};

/// As askReach(), for the next of many units, without the actions in the course of the movement.
ReachAnswer reachOf(const World& world, rules::Member unit, const Moving& moving,
                    const std::vector<rules::MoveWay>& ways);

}  // namespace redoubt::ask
