#pragma once

#include <redoubt/names.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What the rules answer. Every answer says how far it can be relied on, and which rules decided.
namespace redoubt::library {

/// From best to worst.
enum class Certainty {
  Known,      ///< printed, derived, or the author's own
  Estimated,  ///< it rests on a working value
  Unknown,    ///< something that it would need isn't known
};

enum class Verdict { No, Yes, Unknown };

/// A rule that decided.
struct Reason {
  std::string rule;      ///< its path: "attack/hexes"
  std::string citation;  ///< the paragraph of the rulebook: "R6.2"; empty if none is known
  Certainty certainty = Certainty::Known;
};

struct Answer {
  Certainty certainty = Certainty::Known;
  std::vector<Reason> because;
};

/// A probability: so many of equally likely cases.
struct Chance {
  std::int64_t favourable = 0;
  std::int64_t cases = 1;  ///< 1 or more

  double value() const noexcept { return static_cast<double>(favourable) / static_cast<double>(cases); }
};

/// Why something is not allowed.
struct Refusal {
  /// "no-action", "not-by", "not-at", "out-of-range", "no-sight", "joint", "no-target", "friend", "phase", "state",
  /// "arc", "targets", "points" or "stock"; docs/library.md tells what each means.
  std::string why;
  std::string rule;     ///< empty for what holds in every game
  PieceName piece;      ///< empty: it is about no unit in particular
  bool isOpen = false;  ///< it depends on something unknown
};

// --- movement

/// Where a unit can end its movement, or a retreat.
struct ReachAnswer : Answer {
  struct End {
    HexNumber hex;
    HexNumber second;                   ///< the other hex of a unit across two
    Fraction cost;                      ///< points of movement; of a retreat hexes
    std::string way;                    ///< the way of moving by the rules' own name; empty: as usual
    std::optional<Chance> chance = {};  ///< that a roll gives points enough; nothing: no roll is needed
  };
  /// Something that it can do to enemies in the course of its movement, such as an overrun.
  struct Act {
    std::string action;
    HexNumber on;
    HexNumber from;
    Fraction cost;  ///< of movement and action together
    std::vector<Refusal> refusals;
  };
  std::vector<End> ends;  ///< without the hex in which it stands
  std::vector<Act> acts;
  std::vector<HexNumber> unknown;     ///< those that it can perhaps reach
  std::optional<Fraction> allowance;  ///< in points of movement; nothing: unknown
  std::vector<std::string> missing;   ///< rules without which nothing is known
  std::string refusal;                ///< the rule by which it may not move; "off-map": it is on no hex; empty: it may
};

/// Hexes for which something holds.
struct HexesAnswer : Answer {
  std::vector<HexNumber> sure;
  std::vector<HexNumber> possible;  ///< those that depend on something unknown
  std::string by;                   ///< the zone's or action's own name
  std::string refusal;              ///< the rule by which there are none; empty: there is no such rule
};

// --- the map

struct SightAnswer : Answer {
  bool sees = false;
  std::vector<HexNumber> blockers;  ///< the first obstacle
};

/// Whether something reaches a unit: supply, command, a way off the map.
struct TraceAnswer : Answer {
  Verdict isReached = Verdict::Unknown;
  bool isNeeded = true;            ///< false: the rules don't ask for it
  std::vector<HexNumber> path;     ///< to the unit
  std::vector<PieceName> sources;  ///< the units or leaders where the path begins
  std::string by;                  ///< the rules' name for it
};

struct StackAnswer : Answer {
  struct Limit {
    std::string name;
    PlayerName side;  ///< whose units are counted
    std::string of;   ///< "counters", "size" or the rating that is added up
    Fraction count;
    std::optional<Fraction> most = {};
    Verdict fits = Verdict::Unknown;
    std::string rule;
  };
  Verdict fits = Verdict::Yes;
  std::vector<Limit> limits;
};

// --- fighting

struct Result;

/// One thing that a result does.
struct Consequence {
  enum class Does { Retreat, Lose, Eliminate, Exchange, State, Check, Advance, Track, Remove };
  /// Each: to each of the units. One: to one of them. Shared: so much among them, as their owner likes. Together: they
  /// do it together.
  enum class How { Each, One, Shared, Together };
  Does does = Does::Retreat;
  How how = How::Each;
  std::vector<PieceName> units;         ///< none for a track or a state of the game
  std::optional<Fraction> amount = {};  ///< hexes of Retreat and Advance; steps or points of Lose; spaces of Track
  bool isAll = false;                   ///< all of them, whatever the amount
  bool countsPoints = false;            ///< of Lose: points of strength, not steps
  std::string name;                     ///< of the state, table, rating or track
  std::string level;                    ///< of State; empty where it is unknown
  bool isOptional = false;              ///< the owner may leave it
  bool isOpen = false;                  ///< whether it happens depends on something unknown
  std::vector<Result> results;          ///< of Check: its results, each with its chance
};

/// A result of a table with its chance.
struct Result {
  std::string text;  ///< as the table prints it
  Chance chance;
  bool isExplained = false;  ///< false: no rule says what it does
  /// What it does, one part after another. Of a part with several ways the owner of the units chooses one.
  std::vector<std::vector<std::vector<Consequence>>> parts;
};

/// What a unit adds, or what something costs it.
struct Share {
  PieceName piece;
  std::optional<Fraction> points = {};  ///< nothing: unknown
  Certainty certainty = Certainty::Known;
};

/// Something that changed a strength, the column or the roll.
struct Adjustment {
  std::string of;    ///< "rating", "column", "roll", "cost"
  std::string does;  ///< "set", "times", "add", "most", "least"
  std::optional<Fraction> by = {};
  PieceName piece;  ///< whose rating; empty for others
  std::string rule;
  std::string citation;
  bool isOpen = false;  ///< whether it acts is unknown; the results are those without it
};

/// Of an attack, of fire, of any other action: the odds, and what can come of them.
struct ActionAnswer : Answer {
  /// Whether the rules allow it, as far as is known. What would come of it is told even where they don't.
  bool isAllowed() const noexcept { return refusals.empty(); }

  std::string action;  ///< the rules' name; empty: by the table alone
  std::string table;
  std::vector<Refusal> refusals;
  std::vector<Share> attackers;
  std::vector<Share> defenders;
  std::optional<Fraction> attack = {};   ///< what is compared with
  std::optional<Fraction> defence = {};  ///< this; nothing: unknown, or not what the table asks for
  std::string index;                     ///< "3:1", "+2", "7"; empty: unknown
  std::string column;                    ///< of the table, after all shifts; empty: unknown
  std::string columnBefore;              ///< before them
  bool isBeyond = false;                 ///< beyond the table, where there is no result
  Fraction rollChange;                   ///< what is added to the roll
  std::vector<Adjustment> adjustments;
  std::vector<Result> results;           ///< empty if the column or the roll is unknown
  std::vector<Share> costs;              ///< points of movement of those who act
  std::vector<PieceName> mustAct;        ///< who else has to take part
  std::vector<PieceName> mustBeActedOn;  ///< to whom else it has to be done
  std::vector<std::string> missing;      ///< rules without which the answer is incomplete
};

// --- states of units

struct StatesAnswer : Answer {
  struct State {
    std::string name;
    std::string level;  ///< empty: unknown
  };
  /// How a state can change now, such as by rallying.
  struct Change {
    struct Level {
      std::string name;
      Chance chance;
    };
    std::string state;
    std::string name;
    std::string on;  ///< the moment at which it comes about
    std::string from;
    std::vector<Level> becomes;
    bool isAllowed = true;
    bool isOpen = false;
    std::string rule;
  };
  std::vector<State> states;  ///< its own, those of its commands and of its army
  std::vector<Change> changes;
};

// --- the course of the game

struct PoolAnswer : Answer {
  struct Chit {
    std::string name;  ///< the leader's or command's short name, or that of the rule
    ArmyName army;     ///< empty for those of nobody
    std::string
        kind;  ///< "leader", "command", "army", "event", "end"; of older rules "fixed", "opens", "choice", "dice"
    int copies = 1;
    bool isOpen = false;
  };
  std::vector<Chit> chits;
};

struct ActivationAnswer : Answer {
  struct Level {
    std::string name;
    Chance chance;
    std::vector<std::string> may;       ///< what units may do; empty: anything, or unknown
    std::optional<Fraction> most = {};  ///< so many units; nothing: all
  };
  std::vector<PieceName> units;
  std::vector<PieceName> perhaps;
  std::vector<Level> levels;
};

struct TurnAnswer : Answer {
  struct Segment {
    std::string name;
    std::string title;
    std::vector<PieceName> units;  ///< that act in it
    std::vector<PieceName> perhaps;
    std::vector<std::string> may;  ///< what they may do; empty: anything, or unknown
    std::string pool;              ///< whose chits are drawn; empty: none
  };
  struct Arrival {
    PieceName piece;
    Chance chance;
    std::vector<HexNumber> hexes;
  };
  struct State {
    std::string name;  ///< of the game: the weather
    std::string level;
    Chance chance;
  };
  std::vector<std::string> phases;  ///< where there are no segments
  std::vector<Segment> segments;
  std::vector<Arrival> arrivals;
  std::vector<State> states;
};

struct VictoryAnswer : Answer {
  struct Award {
    PlayerName player;
    std::string name;
    Fraction points;
    int times = 0;        ///< for how many units or hexes it is given
    std::string moment;   ///< "once", "turn", "end"; empty: what can be gained at all, not what this position gives
    bool isOpen = false;  ///< there may be more or less
  };
  struct Total {
    PlayerName player;
    Fraction points;
    bool isOpen = false;
  };
  std::vector<Award> awards;
  std::vector<Total> totals;
  PlayerName ahead;   ///< empty: nobody, or the rules don't say
  std::string level;  ///< what the lead is called; may be empty
};

// --- what can be done from here

/// An attack that is possible from where the units stand.
struct Opportunity {
  HexNumber on;
  std::vector<PieceName> by;  ///< as many as may act together; of fire the one unit
  bool isPerhaps = false;     ///< it depends on something unknown
  ActionAnswer answer;
};

/// How a unit can come to enemies by moving.
struct Approach {
  enum class How {
    Enter,   ///< it moves into their hex
    Beside,  ///< it moves to a hex from which it can attack them
    Charge,  ///< by a charge
    Act,     ///< by an action in the course of its movement
  };
  PieceName piece;
  How how = How::Enter;
  HexNumber on;
  HexNumber from;  ///< the cheapest hex to do it from
  Fraction cost;   ///< points of movement
  bool isPerhaps = false;
};

/// All that the units of both sides can do to each other in the turn that the position is in, before anybody has moved.
struct OpeningAnswer {
  std::vector<Opportunity> attacks;
  std::vector<Opportunity> fire;  ///< at enemies that the unit sees
  std::vector<Approach> approaches;
  std::vector<PieceName> stuck;  ///< units that surely can't leave their hex
};

}  // namespace redoubt::library
