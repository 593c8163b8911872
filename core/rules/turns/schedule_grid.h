#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/turns/activation.h"

/// The schedule of a scenario as a grid, turns by armies, leaders and chits, as rulebooks print it (Racławice [13.0],
/// Maciejowice [13.0]): what the window, printed sheets and the command line show.
namespace redoubt::rules {

/// A number of chits that a player chooses, or a set of leaders whose chits are all in the pool.
struct GridChoice {
  bool isAll = false;                           ///< all of them are in the pool; otherwise `count` are chosen
  std::optional<int> count;                     ///< nothing: as many as the rules say
  bool isExcept = false;                        ///< all leaders of the army but these
  std::vector<Id<model::Leader>> leaders = {};  ///< empty: all leaders of the army
  std::optional<Id<model::PoolLine>> line = {};

  /// Whether they say the same, whatever line they are from.
  bool saysThe(const GridChoice& other) const {
    return isAll == other.isAll && count == other.count && isExcept == other.isExcept && leaders == other.leaders;
  }
  friend bool operator==(const GridChoice&, const GridChoice&) = default;
};

/// What holds of a row in one turn.
struct TurnCell {
  bool isFixed = false;                      ///< the chit is in the pool
  bool isByRules = false;                    ///< not because of a line, but by the rules where an army has no schedule
  bool mayBeChosen = false;                  ///< it is one of those to choose from
  bool isOpening = false;                    ///< its activation begins the turn
  bool isEntering = false;                   ///< it comes onto the map
  bool isDiced = false;                      ///< dice tell whether it comes, or whether it has come
  bool isAvailable = false;                  ///< a line says that it can be chosen from here on
  bool isBarred = false;                     ///< a line says that it can't be activated
  bool isUnsure = false;                     ///< whether the chit is there depends on something unknown
  std::optional<Availability> absence = {};  ///< why it can't be activated
  std::optional<Chance> comesNow = {};       ///< of isDiced, if its dice can be read
  std::optional<Chance> hasCome = {};        ///< the same until this turn
  std::optional<Id<model::Entry>> entry = {};   ///< by which it comes
  std::vector<Id<model::PoolLine>> lines = {};  ///< that say so
  std::vector<GridChoice> choices = {};         ///< of the row of an army

  bool isEmpty() const {
    return !isFixed && !mayBeChosen && !isOpening && !isEntering && !isDiced && !isAvailable && !isBarred &&
           choices.empty();
  }
  friend bool operator==(const TurnCell&, const TurnCell&) = default;
};

struct GridRow {
  enum class Kind {
    Army,    ///< heads an army: what its player chooses
    Leader,  ///< the chit of a leader
    Chit,    ///< a chit of the rules' own pools: of a formation, an event, the end
  };
  Kind kind = Kind::Leader;
  std::optional<Id<model::Army>> army;  ///< nothing: a chit of nobody
  std::optional<Id<model::Leader>> leader = {};
  std::string title = {};            ///< as the file has it
  std::string rule = {};             ///< of a chit: the path of its rule
  int copies = 1;                    ///< of a chit
  bool isOverall = false;            ///< an overall commander
  std::vector<TurnCell> cells = {};  ///< one for each turn

  friend bool operator==(const GridRow&, const GridRow&) = default;
};

/// The head of a column.
struct GridTurn {
  struct State {
    std::string path;
    std::string title;
    std::vector<std::pair<std::string, Chance>> levels;  ///< titles with their chances; empty: unknown
    friend bool operator==(const State&, const State&) = default;
  };
  struct Segment {
    std::string path;
    std::string title;
    friend bool operator==(const Segment&, const Segment&) = default;
  };
  int turn = 1;
  std::string clock = {};          ///< when it begins, "16:10"; empty if the scenario doesn't say
  std::vector<State> states = {};  ///< of the game: the weather
  std::vector<Segment> segments = {};
  std::vector<Id<model::Event>> events = {};

  friend bool operator==(const GridTurn&, const GridTurn&) = default;
};

struct ScheduleGrid {
  std::vector<GridTurn> turns;
  std::vector<GridRow> rows;
  bool isEndKnown = true;  ///< false: neither scenario nor rules give the last turn

  const GridRow* row(Id<model::Leader> leader) const;
  const GridRow* row(Id<model::Army> army) const;
  /// Null for a turn that the grid doesn't have.
  const TurnCell* cell(const GridRow& row, int turn) const;
};

/// The grid of a variant: its armies by ordinal, each with its leaders, then the chits of the rules' own pools. Columns
/// are the turns of the game, at most 200; without an end those that the schedule names.
ScheduleGrid scheduleGrid(const model::Battle& battle, const RuleBook& book, const model::Variant& variant);

/// What the choices of a line are; nothing for a line of another kind.
std::optional<GridChoice> choiceOf(const model::Battle& battle, const model::PoolLine& line);

/// How many chits are chosen altogether, and whether that says all: no sets, and nothing left to the rules.
struct GridCount {
  bool isPlain = false;
  int count = 0;
};
GridCount countOf(const std::vector<GridChoice>& choices);

/// The grid as text: a line for each row, a column for each turn. `*` in the pool, `o` may be chosen, `>` enters, `?`
/// by dice, `!` opens, `-` not available; the row of an army has the numbers that are
/// chosen, with a letter for a set that is told below.
std::string gridText(const model::Battle& battle, const ScheduleGrid& grid);

}  // namespace redoubt::rules
