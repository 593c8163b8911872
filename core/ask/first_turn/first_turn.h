#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/ask/answer.h"
#include "core/ask/map_answers.h"
#include "core/ask/turn_answers.h"
#include "core/base/watch.h"
#include "core/rules/sight/sight.h"

/// What the rules make of a set-up at the opening of a turn, before anybody has moved: who can shoot at whom, attack
/// and charge, who arrives, who is out of command or supply. A designer asks so whether a battle works from its first
/// turn on, a transcriber whether a set-up makes sense.
namespace redoubt::ask {

/// A hex with enemies within the range of a unit that can fire.
struct OpeningShot {
  enum class Can {
    Yes,
    Perhaps,  ///< it depends on something unknown, told by the refusals of the answer
    Turned,   ///< it sees the hex but doesn't face it
    Hidden,   ///< it doesn't see the hex
  };
  Can can = Can::Yes;
  hex::HexKey on;
  int distance = 0;
  std::vector<hex::HexKey> blockers;                     ///< of the line of sight, for Hidden
  rules::SightBlock block = rules::SightBlock::Terrain;  ///< what blocks there
  std::string terrain;                                   ///< of the first of them, if it is that
  ActionAnswer answer;                                   ///< of this unit alone
};

/// A unit on the map that can fire, with the enemies within its range.
struct OpeningFire {
  rules::Member unit = rules::kNobody;
  std::optional<int> range;          ///< the greatest of its actions; nothing: unknown
  bool isUnsure = false;             ///< whether it can fire at all depends on something unknown
  std::vector<OpeningShot> shots;    ///< by `can`, then by distance
  std::vector<std::string> missing;  ///< rules without which its range is unknown
  std::vector<Reason> because;
  rules::Certainty certainty = rules::Certainty::Known;
};

/// A hex with enemies that units of the other side can attack from where they stand.
struct OpeningAttack {
  hex::HexKey on;
  std::vector<rules::Member> by;  ///< as many as may attack together
  bool isPerhaps = false;         ///< it depends on something unknown, told by the refusals of the answer
  ActionAnswer answer;
};

/// How a unit can come to enemies in a turn.
struct OpeningApproach {
  enum class How {
    Enter,   ///< it moves into their hex
    Beside,  ///< it moves to where it can attack them from
    Charge,  ///< by a charge of the rules `charge/…`
    Act,     ///< by an action in the course of its movement
  };
  How how = How::Enter;
  hex::HexKey on;
  hex::HexKey from;                          ///< the cheapest hex to do it from; of Enter and Charge the unit's own
  Rational cost;                             ///< in points of movement
  std::optional<rules::Chance> chance = {};  ///< that a roll gives points enough
  std::string action = {};                   ///< of Act
  bool isPerhaps = false;                    ///< it depends on something unknown, such as its facing
};

/// What a unit on the map can do by moving.
struct OpeningMove {
  rules::Member unit = rules::kNobody;
  std::size_t ends = 0;                     ///< hexes in which it can end, beside its own
  std::optional<Rational> allowance;        ///< nothing: unknown
  std::vector<OpeningApproach> approaches;  ///< by `how`, then by cost
  std::string refusal;                      ///< the rule by which it may not move
  std::vector<std::string> missing;         ///< rules without which nothing is known
  rules::Certainty certainty = rules::Certainty::Known;
  std::vector<Reason> because;

  /// Whether it surely can't leave its hex: by a rule, or because nothing it could enter has room for it.
  bool isStuck() const { return ends == 0 && missing.empty() && certainty != rules::Certainty::Unknown; }
};

/// Counters that enter the map.
struct OpeningArrival {
  enum class Room { Free, Friends, Enemies };
  struct Way {
    hex::HexKey hex;
    Room room = Room::Free;
  };
  const model::Entry* entry = nullptr;
  std::vector<rules::Member> units;
  std::vector<rules::Member> leaders;   ///< with whose activation units arrive whose entry waits for that
  std::optional<rules::Chance> chance;  ///< that they come in this turn; nothing: not by a turn, or unknown
  std::optional<int> earliest;          ///< the first turn in which they can come; nothing: not by a turn, or unknown
  std::optional<rules::Chance> first;   ///< the chance of that turn
  std::vector<Way> ways;                ///< the entry's hexes, by key
  rules::Certainty certainty = rules::Certainty::Known;
  std::vector<Reason> because;  ///< the paragraph of the entry has no rule

  bool isNow(int turn) const { return chance.has_value() || (earliest && *earliest == turn); }
};

/// Counters that begin on the map in hexes that players choose, or that nobody has written down yet. Nothing can be
/// said of them.
struct OpeningChoice {
  model::PlacementRule rule = model::PlacementRule::Zone;
  std::string army;
  const model::Zone* zone = nullptr;
  std::optional<hex::HexKey> hex;
  std::optional<int> distance;
  std::vector<rules::Member> units;
  std::vector<hex::HexKey> hexes;  ///< in which they may begin
};

/// A leader and the units that he leads.
struct OpeningCommand {
  rules::Member leader = rules::kNobody;  ///< nobody: units on the map whose leader isn't
  bool isOverall = false;                 ///< of his army
  std::vector<hex::HexKey>
      hexes;  ///< his own; if he begins with his units or in a zone, those where all are in command
  std::optional<hex::HexKey> nearest;  ///< if there is none: the one from which the fewest are out of command
  std::vector<rules::Member> in;
  std::vector<rules::Member> out;
  std::vector<rules::Member> unsure;
  std::vector<rules::Member> absent;   ///< of his units, those that are not on the map
  std::vector<rules::Member> byPower;  ///< of other commands, within the reach of his power
  std::optional<int> powerUnits;       ///< how many of those he may activate
  rules::Certainty certainty = rules::Certainty::Known;
  std::vector<Reason> because;
};

/// Units that a flood for supply, or for anything but command and moves, doesn't reach.
struct OpeningTrace {
  std::string question;  ///< "supply"
  std::string flood;     ///< its name
  std::string title;
  std::vector<rules::Member> out;
  std::vector<rules::Member> unsure;
  int in = 0;  ///< how many it reaches
  rules::Certainty certainty = rules::Certainty::Known;
  std::vector<Reason> because;
};

/// Units that begin in a zone of the enemy's.
struct OpeningZone {
  std::string zone;   ///< its name; "control" for the zones of control of `control/…`
  std::string title;  ///< empty for those
  std::vector<rules::Member> units;
  std::vector<rules::Member> unsure;
  rules::Certainty certainty = rules::Certainty::Known;
  std::vector<Reason> because;
};

/// The two nearest hexes of enemies, or in which enemies may begin.
struct OpeningDistance {
  int hexes = 0;
  hex::HexKey one;
  hex::HexKey other;
};

/// What is not told by the chits of a pool.
struct OpeningChits {
  std::string army;
  int choices = 0;                           ///< how many chits its player adds
  std::vector<const model::Leader*> barred;  ///< leaders on the map who can't be activated in this turn
};

struct FirstTurn {
  int turn = 1;
  bool isWhole = true;  ///< false: stopped before the end
  std::optional<OpeningDistance> nearest;
  std::optional<OpeningDistance> nearestChoice;  ///< the least there can be, where players choose hexes
  std::vector<OpeningFire> fire;
  std::vector<OpeningAttack> attacks;
  std::vector<OpeningMove> moves;
  std::vector<OpeningCommand> commands;
  std::vector<OpeningTrace> traces;
  std::vector<OpeningZone> zones;
  std::vector<OpeningArrival> arrivals;  ///< those of this turn first, then by turn
  std::vector<OpeningChoice> choices;
  std::vector<std::string> onCounters;  ///< armies whose start hexes stand on their counters, and not in the file
  std::optional<PoolAnswer> pool;       ///< nothing: the rules have no chits
  std::vector<OpeningChits> chits;      ///< of armies of which there is something to say
  TurnAnswer course;                    ///< the turn's weather and segments
  std::string initiative;               ///< the player who has it, by slug; empty: the scenario doesn't say
  std::size_t withoutHex = 0;  ///< units that begin on the map in hexes nobody knows yet, as far as they are listed
  bool hasFire = false;        ///< whether the rules have actions that are fire
  bool hasAttacks = false;     ///< whether they have actions that are attacks, or a table for them
  bool entersEnemies = false;  ///< whether units may move into hexes with enemies
  bool hasCommand = false;     ///< whether they say anything of command
};

/// The attacks of the report alone: what units of either side can attack from where they stand.
std::vector<OpeningAttack> askAttacks(const World& world);
/// Whom a unit can fire at; nothing for one that can't fire.
std::optional<OpeningFire> askShots(const World& world, rules::Member unit);

/// The turn that a scenario begins with.
int firstTurnOf(const model::Battle& battle, Id<model::Scenario> scenario);

/// The world should be in the turn that is asked for ("turn=1"); otherwise the scenario's first is meant.
FirstTurn askFirstTurn(const World& world, const Watch& watch = {});

}  // namespace redoubt::ask
