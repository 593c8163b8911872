#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/hex/layout.h"
#include "core/rules/combat/odds.h"
#include "core/rules/forces/figures.h"

/// Attacks by counters at their places in a set-up (Kłuszyn 6.11 to 6.15, 9.21, 14.11).
namespace redoubt::rules {

/// The places of units and their figures. Everything it refers to must outlive it.
struct CombatContext {
  const model::Battle& battle;
  const RuleBook& book;
  const hex::Layout& layout;
  const Figures& figures;
  const std::vector<const model::Placement*>& setUp;  ///< the placements that hold
};

/// The units in a hex, the top one first.
std::vector<const model::Placement*> defendersIn(const CombatContext& ground, hex::HexKey target);
/// Units of other players than those in the target's hex, in the hexes round it, by hex and stack; none for a target
/// that is empty or has units of several players (K6.11).
std::vector<const model::Placement*> attackersRound(const CombatContext& ground, hex::HexKey target);

/// Whether a unit may spend one of a stock in an attack: its type is one that `combat/shift/stock/<stock>` names.
bool maySpend(const RuleBook& book, const std::string& stock, const std::string& type);
/// The stocks that shift columns, by slug.
std::vector<std::string> stocksThatShift(const RuleBook& book);

/// The other hexes with units of the target's player that are next to one of its attackersRound(), by hex: they could
/// be attacked together with the target (K6.14).
std::vector<hex::HexKey> targetsBeside(const CombatContext& ground, hex::HexKey target);

/// Whether only one of the units in a hex defends, chosen by their owner, by `combat/one-defends` (scenarios of
/// Kłuszyn). False if there is just one unit.
bool oneDefends(const CombatContext& ground, hex::HexKey target);

/// Kinds of markers that a player still has to place and can place between two neighbours, where they hinder an attack
/// from one on the other (K14.11).
std::vector<std::string> markersThatMayStand(const CombatContext& ground, hex::HexKey from, hex::HexKey to);

/// The choices of an attack that do not follow from the places of counters.
struct AttackChoice {
  std::vector<hex::HexKey> targets;
  std::vector<const model::Placement*> attackers;           ///< in hexes round the targets
  std::map<Id<model::Placement>, std::string> spends = {};  ///< the stocks of which attackers spend one
  std::optional<std::string> trackLabel = {};               ///< the label of the morale marker's space
  /// Unplaced markers that are assumed to lie in front of an attacker.
  std::map<Id<model::Placement>, std::set<std::string>> standing = {};
  /// The defending unit of each hex for which oneDefends() is true; the top unit if none is named.
  std::map<hex::HexKey, Id<model::Placement>> defending = {};
};

/// Why a choice is not a valid attack.
enum class AttackFault {
  OnlyDefends,     ///< an attacker of an arm that only helps to defend
  NotBeside,       ///< an attacker without a target next to it, or the other way round; all of them must be adjacent if
                   ///< one side is in one hex (K6.11)
  SeveralTargets,  ///< the rules let only one hex be attacked at a time
  SeveralGroups,   ///< several hexes attack several others (K6.15)
  Unspecified,     ///< several hexes are attacked, and `combat/several` doesn't say whether that is allowed
};

/// The first fault of a choice that has attackers and targets; nothing for an attack that the rules allow.
std::optional<AttackFault> faultOf(const CombatContext& ground, const AttackChoice& choice);

/// The other enemy hexes in the zones of control of the attackers that must also be attacked by
/// `combat/must-be-attacked` (K6.13); not across a marker of the attacker's own hex that frees it from that (K6.18).
/// Attackers with an unknown facing are not considered. By hex.
std::set<hex::HexKey> stillToAttack(const CombatContext& ground, const AttackChoice& choice);

/// The units that defend all targets of a choice, by target.
std::vector<const model::Placement*> defendersOf(const CombatContext& ground, const AttackChoice& choice);

/// The attack of a choice on all units that defend, with the terrain, markers and leaders of the set-up. Units fight at
/// full strength. The player is that of the first attacker.
Attack attackFrom(const CombatContext& ground, const AttackChoice& choice);

}  // namespace redoubt::rules
