#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/rules/turns/arrival.h"
#include "core/rules/turns/schedule.h"

/// The leaders that can be activated in a turn, and the powers of activation ([3.3], [4.4], [13.0]).
namespace redoubt::rules {

/// A leader that can't be activated in a turn, and why.
struct ExcludedLeader {
  Id<model::Leader> leader;
  Availability why;      ///< never Available
  bool isFixed = false;  ///< the schedule puts the leader's chit into the pool nevertheless

  friend bool operator==(const ExcludedLeader&, const ExcludedLeader&) = default;
};

/// A leader whose arrival depends on dice: those of the entry (M13.0), or those of the leader's power, which are
/// unknown before they are rolled (S4.5).
struct DiceLeader {
  Id<model::Leader> leader;
  std::optional<Arrival> arrival;   ///< by the dice of the entry; nothing: there are none, or they can't be read
  std::optional<ShapeFault> fault;  ///< why they can't be read
  bool mayWait = false;

  /// The chance that the leader has arrived by a turn without waiting; zero if the dice are unknown.
  Chance until(int turn) const { return arrival ? arrival->until(turn) : Chance(); }
};

/// The pool of an army in a turn.
struct ArmyPool {
  Id<model::Army> army;
  std::vector<Id<model::Leader>> fixed;       ///< their chits are in it, and they are available
  std::vector<Id<model::Leader>> opens;       ///< the leaders that begin the turn
  int choices = 0;                            ///< the number of chits that its player adds
  std::vector<Id<model::Leader>> candidates;  ///< to choose from, by ordinal: available and not in it yet
  std::vector<ExcludedLeader> excluded;       ///< the other leaders, by ordinal
  std::vector<DiceLeader> byDice;  ///< leaders that may have arrived, with their chances; in none of the lists above
  int least = 0;                   ///< chits of this army, if no leader with an uncertain arrival has come
  int most = 0;                    ///< if all of them have come
};

struct TurnPool {
  int turn = 1;
  std::vector<ArmyPool> armies;  ///< those with leaders in the variant, by ordinal
  int least = 0;                 ///< activations of the turn, of all armies
  int most = 0;
};

/// The pools of all turns of a variant's game; empty if their number is unknown. An army has the chits that the
/// schedule gives it in a turn; an army that the scenario's schedule doesn't mention has its overall commander and the
/// choices of the rules `activation/overall` and `activation/free-choice` ([3.3]).
std::vector<TurnPool> poolsOf(const model::Battle& battle, const RuleBook& book, const model::Variant& variant);

/// Which free choices a pool line allows, from its column `choice`: a list of leaders' slugs, or {"except": [slugs]}.
/// Without it all leaders of the army. The same for a fixed line without a leader.
bool allowsChoice(const model::PoolLine& line, const model::Leader& leader);

/// Leaders of an army that another leader may activate.
struct OtherLeaders {
  std::string army;  ///< slug
  int leaders = 1;

  friend bool operator==(const OtherLeaders&, const OtherLeaders&) = default;
};

/// What the activation of a leader allows in addition to the leader's own command: the rule
/// `activation/power/<leader>`, or for an overall commander without that rule `activation/power/overall` (R4.4, M4.4,
/// S4.4, S4.5).
struct Power {
  std::string path;  ///< of that rule
  std::vector<OtherLeaders> activates;
  bool actsLast = false;       ///< the others act before the leader's own command
  bool hasOwnCommand = false;  ///< the leader's own command acts as well
  std::optional<int> units;    ///< the number of units of any command that act,
  std::optional<int> within;   ///< their greatest distance from the leader, in hexes,
  std::vector<int> phases;     ///< and the phases in which they act
  bool moves = false;          ///< the leader may also move
  bool returns = false;        ///< the leader returns to the pool by dice, see returnOf
  bool isEstimate = false;

  friend bool operator==(const Power&, const Power&) = default;
};

/// Nothing for a leader without such a power in that scenario.
std::optional<Power> powerOf(const model::Battle& battle, const RuleBook& book, Id<model::Scenario> scenario,
                             const model::Leader& leader);

/// When a leader activated in `turn` is in the pool again, by the dice of the leader's power (S4.5); or what is wrong
/// with the dice; or nothing for a leader without such a power.
std::optional<std::variant<Arrival, ShapeFault>> returnOf(const model::Battle& battle, const RuleBook& book,
                                                          Id<model::Scenario> scenario, const model::Leader& leader,
                                                          int turn);

}  // namespace redoubt::rules
