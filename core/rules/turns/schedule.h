#pragma once

#include <optional>
#include <vector>

#include "core/model/battle.h"
#include "core/rules/book/rule_book.h"

/// The activation schedule (Racławice [3.3], [13.0]).
namespace redoubt::rules {

/// The turns of a game, both included.
struct TurnRange {
  int first = 1;
  int last = 1;

  bool contains(int turn) const { return first <= turn && turn <= last; }
  friend bool operator==(const TurnRange&, const TurnRange&) = default;
};

/// The turns of a scenario: its settings `turn/first` and `turn/last`; without them from 1, and to the rule
/// `turns/count`. Nothing if neither gives the last turn.
std::optional<TurnRange> gameTurns(const model::Battle& battle, const RuleBook& book, Id<model::Scenario> scenario);

/// A pool line in one of the turns it holds in.
struct ScheduleLine {
  int turn = 1;
  std::optional<Id<model::Player>> side;
  Id<model::Army> army;
  model::PoolKind kind = model::PoolKind::Fixed;
  std::optional<Id<model::Leader>> leader;
  std::optional<int> count;
  std::vector<hex::HexKey> hexes;  ///< the hexes of its entry; empty without one
  Id<model::PoolLine> line;
};

/// The pool lines that hold in a scenario (rowsIn()), one for every turn of the game they hold in, by turn, army, kind
/// and leader. Turns outside the game are left out; the checks name them.
std::vector<ScheduleLine> schedule(const model::Battle& battle, const RuleBook& book, Id<model::Scenario> scenario);

/// Whether a leader can be activated in a turn.
struct Availability {
  enum class Kind {
    Available,   ///< on the map, entered by then, or entering when activated
    NotPlaced,   ///< neither placed nor entering, or off the map
    Later,       ///< enters in a later turn
    Restricted,  ///< a pool line says that the leader is unavailable
    Undecided,   ///< enters at a turn that is not in the file
  };
  Kind kind = Kind::Available;
  std::optional<int> from;  ///< for Later: the turn of entry

  friend bool operator==(const Availability&, const Availability&) = default;
};

Availability availability(const model::Battle& battle, const model::Variant& variant, Id<model::Leader> leader,
                          int turn);
/// The same with the variant's placements() and the pool lines of its scenario passed in, for callers that need it
/// often.
Availability availability(const model::Battle& battle, const std::vector<const model::Placement*>& setUp,
                          const std::vector<const model::PoolLine*>& lines, Id<model::Leader> leader, int turn);

}  // namespace redoubt::rules
