#pragma once

#include <optional>
#include <vector>

#include "core/model/battle.h"
#include "core/rules/book/rule_book.h"

/// Who may be activated when (Racławice [3.3], [13.0]).
namespace redoubt::rules {

/// The turns of a game, both included.
struct TurnRange {
  int first = 1;
  int last = 1;

  bool contains(int turn) const { return first <= turn && turn <= last; }
  friend bool operator==(const TurnRange&, const TurnRange&) = default;
};

/// The turns of a scenario: its settings `turn/first` and `turn/last`; without them from 1, and to the rule
/// `turns/count`. Nothing if neither tells the last turn.
std::optional<TurnRange> gameTurns(const model::Battle& battle, const RuleBook& book, Id<model::Scenario> scenario);

/// A pool line in one of the turns it holds in.
struct ScheduleLine {
  int turn = 1;
  std::optional<Id<model::Player>> side;
  Id<model::Army> army;
  model::PoolKind kind = model::PoolKind::Fixed;
  std::optional<Id<model::Leader>> leader;
  std::optional<int> count;
  std::vector<hex::HexKey> hexes;  ///< where those of its entry enter; empty without one
  Id<model::PoolLine> line;
};

/// The pool lines that hold in a scenario (rowsIn()), one for every turn of the game they hold in, by turn, army, kind
/// and leader. Turns outside the game are left out; the checks name them.
std::vector<ScheduleLine> schedule(const model::Battle& battle, const RuleBook& book, Id<model::Scenario> scenario);

/// Whether a leader can be activated in a turn.
struct Availability {
  enum class Kind {
    Available,   ///< on the map, come in by then, or coming with his activation
    NotPlaced,   ///< neither placed nor entering, or off the map
    Later,       ///< enters in a later turn
    Restricted,  ///< a pool line says he is unavailable
    Undecided,   ///< enters at a turn that the file doesn't tell
  };
  Kind kind = Kind::Available;
  std::optional<int> from;  ///< of Later: the turn he enters in

  friend bool operator==(const Availability&, const Availability&) = default;
};

Availability availability(const model::Battle& battle, const model::Variant& variant, Id<model::Leader> leader,
                          int turn);
/// The same with the variant's placements() and the pool lines that hold in its scenario at hand, for those who ask
/// often.
Availability availability(const model::Battle& battle, const std::vector<const model::Placement*>& setUp,
                          const std::vector<const model::PoolLine*>& lines, Id<model::Leader> leader, int turn);

}  // namespace redoubt::rules
