#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/rules/turns/arrival.h"
#include "core/rules/turns/schedule.h"

/// Who can be activated in a turn, and what that allows ([3.3], [4.4], [13.0]).
namespace redoubt::rules {

/// A leader who can't be activated in a turn, and why.
struct ExcludedLeader {
  Id<model::Leader> leader;
  Availability why;      ///< never Available
  bool isFixed = false;  ///< the schedule wants his chit in the pool all the same

  friend bool operator==(const ExcludedLeader&, const ExcludedLeader&) = default;
};

/// A leader whose coming the dice decide: by those of his entry (M13.0), or those of his power, of which nothing is
/// known before they are rolled (S4.5).
struct DiceLeader {
  Id<model::Leader> leader;
  std::optional<Arrival> arrival;   ///< by the dice of his entry; nothing: there are none, or they can't be read
  std::optional<ShapeFault> fault;  ///< why not
  bool mayWait = false;

  /// The chance that he has come by a turn if he doesn't wait; none where nothing tells.
  Chance until(int turn) const { return arrival ? arrival->until(turn) : Chance(); }
};

/// The pool of an army in a turn.
struct ArmyPool {
  Id<model::Army> army;
  std::vector<Id<model::Leader>> fixed;       ///< their chits are in it, and they are there
  std::vector<Id<model::Leader>> opens;       ///< with whom the turn begins
  int choices = 0;                            ///< how many more its player chooses
  std::vector<Id<model::Leader>> candidates;  ///< from these, by ordinal: available and not in it already
  std::vector<ExcludedLeader> excluded;       ///< the other leaders, by ordinal
  std::vector<DiceLeader> byDice;  ///< who may have come by now, with his chances; in none of the lists above
  int least = 0;                   ///< chits of this army, if nobody comes whose coming isn't certain
  int most = 0;                    ///< if all of them have come
};

struct TurnPool {
  int turn = 1;
  std::vector<ArmyPool> armies;  ///< those with leaders in the variant, by ordinal
  int least = 0;                 ///< activations of the turn, of all armies
  int most = 0;
};

/// The pool of one turn of a variant. An army has the chits that the schedule gives it in that turn; one of which the
/// scenario's schedule says nothing at all has its overall commander and the choices of the rules `activation/overall`
/// and `activation/free-choice` ([3.3]).
TurnPool poolOf(const model::Battle& battle, const RuleBook& book, const model::Variant& variant, int turn);
/// The same for all turns of its game; empty if nothing tells how many these are.
std::vector<TurnPool> poolsOf(const model::Battle& battle, const RuleBook& book, const model::Variant& variant);

/// Which free choices a pool line allows, from its column `choice`: a list of leaders' slugs, or {"except": [slugs]}.
/// Without it all of the army. The same for a fixed line without leader.
bool allowsChoice(const model::PoolLine& line, const model::Leader& leader);

/// Leaders of an army whom another may activate.
struct OtherLeaders {
  std::string army;  ///< slug
  int leaders = 1;

  friend bool operator==(const OtherLeaders&, const OtherLeaders&) = default;
};

/// What the activation of a leader allows beyond his own command: the rule `activation/power/<leader>`, or for an
/// overall commander without one `activation/power/overall` (R4.4, M4.4, S4.4, S4.5).
struct Power {
  std::string path;  ///< of that rule
  std::vector<OtherLeaders> activates;
  bool actsLast = false;       ///< the others act before his own command
  bool hasOwnCommand = false;  ///< his own command acts as well
  std::optional<int> units;    ///< so many units of any command act,
  std::optional<int> within;   ///< no farther from him than so many hexes,
  std::vector<int> phases;     ///< in these phases
  bool moves = false;          ///< he may move himself
  bool returns = false;        ///< he comes back into the pool by dice, see returnOf
  bool isEstimate = false;

  friend bool operator==(const Power&, const Power&) = default;
};

/// Nothing for a leader without such a power in that scenario.
std::optional<Power> powerOf(const model::Battle& battle, const RuleBook& book, Id<model::Scenario> scenario,
                             const model::Leader& leader);

/// When a leader activated in `turn` is in the pool again, by the dice of his power (S4.5); what is wrong with them;
/// or nothing for one who has no such power.
std::optional<std::variant<Arrival, ShapeFault>> returnOf(const model::Battle& battle, const RuleBook& book,
                                                          Id<model::Scenario> scenario, const model::Leader& leader,
                                                          int turn);

/// A unit that several leaders may lead, such as one of a reserve (M4.5).
struct SharedUnit {
  Id<model::Unit> unit;
  std::vector<Id<model::Leader>> leaders;  ///< at least two, by ordinal

  friend bool operator==(const SharedUnit&, const SharedUnit&) = default;
};

/// Those among the forces of a variant.
std::vector<SharedUnit> sharedUnits(const model::Battle& battle, const model::Variant& variant);

}  // namespace redoubt::rules
